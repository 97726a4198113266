"""The decision points of a turn, one class each: Replenish, Act, Sale, Loss, Tax. setup.py has
those before play.

What follows an answer is in turn.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.core.game import Action, Event, Phase, Reason
from engine.games.traders import turn, why
from engine.games.traders.actions import (
    DONE,
    LOSE,
    MOVE,
    NUMBER,
    NUMBER_OF,
    REPLENISH,
    SKIP,
)
from engine.games.traders.data import AGAINST_WIND
from engine.games.traders.rules import EMPTY, NOBODY, added, sale_answers, set_ups
from engine.games.traders.state import TradersState, same_colour

TradersPhase = Phase[TradersState]


class Replenish(Phase[TradersState]):
    """Fill all empty spaces now, or not in this turn (Rules TA-3)."""

    name: ClassVar[str] = "replenish"

    def legal_actions(self, state: TradersState) -> Sequence[Action]:
        return _REPLENISH_OR_SKIP

    def apply(self, state: TradersState, action: Action, events: list[Event]) -> TradersPhase:
        if action is REPLENISH:
            return turn.replenish(state, events, forced=False)
        events.append(("skip", state.seat))
        return ACT

    def why_not(self, state: TradersState, path: Sequence[str]) -> Reason:
        return why.not_before_replenishing(state, path)


_REPLENISH_OR_SKIP = (REPLENISH, SKIP)


class Act(Phase[TradersState]):
    """Fly on, do one action in this city, or end the turn (Rules TA-1, TA-2)."""

    name: ClassVar[str] = "act"

    def legal_actions(self, state: TradersState) -> Sequence[Action]:
        seat, ship = state.seat, state.ship
        money, guild = state.money[seat], state.guilds[seat]
        legal = list(state.wind.moves[ship][money if money < AGAINST_WIND else AGAINST_WIND])
        if money < AGAINST_WIND and guild.into_empty_city <= money and not state.tacked:
            legal += [MOVE[city] for city in state.wind.against[ship] if state.is_unclaimed(city)]
        if not state.acted:
            if money or state.holders[ship] == seat:
                legal += state.offers[ship]
            mat = state.mats[seat]
            if mat:
                if state.left[seat]:
                    legal += set_ups(mat)
                if state.discs[seat][ship]:
                    legal += sale_answers(mat, (), guild.extra_one_from)
        legal.append(DONE)
        return legal

    def apply(self, state: TradersState, action: Action, events: list[Event]) -> TradersPhase:
        verb = action.verb
        if verb == "move":
            fly(state, NUMBER[action], events)
        elif verb == "buy":
            buy(state, NUMBER[action], events)
        elif verb == "setup":
            set_up(state, NUMBER[action], events)
        elif verb == "sell":
            state.sale = (NUMBER[action],)
            return SALE
        else:
            return turn.taxes(state, events)
        return self

    def why_not(self, state: TradersState, path: Sequence[str]) -> Reason:
        return why.not_done(state, path)


def flight_price(state: TradersState, city: int) -> int:
    """What flying to a neighbouring city costs the player in turn (Rules TA-18, TA-29)."""
    price = state.wind.price[state.ship][city]
    guild = state.guilds[state.seat]
    if price > guild.into_empty_city and not state.tacked and state.is_unclaimed(city):
        return guild.into_empty_city
    return price


def fly(state: TradersState, city: int, events: list[Event]) -> None:
    """The steamship flies to a neighbouring city, which begins a new stay (Rules TA-2)."""
    price, printed = flight_price(state, city), state.wind.price[state.ship][city]
    state.tacked = state.tacked or price < printed
    state.pay_bank(state.seat, price)
    state.ship = city
    state.acted = False
    events.append(("fly", state.seat, city, price, printed == AGAINST_WIND))


def buy(state: TradersState, kind: int, events: list[Event]) -> None:
    """A marker of the ship's city comes onto the mat; whoever has the majority is paid (Rules TA-11)."""
    seat, holder, price = state.seat, state.holders[state.ship], state.price(state.seat)
    if holder in (NOBODY, seat):
        state.pay_bank(seat, price)
    else:
        state.pay_player(seat, holder, price)
    slot = next(s for s in state.board.slots_of[state.ship] if state.stock[s] == kind)
    state.put(slot, EMPTY)
    state.take(seat, kind)
    state.acted = state.progress = True
    events.append(("buy", seat, kind, price, holder))


