"""The end and the options: rulings AL-35 to AL-39, worked out by hand."""

from __future__ import annotations

import pytest

from tests.games.airlines.positions import CHANCE, TERMINAL, Match

HIT = {"hit": ["monterrey__mexico_city", "mexico_city__cancun"]}
"""HIT is worth 3, and 4 after the flight to El Paso (southwest 8)."""
FINAL = {"final_round": "on"}
ABA_NEARLY_SHUT = {
    "hit": ["monterrey__mexico_city", "halifax__st_johns"],
    "ita": ["new_york__halifax", "halifax__st_johns"],
}


def last_share(players: int = 3, display: str = "boi", **given: object) -> Match:
    """Seat 0 has placed a marker of HIT and, if it can, taken the last share."""
    settings: dict[str, object] = {
        "founded": HIT,
        "hands": {0: "gap"},
        "cards": {0: "southwest_8"},
        "display": display,
        "pile": "",
    }
    match = Match(players, **{**settings, **given})  # type: ignore[arg-type]
    match.play("expand")
    match.draw("card edge_1")
    match.play("fly el_paso__monterrey hit", "pay southwest_8")
    return match


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_al_35_the_last_share_ends_the_match(players: int) -> None:
    match = last_share(players, laid={1: "hit", 2: "hit hit"})
    assert match.seat == TERMINAL
    assert match.outcome.reason == "shares_gone"
    assert match.hand(0) == "boi gap"
    assert match.value("hit") == 4
    assert match.scores == [0, 2, 4] + [0] * (players - 3)
    assert match.outcome.winners == (2,)
    assert match.state.legal_actions() == ()


def test_al_35_only_when_the_display_is_empty_too() -> None:
    match = last_share(display="boi cal")
    match.play("take boi")
    assert (match.seat, match.phase, match.display) == (1, "turn", "cal")


def test_al_35_the_marker_counts_and_the_share_just_taken_does_not() -> None:
    match = last_share(display="hit", laid={0: "hit", 1: "hit"})
    assert match.scores == [3, 3, 0]


def test_al_35_the_fourth_scoring_adds_to_the_earlier_ones() -> None:
    match = last_share(laid={1: "hit"}, scores=[10, 1, 0], scorings=3)
    assert match.scorings == 4
    assert match.scores == [10, 1 + 4 + 2, 0]
    breakdown = dict(match.outcome.scores[1].breakdown)
    assert breakdown == {"scoring_1": 1, "scoring_2": 0, "scoring_3": 0, "final": 6, "bonus": 0}
    assert match.outcome.scores[1].total == 7


def test_al_35_a_founding_may_take_the_last_share() -> None:
    match = Match(hands={0: "hit"}, cards={0: "edge_8"}, display="boi", pile="")
    match.play("found hit with 1", "fly monterrey__mexico_city hit")
    assert match.seat == TERMINAL
    assert match.scores == [2 + 1, 0, 0]


def two(scorings: int, scoring: int, **given: object) -> Match:
    """Two players; seat 0 has placed a marker of HIT, now worth 4."""
    settings: dict[str, object] = {
        "display": "hit boi cal",
        "pile": "hit ddl",
        "scorings": scorings,
        "scoring": scoring,
    }
    return last_share(2, **{**settings, **given})  # type: ignore[arg-type]


def test_al_36_the_third_scoring_card_ends_the_match_at_once() -> None:
    match = two(2, 1, laid={0: "hit hit hit", 1: "hit"})
    match.play("take boi")
    match.draw("scoring")
    assert match.seat == TERMINAL
    assert match.outcome.reason == "third_scoring"
    assert match.scorings == 3
    assert match.pile == "ddl hit"
    assert match.display == "cal hit"
    assert match.hand(0) == "boi gap"


@pytest.mark.parametrize(
    ("laid", "scores"),
    [
        ({0: "hit hit hit", 1: "hit"}, [4, 0]),  # the phantom's two are second
        ({0: "hit", 1: ""}, [2, 0]),  # he is first, 0 second
        ({0: "hit hit", 1: "hit"}, [3, 0]),  # first together: (4 + 2) / 2
        ({0: "hit", 1: "hit"}, [1, 1]),  # he is first, they share the half
        ({0: "hit hit hit", 1: "hit hit"}, [4, 1]),  # he shares the second place
        ({0: "hit hit", 1: "hit hit"}, [2, 2]),  # three together: 6 / 3
        ({}, [0, 0]),
    ],
)
def test_al_36_the_phantom_holds_pile_and_display(laid: dict[int, str], scores: list[int]) -> None:
    match = two(2, 1, laid=laid)
    match.play("take boi")
    match.draw("scoring")
    assert match.scores == scores


