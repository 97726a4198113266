"""Debt by tax: rulings TT-21 and TT-22, each position worked out by hand.

Selling in front of a row: 8 brings 6 then 5, 6 brings 5 then 4, 5 brings 4, 4 brings 3, 3 and 2
bring 2.
"""

from __future__ import annotations

from tests.games.titans.positions import Match

CARDS = [
    "red_caravan_p1",
    "red_caravan_m1",
    "yellow_caravan_p1",
    "yellow_caravan_m1",
    "green_caravan_p1",
]


def owing(score: int, goods: dict[str, int], fronts: dict[str, int], **given: object) -> Match:
    """Seat 0 of three begins its turn with `score` and `goods`; the others own nothing."""
    settings: dict[str, object] = {
        "players": 3,
        "scores": [score, 50, 50],
        "goods": [goods, {}, {}],
        "fronts": {"red": 8, "yellow": 12, "green": 12, **fronts},
        "hands": {0: CARDS},
    }
    return Match(**{**settings, **given})  # type: ignore[arg-type]


def is_free(match: Match) -> bool:
    """Whether the trade may be ended, or has ended because nothing was left to decide."""
    return match.phase != "trade" or "button:done" in match.offers


def test_tt_21_the_example_only_the_two_reds() -> None:
    """-12: 6+5 = 11 by two reds, 6+2 = 8 by a red and a green. The best is -1."""
    match = owing(-12, {"red": 2, "green": 1}, {"green": 2})
    assert match.offers == {"goods:red"}
    match.pick("goods:red")
    if match.phase == "trade":
        assert match.offers == {"goods:red"}
        match.pick("goods:red")
    assert match.scores[0] == -1
    assert match.phase == "card"
    assert match.goods(0, "green") == 1


def test_tt_21_a_green_is_refused_by_this_rule() -> None:
    match = owing(-12, {"red": 2, "green": 1}, {"green": 2})
    assert match.rule_of("goods:green") == "TT-21"
    assert match.rule_of("button:done") == "TT-21"
    assert match.rule_of("front:yellow") in ("TT-21", "TT-8")


def test_tt_21_no_end_and_no_purchase_before_the_debt_is_paid() -> None:
    match = owing(-3, {"red": 3}, {"yellow": 2})
    assert match.offers == {"goods:red"}


def test_tt_21_zero_is_enough() -> None:
    match = owing(-6, {"red": 1, "yellow": 1}, {})
    match.pick("goods:red")
    assert match.scores[0] == 0
    assert "button:done" in match.offers


def test_tt_21_a_score_of_zero_is_no_debt() -> None:
    match = owing(0, {"red": 1}, {})
    assert match.offers == {"goods:red", "button:done"}


def test_tt_21_a_sale_that_spoils_the_way_is_refused() -> None:
    """-10: two reds 6+5 = 11 do; a green (2) with a red (6) makes 8, not enough."""
    match = owing(-10, {"red": 2, "green": 1}, {"green": 3})
    assert match.offers == {"goods:red"}
    match.pick("goods:red")
    if match.phase == "trade" and match.scores[0] < 0:
        assert match.offers == {"goods:red"}
        match.pick("goods:red")
    assert match.scores[0] == 1
    assert match.goods(0, "green") == 1


def test_tt_21_several_ways_are_all_open() -> None:
    """-9: two reds 6+5 = 11, one of each 6+4+3 = 13, and every order of those."""
    goods, fronts = {"red": 2, "yellow": 1, "green": 1}, {"yellow": 5, "green": 4}
    match = owing(-9, goods, fronts)
    assert match.offers == {"goods:red", "goods:yellow", "goods:green"}
    match.pick("goods:red")
    assert match.scores[0] == -3
    assert match.offers == {"goods:red", "goods:yellow", "goods:green"}
    match.pick("goods:green")
    assert match.scores[0] == 0
    assert match.offers >= {"goods:yellow", "button:done"}

    match = owing(-9, goods, fronts)
    match.pick("goods:yellow")  # -5
    assert match.offers == {"goods:red", "goods:green"}
    match.pick("goods:green")  # -2; only the red is left
    if match.phase == "trade" and match.scores[0] < 0:
        assert match.offers == {"goods:red"}
        match.pick("goods:red")
    assert match.scores[0] == 4


