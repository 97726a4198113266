"""Playing cards: rulings TT-10 to TT-14 and TT-28, each position worked out by hand."""

from __future__ import annotations

import pytest

from tests.games.titans.positions import Match

PLAIN = [
    "red_caravan_p1",
    "red_caravan_m1",
    "yellow_caravan_p1",
    "yellow_caravan_m1",
    "green_caravan_p1",
]
SIX = [*PLAIN, "green_caravan_m1"]
"""One short of a year of two players."""


def playing(hand: list[str], **given: object) -> Match:
    """Seat 0 of two is to play a card out of `hand`."""
    return Match(**{"players": 2, "phase": "card", "hands": {0: hand}, **given})  # type: ignore[arg-type]


def test_tt_10_a_card_must_be_played() -> None:
    match = playing(PLAIN)
    assert match.offers == {f"card:{card}" for card in PLAIN}


def test_tt_10_one_card_that_is_not_a_tax_ends_the_turn() -> None:
    match = playing(PLAIN)
    match.pick("card:red_caravan_p1")
    assert match.display == ["red_caravan_p1"]
    assert match.seat == 1


def test_tt_11_cards_fill_the_spaces_in_order() -> None:
    match = playing(PLAIN, display=["green_contract", "red_contract"])
    match.pick("card:yellow_caravan_p1")
    assert match.display == ["green_contract", "red_contract", "yellow_caravan_p1"]


def test_tt_12_a_player_with_two_red_pays_4_and_one_with_four_pays_8() -> None:
    match = playing(["red_tax", *PLAIN[:4]], goods=[{"red": 2}, {"red": 4}])
    match.pick("card:red_tax")
    assert match.scores == [50 - 4, 50 - 8]
    assert match.display == ["red_tax"]


def test_tt_12_only_goods_of_its_colour_are_taxed_and_none_on_the_road() -> None:
    match = Match(
        players=4,
        phase="card",
        seat=2,
        hands={2: ["green_tax", *PLAIN[:4]]},
        goods=[{"red": 5, "yellow": 3}, {"green": 1, "red": 2}, {"green": 3}, {}],
        scores=[10, 20, 30, 40],
    )
    match.pick("card:green_tax")
    assert match.scores == [10, 18, 24, 40]


def test_tt_12_another_card_follows_a_tax() -> None:
    match = playing(["red_tax", *PLAIN[:4]])
    match.pick("card:red_tax")
    assert (match.seat, match.phase) == (0, "card")
    assert match.offers == {f"card:{card}" for card in PLAIN[:4]}
    match.pick("card:red_caravan_m1", draws=["green_contract", "green_contract"])
    assert match.seat == 1
    assert match.display == ["red_tax", "red_caravan_m1"]
    assert match.hand(0) == sorted(
        ["red_caravan_p1", *PLAIN[2:4], "green_contract", "green_contract"]
    )


def test_tt_12_several_taxes_in_a_row() -> None:
    match = playing(
        ["red_tax", "red_tax", "green_tax", "yellow_contract", "red_contract"],
        goods=[{"red": 2, "green": 1}, {"red": 1, "green": 4}],
    )
    match.pick("card:red_tax")
    match.pick("card:green_tax")
    match.pick("card:red_tax")
    assert match.scores == [50 - 4 - 2 - 4, 50 - 2 - 8 - 2]
    match.pick("card:red_contract")
    assert match.display == ["red_tax", "green_tax", "red_tax", "red_contract"]
    assert len(match.hand(0)) == 5
    assert match.seat == 1


def test_tt_12_ones_own_tax_may_make_one_negative_and_the_turn_goes_on() -> None:
    match = playing(["red_tax", *PLAIN[:4]], goods=[{"red": 3}, {}], scores=[2, 50])
    match.pick("card:red_tax")
    assert match.scores[0] == -4
    assert (match.seat, match.phase) == (0, "card")
    match.pick("card:red_caravan_p1")
    assert match.seat == 1
    assert match.goods(0, "red") == 3


def test_tt_13_five_taxes_use_the_hand_up() -> None:
    match = playing(["red_tax", "red_tax", "yellow_tax", "yellow_tax", "green_tax"])
    for colour in ("red", "red", "yellow", "yellow"):
        match.pick(f"card:{colour}_tax")
    if match.seat == 0:
        match.finish_what_is_forced(stop_at_seat=1)
    assert match.display == ["red_tax", "red_tax", "yellow_tax", "yellow_tax", "green_tax"]
    assert match.seat == 1
    assert len(match.hand(0)) == 5


def test_tt_13_five_mirages_without_a_target() -> None:
    hand = ["red_mirage", "red_mirage", "green_mirage", "green_mirage", "yellow_mirage"]
    match = playing(hand)
    assert match.offers == {"button:pass"}
    match.pick("button:pass")
    assert match.seat == 1
    assert match.hand(0) == sorted(hand)
    assert match.display == []


def test_tt_13_after_a_tax_only_mirages_without_a_target() -> None:
    hand = ["red_tax", "yellow_mirage", "yellow_mirage", "green_mirage", "green_mirage"]
    match = playing(hand)
    match.pick("card:red_tax")
    if match.seat == 0:
        assert match.offers == {"button:pass"}
        match.pick("button:pass")
    assert match.seat == 1
    assert match.display == ["red_tax"]
    assert len(match.hand(0)) == 5


def test_tt_13_a_covered_card_is_no_target() -> None:
    hand = ["yellow_mirage", "red_mirage", "red_mirage", "green_mirage", "green_mirage"]
    match = playing(hand, display=[("yellow_contract", "yellow_mirage")])
    assert match.offers == {"button:pass"}


