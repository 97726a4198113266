"""Refusals: each is one sentence and cites the place of the rules page that says so."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from engine.core.game import CHANCE
from engine.games.traders.game import GAME
from tests.games.traders.positions import Match

PAGE = Path(__file__).parents[3] / "assets" / "traders" / "rules.html"
ANCHORS = set(re.findall(r'\bid="([^"]+)"', PAGE.read_text(encoding="utf-8")))
IN_DOWNINGTON = {"downington": {0: 2}}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("guilds", ["chosen", "random"])
def test_every_refusal_is_a_sentence_with_an_anchor(players: int, guilds: str) -> None:
    """Whatever the catalogue holds and is not legal, and single things, all through a match."""
    rng = Random(players)
    game = GAME(players, {"guilds": guilds})
    state = game.new_initial_state()
    paths = {tuple(game.path(one)) for one in game.actions if one.verb != "draw"}
    paths |= {(thing,) for path in paths for thing in path}
    ordered, phases, plies = sorted(paths), set(), 0
    while not state.is_terminal():
        plies += 1
        assert plies < 5000
        if state.current_player() == CHANCE:
            outcomes = state.chance_outcomes()
            state.apply_action(rng.choices([a for a, _ in outcomes], [p for _, p in outcomes])[0])
            continue
        phases.add(state.phase.name)
        legal = [set(game.path(action)) for action in state.legal_actions()]
        for path in rng.sample(ordered, 30):
            if any(set(path) <= things for things in legal):
                continue
            reason = game.why_not(state, path)
            assert re.fullmatch(r"[A-Z][^\n]*[.]", reason.text), reason
            assert reason.text.count(". ") == 0, reason
            assert reason.rule in ANCHORS, reason
        state.apply_action(rng.choice(list(state.legal_actions())))
    assert {"replenish", "act"} <= phases
    reason = game.why_not(state, ["city:thespian"])
    assert reason.rule in ANCHORS


def test_of_flights() -> None:
    match = Match(ship="thespian")
    match.play("move aleborg")
    reason = match.reason("city:nemesis")
    assert reason.rule == "TA-18"
    assert "Nemesis" in reason.text
    assert "2 dollars" in reason.text
    assert "1 dollar" in reason.text
    assert match.refused("move rigging") == "move"
    assert match.refused("move aleborg") == "move"
    assert match.reason("arrow:nemesis__aleborg").rule == "move"


def test_of_a_flight_that_the_guild_makes_cheaper() -> None:
    match = Match(ship="thespian", guilds={0: "pathfinders"}, mats={0: "blue_1"})
    match.play("move stockgard", "move revall", "move rigging")
    assert "1 dollar;" in match.reason("city:revall").text, (
        "against the wind, but free of contracts"
    )


def test_of_purchases() -> None:
    match = Match(ship="stockgard", stock={"revall": "orange_1", "rigging": "orange_2 orange_3"})
    assert match.refused("buy revall orange_1") == "buy"
    assert match.refused("buy stockgard orange_3") == "buy"
    match.play("move revall", "buy revall orange_1")
    assert match.refused("buy revall orange_1") in ("buy", "TA-2")
    assert match.refused("setup orange_1") == "TA-2"


def test_of_a_purchase_without_a_dollar() -> None:
    match = Match(ship="thespian", stock={"rigging": "orange_2 orange_3"}, mats={0: "blue_1"})
    match.play("move stockgard", "move revall", "move rigging")
    assert match.refused("buy rigging orange_3") == "TA-11"


def test_of_contracts() -> None:
    match = Match(mats={0: "blue_1"}, contracts={"revall": {0: 15}})
    assert match.refused("setup blue_1") == "TA-12"
    assert match.refused("setup green_1") == "turn"
    assert match.reason("button:setup").rule == "TA-12"
    assert Match().reason("button:setup").rule == "turn"


def test_of_sales() -> None:
    match = Match(ship="downington", mats={0: "blue_1 blue_2"}, contracts={"revall": {0: 2}})
    assert match.refused("sell blue_1") == "TA-14"
    assert match.reason("button:sell").rule == "TA-14"
    match = Match(ship="downington", mats={0: "blue_1 blue_2"}, contracts={"revall": {0: 15}})
    assert match.refused("sell blue_1") == "TA-14", "though no contract is left either"
    assert match.refused("setup blue_1") == "TA-12"
    match = Match(ship="downington", mats={0: "blue_1 green_2"}, contracts=IN_DOWNINGTON)
    reason = match.reason("mine:blue_1", "button:sell")
    assert reason.rule == "TA-14"
    assert "blue" in reason.text
    assert match.reason("button:sell").rule == "TA-14"


def test_within_a_sale() -> None:
    goods = "blue_1 blue_1 blue_3 green_2"
    match = Match(ship="downington", mats={0: goods}, contracts=IN_DOWNINGTON)
    match.play("sell blue_3")
    for things in (["mine:green_2"], ["button:done"], ["city:nemesis"], ["mine:blue_3"]):
        assert match.reason(*things).rule in ("TA-14", "sale")
    assert match.reason("mine:orange_1").rule == "sale"


def test_of_losses_and_taxes() -> None:
    match = Match(
        ship="downington",
        mats={0: "blue_1 blue_1", 1: "blue_2 blue_3 green_1"},
        contracts=IN_DOWNINGTON,
    )
    match.play("sell blue_1")
    assert match.refused("lose green_1") == "TA-15"
    assert match.refused("lose orange_1") == "TA-15"
    assert match.reason("city:nemesis").rule == "TA-15"
    match = Match(mats={0: "blue_1 blue_2 blue_3 green_1"})
    match.play("done")
    assert match.refused("lose orange_1") == "TA-17"
    assert match.reason("city:nemesis").rule == "TA-17"


def test_of_replenishing() -> None:
    match = Match(stock={"thespian": "- orange_1"})
    assert match.refused("move thespian") == "TA-3"
    match.play("skip")
    reason = match.reason("button:replenish")
    assert reason.rule == "TA-3"
    match = Match(supply=0, opener=0, seat=1, stock={"thespian": "- orange_1"})
    assert match.refused("replenish") == "TA-5"


def test_of_guilds() -> None:
    match = Match.start(4, {"guilds": "chosen"})
    match.let_chance_act()
    match.play("guild bankers")
    assert match.refused("guild pedlars") == "TA-29"
    assert match.refused("done") == "TA-29"


def test_what_may_be_said_of_nonsense() -> None:
    """Foreign things, too many, none: still a sentence with an anchor."""
    match = Match(mats={0: "blue_1"})
    for things in ([], ["nothing"], ["mine:pink_1"], ["city:atlantis"], ["good:x"], ["good:a__b"]):
        reason = match.reason(*things)
        assert reason.text.endswith(".")
        assert reason.rule in ANCHORS
