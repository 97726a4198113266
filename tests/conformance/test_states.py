"""States: whole at every ply, cloned independently, observed without a way back in."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from engine.core.game import State
from tests.conformance.matches import (
    LONGEST,
    WAYS,
    Setup,
    answer,
    canonical,
    decisions,
    match,
    positions,
    snapshot,
)

CHAIN_NODES = 3_000


@pytest.mark.parametrize("way", ["random", "first", "last"])
def test_matches_end_and_are_whole_at_every_ply(setup: Setup, way: str) -> None:
    """Further ones than those that positions are taken from."""
    game = setup.game
    for seed in range(3 if way == "random" else 1):
        rng, state = Random(f"{way} {seed}"), game.new_initial_state()
        for _ply in range(LONGEST):
            if state.is_terminal():
                break
            state.apply_action(answer(game, state, way, rng))
            state.invariants()
        assert state.is_terminal(), "this match does not end"


def test_positions_are_whole(setup: Setup) -> None:
    for way in WAYS:
        for step in match(setup, way):
            step.after.invariants()


def test_a_clone_is_alike_and_goes_its_own_way(setup: Setup) -> None:
    game, rng = setup.game, Random(3)
    for state in positions(setup):
        before = snapshot(state)
        clone = state.clone()
        assert type(clone) is type(state)
        assert snapshot(clone) == before
        for _ply in range(40):
            if clone.is_terminal():
                break
            clone.apply_action(answer(game, clone, "random", rng))
        assert snapshot(state) == before, "playing on a clone has changed the state"


def test_a_state_and_its_clone_play_alike(setup: Setup) -> None:
    game = setup.game
    for state in positions(setup)[::5]:
        ends = []
        for copy in (state.clone(), state.clone().clone()):
            rng, told = Random(4), []
            for _ply in range(60):
                if not copy.is_terminal():
                    told.append(copy.apply_action(answer(game, copy, "random", rng)))
            ends.append((snapshot(copy), told))
        assert ends[0] == ends[1]


def test_nothing_of_a_clone_is_shared_that_can_change(setup: Setup) -> None:
    """Filling every list of the state with rubbish leaves its clone as it was."""
    for state in positions(setup)[::7]:
        victim, clone = state.clone(), state.clone()
        clone_of_victim = victim.clone()
        for cls in type(victim).__mro__:
            for name in getattr(cls, "__slots__", ()):
                if name != "legal":  # replaced as a whole, never changed
                    _spoil(getattr(victim, name, None))
        assert snapshot(clone) == snapshot(clone_of_victim) == snapshot(state)


def _spoil(value: Any) -> None:
    if isinstance(value, list):
        for item in value:
            _spoil(item)
        value.append("rubbish")
    elif isinstance(value, dict):
        for item in value.values():
            _spoil(item)
        value["rubbish"] = "rubbish"


def test_observations_are_json(setup: Setup) -> None:
    for state in positions(setup):
        for player in (None, *range(setup.players)):
            seen = state.observation(player)
            assert json.loads(json.dumps(seen, allow_nan=False)) == seen
            assert all(isinstance(key, str) for key in seen)


def test_an_observation_is_built_from_nothing(setup: Setup) -> None:
    """Whoever holds it may do with it what he likes."""
    for state in positions(setup):
        before = snapshot(state)
        for player in (None, *range(setup.players)):
            _spoil(state.observation(player))
        assert snapshot(state) == before


def test_the_public_sees_nothing_more_than_a_player(setup: Setup) -> None:
    """What differs between two players' observations is not in the public one as either sees it."""
    for state in decisions(setup):
        public = state.observation(None)
        seen = [state.observation(player) for player in range(setup.players)]
        for key, value in public.items():
            own = [canonical(observation.get(key)) for observation in seen]
            if len(set(own)) > 1 and value not in (None, [], "", {}, 0):
                assert canonical(value) not in own, f"{key} is private and yet public"


def test_there_are_no_dead_ends(setup: Setup) -> None:
    """Whatever a player answers, his chain of questions goes on until chance, another player or the end."""
    for state in decisions(setup)[::3]:
        player, stack, nodes = state.current_player(), [(state, 0)], 0
        while stack and nodes < CHAIN_NODES:
            position, depth = stack.pop()
            assert position.legal_actions(), f"a dead end in {position.phase.name}"
            assert depth < 60, "this chain of questions may never end"
            for action in position.legal_actions():
                nodes += 1
                after = position.clone()
                after.apply_action(action)
                if after.current_player() == player:
                    stack.append((after, depth + 1))


def test_every_legal_action_keeps_the_state_whole(setup: Setup) -> None:
    for state in positions(setup):
        for action in state.legal_actions():
            after: State = state.clone()
            after.apply_action(action)
            after.invariants()
