"""What is drawn of Airlines, built from an observation alone (docs/boundary.md, View)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.game import Action
from engine.core.text import _, listed, ngettext
from engine.games.airlines import words
from engine.games.airlines.actions import (
    AIRLINE_IDS,
    AMOUNT,
    CARD_IDS,
    CIRCLES,
    FLIGHT,
    MARKERS,
    NETWORK_IDS,
    NUMBER,
    PAY,
    ROUTE_IDS,
    ROUTE_NETWORK,
    STOCK,
)
from engine.games.airlines.data import AIRLINES, ROUTES, SCORING_CARDS
from engine.games.airlines.rules import CARDS_OF_NETWORK, CLOSED, OF_NETWORK, PERMITTED, bits
from engine.games.airlines.standing import opens, scorings, share_table

JSON = dict[str, Any]


def view(obs: JSON, actions: Sequence[Action]) -> JSON:
    """The game's part of a view; `actions` are the legal ones of the player who looks."""
    return {
        "board": "airlines/board",
        "phase": obs["phase"],
        "prompt": _prompt(obs, actions),
        "hint": _hint(obs, actions),
        "status": _status(obs),
        "spaces": _spaces(obs),
        "pieces": _markers(obs),
        "cards": _cards(obs),
        "players": standings(obs),
        "actions": [
            {"id": a.id, "notation": a.notation, "label": label(a, obs), "path": path(a)}
            for a in actions
        ],
        "plans": [],
        "names": _names(obs),
        "facts": _facts(obs),
        "table": share_table(obs),
        "scorings": scorings(obs),
        "opens": opens(obs),
    }


# --- the board --------------------------------------------------------------------------------


def circle_id(circle: int) -> str:
    """The space of a circle: `juneau__yellowknife:4`."""
    route, number = CIRCLES[circle]
    return f"{ROUTE_IDS[route]}:{number}"


def _spaces(obs: JSON) -> list[JSON]:
    return [{"id": f"home_{AIRLINE_IDS[x]}", "state": "dormant"} for x in bits(obs["dormant"])]


def _markers(obs: JSON) -> list[JSON]:
    pieces = []
    for circle, owner in enumerate(obs["owners"]):
        if not owner:
            continue
        airline = abs(owner) - 1
        route, _number = CIRCLES[circle]
        told = (
            _("{airline} on {route}")
            if owner > 0
            else _("{route}, blocked with a marker of {airline}")
        )
        pieces.append(
            {
                "id": f"marker:{circle_id(circle)}",
                "kind": f"{'plane' if owner > 0 else 'sabotage'}_{AIRLINE_IDS[airline]}",
                "space": circle_id(circle),
                "thing": f"route:{ROUTE_IDS[route]}",
                "label": told.format(airline=words.airline(airline), route=words.route(route)),
                "seat": None,
                "text": "",
            }
        )
    for x in bits(obs["founded"]):
        name = AIRLINE_IDS[x]
        pieces.append(
            {
                "id": f"home:{name}",
                "kind": f"plane_{name}",
                "space": f"home_{name}",
                "thing": f"airline:{name}",
                "label": _("home of {airline}").format(airline=words.airline(x)),
                "seat": None,
                "text": "",
            }
        )
    return pieces


def _card(ident: str, kind: str, zone: str, thing: str | None, label_text: str) -> JSON:
    return {
        "id": ident,
        "kind": kind,
        "zone": zone,
        "thing": thing,
        "label": label_text,
        "cover": None,
    }


def _cards(obs: JSON) -> list[JSON]:
    cards = []
    for place, x in enumerate(obs["display"]):
        if x >= 0:
            name = AIRLINE_IDS[x]
            told = _("open share of {airline}").format(airline=words.airline(x))
            cards.append(
                _card(
                    f"open:{place + 1}:{name}",
                    f"share_{name}",
                    f"open_{place + 1}",
                    f"display:{name}",
                    told,
                )
            )
    if obs["pile_size"]:
        cards.append(
            _card("pile:shares", "share_back", "pile_shares", "pile:shares", _("pile of shares"))
        )
    if obs["route_pile_size"] or obs["route_discards"] or obs["phase"] == "turn":
        # Who can draw none picks the place of the pile all the same: it stands for expanding.
        cards.append(
            _card(
                "pile:routes", "route_back", "pile_routes", "pile:routes", _("pile of route cards")
            )
        )
    for number in range(1, obs["scoring_drawn"] + 1):
        told = _("scoring card {n}").format(n=number)
        cards.append(_card(f"scoring:{number}", "scoring", f"scoring_{number}", None, told))
    for x, count in enumerate(obs["stock"] or ()):
        name = AIRLINE_IDS[x]
        for copy in range(count):
            told = _("share of {airline}").format(airline=words.airline(x))
            cards.append(
                _card(f"stock:{name}:{copy}", f"share_{name}", "hand", f"stock:{name}", told)
            )
    for card in obs["cards"] or ():
        name = CARD_IDS[card]
        cards.append(
            _card(f"card:{name}", f"route_{name}", "hand", f"card:{name}", words.card(card))
        )
    return cards


