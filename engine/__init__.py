"""Emporion's engine: three trading games in pure Python.

    >>> from random import Random
    >>> from engine import CHANCE, load_game
    >>> game = load_game("titans", players=2)
    >>> state, rng = game.new_initial_state(), Random(7)
    >>> while state.current_player() == CHANCE:
    ...     outcomes = state.chance_outcomes()
    ...     action = rng.choices([a for a, _ in outcomes], [p for _, p in outcomes])[0]
    ...     _events = state.apply_action(action)
    >>> [action.notation for action in state.legal_actions()]
    ['buy red', 'sell red', 'buy yellow', 'sell yellow', 'buy green', 'sell green', 'done']
    >>> state.apply_action(game.actions.parse("buy red"))
    [('buy', 0, 0, 6)]
    >>> state.observation(0)["scores"]
    [44, 50]

A match that people play is a `Table`, made from a `Record` by `open_table`.
"""

from engine.core.errors import (
    EmporionError,
    IllegalActionError,
    InvalidActionError,
    RecordError,
    StaleActionError,
    TableError,
)
from engine.core.game import CHANCE, TERMINAL, Action, Game, GameInfo, Outcome, Phase, State
from engine.core.record import Record, Seat, parse
from engine.core.table import Table
from engine.registry import GAMES, load_game, open_table

__all__ = [
    "CHANCE",
    "GAMES",
    "TERMINAL",
    "Action",
    "EmporionError",
    "Game",
    "GameInfo",
    "IllegalActionError",
    "InvalidActionError",
    "Outcome",
    "Phase",
    "Record",
    "RecordError",
    "Seat",
    "StaleActionError",
    "State",
    "Table",
    "TableError",
    "load_game",
    "open_table",
    "parse",
]
