"""The end of a trading year: rulings TT-15 to TT-20, each position worked out by hand.

A row is written from Palmyra outwards. The stops are 2 3 4 5 6 8 10 12 14 16 18 20 22 24 26 28 30.
"""

from __future__ import annotations

from collections import Counter

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
    """Seat 0 of two is to play the seventh card onto `display`; red and yellow taxes pad it to six."""
    pads = iter(["red_tax", "red_tax", "yellow_tax", "yellow_tax", "green_tax", "green_tax"])
    full = [*display, *(next(pads) for _ in range(6 - len(display)))]
    hand = hand or ["green_contract", "green_contract", "green_contract", "green_contract"]
    settings: dict[str, object] = {"players": 2, "phase": "card", "hands": {0: hand}, "display": full}
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
        ["red_caravan_p3", "yellow_caravan_m2", "yellow_caravan_m1", "green_caravan_p1", "green_caravan_m1"],
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
    match = closing(["red_caravan_p1"], ["red_caravan_p2"], goods=[{"red": 8}, {}], roads={"red": [8, 10, 12, 14]})
    match.pick("card:red_caravan_p2")
    assert match.road("red")[0] == 14


def test_tt_18_the_closer_draws_before_the_goods_move() -> None:
    match = closing(["red_caravan_p2", "yellow_contract"], goods=[{"yellow": 1}, {}], fronts={"red": 8})
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


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tt_18_a_year_starts_with_everything_but_the_hands_in_the_pack(players: int) -> None:
    match = at_the_end_of_a_year(players)
    for _ in range(players):
        match.pick("button:done")
    assert match.phase == "trade"
    assert match.year == 2
    assert match.display == []
    assert match.pack_size == 42 - 5 * players
    held = Counter(card for seat in range(players) for card in match.hand(seat))
    held.update({kind: count for kind, count in zip(COPIES, match.state.pack, strict=True) if count})
    assert held == Counter(COPIES)


def test_tt_18_covered_cards_and_mirages_stay_to_the_end_of_the_year_and_come_back() -> None:
    match = closing([("red_caravan_p3", "red_mirage"), ("yellow_contract", "yellow_mirage")])
    match.pick("card:green_contract")
    assert match.phase == "exchange"
    assert match.display[:2] == [("red_caravan_p3", "red_mirage"), ("yellow_contract", "yellow_mirage")]
    match.pick("button:done")
    match.pick("button:done")
    assert match.display == []
    assert match.pack_size == 32
    packed = dict(zip(COPIES, match.state.pack, strict=True))
    assert packed["red_caravan_p3"] == 1


# --- TT-19 and TT-20: the exchange and who goes on -------------------------------------------------

YEAR_OF = {
    2: ["red_contract", "red_contract", "yellow_contract", "yellow_contract", "green_contract", "green_contract"],
    3: [
        *("red_contract", "red_contract", "red_contract"),
        *("yellow_contract", "yellow_contract", "yellow_contract"),
        *("green_contract", "green_contract", "green_contract"),
    ],
    4: [
        *("red_contract", "red_contract", "red_contract", "red_contract"),
        *("yellow_contract", "yellow_contract", "yellow_contract", "yellow_contract"),
        *("green_contract", "green_contract", "green_contract", "green_contract"),
    ],
}
"""A display that is one short of a year."""


def at_the_end_of_a_year(players: int, closer: int = 0, **given: object) -> Match:
    """`closer` has just closed a year and drawn."""
    settings: dict[str, object] = {
        "players": players,
        "seat": closer,
        "phase": "card",
        "display": YEAR_OF[players],
        "hands": {closer: ["green_caravan_p1", "green_caravan_p2", "green_caravan_p3"]},
    }
    match = Match(**{**settings, **given})  # type: ignore[arg-type]
    match.pick("card:green_caravan_p1")
    return match


@pytest.mark.parametrize(
    ("players", "closer", "order"),
    [
        (2, 0, [1, 0]),
        (2, 1, [0, 1]),
        (3, 1, [2, 0, 1]),
        (3, 2, [0, 1, 2]),
        (4, 0, [1, 2, 3, 0]),
        (4, 2, [3, 0, 1, 2]),
    ],
)
def test_tt_19_each_player_exchanges_once_from_the_next_starter(
    players: int, closer: int, order: list[int]
) -> None:
    match = at_the_end_of_a_year(players, closer)
    for seat in order:
        assert (match.seat, match.phase) == (seat, "exchange")
        match.pick("button:done")
    assert (match.seat, match.phase, match.year) == (order[0], "trade", 2)


