"""Unusable route cards: rulings AL-16 to AL-18, worked out by hand."""

from __future__ import annotations

from tests.games.airlines.atlas import CIRCLES, NETWORK
from tests.games.airlines.positions import CHANCE, Match

GAP_AND_ITA = {
    "gap": ["minneapolis__chicago", "chicago__lexington", "lexington__norfolk"],
    "ita": ["new_york__norfolk", "atlanta__norfolk"],
}
"""Of the three circles with 1 in the east, Lexington's two are covered; Atlanta - Jacksonville is open."""
NO_EAST_ONE = {**GAP_AND_ITA, "ita": [*GAP_AND_ITA["ita"], "atlanta__jacksonville"]}


def sabotage_with(name: str, count: int, taken: set[str]) -> list[tuple[str, int, str]]:
    """`count` sabotage markers of an airline on fresh routes outside the northwest."""
    markers = []
    for route, numbers in CIRCLES.items():
        if NETWORK[route] == "northwest" or route in taken or numbers[-1] < 5:
            continue
        if len(markers) < count:
            taken.add(route)
            markers.append((route, numbers[-1], name))
    assert len(markers) == count
    return markers


def test_al_16_a_value_that_no_open_circle_asks_for() -> None:
    match = Match(founded=GAP_AND_ITA, hands={0: "gap"}, cards={0: "east_1 edge_1"})
    assert match.offers_of("exchange") == set()
    assert match.refused("exchange east_1") == "AL-16"
    match = Match(founded=NO_EAST_ONE, hands={0: "gap"}, cards={0: "east_1 east_3 edge_1"})
    assert match.offers_of("exchange") == {"exchange east_1"}
    assert match.refused("exchange east_3") == "AL-16"


def test_al_16_whether_anybody_is_near_does_not_matter() -> None:
    """Only BOI is founded, far from the west coast of the southwest network; nobody can use the card now."""
    match = Match(
        founded={"boi": ["juneau__prince_rupert"]}, hands={0: "boi"}, cards={0: "southwest_2"}
    )
    assert match.offers_of("exchange") == set()


def test_al_16_a_network_that_nobody_can_fly_any_more() -> None:
    """The northwest belongs to BOI, FIS and GAP: one dormant, two without markers."""
    taken: set[str] = {"minneapolis__chicago", "salt_lake_city__denver", "prince_rupert__vancouver"}
    sabotage = sabotage_with("boi", 11, taken)
    sabotage += sabotage_with("fis", 13, taken)
    alive = sabotage + sabotage_with("gap", 15, taken)
    dead = sabotage + sabotage_with(
        "gap", 16, taken - {route for route, _, one in alive if one == "gap"}
    )
    founded = {"fis": ["salt_lake_city__denver"], "gap": ["minneapolis__chicago"]}
    cards = {0: "northwest_13 northwest_1 east_13", 1: "east_11", 2: "east_9"}
    hands = {0: "gap", 1: "gap", 2: "gap"}
    match = Match(founded=founded, sabotage=alive, hands=hands, cards=cards)
    assert [match.left(name) for name in ("boi", "fis", "gap")] == [1, 0, 1]
    assert "boi" in match.dormant
    assert match.offers_of("exchange") == set()
    match = Match(founded=founded, sabotage=dead, hands=hands, cards=cards)
    assert match.left("gap") == 0
    assert match.offers_of("exchange") == {"exchange northwest_1", "exchange northwest_13"}


def test_al_16_an_unfounded_airline_keeps_its_networks_alive() -> None:
    taken: set[str] = {"minneapolis__chicago"}
    sabotage = sabotage_with("boi", 11, taken) + sabotage_with("gap", 16, taken)
    match = Match(
        founded={"gap": ["minneapolis__chicago"]},
        sabotage=sabotage,
        hands={0: "gap", 1: "gap", 2: "gap"},
        cards={0: "northwest_13", 1: "east_11", 2: "east_9"},
    )
    assert match.left("gap") == 0
    assert "boi" in match.dormant
    assert "fis" not in match.dormant | match.founded
    assert match.offers_of("exchange") == set()


