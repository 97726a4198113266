"""How far the money reaches: the cheapest way to each city, and flights of several legs in one click."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.game import Action
from engine.core.text import _, listed
from engine.games.traders import words
from engine.games.traders.actions import CITY_IDS, MOVE
from engine.games.traders.guilds import ALL_GUILDS
from engine.games.traders.rules import ALL_BOARDS, CITIES, ways

JSON = dict[str, Any]
NO_LIMIT = 99


def cheapest(obs: JSON, money: int = NO_LIMIT) -> dict[int, tuple[int, tuple[int, ...]]]:
    """City -> (price, cities on the way) for the player in turn, as far as `money` reaches."""
    guild = ALL_GUILDS[obs["guilds"][obs["turn_of"]]]
    is_free = [not obs["tacked"] and not any(row[city] for row in obs["discs"]) for city in CITIES]
    wind = ALL_BOARDS[obs["board"][-1]].winds[obs["compass"]]
    return ways(wind, obs["ship"], money, guild.into_empty_city, is_free)


def plans(obs: JSON, actions: Sequence[Action]) -> list[JSON]:
    """Flights of several legs to each city that the money reaches and that is no neighbour."""
    if obs["phase"] != "act" or not actions:
        return []
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
