"""The protocol of engine/core/game.py, over all games and numbers of players."""

from __future__ import annotations

import json

import pytest

from engine.core.errors import InvalidActionError
from engine.core.game import CHANCE, TERMINAL, State
from engine.registry import GAMES, load_game
from tests.conformance.matches import WAYS, Setup, match, positions, snapshot, steps

MAX_LEGAL = 200
GRID = 997
"""Points at which sample() is compared with the outcomes: moved by OFFSET, so that none is on an edge."""
OFFSET = 2**0.5 / 2


def test_positions_are_of_every_kind(setup: Setup) -> None:
    """The net that the other tests fish with has no holes: every phase that is met is among the positions."""
    met = {step.before.phase.name for way in WAYS for step in match(setup, way)}
    chosen = {state.phase.name for state in positions(setup)}
    assert met <= chosen, f"no position in {met - chosen}"
    assert any(state.current_player() == CHANCE for state in positions(setup))
    assert any(state.is_terminal() for state in positions(setup))
    for player in range(setup.players):
        assert any(state.current_player() == player for state in positions(setup))


def test_somebody_is_to_act(setup: Setup) -> None:
    for state in positions(setup):
        player = state.current_player()
        assert player in (*range(setup.players), CHANCE, TERMINAL)
        assert state.is_terminal() == (player == TERMINAL)
        assert state.phase.is_chance == (player == CHANCE)


def test_chance_acts_first(setup: Setup) -> None:
    assert setup.game.new_initial_state().current_player() == CHANCE


def test_legal_actions_are_of_the_catalogue_each_once(setup: Setup) -> None:
    catalogue = setup.game.actions
    for way in WAYS:
        for step in match(setup, way):
            legal = step.before.legal_actions()
            assert legal, f"nothing is legal in {step.before.phase.name}"
            assert len(set(legal)) == len(legal) <= MAX_LEGAL
            assert all(catalogue[action.id] is action for action in legal)
            assert step.action in legal
        assert not match(setup, way)[-1].after.legal_actions()


def test_asking_changes_nothing(setup: Setup) -> None:
    for state in positions(setup):
        before = snapshot(state)
        legal = list(state.legal_actions())
        for player in (None, *range(setup.players)):
            state.observation(player)
        state.outcome()
        state.returns()
        state.invariants()
        assert list(state.legal_actions()) == legal
        assert snapshot(state) == before


def test_a_single_answer_is_skipped_unless_it_must_be_seen(setup: Setup) -> None:
    for way in WAYS:
        for step in match(setup, way):
            if step.before.current_player() >= 0 and len(step.before.legal_actions()) == 1:
                assert step.before.phase.is_shown, step.before.phase.name


def test_probabilities_add_up_to_one(setup: Setup) -> None:
    for state in chances(setup):
        outcomes = state.chance_outcomes()
        assert sum(probability for _action, probability in outcomes) == pytest.approx(1)
        assert all(0 < probability <= 1 for _action, probability in outcomes)
        assert [action for action, _probability in outcomes] == list(state.legal_actions())


def test_sample_agrees_with_the_outcomes(setup: Setup) -> None:
    for state in chances(setup)[:: max(len(chances(setup)) // 12, 1)]:
        ends, total = [], 0.0
        for action, probability in state.chance_outcomes():
            total += probability
            ends.append((total, action))
        for i in range(GRID):
            point = (i + OFFSET) / GRID
            expected = next(action for end, action in ends if point < end or end is ends[-1][0])
            assert state.phase.sample(state, point) is expected
        assert state.phase.sample(state, 0.0) is ends[0][1]
        assert state.phase.sample(state, 1 - 2**-53) is ends[-1][1]


def chances(setup: Setup) -> list[State]:
    return [state for state in positions(setup) if state.current_player() == CHANCE]


def test_only_chance_has_outcomes(setup: Setup) -> None:
    state = next(state for state in positions(setup) if state.current_player() >= 0)
    with pytest.raises(ValueError, match="chance"):
        state.chance_outcomes()


def test_the_end_shares_one_victory(setup: Setup) -> None:
    for way in WAYS:
        *earlier, last = match(setup, way)
        assert all(step.before.outcome() is None for step in earlier)
        assert all(step.before.returns() == [0.0] * setup.players for step in earlier)
        outcome = last.after.outcome()
        assert outcome is not None
        assert sum(last.after.returns()) == pytest.approx(1)
        share = 1 / len(outcome.winners)
        for player, part in enumerate(last.after.returns()):
            assert part == pytest.approx(share if player in outcome.winners else 0)


def test_scores_are_broken_down_and_ranked(setup: Setup) -> None:
    game = setup.game
    for way in WAYS:
        outcome = match(setup, way)[-1].after.outcome()
        assert outcome is not None
        assert outcome.reason in game.reasons
        assert len(outcome.scores) == len(outcome.ranks) == setup.players
        assert min(outcome.ranks) == 1
        assert set(outcome.winners) == {p for p, rank in enumerate(outcome.ranks) if rank == 1}
        for score in outcome.scores:
            assert sum(points for _category, points in score.breakdown) == score.total
            assert all(game.category_word(category) for category, _points in score.breakdown)


def test_wrong_numbers_of_players_and_options_are_refused() -> None:
    for info in GAMES.values():
        for players in (-1, 0, info.min_players - 1, info.max_players + 1, 10**9):
            with pytest.raises(InvalidActionError):
                load_game(info.id, players)
        with pytest.raises(InvalidActionError, match="option"):
            load_game(info.id, info.min_players, {"no such option": "x"})
    with pytest.raises(InvalidActionError, match="no game"):
        load_game("no such game", 2)


def test_what_is_known_of_a_game_is_complete() -> None:
    for name, info in GAMES.items():
        assert info.id == name
        assert info.id.isidentifier()
        assert 1 <= info.min_players <= info.max_players
        assert info.rules_version >= 1
        assert info.name
        assert info.tagline.endswith(".")
        assert info.minutes
        for option in info.options:
            assert option.choices
            assert option.label
            assert option.help
        assert load_game(name, info.min_players).info is info


def test_the_same_seed_gives_the_same_match(setup: Setup) -> None:
    """No clock, no global generator, no order of a set: played twice it is alike."""
    again = [step.action for step in steps(setup.game, "random", 1)]
    assert again == [step.action for step in match(setup, "random", 1)]
    assert json.loads(snapshot(match(setup, "random", 1)[-1].after))
