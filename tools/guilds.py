"""How even the special guilds of Traders of the Air are: their win shares among four greedy players.

`python3 tools/guilds.py --matches 800`. Four different guilds, drawn at random, sit at every
table; fair is 25 %. Prints a table for each board as it goes along, so that a long run may be stopped.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from random import Random
from typing import cast

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # to be run as a file too

from engine.__main__ import chooser
from engine.bots import greedy
from engine.core.simulate import play_match
from engine.games.traders.actions import GUILD_IDS
from engine.games.traders.data import BOARDS
from engine.games.traders.state import TradersState
from engine.registry import load_game

PLAYERS = 4
SPECIAL = range(1, len(GUILD_IDS))
TOLD_EVERY = 100
"""Matches of a board between two tables."""


@dataclass(slots=True)
class Line:
    """What a guild has come to on a board."""

    seats: int = 0
    wins: float = 0.0
    points: int = 0

    def __str__(self) -> str:
        share, points = self.wins / self.seats, self.points / self.seats
        error = sqrt(share * (1 - share) / self.seats)
        return f"{share:6.1%} +- {error:4.1%}  {points:5.1f} points, {self.seats} seats"


Tally = dict[int, Line]


def measure(board: str, number: int, seed: str, tally: Tally) -> None:
    """Plays match `number` of a board and counts it in."""
    options = {"board": board, "guilds": "random", "compass": "off"}
    game = load_game("traders", PLAYERS, options)
    rng = Random(f"{seed}:{board}:{number}")
    end, _decisions, _chances = play_match(game, [chooser("greedy") for _ in range(PLAYERS)], rng)
    state, outcome, shares = cast(TradersState, end), end.outcome(), end.returns()
    assert outcome is not None
    for seat, guild in enumerate(state.guilds):
        line = tally[guild.index]
        line.seats += 1
        line.wins += shares[seat]
        line.points += outcome.scores[seat].total


def table(board: str, matches: int, tally: Tally) -> str:
    """The guilds that have played, in columns."""
    rows = [f"{GUILD_IDS[i]:14} {line}" for i, line in tally.items() if line.seats]
    return "\n".join([f"board {board}, {matches} matches", *rows])


def main(arguments: Sequence[str]) -> int:
    """One command line."""
    parser = argparse.ArgumentParser(prog="guilds", description="Win shares of the special guilds.")
    parser.add_argument("--matches", type=int, default=800, help="on each board (default 800)")
    parser.add_argument("--evaluations", type=int, default=500, help="a search (default 500)")
    parser.add_argument("--seed", default="guilds")
    args = parser.parse_args(arguments)
    greedy.NODE_LIMIT = args.evaluations
    tallies = {board: {guild: Line() for guild in SPECIAL} for board, *_rest in BOARDS}
    for number in range(1, args.matches + 1):
        for board, tally in tallies.items():
            measure(board, number, args.seed, tally)
            if number % TOLD_EVERY == 0 or number == args.matches:
                print(table(board, number, tally), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
