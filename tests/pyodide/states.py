"""A match, state by state, as text that is the same wherever Python runs it.

Plain Python for CPython and Pyodide: test_pyodide.py runs it in both and compares.
"""

from __future__ import annotations

import hashlib
import json
from random import Random
from typing import Any

from engine import bots, parse
from engine.core import show
from engine.core.game import CHANCE
from engine.core.table import Table
from engine.registry import open_table

BOT_EVERY = 25
"""A bot gives its first answer at every so manieth ply: it searches, which tries much of the engine."""


def states(text: str) -> list[str]:
    """A short hash of everything that can be seen at each ply of a record, the last one included."""
    table = open_table(parse(text))
    return [_hash(_seen(table, ply)) for ply in range(len(table.states))]


def _seen(table: Table, ply: int) -> dict[str, Any]:
    state = table.states[ply]
    seats = [*range(len(table.seats)), None]
    viewers = [max(state.current_player(), 0), None]  # a view costs more than all the rest
    table.goto(ply)
    seen = {
        "player": state.current_player(),
        "observations": [state.observation(seat) for seat in seats],
        "views": [show.table_view(table, seat, max(0, ply - 1)) for seat in viewers],
        "returns": state.returns(),
    }
    if state.current_player() == CHANCE:
        seen["chance"] = [(action.notation, odds) for action, odds in state.chance_outcomes()]
        seen["drawn"] = state.phase.sample(state, Random(f"{table.seed}:{ply}").random()).notation
    elif not state.is_terminal():
        seen["legal"] = [action.notation for action in state.legal_actions()]
        if ply % BOT_EVERY == 0:
            chosen = next(bots.find("greedy")(table.game, state, Random(ply)))
            seen["chosen"] = [action.notation for action in chosen]
    return seen


def _hash(seen: object) -> str:
    return hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest()[:16]
