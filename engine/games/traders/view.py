"""What is drawn of Traders of the Air, built from an observation alone (docs/boundary.md, View).

Besides the common keys a view has `projection`, `bonuses`, `cities` and `guilds`
(standing.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.game import Action
from engine.core.text import _, ngettext, seat
from engine.games.traders import standing, words
from engine.games.traders.actions import CITY_IDS, GUILD_IDS, KINDS, NUMBER, NUMBER_OF
from engine.games.traders.labels import label
from engine.games.traders.plans import plans
from engine.games.traders.rules import ALL_BOARDS, CITIES, EMPTY

JSON = dict[str, Any]


def view(obs: JSON, actions: Sequence[Action]) -> JSON:
    """The game's part of a view; `actions` are the legal ones of the player who looks."""
    return {
        "board": f"traders/board_{obs['board']}",
        "phase": obs["phase"],
        "prompt": _prompt(obs, actions),
        "hint": _hint(obs, actions),
        "status": _status(obs),
        "spaces": _spaces(obs),
        "pieces": [_ship(obs), *_markers(obs), *_discs(obs), *_supplies(obs), *_compass(obs)],
        "cards": _cards(obs),
        "players": standings(obs),
        "actions": [
            {"id": a.id, "notation": a.notation, "label": label(a, obs), "path": path(a)}
            for a in actions
        ],
        "plans": plans(obs, actions),
        "names": _names(obs),
        "facts": standing.facts(obs),
        "projection": standing.projection(obs),
        "bonuses": standing.bonus_leaders(obs),
        "cities": standing.cities(obs),
        "guilds": standing.guilds(obs),
    }


# --- the board --------------------------------------------------------------------------------


def _piece(ident: str, kind: str, space: str, thing: str | None, told: str) -> JSON:
    return {
        "id": ident, "kind": kind, "space": space, "thing": thing, "label": told, "seat": None, "text": ""
    }  # fmt: skip


def _spaces(obs: JSON) -> list[JSON]:
    """With the compass reversed every arrow's head is at its other end."""
    if not obs["compass"]:
        return []
    arrows = ALL_BOARDS[obs["board"]].winds[0].arrows
    return [{"id": f"arrow_{CITY_IDS[a]}__{CITY_IDS[b]}", "state": "reversed"} for a, b in arrows]


def _ship(obs: JSON) -> JSON:
    city = CITY_IDS[obs["ship"]]
    told = _("the steamship, in {city}").format(city=words.city(obs["ship"]))
    return _piece("ship", "ship", f"ship_{city}", "ship:steamship", told)


def _markers(obs: JSON) -> list[JSON]:
    board, pieces = ALL_BOARDS[obs["board"]], []
    for slot, kind in enumerate(obs["stock"]):
        if kind != EMPTY:
            city, name = board.city_of[slot], board.slot_ids[slot]
            told = _("{marker}, in {city}").format(marker=words.marker(kind), city=words.city(city))
            thing = f"good:{CITY_IDS[city]}__{KINDS[kind]}"
            ident = f"marker:{name}:{KINDS[kind]}"
            pieces.append(_piece(ident, f"good_{KINDS[kind]}", f"w_{name}", thing, told))
    return pieces


def _discs(obs: JSON) -> list[JSON]:
    pieces = []
    for player, row in enumerate(obs["discs"]):
        for city, count in enumerate(row):
            if count:
                name = CITY_IDS[city]
                told = _("{contracts} of {name} in {city}").format(
                    contracts=words.contracts(count), name=seat(player), city=words.city(city)
                )
                space = f"guild_{name}_{player}"
                piece = _piece(f"disc:{name}:{player}", "disc", space, f"city:{name}", told)
                pieces.append({**piece, "seat": player, "text": str(count)})
    return pieces


