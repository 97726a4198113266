"""What a person reads of Trading Titans: names of things, log lines, the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.game import Event, Outcome
from engine.core.text import N_, _, listed, ngettext
from engine.games.titans.actions import CONTRACT, KINDS, MIRAGE, RANKS, TAX_CARD
from engine.games.titans.data import CARAVANS, COLOURS

GOODS = (N_("wine"), N_("gold"), N_("spices"))
COLOUR_WORDS = (N_("red"), N_("yellow"), N_("green"))
ANIMALS = (N_("donkey"), N_("horse"), N_("camel"))

CATEGORY_WORDS = {
    "start": N_("Start"),
    "bought": N_("Purchases"),
    "sold": N_("Sales"),
    "taxes": N_("Taxes"),
    "contracts": N_("Contracts"),
    "final_sale": N_("Final sale"),
}


def goods(colour: int) -> str:
    """`wine`."""
    return _(GOODS[colour])


def signed(value: int) -> str:
    """`+2`, `−3` with a real minus sign."""
    return f"+{value}" if value > 0 else number(value)


def number(value: int) -> str:
    """`2`, `−3` with a real minus sign."""
    return str(value).replace("-", "−")


def card(kind: int) -> str:
    """`red caravan +2`, `green contract`."""
    colour, rank = _(COLOUR_WORDS[kind // RANKS]), kind % RANKS
    if rank == CONTRACT:
        return _("{colour} contract").format(colour=colour)
    if rank == TAX_CARD:
        return _("{colour} tax").format(colour=colour)
    if rank == MIRAGE:
        return _("{colour} mirage").format(colour=colour)
    return _("{colour} caravan {value}").format(colour=colour, value=signed(CARAVANS[rank]))


def amphorae(count: int) -> str:
    """`1 amphora`, `3 amphorae`."""
    return ngettext("{n} amphora", "{n} amphorae", count).format(n=count)


def points(count: int) -> str:
    """`1 point`, `4 points`, `−3 points`."""
    return ngettext("{n} point", "{n} points", count).format(n=number(count))


def describe(event: Event, seat: int | None, names: Sequence[str]) -> str:
    """A log line as `seat` may read it: drawn and laid-aside cards are told to their owner only."""
    kind, player, rest = event[0], event[1], event[2:]
    name = names[player] if player is not None else ""
    if kind in ("draw", "aside") and player != seat:
        return ""
    return _LINES[kind](name, *rest)


def _moved(_name: str, colour: int, spaces: int, before: int, after: int) -> str:
    if spaces == 0:
        return _("{goods}: the caravans cancel out, the price stays at {after}.").format(
            goods=goods(colour).capitalize(), after=after
        )
    return _("{goods}: caravans {sum}, the price goes from {before} to {after}.").format(
        goods=goods(colour).capitalize(), sum=signed(spaces), before=before, after=after
    )


def _taxed(name: str, colour: int, paid: int, score: int) -> str:
    line = _("{name} pays {points} of tax on {goods}.").format(
        name=name, points=points(paid), goods=goods(colour)
    )
    if score < 0:
        line += " " + _("That leaves {score}: a debt, to be paid by selling next turn.").format(
            score=signed(score)
        )
    return line


def _exchanged(name: str, count: int) -> str:
    if count == 0:
        return _("{name} keeps the whole hand.").format(name=name)
    return ngettext(
        "{name} lays {n} card aside and draws a new one.",
        "{name} lays {n} cards aside and draws as many.",
        count,
    ).format(name=name, n=count)


def _contracts(name: str, colour: int, contracts: int, paid: int) -> str:
    return ngettext(
        "{name} gets {points} for {goods} ({n} contract).",
        "{name} gets {points} for {goods} ({n} contracts).",
        contracts,
    ).format(name=name, points=points(paid), goods=goods(colour), n=contracts)


_LINES: dict[str, Callable[..., str]] = {
    "draw": lambda name, kind: _("{name} draws: {card}.").format(name=name, card=card(kind)),
    "aside": lambda name, kind: _("{name} lays aside: {card}.").format(name=name, card=card(kind)),
    "no_trade": lambda name: _("{name} does not trade.").format(name=name),
    "buy": lambda name, colour, price: _("{name} buys {goods} for {price}.").format(
        name=name, goods=goods(colour), price=price
    ),
    "sell": lambda name, colour, price: _("{name} sells {goods} for {price}.").format(
        name=name, goods=goods(colour), price=price
    ),
    "final_sale": lambda name, colour, price: _("{name} sells {goods} for {price}.").format(
        name=name, goods=goods(colour), price=price
    ),
    "play": lambda name, kind: _("{name} plays a {card}.").format(name=name, card=card(kind)),
    "cover": lambda name, kind: _("{name} lays a mirage on a {card}.").format(
        name=name, card=card(kind)
    ),
    "pass": lambda name: _("{name} has no card that can be played.").format(name=name),
    "tax": _taxed,
    "year": lambda _name, year: _("Year {year} ends.").format(year=year),
    "move": _moved,
    "contracts": _contracts,
    "exchange": _exchanged,
    "shuffle": lambda _name: _("The pack is empty: board and laid-aside cards are shuffled in."),
    "new_year": lambda _name, year: _(
        "Year {year} begins; all cards are shuffled together."
    ).format(year=year),
}


def outcome(result: Outcome, names: Sequence[str]) -> str:
    """The end in a sentence."""
    winners = [names[p] for p in result.winners]
    best = result.scores[result.winners[0]].total
    if len(winners) > 1:
        return _("{names} share the victory with {points}.").format(
            names=listed(winners), points=points(best)
        )
    return _("{name} wins with {points}.").format(name=winners[0], points=points(best))


def colour_and_kind(thing: str) -> tuple[str, int]:
    """`("card", kind)` of `card:red_tax`, `("front", colour)` of `front:red`; -1 for what isn't ours."""
    what, _colon, name = thing.partition(":")
    names = KINDS if what in ("card", "display") else COLOURS
    return what, names.index(name) if name in names else -1
