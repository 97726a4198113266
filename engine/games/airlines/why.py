"""Why something can't be done in Airlines: one sentence and the rule that says so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.core.game import Reason
from engine.core.text import _
from engine.games.airlines import words
from engine.games.airlines.actions import AIRLINE_IDS, CARD_IDS, CARDS, ROUTE_IDS, ROUTE_NETWORK
from engine.games.airlines.data import SABOTAGE_FROM
from engine.games.airlines.rules import (
    CARDS_OF_NETWORK,
    CLOSED,
    HOME_ROUTES,
    PERMITTED,
    highest_values,
)

if TYPE_CHECKING:
    from engine.games.airlines.state import AirlinesState

Things = dict[str, int]
"""What was picked: kind of thing -> number; of a circle the number printed on it."""


def things(path: Sequence[str]) -> Things:
    """The picked things by kind; what isn't ours is left out."""
    found: Things = {}
    for thing in path:
        kind, _colon, name = thing.partition(":")
        if kind in ("airline", "stock", "display") and name in AIRLINE_IDS:
            found[kind] = AIRLINE_IDS.index(name)
        elif kind == "card" and name in CARD_IDS:
            found[kind] = CARD_IDS.index(name)
        elif kind == "route" and name in ROUTE_IDS:
            found[kind] = ROUTE_IDS.index(name)
        elif kind == "circle" and name.rpartition(":")[0] in ROUTE_IDS:
            route_id, _colon, number = name.rpartition(":")
            found["route"] = ROUTE_IDS.index(route_id)
            found["circle"] = int(number) if number.isdecimal() and len(number) < 4 else 0
        elif kind in ("pile", "button"):
            found[kind] = 0
        elif kind == "amount" and name.isdecimal() and len(name) < 4:
            found[kind] = int(name)
    return found


def over() -> Reason:
    """After the end."""
    return Reason(_("The match is over."), "end")


def not_in_turn(state: AirlinesState, path: Sequence[str]) -> Reason:
    """In Turn."""
    found = things(path)
    if "stock" in found:
        return _not_laid(state, found["stock"], found.get("amount", 1))
    if "card" in found:
        return _not_exchanged(state, found["card"])
    if "display" in found:
        return _not_replaced(state, found["display"])
    if "route" in found or "airline" in found:
        return Reason(_("Draw a route card first: expanding starts with that."), "AL-7")
    return Reason(_("Choose one action: expand, found an airline, or lay shares."), "turn")


def _not_laid(state: AirlinesState, airline: int, amount: int) -> Reason:
    name, mine = words.airline(airline), state.stock[state.seat][airline]
    if mine < amount:
        return Reason(
            _("You hold {shares} of {airline}.").format(shares=words.shares(mine), airline=name),
            "AL-15",
        )
    if state.dormant >> airline & 1:
        return Reason(
            _("{airline} can't be founded any more; its shares are worthless.").format(
                airline=name
            ),
            "AL-19",
        )
    return Reason(
        _("To found {airline} you need a route card for a route at its home city.").format(
            airline=name
        ),
        "AL-3",
    )


def _not_exchanged(state: AirlinesState, card: int) -> Reason:
    if not state.cards[state.seat] >> card & 1:
        return Reason(_("You do not hold that card."), "AL-17")
    if not state.route_pile and not state.route_discards:
        return Reason(_("There is no route card left to exchange it for."), "AL-17")
    return Reason(
        _("Only an unusable route card may be exchanged; this one can still be used."), "AL-16"
    )


def _not_replaced(state: AirlinesState, airline: int) -> Reason:
    if not state.dormant >> airline & 1:
        return Reason(_("Open shares are taken after a marker was placed, not before."), "AL-7")
    if state.replaced:
        return Reason(_("One open share a turn may be replaced."), "AL-20")
    return Reason(_("The pile is used up; nothing can be replaced."), "AL-20")


def not_flown(state: AirlinesState, path: Sequence[str]) -> Reason:
    """In FirstFlight and Fly."""
    found = things(path)
    route, airline = found.get("route"), found.get("airline")
    if airline is None and route is None:
        return Reason(_("Pick a route and an airline, or keep your cards."), "AL-7")
    if airline is not None:
        reason = _not_this_airline(state, airline)
        if reason:
            return reason
    if route is None:
        return Reason(
            _("None of your cards fits a route that {airline} can add.").format(
                airline=words.airline(airline or 0)
            ),
            "AL-13",
        )
    return _not_this_route(state, route) or _not_together(state, route, airline)


