"""The decision points of Airlines, one class each, in the order of a turn.

Turn (exchange, replace, then one of three actions) -> FirstFlight or Fly -> Pay -> Take; or Lay ->
Sabotage -> Marker.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.core.game import CHANCE, Action, Event, Phase, Reason
from engine.games.airlines import draws, turn, why
from engine.games.airlines.actions import (
    AMOUNT,
    BLIND,
    CARDS,
    CIRCLES,
    DECLINE,
    EXCHANGE,
    EXPAND,
    FLIGHT,
    FLY,
    FOUND,
    LAY,
    MARKER,
    NUMBER,
    PAY,
    REPLACE,
    ROUTE_NETWORK,
    SABOTAGE,
    SPARE,
    STOCK,
    TAKE,
)
from engine.games.airlines.rules import (
    CARDS_OF_NETWORK,
    HOME_ROUTES,
    OF_NETWORK,
    PERMITTED,
    bits,
    highest_values,
)
from engine.games.airlines.state import NOBODY, AirlinesState

AirlinesPhase = Phase[AirlinesState]
AIRLINES = range(len(STOCK))


def payable_routes(state: AirlinesState) -> int:
    """The open routes whose lowest open circle some card of the player's hand pays for."""
    routes = 0
    for network, value in enumerate(highest_values(state.cards[state.seat])):
        routes |= OF_NETWORK[network] & state.cheap[value]
    return routes


def unusable_cards(state: AirlinesState, cards: int) -> list[int]:
    """Those of a set of route cards that can never be used again, reach left aside (Rules AL-16)."""
    served = 0
    for x in AIRLINES:
        if state.is_live(x):
            served |= PERMITTED[x]
    dead = []
    for card in bits(cards):
        network, value = CARDS[card]
        if not OF_NETWORK[network] & state.cheap[value] & served:
            dead.append(card)
    return dead


class Turn(Phase[AirlinesState]):
    """First, as often as wanted, unusable cards are exchanged; then one of the three actions."""

    name: ClassVar[str] = "turn"
    is_shown: ClassVar[bool] = True
    """A turn never begins by itself, even if there is nothing to do but to expand."""

    def legal_actions(self, state: AirlinesState) -> Sequence[Action]:
        seat = state.seat
        legal = [EXPAND]
        payable = payable_routes(state)
        for x, count in enumerate(state.stock[seat]):
            if not count:
                continue
            if state.founded >> x & 1:
                legal += LAY[x][:count]
            elif not state.dormant >> x & 1 and HOME_ROUTES[x] & payable:
                legal += FOUND[x][:count]
        if state.route_pile or state.route_discards:
            legal += [EXCHANGE[card] for card in unusable_cards(state, state.cards[seat])]
        if state.dormant and not state.replaced and not state.pile_is_empty():
            legal += [REPLACE[x] for x in AIRLINES if state.dormant >> x & 1 and x in state.display]
        return legal

    def apply(self, state: AirlinesState, action: Action, events: list[Event]) -> AirlinesPhase:
        match action.verb:
            case "expand":
                events.append(("expand", state.seat))
                return draws.draw_card(state, FLY_PHASE, events) or FLY_PHASE
            case "found":
                return self.found(state, action, events)
            case "lay":
                return self.lay(state, action, events)
            case "exchange":
                return self.exchange(state, NUMBER[action], events)
        return self.replace(state, NUMBER[action], events)

    def found(self, state: AirlinesState, action: Action, events: list[Event]) -> AirlinesPhase:
        """Lays the founding shares; the first flight follows (Rules AL-3)."""
        state.airline = NUMBER[action]
        lay_shares(state, state.airline, AMOUNT[action])
        events.append(("found", state.seat, state.airline, AMOUNT[action]))
        state.found(state.airline)
        state.is_first_flight = True
        return FIRST_FLIGHT

    def lay(self, state: AirlinesState, action: Action, events: list[Event]) -> AirlinesPhase:
        """Lays shares; a single one may come with sabotage (Rules AL-15, AL-30)."""
        airline, amount = NUMBER[action], AMOUNT[action]
        lay_shares(state, airline, amount)
        events.append(("lay", state.seat, airline, amount))
        if amount == 1 and any(state.left):
            return SABOTAGE_PHASE
        return turn.end_turn(state, events)

    def exchange(self, state: AirlinesState, card: int, events: list[Event]) -> AirlinesPhase:
        """An unusable card leaves the game for a new one (Rules AL-17)."""
        state.cards[state.seat] &= ~(1 << card)
        state.removed_cards |= 1 << card
        events.append(("exchange", state.seat, card))
        return draws.draw_card(state, self, events) or self

    def replace(self, state: AirlinesState, airline: int, events: list[Event]) -> AirlinesPhase:
        """A dormant airline's open share leaves the game for a new one (Rules AL-20)."""
        state.display[state.display.index(airline)] = NOBODY
        state.removed_stock[airline] += 1
        state.replaced = state.progress = True
        events.append(("replace", state.seat, airline))
        state.player = CHANCE
        return draws.REPLACEMENT

    def why_not(self, state: AirlinesState, path: Sequence[str]) -> Reason:
        return why.not_in_turn(state, path)


