"""Between two years: rulings TT-18 to TT-20, each position worked out by hand."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.titans.positions import CHANCE, COPIES, Match

YEAR_OF = {
    2: [
        "red_contract",
        "red_contract",
        "yellow_contract",
        "yellow_contract",
        "green_contract",
        "green_contract",
    ],
    3: [
        *("red_contract", "red_contract", "red_contract"),
        *("yellow_contract", "yellow_contract", "yellow_contract"),
        *("green_contract", "green_contract", "green_contract"),
    ],
    4: [
        *("red_contract", "red_contract", "red_contract", "red_contract"),
        *("yellow_contract", "yellow_contract", "yellow_contract", "yellow_contract"),
        *("green_contract", "green_contract", "green_contract", "green_contract"),
    ],
}
"""A display that is one short of a year."""


def at_the_end_of_a_year(players: int, closer: int = 0, **given: object) -> Match:
    """`closer` has just closed a year and drawn."""
    settings: dict[str, object] = {
        "players": players,
        "seat": closer,
        "phase": "card",
        "display": YEAR_OF[players],
        "hands": {closer: ["green_caravan_p1", "green_caravan_p2", "green_caravan_p3"]},
    }
    match = Match(**{**settings, **given})  # type: ignore[arg-type]
    match.pick("card:green_caravan_p1")
    return match


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tt_18_a_year_starts_with_everything_but_the_hands_in_the_pack(players: int) -> None:
    match = at_the_end_of_a_year(players)
    for _ in range(players):
        match.pick("button:done")
    assert match.phase == "trade"
    assert match.year == 2
    assert match.display == []
    assert match.pack_size == 42 - 5 * players
    held = Counter(card for seat in range(players) for card in match.hand(seat))
    held.update(
        {kind: count for kind, count in zip(COPIES, match.state.pack, strict=True) if count}
    )
    assert held == Counter(COPIES)


@pytest.mark.parametrize(
    ("players", "closer", "order"),
    [
        (2, 0, [1, 0]),
        (2, 1, [0, 1]),
        (3, 1, [2, 0, 1]),
        (3, 2, [0, 1, 2]),
        (4, 0, [1, 2, 3, 0]),
        (4, 2, [3, 0, 1, 2]),
    ],
)
def test_tt_19_each_player_exchanges_once_from_the_next_starter(
    players: int, closer: int, order: list[int]
) -> None:
    match = at_the_end_of_a_year(players, closer)
    for seat in order:
        assert (match.seat, match.phase) == (seat, "exchange")
        match.pick("button:done")
    assert (match.seat, match.phase, match.year) == (order[0], "trade", 2)


def test_tt_19_lay_aside_then_draw_as_many() -> None:
    hands = {
        0: ["green_caravan_p1", "green_caravan_p2", "green_caravan_p3"],
        1: ["yellow_caravan_m3", "yellow_caravan_m2", "yellow_tax", "yellow_tax", "yellow_mirage"],
    }
    match = at_the_end_of_a_year(2, hands=hands)
    assert match.seat == 1
    pack = match.pack_size
    match.pick("card:yellow_tax")
    match.pick("card:yellow_caravan_m3")
    assert match.aside(1) == ["yellow_caravan_m3", "yellow_tax"]
    assert match.pack_size == pack
    match.pick("button:done", stop_at_chance=True)
    assert "yellow_caravan_m3" not in match.drawable()
    match.draw("green_mirage")
    match.draw("red_mirage")
    assert match.hand(1) == sorted(
        ["yellow_caravan_m2", "yellow_tax", "yellow_mirage", "green_mirage", "red_mirage"]
    )
    assert match.pack_size == pack - 2
    assert match.seat == 0


def test_tt_19_what_one_lays_aside_is_not_drawn_by_the_next() -> None:
    hands = {
        0: ["green_caravan_p1", "green_caravan_p2", "green_caravan_p3"],
        1: ["yellow_caravan_m3", "yellow_caravan_m2", "yellow_tax", "yellow_tax", "yellow_mirage"],
    }
    match = at_the_end_of_a_year(2, hands=hands)
    match.pick("card:yellow_caravan_m3")
    match.pick("button:done")
    match.pick("card:green_caravan_p2")
    match.pick("button:done", stop_at_chance=True)
    assert not match.drawable() & {"yellow_caravan_m3", "green_caravan_p2"}
    match.let_chance_act()
    assert match.year == 2
    packed = dict(zip(COPIES, match.state.pack, strict=True))
    assert packed["yellow_caravan_m3"] == 1
    assert packed["green_caravan_p2"] == 1


def test_tt_19_from_none_to_all_five_cards() -> None:
    match = at_the_end_of_a_year(2)
    hand = match.hand(1)
    for card in hand[:4]:
        match.pick(f"card:{card}")
    assert match.offers == {f"card:{hand[4]}", "button:done"}
    match.pick(f"card:{hand[4]}")
    if match.seat == 1 and match.phase == "exchange":
        match.pick("button:done")
    assert match.seat == 0
    assert len(match.hand(1)) == 5
    assert match.pack_size == 42 - 10 - 7 - 5


THIN = [
    ("red_contract", "red_mirage"),
    ("red_contract", "red_mirage"),
    ("yellow_contract", "yellow_mirage"),
    ("yellow_contract", "yellow_mirage"),
    ("green_contract", "green_mirage"),
    ("green_contract", "green_mirage"),
    "red_contract",
    "red_contract",
    "yellow_contract",
    "yellow_contract",
    "green_contract",
    "green_contract",
]
"""Four players, twelve spaces, all six mirages: at the year's end the pack holds three cards."""

