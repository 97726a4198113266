"""Scoring: rulings AL-31 to AL-34, the printed examples among them."""

from __future__ import annotations

from itertools import product

import pytest

from engine.games.airlines.rules import payouts
from tests.games.airlines.positions import Match
from tests.games.airlines.referee_board import pay_out

DRIVER = {"cal": ["los_angeles__phoenix"]}
"""Nobody has laid CAL, so that it can be expanded without paying anybody."""
BOI_3 = ["juneau__prince_rupert", "prince_rupert__vancouver"]
ITA_11 = [
    *("new_york__norfolk", "new_york__halifax", "halifax__st_johns", "goose_bay__st_johns"),
    *("kuujjuaq__goose_bay", "montreal__new_york", "toronto__new_york", "chicago__toronto"),
    *("norfolk__jacksonville", "lexington__norfolk"),
]
HIT_16 = [
    *("monterrey__new_orleans", "monterrey__mexico_city", "mexico_city__cancun", "cancun__miami"),
    *("miami__san_juan", "cancun__san_juan", "jacksonville__miami", "new_orleans__jacksonville"),
    *("new_orleans__atlanta", "memphis__new_orleans", "memphis__atlanta", "chicago__memphis"),
    *("kansas_city__memphis", "el_paso__monterrey", "dallas__monterrey"),
]
GAP_7 = [
    *("minneapolis__chicago", "chicago__lexington", "lexington__norfolk", "lexington__atlanta"),
    *("billings__minneapolis", "regina__billings"),
]
FIS_9 = [
    *("denver__kansas_city", "billings__denver", "salt_lake_city__denver", "denver__el_paso"),
    *("boise__billings", "boise__salt_lake_city", "kansas_city__dallas", "el_paso__dallas"),
]


def scored(founded: dict[str, list[str]], laid: dict[int, str], players: int = 4) -> Match:
    """Seat 0 flies a route for CAL, takes a share blindly, and a scoring card comes up."""
    match = Match(
        players=players,
        founded={**DRIVER, **founded},
        laid=laid,
        hands=dict.fromkeys(range(players), "ddl"),
        cards={0: "edge_8"},
        pile="ela ela",
        display="ela",
        scoring=1,
    )
    match.play("expand")
    match.draw("card southwest_2")
    match.play("fly san_francisco__los_angeles cal", "pay edge_8", "blind")
    match.draw("scoring")
    return match


@pytest.mark.parametrize("count", [1, 2, 5])
def test_al_31_the_only_shareholder_gets_both_parts(count: int) -> None:
    """The printed example: BOI with 3 markers pays 3 + 1 = 4."""
    match = scored({"boi": BOI_3}, {0: " ".join(["boi"] * count)})
    assert match.value("boi") == 3
    assert match.scores == [4, 0, 0, 0]


def test_al_32_a_tie_for_first_shares_both_parts() -> None:
    """The printed example: ITA with 11 markers, (11 + 5) / 3 = 5 each."""
    match = scored({"ita": ITA_11}, {0: "ita ita ita", 1: "ita ita ita", 2: "ita ita ita"})
    assert match.value("ita") == 11
    assert match.scores == [5, 5, 5, 0]


def test_al_32_then_nobody_is_second() -> None:
    match = scored({"ita": ITA_11}, {0: "ita ita", 1: "ita", 2: "ita ita", 3: "ita"})
    assert match.scores == [8, 0, 8, 0]


def test_al_33_a_tie_for_second_shares_the_half() -> None:
    """The printed example: HIT with 16 markers pays 16, and 8 / 3 = 2 each."""
    laid = {0: "hit hit hit", 1: "hit hit", 2: "hit hit", 3: "hit hit"}
    match = scored({"hit": HIT_16}, laid)
    assert match.value("hit") == 16
    assert match.scores == [16, 2, 2, 2]


def test_al_33_the_half_is_rounded_before_it_is_shared() -> None:
    """7 markers: the half is 3, in two parts 1 each."""
    match = scored({"gap": GAP_7}, {1: "gap gap gap", 2: "gap", 3: "gap"})
    assert match.value("gap") == 7
    assert match.scores == [0, 7, 1, 1]


def test_al_33_one_second_and_nothing_for_the_third() -> None:
    match = scored({"gap": GAP_7}, {1: "gap gap gap", 2: "gap gap", 3: "gap"})
    assert match.scores == [0, 7, 3, 0]


def test_al_34_shares_in_the_hand_do_not_count() -> None:
    match = Match(
        players=3,
        founded={**DRIVER, "gap": GAP_7},
        laid={1: "gap"},
        hands={0: "ddl", 1: "ddl", 2: "gap gap gap gap"},
        cards={0: "edge_8", 2: "northwest_13"},
        pile="ela",
        display="ela",
        scoring=1,
    )
    match.play("expand")
    match.draw("card southwest_2")
    match.play("fly san_francisco__los_angeles cal", "pay edge_8", "take ela")
    match.draw("scoring")
    assert match.scores == [0, 7 + 3, 0]


def test_a_whole_scoring_as_on_the_rules_page() -> None:
    founded = {
        "cal": ["los_angeles__phoenix", "phoenix__el_paso", "los_angeles__mazatlan"],
        "hit": HIT_16[:9],
        "gap": GAP_7,
        "fis": FIS_9,
    }
    laid = {
        0: "hit hit hit gap gap fis fis fis fis",
        1: "hit hit gap gap fis",
        2: "cal fis",
    }
    match = scored(founded, laid, players=3)
    assert [match.value(name) for name in ("hit", "gap", "cal", "fis")] == [10, 7, 5, 9]
    assert match.scores == [10 + 5 + 9, 5 + 5 + 2, 7 + 2]


def test_every_division_agrees_with_the_second_reading() -> None:
    for shares in product(range(4), repeat=4):
        for value in (0, 1, 2, 3, 5, 8, 11, 16):
            assert payouts(value, shares) == pay_out(value, list(shares))
