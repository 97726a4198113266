"""The functions that the page calls, one by one (docs/boundary.md)."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from engine.boundary import FUNCTIONS, TYPES, Boundary
from engine.registry import GAMES
from tests.conformance.matches import ask
from tests.core import examples

DOCS = Path(__file__).parents[2] / "docs" / "boundary.md"
ANSWERS = {
    "games": {"games"},
    "new_table": {"ply", "record", "view"},
    "view": {"view"},
    "act": {"ply"},
    "undo": {"ply"},
    "redo": {"ply"},
    "undo_to": {"ply"},
    "goto": {"ply"},
    "preview": {"text", "changes"},
    "why_not": {"text", "rule"},
    "record": {"record"},
    "link": {"link", "reveals"},
    "load": {"ply", "record"},
    "think": {"actions"},
    "stop": set(),
    "speak": set(),
}


@pytest.fixture
def page() -> Boundary:
    boundary = Boundary()
    assert ask(boundary, "new_table", **examples.SETUP)["ok"]
    return boundary


def test_the_examples_are_what_is_answered() -> None:
    """Else: `python -m tests.core.examples`, and look at what changed."""
    kept = json.loads(examples.FILE.read_text(encoding="utf-8"))
    assert examples.without_packing(kept) == examples.without_packing(examples.make())


def test_there_is_an_example_of_every_message() -> None:
    made = examples.make()
    good = {e["function"]: e["answer"] for e in made if e["answer"]["ok"]}
    assert set(good) == set(FUNCTIONS) == set(ANSWERS)
    for function, answer in good.items():
        if function != "act":
            assert set(answer) == {"ok", *ANSWERS[function]}, function
    kinds = {e["answer"]["error"]["kind"] for e in made if not e["answer"]["ok"]}
    assert kinds == {"table", "stale", "invalid", "illegal", "record"}
    for example in made:
        if not example["answer"]["ok"]:
            assert set(example["answer"]) == {"ok", "error"}
            assert (
                {"kind", "message"}
                <= set(example["answer"]["error"])
                <= {"kind", "message", "rule"}
            )


@pytest.mark.native
def test_the_document_names_every_function_and_argument() -> None:
    table = re.findall(r"^\| (`.*?) \| (.*?) \|", DOCS.read_text(encoding="utf-8"), re.MULTILINE)
    rows = {name: text for names, text in table for name in re.findall(r"`(\w+)`", names)}
    assert set(FUNCTIONS) <= set(rows)
    assert set(TYPES) <= set(re.findall(r"\w+", DOCS.read_text(encoding="utf-8")))


def test_before_a_match_there_is_nothing_to_see() -> None:
    for name in ("view", "undo", "redo", "record"):
        answer = ask(Boundary(), name)
        assert answer == {
            "ok": False,
            "error": {"kind": "table", "message": "There is no match on the table."},
        }


def test_games_says_what_the_set_up_needs() -> None:
    games = ask(Boundary(), "games")["games"]
    assert [game["id"] for game in games] == list(GAMES)
    keys = "id name tagline rules_version min_players max_players minutes hidden_hands bots options"
    for game in games:
        assert set(game) == set(keys.split())
        assert game["bots"] == ["random", "greedy"]
        for option in game["options"]:
            assert set(option) == {
                "id",
                "label",
                "help",
                "default",
                "recommended",
                "choices",
            }
            values = [choice["value"] for choice in option["choices"]]
            assert option["default"] in values
            assert option["recommended"] in ["", *values]


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "chess"},
        {"game": ""},
        {"seats": []},
        {"seats": examples.SETUP["seats"] * 3},
        {"seats": [None, None]},
        {"seats": [{"name": ""}, {"name": "B"}]},
        {"seed": ""},
        {"seed": "x" * 200},
        {"seed": "\ud800", "shuffle": True},
        {"options": {"no": "such"}},
        {"undo": "maybe"},
    ],
)
def test_a_wrong_set_up_is_refused_and_the_table_stays(
    page: Boundary, changes: dict[str, Any]
) -> None:
    before = ask(page, "view", seat=0)
    answer = ask(page, "new_table", **(examples.SETUP | changes))
    assert answer["error"]["kind"] in ("record", "invalid")
    assert answer["error"]["message"].endswith(".")
    assert ask(page, "view", seat=0) == before


def test_players_are_seated_by_the_seed() -> None:
    orders = set()
    for seed in map(str, range(20)):
        names = []
        for shuffle in (True, True, False):
            setup = examples.SETUP | {"seed": seed, "shuffle": shuffle}
            record = ask(Boundary(), "new_table", **setup)["record"]
            names.append(tuple(seat["name"] for seat in record["seats"]))
        assert names[0] == names[1]
        assert names[2] == ("Ann", "Greedy")
        orders.add(names[0])
    assert len(orders) == 2


def test_a_new_match_is_shown_to_its_only_person() -> None:
    """With several, or none, nobody sees a hand."""
    ann, bot = examples.SETUP["seats"]
    for seats, seat in (([ann, bot], 0), ([bot, ann], 1), ([ann, ann], None), ([bot, bot], None)):
        boundary = Boundary()
        answer = ask(boundary, "new_table", **(examples.SETUP | {"seats": seats}))
        assert answer["view"]["seat"] == seat
        assert answer["view"] == ask(boundary, "view", seat=seat, since=0)["view"]


def test_act_plays_then_lets_chance_act_and_shows(page: Boundary) -> None:
    ply = ask(page, "view")["view"]["ply"]
    answer = ask(page, "act", ply=ply, actions=["done"], seat=0, since=ply)
    card = next(a for a in answer["view"]["actions"] if a["notation"].startswith("play"))
    after = ask(page, "act", ply=answer["ply"], actions=[card["notation"]], seat=0, since=ply)
    assert after["ply"] > answer["ply"] + 1, "a card was drawn"
    assert after["view"]["ply"] == after["ply"]
    assert after["view"]["log"][0]["ply"] == ply


def test_a_double_click_does_nothing(page: Boundary) -> None:
    first = ask(page, "act", ply=10, actions=["buy red"])
    assert first["ok"]
    before = ask(page, "record")
    for ply in (10, 9, 12, 10**30, -1, None):
        answer = ask(page, "act", ply=ply, actions=["buy green"])
        assert answer["error"]["kind"] == "stale"
    assert ask(page, "record") == before


def test_no_action_at_all_changes_nothing(page: Boundary) -> None:
    before = ask(page, "record")
    ask(page, "act", ply=10, actions=[])
    assert ask(page, "record") == before


def test_looking_back_and_home(page: Boundary) -> None:
    nothing = {"ok": True, "text": "", "changes": []}
    ask(page, "act", ply=10, actions=["buy red"])
    assert ask(page, "goto", ply=3)["ply"] == 3
    assert ask(page, "view", seat=0)["view"]["ply"] == 3
    assert ask(page, "preview", ply=3, actions=["done"], seat=0) == nothing
    assert "earlier" in ask(page, "why_not", ply=3, path=["front:red"], seat=0)["text"]
    assert ask(page, "act", ply=3, actions=["done"])["error"]["kind"] == "stale"
    assert ask(page, "goto", ply=None)["ply"] == 11
    assert ask(page, "goto", ply=99)["error"]["kind"] == "table"
    assert ask(page, "goto", ply=-1)["error"]["kind"] == "table"
    assert ask(page, "view", seat=0)["view"]["ply"] == 11


@pytest.mark.parametrize("seat", [-1, 2, 10**20])
def test_a_seat_that_is_not_there_sees_nothing(page: Boundary, seat: int) -> None:
    assert ask(page, "view", seat=seat)["error"]["kind"] == "invalid"


def test_the_others_are_told_to_wait(page: Boundary) -> None:
    assert (
        ask(page, "why_not", ply=10, path=["front:red"], seat=1)["text"] == "It is not your turn."
    )
    assert ask(page, "preview", ply=10, actions=["buy red"], seat=1) == {
        "ok": True,
        "text": "",
        "changes": [],
    }
    view = ask(page, "view", seat=1)["view"]
    assert view["actions"] == []
    assert view["prompt"] == "It is Ann's turn."


def test_a_preview_of_what_is_illegal_says_so(page: Boundary) -> None:
    for actions in (["sell red", "sell red"], ["castle"], ["pass"]):
        answer = ask(page, "preview", ply=10, actions=actions, seat=0)
        assert answer["error"]["kind"] in ("illegal", "invalid")


def test_a_record_goes_out_and_in(page: Boundary) -> None:
    ask(page, "act", ply=10, actions=["buy red", "play red_caravan_m1"])
    record = ask(page, "record")["record"]
    other = Boundary()
    for form in (record, json.dumps(record)):
        assert ask(other, "load", record=form) == {"ok": True, "ply": 13, "record": record}
        assert ask(other, "view", seat=0) == ask(page, "view", seat=0)


def test_a_link_goes_out_and_in(page: Boundary) -> None:
    """It shows the ply that it was made for; a damaged one leaves the table as it is."""
    ask(page, "act", ply=10, actions=["buy red", "play red_caravan_m1"])
    other, record = Boundary(), ask(page, "record")["record"]
    for ply in (None, 13):
        link = ask(page, "link", ply=ply)["link"]
        assert ask(other, "load", record=link) == {"ok": True, "ply": 13, "record": record}
        assert ask(other, "view", seat=0) == ask(page, "view", seat=0)
    link = ask(page, "link", ply=11)["link"]
    assert ask(other, "load", record="https://a.b/c/#link/" + link)["ply"] == 11
    before = ask(other, "view", seat=0)
    assert (before["view"]["ply"], before["view"]["plies"]) == (11, 13)
    assert ask(other, "load", record=link[:-9])["error"]["kind"] == "record"
    assert ask(other, "view", seat=0) == before
    assert ask(page, "link", ply=99)["error"]["kind"] == "record"
    assert ask(Boundary(), "link")["error"]["kind"] == "table"


def test_a_defect_is_told_as_one() -> None:
    class Broken(Boundary):
        def games(self) -> Any:
            raise ZeroDivisionError("by design")

    answer = ask(Broken(), "games")
    assert answer["error"]["kind"] == "internal"
    assert "ZeroDivisionError: by design" in answer["error"]["message"]


@pytest.mark.parametrize("name", ["call", "table", "_saved", "__init__", "", "games\n", "_clock"])
def test_only_what_is_listed_can_be_called(page: Boundary, name: str) -> None:
    assert ask(page, name)["error"]["kind"] == "invalid"


def good_calls() -> list[tuple[str, str]]:
    """Every function with every argument that it takes in the examples."""
    made = examples.make()
    return sorted(
        {(e["function"], key) for e in made if e["answer"]["ok"] for key in e["argument"]}
    )


@pytest.mark.parametrize(("function", "key"), good_calls())
def test_an_argument_of_another_type_is_not_understood(function: str, key: str) -> None:
    """Whatever it is, it is no error inside the game, and changes nothing."""
    example = next(
        e
        for e in examples.make()
        if e["function"] == function and key in e["argument"] and e["answer"]["ok"]
    )
    for wrong in (True, 1.5, "x", [1], {"a": 1}, [[]], -1.0):
        if isinstance(wrong, TYPES[key]) and not (isinstance(wrong, list) and key != "seats"):
            continue
        boundary = Boundary()
        ask(boundary, "new_table", **examples.SETUP)
        before = ask(boundary, "record")
        answer = ask(boundary, function, **(example["argument"] | {key: wrong}))
        assert answer["error"]["kind"] == "invalid", (wrong, answer)
        assert ask(boundary, "record") == before
