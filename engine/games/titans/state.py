"""The position of Trading Titans: plain data, what may be known of it, and what must always hold."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Self

from engine.core.game import TERMINAL, Outcome, Score, State
from engine.games.titans.actions import COPIES, KINDS, MIRAGE, RANKS
from engine.games.titans.data import AMPHORAE, COLOURS, HAND, START_PRICE, START_SCORE, TRACK, YEAR_LENGTH
from engine.games.titans.rules import FAR_END

CATEGORIES = ("start", "bought", "sold", "taxes", "contracts", "final_sale")
"""Where points come from. A ledger holds a player's sum of each; they add up to his score."""
BOUGHT, SOLD, TAXES, CONTRACTS, FINAL_SALE = range(1, 6)


class TitansState(State):
    """A position.

    `goods[p][c]` amphorae; `rows[c]` the stops of the amphorae on a route, the far end first; `display` the cards of the year in order
    and `covers` the mirage on each, or -1; `hands[p]` and `aside[p]` sorted kinds; `pack` the number of each kind in it.
    """

    __slots__ = (
        "aside",
        "covers",
        "debt_goal",
        "display",
        "goods",
        "hands",
        "kept",
        "ledgers",
        "mirages_shown",
        "pack",
        "pack_size",
        "players",
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
        self.kept: list[list[int]] = [[] for _ in range(players)]
        """Of hand and laid-aside cards, those that were held already when the pack was last shuffled."""
        self.settled: list[Sequence[int]] = [COPIES] * players
        """For each observer: of each kind, how many he had not seen when the pack was last shuffled."""
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
        new.kept = [cards[:] for cards in self.kept]
        new.settled = self.settled[:]
        new.mirages_shown = [masks[:] for masks in self.mirages_shown]
        return new

    # --- changes that several phases make -----------------------------------------------------

    def book(self, player: int, category: int, points: int) -> None:
        """Adds `points` (negative: takes them) to a player's score and ledger."""
        self.scores[player] += points
        self.ledgers[player][category] += points

    def take_from_hand(self, player: int, kind: int) -> None:
        """A card leaves a hand; of two equal ones the one that was drawn later."""
        hand, kept = self.hands[player], self.kept[player]
        if kind in kept and hand.count(kind) + self.aside[player].count(kind) <= kept.count(kind):
            kept.remove(kind)
        hand.remove(kind)

    def shuffle_in(self) -> None:
        """The board's and the laid-aside cards go back into the pack (Rules TT-18, TT-19)."""
        returned = [0] * len(KINDS)
        for kind in (*self.display, *(cover for cover in self.covers if cover >= 0)):
            returned[kind] += 1
        for player in range(self.players):
            unseen = [copies - back for copies, back in zip(COPIES, returned, strict=True)]
            for kind in (*self.hands[player], *self.aside[player]):
                unseen[kind] -= 1
            self.settled[player] = unseen
        for kind, count in enumerate(returned):
            self.pack[kind] += count
        self.pack_size += sum(returned)
        for cards in self.aside:
            for kind in cards:
                self.pack[kind] += 1
            self.pack_size += len(cards)
            cards.clear()
        self.display, self.covers = [], []
        self.kept = [hand[:] for hand in self.hands]

    # --- what may be known --------------------------------------------------------------------

    def observation(self, player: int | None) -> dict[str, Any]:
        over = self.player == TERMINAL
        own = player is not None
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
            "hand": self.hands[player][:] if own else [],
            "aside": self.aside[player][:] if own else [],
            "settled": list(self.settled[player]) if own else [],
            "hands": [hand[:] for hand in self.hands] if over else None,
        }

    def resample_from_infostate(self, player: int, rng: Random) -> Self:
        """What `player` can't see is dealt anew: the others' hands and laid-aside cards, and the pack.

        What he knows is kept: cards that went back into the pack are in no hand that was held then,
        and mirages that somebody had to show are in his hand.
        """
        new = self.clone()
        if self.player == TERMINAL:
            return new
        others = [p for p in range(self.players) if p != player]
        unseen = self.pack[:]
        for p in others:
            for kind in (*self.hands[p], *self.aside[p]):
                unseen[kind] += 1
        dealt = _deal(unseen, self, player, others, rng)
        for p in others:
            new.hands[p], new.aside[p], new.kept[p] = dealt[p]
        new.pack = unseen
        return new

    # --- the end ------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        if self.player != TERMINAL:
            return None
        best = max(self.scores)
        ranks = tuple(1 + sum(other > score for other in self.scores) for score in self.scores)
        winners = tuple(p for p, score in enumerate(self.scores) if score == best)
        scores = tuple(
            Score(total, tuple(zip(CATEGORIES, ledger, strict=True)))
            for total, ledger in zip(self.scores, self.ledgers, strict=True)
        )
        return Outcome("shared" if len(winners) > 1 else "most_points", winners, ranks, scores)

    def returns(self) -> list[float]:
        outcome = self.outcome()
        if outcome is None:
            return [0.0] * self.players
        share = 1 / len(outcome.winners)
        return [share if p in outcome.winners else 0.0 for p in range(self.players)]

    def invariants(self) -> None:
        for c, colour in enumerate(COLOURS):
            row = self.rows[c]
            owned = sum(goods[c] for goods in self.goods)
            assert len(row) + owned == AMPHORAE, f"{colour}: {len(row)} on the road, {owned} owned"
            assert row, f"the {colour} road is empty"
            assert all(0 <= stop <= FAR_END for stop in row), f"{colour}: off the road: {row}"
            for far, near in zip(row, row[1:], strict=False):
                ends = far == near and far in (0, FAR_END)
                assert ends or far - near == 1, f"{colour}: overlap or gap: {row}"
        held = [*self.display, *(c for c in self.covers if c >= 0)]
        for hand, cards in zip(self.hands, self.aside, strict=True):
            assert hand == sorted(hand) and len(hand) <= HAND, f"a hand is {hand}"
            held += [*hand, *cards]
        for kind, copies in enumerate(COPIES):
            count = self.pack[kind] + held.count(kind)
            assert count == copies, f"{count} of {KINDS[kind]}, not {copies}"
        assert self.pack_size == sum(self.pack), "the pack is counted wrongly"
        assert len(self.display) <= self.year_length, "more cards than spaces"
        for kind, cover in zip(self.display, self.covers, strict=True):
            assert kind % RANKS != MIRAGE, "a mirage takes a card space"
            if cover >= 0:
                assert cover % RANKS == MIRAGE and cover // RANKS == kind // RANKS, "a wrong cover"
        for score, ledger in zip(self.scores, self.ledgers, strict=True):
            assert score == sum(ledger), f"a score of {score} is booked as {ledger}"
        for p in range(self.players):
            cards = [*self.hands[p], *self.aside[p]]
            assert all(self.kept[p].count(k) <= cards.count(k) for k in self.kept[p]), "kept, not held"


