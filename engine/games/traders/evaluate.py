"""What the bots know of Traders of the Air: how good a position is for a player. Nothing is hidden in it.

Points that are safe, what unsold goods, contracts, majorities and dollars will still bring in the
turns that are left, and how the three comparisons stand; minus the same of the opponents. It serves
positions within a turn as well, so that the search of a whole turn finds its way. The weights were
set by hand, with few trials.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

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
from engine.games.traders.rules import CACHED, Markers, majority
from engine.games.traders.state import TradersState

MARKERS_A_TURN = 1.65
"""Markers that leave the supply in an average turn."""
HORIZON = 4
"""Turns beyond which more of them make no difference."""
PAIR = (0.0, 0.6, 0.75, 0.82, 0.85)
SINGLE = (0.0, 0.2, 0.35, 0.42, 0.45)
"""What part of its number an unsold marker will bring, by the turns left: with others of its
colour, alone."""
DOLLAR = (0.0, 0.6, 0.8, 0.9, 0.95)
"""What a dollar is worth, by the turns left."""
SALE_RIGHT = 0.9
"""What a contract is worth beyond its city points as long as it can serve a sale."""
SPARE_CONTRACT = 0.2
MAJORITY = 0.5
"""Of a majority, by the turn left: free goods and others' payments."""
MONOPOLY = 0.6
"""How safe a monopoly is as long as others can break it."""
CHANCES = ((0.12, 0.0), (0.3, 0.0), (0.5, 1.0), (0.65, 1.0))
"""Of a comparison's points early and at the end: two or more behind, one behind, level, ahead."""
RIVALS = 0.7
"""Weight of the opponents: half their mean, half the best of them."""
TURN_TO_COME = (-0.8, 1.2)
"""What a turn on replenished warehouses will bring, and for each dollar in it."""
REST_OF_TURN = (0.5, 0.6)
"""What is left of a turn after a sale that others have to answer first, and for each dollar."""


def evaluate(state: TradersState, player: int) -> float:
    """Points ahead of the opponents, roughly."""
    if state.player == TERMINAL:
        totals = [float(sum(row)) for row in state.categories()]
        return 1000.0 * state.returns()[player] + _ahead(totals, player)
    outlook = _outlook(state.players, state.seat, state.drawn, state.last_pile_from, state.breaker)
    ones, worth = [], []
    for markers, mat, money, turns in zip(
        state.sold, state.mats, state.money, outlook.whole_turns, strict=True
    ):
        points, of_number_1 = _sold(markers)
        ones.append(of_number_1)
        worth.append(points + _unsold(mat, turns) + DOLLAR[turns] * money)
    standing = _standing(tuple(state.discs), tuple(ones), outlook)
    worth = [mine + more for mine, more in zip(worth, standing, strict=True)]
    return _ahead(worth, player) + _rest_of_turn(state, player)


def _ahead(worth: list[float], player: int) -> float:
    mine = worth.pop(player)
    return mine - RIVALS * 0.5 * (max(worth) + sum(worth) / len(worth))


class Outlook(NamedTuple):
    """How far the match has come: turns that each player will still begin (whole ones up to
    HORIZON), 0 to 1."""

    turns: tuple[float, ...]
    whole_turns: tuple[int, ...]
    progress: float
    breaker: int


@lru_cache(CACHED)
def _outlook(players: int, seat: int, drawn: int, last_pile_from: int, breaker: int) -> Outlook:
    left = max(last_pile_from + 1 - drawn, 0)
    rounds = left / (MARKERS_A_TURN * players)
    if breaker >= 0:
        turns = tuple(float(p > seat) for p in range(players))
    else:
        turns = tuple(rounds + 0.5 * (p > seat) for p in range(players))
    whole = tuple(min(int(t + 0.5), HORIZON) for t in turns)
    return Outlook(turns, whole, 1 - left / (last_pile_from + 1), breaker)


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


@lru_cache(CACHED)
def _standing(
    discs: tuple[tuple[int, ...], ...], ones: tuple[int, ...], outlook: Outlook
) -> list[float]:
    """What contracts and the three comparisons will bring to each player; remembered, not to be changed."""
    worth = [0.0] * len(discs)
    if outlook.breaker >= 0:
        worth[outlook.breaker] = float(LAST_SUPPLY_POINTS)
    _add_cities(discs, worth, outlook)
    _add_comparison(worth, [max(row) for row in discs], STACK_POINTS, outlook.progress)
    _add_comparison(
        worth, [len(row) - row.count(0) for row in discs], MOST_CITIES_POINTS, outlook.progress
    )
    _add_comparison(worth, ones, ONES_POINTS, outlook.progress)
    return worth


def _add_cities(discs: tuple[tuple[int, ...], ...], worth: list[float], outlook: Outlook) -> None:
    """City points, majorities, and what contracts will still be good for."""
    safe = MONOPOLY + (1 - MONOPOLY) * outlook.progress
    monopoly = CITY_POINTS + (MONOPOLY_POINTS - CITY_POINTS) * safe
    for counts in zip(*discs, strict=True):
        total = sum(counts)
        if not total:
            continue
        for p, count in enumerate(counts):
            if count:
                worth[p] += monopoly if count == total else CITY_POINTS
        holder = majority(counts)
        if holder >= 0:
            worth[holder] += MAJORITY * min(outlook.turns[holder], HORIZON)
    for p, row in enumerate(discs):
        contracts, useful = sum(row), outlook.turns[p]
        worth[p] += SALE_RIGHT * min(contracts, useful)
        worth[p] += SPARE_CONTRACT * max(contracts - useful, 0) * min(useful, 1)


def _add_comparison(
    worth: list[float], counts: Sequence[int], points: int, progress: float
) -> None:
    """What a comparison will probably bring to each player."""
    best = max(counts)
    second = best if counts.count(best) > 1 else sorted(counts)[-2]
    for p, count in enumerate(counts):
        if count:
            lead = count - (second if count == best else best)
            early, late = CHANCES[(lead > -2) + (lead > -1) + (lead > 0)]
            worth[p] += points * (early + (late - early) * progress)


def _rest_of_turn(state: TradersState, player: int) -> float:
    """What `player` will still do in this turn, once chance or others have acted."""
    if state.seat != player or state.player == player:
        return 0.0
    base, each = TURN_TO_COME if state.player == CHANCE else REST_OF_TURN
    return base + each * min(state.money[player], 6)
