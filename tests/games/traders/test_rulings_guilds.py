"""How guilds are chosen; those of flights, warehouses and taxes: ruling TA-29."""

from __future__ import annotations

import pytest

from tests.games.traders.charts import MATS
from tests.games.traders.positions import CHANCE, Match

SIDES = [side for mat in MATS for side in mat]
FIRST_GOODS = ["orange_2"] * 5 + ["brown_2"] * 5 + ["grey_1"] * 4


# --- who leads which ----------------------------------------------------------------------------


def test_ta_29_all_alike_unless_the_option_says_otherwise() -> None:
    match = Match.start(4)
    match.draw(*FIRST_GOODS)
    assert match.phase == "act"
    assert match.seen_by(None)["guilds"] == [0, 0, 0, 0]


def test_ta_29_chosen_in_turn_order_from_the_first_seat() -> None:
    match = Match.start(4, {"guilds": "chosen"})
    match.draw(*FIRST_GOODS)
    assert (match.asked, match.phase) == (0, "choose_guild")
    assert match.offers_of("guild") == {"generic", *SIDES}
    match.play("guild envoys")
    assert match.asked == 1
    assert match.offers_of("guild") == {"generic", *SIDES} - {"envoys", "pathfinders"}
    assert match.refused("guild pathfinders") == "TA-29"
    assert match.refused("guild envoys") == "TA-29"
    match.play("guild generic")
    assert match.asked == 2
    assert match.offers_of("guild") == {"generic", *SIDES} - {"envoys", "pathfinders"}
    match.play("guild bankers")
    assert match.offers_of("guild") == {
        *("generic", "outfitters", "insurers", "storekeepers", "trusted_house")
    }
    match.play("guild trusted_house")
    assert (match.asked, match.phase) == (0, "act")
    assert match.money == [4, 2, 3, 4]


def test_ta_29_everybody_may_be_generic() -> None:
    match = Match.start(4, {"guilds": "chosen"})
    match.draw(*FIRST_GOODS)
    match.play(*["guild generic"] * 4)
    assert match.seen_by(1)["guilds"] == [0, 0, 0, 0]


def test_ta_29_nothing_but_a_guild_is_played_before() -> None:
    match = Match.start(4, {"guilds": "chosen"})
    match.draw(*FIRST_GOODS)
    assert match.refused("move thespian") == "TA-29"


def test_ta_29_random_mats_and_then_a_random_side() -> None:
    """Four mats, one to each seat; each free side is as likely as the others."""
    match = Match.start(4, {"guilds": "random"})
    match.draw(*FIRST_GOODS)
    left = set(SIDES)
    for seat, side in enumerate(["insurers", "storekeepers", "pathfinders", "pedlars"]):
        assert match.asked == CHANCE, seat
        expected = {f"draw guild {one}": 1 / len(left) for one in left}
        assert match.outcomes == pytest.approx(expected)
        match.draw(f"guild {side}")
        left -= next(set(mat) for mat in MATS if side in mat)
    assert (match.asked, match.phase) == (0, "act")


def test_ta_29_two_players_get_two_of_the_mats() -> None:
    match = Match.start(2, {"guilds": "random", "compass": "on"})
    match.let_chance_act()
    names = [view["id"] for view in match.game.view(match.seen_by(0), ())["guilds"]]
    mats = [next(mat for mat in MATS if name in mat) for name in names]
    assert len(set(mats)) == 2


@pytest.mark.parametrize("guild", SIDES)
def test_ta_29_a_guild_is_open_and_stays(guild: str) -> None:
    match = Match(2, guilds={1: guild})
    for seat in (0, 1, None):
        views = match.game.view(match.seen_by(seat), ())["guilds"]
        assert [view["id"] for view in views] == ["generic", guild]
    match.pass_turn()
    match.pass_turn()
    views = match.game.view(match.seen_by(0), ())["guilds"]
    assert [view["id"] for view in views] == ["generic", guild]


# --- Pathfinders: TA-18 -------------------------------------------------------------------------


