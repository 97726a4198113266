"""Why something can't be done in Traders of the Air: one sentence and the rule that says so.

Each function belongs to a phase and is asked for things that were picked and that no legal action names.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.core.game import Reason
from engine.core.text import _
from engine.games.traders import phases, words
from engine.games.traders.actions import CITY_IDS, COLOUR_OF, GUILD_IDS, KINDS, NUMBER_OF
from engine.games.traders.data import SALE_MINIMUM
from engine.games.traders.rules import MAT_OF, by_colour

if TYPE_CHECKING:
    from engine.games.traders.state import TradersState

Things = dict[str, int]
"""What was picked: kind of thing -> number; of a button its name is the key, as `button:sell`."""


def things(path: Sequence[str]) -> Things:
    """The picked things by kind; what isn't ours is left out."""
    found: Things = {}
    for thing in path:
        what, _colon, name = thing.partition(":")
        if what == "city" and name in CITY_IDS:
            found["city"] = CITY_IDS.index(name)
        elif what == "mine" and name in KINDS:
            found["mine"] = KINDS.index(name)
        elif what == "good":
            city, _line, kind = name.partition("__")
            if city in CITY_IDS and kind in KINDS:
                found["where"], found["good"] = CITY_IDS.index(city), KINDS.index(kind)
        elif what == "button" and name in GUILD_IDS:
            found["guild"] = GUILD_IDS.index(name)
        elif what == "button":
            found[thing] = 0
        elif what == "arrow":
            found["arrow"] = 0
    return found


def over() -> Reason:
    """After the end."""
    return Reason(_("The match is over."), "end")


def not_chosen(state: TradersState, path: Sequence[str]) -> Reason:
    """In ChooseGuild."""
    guild = things(path).get("guild", 0)
    if guild and MAT_OF[guild] in {MAT_OF.get(other.index) for other in state.guilds[: state.seat]}:
        return Reason(
            _("This guild's mat is taken; each special mat is used by one player."), "TA-29"
        )
    return Reason(_("Choose your guild first."), "TA-29")


def not_before_replenishing(_state: TradersState, _path: Sequence[str]) -> Reason:
    """In Replenish."""
    return Reason(_("First decide whether you replenish the warehouses: later you can't."), "TA-3")


def not_done(state: TradersState, path: Sequence[str]) -> Reason:
    """In Act."""
    found = things(path)
    if "city" in found:
        return _not_flown(state, found["city"])
    if "good" in found:
        return _not_bought(state, found["where"], found["good"])
    if "mine" in found:
        return _not_used(state, found)
    if "button:replenish" in found or "button:skip" in found:
        return _not_replenished(state)
    if "arrow" in found:
        return Reason(_("Pick the city where you want to fly."), "move")
    if "button:setup" in found or "button:sell" in found:
        return _not_used(state, found)
    return Reason(_("Nothing can be done with that now."), "turn")


def _not_flown(state: TradersState, city: int) -> Reason:
    name, ship = words.city(city), words.city(state.ship)
    if city == state.ship:
        return Reason(_("The steamship is in {city} already.").format(city=name), "move")
    price = phases.flight_price(state, city)
    if not price:
        return Reason(
            _("No arrow joins {ship} and {city}: fly there by other cities.").format(
                ship=ship, city=name
            ),
            "move",
        )
    have = words.dollars(state.money[state.seat])
    if price > 1:
        sentence = _("Flying to {city} is against the wind and costs {price}; you have {have}.")
        return Reason(sentence.format(city=name, price=words.dollars(price), have=have), "TA-18")
    sentence = _("Flying to {city} costs {price}; you have {have}.")
    return Reason(sentence.format(city=name, price=words.dollars(price), have=have), "move")


def _acted() -> Reason:
    return Reason(_("You have done your action in this city; fly on before the next one."), "TA-2")


