"""The position of Traders of the Air: plain data, what may be known of it, and what must always hold."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Self

from engine.core.game import TERMINAL, Action, Outcome, Score, State
from engine.games.traders.actions import (
    CITY_IDS,
    COLOUR_OF,
    COPIES_OF,
    KINDS,
    NUMBERS,
)
from engine.games.traders.data import CONTRACTS, PURCHASE, START_CITY, START_DOLLARS
from engine.games.traders.rules import (
    ALL_BOARDS,
    CATEGORIES,
    CITIES,
    EMPTY,
    GENERIC,
    MAT_OF,
    NOBODY,
    Guild,
    Markers,
    Wind,
    added,
    majority,
    purchases,
    scores,
    without,
)

INCOME_SUM, BANK_SUM, PAID_SUM, FEES_SUM = range(4)
"""A ledger's sums: from the bank (start money too), to the bank, to other players, from other players."""


class TradersState(State):
    """A position.

    `stock[slot]` the kind in a warehouse space or EMPTY, `empty` the set of empty ones as bits;
    `mats[p]` unsold and `sold[p]` sold markers; `discs[p][city]` contracts; `supply[kind]` and
    `gone[kind]` counts (gone: out of the game, "the box").
    """

    __slots__ = (
        "acted",
        "board",
        "breaker",
        "compass",
        "discs",
        "drawn",
        "empty",
        "gone",
        "guild_option",
        "guilds",
        "holders",
        "idle_turns",
        "last_pile_from",
        "ledgers",
        "left",
        "losses",
        "mats",
        "money",
        "offers",
        "piles",
        "progress",
        "reason",
        "sale",
        "seat",
        "ship",
        "sold",
        "stock",
        "supply",
        "supply_size",
        "tacked",
        "turns",
        "wind",
        "with_compass",
    )

    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        self.players = players
        self.board = ALL_BOARDS[options["board"]]
        self.guild_option = options["guilds"]
        self.with_compass = options["compass"] == "on"
        self.compass = 0
        """1 if all arrows are reversed (Rules TA-19)."""
        self.wind: Wind = self.board.winds[0]
        self.turns = 0
        """Turns finished."""
        self.seat = 0
        """Whose turn it is, whoever is to act."""
        self.ship = CITY_IDS.index(START_CITY)
        # goods
        self.supply = list(COPIES_OF)
        self.supply_size = sum(COPIES_OF)
        self.gone = [0] * len(KINDS)
        self.stock = [EMPTY] * self.board.slots
        self.empty = (1 << self.board.slots) - 1
        self.offers: list[tuple[Action, ...]] = [()] * len(CITY_IDS)
        """Of each city, the answers that buy what lies there."""
        self.mats: list[Markers] = [()] * players
        self.sold: list[Markers] = [()] * players
        self.piles: tuple[int, ...] = (0,) * 5
        """Sizes of the supply piles when play begins (Rules TA-8)."""
        self.last_pile_from = 0
        """So many drawn markers leave only the last pile (Rules TA-21)."""
        self.drawn = 0
        self.breaker = NOBODY
        """Who first took from the last pile: the match is in its last round (Rules TA-21, TA-22)."""
        # players
        self.guilds: list[Guild] = [GENERIC] * players
        self.money = list(START_DOLLARS[:players])
        self.ledgers = [[dollars, 0, 0, 0] for dollars in self.money]
        self.discs: list[tuple[int, ...]] = [(0,) * len(CITY_IDS)] * players
        self.left = [CONTRACTS] * players
        """Contracts on the mats."""
        self.holders = [NOBODY] * len(CITY_IDS)
        """Who has the majority in each city (Rules TA-10)."""
        # the turn
        self.acted = False
        """Whether an action was done in this stay (Rules TA-2)."""
        self.tacked = False
        """Whether the Pathfinders' cheap move of this turn is used."""
        self.sale: Markers = ()
        self.losses: tuple[tuple[int, int], ...] = ()
        """(player, colour): who still has to lose a marker by the sale (Rules TA-15)."""
        self.progress = False
        self.idle_turns = 0
        self.reason = ""

    def clone(self) -> Self:
        new: Self = object.__new__(type(self))
        new.phase, new.player, new.legal = self.phase, self.player, self.legal
        new.players, new.board, new.wind = self.players, self.board, self.wind
        new.guild_option, new.with_compass = self.guild_option, self.with_compass
        new.compass, new.turns, new.seat, new.ship = self.compass, self.turns, self.seat, self.ship
        new.supply, new.supply_size, new.gone = self.supply[:], self.supply_size, self.gone[:]
        new.stock, new.empty, new.offers = self.stock[:], self.empty, self.offers[:]
        new.mats, new.sold, new.piles = self.mats[:], self.sold[:], self.piles
        new.last_pile_from, new.drawn, new.breaker = self.last_pile_from, self.drawn, self.breaker
        new.guilds, new.money, new.left = self.guilds[:], self.money[:], self.left[:]
        new.ledgers = [ledger[:] for ledger in self.ledgers]
        new.discs = self.discs[:]
        new.holders = self.holders[:]
        new.acted, new.tacked, new.sale, new.losses = (
            self.acted,
            self.tacked,
            self.sale,
            self.losses,
        )
        new.progress, new.idle_turns, new.reason = self.progress, self.idle_turns, self.reason
        return new

    # --- changes that several phases make -----------------------------------------------------

    def receive(self, player: int, dollars: int) -> None:
        """Dollars from the bank."""
        self.money[player] += dollars
        self.ledgers[player][INCOME_SUM] += dollars

    def pay_bank(self, player: int, dollars: int) -> None:
        """Dollars to the bank, at once (Rules TA-31)."""
        self.money[player] -= dollars
        self.ledgers[player][BANK_SUM] += dollars

    def pay_player(self, player: int, receiver: int, dollars: int) -> None:
        """Dollars to whoever has the majority."""
        self.money[player] -= dollars
        self.ledgers[player][PAID_SUM] += dollars
        self.money[receiver] += dollars
        self.ledgers[receiver][FEES_SUM] += dollars

    def put(self, slot: int, kind: int) -> None:
        """A marker comes into a warehouse space, or (EMPTY) leaves it."""
        self.stock[slot] = kind
        self.empty ^= 1 << slot
        city = self.board.city_of[slot]
        lying = tuple([self.stock[s] for s in self.board.slots_of[city] if self.stock[s] != EMPTY])
        self.offers[city] = purchases(city, lying)

    def place_contracts(self, player: int, city: int, contracts: int) -> None:
        """Contracts come from the mat into a city; a negative number goes back."""
        row = self.discs[player]
        self.discs[player] = (*row[:city], row[city] + contracts, *row[city + 1 :])
        self.left[player] -= contracts
        self.holders[city] = majority([row[city] for row in self.discs])

    def give_up(self, player: int, kind: int) -> None:
        """An unsold marker leaves the game (Rules TA-13)."""
        self.mats[player] = without(self.mats[player], (kind,))
        self.gone[kind] += 1

    def take(self, player: int, kind: int) -> None:
        """A marker comes onto a mat."""
        self.mats[player] = added(self.mats[player], kind)

    # --- questions ----------------------------------------------------------------------------

    def price(self, player: int) -> int:
        """What a marker costs `player` in the ship's city (Rules TA-11)."""
        return 0 if self.holders[self.ship] == player else PURCHASE

    def is_unclaimed(self, city: int) -> bool:
        """Whether nobody has a contract there."""
        return not any(row[city] for row in self.discs)

    def pile_left(self) -> list[int]:
        """What is left of each supply pile."""
        gone, left = self.drawn, []
        for size in self.piles:
            left.append(max(size - gone, 0))
            gone = max(gone - size, 0)
        return left

    def categories(self) -> list[list[int]]:
        """Each player's points in the seven categories, if the match ended now."""
        return scores(self.mats, self.sold, self.discs, self.breaker)

    # --- what may be known --------------------------------------------------------------------

    def observation(self, player: int | None) -> dict[str, Any]:
        """Everything but the order of the supply, which isn't there yet (Rules TA-28)."""
        return {
            "players": self.players,
            "seat": player,
            "phase": self.phase.name,
            "current_player": self.player,
            "turn_of": self.seat,
            "turns": self.turns,
            "board": self.board.id,
            "compass": self.compass,
            "with_compass": self.with_compass,
            "ship": self.ship,
            "supply": self.supply[:],
            "piles": self.pile_left(),
            "gone": self.gone[:],
            "stock": self.stock[:],
            "mats": [list(markers) for markers in self.mats],
            "sold": [list(markers) for markers in self.sold],
            "guilds": [guild.index for guild in self.guilds],
            "money": self.money[:],
            "ledgers": [ledger[:] for ledger in self.ledgers],
            "discs": [list(row) for row in self.discs],
            "left": self.left[:],
            "holders": self.holders[:],
            "acted": self.acted,
            "tacked": self.tacked,
            "sale": list(self.sale),
            "losses": [list(loss) for loss in self.losses],
            "breaker": self.breaker,
            "idle_turns": self.idle_turns,
            "reason": self.reason,
        }

    def deal_anew(self, player: int, rng: Random) -> None:
        """Nothing: everybody sees everything, and what chance will draw is not fixed before it is drawn."""

    def key(self) -> tuple[Any, ...]:
        """Equal for positions of one turn that play on alike, however they were reached."""
        return (
            self.phase.name,
            self.player,
            self.ship,
            self.acted,
            self.tacked,
            self.empty,
            self.sale,
            self.losses,
            *self.mats,
            *self.sold,
            *self.money,
            *self.discs,
        )

    # --- the end ------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        if self.player != TERMINAL:
            return None
        table = self.categories()
        # Points, then contracts on the board (Rules TA-26).
        standing = [(sum(row), sum(discs)) for row, discs in zip(table, self.discs, strict=True)]
        lines = tuple(Score(sum(row), tuple(zip(CATEGORIES, row, strict=True))) for row in table)
        return Outcome.ranked(self.reason, standing, lines)

    def invariants(self) -> None:
        self._check_goods()
        self._check_contracts()
        self._check_money()
        special = [MAT_OF[g.index] for g in self.guilds if g is not GENERIC]
        assert len(set(special)) == len(special), f"two seats use one mat: {self.guilds}"
        assert self.wind is self.board.winds[self.compass], "the wind is not that of the compass"

    def _check_goods(self) -> None:
        held = [kind for kind in self.stock if kind != EMPTY]
        for markers in (*self.mats, *self.sold):
            assert list(markers) == sorted(markers), f"markers out of order: {markers}"
            held += markers
        for kind, copies in enumerate(COPIES_OF):
            count = self.supply[kind] + self.gone[kind] + held.count(kind)
            assert count == copies, f"{count} of {KINDS[kind]}, not {copies}"
        assert self.supply_size == sum(self.supply), "the supply is counted wrongly"
        if self.turns:
            assert self.supply_size == sum(self.pile_left()), "the piles don't hold the supply"
        for slot, kind in enumerate(self.stock):
            assert (kind == EMPTY) == bool(self.empty >> slot & 1), f"space {slot} is miscounted"
        for city in CITIES:
            lying = {self.stock[slot] for slot in self.board.slots_of[city]} - {EMPTY}
            offered = {KINDS.index(action.arguments[1]) for action in self.offers[city]}
            assert offered == lying, f"{CITY_IDS[city]} offers {offered}, not {lying}"
        sold_twice = [
            c for c in set(self.sale) if self.sale.count(c) > self.mats[self.seat].count(c)
        ]
        assert not sold_twice, f"a sale of markers that are not there: {sold_twice}"

    def _check_contracts(self) -> None:
        for player, row in enumerate(self.discs):
            total = sum(row) + self.left[player]
            assert total == CONTRACTS, f"{total} contracts, not {CONTRACTS}"
            assert min(*row, self.left[player]) >= 0, f"a player lacks contracts: {row}"
        for city in CITIES:
            holder = majority([row[city] for row in self.discs])
            assert self.holders[city] == holder, f"wrong majority in {CITY_IDS[city]}"

    def _check_money(self) -> None:
        for player, (income, bank, paid, fees) in enumerate(self.ledgers):
            booked = income - bank - paid + fees
            assert self.money[player] == booked >= 0, (
                f"{self.money[player]} dollars, {booked} booked"
            )
        assert sum(row[PAID_SUM] for row in self.ledgers) == sum(
            row[FEES_SUM] for row in self.ledgers
        ), "what players paid each other doesn't add up"


def same_colour(markers: Markers, colour: int) -> list[int]:
    """The markers of a colour."""
    return [kind for kind in markers if COLOUR_OF[kind] == colour]


def of_colour(colour: int) -> range:
    """The kinds of a colour."""
    return range(colour * NUMBERS, (colour + 1) * NUMBERS)
