"""Whole matches, held at every ply against a second reading of the rules (referee.py)."""

from __future__ import annotations

from copy import deepcopy
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING

import pytest

from engine.core.game import CHANCE, TERMINAL
from engine.games.titans.game import TradingTitans
from engine.games.titans.rules import moved
from tests.games.titans.positions import COLOURS, KINDS, TRACK, Match
from tests.games.titans.referee import PRICES, Referee, walk

if TYPE_CHECKING:
    from engine.games.titans.state import TitansState

LIKES = {
    "even": {},
    "spends": {"buy": 30, "play": 3, "done": 0.2},
    "taxes": {"buy": 8, "tax": 30, "done": 0.5},
    "mirages": {"cover": 20, "aside": 8},
    "sells": {"sell": 20, "tax": 5},
}
"""How much likelier a way of playing makes an action whose notation holds a word."""


def choose(notations: list[str], liking: dict[str, float], rng: Random) -> str:
    weights = [1.0] * len(notations)
    for word, factor in liking.items():
        weights = [w * factor if word in n else w for w, n in zip(weights, notations, strict=True)]
    return rng.choices(notations, weights)[0]


def assert_alike(state: TitansState, referee: Referee) -> None:
    assert state.scores == referee.scores
    assert [dict(zip(COLOURS, goods, strict=True)) for goods in state.goods] == referee.goods
    for colour, row in zip(COLOURS, state.rows, strict=True):
        assert [TRACK[stop] for stop in reversed(row)] == referee.roads[colour]
    places = zip(state.display, state.covers, strict=True)
    shown = [[KINDS[k]] if c < 0 else [KINDS[k], KINDS[c]] for k, c in places]
    assert shown == referee.display
    for mine, theirs in ((state.hands, referee.hands), (state.aside, referee.aside)):
        assert [sorted(KINDS[k] for k in cards) for cards in mine] == [sorted(c) for c in theirs]
    assert state.pack == [referee.pack.count(kind) for kind in KINDS]
    if state.is_terminal():
        assert referee.question == "over"
        return
    assert (state.year, state.seat) == (referee.year, referee.seat)
    assert state.current_player() in (referee.seat, CHANCE)
    assert {action.notation for action in state.legal_actions()} == referee.legal()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("style", LIKES)
def test_every_ply_of_a_match_is_as_the_second_reading_says(players: int, style: str) -> None:
    for number in range(6):
        rng = Random(f"{style}:{players}:{number}")
        game = TradingTitans(players)
        state, referee = game.new_initial_state(), Referee(players)
        assert_alike(state, referee)
        while not state.is_terminal():
            assert len(state.display) <= state.year_length
            if state.current_player() == CHANCE:
                outcomes = state.chance_outcomes()
                size = len(referee.pack)
                assert {(a.notation, round(p * size)) for a, p in outcomes} == {
                    (f"draw {card}", referee.pack.count(card)) for card in referee.pack
                }
                action = rng.choices([a for a, _ in outcomes], [p for _, p in outcomes])[0]
            else:
                notations = [a.notation for a in state.legal_actions()]
                action = game.actions.parse(choose(notations, LIKES[style], rng))
            state.apply_action(action)
            referee.apply(action.notation)
            assert_alike(state, referee)
        assert state.current_player() == TERMINAL
        best = max(referee.scores)
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.winners == tuple(s for s in range(players) if referee.scores[s] == best)


def reachable_rows() -> set[tuple[int, ...]]:
    """Every row that purchases, sales and caravans can lead to (and some more)."""
    rows = {tuple(PRICES[i : i + n]) for n in range(1, 13) for i in range(len(PRICES) - n + 1)}
    fresh = rows
    while fresh:
        after = {tuple(walk(list(row), total)) for row in fresh for total in range(-6, 7)}
        after |= {row[1:] for row in fresh if len(row) > 1}
        fresh, rows = after - rows, rows | after
    return rows


def test_tt_15_agrees_with_walking_step_by_step() -> None:
    for row in reachable_rows():
        stops = [PRICES.index(price) for price in reversed(row)]
        for total in range(-6, 7):
            after = [PRICES[stop] for stop in reversed(moved(stops, total))]
            assert after == walk(list(row), total), (row, total)


def test_tt_15_no_gap_ever_opens() -> None:
    """So TT-6 is always clear: next to the front amphora there is one free space, or Palmyra."""
    for row in reachable_rows():
        stops = [PRICES.index(price) for price in row]
        for near, far in pairwise(stops):
            assert far - near == 1 or near == far in (0, len(PRICES) - 1)


def test_tt_21_agrees_with_trying_every_set_of_sales() -> None:
    """Debts of all sizes with all sorts of goods, every way through the trade."""
    rng = Random("debts")
    kinds = {"refused": 0, "hopeless": 0}
    for _ in range(400):
        fronts = {colour: rng.choice([2, 3, 4, 5, 6, 8, 12, 24, 30]) for colour in COLOURS}
        goods = {colour: rng.choice([0, 0, 1, 2, 3]) for colour in COLOURS}
        score = -rng.choice([1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 15, 20, 40, 60])
        match = Match(players=2, scores=[score, 50], goods=[goods, {}], fronts=fronts)
        referee = Referee(2)
        referee.turns, referee.scores, referee.goods = (
            100,
            match.scores,
            [goods, dict.fromkeys(COLOURS, 0)],
        )
        referee.roads = {colour: match.road(colour) for colour in COLOURS}
        referee.begin_turn(0)
        goal = referee.must_reach
        sales = {one for one in referee.legal() if one.startswith("sell")}
        kinds["refused"] += len(sales) < sum(1 for count in goods.values() if count)
        kinds["hopeless"] += goal is not None and goal < 0 and len(sales) > 1
        assert match.state.debt_goal == goal
        follow(match.state, referee)
    assert min(kinds.values()) > 20, kinds


def follow(state: TitansState, referee: Referee) -> None:
    """Every way from here to the end of the trade."""
    assert state.scores == referee.scores
    if referee.question != "trade":
        assert state.phase.name == "card"
        return
    legal = referee.legal()
    assert {action.notation for action in state.legal_actions()} == legal
    for action in state.legal_actions():
        new_state, new_referee = state.clone(), deepcopy(referee)
        new_state.apply_action(action)
        new_referee.apply(action.notation)
        follow(new_state, new_referee)
