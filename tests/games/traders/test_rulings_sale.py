"""Sales, losses, Taxes and Tolls: rulings TA-14 to TA-17."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from engine.games.traders.actions import KINDS
from engine.games.traders.rules import NEVER, sale_answers
from tests.games.traders.charts import GOODS
from tests.games.traders.positions import Match
from tests.games.traders.referee import Referee

IN_DOWNINGTON = {"downington": {0: 2}}


def downington(mats: dict[int, str], players: int = 3, **more: object) -> Match:
    """Seat 0 is in Downington, where it has two contracts."""
    given = {"contracts": IN_DOWNINGTON, **more}
    return Match(players, ship="downington", mats=mats, **given)  # type: ignore[arg-type]


def test_michaels_sale_and_mariannes_losses() -> None:
    """Three orange and two brown markers; she has two and one, and picks which orange one is lost."""
    michael, marianne = 0, 1
    match = downington(
        {
            michael: "orange_1 orange_2 orange_2 brown_1 brown_3",
            marianne: "orange_1 orange_3 brown_2",
        }
    )
    match.play("sell orange_1", "sell brown_3", "sell orange_2", "sell orange_2")
    assert match.phase == "loss", "what is left goes with it: nothing else completes the sale"
    assert match.sold(michael) == "orange_1 orange_2 orange_2 brown_1 brown_3"
    assert match.mat(michael) == ""
    assert match.contracts("downington") == [1, 0, 0], "one, however much is sold"
    assert (match.asked, match.seat) == (marianne, michael)
    assert match.offers == {"lose orange_1", "lose orange_3"}
    match.play("lose orange_1")
    assert match.mat(marianne) == "orange_3"
    assert match.box == "brown_2 orange_1"
    assert match.money == [3, 0, 0], "a sale costs and brings no money"
    assert (match.asked, match.phase) == (michael, "act")


def test_ta_14_a_contract_of_ones_own_is_needed() -> None:
    match = Match(
        ship="downington",
        mats={0: "orange_1 orange_2"},
        contracts={"downington": {1: 3}, "revall": {0: 2}},
    )
    assert match.offers_of("sell") == set()
    assert match.refused("sell orange_1") == "TA-14"


@pytest.mark.parametrize("mat", ["orange_1", "orange_1 brown_1 blue_1", "green_3 violet_3"])
def test_ta_14_two_of_a_colour_are_needed(mat: str) -> None:
    match = downington({0: mat})
    assert match.offers_of("sell") == set()
    assert match.refused(f"sell {mat.split()[0]}") == "TA-14"


def test_ta_14_numbers_may_differ_within_a_colour() -> None:
    match = downington({0: "orange_1 orange_3 blue_2"})
    assert match.offers_of("sell") == {"orange_1", "orange_3"}
    match.play("sell orange_3")
    assert match.sold(0) == "orange_1 orange_3", "with two the first answer is the whole sale"
    assert match.mat(0) == "blue_2"


def test_ta_14_some_may_be_kept_back() -> None:
    match = downington({0: "orange_1 orange_2 orange_3 orange_3"})
    match.play("sell orange_3")
    assert match.offers == {"sell orange_1", "sell orange_2", "sell orange_3"}
    match.play("sell orange_1")
    assert match.offers == {"sell orange_2", "sell orange_3", "done"}
    match.play("done")
    assert match.sold(0) == "orange_1 orange_3"
    assert match.mat(0) == "orange_2 orange_3"


def test_ta_14_of_every_colour_that_is_sold_two() -> None:
    match = downington({0: "orange_1 orange_2 brown_2 brown_3 blue_1"})
    match.play("sell orange_1", "sell orange_2")
    assert match.offers == {"sell brown_2", "sell brown_3", "done"}
    assert match.refused("sell blue_1") == "TA-14"
    match.play("sell brown_2")
    assert match.sold(0) == "orange_1 orange_2 brown_2 brown_3"


def test_ta_14_a_colour_more_can_be_left_out() -> None:
    match = downington({0: "orange_1 orange_2 brown_2 brown_3"})
    match.play("sell brown_2", "sell brown_3", "done")
    assert match.sold(0) == "brown_2 brown_3"
    assert match.mat(0) == "orange_1 orange_2"


def test_ta_14_a_sale_that_is_begun_is_completed() -> None:
    match = downington({0: "orange_1 orange_2 orange_3"})
    match.play("sell orange_1")
    assert match.refused("done") == "TA-14"
    assert match.refused("move nemesis") == "TA-14"


def test_ta_14_all_of_it_is_one_action() -> None:
    match = downington({0: "orange_1 orange_2 brown_2 brown_3"})
    match.play("sell brown_2", "sell brown_3", "done")
    assert match.offers_of("sell") == set()
    assert match.refused("sell orange_1") == "TA-2"
    assert match.contracts("downington") == [1, 0, 0]
    assert match.left(0) == 15 - 1


def test_ta_14_sold_goods_cannot_be_used_again() -> None:
    match = downington({0: "orange_1"}, sold={0: "orange_3 orange_3"})
    assert match.offers_of("setup") == {"orange_1"}
    assert match.offers_of("sell") == set()


@pytest.mark.parametrize("guild", ["generic", "pedlars"])
def test_ta_14_every_sale_of_small_mats_can_be_chosen_and_no_other(guild: str) -> None:
    """Of each mat, all ways through the questions end in the sales that a second reading allows."""
    referee = Referee(2)
    referee.guilds[0] = guild
    extra_from = 3 if guild == "pedlars" else NEVER
    for size in range(7):
        for mat in combinations_with_replacement(
            ("orange_1", "orange_3", "brown_1", "blue_1"), size
        ):
            if Counter(mat) - Counter(GOODS):
                continue
            referee.mats[0] = list(mat)
            expected = {tuple(sorted(KINDS.index(m) for m in sale)) for sale in referee.sales()}
            kinds = tuple(sorted(KINDS.index(m) for m in mat))
            done, waiting = set(), [()] if sale_answers(kinds, (), extra_from) else []
            seen = set(waiting)
            while waiting:
                sale = waiting.pop()
                answers = sale_answers(kinds, sale, extra_from)
                assert answers, f"{mat}: no way on from {sale}"
                for action in answers:
                    if action.verb == "done":
                        done.add(sale)
                        continue
                    more = tuple(sorted((*sale, KINDS.index(action.arguments[0]))))
                    if more not in seen:
                        seen.add(more)
                        waiting.append(more)
            assert done == expected, mat


# --- losses -------------------------------------------------------------------------------------


def test_ta_15_one_for_each_sold_colour_not_for_each_marker() -> None:
    match = downington(
        {0: "orange_1 orange_1 orange_1 brown_2 brown_2", 1: "orange_2 orange_2 brown_3 blue_1"}
    )
    match.play("sell orange_1", "sell orange_1", "sell orange_1", "sell brown_2")
    assert match.mat(1) == "orange_2 blue_1", "equal ones leave no choice"
    assert match.box == "brown_3 orange_2"
    assert (match.asked, match.phase) == (0, "act")


def test_ta_15_who_has_none_loses_none() -> None:
    match = downington({0: "orange_1 orange_1", 1: "brown_1 blue_2", 2: ""})
    match.play("sell orange_1")
    assert match.mat(1) == "brown_1 blue_2"
    assert match.box == ""


def test_ta_15_all_are_asked_clockwise_from_the_seller() -> None:
    match = Match(
        4,
        seat=1,
        ship="downington",
        contracts={"downington": {1: 1}},
        mats={
            1: "orange_1 orange_1 blue_1 blue_1",
            0: "orange_2 orange_3 blue_2 blue_3",
            2: "blue_2 blue_3",
            3: "orange_2 orange_3",
        },
    )
    match.play("sell orange_1", "sell orange_1", "sell blue_1")
    for asked, lost in ((2, "blue_2"), (3, "orange_3"), (0, "orange_3"), (0, "blue_2")):
        assert match.asked == asked
        assert match.seat == 1
        match.play(f"lose {lost}")
    assert match.asked == 1
    assert [match.mat(seat) for seat in range(4)] == ["orange_2 blue_3", "", "blue_3", "orange_2"]


def test_ta_15_only_of_the_sold_colour() -> None:
    match = downington({0: "orange_1 orange_1", 1: "orange_2 orange_3 brown_1"})
    match.play("sell orange_1")
    assert match.offers == {"lose orange_2", "lose orange_3"}
    assert match.refused("lose brown_1") == "TA-15"


def test_ta_15_sold_goods_are_safe() -> None:
    match = downington({0: "orange_1 orange_1"}, sold={1: "orange_2 orange_3"})
    match.play("sell orange_1")
    assert match.sold(1) == "orange_2 orange_3"
    assert match.box == ""


def test_ta_15_the_seller_loses_nothing_of_what_he_keeps() -> None:
    match = downington({0: "orange_1 orange_2 orange_3"})
    match.play("sell orange_1", "sell orange_2", "done")
    assert match.mat(0) == "orange_3"
    assert match.box == ""


def test_ta_16_the_last_contract_may_go() -> None:
    match = Match(
        ship="downington", contracts={"downington": {0: 1, 1: 1}}, mats={0: "orange_1 orange_1"}
    )
    assert match.points("cities") == [2, 2, 0]
    match.play("sell orange_1")
    assert match.contracts("downington") == [0, 1, 0]
    assert match.left(0) == 15
    assert match.points("cities") == [0, 4, 0]
    assert match.holder("downington") == 1


def test_ta_16_then_nothing_more_is_sold_there() -> None:
    match = Match(
        money=[4, 0, 0],
        ship="downington",
        contracts={"downington": {0: 1}},
        mats={0: "orange_1 orange_1 blue_1 blue_1"},
    )
    match.play("sell orange_1", "sell orange_1", "done", "move calamity", "move downington")
    assert match.offers_of("sell") == set()
    assert match.refused("sell blue_1") == "TA-14"


# --- Taxes and Tolls ----------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "kept"), [(0, 3), (1, 3), (7, 3)])
def test_ta_17_three_dollars_may_be_kept(before: int, kept: int) -> None:
    match = Match(money=[before, 6, 0])
    match.play("done")
    assert match.money == [kept, 6 + 3, 0], "others keep what they have until their own turn ends"
    match.play("done")
    assert match.money == [kept, 3, 3]


def test_ta_17_less_than_three_stays() -> None:
    match = Match()
    match.play("move thespian", "done")
    assert match.money[0] == 2


def test_ta_17_three_goods_may_be_kept() -> None:
    match = Match(mats={0: "orange_1 orange_2 blue_3"})
    match.play("done")
    assert match.mat(0) == "orange_1 orange_2 blue_3"
    assert match.seat == 1


def test_ta_17_the_player_picks_what_goes() -> None:
    match = Match(mats={0: "orange_1 orange_2 orange_2 blue_3 green_1", 1: "brown_1 brown_2"})
    match.play("done")
    assert (match.asked, match.phase) == (0, "tax")
    assert match.offers == {"lose orange_1", "lose orange_2", "lose blue_3", "lose green_1"}
    match.play("lose orange_2")
    assert match.offers == {"lose orange_1", "lose orange_2", "lose blue_3", "lose green_1"}
    match.play("lose blue_3")
    assert match.mat(0) == "orange_1 orange_2 green_1"
    assert match.box == "blue_3 orange_2"
    assert match.seat == 1


def test_ta_17_equal_ones_leave_no_choice() -> None:
    match = Match(mats={0: "orange_2 orange_2 orange_2 orange_2 orange_2"})
    match.play("done")
    assert match.mat(0) == "orange_2 orange_2 orange_2"
    assert match.seat == 1


def test_ta_17_before_that_more_may_be_owned() -> None:
    match = Match(
        ship="thespian",
        mats={0: "orange_1 orange_2 orange_3"},
        stock={"thespian": "blue_1 blue_2", "stockgard": "green_1 green_2"},
    )
    match.play("buy thespian blue_1", "move stockgard", "buy stockgard green_1")
    assert match.mat(0) == "orange_1 orange_2 orange_3 blue_1 green_1"
    assert (match.asked, match.phase) == (0, "tax"), "the money is gone: the turn is over"


def test_ta_17_only_unsold_goods_of_the_player_in_turn_count() -> None:
    match = Match(
        mats={0: "orange_1 orange_2", 1: "blue_1 blue_2 blue_3 green_1"},
        sold={0: "violet_1 violet_2"},
    )
    match.play("done")
    assert match.seat == 1
    assert match.sold(0) == "violet_1 violet_2"
    assert match.mat(1) == "blue_1 blue_2 blue_3 green_1"
    assert match.phase == "act"


def test_ta_17_dollars_go_before_goods_and_to_the_bank() -> None:
    match = Match(money=[4, 0, 0], mats={0: "orange_1 orange_2 blue_1 blue_2"})
    match.play("done")
    assert match.money == [3, 0, 0]
    assert match.phase == "tax"
