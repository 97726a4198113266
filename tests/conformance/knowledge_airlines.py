"""What a player of Airlines may conclude about the other hands, followed from the log alone.

Nothing of the engine's own bookkeeping is used, so that it is held against a second reading: a share
taken from the display is in the hand until as many of its airline have been laid. Of route cards all that
are drawn between two shuffles are those that came back by the first of them, so everybody can count how
many cards of which shuffle a hand holds.
"""

from __future__ import annotations

from collections import Counter

from engine.core.game import Event, State
from engine.games.airlines.actions import AIRLINE_IDS
from engine.games.airlines.rules import bits
from engine.games.airlines.state import AirlinesState


class Knowledge:
    """Follows a match with the eyes of everybody; `check` holds a hand dealt anew against it."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.taken = [Counter[int]() for _ in range(players)]
        self.paid: set[int] = set()
        self.shuffles = 0
        self.came_back: dict[int, int] = {}
        self.hands = [Counter[int]() for _ in range(players)]
        """Of each player, how many route cards of each shuffle he holds."""

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
                self.hands[player][self.came_back.get(rest[3], 0)] -= 1
            elif name == "exchange":
                self.hands[player][self.came_back.get(rest[0], 0)] -= 1
            elif name == "shuffle":
                self.shuffles += 1
                self.came_back |= dict.fromkeys(self.paid, self.shuffles)
                self.paid = set()
            elif name == "draw_card":
                self.hands[player][self.shuffles] += 1

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
            if Counter(self.came_back.get(card, 0) for card in held) != self.hands[player]:
                return f"player {player} can't have drawn his cards between those shuffles"
        if state.current_player() >= 0 and not state.legal_actions():
            return "whoever is to act has nothing to choose from"
        return ""