def lay_shares(state: AirlinesState, airline: int, amount: int) -> None:
    """Shares go from the hand of the player in turn onto the table."""
    seat = state.seat
    state.stock[seat][airline] -= amount
    state.laid[seat][airline] += amount
    state.known[seat][airline] = max(state.known[seat][airline] - amount, 0)
    state.progress = True


class FirstFlight(Phase[AirlinesState]):
    """The founded airline's first route, from its home."""

    name: ClassVar[str] = "first_flight"

    def legal_actions(self, state: AirlinesState) -> Sequence[Action]:
        mine = FLY[state.airline]
        return [mine[route] for route in bits(HOME_ROUTES[state.airline] & payable_routes(state))]

    def apply(self, state: AirlinesState, action: Action, events: list[Event]) -> AirlinesPhase:
        state.airline, state.route = FLIGHT[action]
        return PAY_PHASE

    def why_not(self, state: AirlinesState, path: Sequence[str]) -> Reason:
        return why.not_flown(state, path)


class Fly(FirstFlight):
    """After the draw: expand any airline's network, or keep the cards (Rules AL-7, AL-10)."""

    name: ClassVar[str] = "fly"
    is_shown: ClassVar[bool] = True
    """That nothing can be flown is seen before the turn is over."""

    def legal_actions(self, state: AirlinesState) -> Sequence[Action]:
        payable = payable_routes(state)
        legal = []
        for x in AIRLINES:
            routes = state.reach[x] & payable
            if routes and state.left[x]:
                mine = FLY[x]
                legal += [mine[route] for route in bits(routes)]
        legal.append(DECLINE)
        return legal

    def apply(self, state: AirlinesState, action: Action, events: list[Event]) -> AirlinesPhase:
        if action is DECLINE:
            events.append(("decline", state.seat))
            return turn.end_turn(state, events)
        return super().apply(state, action, events)


class Pay(Phase[AirlinesState]):
    """Which route card pays; a higher one reaches no higher circle (Rules AL-13)."""

    name: ClassVar[str] = "pay"

    def legal_actions(self, state: AirlinesState) -> Sequence[Action]:
        price = state.low[state.route]
        mine = state.cards[state.seat] & CARDS_OF_NETWORK[ROUTE_NETWORK[state.route]]
        return [PAY[card] for card in bits(mine) if CARDS[card][1] >= price]

    def apply(self, state: AirlinesState, action: Action, events: list[Event]) -> AirlinesPhase:
        card, airline, route = NUMBER[action], state.airline, state.route
        state.cards[state.seat] &= ~(1 << card)
        state.route_discards |= 1 << card
        number = state.fly(airline, route)
        events.append(("fly", state.seat, airline, route, number, card))
        turn.marker_placed(state, events)
        return turn.take_share(state, events)

    def why_not(self, state: AirlinesState, path: Sequence[str]) -> Reason:
        return why.not_paid(state, path)


