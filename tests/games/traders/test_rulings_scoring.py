"""Points, places and shared wins: rulings TA-22 to TA-27."""

from __future__ import annotations

import pytest

from engine.core.game import Outcome
from tests.games.traders.positions import Match

CATEGORIES = ["unsold", "sold", "cities", "last_supply", "stack", "most_cities", "ones"]


def finished(players: int = 3, opener: int = 0, **position: object) -> Outcome:
    """The last seat of the last round does nothing; nothing is left to replenish."""
    match = Match(players, seat=players - 1, opener=opener, supply=0, **position)  # type: ignore[arg-type]
    match.play("done")
    return match.outcome


def of(outcome: Outcome, category: str) -> list[int]:
    return [dict(score.breakdown)[category] for score in outcome.scores]


def test_a_whole_scoring_worked_by_hand() -> None:
    outcome = finished(
        opener=1,
        mats={0: "orange_3 blue_1", 2: "green_2"},
        sold={
            0: "orange_1 orange_1 brown_3",
            1: "blue_2 blue_2 blue_3 blue_3 brown_1 brown_1",
            2: "green_1 green_3",
        },
        contracts={
            "thespian": {0: 3},
            "nemesis": {0: 1, 1: 1},
            "new_copenhagen": {1: 5, 2: 2},
            "rigging": {2: 1},
            "revall": {2: 2, 0: 1},
        },
    )
    assert outcome.reason == "last_supply"
    assert [list(dict(score.breakdown)) for score in outcome.scores] == [CATEGORIES] * 3
    assert [list(dict(score.breakdown).values()) for score in outcome.scores] == [
        [2, 2 + 2 + 4, 4 + 2 + 2, 0, 0, 4, 5],
        [0, 3 + 3 + 4 + 4 + 2 + 2, 2 + 2, 2, 3, 0, 5],
        [1, 2 + 4, 2 + 4 + 2, 0, 0, 4, 0],
    ]
    assert [score.total for score in outcome.scores] == [27, 32, 19]
    assert outcome.winners == (1,)
    assert outcome.ranks == (2, 1, 3)


@pytest.mark.parametrize(("goods", "points"), [("blue_1", 2), ("blue_2", 3), ("blue_3", 4)])
def test_a_sold_marker_is_worth_1_and_its_number(goods: str, points: int) -> None:
    assert of(finished(sold={1: goods}), "sold") == [0, points, 0]


def test_an_unsold_marker_is_worth_1_whatever_it_shows() -> None:
    outcome = finished(mats={0: "blue_3 orange_1", 1: "blue_3 blue_2 blue_1"})
    assert of(outcome, "unsold") == [2, 3, 0]
    assert of(outcome, "sold") == [0, 0, 0]


def test_a_city_is_worth_2_and_alone_4() -> None:
    outcome = finished(
        contracts={"thespian": {0: 1}, "aleborg": {0: 6, 1: 1}, "revall": {0: 2, 1: 2, 2: 1}}
    )
    assert of(outcome, "cities") == [4 + 2 + 2, 2 + 2, 2]


def test_ta_22_nobody_has_opened_the_last_supply() -> None:
    match = Match(idle=8)
    match.pass_turn()
    assert of(match.outcome, "last_supply") == [0, 0, 0]


def test_ta_23_one_comparison_of_the_largest_single_stacks() -> None:
    """Seat 0 leads in three cities, seat 1 has the largest stack of all."""
    outcome = finished(
        contracts={
            "thespian": {0: 3},
            "aleborg": {0: 3},
            "revall": {0: 3},
            "rigging": {1: 4},
            "calamity": {2: 2},
        }
    )
    assert of(outcome, "stack") == [0, 3, 0]


def test_ta_23_all_who_are_level_get_the_full_points() -> None:
    outcome = finished(contracts={"thespian": {0: 4}, "rigging": {1: 4, 2: 3}})
    assert of(outcome, "stack") == [3, 3, 0]
    outcome = finished(contracts={"rigging": {0: 2, 1: 2, 2: 2}})
    assert of(outcome, "stack") == [3, 3, 3]


def test_ta_24_contracts_in_the_most_cities() -> None:
    outcome = finished(
        contracts={"thespian": {0: 9}, "aleborg": {1: 1}, "rigging": {1: 1, 2: 1}, "revall": {2: 1}}
    )
    assert of(outcome, "most_cities") == [0, 4, 4]


