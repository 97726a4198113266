"""The chance phases of Airlines: shares and route cards, dealt and drawn.

What follows a draw depends on why it was made, so each purpose is a phase of its own; all of them
share how a card comes up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.core.game import CHANCE, Action, Event, Phase
from engine.games.airlines import turn
from engine.games.airlines.actions import DRAW_ROUTE, DRAW_SCORING, DRAW_STOCK, NUMBER
from engine.games.airlines.data import DISPLAY, ROUTE_HAND, STOCK_HAND
from engine.games.airlines.rules import bits
from engine.games.airlines.state import NOBODY, AirlinesState

AirlinesPhase = Phase[AirlinesState]


class DrawShare(Phase[AirlinesState]):
    """A share, or a scoring card, comes up from the pile.

    In the first round scoring cards do not come up (Rules AL-26).
    """

    is_chance: ClassVar[bool] = True

    def legal_actions(self, state: AirlinesState) -> Sequence[Action]:
        return [action for action, _probability in self.chance_outcomes(state)]

    def chance_outcomes(self, state: AirlinesState) -> list[tuple[Action, float]]:
        scoring = scoring_cards(state)
        total = state.pile_size + scoring
        outcomes = [(DRAW_STOCK[x], count / total) for x, count in enumerate(state.pile) if count]
        return [*outcomes, (DRAW_SCORING, scoring / total)] if scoring else outcomes

    def sample(self, state: AirlinesState, point: float) -> Action:
        left = int(point * (state.pile_size + scoring_cards(state)))
        for x, count in enumerate(state.pile):
            left -= count
            if left < 0:
                return DRAW_STOCK[x]
        return DRAW_SCORING

    def apply(self, state: AirlinesState, action: Action, events: list[Event]) -> AirlinesPhase:
        if action is DRAW_SCORING:
            return turn.scoring_card(state, self, events)
        airline = NUMBER[action]
        state.pile[airline] -= 1
        state.pile_size -= 1
        return self.drawn(state, airline, events)

    def drawn(self, state: AirlinesState, airline: int, events: list[Event]) -> AirlinesPhase:
        """Where the share goes, and what follows."""
        raise AssertionError("every purpose says it")

    def nothing_left(self, state: AirlinesState, events: list[Event]) -> AirlinesPhase:
        """What follows if the last card was a scoring card (Rules AL-23)."""
        raise AssertionError("every purpose says it")


def scoring_cards(state: AirlinesState) -> int:
    """The scoring cards that can come up now."""
    return state.scoring_left if state.turns >= state.players else 0


class DealShares(DrawShare):
    """Five shares to each player, seat after seat."""

    name: ClassVar[str] = "deal_shares"

    def drawn(self, state: AirlinesState, airline: int, events: list[Event]) -> AirlinesPhase:
        state.stock[state.seat][airline] += 1
        events.append(("draw_share", state.seat, airline))
        if sum(state.stock[state.seat]) < STOCK_HAND:
            return self
        state.seat = (state.seat + 1) % state.players
        return self if state.seat else DEAL_DISPLAY


class DealDisplay(DrawShare):
    """Five open shares."""

    name: ClassVar[str] = "deal_display"

    def drawn(self, state: AirlinesState, airline: int, events: list[Event]) -> AirlinesPhase:
        state.display.append(airline)
        events.append(("open", None, airline))
        return self if len(state.display) < DISPLAY else DEAL_CARDS


class BlindDraw(DrawShare):
    """The player in turn draws his share from the pile."""

    name: ClassVar[str] = "blind_draw"

    def drawn(self, state: AirlinesState, airline: int, events: list[Event]) -> AirlinesPhase:
        state.stock[state.seat][airline] += 1
        state.progress = True
        events.append(("draw_share", state.seat, airline))
        return turn.after_share(state, events)

    def nothing_left(self, state: AirlinesState, events: list[Event]) -> AirlinesPhase:
        return turn.take_share(state, events)


class Refill(DrawShare):
    """The gap that a taken share left is filled at once (Rules AL-22)."""

    name: ClassVar[str] = "refill"

    def drawn(self, state: AirlinesState, airline: int, events: list[Event]) -> AirlinesPhase:
        state.display[state.display.index(NOBODY)] = airline
        events.append(("open", None, airline))
        return turn.after_share(state, events)

    def nothing_left(self, state: AirlinesState, events: list[Event]) -> AirlinesPhase:
        return turn.after_share(state, events)


class Replacement(DrawShare):
    """A dormant airline's open share has been replaced (Rules AL-20)."""

    name: ClassVar[str] = "replacement"

    def drawn(self, state: AirlinesState, airline: int, events: list[Event]) -> AirlinesPhase:
        state.display[state.display.index(NOBODY)] = airline
        events.append(("open", None, airline))
        return turn.after_replacement(state, events)

    def nothing_left(self, state: AirlinesState, events: list[Event]) -> AirlinesPhase:
        return turn.after_replacement(state, events)


