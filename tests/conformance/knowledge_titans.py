"""What a player of Trading Titans may conclude about the other hands, followed from the log alone.

Nothing of the engine's own bookkeeping is used, so that it is held against a second reading: a card
that was on the board when the pack was shuffled is in no hand that was held then, and who passes
shows mirages.
"""

from __future__ import annotations

from collections import Counter

from engine.core.game import Event, State
from engine.games.titans.actions import COPIES, KINDS, MIRAGE, RANKS
from engine.games.titans.state import TitansState


class Knowledge:
    """Follows a match with the eyes of everybody; `check` holds a hand dealt anew against it."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.board: Counter[int] = Counter()
        self.returned: Counter[int] = Counter()
        self.own_then: list[Counter[int]] = [Counter() for _ in range(players)]
        self.drawn = [99] * players
        self.shown: list[set[int] | None] = [None] * players

    def follow(self, before: State, events: list[Event], after: State) -> None:
        """One action of the match."""
        assert isinstance(before, TitansState)
        assert isinstance(after, TitansState)
        for event in events:
            name, player, *rest = event
            if name == "play":
                self.board[rest[0]] += 1
            elif name == "cover":
                self.board[rest[0] // RANKS * RANKS + MIRAGE] += 1
            elif name == "draw":
                self.drawn[player] += 1
            elif name == "pass":
                open_now = {
                    k // RANKS for k, c in zip(before.display, before.covers, strict=True) if c < 0
                }
                self.shown[player] = set(range(3)) - open_now
            elif name in ("shuffle", "new_year"):
                self._shuffled(before)
            if name in ("play", "cover", "aside"):
                self.shown[player] = None

    def _shuffled(self, before: TitansState) -> None:
        self.returned, self.board = self.board, Counter()
        self.drawn = [0] * self.players
        for player in range(self.players):
            self.own_then[player] = Counter([*before.hands[player], *before.aside[player]])

    def check(self, state: State, observer: int) -> str:
        """A sentence about what is wrong with the others' hands in `observer`'s eyes, or ""."""
        assert isinstance(state, TitansState)
        held: Counter[int] = Counter()
        for player in range(self.players):
            if player == observer:
                continue
            cards = Counter([*state.hands[player], *state.aside[player]])
            for kind, count in cards.items():
                held[kind] += max(count - self.drawn[player], 0)
            shown = self.shown[player]
            if shown is not None:
                fit = sum(cards[colour * RANKS + MIRAGE] for colour in shown)
                if fit < len(state.hands[player]) - min(self.drawn[player], 1):
                    return f"player {player} has shown mirages, and holds {cards}"
        for kind, count in held.items():
            unseen = COPIES[kind] - self.returned[kind] - self.own_then[observer][kind]
            if count > max(unseen, 0):
                return f"{KINDS[kind]} went back into the pack and is in a hand held then"
        return ""
