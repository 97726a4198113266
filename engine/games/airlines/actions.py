"""The catalogue of actions, and the numbers by which the engine names things.

Airlines, cities, routes and route cards are indices into data.py; a circle is an index into
CIRCLES. Tables that are asked for in play are tuples indexed by these numbers.
"""

from __future__ import annotations

from engine.core.game import Action, Catalogue
from engine.games.airlines.data import AIRLINES, NETWORKS, ROUTE_CARDS, ROUTES, SABOTAGE_FROM

AIRLINE_IDS = tuple(airline[0] for airline in AIRLINES)
NETWORK_IDS = tuple(network[0] for network in NETWORKS)
ROUTE_IDS = tuple(f"{a}__{b}" for a, b, _network, _circles in ROUTES)
ROUTE_NETWORK = tuple(NETWORK_IDS.index(network) for _a, _b, network, _circles in ROUTES)
STOCK = tuple(airline[2] for airline in AIRLINES)
MARKERS = tuple(airline[3] for airline in AIRLINES)

CARDS = tuple(
    (NETWORK_IDS.index(network), value) for network, values in ROUTE_CARDS for value in values
)
"""(network, value) of each route card; those of a network lie side by side in rising order."""
CARD_IDS = tuple(f"{NETWORK_IDS[network]}_{value}" for network, value in CARDS)

CIRCLES = tuple(
    (route, number)
    for route, (_a, _b, _network, numbers) in enumerate(ROUTES)
    for number in numbers
)
"""(route, number) of each circle; those of a route lie side by side in rising order."""

CATALOGUE = Catalogue(__name__)

EXPAND = CATALOGUE.add("expand")
FOUND = tuple(
    tuple(CATALOGUE.add("found", name, "with", str(n)) for n in range(1, STOCK[x] + 1))
    for x, name in enumerate(AIRLINE_IDS)
)
"""FOUND[airline][n - 1]: found it by laying n shares."""
LAY = tuple(
    tuple(CATALOGUE.add("lay", str(n), "of", name) for n in range(1, STOCK[x] + 1))
    for x, name in enumerate(AIRLINE_IDS)
)
EXCHANGE = tuple(CATALOGUE.add("exchange", name) for name in CARD_IDS)
"""An unusable route card leaves the game for a new one."""
REPLACE = tuple(CATALOGUE.add("replace", name) for name in AIRLINE_IDS)
"""A dormant airline's share leaves the display for a new one."""

FLY: tuple[dict[int, Action], ...] = tuple(
    {
        route: CATALOGUE.add("fly", ROUTE_IDS[route], name)
        for route in range(len(ROUTES))
        if NETWORK_IDS[ROUTE_NETWORK[route]] in AIRLINES[x][5]
    }
    for x, name in enumerate(AIRLINE_IDS)
)
"""FLY[airline][route]."""
DECLINE = CATALOGUE.add("decline")
PAY = tuple(CATALOGUE.add("pay", name) for name in CARD_IDS)

TAKE = tuple(CATALOGUE.add("take", name) for name in AIRLINE_IDS)
BLIND = CATALOGUE.add("blind")

SABOTAGE: dict[int, Action] = {
    circle: CATALOGUE.add("sabotage", ROUTE_IDS[route], str(number))
    for circle, (route, number) in enumerate(CIRCLES)
    if number >= SABOTAGE_FROM
}
SPARE = CATALOGUE.add("spare")
"""No sabotage."""
MARKER = tuple(CATALOGUE.add("marker", name) for name in AIRLINE_IDS)

DRAW_ROUTE = tuple(CATALOGUE.add("card", name) for name in CARD_IDS)
DRAW_STOCK = tuple(CATALOGUE.add("share", name) for name in AIRLINE_IDS)
DRAW_SCORING = CATALOGUE.add("scoring")

NUMBER: dict[Action, int] = {}
"""The airline, route card or circle that an action names; of FOUND and LAY the airline."""
for _table in (EXCHANGE, REPLACE, PAY, TAKE, MARKER, DRAW_ROUTE, DRAW_STOCK):
    NUMBER |= {action: i for i, action in enumerate(_table)}
for _rows in (FOUND, LAY):
    NUMBER |= {action: x for x, row in enumerate(_rows) for action in row}
NUMBER |= {action: circle for circle, action in SABOTAGE.items()}

AMOUNT: dict[Action, int] = {
    action: n for rows in (FOUND, LAY) for row in rows for n, action in enumerate(row, 1)
}
FLIGHT: dict[Action, tuple[int, int]] = {
    action: (x, route) for x, row in enumerate(FLY) for route, action in row.items()
}
"""(airline, route) of a FLY action."""
