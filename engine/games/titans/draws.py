"""How a card comes up from the pack, whatever it is drawn for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.core.game import Action, Event, Phase
from engine.games.titans.actions import DRAW, KIND_OF
from engine.games.titans.state import TitansState


class Draw(Phase[TitansState]):
    """Chance draws a card from the pack for the player whose turn it is; what follows is the
    purpose's affair."""

    is_chance: ClassVar[bool] = True

    def legal_actions(self, state: TitansState) -> Sequence[Action]:
        return [DRAW[kind] for kind, count in enumerate(state.pack) if count]

    def chance_outcomes(self, state: TitansState) -> list[tuple[Action, float]]:
        size = state.pack_size
        return [(DRAW[kind], count / size) for kind, count in enumerate(state.pack) if count]

    def sample(self, state: TitansState, point: float) -> Action:
        left = int(point * state.pack_size)
        for kind, count in enumerate(state.pack):
            left -= count
            if left < 0:
                return DRAW[kind]
        raise AssertionError("the pack is empty")

    def draw(self, state: TitansState, action: Action, events: list[Event]) -> None:
        """Moves the card from the pack into the hand."""
        kind = KIND_OF[action]
        state.pack[kind] -= 1
        state.pack_size -= 1
        state.give(state.seat, kind)
        events.append(("draw", state.seat, kind))
