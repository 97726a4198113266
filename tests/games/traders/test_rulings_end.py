"""The safety valve, TA-30: a match in which nobody trades comes to its end."""

from __future__ import annotations

import pytest

from tests.games.traders.positions import TERMINAL, Match

ONE_EMPTY = {"thespian": "- orange_1"}


def passes(match: Match, turns: int) -> None:
    """So many turns in which nothing is done, none of which may end the match."""
    for _ in range(turns):
        match.pass_turn()
        assert match.asked != TERMINAL


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seat", [0, 1])
def test_ta_30_three_turns_each_without_progress(players: int, seat: int) -> None:
    """Counted from any seat, so that it may end in the middle of a round."""
    match = Match(players, seat=seat, stock=ONE_EMPTY)
    passes(match, 3 * players - 1)
    match.pass_turn()
    assert match.outcome.reason == "nobody_trades"


def test_ta_30_it_is_scored_without_the_2_points() -> None:
    match = Match(2, idle=5, sold={0: "blue_1"}, contracts={"revall": {1: 1}})
    match.pass_turn()
    assert [list(dict(score.breakdown).values()) for score in match.outcome.scores] == [
        [0, 2, 0, 0, 0, 0, 5],
        [0, 0, 4, 0, 3, 4, 0],
    ]
    assert match.outcome.winners == (1,)


def test_ta_30_flying_is_no_progress() -> None:
    match = Match(2, idle=5)
    match.play("move thespian", "done")
    assert match.outcome.reason == "nobody_trades"


def test_ta_30_taxes_are_no_progress() -> None:
    match = Match(2, idle=5, money=[5, 0], mats={0: "blue_1 blue_2 blue_3 green_1"})
    match.play("done", "lose blue_1")
    assert match.outcome.reason == "nobody_trades"


@pytest.mark.parametrize(
    "actions",
    [
        ["buy new_copenhagen orange_1", "done"],
        ["setup blue_1", "done"],
        ["sell blue_1", "done"],
        ["move thespian", "move aleborg", "setup blue_1"],
    ],
)
def test_ta_30_buying_setting_up_and_selling_are(actions: list[str]) -> None:
    match = Match(
        2,
        idle=5,
        stock={"new_copenhagen": "orange_1"},
        mats={0: "blue_1 blue_2"},
        contracts={"new_copenhagen": {0: 1}},
    )
    match.play(*actions)
    passes(match, 5)
    match.pass_turn()
    assert match.outcome.reason == "nobody_trades"


def test_ta_30_a_loss_by_a_sale_counts_in_the_turn_of_the_seller() -> None:
    """The count starts anew with the turn after it, whoever has lost something."""
    match = Match(
        2,
        idle=5,
        mats={0: "blue_1 blue_2", 1: "blue_1 blue_3"},
        contracts={"new_copenhagen": {0: 1}},
    )
    match.play("sell blue_1", "lose blue_1", "done")
    passes(match, 5)
    match.pass_turn()
    assert match.asked == TERMINAL


def test_ta_30_replenishing_is_progress() -> None:
    match = Match(2, idle=5, stock=ONE_EMPTY)
    match.play("replenish")
    match.let_chance_act()
    match.play("done")
    passes(match, 5)
    match.pass_turn()
    assert match.asked == TERMINAL


def test_ta_30_forced_replenishing_too() -> None:
    match = Match(2, idle=5, others="empty", supply=30)
    match.let_chance_act()
    match.play("done")
    passes(match, 5)
    match.pass_turn()
    assert match.asked == TERMINAL


def test_ta_30_progress_of_one_player_serves_all() -> None:
    match = Match(3, stock={"new_copenhagen": "orange_1"})
    passes(match, 6)
    match.play("buy new_copenhagen orange_1", "done")
    passes(match, 8)
    match.pass_turn()
    assert match.asked == TERMINAL


def test_ta_30_in_the_last_round_the_round_decides() -> None:
    """The count is full in the middle of it, and after its last turn."""
    match = Match(3, idle=8, supply=5, opener=0, seat=1)
    passes(match, 1)
    match.pass_turn()
    assert match.outcome.reason == "last_supply"


def test_ta_30_the_last_round_may_be_idle() -> None:
    match = Match(2, idle=4, supply=7, seat=0, stock={"thespian": "- orange_1"})
    match.play("replenish")
    match.let_chance_act()
    passes(match, 1)
    match.pass_turn()
    assert match.outcome.reason == "last_supply"
