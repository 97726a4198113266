"""A match is its record: it goes through JSON and replay and comes out the same."""

from __future__ import annotations

import json
from random import Random

import pytest

from engine.core.errors import RecordError
from engine.core.record import parse
from engine.registry import GAMES, open_table
from tests.conformance.matches import Setup, play, snapshot

SOME = 3
"""Of so many states of a long match one is looked at, the last among them."""


@pytest.mark.parametrize("undo", ["friendly", "fair"])
def test_record_round_trip(setup: Setup, undo: str) -> None:
    table = setup.table("röund trip ☃", undo, people=1)
    for _leg in range(5):
        text = json.dumps(table.record().to_json())
        again = open_table(parse(text))
        assert again.record() == table.record() == parse(json.loads(text))
        assert [snapshot(state) for state in again.states[-3:]] == [
            snapshot(s) for s in table.states[-3:]
        ]
        assert again.events == table.events
        play(table, Random(_leg), 70)


def test_replay_gives_every_state_again(setup: Setup) -> None:
    table = setup.table("replay")
    play(table, Random(2), 10**6)
    again = open_table(parse(table.record().to_json()))
    assert again.state.is_terminal()
    assert len(again.states) == len(table.states)
    for one, two in list(zip(table.states, again.states, strict=True))[::-SOME]:
        assert snapshot(one) == snapshot(two)


def test_replay_needs_no_seed(setup: Setup) -> None:
    """Chance is in the record: with another seed the same actions give the same match."""
    table = setup.table("one seed")
    play(table, Random(3), 10**6)
    record = table.record()
    record.seed = "quite another"
    assert snapshot(open_table(record).state) == snapshot(table.state)


def test_the_seed_decides_what_comes_up(setup: Setup) -> None:
    first = [[a.notation for a in setup.table(seed).actions] for seed in ("a", "a", "b", "c")]
    assert first[0] == first[1]
    assert first[0] != first[2] or first[0] != first[3]


def test_a_wrong_action_is_found_at_its_ply(setup: Setup) -> None:
    table = setup.table("wrong")
    play(table, Random(4), 10**6)
    record = table.record()
    rng = Random(5)
    for ply in [0, 1, *rng.sample(range(2, table.plies), 4)]:
        legal = {action.notation for action in table.states[ply].legal_actions()}
        illegal = sorted({action.notation for action in setup.game.actions} - legal)
        for wrong in (rng.choice(illegal), "what is this", "<script>"):
            actions = [*record.actions[:ply], wrong, *record.actions[ply + 1 :]]
            with pytest.raises(RecordError, match=f"move {ply + 1} ") as caught:
                open_table(parse(record.to_json() | {"actions": actions}))
            assert caught.value.message.endswith(".")
            assert len(caught.value.message) < 600


def test_nothing_is_played_after_the_end(setup: Setup) -> None:
    table = setup.table("after the end")
    play(table, Random(6), 10**6)
    record = table.record()
    for extra in (record.actions[-1], record.actions[0]):
        with pytest.raises(RecordError, match="already over"):
            open_table(parse(record.to_json() | {"actions": [*record.actions, extra]}))


def test_other_rules_are_refused(setup: Setup) -> None:
    data = setup.record("rules").to_json()
    version = GAMES[setup.name].rules_version
    with pytest.raises(RecordError, match="newer"):
        open_table(parse(data | {"rules_version": version + 1}))
    with pytest.raises(RecordError, match="older"):
        open_table(parse(data | {"rules_version": version - 1}))


def test_a_record_is_small(setup: Setup) -> None:
    table = setup.table("small")
    play(table, Random(7), 10**6)
    assert len(json.dumps(table.record().to_json())) < 60_000
