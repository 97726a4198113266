"""Whole matches, held at every ply against a second reading of the rules (referee.py)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest

from engine.core.game import CHANCE, TERMINAL
from engine.games.traders.actions import CITY_IDS, GUILD_IDS, KINDS
from engine.games.traders.game import GAME
from tests.games.traders.charts import COLOURS, GOODS, colour
from tests.games.traders.referee import Referee

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.games.traders.state import TradersState

LIKES: dict[str, dict[str, float]] = {
    "even": {},
    "sells": {"sell": 60, "buy": 4, "pair": 12, "setup": 0.4, "skip": 0.3, "done": 0.25},
    "peddles": {"sell": 9, "buy": 3, "pair": 9, "setup": 0.4, "skip": 0.1, "done": 0.2}
    | dict.fromkeys(("guild pedlars", "guild insurers", "guild trusted_house"), 99),
    "builds": {"setup": 12, "buy": 4, "sell": 0.2, "done": 0.4},
    "hoards": {"buy": 20, "setup": 0.3, "sell": 0.1, "done": 0.1},
    "starves": {"buy": 30, "skip": 80, "move": 4, "done": 0.02, "setup": 3},
    "waits": {"done": 300, "replenish": 0.02, "buy": 0.3},
}
"""How much likelier a way of playing makes an action, by verb or as a whole; pair: of a colour owned."""


def choose(notations: list[str], mat: list[str], liking: dict[str, float], rng: Random) -> str:
    owned = {colour(marker) for marker in mat}
    weights = []
    for notation in notations:
        verb, *words = notation.split()
        pairs = verb == "buy" and colour(words[1]) in owned
        likes = liking.get(notation, liking.get(verb, 1.0))
        weights.append(likes * (liking.get("pair", 1.0) if pairs else 1))
    return rng.choices(notations, weights)[0]


def random_options(style: str, rng: Random) -> dict[str, str]:
    guilds = ["chosen"] if style == "peddles" else ["generic", "chosen", "random", "random"]
    return {
        "board": rng.choice("ab"),
        "guilds": rng.choice(guilds),
        "compass": rng.choice(["off", "on"]),
    }


def names(kinds: Iterable[int]) -> list[str]:
    return sorted(KINDS[kind] for kind in kinds)


def spread(counts: list[int]) -> list[str]:
    return sorted(Counter(dict(zip(KINDS, counts, strict=True))).elements())


def assert_alike(state: TradersState, referee: Referee) -> None:
    """Everything that the rules speak of."""
    assert state.money == referee.money
    assert [row[0] - row[1] for row in state.ledgers] == referee.bank_paid
    assert [names(mat) for mat in state.mats] == [sorted(mat) for mat in referee.mats]
    assert [names(row) for row in state.sold] == [sorted(row) for row in referee.sold]
    assert spread(state.supply) == sorted(referee.supply)
    assert spread(state.gone) == sorted(referee.box)
    stock = ["" if kind < 0 else KINDS[kind] for kind in state.stock]
    assert stock == [m for spaces in referee.warehouses.values() for m in spaces]
    for seat in range(state.players):
        counts = {city: referee.count(city, seat) for city in CITY_IDS}
        assert dict(zip(CITY_IDS, state.discs[seat], strict=True)) == counts
        assert state.left[seat] == 15 - referee.on_board(seat)
    assert state.holders == [referee.holder(city) for city in CITY_IDS]
    assert [GUILD_IDS[guild.index] for guild in state.guilds] == referee.guilds
    assert CITY_IDS[state.ship] == referee.ship
    assert (state.turns, state.idle_turns) == (referee.turns, referee.idle)
    if referee.piles:
        assert state.pile_left() == referee.piles
        assert state.breaker == referee.opener
    if state.is_terminal():
        assert referee.question == "over"
        return
    assert (state.seat, state.phase.name) == (referee.seat, referee.question)
    assert names(state.sale) == sorted(referee.sale)
    if referee.is_chance():
        assert state.current_player() == CHANCE
        outcomes = state.chance_outcomes()
        expected = Counter(referee.outcomes())
        size = expected.total()
        assert {action.notation: round(p * size, 6) for action, p in outcomes} == expected
    else:
        assert state.current_player() == referee.asked
        notations = [action.notation for action in state.legal_actions()]
        assert len(notations) == len(set(notations))
        assert set(notations) == referee.legal()


def follow(players: int, options: dict[str, str], style: str, rng: Random) -> Referee:
    """Plays a match to its end, both readings side by side."""
    game = GAME(players, options)
    state, referee = game.new_initial_state(), Referee(players, options)
    assert_alike(state, referee)
    while not state.is_terminal():
        if state.current_player() == CHANCE:
            outcomes = state.chance_outcomes()
            action = rng.choices([a for a, _ in outcomes], [p for _, p in outcomes])[0]
        else:
            notations = [a.notation for a in state.legal_actions()]
            action = game.actions.parse(
                choose(notations, referee.mats[referee.asked], LIKES[style], rng)
            )
        state.apply_action(action)
        referee.apply(action.notation)
        assert_alike(state, referee)
    assert_same_end(state, referee)
    return referee


def assert_same_end(state: TradersState, referee: Referee) -> None:
    """Reason, scores by category, places and winners."""
    assert state.current_player() == TERMINAL
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == referee.reason
    points = referee.points()
    assert [dict(score.breakdown) for score in outcome.scores] == points
    assert [list(dict(score.breakdown)) for score in outcome.scores] == [list(r) for r in points]
    totals = [sum(row.values()) for row in points]
    assert [score.total for score in outcome.scores] == totals
    assert list(outcome.winners) == referee.winners()
    standing = [(totals[seat], referee.on_board(seat)) for seat in range(state.players)]
    assert list(outcome.ranks) == [1 + sum(o > own for o in standing) for own in standing]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("style", LIKES)
def test_every_ply_of_a_match_is_as_the_second_reading_says(players: int, style: str) -> None:
    for match in range(6):
        rng = Random(f"{style}:{players}:{match}")
        referee = follow(players, random_options(style, rng), style, rng)
        lying = [m for spaces in referee.warehouses.values() for m in spaces if m]
        held = [m for markers in (*referee.mats, *referee.sold) for m in markers]
        assert Counter([*referee.supply, *referee.box, *lying, *held]) == GOODS
        assert len({m.split("_")[0] for m in lying + held}) <= len(COLOURS) - (4 - players)
