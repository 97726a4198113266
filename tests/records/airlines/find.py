"""The recorded matches of Airlines that are wished for: python -m tests.records.airlines.find"""

from __future__ import annotations

from engine.core.table import Table
from tests.records.finding import GREEDY, Holds, Wish, both, ended, main, outcome_of, tells, told

EVEN: dict[str, float] = {}
IDLE = {"decline": 100, "lay": 0.01, "found": 0.01, "expand": 3}
SABOTEUR = {"spare": 0.01, "lay 1": 20, "decline": 0.05}
SLOW_FOUNDER = {"found": 0.1, "decline": 0.02}
FLYER = {"decline": 0.01, "with 1": 5, "lay 1": 3}
EXCHANGER = {"exchange": 20, "replace": 20, "decline": 0.1}

ALL_OPTIONS = {"controlled": "on", "bonus": "balanced", "final_round": "on"}


def scorings_in_one_action(table: Table) -> int:
    """The most scoring cards that came up one after the other, with no share between them."""
    best = row = 0
    for action in table.actions:
        if action.verb in ("share", "scoring"):
            row = row + 1 if action.verb == "scoring" else 0
            best = max(best, row)
    return best


def scores_in(phase: str) -> Holds:
    """Whether a scoring card came up there."""

    def holds(table: Table) -> bool:
        plies = zip(table.states, table.actions, strict=False)
        return any(s.phase.name == phase and a.notation == "scoring" for s, a in plies)

    return holds


def plays_on_alone(table: Table) -> bool:
    """Whether somebody's turn began after the last share was gone."""
    return any(
        state.phase.name == "turn" and not seen["pile_size"] and set(seen["display"]) <= {-1}
        for state in table.states
        for seen in (state.observation(None),)
    )


WISHES = (
    *(
        Wish(f"shares_gone_{n}", "the last share is taken (AL-35)", n, FLYER, ended("shares_gone"))
        for n in range(3, 7)
    ),
    Wish(
        "third_scoring",
        "the third scoring card, with the fictitious player (AL-36, AL-37)",
        2,
        EVEN,
        ended("third_scoring"),
    ),
    Wish(
        "third_scoring_options",
        "the same with controlled scoring and the printed bonus",
        2,
        EVEN,
        ended("third_scoring"),
        {"controlled": "on", "bonus": "printed"},
    ),
    Wish(
        "nothing_placeable_2",
        "no airline can place a marker any more (AL-40)",
        2,
        SABOTEUR,
        ended("nothing_placeable"),
    ),
    Wish(
        "nothing_placeable_4",
        "no airline can place a marker any more (AL-40)",
        4,
        SABOTEUR,
        ended("nothing_placeable"),
    ),
    Wish(
        "nothing_placeable_options",
        "the same with all options",
        3,
        SABOTEUR,
        ended("nothing_placeable"),
        ALL_OPTIONS,
    ),
    Wish("nobody_moves_2", "for five rounds nobody moves (AL-40)", 2, IDLE, ended("nobody_moves")),
    Wish(
        "nobody_moves_options",
        "for five rounds nobody moves, with all options",
        5,
        IDLE,
        ended("nobody_moves"),
        ALL_OPTIONS,
    ),
    Wish("options_3", "all options", 3, FLYER, ended("shares_gone"), ALL_OPTIONS),
    Wish("options_4", "all options", 4, FLYER, ended("shares_gone"), ALL_OPTIONS),
    Wish("options_6", "all options", 6, EVEN, ended("shares_gone"), ALL_OPTIONS),
    Wish(
        "final_round",
        "turns after the last share (AL-39)",
        5,
        EVEN,
        both(ended("shares_gone"), plays_on_alone),
        {"final_round": "on"},
    ),
    Wish("greedy_4", "greedy bots against each other", 4, GREEDY, lambda table: True),
    Wish("shared", "two share the victory (AL-38)", 6, EVEN, ended("shares_gone", 2)),
    Wish(
        "shared_2",
        "two share the victory at the third scoring (AL-38)",
        2,
        EVEN,
        ended("third_scoring", 2),
    ),
    Wish(
        "purge",
        "a dormant airline's shares leave the display (AL-21)",
        5,
        SLOW_FOUNDER,
        tells("dormant", "purge"),
    ),
    Wish(
        "dormant",
        "a share of a dormant airline is replaced (AL-19, AL-20)",
        4,
        SLOW_FOUNDER,
        tells("dormant", "replace"),
    ),
    Wish(
        "exchange",
        "five unusable route cards and more are exchanged (AL-16 to AL-18)",
        3,
        EXCHANGER,
        lambda t: told(t, "exchange") > 4,
    ),
    Wish(
        "scoring_blind", "a scoring card is drawn blindly (AL-23)", 3, EVEN, scores_in("blind_draw")
    ),
    Wish("scoring_refill", "a scoring card fills a gap (AL-23)", 3, EVEN, scores_in("refill")),
    Wish(
        "scoring_replacement",
        "a scoring card comes for a dormant airline's share (AL-20, AL-23)",
        4,
        SLOW_FOUNDER,
        scores_in("replacement"),
    ),
    Wish(
        "two_scorings",
        "two scorings in a row (AL-25)",
        4,
        EVEN,
        lambda t: scorings_in_one_action(t) == 2,
    ),
    Wish(
        "three_scorings",
        "three scorings in a row (AL-25)",
        4,
        EVEN,
        lambda t: scorings_in_one_action(t) == 3,
    ),
    Wish(
        "shuffles",
        "the route cards are shuffled twice and more (AL-8)",
        6,
        EVEN,
        lambda t: told(t, "shuffle") > 1,
    ),
    Wish(
        "bonus_decides",
        "the balanced bonus makes the winner (AL-39)",
        4,
        EVEN,
        lambda t: without_bonus(t) != set(outcome_of(t).winners),
        {"bonus": "balanced"},
    ),
)


def without_bonus(table: Table) -> set[int]:
    """Who would have won without the bonus."""
    totals = [score.total - dict(score.breakdown)["bonus"] for score in outcome_of(table).scores]
    return {p for p, total in enumerate(totals) if total == max(totals)}


if __name__ == "__main__":
    main("airlines", WISHES)
