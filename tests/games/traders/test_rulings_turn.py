"""Turns, flights and stays, with the printed turns: rulings TA-1, TA-2, TA-18, TA-31 and TA-32."""

from __future__ import annotations

import pytest

from engine.core.errors import TableError
from engine.core.record import Record, Seat
from engine.core.table import Table
from engine.games.traders import rules
from engine.games.traders.game import GAME
from tests.games.traders.charts import CHARTS
from tests.games.traders.positions import Match

FIRST_GOODS = ["orange_2"] * 5 + ["brown_2"] * 5 + ["grey_1"] * 4


def test_michaels_whole_turn() -> None:
    """Five dollars: 1 to replenish, 1 to Ann, three flights; a free marker; three contracts for a 3."""
    michael, ann = 0, 1
    match = Match(
        money=[2, 0, 0],
        mats={michael: "green_3"},
        contracts={"new_copenhagen": {ann: 1}, "thespian": {michael: 2, ann: 1}},
        stock={"new_copenhagen": "orange_1", "thespian": "brown_2 blue_2", "revall": "-"},
    )
    assert match.money[michael] == 5
    match.play("replenish")
    assert match.money[michael] == 4
    match.draw("brown_1")
    assert match.stock("revall") == "brown_1"
    match.play("buy new_copenhagen orange_1")
    assert match.money == [3, 1, 0]
    match.play("move thespian")
    assert match.money[michael] == 2
    match.play("buy thespian brown_2")
    assert match.money == [2, 1, 0]
    match.play("move stockgard")
    assert match.money[michael] == 1
    assert match.offers_of("buy"), "he could buy here, and does not"
    match.play("move revall")
    assert match.money[michael] == 0
    match.play("setup green_3")
    assert match.contracts("revall") == [3, 0, 0]
    assert match.left(michael) == 15 - 2 - 3
    assert match.mat(michael) == "orange_1 brown_2"
    assert match.box == "green_3", "no tax"
    assert match.seat == ann
    assert match.money == [0, 1 + 3, 0]


def test_mariannes_trip() -> None:
    """Nemesis, Aleborg, New Copenhagen, Downington; she acts in all but the third."""
    match = Match(
        money=[3, 0, 0],
        ship="nemesis",
        mats={0: "orange_1"},
        stock={"nemesis": "blue_3 blue_1", "downington": "brown_1 brown_3"},
    )
    match.play("buy nemesis blue_3", "move aleborg", "setup orange_1", "move new_copenhagen")
    match.play("move downington", "buy downington brown_3")
    assert match.money[0] == 6 - 1 - 1 - 1 - 1 - 1
    assert match.contracts("aleborg") == [1, 0, 0]
    assert match.mat(0) == "brown_3 blue_3"
    assert match.ship == "downington"


def test_income_is_3_dollars_at_the_start_of_each_turn() -> None:
    match = Match(money=[0, 2, 5])
    assert match.money == [3, 2, 5]
    match.play("done")
    assert match.money == [3, 5, 5]


def test_nothing_has_to_be_done() -> None:
    match = Match()
    assert "done" in match.offers
    match.play("done")
    assert match.seat == 1
    assert match.ship == "new_copenhagen"


def test_ta_01_the_first_stay_is_where_the_ship_is() -> None:
    match = Match(ship="rigging", stock={"rigging": "orange_1 orange_2"}, mats={0: "blue_1"})
    assert match.offers_of("buy") == {"rigging orange_1", "rigging orange_2"}
    assert match.offers_of("setup") == {"blue_1"}
    match.play("setup blue_1")
    assert match.contracts("rigging") == [1, 0, 0]


def test_ta_01_though_the_last_player_has_acted_there() -> None:
    match = Match(ship="rigging", stock={"rigging": "orange_1 orange_2"})
    match.play("buy rigging orange_1", "done")
    assert match.seat == 1
    match.play("skip", "buy rigging orange_2")
    assert match.mat(1) == "orange_2"


@pytest.mark.parametrize("action", ["buy stockgard blue_1", "setup orange_1", "sell orange_1"])
def test_ta_02_one_action_a_stay(action: str) -> None:
    match = Match(
        ship="stockgard",
        stock={"stockgard": "blue_1 blue_3"},
        mats={0: "orange_1 orange_2 brown_1"},
        contracts={"stockgard": {0: 2}},
    )
    match.play(action)
    assert match.offers == {"move thespian", "move revall", "move calamity", "done"}
    assert match.refused("buy stockgard blue_3") == "TA-2"
    assert match.refused("setup brown_1") == "TA-2"


def test_ta_02_coming_back_is_a_new_stay() -> None:
    """New Copenhagen to Thespian with the wind, and back against it."""
    match = Match(money=[4, 0, 0], mats={0: "orange_1 orange_3"})
    match.play("setup orange_1", "move thespian", "move new_copenhagen", "setup orange_3")
    assert match.contracts("new_copenhagen") == [4, 0, 0]
    assert match.money[0] == 7 - 1 - 2


def test_ta_02_a_stay_without_an_action_is_allowed() -> None:
    match = Match(stock={"thespian": "orange_1 orange_2"})
    match.play("move thespian", "move stockgard", "done")
    assert match.seat == 1


def test_ta_02_acting_only_where_the_ship_is() -> None:
    match = Match(stock={"thespian": "orange_1 orange_2"}, contracts={"thespian": {0: 1}})
    assert not match.offers_of("buy") & {"thespian orange_1", "thespian orange_2"}
    assert match.refused("buy thespian orange_1") == "buy"