def _not_bought(state: TradersState, city: int, kind: int) -> Reason:
    if city != state.ship:
        return Reason(_("You buy only in the city where the steamship is."), "buy")
    if kind not in [state.stock[slot] for slot in state.board.slots_of[city]]:
        return Reason(_("That marker doesn't lie in this city."), "buy")
    if state.acted:
        return _acted()
    return Reason(
        _("A marker costs 1 dollar here, and you have none: it is free only with the majority."),
        "TA-11",
    )


def _not_used(state: TradersState, found: Things) -> Reason:
    seat, kind = state.seat, found.get("mine", -1)
    if kind >= 0 and kind not in state.mats[seat]:
        return Reason(_("You do not own that marker."), "turn")
    if not state.mats[seat]:
        return Reason(_("You own no unsold goods."), "turn")
    if state.acted:
        return _acted()
    is_present = bool(state.discs[seat][state.ship])
    if not state.left[seat] and (
        "button:setup" in found or not (is_present or "button:sell" in found)
    ):
        return Reason(_("All your contracts are on the board."), "TA-12")
    if "button:setup" in found:
        return Reason(_("Pick one of your markers to give for contracts."), "TA-12")
    if not is_present:
        return Reason(_("To sell here you need a contract of yours in this city."), "TA-14")
    return _not_sellable(state, kind)


def _not_sellable(state: TradersState, kind: int) -> Reason:
    held = by_colour(state.mats[state.seat])
    if kind < 0:
        if max(held.values()) < SALE_MINIMUM:
            return Reason(_("To sell you need at least two goods of one colour."), "TA-14")
        return Reason(_("Pick the markers that you want to sell."), "TA-14")
    colour = words.colour(COLOUR_OF[kind])
    return Reason(
        _("You own a single {colour} marker; a colour is sold from two on.").format(colour=colour),
        "TA-14",
    )


def _not_replenished(state: TradersState) -> Reason:
    if not state.supply_size:
        return Reason(_("The supply is used up."), "TA-5")
    if state.turns < state.players and not state.empty:
        return Reason(_("No warehouse space is empty."), "TA-5")
    return Reason(
        _("Warehouses are replenished at the start of a turn, right after the income."), "TA-3"
    )


def not_sold(state: TradersState, path: Sequence[str]) -> Reason:
    """In Sale."""
    found = things(path)
    mat, sale = state.mats[state.seat], state.sale
    kind = found.get("mine", -1)
    if kind >= 0:
        if kind not in mat:
            return Reason(_("You do not own that marker."), "sale")
        if sale.count(kind) == mat.count(kind):
            return Reason(_("That marker is part of the sale already."), "sale")
        if NUMBER_OF[kind] == 1 and state.guilds[state.seat].extra_one_from <= len(mat):
            return Reason(
                _("The Pedlars add one single marker of number 1 to three or more others."), "TA-29"
            )
        return Reason(_("Of each colour that you sell, at least two markers are needed."), "TA-14")
    if "button:done" in found:
        return Reason(_("Add markers: each colour of a sale needs at least two."), "TA-14")
    return Reason(_("Complete your sale first, or take it back."), "TA-14")


def not_lost(state: TradersState, path: Sequence[str]) -> Reason:
    """In Loss."""
    player, colour = state.losses[0]
    kind = things(path).get("mine", -1)
    if kind >= 0 and kind not in state.mats[player]:
        return Reason(_("You do not own that marker."), "TA-15")
    sentence = _(
        "{colour} was sold by another guild: choose which of your {colour} markers you lose."
    )
    told = sentence.format(colour=words.colour(colour))
    return Reason(told[:1].upper() + told[1:], "TA-15")


def not_discarded(state: TradersState, path: Sequence[str]) -> Reason:
    """In Tax."""
    if "mine" in things(path):
        return Reason(_("You do not own that marker."), "TA-17")
    kept = state.guilds[state.seat].kept_goods
    return Reason(
        _("You may keep {n} goods: choose which of the others you give up.").format(n=kept), "TA-17"
    )
