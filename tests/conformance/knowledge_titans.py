"""What a player of Trading Titans may conclude about the other hands, followed from the log alone.

Nothing of the engine's own bookkeeping is used, so that it is held against a second reading: a card
that was on the board when the pack was shuffled is in no hand that was held then, and who passes
shows mirages.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from engine.core.game import Event, State
from engine.games.titans.actions import COPIES, KINDS, MIRAGE, RANKS
from engine.games.titans.state import TitansState


@dataclass
class Shuffle:
    """What was seen when the pack was shuffled, and how many cards each player has drawn since."""

    returned: Counter[int]
    own: list[Counter[int]]
    drawn: list[int]


class Knowledge:
    """Follows a match with the eyes of everybody; `check` holds a hand dealt anew against it."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.board: Counter[int] = Counter()
        self.shuffles: list[Shuffle] = []
        self.shown: list[set[int] | None] = [None] * players

    def follow(self, before: State, events: list[Event], after: State) -> None:
        """One action of the match."""
        assert isinstance(before, TitansState)
        for event in events:
            name, player, *rest = event
            if name == "play":
                self.board[rest[0]] += 1
            elif name == "cover":
                self.board[rest[0] // RANKS * RANKS + MIRAGE] += 1
            elif name == "draw":
                for shuffle in self.shuffles:
                    shuffle.drawn[player] += 1
            elif name == "pass":
                board = zip(before.display, before.covers, strict=True)
                self.shown[player] = set(range(3)) - {k // RANKS for k, c in board if c < 0}
            elif name in ("shuffle", "new_year"):
                self._shuffled(before, events)
            if name in ("play", "cover", "aside"):
                self.shown[player] = None

    def _shuffled(self, before: TitansState, events: list[Event]) -> None:
        own = [Counter([*before.hands[p], *before.aside[p]]) for p in range(self.players)]
        for name, player, *rest in events:
            if name == "draw":  # the action that led to the shuffle
                own[player][rest[0]] += 1
        self.shuffles.append(Shuffle(self.board, own, [0] * self.players))
        self.board = Counter()

    def check(self, state: State, observer: int) -> str:
        """A sentence about what is wrong with the others' hands in `observer`'s eyes, or ""."""
        assert isinstance(state, TitansState)
        others = [player for player in range(self.players) if player != observer]
        held = {p: Counter([*state.hands[p], *state.aside[p]]) for p in others}
        for shuffle in self.shuffles:
            for kind, copies in enumerate(COPIES):
                since = sum(max(held[p][kind] - shuffle.drawn[p], 0) for p in others)
                most = copies - shuffle.returned[kind] - shuffle.own[observer][kind]
                if since > max(most, 0):
                    return f"{KINDS[kind]} went back into the pack and is in a hand held then"
        for p in others:
            shown = self.shown[p]
            if shown is not None:
                mirages = sum(held[p][colour * RANKS + MIRAGE] for colour in shown)
                drawn = sum(held[p].values()) - mirages
                if drawn > 1 and not state.aside[p]:
                    return f"player {p} has passed with mirages alone, and holds {held[p]}"
        return ""