def contracts_for(state: TradersState, kind: int) -> int:
    """How many contracts a marker sets up in the ship's city now (Rules TA-12, TA-29)."""
    seat, number = state.seat, NUMBER_OF[kind]
    least = state.guilds[seat].first_contracts
    if number < least and state.is_unclaimed(state.ship):
        number = least
    return min(number, state.left[seat])


def set_up(state: TradersState, kind: int, events: list[Event]) -> None:
    """A marker is given for contracts in the ship's city."""
    contracts = contracts_for(state, kind)
    state.give_up(state.seat, kind)
    state.place_contracts(state.seat, state.ship, contracts)
    state.acted = state.progress = True
    events.append(("setup", state.seat, state.ship, kind, contracts))


class Sale(Phase[TradersState]):
    """Which markers are sold together: one more, or done (Rules TA-14)."""

    name: ClassVar[str] = "sale"

    def legal_actions(self, state: TradersState) -> Sequence[Action]:
        seat = state.seat
        return sale_answers(state.mats[seat], state.sale, state.guilds[seat].extra_one_from)

    def apply(self, state: TradersState, action: Action, events: list[Event]) -> TradersPhase:
        if action is DONE:
            return turn.complete_sale(state, events)
        state.sale = added(state.sale, NUMBER[action])
        return self

    def why_not(self, state: TradersState, path: Sequence[str]) -> Reason:
        return why.not_sold(state, path)


class Loss(Phase[TradersState]):
    """Another player sold a colour: which marker of it is lost (Rules TA-15)."""

    name: ClassVar[str] = "loss"

    def legal_actions(self, state: TradersState) -> Sequence[Action]:
        player, colour = state.losses[0]
        return [LOSE[kind] for kind in sorted(set(same_colour(state.mats[player], colour)))]

    def apply(self, state: TradersState, action: Action, events: list[Event]) -> TradersPhase:
        player, _colour = state.losses[0]
        kind = NUMBER[action]
        state.give_up(player, kind)
        state.losses = state.losses[1:]
        events.append(("lose", player, kind))
        return turn.next_loss(state)

    def why_not(self, state: TradersState, path: Sequence[str]) -> Reason:
        return why.not_lost(state, path)


class Tax(Phase[TradersState]):
    """More goods than may be kept: which marker is given up (Rules TA-17)."""

    name: ClassVar[str] = "tax"

    def legal_actions(self, state: TradersState) -> Sequence[Action]:
        return [LOSE[kind] for kind in sorted(set(state.mats[state.seat]))]

    def apply(self, state: TradersState, action: Action, events: list[Event]) -> TradersPhase:
        kind = NUMBER[action]
        state.give_up(state.seat, kind)
        events.append(("discard", state.seat, kind))
        return turn.next_discard(state, events)

    def why_not(self, state: TradersState, path: Sequence[str]) -> Reason:
        return why.not_discarded(state, path)


class Over(Phase[TradersState]):
    """The match is over."""

    name: ClassVar[str] = "over"

    def legal_actions(self, state: TradersState) -> Sequence[Action]:
        return ()

    def apply(self, state: TradersState, action: Action, events: list[Event]) -> TradersPhase:
        raise AssertionError("nothing is played after the end")

    def why_not(self, state: TradersState, path: Sequence[str]) -> Reason:
        return why.over()


REPLENISH_PHASE, ACT, SALE, LOSS, TAX, OVER = Replenish(), Act(), Sale(), Loss(), Tax(), Over()
