"""The log, why-not and previews: sentences that a person reads."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from engine.core import show
from engine.core.errors import IllegalActionError
from engine.core.game import Action, State
from tests.conformance.matches import WAYS, Setup, decisions, match, play, positions

NAMES = ("Ann", "{name}", "<b>Bob</b>", "%s", "Ü 5", "0")
"""Names that must come out as they are."""
RULES = Path(__file__).parents[2] / "assets"


def test_every_event_is_told(setup: Setup) -> None:
    names, told = NAMES[: setup.players], set()
    for way in WAYS:
        for step in match(setup, way):
            for event in step.events:
                assert event[1] is None or 0 <= event[1] < setup.players, (
                    "event[1] is the player, or None"
                )
                lines = [
                    setup.game.describe(event, seat, names)
                    for seat in (None, *range(setup.players))
                ]
                assert any(lines), f"{event[0]} is told to nobody"
                for line in filter(None, lines):
                    assert_sentence(line, names)
                told.add(event[0])
    assert len(told) > 3


def assert_sentence(line: str, names: tuple[str, ...]) -> None:
    for name in names:
        line = line.replace(name, "Somebody")
    assert re.fullmatch(r"[A-Z0-9].*[.!]", line), line
    assert not re.search(r"[{}<>%]|\bNone\b|\b[a-z]+_[a-z]+\b|  ", line), line


def test_what_somebody_did_names_him(setup: Setup) -> None:
    names = [f"Somebody{seat}" for seat in range(setup.players)]
    for step in match(setup, "random"):
        for event in step.events:
            for seat in (None, *range(setup.players)):
                line = setup.game.describe(event, seat, names)
                if line and event[1] is not None:
                    assert names[event[1]] in line, line


def test_no_player_reads_less_than_the_public(setup: Setup) -> None:
    names = NAMES[: setup.players]
    for step in match(setup, "random", 2):
        for event in step.events:
            public = setup.game.describe(event, None, names)
            assert (
                all(setup.game.describe(event, s, names) for s in range(setup.players))
                or not public
            )


def test_why_not_is_a_sentence_with_a_rule(setup: Setup) -> None:
    """For every action of the catalogue that is not legal, wherever somebody is to act, and at the end."""
    game, catalogue = setup.game, list(setup.game.actions)
    rules = set()
    for state in positions(setup):
        if state.phase.is_chance:
            continue
        legal = set(state.legal_actions())
        for path in {tuple(game.path(a)) for a in catalogue if a not in legal}:
            if any(list(path) == game.path(action) for action in legal):
                continue
            reason = game.why_not(state, path)
            assert re.fullmatch(r"[A-Z].*\.", reason.text), (path, reason)
            assert not re.search(r"[{}<>]|\bNone\b(?! of )|\b[a-z]+_[a-z]+\b", reason.text), (
                reason.text
            )
            assert reason.rule, f"{reason.text} cites no rule"
            rules.add(reason.rule)
    assert len(rules) > 3


@pytest.mark.native
def test_cited_rules_have_an_anchor(setup: Setup) -> None:
    page = (RULES / setup.name / "rules.html").read_text(encoding="utf-8")
    anchors = set(re.findall(r'\bid="([^"]+)"', page))
    for state in positions(setup):
        if not state.phase.is_chance:
            paths = {tuple(setup.game.path(action)) for action in setup.game.actions}
            rules = {
                setup.game.why_not(state, path).rule for path in paths | {(), ("no such thing",)}
            }
            assert rules <= anchors | {""}, rules - anchors


@pytest.mark.parametrize(
    "path",
    [(), ("",), ("nonsense",), ("card:",), (":",), ("button:nothing",), ("<b>",), ("a:b", "c:d")],
)
def test_why_not_answers_nonsense(setup: Setup, path: tuple[str, ...]) -> None:
    for state in [*decisions(setup)[::5], positions(setup)[-1]]:
        reason = setup.game.why_not(state, path)
        assert re.fullmatch(r"[A-Z].*\.", reason.text)


def test_check_lets_through_what_is_legal_and_nothing_else(setup: Setup) -> None:
    game = setup.game
    for state in decisions(setup)[::4]:
        legal = set(state.legal_actions())
        for action in game.actions:
            assert is_refused(setup, state, action) == (action not in legal)


def is_refused(setup: Setup, state: State, action: Action) -> bool:
    try:
        setup.game.check(state, action)
    except IllegalActionError as error:
        return error.message.endswith(".")
    return False


def test_a_preview_tells_what_then_happens(setup: Setup) -> None:
    """Its changes are those of the position after the action, before chance acts; its words the log's."""
    game, names = setup.game, [f"Person {seat}" for seat in range(setup.players)]
    changes = 0
    for seed in range(6):
        table = setup.table(f"preview {seed}")
        play(table, Random(seed), 40 * seed)
        for _turn in range(4):
            if table.state.is_terminal():
                break
            seat = table.state.current_player()
            legal = table.state.legal_actions()
            for action in legal[:: max(len(legal) // 8, 1)]:
                told = show.preview(table, [action], seat)
                after = table.state.clone()
                events = after.apply_action(action)
                lines = [line for event in events if (line := game.describe(event, seat, names))]
                assert told["text"] == " ".join(lines)
                counters = {}
                for state in (table.state, after):
                    for p, player in enumerate(game.view(state.observation(seat), ())["players"]):
                        rows = {"score": player["score"]} | {
                            c["id"]: c["value"] for c in player["counters"]
                        }
                        for counter, value in rows.items():
                            counters.setdefault((p, counter), []).append(value)
                different = {
                    key: values for key, values in counters.items() if values[0] != values[1]
                }
                shown = {
                    (c["seat"], c["counter"]): [c["before"], c["after"]] for c in told["changes"]
                }
                assert shown == different
                assert all(c["label"] for c in told["changes"])
                changes += len(shown)
            play(table, Random(seed), 1)
    assert changes
