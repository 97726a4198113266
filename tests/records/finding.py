"""The search for recorded matches, whatever the game: `<game>/find.py` says what is wished for.

For each wish matches are played from seed 1 on, in the way that the wish names, and the first that
fulfils it is kept. The same search finds the same matches, those of greedy bots as long as these play alike.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from engine import bots
from engine.core.game import CHANCE, Outcome
from engine.core.record import Record, Seat
from engine.core.table import Table
from engine.registry import GAMES, load_game, open_table

NAMES = ("Ann", "Bea", "Cyrus", "Dido", "Enno", "Flora")
GREEDY: dict[str, float] = {"greedy": 1}
"""The way of greedy bots; any other way is how much likelier words make an action."""
FOLDER = Path(__file__).parent

Holds = Callable[[Table], bool]


@dataclass(frozen=True)
class Wish:
    """What a match should show; `holds` looks at the finished table.

    `way` says how much likelier an action is made by each word that its notation holds.
    """

    file: str
    about: str
    players: int
    way: dict[str, float]
    holds: Holds
    options: dict[str, str] = field(default_factory=dict)


def outcome_of(table: Table) -> Outcome:
    """How the finished match ended."""
    outcome = table.state.outcome()
    assert outcome is not None
    return outcome


def told(table: Table, name: str) -> int:
    """How often such an event happened."""
    return sum(event[0] == name for events in table.events for event in events)


def tells(*names: str) -> Holds:
    """Whether each of these events happened."""
    return lambda table: all(told(table, name) for name in names)


def ended(reason: str, winners: int | None = None) -> Holds:
    """Whether the match ended so, with so many winners."""

    def holds(table: Table) -> bool:
        outcome = outcome_of(table)
        return outcome.reason == reason and winners in (None, len(outcome.winners))

    return holds


def both(*wishes: Holds) -> Holds:
    """Whether all of it holds."""
    return lambda table: all(holds(table) for holds in wishes)


def play(game: str, wish: Wish, seed: str) -> Table:
    """A whole match in the way of the wish."""
    seats = [Seat(name) for name in NAMES[: wish.players]]
    made = load_game(game, wish.players, wish.options)
    version = GAMES[game].rules_version
    table = Table(made, Record(game, version, seats, seed, dict(made.options)))
    rng = Random(f"{wish.file} {seed}")
    while not table.state.is_terminal():
        if wish.way == GREEDY:
            chosen = bots.choose("greedy", table.game, table.state, rng)
        else:
            legal = list(table.state.legal_actions())
            chosen = rng.choices(legal, [weight(a.notation, wish.way) for a in legal])
        table.act(table.plies, [action.notation for action in chosen])
    return table


def weight(notation: str, liking: dict[str, float]) -> float:
    """How likely the action is made."""
    result = 1.0
    for word, factor in liking.items():
        result *= factor if word in notation else 1
    return result


def find(game: str, wish: Wish) -> Table:
    """The first match that fulfils the wish."""
    for seed in range(1, 100_000):
        table = play(game, wish, str(seed))
        if wish.holds(table):
            return table
    raise SystemExit(f"no match is found for: {wish.about}")


def expected(wish: Wish, table: Table) -> dict[str, Any]:
    """What a replay has to come to."""
    outcome = outcome_of(table)
    return {
        "about": wish.about,
        "plies": table.plies,
        "chance_plies": sum(s.current_player() == CHANCE for s in table.states),
        "reason": outcome.reason,
        "winners": list(outcome.winners),
        "scores": [score.total for score in outcome.scores],
        "breakdown": [dict(score.breakdown) for score in outcome.scores],
    }


def main(game: str, wishes: Sequence[Wish]) -> None:
    """Writes a file for each wish, and the index."""
    index = {}
    for wish in wishes:
        table = find(game, wish)
        record = table.record()
        assert open_table(record).state.outcome() == table.state.outcome()
        text = json.dumps(record.to_json(), ensure_ascii=False, indent=1) + "\n"
        (FOLDER / game / f"{wish.file}.json").write_text(text, encoding="utf-8")
        index[f"{wish.file}.json"] = expected(wish, table)
        print(f"{wish.file}: seed {record.seed}, {table.plies} plies")
    text = json.dumps(index, ensure_ascii=False, indent=1) + "\n"
    (FOLDER / game / "expected.json").write_text(text, encoding="utf-8")
