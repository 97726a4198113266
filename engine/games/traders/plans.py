"""Several actions in one click: flights of several legs by the cheapest way, sales of all that sells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.game import Action
from engine.core.text import _, listed
from engine.games.traders import words
from engine.games.traders.actions import CITY_IDS, COLOUR_OF, DONE, MOVE, NUMBER, NUMBER_OF, SELL
from engine.games.traders.data import SALE_MINIMUM
from engine.games.traders.rules import (
    ALL_BOARDS,
    ALL_GUILDS,
    CITIES,
    Markers,
    added,
    by_colour,
    sale_answers,
    ways,
)

JSON = dict[str, Any]
NO_LIMIT = 99


def plans(obs: JSON, actions: Sequence[Action]) -> list[JSON]:
    """What may be done in one click, besides the single actions."""
    if obs["phase"] != "act" or not actions:
        return []
    return [*_flights(obs, actions), *_sale(obs, actions)]


def cheapest(obs: JSON, money: int = NO_LIMIT) -> dict[int, tuple[int, tuple[int, ...]]]:
    """City -> (price, cities on the way) for the player in turn, as far as `money` reaches."""
    guild = ALL_GUILDS[obs["guilds"][obs["turn_of"]]]
    is_free = [not obs["tacked"] and not any(row[city] for row in obs["discs"]) for city in CITIES]
    wind = ALL_BOARDS[obs["board"]].winds[obs["compass"]]
    return ways(wind, obs["ship"], money, guild.into_empty_city, is_free)


def _flights(obs: JSON, actions: Sequence[Action]) -> list[JSON]:
    """To each city that the money reaches and that is no neighbour."""
    money, found = obs["money"][obs["turn_of"]], []
    for city, (price, path) in sorted(cheapest(obs, money).items()):
        if len(path) > 1 and MOVE[city] not in actions:
            told = _("Fly to {city} by {stops} for {price}; that leaves {left}").format(
                city=words.city(city),
                stops=listed([words.city(stop) for stop in path[:-1]]),
                price=words.dollars(price),
                left=words.dollars(money - price),
            )
            legs = [MOVE[stop].notation for stop in path]
            found.append({"path": [f"city:{CITY_IDS[city]}"], "actions": legs, "label": told})
    return found


def _sale(obs: JSON, actions: Sequence[Action]) -> list[JSON]:
    """All markers that can be sold here together."""
    if not any(action.verb == "sell" for action in actions):
        return []
    seat = obs["turn_of"]
    mat, extra_from = tuple(obs["mats"][seat]), ALL_GUILDS[obs["guilds"][seat]].extra_one_from
    goods = _most(mat, extra_from)
    chain = [action.notation for action in _chain(mat, goods, extra_from)]
    if len(chain) < 2:
        return []
    told = _("Sell {markers}").format(markers=words.markers(goods))
    return [{"path": ["button:sell_all"], "actions": chain, "label": told}]


def _most(mat: Markers, extra_from: int) -> list[int]:
    """The largest sale: all colours with two or more, and the Pedlars' extra marker last (Rules TA-29)."""
    counts = by_colour(mat)
    goods = [kind for kind in mat if counts[COLOUR_OF[kind]] >= SALE_MINIMUM]
    if len(goods) >= extra_from:
        single = [kind for kind in mat if kind not in goods and NUMBER_OF[kind] == 1]
        goods += single[:1]
    return goods


def _chain(mat: Markers, goods: Sequence[int], extra_from: int) -> list[Action]:
    """The answers that sell `goods`; what has one answer only is not asked and left out."""
    chain: list[Action] = []
    left: list[int] = list(goods)
    sale: Markers = ()
    while True:
        answers = sale_answers(mat, sale, extra_from)
        if sale and len(answers) == 1:
            action = answers[0]
        else:
            action = SELL[left[0]] if left else DONE
            chain.append(action)
        if action is DONE:
            return chain
        left.remove(NUMBER[action])
        sale = added(sale, NUMBER[action])
