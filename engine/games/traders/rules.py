"""Boards, guilds, ways, sales and scoring: pure functions on plain values, and their tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine.core.game import Action
from engine.games.traders.actions import (
    BUY,
    CITY_IDS,
    COLOUR_OF,
    DONE,
    GUILD_IDS,
    MOVE,
    NUMBER_OF,
    SELL,
    SETUP,
)
from engine.games.traders.data import (
    AGAINST_WIND,
    BOARDS,
    CITY_POINTS,
    GUILDS,
    KEPT_DOLLARS,
    KEPT_GOODS,
    LAST_SUPPLY_POINTS,
    MATS,
    MONOPOLY_POINTS,
    MOST_CITIES_POINTS,
    ONES_POINTS,
    PILES,
    SALE_MINIMUM,
    STACK_POINTS,
    UNSOLD_POINTS,
    WITH_WIND,
)

Markers = tuple[int, ...]
"""Goods markers: a sorted tuple of kinds."""

NOBODY = -1
CITIES = range(len(CITY_IDS))
EMPTY = -1
"""A warehouse space without a marker."""
CACHED = 20_000
"""Sets of markers whose answers are remembered."""


@dataclass(frozen=True, slots=True)
class Wind:
    """The ways of a board, with the compass one way or the other.

    `price[a][b]` is what flying from a to b costs, 0 if no arrow joins them. `moves[a][m]`: where
    one can go for m dollars.
    """

    arrows: tuple[tuple[int, int], ...]
    price: tuple[tuple[int, ...], ...]
    moves: tuple[tuple[tuple[Action, ...], ...], ...]
    against: tuple[tuple[int, ...], ...]
    """Cities that can be reached against the wind."""


@dataclass(frozen=True, slots=True)
class Board:
    """A board: warehouse spaces are numbered in the order in which they are filled (Rules TA-6)."""

    id: str
    city_of: tuple[int, ...]
    slots_of: tuple[tuple[int, ...], ...]
    slot_ids: tuple[str, ...]
    winds: tuple[Wind, Wind]

    @property
    def slots(self) -> int:
        """Warehouse spaces."""
        return len(self.city_of)


def _wind(arrows: Sequence[tuple[int, int]]) -> Wind:
    price = [[0] * len(CITY_IDS) for _ in CITIES]
    for a, b in arrows:
        price[b][a] = AGAINST_WIND
    for a, b in arrows:  # after the others: of arrows both ways each is with the wind (TA-18)
        price[a][b] = WITH_WIND
    moves = [
        tuple(
            tuple(MOVE[b] for b in CITIES if 0 < row[b] <= money)
            for money in range(AGAINST_WIND + 1)
        )
        for row in price
    ]
    against = [tuple(b for b in CITIES if row[b] == AGAINST_WIND) for row in price]
    return Wind(tuple(arrows), tuple(map(tuple, price)), tuple(moves), tuple(against))


def _board(ident: str, spaces: Sequence[int], arrows: Sequence[tuple[str, str]]) -> Board:
    city_of = tuple(city for city, count in enumerate(spaces) for _ in range(count))
    slots_of = tuple(tuple(s for s, c in enumerate(city_of) if c == city) for city in CITIES)
    slot_ids = tuple(f"{CITY_IDS[c]}_{slots_of[c].index(s) + 1}" for s, c in enumerate(city_of))
    pairs = [(CITY_IDS.index(a), CITY_IDS.index(b)) for a, b in arrows]
    return Board(
        ident, city_of, slots_of, slot_ids, (_wind(pairs), _wind([(b, a) for a, b in pairs]))
    )


ALL_BOARDS = {ident: _board(ident, spaces, arrows) for ident, spaces, arrows in BOARDS}


# --- guilds -------------------------------------------------------------------------------------

NEVER = 99
"""More than any count in the game."""


@dataclass(frozen=True, slots=True)
class Guild:
    """What a player's guild may do; the defaults are those of a generic guild."""

    index: int
    into_empty_city: int = AGAINST_WIND
    """Price of the turn's first move against the wind into a city without contracts (TA-18)."""
    free_replenishing_from: int = NEVER
    """Empty spaces from which replenishing is free (TA-3, TA-4)."""
    kept_dollars: int = KEPT_DOLLARS
    kept_goods: int = KEPT_GOODS
    """What may be kept in the Taxes and Tolls phase (TA-17)."""
    first_contracts: int = 1
    """Contracts that any marker sets up at least in a city without contracts (TA-12)."""
    insured_from: int = NEVER
    """Markers of a colour from which none is lost by another's sale (TA-15)."""
    extra_one_from: int = NEVER
    """Markers of a sale from which a single 1 of a further colour may be added (TA-14)."""
    keeps_contract_from: int = NEVER
    """Markers of a sale from which no contract is removed (TA-14)."""


