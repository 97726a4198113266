"""What is known of hidden cards, kept while they are dealt anew.

Two things are known of hands that can't be seen. A card that lay open, or was laid aside by the
observer, and went back into the pack by shuffle s is in no hand slot that was filled before s: of
each kind, such slots hold at most what he had not seen before s (`settled`). And mirages that
somebody had to show are in his hand (`mirages_shown`, Rules TT-13).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from engine.games.titans.actions import MIRAGE, RANKS
from engine.games.titans.data import COLOURS

if TYPE_CHECKING:
    from engine.games.titans.state import TitansState


def deal_anew(state: TitansState, observer: int, rng: Random) -> None:
    """Deals all that `observer` can't see: the others' hands and laid-aside cards, and the pack.

    How many of a hidden hand's cards are older than a shuffle is taken as it is, though he may not
    know it for sure.
    """
    others = [p for p in range(state.players) if p != observer]
    unseen = state.pack[:]
    for p in others:
        for kind, _shuffle in state.drawn[p]:
            unseen[kind] += 1
    deal = _Deal(unseen, state.settled[observer])
    slots = sorted((shuffle, p) for p in others for _kind, shuffle in state.drawn[p])
    shown: dict[int, list[tuple[int, int]]] = {p: [] for p in others}
    for p in others:
        for mask in sorted(state.mirages_shown[p], key=int.bit_count):
            shuffle, _p = slot = max(slot for slot in slots if slot[1] == p)
            mirages = [c * RANKS + MIRAGE for c in range(len(COLOURS)) if mask >> c & 1]
            kind = deal.take(mirages, shuffle, rng)
            if kind >= 0:
                slots.remove(slot)
                shown[p].append((kind, shuffle))
    rest: dict[int, list[tuple[int, int]]] = {p: [] for p in others}
    for shuffle, p in slots:  # the oldest first: they have the fewest candidates
        rest[p].append((deal.take(range(len(unseen)), shuffle, rng), shuffle))
    for p in others:
        rng.shuffle(rest[p])
        state.drawn[p] = shown[p] + rest[p]
        kinds = [kind for kind, _shuffle in state.drawn[p]]
        size = len(state.hands[p])
        state.hands[p], state.aside[p] = sorted(kinds[:size]), sorted(kinds[size:])
    state.pack = unseen


class _Deal:
    """Takes cards out of `unseen` without breaking what each shuffle settled."""

    def __init__(self, unseen: list[int], settled: Sequence[Sequence[int]]) -> None:
        self._unseen = unseen
        self._room = [list(counts) for counts in settled]

    def take(self, kinds: Sequence[int], shuffle: int, rng: Random) -> int:
        """A random card of these kinds for a slot filled after that shuffle; -1 if there is none.

        Of all kinds there always is one: should the bounds leave none, they are let go.
        """
        later = self._room[shuffle:]
        weights = [
            min(self._unseen[k], *(room[k] for room in later)) if later else self._unseen[k]
            for k in kinds
        ]
        if not any(weight > 0 for weight in weights):
            if len(kinds) < len(self._unseen):
                return -1
            weights = [self._unseen[k] for k in kinds]
        kind = rng.choices(kinds, [max(weight, 0) for weight in weights])[0]
        self._unseen[kind] -= 1
        for room in later:
            room[kind] -= 1
        return kind