def test_al_36_also_on_a_blind_draw_and_on_a_replacement() -> None:
    match = two(2, 1, laid={0: "hit hit hit"})
    match.play("blind")
    match.draw("scoring")
    assert match.outcome.reason == "third_scoring"
    assert match.hand(0) == "gap"
    match = Match(
        2,
        founded={**ABA_NEARLY_SHUT, "hit": [*ABA_NEARLY_SHUT["hit"], "goose_bay__st_johns"]},
        hands={0: "hit"},
        laid={0: "hit hit"},
        display="aba hit",
        pile="cal",
        scoring=1,
        scorings=2,
    )
    match.play("replace aba")
    match.draw("scoring")
    assert match.outcome.reason == "third_scoring"
    assert match.scores == [4, 0]


def test_al_36_the_earlier_scorings_have_no_phantom_and_go_on() -> None:
    match = two(1, 2, laid={0: "hit", 1: ""})
    match.play("take boi")
    match.draw("scoring")
    assert match.scores == [4 + 2, 0]
    assert match.seat == CHANCE
    match.draw("scoring")
    assert match.outcome.reason == "third_scoring"
    assert match.scores == [6 + 2, 0]


def test_al_37_the_phantoms_points_go_to_nobody() -> None:
    match = two(2, 1, laid={0: "hit"})
    match.play("take boi")
    match.draw("scoring")
    assert len(match.scores) == len(match.outcome.scores) == 2
    assert match.outcome.winners == (0,)
    assert match.state.returns() == [1.0, 0.0]
    assert all(len(row) == 3 for row in match.state.scorings[-1])


def test_al_38_equal_totals_share_the_win() -> None:
    match = last_share(laid={1: "hit", 2: "hit"}, scores=[1, 0, 0])
    assert match.scores == [1, 3, 3]
    assert match.outcome.winners == (1, 2)
    assert match.outcome.ranks == (3, 1, 1)
    assert match.state.returns() == [0.0, 0.5, 0.5]


def test_al_38_a_bonus_belongs_to_the_total() -> None:
    match = last_share(laid={1: "hit", 2: "hit"}, options={"bonus": "printed"})
    assert match.scores == [0, 3 + 1, 3 + 2]
    assert match.outcome.winners == (2,)


@pytest.mark.parametrize(
    ("bonus", "players", "expected"),
    [
        ("none", 3, [0, 0, 0]),
        ("printed", 3, [0, 1, 2]),
        ("printed", 6, [0, 1, 2, 3, 4, 5]),
        ("balanced", 3, [0, 4, 8]),
        ("balanced", 4, [0, 3, 6, 9]),
        ("balanced", 5, [0, 2, 4, 6, 8]),
        ("balanced", 6, [0, 2, 4, 6, 8, 10]),
    ],
)
def test_al_39_the_bonus_comes_once_at_the_end(
    bonus: str, players: int, expected: list[int]
) -> None:
    match = last_share(players, display="boi cal", options={"bonus": bonus})
    assert match.scores == [0] * players
    match = last_share(players, options={"bonus": bonus})
    assert match.scores == expected
    assert [dict(score.breakdown)["bonus"] for score in match.outcome.scores] == expected


@pytest.mark.parametrize(("bonus", "second"), [("none", 0), ("printed", 1), ("balanced", 4)])
def test_al_39_the_bonus_of_two_players(bonus: str, second: int) -> None:
    match = two(2, 1, options={"bonus": bonus})
    match.play("take boi")
    match.draw("scoring")
    assert match.scores == [0, second]


def test_al_39_the_extra_final_round_gives_the_others_one_turn_each() -> None:
    match = last_share(
        options=FINAL,
        laid={0: "hit"},
        hands={0: "gap", 1: "hit hit", 2: "hit boi"},
        cards={0: "southwest_8", 2: "edge_6"},
    )
    assert match.scorings == 0
    assert (match.seat, match.phase) == (1, "turn")
    match.play("lay 2 of hit")
    assert (match.seat, match.phase) == (2, "turn")
    match.play("lay 1 of hit", "sabotage cancun__miami 6", "marker hit")
    assert match.seat == TERMINAL
    assert match.outcome.reason == "shares_gone"
    assert match.scores == [1, 4, 1]


def test_al_39_in_it_nobody_gets_a_share_but_a_founder_a_route_card() -> None:
    match = last_share(
        options=FINAL,
        laid={0: "hit"},
        hands={0: "gap", 1: "fis", 2: "boi"},
        cards={0: "southwest_8", 1: "southwest_10", 2: "edge_6"},
    )
    match.play("expand")
    match.draw("card edge_2")
    match.play("fly dallas__monterrey hit", "pay southwest_10")
    assert match.hand(1) == "fis"
    assert (match.seat, match.phase) == (2, "turn")
    match.play("found boi with 1", "fly juneau__prince_rupert boi")
    assert (match.seat, match.phase) == (CHANCE, "draw_card")
    match.draw("card edge_3")
    assert match.cards(2) == {"edge_3"}
    assert match.seat == TERMINAL
    assert match.scores == [5 + 2, 0, 2 + 1]


