"""What the bots know of Trading Titans: how good a position is for a player, judged by what he may know.

Points, plus what his goods will fetch after the year's caravans and contracts as far as they can be
foreseen, minus the same of his opponents (judged without their hands). The weights were set by
hand; each was compared with a neighbour or two in 80 to 150 matches.
"""

from __future__ import annotations

from functools import lru_cache

from engine.core.game import TERMINAL
from engine.games.titans.actions import CONTRACT, RANKS
from engine.games.titans.data import CARAVANS, COLOURS, CONTRACT_PAY, TRACK, YEARS
from engine.games.titans.rules import FAR_END, caravan_sums, contract_counts
from engine.games.titans.state import TitansState

SLIDE = 0.62
"""Stops that the price falls with each further amphora sold."""
OWN_PLAY = 0.8
"""How surely a good card of one's own hand still gets on the board."""
DECAY = 0.85
"""What a price expected after the year's end is worth now."""
OPPONENT = 0.7
"""Weight of the opponents' wealth: the mean, or the best if he leads."""


def evaluate(state: TitansState, player: int) -> float:
    """Points ahead of the opponents, roughly; uses the board, the scores and the player's own hand."""
    if state.player == TERMINAL:
        return 1000.0 * state.returns()[player] + state.scores[player]
    sums = caravan_sums(state.display, state.covers)
    counts = contract_counts(state.display, state.covers)
    shifts, contracts = _with_own_hand(state, player, sums, counts)
    mine = _wealth(state, player, shifts, contracts)
    others = [
        _wealth(state, p, [float(s) for s in sums], [float(c) for c in counts])
        for p in range(state.players)
        if p != player
    ]
    rival = 0.5 * max(others) + 0.5 * sum(others) / len(others)
    return mine - OPPONENT * rival


def _with_own_hand(
    state: TitansState, player: int, sums: list[int], counts: list[int]
) -> tuple[list[float], list[float]]:
    """Caravan sums and contracts as `player` can push them with the cards he holds."""
    shifts, contracts = [float(s) for s in sums], [float(c) for c in counts]
    plays = (state.year_length - len(state.display)) / state.players
    if plays <= 0:
        return shifts, contracts
    surely = OWN_PLAY * min(1.0, plays / 2)
    goods = state.goods[player]
    for colour in range(len(COLOURS)):
        if not goods[colour]:
            continue
        best = 0
        for kind in state.hands[player]:
            if kind // RANKS == colour and kind % RANKS < CONTRACT:
                best = max(best, CARAVANS[kind % RANKS])
            elif kind == colour * RANKS + CONTRACT:
                contracts[colour] = min(contracts[colour] + 0.5 * surely, 4.0)
        shifts[colour] += surely * best
    return shifts, contracts


def _wealth(state: TitansState, player: int, shifts: list[float], contracts: list[float]) -> float:
    worth = float(state.scores[player])
    is_last = state.year == YEARS
    for colour, amount in enumerate(state.goods[player]):
        if not amount:
            continue
        front = state.rows[colour][-1]
        now = _sale(front, amount)
        then = _sale(min(max(front + shifts[colour], 0.0), FAR_END), amount)
        weight = 1.0 if is_last else DECAY
        worth += max(now * 0.9, weight * then + (1 - weight) * now)
        worth += _pay(contracts[colour]) * amount
    return worth


@lru_cache(8192)
def _sale(front: float, amount: int) -> float:
    """What `amount` amphorae fetch one after another from the stop next to `front`."""
    return sum(_price(front - 1 - SLIDE * i) for i in range(amount))


def _price(stop: float) -> float:
    if stop <= 0:
        return float(TRACK[0])
    whole = int(stop)
    return TRACK[whole] + (stop - whole) * (TRACK[min(whole + 1, FAR_END)] - TRACK[whole])


def _pay(contracts: float) -> float:
    whole = int(contracts)
    if whole >= len(CONTRACT_PAY) - 1:
        return float(CONTRACT_PAY[-1])
    return CONTRACT_PAY[whole] + (contracts - whole) * (
        CONTRACT_PAY[whole + 1] - CONTRACT_PAY[whole]
    )
