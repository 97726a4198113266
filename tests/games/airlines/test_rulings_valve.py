"""The safety valve, AL-40, worked out by hand."""

from __future__ import annotations

import pytest

from tests.games.airlines.atlas import CARDS
from tests.games.airlines.positions import TERMINAL, Match

HIT = {"hit": ["monterrey__mexico_city"]}
SOUTH = {"ita": ["new_york__norfolk"]}
"""With edge 2 ITA flies to Jacksonville, then with edge 1 to Miami; no home has a circle below 5."""


def all_but(*kept: str) -> str:
    """The other route cards, to be out of the game."""
    return " ".join(card for card in CARDS if card not in kept)


def idle(match: Match, turns: int) -> None:
    """So many turns in which nothing happens."""
    for _ in range(turns):
        match.pass_turn()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_al_40_ii_five_rounds_in_which_nobody_moves_on(players: int) -> None:
    match = Match(players, founded=HIT, laid={0: "hit"})
    idle(match, 5 * players - 1)
    assert match.seat == players - 1
    assert match.scorings == 0
    match.pass_turn()
    assert match.seat == TERMINAL
    assert match.outcome.reason == "nobody_moves"
    assert match.scorings == 1


def test_al_40_an_early_final_scoring_is_no_card() -> None:
    """It has a name of its own, and no scoring card is shown for it."""
    match = Match(founded=HIT, laid={0: "hit"}, scoring=3)
    idle(match, 15)
    breakdown = match.outcome.scores[0].breakdown
    assert breakdown == (("final", 3), ("bonus", 0))
    assert match.game.category_word("final") == "Final scoring"
    shown = match.game.view(match.seen_by(0), ())
    assert not [card for card in shown["cards"] if card["kind"] == "scoring"]
    assert [scoring["title"] for scoring in shown["scorings"]] == ["Final scoring"]
    assert next(one["value"] for one in shown["status"] if one["id"] == "scorings") == "1"


def test_al_40_ii_the_turns_are_counted_from_the_last_move() -> None:
    match = Match(founded=HIT, hands={0: "hit hit", 1: "hit", 2: "hit"})
    idle(match, 6)
    match.play("lay 2 of hit")
    idle(match, 14)
    assert match.seat == 0
    match.pass_turn()
    assert match.outcome.reason == "nobody_moves"


@pytest.mark.parametrize("what", ["lay", "sabotage", "found", "fly", "replace"])
def test_al_40_ii_what_counts_as_moving_on(what: str) -> None:
    shut = {
        "hit": ["monterrey__mexico_city", "halifax__st_johns", "goose_bay__st_johns"],
        "ita": ["halifax__st_johns"],
    }
    match = Match(
        founded=shut,
        hands={0: "hit fis"},
        cards={0: "southwest_8"},
        display="aba boi cal ddl ela",
    )
    match.state.idle_turns = 14
    match.play(
        *{
            "lay": ["lay 1 of hit", "spare"],
            "sabotage": ["lay 1 of hit", "sabotage cancun__miami 6", "marker gap"],
            "found": ["found fis with 1", "fly denver__el_paso fis", "take boi"],
            "fly": ["expand"],
            "replace": ["replace aba"],
        }[what]
    )
    match.let_chance_act()
    if what == "fly":
        match.play("fly el_paso__monterrey hit", "pay southwest_8", "take boi")
        match.let_chance_act()
    if what == "replace":
        match.pass_turn()
    assert match.seat == 1
    assert match.state.idle_turns == 0


def test_al_40_ii_exchanging_route_cards_does_not_count() -> None:
    """Edge 1 is dead: Jacksonville - Miami is covered."""
    match = Match(
        founded={"hit": ["jacksonville__miami"]}, hands={0: "gap"}, cards={0: "edge_1 northeast_10"}
    )
    match.state.idle_turns = 14
    match.play("exchange edge_1")
    match.draw("card edge_2")
    match.pass_turn()
    assert match.seat == TERMINAL
    assert match.outcome.reason == "nobody_moves"