def pathfinders(**position: object) -> Match:
    """Seat 0 is in Thespian: against the wind lie Aleborg, behind it Nemesis, and New Copenhagen."""
    return Match(guilds={0: "pathfinders"}, ship="thespian", **position)  # type: ignore[arg-type]


def test_ta_29_pathfinders_fly_once_for_1() -> None:
    match = pathfinders()
    match.play("move aleborg")
    assert match.money[0] == 2
    match.play("move nemesis")
    assert match.money[0] == 0


@pytest.mark.parametrize("owner", [0, 1])
def test_ta_29_pathfinders_need_a_city_without_any_contract(owner: int) -> None:
    """Their own count as well; and what costs 2 does not use the ability up."""
    match = pathfinders(contracts={"aleborg": {owner: 1}})
    match.play("move aleborg")
    assert match.money[0] == 1
    match.play("move nemesis")
    assert match.money[0] == 0


def test_ta_29_pathfinders_with_one_dollar() -> None:
    match = pathfinders(contracts={"new_copenhagen": {1: 1}})
    match.play("move stockgard", "move thespian")
    assert match.money[0] == 1, "one with the wind, one against it"
    assert match.offers_of("move") == {"stockgard"}
    match = pathfinders(contracts={"new_copenhagen": {1: 1}, "thespian": {1: 1}})
    match.play("move stockgard", "move calamity")
    assert match.money[0] == 1
    assert match.offers_of("move") == {"new_copenhagen", "stockgard", "downington", "rigging"}
    match.play("move rigging")
    assert match.money[0] == 0


def test_ta_29_pathfinders_with_no_dollar_stay() -> None:
    match = pathfinders(mats={0: "blue_1"})
    match.play("move stockgard", "move revall", "move rigging")
    assert match.offers_of("move") == set()


def test_ta_29_pathfinders_do_not_spend_it_with_the_wind() -> None:
    match = pathfinders()
    match.play("move stockgard")
    assert match.money[0] == 2
    match.play("move thespian")
    assert match.money[0] == 1


def test_ta_29_pathfinders_fly_for_1_again_in_the_next_turn() -> None:
    match = Match(2, guilds={0: "pathfinders"}, ship="thespian")
    match.play("move aleborg", "done", "move nemesis", "done")
    assert match.money == [2 + 3, 1]
    match.play("move new_copenhagen")
    assert match.money[0] == 4


def test_ta_29_pathfinders_the_moment_of_flying_counts() -> None:
    """The last contract in Stockgard is sold, and the city is free; in Thespian one is set up."""
    match = pathfinders(contracts={"stockgard": {0: 1}}, mats={0: "blue_1 blue_1 green_1"})
    match.play("setup green_1", "move stockgard")
    assert match.money[0] == 2
    match.play("sell blue_1", "move revall", "move stockgard")
    assert match.money[0] == 0
    match = pathfinders(mats={0: "green_1"})
    match.play("setup green_1", "move stockgard", "move thespian")
    assert match.money[0] == 0


def test_ta_29_pathfinders_when_the_winds_are_reversed() -> None:
    """Then Stockgard lies against the wind from Thespian."""
    match = pathfinders(reversed_wind=True)
    match.play("move stockgard")
    assert match.money[0] == 2
    match.play("move calamity")
    assert match.money[0] == 0


def test_ta_29_only_the_pathfinders_themselves() -> None:
    match = Match(guilds={1: "pathfinders"}, ship="thespian")
    match.play("move aleborg")
    assert match.money[0] == 1


# --- Outfitters: TA-3, TA-4 ---------------------------------------------------------------------

LYING = {
    10: {"thespian": "orange_1 orange_2", "rigging": "orange_1 orange_2"},
    11: {"thespian": "orange_1 orange_2", "rigging": "orange_1 -"},
    12: {"thespian": "orange_1 orange_2"},
}
"""Goods on board A that leave so many spaces empty."""