def _supplies(obs: JSON) -> list[JSON]:
    pieces = []
    for pile, count in enumerate(obs["piles"], 1):
        if count:
            told = ngettext("supply {pile}: {n} marker", "supply {pile}: {n} markers", count)
            told = told.format(pile=pile, n=count)
            piece = _piece(f"supply:{pile}", "good_back", f"supply_{pile}", "supply:goods", told)
            pieces.append({**piece, "text": str(count)})
    return pieces


def _compass(obs: JSON) -> list[JSON]:
    if not obs["with_compass"]:
        return []
    side = obs["compass"]
    told = _("compass: all winds are reversed") if side else _("compass: the winds blow as drawn")
    return [_piece("compass", ("compass_normal", "compass_reversed")[side], "compass", None, told)]


def _cards(obs: JSON) -> list[JSON]:
    """Everybody's unsold markers in the zones `mat_<seat>`, those of a sale being chosen in `sale_<seat>`."""
    cards = []
    for player, mat in enumerate(obs["mats"]):
        chosen = obs["sale"][:] if player == obs["turn_of"] else []
        own = player == obs["seat"]
        for i, kind in enumerate(mat):
            copy, name = mat[:i].count(kind), KINDS[kind]
            in_sale = kind in chosen
            if in_sale:
                chosen.remove(kind)
            cards.append(
                {
                    "id": f"mat:{player}:{name}:{copy}",
                    "kind": f"good_{name}",
                    "zone": f"{'sale' if in_sale else 'mat'}_{player}",
                    "thing": f"mine:{name}" if own and not in_sale else None,
                    "label": _("{marker}, to be sold").format(marker=words.marker(kind))
                    if in_sale
                    else words.marker(kind),
                    "cover": None,
                }
            )
    return cards


# --- the players ------------------------------------------------------------------------------


def _counter(ident: str, told: str, value: int, kind: str) -> JSON:
    return {"id": ident, "label": told, "value": value, "kind": kind, "thing": None}


def standings(obs: JSON) -> list[JSON]:
    """Of each seat: score, size of the hand, counters."""
    return [_player(obs, player) for player in range(obs["players"])]


def _player(obs: JSON, player: int) -> JSON:
    turn_of = obs["current_player"] if obs["current_player"] >= 0 else obs["turn_of"]
    playing = obs["phase"] not in ("colours_out", "first_goods", "compass", "deal_guilds", "over")
    sold = obs["sold"][player]
    ones = [kind for kind in sold if NUMBER_OF[kind] == 1]
    return {
        "score": standing.totals(obs)[player],
        "hand_count": 0,
        "is_current": player == turn_of and playing,
        "counters": [
            _counter("money", _("dollars"), obs["money"][player], "dollar"),
            _counter("contracts", _("contracts left"), obs["left"][player], "disc"),
            _counter("goods", _("unsold goods"), len(obs["mats"][player]), "good_unsold"),
            _counter("sold", _("sold goods"), len(sold), "good_sold"),
            _counter("ones", _("of these number 1"), len(ones), "good_one"),
        ],
    }


