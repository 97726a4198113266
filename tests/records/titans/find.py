"""Searches seeds for the recorded matches of Trading Titans: python -m tests.records.titans.find

For each wish it plays matches from seed 1 on, in the way that the wish names, and keeps the first match
that fulfils it. The files and their index `expected.json` are written beside this one; the same search
finds the same matches.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from engine import bots
from engine.core.game import CHANCE
from engine.core.record import Record, Seat
from engine.core.table import Table
from engine.registry import GAMES, load_game, open_table

FOLDER = Path(__file__).parent
NAMES = ("Ann", "Bea", "Cyrus", "Dido")
LIKES: dict[str, dict[str, float]] = {
    "greedy": {},
    "even": {},
    "spender": {"buy": 30, "done": 0.1, "tax": 5},
    "taxman": {"buy": 12, "tax": 40, "done": 0.3},
    "trader": {"aside": 9, "cover": 9},
    "contractor": {"contract": 30, "mirage": 0.1, "cover": 0.05, "buy": 3},
    "hoarder": {"play": 3, "cover": 0.02, "mirage": 0.02},
}
"""How much likelier a way of playing makes an action whose notation holds a word."""


@dataclass(frozen=True)
class Wish:
    """What a match should show; `holds` looks at the finished table."""

    file: str
    about: str
    players: int
    way: str
    holds: Callable[[Table], bool]


def told(table: Table, name: str) -> int:
    """How often such an event happened."""
    return sum(event[0] == name for events in table.events for event in events)


def ended(reason: str) -> Callable[[Table], bool]:
    def holds(table: Table) -> bool:
        outcome = table.state.outcome()
        return outcome is not None and outcome.reason == reason

    return holds


def lowest(table: Table) -> int:
    """The lowest score that anybody had at the end of a ply."""
    return min(min(state.observation(None)["scores"]) for state in table.states)


def goals(table: Table) -> set[int]:
    """What players in debt had to reach by their sales."""
    found = (state.observation(None)["debt_goal"] for state in table.states)
    return {goal for goal in found if goal is not None}


def has_stack(table: Table) -> bool:
    """Whether two amphorae ever stood on one stop."""
    rows = (row for state in table.states for row in state.observation(None)["rows"])
    return any(len(set(row)) < len(row) for row in rows)


def all_shared(table: Table) -> bool:
    outcome = table.state.outcome()
    return outcome is not None and len(outcome.winners) > 2


WISHES = (
    Wish("most_points_2", "ends with most points", 2, "even", ended("most_points")),
    Wish("most_points_3", "ends with most points", 3, "even", ended("most_points")),
    Wish("most_points_4", "ends with most points", 4, "even", ended("most_points")),
    Wish("greedy_2", "greedy bots against each other", 2, "greedy", ended("most_points")),
    Wish("greedy_3", "greedy bots against each other", 3, "greedy", ended("most_points")),
    Wish("greedy_4", "greedy bots against each other", 4, "greedy", ended("most_points")),
    Wish("shared_2", "two share the victory (TT-24)", 2, "even", ended("shared")),
    Wish("shared_3", "two of three share the victory (TT-24)", 3, "even", ended("shared")),
    Wish("shared_by_three", "three share the victory (TT-24)", 3, "even", all_shared),
    Wish("debt", "a debt that sales settle (TT-21)", 2, "taxman", lambda t: 0 in goals(t)),
    Wish(
        "debt_stays",
        "a debt larger than any sales of a turn (TT-21)",
        4,
        "taxman",
        lambda t: min(goals(t), default=0) < 0,
    ),
    Wish(
        "debt_below_ten",
        "a score of -10 or less (TT-21)",
        3,
        "taxman",
        lambda t: lowest(t) <= -10,
    ),
    Wish(
        "dead_hand",
        "a hand of which nothing can be played (TT-13)",
        4,
        "hoarder",
        lambda t: told(t, "pass") > 0,
    ),
    Wish(
        "pack_runs_out",
        "the pack runs out in the exchange (TT-19)",
        4,
        "trader",
        lambda t: told(t, "shuffle") > 0,
    ),
    Wish(
        "four_contracts",
        "four contracts of a colour pay eight for each amphora",
        3,
        "contractor",
        lambda t: any(e[0] == "contracts" and e[3] == 4 for events in t.events for e in events),
    ),
    Wish("stack", "several amphorae on an end of a road (TT-5, TT-15)", 3, "trader", has_stack),
    Wish("mirages", "five mirages and more (TT-14)", 3, "trader", lambda t: told(t, "cover") > 4),
    Wish(
        "mirage_on_a_tax",
        "a mirage on a tax, without effect (TT-14)",
        2,
        "trader",
        lambda t: any(a.verb == "cover" and a.arguments[0].endswith("tax") for a in t.actions),
    ),
)


def play(wish: Wish, seed: str) -> Table:
    """A whole match in the way of the wish."""
    seats = [Seat(name) for name in NAMES[: wish.players]]
    version = GAMES["titans"].rules_version
    table = Table(load_game("titans", wish.players), Record("titans", version, seats, seed))
    rng = Random(f"{wish.file} {seed}")
    while not table.state.is_terminal():
        if wish.way == "greedy":
            chosen = bots.choose("greedy", table.game, table.state, rng)
        else:
            legal = list(table.state.legal_actions())
            chosen = rng.choices(legal, [weight(a.notation, LIKES[wish.way]) for a in legal])
        table.act(table.plies, [action.notation for action in chosen])
    return table


def weight(notation: str, liking: dict[str, float]) -> float:
    result = 1.0
    for word, factor in liking.items():
        result *= factor if word in notation else 1
    return result


def find(wish: Wish) -> Table:
    """The first match that fulfils the wish."""
    for seed in range(1, 100_000):
        table = play(wish, str(seed))
        if wish.holds(table):
            return table
    raise SystemExit(f"no match is found for: {wish.about}")


def expected(wish: Wish, table: Table) -> dict[str, Any]:
    """What a replay has to come to."""
    outcome = table.state.outcome()
    assert outcome is not None
    return {
        "about": wish.about,
        "plies": table.plies,
        "chance_plies": sum(s.current_player() == CHANCE for s in table.states),
        "reason": outcome.reason,
        "winners": list(outcome.winners),
        "scores": [score.total for score in outcome.scores],
        "breakdown": [dict(score.breakdown) for score in outcome.scores],
    }


def main() -> None:
    """Writes a file for each wish, and the index."""
    index = {}
    for wish in WISHES:
        table = find(wish)
        record = table.record()
        assert open_table(record).state.outcome() == table.state.outcome()
        text = json.dumps(record.to_json(), ensure_ascii=False, indent=1) + "\n"
        (FOLDER / f"{wish.file}.json").write_text(text, encoding="utf-8")
        index[f"{wish.file}.json"] = expected(wish, table)
        print(f"{wish.file}: seed {record.seed}, {table.plies} plies")
    text = json.dumps(index, ensure_ascii=False, indent=1) + "\n"
    (FOLDER / "expected.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
