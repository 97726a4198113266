"""What a player has had the chance to conclude survives when hidden cards are dealt anew.

Each game with hidden hands has a `knowledge_<game>.py` here, which follows a match independently.
"""

from __future__ import annotations

from importlib import import_module, util
from random import Random

from tests.conformance.matches import Setup, match, positions, snapshot, steps

MATCHES = 2
EVERY = 13
"""So many actions lie between two that are looked at."""


def test_knowledge_is_kept(setup: Setup) -> None:
    game = setup.game
    if not game.info.has_hidden_hands:
        assert_nothing_is_dealt_anew(setup)
        return
    module = f"tests.conformance.knowledge_{setup.name}"
    assert util.find_spec(module), (
        f"{setup.name} has hidden hands: write {module} (what can be known of them)"
    )
    matches = [match(setup, "greedy")]
    matches += [tuple(steps(game, "random", f"knowledge {seed}")) for seed in range(MATCHES)]
    for number, played in enumerate(matches):
        knowledge = import_module(module).Knowledge(setup.players)
        for ply, step in enumerate(played):
            knowledge.follow(step.before, step.events, step.after)
            if ply % EVERY:
                continue
            for observer in range(setup.players):
                assert knowledge.check(step.after, observer) == "", (
                    "the second reading itself is wrong"
                )
                other = step.after.resample_from_infostate(
                    observer, Random(f"{number} {ply} {observer}")
                )
                assert knowledge.check(other, observer) == ""


def assert_nothing_is_dealt_anew(setup: Setup) -> None:
    """Where all hands are open, a state dealt anew is the same state."""
    for state in positions(setup):
        for player in range(setup.players):
            assert snapshot(state.resample_from_infostate(player, Random(1))) == snapshot(state)
