"""Majorities, purchases, contracts and goods that leave the game: rulings TA-10 to TA-13."""

from __future__ import annotations

import pytest

from tests.games.traders.positions import Match

MAJORITIES = [
    ((0, 0, 0), None),
    ((1, 0, 0), 0),
    ((0, 0, 1), 2),
    ((1, 1, 0), None),
    ((2, 1, 1), 0),
    ((1, 3, 2), 1),
    ((2, 2, 1), None),
    ((2, 3, 0), 1),
    ((1, 4, 4), None),
    ((5, 4, 4), 0),
    ((3, 3, 3), None),
]


def in_revall(counts: tuple[int, ...], goods: str = "orange_1", **more: object) -> Match:
    """Seat 0 of three is in Rev'all, with its 3 dollars."""
    contracts = {"revall": dict(enumerate(counts))}
    return Match(ship="revall", contracts=contracts, stock={"revall": goods}, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(("counts", "holder"), MAJORITIES)
def test_ta_10_a_majority_is_more_than_everybody_else(
    counts: tuple[int, ...], holder: int | None
) -> None:
    assert in_revall(counts).holder("revall") == holder


def test_ta_10_majorities_of_different_cities_are_apart() -> None:
    match = Match(contracts={"revall": {0: 2, 1: 1}, "rigging": {1: 1}})
    assert (match.holder("revall"), match.holder("rigging")) == (0, 1)
    assert match.holder("thespian") is None


@pytest.mark.parametrize(("counts", "holder"), MAJORITIES)
def test_ta_11_who_is_paid(counts: tuple[int, ...], holder: int | None) -> None:
    match = in_revall(counts)
    match.play("buy revall orange_1")
    expected = [3, 0, 0]
    if holder != 0:
        expected[0] -= 1
    if holder in (1, 2):
        expected[holder] += 1
    assert match.money == expected
    assert match.mat(0) == "orange_1"


@pytest.mark.parametrize("counts", [(0, 0, 0), (1, 1, 0), (2, 2, 2)])
def test_ta_11_without_a_majority_the_bank_is_paid(counts: tuple[int, ...]) -> None:
    """Also if the buyer is among those who are level."""
    match = in_revall(counts)
    match.play("buy revall orange_1")
    assert sum(match.money) == 2


def test_ta_11_with_the_majority_no_money_is_needed() -> None:
    """Three flights use up the three dollars."""
    match = Match(
        ship="thespian",
        contracts={"rigging": {0: 2, 1: 1}},
        stock={"rigging": "orange_1 blue_3"},
    )
    match.play("move stockgard", "move revall", "move rigging")
    assert match.money[0] == 0
    assert match.offers_of("buy") == {"rigging orange_1", "rigging blue_3"}
    match.play("buy rigging blue_3")
    assert match.mat(0) == "blue_3"
    assert match.money == [0, 3, 0], "the turn is over: nothing is left to do"


@pytest.mark.parametrize("counts", [{0: 1, 1: 1}, {1: 1}, {}])
def test_ta_11_without_it_a_dollar_is_needed(counts: dict[int, int]) -> None:
    match = Match(
        ship="thespian",
        contracts={"rigging": counts},
        stock={"rigging": "orange_1 blue_3"},
        mats={0: "brown_1"},
    )
    match.play("move stockgard", "move revall", "move rigging")
    assert match.money[0] == 0
    assert match.offers_of("buy") == set()
    assert match.refused("buy rigging orange_1") == "TA-11"


def test_ta_11_one_marker_of_choice() -> None:
    """Board B has three spaces in Rigging; equal markers are one answer."""
    match = Match(board="b", ship="rigging", stock={"rigging": "orange_1 blue_3 orange_1"})
    assert match.offers_of("buy") == {"rigging orange_1", "rigging blue_3"}
    match.play("buy rigging blue_3")
    assert match.stock("rigging") == "orange_1 - orange_1"
    assert match.refused("buy rigging orange_1") == "TA-2"


def test_ta_11_only_what_lies_there() -> None:
    match = in_revall((0, 0, 0), goods="-")
    match.play("skip")
    assert match.offers_of("buy") == set()
    assert match.refused("buy revall orange_1") == "buy"


def test_ta_11_the_majority_of_the_moment_counts() -> None:
    """Level with Ann one pays the bank; a stay later, ahead of her, nobody."""
    match = Match(
        money=[4, 0, 0],
        ship="new_copenhagen",
        contracts={"new_copenhagen": {0: 1, 1: 1}},
        stock={"new_copenhagen": "orange_1"},
        mats={0: "blue_1"},
    )
    match.play("setup blue_1", "move thespian", "move new_copenhagen")
    assert match.money[0] == 4
    match.play("buy new_copenhagen orange_1")
    assert match.money == [4, 0, 0]


# --- contracts ----------------------------------------------------------------------------------


def test_ta_12_mariannes_contracts_in_downington() -> None:
    """Michael has four there and Marianne two: a 2 draws level, the 1 can't be used as well."""
    marianne, michael = 0, 1
    match = Match(
        ship="downington",
        contracts={"downington": {michael: 4, marianne: 2}},
        mats={marianne: "orange_1 brown_2"},
    )
    assert match.holder("downington") == michael
    match.play("setup brown_2")
    assert match.contracts("downington") == [4, 4, 0]
    assert match.holder("downington") is None
    assert match.mat(marianne) == "orange_1"
    assert match.refused("setup orange_1") == "TA-2"
    assert match.money == [3, 0, 0]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_ta_12_as_many_as_the_number_says(number: int) -> None:
    match = in_revall((1, 0, 0), mats={0: f"blue_{number} green_1"})
    match.play(f"setup blue_{number}")
    assert match.contracts("revall") == [1 + number, 0, 0]
    assert match.left(0) == 14 - number
    assert match.mat(0) == "green_1"


@pytest.mark.parametrize(("left", "placed"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_ta_12_or_what_is_left(left: int, placed: int) -> None:
    match = Match(
        ship="revall", contracts={"aleborg": {0: 8}, "nemesis": {0: 7 - left}}, mats={0: "blue_3"}
    )
    match.play("setup blue_3")
    assert match.contracts("revall") == [placed, 0, 0]
    assert match.left(0) == left - placed
    assert match.box == "blue_3"


def test_ta_12_not_without_any_left() -> None:
    match = Match(ship="revall", contracts={"aleborg": {0: 15}}, mats={0: "blue_3"})
    assert match.offers_of("setup") == set()
    assert match.refused("setup blue_3") == "TA-12"


def test_ta_12_contracts_that_come_back_can_be_set_up_again() -> None:
    match = Match(
        ship="stockgard", contracts={"stockgard": {0: 15}}, mats={0: "blue_3 orange_1 orange_1"}
    )
    match.play("sell orange_1", "move revall", "setup blue_3")
    assert match.contracts("stockgard") == [14, 0, 0]
    assert match.contracts("revall") == [1, 0, 0]


def test_ta_12_no_limit_in_a_city() -> None:
    match = in_revall((12, 0, 0), mats={0: "blue_3"})
    match.play("setup blue_3")
    assert match.contracts("revall") == [15, 0, 0]


def test_ta_12_one_of_the_own_markers() -> None:
    match = in_revall((0, 0, 0), mats={0: "orange_1 orange_1 blue_2", 1: "green_3"})
    assert match.offers_of("setup") == {"orange_1", "blue_2"}
    assert match.refused("setup green_3") == "turn"


def test_ta_13_spent_lost_and_taxed_goods_never_come_back() -> None:
    match = Match(
        ship="stockgard",
        contracts={"stockgard": {0: 2}},
        mats={0: "orange_1 orange_1 blue_3 blue_2 blue_1 green_2 green_1", 1: "orange_3"},
        supply="violet_1",
        opener=0,
    )
    match.play("sell orange_1", "sell orange_1", "done")
    assert match.box == "orange_3"
    match.play("move revall", "setup blue_3")
    assert match.box == "blue_3 orange_3"
    match.play("done", "lose green_2")
    assert match.box == "blue_3 green_2 orange_3"
    assert match.supply == "violet_1"
    assert match.sold(0) == "orange_1 orange_1"
