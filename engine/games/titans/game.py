"""Trading Titans, tied together. Read this first: it names every part of the game.

A match: Deal, then turns of Trade -> Card -> Draw until the year's card spaces are full; after each year the
caravans move the goods, contracts pay, and hands are exchanged; after the third all goods are sold.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from engine.core.game import CHANCE, Action, Event, Game, Outcome, State
from engine.games.titans import INFO, evaluate, view, words
from engine.games.titans.actions import CATALOGUE
from engine.games.titans.phases import DEAL
from engine.games.titans.state import TitansState


class TradingTitans(Game):
    """The game for 2 to 4 players; it has no options."""

    info = INFO
    actions = CATALOGUE
    reasons = ("most_points", "shared")

    def new_initial_state(self) -> TitansState:
        state = TitansState(self.players)
        state.player = CHANCE
        state.enter(DEAL, [])
        return state

    def evaluate(self, state: State, player: int) -> float:
        return evaluate.evaluate(cast(TitansState, state), player)

    def view(self, observation: dict[str, Any], actions: Sequence[Action]) -> dict[str, Any]:
        return view.view(observation, actions)

    def standings(self, observation: dict[str, Any]) -> list[dict[str, Any]]:
        return view.standings(observation)

    def describe(self, event: Event, seat: int | None, names: Sequence[str]) -> str:
        return words.describe(event, seat, names)

    def outcome_text(self, outcome: Outcome, names: Sequence[str]) -> str:
        return words.outcome(outcome, names)

    def category_word(self, category: str) -> str:
        return words.CATEGORY_WORDS[category]

    def path(self, action: Action) -> list[str]:
        return view.path(action)


GAME = TradingTitans
