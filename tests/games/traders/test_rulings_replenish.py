"""Replenishing, and the last supply that ends the match: rulings TA-3 to TA-7, TA-21 and TA-22."""

from __future__ import annotations

import pytest

from tests.games.traders.positions import CHANCE, TERMINAL, Match

LAST_PILE = {("a", 2): 7, ("a", 3): 10, ("a", 4): 12, ("b", 2): 7, ("b", 3): 10, ("b", 4): 12}
THREE_EMPTY = {"thespian": "- orange_1", "calamity": "-", "rigging": "orange_2 -"}


def test_ta_03_all_empty_spaces_or_none() -> None:
    match = Match(stock=THREE_EMPTY)
    assert match.offers == {"replenish", "skip"}
    match.play("replenish")
    assert match.money[0] == 3 - 1
    match.draw("blue_1", "blue_2", "blue_2")
    assert match.empty == []
    assert match.phase == "act"


def test_ta_03_only_right_after_the_income() -> None:
    match = Match(stock={**THREE_EMPTY, "new_copenhagen": "brown_3"})
    match.play("skip")
    assert match.money[0] == 3
    assert match.refused("replenish") == "TA-3"
    match.play("buy new_copenhagen brown_3")
    assert match.refused("replenish") == "TA-3"
    match.play("move thespian")
    assert match.refused("replenish") == "TA-3"
    match.play("done")
    assert match.seat == 1
    assert match.offers == {"replenish", "skip"}, "the next player is asked anew"
    assert match.money[1] == 3, "with his income"


def test_ta_03_nothing_else_before_it_is_decided() -> None:
    match = Match(stock={"calamity": "-"}, mats={0: "orange_1"})
    assert match.refused("move thespian") == "TA-3"
    assert match.refused("setup orange_1") == "TA-3"
    assert match.refused("done") == "TA-3"


def test_ta_03_it_costs_1_however_many_are_filled() -> None:
    for stock in ({"calamity": "-"}, {"calamity": "-", "stockgard": "- -", "nemesis": "- -"}):
        match = Match(stock=stock)
        match.play("replenish")
        match.let_chance_act()
        assert match.empty == []
        assert match.money == [2, 0, 0]


@pytest.mark.parametrize("board", ["a", "b"])
def test_ta_04_an_empty_board_must_be_replenished(board: str) -> None:
    match = Match(board=board, others="empty", supply=40)
    assert match.asked == CHANCE
    assert match.money[0] == 3 - 1
    spaces = {"a": 14, "b": 15}[board]
    for filled in range(spaces):
        assert len(match.empty) == spaces - filled
        match.draw(next(iter(match.outcomes)).removeprefix("draw "))
    assert match.empty == []
    assert (match.asked, match.phase) == (0, "act")


def test_ta_04_one_marker_on_the_board_is_enough_to_decline() -> None:
    match = Match(others="empty", stock={"rigging": "- orange_1"})
    assert match.offers == {"replenish", "skip"}
    assert match.money[0] == 3


def test_ta_04_the_last_marker_taken_forces_the_next_player() -> None:
    match = Match(others="empty", stock={"new_copenhagen": "orange_1"}, supply=40)
    match.play("skip", "buy new_copenhagen orange_1", "done")
    assert (match.seat, match.asked) == (1, CHANCE)
    assert match.money[1] == 3 - 1
    match.let_chance_act()
    assert match.empty == []


def test_ta_04_with_no_supply_nothing_happens_and_nothing_is_paid() -> None:
    match = Match(others="empty", supply=0, opener=0, seat=1)
    assert match.phase == "act"
    assert match.money[1] == 3
    assert match.refused("replenish") == "TA-5"


def test_ta_05_nothing_is_empty() -> None:
    match = Match()
    assert match.phase == "act"
    assert match.money[0] == 3
    assert match.refused("replenish") in ("TA-3", "TA-5")


def test_ta_05_nothing_is_left() -> None:
    match = Match(stock=THREE_EMPTY, supply=0, opener=0, seat=1)
    assert match.phase == "act"
    assert match.refused("replenish") == "TA-5"
    assert match.refused("skip") == "TA-5"


def test_ta_06_by_number_and_from_left_to_right() -> None:
    match = Match(stock={"rigging": "- -", "nemesis": "blue_1 -", "thespian": "- blue_2"})
    match.play("replenish")
    match.draw("orange_1", "orange_2", "orange_3", "brown_1")
    assert match.stock("thespian") == "orange_1 blue_2"
    assert match.stock("nemesis") == "blue_1 orange_2"
    assert match.stock("rigging") == "orange_3 brown_1"


