"""python -m engine: games, simulate, replay, link, play. Run in this process, so in Pyodide too."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import parse, terminal
from engine.__main__ import main
from engine.bots import greedy
from engine.core.link import PREFIX, pack, unpack
from engine.core.table import Table
from engine.registry import GAMES, open_table
from tests.conformance.matches import Setup, play, snapshot
from tests.core.damaged import GOOD, NOT_A_RECORD, NOT_PLAYABLE

Capture = pytest.CaptureFixture[str]


def type_in(monkeypatch: pytest.MonkeyPatch, lines: list[str]) -> None:
    """Answers each question of `play` with a line, then with the end of input."""
    left: Iterator[str] = iter(lines)

    def typed(_prompt: str = "") -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", typed)


def figures(capsys: Capture, *arguments: str) -> dict[str, Any]:
    assert main(["simulate", *arguments]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1, "one line of JSON"
    decoded: dict[str, Any] = json.loads(lines[0])
    return decoded


def refused(capsys: Capture, *arguments: str) -> str:
    """Exit code 1, one sentence on standard error, nothing on standard output but a beginning."""
    assert main(list(arguments)) == 1
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "Traceback" not in told
    return told.strip()


# --- games, simulate ------------------------------------------------------------------------------


def test_games_are_listed(capsys: Capture) -> None:
    assert main(["games"]) == 0
    lines = capsys.readouterr().out.splitlines()
    for line, info in zip(lines, GAMES.values(), strict=True):
        assert line.startswith(info.id)
        assert info.name in line


def test_simulate_prints_its_figures(capsys: Capture, setup: Setup) -> None:
    arguments = [
        setup.name,
        "--players",
        str(setup.players),
        "--games",
        "2",
        "--seed",
        "7",
        "--check",
    ]
    told = figures(capsys, *arguments)
    keys = "game players seed games plies chance_plies outcomes mean_score_by_seat wins_by_seat"
    keys += " mean_score_by_bot wins_by_bot plies_per_s"
    assert set(told) == set(keys.split())
    assert told["games"] == sum(told["outcomes"].values()) == 2
    assert told["game"] == setup.name
    assert len(told["mean_score_by_seat"]) == len(told["wins_by_seat"]) == setup.players
    assert sum(told["wins_by_seat"]) == pytest.approx(1, abs=0.001)
    assert told["wins_by_bot"]["random"] == pytest.approx(1, abs=0.001)
    again = figures(capsys, *arguments)
    assert told | {"plies_per_s": 0} == again | {"plies_per_s": 0}, "the seed decides"
    other = figures(capsys, *arguments[:-3], "--seed", "8")
    assert told["mean_score_by_seat"] != other["mean_score_by_seat"]


def test_simulate_seats_the_bots_in_turn(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, setup: Setup
) -> None:
    monkeypatch.setattr(greedy, "NODE_LIMIT", 1)
    bots = "greedy,random,first,last,random,first"
    told = figures(
        capsys,
        setup.name,
        "--players",
        str(setup.players),
        "--games",
        str(setup.players),
        "--bots",
        bots,
    )
    names = set(bots.split(",")[: setup.players])
    assert set(told["mean_score_by_bot"]) == set(told["wins_by_bot"]) == names
    assert sum(told["wins_by_bot"].values()) == pytest.approx(1, abs=0.001)


def test_check_finds_what_does_not_add_up(capsys: Capture, monkeypatch: Any, setup: Setup) -> None:
    def broken(_self: object) -> None:
        raise AssertionError("a coin is missing")

    monkeypatch.setattr(type(setup.game.new_initial_state()), "invariants", broken)
    arguments = ["simulate", setup.name, "--players", str(setup.players), "--games", "1"]
    assert main(arguments) == 0
    with pytest.raises(AssertionError, match="coin"):
        main([*arguments, "--check"])


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "titans", "--players", "9"],
        ["simulate", "titans", "--players", "1"],
        ["simulate", "titans", "--bots", "genius"],
        ["play", "titans", "--players", "5"],
        ["play", "titans", "--bot", "genius"],
        ["play", "titans", "--name", ""],
        ["replay", "/no/such/file.json"],
        ["replay", "."],
    ],
)
def test_what_can_not_be_done_is_told_in_a_sentence(capsys: Capture, arguments: list[str]) -> None:
    refused(capsys, *arguments)


@pytest.mark.parametrize(
    "arguments",
    [[], ["dance"], ["simulate"], ["simulate", "chess"], ["simulate", "titans", "--games", "x"]],
)
def test_a_wrong_command_line_ends_with_two(capsys: Capture, arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    assert "usage:" in capsys.readouterr().err


# --- replay ---------------------------------------------------------------------------------------


def saved(path: Path, data: Any) -> str:
    path.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return str(path)


def test_replay_prints_the_scores(capsys: Capture, tmp_path: Path, setup: Setup) -> None:
    table = setup.table("replayed")
    play(table, Random(5), 10**6)
    assert main(["replay", saved(tmp_path / "match.json", table.record().to_json())]) == 0
    told = capsys.readouterr().out
    outcome = table.state.outcome()
    assert outcome is not None
    assert f"{table.plies} plies" in told
    for seat, score in zip(table.seats, outcome.scores, strict=True):
        assert f"{seat.name}: {score.total} (" in told


def test_replay_of_a_match_that_goes_on(capsys: Capture, tmp_path: Path) -> None:
    assert main(["replay", saved(tmp_path / "match.json", GOOD)]) == 0
    assert "not over" in capsys.readouterr().out


def test_replay_tells_the_ply_and_the_reason(capsys: Capture, tmp_path: Path, setup: Setup) -> None:
    table = setup.table("spoilt")
    play(table, Random(6), 10**6)
    record = table.record().to_json()
    for ply in (0, 12, 77, table.plies - 1):
        actions = [*record["actions"]]
        actions[ply] = "castle"
        told = refused(
            capsys, "replay", saved(tmp_path / "match.json", record | {"actions": actions})
        )
        assert f"move {ply + 1} (castle): No action of this game" in told
    illegal = [*record["actions"], record["actions"][0]]
    told = refused(capsys, "replay", saved(tmp_path / "match.json", record | {"actions": illegal}))
    assert f"move {table.plies + 1}" in told
    assert "already over" in told


@pytest.mark.parametrize(
    "name", ["foreign", "future format", "a million actions", "name is a number"]
)
def test_replay_refuses_damaged_files(capsys: Capture, tmp_path: Path, name: str) -> None:
    assert refused(capsys, "replay", saved(tmp_path / "x.json", NOT_A_RECORD[name])).endswith(".")


def test_replay_refuses_what_can_not_be_read(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "x.json").write_bytes(b"\x89PNG\xff\xfe")
    refused(capsys, "replay", str(tmp_path / "x.json"))
    refused(capsys, "replay", saved(tmp_path / "x.json", " " * 3_000_000))
    refused(capsys, "replay", saved(tmp_path / "x.json", NOT_PLAYABLE["the longest list"]))


# --- play -----------------------------------------------------------------------------------------


def test_a_match_typed_to_the_end(capsys: Capture, monkeypatch: Any, setup: Setup) -> None:
    tables: list[Table] = []
    monkeypatch.setattr(terminal, "complete_with", tables.append)
    monkeypatch.setattr("builtins.input", lambda _: tables[0].state.legal_actions()[-1].notation)
    arguments = ["play", setup.name, "--players", str(setup.players), "--bot", "random"]
    assert main([*arguments, "--name", "Zenobia", "--seed", "3"]) == 0
    told = capsys.readouterr().out
    assert tables[0].state.is_terminal()
    assert ". Zenobia: " in told
    assert told.splitlines()[-setup.players].startswith("  1. ")


def test_play_understands_its_commands(capsys: Capture, monkeypatch: Any, tmp_path: Path) -> None:
    file = tmp_path / "saved.json"
    lines = ["?", "help", "castle", "play red_tax", "done", "undo", "undo", "BUY  red"]
    lines += [f"save {file}", "save /no/such/folder/x.json", "save", "", "quit", "never read"]
    type_in(monkeypatch, lines)
    assert main(["play", "titans", "--seed", "amber-4711", "--bot", "random"]) == 0
    told = capsys.readouterr().out
    assert "No action of this game is written 'castle'." in told
    assert "Trade first, or end your trade; then a card is played. (TT-1)" in told
    assert "Nobody at this table has decided anything yet." in told
    assert "Buy wine for 6" in told
    assert "It can't be saved there" in told
    table = open_table(parse(file.read_text(encoding="utf-8")))
    assert [action.notation for action in table.actions[10:]] == ["buy red"]
    assert table.seats[1].level == "random"
    assert main(["replay", str(file)]) == 0


def test_fair_play_refuses_to_take_cards_back(capsys: Capture, monkeypatch: Any) -> None:
    type_in(monkeypatch, ["buy red", "play red_caravan_m1", "undo"])
    assert main(["play", "titans", "--seed", "amber-4711", "--bot", "first", "--fair"]) == 0
    assert "fair undo" in capsys.readouterr().out


def test_what_was_taken_back_is_told_again(capsys: Capture, monkeypatch: Any) -> None:
    type_in(monkeypatch, ["buy red", "undo", "buy red"])
    assert main(["play", "titans", "--seed", "amber-4711", "--bot", "first"]) == 0
    assert capsys.readouterr().out.count("Player buys wine for 6.") == 2


def test_the_end_of_input_is_a_goodbye(capsys: Capture, monkeypatch: Any) -> None:
    type_in(monkeypatch, [])
    assert main(["play", "titans"]) == 0
    assert "Traceback" not in capsys.readouterr().out


# --- link -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_link_is_printed_and_replayed(
    capsys: Capture, tmp_path: Path, monkeypatch: Any, name: str
) -> None:
    """From a file to a link, from a link to another moment's, and to the same scores as the file."""
    table = Setup(name, 2).table("linked")
    play(table, Random(5), 10**6)
    file = saved(tmp_path / "match.json", table.record().to_json())
    assert main(["link", file]) == 0
    link = capsys.readouterr().out.strip()
    assert unpack(link) == (table.record(), None)
    assert main(["link", "https://example.org/" + link, "--ply", "9"]) == 0
    earlier = capsys.readouterr().out.strip()
    assert unpack(earlier) == (table.record(), 9)
    assert main(["link", earlier]) == 0
    assert unpack(capsys.readouterr().out)[1] == 9, "the moment stays if none is named"
    assert main(["replay", file]) == 0
    told = capsys.readouterr().out
    for form in (link, link.removeprefix(PREFIX), earlier, saved(tmp_path / "1.txt", link)):
        assert main(["replay", form]) == 0
        assert capsys.readouterr().out == told
    monkeypatch.setattr("sys.stdin", io.StringIO(link))
    assert main(["replay", "-"]) == 0
    assert capsys.readouterr().out == told


