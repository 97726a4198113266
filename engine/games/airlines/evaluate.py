"""What the bots know of Airlines: how good a position is for a player, judged by what he may know.

Each airline is worth its markers now, and more at the end as far as it can grow. A player's holding
is paid at the next scorings by what he has laid, at the end also by what he can still lay. The
weights were set by hand, after looking at a handful of greedy matches.
"""

from __future__ import annotations

from functools import lru_cache

from engine.core.game import CHANCE, TERMINAL
from engine.games.airlines.actions import CARDS, STOCK
from engine.games.airlines.rules import HOME_ROUTES, TOP_VALUE, bits, payouts
from engine.games.airlines.state import AIRLINE_COUNT, AirlinesState

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
    totals = [float(score) for score in state.scores]
    remaining = SOON * (state.scoring_left + (state.players > 2))
    for airline in range(AIRLINE_COUNT):
        if state.dormant >> airline & 1:
            continue
        laid = tuple([row[airline] for row in state.laid])
        held = _held(state, airline, player)
        if any(laid) or any(held):
            now = state.out[airline]
            paid_now, paid_then = _paid(now, laid), _paid(_final(state, airline), _sum(laid, held))
            for p in range(state.players):
                totals[p] += remaining * paid_now[p] + paid_then[p]
    mine = totals.pop(player)
    rivals = 0.5 * max(totals) + 0.5 * sum(totals) / len(totals)
    return mine - RIVALS * rivals + _hand(state, player)


def _final(state: AirlinesState, airline: int) -> int:
    """The value that an airline will have at the end."""
    founded = state.founded >> airline & 1
    routes = state.reach[airline] if founded else HOME_ROUTES[airline]
    room = 2 * (routes & state.cheap[TOP_VALUE]).bit_count()
    grown = GROWTH * min(state.left[airline], room) * _left_of_match(state)
    return state.out[airline] + round(grown)


def _left_of_match(state: AirlinesState) -> float:
    """How much of the match is to come, as far as the pile of shares tells it: from 1 to 0."""
    return min(1.0, state.pile_size / (sum(STOCK) - 5 * state.players - 5))


def _held(state: AirlinesState, airline: int, player: int) -> tuple[int, ...]:
    """The shares in each hand, in hundredths, as far as `player` may know them."""
    mine = HELD[0] + round(HELD[1] * _left_of_match(state))
    return tuple(
        [
            mine * row[airline] if p == player else UNSEEN * state.known[p][airline]
            for p, row in enumerate(state.stock)
        ]
    )


@lru_cache(16384)
def _sum(laid: tuple[int, ...], held: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(100 * a + b for a, b in zip(laid, held, strict=True))


@lru_cache(16384)
def _paid(value: int, shares: tuple[int, ...]) -> list[int]:
    return payouts(value, shares)


def _hand(state: AirlinesState, player: int) -> float:
    """Shares and route cards, and what the turn still brings: a drawn share, or an expansion."""
    shares = [a + b for a, b in zip(state.stock[player], state.laid[player], strict=True)]
    count = sum(n for x, n in enumerate(shares) if not state.dormant >> x & 1)
    value = SHARE * count + CARD * sum(CARDS[card][1] for card in bits(state.cards[player]))
    if state.player == CHANCE and state.seat == player:
        if state.phase.name == "blind_draw":
            value += SHARE
        elif state.phase.name == "draw_card" and state.after is not None:
            value += EXPANSION if state.after.name == "fly" else 0.5
    return value
