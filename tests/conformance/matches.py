"""Matches and positions of every registered game, for tests that hold of all of them.

A `Setup` is a game with its players and options fixed; `SETUPS` has every number of players with the
default options, and each other choice of an option once (the soak plays all together). `positions` are
snapshots along matches that are played in several ways.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Coroutine, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from random import Random
from typing import Any

from engine import bots
from engine.boundary import Boundary
from engine.core.game import CHANCE, Action, Event, Game, State
from engine.core.record import Record, Seat
from engine.core.table import Table
from engine.registry import GAMES, load_game, open_table

WAYS = ("random", "first", "last", "greedy")
"""How the matches are played from which positions are taken."""

LONGEST = 3_000
"""Plies that a match may have, chance included."""
TAKEN = (11, 5)
"""Positions that are taken from a match, besides the first of every phase: as a rule, and with an option."""
PLAIN_TURNS = 3
"""In a greedy match, so many chains at random to one that the bot has thought out."""


@dataclass(frozen=True)
class Setup:
    """A game, its number of players, its options as (id, value) pairs."""

    name: str
    players: int
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.name, str(self.players), *(f"{k}={v}" for k, v in self.options)])

    @property
    def game(self) -> Game:
        return load_game(self.name, self.players, dict(self.options))

    def record(self, seed: str, undo: str = "friendly", people: int | None = None) -> Record:
        """A match that has not begun; the first `people` seats (else all) are persons."""
        count = self.players if people is None else people
        seats = [
            Seat(f"Person {i}") if i < count else Seat(f"Bot {i}", "bot", "greedy")
            for i in range(self.players)
        ]
        version = GAMES[self.name].rules_version
        return Record(self.name, version, seats, seed, dict(self.game.options), undo)

    def table(self, seed: str, undo: str = "friendly", people: int | None = None) -> Table:
        """A new table on which chance has already acted."""
        return open_table(self.record(seed, undo, people))


def _setups() -> Iterator[Setup]:
    for info in GAMES.values():
        counts = range(info.min_players, info.max_players + 1)
        for players in counts:
            yield Setup(info.id, players)
        choices = [(o.id, value) for o in info.options for value, _label in o.choices[1:]]
        for number, choice in enumerate(choices):
            yield Setup(info.id, counts[number % len(counts)], (choice,))


SETUPS = tuple(_setups())
if sys.platform == "emscripten":  # slower by half, and there to compare, not to search
    SETUPS = tuple(s for s in SETUPS if s == Setup(s.name, GAMES[s.name].min_players))


@dataclass(frozen=True)
class Step:
    """One action of a match: the state before it, what it was, what happened, the state after it."""

    before: State
    action: Action
    events: list[Event]
    after: State


def answer(game: Game, state: State, way: str, rng: Random) -> Action:
    """What is done in `state` when it is played that way; chance acts by `rng`."""
    if state.current_player() == CHANCE:
        return state.phase.sample(state, rng.random())
    if way == "greedy" and rng.randrange(PLAIN_TURNS + 1):
        way = "random"
    return hasty(way, game, state, rng)[0]


def hasty(level: str, game: Game, state: State, rng: Random) -> list[Action]:
    """The bot's first answer, which costs a fraction of its best."""
    return next(bots.find(level)(game, state, rng))


def steps(game: Game, way: str, seed: object) -> Iterator[Step]:
    """A whole match, action by action; the states are snapshots."""
    rng = Random(f"{way} {seed}")
    state = game.new_initial_state()
    before = state.clone()
    for _ply in range(LONGEST):
        if state.is_terminal():
            return
        action = answer(game, state, way, rng)
        events = state.apply_action(action)
        after = state.clone()
        yield Step(before, action, events, after)
        before = after
    raise AssertionError(f"this match ({way}) does not end")


@lru_cache(2 * len(WAYS))
def match(setup: Setup, way: str, seed: int = 1) -> tuple[Step, ...]:
    """A match, remembered; what looks at it must not change it."""
    return tuple(steps(setup.game, way, seed))


@cache
def verbs(setup: Setup, way: str) -> frozenset[str]:
    """What is done in such a match, by players and chance."""
    return frozenset(step.action.verb for step in match(setup, way))


@lru_cache(2)
def positions(setup: Setup) -> tuple[State, ...]:
    """Snapshots of all kinds: every phase, early and late; clone them before you act on them."""
    most = TAKEN[bool(setup.options)]
    taken: list[State] = []
    met: set[str] = set()
    for way in (*WAYS, "random"):
        played = match(setup, way, 2 if taken and way == "random" else 1)
        states = [step.before for step in played]
        for state in states:
            if state.phase.name not in met:
                met.add(state.phase.name)
                taken.append(state)
        taken += states[len(taken) % 5 :: max(len(states) // most, 1)]
        taken.append(played[-1].after)
    return tuple(taken)


def decisions(setup: Setup) -> list[State]:
    """The positions in which a player is to act."""
    return [state for state in positions(setup) if state.current_player() >= 0]


def play(table: Table, rng: Random, plies: int) -> None:
    """Plays at random on a table, about `plies` plies further or to the end."""
    goal = table.plies + plies
    while table.plies < goal and not table.state.is_terminal():
        action = rng.choice(list(table.state.legal_actions()))
        table.act(table.plies, [action.notation])


def snapshot(state: State) -> str:
    """All that a state is, as text: what everybody and nobody may know, what is legal, what may come up."""
    seats = [None, *range(len(state.returns()))]
    legal = [action.notation for action in state.legal_actions()]
    chances = state.chance_outcomes() if state.current_player() == CHANCE else []
    return canonical(
        [
            [state.observation(seat) for seat in seats],
            [state.current_player(), state.phase.name, legal],
            [[action.notation, round(probability, 12)] for action, probability in chances],
        ]
    )


def canonical(value: Any) -> str:
    """JSON values as text that is alike for alike values."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False)


def drive(coroutine: Coroutine[Any, Any, str]) -> str:
    """Runs a coroutine that only ever lets others in; needs no event loop, so it works in Pyodide."""
    while True:
        try:
            coroutine.send(None)
        except StopIteration as done:
            result: str = done.value
            return result


def ask(boundary: Boundary, name: str, **argument: Any) -> dict[str, Any]:
    """Calls a function of the boundary as the page does, and decodes its answer."""
    answered: dict[str, Any] = json.loads(drive(boundary.call(name, json.dumps(argument))))
    return answered