@pytest.mark.parametrize(("empty", "paid"), [(10, 1), (11, 0), (12, 0)])
def test_ta_29_outfitters_replenish_freely_from_11_empty_spaces(empty: int, paid: int) -> None:
    """They are counted before the first is filled."""
    match = Match(guilds={0: "outfitters"}, others="empty", stock=LYING[empty])
    assert len(match.empty) == empty
    told = match.game.view(match.seen_by(0), match.state.legal_actions())["actions"][0]["label"]
    assert told == f"Fill {empty} spaces for {'1 dollar' if paid else 'nothing'}"
    match.play("replenish")
    assert match.money[0] == 3 - paid
    match.let_chance_act()
    assert match.empty == []
    assert match.money[0] == 3 - paid


def test_ta_29_outfitters_may_still_decline() -> None:
    match = Match(guilds={0: "outfitters"}, others="empty", stock=LYING[12])
    match.play("skip")
    assert match.money[0] == 3


def test_ta_29_outfitters_forced_pay_nothing() -> None:
    match = Match(guilds={0: "outfitters"}, others="empty", supply=40)
    assert match.asked == CHANCE
    match.let_chance_act()
    assert match.money[0] == 3


def test_ta_29_outfitters_count_spaces_and_not_what_is_there_to_fill_them() -> None:
    match = Match(
        guilds={1: "outfitters"}, seat=1, others="empty", stock=LYING[11], supply=2, opener=0
    )
    match.play("replenish")
    assert match.money[1] == 3


def test_ta_29_outfitters_on_board_b() -> None:
    """15 spaces: four markers leave eleven empty."""
    match = Match(board="b", guilds={0: "outfitters"}, others="empty", stock=LYING[10])
    assert len(match.empty) == 15 - 4
    match.play("replenish")
    assert match.money[0] == 3


def test_ta_29_only_the_outfitters_themselves() -> None:
    match = Match(guilds={1: "outfitters"}, others="empty", stock=LYING[12])
    match.play("replenish")
    assert match.money[0] == 2


def test_ta_29_outfitters_open_the_last_supply_for_nothing_too() -> None:
    match = Match(guilds={0: "outfitters"}, others="empty", stock=LYING[11], supply=20)
    match.play("replenish")
    match.let_chance_act()
    assert match.points("last_supply") == [2, 0, 0]


# --- Bankers and Storekeepers: TA-17 ------------------------------------------------------------


@pytest.mark.parametrize(("before", "kept"), [(0, 3), (1, 4), (2, 5), (3, 5), (9, 5)])
def test_ta_29_bankers_keep_5_dollars(before: int, kept: int) -> None:
    match = Match(guilds={0: "bankers"}, money=[before, 0, 0], mats={0: "blue_1 blue_2 blue_3"})
    match.play("done")
    assert match.money == [kept, 3, 0]


def test_ta_29_bankers_keep_3_goods() -> None:
    match = Match(guilds={0: "bankers"}, mats={0: "blue_1 blue_2 blue_3 green_1"})
    match.play("done")
    assert match.phase == "tax"


def test_ta_29_storekeepers_keep_5_goods() -> None:
    match = Match(guilds={0: "storekeepers"}, mats={0: "blue_1 blue_2 blue_3 green_1 green_2"})
    match.play("done")
    assert match.seat == 1
    assert match.mat(0) == "blue_1 blue_2 blue_3 green_1 green_2"


def test_ta_29_storekeepers_give_up_the_sixth_and_the_fourth_dollar() -> None:
    goods = "blue_1 blue_2 blue_3 green_1 green_2 green_3"
    match = Match(guilds={0: "storekeepers"}, money=[4, 0, 0], mats={0: goods})
    match.play("done")
    assert match.money[0] == 3
    match.play("lose blue_1")
    assert match.seat == 1
    assert match.mat(0) == "blue_2 blue_3 green_1 green_2 green_3"


def test_ta_29_only_the_bankers_and_storekeepers_themselves() -> None:
    match = Match(
        guilds={1: "bankers", 2: "storekeepers"},
        money=[4, 0, 0],
        mats={0: "blue_1 blue_2 blue_3 green_1"},
    )
    match.play("done", "lose blue_1")
    assert match.money[0] == 3
