"""The position of Airlines: plain data, what may be known of it, and what must always hold."""

from __future__ import annotations

from random import Random
from typing import Any, Self

from engine.core.game import TERMINAL, Outcome, Phase, Score, State
from engine.games.airlines.actions import CARDS, CIRCLES, MARKERS, STOCK
from engine.games.airlines.data import (
    BALANCED_BONUS,
    CONTROLLED_ROUNDS,
    PRINTED_BONUS,
    ROUTES,
    SCORING_CARDS,
)
from engine.games.airlines.invariants import check
from engine.games.airlines.knowledge import deal_anew
from engine.games.airlines.rules import (
    ALL_CARDS,
    CLOSED,
    FIRST_CIRCLE,
    HOME_ROUTES,
    LOWEST,
    NEIGHBOURS,
    PERMITTED,
    TOP_VALUE,
    bits,
    payouts,
    routes_where,
)

NOBODY = -1
AIRLINE_COUNT = len(STOCK)


class AirlinesState(State):
    """A position.

    `owners[circle]`: 0 open, x + 1 a marker of airline x, -(x + 1) one laid to sabotage.
    `cheap[v]`: the set of open routes whose lowest open number is at most v. `reach[x]`: the routes
    that airline x may use and touches and has not flown, open or not. Hands: `stock[p][x]` counts,
    `cards[p]` a set of route cards.
    """

    __slots__ = (
        "after",
        "airline",
        "bonus",
        "card_age",
        "cards",
        "cheap",
        "closing",
        "controlled",
        "display",
        "dormant",
        "final_round",
        "flown",
        "founded",
        "idle_turns",
        "is_first_flight",
        "known",
        "laid",
        "left",
        "low",
        "out",
        "owners",
        "pile",
        "pile_size",
        "progress",
        "reach",
        "reason",
        "removed_cards",
        "removed_stock",
        "replaced",
        "route",
        "route_discards",
        "route_pile",
        "sabotaged",
        "scores",
        "scoring_left",
        "scoring_shares",
        "scorings",
        "seat",
        "shuffles",
        "stock",
        "target",
        "turns",
        "valve",
    )

    def __init__(self, players: int, options: dict[str, str]) -> None:
        self.players = players
        self.controlled = options["controlled"] == "on"
        self.final_round = options["final_round"] == "on" and players > 2
        self.bonus = options["bonus"]
        self.turns = 0
        """Turns finished."""
        self.seat = 0
        self.scores = [0] * players
        self.scorings: list[tuple[tuple[int, ...], ...]] = []
        """Of each scoring, for each airline: its value, then what each player got."""
        self.scoring_shares: list[tuple[tuple[int, ...], ...]] = []
        """Of each scoring, for each airline: the laid shares of each player, then of the phantom."""
        # the map
        self.owners = [0] * len(CIRCLES)
        self.low = list(LOWEST)
        self.cheap = [routes_where([low <= v for low in LOWEST]) for v in range(TOP_VALUE + 1)]
        self.sabotaged = 0
        self.founded = 0
        """A set of airlines, as bits; so is dormant."""
        self.dormant = 0
        self.flown = [0] * AIRLINE_COUNT
        self.reach = [0] * AIRLINE_COUNT
        self.left = list(MARKERS)
        self.out = [0] * AIRLINE_COUNT
        """Markers on the board that count for the value: home and routes (Rules AL-5, AL-27)."""
        # shares
        self.stock = [[0] * AIRLINE_COUNT for _ in range(players)]
        self.known = [[0] * AIRLINE_COUNT for _ in range(players)]
        """Shares that a player was seen to take and has not laid since."""
        self.laid = [[0] * AIRLINE_COUNT for _ in range(players)]
        self.display: list[int] = []
        """The open shares in their places; NOBODY is a gap that can't be filled."""
        self.pile = list(STOCK)
        self.pile_size = sum(STOCK)
        """Shares in the face-down pile; the scoring cards in it are `scoring_left`."""
        self.removed_stock = [0] * AIRLINE_COUNT
        self.scoring_left = 0 if self.controlled else SCORING_CARDS
        # route cards
        self.cards = [0] * players
        self.route_pile = ALL_CARDS
        self.route_discards = 0
        self.removed_cards = 0
        self.shuffles = 0
        self.card_age = [0] * len(CARDS)
        """The shuffle by which each card came back last; 0: none."""
        # the turn
        self.after: Phase[Any] | None = None
        self.airline = self.route = self.target = NOBODY
        self.is_first_flight = False
        self.replaced = self.progress = False
        # the end
        self.idle_turns = 0
        self.closing = NOBODY
        """Turns still to be finished, the present one included; NOBODY: no end in sight."""
        self.valve = False
        self.reason = ""

    def clone(self) -> Self:
        new: Self = object.__new__(type(self))
        new.phase, new.player, new.legal = self.phase, self.player, self.legal
        new.players, new.bonus, new.controlled = self.players, self.bonus, self.controlled
        new.final_round, new.turns, new.seat = self.final_round, self.turns, self.seat
        new.scores, new.scorings = self.scores[:], self.scorings[:]
        new.scoring_shares, new.scoring_left = self.scoring_shares[:], self.scoring_left
        new.owners, new.low, new.cheap = self.owners[:], self.low[:], self.cheap[:]
        new.sabotaged, new.founded, new.dormant = self.sabotaged, self.founded, self.dormant
        new.flown, new.reach = self.flown[:], self.reach[:]
        new.left, new.out = self.left[:], self.out[:]
        new.stock = [row[:] for row in self.stock]
        new.known = [row[:] for row in self.known]
        new.laid = [row[:] for row in self.laid]
        new.display, new.pile, new.pile_size = self.display[:], self.pile[:], self.pile_size
        new.removed_stock, new.removed_cards = self.removed_stock[:], self.removed_cards
        new.cards, new.route_pile = self.cards[:], self.route_pile
        new.route_discards, new.shuffles = self.route_discards, self.shuffles
        new.card_age = self.card_age[:]
        new.after, new.airline, new.route = self.after, self.airline, self.route
        new.target, new.is_first_flight = self.target, self.is_first_flight
        new.replaced, new.progress = self.replaced, self.progress
        new.idle_turns, new.closing = self.idle_turns, self.closing
        new.valve, new.reason = self.valve, self.reason
        return new

    # --- changes that several phases make -----------------------------------------------------

    def is_live(self, airline: int) -> bool:
        """Whether the airline can still place an ordinary marker: founded with one left, or to be founded."""
        if self.founded >> airline & 1:
            return self.left[airline] > 0
        return not self.dormant >> airline & 1

    def cover(self, circle: int) -> None:
        """The circle is covered; the lowest open number of its route may rise."""
        route = CIRCLES[circle][0]
        first = FIRST_CIRCLE[route]
        old, new = self.low[route], CLOSED
        for i, number in enumerate(ROUTES[route][3]):
            if not self.owners[first + i]:
                new = number
                break
        if new != old:
            self.low[route] = new
            mask = ~(1 << route)
            for value in range(old, min(new, TOP_VALUE + 1)):
                self.cheap[value] &= mask

    def fly(self, airline: int, route: int) -> int:
        """Puts a marker on the lowest open circle of the route and returns its number (Rules AL-13)."""
        number = self.low[route]
        circle = FIRST_CIRCLE[route] + ROUTES[route][3].index(number)
        self.owners[circle] = airline + 1
        self.left[airline] -= 1
        self.out[airline] += 1
        self.flown[airline] |= 1 << route
        touched = self.reach[airline] | (NEIGHBOURS[route] & PERMITTED[airline])
        self.reach[airline] = touched & ~self.flown[airline]
        self.cover(circle)
        return number

    def found(self, airline: int) -> None:
        """The home marker (Rules AL-5)."""
        self.founded |= 1 << airline
        self.left[airline] -= 1
        self.out[airline] += 1
        self.reach[airline] = HOME_ROUTES[airline]

    def new_dormant(self) -> list[int]:
        """Unfounded airlines that can't be founded any more, and were not known so (Rules AL-19)."""
        found = []
        for airline in range(AIRLINE_COUNT):
            if not (self.founded | self.dormant) >> airline & 1 and (
                self.left[airline] < 2 or not HOME_ROUTES[airline] & self.cheap[TOP_VALUE]
            ):
                self.dormant |= 1 << airline
                found.append(airline)
        return found

    def shares_gone(self) -> bool:
        """Whether pile and display are empty."""
        return not self.pile_size and all(x == NOBODY for x in self.display)

    def scoring_drawn(self) -> int:
        """Scoring cards that have come up."""
        is_mixed = (
            not self.controlled or self.turns >= CONTROLLED_ROUNDS[self.players] * self.players
        )
        return SCORING_CARDS - self.scoring_left if is_mixed else 0

    def pile_is_empty(self) -> bool:
        """Whether nothing can be drawn: neither shares nor scoring cards."""
        return not self.pile_size and not self.scoring_left

    def score(self, phantom: list[int] | None = None) -> None:
        """A scoring round. `phantom`: the shares of the fictitious player."""
        rows, holdings = [], []
        for airline in range(AIRLINE_COUNT):
            shares = [laid[airline] for laid in self.laid]
            if phantom:
                shares.append(phantom[airline])
            points = payouts(self.out[airline], shares)[: self.players]
            holdings.append(tuple(shares))
            rows.append((self.out[airline], *points))
            for p, count in enumerate(points):
                self.scores[p] += count
        self.scorings.append(tuple(rows))
        self.scoring_shares.append(tuple(holdings))

    def phantom(self) -> list[int]:
        """The fictitious third player's shares: pile and display (Rules AL-36)."""
        counts = self.pile[:]
        for airline in self.display:
            if airline != NOBODY:
                counts[airline] += 1
        return counts

    def bonus_of(self, player: int) -> int:
        """The bonus for a later seat, added once at the end (Rules AL-39)."""
        step = {"none": 0, "printed": PRINTED_BONUS, "balanced": BALANCED_BONUS[self.players]}
        return player * step[self.bonus]

    # --- what may be known --------------------------------------------------------------------

    def observation(self, player: int | None) -> dict[str, Any]:
        over = self.player == TERMINAL
        return {
            "players": self.players,
            "seat": player,
            "phase": self.phase.name,
            "current_player": self.player,
            "turn_of": self.seat,
            "turns": self.turns,
            "scores": self.scores[:],
            "scorings": [[list(row) for row in rows] for rows in self.scorings],
            "scorings_laid": [[list(row) for row in rows] for rows in self.scoring_shares],
            "owners": self.owners[:],
            "low": self.low[:],
            "sabotaged": self.sabotaged,
            "founded": self.founded,
            "dormant": self.dormant,
            "flown": self.flown[:],
            "reach": self.reach[:],
            "left": self.left[:],
            "out": self.out[:],
            "laid": [row[:] for row in self.laid],
            "known": [row[:] for row in self.known],
            "display": self.display[:],
            "pile_size": self.pile_size + self.scoring_left,
            "scoring_left": self.scoring_left,
            "scoring_drawn": self.scoring_drawn(),
            "removed_stock": self.removed_stock[:],
            "stock_sizes": [sum(row) for row in self.stock],
            "card_sizes": [cards.bit_count() for cards in self.cards],
            "route_pile_size": self.route_pile.bit_count(),
            "route_discards": list(bits(self.route_discards)),
            "removed_cards": list(bits(self.removed_cards)),
            "card_age": self.card_age[:],
            "stock": self.stock[player][:] if player is not None else None,
            "cards": list(bits(self.cards[player])) if player is not None else None,
            "airline": self.airline,
            "route": self.route,
            "target": self.target,
            "is_first_flight": self.is_first_flight,
            "idle_turns": self.idle_turns,
            "closing": self.closing,
            "bonuses": [self.bonus_of(p) for p in range(self.players)],
            "controlled_until": CONTROLLED_ROUNDS[self.players] if self.controlled else 0,
            "hands": [row[:] for row in self.stock] if over else None,
        }

    def deal_anew(self, player: int, rng: Random) -> None:
        deal_anew(self, player, rng)

    # --- the end ------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        if self.player != TERMINAL:
            return None
        categories = [*(f"scoring_{n}" for n in range(1, len(self.scorings))), "final"]
        scores = tuple(
            Score(
                self.scores[p],
                (
                    *(
                        (category, sum(row[p + 1] for row in rows))
                        for category, rows in zip(categories, self.scorings, strict=True)
                    ),
                    ("bonus", self.bonus_of(p)),
                ),
            )
            for p in range(self.players)
        )
        return Outcome.ranked(self.reason, self.scores, scores)

    def invariants(self) -> None:
        check(self)
