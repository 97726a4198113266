"""Actions are interned: one object each, with one id and one notation."""

from __future__ import annotations

import copy
import pickle

import pytest

from engine.core.errors import InvalidActionError
from engine.core.game import Catalogue
from engine.registry import GAMES
from tests.conformance.matches import SETUPS, WAYS, Setup, verbs

MAX_SIZE = 2_500


def test_ids_count_up_and_notations_are_unique(setup: Setup) -> None:
    catalogue = setup.game.actions
    assert 0 < len(catalogue) <= MAX_SIZE
    assert [action.id for action in catalogue] == list(range(len(catalogue)))
    assert len({action.notation for action in catalogue}) == len(catalogue)


def test_a_notation_is_one_plain_line(setup: Setup) -> None:
    for action in setup.game.actions:
        assert action.notation.isascii()
        assert action.notation.isprintable()
        assert action.notation == action.notation.lower() == " ".join(action.notation.split())
        assert len(action.notation) <= 80, "a record allows 80 characters"
        assert action.notation.split() == [action.verb, *action.arguments]


def test_parse_gives_the_very_action(setup: Setup) -> None:
    catalogue = setup.game.actions
    for action in catalogue:
        assert catalogue.parse(action.notation) is action
        assert catalogue.parse(f"  {action.notation.upper().replace(' ', '   ')} ") is action


@pytest.mark.parametrize("text", ["", " ", "nonsense", "<b>", "x" * 10_000, "\0", "\ud800"])
def test_what_is_no_notation_is_refused_briefly(setup: Setup, text: str) -> None:
    with pytest.raises(InvalidActionError) as caught:
        setup.game.actions.parse(text)
    assert len(caught.value.message) < 400


def test_copies_and_pickles_are_the_same_object(setup: Setup) -> None:
    catalogue = setup.game.actions
    for action in catalogue:
        assert copy.copy(action) is action
        assert copy.deepcopy(action) is action
        assert pickle.loads(pickle.dumps(action)) is action
    assert pickle.loads(pickle.dumps(list(catalogue))) == list(catalogue)


def test_one_catalogue_serves_all_set_ups(setup: Setup) -> None:
    assert setup.game.actions is Setup(setup.name, setup.game.info.min_players).game.actions


@pytest.mark.parametrize("name", GAMES)
def test_players_and_chance_use_most_verbs(name: str) -> None:
    """A verb that no match ever uses is a word for nothing (or the matches are played too narrowly)."""
    setups = [setup for setup in SETUPS if setup.name == name]
    used = {verb for one in setups for way in WAYS for verb in verbs(one, way)}
    known = {action.verb for action in setups[0].game.actions}
    assert len(known - used) <= 1, known - used


def test_two_actions_are_never_written_alike() -> None:
    catalogue = Catalogue(__name__)
    catalogue.add("go", "north")
    with pytest.raises(ValueError, match="go north"):
        catalogue.add("go", "north")