class Take(Phase[AirlinesState]):
    """The share for a placed marker: an open one, or blindly from the pile."""

    name: ClassVar[str] = "take"

    def legal_actions(self, state: AirlinesState) -> Sequence[Action]:
        legal = [TAKE[x] for x in AIRLINES if x in state.display]
        if not state.pile_is_empty():
            legal.append(BLIND)
        return legal

    def apply(self, state: AirlinesState, action: Action, events: list[Event]) -> AirlinesPhase:
        if action is BLIND:
            events.append(("blind", state.seat))
            state.player = CHANCE
            return draws.BLIND_DRAW
        airline = NUMBER[action]
        state.display[state.display.index(airline)] = NOBODY
        state.stock[state.seat][airline] += 1
        state.known[state.seat][airline] += 1
        state.progress = True
        events.append(("take", state.seat, airline))
        return turn.share_taken(state, events)

    def why_not(self, state: AirlinesState, path: Sequence[str]) -> Reason:
        return why.not_taken(state, path)


class Sabotage(Phase[AirlinesState]):
    """After laying a single share: cover an open circle of 5 or more, or spare them all (Rules AL-29)."""

    name: ClassVar[str] = "sabotage"

    def legal_actions(self, state: AirlinesState) -> Sequence[Action]:
        spoilt, owners = state.sabotaged, state.owners
        legal = [
            action
            for circle, action in SABOTAGE.items()
            if not owners[circle] and not spoilt >> CIRCLES[circle][0] & 1
        ]
        legal.append(SPARE)
        return legal

    def apply(self, state: AirlinesState, action: Action, events: list[Event]) -> AirlinesPhase:
        if action is SPARE:
            return turn.end_turn(state, events)
        state.target = NUMBER[action]
        return MARKER_PHASE

    def why_not(self, state: AirlinesState, path: Sequence[str]) -> Reason:
        return why.not_sabotaged(state, path)


class Marker(Phase[AirlinesState]):
    """Whose marker is laid to sabotage: any airline's that has one left (Rules AL-28)."""

    name: ClassVar[str] = "marker"

    def legal_actions(self, state: AirlinesState) -> Sequence[Action]:
        return [MARKER[x] for x in AIRLINES if state.left[x]]

    def apply(self, state: AirlinesState, action: Action, events: list[Event]) -> AirlinesPhase:
        airline, circle = NUMBER[action], state.target
        route, number = CIRCLES[circle]
        state.owners[circle] = -airline - 1
        state.left[airline] -= 1
        state.sabotaged |= 1 << route
        state.cover(circle)
        events.append(("sabotage", state.seat, airline, route, number))
        turn.marker_placed(state, events)
        if state.shares_gone() and (state.valve or state.closing == NOBODY):
            return turn.share_missing(state, events)
        return turn.end_turn(state, events)

    def why_not(self, state: AirlinesState, path: Sequence[str]) -> Reason:
        return why.not_marked(state, path)


class Over(Phase[AirlinesState]):
    """The match is over."""

    name: ClassVar[str] = "over"

    def legal_actions(self, state: AirlinesState) -> Sequence[Action]:
        return ()

    def apply(self, state: AirlinesState, action: Action, events: list[Event]) -> AirlinesPhase:
        raise AssertionError("nothing is played after the end")

    def why_not(self, state: AirlinesState, path: Sequence[str]) -> Reason:
        return why.over()


TURN, FIRST_FLIGHT, FLY_PHASE, PAY_PHASE, TAKE_PHASE = Turn(), FirstFlight(), Fly(), Pay(), Take()
SABOTAGE_PHASE, MARKER_PHASE, OVER = Sabotage(), Marker(), Over()