def test_tt_13_there_is_no_pass_while_a_card_can_be_played() -> None:
    hand = ["red_mirage", "red_mirage", "green_mirage", "green_mirage", "yellow_mirage"]
    match = playing(hand, display=["yellow_contract"])
    assert match.offers == {"card:yellow_mirage+display:yellow_contract"}


def test_tt_14_a_mirage_covers_a_card_of_its_colour() -> None:
    match = playing(
        ["red_mirage", *PLAIN[2:], "green_contract"],
        display=["red_contract", "yellow_contract", "red_caravan_p3"],
    )
    mirages = {offer for offer in match.offers if "mirage" in offer}
    assert mirages == {
        "card:red_mirage+display:red_contract",
        "card:red_mirage+display:red_caravan_p3",
    }
    match.pick("card:red_mirage+display:red_caravan_p3")
    assert match.display == ["red_contract", "yellow_contract", ("red_caravan_p3", "red_mirage")]
    assert match.seat == 1


def test_tt_14_neither_a_covered_card_nor_a_mirage_is_covered() -> None:
    match = playing(
        ["red_mirage", *PLAIN[2:], "green_contract"],
        display=[("red_contract", "red_mirage"), "red_caravan_p3"],
    )
    mirages = {offer for offer in match.offers if "mirage" in offer}
    assert mirages == {"card:red_mirage+display:red_caravan_p3"}


def test_tt_14_of_two_equal_cards_the_uncovered_one_is_covered() -> None:
    match = playing(
        ["red_mirage", *PLAIN[2:], "green_contract"],
        display=[("red_contract", "red_mirage"), "red_contract"],
    )
    match.pick("card:red_mirage+display:red_contract")
    assert match.display == [("red_contract", "red_mirage"), ("red_contract", "red_mirage")]


def test_tt_14_a_mirage_on_a_tax_gives_nothing_back() -> None:
    match = Match(
        players=2,
        seat=1,
        phase="card",
        hands={0: ["red_mirage", *PLAIN[:4]], 1: ["red_tax", "green_contract", "green_contract"]},
        goods=[{"red": 2}, {"red": 1}],
    )
    match.pick("card:red_tax")
    assert match.scores == [46, 48]
    match.pick("card:green_contract")
    assert match.seat == 0
    match.pick("button:done")
    assert "card:red_mirage+display:red_tax" in match.offers
    match.pick("card:red_mirage+display:red_tax")
    assert match.scores == [46, 48]
    assert match.display == [("red_tax", "red_mirage"), "green_contract"]


def test_tt_14_a_mirage_cannot_close_the_year() -> None:
    match = playing(
        ["red_mirage", "red_contract", "red_contract", "green_contract", "green_contract"],
        display=SIX,
    )
    match.pick("card:red_mirage+display:red_caravan_p1")
    assert len(match.display) == 6
    assert (match.seat, match.phase, match.year) == (1, "trade", 1)


def test_tt_14_covered_cards_and_mirages_count_for_nothing() -> None:
    """Red +1 covered, -1 open: the sum is -1. One of two yellow contracts is covered: it pays 1."""
    match = playing(
        ["green_contract", "green_contract", "red_contract", "red_contract", "yellow_tax"],
        display=[
            ("red_caravan_p1", "red_mirage"),
            "red_caravan_m1",
            ("yellow_contract", "yellow_mirage"),
            "yellow_contract",
            "green_tax",
            ("red_contract", "red_mirage"),
        ],
        goods=[{"red": 2, "yellow": 3}, {"yellow": 1}],
        fronts={"red": 8},
    )
    match.pick("card:green_contract")
    assert match.road("red")[0] == 6
    assert match.scores == [53, 51]


@pytest.mark.parametrize("on_tax", [False, True])
def test_tt_14_a_mirage_on_a_tax_changes_nothing_at_the_end_of_the_year(on_tax: bool) -> None:
    match = playing(
        ["green_contract", "green_contract", "yellow_tax", "yellow_contract", "yellow_contract"],
        display=[
            ("red_tax", "red_mirage") if on_tax else "red_tax",
            "red_caravan_p2",
            "red_contract",
            "yellow_caravan_p1",
            "green_caravan_p1",
            "green_caravan_m1",
        ],
        goods=[{"red": 2}, {"red": 1}],
        fronts={"red": 8},
    )
    match.pick("card:green_contract")
    assert match.road("red")[0] == 12
    assert match.scores == [52, 51]


def test_tt_28_a_tax_that_closes_the_year_is_paid_and_ends_the_turn() -> None:
    """Seat 0: 3 - 4 = -1. Then a red contract pays 1 for each of two: 1."""
    hand = ["red_tax", "green_contract", "green_contract", "green_contract", "yellow_contract"]
    match = playing(
        hand,
        display=["red_contract", "red_caravan_p2", *PLAIN[2:], "green_caravan_m1"],
        goods=[{"red": 2}, {"red": 4}],
        scores=[3, 20],
        fronts={"red": 8},
    )
    match.pick("card:red_tax", draws=["yellow_contract"])
    assert match.scores == [3 - 4 + 2, 20 - 8 + 4]
    assert match.road("red")[0] == 12
    assert match.hand(0) == sorted([*hand[1:], "yellow_contract"])
    assert (match.seat, match.phase) == (1, "exchange")


def test_tt_28_a_second_tax_may_close_the_year_too() -> None:
    hand = ["red_tax", "green_tax", "green_contract", "green_contract", "yellow_contract"]
    match = playing(hand, display=PLAIN, goods=[{"red": 1, "green": 1}, {"green": 2}])
    match.pick("card:red_tax")
    assert (match.seat, match.phase) == (0, "card")
    match.pick("card:green_tax")
    assert match.scores == [50 - 2 - 2, 50 - 4]
    assert len(match.hand(0)) == 5
    assert (match.seat, match.phase) == (1, "exchange")
