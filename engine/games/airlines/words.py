"""What a person reads of Airlines: names of things, log lines, the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.game import Event, Outcome
from engine.core.text import N_, _, listed, ngettext
from engine.games.airlines.actions import AIRLINE_IDS, CARDS, NETWORK_IDS
from engine.games.airlines.data import CITIES, ROUTES
from engine.games.airlines.rules import ENDS

NETWORKS = (N_("Edge"), N_("East"), N_("Northwest"), N_("Southwest"), N_("Northeast"))

REASONS = {
    "shares_gone": N_("All shares have been taken."),
    "third_scoring": N_("The third scoring card has come up."),
    "nothing_placeable": N_("No marker could be placed any more."),
    "nobody_moves": N_("For five rounds nobody has moved on."),
}


def airline(x: int) -> str:
    """`HIT`."""
    return AIRLINE_IDS[x].upper()


def route(number: int) -> str:
    """`Juneau–Yellowknife`."""
    a, b = ENDS[number]
    return f"{CITIES[a][1]}–{CITIES[b][1]}"


def network(number: int) -> str:
    """`Edge`."""
    return _(NETWORKS[number])


def route_network(number: int) -> str:
    """The network of a route."""
    return network(NETWORK_IDS.index(ROUTES[number][2]))


def card(number: int) -> str:
    """`Edge 7`."""
    of_network, value = CARDS[number]
    return f"{network(of_network)} {value}"


def shares(count: int) -> str:
    """`1 share`, `3 shares`."""
    return ngettext("{n} share", "{n} shares", count).format(n=count)


def points(count: int) -> str:
    """`1 point`, `4 points`."""
    return ngettext("{n} point", "{n} points", count).format(n=count)


def category(name: str) -> str:
    """A category of the final score."""
    if name == "bonus":
        return _("Bonus for the seat")
    return scoring(0 if name == "final" else int(name.removeprefix("scoring_")))


def scoring(number: int) -> str:
    """`Scoring 2`; 0 is the final one."""
    return _("Scoring {n}").format(n=number) if number else _("Final scoring")


def describe(event: Event, seat: int | None, names: Sequence[str]) -> str:
    """A log line as `seat` may read it: cards drawn unseen are told to their owner only."""
    kind, player, rest = event[0], event[1], event[2:]
    if kind in ("draw_share", "draw_card") and player != seat:
        return ""
    return _LINES[kind](names[player] if player is not None else "", *rest)


def _fly(name: str, x: int, number: int, circle: int, paid: int) -> str:
    return _("{name} flies {route} for {airline}: circle {circle}, paid with {card}.").format(
        name=name, route=route(number), airline=airline(x), circle=circle, card=card(paid)
    )


def _pays(name: str, x: int, got: int, value: int) -> str:
    return _("{airline} is worth {value}: {name} gets {points}.").format(
        airline=airline(x), value=value, name=name, points=points(got)
    )


_LINES: dict[str, Callable[..., str]] = {
    "draw_share": lambda name, x: _("{name} draws a share of {airline}.").format(
        name=name, airline=airline(x)
    ),
    "draw_card": lambda name, c: _("{name} draws the route card {card}.").format(
        name=name, card=card(c)
    ),
    "open": lambda _name, x: _("A share of {airline} is laid open.").format(airline=airline(x)),
    "shuffle": lambda _name: _("The played route cards are shuffled into a new pile."),
    "expand": lambda name: _("{name} draws a route card.").format(name=name),
    "decline": lambda name: _("{name} keeps all cards.").format(name=name),
    "found": lambda name, x, n: _("{name} founds {airline} with {shares}.").format(
        name=name, airline=airline(x), shares=shares(n)
    ),
    "lay": lambda name, x, n: _("{name} lays {shares} of {airline}.").format(
        name=name, airline=airline(x), shares=shares(n)
    ),
    "exchange": lambda name, c: _("{name} exchanges the unusable card {card}.").format(
        name=name, card=card(c)
    ),
    "replace": lambda name, x: _(
        "{name} replaces an open share of {airline}, which can't be founded."
    ).format(name=name, airline=airline(x)),
    "fly": _fly,
    "take": lambda name, x: _("{name} takes an open share of {airline}.").format(
        name=name, airline=airline(x)
    ),
    "blind": lambda name: _("{name} takes a share from the pile.").format(name=name),
    "sabotage": lambda name, x, r, n: _(
        "{name} blocks circle {n} of {route} with a marker of {airline}."
    ).format(name=name, n=n, route=route(r), airline=airline(x)),
    "dormant": lambda _name, x: _("{airline} can't be founded any more.").format(
        airline=airline(x)
    ),
    "purge": lambda _name, x: _("An open share of {airline} leaves the game.").format(
        airline=airline(x)
    ),
    "scoring_in": lambda _name: _("The scoring cards are shuffled into the pile."),
    "scoring": lambda _name, n: f"{scoring(n)}.",
    "pays": _pays,
    "total": lambda name, got, total: _("{name} gets {points} in all and has {total}.").format(
        name=name, points=points(got), total=total
    ),
    "bonus": lambda name, n: _("{name} gets a bonus of {points} for the later seat.").format(
        name=name, points=points(n)
    ),
    "closing": lambda _name, n: _("No marker can be placed any more: everybody has one more turn."),
    "final_round": lambda _name: _("The last share is gone: everybody else has one more turn."),
}


def outcome(result: Outcome, names: Sequence[str]) -> str:
    """The end in a sentence or two."""
    winners = [names[p] for p in result.winners]
    best = points(result.scores[result.winners[0]].total)
    if len(winners) > 1:
        end = _("{names} share the victory with {points}.").format(
            names=listed(winners), points=best
        )
    else:
        end = _("{name} wins with {points}.").format(name=winners[0], points=best)
    return f"{_(REASONS[result.reason])} {end}"