class DrawCard(Phase[AirlinesState]):
    """A route card comes up from the pile for the player in turn; `state.after` follows."""

    name: ClassVar[str] = "draw_card"
    is_chance: ClassVar[bool] = True

    def legal_actions(self, state: AirlinesState) -> Sequence[Action]:
        return [DRAW_ROUTE[card] for card in bits(state.route_pile)]

    def chance_outcomes(self, state: AirlinesState) -> list[tuple[Action, float]]:
        probability = 1 / state.route_pile.bit_count()
        return [(DRAW_ROUTE[card], probability) for card in bits(state.route_pile)]

    def sample(self, state: AirlinesState, point: float) -> Action:
        pile = state.route_pile
        for _ in range(int(point * pile.bit_count())):
            pile &= pile - 1
        return DRAW_ROUTE[(pile & -pile).bit_length() - 1]

    def apply(self, state: AirlinesState, action: Action, events: list[Event]) -> AirlinesPhase:
        take_card(state, NUMBER[action], events)
        after = state.after
        state.after = None
        if after is None:
            return turn.end_turn(state, events)
        state.player = state.seat
        return after


class DealCards(DrawCard):
    """Three route cards to each player, seat after seat."""

    name: ClassVar[str] = "deal_cards"

    def apply(self, state: AirlinesState, action: Action, events: list[Event]) -> AirlinesPhase:
        take_card(state, NUMBER[action], events)
        if state.cards[state.seat].bit_count() < ROUTE_HAND:
            return self
        state.seat = (state.seat + 1) % state.players
        return self if state.seat else turn.begin_turn(state)


def take_card(state: AirlinesState, card: int, events: list[Event]) -> None:
    """The card goes from the pile into the hand of the player in turn."""
    state.route_pile &= ~(1 << card)
    state.cards[state.seat] |= 1 << card
    events.append(("draw_card", state.seat, card))


def draw_card(
    state: AirlinesState, after: AirlinesPhase | None, events: list[Event]
) -> AirlinesPhase | None:
    """A route card for the player in turn, then `after` (None: his turn ends).

    None if there is none to draw. The discards are shuffled only now, when the pile is empty and a
    card is wanted (Rules AL-8).
    """
    if not state.route_pile:
        if not state.route_discards:
            return None
        state.route_pile, state.route_discards = state.route_discards, 0
        state.shuffles += 1
        for card in bits(state.route_pile):
            state.card_age[card] = state.shuffles
        events.append(("shuffle", None))
    state.after = after
    state.player = CHANCE
    return DRAW_CARD


DEAL_SHARES, DEAL_DISPLAY, DEAL_CARDS = DealShares(), DealDisplay(), DealCards()
BLIND_DRAW, REFILL, REPLACEMENT, DRAW_CARD = BlindDraw(), Refill(), Replacement(), DrawCard()