def test_tt_21_three_colours_may_all_be_needed() -> None:
    """-12 with 6 + 4 + 2 = 12: exactly enough, and only all three are."""
    match = owing(-12, {"red": 1, "yellow": 1, "green": 1}, {"yellow": 5, "green": 3})
    assert match.offers == {"goods:red", "goods:yellow", "goods:green"}
    match.pick("goods:yellow")
    assert match.offers == {"goods:red", "goods:green"}
    match.pick("goods:red")
    if match.phase == "trade" and match.scores[0] < 0:
        assert match.offers == {"goods:green"}
        match.pick("goods:green")
    assert match.scores[0] == 0


def test_tt_21_one_of_each_may_do_where_two_of_a_colour_do_not() -> None:
    """-14: two reds 4+3 = 7; one of each 4+6+4 = 14. So a second red is refused."""
    match = owing(-14, {"red": 2, "yellow": 1, "green": 1}, {"red": 5, "yellow": 8, "green": 5})
    assert match.offers == {"goods:red", "goods:yellow", "goods:green"}
    match.pick("goods:red")
    assert match.offers == {"goods:yellow", "goods:green"}
    match.pick("goods:green")
    if match.phase == "trade":
        match.pick("goods:yellow")
    assert match.scores[0] == 0


def test_tt_21_equal_maxima_are_a_free_choice() -> None:
    """-20: two reds 6+5 = 11, a red and a green 6+5 = 11. Both end at -9."""
    goods, fronts = {"red": 2, "green": 1}, {"green": 6}
    match = owing(-20, goods, fronts)
    assert match.offers == {"goods:red", "goods:green"}
    match.pick("goods:red")
    assert match.offers == {"goods:red", "goods:green"}
    match.pick("goods:green")
    assert match.scores[0] == -9
    assert match.phase == "card"

    match = owing(-20, goods, fronts)
    match.pick("goods:red")
    match.pick("goods:red")
    assert match.scores[0] == -9
    assert match.phase == "card"

    match = owing(-20, goods, fronts)
    match.pick("goods:green")
    if match.phase == "trade":
        assert match.offers == {"goods:red"}
        match.pick("goods:red")
    assert match.scores[0] == -9
    assert match.phase == "card"


def test_tt_21_two_of_a_dear_colour_beat_one_of_each() -> None:
    """-60: two reds 28+26 = 54 leave -6; one of each 28+2+2 = 32 would leave -28."""
    match = Match(
        players=3,
        scores=[-60, 50, 50],
        goods=[{"red": 2, "yellow": 1, "green": 1}, {"red": 8}, {}],
        roads={"red": [30, 30]},
        fronts={"yellow": 2, "green": 2},
        hands={0: CARDS},
    )
    assert match.offers == {"goods:red"}
    match.pick("goods:red")
    if match.phase == "trade":
        match.pick("goods:red")
    assert match.scores[0] == -6
    assert match.phase == "card"


def test_tt_21_when_everything_is_too_little_everything_goes() -> None:
    """-30 and one of each: 6 + 4 + 2 = 12, the rest stays as debt."""
    match = owing(-30, {"red": 1, "yellow": 1, "green": 1}, {"yellow": 5, "green": 3})
    assert match.offers == {"goods:red", "goods:yellow", "goods:green"}
    match.pick("goods:green")
    assert match.offers == {"goods:red", "goods:yellow"}
    match.pick("goods:red")
    if match.phase == "trade":
        assert match.offers == {"goods:yellow"}
        match.pick("goods:yellow")
    assert match.scores[0] == -18
    assert match.phase == "card"


def test_tt_21_without_goods_one_just_plays_a_card() -> None:
    match = owing(-5, {}, {"red": 2})
    assert match.offers <= {"button:done"}
    match.settle()
    if match.phase == "trade":
        match.pick("button:done")
    assert match.phase == "card"
    assert match.scores[0] == -5


