"""The decision points of Trading Titans, one class each, in the order of a turn and a year.

A turn: Trade, Card (more than once after a tax), Draw. A year's end: Draw, then the caravans move and contracts
pay, then Exchange and Redraw for each player; after the last year FinalSale.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.core.game import CHANCE, TERMINAL, Action, Event, Phase, Reason
from engine.games.titans import why
from engine.games.titans.actions import (
    ASIDE,
    BUY,
    COLOUR_OF,
    COVER,
    DONE,
    DRAW,
    KIND_OF,
    MIRAGE,
    PASS,
    PLAY,
    RANKS,
    SELL,
    TAX_CARD,
)
from engine.games.titans.data import COLOURS, HAND, TAX, TRACK, YEARS
from engine.games.titans.rules import (
    best_sales,
    buying_price,
    caravan_sums,
    contract_counts,
    contract_pay,
    fitting_trades,
    landing,
    moved,
    selling_prices,
)
from engine.games.titans.state import BOUGHT, CONTRACTS, FINAL_SALE, SOLD, TAXES, TitansState

TitansPhase = Phase[TitansState]


class Draw(Phase[TitansState]):
    """Chance draws a card from the pack for the player whose turn it is."""

    name: ClassVar[str] = "draw"
    is_chance: ClassVar[bool] = True

    def legal_actions(self, state: TitansState) -> Sequence[Action]:
        return [DRAW[kind] for kind, count in enumerate(state.pack) if count]

    def chance_outcomes(self, state: TitansState) -> list[tuple[Action, float]]:
        size = state.pack_size
        return [(DRAW[kind], count / size) for kind, count in enumerate(state.pack) if count]

    def sample(self, state: TitansState, point: float) -> Action:
        left = int(point * state.pack_size)
        for kind, count in enumerate(state.pack):
            left -= count
            if left < 0:
                return DRAW[kind]
        raise AssertionError("the pack is empty")

    def apply(self, state: TitansState, action: Action, events: list[Event]) -> TitansPhase:
        self.draw(state, action, events)
        if len(state.hands[state.seat]) < HAND and state.pack_size:
            return self
        if len(state.display) == state.year_length:
            return end_year(state, events)
        return begin_turn(state, (state.seat + 1) % state.players)

    def draw(self, state: TitansState, action: Action, events: list[Event]) -> None:
        """Moves the card from the pack into the hand."""
        kind = KIND_OF[action]
        state.pack[kind] -= 1
        state.pack_size -= 1
        hand = state.hands[state.seat]
        hand.append(kind)
        hand.sort()
        events.append(("draw", state.seat, kind))


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
        mask = sum(1 << c for c in range(len(COLOURS)) if c not in open_colours(state))
        state.mirages_shown[state.seat] = [mask] * len(state.hands[state.seat])
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
        return end_year(state, events)
    return begin_turn(state, (state.seat + 1) % state.players)


def end_year(state: TitansState, events: list[Event]) -> TitansPhase:
    """Caravans move the goods, contracts pay; then the exchange or the final sale (Rules TT-18)."""
    events.append(("year", None, state.year))
    for colour, spaces in enumerate(caravan_sums(state.display, state.covers)):
        row = state.rows[colour]
        before = row[-1]
        state.rows[colour] = row = moved(row, spaces)
        events.append(("move", None, colour, spaces, TRACK[before], TRACK[row[-1]]))
    for colour, contracts in enumerate(contract_counts(state.display, state.covers)):
        for player in range(state.players):
            points = contract_pay(contracts, state.goods[player][colour])
            if points:
                state.book(player, CONTRACTS, points)
                events.append(("contracts", player, colour, contracts, points))
    state.starter = state.seat = (state.seat + 1) % state.players
    if state.year == YEARS:
        return next_sale(state, state.seat)
    state.player = state.seat
    return EXCHANGE


class Exchange(Phase[TitansState]):
    """At the end of a year: lay aside cards, one after another, then draw as many (Rules TT-19)."""

    name: ClassVar[str] = "exchange"

    def legal_actions(self, state: TitansState) -> Sequence[Action]:
        return [*(ASIDE[kind] for kind in sorted(set(state.hands[state.seat]))), DONE]

    def apply(self, state: TitansState, action: Action, events: list[Event]) -> TitansPhase:
        seat = state.seat
        if action is not DONE:
            kind = KIND_OF[action]
            state.hands[seat].remove(kind)
            state.aside[seat].append(kind)
            state.aside[seat].sort()
            if state.mirages_shown[seat]:
                state.mirages_shown[seat].pop()
            events.append(("aside", seat, kind))
            return self
        state.to_draw = len(state.aside[seat])
        events.append(("exchange", seat, state.to_draw))
        return REDRAW.next(state, events)

    def why_not(self, state: TitansState, path: Sequence[str]) -> Reason:
        return why.not_exchanged(state, path)


class Redraw(Draw):
    """Chance draws for the cards laid aside; an empty pack is made anew at once (Rules TT-19)."""

    name: ClassVar[str] = "redraw"

    def apply(self, state: TitansState, action: Action, events: list[Event]) -> TitansPhase:
        self.draw(state, action, events)
        state.to_draw -= 1
        return self.next(state, events)

    def next(self, state: TitansState, events: list[Event]) -> TitansPhase:
        """The next card, or the next player, or the next year."""
        if state.to_draw:
            if not state.pack_size:
                state.shuffle_in()
                events.append(("shuffle", None))
            state.player = CHANCE
            return self
        seat = (state.seat + 1) % state.players
        if seat != state.starter:
            state.seat = state.player = seat
            return EXCHANGE
        state.shuffle_in()
        state.year += 1
        events.append(("new_year", None, state.year))
        return begin_turn(state, seat)


class FinalSale(Phase[TitansState]):
    """After the last year everybody sells an amphora in turn until none is left (Rules TT-23)."""

    name: ClassVar[str] = "final_sale"

    def legal_actions(self, state: TitansState) -> Sequence[Action]:
        return [SELL[colour] for colour, count in enumerate(state.goods[state.seat]) if count]

    def apply(self, state: TitansState, action: Action, events: list[Event]) -> TitansPhase:
        colour = COLOUR_OF[action]
        events.append(("final_sale", state.seat, colour, sell(state, colour, FINAL_SALE)))
        return next_sale(state, (state.seat + 1) % state.players)

    def why_not(self, state: TitansState, path: Sequence[str]) -> Reason:
        return why.not_sold_at_the_end(state, path)


def next_sale(state: TitansState, first: int) -> TitansPhase:
    """The next player with goods, counted from `first`; with none left the match is over."""
    for offset in range(state.players):
        seat = (first + offset) % state.players
        if any(state.goods[seat]):
            state.seat = state.player = seat
            return FINAL_SALE_PHASE
    state.player = TERMINAL
    return OVER


class Over(Phase[TitansState]):
    """The match is over."""

    name: ClassVar[str] = "over"

    def legal_actions(self, state: TitansState) -> Sequence[Action]:
        return ()

    def apply(self, state: TitansState, action: Action, events: list[Event]) -> TitansPhase:
        raise AssertionError("nothing is played after the end")

    def why_not(self, state: TitansState, path: Sequence[str]) -> Reason:
        return why.over()


DEAL, TRADE, CARD, DEAD_HAND, DRAW_UP = Deal(), Trade(), Card(), DeadHand(), Draw()
EXCHANGE, REDRAW, FINAL_SALE_PHASE, OVER = Exchange(), Redraw(), FinalSale(), Over()
