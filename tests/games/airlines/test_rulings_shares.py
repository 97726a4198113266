"""Taking shares, dormant airlines, scoring cards that come up: rulings AL-19 to AL-26."""

from __future__ import annotations

import pytest

from tests.games.airlines.positions import CHANCE, TERMINAL, Match

ABA_NEARLY_SHUT = {
    "hit": ["monterrey__mexico_city", "halifax__st_johns"],
    "ita": ["new_york__halifax", "halifax__st_johns"],
}
"""Of St. John's three circles only Goose Bay's 9 is open."""
ABA_SHUT = {**ABA_NEARLY_SHUT, "hit": [*ABA_NEARLY_SHUT["hit"], "goose_bay__st_johns"]}
EXPANDER = {"hands": {0: "gap"}, "cards": {0: "southwest_8"}}
"""Seat 0 can fly El Paso - Monterrey for HIT."""


def fly_el_paso(match: Match) -> Match:
    """Seat 0 places a marker of HIT and may take a share."""
    match.play("expand")
    match.let_chance_act()
    match.play("fly el_paso__monterrey hit", "pay southwest_8")
    return match


def shut_st_johns(match: Match) -> Match:
    """Seat 0 flies the last circle at ABA's home for HIT."""
    match.play("expand", "fly goose_bay__st_johns hit", "pay edge_9")
    return match


def test_al_19_no_open_circle_at_home() -> None:
    match = Match(
        founded=ABA_NEARLY_SHUT,
        hands={0: "gap", 1: "aba gap"},
        cards={0: "edge_9", 1: "edge_14 northeast_8"},
        card_pile="",
    )
    assert match.dormant == set()
    shut_st_johns(match)
    assert match.dormant == {"aba"}
    match.play("take boi")
    match.let_chance_act()
    assert match.seat == 1
    assert "found gap with 1" in match.offers
    assert match.refused("found aba with 1") == "AL-19"


def test_al_19_one_open_circle_is_enough_whoever_could_pay_it() -> None:
    out = [f"edge_{value}" for value in range(9, 15)]
    match = Match(founded=ABA_NEARLY_SHUT, hands={0: "aba gap"}, cards_out=" ".join(out))
    assert match.dormant == set()


def test_al_19_a_founding_can_shut_another_home() -> None:
    """Dallas: El Paso, Kansas City and Memphis are covered; HIT's first flight takes the fourth."""
    match = Match(
        founded={"fis": ["denver__kansas_city", "kansas_city__dallas", "el_paso__dallas"]},
        sabotage=[("dallas__memphis", 9, "ita")],
        hands={0: "hit"},
        cards={0: "southwest_10"},
    )
    assert match.dormant == set()
    match.play("found hit with 1", "fly dallas__monterrey hit")
    assert match.dormant == {"ddl"}


def test_al_19_a_founded_airline_stays_one_with_its_home_shut() -> None:
    founded = {**ABA_SHUT, "aba": []}
    match = Match(founded=founded, hands={0: "aba"})
    assert match.dormant == set()
    assert match.offers == {"expand", "lay 1 of aba"}


def test_al_20_one_dormant_share_a_turn_at_its_start() -> None:
    match = Match(
        founded=ABA_SHUT,
        hands={0: "hit", 1: "hit"},
        display="aba aba boi cal fis",
        pile="cal ddl",
    )
    assert match.offers == {"expand", "lay 1 of hit", "replace aba"}
    assert match.refused("replace boi") == "AL-7"
    match.play("replace aba")
    assert match.outcomes == {"share cal": 0.5, "share ddl": 0.5}
    match.draw("share ddl")
    assert (match.display, match.pile) == ("aba boi cal ddl fis", "cal")
    assert match.shares_out.count("aba") >= 1
    assert (match.seat, match.phase) == (0, "turn")
    assert match.offers == {"expand", "lay 1 of hit"}
    assert match.refused("replace aba") == "AL-20"
    match.play("lay 1 of hit", "spare")
    assert match.seat == 1
    assert "replace aba" in match.offers


def test_al_20_either_order_with_the_exchange_of_route_cards() -> None:
    for order in (("replace aba", "exchange edge_1"), ("exchange edge_1", "replace aba")):
        founded = {
            **ABA_SHUT,
            "ita": [*ABA_SHUT["ita"], "new_york__norfolk", "norfolk__jacksonville"],
        }
        founded["ita"] = [*founded["ita"], "jacksonville__miami"]
        match = Match(
            founded=founded,
            hands={0: "hit"},
            cards={0: "edge_1"},
            display="aba boi cal fis ela",
            pile="cal ddl",
        )
        match.play(order[0])
        match.let_chance_act()
        match.play(order[1])
        match.let_chance_act()
        assert match.offers == {"expand", "lay 1 of hit"} | match.offers_of("exchange")
        assert "aba" not in match.display
        assert match.cards_out == {"edge_1"}


def test_al_20_not_after_the_action_has_begun() -> None:
    match = Match(founded=ABA_SHUT, **EXPANDER, display="aba boi cal fis ela", pile="cal ddl")
    match.play("expand")
    match.draw("card edge_1")
    assert match.phase == "fly"
    assert match.offers_of("replace") == set()


