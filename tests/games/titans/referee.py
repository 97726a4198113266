"""A second, slow reading of the rules of Trading Titans, to hold the engine against.

Written from the rules alone and in the plainest way: roads as lists of prices, cards as names, debt
by trying every set of sales, movement step by step. It uses nothing of the engine. It follows a
match action by action and says at every ply what may be done.
"""

from __future__ import annotations

from itertools import permutations

COLOURS = ["red", "yellow", "green"]
PRICES = [2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30]
DECK = [
    f"{colour}_{rank}"
    for colour in COLOURS
    for rank in [
        *("caravan_m3", "caravan_m2", "caravan_m1", "caravan_p1", "caravan_p2", "caravan_p3"),
        *["contract"] * 4,
        *["tax"] * 2,
        *["mirage"] * 2,
    ]
]
PAY = {0: 0, 1: 1, 2: 2, 3: 4, 4: 8}


class Referee:
    """Follows a match by its notations. `question` is what is asked, `seat` whose turn it is."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.length = {2: 7, 3: 10, 4: 13}[players]
        self.scores = [50] * players
        self.goods = [dict.fromkeys(COLOURS, 1) for _ in range(players)]
        outwards = PRICES[: PRICES.index(24) + 1]
        self.roads = {colour: list(outwards[-(12 - players) :]) for colour in COLOURS}
        self.pack = list(DECK)
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.aside: list[list[str]] = [[] for _ in range(players)]
        self.display: list[list[str]] = []
        """Each space holds a card and perhaps the mirage upon it."""
        self.year, self.turns, self.seat, self.starter = 1, 0, 0, 0
        self.made: list[tuple[str, str]] = []
        self.must_reach: int | None = None
        self.still_to_draw = 0
        self.question = "deal"

    # --- what may be done ---------------------------------------------------------------------

    def legal(self) -> set[str]:
        """The notations of everything that may be done, or come up, now."""
        match self.question:
            case "deal" | "draw" | "redraw":
                return {f"draw {card}" for card in self.pack}
            case "trade":
                return self._trades()
            case "card":
                return self._plays() or {"pass"}
            case "exchange":
                return {f"aside {card}" for card in self.hands[self.seat]} | {"done"}
            case "final_sale":
                return {f"sell {colour}" for colour in COLOURS if self.goods[self.seat][colour]}
            case _:
                return set()

    def _permitted(self, made: list[tuple[str, str]]) -> bool:
        """Whether these trades fit into one turn."""
        colours = [colour for _, colour in made]
        two_of_one = len(made) == 2 and made[0] == made[1]
        one_of_each = len(set(colours)) == len(colours)
        if self.turns == 1:
            return len(made) <= 1
        if self.turns == 2:
            return len(made) <= 2 and one_of_each
        return one_of_each or two_of_one

    def _trades(self) -> set[str]:
        score, goods = self.scores[self.seat], self.goods[self.seat]
        owing = self.must_reach is not None and score < self.must_reach
        legal = set() if owing else {"done"}
        for colour in COLOURS:
            road = self.roads[colour]
            may_buy = self._permitted([*self.made, ("buy", colour)]) and len(road) >= 2
            if may_buy and score >= 0 and score - road[0] >= 0:
                legal.add(f"buy {colour}")
            may_sell = self._permitted([*self.made, ("sell", colour)]) and goods[colour]
            if may_sell and (not owing or self._best([colour]) >= (self.must_reach or 0)):
                legal.add(f"sell {colour}")
        return legal

    def _best(self, first: list[str]) -> int:
        """The highest score that sales can reach which begin with `first`."""
        best = -(10**6)
        for chain in _chains():
            if chain[: len(first)] != first:
                continue
            if not self._permitted([*self.made, *(("sell", colour) for colour in chain)]):
                continue
            if any(chain.count(colour) > self.goods[self.seat][colour] for colour in COLOURS):
                continue
            score, roads = self.scores[self.seat], {c: road[:] for c, road in self.roads.items()}
            for colour in chain:
                score += _sell(roads[colour])
            best = max(best, score)
        return best

    def _plays(self) -> set[str]:
        legal = set()
        for card in self.hands[self.seat]:
            if not card.endswith("mirage"):
                legal.add(f"play {card}")
                continue
            for place in self.display:
                if len(place) == 1 and _colour(place[0]) == _colour(card):
                    legal.add(f"cover {place[0]}")
        return legal

    # --- what happens -------------------------------------------------------------------------

    def apply(self, notation: str) -> None:
        """Does it, and all that follows without a choice (but a player is seen to pass)."""
        self._do(notation)
        while self.question in ("trade", "card", "exchange", "final_sale"):
            legal = self.legal()
            if len(legal) > 1 or legal == {"pass"}:
                break
            self._do(legal.pop())

    def _do(self, notation: str) -> None:
        verb, _, what = notation.partition(" ")
        hand = self.hands[self.seat]
        match self.question, verb:
            case (("deal" | "draw" | "redraw"), "draw"):
                self.pack.remove(what)
                hand.append(what)
                self._drawn()
            case "trade", "done":
                self.question = "card"
            case "trade", _:
                self._trade(verb, what)
            case "card", "pass":
                self._turn_over()
            case "card", "cover":
                mirage = f"{_colour(what)}_mirage"
                hand.remove(mirage)
                next(place for place in self.display if place == [what]).append(mirage)
                self._turn_over()
            case "card", "play":
                hand.remove(what)
                self.display.append([what])
                self._played(what)
            case "exchange", "aside":
                hand.remove(what)
                self.aside[self.seat].append(what)
            case "exchange", "done":
                self.still_to_draw = len(self.aside[self.seat])
                self._redraw()
            case "final_sale", "sell":
                self._trade("sell", what)
                self._next_sale(self._left_of(self.seat))

    def _drawn(self) -> None:
        if self.question == "redraw":
            self.still_to_draw -= 1
            self._redraw()
        elif len(self.hands[self.seat]) < 5:
            pass
        elif self.question == "deal" and self.seat + 1 < self.players:
            self.seat += 1
        elif self.question == "deal":
            self.begin_turn(0)
        else:
            self._next_turn()

    def _trade(self, verb: str, colour: str) -> None:
        self.made.append((verb, colour))
        if verb == "buy":
            self.scores[self.seat] -= self.roads[colour].pop(0)
            self.goods[self.seat][colour] += 1
        else:
            self.scores[self.seat] += _sell(self.roads[colour])
            self.goods[self.seat][colour] -= 1

    def _played(self, card: str) -> None:
        is_full = len(self.display) == self.length
        if not card.endswith("tax"):
            self._turn_over()
            return
        for seat in range(self.players):
            self.scores[seat] -= 2 * self.goods[seat][_colour(card)]
        if is_full:
            self._turn_over()

    def _turn_over(self) -> None:
        if len(self.hands[self.seat]) < 5:
            self.question = "draw"
        else:
            self._next_turn()

    def _next_turn(self) -> None:
        if len(self.display) == self.length:
            self._end_year()
        else:
            self.begin_turn(self._left_of(self.seat))

    def begin_turn(self, seat: int) -> None:
        self.seat, self.question, self.made = seat, "trade", []
        self.turns += 1
        self.must_reach = None
        if self.scores[seat] < 0 and any(self.goods[seat].values()):
            self.must_reach = min(0, self._best([]))

    def _end_year(self) -> None:
        open_cards = [place[0] for place in self.display if len(place) == 1]
        for colour in COLOURS:
            caravans = [card[-2:] for card in open_cards if card.startswith(f"{colour}_caravan")]
            total = sum(int(one[1]) * (1 if one[0] == "p" else -1) for one in caravans)
            self.roads[colour] = walk(self.roads[colour], total)
            contracts = open_cards.count(f"{colour}_contract")
            for seat in range(self.players):
                self.scores[seat] += PAY[contracts] * self.goods[seat][colour]
        self.seat = self.starter = self._left_of(self.seat)
        if self.year == 3:
            self._next_sale(self.seat)
        else:
            self.question = "exchange"

    def _redraw(self) -> None:
        if self.still_to_draw:
            if not self.pack:
                self._shuffle()
            self.question = "redraw"
            return
        self.seat = self._left_of(self.seat)
        self.question = "exchange"
        if self.seat == self.starter:
            self._shuffle()
            self.year += 1
            self.begin_turn(self.seat)

    def _shuffle(self) -> None:
        for cards in (*self.display, *self.aside):
            self.pack += cards
        self.display = []
        self.aside = [[] for _ in range(self.players)]

    def _next_sale(self, seat: int) -> None:
        self.made = []
        for _ in range(self.players):
            if any(self.goods[seat].values()):
                self.seat, self.question = seat, "final_sale"
                return
            seat = self._left_of(seat)
        self.question = "over"

    def _left_of(self, seat: int) -> int:
        return (seat + 1) % self.players


def walk(road: list[int], total: int) -> list[int]:
    """A road after caravans of `total`: one amphora after another, step by step."""
    stops = [PRICES.index(price) for price in road]
    step = 1 if total > 0 else -1
    leading_first = range(len(stops))[::-1] if total > 0 else range(len(stops))
    for one in leading_first:
        for _ in range(abs(total)):
            ahead = stops[one] + step
            if not 0 <= ahead < len(PRICES):
                break
            if 0 < ahead < len(PRICES) - 1 and ahead in stops:
                break
            stops[one] = ahead
    return [PRICES[stop] for stop in sorted(stops)]


def _sell(road: list[int]) -> int:
    price = PRICES[max(PRICES.index(road[0]) - 1, 0)]
    road.insert(0, price)
    return price


def _chains() -> list[list[str]]:
    """Every order of sales that can be within one turn."""
    one_each = [list(chain) for n in range(4) for chain in permutations(COLOURS, n)]
    return one_each + [[colour, colour] for colour in COLOURS]


def _colour(card: str) -> str:
    return card.split("_")[0]
