"""What the bots know of Traders of the Air: how good a position is for a player. Nothing is hidden in it.

Points that are safe, what unsold goods, contracts, majorities and dollars will still bring in the turns that are left, and how
the three comparisons stand; minus the same of the opponents. It serves positions within a turn as well, so that the search of a
whole turn finds its way. The weights were tuned by self-play.
"""

from __future__ import annotations

from functools import lru_cache

from engine.core.game import CHANCE, TERMINAL
from engine.games.traders.actions import COLOUR_OF, NUMBER_OF
from engine.games.traders.data import (
    CITY_POINTS,
    LAST_SUPPLY_POINTS,
    MONOPOLY_POINTS,
    MOST_CITIES_POINTS,
    ONES_POINTS,
    STACK_POINTS,
    UNSOLD_POINTS,
)
from engine.games.traders.rules import CACHED, Markers
from engine.games.traders.state import TradersState

MARKERS_A_TURN = 1.65
"""Markers that leave the supply in an average turn."""
HORIZON = 4
"""Turns beyond which more of them make no difference."""
PAIR = (0.0, 0.6, 0.75, 0.82, 0.85)
SINGLE = (0.0, 0.2, 0.35, 0.42, 0.45)
"""What part of its number an unsold marker will bring, by the turns left: with others of its colour, alone."""
DOLLAR = (0.0, 0.6, 0.8, 0.9, 0.95)
"""What a dollar is worth, by the turns left."""
SALE_RIGHT = 0.9
"""What a contract is worth beyond its city points as long as it can serve a sale."""
SPARE_CONTRACT = 0.2
MAJORITY = 0.3
"""Of a majority, by the turn left: free goods and others' payments."""
MONOPOLY = 0.6
"""How safe a monopoly is as long as others can break it."""
CHANCES = ((0.12, 0.0), (0.3, 0.0), (0.5, 1.0), (0.65, 1.0))
"""Of a comparison's points early and at the end: two or more behind, one behind, level, ahead."""
RIVALS = 0.7
"""Weight of the opponents: half their mean, half the best of them."""
TURN_TO_COME = (1.2, 1.1)
"""What a turn on replenished warehouses will bring, and for each dollar in it."""
REST_OF_TURN = (0.5, 0.6)
"""What is left of a turn after a sale that others have to answer first, and for each dollar."""


def evaluate(state: TradersState, player: int) -> float:
    """Points ahead of the opponents, roughly."""
    if state.player == TERMINAL:
        totals = [float(sum(row)) for row in state.categories()]
        return 1000.0 * state.returns()[player] + _ahead(totals, player)
    players = state.players
    turns = [_turns_left(state, p) for p in range(players)]
    worth = [0.0] * players
    ones = [0] * players
    for p in range(players):
        bucket = min(int(turns[p] + 0.5), HORIZON)
        points, ones[p] = _sold(state.sold[p])
        worth[p] = points + _unsold(state.mats[p], bucket) + DOLLAR[bucket] * state.money[p]
    if state.breaker >= 0:
        worth[state.breaker] += LAST_SUPPLY_POINTS
    progress = _progress(state)
    _add_cities(state, worth, turns, progress)
    _add_comparison(worth, [max(row) for row in state.discs], STACK_POINTS, progress)
    _add_comparison(worth, [9 - row.count(0) for row in state.discs], MOST_CITIES_POINTS, progress)
    _add_comparison(worth, ones, ONES_POINTS, progress)
    return _ahead(worth, player) + _rest_of_turn(state, player)


def _ahead(worth: list[float], player: int) -> float:
    mine = worth.pop(player)
    return mine - RIVALS * 0.5 * (max(worth) + sum(worth) / len(worth))


def _progress(state: TradersState) -> float:
    return min(state.drawn / (state.last_pile_from + 1), 1.0)


def _turns_left(state: TradersState, player: int) -> float:
    """Turns that a player will still begin; the present one doesn't count."""
    if state.breaker >= 0:
        return float(player > state.seat)
    rounds = (state.last_pile_from + 1 - state.drawn) / (MARKERS_A_TURN * state.players)
    return rounds + (player > state.seat) * 0.5


@lru_cache(CACHED)
def _sold(markers: Markers) -> tuple[int, int]:
    """Points of sold markers, and how many of them show 1."""
    numbers = [NUMBER_OF[kind] for kind in markers]
    return sum(numbers) + UNSOLD_POINTS * len(numbers), numbers.count(1)


@lru_cache(CACHED)
def _unsold(markers: Markers, turns: int) -> float:
    """What markers on a mat will be worth."""
    colours = [COLOUR_OF[kind] for kind in markers]
    worth = float(UNSOLD_POINTS * len(markers))
    for kind, colour in zip(markers, colours, strict=True):
        part = PAIR if colours.count(colour) > 1 else SINGLE
        worth += part[turns] * NUMBER_OF[kind]
    return worth


def _add_cities(
    state: TradersState, worth: list[float], turns: list[float], progress: float
) -> None:
    """City points, majorities, and what contracts will still be good for."""
    monopoly = CITY_POINTS + (MONOPOLY_POINTS - CITY_POINTS) * (MONOPOLY + (1 - MONOPOLY) * progress)
    for counts, holder in zip(zip(*state.discs, strict=True), state.holders, strict=True):
        total = sum(counts)
        if not total:
            continue
        for p, count in enumerate(counts):
            if count:
                worth[p] += monopoly if count == total else CITY_POINTS
        if holder >= 0:
            worth[holder] += MAJORITY * min(turns[holder], HORIZON)
    for p, row in enumerate(state.discs):
        contracts, useful = sum(row), turns[p]
        if contracts > useful:
            worth[p] += SALE_RIGHT * useful + SPARE_CONTRACT * (contracts - useful) * min(useful, 1)
        else:
            worth[p] += SALE_RIGHT * contracts


def _add_comparison(worth: list[float], counts: list[int], points: int, progress: float) -> None:
    """What a comparison will probably bring to each player."""
    for p, count in enumerate(counts):
        best = max(counts[:p] + counts[p + 1 :])
        early, late = CHANCES[max(min(count - best, 1), -2) + 2] if count else (0.0, 0.0)
        worth[p] += points * (early + (late - early) * progress)


def _rest_of_turn(state: TradersState, player: int) -> float:
    """What `player` will still do in this turn, once chance or others have acted."""
    if state.seat != player or state.player == player:
        return 0.0
    base, each = TURN_TO_COME if state.player == CHANCE else REST_OF_TURN
    return base + each * min(state.money[player], 6)
