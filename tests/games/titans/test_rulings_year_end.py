"""The end of a trading year: rulings TT-15 to TT-18, each position worked out by hand.

A row is written from Palmyra outwards. The stops are 2 3 4 5 6 8 10 12 14 16 18 20 22 24 26 28 30.
"""

from __future__ import annotations

import pytest

from tests.games.titans.positions import CHANCE, COPIES, Card, Match

SUMS = {
    -6: ["m3", "m2", "m1"],
    -3: ["m3"],
    -2: ["m2"],
    -1: ["m1"],
    0: ["p2", "m2"],
    1: ["p1"],
    2: ["p1", "p3", "m2"],
    3: ["p3"],
    4: ["p3", "p1"],
    6: ["p1", "p2", "p3"],
}


def closing(display: list[Card], hand: list[str] | None = None, **given: object) -> Match:
    """Seat 0 of two is to play the seventh card onto `display`, which taxes pad to six."""
    pads = iter(["red_tax", "red_tax", "yellow_tax", "yellow_tax", "green_tax", "green_tax"])
    full = [*display, *(next(pads) for _ in range(6 - len(display)))]
    hand = hand or ["green_contract", "green_contract", "green_contract", "green_contract"]
    settings: dict[str, object] = {
        "players": 2,
        "phase": "card",
        "hands": {0: hand},
        "display": full,
    }
    return Match(**{**settings, **given})  # type: ignore[arg-type]


def after_the_year(row: list[int], spaces: int) -> list[int]:
    """Where a red row stands after caravans that add up to `spaces`."""
    match = closing(
        [f"red_caravan_{one}" for one in SUMS[spaces]],
        goods=[{}, {"red": 12 - len(row)}],
        roads={"red": row},
    )
    match.pick("card:green_contract")
    assert match.phase == "exchange"
    return match.road("red")


def test_tt_15_red_caravans_plus_1_plus_3_minus_2_move_the_goods_two_spaces_away() -> None:
    """The printed example: +1 +3 -2 = +2."""
    assert after_the_year([8, 10, 12, 14], 2) == [12, 14, 16, 18]


@pytest.mark.parametrize(
    ("row", "spaces", "after"),
    [
        # Nothing is in the way.
        ([8, 10, 12, 14], 1, [10, 12, 14, 16]),
        ([8, 10, 12, 14], -2, [5, 6, 8, 10]),
        ([6, 8, 10], 0, [6, 8, 10]),
        ([5], 6, [16]),
        ([5], -6, [2]),
        # Palmyra and 30 end the walk and take everybody.
        ([4, 5, 6, 8], -3, [2, 2, 3, 4]),
        ([2, 3, 4, 5], -1, [2, 2, 3, 4]),
        ([3, 4, 5], -6, [2, 2, 2]),
        ([24, 26, 28, 30], 1, [26, 28, 30, 30]),
        ([24, 26, 28, 30], 2, [28, 30, 30, 30]),
        ([14, 16, 18, 20, 22, 24, 26, 28, 30], 3, [20, 22, 24, 26, 28, 30, 30, 30, 30]),
        # A stack stays where it is if it already stands at the end.
        ([2, 2, 2, 3], -1, [2, 2, 2, 2]),
        ([28, 30, 30], 3, [30, 30, 30]),
    ],
)
def test_tt_15_a_row_moves_as_far_as_it_can(row: list[int], spaces: int, after: list[int]) -> None:
    assert after_the_year(row, spaces) == after


@pytest.mark.parametrize(
    ("row", "spaces", "after"),
    [
        # One leaves for 3; the others find it taken.
        ([2, 2, 2], 1, [2, 2, 3]),
        # 3 goes to 5, the first of the stack to 4, the second halts on 3, the third stays.
        ([2, 2, 2, 3], 2, [2, 3, 4, 5]),
        # To 5, 4 and 3; two stay.
        ([2, 2, 2, 2, 2], 3, [2, 2, 3, 4, 5]),
        # Six steps lead to 10; the others halt behind it on 8, 6 and 5.
        ([2, 2, 2, 2], 6, [5, 6, 8, 10]),
        # The second of the stack walks three steps in place of four.
        ([2, 2, 3, 4, 5, 6, 8, 10, 12, 14], 4, [5, 6, 8, 10, 12, 14, 16, 18, 20, 22]),
    ],
)
def test_tt_15_a_stack_on_palmyra_peels_off(row: list[int], spaces: int, after: list[int]) -> None:
    assert after_the_year(row, spaces) == after


