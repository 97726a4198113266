"""The start and founding: rulings AL-1 to AL-6, each position worked out by hand."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.games.airlines.atlas import STOCK, SUPPLY
from tests.games.airlines.positions import CHANCE, Match

SIX_OF_ABA = [
    ("kuujjuaq__goose_bay", 5, "aba"),
    ("new_york__norfolk", 8, "aba"),
    ("mazatlan__mexico_city", 8, "aba"),
    ("san_francisco__los_angeles", 8, "aba"),
    ("prince_rupert__vancouver", 8, "aba"),
    ("juneau__prince_rupert", 6, "aba"),
]
"""ABA has 8 markers, so 2 are left."""


def test_al_01_there_are_85_shares_and_135_markers() -> None:
    match = Match.start(4)
    assert Counter(match.pile.split()) == STOCK
    assert sum(STOCK.values()) == 85
    assert list(STOCK.values()) == [7, 7, 8, 9, 9, 10, 11, 12, 12]
    assert {name: match.left(name) for name in SUPPLY} == SUPPLY
    assert list(SUPPLY.values()) == [8, 12, 14, 15, 15, 15, 18, 18, 20]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_deal(players: int) -> None:
    match = Match.start(players)
    assert len(match.card_pile) == 42
    rng = Random(players)
    while match.phase.startswith("deal"):
        match.draw(rng.choice(list(match.outcomes)))
    assert (match.phase, match.seat, match.state.turns) == ("turn", 0, 0)
    for seat in range(players):
        assert len(match.hand(seat).split()) == 5
        assert len(match.cards(seat)) == 3
        assert match.laid(seat) == ""
    assert len(match.display.split()) == 5
    assert len(match.pile.split()) == 85 - 5 - 5 * players
    assert match.state.scoring_left == 3
    assert len(match.card_pile) == 42 - 3 * players
    assert match.scores == [0] * players
    assert match.founded == match.dormant == set()


def test_al_02_nothing_is_laid_before_the_founding() -> None:
    match = Match(hands={0: "hit hit", 1: "hit hit"}, cards={0: "edge_8", 1: "edge_10"})
    assert match.offers == {"expand", "found hit with 1", "found hit with 2"}
    match.play("found hit with 1", "take boi")
    match.let_chance_act()
    assert match.founded == {"hit"}
    assert match.seat == 1
    assert match.offers == {"expand", "lay 1 of hit", "lay 2 of hit"}


def test_al_03_a_founding_needs_a_route_card_for_the_home() -> None:
    """New York: Halifax (edge 9), Norfolk (edge 8), Toronto (northeast 10), Montreal (9)."""
    hands = {0: "ita ita"}
    for cards, routes in {
        "edge_7 northeast_8 east_13 southwest_14": set(),
        "edge_8": {"norfolk"},
        "edge_9": {"norfolk", "halifax"},
        "northeast_10": {"montreal", "toronto"},
        "northeast_8 edge_14": {"norfolk", "halifax"},
        "northeast_14 edge_14": {"norfolk", "halifax", "montreal", "toronto"},
    }.items():
        match = Match(hands=hands, cards={0: cards})
        if not routes:
            assert match.offers == {"expand"}
            assert match.refused("found ita with 1") == "AL-3"
            continue
        assert match.offers_of("found") == {"found ita with 1", "found ita with 2"}
        match.play("found ita with 2")
        if len(routes) == 1:
            assert match.owner("new_york__norfolk", 8) == "ita"
            continue
        pairs = {
            "norfolk": "new_york__norfolk",
            "halifax": "new_york__halifax",
            "montreal": "montreal__new_york",
            "toronto": "toronto__new_york",
        }
        assert match.offers == {f"fly {pairs[city]} ita" for city in routes}


def test_al_03_one_can_not_found_without_a_share_or_what_is_founded() -> None:
    match = Match(
        founded={"hit": ["monterrey__mexico_city"]}, hands={0: "hit"}, cards={0: "edge_14"}
    )
    assert match.offers == {"expand", "lay 1 of hit"}


def test_al_03_a_covered_circle_at_home_raises_the_price() -> None:
    match = Match(
        founded={"hit": ["halifax__st_johns"]}, hands={0: "aba"}, cards={0: "edge_8 edge_7"}
    )
    assert match.offers == {"expand"}
    match = Match(founded={"hit": ["halifax__st_johns"]}, hands={0: "aba"}, cards={0: "edge_11"})
    match.play("found aba with 1")
    assert match.offers == {"fly goose_bay__st_johns aba", "fly halifax__st_johns aba"}
    match.play("fly halifax__st_johns aba")
    assert match.owner("halifax__st_johns", 11) == "aba"


def test_al_04_founding_draws_nothing_first_and_the_share_before_the_route_card() -> None:
    match = Match(hands={0: "hit hit"}, cards={0: "edge_8"}, pile="cal ddl")
    pile = match.card_pile
    match.play("found hit with 2")
    assert match.phase == "take"
    assert match.card_pile == pile
    assert match.cards(0) == set()
    assert (match.hand(0), match.laid(0)) == ("", "hit hit")
    match.play("blind")
    assert set(match.outcomes) == {"share cal", "share ddl"}
    match.draw("share cal")
    assert match.hand(0) == "cal"
    assert (match.seat, match.phase) == (CHANCE, "draw_card")
    assert set(match.outcomes) == {f"card {card}" for card in pile}
    match.draw("card edge_2")
    assert match.cards(0) == {"edge_2"}
    assert (match.seat, match.phase) == (1, "turn")


def test_al_04_the_card_pays_and_goes_to_the_discards() -> None:
    match = Match(hands={0: "hit"}, cards={0: "edge_8 edge_9"})
    match.play("found hit with 1")
    assert match.phase == "pay"
    assert match.offers == {"pay edge_8", "pay edge_9"}
    match.play("pay edge_9")
    assert match.discards == {"edge_9"}
    assert match.cards(0) == {"edge_8"}


def test_al_05_a_founding_takes_two_markers_that_both_count() -> None:
    match = Match(hands={0: "hit"}, cards={0: "edge_8"}, scoring=1, pile="cal cal")
    assert (match.left("hit"), match.value("hit")) == (18, 0)
    match.play("found hit with 1", "fly monterrey__mexico_city hit", "blind")
    assert (match.left("hit"), match.value("hit")) == (16, 2)
    assert match.owner("monterrey__mexico_city", 8) == "hit"
    match.draw("scoring")
    assert match.scores == [2 + 1, 0, 0]


def test_al_06_fewer_than_two_markers_left_is_dormant() -> None:
    match = Match(
        founded={"hit": ["monterrey__mexico_city"]},
        sabotage=SIX_OF_ABA,
        hands={0: "hit aba", 1: "aba gap"},
        cards={0: "edge_9", 1: "edge_11 northeast_8"},
    )
    assert match.left("aba") == 2
    assert match.dormant == set()
    assert "found aba with 1" in match.offers
    match.play("lay 1 of hit", "sabotage cancun__miami 6", "marker aba")
    assert match.left("aba") == 1
    assert match.dormant == {"aba"}
    assert match.seat == 1
    assert match.offers == {"expand", "found gap with 1"}
    assert match.refused("found aba with 1") == "AL-19"


def test_al_06_two_markers_are_enough() -> None:
    match = Match(sabotage=SIX_OF_ABA, hands={0: "aba"}, cards={0: "edge_9 edge_10"})
    match.play("found aba with 1", "fly goose_bay__st_johns aba", "pay edge_9")
    assert (match.left("aba"), match.value("aba")) == (0, 2)
    assert match.dormant == set()


def test_al_06_a_founded_airline_is_never_dormant() -> None:
    match = Match(
        founded={"aba": ["goose_bay__st_johns"], "hit": ["monterrey__mexico_city"]},
        sabotage=SIX_OF_ABA[:5],
        hands={0: "hit", 1: "aba"},
    )
    match.play("lay 1 of hit", "sabotage cancun__miami 6", "marker aba")
    assert match.left("aba") == 0
    assert match.dormant == set()
    assert match.offers == {"expand", "lay 1 of aba"}