ALL_GUILDS = tuple(Guild(i, **changes) for i, (_id, changes) in enumerate(GUILDS))
GENERIC = ALL_GUILDS[0]
SIDES = tuple(tuple(GUILD_IDS.index(side) for side in mat) for mat in MATS)
MAT_OF = {side: mat for mat, sides in enumerate(SIDES) for side in sides}


def free_sides(taken: list[Guild]) -> list[int]:
    """Indices of the special guilds whose mat nobody of `taken` uses (Rules TA-29)."""
    used = {MAT_OF[guild.index] for guild in taken if guild is not GENERIC}
    return [side for mat, sides in enumerate(SIDES) if mat not in used for side in sides]


# --- supply and ways ----------------------------------------------------------------------------


def pile_sizes(markers: int) -> list[int]:
    """The five supply piles; what doesn't divide goes to the first ones (Rules TA-8)."""
    size, extra = divmod(markers, PILES)
    return [size + (pile < extra) for pile in range(PILES)]


def ways(
    wind: Wind, start: int, money: int, discount: int, is_free: Sequence[bool]
) -> dict[int, tuple[int, tuple[int, ...]]]:
    """The cheapest way to each other city that the money reaches: city -> (price, cities on the way).

    `discount` is the price of the first move against the wind into a city of `is_free` (Rules TA-29).
    """
    best: dict[tuple[int, bool], tuple[int, tuple[int, ...]]] = {(start, False): (0, ())}
    frontier = [(start, False)]
    while frontier:
        place = min(frontier, key=lambda where: (best[where][0], len(best[where][1])))
        frontier.remove(place)
        city, tacked = place
        spent, path = best[place]
        for target, price in enumerate(wind.price[city]):
            if not price:
                continue
            tacks = price == AGAINST_WIND and not tacked and is_free[target] and discount < price
            total = spent + (discount if tacks else price)
            there = (target, tacked or tacks)
            if total <= money and (there not in best or total < best[there][0]):
                best[there] = (total, (*path, target))
                if there not in frontier:
                    frontier.append(there)
    found: dict[int, tuple[int, tuple[int, ...]]] = {}
    for (city, _tacked), way in best.items():
        if city != start and (city not in found or way[0] < found[city][0]):
            found[city] = way
    return found


# --- answers that depend on a set of markers alone ----------------------------------------------


@lru_cache(CACHED)
def purchases(city: int, markers: Markers) -> tuple[Action, ...]:
    """What can be bought in a city where these markers lie, equal ones once."""
    return tuple(BUY[city][kind] for kind in sorted(set(markers)))


@lru_cache(CACHED)
def set_ups(mat: Markers) -> tuple[Action, ...]:
    """The markers that can be given for contracts."""
    return tuple(SETUP[kind] for kind in sorted(set(mat)))


def by_colour(markers: Markers) -> dict[int, int]:
    """How many markers there are of each colour that occurs."""
    counts: dict[int, int] = {}
    for kind in markers:
        counts[COLOUR_OF[kind]] = counts.get(COLOUR_OF[kind], 0) + 1
    return counts


def is_sale(sale: Markers, extra_from: int) -> bool:
    """Whether these markers may be sold together (Rules TA-14; `extra_from`: Pedlars, TA-29)."""
    counts = by_colour(sale)
    single = [colour for colour, count in counts.items() if count < SALE_MINIMUM]
    if not single:
        return bool(sale)
    if len(single) > 1 or len(sale) - 1 < extra_from:
        return False
    return any(COLOUR_OF[kind] == single[0] and NUMBER_OF[kind] == 1 for kind in sale)