THIN_HANDS = {
    0: ["red_caravan_m3", "red_caravan_m2", "red_caravan_m1", "red_caravan_p1", "red_caravan_p2"],
    1: [
        "yellow_caravan_m3",
        "yellow_caravan_m2",
        "yellow_caravan_m1",
        "yellow_caravan_p1",
        "yellow_caravan_p2",
    ],
    2: [
        "green_caravan_m3",
        "green_caravan_m2",
        "green_caravan_m1",
        "green_caravan_p1",
        "green_caravan_p2",
    ],
    3: ["red_caravan_p3", "yellow_caravan_p3", "green_caravan_p3", "red_tax", "red_tax"],
}
"""That leaves two yellow and two green taxes in the pack."""


def thin() -> Match:
    """Seat 3 closes the year, so seat 0 exchanges first, with three cards in the pack."""
    match = Match(players=4, seat=3, phase="card", display=THIN, hands=THIN_HANDS)
    assert match.pack_size == 4
    match.pick("card:red_caravan_p3", draws=["yellow_tax"])
    assert (match.seat, match.phase) == (0, "exchange")
    assert match.pack_size == 3
    return match


def lay_all_aside(match: Match) -> None:
    """The player in turn lays five cards aside and is about to draw."""
    seat = match.seat
    for card in THIN_HANDS[seat]:
        match.pick(f"card:{card}", stop_at_chance=True)
    if match.seat == seat:
        match.pick("button:done", stop_at_chance=True)
    assert match.seat == CHANCE


def test_tt_19_the_pack_runs_out_in_the_middle_of_an_exchange() -> None:
    match = thin()
    lay_all_aside(match)
    assert match.drawable() == {"yellow_tax", "green_tax"}
    match.draw("yellow_tax")
    match.draw("green_tax")
    assert match.drawable() == {"green_tax"}
    match.draw("green_tax")
    # Nineteen cards of the board and five laid aside are the new pack: the others hold fifteen,
    # seat 0 three.
    assert match.pack_size == 42 - 15 - 3
    assert match.drawable() == {
        *("red_contract", "yellow_contract", "green_contract"),
        *("red_mirage", "yellow_mirage", "green_mirage"),
        "red_caravan_p3",
        *THIN_HANDS[0],
    }
    match.draw("red_caravan_m3")  # which seat 0 has just laid aside
    match.draw("red_mirage")
    assert match.hand(0) == sorted(
        ["yellow_tax", "green_tax", "green_tax", "red_caravan_m3", "red_mirage"]
    )
    assert (match.seat, match.phase) == (1, "exchange")
    assert match.pack_size == 22


def test_tt_19_after_an_early_shuffle_the_exchange_goes_on_to_the_last_player() -> None:
    match = thin()
    lay_all_aside(match)
    match.let_chance_act()
    for seat in (1, 2):
        assert (match.seat, match.phase) == (seat, "exchange")
        lay_all_aside(match)
        assert not match.drawable() & set(THIN_HANDS[seat])
        match.let_chance_act()
    assert (match.seat, match.phase) == (3, "exchange")
    assert match.pack_size == 12
    match.pick("button:done")
    assert (match.seat, match.phase, match.year) == (0, "trade", 2)
    assert match.pack_size == 22
    assert match.display == []


def test_tt_19_a_pack_that_is_just_enough_is_not_shuffled_early() -> None:
    match = thin()
    for card in THIN_HANDS[0][:3]:
        match.pick(f"card:{card}")
    match.pick("button:done", stop_at_chance=True)
    for card in ("yellow_tax", "green_tax", "green_tax"):
        match.draw(card)
    assert match.seat == 1
    assert match.pack_size == 0
    assert len(match.display) == 13
    assert match.aside(0) == sorted(THIN_HANDS[0][:3])
    match.pick("card:yellow_caravan_m3")
    match.pick("button:done", stop_at_chance=True)
    assert "yellow_caravan_m3" in match.drawable()  # just laid aside, and shuffled in
    assert "red_caravan_m3" in match.drawable()
    assert match.pack_size == 19 + 3 + 1


def test_tt_19_not_after_the_third_year() -> None:
    match = at_the_end_of_a_year(2, year=3)
    assert match.phase == "final_sale"


@pytest.mark.parametrize("year", [1, 2])
def test_tt_19_after_the_first_and_the_second_year(year: int) -> None:
    match = at_the_end_of_a_year(3, closer=1, year=year)
    assert match.phase == "exchange"
    for _ in range(3):
        match.pick("button:done")
    assert match.year == year + 1


@pytest.mark.parametrize(("players", "closer"), [(2, 0), (2, 1), (3, 0), (3, 2), (4, 1), (4, 3)])
def test_tt_20_the_player_after_the_closer_starts_the_year(players: int, closer: int) -> None:
    match = at_the_end_of_a_year(players, closer)
    for _ in range(players):
        match.pick("button:done")
    assert match.seat == (closer + 1) % players
    assert match.phase == "trade"


@pytest.mark.parametrize(("players", "closer"), [(2, 1), (3, 0), (4, 3)])
def test_tt_20_and_the_final_sale(players: int, closer: int) -> None:
    goods = [{"red": 1, "yellow": 1}] * players
    match = at_the_end_of_a_year(players, closer, year=3, goods=goods)
    assert (match.seat, match.phase) == ((closer + 1) % players, "final_sale")


def test_tt_09_the_limits_do_not_come_back_in_the_second_year() -> None:
    match = at_the_end_of_a_year(2, closer=1)
    match.pick("button:done")
    match.pick("button:done")
    for seat in (0, 1):
        assert match.seat == seat
        match.pick("front:red")
        match.pick("front:red")
        match.play_any_card()