def test_tt_19_lay_aside_then_draw_as_many() -> None:
    hands = {
        0: ["green_caravan_p1", "green_caravan_p2", "green_caravan_p3"],
        1: ["yellow_caravan_m3", "yellow_caravan_m2", "yellow_tax", "yellow_tax", "yellow_mirage"],
    }
    match = at_the_end_of_a_year(2, hands=hands)
    assert match.seat == 1
    pack = match.pack_size
    match.pick("card:yellow_tax")
    match.pick("card:yellow_caravan_m3")
    assert match.aside(1) == ["yellow_caravan_m3", "yellow_tax"]
    assert match.pack_size == pack
    match.pick("button:done", stop_at_chance=True)
    assert "yellow_caravan_m3" not in match.drawable()
    match.draw("green_mirage")
    match.draw("red_mirage")
    assert match.hand(1) == sorted(
        ["yellow_caravan_m2", "yellow_tax", "yellow_mirage", "green_mirage", "red_mirage"]
    )
    assert match.pack_size == pack - 2
    assert match.seat == 0


def test_tt_19_what_one_lays_aside_is_not_drawn_by_the_next() -> None:
    hands = {
        0: ["green_caravan_p1", "green_caravan_p2", "green_caravan_p3"],
        1: ["yellow_caravan_m3", "yellow_caravan_m2", "yellow_tax", "yellow_tax", "yellow_mirage"],
    }
    match = at_the_end_of_a_year(2, hands=hands)
    match.pick("card:yellow_caravan_m3")
    match.pick("button:done")
    match.pick("card:green_caravan_p2")
    match.pick("button:done", stop_at_chance=True)
    assert not match.drawable() & {"yellow_caravan_m3", "green_caravan_p2"}
    match.let_chance_act()
    assert match.year == 2
    packed = dict(zip(COPIES, match.state.pack, strict=True))
    assert packed["yellow_caravan_m3"] == 1
    assert packed["green_caravan_p2"] == 1


def test_tt_19_from_none_to_all_five_cards() -> None:
    match = at_the_end_of_a_year(2)
    hand = match.hand(1)
    for card in hand[:4]:
        match.pick(f"card:{card}")
    assert match.offers == {f"card:{hand[4]}", "button:done"}
    match.pick(f"card:{hand[4]}")
    if match.seat == 1 and match.phase == "exchange":
        match.pick("button:done")
    assert match.seat == 0
    assert len(match.hand(1)) == 5
    assert match.pack_size == 42 - 10 - 7 - 5


THIN = [
    ("red_contract", "red_mirage"),
    ("red_contract", "red_mirage"),
    ("yellow_contract", "yellow_mirage"),
    ("yellow_contract", "yellow_mirage"),
    ("green_contract", "green_mirage"),
    ("green_contract", "green_mirage"),
    "red_contract",
    "red_contract",
    "yellow_contract",
    "yellow_contract",
    "green_contract",
    "green_contract",
]
"""Four players, twelve spaces and all six mirages: when the year is closed the pack holds three cards."""

THIN_HANDS = {
    0: ["red_caravan_m3", "red_caravan_m2", "red_caravan_m1", "red_caravan_p1", "red_caravan_p2"],
    1: ["yellow_caravan_m3", "yellow_caravan_m2", "yellow_caravan_m1", "yellow_caravan_p1", "yellow_caravan_p2"],
    2: ["green_caravan_m3", "green_caravan_m2", "green_caravan_m1", "green_caravan_p1", "green_caravan_p2"],
    3: ["red_caravan_p3", "yellow_caravan_p3", "green_caravan_p3", "red_tax", "red_tax"],
}
"""That leaves two yellow and two green taxes in the pack."""


def thin() -> Match:
    """Seat 3 closes the year, so seat 0 exchanges first, with three cards in the pack."""
    match = Match(players=4, seat=3, phase="card", display=THIN, hands=THIN_HANDS)
    assert match.pack_size == 4
    match.pick("card:red_caravan_p3", draws=["yellow_tax"])
    assert (match.seat, match.phase) == (0, "exchange")
    assert match.pack_size == 3
    return match