def test_al_39_the_one_who_took_the_last_share_as_a_founder_draws_his_route_card() -> None:
    match = Match(
        hands={0: "hit", 1: "hit"}, cards={0: "edge_8"}, display="boi", pile="", options=FINAL
    )
    match.play("found hit with 1", "fly monterrey__mexico_city hit", "take boi")
    assert (match.seat, match.phase) == (CHANCE, "draw_card")
    match.draw("card edge_1")
    assert (match.seat, match.phase) == (1, "turn")
    match.play("lay 1 of hit", "spare")
    assert match.seat == 2
    match.pass_turn()
    assert match.seat == TERMINAL
    assert match.scores == [1, 1, 0]


def test_al_39_in_it_route_cards_may_be_exchanged() -> None:
    """Edge 2 is dead when Norfolk - Jacksonville and Jacksonville - Miami have their first markers."""
    match = last_share(
        founded={"hit": [*HIT["hit"], "jacksonville__miami", "norfolk__jacksonville"]},
        options=FINAL,
        hands={0: "gap", 1: "hit", 2: "hit"},
        cards={0: "southwest_8", 1: "east_13", 2: "edge_2"},
    )
    match.play("lay 1 of hit", "spare")
    assert match.seat == 2
    match.play("exchange edge_2")
    match.draw("card edge_5")
    assert (match.seat, match.phase) == (2, "turn")
    match.play("lay 1 of hit", "spare")
    assert match.seat == TERMINAL


@pytest.mark.parametrize("how", ["flight", "sabotage"])
def test_al_39_it_also_begins_when_dormant_shares_leave(how: str) -> None:
    match = Match(
        founded=ABA_NEARLY_SHUT,
        hands={0: "hit", 1: "hit", 2: "hit"},
        cards={0: "edge_9", 1: "northwest_13", 2: "northwest_11"},
        laid={1: "ita"},
        card_pile="edge_1",
        display="aba aba",
        pile="",
        options=FINAL,
    )
    if how == "flight":
        match.play("expand")
        match.draw("card edge_1")
        match.play("fly goose_bay__st_johns hit", "pay edge_9")
    else:
        match.play("lay 1 of hit", "sabotage goose_bay__st_johns 9", "marker gap")
    assert match.display == ""
    assert (match.seat, match.phase) == (1, "turn")
    match.play("lay 1 of hit", "spare")
    assert match.seat == 2
    match.play("lay 1 of hit", "spare")
    assert match.seat == TERMINAL
    assert match.outcome.reason == "shares_gone"
    assert match.scores == ([0, 4 + 3, 3] if how == "flight" else [1, 3 + 1 + 1, 1])


def test_al_39_or_by_a_replacement_and_then_the_turn_is_finished() -> None:
    """The one who replaced still has his action, but no share; the others follow, then it is over."""
    founded = {**ABA_NEARLY_SHUT, "hit": [*ABA_NEARLY_SHUT["hit"], "goose_bay__st_johns"]}
    match = Match(
        founded=founded,
        hands={0: "hit hit", 1: "hit", 2: "hit"},
        display="aba",
        pile="aba",
        options=FINAL,
        seat=1,
    )
    match.play("replace aba")
    match.draw("share aba")
    assert (match.seat, match.phase) == (1, "turn")
    assert match.offers == {"expand", "lay 1 of hit"}
    match.play("lay 1 of hit", "spare")
    assert match.seat == 2
    match.play("lay 1 of hit", "spare")
    assert match.seat == 0
    match.play("lay 2 of hit")
    assert match.seat == TERMINAL
    assert match.scores == [4, 1, 1]


def test_al_39_no_extra_final_round_for_two() -> None:
    match = last_share(2, options=FINAL)
    assert match.seat == TERMINAL


@pytest.mark.parametrize(("players", "rounds"), [(2, 5), (3, 4), (4, 3), (5, 2), (6, 2)])
def test_al_39_controlled_scoring(players: int, rounds: int) -> None:
    """The cards come in after these full rounds, and are not in the pile before."""
    match = Match.start(players, {"controlled": "on"})
    assert match.state.scoring_left == 0
    for turns, scoring in ((rounds * players - 2, 0), (rounds * players - 1, 3)):
        seat = turns % players
        match = Match(
            players,
            seat=seat,
            turns=turns,
            founded=HIT,
            hands={seat: "hit hit", (seat + 1) % players: "hit"},
            options={"controlled": "on"},
        )
        match.play("lay 2 of hit")
        assert match.state.scoring_left == scoring


def test_al_39_controlled_scoring_counts_the_pile_without_them_before() -> None:
    match = Match.start(3, {"controlled": "on"})
    assert match.seen_by(None)["pile_size"] == 85
    match = Match.start(3)
    assert match.seen_by(None)["pile_size"] == 88
