"""Prices, trade limits, debt, movement and pay: pure functions on plain values."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.titans.actions import CONTRACT, RANKS
from engine.games.titans.data import CARAVANS, COLOURS, CONTRACT_PAY, TRACK

FAR_END = len(TRACK) - 1
TRADES = range(2 * len(COLOURS))
"""A trade is 2 * colour for a purchase, 2 * colour + 1 for a sale."""


def buying_price(row: Sequence[int]) -> int:
    """What the amphora nearest Palmyra costs. `row` holds stops, the far end first."""
    return TRACK[row[-1]]


def landing(row: Sequence[int]) -> int:
    """The stop where a sold amphora is put: next to the front one, or on Palmyra (Rules TT-6)."""
    return row[-1] - 1 if row[-1] > 0 else 0


def selling_prices(row: Sequence[int]) -> tuple[int, int]:
    """What the next sale and the one after it bring (Rules TT-4)."""
    front = row[-1]
    return TRACK[front - 1 if front > 0 else 0], TRACK[front - 2 if front > 1 else 0]


def _fitting_trades(made: tuple[int, ...], turn: int) -> tuple[int, ...]:
    if turn == 0 and made:
        return ()
    if turn == 1 and len(made) == 2:
        return ()
    if not made:
        return tuple(TRADES)
    colours = {trade // 2 for trade in made}
    if len(colours) < len(made):
        return ()
    others = tuple(trade for trade in TRADES if trade // 2 not in colours)
    return (made[0], *others) if len(made) == 1 and turn > 1 else others


_FITTING = {
    (turn, made): _fitting_trades(made, turn)
    for turn in range(3)
    for made in [(), *((a,) for a in TRADES), *((a, b) for a in TRADES for b in TRADES)]
}


def fitting_trades(made: tuple[int, ...], turn: int) -> tuple[int, ...]:
    """The trades that one trade option allows after `made` (Rules TT-2), in turn 0, 1, ... (TT-9)."""
    return _FITTING[min(turn, 2), made] if len(made) < 3 else ()


def best_sales(
    made: tuple[int, ...], turn: int, goods: Sequence[int], rows: Sequence[Sequence[int]]
) -> int:
    """The most that sales alone can still bring in this turn (Rules TT-21)."""
    fitting = fitting_trades(made, turn)
    one_each = sum(
        selling_prices(rows[trade // 2])[0]
        for trade in fitting
        if trade & 1 and goods[trade // 2] and trade not in made
    )
    if len(made) > 1:
        return one_each
    if made:
        again = made[0] if made[0] & 1 and made[0] in fitting else -1
        return max(
            one_each, selling_prices(rows[again // 2])[0] if again >= 0 and goods[again // 2] else 0
        )
    if turn == 0:
        return max((selling_prices(rows[c])[0] for c in range(len(COLOURS)) if goods[c]), default=0)
    two = max(
        (sum(selling_prices(rows[c])) for c in range(len(COLOURS)) if goods[c] > 1), default=0
    )
    return max(one_each, two if turn > 1 else 0)


def moved(row: Sequence[int], spaces: int) -> list[int]:
    """A row after the year's caravans (Rules TT-15, TT-16): each amphora walks up to `spaces` stops.

    Away from Palmyra if positive, the farthest first. It stops at the end of the road and before an
    occupied stop; the two ends hold any number.
    """
    if spaces >= 0:
        result: list[int] = []
        limit = FAR_END
        for stop in row:
            stop = min(stop + spaces, limit)
            result.append(stop)
            limit = FAR_END if stop == FAR_END else max(stop - 1, 0)
        return result
    mirrored = moved([FAR_END - stop for stop in reversed(row)], -spaces)
    return [FAR_END - stop for stop in reversed(mirrored)]


def caravan_sums(display: Sequence[int], covers: Sequence[int]) -> list[int]:
    """Each colour's sum of caravans that no mirage covers."""
    sums = [0] * len(COLOURS)
    for kind, cover in zip(display, covers, strict=True):
        rank = kind % RANKS
        if rank < CONTRACT and cover < 0:
            sums[kind // RANKS] += CARAVANS[rank]
    return sums


def contract_counts(display: Sequence[int], covers: Sequence[int]) -> list[int]:
    """Each colour's number of contracts that no mirage covers."""
    counts = [0] * len(COLOURS)
    for kind, cover in zip(display, covers, strict=True):
        if kind % RANKS == CONTRACT and cover < 0:
            counts[kind // RANKS] += 1
    return counts


def contract_pay(contracts: int, amphorae: int) -> int:
    """Points for a player's amphorae of a colour with so many contracts."""
    return CONTRACT_PAY[contracts] * amphorae
