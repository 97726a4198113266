"""Golden playthroughs and perft counts are as they were written down; every game has them."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.registry import GAMES
from tests.conformance.matches import Setup, match
from tests.golden import perft
from tests.golden.playthrough import FOLDER, files, playthrough

AGAIN = "python -m tests.golden.make, and look at what changed"
POSITIONS = [
    (game, entry) for game, found in perft.entries().items() if game in GAMES for entry in found
]


@pytest.mark.parametrize("file", files(), ids=lambda file: file.stem)
def test_playthroughs_are_as_written(file: Path) -> None:
    assert file.exists(), f"there is no golden playthrough {file.name}: {AGAIN}"
    written = file.read_text(encoding="utf-8").splitlines()
    played = playthrough(files()[file]).splitlines()
    for number, (was, now) in enumerate(zip(written, played, strict=False), 1):
        assert was == now, f"{file.name}, line {number} is another now. If that is meant: {AGAIN}"
    assert len(written) == len(played), f"{file.name} has another length. If that is meant: {AGAIN}"


@pytest.mark.native
def test_there_is_no_playthrough_too_many() -> None:
    written = {file for file in FOLDER.glob("*.txt") if file.name.split("-")[0] in GAMES}
    assert written == set(files())


@pytest.mark.parametrize(
    ("game", "entry"), POSITIONS, ids=[f"{g}: {e['name']}, {e['chance']}" for g, e in POSITIONS]
)
def test_perft(game: str, entry: perft.Entry) -> None:
    state = perft.position(game, entry)
    is_all = entry["chance"] == "enumerated"
    counted = perft.counts(state, len(entry["counts"]), enumerated=is_all)
    assert counted == entry["counts"], f"If that is meant: {AGAIN}"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_perft_counts(game: str) -> None:
    found = [entry for name, entry in POSITIONS if name == game]
    assert len(found) >= 4, (
        f"{game} has no perft counts from named positions: see tests/golden/perft.py"
    )
    assert {entry["chance"] for entry in found} == {"fixed", "enumerated"}
    assert all(entry["counts"] for entry in found)
    names = [(entry["name"], entry["chance"]) for entry in found]
    assert len(set(names)) == len(names)


def test_perft_of_a_finished_match_is_one(setup: Setup) -> None:
    assert perft.perft(match(setup, "first")[-1].after, 3, enumerated=True) == 1
