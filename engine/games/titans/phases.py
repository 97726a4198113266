"""The decision points of a turn, one class each: Deal once, then Trade, Card (again after a tax), DrawUp.

year.py has those of a year's end and of the match's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.core.game import CHANCE, Action, Event, Phase, Reason
from engine.games.titans import why, year
from engine.games.titans.actions import (
    BUY,
    COLOUR_OF,
    COVER,
    DONE,
    KIND_OF,
    MIRAGE,
    PASS,
    PLAY,
    RANKS,
    SELL,
    TAX_CARD,
)
from engine.games.titans.data import COLOURS, HAND, TAX, TRACK
from engine.games.titans.draws import Draw
from engine.games.titans.rules import (
    best_sales,
    buying_price,
    fitting_trades,
    landing,
    selling_prices,
)
from engine.games.titans.state import BOUGHT, SOLD, TAXES, TitansState

TitansPhase = Phase[TitansState]


class DrawUp(Draw):
    """The hand is filled up to five at the end of a turn."""

    name: ClassVar[str] = "draw"

    def apply(self, state: TitansState, action: Action, events: list[Event]) -> TitansPhase:
        self.draw(state, action, events)
        if len(state.hands[state.seat]) < HAND and state.pack_size:
            return self
        if len(state.display) == state.year_length:
            return year.end_year(state, events)
        return begin_turn(state, (state.seat + 1) % state.players)


class Deal(Draw):
    """Chance deals five cards to each player, seat after seat."""

    name: ClassVar[str] = "deal"

    def apply(self, state: TitansState, action: Action, events: list[Event]) -> TitansPhase:
        self.draw(state, action, events)
        if len(state.hands[state.seat]) < HAND:
            return self
        state.seat += 1
        if state.seat < state.players:
            return self
        return begin_turn(state, 0, is_first=True)


class Trade(Phase[TitansState]):
    """Buy and sell, one amphora after another, within one trade option (Rules TT-1 to TT-9)."""

    name: ClassVar[str] = "trade"

    def legal_actions(self, state: TitansState) -> Sequence[Action]:
        seat = state.seat
        goods, rows, score = state.goods[seat], state.rows, state.scores[seat]
        goal = state.debt_goal
        owing = goal is not None and score < goal
        legal = []
        for trade in fitting_trades(state.trades, state.turn):
            colour = trade >> 1
            if trade & 1:
                if goods[colour] and not (owing and not can_settle_after(state, trade)):
                    legal.append(SELL[colour])
            elif score >= 0 and len(rows[colour]) > 1 and TRACK[rows[colour][-1]] <= score:
                legal.append(BUY[colour])
        if not owing:
            legal.append(DONE)
        return legal

    def apply(self, state: TitansState, action: Action, events: list[Event]) -> TitansPhase:
        seat = state.seat
        if action is DONE:
            if not state.trades:
                events.append(("no_trade", seat))
            return next_card(state)
        colour = COLOUR_OF[action]
        is_sale = action is SELL[colour]
        price = (sell if is_sale else buy)(state, colour)
        events.append(("sell" if is_sale else "buy", seat, colour, price))
        state.trades += (2 * colour + is_sale,)
        return self

    def why_not(self, state: TitansState, path: Sequence[str]) -> Reason:
        return why.not_traded(state, path)


def buy(state: TitansState, colour: int) -> int:
    """The player in turn takes the amphora nearest Palmyra; returns its price."""
    price = buying_price(state.rows[colour])
    state.rows[colour].pop()
    state.goods[state.seat][colour] += 1
    state.book(state.seat, BOUGHT, -price)
    return price


def sell(state: TitansState, colour: int, category: int = SOLD) -> int:
    """The player in turn puts an amphora next to the front one; returns what it brings."""
    row = state.rows[colour]
    stop = landing(row)
    row.append(stop)
    state.goods[state.seat][colour] -= 1
    state.book(state.seat, category, TRACK[stop])
    return TRACK[stop]


def can_settle_after(state: TitansState, trade: int) -> bool:
    """Whether a debt can still be settled by further sales after the sale `trade` (Rules TT-21)."""
    seat, colour = state.seat, trade >> 1
    goods, rows = state.goods[seat][:], state.rows[:]
    reached = state.scores[seat] + selling_prices(rows[colour])[0]
    rows[colour] = [*rows[colour], landing(rows[colour])]
    goods[colour] -= 1
    assert state.debt_goal is not None
    return reached + best_sales((*state.trades, trade), state.turn, goods, rows) >= state.debt_goal


def begin_turn(state: TitansState, seat: int, *, is_first: bool = False) -> TitansPhase:
    """The turn of `seat`; in debt, what his sales have to reach is fixed now (Rules TT-21)."""
    state.seat = state.player = seat
    state.turn += not is_first
    state.trades = ()
    state.debt_goal = None
    score = state.scores[seat]
    if score < 0 and any(state.goods[seat]):
        most = score + best_sales((), state.turn, state.goods[seat], state.rows)
        state.debt_goal = min(most, 0)
    return TRADE


class Card(Phase[TitansState]):
    """Play a card; after a tax another one (Rules TT-10 to TT-14)."""

    name: ClassVar[str] = "card"

    def legal_actions(self, state: TitansState) -> Sequence[Action]:
        legal = []
        previous = -1
        for kind in state.hands[state.seat]:
            if kind == previous:
                continue
            previous = kind
            if kind % RANKS != MIRAGE:
                legal.append(PLAY[kind])
                continue
            colour = kind // RANKS
            for target in sorted(set(state.display)):
                if target // RANKS == colour and is_open(state, target):
                    legal.append(COVER[target])
        return legal

    def apply(self, state: TitansState, action: Action, events: list[Event]) -> TitansPhase:
        seat = state.seat
        kind = KIND_OF[action]
        if action.verb == "cover":
            self.cover(state, kind, events)
            return turn_ends(state, events)
        state.take_from_hand(seat, kind)
        state.display.append(kind)
        state.covers.append(-1)
        events.append(("play", seat, kind))
        if kind % RANKS != TAX_CARD:
            return turn_ends(state, events)
        self.tax(state, kind // RANKS, events)
        if len(state.display) == state.year_length:
            return turn_ends(state, events)
        return next_card(state)

    def cover(self, state: TitansState, target: int, events: list[Event]) -> None:
        """Lays a mirage on the first open card of that kind."""
        seat, colour = state.seat, target // RANKS
        mirage = colour * RANKS + MIRAGE
        state.take_from_hand(seat, mirage)
        place = next(i for i, k in enumerate(state.display) if k == target and state.covers[i] < 0)
        state.covers[place] = mirage
        events.append(("cover", seat, target))
        shown = state.mirages_shown[seat]
        known = next((i for i, mask in enumerate(shown) if mask >> colour & 1), -1)
        if known >= 0:
            shown.pop(known)

    def tax(self, state: TitansState, colour: int, events: list[Event]) -> None:
        """Everybody pays for his amphorae of the colour at once (Rules TT-12, TT-28)."""
        for offset in range(state.players):
            player = (state.seat + offset) % state.players
            amphorae = state.goods[player][colour]
            if amphorae:
                state.book(player, TAXES, -TAX * amphorae)
                events.append(("tax", player, colour, TAX * amphorae, state.scores[player]))

    def why_not(self, state: TitansState, path: Sequence[str]) -> Reason:
        return why.not_played(state, path)


class DeadHand(Phase[TitansState]):
    """The hand holds nothing but mirages without a target, or nothing: a pass (Rules TT-13).

    It is asked for, since it shows the others what the hand is made of.
    """

    name: ClassVar[str] = "dead_hand"
    is_shown: ClassVar[bool] = True

    def legal_actions(self, state: TitansState) -> Sequence[Action]:
        return [PASS]

    def apply(self, state: TitansState, action: Action, events: list[Event]) -> TitansPhase:
        events.append(("pass", state.seat))
        return turn_ends(state, events)

    def why_not(self, state: TitansState, path: Sequence[str]) -> Reason:
        return why.not_played(state, path)


def open_colours(state: TitansState) -> set[int]:
    """The colours of the board's cards that no mirage covers."""
    return {k // RANKS for k, cover in zip(state.display, state.covers, strict=True) if cover < 0}


def next_card(state: TitansState) -> TitansPhase:
    """Card, unless the hand has none that can be played."""
    hand = state.hands[state.seat]
    if all(kind % RANKS == MIRAGE for kind in hand):
        targets = open_colours(state)
        if not any(kind // RANKS in targets for kind in hand):
            mask = sum(1 << c for c in range(len(COLOURS)) if c not in targets)
            state.mirages_shown[state.seat] = [mask] * len(hand)
            return DEAD_HAND
    return CARD


def is_open(state: TitansState, kind: int) -> bool:
    """Whether a card of this kind lies on the board with no mirage on it."""
    return any(k == kind and c < 0 for k, c in zip(state.display, state.covers, strict=True))


def turn_ends(state: TitansState, events: list[Event]) -> TitansPhase:
    """The hand is filled up; then the next turn, or the end of the year."""
    if len(state.hands[state.seat]) < HAND and state.pack_size:
        state.player = CHANCE
        return DRAW_UP
    if len(state.display) == state.year_length:
        return year.end_year(state, events)
    return begin_turn(state, (state.seat + 1) % state.players)


DEAL, TRADE, CARD, DEAD_HAND, DRAW_UP = Deal(), Trade(), Card(), DeadHand(), DrawUp()