# --- the players ------------------------------------------------------------------------------


def standings(obs: JSON) -> list[JSON]:
    """Of each seat: score, size of the hand, counters."""
    return [_player(obs, player) for player in range(obs["players"])]


def _player(obs: JSON, player: int) -> JSON:
    return {
        "score": obs["scores"][player],
        "hand_count": obs["stock_sizes"][player] + obs["card_sizes"][player],
        "is_current": player == obs["turn_of"]
        and obs["phase"] not in ("deal_shares", "deal_display", "deal_cards", "over"),
        "counters": [
            {
                "id": f"laid:{name}",
                "label": words.airline(x),
                "value": obs["laid"][player][x],
                "kind": f"share_{name}",
                "thing": None,
            }
            for x, name in enumerate(AIRLINE_IDS)
        ],
    }


def _status(obs: JSON) -> list[JSON]:
    told, most = len(obs["scorings"]), SCORING_CARDS + (obs["players"] > 2)
    scorings_so_far = _("{n} of {all}").format(n=told, all=most)
    return [
        {"id": "shares", "label": _("Shares in the pile"), "value": str(obs["pile_size"])},
        {
            "id": "routes",
            "label": _("Route cards in the pile"),
            "value": str(obs["route_pile_size"]),
        },
        {
            "id": "scorings",
            "label": _("Scorings so far"),
            "value": str(told) if obs["phase"] == "over" else scorings_so_far,
        },
    ]


# --- words ------------------------------------------------------------------------------------


def _prompt(obs: JSON, actions: Sequence[Action]) -> str:
    if obs["phase"] == "over":
        return _("The match is over.")
    if not actions:
        return ""
    airline = words.airline(obs["airline"]) if obs["airline"] >= 0 else ""
    match obs["phase"]:
        case "turn":
            return _("Expand a network, found an airline, or lay shares.")
        case "first_flight":
            return _("Choose the first route of {airline}.").format(airline=airline)
        case "fly":
            return _("Choose a route and an airline, or keep your cards.")
        case "pay":
            return _("Which card pays for {route}?").format(route=words.route(obs["route"]))
        case "take":
            return _("Take a share.")
        case "sabotage":
            return _("Block an open circle, or go without sabotage.")
        case _:
            return _("Whose marker is used?")


def _hint(obs: JSON, actions: Sequence[Action]) -> str:
    if not actions:
        return ""
    if obs["closing"] >= 0:
        return ngettext(
            "The match is ending: {n} turn is left, this one included.",
            "The match is ending: {n} turns are left, this one included.",
            obs["closing"],
        ).format(n=obs["closing"])
    if any(a.verb == "exchange" for a in actions):
        return _("You hold a route card that can't be used any more; you may exchange it first.")
    return ""


def path(action: Action) -> list[str]:
    """The things to pick for an action."""
    match action.verb:
        case "expand":
            return ["pile:routes"]
        case "found" | "lay":
            return [f"stock:{AIRLINE_IDS[NUMBER[action]]}", f"amount:{AMOUNT[action]}"]
        case "exchange" | "pay":
            return [f"card:{action.arguments[0]}"]
        case "replace" | "take":
            return [f"display:{action.arguments[0]}"]
        case "fly":
            return [f"route:{action.arguments[0]}", f"airline:{action.arguments[1]}"]
        case "blind":
            return ["pile:shares"]
        case "sabotage":
            network = NETWORK_IDS[ROUTE_NETWORK[CIRCLES[NUMBER[action]][0]]]
            return [f"network:{network}", f"circle:{action.arguments[0]}:{action.arguments[1]}"]
        case "marker":
            return [f"airline:{action.arguments[0]}"]
        case _:
            return [f"button:{action.verb}"]


