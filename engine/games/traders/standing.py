"""How things stand: what the cities tell, and each player's score by category if the match ended now."""

from __future__ import annotations

from typing import Any

from engine.core.text import _, listed, ngettext
from engine.core.text import seat as seat_name
from engine.games.traders import plans, words
from engine.games.traders.actions import CITY_IDS, GUILD_IDS, KINDS, NUMBER_OF
from engine.games.traders.data import PURCHASE
from engine.games.traders.labels import contracts_for
from engine.games.traders.rules import (
    ALL_BOARDS,
    ALL_GUILDS,
    CATEGORIES,
    CITIES,
    EMPTY,
    NOBODY,
    bonuses,
    leaders,
    scores,
)

JSON = dict[str, Any]


def categories(obs: JSON) -> list[list[int]]:
    """Each player's points in the seven categories, if the match ended now."""
    return scores(obs["mats"], obs["sold"], obs["discs"], obs["breaker"])


def totals(obs: JSON) -> list[int]:
    """Each player's points, if the match ended now."""
    return [sum(row) for row in categories(obs)]


def projection(obs: JSON) -> list[JSON]:
    """Of each player: the total and its seven parts."""
    return [
        {
            "seat": player,
            "total": sum(row),
            "parts": [
                {"id": name, "label": _(words.category(name)), "value": value}
                for name, value in zip(CATEGORIES, row, strict=True)
            ],
        }
        for player, row in enumerate(categories(obs))
    ]


def bonus_leaders(obs: JSON) -> list[JSON]:
    """Who leads each comparison now, with everybody's count; several seats are level."""
    return [
        {
            "id": name,
            "label": _(words.category(name)),
            "points": points,
            "counts": counts,
            "seats": leaders(counts),
        }
        for name, (points, counts) in bonuses(obs["discs"], obs["sold"]).items()
    ]


def buyer(obs: JSON) -> int:
    """For whom prices are told: the one who looks, else the one whose turn it is."""
    seat: int = obs["turn_of"] if obs["seat"] is None else obs["seat"]
    return seat


def price(obs: JSON, city: int) -> int:
    """What a marker costs there (Rules TA-11)."""
    return 0 if obs["holders"][city] == buyer(obs) else PURCHASE


def cities(obs: JSON) -> list[JSON]:
    """Of each city: contracts by seat, who holds the majority, what buying costs, who is paid, the way there.

    `pays` is a seat, or null for the bank; `flight` is null where the steamship is, else its price.
    """
    flights = plans.cheapest(obs)
    return [
        {
            "id": CITY_IDS[city],
            "contracts": [row[city] for row in obs["discs"]],
            "majority": None if obs["holders"][city] == NOBODY else obs["holders"][city],
            "price": price(obs, city),
            "pays": None if obs["holders"][city] in (NOBODY, buyer(obs)) else obs["holders"][city],
            "flight": flights[city][0] if city in flights else None,
            "way": [CITY_IDS[stop] for stop in flights[city][1]] if city in flights else [],
        }
        for city in CITIES
    ]


def guilds(obs: JSON) -> list[JSON]:
    """Each seat's guild and what it may do."""
    return [
        {
            "seat": seat,
            "id": GUILD_IDS[index],
            "name": words.guild(index),
            "ability": words.ability(index),
        }
        for seat, index in enumerate(obs["guilds"])
    ]


def surplus(obs: JSON) -> tuple[int, int]:
    """Dollars and goods that the player in turn would lose by ending it now (Rules TA-17)."""
    seat = obs["turn_of"]
    guild = ALL_GUILDS[obs["guilds"][seat]]
    return (
        max(obs["money"][seat] - guild.kept_dollars, 0),
        max(len(obs["mats"][seat]) - guild.kept_goods, 0),
    )


def goods(count: int) -> str:
    """`1 marker`, `2 markers`."""
    return ngettext("{n} marker", "{n} markers", count).format(n=count)


# --- facts --------------------------------------------------------------------------------------


