"""The recorded matches of Traders of the Air that are wished for: python -m tests.records.traders.find"""

from __future__ import annotations

from engine.core.table import Table
from tests.records.finding import GREEDY, Holds, Wish, both, ended, main, outcome_of, tells, told

EVEN: dict[str, float] = {}
IDLE = {"done": 30}
EMPTIER = {"skip": 30, "buy": 8, "done": 2}
SELLER = {"sell": 20, "buy": 5, "done": 0.3}
COLLECTOR = {"buy": 8, "setup": 0.4, "sell": 8, "replenish": 4}
HOARDER = {"buy": 10, "setup": 0.05, "sell": 0.05}
FLYER = {"move": 5, "buy": 3}

B = {"board": "b"}
BOTH = {"board": "b", "guilds": "chosen", "compass": "on"}


def has_tie_break(table: Table) -> bool:
    """Whether contracts decide between equal points (TA-26)."""
    outcome = outcome_of(table)
    best = max(score.total for score in outcome.scores)
    return len(outcome.winners) < sum(score.total == best for score in outcome.scores)


def most_colours_sold(table: Table) -> int:
    """The most colours that were sold in one action."""
    sales = [event[3:] for events in table.events for event in events if event[0] == "sale"]
    return max((len({kind // 3 for kind in sale}) for sale in sales), default=0)


def asked_to_lose(table: Table) -> int:
    """How often a player chose what he lost by another's sale."""
    return sum(state.phase.name == "loss" for state in table.states)


def reversed_winds(table: Table) -> bool:
    return table.state.observation(None)["compass"] == 1


def guild_of(*names: str) -> Holds:
    """Whether each of these guilds was in the match."""

    def holds(table: Table) -> bool:
        taken = {
            a.arguments[-1]
            for a in table.actions
            if a.verb == "guild" or a.arguments[:1] == ("guild",)
        }
        return taken >= set(names)

    return holds


def sells_a_single(table: Table) -> bool:
    """Whether a sale held a colour once."""
    sales = [event[3:] for events in table.events for event in events if event[0] == "sale"]
    colours = [[kind // 3 for kind in sale] for sale in sales]
    return any(row.count(colour) == 1 for row in colours for colour in row)


WISHES = (
    *(
        Wish(
            f"board_{board}_{n}",
            f"the last supply is taken, board {board.upper()} (TA-21)",
            n,
            EVEN,
            ended("last_supply"),
            {"board": board},
        )
        for board in "ab"
        for n in (2, 3, 4)
    ),
    *(
        Wish(
            f"nobody_trades_{n}",
            "for three rounds nobody trades (TA-30)",
            n,
            IDLE,
            ended("nobody_trades", None),
        )
        for n in (2, 3, 4)
    ),
    Wish(
        "nobody_trades_late",
        "nobody trades any more after many purchases (TA-30)",
        2,
        EVEN,
        both(ended("nobody_trades"), lambda t: told(t, "buy") > 9),
    ),
    Wish("greedy_2", "greedy bots against each other", 2, GREEDY, lambda table: True),
    Wish("greedy_4", "greedy bots against each other, board B", 4, GREEDY, lambda table: True, B),
    Wish(
        "guilds_chosen_3",
        "guilds chosen in turn (TA-29)",
        3,
        EVEN,
        both(ended("last_supply"), tells("guild")),
        {"guilds": "chosen"},
    ),
    Wish(
        "guilds_generic_chosen",
        "somebody chooses a generic guild (TA-29)",
        4,
        EVEN,
        guild_of("generic"),
        {"guilds": "chosen"},
    ),
    Wish(
        "guilds_random_4",
        "guilds drawn at random (TA-29)",
        4,
        EVEN,
        ended("last_supply"),
        {"guilds": "random"},
    ),
    Wish(
        "outfitters",
        "a replenishment without payment (TA-4, TA-29)",
        3,
        EMPTIER,
        lambda t: any(
            e[0] in ("replenish", "forced") and e[2] == 0 for events in t.events for e in events
        ),
        {"guilds": "random"},
    ),
    Wish(
        "pathfinders_envoys",
        "special guilds of board B, reversed winds",
        4,
        EVEN,
        both(guild_of("pathfinders"), reversed_winds),
        {"board": "b", "guilds": "random", "compass": "on"},
    ),
    Wish(
        "insured",
        "an insured trader loses nothing (TA-15, TA-29)",
        3,
        SELLER,
        tells("insured"),
        {"guilds": "random"},
    ),
    Wish(
        "kept_contract",
        "a sale that keeps its contract (TA-14, TA-29)",
        2,
        SELLER,
        tells("kept_contract"),
        {"guilds": "random"},
    ),
    Wish(
        "pedlars",
        "a sale with a single 1 of another colour (TA-29)",
        2,
        SELLER,
        sells_a_single,
        {"guilds": "random"},
    ),
    Wish(
        "compass_normal",
        "the compass leaves the winds alone (TA-19)",
        3,
        EVEN,
        lambda t: not reversed_winds(t),
        {"compass": "on"},
    ),
    Wish(
        "compass_reversed",
        "the compass reverses all winds (TA-19)",
        2,
        EVEN,
        reversed_winds,
        {"compass": "on"},
    ),
    Wish("all_options", "board B, chosen guilds, compass", 4, EVEN, ended("last_supply"), BOTH),
    Wish("shared_2", "two share the victory (TA-26)", 2, EVEN, ended("last_supply", 2)),
    Wish("shared_4", "two of four share the victory (TA-26)", 4, EVEN, ended("last_supply", 2)),
    Wish("tie_break", "contracts decide between equal points (TA-26)", 3, EVEN, has_tie_break),
    Wish(
        "losses",
        "two losses that their owners choose (TA-15)",
        3,
        COLLECTOR,
        lambda t: asked_to_lose(t) > 1,
    ),
    Wish(
        "two_colours",
        "a sale of two colours (TA-14)",
        3,
        SELLER,
        lambda t: most_colours_sold(t) > 1,
    ),
    Wish(
        "taxes",
        "surplus dollars and goods are given up (TA-17)",
        3,
        HOARDER,
        tells("taxed", "discard"),
    ),
    Wish(
        "forced",
        "all warehouses are empty: replenishing is compulsory (TA-4)",
        4,
        EMPTIER,
        tells("forced"),
    ),
    Wish(
        "against",
        "a flight against the wind (TA-18)",
        2,
        FLYER,
        lambda t: any(e[0] == "fly" and e[4] for events in t.events for e in events),
    ),
    Wish(
        "supply_runs_out",
        "the supply is used up while spaces are empty (TA-7)",
        4,
        EMPTIER,
        lambda t: not any(t.state.observation(None)["supply"]),
    ),
)


if __name__ == "__main__":
    main("traders", WISHES)
