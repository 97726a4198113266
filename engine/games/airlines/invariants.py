"""What always holds of a position of Airlines, counted again from the pieces. For tests and long runs."""

from __future__ import annotations

from itertools import accumulate
from operator import or_
from typing import TYPE_CHECKING

from engine.core.game import TERMINAL
from engine.games.airlines.actions import CARDS, MARKERS, STOCK
from engine.games.airlines.data import DISPLAY, ROUTES
from engine.games.airlines.rules import (
    ALL_CARDS,
    CLOSED,
    FIRST_CIRCLE,
    HOME_ROUTES,
    NEIGHBOURS,
    PERMITTED,
    TOP_VALUE,
    bits,
)

if TYPE_CHECKING:
    from engine.games.airlines.state import AirlinesState


def check(state: AirlinesState) -> None:
    """Raises AssertionError, with a sentence, if something does not add up."""
    assert not state.dormant & state.founded, "a founded airline is dormant"
    for airline in range(len(STOCK)):
        _check_markers(state, airline)
        _check_shares(state, airline)
    assert state.pile_size == sum(state.pile), "the pile is counted wrongly"
    assert len(state.display) <= DISPLAY
    _check_map(state)
    _check_cards(state)
    _check_scores(state)


def _check_markers(state: AirlinesState, x: int) -> None:
    ordinary = state.owners.count(x + 1)
    spoilt = state.owners.count(-x - 1)
    home = state.founded >> x & 1
    assert state.left[x] + ordinary + spoilt + home == MARKERS[x], f"markers of airline {x}"
    assert state.out[x] == ordinary + home, f"value of airline {x}"
    assert state.flown[x].bit_count() == ordinary, f"airline {x} is twice on a route"
    touched = reach_of(x, state.flown[x]) if home else 0
    assert state.reach[x] == touched & ~state.flown[x], f"reach of airline {x}"


def _check_shares(state: AirlinesState, x: int) -> None:
    held = [hand[x] for hand in state.stock]
    laid = [row[x] for row in state.laid]
    count = state.pile[x] + state.display.count(x) + state.removed_stock[x] + sum(held) + sum(laid)
    assert count == STOCK[x], f"{count} shares of airline {x}"
    for known, hand in zip(state.known, held, strict=True):
        assert 0 <= known[x] <= hand, f"more shares of airline {x} are known than held"
    assert state.founded >> x & 1 or not any(laid), "laid, not founded"


def _check_map(state: AirlinesState) -> None:
    open_at = [0] * (CLOSED + 1)
    for route, (_a, _b, _network, numbers) in enumerate(ROUTES):
        first = FIRST_CIRCLE[route]
        owners = state.owners[first : first + len(numbers)]
        lowest = numbers[owners.index(0)] if 0 in owners else CLOSED
        assert state.low[route] == lowest, "lowest open number"
        assert sum(owner < 0 for owner in owners) == state.sabotaged >> route & 1, "sabotage"
        open_at[lowest] |= 1 << route
    assert state.cheap == list(accumulate(open_at[: TOP_VALUE + 1], or_)), "open routes"


def _check_cards(state: AirlinesState) -> None:
    piles = [state.route_pile, state.route_discards, state.removed_cards, *state.cards]
    assert sum(pile.bit_count() for pile in piles) == len(CARDS), "route cards"
    assert sum(piles) == ALL_CARDS, "route cards twice"
    ages = {state.card_age[card] for card in bits(state.route_pile)}
    assert ages <= {state.shuffles}, "a card of an older shuffle is in the pile"


def _check_scores(state: AirlinesState) -> None:
    for p, score in enumerate(state.scores):
        total = sum(row[p + 1] for rows in state.scorings for row in rows)
        bonus = state.bonus_of(p) if state.player == TERMINAL else 0
        assert score == total + bonus, f"a score of {score} is booked as {total}"


def reach_of(airline: int, flown: int) -> int:
    """The routes that an airline with these flights touches and may use."""
    touched = HOME_ROUTES[airline]
    for route in bits(flown):
        touched |= NEIGHBOURS[route] & PERMITTED[airline]
    return touched
