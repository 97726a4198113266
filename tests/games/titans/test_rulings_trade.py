"""Trading by the rulebook and rulings TT-1 to TT-9 and TT-27, each position worked out by hand.

Names of things: `front:red` buys the red amphora nearest Palmyra, `goods:red` sells a red one.
"""

from __future__ import annotations

import pytest

from tests.games.titans.positions import Match

FRONTS = {"front:red", "front:yellow", "front:green"}
GOODS = {"goods:red", "goods:yellow", "goods:green"}


def rich(**given: object) -> Match:
    """Seat 0 of three to trade, with two of each colour and 50 points; fronts on 8, 12 and 12."""
    settings: dict[str, object] = {
        "players": 3,
        "goods": [{"red": 2, "yellow": 2, "green": 2}, {}, {}],
        "fronts": {"red": 8, "yellow": 12, "green": 12},
    }
    return Match(**{**settings, **given})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("players", "row", "pack"),
    [
        (2, [6, 8, 10, 12, 14, 16, 18, 20, 22, 24], 32),
        (3, [8, 10, 12, 14, 16, 18, 20, 22, 24], 27),
        (4, [10, 12, 14, 16, 18, 20, 22, 24], 22),
    ],
)
def test_set_up(players: int, row: list[int], pack: int) -> None:
    match = Match.start(players)
    assert match.seat == 0
    assert match.year == 1
    for colour in ("red", "yellow", "green"):
        assert match.road(colour) == row
        assert [match.goods(seat, colour) for seat in range(players)] == [1] * players
    assert match.scores == [50] * players
    assert [len(match.hand(seat)) for seat in range(players)] == [5] * players
    assert match.pack_size == pack


def test_buying_at_8_moves_the_marker_back_by_8() -> None:
    match = rich()
    match.pick("front:red")
    assert match.scores[0] == 50 - 8
    assert match.goods(0, "red") == 3
    assert match.road("red")[0] == 10


def test_selling_at_10_moves_the_marker_on_by_10() -> None:
    match = rich()
    match.pick("goods:green")
    assert match.scores[0] == 50 + 10
    assert match.goods(0, "green") == 1
    assert match.road("green")[:2] == [10, 12]


def test_tt_01_trade_then_card_then_refill() -> None:
    match = rich(
        hands={
            0: ["red_contract", "red_caravan_p1", "red_caravan_p2", "green_tax", "green_contract"]
        }
    )
    assert match.phase == "trade"
    match.pick("front:red")
    match.pick("button:done")
    assert match.phase == "card"
    assert not match.offers & (FRONTS | GOODS)
    match.pick("card:red_contract", draws=["yellow_contract"])
    assert match.seat == 1
    assert match.phase == "trade"
    assert match.hand(0) == sorted(
        ["yellow_contract", "red_caravan_p1", "red_caravan_p2", "green_tax", "green_contract"]
    )


def test_tt_02_at_first_everything_is_open() -> None:
    assert rich().offers == FRONTS | GOODS | {"button:done"}


def test_tt_02_one_of_each_colour_bought_and_sold_in_any_mix() -> None:
    match = rich()
    match.pick("front:yellow")
    match.pick("goods:green")
    match.pick("front:red")
    assert match.scores[0] == 50 - 12 + 10 - 8
    assert [match.goods(0, c) for c in ("red", "yellow", "green")] == [3, 3, 1]
    assert match.phase == "card"


def test_tt_02_two_of_a_colour_and_nothing_else() -> None:
    """The printed counter-examples: two red bought, then two yellow or two green sold."""
    match = rich()
    match.pick("front:red")
    match.pick("front:red")
    assert match.phase == "card"
    match = rich()
    match.pick("goods:yellow")
    match.pick("goods:yellow")
    assert match.scores[0] == 50 + 10 + 8
    assert match.phase == "card"