def test_al_20_the_new_share_may_be_dormant_again() -> None:
    match = Match(founded=ABA_SHUT, hands={0: "hit"}, display="aba boi cal", pile="aba ddl")
    match.play("replace aba")
    match.draw("share aba")
    assert match.display == "aba boi cal"
    assert match.offers == {"expand", "lay 1 of hit"}


def test_al_20_a_scoring_card_as_the_replacement_scores_at_once() -> None:
    match = Match(
        founded=ABA_SHUT,
        hands={0: "hit"},
        laid={1: "hit"},
        display="aba boi cal fis ela",
        pile="cal",
        scoring=1,
    )
    match.play("replace aba")
    match.draw("scoring")
    assert match.scores == [0, 4 + 2, 0]
    assert match.outcomes == {"share cal": 1.0}
    match.draw("share cal")
    assert (match.seat, match.phase) == (0, "turn")
    assert match.display == "boi cal cal ela fis"
    assert match.offers == {"expand", "lay 1 of hit"}


def test_al_20_a_dormant_share_may_also_be_taken() -> None:
    match = Match(founded=ABA_SHUT, **EXPANDER, display="aba boi cal fis ela", pile="cal ddl")
    fly_el_paso(match)
    assert "take aba" in match.offers
    match.play("take aba")
    match.draw("share cal")
    assert match.hand(0) == "aba gap"


def test_al_20_not_when_the_pile_is_used_up_but_with_a_scoring_card_alone() -> None:
    """The scoring card is a card of the pile; then the gap stays and the other dormant shares leave."""
    match = Match(founded=ABA_SHUT, hands={0: "hit"}, display="aba aba boi cal", pile="", scoring=1)
    match.play("replace aba")
    assert match.outcomes == {"scoring": 1.0}
    match.draw("scoring")
    assert match.display == "boi cal"
    assert (match.seat, match.phase, match.scorings) == (0, "turn", 1)


def test_al_21_dormant_shares_leave_when_the_pile_is_used_up() -> None:
    for how in ("blind", "take boi"):
        match = Match(founded=ABA_SHUT, **EXPANDER, display="aba aba boi cal fis", pile="cal")
        fly_el_paso(match)
        assert match.display == "aba aba boi cal fis"
        match.play(how)
        match.draw("share cal")
        assert match.display == ("boi cal fis" if how == "blind" else "cal cal fis")
        assert match.shares_out.split().count("aba") == 7
        assert match.seat == 1


def test_al_21_not_while_a_scoring_card_is_in_the_pile() -> None:
    """It is a card of the pile. When it has come up, the pile is used up."""
    match = Match(founded=ABA_SHUT, **EXPANDER, display="aba boi cal", pile="", scoring=1)
    fly_el_paso(match)
    assert match.offers == {"take aba", "take boi", "take cal", "blind"}
    match.play("take boi")
    match.draw("scoring")
    assert match.display == "cal"


def test_al_21_and_again_when_an_airline_becomes_dormant() -> None:
    match = Match(
        founded=ABA_NEARLY_SHUT,
        hands={0: "gap"},
        cards={0: "edge_9"},
        card_pile="",
        display="aba boi cal",
        pile="",
    )
    shut_st_johns(match)
    assert match.display == "boi cal"
    assert match.phase == "take"
    assert match.offers == {"take boi", "take cal"}


def test_al_21_if_that_empties_the_display_the_match_ends() -> None:
    """The flight counts: HIT has 4 markers then. No share is taken."""
    match = Match(
        founded=ABA_NEARLY_SHUT,
        hands={0: "gap"},
        cards={0: "edge_9"},
        laid={2: "hit"},
        card_pile="",
        display="aba aba",
        pile="",
    )
    shut_st_johns(match)
    assert match.seat == TERMINAL
    assert match.outcome.reason == "shares_gone"
    assert match.hand(0) == "gap"
    assert match.scores == [0, 0, 4 + 2]


def test_al_21_it_may_be_done_by_sabotage() -> None:
    match = Match(
        founded=ABA_NEARLY_SHUT, hands={0: "hit"}, laid={1: "hit"}, display="aba", pile=""
    )
    match.play("lay 1 of hit", "sabotage goose_bay__st_johns 9", "marker gap")
    assert match.seat == TERMINAL
    assert match.outcome.reason == "shares_gone"
    assert match.scores == [2, 2, 0]


def test_al_21_it_may_be_done_by_a_replacement() -> None:
    match = Match(
        founded=ABA_SHUT, hands={0: "hit hit"}, laid={1: "ita"}, display="aba", pile="aba"
    )
    match.play("replace aba")
    match.draw("share aba")
    assert match.seat == TERMINAL
    assert match.outcome.reason == "shares_gone"
    assert match.scores == [0, 3 + 1, 0]


