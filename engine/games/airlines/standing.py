"""How the airlines stand, built from an observation alone: who holds what, what a scoring would pay
now, what the scorings paid, and where each network may grow."""

from __future__ import annotations

from typing import Any

from engine.core.text import _
from engine.games.airlines import words
from engine.games.airlines.actions import (
    AIRLINE_IDS,
    CARD_IDS,
    MARKERS,
    ROUTE_IDS,
    ROUTE_NETWORK,
    STOCK,
)
from engine.games.airlines.data import AIRLINES
from engine.games.airlines.rules import CLOSED, HOME_ROUTES, bits, highest_values, payouts

JSON = dict[str, Any]


def share_table(obs: JSON) -> list[JSON]:
    """The airlines at a glance: markers, value, who holds what, what a scoring would pay now."""
    rows = []
    for x, name in enumerate(AIRLINE_IDS):
        laid = [obs["laid"][p][x] for p in range(obs["players"])]
        state = (
            "founded"
            if obs["founded"] >> x & 1
            else "dormant"
            if obs["dormant"] >> x & 1
            else "open"
        )
        rows.append(
            {
                "id": name,
                "name": AIRLINES[x][1],
                "state": state,
                "value": obs["out"][x],
                "left": obs["left"][x],
                "markers": MARKERS[x],
                "shares": STOCK[x],
                "laid": laid,
                "known": [obs["known"][p][x] for p in range(obs["players"])],
                "pays": payouts(obs["out"][x], laid),
                **_growth(obs, x),
            }
        )
    return rows


def _route_ids(routes: int) -> list[str]:
    return [ROUTE_IDS[route] for route in bits(routes)]


def _next_routes(obs: JSON, x: int) -> int:
    """The routes that may be added to a network next, with a card that is high enough."""
    if not obs["left"][x] or obs["dormant"] >> x & 1:
        return 0
    routes: int = obs["reach"][x] if obs["founded"] >> x & 1 else HOME_ROUTES[x]
    return sum(1 << route for route in bits(routes) if obs["low"][route] < CLOSED)


def _payable(obs: JSON, routes: int, cards: int) -> int:
    """Those of the routes that a card out of `cards` can pay for."""
    best = highest_values(cards)
    return sum(1 << r for r in bits(routes) if obs["low"][r] <= best[ROUTE_NETWORK[r]])


def _growth(obs: JSON, x: int) -> JSON:
    """Where an airline flies, where it may fly next, and where with a card of the hand."""
    routes = _next_routes(obs, x)
    cards = sum(1 << card for card in obs["cards"] or ())
    return {
        "flown": _route_ids(obs["flown"][x]),
        "open": _route_ids(routes),
        "ready": _route_ids(_payable(obs, routes, cards)),
    }


def opens(obs: JSON) -> JSON:
    """Of each card in hand, the routes that it pays for, for an airline founded or yet to be."""
    routes = 0
    for x in range(len(AIRLINE_IDS)):
        if obs["founded"] >> x & 1 or (obs["stock"] or STOCK)[x]:
            routes |= _next_routes(obs, x)
    return {
        CARD_IDS[card]: _route_ids(_payable(obs, routes, 1 << card)) for card in obs["cards"] or ()
    }


def scorings(obs: JSON) -> list[JSON]:
    """Each scoring round: of each airline its value, who held what, and what everybody got and why."""
    rounds = zip(obs["scorings"], obs["scorings_laid"], strict=True)
    last = len(obs["scorings"]) if obs["phase"] == "over" else 0
    players = range(obs["players"])
    return [
        {
            "title": words.scoring(number if number != last else 0),
            "rows": [
                {
                    "airline": AIRLINE_IDS[x],
                    "value": row[0],
                    "points": row[1:],
                    "laid": laid,
                    "why": [_place(laid, p) for p in range(len(laid))],
                }
                for x, (row, laid) in enumerate(zip(rows, holdings, strict=True))
            ],
            "totals": [sum(row[p + 1] for row in rows) for p in players],
        }
        for number, (rows, holdings) in enumerate(rounds, 1)
    ]


def _place(laid: list[int], player: int) -> str:
    """How a player stands among an airline's shareholders, in a word or two (Rules AL-31 to AL-33)."""
    held = laid[player]
    places = sorted({count for count in laid if count}, reverse=True)
    if held not in places[:2]:
        return ""
    sharing = laid.count(held)
    if held == places[0]:
        if sharing > 1:
            return _("1st, ÷{n}").format(n=sharing)
        return _("1st") if len(places) > 1 else _("alone")
    if laid.count(places[0]) > 1:
        return ""
    return _("2nd, ÷{n}").format(n=sharing) if sharing > 1 else _("2nd")
