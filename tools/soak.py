"""Long runs: thousands of matches of every game, played in four ways, checked after every action.

`python3 tools/soak.py` or `python3 build.py soak`. Prints a table and, as the last line, JSON. A match
that fails is printed as a saved match up to that moment, to be looked at, and the run ends with 1.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import islice, product
from pathlib import Path
from random import Random
from time import time
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # to be run as a file too

from engine import bots
from engine.bots import greedy as greedy_bot
from engine.core.game import CHANCE, TERMINAL, Action, Game, State
from engine.core.record import Record, Seat
from engine.registry import GAMES, load_game

WAYS = ("random", "first", "last", "greedy")
BATCH = {"greedy": 4}
"""Matches that are played at a time, if not 50."""
REDEALS = 16
"""Every so many decisions, what is hidden is dealt anew for each player, who must not notice."""
LONGEST = 20_000


@dataclass(frozen=True, slots=True)
class Cell:
    """A row of the table: who plays what."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    way: str

    def __str__(self) -> str:
        options = "".join(f" {key}={value}" for key, value in self.options)
        return f"{self.game} {self.players}{options} {self.way}"


@dataclass(slots=True)
class Figures:
    """What came of the matches of a cell."""

    matches: int = 0
    decisions: int = 0
    chance_plies: int = 0
    longest: int = 0
    most_legal: int = 0
    redeals: int = 0
    seconds: float = 0.0
    outcomes: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)

    def add(self, other: Figures) -> None:
        """Counts other matches of the cell in."""
        for name in ("matches", "decisions", "chance_plies", "redeals", "seconds"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.longest = max(self.longest, other.longest)
        self.most_legal = max(self.most_legal, other.most_legal)
        self.outcomes += other.outcomes
        self.failures += other.failures


class Match:
    """One match that is played and watched."""

    def __init__(self, cell: Cell, seed: str, figures: Figures) -> None:
        self.cell, self.seed, self.figures = cell, seed, figures
        self.game: Game = load_game(cell.game, cell.players, dict(cell.options))
        self.rng = Random(f"{cell} {seed}")
        self.actions: list[Action] = []
        self.chain: list[Action] = []
        self.state = self.game.new_initial_state()

    def play(self) -> None:
        """To the end. Raises AssertionError if something does not hold."""
        state, figures = self.state, self.figures
        state.invariants()
        while state.current_player() != TERMINAL:
            if state.current_player() == CHANCE:
                figures.chance_plies += 1
                action = self.come_up(state)
            else:
                figures.decisions += 1
                action = self.decide(state)
            self.actions.append(action)
            state.apply_action(action)
            state.invariants()
            assert len(self.actions) < LONGEST, "this match does not end"
        figures.matches += 1
        figures.longest = max(figures.longest, len(self.actions))
        check_end(state)
        outcome = state.outcome()
        assert outcome is not None
        figures.outcomes[outcome.reason] += 1

    def come_up(self, state: State) -> Action:
        total = sum(probability for _action, probability in state.chance_outcomes())
        assert abs(total - 1) < 1e-9, f"the probabilities add up to {total}"
        return state.phase.sample(state, self.rng.random())

    def decide(self, state: State) -> Action:
        legal = state.legal_actions()
        assert legal, "nothing is legal"
        assert len(set(legal)) == len(legal), "an action is legal twice"
        assert state.outcome() is None
        self.figures.most_legal = max(self.figures.most_legal, len(legal))
        if self.figures.decisions % REDEALS == 0:
            self.redeal(state)
        if not self.chain or self.chain[0] not in legal:
            self.chain = bots.choose(self.cell.way, self.game, state, self.rng)
        action = self.chain.pop(0)
        assert action in legal, f"{self.cell.way} answers {action}, which is not legal"
        return action

    def redeal(self, state: State) -> None:
        for player in range(self.cell.players):
            other = state.resample_from_infostate(player, self.rng)
            other.invariants()
            assert other.observation(player) == state.observation(player), f"{player} notices"
            assert other.observation(None) == state.observation(None), "the public notices"
            if player == state.current_player():
                assert list(other.legal_actions()) == list(state.legal_actions()), "other moves"
            self.figures.redeals += 1

    def record(self) -> str:
        """The match up to now as a saved match."""
        seats = [Seat(f"Player {seat}") for seat in range(self.cell.players)]
        version = self.game.info.rules_version
        notations = [action.notation for action in self.actions]
        options = dict(self.cell.options)
        record = Record(self.cell.game, version, seats, self.seed, options, "friendly", notations)
        return json.dumps(record.to_json())


def check_end(state: State) -> None:
    """Scores add up, ranks are theirs, the victory is shared out whole."""
    outcome = state.outcome()
    assert outcome is not None
    assert abs(sum(state.returns()) - 1) < 1e-9, f"the shares are {state.returns()}"
    assert outcome.winners, "nobody has won"
    for score in outcome.scores:
        assert score.total == sum(points for _category, points in score.breakdown), "wrong sum"


def batch(cell: Cell, seeds: list[str], end: float) -> Figures:
    """Plays some matches until the time `end`; what fails is kept with its record."""
    figures, start = Figures(), time()
    for seed in seeds:
        if time() >= end:
            break
        match = Match(cell, seed, figures)
        try:
            match.play()
        except Exception as error:  # whatever it is, it is what we look for
            told = f"{cell}, seed {seed}, ply {len(match.actions)}: {type(error).__name__}: {error}"
            figures.failures.append(f"{told}\n{match.record()}")
    figures.seconds = time() - start
    return figures


def cells(only: str | None, ways: Sequence[str] = WAYS, *, plain: bool = False) -> list[Cell]:
    """Every game, number of players, choice of options (`plain`: the first of each) and way to play."""
    found = []
    for info in GAMES.values():
        if only in (None, info.id):
            choices = {o.id: o.choices[:1] if plain else o.choices for o in info.options}
            named = [[(key, value) for value, _label in row] for key, row in choices.items()]
            counts = range(info.min_players, info.max_players + 1)
            for players, options, way in product(counts, product(*named), ways):
                found.append(Cell(info.id, players, tuple(options), way))
    return found


def batches(
    todo: list[Cell], games: int, greedy: int, seed: str
) -> Iterator[tuple[Cell, list[str]]]:
    """The work, cell by cell in turn, so that a time limit cuts all of them alike."""
    left = {cell: iter(range(greedy if cell.way == "greedy" else games)) for cell in todo}
    while left:
        for cell in list(left):
            size = BATCH.get(cell.way, 50)
            seeds = [f"{seed}-{i}" for i in islice(left[cell], size)]
            if seeds:
                yield cell, seeds
            if len(seeds) < size:
                del left[cell]


def limit(evaluations: int) -> None:
    """Lets the greedy bots of this process search less far than they do in the page."""
    greedy_bot.NODE_LIMIT = evaluations


def run(
    work: Iterator[tuple[Cell, list[str]]], seconds: float, jobs: int, evaluations: int
) -> dict[Cell, Figures]:
    """Plays until the work is done or the time is up; with one job in this very process."""
    end = time() + seconds
    results: dict[Cell, Figures] = {}

    def count(cell: Cell, figures: Figures) -> None:
        results.setdefault(cell, Figures()).add(figures)

    if jobs == 1:
        limit(evaluations)
        for cell, seeds in work:
            if time() >= end:
                break
            count(cell, batch(cell, seeds, end))
        return results
    with ProcessPoolExecutor(jobs, initializer=limit, initargs=(evaluations,)) as pool:
        running: dict[Any, Cell] = {}
        for cell, seeds in work:
            if time() >= end:
                break
            running[pool.submit(batch, cell, seeds, end)] = cell
            while len(running) > 2 * jobs:
                for done in wait(running, return_when=FIRST_COMPLETED).done:
                    count(running.pop(done), done.result())
        for done in wait(running).done:
            count(running.pop(done), done.result())
    return results


def table(results: dict[Cell, Figures]) -> str:
    """The figures in columns."""
    head = (
        "who plays what",
        "matches",
        "decisions",
        "chance",
        "longest",
        "legal",
        "redeals",
        "ends",
    )
    rows: list[tuple[str, ...]] = [head]
    for cell, f in sorted(results.items(), key=lambda item: str(item[0])):
        ends = ", ".join(f"{reason} {n}" for reason, n in sorted(f.outcomes.items()))
        figures = (f.matches, f.decisions, f.chance_plies, f.longest, f.most_legal, f.redeals)
        rows.append((str(cell), *(f"{figure:,}" for figure in figures), ends))
    widths = [max(len(row[i]) for row in rows) for i in range(len(head) - 1)]
    lines = []
    for row in rows:
        cells_of_row = [row[0].ljust(widths[0])]
        cells_of_row += [
            text.rjust(width) for text, width in zip(row[1:], widths[1:], strict=False)
        ]
        lines.append("  ".join([*cells_of_row, row[-1]]))
    return "\n".join(lines)


def summary(results: dict[Cell, Figures], seconds: float) -> dict[str, Any]:
    """All figures together, as JSON values."""
    total = Figures()
    for figures in results.values():
        total.add(figures)
    return {
        "cells": len(results),
        "matches": total.matches,
        "decisions": total.decisions,
        "chance_plies": total.chance_plies,
        "redeals": total.redeals,
        "longest": total.longest,
        "outcomes": dict(total.outcomes),
        "failures": len(total.failures),
        "seconds": round(seconds, 1),
    }


def main(arguments: list[str]) -> int:
    """One command line; 1 if any match has failed."""
    parser = argparse.ArgumentParser(
        prog="soak", description="Long runs of matches, checked after every action."
    )
    parser.add_argument("--game", choices=list(GAMES), help="this one alone")
    parser.add_argument("--games", type=int, default=2000, help="matches a row (default 2000)")
    parser.add_argument("--greedy", type=int, help="matches a row of greedy bots (a tenth of it)")
    parser.add_argument(
        "--evaluations",
        type=int,
        default=greedy_bot.NODE_LIMIT,
        help="a search of the greedy bots, which cost most of the time (default: as in the page)",
    )
    parser.add_argument("--ways", nargs="+", choices=WAYS, default=WAYS, help="these ways alone")
    parser.add_argument("--plain", action="store_true", help="without the options")
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after so long")
    parser.add_argument("--seed", default="soak")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    options = parser.parse_args(arguments)
    greedy = max(options.games // 10, 1) if options.greedy is None else options.greedy
    start = time()
    todo = cells(options.game, options.ways, plain=options.plain)
    work = batches(todo, options.games, greedy, options.seed)
    results = run(work, options.seconds, max(options.jobs, 1), options.evaluations)
    print(table(results))
    for figures in results.values():
        for failure in figures.failures[:3]:
            print(f"\nFAILED {failure}")
    told = summary(results, time() - start)
    print(json.dumps(told))
    return 1 if told["failures"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