def _not_this_airline(state: AirlinesState, airline: int) -> Reason | None:
    name = words.airline(airline)
    if state.is_first_flight and airline != state.airline:
        return Reason(_("The first flight is for the airline that you found."), "AL-3")
    if not state.founded >> airline & 1:
        return Reason(_("{airline} has not been founded.").format(airline=name), "AL-10")
    if not state.left[airline]:
        return Reason(_("{airline} has no marker left.").format(airline=name), "AL-10")
    return None


def _not_this_route(state: AirlinesState, route: int) -> Reason | None:
    low = state.low[route]
    if low == CLOSED:
        return Reason(_("All circles of this route are covered."), "AL-13")
    network = ROUTE_NETWORK[route]
    best = highest_values(state.cards[state.seat])[network]
    if best < low:
        held = _("your best is {value}").format(value=best) if best else _("you have none")
        return Reason(
            _("This route needs a {network} card of {number} or more; {held}.").format(
                network=words.network(network), number=low, held=held
            ),
            "AL-13",
        )
    return None


def _not_together(state: AirlinesState, route: int, airline: int | None) -> Reason:
    if airline is None:
        return Reason(_("No airline that has a marker left can add this route now."), "AL-12")
    name = words.airline(airline)
    if not PERMITTED[airline] >> route & 1:
        return Reason(
            _("{airline} may not fly on the {network} network.").format(
                airline=name, network=words.route_network(route)
            ),
            "AL-10",
        )
    if state.flown[airline] >> route & 1:
        return Reason(
            _("{airline} already has a marker on this route.").format(airline=name), "AL-11"
        )
    if state.is_first_flight and not HOME_ROUTES[airline] >> route & 1:
        return Reason(
            _("The first flight of {airline} must touch its home city.").format(airline=name),
            "AL-3",
        )
    return Reason(
        _("This route does not touch the network of {airline}.").format(airline=name), "AL-12"
    )


def not_paid(state: AirlinesState, path: Sequence[str]) -> Reason:
    """In Pay."""
    card = things(path).get("card")
    if card is None or not state.cards[state.seat] >> card & 1:
        return Reason(_("Pick the route card of your hand that pays."), "AL-13")
    if not CARDS_OF_NETWORK[ROUTE_NETWORK[state.route]] >> card & 1:
        return Reason(
            _("This route needs a card of the {network} network.").format(
                network=words.route_network(state.route)
            ),
            "AL-13",
        )
    return Reason(
        _("The lowest open circle asks for {number}; this card has {value}.").format(
            number=state.low[state.route], value=CARDS[card][1]
        ),
        "AL-13",
    )


def not_taken(state: AirlinesState, path: Sequence[str]) -> Reason:
    """In Take."""
    if "pile" in things(path):
        return Reason(_("The pile of shares is used up: take an open one."), "AL-23")
    return Reason(_("Take one of the open shares, or one from the pile."), "AL-22")


def not_sabotaged(state: AirlinesState, path: Sequence[str]) -> Reason:
    """In Sabotage."""
    found = things(path)
    if "route" not in found:
        return Reason(
            _("Pick an open circle of {n} or more, or go without.").format(n=SABOTAGE_FROM), "AL-29"
        )
    if state.sabotaged >> found["route"] & 1:
        return Reason(_("There is already a sabotage marker on this route."), "AL-29")
    if 0 < found.get("circle", SABOTAGE_FROM) < SABOTAGE_FROM:
        return Reason(
            _("Only circles of {n} or more can be blocked.").format(n=SABOTAGE_FROM), "AL-29"
        )
    return Reason(_("This circle is already covered."), "AL-29")


def not_marked(state: AirlinesState, path: Sequence[str]) -> Reason:
    """In Marker."""
    airline = things(path).get("airline")
    if airline is None:
        return Reason(_("Pick the airline whose marker is used."), "AL-28")
    return Reason(
        _("{airline} has no marker left.").format(airline=words.airline(airline)), "AL-28"
    )