def test_al_22_a_taken_share_is_in_the_hand_when_the_refill_scores() -> None:
    match = Match(
        founded=ABA_SHUT,
        **EXPANDER,
        laid={1: "hit"},
        display="hit boi cal fis ela",
        pile="cal ddl",
        scoring=1,
    )
    fly_el_paso(match)
    match.play("take hit")
    assert match.hand(0) == "gap hit"
    assert match.display == "boi cal ela fis"
    match.draw("scoring")
    assert match.scores == [0, 5 + 2, 0]
    match.draw("share ddl")
    assert match.display == "boi cal ddl ela fis"
    assert match.seat == 1


def test_al_22_the_gap_is_filled_before_anything_else() -> None:
    match = Match(hands={0: "hit", 1: "gap"}, cards={0: "edge_8", 1: "northwest_13"})
    match.play("found hit with 1", "take boi")
    assert (match.seat, match.phase) == (CHANCE, "refill")
    match.draw("share ddl")
    assert match.phase == "draw_card"


def test_al_23_a_scoring_card_in_a_blind_draw_is_replaced() -> None:
    match = Match(
        founded=ABA_SHUT, **EXPANDER, laid={2: "hit"}, pile="cal ddl", scoring=2, display="boi"
    )
    fly_el_paso(match)
    match.play("blind")
    assert match.outcomes == {"share cal": 0.25, "share ddl": 0.25, "scoring": 0.5}
    match.draw("scoring")
    assert match.outcomes == {"share cal": 1 / 3, "share ddl": 1 / 3, "scoring": 1 / 3}
    match.draw("share ddl")
    assert match.hand(0) == "ddl gap"
    assert match.known(0) == ""
    assert (match.scorings, match.state.scoring_left) == (1, 1)


def test_al_23_then_an_open_share_must_be_taken_if_the_pile_is_empty() -> None:
    match = Match(founded=ABA_SHUT, **EXPANDER, pile="", scoring=1, display="boi cal")
    fly_el_paso(match)
    assert match.offers == {"take boi", "take cal", "blind"}
    match.play("blind")
    match.draw("scoring")
    assert (match.seat, match.phase) == (0, "take")
    assert match.offers == {"take boi", "take cal"}
    assert match.refused("blind") == "AL-23"
    match.play("take cal")
    assert (match.seat, match.display, match.hand(0)) == (1, "boi", "cal gap")


def test_al_23_or_the_gap_stays() -> None:
    match = Match(founded=ABA_SHUT, **EXPANDER, pile="", scoring=1, display="boi cal")
    fly_el_paso(match).play("take cal")
    assert match.outcomes == {"scoring": 1.0}
    match.draw("scoring")
    assert (match.seat, match.display, match.scorings) == (1, "boi", 1)


def test_al_23_a_used_up_pile_leaves_the_open_shares_only() -> None:
    match = Match(founded=ABA_SHUT, **EXPANDER, pile="", display="boi cal fis")
    fly_el_paso(match)
    assert match.offers == {"take boi", "take cal", "take fis"}
    match.play("take cal")
    assert (match.seat, match.display) == (1, "boi fis")


def test_al_24_the_turn_goes_on_after_a_scoring() -> None:
    """The founder's markers and shares count, and he still draws his share and his route card."""
    match = Match(
        hands={0: "hit hit"},
        cards={0: "edge_8"},
        pile="cal",
        scoring=1,
        display="boi",
        scores=[5, 7, 0],
    )
    match.play("found hit with 2", "fly monterrey__mexico_city hit", "take boi")
    match.draw("scoring")
    assert match.scores == [5 + 2 + 1, 7, 0]
    match.draw("share cal")
    assert match.phase == "draw_card"
    match.draw("card edge_1")
    assert (match.seat, match.hand(0), match.cards(0)) == (1, "boi", {"edge_1"})


def test_al_25_two_in_a_row_are_two_scorings() -> None:
    match = Match(
        founded=ABA_SHUT, **EXPANDER, laid={1: "hit"}, pile="cal ddl", scoring=3, display="boi"
    )
    fly_el_paso(match).play("take boi")
    match.draw("scoring", "scoring", "scoring")
    assert match.scorings == 3
    assert match.scores == [0, 3 * (5 + 2), 0]
    match.draw("share cal")
    assert match.seat == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("turns_before", [-1, 0, 1])
def test_al_26_no_scoring_card_before_everybody_has_finished_a_turn(
    players: int, turns_before: int
) -> None:
    turns = players + turns_before
    match = Match(
        players=players,
        turns=turns,
        seat=turns % players,
        founded=ABA_SHUT,
        hands={turns % players: "gap"},
        cards={turns % players: "southwest_8"},
        scoring=3,
    )
    fly_el_paso(match)
    pile = len(match.pile.split())
    match.play("take boi")
    outcomes = match.outcomes
    if turns_before < 0:
        assert "scoring" not in outcomes
        assert outcomes["share cal"] == match.pile.split().count("cal") / pile
    else:
        assert outcomes["scoring"] == 3 / (pile + 3)
    assert match.state.scoring_left == 3


def test_al_26_nor_in_the_deal() -> None:
    match = Match.start(3)
    while match.phase.startswith("deal"):
        assert "scoring" not in match.outcomes
        match.draw(next(reversed(match.outcomes)))
    assert match.scorings == 0
