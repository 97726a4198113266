"""Traders of the Air, tied together. Read this first: it names every part of the game.

A match: the set-up (setup.py: colours out, first goods, compass, guilds), then turns (phases.py:
replenish, act, sale, loss, tax; turn.py: what follows) until the last supply is broken and the
round is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from engine.core.game import Action, Event, Game, Outcome, State
from engine.games.traders import INFO, evaluate, setup, view, words
from engine.games.traders.actions import CATALOGUE
from engine.games.traders.state import TradersState


class TradersOfTheAir(Game):
    """The game for 2 to 4 players, with two boards, special guilds and the compass as options."""

    info = INFO
    actions = CATALOGUE
    reasons = ("last_supply", "nobody_trades")
    view_keys = ("projection", "bonuses", "cities", "guilds")

    def new_initial_state(self) -> TradersState:
        state = TradersState(self.players, self.options)
        state.enter(setup.begin_setup(state), [])
        return state

    def evaluate(self, state: State, player: int) -> float:
        return evaluate.evaluate(cast(TradersState, state), player)

    def view(self, observation: dict[str, Any], actions: Sequence[Action]) -> dict[str, Any]:
        return view.view(observation, actions)

    def standings(self, observation: dict[str, Any]) -> list[dict[str, Any]]:
        return view.standings(observation)

    def describe(self, event: Event, seat: int | None, names: Sequence[str]) -> str:
        return words.describe(event, names)

    def outcome_text(self, outcome: Outcome, names: Sequence[str]) -> str:
        return words.outcome(outcome, names)

    def category_word(self, category: str) -> str:
        return words.category(category)

    def path(self, action: Action) -> list[str]:
        return view.path(action)


GAME = TradersOfTheAir
