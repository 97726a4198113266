"""The end of a year and of the match: caravans move, contracts pay, hands are exchanged, goods sold.

It goes on to phases.py, where a turn's questions are, and is called from there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.core.game import CHANCE, TERMINAL, Action, Event, Phase, Reason
from engine.games.titans import phases, why
from engine.games.titans.actions import ASIDE, COLOUR_OF, DONE, KIND_OF, SELL
from engine.games.titans.data import TRACK, YEARS
from engine.games.titans.draws import Draw
from engine.games.titans.rules import caravan_sums, contract_counts, contract_pay, moved
from engine.games.titans.state import CONTRACTS, FINAL_SALE, TitansState

TitansPhase = Phase[TitansState]


def end_year(state: TitansState, events: list[Event]) -> TitansPhase:
    """Caravans move the goods, contracts pay; then the exchange or the final sale (Rules TT-18)."""
    events.append(("year", None, state.year))
    for colour, spaces in enumerate(caravan_sums(state.display, state.covers)):
        row = state.rows[colour]
        before = row[-1]
        state.rows[colour] = row = moved(row, spaces)
        events.append(("move", None, colour, spaces, TRACK[before], TRACK[row[-1]]))
    for colour, contracts in enumerate(contract_counts(state.display, state.covers)):
        for player in range(state.players):
            points = contract_pay(contracts, state.goods[player][colour])
            if points:
                state.book(player, CONTRACTS, points)
                events.append(("contracts", player, colour, contracts, points))
    state.starter = state.seat = (state.seat + 1) % state.players
    if state.year == YEARS:
        return next_sale(state, state.seat)
    state.player = state.seat
    return EXCHANGE


class Exchange(Phase[TitansState]):
    """At the end of a year: lay aside cards, one after another, then draw as many (Rules TT-19)."""

    name: ClassVar[str] = "exchange"

    def legal_actions(self, state: TitansState) -> Sequence[Action]:
        return [*(ASIDE[kind] for kind in sorted(set(state.hands[state.seat]))), DONE]

    def apply(self, state: TitansState, action: Action, events: list[Event]) -> TitansPhase:
        seat = state.seat
        if action is not DONE:
            kind = KIND_OF[action]
            state.hands[seat].remove(kind)
            state.aside[seat].append(kind)
            state.aside[seat].sort()
            if state.mirages_shown[seat]:
                state.mirages_shown[seat].pop()
            events.append(("aside", seat, kind))
            return self
        state.to_draw = len(state.aside[seat])
        events.append(("exchange", seat, state.to_draw))
        return REDRAW.next(state, events)

    def why_not(self, state: TitansState, path: Sequence[str]) -> Reason:
        return why.not_exchanged(state, path)


class Redraw(Draw):
    """Chance draws for the cards laid aside; an empty pack is made anew at once (Rules TT-19)."""

    name: ClassVar[str] = "redraw"

    def apply(self, state: TitansState, action: Action, events: list[Event]) -> TitansPhase:
        self.draw(state, action, events)
        state.to_draw -= 1
        return self.next(state, events)

    def next(self, state: TitansState, events: list[Event]) -> TitansPhase:
        """The next card, or the next player, or the next year."""
        if state.to_draw:
            if not state.pack_size:
                state.shuffle_in()
                events.append(("shuffle", None))
            state.player = CHANCE
            return self
        seat = (state.seat + 1) % state.players
        if seat != state.starter:
            state.seat = state.player = seat
            return EXCHANGE
        state.shuffle_in()
        state.year += 1
        events.append(("new_year", None, state.year))
        return phases.begin_turn(state, seat)


class FinalSale(Phase[TitansState]):
    """After the last year everybody sells an amphora in turn until none is left (Rules TT-23)."""

    name: ClassVar[str] = "final_sale"

    def legal_actions(self, state: TitansState) -> Sequence[Action]:
        return [SELL[colour] for colour, count in enumerate(state.goods[state.seat]) if count]

    def apply(self, state: TitansState, action: Action, events: list[Event]) -> TitansPhase:
        colour = COLOUR_OF[action]
        events.append(("final_sale", state.seat, colour, phases.sell(state, colour, FINAL_SALE)))
        return next_sale(state, (state.seat + 1) % state.players)

    def why_not(self, state: TitansState, path: Sequence[str]) -> Reason:
        return why.not_sold_at_the_end(state, path)


def next_sale(state: TitansState, first: int) -> TitansPhase:
    """The next player with goods, counted from `first`; with none left the match is over."""
    for offset in range(state.players):
        seat = (first + offset) % state.players
        if any(state.goods[seat]):
            state.seat = state.player = seat
            return FINAL_SALE_PHASE
    state.player = TERMINAL
    return OVER


class Over(Phase[TitansState]):
    """The match is over."""

    name: ClassVar[str] = "over"

    def legal_actions(self, state: TitansState) -> Sequence[Action]:
        return ()

    def apply(self, state: TitansState, action: Action, events: list[Event]) -> TitansPhase:
        raise AssertionError("nothing is played after the end")

    def why_not(self, state: TitansState, path: Sequence[str]) -> Reason:
        return why.over()


EXCHANGE, REDRAW, FINAL_SALE_PHASE, OVER = Exchange(), Redraw(), FinalSale(), Over()
