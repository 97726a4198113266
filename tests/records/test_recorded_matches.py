"""Recorded matches come to the scores written beside them; each game has one for every way to end."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine import parse
from engine.core.game import CHANCE
from engine.core.table import Table
from engine.registry import GAMES, load_game, open_table
from tests.conformance.matches import WAYS, Setup, verbs

FOLDER = Path(__file__).parent
INDEX = "expected.json"
FILES = sorted(
    file for file in FOLDER.glob("*/*.json") if file.name != INDEX and file.parent.name in GAMES
)


def name(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


def table(file: Path) -> Table:
    return open_table(parse(file.read_text(encoding="utf-8")))


@cache
def expected(file: Path) -> dict[str, Any]:
    index = json.loads((file.parent / INDEX).read_text(encoding="utf-8"))
    assert file.name in index, f"{name(file)} has no entry in {file.parent.name}/{INDEX}"
    entry: dict[str, Any] = index[file.name]
    return entry


@pytest.mark.parametrize("file", FILES, ids=name)
def test_a_replay_comes_to_the_expected_scores(file: Path) -> None:
    played, told = table(file), expected(file)
    outcome = played.state.outcome()
    assert outcome is not None, "the match is not over"
    assert played.game.info.id == file.parent.name
    assert {
        "plies": played.plies,
        "chance_plies": sum(state.current_player() == CHANCE for state in played.states),
        "reason": outcome.reason,
        "winners": list(outcome.winners),
        "scores": [score.total for score in outcome.scores],
        "breakdown": [dict(score.breakdown) for score in outcome.scores],
    } == {key: value for key, value in told.items() if key != "about"}
    assert told["about"]


@pytest.mark.parametrize("file", FILES, ids=name)
def test_every_position_of_a_replay_is_whole(file: Path) -> None:
    played = table(file)
    for state in played.states:
        state.invariants()
    assert parse(json.dumps(played.record().to_json())).actions == [
        a.notation for a in played.actions
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_way_to_end_is_recorded(game: str) -> None:
    """Also: each number of players, and each choice of an option."""
    files = [file for file in FILES if file.parent.name == game]
    assert files, f"{game} has no recorded matches: see tests/records/README.md"
    index = json.loads((FOLDER / game / INDEX).read_text(encoding="utf-8"))
    assert set(index) == {file.name for file in files}, "the index names other files than there are"
    recorded = {expected(file)["reason"] for file in files}
    reasons = set(load_game(game, GAMES[game].min_players).reasons)
    assert recorded <= reasons, f"these are no reasons of {game}: {recorded - reasons}"
    missing = reasons - recorded
    assert not missing, (
        f"{game} can end by {missing}: record such a match (tests/records/README.md)"
    )
    info = GAMES[game]
    records = [parse(file.read_text(encoding="utf-8")) for file in files]
    counts = {len(record.seats) for record in records}
    assert counts == set(range(info.min_players, info.max_players + 1)), (
        f"players recorded: {counts}"
    )
    chosen = {option for record in records for option in record.options.items()}
    choices = {(o.id, value) for o in info.options for value, _label in o.choices}
    assert chosen == choices, f"no recorded match has {choices - chosen}"


def test_every_verb_is_recorded(setup: Setup) -> None:
    """What players and chance do in any match, they do in a recorded one."""
    played = {verb for way in WAYS for verb in verbs(setup, way)}
    missing = played - recorded_verbs(setup.name)
    assert not missing, f"{setup.name}: no recorded match has {missing}"


@cache
def recorded_verbs(game: str) -> set[str]:
    """Of all recorded matches of the game; the first word of a notation is its verb."""
    records = [parse(f.read_text(encoding="utf-8")) for f in FILES if f.parent.name == game]
    return {notation.split()[0] for record in records for notation in record.actions}
