"""The View of docs/boundary.md: its keys, its things, its paths, its words."""

from __future__ import annotations

import json
import re
from functools import cache, lru_cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.core import show
from engine.core.game import Action, State
from engine.core.table import Table
from tests.conformance.matches import Setup, canonical, decisions, play, positions

ROOT = Path(__file__).parents[2]
HAS_PICTURES = (ROOT / "assets").exists()
"""Not inside Pyodide."""

VIEW = set(
    "game board ply plies seat current_player phase prompt hint status spaces pieces cards players "
    "actions plans names facts log can_undo can_redo undo_reason outcome".split()
)
ITEMS = {
    "status": "id label value",
    "spaces": "id state",
    "pieces": "id kind space thing label seat text",
    "cards": "id kind zone thing label cover",
    "players": "seat name kind level colour symbol score hand_count is_current counters",
    "actions": "id notation label path",
    "plans": "path actions label",
    "log": "ply player text kind",
}
PRIVATE_ZONES = ("hand", "aside")
OPEN_ZONE = r"[a-z]+_[0-9]"
"""Cards that lie open before a seat, beside the board: `mat_0`."""
ASKED = ("button:", "amount:")
"""Things that are no objects: the prompt asks for them."""
THING = r"[a-z_]+:[a-z0-9_]+(__[a-z0-9_]+)*(:[a-z0-9_]+)?"

JSON = dict[str, Any]


def tables(setup: Setup) -> list[Table]:
    """Tables at several moments, the beginning and the end among them."""
    found = []
    for seed, plies in enumerate([0, 3, 17, 40, 71, 110, 160, 10**6]):
        table = setup.table(f"view {seed}", people=1 + seed % setup.players)
        play(table, Random(seed), plies)
        found.append(table)
    return found


@lru_cache(2)
def game_views(setup: Setup) -> list[tuple[State, int | None, list[Action], JSON]]:
    """(state, seat, legal actions shown, view) of many positions, each for the one in turn and the public."""
    game, found = setup.game, []
    for state in positions(setup):
        for seat in {None, max(state.current_player(), 0)}:
            actions = list(state.legal_actions()) if seat == state.current_player() else []
            found.append((state, seat, actions, game.view(state.observation(seat), actions)))
    return found


def test_the_keys_are_those_of_the_contract(setup: Setup) -> None:
    for table in tables(setup):
        for seat in (None, *range(setup.players)):
            view = show.table_view(table, seat)
            assert set(view) == VIEW | set(setup.game.view_keys)
            assert json.loads(json.dumps(view, allow_nan=False)) == view
            for key, names in ITEMS.items():
                for item in view[key]:
                    assert set(item) == set(names.split()), key
            for player in view["players"]:
                for counter in player["counters"]:
                    assert set(counter) == {"id", "label", "value", "kind", "thing"}
            assert [player["seat"] for player in view["players"]] == list(range(setup.players))
            assert view["seat"] == seat
            assert view["ply"] == view["plies"] == table.plies


def test_the_end_is_told(setup: Setup) -> None:
    table = tables(setup)[-1]
    outcome = show.table_view(table, 0)["outcome"]
    assert set(outcome) == {"reason", "text", "winners", "scores"}
    assert [row["rank"] for row in outcome["scores"]] == sorted(
        row["rank"] for row in outcome["scores"]
    )
    assert {row["seat"] for row in outcome["scores"]} == set(range(setup.players))
    for row in outcome["scores"]:
        assert set(row) == {"seat", "rank", "total", "breakdown"}
        assert sum(part["value"] for part in row["breakdown"]) == row["total"]
        assert all(part["label"] for part in row["breakdown"])
    assert outcome["text"].endswith(".")
    assert all(table.seats[seat].name in outcome["text"] for seat in outcome["winners"])
    assert show.table_view(table, 0)["prompt"]
    assert [show.table_view(other, 0)["outcome"] for other in tables(setup)[:-1]].count(None) >= 5


def test_ids_are_unique(setup: Setup) -> None:
    for _state, _seat, _actions, view in game_views(setup):
        for key in ("pieces", "cards", "actions", "status", "spaces"):
            ids = [item["id"] for item in view[key]]
            assert len(set(ids)) == len(ids), f"two {key} have one id"
        for player in view["players"]:
            ids = [counter["id"] for counter in player["counters"]]
            assert len(set(ids)) == len(ids)


def test_every_action_can_be_picked(setup: Setup) -> None:
    """Each has a label and a path; what the path names is there to be picked, and has a name."""
    for _state, _seat, actions, view in game_views(setup):
        assert [item["id"] for item in view["actions"]] == [action.id for action in actions]
        things = {item["thing"] for item in view["pieces"] + view["cards"]}
        things |= {counter["thing"] for player in view["players"] for counter in player["counters"]}
        things |= {space["id"] for space in view["spaces"]}
        things |= things_of_board(view["board"]) if HAS_PICTURES else set()
        for item in view["actions"]:
            assert item["notation"] == setup.game.actions[item["id"]].notation
            assert item["label"][:1].isupper(), item
            assert 1 <= len(item["path"]) <= 3
            assert len(set(item["path"])) == len(item["path"])
            for thing in item["path"]:
                assert re.fullmatch(THING, thing), thing
                if not thing.startswith("button:"):
                    assert thing in view["names"], f"{thing} has no name"
                if HAS_PICTURES and not thing.startswith(ASKED):
                    assert thing in things, f"{thing} is nowhere to be picked"


