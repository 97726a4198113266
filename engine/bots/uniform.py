"""`random`: any legal action is as good as another. And the two probes, always first and always last."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.core.game import Action, Game, State


def search(game: Game, state: State, rng: Random) -> Iterator[list[Action]]:
    """One legal action, each equally likely."""
    legal = state.legal_actions()
    yield [legal[int(rng.random() * len(legal))]]


def first(game: Game, state: State, rng: Random) -> Iterator[list[Action]]:
    """The first legal action."""
    yield [state.legal_actions()[0]]


def last(game: Game, state: State, rng: Random) -> Iterator[list[Action]]:
    """The last legal action."""
    yield [state.legal_actions()[-1]]