def can_become_sale(mat: Markers, sale: Markers, extra_from: int) -> bool:
    """Whether `sale`, a part of `mat`, is a sale or can be made one by adding markers."""
    held, chosen = by_colour(mat), by_colour(sale)
    ordinary = [colour for colour, count in held.items() if count >= SALE_MINIMUM]
    if not sale:
        return bool(ordinary)
    if all(colour in ordinary for colour in chosen):
        return True
    for extra in chosen:
        others = [colour for colour in ordinary if colour != extra]
        if chosen[extra] > 1 or not all(c in others for c in chosen if c != extra):
            continue
        if not any(COLOUR_OF[kind] == extra and NUMBER_OF[kind] == 1 for kind in sale):
            continue
        if sum(held[colour] for colour in others) >= extra_from:
            return True
    return False


@lru_cache(CACHED)
def sale_answers(mat: Markers, sale: Markers, extra_from: int) -> tuple[Action, ...]:
    """The markers that may join the sale, and `done` if it is one as it stands."""
    rest = without(mat, sale)
    legal = [
        SELL[kind]
        for kind in sorted(set(rest))
        if can_become_sale(mat, tuple(sorted((*sale, kind))), extra_from)
    ]
    return (*legal, DONE) if is_sale(sale, extra_from) else tuple(legal)


def added(markers: Markers, kind: int) -> Markers:
    """`markers` with one more."""
    return tuple(sorted((*markers, kind)))


def without(markers: Markers, gone: Markers) -> Markers:
    """`markers` without those of `gone`, each once."""
    left = list(markers)
    for kind in gone:
        left.remove(kind)
    return tuple(left)


# --- scoring ------------------------------------------------------------------------------------


def majority(counts: Sequence[int]) -> int:
    """Who has strictly more contracts than everybody else, or NOBODY (Rules TA-10)."""
    best = max(counts)
    return counts.index(best) if best and counts.count(best) == 1 else NOBODY


CATEGORIES = ("unsold", "sold", "cities", "last_supply", "stack", "most_cities", "ones")
"""The seven kinds of score, as in the rules."""


def leaders(values: Sequence[int]) -> list[int]:
    """All who have the most, nobody if that is nothing (Rules TA-24, TA-25)."""
    best = max(values)
    return [player for player, value in enumerate(values) if value == best > 0]


def bonuses(
    discs: Sequence[Sequence[int]], sold: Sequence[Sequence[int]]
) -> dict[str, tuple[int, list[int]]]:
    """The three comparisons: category -> (points, each player's count) (Rules TA-23, TA-24)."""
    return {
        "stack": (STACK_POINTS, [max(row) for row in discs]),
        "most_cities": (MOST_CITIES_POINTS, [sum(map(bool, row)) for row in discs]),
        "ones": (ONES_POINTS, [sum(NUMBER_OF[kind] == 1 for kind in markers) for markers in sold]),
    }


def scores(
    mats: Sequence[Sequence[int]],
    sold: Sequence[Sequence[int]],
    discs: Sequence[Sequence[int]],
    breaker: int,
) -> list[list[int]]:
    """Each player's points in the seven categories, if the match ended now.

    `discs[p][city]` are contracts, `breaker` is who first took from the last supply.
    """
    table = []
    for player, row in enumerate(discs):
        cities = 0
        for city, count in enumerate(row):
            if count:
                alone = sum(other[city] for other in discs) == count
                cities += MONOPOLY_POINTS if alone else CITY_POINTS
        table.append(
            [
                UNSOLD_POINTS * len(mats[player]),
                sum(UNSOLD_POINTS + NUMBER_OF[kind] for kind in sold[player]),
                cities,
                LAST_SUPPLY_POINTS if player == breaker else 0,
            ]
        )
    for points, counts in bonuses(discs, sold).values():
        best = leaders(counts)
        for player, line in enumerate(table):
            line.append(points if player in best else 0)
    return table
