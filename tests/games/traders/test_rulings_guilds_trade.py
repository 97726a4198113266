"""The guilds that change contracts, losses and sales, with their corners: ruling TA-29."""

from __future__ import annotations

import pytest

from tests.games.traders.positions import TERMINAL, Match

# --- Envoys: TA-12 ------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "placed"), [(1, 2), (2, 2), (3, 3)])
def test_ta_29_envoys_set_up_two_for_a_1_in_a_free_city(number: int, placed: int) -> None:
    match = Match(guilds={0: "envoys"}, ship="revall", mats={0: f"blue_{number}"})
    match.play(f"setup blue_{number}")
    assert match.contracts("revall") == [placed, 0, 0]
    assert match.left(0) == 15 - placed
    assert match.box == f"blue_{number}"


@pytest.mark.parametrize("counts", [{0: 1}, {1: 1}, {0: 2, 2: 1}])
def test_ta_29_envoys_set_up_one_where_anybody_has_a_contract(counts: dict[int, int]) -> None:
    match = Match(
        guilds={0: "envoys"}, contracts={"revall": counts}, ship="revall", mats={0: "blue_1"}
    )
    before = match.contracts("revall")[0]
    match.play("setup blue_1")
    assert match.contracts("revall")[0] == before + 1


def test_ta_29_envoys_with_one_contract_left_set_up_one() -> None:
    match = Match(
        guilds={0: "envoys"}, contracts={"aleborg": {0: 14}}, ship="revall", mats={0: "blue_1"}
    )
    match.play("setup blue_1")
    assert match.contracts("revall") == [1, 0, 0]
    assert match.left(0) == 0


def test_ta_29_envoys_may_do_so_in_several_cities_of_a_turn() -> None:
    match = Match(guilds={0: "envoys"}, mats={0: "blue_1 green_1"}, ship="thespian")
    match.play("setup blue_1", "move stockgard", "setup green_1")
    assert match.contracts("thespian") == match.contracts("stockgard") == [2, 0, 0]


def test_ta_29_only_the_envoys_themselves() -> None:
    match = Match(guilds={1: "envoys"}, mats={0: "blue_1"}, ship="thespian")
    match.play("setup blue_1")
    assert match.contracts("thespian") == [1, 0, 0]


# --- Insurers: TA-15 ----------------------------------------------------------------------------


def sale(mats: dict[int, str], guilds: dict[int, str], **more: object) -> Match:
    """Seat 0 is in Rev'all with two contracts."""
    given = {"contracts": {"revall": {0: 2}}, **more}
    return Match(ship="revall", mats=mats, guilds=guilds, **given)  # type: ignore[arg-type]


def test_ta_29_insurers_with_two_of_the_colour_lose_none() -> None:
    match = sale(
        {0: "blue_1 blue_1", 1: "blue_2 blue_3 green_1", 2: "blue_2 blue_3"}, {1: "insurers"}
    )
    match.play("sell blue_1")
    assert match.asked == 2, "others lose as ever"
    match.play("lose blue_3")
    assert match.mat(1) == "blue_2 blue_3 green_1"
    assert match.mat(2) == "blue_2"


def test_ta_29_insurers_lose_a_lone_marker() -> None:
    match = sale({0: "blue_1 blue_1", 1: "blue_3 green_1"}, {1: "insurers"})
    match.play("sell blue_1")
    assert match.mat(1) == "green_1"
    assert match.box == "blue_3"


def test_ta_29_insurers_are_insured_by_colour() -> None:
    """Two green ones are safe, one blue is not, whichever is sold first."""
    match = sale({0: "blue_1 blue_1 green_3 green_3", 1: "blue_3 green_1 green_2"}, {1: "insurers"})
    match.play("sell blue_1", "sell blue_1", "sell green_3")
    assert match.mat(1) == "green_1 green_2"


def test_ta_29_insurers_sold_goods_do_not_insure() -> None:
    match = sale({0: "blue_1 blue_1", 1: "blue_3"}, {1: "insurers"}, sold={1: "blue_2 blue_2"})
    match.play("sell blue_1")
    assert match.mat(1) == ""
    assert match.sold(1) == "blue_2 blue_2"


def test_ta_29_insurers_own_sales_are_like_any() -> None:
    match = sale({0: "blue_1 blue_1", 1: "blue_3 blue_3"}, {0: "insurers"})
    match.play("sell blue_1")
    assert match.mat(1) == "blue_3"
    assert match.contracts("revall") == [1, 0, 0]


def test_ta_29_insurers_pay_taxes() -> None:
    match = sale({0: "blue_1 blue_2 blue_3 blue_3"}, {0: "insurers"})
    match.play("done", "lose blue_1")
    assert match.mat(0) == "blue_2 blue_3 blue_3"


# --- Pedlars: TA-14 -----------------------------------------------------------------------------


def test_ta_29_pedlars_add_a_single_1_of_a_further_colour() -> None:
    match = sale(
        {0: "blue_1 blue_2 blue_2 green_1 violet_2", 1: "green_2 green_3 violet_1"}, {0: "pedlars"}
    )
    match.play("sell blue_1", "sell blue_2", "sell blue_2")
    assert match.offers == {"sell green_1", "done"}
    assert match.refused("sell violet_2") in ("TA-14", "TA-29")
    match.play("sell green_1")
    assert match.sold(0) == "blue_1 blue_2 blue_2 green_1"
    assert match.contracts("revall") == [1, 0, 0]
    assert match.asked == 1, "its colour is sold too"
    assert match.offers == {"lose green_2", "lose green_3"}
    assert match.points("ones") == [5, 0, 0]
    assert match.points("sold") == [2 + 3 + 3 + 2, 0, 0]