def test_al_40_ii_with_two_players_the_phantom_takes_part() -> None:
    match = Match(
        2,
        founded=HIT,
        laid={0: "hit", 1: "hit hit"},
        hands={0: "gap", 1: "gap"},
        cards={0: "northwest_13", 1: "northwest_11"},
        display="boi",
        pile="hit hit hit",
        scoring=2,
    )
    match.state.idle_turns = 9
    match.pass_turn()
    assert match.outcome.reason == "nobody_moves"
    assert match.scorings == 1
    assert match.scores == [0, 1]


def before_the_last_marker(players: int = 3, **given: object) -> Match:
    """Seat 0 has flown with edge 2; what can still be placed is Jacksonville - Miami, with edge 1."""
    settings: dict[str, object] = {
        "founded": SOUTH,
        "hands": {0: "gap ita", 1: "hit", 2: "ita ita"},
        "cards": {0: "edge_2", 1: "edge_1"},
        "laid": {0: "ita"},
        "card_pile": "",
        "cards_out": all_but("edge_1", "edge_2"),
        "display": "boi cal ddl",
        "pile": "fis",
    }
    match = Match(players, **{**settings, **given})  # type: ignore[arg-type]
    match.play("expand", "fly norfolk__jacksonville ita", "take boi")
    match.draw("share fis")
    return match


def place_the_last_marker(match: Match, share: str = "take cal") -> Match:
    """Seat 1 draws edge 2 again and flies with edge 1."""
    match.play("expand")
    match.draw("card edge_2")
    match.play("fly jacksonville__miami ita", "pay edge_1", share)
    return match


def last_turn_of_seat_1(match: Match) -> None:
    """Seat 1 draws edge 1, which nobody can use, and the match ends."""
    match.play("expand")
    match.draw("card edge_1")
    match.play("decline")
    assert match.seat == TERMINAL


def test_al_40_i_who_holds_the_card_does_not_matter() -> None:
    """Nobody but seat 1 can place a marker, and the valve waits for him."""
    match = before_the_last_marker()
    assert match.seat == 1
    assert (match.state.valve, match.state.closing) == (False, -1)


def test_al_40_i_the_discards_count_as_well() -> None:
    """Edge 1, which flies ITA to Miami, lies among the discards; without it nothing is left."""
    for discards, is_over in (("edge_1", False), ("", True)):
        match = Match(
            founded={"ita": ["new_york__norfolk", "norfolk__jacksonville"]},
            hands={0: "ita ita", 1: "ita", 2: "ita"},
            card_pile="",
            discards=discards,
            cards_out=all_but("edge_1") if discards else all_but(),
        )
        match.play("lay 2 of ita")
        assert match.state.valve == is_over


def test_al_40_i_a_second_marker_on_a_route_is_none() -> None:
    """East 7 pays for the 6 of Lexington - Norfolk, all that ITA touches; but ITA is there (AL-11).

    BOI's markers stand for those of airlines that are full: it flies nowhere in the east itself.
    """
    full = ["chicago__lexington", "lexington__atlanta", "atlanta__norfolk"]
    for flown, is_over in (([], False), (["lexington__norfolk"], True)):
        match = Match(
            founded={"boi": full, "ita": ["new_york__norfolk", *flown]},
            sabotage=[("atlanta__norfolk", 6, "boi")],
            hands={0: "ita ita", 1: "ita", 2: "ita"},
            cards={0: "east_7"},
            card_pile="",
            cards_out=all_but("east_7"),
        )
        match.play("lay 2 of ita")
        assert match.state.valve == is_over


def test_al_40_i_nothing_placeable_everybody_has_one_more_turn() -> None:
    match = place_the_last_marker(before_the_last_marker())
    assert match.state.valve
    assert (match.seat, match.phase) == (2, "turn")
    assert match.seen_by(0)["closing"] == 3
    match.play("lay 1 of ita", "sabotage cancun__miami 6", "marker ita")
    assert match.seat == 0
    match.play("lay 1 of ita", "spare")
    assert match.scorings == 0
    last_turn_of_seat_1(match)
    assert match.outcome.reason == "nothing_placeable"
    assert match.value("ita") == 4
    assert match.scores == [4, 0, 2]


