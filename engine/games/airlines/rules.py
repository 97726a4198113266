"""The map as bit sets, and scoring: pure tables and functions.

A set of routes is an integer with a bit for each; so is a set of route cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.airlines.actions import CARDS, CIRCLES, NETWORK_IDS, ROUTE_NETWORK
from engine.games.airlines.data import AIRLINES, CITIES, ROUTES

CITY_IDS = tuple(city[0] for city in CITIES)
ENDS = tuple((CITY_IDS.index(a), CITY_IDS.index(b)) for a, b, _network, _circles in ROUTES)
ALL_ROUTES = (1 << len(ROUTES)) - 1
ALL_CARDS = (1 << len(CARDS)) - 1
TOP_VALUE = 14
CLOSED = 15
"""A lowest open number that no card reaches."""


def routes_where(test: Sequence[bool]) -> int:
    """The set of the routes whose entry is true."""
    return sum(1 << route for route, holds in enumerate(test) if holds)


AT_CITY = tuple(routes_where([city in ends for ends in ENDS]) for city in range(len(CITIES)))
OF_NETWORK = tuple(
    routes_where([network == mine for mine in ROUTE_NETWORK]) for network in range(len(NETWORK_IDS))
)
CARDS_OF_NETWORK = tuple(
    sum(1 << card for card, (mine, _value) in enumerate(CARDS) if mine == network)
    for network in range(len(NETWORK_IDS))
)
PERMITTED = tuple(
    sum(OF_NETWORK[NETWORK_IDS.index(network)] for network in airline[5]) for airline in AIRLINES
)
HOME = tuple(CITY_IDS.index(airline[4]) for airline in AIRLINES)
HOME_ROUTES = tuple(PERMITTED[x] & AT_CITY[HOME[x]] for x in range(len(AIRLINES)))
NEIGHBOURS = tuple(AT_CITY[a] | AT_CITY[b] for a, b in ENDS)
FIRST_CIRCLE = tuple(
    next(circle for circle, (mine, _number) in enumerate(CIRCLES) if mine == route)
    for route in range(len(ROUTES))
)
LOWEST = tuple(circles[0] for _a, _b, _network, circles in ROUTES)


def bits(number: int) -> Iterator[int]:
    """The places of the bits that are set, rising."""
    while number:
        low = number & -number
        yield low.bit_length() - 1
        number ^= low


def highest_values(cards: int) -> list[int]:
    """Of a set of route cards, the highest value of each network; 0 where there is none."""
    return [
        CARDS[(cards & mine).bit_length() - 1][1] if cards & mine else 0
        for mine in CARDS_OF_NETWORK
    ]


def payouts(value: int, shares: Sequence[int]) -> list[int]:
    """What each shareholder gets of an airline worth `value` (Rules AL-31, AL-32, AL-33).

    `shares[p]` are the laid shares of player p. Halves and divisions are rounded down.
    """
    most = max(shares)
    if not most:
        return [0] * len(shares)
    half = value // 2
    first = [p for p, count in enumerate(shares) if count == most]
    rest = [count for count in shares if 0 < count < most]
    second_most = max(rest, default=0)
    second = [p for p, count in enumerate(shares) if second_most and count == second_most]
    points = [0] * len(shares)
    if len(first) > 1:
        for p in first:
            points[p] = (value + half) // len(first)
    elif not second:
        points[first[0]] = value + half
    else:
        points[first[0]] = value
        for p in second:
            points[p] = half // len(second)
    return points