def test_ta_29_pedlars_need_not_add_it() -> None:
    match = sale({0: "blue_1 blue_2 blue_2 green_1"}, {0: "pedlars"})
    match.sell("blue_1 blue_2 blue_2")
    assert match.mat(0) == "green_1"


def test_ta_29_pedlars_ordinary_goods_alone_must_be_three() -> None:
    match = sale({0: "blue_1 blue_2 green_1"}, {0: "pedlars"})
    assert match.offers_of("sell") == {"blue_1", "blue_2"}
    match.play("sell blue_1")
    assert match.sold(0) == "blue_1 blue_2"
    assert match.mat(0) == "green_1"


def test_ta_29_pedlars_three_may_be_of_two_colours() -> None:
    """Two and two are four, to which a third colour is added."""
    match = sale({0: "blue_1 blue_2 green_2 green_3 violet_1"}, {0: "pedlars"})
    match.play("sell violet_1")
    assert "done" not in match.offers
    match.play("sell blue_1")
    assert "done" not in match.offers
    match.play("sell blue_2", "sell green_3")
    assert match.sold(0) == "blue_1 blue_2 green_2 green_3 violet_1"


def test_ta_29_pedlars_add_one_only_and_only_a_1() -> None:
    match = sale({0: "blue_1 blue_2 blue_2 green_1 orange_1 brown_2 violet_3"}, {0: "pedlars"})
    match.play("sell green_1")
    assert match.offers == {"sell blue_1", "sell blue_2"}
    match.play("sell blue_1")
    assert match.sold(0) == "blue_1 blue_2 blue_2 green_1"
    assert match.mat(0) == "orange_1 brown_2 violet_3"


def test_ta_29_pedlars_may_own_more_of_the_added_colour() -> None:
    match = sale({0: "blue_1 blue_2 blue_2 green_1 green_3"}, {0: "pedlars"})
    match.play("sell blue_1", "sell blue_2", "sell blue_2")
    assert match.offers == {"sell green_1", "sell green_3", "done"}
    match.play("sell green_1")
    assert match.offers == {"sell green_3", "done"}
    match.play("done")
    assert match.sold(0) == "blue_1 blue_2 blue_2 green_1"
    assert match.mat(0) == "green_3"


def test_ta_29_pedlars_cannot_add_a_3_though_they_own_more_of_it() -> None:
    match = sale({0: "blue_1 blue_2 blue_2 green_1 green_3"}, {0: "pedlars"})
    match.play("sell blue_1", "sell blue_2", "sell blue_2", "sell green_3")
    assert match.sold(0) == "blue_1 blue_2 blue_2 green_1 green_3", "with the 1 it is a pair"


def test_ta_29_only_the_pedlars_themselves() -> None:
    match = sale({0: "blue_1 blue_2 blue_2 green_1"}, {1: "pedlars"})
    match.sell("blue_1 blue_2 blue_2")
    assert match.mat(0) == "green_1"


# --- Trusted House: TA-14 -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("goods", "kept"),
    [
        ("blue_1 blue_1", False),
        ("blue_1 blue_1 blue_1", True),
        ("blue_1 blue_1 green_2 green_2", True),
    ],
)
def test_ta_29_trusted_house_keeps_the_contract_from_three_markers(goods: str, kept: bool) -> None:
    match = sale({0: goods}, {0: "trusted_house"})
    match.sell(goods)
    assert match.contracts("revall") == [2 if kept else 1, 0, 0]
    assert match.left(0) == (13 if kept else 14)
    assert match.offers_of("sell") == set()


def test_ta_29_trusted_house_sells_two_of_three_like_anybody() -> None:
    match = sale({0: "blue_1 blue_2 blue_3"}, {0: "trusted_house"})
    match.play("sell blue_1", "sell blue_2", "done")
    assert match.contracts("revall") == [1, 0, 0]


def test_ta_29_trusted_house_needs_a_contract_in_the_city() -> None:
    match = sale({0: "blue_1 blue_1 blue_1"}, {0: "trusted_house"}, contracts={"revall": {1: 1}})
    assert match.offers_of("sell") == set()
    assert match.refused("sell blue_1") == "TA-14"


def test_ta_29_trusted_house_makes_others_lose_as_ever() -> None:
    match = sale({0: "blue_1 blue_1 blue_1", 2: "blue_2"}, {0: "trusted_house"})
    match.sell("blue_1 blue_1 blue_1")
    assert match.mat(2) == ""


def test_ta_29_only_the_trusted_house_itself() -> None:
    match = sale({0: "blue_1 blue_1 blue_1"}, {1: "trusted_house"})
    match.sell("blue_1 blue_1 blue_1")
    assert match.contracts("revall") == [1, 0, 0]


def test_ta_29_special_guilds_score_like_any() -> None:
    match = Match(2, seat=1, supply=0, opener=0, guilds={0: "storekeepers", 1: "envoys"})
    match.pass_turn()
    assert match.asked == TERMINAL
    assert [score.total for score in match.outcome.scores] == [2, 0]