def test_ta_07_the_highest_numbers_stay_empty() -> None:
    match = Match(
        stock={"rigging": "- blue_1", "aleborg": "-", "stockgard": "- -"},
        supply="orange_1 orange_2",
        opener=0,
        seat=1,
    )
    match.play("replenish")
    assert match.money[1] == 2
    match.draw("orange_2")
    assert match.outcomes == {"draw orange_1": 1}
    match.draw("orange_1")
    assert match.phase == "act"
    assert match.stock("aleborg") == "orange_2"
    assert match.stock("stockgard") == "orange_1 -"
    assert match.stock("rigging") == "- blue_1"
    match.play("done")
    assert (match.seat, match.phase) == (2, "act"), "nobody is asked any more"


def test_supplies_are_used_from_left_to_right() -> None:
    """3 players, board A: 11, 10, 10, 10, 10. A supply that is used up is followed by the next."""
    match = Match(supply=42, stock=THREE_EMPTY)
    assert match.piles == [2, 10, 10, 10, 10]
    match.play("replenish")
    match.let_chance_act()
    assert match.piles == [0, 9, 10, 10, 10]


# --- the last supply ----------------------------------------------------------------------------


@pytest.mark.parametrize(("board", "players"), LAST_PILE)
def test_ta_21_the_last_of_the_fourth_supply_does_not_trigger(board: str, players: int) -> None:
    last = LAST_PILE[board, players]
    match = Match(players, board=board, supply=last + 2, stock={"thespian": "- -"})
    match.play("replenish")
    match.let_chance_act()
    assert match.piles == [0, 0, 0, 0, last]
    assert match.points("last_supply") == [0] * players
    for _ in range(players):
        match.pass_turn()
    assert match.asked != TERMINAL


@pytest.mark.parametrize(("board", "players"), LAST_PILE)
def test_ta_21_the_first_of_the_fifth_does(board: str, players: int) -> None:
    last = LAST_PILE[board, players]
    match = Match(players, board=board, supply=last + 1, stock={"thespian": "- -"})
    match.play("replenish")
    match.let_chance_act()
    assert match.piles == [0, 0, 0, 0, last - 1]
    assert match.points("last_supply") == [2, *[0] * (players - 1)]
    for _ in range(players):
        assert match.asked != TERMINAL
        match.pass_turn()
    assert match.outcome.reason == "last_supply"


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_ta_21_the_round_is_played_to_its_last_seat(seat: int) -> None:
    match = Match(4, seat=seat, supply=12, stock={"thespian": "- orange_1"})
    match.play("replenish")
    match.let_chance_act()
    for turn in range(seat, 4):
        assert match.seat == turn
        match.pass_turn()
    assert match.asked == TERMINAL
    assert [dict(score.breakdown)["last_supply"] for score in match.outcome.scores] == [
        2 if player == seat else 0 for player in range(4)
    ]


def test_ta_21_the_opener_in_the_last_seat_still_has_his_turn() -> None:
    match = Match(2, seat=1, supply=7, stock={"thespian": "- -"})
    match.play("replenish")
    match.draw("orange_2", "orange_3")
    assert match.points("last_supply") == [0, 2]
    match.play("move thespian", "buy thespian orange_3")
    assert match.asked == TERMINAL, "with no dollar and nothing to do the turn is over"
    assert match.mat(1) == "orange_3"


def test_ta_21_later_players_may_still_replenish() -> None:
    match = Match(supply=10, stock={"thespian": "- -", "new_copenhagen": "orange_1"})
    match.play("replenish")
    match.let_chance_act()
    match.play("buy new_copenhagen orange_1", "done")
    assert match.offers == {"replenish", "skip"}
    match.play("replenish")
    match.let_chance_act()
    assert match.piles == [0, 0, 0, 0, 7]
    match.pass_turn()
    match.pass_turn()
    assert match.asked == TERMINAL


def test_ta_22_only_the_first_player_to_do_so_gets_the_2_points() -> None:
    match = Match(seat=1, supply=10, stock={"thespian": "- -", "new_copenhagen": "orange_1"})
    match.play("replenish")
    match.let_chance_act()
    match.play("buy new_copenhagen orange_1", "done", "replenish")
    match.let_chance_act()
    match.play("done")
    assert [dict(score.breakdown)["last_supply"] for score in match.outcome.scores] == [0, 2, 0]


def test_ta_22_a_forced_replenishment_counts_as_well() -> None:
    match = Match(seat=1, others="empty", supply=20)
    match.let_chance_act()
    assert match.piles == [0, 0, 0, 0, 6]
    assert match.points("last_supply") == [0, 2, 0]
    match.pass_turn()
    match.pass_turn()
    assert match.outcome.reason == "last_supply"
