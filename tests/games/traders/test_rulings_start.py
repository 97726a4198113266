"""Before the first turn: rulings TA-6, TA-8, TA-9, TA-19, TA-20 and what lies open, TA-28."""

from __future__ import annotations

from random import Random

import pytest

from engine.games.traders.game import GAME
from tests.games.traders.charts import CHARTS, CITIES, COLOURS, GOODS, colour
from tests.games.traders.positions import CHANCE, Match

PILES = {
    ("a", 2): [8, 8, 8, 7, 7],
    ("a", 3): [11, 10, 10, 10, 10],
    ("a", 4): [13, 13, 13, 13, 12],
    ("b", 2): [8, 8, 7, 7, 7],
    ("b", 3): [10, 10, 10, 10, 10],
    ("b", 4): [13, 13, 13, 12, 12],
}
FIRST_OF_LAST_PILE = {
    ("a", 2): 32,
    ("a", 3): 42,
    ("a", 4): 53,
    ("b", 2): 31,
    ("b", 3): 41,
    ("b", 4): 52,
}
"""The draw that opens the fifth supply."""


def test_ta_06_spaces_are_filled_by_number_and_from_left_to_right() -> None:
    """Thespian 1, its two spaces first; the last two are Rigging's."""
    match = Match.start(4)
    draws = [kind for kind in GOODS for _ in range(2)][:14]
    match.draw(*draws)
    assert [match.stock(city) for city in CITIES] == [
        *("orange_1 orange_1", "orange_2", "orange_2 orange_3", "orange_3", "brown_1"),
        *("brown_1 brown_2", "brown_2 brown_3", "brown_3", "blue_1 blue_1"),
    ]


def test_ta_06_on_the_other_board() -> None:
    match = Match.start(4, {"board": "b"})
    draws = [kind for kind in GOODS for _ in range(2)][:15]
    match.draw(*draws)
    assert [match.stock(city) for city in CITIES] == [
        *("orange_1 orange_1", "orange_2", "orange_2 orange_3 orange_3", "brown_1", "brown_1"),
        *("brown_2 brown_2", "brown_3", "brown_3", "blue_1 blue_1 blue_2"),
    ]


@pytest.mark.parametrize(("board", "players"), PILES)
def test_ta_08_the_fifth_supply_is_never_the_largest(board: str, players: int) -> None:
    match = Match.start(players, {"board": board})
    match.let_chance_act()
    assert match.piles == PILES[board, players]
    assert sum(match.piles) == len(match.supply.split())
    assert sum(match.piles[:4]) + 1 == FIRST_OF_LAST_PILE[board, players]


def test_ta_09_two_players_do_without_two_colours() -> None:
    match = Match.start(2)
    assert match.outcomes == pytest.approx({f"draw out {c}": 1 / 6 for c in COLOURS})
    match.draw("out blue")
    rest = [c for c in COLOURS if c != "blue"]
    assert match.outcomes == pytest.approx({f"draw out {c}": 1 / 5 for c in rest})
    match.draw("out grey")
    used = {kind: n for kind, n in GOODS.items() if colour(kind) not in ("blue", "grey")}
    assert match.outcomes == pytest.approx({f"draw {kind}": n / 52 for kind, n in used.items()})
    assert len(match.box.split()) == 26
    assert {colour(kind) for kind in match.box.split()} == {"blue", "grey"}


def test_ta_09_three_players_do_without_one() -> None:
    match = Match.start(3)
    match.draw("out orange")
    assert len(match.supply.split()) == 65
    assert match.outcomes["draw brown_2"] == pytest.approx(5 / 65)
    assert "draw orange_2" not in match.outcomes


def test_ta_09_four_players_use_all() -> None:
    match = Match.start(4)
    assert match.outcomes == pytest.approx({f"draw {kind}": n / 78 for kind, n in GOODS.items()})


def test_ta_09_what_was_drawn_does_not_come_again() -> None:
    match = Match.start(4)
    match.draw(*["violet_3"] * 4)
    assert "draw violet_3" not in match.outcomes
    assert match.outcomes["draw violet_2"] == pytest.approx(5 / 74)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ta_20_later_seats_begin_with_more_money(players: int) -> None:
    """1, 2, 3 and 4 dollars, and the first player has had his income."""
    match = Match.start(players)
    match.let_chance_act()
    assert match.money == [1 + 3, 2, 3, 4][:players]
    assert (match.seat, match.asked, match.phase) == (0, 0, "act")
    for seat in range(1, players):
        match.play("done")
        assert match.money[seat] == 1 + seat + 3
    assert match.money[0] == 3


