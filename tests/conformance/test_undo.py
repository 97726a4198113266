"""Undo, redo and looking back by fuzzing: whatever is done, the table is a record being played."""

from __future__ import annotations

from random import Random

import pytest

from engine.core.errors import EmporionError, StaleActionError, TableError
from engine.core.game import CHANCE
from engine.core.table import Table
from engine.registry import open_table
from tests.conformance.matches import Setup, play, snapshot

PLIES = 150


def assert_is_its_record(table: Table) -> None:
    """The table is what a fresh replay of its record gives."""
    again = open_table(table.record())
    assert again.actions == table.actions
    assert snapshot(again.state) == snapshot(table.state)
    assert len(table.states) == len(table.events) + 1 == table.plies + 1
    assert again.events == table.events


def assert_sentence(text: str) -> None:
    assert text.endswith(".")


def persons_turn(table: Table, ply: int) -> bool:
    player = table.states[ply].current_player()
    return player >= 0 and table.seats[player].kind == "person"


@pytest.mark.parametrize("undo", ["friendly", "fair"])
@pytest.mark.parametrize("people", [1, None], ids=["bots", "people"])
def test_fuzzed_tables_keep_their_promises(setup: Setup, undo: str, people: int | None) -> None:
    rng = Random(f"{setup} {undo} {people}")
    table = setup.table("fuzz", undo, people)
    for _turn in range(PLIES):
        deed = rng.choice(["act", "act", "act", "act", "undo", "undo_to", "redo", "goto", "stale"])
        if deed == "act":
            table.goto(None)
            play(table, rng, rng.choice([1, 1, 4]))
        elif deed in ("undo", "undo_to"):
            take_back(table, deed, rng)
        elif deed == "redo":
            play_again(table)
        elif deed == "goto":
            table.goto(rng.randint(0, table.plies))
            assert_looking_changes_nothing(table)
        else:
            with pytest.raises(StaleActionError):
                table.act(table.plies + rng.choice([-1, 1]), ["anything"])
        assert table.state.current_player() != CHANCE
        table.state.invariants()
    table.goto(None)
    assert_is_its_record(table)


def take_back(table: Table, deed: str, rng: Random) -> None:
    plies, players = table.plies, [state.current_player() for state in table.states]
    before = [*table.actions]
    try:
        if deed == "undo":
            table.undo()
        else:
            table.undo_to(rng.randint(max(plies - 4, 0), plies))
    except TableError as error:
        assert_sentence(error.message)
        assert table.actions == before, "a refused undo has changed something"
        return
    if deed == "undo":
        assert table.plies < plies
        assert persons_turn(table, table.plies)
        assert not any(
            persons_turn(table, ply) for ply in range(table.plies + 1, len(table.states))
        )
    assert table.actions == before[: table.plies]
    if table.undo_contract == "fair":
        taken = players[table.plies : plies]
        assert CHANCE not in taken, "fair undo has taken back chance"
        assert len(set(taken)) <= 1, "fair undo has taken back another player's action"
        assert all(table.seats[player].kind == "person" for player in taken)


def play_again(table: Table) -> None:
    could, plies = table.can_redo, table.plies
    if not could:
        with pytest.raises(TableError):
            table.redo()
        return
    table.redo()
    assert table.plies > plies


def assert_looking_changes_nothing(table: Table) -> None:
    """While an earlier ply is looked at, nothing is played."""
    plies = table.plies
    if table.ply != plies:
        with pytest.raises(StaleActionError):
            table.act(plies, ["anything"])
    assert table.plies == plies


@pytest.mark.parametrize("seed", range(2))
def test_the_same_action_after_an_undo_brings_the_same_cards(setup: Setup, seed: int) -> None:
    rng = Random(f"{setup} {seed}")
    table = setup.table(f"same {seed}")
    while not table.state.is_terminal():
        ply = table.plies
        action = rng.choice(list(table.state.legal_actions())).notation
        table.act(ply, [action])
        after, actions = snapshot(table.state), [*table.actions]
        table.undo()
        assert table.plies == ply
        if rng.random() < 0.5:
            table.act(ply, [action])
        else:
            table.redo()
        assert table.actions == actions
        assert snapshot(table.state) == after
        assert not table.can_redo, "everything that was undone has been played again"


def test_undo_all_the_way_and_redo_to_the_end(setup: Setup) -> None:
    table = setup.table("all the way")
    play(table, Random(8), 10**6)
    end, actions = snapshot(table.state), [*table.actions]
    while table.undo_target()[1] == "":
        table.undo()
    first = table.plies
    assert not any(persons_turn(table, ply) for ply in range(first))
    while table.can_redo:
        table.redo()
    assert table.actions == actions
    assert snapshot(table.state) == end
    table.undo_to(first)
    assert table.plies == first
    table.undo_to(0)
    assert table.plies == first, "chance, the set-up included, acts at once again"
    while table.can_redo:
        table.redo()
    assert snapshot(table.state) == end


def test_playing_something_else_forgets_what_was_undone(setup: Setup) -> None:
    table = setup.table("else")
    play(table, Random(1), 30)
    while len(table.state.legal_actions()) < 2:
        play(table, Random(2), 1)
    one, two = list(table.state.legal_actions())[:2]
    table.act(table.plies, [one.notation])
    table.undo()
    assert table.can_redo
    table.act(table.plies, [two.notation])
    assert not table.can_redo


def test_a_chain_is_played_whole_or_not_at_all(setup: Setup) -> None:
    table = setup.table("chain")
    rng = Random(5)
    for _turn in range(60):
        if table.state.is_terminal():
            break
        ply, before = table.plies, snapshot(table.state)
        good = rng.choice(list(table.state.legal_actions())).notation
        others = {a.notation for a in setup.game.actions} - {
            a.notation for a in table.state.legal_actions()
        }
        for bad in (rng.choice(sorted(others)), "no such action"):
            with pytest.raises(EmporionError):
                table.act(ply, [bad, good])
            with pytest.raises(EmporionError):
                table.act(ply, [good, "no such action"])
            assert table.plies == ply
            assert snapshot(table.state) == before
        table.act(ply, [good])
        assert table.plies > ply


def test_fair_says_why(setup: Setup) -> None:
    table = setup.table("why", "fair")
    play(table, Random(1), 60)
    refused = set()
    for _turn in range(80):
        if table.state.is_terminal():
            break
        refused.add(table.undo_target()[1])
        play(table, Random(_turn), 1)
    assert "" in refused, "fair undo never allowed anything"
    assert len(refused) > 1, "fair undo never refused anything"
