"""Refusals: each is one sentence and cites the place of the rules page that says so."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from engine.core.game import CHANCE
from engine.games.airlines.game import GAME
from tests.games.airlines.positions import Match

PAGE = Path(__file__).parents[3] / "assets" / "airlines" / "rules.html"
ANCHORS = set(re.findall(r'\bid="([^"]+)"', PAGE.read_text(encoding="utf-8")))
OUT_OF_SIGHT = ("card", "share", "scoring")
"""What chance draws."""
HIT = {"hit": ["monterrey__mexico_city"]}


@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_refusal_is_a_sentence_with_an_anchor(players: int) -> None:
    """Whatever the catalogue holds and is not legal, and single things, all through a match."""
    rng = Random(players)
    game = GAME(players, {})
    state = game.new_initial_state()
    paths = {tuple(game.path(one)) for one in game.actions if one.verb not in OUT_OF_SIGHT}
    paths |= {(thing,) for path in paths for thing in path}
    plies = 0
    while not state.is_terminal():
        plies += 1
        assert plies < 5000
        if state.current_player() == CHANCE:
            outcomes = state.chance_outcomes()
            state.apply_action(rng.choices([a for a, _ in outcomes], [p for _, p in outcomes])[0])
            continue
        legal = [set(game.path(action)) for action in state.legal_actions()]
        for path in rng.sample(sorted(paths), 60):
            if any(set(path) <= things for things in legal):
                continue
            reason = game.why_not(state, path)
            assert re.fullmatch(r"[A-Z][^\n]*[.]", reason.text), reason
            assert reason.text.count(". ") == 0, reason
            assert reason.rule in ANCHORS, reason
        state.apply_action(rng.choice(list(state.legal_actions())))


def test_in_the_turn() -> None:
    match = Match(founded=HIT, hands={0: "hit boi"}, cards={0: "edge_5"})
    assert match.refused("lay 2 of hit") == "AL-15"
    assert match.refused("lay 1 of ita") == "AL-15"
    assert match.refused("found boi with 1") == "AL-3"
    assert match.refused("found hit with 1") in ("AL-2", "AL-3", "AL-15")
    assert match.refused("exchange edge_5") == "AL-16"
    assert match.refused("exchange edge_6") == "AL-17"
    assert match.refused("replace boi") in ("AL-7", "AL-20")
    assert match.reason("route:el_paso__monterrey").rule == "AL-7"
    assert match.reason("airline:hit").rule == "AL-7"
    assert match.refused("blind") in ("turn", "AL-7")


def test_in_the_first_flight() -> None:
    match = Match(founded=HIT, hands={0: "boi"}, cards={0: "edge_8 edge_14"})
    match.play("found boi with 1")
    assert match.phase == "first_flight"
    assert match.refused("fly el_paso__monterrey hit") == "AL-3"
    assert match.refused("fly prince_rupert__edmonton boi") == "AL-13"
    assert match.refused("fly vancouver__san_francisco boi") == "AL-3"


def test_while_flying() -> None:
    match = Match(founded=HIT, hands={0: "gap"}, cards={0: "southwest_8 edge_14"})
    match.play("expand")
    match.draw("card edge_1")
    assert match.refused("fly el_paso__monterrey cal") == "AL-10"
    assert match.refused("fly mazatlan__monterrey hit") == "AL-13"
    assert match.refused("fly monterrey__mexico_city hit") in ("AL-11", "AL-13")
    assert match.refused("fly new_york__norfolk hit") == "AL-12"
    assert match.refused("fly regina__winnipeg gap") == "AL-10"
    assert match.reason("route:regina__winnipeg", "airline:hit").rule in ("AL-10", "AL-13")
    assert match.reason("airline:cal").rule == "AL-10"


def test_paying_and_taking() -> None:
    match = Match(
        founded=HIT, hands={0: "gap"}, cards={0: "southwest_8 southwest_10 southwest_6 edge_14"}
    )
    match.play("expand")
    match.draw("card edge_1")
    match.play("fly el_paso__monterrey hit")
    assert match.refused("pay southwest_6") == "AL-13"
    assert match.refused("pay edge_14") == "AL-13"
    assert match.refused("pay southwest_12") == "AL-13"
    match.play("pay southwest_8")
    assert match.refused("take aba") == "AL-22"


def test_sabotage() -> None:
    match = Match(founded=HIT, hands={0: "hit"}, sabotage=[("miami__san_juan", 8, "hit")])
    match.play("lay 1 of hit")
    assert match.refused("sabotage miami__san_juan 13") == "AL-29"
    assert match.refused("sabotage monterrey__mexico_city 8") == "AL-29"
    assert match.reason("circle:cancun__san_juan:4").rule == "AL-29"
    assert match.reason("airline:hit").rule == "AL-29"
    match.play("sabotage cancun__miami 6")
    assert match.reason("route:cancun__miami").rule == "AL-28"


def test_what_may_be_said_of_nonsense() -> None:
    """Foreign things, too many, none: still a sentence with an anchor."""
    match = Match(founded=HIT, hands={0: "hit"})
    for things in ([], ["nothing"], ["stock:zzz"], ["card:edge_99"], ["amount:9"], ["circle:x:y"]):
        reason = match.reason(*things)
        assert reason.text.endswith(".")
        assert reason.rule in ANCHORS