def test_a_file_whose_name_looks_like_a_link_is_a_file(
    capsys: Capture, tmp_path: Path, monkeypatch: Any
) -> None:
    monkeypatch.chdir(tmp_path)
    saved(tmp_path / "1.json", GOOD)
    assert main(["replay", "1.json"]) == 0
    assert "not over" in capsys.readouterr().out


def test_a_wrong_link_is_told(capsys: Capture, tmp_path: Path) -> None:
    file = saved(tmp_path / "match.json", GOOD)
    link = PREFIX + pack(parse(GOOD))
    assert "no such moment" in refused(capsys, "link", file, "--ply", "99")
    assert "damaged" in refused(capsys, "replay", link[:-5])
    assert "newer version" in refused(capsys, "replay", link.replace("1.", "2."))
    illegal = pack(parse(GOOD | {"actions": ["buy red"]}))
    assert "move 1 (buy red)" in refused(capsys, "link", illegal)


# --- as a process ---------------------------------------------------------------------------------


@pytest.mark.native
def test_the_module_runs_as_a_program(tmp_path: Path) -> None:
    root = Path(__file__).parents[2]

    def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "engine", *arguments]
        return subprocess.run(
            command, cwd=root, input=typed, capture_output=True, text=True, timeout=60, check=False
        )

    file = tmp_path / "m.json"
    done = run("play", "titans", "--seed", "amber-4711", typed=f"buy red\nsave {file}\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"Saved to {file}." in done.stdout
    replayed = run("replay", "-", typed=file.read_text(encoding="utf-8"))
    assert (replayed.returncode, replayed.stderr) == (0, "")
    refused_one = run("replay", "-", typed='{"format": "emporion/1"')
    assert refused_one.returncode == 1
    assert refused_one.stdout == ""
    assert refused_one.stderr.endswith("something else.\n")
    table = open_table(parse(file.read_text(encoding="utf-8")))
    assert snapshot(table.state)
