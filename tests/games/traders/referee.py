"""A second, slow reading of the rules of Traders of the Air, to hold the engine against.

Written from the rules alone and in the plainest way: goods as names in lists, contracts as lists of
their owners. It uses nothing of the engine. It follows a match by its notations and says at every ply
what may be done.
"""

from __future__ import annotations

from itertools import combinations

from tests.games.traders.charts import CHARTS, CITIES, COLOURS, GOODS, MATS, colour, number

NOBODY = -1
MAT_OF = {side: mat for mat in MATS for side in mat}


class Referee:
    """Follows a match. `question` is what is asked, `seat` whose turn it is, `asked` who answers."""

    def __init__(self, players: int, options: dict[str, str] | None = None) -> None:
        chosen = {"board": "a", "guilds": "generic", "compass": "off", **(options or {})}
        self.players = players
        self.spaces, self.arrows = CHARTS[chosen["board"]]
        self.guild_option, self.has_compass = chosen["guilds"], chosen["compass"] == "on"
        self.supply = [marker for marker, copies in GOODS.items() for _ in range(copies)]
        self.piles: list[int] = []
        """What is left in each of the five."""
        self.box: list[str] = []
        """Markers that are out of the game."""
        self.colours_out = 0
        self.warehouses: dict[str, list[str]] = {
            city: [""] * count for city, count in self.spaces.items()
        }
        self.mats: list[list[str]] = [[] for _ in range(players)]
        self.sold: list[list[str]] = [[] for _ in range(players)]
        self.contracts: dict[str, list[int]] = {city: [] for city in CITIES}
        """Each city's contracts, every one as the seat that owns it."""
        self.money = [1 + seat for seat in range(players)]
        self.bank_paid = [1 + seat for seat in range(players)]
        """What each has had from the bank, less what it got back."""
        self.guilds = ["generic"] * players
        self.ship = "new_copenhagen"
        self.seat = self.asked = self.turns = self.idle = 0
        self.acted = self.used_wind = self.progress = False
        self.sale: list[str] = []
        self.losses: list[tuple[int, str]] = []
        self.opener = NOBODY
        """Who first took from the fifth pile."""
        self.reason = ""
        self.question = ""
        self._next_in_setup()

    # --- set-up -------------------------------------------------------------------------------

    def _next_in_setup(self) -> None:
        if self.colours_out < 4 - self.players:
            self.question = "colours_out"
        elif not self.piles:
            self.question = "first_goods"
        elif self.has_compass:
            self.question = "compass"
        elif self.guild_option != "generic" and self.seat < self.players:
            self.question = {"chosen": "choose_guild", "random": "deal_guilds"}[self.guild_option]
            self.asked = self.seat
        else:
            self.seat = 0
            self._begin_turn()

    def _free_sides(self) -> list[str]:
        taken = [MAT_OF[guild] for guild in self.guilds if guild != "generic"]
        return [side for mat in MATS if mat not in taken for side in mat]

    def _make_piles(self) -> None:
        size, more = len(self.supply) // 5, len(self.supply) % 5
        self.piles = [size + 1] * more + [size] * (5 - more)

    # --- what is the case ---------------------------------------------------------------------

    def first_empty(self) -> str:
        """The city with the lowest number that has an empty space, or ""."""
        return next((city for city in CITIES if "" in self.warehouses[city]), "")

    def empty_spaces(self) -> int:
        """How many spaces are empty."""
        return sum(spaces.count("") for spaces in self.warehouses.values())

    def count(self, city: str, seat: int) -> int:
        """A player's contracts in a city."""
        return self.contracts[city].count(seat)

    def holder(self, city: str) -> int:
        """Who has the majority."""
        for seat in range(self.players):
            others = [self.count(city, other) for other in range(self.players) if other != seat]
            if self.count(city, seat) > max(others):
                return seat
        return NOBODY

    def on_board(self, seat: int) -> int:
        """A player's contracts on the board."""
        return sum(self.count(city, seat) for city in CITIES)

    def flight(self, target: str) -> tuple[int, bool]:
        """What flying there costs, and whether that uses up the Pathfinders' ability; (0, ...): no way."""
        if (self.ship, target) in self.arrows:
            return 1, False
        if (target, self.ship) not in self.arrows:
            return 0, False
        helped = self.guilds[self.seat] == "pathfinders" and not self.used_wind
        if helped and not self.contracts[target]:
            return 1, True
        return 2, False

    def is_sale(self, markers: list[str]) -> bool:
        """Whether the player in turn may sell exactly these together."""
        amounts = {c: [colour(m) for m in markers].count(c) for c in COLOURS}
        pairs = [c for c in COLOURS if amounts[c] >= 2]
        singles = [c for c in COLOURS if amounts[c] == 1]
        if not singles:
            return bool(pairs)
        ordinary = sum(amounts[c] for c in pairs)
        extra = [m for m in markers if colour(m) == singles[0]]
        is_pedlar = self.guilds[self.seat] == "pedlars"
        return is_pedlar and len(singles) == 1 and number(extra[0]) == 1 and ordinary >= 3

    def sales(self) -> list[list[str]]:
        """All sales that the mat of the player in turn allows."""
        mat = sorted(self.mats[self.seat])
        found = {part for n in range(2, len(mat) + 1) for part in combinations(mat, n)}
        return [list(part) for part in found if self.is_sale(list(part))]

    # --- what may be done ---------------------------------------------------------------------

    def is_chance(self) -> bool:
        """Whether something is to be drawn."""
        return self.question in ("colours_out", "first_goods", "compass", "deal_guilds", "fill")

    def outcomes(self) -> list[str]:
        """The notations of what may come up, equally likely, as often as it is there."""
        match self.question:
            case "colours_out":
                return [f"draw out {c}" for c in COLOURS if f"{c}_1" in self.supply]
            case "compass":
                return ["draw compass normal", "draw compass reversed"]
            case "deal_guilds":
                return [f"draw guild {side}" for side in self._free_sides()]
        return [f"draw {marker}" for marker in self.supply]

    def legal(self) -> set[str]:
        """The notations of everything that may be done, or come up, now."""
        if self.is_chance():
            return set(self.outcomes())
        match self.question:
            case "choose_guild":
                return {"guild generic"} | {f"guild {side}" for side in self._free_sides()}
            case "replenish":
                return {"replenish", "skip"}
            case "act":
                return self._moves() | self._actions() | {"done"}
            case "sale":
                return self._sale_answers()
            case "loss":
                wanted = self.losses[0][1]
                return {f"lose {m}" for m in self.mats[self.asked] if colour(m) == wanted}
            case "tax":
                return {f"lose {m}" for m in self.mats[self.seat]}
        return set()

    def _moves(self) -> set[str]:
        prices = {city: self.flight(city)[0] for city in CITIES}
        return {f"move {c}" for c, price in prices.items() if 0 < price <= self.money[self.seat]}

    def _actions(self) -> set[str]:
        legal: set[str] = set()
        if self.acted:
            return legal
        if self.money[self.seat] >= 1 or self.holder(self.ship) == self.seat:
            legal |= {f"buy {self.ship} {m}" for m in self.warehouses[self.ship] if m}
        if self.on_board(self.seat) < 15:
            legal |= {f"setup {m}" for m in self.mats[self.seat]}
        if self.count(self.ship, self.seat):
            legal |= {f"sell {m}" for sale in self.sales() for m in sale}
        return legal

    def _sale_answers(self) -> set[str]:
        legal = {"done"} if self.is_sale(self.sale) else set()
        for sale in self.sales():
            rest = list(sale)
            if all(rest.count(m) >= self.sale.count(m) for m in self.sale):
                for marker in self.sale:
                    rest.remove(marker)
                legal |= {f"sell {m}" for m in rest}
        return legal

    # --- what happens -------------------------------------------------------------------------

    def apply(self, notation: str) -> None:
        """Does it, and then whatever leaves no choice."""
        self._do(notation)
        while not self.is_chance() and len(self.legal()) == 1:
            self._do(self.legal().pop())

    def _do(self, notation: str) -> None:
        verb, *words = notation.split()
        match verb:
            case "draw":
                self._drawn(words)
            case "guild":
                self._take_guild(words[0])
            case "replenish":
                self._replenish()
            case "skip":
                self.question = "act"
            case "move":
                price, uses = self.flight(words[0])
                self.used_wind = self.used_wind or uses
                self._pay(price, NOBODY)
                self.ship, self.acted = words[0], False
            case "buy":
                self._buy(words[1])
            case "setup":
                self._set_up(words[0])
            case "sell":
                self.sale.append(words[0])
                self.question = "sale"
            case "lose":
                self._lose(words[0])
            case "done" if self.question == "sale":
                self._sell()
            case "done":
                self._taxes()
            case _:
                raise AssertionError(notation)

    def _drawn(self, words: list[str]) -> None:
        if self.question == "colours_out":
            self.box += [m for m in self.supply if colour(m) == words[1]]
            self.supply = [m for m in self.supply if colour(m) != words[1]]
            self.colours_out += 1
            self._next_in_setup()
        elif self.question == "compass":
            if words[1] == "reversed":
                self.arrows = {(target, city) for city, target in self.arrows}
            self.has_compass = False
            self._next_in_setup()
        elif self.question == "deal_guilds":
            self._take_guild(words[1])
        else:
            self._fill(words[0])

    def _take_guild(self, guild: str) -> None:
        self.guilds[self.seat] = guild
        self.seat += 1
        self._next_in_setup()

    def _fill(self, marker: str) -> None:
        self.supply.remove(marker)
        spaces = self.warehouses[self.first_empty()]
        spaces[spaces.index("")] = marker
        if self.question == "first_goods":
            if not self.first_empty():
                self._make_piles()
                self._next_in_setup()
            return
        pile = next(i for i, size in enumerate(self.piles) if size)
        self.piles[pile] -= 1
        if pile == 4 and self.opener == NOBODY:
            self.opener = self.seat
        if not self.first_empty() or not self.supply:
            self.question = "act"

    def _pay(self, dollars: int, receiver: int) -> None:
        self.money[self.seat] -= dollars
        if receiver == NOBODY:
            self.bank_paid[self.seat] -= dollars
        else:
            self.money[receiver] += dollars

    def _begin_turn(self) -> None:
        self.asked = self.seat
        self.acted = self.used_wind = self.progress = False
        self.money[self.seat] += 3
        self.bank_paid[self.seat] += 3
        self.question = "act"
        if self.supply and self.first_empty():
            if self.empty_spaces() == sum(self.spaces.values()):
                self._replenish()
            else:
                self.question = "replenish"

    def _replenish(self) -> None:
        is_free = self.guilds[self.seat] == "outfitters" and self.empty_spaces() >= 11
        self._pay(0 if is_free else 1, NOBODY)
        self.progress = True
        self.question = "fill"

    def _buy(self, marker: str) -> None:
        if self.holder(self.ship) != self.seat:
            self._pay(1, self.holder(self.ship))
        spaces = self.warehouses[self.ship]
        spaces[spaces.index(marker)] = ""
        self.mats[self.seat].append(marker)
        self.acted = self.progress = True

    def _set_up(self, marker: str) -> None:
        amount = number(marker)
        if self.guilds[self.seat] == "envoys" and amount == 1 and not self.contracts[self.ship]:
            amount = 2
        self.mats[self.seat].remove(marker)
        self.box.append(marker)
        amount = min(amount, 15 - self.on_board(self.seat))
        self.contracts[self.ship] += [self.seat] * amount
        self.acted = self.progress = True

    def _sell(self) -> None:
        for marker in self.sale:
            self.mats[self.seat].remove(marker)
            self.sold[self.seat].append(marker)
        if self.guilds[self.seat] != "trusted_house" or len(self.sale) < 3:
            self.contracts[self.ship].remove(self.seat)
        colours = [c for c in COLOURS if any(colour(m) == c for m in self.sale)]
        others = [(self.seat + step) % self.players for step in range(1, self.players)]
        self.losses = [(seat, c) for seat in others for c in colours if self._loses(seat, c)]
        self.sale = []
        self.acted = self.progress = True
        self._next_loss()

    def _loses(self, seat: int, sold: str) -> bool:
        held = [colour(m) for m in self.mats[seat]].count(sold)
        return held == 1 if self.guilds[seat] == "insurers" else held >= 1

    def _next_loss(self) -> None:
        self.asked = self.losses[0][0] if self.losses else self.seat
        self.question = "loss" if self.losses else "act"

    def _lose(self, marker: str) -> None:
        self.mats[self.asked].remove(marker)
        self.box.append(marker)
        if self.question == "loss":
            self.losses.pop(0)
            self._next_loss()
        else:
            self._tax_goods()

    def _taxes(self) -> None:
        kept = 5 if self.guilds[self.seat] == "bankers" else 3
        self._pay(max(self.money[self.seat] - kept, 0), NOBODY)
        self._tax_goods()

    def _tax_goods(self) -> None:
        kept = 5 if self.guilds[self.seat] == "storekeepers" else 3
        self.question = "tax"
        if len(self.mats[self.seat]) <= kept:
            self._end_turn()

    def _end_turn(self) -> None:
        self.turns += 1
        self.idle = 0 if self.progress else self.idle + 1
        if self.opener != NOBODY:
            if self.turns % self.players == 0:
                self.reason, self.question = "last_supply", "over"
                return
        elif self.idle == 3 * self.players:
            self.reason, self.question = "nobody_trades", "over"
            return
        self.seat = self.turns % self.players
        self._begin_turn()

    # --- scoring ------------------------------------------------------------------------------

    def points(self) -> list[dict[str, int]]:
        """Each player's points by category, if the match ended now."""
        seats = range(self.players)
        stacks = [max(self.count(city, seat) for city in CITIES) for seat in seats]
        towns = [sum(seat in self.contracts[city] for city in CITIES) for seat in seats]
        ones = [sum(number(m) == 1 for m in self.sold[seat]) for seat in seats]
        return [
            {
                "unsold": len(self.mats[seat]),
                "sold": sum(1 + number(m) for m in self.sold[seat]),
                "cities": sum(
                    4 if set(self.contracts[city]) == {seat} else 2
                    for city in CITIES
                    if seat in self.contracts[city]
                ),
                "last_supply": 2 if seat == self.opener else 0,
                "stack": 3 if stacks[seat] and stacks[seat] == max(stacks) else 0,
                "most_cities": 4 if towns[seat] and towns[seat] == max(towns) else 0,
                "ones": 5 if ones[seat] and ones[seat] == max(ones) else 0,
            }
            for seat in seats
        ]

    def winners(self) -> list[int]:
        """Most points; of those the most contracts on the board."""
        totals = [sum(row.values()) for row in self.points()]
        best = [seat for seat in range(self.players) if totals[seat] == max(totals)]
        most = max(self.on_board(seat) for seat in best)
        return [seat for seat in best if self.on_board(seat) == most]