def test_picking_ends_with_one_action(setup: Setup) -> None:
    """No path holds another: whoever has picked all things of an action has said what he wants."""
    for _state, _seat, _actions, view in game_views(setup):
        paths = [set(item["path"]) for item in view["actions"]]
        for i, path in enumerate(paths):
            assert not any(path <= other for j, other in enumerate(paths) if j != i), path
        labels = [item["label"] for item in view["actions"]]
        assert len(set(labels)) == len(labels), "two actions have the same label"


def test_words_are_words(setup: Setup) -> None:
    for _state, _seat, _actions, view in game_views(setup):
        told = [
            item["label"] for key in ("status", "pieces", "cards", "actions") for item in view[key]
        ]
        told += [item["value"] for item in view["status"]] + [view["prompt"], view["hint"]]
        told += [
            *view["names"].values(),
            *(fact for facts in view["facts"].values() for fact in facts),
        ]
        told += [counter["label"] for player in view["players"] for counter in player["counters"]]
        for text in told:
            assert_plain(text)
        assert all(item["label"] for key in ("pieces", "cards", "actions") for item in view[key])
        assert all(view["names"].values())
        for facts in view["facts"].values():
            assert facts
            assert all(fact.endswith(".") for fact in facts), facts


def assert_plain(text: str) -> None:
    assert isinstance(text, str)
    assert not re.search(r"[{}<>]|None|True|False|\b[a-z]+_[a-z]+\b|  ", text), text
    assert text == text.strip()


def test_whoever_is_to_act_is_asked(setup: Setup) -> None:
    game = setup.game
    for state in decisions(setup):
        player = state.current_player()
        view = game.view(state.observation(player), state.legal_actions())
        assert re.search(r"[.?]$", view["prompt"]), state.phase.name
        assert len(view["actions"]) == len(state.legal_actions())
        assert [p["is_current"] for p in view["players"]] == [
            p == player for p in range(setup.players)
        ]


def test_a_view_is_made_of_its_observation_alone(setup: Setup) -> None:
    """Through JSON and back it gives the same; and making it changes the observation in nothing."""
    game = setup.game
    for state in positions(setup)[::3]:
        for seat in (None, *range(setup.players)):
            seen = state.observation(seat)
            text = canonical(seen)
            assert game.view(seen, ()) == game.view(json.loads(text), ())
            assert canonical(seen) == text


def test_others_hands_are_not_drawn(setup: Setup) -> None:
    """The cards of a view are the public ones and the viewer's own."""
    game = setup.game
    for state in positions(setup)[::2]:
        if state.is_terminal():
            continue
        public = game.view(state.observation(None), ())["cards"]
        assert not [card for card in public if card["zone"] in PRIVATE_ZONES]
        for seat in range(setup.players):
            view = game.view(state.observation(seat), ())
            own = [card for card in view["cards"] if card["zone"] in PRIVATE_ZONES]
            others = [card for card in view["cards"] if card not in own]
            assert [card | {"thing": None} for card in others] == [
                card | {"thing": None} for card in public
            ]
            hand = [card for card in own if card["zone"] == "hand"]
            assert len(hand) == view["players"][seat]["hand_count"]


def test_the_log_from_a_ply_on_is_the_end_of_the_log(setup: Setup) -> None:
    table = tables(setup)[4]
    for seat in (None, *range(setup.players)):
        whole = show.table_log(table, seat, 0)
        for since in (-5, 0, 1, 20, table.plies - 1, table.plies, table.plies + 9):
            part = show.table_view(table, seat, since)["log"]
            assert part == [entry for entry in whole if entry["ply"] >= since]
        assert [entry["ply"] for entry in whole] == sorted(entry["ply"] for entry in whole)


def test_looking_back_shows_that_ply_without_actions(setup: Setup) -> None:
    table = tables(setup)[5]
    for ply in range(0, table.plies, 13):
        table.goto(ply)
        view = show.table_view(table, table.state.current_player(), 0)
        assert view["ply"] == ply
        assert view["plies"] == table.plies
        assert view["actions"] == []
        assert not view["can_undo"]
        assert not view["can_redo"]
        assert all(entry["ply"] < ply for entry in view["log"])
    table.goto(None)


@pytest.mark.native
def test_everything_that_is_drawn_has_its_picture(setup: Setup) -> None:
    """Each space and zone is an element of the board, each kind a symbol."""
    symbols = ids_of(f"{setup.name}/pieces.svg", r'<symbol\b[^>]*\bid="([^"]+)"')
    assert "card_back" in symbols or not setup.game.info.has_hidden_hands
    for _state, _seat, _actions, view in game_views(setup):
        drawn = ids_of(view["board"] + ".svg", r'\bid="([^"]+)"')
        for piece in view["pieces"]:
            assert piece["space"] in drawn, f"{piece['space']} is not on the board"
            assert piece["kind"] in symbols | {"marker"}, f"no symbol {piece['kind']}"
        for card in view["cards"]:
            zone = card["zone"]
            if zone not in PRIVATE_ZONES and not re.fullmatch(OPEN_ZONE, zone):
                assert zone in drawn, f"{zone} is not on the board"
            assert f"card_{card['kind']}" in symbols, f"no symbol card_{card['kind']}"
        assert {space["id"] for space in view["spaces"]} <= drawn


@cache
def things_of_board(board: str) -> frozenset[str]:
    """The things that are elements of the drawn board itself: routes, cities."""
    return frozenset(re.findall(r'\bdata-id="([^"]+)"', asset(f"{board}.svg")))


@cache
def ids_of(name: str, pattern: str) -> frozenset[str]:
    """What a picture has by that pattern."""
    return frozenset(re.findall(pattern, asset(name)))


@cache
def asset(name: str) -> str:
    return (ROOT / "assets" / name).read_text(encoding="utf-8")