def test_tt_02_two_colours_rule_out_a_second_of_either() -> None:
    match = rich()
    match.pick("front:red")
    assert match.offers == {
        "front:red",
        "front:yellow",
        "front:green",
        "goods:yellow",
        "goods:green",
        "button:done",
    }
    match.pick("goods:yellow")
    assert match.offers == {"front:green", "goods:green", "button:done"}


@pytest.mark.parametrize(
    ("first", "second"), [("front:red", "goods:red"), ("goods:red", "front:red")]
)
def test_tt_02_one_colour_is_not_both_bought_and_sold(first: str, second: str) -> None:
    match = rich()
    match.pick(first)
    assert first in match.offers
    assert second not in match.offers


def test_tt_03_a_sale_may_pay_for_a_purchase() -> None:
    match = rich(scores=[0, 50, 50], fronts={"red": 8, "yellow": 12, "green": 12})
    assert match.offers == GOODS | {"button:done"}
    match.pick("goods:yellow")  # onto 10
    assert match.scores[0] == 10
    assert "front:red" in match.offers
    assert "front:green" not in match.offers  # it costs 12
    match.pick("front:red")
    assert match.scores[0] == 2


def test_tt_04_the_second_purchase_costs_its_own_space() -> None:
    match = rich()
    match.pick("front:red")
    match.pick("front:red")
    assert match.scores[0] == 50 - 8 - 10
    assert match.road("red")[0] == 12
    assert match.goods(0, "red") == 4


def test_tt_04_the_second_purchase_must_be_affordable() -> None:
    match = rich(scores=[17, 50, 50])
    match.pick("front:red")  # 17 - 8 = 9, the next one costs 10
    assert "front:red" not in match.offers


def test_tt_04_the_second_sale_lands_one_space_lower() -> None:
    match = rich()
    match.pick("goods:green")
    match.pick("goods:green")
    assert match.scores[0] == 50 + 10 + 8
    assert match.road("green")[:3] == [8, 10, 12]


def test_tt_04_two_sales_in_front_of_palmyra() -> None:
    match = rich(fronts={"red": 4, "yellow": 12, "green": 3})
    match.pick("goods:red")  # 3
    match.pick("goods:red")  # 2
    assert match.scores[0] == 55
    match = rich(fronts={"red": 4, "yellow": 12, "green": 3})
    match.pick("goods:green")  # 2
    match.pick("goods:green")  # 2 again
    assert match.scores[0] == 54
    assert match.road("green")[:4] == [2, 2, 3, 4]


def test_tt_05_palmyra_holds_several_and_sells_each_for_2() -> None:
    match = rich(fronts={"red": 2, "yellow": 12, "green": 12})
    match.pick("goods:red")
    match.pick("goods:red")
    assert match.scores[0] == 54
    assert match.road("red")[:4] == [2, 2, 2, 3]


def test_tt_05_a_purchase_from_a_stack_on_palmyra_costs_2_each() -> None:
    row = [2, 2, 3, 4, 5, 6, 8, 10, 12, 14]
    match = rich(roads={"red": row}, fronts={"yellow": 12, "green": 12})
    match.pick("front:red")
    match.pick("front:red")
    assert match.scores[0] == 50 - 2 - 2
    assert match.road("red") == row[2:]


def test_tt_05_a_purchase_from_a_stack_on_30_costs_30_each() -> None:
    match = rich(
        goods=[{"red": 2}, {"red": 3}, {"red": 4}],
        roads={"red": [30, 30, 30]},
        fronts={},
        scores=[60, 50, 50],
    )
    match.pick("front:red")
    match.pick("front:red")
    assert match.scores[0] == 0
    assert match.road("red") == [30]


def test_tt_05_without_the_points_no_purchase() -> None:
    match = rich(scores=[7, 50, 50])
    assert not match.offers & FRONTS
    assert match.rule_of("front:red") in ("TT-5", "TT-8")