def test_ta_18_against_the_wind_costs_2() -> None:
    """The arrows lead from Aleborg to Thespian and from New Copenhagen to Thespian."""
    match = Match(ship="thespian")
    match.play("move aleborg")
    assert match.money[0] == 1
    assert match.offers_of("move") == {"thespian", "new_copenhagen"}, "Nemesis would cost 2"
    assert match.refused("move nemesis") == "TA-18"
    match.play("move thespian")
    assert match.ship == "thespian"


def test_ta_18_without_an_arrow_there_is_no_way() -> None:
    match = Match(money=[9, 0, 0], ship="thespian")
    assert match.refused("move rigging") == "move"
    assert match.refused("move thespian") == "move"


def test_ta_18_if_both_ways_are_printed_each_costs_1() -> None:
    """Neither board has such a pair, but the rule would hold."""
    for _spaces, arrows in CHARTS.values():
        assert not {(b, a) for a, b in arrows} & arrows
    arrows_of_three = [("thespian", "aleborg"), ("aleborg", "thespian"), ("aleborg", "nemesis")]
    for wind in rules._board("x", (1,) * 9, arrows_of_three).winds:
        assert wind.price[0][1] == wind.price[1][0] == 1
        assert sorted([wind.price[1][2], wind.price[2][1]]) == [1, 2]


def test_ta_31_nobody_flies_or_buys_on_credit() -> None:
    match = Match(ship="thespian", mats={0: "orange_1"})
    match.play("move stockgard", "move revall", "move rigging")
    assert match.money[0] == 0
    assert match.offers == {"setup orange_1", "done"}
    assert match.refused("move calamity") == "move"
    assert match.refused(f"buy rigging {match.stock('rigging').split()[0]}") == "TA-11"


def test_ta_31_a_dollar_received_is_there_at_once() -> None:
    """Seat 1 is paid in the turn of seat 0, and spends it in his own."""
    match = Match(stock={"new_copenhagen": "orange_1"}, contracts={"new_copenhagen": {1: 1}})
    match.play("buy new_copenhagen orange_1")
    assert match.money == [2, 1, 0]
    match.play("done", "skip")
    assert match.money[1] == 4
    match.play("move thespian", "move stockgard", "move revall", "move rigging")
    assert match.money[1] == 0


def _table(undo: str) -> Table:
    """Four people, the warehouses are full, the first has 4 dollars."""
    seats = [Seat(name) for name in ("Ann", "Ben", "Cleo", "Dan")]
    game = GAME(4, {})
    actions = [f"draw {kind}" for kind in FIRST_GOODS]
    return Table(game, Record("traders", 1, seats, "seed", game.options, undo, actions))


@pytest.mark.parametrize("undo", ["friendly", "fair"])
def test_ta_31_a_turn_can_be_taken_back_step_by_step(undo: str) -> None:
    table = _table(undo)
    table.act(14, ["move thespian"])
    table.act(15, ["buy thespian orange_2"])
    table.act(16, ["move stockgard"])
    for ply in (16, 15, 14):
        table.undo()
        assert table.plies == ply
    assert table.state.observation(0)["money"] == [4, 2, 3, 4]


def test_ta_31_what_was_drawn_stays_drawn_in_a_fair_match() -> None:
    for undo in ("friendly", "fair"):
        table = _table(undo)
        table.act(14, ["move thespian", "buy thespian orange_2", "done"])
        assert table.state.current_player() == 1
        table.act(17, ["replenish"])
        assert table.plies == 19
        if undo == "fair":
            with pytest.raises(TableError):
                table.undo()
        else:
            table.undo()
            assert table.plies == 17
            assert table.state.current_player() == 1


def test_ta_31_another_players_choice_cannot_be_taken_back_in_a_fair_match() -> None:
    table = _table("fair")
    table.act(14, ["done"])
    table.act(15, ["move thespian"])
    with pytest.raises(TableError):
        table.undo_to(14)
    table.undo()
    assert table.plies == 15


def test_ta_32_the_ship_flies_as_long_as_the_money_lasts() -> None:
    """Seven dollars, seven flights with the wind, round and round."""
    match = Match(money=[4, 0, 0])
    ring = ["thespian", "stockgard", "calamity", "new_copenhagen"]
    for leg in range(7):
        assert match.money[0] == 7 - leg
        match.play(f"move {ring[leg % 4]}")
    assert match.money[0] == 0
    assert match.ship == "calamity"


def test_ta_32_contracts_are_paid_with_a_goods_marker() -> None:
    """The `foods marker` of Michael's turn: the number on it says how many contracts."""
    match = Match(mats={0: "green_3"})
    match.play("setup green_3")
    assert match.mat(0) == ""
    assert match.contracts("new_copenhagen") == [3, 0, 0]


def test_a_turn_in_which_nothing_is_left_to_do_ends_by_itself() -> None:
    match = Match(ship="thespian")
    match.play("move stockgard", "move revall")
    assert match.seat == 0
    match.play("move rigging")
    assert match.money == [0, 3, 0]
    assert match.seat == 1


@pytest.mark.parametrize("undo", ["friendly", "fair"])
def test_its_last_step_can_be_taken_back_until_another_has_acted(undo: str) -> None:
    table = _table(undo)
    table.act(14, [f"move {city}" for city in ("thespian", "stockgard", "revall", "rigging")])
    assert table.state.current_player() == 1
    table.undo()
    assert table.plies == 17
    assert table.state.current_player() == 0