def test_ta_24_the_most_sold_markers_that_show_1() -> None:
    outcome = finished(
        sold={0: "blue_1 blue_1 blue_1", 1: "blue_2 blue_2 blue_2 blue_2", 2: "orange_1 brown_1"},
        mats={2: "orange_1 brown_1"},
    )
    assert of(outcome, "ones") == [5, 0, 0]
    outcome = finished(sold={0: "blue_1 blue_1", 1: "orange_1 brown_1", 2: "blue_1"})
    assert of(outcome, "ones") == [5, 5, 0]


def test_ta_25_nobody_has_any() -> None:
    outcome = finished(sold={0: "blue_2 blue_3"}, mats={1: "blue_1"})
    for category in ("stack", "most_cities", "ones"):
        assert of(outcome, category) == [0, 0, 0]
    assert of(outcome, "cities") == [0, 0, 0]


def test_ta_25_one_is_enough() -> None:
    outcome = finished(contracts={"revall": {2: 1}}, sold={0: "blue_1"})
    assert of(outcome, "stack") == [0, 0, 3]
    assert of(outcome, "most_cities") == [0, 0, 4]
    assert of(outcome, "ones") == [5, 0, 0]


def test_ta_26_more_contracts_on_the_board_decide() -> None:
    """Seats 0 and 1 have 4 + 3 + 4 points each, and 5 against 4 contracts."""
    contracts = {"thespian": {0: 3, 1: 1}, "aleborg": {0: 2, 1: 3}}
    outcome = finished(opener=2, contracts=contracts)
    assert [score.total for score in outcome.scores] == [11, 11, 2]
    assert outcome.winners == (0,)
    assert outcome.ranks == (1, 2, 3)


def test_ta_26_else_they_share_the_win() -> None:
    contracts = {"thespian": {0: 3, 1: 1}, "aleborg": {0: 1, 1: 3}}
    match = Match(3, seat=2, opener=2, supply=0, contracts=contracts)
    match.play("done")
    assert match.outcome.winners == (0, 1)
    assert match.outcome.ranks == (1, 1, 3)
    assert match.state.returns() == [0.5, 0.5, 0.0]


def test_ta_26_all_three_share() -> None:
    contracts = {"thespian": {0: 2, 1: 2, 2: 2}}
    outcome = finished(
        opener=0, contracts=contracts, mats={1: "blue_1 blue_2", 2: "orange_1 blue_2"}
    )
    assert [score.total for score in outcome.scores] == [11, 11, 11]
    assert outcome.winners == (0, 1, 2)
    assert outcome.ranks == (1, 1, 1)


def test_ta_26_more_contracts_do_not_beat_more_points() -> None:
    outcome = finished(opener=2, contracts={"thespian": {0: 9}}, sold={1: "blue_1 blue_3 orange_3"})
    assert [score.total for score in outcome.scores] == [11, 10 + 5, 2]
    assert outcome.winners == (1,)


def test_ta_26_the_places_further_down_go_by_contracts_too() -> None:
    outcome = finished(
        opener=0,
        contracts={"thespian": {0: 5, 1: 1, 2: 2}, "aleborg": {0: 1}},
    )
    assert [score.total for score in outcome.scores] == [2 + 4 + 2 + 3 + 4, 2, 2]
    assert outcome.ranks == (1, 3, 2)


def test_ta_27_money_is_worth_nothing_and_breaks_no_tie() -> None:
    outcome = finished(opener=2, money=[9, 1, 0], contracts={"thespian": {0: 1, 1: 1}})
    assert [score.total for score in outcome.scores] == [9, 9, 2]
    assert outcome.winners == (0, 1)


def test_the_standing_shown_in_play_is_the_score_if_it_ended_now() -> None:
    match = Match(
        mats={0: "orange_3 blue_1"},
        sold={1: "blue_1 blue_3"},
        contracts={"thespian": {0: 3, 1: 1}, "revall": {2: 3}},
    )
    standing = {category: match.points(category) for category in CATEGORIES}
    assert standing == {
        "unsold": [2, 0, 0],
        "sold": [0, 6, 0],
        "cities": [2, 2, 4],
        "last_supply": [0, 0, 0],
        "stack": [3, 0, 3],
        "most_cities": [4, 4, 4],
        "ones": [0, 5, 0],
    }
