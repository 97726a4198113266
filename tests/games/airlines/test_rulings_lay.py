"""Laying shares and sabotage: rulings AL-15 and AL-27 to AL-30, worked out by hand."""

from __future__ import annotations

import pytest

from tests.games.airlines.atlas import CIRCLES
from tests.games.airlines.positions import Match

HIT = {"hit": ["monterrey__mexico_city"]}


def single(match: Match) -> Match:
    """The player in turn lays one share of HIT."""
    match.play("lay 1 of hit")
    return match


def test_al_15_any_number_of_one_founded_airline() -> None:
    match = Match(
        founded={**HIT, "ita": ["new_york__norfolk"]},
        hands={0: "hit hit hit ita aba"},
        cards={0: "edge_1"},
    )
    assert match.offers == {
        *("expand", "lay 1 of hit", "lay 2 of hit", "lay 3 of hit", "lay 1 of ita"),
    }
    assert match.refused("lay 4 of hit") == "AL-15"
    assert match.refused("lay 2 of ita") == "AL-15"


def test_al_15_nothing_is_drawn_and_the_turn_is_over() -> None:
    match = Match(founded=HIT, hands={0: "hit hit hit", 1: "hit"}, scoring=3)
    pile, card_pile, display = match.pile, match.card_pile, match.display
    match.play("lay 2 of hit")
    assert (match.hand(0), match.laid(0)) == ("hit", "hit hit")
    assert (match.seat, match.phase) == (1, "turn")
    assert (match.pile, match.card_pile, match.display) == (pile, card_pile, display)
    assert match.cards(0) == set()


def test_al_15_not_of_an_airline_that_is_unfounded_or_dormant() -> None:
    founded = {
        "hit": ["monterrey__mexico_city", "halifax__st_johns", "goose_bay__st_johns"],
        "ita": ["halifax__st_johns"],
    }
    match = Match(founded=founded, hands={0: "aba boi hit"}, cards={0: "edge_5"})
    assert match.dormant == {"aba"}
    assert match.offers == {"expand", "lay 1 of hit"}
    assert match.reason("stock:aba", "amount:1").rule == "AL-19"
    assert match.reason("stock:boi", "amount:1").rule == "AL-3"


def test_al_15_shares_may_be_laid_without_any_marker_left_or_majority() -> None:
    match = Match(founded=HIT, laid={1: "hit hit hit hit hit"}, hands={0: "hit"})
    match.play("lay 1 of hit", "spare")
    assert match.laid(0) == "hit"


def test_al_27_a_sabotage_marker_counts_for_nothing_but_uses_up_supply_and_circle() -> None:
    match = single(
        Match(founded=HIT, hands={0: "hit", 1: "hit gap"}, scoring=1, cards={1: "east_3"})
    )
    assert (match.value("hit"), match.left("hit")) == (2, 16)
    match.play("sabotage dallas__memphis 9", "marker hit")
    assert (match.value("hit"), match.left("hit")) == (2, 15)
    assert match.owner("dallas__memphis", 9) == "hit!"


def test_al_27_it_extends_no_network_and_is_no_route() -> None:
    """HIT's sabotage marker on New Orleans - Jacksonville opens nothing there."""
    match = Match(
        founded=HIT,
        sabotage=[("new_orleans__jacksonville", 6, "hit")],
        hands={0: "gap"},
        cards={0: "east_13"},
    )
    match.play("expand")
    match.draw("card edge_1")
    assert match.offers == {"decline"}
    founded = {"hit": ["monterrey__new_orleans"]}
    match = Match(
        founded=founded,
        sabotage=[("new_orleans__jacksonville", 6, "hit")],
        hands={0: "gap"},
        cards={0: "east_1"},
    )
    match.play("expand")
    match.draw("card east_3")
    assert match.offers == {
        *("fly memphis__new_orleans hit", "fly new_orleans__atlanta hit"),
        *("fly new_orleans__jacksonville hit", "decline"),
    }


def test_al_27_only_ordinary_markers_pay() -> None:
    match = Match(
        founded=HIT,
        sabotage=[("dallas__memphis", 9, "hit"), ("cancun__miami", 6, "hit")],
        laid={0: "hit"},
        hands={0: "hit gap"},
        cards={0: "southwest_8"},
        scoring=1,
        pile="cal",
    )
    match.play("expand")
    match.draw("card edge_1")
    match.play("fly el_paso__monterrey hit", "blind")
    match.draw("scoring")
    assert match.scores == [3 + 1, 0, 0]