def test_al_17_any_number_before_the_action_also_one_just_drawn() -> None:
    match = Match(
        founded=NO_EAST_ONE,
        hands={0: "gap", 1: "gap"},
        cards={0: "east_1 edge_14", 1: "northwest_13"},
        discards="edge_3",
    )
    match.play("exchange east_1")
    assert (match.seat, match.phase) == (CHANCE, "draw_card")
    assert "card edge_3" not in match.outcomes
    assert "card east_1" not in match.outcomes
    match.draw("card edge_5")
    assert (match.seat, match.phase) == (0, "turn")
    assert match.cards(0) == {"edge_5", "edge_14"}
    assert match.cards_out == {"east_1"}
    assert match.discards == {"edge_3"}
    assert match.offers == {"expand", "lay 1 of gap"}
    match.play("lay 1 of gap", "spare")
    assert match.seat == 1


def test_al_17_a_chain_of_exchanges() -> None:
    """Both 1 and 2 of the edge are dead: 1 on Jacksonville - Miami, 2 on Norfolk - Jacksonville."""
    founded = {
        **NO_EAST_ONE,
        "ita": [*NO_EAST_ONE["ita"], "jacksonville__miami", "norfolk__jacksonville"],
    }
    match = Match(
        founded=founded,
        hands={0: "gap"},
        cards={0: "east_1"},
        card_pile="edge_1",
        discards="edge_2 edge_14",
    )
    match.play("exchange east_1")
    match.draw("card edge_1")
    match.play("exchange edge_1")
    assert set(match.outcomes) == {"card edge_2", "card edge_14"}
    match.draw("card edge_2")
    match.play("exchange edge_2")
    match.draw("card edge_14")
    assert match.offers_of("exchange") == set()
    assert match.cards_out == {"east_1", "edge_1", "edge_2"}
    assert (match.card_pile, match.discards) == (set(), set())
    assert match.cards(0) == {"edge_14"}


def test_al_17_it_is_optional_and_not_after_the_action() -> None:
    match = Match(founded=NO_EAST_ONE, hands={0: "gap"}, cards={0: "east_1 edge_1"})
    assert {"expand", "lay 1 of gap"} <= match.offers
    match.play("expand")
    match.draw("card edge_8")
    assert match.offers_of("exchange") == set()
    assert "east_1" in match.cards(0)


def test_al_17_not_without_a_card_to_draw() -> None:
    match = Match(
        founded=NO_EAST_ONE, hands={0: "gap"}, cards={0: "east_1"}, card_pile="", discards=""
    )
    assert match.offers == {"expand", "lay 1 of gap"}
    assert match.refused("exchange east_1") == "AL-17"
    match = Match(
        founded=NO_EAST_ONE, hands={0: "gap"}, cards={0: "east_1"}, card_pile="", discards="edge_4"
    )
    match.play("exchange east_1")
    assert match.outcomes == {"card edge_4": 1.0}


def test_al_18_the_exchanged_card_is_seen_by_all() -> None:
    match = Match(founded=NO_EAST_ONE, hands={0: "gap"}, cards={0: "east_1"})
    match.play("exchange east_1")
    match.draw("card edge_5")
    number = [i for i in range(42) if match.state.removed_cards >> i & 1]
    for seat in (0, 1, 2, None):
        assert match.seen_by(seat)["removed_cards"] == number
    assert match.cards_out == {"east_1"}


def test_al_18_a_card_of_use_is_refused_even_if_its_owner_has_no_use_for_it() -> None:
    match = Match(hands={0: "hit", 1: "hit"}, cards={0: "edge_1"})
    assert match.refused("exchange edge_1") == "AL-16"
    assert match.refused("exchange edge_5") == "AL-17"
