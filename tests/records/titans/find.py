"""The recorded matches of Trading Titans that are wished for: python -m tests.records.titans.find"""

from __future__ import annotations

from engine.core.table import Table
from tests.records.finding import GREEDY, Wish, ended, main, outcome_of, told

LIKES: dict[str, dict[str, float]] = {
    "greedy": GREEDY,
    "even": {},
    "spender": {"buy": 30, "done": 0.1, "tax": 5},
    "taxman": {"buy": 12, "tax": 40, "done": 0.3},
    "trader": {"aside": 9, "cover": 9},
    "contractor": {"contract": 30, "mirage": 0.1, "cover": 0.05, "buy": 3},
    "hoarder": {"play": 3, "cover": 0.02, "mirage": 0.02},
}
"""How much likelier a way of playing makes an action whose notation holds a word."""


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
    return len(outcome_of(table).winners) > 2


WISHES = (
    Wish("most_points_2", "ends with most points", 2, LIKES["even"], ended("most_points")),
    Wish("most_points_3", "ends with most points", 3, LIKES["even"], ended("most_points")),
    Wish("most_points_4", "ends with most points", 4, LIKES["even"], ended("most_points")),
    Wish("greedy_2", "greedy bots against each other", 2, LIKES["greedy"], ended("most_points")),
    Wish("greedy_3", "greedy bots against each other", 3, LIKES["greedy"], ended("most_points")),
    Wish("greedy_4", "greedy bots against each other", 4, LIKES["greedy"], ended("most_points")),
    Wish("shared_2", "two share the victory (TT-24)", 2, LIKES["even"], ended("shared")),
    Wish("shared_3", "two of three share the victory (TT-24)", 3, LIKES["even"], ended("shared")),
    Wish("shared_by_three", "three share the victory (TT-24)", 3, LIKES["even"], all_shared),
    Wish("debt", "a debt that sales settle (TT-21)", 2, LIKES["taxman"], lambda t: 0 in goals(t)),
    Wish(
        "debt_stays",
        "a debt larger than any sales of a turn (TT-21)",
        4,
        LIKES["taxman"],
        lambda t: min(goals(t), default=0) < 0,
    ),
    Wish(
        "debt_below_ten",
        "a score of -10 or less (TT-21)",
        3,
        LIKES["taxman"],
        lambda t: lowest(t) <= -10,
    ),
    Wish(
        "dead_hand",
        "a hand of which nothing can be played (TT-13)",
        4,
        LIKES["hoarder"],
        lambda t: told(t, "pass") > 0,
    ),
    Wish(
        "pack_runs_out",
        "the pack runs out in the exchange (TT-19)",
        4,
        LIKES["trader"],
        lambda t: told(t, "shuffle") > 0,
    ),
    Wish(
        "four_contracts",
        "four contracts of a colour pay eight for each amphora",
        3,
        LIKES["contractor"],
        lambda t: any(e[0] == "contracts" and e[3] == 4 for events in t.events for e in events),
    ),
    Wish(
        "stack", "several amphorae on an end of a road (TT-5, TT-15)", 3, LIKES["trader"], has_stack
    ),
    Wish(
        "mirages",
        "five mirages and more (TT-14)",
        3,
        LIKES["trader"],
        lambda t: told(t, "cover") > 4,
    ),
    Wish(
        "mirage_on_a_tax",
        "a mirage on a tax, without effect (TT-14)",
        2,
        LIKES["trader"],
        lambda t: any(a.verb == "cover" and a.arguments[0].endswith("tax") for a in t.actions),
    ),
)


if __name__ == "__main__":
    main("titans", WISHES)
