"""Positions of Traders of the Air set up for a test, and played by notations.

Cities, goods and guilds are named as in charts.py; lists of goods are written with spaces between
them. What a test does not say is filled in, so that all goods and contracts are there.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from engine.core.game import CHANCE, TERMINAL, Outcome, Reason
from engine.games.traders import turn
from engine.games.traders.actions import GUILD_IDS, KINDS
from engine.games.traders.game import GAME
from engine.games.traders.rules import ALL_GUILDS
from tests.games.traders.charts import CHARTS, CITIES, GOODS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

COLOURS_OUT = {2: ("violet", "grey"), 3: ("grey",), 4: ()}
"""The colours that are out of the game, unless a test begins with the draw of them."""
FILLERS = ("gree", "blue", "viol", "grey")
"""How goods begin that lie in warehouses of which a test says nothing."""


class Match:
    """A position with the moves that lead on from it. Every ply is checked by `invariants()`."""

    def __init__(
        self,
        players: int = 3,
        *,
        seat: int = 0,
        board: str = "a",
        reversed_wind: bool = False,
        guilds: Mapping[int, str] | None = None,
        ship: str = "new_copenhagen",
        money: Sequence[int] = (),
        mats: Mapping[int, str] | None = None,
        sold: Mapping[int, str] | None = None,
        contracts: Mapping[str, Mapping[int, int]] | None = None,
        stock: Mapping[str, str] | None = None,
        others: str = "full",
        supply: str | int | None = None,
        opener: int | None = None,
        turns: int = 40,
        idle: int = 0,
    ) -> None:
        """`seat` begins a turn, long after the first round; `money` is what lay there before the income.

        `contracts` gives each city's contracts by seat, `stock` the goods of a city from left to right (- is
        an empty space), `others` says whether the warehouses of all other cities are full or empty.
        `supply` is what is left, by name or by number; the rest of the goods has left the game.
        """
        self.game = GAME(players, {"board": board, "compass": "on" if reversed_wind else "off"})
        state = self.state = self.game.new_initial_state()
        for player, guild in (guilds or {}).items():
            state.guilds[player] = ALL_GUILDS[GUILD_IDS.index(guild)]
        state.compass = int(reversed_wind)
        state.wind = state.board.winds[state.compass]
        state.ship = CITIES.index(ship)
        state.money = list(money) or [0] * players
        state.ledgers = [[dollars, 0, 0, 0] for dollars in state.money]
        for city, counts in (contracts or {}).items():
            for player, count in counts.items():
                state.place_contracts(player, CITIES.index(city), count)
        self._deal_goods(mats or {}, sold or {}, stock or {}, others, supply)
        state.breaker = -1 if opener is None else opener
        has_begun = state.supply_size < state.piles[-1]
        assert has_begun == (opener is not None), "is the fifth supply open or not?"
        state.turns, state.idle_turns, state.seat = turns // players * players + seat, idle, seat
        self._box = sorted(_names(state.gone))
        state.enter(turn.begin_turn(state, []), [])
        state.invariants()

    @classmethod
    def start(cls, players: int, options: Mapping[str, str] | None = None) -> Match:
        """The beginning of a match, before anything is drawn."""
        match = cls.__new__(cls)
        match.game = GAME(players, dict(options or {}))
        match.state = match.game.new_initial_state()
        match._box = []
        match.state.invariants()
        return match

    def _deal_goods(
        self,
        mats: Mapping[int, str],
        sold: Mapping[int, str],
        stock: Mapping[str, str],
        others: str,
        supply: str | int | None,
    ) -> None:
        state, left = self.state, Counter(GOODS)
        spaces = CHARTS[state.board.id][0]
        out = [kind for kind in GOODS if kind.split("_")[0] in COLOURS_OUT[state.players]]
        drawn = 0

        def take(goods: Iterable[str]) -> list[int]:
            nonlocal drawn
            taken = list(goods)
            left.subtract(taken)
            drawn += len(taken)
            assert min(left.values()) >= 0, f"more than there are: {left}"
            return [KINDS.index(kind) for kind in taken]

        for player in range(state.players):
            for row, given in ((state.mats, mats), (state.sold, sold)):
                row[player] = tuple(sorted(take(given.get(player, "").split())))
        for city, goods in stock.items():
            self._lay(
                city, [(slot, kind) for slot, kind in enumerate(goods.split()) if kind != "-"]
            )
            take(kind for kind in goods.split() if kind != "-")
        named = supply.split() if isinstance(supply, str) else []
        state.supply = [named.count(kind) for kind in KINDS]
        take(named)
        fillers = [kind for kind in left.elements() if kind not in out and kind[:4] in FILLERS]
        for city in spaces if others == "full" else ():
            if city not in stock:
                goods = [fillers.pop() for _ in range(spaces[city])]
                take(goods)
                self._lay(city, list(enumerate(goods)))
        # the rest: in the supply as far as there is room, else out of the game
        before = sum(GOODS.values()) - sum(GOODS[kind] for kind in out) - state.board.slots
        state.piles = tuple(before // 5 + (pile < before % 5) for pile in range(5))
        rest = [kind for kind in left.elements() if kind not in out]
        wanted = before - drawn if supply is None else supply if isinstance(supply, int) else 0
        for kind in rest[:: max(len(rest) // wanted, 1)][:wanted] if wanted else ():
            state.supply[KINDS.index(kind)] += 1
            left[kind] -= 1
        state.supply_size = sum(state.supply)
        state.last_pile_from = sum(state.piles[:4])
        state.drawn = before - state.supply_size
        state.gone = [left[kind] for kind in KINDS]

    def _lay(self, city: str, goods: Sequence[tuple[int, str]]) -> None:
        for space, kind in goods:
            slot = self.state.board.slots_of[CITIES.index(city)][space]
            self.state.put(slot, KINDS.index(kind))

    # --- what is the case ---------------------------------------------------------------------

    @property
    def phase(self) -> str:
        """The name of the question."""
        return self.state.phase.name

    @property
    def asked(self) -> int:
        """Who is to act: a seat, CHANCE or TERMINAL."""
        return self.state.current_player()

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.state.seat

    @property
    def ship(self) -> str:
        """The city where the steamship is."""
        return CITIES[self.state.ship]

    @property
    def money(self) -> list[int]:
        """Everybody's dollars."""
        return list(self.state.money)

    def mat(self, seat: int) -> str:
        """A player's unsold goods."""
        return " ".join(KINDS[kind] for kind in self.state.mats[seat])

    def sold(self, seat: int) -> str:
        """A player's sold goods."""
        return " ".join(KINDS[kind] for kind in self.state.sold[seat])

    def contracts(self, city: str) -> list[int]:
        """Everybody's contracts in a city."""
        return [row[CITIES.index(city)] for row in self.state.discs]

    def left(self, seat: int) -> int:
        """A player's contracts that are not on the board."""
        return self.state.left[seat]

    def holder(self, city: str) -> int | None:
        """Who has the majority."""
        holder = self.state.holders[CITIES.index(city)]
        return None if holder < 0 else holder

    def stock(self, city: str) -> str:
        """What lies in a city's warehouses, from left to right; - is an empty space."""
        slots = self.state.board.slots_of[CITIES.index(city)]
        return " ".join(
            "-" if self.state.stock[s] < 0 else KINDS[self.state.stock[s]] for s in slots
        )

    @property
    def empty(self) -> list[str]:
        """The cities with an empty space, as often as they have one."""
        return [city for city in CITIES for kind in self.stock(city).split() if kind == "-"]

    @property
    def supply(self) -> str:
        """The goods that can be drawn."""
        return " ".join(_names(self.state.supply))

    @property
    def piles(self) -> list[int]:
        """What is left of each supply."""
        return self.state.pile_left()

    @property
    def box(self) -> str:
        """The goods that have left the game since the position was set up."""
        return " ".join(sorted((Counter(_names(self.state.gone)) - Counter(self._box)).elements()))

    @property
    def offers(self) -> set[str]:
        """The notations of the legal actions of the player who is to act."""
        assert self.asked >= 0, f"nobody is to act in {self.phase}"
        return {action.notation for action in self.state.legal_actions()}

    def offers_of(self, verb: str) -> set[str]:
        """Those that begin with a word, without it."""
        return {offer[len(verb) + 1 :] for offer in self.offers if offer.split()[0] == verb}

    @property
    def outcomes(self) -> dict[str, float]:
        """What may come up, and how likely."""
        assert self.asked == CHANCE, f"nothing comes up in {self.phase}"
        outcomes = {action.notation: p for action, p in self.state.chance_outcomes()}
        assert abs(sum(outcomes.values()) - 1) < 1e-9
        assert set(outcomes) == {action.notation for action in self.state.legal_actions()}
        return outcomes

    @property
    def outcome(self) -> Outcome:
        """The result of a finished match."""
        assert self.asked == TERMINAL
        result = self.state.outcome()
        assert result is not None
        return result

    def points(self, category: str) -> list[int]:
        """Everybody's points of a category, if the match ended now."""
        rows = self.game.view(self.state.observation(None), ())["projection"]
        return [part["value"] for row in rows for part in row["parts"] if part["id"] == category]

    def reason(self, *things: str) -> Reason:
        """Why these things can't be picked."""
        return self.game.why_not(self.state, things)

    def refused(self, notation: str) -> str:
        """The rule by which an action is refused."""
        assert notation not in self.offers
        return self.reason(*self.game.path(self.game.actions.parse(notation))).rule

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The observation of a player, or of the public."""
        return self.state.observation(seat)

    # --- moves --------------------------------------------------------------------------------

    def play(self, *notations: str) -> None:
        """Plays them one after the other."""
        for notation in notations:
            assert notation in self.offers, f"{notation} is not among {sorted(self.offers)}"
            self._apply(notation)

    def sell(self, goods: str) -> None:
        """Sells exactly these; what answers itself is not played."""
        seat, before = self.seat, Counter(self.sold(self.seat).split())
        self.play(f"sell {goods.split()[0]}")
        while self.phase == "sale":
            chosen = Counter(KINDS[kind] for kind in self.state.sale)
            rest = sorted((Counter(goods.split()) - chosen).elements())
            self.play(f"sell {rest[0]}" if rest else "done")
        assert Counter(self.sold(seat).split()) - before == Counter(goods.split())

    def draw(self, *notations: str) -> None:
        """These come up, one after the other; of goods the name is enough."""
        for notation in notations:
            written = f"draw {notation}"
            assert written in self.outcomes, f"{written} is not among {sorted(self.outcomes)}"
            self._apply(written)

    def let_chance_act(self) -> None:
        """Whatever can come up first comes up, until somebody has to decide."""
        while self.asked == CHANCE:
            self._apply(next(iter(self.outcomes)))

    def pass_turn(self) -> None:
        """Neither replenishes, if that is free to choose, nor does anything."""
        seat = self.seat
        self.let_chance_act()
        if self.phase == "replenish":
            self.play("skip")
        self.play("done")
        while self.phase == "tax" and self.seat == seat:
            self.play(sorted(self.offers)[0])

    def _apply(self, notation: str) -> None:
        self.state.apply_action(self.game.actions.parse(notation))
        self.state.invariants()


def _names(counts: Sequence[int]) -> list[str]:
    return sorted(Counter(dict(zip(KINDS, counts, strict=True))).elements())


__all__ = ["CHANCE", "TERMINAL", "Match"]