def test_al_40_i_an_airline_that_can_be_founded_is_placeable() -> None:
    """Southwest 8 founds CAL, DDL, FIS or HIT; seat 2, who holds it, may not care."""
    match = before_the_last_marker(
        cards={0: "edge_2", 1: "edge_1", 2: "southwest_8"},
        cards_out=all_but("edge_1", "edge_2", "southwest_8"),
    )
    place_the_last_marker(match)
    assert (match.state.valve, match.state.closing) == (False, -1)


def test_al_40_i_no_extra_final_round_after_it() -> None:
    match = place_the_last_marker(before_the_last_marker(options={"final_round": "on"}))
    for _ in range(2):
        match.play("lay 1 of ita", "spare")
    last_turn_of_seat_1(match)
    assert match.outcome.reason == "nothing_placeable"


def test_al_40_i_then_ii_is_not_tested_any_more() -> None:
    match = place_the_last_marker(before_the_last_marker())
    match.state.idle_turns = 50
    for seat in (2, 0, 1):
        assert match.seat == seat
        match.pass_turn()
    assert match.outcome.reason == "nothing_placeable"


def test_al_40_ii_is_tested_first() -> None:
    match = Match(
        founded=SOUTH, hands={0: "ita", 1: "ita", 2: "ita"}, card_pile="", cards_out=all_but()
    )
    match.state.idle_turns = 14
    match.play("expand", "decline")
    assert match.outcome.reason == "nobody_moves"


@pytest.mark.parametrize("final_round", ["off", "on"])
def test_al_40_the_last_share_takes_precedence(final_round: str) -> None:
    """The display holds one share after seat 0's turn; seat 1 takes it with the last marker."""
    match = before_the_last_marker(display="boi", pile="fis", options={"final_round": final_round})
    match.play("expand")
    match.draw("card edge_2")
    match.play("fly jacksonville__miami ita", "pay edge_1")
    if final_round == "off":
        assert match.seat == TERMINAL
        assert match.outcome.reason == "shares_gone"
        return
    assert (match.seat, match.state.valve, match.state.closing) == (2, False, 2)


@pytest.mark.parametrize("final_round", ["off", "on"])
def test_al_40_and_al_21_the_display_empties_in_the_last_turns(final_round: str) -> None:
    """Sabotage makes ABA dormant whose share is the last one: the end at once."""
    match = before_the_last_marker(
        founded={
            "ita": ["new_york__norfolk", "halifax__st_johns"],
            "hit": ["halifax__st_johns"],
        },
        display="boi aba",
        pile="fis",
        options={"final_round": final_round},
    )
    place_the_last_marker(match, "take fis")
    assert match.state.valve
    assert match.display == "aba"
    match.play("lay 1 of ita", "sabotage goose_bay__st_johns 9", "marker gap")
    assert match.seat == TERMINAL
    assert match.outcome.reason == "shares_gone"
    assert match.scores == [(5 + 2) // 2, 0, (5 + 2) // 2]


@pytest.mark.parametrize("final_round", ["off", "on"])
def test_al_40_and_al_21_a_replacement_empties_the_display_in_the_last_turns(
    final_round: str,
) -> None:
    match = before_the_last_marker(
        founded={
            "ita": ["new_york__norfolk", "halifax__st_johns"],
            "hit": ["halifax__st_johns", "goose_bay__st_johns"],
        },
        display="boi aba",
        pile="fis aba aba",
        options={"final_round": final_round},
    )
    place_the_last_marker(match, "take fis")
    match.draw("share aba")
    assert match.state.valve
    assert (match.seat, match.display, match.pile) == (2, "aba aba", "aba")
    match.play("replace aba")
    match.draw("share aba")
    assert match.seat == TERMINAL
    assert match.outcome.reason == "shares_gone"


def test_al_40_with_two_players_the_phantom_takes_part_and_scoring_cards_do_not() -> None:
    match = before_the_last_marker(
        players=2,
        hands={0: "gap ita", 1: "hit"},
        display="boi cal ita",
        pile="fis ita ita",
        scoring=2,
    )
    place_the_last_marker(match)
    match.let_chance_act()
    assert match.state.valve
    assert match.seat == 0
    match.play("lay 1 of ita", "spare")
    last_turn_of_seat_1(match)
    assert match.outcome.reason == "nothing_placeable"
    held = (match.pile + " " + match.display).split().count("ita")
    assert held == 3
    assert match.scorings == 1
    assert match.scores == [2, 0]
