"""What the bots know of Airlines: how good a position is for a player, judged by what he may know.

Each airline is worth its markers now, and more at the end as far as it can grow. A player's holding
is paid at the next scorings by what he has laid, at the end also by what he can still lay. The
weights were set by hand, after looking at a handful of greedy matches. In 24 to 30 matches each against
bots of these weights, others (HELD 20 and 45; a drawn route card worth the best flight that the hand
pays for, in place of EXPANSION) won a tenth more or a fifteenth less, with a standard error of a tenth:
nothing to change them for.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import repeat

from engine.core.game import CHANCE, TERMINAL
from engine.games.airlines.actions import CARDS, CIRCLES, STOCK
from engine.games.airlines.data import ROUTES, SCORING_CARDS
from engine.games.airlines.rules import FIRST_CIRCLE, HOME_ROUTES, TOP_VALUE, bits, payouts
from engine.games.airlines.state import AIRLINE_COUNT, NOBODY, AirlinesState

GROWTH = 0.6
"""How much of an airline's room to grow it will use in a whole match."""
SOON = 0.6
"""What a scoring still to come is worth of the present value."""
HELD = (30, 55)
"""What a share in the hand counts of a laid one at the end, in hundredths: when the pile runs out,
and how much more when it is full."""
UNSEEN = 60
"""The same for shares that an opponent was seen to take."""
SHARE = 1.5
"""Points that any share is worth besides, for what it may still become."""
EXPANSION = 4.5
"""Points that drawing a route card in order to expand is worth."""
CARD = 0.1
"""Points that each pip of a held route card is worth."""
RIVALS = 0.4
"""Weight of the opponents: half their mean, half the best."""


def evaluate(state: AirlinesState, player: int) -> float:
    """Points ahead of the opponents, roughly."""
    if state.player == TERMINAL:
        return 1000.0 * state.returns()[player] + state.scores[player]
    to_come = _left_of_match(state)
    scorings = SOON * (SCORING_CARDS - state.scoring_drawn() + (state.players > 2))
    weights = [UNSEEN] * state.players
    weights[player] = HELD[0] + round(HELD[1] * to_come)
    held = state.known[:]
    held[player] = state.stock[player]
    paid = map(
        _paid,
        state.out,
        _final_values(state, to_come, _open_routes(state)),
        zip(*state.laid, strict=True),
        zip(*held, strict=True),
        repeat(tuple(weights)),
        repeat(scorings),
    )
    totals: list[float] = [sum(column) for column in zip(state.scores, *paid, strict=True)]
    mine = totals.pop(player)
    rivals = 0.5 * max(totals) + 0.5 * sum(totals) / len(totals)
    return mine - RIVALS * rivals + _hand(state, player)


def _left_of_match(state: AirlinesState) -> float:
    """How much of the match is to come, as far as the pile of shares tells it: from 1 to 0."""
    return min(1.0, state.pile_size / (sum(STOCK) - 5 * state.players - 5))


def _open_routes(state: AirlinesState) -> int:
    """The routes that are not closed, nor about to be by the sabotage that is being chosen."""
    routes = state.cheap[TOP_VALUE]
    if state.target != NOBODY:
        route = CIRCLES[state.target][0]
        first = FIRST_CIRCLE[route]
        if state.owners[first : first + len(ROUTES[route][3])].count(0) == 1:
            routes &= ~(1 << route)
    return routes


def _final_values(state: AirlinesState, to_come: float, open_routes: int) -> list[int]:
    """The value that each airline will have at the end; nothing if it is dormant."""
    founded, dormant = state.founded, state.dormant
    values = []
    for x in range(AIRLINE_COUNT):
        if dormant >> x & 1:
            values.append(0)
            continue
        routes = state.reach[x] if founded >> x & 1 else HOME_ROUTES[x]
        room = min(state.left[x], 2 * (routes & open_routes).bit_count())
        values.append(state.out[x] + round(GROWTH * room * to_come))
    return values


@lru_cache(1 << 16)
def _paid(
    now: int,
    final: int,
    laid: tuple[int, ...],
    held: tuple[int, ...],
    weights: tuple[int, ...],
    scorings: float,
) -> list[float]:
    """What an airline pays each player: at the scorings to come as things are, and at the end."""
    if not any(laid) and not any(held):
        return [0.0] * len(laid)
    then = [100 * mine + weight * n for mine, n, weight in zip(laid, held, weights, strict=True)]
    at_end = payouts(final, then)
    return [scorings * a + b for a, b in zip(payouts(now, laid), at_end, strict=True)]


def _hand(state: AirlinesState, player: int) -> float:
    """Shares and route cards, and what the turn still brings: a drawn share, or an expansion."""
    held, laid = state.stock[player], state.laid[player]
    count = sum(held) + sum(laid) - sum(held[x] for x in bits(state.dormant))
    value = SHARE * count + CARD * _pips(state.cards[player])
    if state.player == CHANCE and state.seat == player:
        if state.phase.name == "blind_draw":
            value += SHARE
        elif state.phase.name == "draw_card" and state.after is not None:
            value += EXPANSION if state.after.name == "fly" else 0.5
    return value


@lru_cache(1 << 12)
def _pips(cards: int) -> int:
    return sum(CARDS[card][1] for card in bits(cards))