def test_tt_21_is_tested_anew_each_turn() -> None:
    """-20 with three reds at 8: 6+5 leave -9. In the next turn the last red brings 4: -5."""
    match = owing(-20, {"red": 3}, {})
    match.settle()
    while match.phase == "trade":
        match.pick("goods:red")
    assert match.scores[0] == -9
    match.pick("card:red_caravan_p1")
    for seat in (1, 2):
        assert match.seat == seat
        match.pass_turn()
    assert match.seat == 0
    if match.phase == "trade":
        assert match.offers == {"goods:red"}
        match.pick("goods:red")
    assert match.scores[0] == -5
    assert match.goods(0, "red") == 0
    assert match.phase == "card"


def test_tt_21_an_own_tax_has_no_effect_before_the_next_turn() -> None:
    match = Match(
        players=2,
        scores=[1, 50],
        goods=[{"red": 2, "yellow": 1}, {}],
        fronts={"red": 8, "yellow": 8, "green": 8},
        hands={
            0: ["red_tax", "green_contract", "green_contract", "yellow_contract", "yellow_contract"]
        },
    )
    match.pick("button:done")
    match.pick("card:red_tax")
    assert match.scores[0] == -3
    assert match.phase == "card"
    match.pick("card:green_contract")
    assert match.scores[0] == -3
    assert match.seat == 1
    match.pass_turn()
    assert match.seat == 0
    assert match.offers == {"goods:red", "goods:yellow"}


def test_tt_21_a_rivals_tax_and_the_forced_sale() -> None:
    """3 points, three reds; a red tax takes 6. At -3 one red onto 6 makes 3."""
    match = Match(
        players=2,
        seat=1,
        phase="card",
        scores=[3, 50],
        goods=[{"red": 3}, {}],
        fronts={"red": 8, "yellow": 3, "green": 8},
        hands={0: CARDS, 1: ["red_tax", "green_contract"]},
    )
    match.pick("card:red_tax")
    assert match.scores[0] == -3
    match.pick("card:green_contract")
    assert match.seat == 0
    if match.scores[0] < 0:
        assert match.offers == {"goods:red"}
        match.pick("goods:red")
    assert match.scores[0] == 3
    assert match.offers == {"goods:red", "front:yellow", "button:done"}


def test_tt_22_after_the_debt_the_option_goes_on_with_a_purchase() -> None:
    match = owing(-3, {"red": 3, "green": 1}, {"yellow": 3})
    assert match.offers == {"goods:red", "goods:green"}
    match.pick("goods:red")  # onto 6
    assert match.scores[0] == 3
    assert match.offers == {"goods:red", "goods:green", "front:yellow", "button:done"}
    match.pick("front:yellow")
    assert match.scores[0] == 0
    assert match.offers == {"goods:green", "button:done"}


def test_tt_22_no_purchase_below_zero() -> None:
    match = owing(-3, {"red": 3}, {"yellow": 4, "green": 5})
    match.pick("goods:red")
    assert match.scores[0] == 3
    assert match.offers == {"goods:red", "button:done"}


def test_tt_22_the_limits_of_the_option_stay() -> None:
    """Two reds sold: nothing else. A red and a yellow sold: only green is left, for either."""
    match = owing(-10, {"red": 3, "yellow": 1}, {"yellow": 12, "green": 2})
    match.pick("goods:red")
    match.pick("goods:red")
    assert match.scores[0] == 1
    assert match.phase == "card"

    match = owing(-10, {"red": 3, "yellow": 1}, {"yellow": 12, "green": 2})
    match.pick("goods:red")  # -4
    match.pick("goods:yellow")  # onto 10: 6
    assert match.scores[0] == 6
    assert match.offers == {"front:green", "button:done"}


def test_tt_22_what_was_sold_is_not_bought_back() -> None:
    match = owing(-3, {"red": 2}, {})
    match.pick("goods:red")
    assert "front:red" not in match.offers
    assert is_free(match)