def test_al_28_any_airline_that_has_a_marker_left() -> None:
    used_up = [
        *("goose_bay__st_johns", "halifax__st_johns", "kuujjuaq__goose_bay"),
        *("churchill__kuujjuaq", "goose_bay__montreal", "montreal__halifax"),
        "kuujjuaq__montreal",
    ]
    match = single(Match(founded={**HIT, "aba": used_up}, hands={0: "hit"}))
    match.play("sabotage cancun__miami 6")
    assert match.phase == "marker"
    assert match.offers == {
        f"marker {name}" for name in ("boi", "cal", "ddl", "ela", "fis", "gap", "hit", "ita")
    }
    assert match.refused("marker aba") == "AL-28"
    match.play("marker ddl")
    assert match.founded == {"hit", "aba"}
    assert match.left("ddl") == 14


def test_al_28_even_a_dormant_one() -> None:
    founded = {
        "hit": ["monterrey__mexico_city", "halifax__st_johns", "goose_bay__st_johns"],
        "ita": ["halifax__st_johns"],
    }
    match = single(Match(founded=founded, hands={0: "hit"}))
    assert match.dormant == {"aba"}
    match.play("sabotage cancun__miami 6", "marker aba")
    assert match.owner("cancun__miami", 6) == "aba!"
    assert match.left("aba") == 7


def test_al_29_every_open_circle_of_five_or_more_on_a_route_without_sabotage() -> None:
    match = single(
        Match(
            founded={"hit": ["monterrey__mexico_city", "monterrey__new_orleans"]},
            sabotage=[("miami__san_juan", 8, "gap")],
            hands={0: "hit"},
        )
    )
    expected = {
        f"sabotage {route} {number}"
        for route, numbers in CIRCLES.items()
        for number in numbers
        if number >= 5
    }
    expected -= {f"sabotage miami__san_juan {number}" for number in (8, 13)}
    expected -= {"sabotage monterrey__mexico_city 8", "sabotage monterrey__new_orleans 10"}
    assert "sabotage monterrey__new_orleans 13" in expected
    assert match.offers == expected | {"spare"}
    assert match.refused("sabotage miami__san_juan 13") == "AL-29"
    assert match.refused("sabotage monterrey__mexico_city 8") == "AL-29"
    assert match.reason("circle:miami__san_juan:4").rule == "AL-29"
    assert match.reason("circle:norfolk__jacksonville:2").rule == "AL-29"


def test_al_29_a_higher_circle_than_the_lowest() -> None:
    match = single(Match(founded=HIT, hands={0: "hit"}))
    match.play("sabotage cancun__san_juan 14", "marker ita")
    assert [match.owner("cancun__san_juan", n) for n in (5, 9, 14)] == ["", "", "ita!"]


def test_al_29_it_may_close_the_route_and_make_an_airline_dormant() -> None:
    """The last circle of ABA's home."""
    founded = {
        "hit": ["monterrey__mexico_city", "halifax__st_johns"],
        "ita": ["new_york__halifax", "halifax__st_johns"],
    }
    match = Match(founded=founded, hands={0: "hit", 1: "aba gap"}, cards={1: "edge_14 northeast_8"})
    assert match.dormant == set()
    single(match).play("sabotage goose_bay__st_johns 9", "marker boi")
    assert match.dormant == {"aba"}
    assert match.seat == 1
    assert not match.offers_of("found") & {"found aba with 1"}


@pytest.mark.parametrize("amount", [1, 2, 3])
def test_al_30_only_with_exactly_one_share(amount: int) -> None:
    match = Match(founded=HIT, hands={0: "hit hit hit"})
    match.play(f"lay {amount} of hit")
    assert (match.seat, match.phase) == ((0, "sabotage") if amount == 1 else (1, "turn"))


def test_al_30_not_with_a_founding_and_never_forced() -> None:
    match = Match(hands={0: "hit", 1: "hit"}, cards={0: "edge_8"}, pile="cal cal")
    match.play("found hit with 1", "fly monterrey__mexico_city hit", "take boi")
    match.draw("share cal")
    match.draw("card edge_1")
    assert (match.seat, match.phase) == (1, "turn")
    match.play("lay 1 of hit", "spare")
    assert match.seat == 2
    assert "!" not in "".join(match.owner(r, n) for r, numbers in CIRCLES.items() for n in numbers)
