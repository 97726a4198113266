"""Refusals: each is one sentence and cites the place of the rules page that says so."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from engine.core.game import CHANCE
from engine.games.titans.game import TradingTitans
from tests.games.titans.positions import Match

PAGE = Path(__file__).parents[3] / "assets" / "titans" / "rules.html"
ANCHORS = set(re.findall(r'\bid="([^"]+)"', PAGE.read_text(encoding="utf-8")))
CARDS = ["red_contract", "green_contract", "yellow_contract", "red_mirage", "green_caravan_p1"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_refusal_is_a_sentence_with_an_anchor(players: int) -> None:
    """Whatever the catalogue holds and is not legal, all through a match."""
    rng = Random(players)
    game = TradingTitans(players)
    state = game.new_initial_state()
    paths = {tuple(game.path(action)) for action in game.actions if action.verb != "draw"}
    paths |= {(f"amphora:{colour}",) for colour in ("red", "yellow", "green")}
    plies = 0
    while not state.is_terminal():
        plies += 1
        assert plies < 2000
        if state.current_player() == CHANCE:
            outcomes = state.chance_outcomes()
            state.apply_action(rng.choices([a for a, _ in outcomes], [p for _, p in outcomes])[0])
            continue
        legal = {tuple(game.path(action)) for action in state.legal_actions()}
        for path in paths - legal:
            reason = game.why_not(state, path)
            assert re.fullmatch(r"[A-Z][^\n]*[.]", reason.text), reason
            assert reason.rule in ANCHORS, reason
        state.apply_action(rng.choice(list(state.legal_actions())))


def test_trading() -> None:
    match = Match(
        players=3, goods=[{"red": 1}, {}, {}], scores=[9, 50, 50], fronts={"red": 8, "green": 12}
    )
    assert match.rule_of("front:green") == "TT-8"
    assert match.rule_of("goods:green") == "trade"
    assert match.rule_of("card:red_contract") == "TT-1"
    match = Match(players=3, goods=[{"red": 1}, {}, {}], fronts={"red": 8})
    match.pick("front:red")
    assert match.rule_of("goods:red") == "TT-2"


def test_an_amphora_farther_out() -> None:
    match = Match(players=3)
    reason = match.game.why_not(match.state, ["amphora:red"])
    assert reason.rule in ("TT-4", "trade", "buy")


def test_playing_a_card() -> None:
    match = Match(players=2, phase="card", hands={0: CARDS}, display=["yellow_contract"])
    assert match.rule_of("front:red") == "TT-1"
    assert match.rule_of("button:pass") == "TT-10"
    assert match.rule_of("button:done") == "TT-10"
    assert match.rule_of("card:red_mirage") == "TT-14"
    assert match.rule_of("card:red_mirage+display:yellow_contract") == "TT-14"
    assert match.rule_of("card:red_tax") == "cards"


def test_a_mirage_on_a_covered_card() -> None:
    display = [("red_contract", "red_mirage"), "red_caravan_p1"]
    match = Match(players=2, phase="card", hands={0: CARDS}, display=display)
    assert match.rule_of("card:red_mirage+display:red_contract") == "TT-14"


def test_debt() -> None:
    match = Match(
        players=2,
        scores=[-3, 50],
        goods=[{"red": 1, "green": 1}, {}],
        fronts={"red": 8, "yellow": 2},
    )
    assert match.rule_of("button:done") == "TT-21"
    assert match.rule_of("front:yellow") == "TT-21"
    assert match.rule_of("card:red_contract") in ("TT-1", "TT-21")


def test_the_exchange_and_the_final_sale() -> None:
    match = Match(players=2, phase="exchange", hands={0: CARDS})
    assert match.rule_of("front:red") == "TT-19"
    assert match.rule_of("card:red_tax") == "TT-19"
