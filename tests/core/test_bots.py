"""Bots: what they answer, and how `think` lets others in, keeps to its budget and is stopped."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine import bots
from engine.__main__ import chooser
from engine.bots import greedy
from engine.boundary import Boundary
from engine.core.errors import InvalidActionError
from engine.core.game import Action, Game, State
from engine.core.simulate import play_match
from tests.conformance.matches import SETUPS, Setup, decisions, drive, hasty, play, snapshot

LEVELS = [*bots.LEVELS, *bots.PROBES]


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_answers_with_a_chain_that_can_be_played(setup: Setup, level: str) -> None:
    game = setup.game
    for state in decisions(setup)[:: 20 if level == "greedy" else 6]:
        player, position = state.current_player(), state.clone()
        for answer in bots.find(level)(game, state.clone(), Random(1)):
            assert answer
        for action in answer:
            assert position.current_player() == player
            assert action in position.legal_actions()
            position.apply_action(action)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_leaves_the_state_alone_and_follows_its_seed(setup: Setup, level: str) -> None:
    """Its first answer is as good for that as its best."""
    game = setup.game
    for state in decisions(setup)[::9]:
        before = snapshot(state)
        answers = [hasty(level, game, state, Random(2)) for _ in "ab"]
        assert answers[0] == answers[1]
        assert snapshot(state) == before


@pytest.mark.parametrize("setup", [setup for setup in SETUPS if not setup.options], ids=str)
def test_greedy_beats_random(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that is offered must be far better than chance: twice its fair share; against one, three of four.

    It is even where it looks at fewer positions, for the time's sake.
    """
    monkeypatch.setattr(greedy, "NODE_LIMIT", 200)
    matches, wins, rng = 8, 0.0, Random(str(setup))
    for number in range(matches):
        seat = number % setup.players
        seated = [chooser("greedy" if s == seat else "random") for s in range(setup.players)]
        end, *_plies = play_match(setup.game, seated, rng)
        wins += end.returns()[seat]
    fair = 1 / setup.players
    assert wins >= matches * min(2 * fair, 0.75), f"greedy won {wins} of {matches} matches"


@pytest.mark.parametrize("name", ["", "genius", "Greedy", "__class__", "x" * 1000])
def test_there_is_no_other_bot(name: str) -> None:
    with pytest.raises(InvalidActionError, match="no bot"):
        bots.find(name)


# --- think --------------------------------------------------------------------------------------


class Clock:
    """Goes on by a second whenever it is looked at."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        self.time += 1
        return self.time


def slow(game: Game, state: State, rng: Random) -> Iterator[list[Action]]:
    """A bot whose thousandth answer is another than its first."""
    legal = state.legal_actions()
    for i in range(1000):
        yield [legal[min(i, len(legal) - 1)]]


def thought(setup: Setup, **changes: Any) -> str:
    table = setup.table("think")
    call = {"record": table.record().to_json(), "seat": 0, "level": "greedy", "budget_ms": 60_000}
    return json.dumps(call | changes)


def test_think_answers_what_the_bot_chooses(setup: Setup) -> None:
    for level in bots.LEVELS:
        answer = json.loads(drive(Boundary().call("think", thought(setup, level=level))))
        table = setup.table("think")
        rng = Random(f"{table.seed}:{table.plies}:{level}")
        chosen = bots.choose(level, setup.game, table.state, rng)
        assert answer == {"ok": True, "actions": [action.notation for action in chosen]}
        table.act(table.plies, answer["actions"])


def test_think_needs_no_table_and_leaves_none(setup: Setup) -> None:
    boundary = Boundary()
    drive(boundary.call("think", thought(setup)))
    assert json.loads(drive(boundary.call("record", "{}")))["error"]["kind"] == "table"


def test_the_budget_ends_it(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.LEVELS, "slow", slow)
    legal = setup.table("think").state.legal_actions()
    for budget, expected in ((-5, 0), (0, 0), (1000, 0), (3000, 2), (10**9, len(legal) - 1)):
        call = thought(setup, level="slow", budget_ms=budget)
        answer = json.loads(drive(Boundary(clock=Clock()).call("think", call)))
        assert answer["actions"] == [legal[min(expected, len(legal) - 1)].notation], budget


def test_others_are_answered_in_between_and_stop_ends_it(setup: Setup, monkeypatch: Any) -> None:
    monkeypatch.setitem(bots.LEVELS, "slow", slow)
    boundary = Boundary()
    thinking = boundary.call("think", thought(setup, level="slow"))
    for _slice in range(5):
        thinking.send(None)
        assert json.loads(drive(boundary.call("games", "{}")))["ok"]
    assert json.loads(drive(boundary.call("stop", "{}"))) == {"ok": True}
    assert json.loads(drive(thinking)) == {"ok": True, "stopped": True}
    again = json.loads(drive(boundary.call("think", thought(setup))))
    assert again["actions"], "a stop ends what runs, not what comes later"


def test_slices_are_short(setup: Setup) -> None:
    """Between two slices a bot looks at a limited number of positions, at any moment of a match."""
    clones = 0
    state = decisions(setup)[0]

    class Counted(type(state)):  # type: ignore[misc]
        __slots__ = ()

        def clone(self) -> Any:
            nonlocal clones
            clones += 1
            return super().clone()

    for position in decisions(setup)[::16]:
        copy = position.clone()
        copy.__class__ = Counted
        total = 0
        for _answer in bots.find("greedy")(setup.game, copy, Random(3)):
            most = greedy.SLICE * max(len(position.legal_actions()), 30)
            assert clones <= most, f"{clones} positions between two slices"
            total, clones = total + clones, 0
        assert total <= greedy.NODE_LIMIT * 200


@pytest.mark.parametrize(
    "changes", [{"seat": 1}, {"seat": None}, {"seat": -1}, {"level": "genius"}, {"record": "{"}]
)
def test_think_refuses_what_it_can_not_do(setup: Setup, changes: dict[str, Any]) -> None:
    answer = json.loads(drive(Boundary().call("think", thought(setup, **changes))))
    assert answer["error"]["kind"] in ("invalid", "record")
    assert answer["error"]["message"].endswith(".")


def test_think_refuses_a_match_that_is_over(setup: Setup) -> None:
    table = setup.table("think")
    play(table, Random(4), 10**6)
    for seat in range(setup.players):
        call = thought(setup, record=table.record().to_json(), seat=seat)
        assert json.loads(drive(Boundary().call("think", call)))["error"]["kind"] == "invalid"