def lay_all_aside(match: Match) -> None:
    """The player in turn lays five cards aside and is about to draw."""
    seat = match.seat
    for card in THIN_HANDS[seat]:
        match.pick(f"card:{card}", stop_at_chance=True)
    if match.seat == seat:
        match.pick("button:done", stop_at_chance=True)
    assert match.seat == CHANCE


def test_tt_19_the_pack_runs_out_in_the_middle_of_an_exchange() -> None:
    match = thin()
    lay_all_aside(match)
    assert match.drawable() == {"yellow_tax", "green_tax"}
    match.draw("yellow_tax")
    match.draw("green_tax")
    assert match.drawable() == {"green_tax"}
    match.draw("green_tax")
    # Nineteen cards of the board and five laid aside are the new pack: the others hold fifteen,
    # seat 0 three.
    assert match.pack_size == 42 - 15 - 3
    assert match.drawable() == {
        *("red_contract", "yellow_contract", "green_contract"),
        *("red_mirage", "yellow_mirage", "green_mirage"),
        "red_caravan_p3",
        *THIN_HANDS[0],
    }
    match.draw("red_caravan_m3")  # which seat 0 has just laid aside
    match.draw("red_mirage")
    assert match.hand(0) == sorted(["yellow_tax", "green_tax", "green_tax", "red_caravan_m3", "red_mirage"])
    assert (match.seat, match.phase) == (1, "exchange")
    assert match.pack_size == 22


def test_tt_19_after_an_early_shuffle_the_exchange_goes_on_to_the_last_player() -> None:
    match = thin()
    lay_all_aside(match)
    match.let_chance_act()
    for seat in (1, 2):
        assert (match.seat, match.phase) == (seat, "exchange")
        lay_all_aside(match)
        assert not match.drawable() & set(THIN_HANDS[seat])
        match.let_chance_act()
    assert (match.seat, match.phase) == (3, "exchange")
    assert match.pack_size == 12
    match.pick("button:done")
    assert (match.seat, match.phase, match.year) == (0, "trade", 2)
    assert match.pack_size == 22
    assert match.display == []


def test_tt_19_a_pack_that_is_just_enough_is_not_shuffled_early() -> None:
    match = thin()
    for card in THIN_HANDS[0][:3]:
        match.pick(f"card:{card}")
    match.pick("button:done", stop_at_chance=True)
    for card in ("yellow_tax", "green_tax", "green_tax"):
        match.draw(card)
    assert match.seat == 1
    assert match.pack_size == 0
    assert len(match.display) == 13
    assert match.aside(0) == sorted(THIN_HANDS[0][:3])
    match.pick("card:yellow_caravan_m3")
    match.pick("button:done", stop_at_chance=True)
    assert "yellow_caravan_m3" in match.drawable()  # just laid aside, and shuffled in
    assert "red_caravan_m3" in match.drawable()
    assert match.pack_size == 19 + 3 + 1


def test_tt_19_not_after_the_third_year() -> None:
    match = at_the_end_of_a_year(2, year=3)
    assert match.phase == "final_sale"


@pytest.mark.parametrize("year", [1, 2])
def test_tt_19_after_the_first_and_the_second_year(year: int) -> None:
    match = at_the_end_of_a_year(3, closer=1, year=year)
    assert match.phase == "exchange"
    for _ in range(3):
        match.pick("button:done")
    assert match.year == year + 1


@pytest.mark.parametrize(("players", "closer"), [(2, 0), (2, 1), (3, 0), (3, 2), (4, 1), (4, 3)])
def test_tt_20_the_player_after_the_closer_starts_the_year(players: int, closer: int) -> None:
    match = at_the_end_of_a_year(players, closer)
    for _ in range(players):
        match.pick("button:done")
    assert match.seat == (closer + 1) % players
    assert match.phase == "trade"


@pytest.mark.parametrize(("players", "closer"), [(2, 1), (3, 0), (4, 3)])
def test_tt_20_and_the_final_sale(players: int, closer: int) -> None:
    goods = [{"red": 1, "yellow": 1}] * players
    match = at_the_end_of_a_year(players, closer, year=3, goods=goods)
    assert (match.seat, match.phase) == ((closer + 1) % players, "final_sale")


def test_tt_09_the_limits_do_not_come_back_in_the_second_year() -> None:
    match = at_the_end_of_a_year(2, closer=1)
    match.pick("button:done")
    match.pick("button:done")
    for seat in (0, 1):
        assert match.seat == seat
        match.pick("front:red")
        match.pick("front:red")
        match.play_any_card()
