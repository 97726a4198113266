"""An action in words, with what it costs or brings."""

from __future__ import annotations

from typing import Any

from engine.core.game import Action
from engine.core.text import _, ngettext
from engine.core.text import seat as seat_name
from engine.games.traders import words
from engine.games.traders.actions import NUMBER, NUMBER_OF
from engine.games.traders.data import AGAINST_WIND, REPLENISHING
from engine.games.traders.rules import ALL_BOARDS, ALL_GUILDS, EMPTY

JSON = dict[str, Any]


def label(action: Action, obs: JSON) -> str:
    """`Fly to Thespian for 1 dollar`."""
    number = NUMBER.get(action, -1)
    match action.verb:
        case "replenish":
            return _replenish(obs)
        case "skip":
            return _("Do not replenish")
        case "move":
            return _move(obs, number)
        case "buy":
            return _buy(obs, number)
        case "setup":
            return _("Give {marker} for {contracts}").format(
                marker=words.marker(number), contracts=words.contracts(contracts_for(obs, number))
            )
        case "sell" if obs["phase"] == "act":
            return _("Sell {marker} and more").format(marker=words.marker(number))
        case "sell":
            return _("Add {marker}").format(marker=words.marker(number))
        case "done" if obs["phase"] == "act":
            return _("End the turn")
        case "done":
            return _("Sell {markers}").format(markers=words.markers(obs["sale"]))
        case "lose" if obs["phase"] == "tax":
            return _("Give up {marker}").format(marker=words.marker(number))
        case "lose":
            return _("Lose {marker}").format(marker=words.marker(number))
        case "guild":
            return (
                _("{guild}: {ability}")
                .format(guild=words.guild(number), ability=words.ability(number))
                .rstrip(".")
            )
    return action.notation


def _replenish(obs: JSON) -> str:
    empty = obs["stock"].count(EMPTY)
    free = empty >= ALL_GUILDS[obs["guilds"][obs["turn_of"]]].free_replenishing_from
    filled = min(empty, sum(obs["supply"]))
    return ngettext("Fill {n} space for {price}", "Fill {n} spaces for {price}", filled).format(
        n=filled, price=words.dollars(0 if free else REPLENISHING)
    )


def flight_price(obs: JSON, city: int) -> tuple[int, bool]:
    """What flying from the ship's city to its neighbour costs, and whether that is against the wind."""
    wind = ALL_BOARDS[obs["board"]].winds[obs["compass"]]
    price = wind.price[obs["ship"]][city]
    discount = ALL_GUILDS[obs["guilds"][obs["turn_of"]]].into_empty_city
    if price > discount and not obs["tacked"] and not any(row[city] for row in obs["discs"]):
        return discount, True
    return price, price == AGAINST_WIND


def _move(obs: JSON, city: int) -> str:
    price, against = flight_price(obs, city)
    told = (
        _("Fly to {city} against the wind for {price}")
        if against
        else _("Fly to {city} for {price}")
    )
    return told.format(city=words.city(city), price=words.dollars(price))


def _buy(obs: JSON, kind: int) -> str:
    holder, seat = obs["holders"][obs["ship"]], obs["turn_of"]
    if holder == seat:
        return _("Take {marker} for nothing").format(marker=words.marker(kind))
    if holder >= 0:
        return _("Buy {marker}, paying 1 dollar to {name}").format(
            marker=words.marker(kind), name=seat_name(holder)
        )
    return _("Buy {marker} for 1 dollar").format(marker=words.marker(kind))


def contracts_for(obs: JSON, kind: int) -> int:
    """How many contracts a marker sets up in the ship's city (Rules TA-12, TA-29)."""
    seat, number = obs["turn_of"], NUMBER_OF[kind]
    least = ALL_GUILDS[obs["guilds"][seat]].first_contracts
    if number < least and not any(row[obs["ship"]] for row in obs["discs"]):
        number = least
    left: int = obs["left"][seat]
    return min(number, left)
