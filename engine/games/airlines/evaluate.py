"""What the bots know of Airlines: how good a position is for a player, judged by what he may know.

Each airline is worth its markers now, and more at the end as far as it can grow. A player's holding
is paid at the next scoring by what he has laid, at the end also by what he can still lay. The
weights were tuned by self-play.
"""

from __future__ import annotations

from engine.core.game import CHANCE, TERMINAL
from engine.games.airlines.actions import CARDS, STOCK
from engine.games.airlines.rules import HOME_ROUTES, TOP_VALUE, bits, payouts
from engine.games.airlines.state import AirlinesState

GROWTH = 0.5
"""How much of an airline's room to grow it will use."""
HELD = 0.85
"""What a share in the hand is worth of a laid one, at the end."""
UNSEEN = 0.6
"""Weight of the shares that an opponent was seen to take."""
DRAWN_SHARE = 1.5
"""Points that a blindly drawn share is worth."""
EXPANSION = 3.0
"""Points that drawing a route card in order to expand is worth."""
CARD = 0.12
"""Points that each pip of a held route card is worth."""


def evaluate(state: AirlinesState, player: int) -> float:
    """Points ahead of the opponents, roughly."""
    if state.player == TERMINAL:
        return 1000.0 * state.returns()[player] + state.scores[player]
    totals = [float(score) for score in state.scores]
    remaining = state.scoring_left + (state.players > 2)
    openness = state.cheap[TOP_VALUE]
    for airline in range(len(STOCK)):
        holdings = _holdings(state, airline, player)
        if not any(holdings):
            continue
        now = state.out[airline]
        room = state.reach[airline] if now else HOME_ROUTES[airline]
        grown = min(state.left[airline], (room & openness).bit_count() * 2)
        final = now + round(GROWTH * grown * _left_of_match(state))
        laid = payouts(now, [row[airline] for row in state.laid])
        held = payouts(final, holdings)
        for p in range(state.players):
            totals[p] += 0.6 * remaining * laid[p] + held[p]
    mine = totals.pop(player)
    rivals = 0.5 * max(totals) + 0.5 * sum(totals) / len(totals)
    return mine - 0.8 * rivals + _hand(state, player)


def _holdings(state: AirlinesState, airline: int, player: int) -> list[int]:
    """Shares of each player at the end, in hundredths: laid ones, and held ones as far as they are known."""
    if state.dormant >> airline & 1:
        return [0] * state.players
    result = []
    for p, row in enumerate(state.laid):
        held = state.stock[p][airline] * HELD if p == player else state.known[p][airline] * UNSEEN
        result.append(round(100 * (row[airline] + held)))
    return result


def _left_of_match(state: AirlinesState) -> float:
    return min(1.0, (state.pile_size + 5) / (sum(STOCK) - 5 * state.players))


def _hand(state: AirlinesState, player: int) -> float:
    """Route cards, and what the turn still brings: a drawn share, or an expansion."""
    value = sum(CARDS[card][1] for card in bits(state.cards[player])) * CARD
    if state.player == CHANCE and state.seat == player:
        if state.phase.name == "blind_draw":
            value += DRAWN_SHARE
        elif state.phase.name == "draw_card" and state.after is not None:
            value += EXPANSION if state.after.name == "fly" else 0.5
    return value
