"""Perft: from a named position, how many ways to play on there are to a depth.

The positions and their counts are in `perft.json`, for each game a list of `{"name", "record", "ply",
"chance", "counts"}`: the position at that ply of the recorded match tests/records/<game>/<record>.json, and
the number of sequences of 1, 2, ... decisions from there. Only decisions of players count for the depth.
Between them chance is `fixed` (the outcome in the middle of its range comes up) or `enumerated` (every
outcome is followed). A match that ends earlier counts as one. `python -m tests.golden.make` counts anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine import parse
from engine.core.game import CHANCE, State
from engine.registry import open_table

FILE = Path(__file__).parent / "perft.json"
RECORDS = Path(__file__).parents[1] / "records"

Entry = dict[str, Any]


def entries() -> dict[str, list[Entry]]:
    """The positions of each game."""
    loaded: dict[str, list[Entry]] = json.loads(FILE.read_text(encoding="utf-8"))
    return loaded


def position(game: str, entry: Entry) -> State:
    """The position that an entry names."""
    file = RECORDS / game / f"{entry['record']}.json"
    return open_table(parse(file.read_text(encoding="utf-8"))).states[entry["ply"]]


def counts(state: State, depth: int, *, enumerated: bool) -> list[int]:
    """The numbers of sequences of 1 ... `depth` decisions."""
    return [perft(state, d, enumerated=enumerated) for d in range(1, depth + 1)]


def perft(state: State, depth: int, *, enumerated: bool) -> int:
    """How many sequences of `depth` decisions there are from `state`."""
    if depth == 0 or state.is_terminal():
        return 1
    if depth == 1 and state.current_player() != CHANCE:
        return len(state.legal_actions())
    total = 0
    for after in followers(state, enumerated=enumerated):
        spent = 0 if state.current_player() == CHANCE else 1
        total += perft(after, depth - spent, enumerated=enumerated)
    return total


def followers(state: State, *, enumerated: bool) -> Iterator[State]:
    """The positions after each answer; after one outcome only where chance is fixed."""
    actions = state.legal_actions()
    if state.current_player() == CHANCE and not enumerated:
        actions = [state.phase.sample(state, 0.5)]
    for action in actions:
        after = state.clone()
        after.apply_action(action)
        yield after
