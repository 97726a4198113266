"""Records that lead to positions which a page test needs, found by playing natively."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from engine.core.game import CHANCE, State
from engine.core.record import parse
from engine.registry import open_table

ANN = {"name": "Ann", "kind": "person", "level": None, "colour": "indigo", "symbol": "star"}
BEA = {"name": "Bea", "kind": "person", "level": None, "colour": "teal", "symbol": "moon"}
BOT = {"name": "Yarhai", "kind": "bot", "level": "greedy", "colour": "plum", "symbol": "sun"}


def record(
    seats: list[dict[str, Any]], actions: list[str] | None = None, **changes: Any
) -> dict[str, Any]:
    """A record of Trading Titans as the page would save it."""
    blank = {
        "format": "emporion/1",
        "game": "titans",
        "rules_version": 1,
        "options": {},
        "seats": seats,
        "seed": "amber-1",
        "undo": "friendly",
        "actions": actions or [],
    }
    return blank | changes


def reach(
    seats: list[dict[str, Any]], wanted: Callable[[State], bool], tries: int = 200
) -> dict[str, Any]:
    """A record whose last position is `wanted`, played at random."""
    for number in range(tries):
        rng = Random(number)
        table = open_table(parse(record(seats, seed=f"seed-{number}")))
        while not table.state.is_terminal():
            if table.state.current_player() != CHANCE and wanted(table.state):
                found: dict[str, Any] = json.loads(json.dumps(table.record().to_json()))
                return found
            table.act(table.plies, [rng.choice(table.state.legal_actions()).notation])
    raise AssertionError("no such position came up")
