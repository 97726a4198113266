"""tools/soak.py: a slice of the long run, and that it finds what it looks for."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine import parse
from engine.bots import greedy
from engine.registry import open_table
from tests.conformance.matches import SETUPS
from tools import soak

Capture = pytest.CaptureFixture[str]


def soaked(capsys: Capture, *arguments: str) -> tuple[int, list[str], dict[str, Any]]:
    """The exit code, the lines before the last, and the last one decoded."""
    code = soak.main(list(arguments))
    *lines, last = capsys.readouterr().out.splitlines()
    return code, lines, json.loads(last)


def test_a_slice_of_the_long_run(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(greedy, "NODE_LIMIT", 1)
    arguments = ["--games", "2", "--greedy", "1", "--jobs", "1", "--plain"]
    code, lines, figures = soaked(capsys, *arguments)
    assert code == 0, lines
    assert figures["failures"] == 0
    assert figures["cells"] == len(soak.cells(None, plain=True)) == len(lines) - 1
    assert figures["cells"] == 4 * len({(s.name, s.players) for s in SETUPS})
    assert figures["matches"] == figures["cells"] // 4 * (3 * 2 + 1)
    assert figures["matches"] == sum(figures["outcomes"].values())
    assert figures["redeals"] > 100


@pytest.mark.native
def test_it_uses_several_processes(capsys: Capture) -> None:
    game = SETUPS[0].name
    arguments = ["--game", game, "--games", "2", "--greedy", "1", "--plain"]
    told = [soaked(capsys, *arguments, "--jobs", jobs)[2] for jobs in ("1", "2")]
    assert told[0] | {"seconds": 0} == told[1] | {"seconds": 0}, (
        "the seed decides, not the processes"
    )
    assert told[0]["cells"] < len(soak.cells(None)) or len({s.name for s in SETUPS}) == 1


def test_it_ends_in_time(capsys: Capture) -> None:
    code, _lines, figures = soaked(capsys, "--games", "1000000", "--seconds", "0.5", "--jobs", "1")
    assert code == 0
    assert figures["seconds"] < 5


def test_a_failure_is_shown_as_a_match_that_can_be_looked_at(
    capsys: Capture, monkeypatch: Any
) -> None:
    kind = type(SETUPS[0].game.new_initial_state())
    whole, calls = kind.invariants, [0]

    def broken(self: Any) -> None:
        whole(self)
        calls[0] += 1
        if calls[0] % 60 == 0:
            raise AssertionError("a coin is missing")

    monkeypatch.setattr(kind, "invariants", broken)
    arguments = ["--game", SETUPS[0].name, "--games", "2", "--greedy", "1", "--jobs", "1"]
    code, lines, figures = soaked(capsys, *arguments)
    assert code == 1
    assert figures["failures"] > 3
    at = next(i for i, line in enumerate(lines) if line.startswith("FAILED"))
    assert "AssertionError: a coin is missing" in lines[at]
    assert ", seed " in lines[at]
    table = open_table(parse(lines[at + 1]))
    assert f"ply {len(json.loads(lines[at + 1])['actions'])}" in lines[at]
    assert table.plies


@pytest.mark.parametrize("arguments", [["--game", "chess"], ["--games", "many"], ["--nonsense"]])
def test_a_wrong_command_line_ends_with_two(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        soak.main(arguments)
    assert caught.value.code == 2
