"""What a player of Airlines may conclude about the other hands, followed from the log alone.

Nothing of the engine's own bookkeeping is used, so that it is held against a second reading: a share
taken from the display is in the hand until as many of its airline have been laid, and a route card that
came back by a shuffle can only be in a hand that has drawn since.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from engine.core.game import Event, State
from engine.games.airlines.actions import AIRLINE_IDS, CARD_IDS
from engine.games.airlines.rules import bits
from engine.games.airlines.state import AirlinesState


@dataclass
class Shuffle:
    """The route cards that came back, and of each player how many of them he can hold at most."""

    returned: set[int]
    most: list[int]


class Knowledge:
    """Follows a match with the eyes of everybody; `check` holds a hand dealt anew against it."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.taken = [Counter[int]() for _ in range(players)]
        self.paid: set[int] = set()
        self.shuffles: list[Shuffle] = []

    def follow(self, before: State, events: list[Event], after: State) -> None:
        """One action of the match."""
        for name, player, *rest in events:
            if name == "take":
                self.taken[player][rest[0]] += 1
            elif name in ("found", "lay"):
                airline, amount = rest
                self.taken[player][airline] = max(self.taken[player][airline] - amount, 0)
            elif name == "fly":
                self.paid.add(rest[3])
                self._given(player, rest[3])
            elif name == "exchange":
                self._given(player, rest[0])
            elif name == "shuffle":
                self.shuffles.append(Shuffle(self.paid, [0] * self.players))
                self.paid = set()
            elif name == "draw_card":
                for shuffle in self.shuffles:
                    shuffle.most[player] += 1

    def _given(self, player: int, card: int) -> None:
        """A card that came back was one of those drawn since."""
        for shuffle in self.shuffles:
            if card in shuffle.returned:
                shuffle.most[player] -= 1

    def check(self, state: State, observer: int) -> str:
        """A sentence about what is wrong with the others' hands in `observer`'s eyes, or ""."""
        assert isinstance(state, AirlinesState)
        for player in range(self.players):
            if player == observer:
                continue
            for airline, count in self.taken[player].items():
                if state.stock[player][airline] < count:
                    return f"player {player} took {count} of {AIRLINE_IDS[airline]} and holds fewer"
            held = set(bits(state.cards[player]))
            if held & self.paid:
                return f"player {player} holds a card that lies among the discards"
            for shuffle in self.shuffles:
                again = held & shuffle.returned
                if len(again) > shuffle.most[player]:
                    cards = ", ".join(CARD_IDS[card] for card in sorted(again))
                    return f"player {player} can't have drawn {cards} since the shuffle"
        if state.current_player() >= 0 and not state.legal_actions():
            return "whoever is to act has nothing to choose from"
        return ""
