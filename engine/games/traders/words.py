"""What a person reads of Traders of the Air: names of things, log lines, the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.game import Event, Outcome
from engine.core.text import N_, _, listed, ngettext
from engine.games.traders.actions import COLOUR_OF, NUMBER_OF
from engine.games.traders.data import CITIES

COLOUR_WORDS = (N_("orange"), N_("brown"), N_("blue"), N_("green"), N_("violet"), N_("grey"))
COMPASS_WORDS = (N_("normal"), N_("reversed"))

CATEGORY_WORDS = {
    "unsold": N_("Unsold goods"),
    "sold": N_("Sold goods"),
    "cities": N_("Cities and monopolies"),
    "last_supply": N_("First at the last supply"),
    "stack": N_("Most contracts in one city"),
    "most_cities": N_("Contracts in most cities"),
    "ones": N_("Most sold goods of number 1"),
}

GUILD_WORDS = (
    (N_("Generic guild"), N_("No special ability.")),
    (
        N_("Pathfinders' Guild"),
        N_(
            "Your turn's first flight against the wind into a city without any contract costs 1, not 2."
        ),
    ),
    (
        N_("Outfitters' Guild"),
        N_("Replenishing is free for you while 11 or more spaces are empty."),
    ),
    (N_("Bankers' Guild"), N_("You may keep 5 dollars at the end of your turn, not 3.")),
    (N_("Storekeepers' Guild"), N_("You may keep 5 goods at the end of your turn, not 3.")),
    (
        N_("Envoys' Guild"),
        N_("In a city without any contract a marker of number 1 sets up two contracts for you."),
    ),
    (
        N_("Insurers' Guild"),
        N_("When others sell a colour of which you own two or more unsold goods, you lose none."),
    ),
    (
        N_("Pedlars' Guild"),
        N_(
            "To a sale of three or more goods you may add one marker of number 1 of a further colour."
        ),
    ),
    (N_("Trusted House"), N_("When you sell three or more goods at once, your contract stays.")),
)


def city(number: int) -> str:
    """`New Copenhagen`; names are the same in all languages."""
    return CITIES[number][1]


def colour(number: int) -> str:
    """`orange`."""
    return _(COLOUR_WORDS[number])


def marker(kind: int) -> str:
    """`orange 2`."""
    return _("{colour} {number}").format(colour=colour(COLOUR_OF[kind]), number=NUMBER_OF[kind])


def markers(kinds: Sequence[int]) -> str:
    """`orange 1, orange 3 and brown 2`."""
    return listed([marker(kind) for kind in kinds])


def guild(index: int) -> str:
    """`Bankers' Guild`."""
    return _(GUILD_WORDS[index][0])


def ability(index: int) -> str:
    """What a guild may do, in a sentence."""
    return _(GUILD_WORDS[index][1])


def dollars(count: int) -> str:
    """`1 dollar`, `3 dollars`, `nothing`."""
    if not count:
        return _("nothing")
    return ngettext("{n} dollar", "{n} dollars", count).format(n=count)


def contracts(count: int) -> str:
    """`1 contract`, `3 contracts`."""
    return ngettext("{n} contract", "{n} contracts", count).format(n=count)


def points(count: int) -> str:
    """`1 point`, `4 points`."""
    return ngettext("{n} point", "{n} points", count).format(n=count)


def category(name: str) -> str:
    """A score's category, not yet translated."""
    return CATEGORY_WORDS[name]


# --- the log ------------------------------------------------------------------------------------


def describe(event: Event, names: Sequence[str]) -> str:
    """A log line; everybody may read all of them."""
    kind, player, rest = event[0], event[1], event[2:]
    name = names[player] if player is not None else ""
    if kind == "buy":
        return _bought(name, names, *rest)
    return _LINES[kind](name, *rest)


def _bought(name: str, names: Sequence[str], kind: int, price: int, holder: int) -> str:
    if not price:
        return _("{name} takes {marker} for nothing, holding the majority.").format(
            name=name, marker=marker(kind)
        )
    if holder < 0:
        return _("{name} buys {marker} for {price}.").format(
            name=name, marker=marker(kind), price=dollars(price)
        )
    return _("{name} buys {marker} and pays {price} to {holder}.").format(
        name=name, marker=marker(kind), price=dollars(price), holder=names[holder]
    )


def _flown(name: str, target: int, price: int, against: bool) -> str:
    sentence = (
        _("{name} flies to {city} against the wind for {price}.")
        if against
        else _("{name} flies to {city} for {price}.")
    )
    return sentence.format(name=name, city=city(target), price=dollars(price))


def _sold(name: str, where: int, *kinds: int) -> str:
    return _("{name} sells {markers} in {city}.").format(
        name=name, markers=markers(kinds), city=city(where)
    )


def _compass(_name: str, side: int) -> str:
    if side:
        return _("The compass is spun: all winds are reversed.")
    return _("The compass is spun: the winds blow as drawn.")


def _ended(_name: str, reason: str) -> str:
    if reason == "nobody_trades":
        return _("Nobody has traded for three rounds: the match ends here.")
    return _("The last round is over.")


_LINES: dict[str, Callable[..., str]] = {
    "colour_out": lambda _name, c: _("All {colour} goods leave the game.").format(colour=colour(c)),
    "fill": lambda _name, where, kind: _("{city} receives {marker}.").format(
        city=city(where), marker=marker(kind)
    ),
    "compass": _compass,
    "guild": lambda name, index: _("{name} leads this guild: {guild}.").format(
        name=name, guild=guild(index)
    ),
    "income": lambda name, income: _("{name} takes {income} of income.").format(
        name=name, income=dollars(income)
    ),
    "replenish": lambda name, price: _("{name} replenishes the warehouses for {price}.").format(
        name=name, price=dollars(price)
    ),
    "forced": lambda name, price: _(
        "All warehouses are empty: {name} has to replenish them for {price}."
    ).format(name=name, price=dollars(price)),
    "skip": lambda name: _("{name} does not replenish.").format(name=name),
    "last_supply": lambda name: _(
        "{name} is the first to take from the last supply: this round is the last."
    ).format(name=name),
    "fly": _flown,
    "setup": lambda name, where, kind, count: _(
        "{name} gives {marker} and sets up {contracts} in {city}."
    ).format(name=name, marker=marker(kind), contracts=contracts(count), city=city(where)),
    "sale": _sold,
    "kept_contract": lambda name, where: _("{name} keeps the contract in {city}.").format(
        name=name, city=city(where)
    ),
    "insured": lambda name, c: _("{name} is insured and loses nothing of {colour}.").format(
        name=name, colour=colour(c)
    ),
    "lose": lambda name, kind: _("{name} loses {marker}.").format(name=name, marker=marker(kind)),
    "taxed": lambda name, surplus: _("{name} hands {surplus} too many to the bank.").format(
        name=name, surplus=dollars(surplus)
    ),
    "discard": lambda name, kind: _("{name} gives up {marker}, one of too many.").format(
        name=name, marker=marker(kind)
    ),
    "end": _ended,
}


def outcome(result: Outcome, names: Sequence[str]) -> str:
    """The end in a sentence."""
    winners = [names[p] for p in result.winners]
    best = result.scores[result.winners[0]].total
    if len(winners) > 1:
        return _("{names} share the victory with {points} and as many contracts.").format(
            names=listed(winners), points=points(best)
        )
    level = sum(score.total == best for score in result.scores) > 1
    sentence = (
        _("{name} wins with {points}, by more contracts on the board.")
        if level
        else _("{name} wins with {points}.")
    )
    return sentence.format(name=winners[0], points=points(best))