def facts(obs: JSON) -> dict[str, list[str]]:
    """What things tell when they are looked at."""
    flights = plans.cheapest(obs)
    told = {f"city:{CITY_IDS[c]}": [*_city(obs, c), *_flight(obs, c, flights)] for c in CITIES}
    told["ship:steamship"] = _ship(obs, flights)
    board = ALL_BOARDS[obs["board"]]
    for slot, kind in enumerate(obs["stock"]):
        if kind != EMPTY:
            city = board.city_of[slot]
            told[f"good:{CITY_IDS[city]}__{KINDS[kind]}"] = [_price(obs, city), *_worth(kind)]
    if obs["seat"] is not None:
        for kind in set(obs["mats"][obs["seat"]]):
            told[f"mine:{KINDS[kind]}"] = [*_worth(kind), _set_up(obs, kind)]
    told["supply:goods"] = _supply(obs)
    if obs["phase"] == "choose_guild":
        told |= {f"button:{guild}": [words.ability(i)] for i, guild in enumerate(GUILD_IDS)}
    return told


def _city(obs: JSON, city: int) -> list[str]:
    counts = [row[city] for row in obs["discs"]]
    owners = [
        _("{contracts} of {name}").format(contracts=words.contracts(count), name=seat_name(seat))
        for seat, count in enumerate(counts)
        if count
    ]
    if not owners:
        return [_("Nobody has a contract here."), _price(obs, city)]
    holder = obs["holders"][city]
    if holder == NOBODY:
        majority = _("Nobody has the majority.")
    elif holder == obs["seat"]:
        majority = _("You have the majority.")
    else:
        majority = _("{name} has the majority.").format(name=seat_name(holder))
    return [_("Here: {owners}.").format(owners=listed(owners)), majority, _price(obs, city)]


def _price(obs: JSON, city: int) -> str:
    holder = obs["holders"][city]
    if not price(obs, city):
        return _("Buying here is free.")
    if holder == NOBODY:
        return _("Buying here costs 1 dollar, to the bank.")
    return _("Buying here costs 1 dollar, to {name}.").format(name=seat_name(holder))


def _flight(obs: JSON, city: int, flights: dict[int, tuple[int, tuple[int, ...]]]) -> list[str]:
    if city == obs["ship"]:
        return [_("The steamship is here.")]
    cost, path = flights[city]
    left = obs["money"][obs["turn_of"]] - cost
    if len(path) > 1:
        by = listed([words.city(stop) for stop in path[:-1]])
        way = _("The cheapest way here costs {price}, by {stops}.").format(
            price=words.dollars(cost), stops=by
        )
    else:
        way = _("The flight here costs {price}.").format(price=words.dollars(cost))
    if left < 0:
        return [way, _("That is {n} more than there is to spend.").format(n=words.dollars(-left))]
    return [way, _("That leaves {left} to spend.").format(left=words.dollars(left))]


def _ship(obs: JSON, flights: dict[int, tuple[int, tuple[int, ...]]]) -> list[str]:
    money = obs["money"][obs["turn_of"]]
    lines = [
        _("In {city}, with {money} to spend.").format(
            city=words.city(obs["ship"]), money=words.dollars(money)
        )
    ]
    for cost in range(1, money + 1):
        there = [
            words.city(city) for city in CITIES if city in flights and flights[city][0] == cost
        ]
        if there:
            lines.append(
                _("For {price}: {cities}.").format(price=words.dollars(cost), cities=listed(there))
            )
    return lines


def _worth(kind: int) -> list[str]:
    return [
        _("Worth {sold} when sold, 1 point unsold.").format(sold=words.points(NUMBER_OF[kind] + 1))
    ]


def _set_up(obs: JSON, kind: int) -> str:
    if obs["seat"] == obs["turn_of"]:
        count = contracts_for(obs, kind)
        return _("Given in {city} it sets up {contracts}.").format(
            city=words.city(obs["ship"]), contracts=words.contracts(count)
        )
    return _("Given in a city it sets up {contracts}.").format(
        contracts=words.contracts(NUMBER_OF[kind])
    )


def _supply(obs: JSON) -> list[str]:
    left = sum(obs["piles"][:-1])
    lines = [_("{goods} left in all.").format(goods=goods(sum(obs["supply"])))]
    if obs["breaker"] >= 0:
        lines.append(_("The last supply is open: this round is the last."))
    else:
        lines.append(_("{goods} left before the last supply.").format(goods=goods(left)))
    return lines
