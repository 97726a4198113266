"""The position of Trading Titans: plain data, what may be known of it, and what must always hold."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import pairwise
from random import Random
from typing import Any, Self

from engine.core.game import TERMINAL, Outcome, Score, State
from engine.games.titans.actions import COPIES, KINDS, MIRAGE, RANKS
from engine.games.titans.data import (
    AMPHORAE,
    COLOURS,
    HAND,
    START_PRICE,
    START_SCORE,
    TRACK,
    YEAR_LENGTH,
)
from engine.games.titans.knowledge import deal_anew
from engine.games.titans.rules import FAR_END

CATEGORIES = ("start", "bought", "sold", "taxes", "contracts", "final_sale")
"""Where points come from. A ledger holds a player's sum of each; they add up to his score."""
BOUGHT, SOLD, TAXES, CONTRACTS, FINAL_SALE = range(1, 6)


class TitansState(State):
    """A position.

    `goods[p][c]` amphorae; `rows[c]` the stops of the amphorae on a route, the far end first;
    `display` the cards of the year in order and `covers` the mirage on each, or -1; `hands[p]` and
    `aside[p]` sorted kinds; `pack` the number of each kind in it.
    """

    __slots__ = (
        "aside",
        "covers",
        "debt_goal",
        "display",
        "drawn",
        "goods",
        "hands",
        "ledgers",
        "mirages_shown",
        "pack",
        "pack_size",
        "rows",
        "scores",
        "seat",
        "settled",
        "starter",
        "to_draw",
        "trades",
        "turn",
        "year",
    )

    def __init__(self, players: int) -> None:
        front = TRACK.index(START_PRICE)
        self.players = players
        self.year = 1
        self.turn = 0
        """Turns begun in the whole match (Rules TT-9)."""
        self.starter = 0
        """Who began the year, or began what follows it."""
        self.seat = 0
        """Whose turn it is, whoever is to act."""
        self.scores = [START_SCORE] * players
        self.ledgers = [[START_SCORE, 0, 0, 0, 0, 0] for _ in range(players)]
        self.goods = [[1] * len(COLOURS) for _ in range(players)]
        self.rows = [[front - i for i in range(AMPHORAE - players)] for _ in COLOURS]
        self.display: list[int] = []
        self.covers: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.aside: list[list[int]] = [[] for _ in range(players)]
        self.pack = list(COPIES)
        self.pack_size = sum(COPIES)
        self.to_draw = 0
        """Cards that `seat` still has to draw in the exchange."""
        self.trades: tuple[int, ...] = ()
        """This turn's trades: 2 * colour for a purchase, 2 * colour + 1 for a sale."""
        self.debt_goal: int | None = None
        """The score that this turn's sales must reach (Rules TT-21)."""
        self.drawn: list[list[tuple[int, int]]] = [[] for _ in range(players)]
        """The cards of hand and aside once more: kind, and number of the shuffle after which it came."""
        self.settled: list[list[list[int]]] = [[] for _ in range(players)]
        """For each observer and shuffle: of each kind, how many he had not seen before it."""
        self.mirages_shown: list[list[int]] = [[] for _ in range(players)]
        """Mirages that a player was seen to hold (Rules TT-13): bit sets of their possible colours."""

    @property
    def year_length(self) -> int:
        """Card spaces of a year."""
        return YEAR_LENGTH[self.players]

    def clone(self) -> Self:
        new: Self = object.__new__(type(self))
        for name in _SHARED:
            setattr(new, name, getattr(self, name))
        new.scores = self.scores[:]
        new.ledgers = [ledger[:] for ledger in self.ledgers]
        new.goods = [goods[:] for goods in self.goods]
        new.rows = [row[:] for row in self.rows]
        new.display = self.display[:]
        new.covers = self.covers[:]
        new.hands = [hand[:] for hand in self.hands]
        new.aside = [cards[:] for cards in self.aside]
        new.pack = self.pack[:]
        new.drawn = [cards[:] for cards in self.drawn]
        new.settled = self.settled[:]
        new.mirages_shown = [masks[:] for masks in self.mirages_shown]
        return new

    def key(self) -> Hashable:
        return (
            self.phase.name,
            self.seat,
            tuple(self.scores),
            tuple(map(tuple, self.rows)),
            tuple(self.hands[self.seat]),
            len(self.aside[self.seat]),
            tuple(self.display),
            tuple(self.covers),
            frozenset(self.trades),
        )

    # --- changes that several phases make -----------------------------------------------------

    def book(self, player: int, category: int, points: int) -> None:
        """Adds `points` (negative: takes them) to a player's score and ledger."""
        self.scores[player] += points
        self.ledgers[player][category] += points

    def give(self, player: int, kind: int) -> None:
        """A card from the pack joins a hand."""
        hand = self.hands[player]
        hand.append(kind)
        hand.sort()
        self.drawn[player].append((kind, len(self.settled[player])))

    def take_from_hand(self, player: int, kind: int) -> None:
        """A card leaves a hand for the board."""
        self.hands[player].remove(kind)
        self._forget(player, kind)

    def _forget(self, player: int, kind: int) -> None:
        """Of two equal cards the one that was drawn later is taken to have gone."""
        drawn = self.drawn[player]
        drawn.remove(max(card for card in drawn if card[0] == kind))

    def shuffle_in(self) -> None:
        """The board's and the laid-aside cards go back into the pack (Rules TT-18, TT-19)."""
        returned = [0] * len(KINDS)
        for kind in (*self.display, *(cover for cover in self.covers if cover >= 0)):
            returned[kind] += 1
        for player in range(self.players):
            unseen = [copies - back for copies, back in zip(COPIES, returned, strict=True)]
            for kind in (*self.hands[player], *self.aside[player]):
                unseen[kind] -= 1
            self.settled[player] = [*self.settled[player], unseen]
        for kind, count in enumerate(returned):
            self.pack[kind] += count
        self.pack_size += sum(returned)
        for player, cards in enumerate(self.aside):
            for kind in cards:
                self.pack[kind] += 1
                self._forget(player, kind)
            self.pack_size += len(cards)
            cards.clear()
        self.display, self.covers = [], []

    # --- what may be known --------------------------------------------------------------------

    def observation(self, player: int | None) -> dict[str, Any]:
        over = self.player == TERMINAL
        return {
            "players": self.players,
            "seat": player,
            "phase": self.phase.name,
            "current_player": self.player,
            "turn_of": self.seat,
            "turn": self.turn,
            "year": self.year,
            "year_length": self.year_length,
            "starter": self.starter,
            "scores": self.scores[:],
            "ledgers": [ledger[:] for ledger in self.ledgers],
            "goods": [goods[:] for goods in self.goods],
            "rows": [row[:] for row in self.rows],
            "display": self.display[:],
            "covers": self.covers[:],
            "pack_size": self.pack_size,
            "trades": list(self.trades),
            "debt_goal": self.debt_goal,
            "hand_sizes": [len(hand) for hand in self.hands],
            "aside_sizes": [len(cards) for cards in self.aside],
            "mirages_shown": [masks[:] for masks in self.mirages_shown],
            "hand": self.hands[player][:] if player is not None else [],
            "aside": self.aside[player][:] if player is not None else [],
            "settled": [counts[:] for counts in self.settled[player]] if player is not None else [],
            "hands": [hand[:] for hand in self.hands] if over else None,
        }

    def deal_anew(self, player: int, rng: Random) -> None:
        deal_anew(self, player, rng)

    # --- the end ------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        if self.player != TERMINAL:
            return None
        scores = tuple(
            Score(total, tuple(zip(CATEGORIES, ledger, strict=True)))
            for total, ledger in zip(self.scores, self.ledgers, strict=True)
        )
        is_shared = self.scores.count(max(self.scores)) > 1
        return Outcome.ranked("shared" if is_shared else "most_points", self.scores, scores)

    def invariants(self) -> None:
        for c, colour in enumerate(COLOURS):
            row = self.rows[c]
            owned = sum(goods[c] for goods in self.goods)
            assert len(row) + owned == AMPHORAE, f"{colour}: {len(row)} on the road, {owned} owned"
            assert row, f"the {colour} road is empty"
            assert all(0 <= stop <= FAR_END for stop in row), f"{colour}: off the road: {row}"
            for far, near in pairwise(row):
                ends = far == near and far in (0, FAR_END)
                assert ends or far - near == 1, f"{colour}: overlap or gap: {row}"
        held = [*self.display, *(c for c in self.covers if c >= 0)]
        for hand, cards in zip(self.hands, self.aside, strict=True):
            assert hand == sorted(hand), f"a hand is {hand}"
            assert len(hand) <= HAND, f"a hand is {hand}"
            held += [*hand, *cards]
        for kind, copies in enumerate(COPIES):
            count = self.pack[kind] + held.count(kind)
            assert count == copies, f"{count} of {KINDS[kind]}, not {copies}"
        assert self.pack_size == sum(self.pack), "the pack is counted wrongly"
        assert len(self.display) <= self.year_length, "more cards than spaces"
        for kind, cover in zip(self.display, self.covers, strict=True):
            assert kind % RANKS != MIRAGE, "a mirage takes a card space"
            if cover >= 0:
                assert cover == kind // RANKS * RANKS + MIRAGE, "a wrong cover"
        for score, ledger in zip(self.scores, self.ledgers, strict=True):
            assert score == sum(ledger), f"a score of {score} is booked as {ledger}"
        for p in range(self.players):
            cards = sorted([*self.hands[p], *self.aside[p]])
            assert sorted(kind for kind, _shuffle in self.drawn[p]) == cards, "drawn, not held"


_CLONED = (
    "scores ledgers goods rows display covers hands aside pack drawn settled mirages_shown".split()
)
_SHARED = tuple(name for name in (*State.__slots__, *TitansState.__slots__) if name not in _CLONED)