_CLONED = (
    "scores ledgers goods rows display covers hands aside pack kept settled mirages_shown".split()
)
_SHARED = tuple(
    name for name in (*State.__slots__, *TitansState.__slots__) if name not in _CLONED
)


def _deal(
    unseen: list[int], state: TitansState, observer: int, others: list[int], rng: Random
) -> dict[int, tuple[list[int], list[int], list[int]]]:
    """Deals (hand, aside, kept) to each of the others out of `unseen`, which is used up so far.

    The narrowest needs are served first: shown mirages, then cards held since the last shuffle, then the rest.
    """
    old = [min(a, b) for a, b in zip(unseen, state.settled[observer], strict=True)]
    shown = {p: _shown_mirages(unseen, old, state.mirages_shown[p], rng) for p in others}
    result = {}
    for p in others:
        count = max(len(state.kept[p]) - len(shown[p]), 0)
        shown[p] = [*shown[p], *_draw(old, count, rng, unseen)]
    for p in others:
        size = len(state.hands[p]) + len(state.aside[p])
        kept = shown[p][: len(state.kept[p])]
        cards = [*shown[p], *_draw(unseen, size - len(shown[p]), rng)]
        mirages = len(state.mirages_shown[p])
        rest = cards[mirages:]
        rng.shuffle(rest)
        cards = [*cards[:mirages], *rest]
        cut = len(state.hands[p])
        result[p] = (sorted(cards[:cut]), sorted(cards[cut:]), sorted(kept))
    return result


def _shown_mirages(unseen: list[int], old: list[int], masks: list[int], rng: Random) -> list[int]:
    drawn = []
    for mask in sorted(masks, key=int.bit_count):
        kinds = [c * RANKS + MIRAGE for c in range(len(COLOURS)) if mask >> c & 1]
        choices = [kind for kind in kinds for _ in range(unseen[kind])]
        if choices:
            kind = choices[rng.randrange(len(choices))]
            unseen[kind] -= 1
            old[kind] = min(old[kind], unseen[kind])
            drawn.append(kind)
    return drawn


def _draw(counts: list[int], number: int, rng: Random, also: list[int] | None = None) -> list[int]:
    """`number` random cards out of `counts` (and out of `also`, which holds them too)."""
    drawn: list[int] = []
    for _ in range(min(number, sum(counts))):
        point = rng.randrange(sum(counts))
        for kind, count in enumerate(counts):
            point -= count
            if point < 0:
                break
        counts[kind] -= 1
        if also is not None:
            also[kind] -= 1
        drawn.append(kind)
    return drawn
