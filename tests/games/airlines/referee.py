"""A second, slow reading of the rules of Airlines, to hold the engine against.

Written from the rules alone and in the plainest way: cards as names in lists, the board as a
dictionary of circles (referee_board.py). It uses nothing of the engine. It follows a match by its
notations and says at every ply what may be done.
"""

from __future__ import annotations

from tests.games.airlines.atlas import CARDS, CIRCLES, STOCK
from tests.games.airlines.referee_board import Board, pay_out

BONUS = {"none": [0] * 7, "printed": [1] * 7, "balanced": [0, 0, 4, 4, 3, 2, 2]}
"""Points a seat by the number of players."""


class Referee(Board):
    """Follows a match. `question` is what is asked, `seat` whose turn it is."""

    def __init__(self, players: int, options: dict[str, str] | None = None) -> None:
        super().__init__()
        chosen = {"controlled": "off", "bonus": "none", "final_round": "off", **(options or {})}
        self.players = players
        self.step = BONUS[chosen["bonus"]][players]
        self.has_final_round = chosen["final_round"] == "on" and players > 2
        rounds = {2: 5, 3: 4, 4: 3, 5: 2, 6: 2}[players]
        self.scoring_after = rounds * players if chosen["controlled"] == "on" else 0
        self.scores = [0] * players
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.table: list[list[str]] = [[] for _ in range(players)]
        self.seen: list[list[str]] = [[] for _ in range(players)]
        """Shares that were taken openly and are still to be in the hand."""
        self.pile = [name for name, count in STOCK.items() for _ in range(count)]
        self.scoring_in_pile = 0 if self.scoring_after else 3
        self.scoring_seen = 0
        self.display: list[str] = []
        self.shares_out: list[str] = []
        self.cards: list[list[str]] = [[] for _ in range(players)]
        self.card_pile = list(CARDS)
        self.discards: list[str] = []
        self.cards_out: list[str] = []
        self.seat, self.turns, self.idle = 0, 0, 0
        self.progress = self.replaced = self.founding = False
        self.airline = self.route = ""
        self.circle = 0
        self.turns_left: int | None = None
        self.valve = False
        self.reason = ""
        self.purpose = ""
        self.question = "deal_shares"

    # --- what is the case ---------------------------------------------------------------------

    def pile_is_empty(self) -> bool:
        """Neither shares nor scoring cards are in it."""
        return not self.pile and not self.scoring_in_pile

    # --- what may be done ---------------------------------------------------------------------

    def outcomes(self) -> list[str]:
        """The notations of what may come up, as often as there are such cards."""
        if self.question in ("deal_cards", "draw_card"):
            return [f"card {card}" for card in self.card_pile]
        everybody_had_a_turn = self.turns >= self.players
        scoring = self.scoring_in_pile if everybody_had_a_turn else 0
        return [f"share {name}" for name in self.pile] + ["scoring"] * scoring

    def is_chance(self) -> bool:
        """Whether a card is to come up."""
        return self.question.startswith(("deal", "draw"))

    def legal(self) -> set[str]:
        """The notations of everything that may be done, or come up, now."""
        if self.is_chance():
            return set(self.outcomes())
        mine = self.cards[self.seat]
        match self.question:
            case "turn":
                return self._actions() | self._tidying()
            case "first_flight":
                routes = self.from_home(self.airline)
                return {f"fly {r} {self.airline}" for r in routes if self.pays(mine, r)}
            case "fly":
                flights = {
                    f"fly {route} {name}"
                    for name in self.founded
                    if self.left(name) > 0
                    for route in self.near(name)
                    if self.pays(mine, route)
                }
                return flights | {"decline"}
            case "pay":
                return {f"pay {card}" for card in self.pays(mine, self.route)}
            case "take":
                blind = set() if self.pile_is_empty() else {"blind"}
                return {f"take {name}" for name in self.display} | blind
            case "sabotage":
                return self._targets() | {"spare"}
            case "marker":
                return {f"marker {name}" for name in STOCK if self.left(name) > 0}
        return set()

    def _actions(self) -> set[str]:
        legal = {"expand"}
        hand = self.hands[self.seat]
        for name in set(hand):
            amounts = range(1, hand.count(name) + 1)
            if name in self.founded:
                legal |= {f"lay {n} of {name}" for n in amounts}
            elif name not in self.dormant and any(
                self.pays(self.cards[self.seat], route) for route in self.from_home(name)
            ):
                legal |= {f"found {name} with {n}" for n in amounts}
        return legal

    def _tidying(self) -> set[str]:
        legal = set()
        if self.card_pile or self.discards:
            legal |= {f"exchange {c}" for c in self.cards[self.seat] if self.is_unusable(c)}
        if not self.replaced and not self.pile_is_empty():
            legal |= {f"replace {name}" for name in self.display if name in self.dormant}
        return legal

    def _targets(self) -> set[str]:
        blocked = {route for (route, _), (_, ordinary) in self.board.items() if not ordinary}
        return {
            f"sabotage {route} {number}"
            for route, numbers in CIRCLES.items()
            for number in numbers
            if number >= 5 and (route, number) not in self.board and route not in blocked
        }

    # --- what happens -------------------------------------------------------------------------

    def apply(self, notation: str) -> None:
        """Does it, and all that follows without a choice; but a turn and its flight are always asked."""
        self._do(notation)
        while self.question in ("first_flight", "pay", "take", "sabotage", "marker"):
            legal = self.legal()
            if len(legal) > 1:
                break
            self._do(legal.pop())

    def _do(self, notation: str) -> None:
        verb, *words = notation.split()
        match verb:
            case "share":
                self.pile.remove(words[0])
                self._came_up(words[0])
            case "scoring":
                self._scoring_card()
            case "card":
                self.card_pile.remove(words[0])
                self.cards[self.seat].append(words[0])
                self._card_drawn()
            case "expand":
                self.draw_card("fly")
            case "found":
                self._lay(words[0], int(words[2]))
                self.founded.add(words[0])
                self.airline, self.founding, self.question = words[0], True, "first_flight"
            case "lay":
                self._lay(words[2], int(words[0]))
                if words[0] == "1":
                    self.question = "sabotage"
                else:
                    self._end_turn()
            case "exchange":
                self.cards[self.seat].remove(words[0])
                self.cards_out.append(words[0])
                self.draw_card("turn")
            case "replace":
                self.display.remove(words[0])
                self.shares_out.append(words[0])
                self.replaced = self.progress = True
                self.purpose, self.question = "replacement", "draw_share"
            case "fly":
                self.route, self.airline, self.question = words[0], words[1], "pay"
            case "pay":
                self.cards[self.seat].remove(words[0])
                self.discards.append(words[0])
                number = self.price(self.route)
                assert number is not None
                self._place(number, ordinary=True)
                self._owe_share()
            case "take":
                self.display.remove(words[0])
                self.hands[self.seat].append(words[0])
                self.seen[self.seat].append(words[0])
                self.progress = True
                if self.pile_is_empty():
                    self._after_share()
                else:
                    self.purpose, self.question = "gap", "draw_share"
            case "blind":
                self.purpose, self.question = "hand", "draw_share"
            case "sabotage":
                self.route, self.circle, self.question = words[0], int(words[1]), "marker"
            case "marker":
                self.airline = words[0]
                self._place(self.circle, ordinary=False)
                self._after_sabotage()
            case "decline" | "spare":
                self._end_turn()
            case _:
                raise AssertionError(notation)

    def _lay(self, name: str, amount: int) -> None:
        for _ in range(amount):
            self.hands[self.seat].remove(name)
            self.table[self.seat].append(name)
            if name in self.seen[self.seat]:
                self.seen[self.seat].remove(name)
        self.progress = True

    def _place(self, number: int, *, ordinary: bool) -> None:
        assert (self.route, number) not in self.board
        self.board[self.route, number] = (self.airline, ordinary)
        self.progress = True
        for name in STOCK:
            home = [route for route in self.from_home(name) if self.price(route) is not None]
            if name not in self.founded and (not home or self.left(name) < 2):
                self.dormant.add(name)
        self._purge()

    def _purge(self) -> None:
        if self.pile_is_empty():
            gone = [name for name in self.display if name in self.dormant]
            self.shares_out += gone
            self.display = [name for name in self.display if name not in self.dormant]
            self.progress = self.progress or bool(gone)

    def _shares_gone(self) -> bool:
        return not self.pile and not self.display

    # --- shares -------------------------------------------------------------------------------

    def _came_up(self, name: str) -> None:
        """A share comes up from the pile."""
        if self.question == "deal_shares":
            self.hands[self.seat].append(name)
            if len(self.hands[self.seat]) == 5:
                self.seat = (self.seat + 1) % self.players
                self.question = "deal_shares" if self.seat else "deal_display"
        elif self.question == "deal_display":
            self.display.append(name)
            if len(self.display) == 5:
                self.question = "deal_cards"
        elif self.purpose == "hand":
            self.hands[self.seat].append(name)
            self.progress = True
            self._after_share()
        else:
            self.display.append(name)
            self._draw_over()

    def _draw_over(self) -> None:
        """The gap is filled, or stays."""
        if self.purpose == "gap":
            self._after_share()
            return
        self._purge()
        if self._shares_gone():
            self.reason = "shares_gone"
            if not self.has_final_round or self.valve:
                self.finish()
                return
            if self.turns_left is None:
                self.turns_left = self.players
        self.question = "turn"

    def _scoring_card(self) -> None:
        self.scoring_in_pile -= 1
        self.scoring_seen += 1
        if self.players == 2 and self.scoring_seen == 3:
            self.reason = "third_scoring"
            self.finish()
            return
        self.score()
        if not self.pile_is_empty():
            return
        if self.purpose == "hand":
            self._owe_share()
        else:
            self._draw_over()

    def _owe_share(self) -> None:
        self._purge()
        if self._shares_gone():
            self._no_share_left()
        else:
            self.question = "take"

    def _after_share(self) -> None:
        self._purge()
        if self._shares_gone():
            self._no_share_left()
        else:
            self._finish_turn()

    def _no_share_left(self) -> None:
        self.reason = "shares_gone"
        if not self.has_final_round or self.valve:
            self.finish()
            return
        if self.turns_left is None:
            self.turns_left = self.players
        self._finish_turn()

    def _after_sabotage(self) -> None:
        if self._shares_gone() and (self.valve or self.turns_left is None):
            self._no_share_left()
        else:
            self._end_turn()

    # --- route cards and turns ----------------------------------------------------------------

    def draw_card(self, purpose: str) -> None:
        """Draws for the player in turn, shuffling the discards if they are needed."""
        self.purpose = purpose
        if not self.card_pile:
            self.card_pile, self.discards = self.discards, []
        if self.card_pile:
            self.question = "draw_card"
        else:
            self._card_there()

    def _card_drawn(self) -> None:
        if self.question == "draw_card":
            self._card_there()
        elif len(self.cards[self.seat]) == 3:
            self.seat = (self.seat + 1) % self.players
            if self.seat == 0:
                self.question = "turn"

    def _card_there(self) -> None:
        if self.purpose == "end":
            self._end_turn()
        else:
            self.question = self.purpose

    def _finish_turn(self) -> None:
        if self.founding:
            self.draw_card("end")
        else:
            self._end_turn()

    def _end_turn(self) -> None:
        self.turns += 1
        if self.turns == self.scoring_after:
            self.scoring_in_pile = 3
        self.idle = 0 if self.progress else self.idle + 1
        if self.turns_left is not None:
            self.turns_left -= 1
            if self.turns_left == 0:
                self.finish()
                return
        elif self.idle >= 5 * self.players:
            self.reason = "nobody_moves"
            self.finish()
            return
        elif not self.anything_placeable():
            self.valve, self.reason, self.turns_left = True, "nothing_placeable", self.players
        self.seat = (self.seat + 1) % self.players
        self.progress = self.replaced = self.founding = False
        self.question = "turn"

    def anything_placeable(self) -> bool:
        """Whether some marker could go somewhere with a card that is still in the game."""
        cards = [card for card in CARDS if card not in self.cards_out]
        for name in STOCK:
            if self.grows(name):
                routes = self.near(name) if name in self.founded else self.from_home(name)
                if any(self.pays(cards, route) for route in routes):
                    return True
        return False

    # --- scoring ------------------------------------------------------------------------------

    def score(self, phantom: list[str] | None = None) -> None:
        """One scoring round; `phantom` are the shares of the made-up player."""
        tables = [*self.table, phantom] if phantom is not None else self.table
        for name in STOCK:
            points = pay_out(self.value(name), [shares.count(name) for shares in tables])
            for seat in range(self.players):
                self.scores[seat] += points[seat]

    def finish(self) -> None:
        """The final scoring and the bonus."""
        self.score([*self.pile, *self.display] if self.players == 2 else None)
        for seat in range(self.players):
            self.scores[seat] += seat * self.step
        self.question = "over"
