"""Nobody learns what is hidden from him (design: a player sees what is built up for him).

What a player can't see is dealt anew; nothing that he is shown, told, allowed or advised may change.
And what happens out of his sight is told to him in the same words whatever it was.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random

from engine import bots
from engine.core import show
from engine.core.game import CHANCE, Event, Game, State
from engine.core.table import Table
from tests.conformance.matches import (
    Setup,
    canonical,
    decisions,
    hasty,
    match,
    play,
    positions,
    snapshot,
)

SAMPLES = 2
MANY = 6
"""Of more legal actions than this not each is previewed."""


def resampled(
    setup: Setup, states: list[State] | tuple[State, ...]
) -> list[tuple[State, int, State]]:
    """(state, player, the state with all dealt anew that this player can't see)."""
    return [
        (state, player, state.resample_from_infostate(player, Random(f"{i} {player} {sample}")))
        for i, state in enumerate(states)
        for player in range(setup.players)
        for sample in range(SAMPLES)
    ]


def test_a_player_can_not_tell_the_difference(setup: Setup) -> None:
    """Nor his view, which is made of observation and legal actions alone (test_view.py)."""
    for state, player, other in resampled(setup, positions(setup)):
        other.invariants()
        assert other is not state
        assert other.current_player() == state.current_player()
        for seat in (player, None):
            assert other.observation(seat) == state.observation(seat)
        legal = state.legal_actions() if state.current_player() == player else ()
        if legal:
            assert list(other.legal_actions()) == list(legal)
        assert [other.outcome(), other.returns()] == [state.outcome(), state.returns()]


def test_dealing_anew_changes_what_is_hidden(setup: Setup) -> None:
    """Else the other tests of this file would show nothing."""
    if not setup.game.info.has_hidden_hands:
        return
    changed = same = 0
    for state, player, other in resampled(setup, decisions(setup)):
        others = [seat for seat in range(setup.players) if seat != player]
        if [state.observation(s) for s in others] == [other.observation(s) for s in others]:
            same += 1
        else:
            changed += 1
    assert changed > 10 * same, f"{changed} positions changed, {same} did not"


def test_dealing_anew_leaves_the_state_alone_and_follows_its_generator(setup: Setup) -> None:
    for state in positions(setup)[::3]:
        for player in range(setup.players):
            before = [canonical(state.observation(seat)) for seat in range(setup.players)]
            first, second = (state.resample_from_infostate(player, Random(5)) for _ in "ab")
            assert [canonical(state.observation(seat)) for seat in range(setup.players)] == before
            for seat in range(setup.players):
                assert first.observation(seat) == second.observation(seat)


def test_positions_are_judged_by_what_is_known(setup: Setup) -> None:
    game = setup.game
    for state, player, other in resampled(setup, positions(setup)[::2]):
        assert game.evaluate(state, player) == game.evaluate(other, player)


def test_bots_do_not_look(setup: Setup) -> None:
    game = setup.game
    for state, player, other in resampled(setup, decisions(setup)[::3]):
        if state.current_player() != player:
            continue
        for level in bots.LEVELS:
            choices = [hasty(level, game, s.clone(), Random(6)) for s in (state, other)]
            assert choices[0] == choices[1], f"{level} looks at what is hidden"


def test_why_not_tells_nothing_hidden(setup: Setup) -> None:
    game = setup.game
    for state, player, other in resampled(setup, decisions(setup)[::4]):
        if state.current_player() == player:
            for path in {tuple(game.path(action)) for action in game.actions}:
                assert game.why_not(state, path) == game.why_not(other, path)


def test_the_table_shows_and_previews_alike(setup: Setup) -> None:
    for seed in range(4):
        table = setup.table(f"leak {seed}")
        play(table, Random(seed), 37 * seed + 5)
        if table.state.is_terminal():
            continue
        true = table.state
        for player in range(setup.players):
            shown = []
            for state in (true, true.resample_from_infostate(player, Random(seed))):
                table.states[-1] = state
                shown.append(shown_to(table, player))
            assert shown[0] == shown[1]
        table.states[-1] = true


def shown_to(table: Table, player: int) -> list[object]:
    """All that the page may ask for this player: views, log, previews."""
    shown: list[object] = [show.table_view(table, seat, 0) for seat in (player, None)]
    shown.append(show.table_log(table, player, 0))
    if table.state.current_player() == player:
        legal = table.state.legal_actions()
        for action in legal[:: max(len(legal) // MANY, 1)]:
            shown.append(show.preview(table, [action], player))
    return shown


def test_what_happens_out_of_sight_is_told_alike(setup: Setup) -> None:
    """Where two outcomes leave an observer with the same knowledge, he reads the same log line."""
    game, pairs = setup.game, 0
    for state in positions(setup):
        followers = []
        for action in state.legal_actions():
            after = state.clone()
            followers.append((after, after.apply_action(action)))
        for observer in (None, *range(setup.players)):
            if observer != state.current_player():
                pairs += alike(game, followers, observer, setup.players)
    assert pairs or not game.info.has_hidden_hands, "nothing ever happened out of sight"


def alike(
    game: Game, followers: list[tuple[State, list[Event]]], observer: int | None, players: int
) -> int:
    """Compares the log lines of actions that differ in what `observer` can't see; counts such pairs.

    `followers` are the positions after each action, with its events. Two orders of open actions that
    come to the same position are told as they were.
    """
    names = [f"Player {seat}" for seat in range(players)]
    told: dict[str, list[tuple[State, list[str]]]] = {}
    for after, events in followers:
        lines = [line for event in events if (line := game.describe(event, observer, names))]
        told.setdefault(canonical(after.observation(observer)), []).append((after, lines))
    hidden = 0
    for group in told.values():
        for (one, its), (two, others) in pairwise(group):
            if its == others:
                hidden += 1
            else:
                assert snapshot(one) == snapshot(two), (its, others)
    return hidden


def test_drawn_cards_are_told_to_nobody_but_their_owner(setup: Setup) -> None:
    """Dealing anew before a hidden draw: what others read of the match up to now stays the same."""
    game = setup.game
    names = [f"Player {seat}" for seat in range(setup.players)]
    for step in match(setup, "random")[::2]:
        if step.before.current_player() != CHANCE:
            continue
        for observer in range(setup.players):
            before, after = (s.observation(observer) for s in (step.before, step.after))
            lines = [game.describe(event, observer, names) for event in step.events]
            public = [game.describe(event, None, names) for event in step.events]
            if canonical(private(before, step.before)) == canonical(private(after, step.after)):
                assert lines == public, "a line names what its reader did not learn"


def private(seen: dict[str, object], state: State) -> dict[str, object]:
    """The part of an observation that the public does not have."""
    public = state.observation(None)
    return {key: value for key, value in seen.items() if key != "seat" and value != public.get(key)}