def test_ta_20_the_board_is_empty_and_the_ship_in_new_copenhagen() -> None:
    match = Match.start(4)
    match.let_chance_act()
    assert match.ship == "new_copenhagen"
    assert [match.contracts(city) for city in CITIES] == [[0, 0, 0, 0]] * 9
    assert [match.left(seat) for seat in range(4)] == [15] * 4
    assert [match.mat(seat) for seat in range(4)] == [""] * 4
    assert match.empty == []


def test_ta_19_the_compass_is_a_coin() -> None:
    match = Match.start(4, {"compass": "on"})
    match.draw(*["orange_2"] * 5, *["brown_2"] * 5, *["grey_2"] * 4)
    assert match.phase == "compass"
    assert match.outcomes == {"draw compass normal": 0.5, "draw compass reversed": 0.5}


@pytest.mark.parametrize(("side", "price"), [("normal", 1), ("reversed", 2)])
def test_ta_19_reversed_winds_hold_for_the_whole_match(side: str, price: int) -> None:
    """From New Copenhagen an arrow leads to Thespian, and on to Stockgard."""
    match = Match.start(4, {"compass": "on"})
    match.draw(*["orange_2"] * 5, *["brown_2"] * 5, *["grey_2"] * 4, f"compass {side}")
    assert match.money[0] == 4
    match.play("move thespian")
    assert match.money[0] == 4 - price
    match.play("done", "move stockgard")
    assert match.money[1] == 2 + 3 - price
    match.play("move thespian")
    assert match.money[1] == 2 + 3 - 3, "there and back is 3 either way"


def test_ta_19_without_the_option_nothing_is_spun() -> None:
    match = Match.start(4)
    match.draw(*["orange_2"] * 5, *["brown_2"] * 5, *["grey_2"] * 4)
    assert match.phase == "act"
    match.play("move thespian")
    assert match.money[0] == 3


@pytest.mark.parametrize("reversed_wind", [False, True])
@pytest.mark.parametrize("board", ["a", "b"])
def test_ta_18_and_19_every_flight_of_a_board(board: str, reversed_wind: bool) -> None:
    """With the wind 1, against it 2, and no way without an arrow, to and from each city."""
    arrows = CHARTS[board][1]
    if reversed_wind:
        arrows = {(target, city) for city, target in arrows}
    for city in CITIES:
        match = Match(board=board, reversed_wind=reversed_wind, ship=city)
        downwind = {b for a, b in arrows if a == city}
        upwind = {a for a, b in arrows if b == city}
        assert match.offers_of("move") == downwind | upwind
        for target in downwind | upwind:
            there = Match(board=board, reversed_wind=reversed_wind, ship=city)
            there.play(f"move {target}")
            assert there.ship == target
            assert there.money[0] == (2 if target in downwind else 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ta_28_all_players_see_the_same(players: int) -> None:
    match = Match(
        players,
        mats={0: "orange_1 orange_3", 1: "brown_2"},
        sold={1: "blue_1 blue_1"},
        contracts={"revall": {0: 2, 1: 1}},
        money=[2, 1, 4, 3][:players],
    )
    sights = [match.seen_by(seat) for seat in (*range(players), None)]
    for sight in sights:
        sight.pop("seat")
        assert sight == sights[0]
    assert sights[0]["money"] == match.money
    for key in ("mats", "sold", "discs", "left", "guilds", "supply", "gone", "piles"):
        assert key in sights[0]
    assert [len(row) for row in sights[0]["sold"]] == [0, 2, 0, 0][:players]
    assert not GAME.info.has_hidden_hands


def test_ta_28_the_order_of_the_supply_is_nowhere() -> None:
    """It is counted only, and each marker in it is as likely to come next."""
    match = Match(
        supply="orange_1 orange_1 orange_1 blue_3", opener=0, seat=1, stock={"calamity": "-"}
    )
    match.play("replenish")
    assert match.asked == CHANCE
    assert match.outcomes == {"draw orange_1": 0.75, "draw blue_3": 0.25}
    other = match.state.resample_from_infostate(0, Random(1))
    assert other.observation(0) == match.seen_by(0)