def label(action: Action, obs: JSON) -> str:
    """An action in words."""
    number = NUMBER.get(action, -1)
    match action.verb:
        case "expand":
            return _("Draw a route card and expand")
        case "found":
            return _("Found {airline} with {shares}").format(
                airline=words.airline(number), shares=words.shares(AMOUNT[action])
            )
        case "lay":
            return _("Lay {shares} of {airline}").format(
                airline=words.airline(number), shares=words.shares(AMOUNT[action])
            )
        case "exchange":
            return _("Exchange {card}").format(card=words.card(number))
        case "replace":
            return _("Replace {airline}").format(airline=words.airline(number))
        case "fly":
            airline, route = FLIGHT[action]
            return _("{route} for {airline} ({number})").format(
                route=words.route(route), airline=words.airline(airline), number=obs["low"][route]
            )
        case "decline":
            return _("Keep all cards")
        case "pay":
            return _("Pay with {card}").format(card=words.card(number))
        case "take" | "marker":
            return words.airline(number)
        case "blind":
            return _("From the pile")
        case "sabotage":
            route, circle = CIRCLES[number]
            return _("Block {number} on {route}").format(number=circle, route=words.route(route))
        case "spare":
            return _("No sabotage")
    return action.notation


def _names(obs: JSON) -> dict[str, str]:
    names = {f"route:{ROUTE_IDS[r]}": words.route(r) for r in range(len(ROUTES))}
    for x, name in enumerate(AIRLINE_IDS):
        names[f"airline:{name}"] = f"{words.airline(x)}, {AIRLINES[x][1]}"
        names[f"stock:{name}"] = _("your shares of {airline}").format(airline=words.airline(x))
        names[f"display:{name}"] = _("open share of {airline}").format(airline=words.airline(x))
    for card in obs["cards"] or ():
        names[f"card:{CARD_IDS[card]}"] = words.card(card)
    for n in range(1, max(STOCK) + 1):
        names[f"amount:{n}"] = words.shares(n)
    for circle, (route, number) in enumerate(CIRCLES):
        names[f"circle:{circle_id(circle)}"] = _("circle {number} of {route}").format(
            number=number, route=words.route(route)
        )
    for n, name in enumerate(NETWORK_IDS):
        names[f"network:{name}"] = words.network(n)
    names["pile:shares"] = _("the pile of shares")
    names["pile:routes"] = _("the pile of route cards")
    return names


def _facts(obs: JSON) -> dict[str, list[str]]:
    facts = {}
    for route, name in enumerate(ROUTE_IDS):
        facts[f"route:{name}"] = _route_facts(obs, route)
    for x, name in enumerate(AIRLINE_IDS):
        facts[f"airline:{name}"] = facts[f"stock:{name}"] = facts[f"display:{name}"] = (
            _airline_facts(obs, x)
        )
    for n, name in enumerate(NETWORK_IDS):
        facts[f"network:{name}"] = [_network_fact(obs, n)]
    return facts


def _network_fact(obs: JSON, network: int) -> str:
    users = [
        words.airline(x) for x in range(len(AIRLINE_IDS)) if PERMITTED[x] & OF_NETWORK[network]
    ]
    open_circles = sum(
        not owner and ROUTE_NETWORK[route] == network
        for owner, (route, _number) in zip(obs["owners"], CIRCLES, strict=True)
    )
    told = ngettext(
        "Flown by {airlines}; {n} circle is open.",
        "Flown by {airlines}; {n} circles are open.",
        open_circles,
    )
    return told.format(airlines=listed(users), n=open_circles)


def _route_facts(obs: JSON, route: int) -> list[str]:
    low = obs["low"][route]
    network = words.network(ROUTE_NETWORK[route])
    if low == CLOSED:
        return [_("{network} network; all circles are covered.").format(network=network)]
    fitting = [
        words.airline(x)
        for x in range(len(AIRLINE_IDS))
        if obs["founded"] >> x & 1 and obs["left"][x] and obs["reach"][x] >> route & 1
    ]
    lines = [_("{network} network; needs {number} or more.").format(network=network, number=low)]
    if fitting:
        lines.append(_("Open to {airlines}.").format(airlines=listed(fitting)))
    else:
        lines.append(_("No airline touches it now."))
    mine = sum(1 << card for card in obs["cards"] or ()) & CARDS_OF_NETWORK[ROUTE_NETWORK[route]]
    payers = [
        words.card(c) for c in bits(mine) if int(PAY[c].arguments[0].rpartition("_")[2]) >= low
    ]
    if payers:
        lines.append(_("You could pay with {cards}.").format(cards=listed(payers)))
    return lines


def _airline_facts(obs: JSON, x: int) -> list[str]:
    used = [words.network(n) for n in sorted({ROUTE_NETWORK[r] for r in bits(PERMITTED[x])})]
    lines = [_("Flies on {networks}.").format(networks=listed(used))]
    if obs["dormant"] >> x & 1:
        lines.append(_("It can't be founded any more; its shares are worthless."))
    elif obs["founded"] >> x & 1:
        lines.append(
            _("Worth {value}; {left} of {all} markers left.").format(
                value=obs["out"][x], left=obs["left"][x], all=MARKERS[x]
            )
        )
    else:
        lines.append(_("Not founded yet."))
    return lines