@pytest.mark.parametrize(
    ("row", "spaces", "after"),
    [
        ([30, 30, 30], -1, [28, 30, 30]),
        # 28 goes to 24, one of the stack to 26, the next halts on 28, the last stays.
        ([28, 30, 30, 30], -2, [24, 26, 28, 30]),
        # Six steps lead to 18; the others halt behind it on 20, 22 and 24.
        ([30, 30, 30, 30], -6, [18, 20, 22, 24]),
        ([30, 30], -3, [24, 26]),
        ([26, 28, 30, 30, 30, 30], -3, [20, 22, 24, 26, 28, 30]),
    ],
)
def test_tt_15_a_stack_on_30_peels_off(row: list[int], spaces: int, after: list[int]) -> None:
    assert after_the_year(row, spaces) == after


def test_tt_15_each_colour_moves_by_its_own_sum() -> None:
    match = closing(
        [
            "red_caravan_p3",
            "yellow_caravan_m2",
            "yellow_caravan_m1",
            "green_caravan_p1",
            "green_caravan_m1",
        ],
        goods=[{}, {"red": 10, "yellow": 10, "green": 10}],
        roads={"red": [8, 10], "yellow": [10, 12], "green": [12, 14]},
    )
    match.pick("card:green_contract")
    assert match.road("red") == [14, 16]
    assert match.road("yellow") == [5, 6]
    assert match.road("green") == [12, 14]


def test_tt_16_movement_counts_spaces_not_points() -> None:
    assert after_the_year([3], 2) == [5]
    assert after_the_year([5], 2) == [8]
    assert after_the_year([6], 2) == [10]
    assert after_the_year([20], 2) == [24]


def test_three_yellow_contracts_pay_4_and_12() -> None:
    """The printed example: A owns one and gets 4, B owns three and gets 12."""
    match = closing(["yellow_contract"] * 3, goods=[{"yellow": 1}, {"yellow": 3}])
    match.pick("card:green_contract")
    assert match.scores == [54, 62]


@pytest.mark.parametrize(("contracts", "pay"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 8)])
def test_tt_17_contracts_pay_whole_points(contracts: int, pay: int) -> None:
    match = closing(["yellow_contract"] * contracts, goods=[{"yellow": 5, "red": 2}, {"yellow": 2}])
    match.pick("card:green_contract")
    assert match.scores == [50 + 5 * pay, 50 + 2 * pay]
    assert all(type(score) is int for score in match.scores)


def test_tt_17_the_closing_card_counts_as_well() -> None:
    match = closing(["green_contract"], ["green_contract"], goods=[{"green": 1}, {"green": 3}])
    match.pick("card:green_contract")
    assert match.scores == [52, 56]
    match = closing(
        ["red_caravan_p1"],
        ["red_caravan_p2"],
        goods=[{"red": 8}, {}],
        roads={"red": [8, 10, 12, 14]},
    )
    match.pick("card:red_caravan_p2")
    assert match.road("red")[0] == 14


def test_tt_18_the_closer_draws_before_the_goods_move() -> None:
    match = closing(
        ["red_caravan_p2", "yellow_contract"], goods=[{"yellow": 1}, {}], fronts={"red": 8}
    )
    match.pick("card:green_contract", stop_at_chance=True)
    assert match.seat == CHANCE
    assert match.road("red")[0] == 8
    assert match.scores == [50, 50]
    match.let_chance_act()
    assert len(match.hand(0)) == 5
    assert match.road("red")[0] == 12
    assert match.scores == [51, 50]


@pytest.mark.parametrize(("players", "length"), [(2, 7), (3, 10), (4, 13)])
def test_tt_18_a_year_is_seven_ten_or_thirteen_cards(players: int, length: int) -> None:
    match = Match.start(players)
    while match.year == 1 and match.phase != "exchange":
        assert len(match.display) < length
        if match.phase == "trade":
            match.pick("button:done")
        offers = sorted(offer for offer in match.offers if "mirage" not in offer)
        match.pick(offers[0] if offers else sorted(match.offers)[0])
    assert len(match.display) == length


def test_tt_18_covered_cards_and_mirages_stay_to_the_end_of_the_year_and_come_back() -> None:
    match = closing([("red_caravan_p3", "red_mirage"), ("yellow_contract", "yellow_mirage")])
    match.pick("card:green_contract")
    assert match.phase == "exchange"
    assert match.display[:2] == [
        ("red_caravan_p3", "red_mirage"),
        ("yellow_contract", "yellow_mirage"),
    ]
    match.pick("button:done")
    match.pick("button:done")
    assert match.display == []
    assert match.pack_size == 32
    packed = dict(zip(COPIES, match.state.pack, strict=True))
    assert packed["red_caravan_p3"] == 1