def _status(obs: JSON) -> list[JSON]:
    turns = obs["turns"] - (obs["phase"] == "over")
    rows = [
        ("round", _("Round"), str(turns // obs["players"] + 1)),
        ("supply", _("Goods in the supply"), str(sum(obs["supply"]))),
    ]
    if obs["breaker"] >= 0:
        rows.append(("last", _("End"), _("this round is the last")))
    else:
        rows.append(("last", _("Until the last supply"), str(sum(obs["piles"][:-1]))))
    if obs["with_compass"]:
        rows.append(("compass", _("Compass"), _(words.COMPASS_WORDS[obs["compass"]])))
    for player, index in enumerate(obs["guilds"]):
        if index:
            told = _("Guild of {name}").format(name=seat(player))
            rows.append((f"guild_{player}", told, words.guild(index)))
    return [{"id": ident, "label": told, "value": value} for ident, told, value in rows]


# --- words ------------------------------------------------------------------------------------


def _prompt(obs: JSON, actions: Sequence[Action]) -> str:
    if obs["phase"] == "over":
        return _("The match is over.")
    if not actions:
        return ""
    match obs["phase"]:
        case "choose_guild":
            return _("Choose your guild.")
        case "replenish":
            return _("Replenish the warehouses?")
        case "sale":
            return _("Which goods do you sell?")
        case "loss":
            colour = words.colour(obs["losses"][0][1])
            return _("{name} has sold {colour}: which of yours do you lose?").format(
                name=seat(obs["turn_of"]), colour=colour
            )
        case "tax":
            return _("Too many goods: which do you give up?")
        case "act" if obs["acted"]:
            return _("Fly on, or end your turn.")
        case _:
            return _("Fly on, or do one action in {city}.").format(city=words.city(obs["ship"]))


def _hint(obs: JSON, actions: Sequence[Action]) -> str:
    if not actions:
        return ""
    lines = []
    if obs["breaker"] >= 0:
        lines.append(_("This round is the last."))
    if obs["phase"] == "act":
        lines.append(_surplus(obs))
    if obs["phase"] == "replenish":
        left = sum(obs["piles"][:-1])
        empty = obs["stock"].count(EMPTY)
        if obs["breaker"] < 0 and empty > left:
            lines.append(_("Replenishing now opens the last supply: 2 points, and the last round."))
    return " ".join(line for line in lines if line)


def _surplus(obs: JSON) -> str:
    """What ending the turn now would cost."""
    dollars, goods = standing.surplus(obs)
    if dollars and goods:
        return _("Ending your turn now costs you {dollars} and {goods}.").format(
            dollars=words.dollars(dollars), goods=standing.goods(goods)
        )
    if dollars or goods:
        lost = words.dollars(dollars) if dollars else standing.goods(goods)
        return _("Ending your turn now costs you {lost}.").format(lost=lost)
    return ""


def path(action: Action) -> list[str]:
    """The things to pick for an action."""
    match action.verb:
        case "move":
            return [f"city:{action.arguments[0]}"]
        case "buy":
            return [f"good:{action.arguments[0]}__{action.arguments[1]}"]
        case "setup":
            return [f"mine:{KINDS[NUMBER[action]]}", "button:setup"]
        case "sell":
            return [f"mine:{KINDS[NUMBER[action]]}", "button:sell"]
        case "lose":
            return [f"mine:{action.arguments[0]}"]
        case "guild":
            return [f"button:{action.arguments[0]}"]
        case _:
            return [f"button:{action.verb}"]


def _names(obs: JSON) -> dict[str, str]:
    names = {f"city:{CITY_IDS[city]}": words.city(city) for city in CITIES}
    board = ALL_BOARDS[obs["board"]]
    for a, b in board.winds[obs["compass"]].arrows:
        told = _("wind from {a} to {b}").format(a=words.city(a), b=words.city(b))
        a, b = (b, a) if obs["compass"] else (a, b)
        names[f"arrow:{CITY_IDS[a]}__{CITY_IDS[b]}"] = told
    for slot, kind in enumerate(obs["stock"]):
        if kind != EMPTY:
            city = board.city_of[slot]
            names[f"good:{CITY_IDS[city]}__{KINDS[kind]}"] = _("{marker} in {city}").format(
                marker=words.marker(kind), city=words.city(city)
            )
    if obs["seat"] is not None:
        for kind in obs["mats"][obs["seat"]]:
            names[f"mine:{KINDS[kind]}"] = _("your {marker}").format(marker=words.marker(kind))
    names["ship:steamship"] = _("the steamship")
    names["supply:goods"] = _("the supply")
    for index, guild in enumerate(GUILD_IDS):
        names[f"button:{guild}"] = words.guild(index)
    names["button:setup"] = _("Set up contracts")
    names["button:sell"] = _("Sell")
    names["button:sell_all"] = _("Sell all that can be sold here")
    return names
