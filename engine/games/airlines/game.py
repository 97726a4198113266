"""Airlines, tied together. Read this first: it names every part of the game.

A match: the deal (draws.py), then turns (phases.py: expand, found or lay) until the shares are
gone; scoring cards among the shares, and the end, score the airlines (turn.py, rules.payouts).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from engine.core.game import CHANCE, Action, Event, Game, Outcome, State
from engine.games.airlines import INFO, evaluate, view, words
from engine.games.airlines.actions import CATALOGUE
from engine.games.airlines.draws import DEAL_SHARES
from engine.games.airlines.state import AirlinesState


class Airlines(Game):
    """The game for 2 to 6 players, with three options."""

    info = INFO
    actions = CATALOGUE
    reasons = tuple(words.REASONS)
    view_keys = ("table", "scorings", "opens")

    def new_initial_state(self) -> AirlinesState:
        state = AirlinesState(self.players, self.options)
        state.player = CHANCE
        state.enter(DEAL_SHARES, [])
        return state

    def evaluate(self, state: State, player: int) -> float:
        return evaluate.evaluate(cast(AirlinesState, state), player)

    def view(self, observation: dict[str, Any], actions: Sequence[Action]) -> dict[str, Any]:
        return view.view(observation, actions)

    def standings(self, observation: dict[str, Any]) -> list[dict[str, Any]]:
        return view.standings(observation)

    def describe(self, event: Event, seat: int | None, names: Sequence[str]) -> str:
        return words.describe(event, seat, names)

    def outcome_text(self, outcome: Outcome, names: Sequence[str]) -> str:
        return words.outcome(outcome, names)

    def category_word(self, category: str) -> str:
        return words.category(category)

    def path(self, action: Action) -> list[str]:
        return view.path(action)


GAME = Airlines