def test_tt_06_a_sold_amphora_lands_next_to_the_front() -> None:
    """12 -> 10, 6 -> 5, 30 -> 28: the next space in the direction of Palmyra, whatever the step."""
    match = rich(
        goods=[{"red": 2, "yellow": 2, "green": 2}, {"green": 8}, {}],
        fronts={"red": 12, "yellow": 6},
        roads={"green": [30, 30]},
    )
    match.pick("goods:red")
    match.pick("goods:yellow")
    match.pick("goods:green")
    assert match.scores[0] == 50 + 10 + 5 + 28
    assert match.road("red")[0] == 10
    assert match.road("yellow")[0] == 5
    assert match.road("green") == [28, 30, 30]


def test_tt_07_the_last_amphora_is_not_for_sale() -> None:
    match = rich(goods=[{"red": 5, "yellow": 2}, {"red": 6}, {}], roads={"red": [10]})
    assert "front:red" not in match.offers
    assert match.rule_of("front:red") == "TT-7"


def test_tt_07_of_two_only_one_may_be_bought() -> None:
    match = rich(goods=[{"red": 5}, {"red": 5}, {}], roads={"red": [8, 10]})
    assert "front:red" in match.offers
    match.pick("front:red")
    assert match.road("red") == [10]
    assert "front:red" not in match.offers


def test_tt_08_down_to_exactly_zero() -> None:
    match = rich(scores=[8, 50, 50])
    match.pick("front:red")
    assert match.scores[0] == 0
    assert "front:red" not in rich(scores=[7, 50, 50]).offers


# --- TT-9: the first turns of the match -----------------------------------------------------------


def opened(players: int) -> Match:
    """The very start: 1 amphora of each colour and 50 points each."""
    return Match.start(players)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("thing", ["front:red", "goods:green"])
def test_tt_09_seat_1_trades_at_most_one_in_its_first_turn(players: int, thing: str) -> None:
    match = opened(players)
    assert match.offers == FRONTS | GOODS | {"button:done"}
    match.pick(thing)
    assert match.phase == "card"
    assert match.seat == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tt_09_seat_2_trades_at_most_two_of_different_colours(players: int) -> None:
    match = opened(players)
    match.pass_turn()
    assert match.seat == 1
    match.pick("front:red")
    assert match.offers == {
        "front:yellow",
        "front:green",
        "goods:yellow",
        "goods:green",
        "button:done",
    }
    match.pick("goods:green")
    assert match.phase == "card"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tt_09_the_third_turn_is_free(players: int) -> None:
    """With two players it is the second turn of seat 1."""
    match = opened(players)
    match.pass_turn()
    match.pass_turn()
    assert match.seat == 2 % players
    before = match.goods(match.seat, "red")
    match.pick("front:red")
    assert "front:red" in match.offers
    match.pick("front:red")
    assert match.goods(2 % players, "red") == before + 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tt_09_three_colours_in_the_third_turn(players: int) -> None:
    match = opened(players)
    match.pass_turn()
    match.pass_turn()
    for thing in ("front:red", "goods:yellow", "front:green"):
        match.pick(thing)
    assert match.phase == "card"


@pytest.mark.parametrize("players", [3, 4])
def test_tt_09_the_second_turns_of_seats_1_and_2_are_free(players: int) -> None:
    match = opened(players)
    for _ in range(players):
        match.pass_turn()
    for seat in (0, 1):
        assert match.seat == seat
        match.pick("front:yellow")
        match.pick("front:yellow")
        assert match.goods(seat, "yellow") == 3
        match.play_any_card()


def test_tt_09_limits_are_explained() -> None:
    match = opened(3)
    match.pass_turn()
    match.pick("front:red")
    assert match.rule_of("front:red") == "TT-9"


def test_tt_27_nobody_has_to_trade() -> None:
    match = opened(4)
    for seat in range(4):
        assert match.seat == seat
        assert "button:done" in match.offers
        match.pass_turn()
    assert match.scores == [50] * 4
