"""Players that are no persons. One module a kind; a bot knows the protocol, never a game by name.

`search(game, state, rng)` yields answers that get better and better, each a list of actions for the
player in turn; whoever asks may stop after any of them. It may look only at what that player may
know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from engine.bots import greedy, uniform
from engine.core.errors import InvalidActionError
from engine.core.game import Action, Game, State

Search = Callable[[Game, State, Random], Iterator[list[Action]]]

LEVELS: dict[str, Search] = {"random": uniform.search, "greedy": greedy.search}
"""The bots that the page offers."""

PROBES: dict[str, Search] = {"first": uniform.first, "last": uniform.last}
"""Players for tests alone: they always give the first, or the last, legal answer."""


def find(level: str) -> Search:
    """The bot of that name. Raises InvalidActionError."""
    bot = LEVELS.get(level) or PROBES.get(level)
    if bot is None:
        raise InvalidActionError(f"There is no bot called {level[:30]!r}.")
    return bot


def choose(level: str, game: Game, state: State, rng: Random) -> list[Action]:
    """The bot's best answer, however long it takes."""
    *_worse, best = find(level)(game, state, rng)
    return best
