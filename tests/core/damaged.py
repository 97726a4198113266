"""Records that must be refused, and odd ones that must be taken as they are."""

from __future__ import annotations

import json
import sys
from typing import Any

JSON = dict[str, Any]

AT_ONCE = 5.0 if sys.platform == "emscripten" else 1.0
"""Seconds of work for a refusal. Pyodide counts the time in which the machine did other things, too."""

SEATS: list[JSON] = [{"name": "Ann"}, {"name": "Bea", "kind": "bot", "level": "greedy"}]
GOOD: JSON = {
    "format": "emporion/1",
    "game": "titans",
    "rules_version": 1,
    "options": {},
    "seats": SEATS,
    "seed": "amber-4711",
    "undo": "friendly",
    "actions": [],
}


def seat(**changes: Any) -> JSON:
    """The good record with its first seat changed."""
    return GOOD | {"seats": [SEATS[0] | changes, SEATS[1]]}


def without(key: str) -> JSON:
    """The good record without a key."""
    return {k: v for k, v in GOOD.items() if k != key}


NOT_JSON: dict[str, str] = {
    "nothing": "",
    "spaces": "   ",
    "cut off": json.dumps(GOOD)[:-1],
    "cut off in a word": json.dumps(GOOD)[:40],
    "twice": json.dumps(GOOD) * 2,
    "prose": "Dear players, this is my match.",
    "a page": "<!doctype html><html><body>404</body></html>",
    "zeros": "\0" * 100,
    "a picture": "\x89PNG\r\n\x1a\n",
    "a byte order mark": "\ufeff" + json.dumps(GOOD),
    "single quotes": str(GOOD),
    "deep lists": "[" * 100_000,
    "deep lists, closed": "[" * 100_000 + "]" * 100_000,
    "deep objects": '{"a":' * 100_000 + "1" + "}" * 100_000,
    "deep inside": json.dumps(GOOD)[:-1] + ', "x": ' + "[" * 50_000 + "]" * 50_000 + "}",
    "a huge number": '{"format": ' + "9" * 10_000 + "}",
    "huge": json.dumps(GOOD | {"x": "y" * 3_000_000}),
    "spaces without end": " " * 3_000_000,
    "a million moves": json.dumps(GOOD | {"actions": ["done"] * 1_000_000}),
    "bare surrogates": '{"format": "\\ud800"}',
}

NOT_A_RECORD: dict[str, Any] = {
    "null": None,
    "a number": 5,
    "a list": [GOOD],
    "true": True,
    "empty": {},
    "foreign": {"name": "chess", "moves": ["e4"]},
    "no format": without("format"),
    "format is a number": GOOD | {"format": 1},
    "foreign format": GOOD | {"format": "pgn/1"},
    "format without version": GOOD | {"format": "emporion"},
    "format's version is a word": GOOD | {"format": "emporion/one"},
    "format of old": GOOD | {"format": "emporion/0"},
    "future format": GOOD | {"format": "emporion/2"},
    "far future format": GOOD | {"format": "emporion/" + "9" * 5000},
    "no game": without("game"),
    "game is null": GOOD | {"game": None},
    "game is a list": GOOD | {"game": ["titans"]},
    "game is empty": GOOD | {"game": ""},
    "game is long": GOOD | {"game": "titans" * 1000},
    "game with a line break": GOOD | {"game": "titans\n"},
    "no version": without("rules_version"),
    "version is a word": GOOD | {"rules_version": "1"},
    "version is true": GOOD | {"rules_version": True},
    "version is a fraction": GOOD | {"rules_version": 1.5},
    "version is null": GOOD | {"rules_version": None},
    "options are a list": GOOD | {"options": []},
    "options are null": GOOD | {"options": None},
    "an option is a number": GOOD | {"options": {"a": 1}},
    "an option is a list": GOOD | {"options": {"a": ["b"]}},
    "too many options": GOOD | {"options": {str(i): "x" for i in range(1000)}},
    "no seats": without("seats"),
    "seats are empty": GOOD | {"seats": []},
    "seats are a number": GOOD | {"seats": 2},
    "seats are names": GOOD | {"seats": ["Ann", "Bea"]},
    "seats are an object": GOOD | {"seats": {"0": SEATS[0]}},
    "seats without end": GOOD | {"seats": SEATS * 5000},
    "a seat is null": GOOD | {"seats": [None, None]},
    "no name": GOOD | {"seats": [{"kind": "person"}] * 2},
    "name is a number": seat(name=7),
    "name is empty": seat(name=""),
    "name is spaces": seat(name="   "),
    "name is long": seat(name="x" * 41),
    "name is endless": seat(name="x" * 1_000_000),
    "name with a line break": seat(name="Ann\nBea"),
    "name with a zero": seat(name="Ann\0"),
    "name with an escape": seat(name="\x1b[31mAnn"),
    "name turns the line round": seat(name="Ann \u202e nnA"),
    "name is half a character": seat(name="\ud800"),
    "kind is foreign": seat(kind="ghost"),
    "kind is null": seat(kind=None),
    "kind is a list": seat(kind=["person"]),
    "level is a number": seat(kind="bot", level=3),
    "level is a list": seat(kind="bot", level=[]),
    "level is long": seat(kind="bot", level="x" * 1000),
    "colour is markup": seat(colour="<b>"),
    "colour is a style": seat(colour="red;background:url(//x)"),
    "colour is a number": seat(colour=3),
    "symbol is a list": seat(symbol=[]),
    "symbol is long": seat(symbol="x" * 31),
    "symbol is a path": seat(symbol="../../x"),
    "no seed": without("seed"),
    "seed is a number": GOOD | {"seed": 4711},
    "seed is empty": GOOD | {"seed": ""},
    "seed is long": GOOD | {"seed": "x" * 81},
    "seed with control characters": GOOD | {"seed": "a\tb"},
    "undo is foreign": GOOD | {"undo": "never"},
    "undo is null": GOOD | {"undo": None},
    "undo is a list": GOOD | {"undo": ["fair"]},
    "no actions": without("actions"),
    "actions are null": GOOD | {"actions": None},
    "actions are text": GOOD | {"actions": "draw red_tax"},
    "actions are an object": GOOD | {"actions": {}},
    "an action is a number": GOOD | {"actions": [3]},
    "an action is null": GOOD | {"actions": [None]},
    "an action is a list": GOOD | {"actions": [["draw", "red_tax"]]},
    "an action is long": GOOD | {"actions": ["x" * 81]},
    "too many actions": GOOD | {"actions": ["done"] * 20_001},
    "a million actions": GOOD | {"actions": ["done"] * 1_000_000},
}
"""Wrong in shape: refused by `parse` and by the schema."""

NOT_PLAYABLE: dict[str, JSON] = {
    "unknown game": GOOD | {"game": "chess"},
    "game with markup": GOOD | {"game": "<img src=x onerror=x>"},
    "game is a module": GOOD | {"game": "../titans"},
    "future rules": GOOD | {"rules_version": 2},
    "far future rules": GOOD | {"rules_version": 10**1000},
    "rules of old": GOOD | {"rules_version": 0},
    "negative rules": GOOD | {"rules_version": -1},
    "unknown option": GOOD | {"options": {"blind": "yes"}},
    "one seat": GOOD | {"seats": SEATS[:1]},
    "twelve seats": GOOD | {"seats": SEATS * 6},
    "unknown action": GOOD | {"actions": ["castle"]},
    "empty action": GOOD | {"actions": [""]},
    "action with markup": GOOD | {"actions": ["<script>alert(1)</script>"]},
    "action with control characters": GOOD | {"actions": ["draw\0red\x1b[31m_tax"]},
    "action that is half a character": GOOD | {"actions": ["\ud800"]},
    "action of a player instead of chance": GOOD | {"actions": ["buy red"]},
    "a card that is not there three times": GOOD | {"actions": ["draw red_tax"] * 3},
    "the longest list": GOOD | {"actions": ["draw red_contract"] * 20_000},
    "a bad move late": GOOD | {"actions": ["draw red_contract"] * 4 + ["done"] * 19_996},
}
"""Right in shape, and refused when it is played."""

ODD: dict[str, JSON] = {
    "names with markup": GOOD | {"seats": [{"name": "<b>Ann</b>"}, {"name": "<script>alert(1)//"}]},
    "names with braces": GOOD | {"seats": [{"name": "{name}"}, {"name": "{0} %s %(x)s"}]},
    "names in other letters": GOOD | {"seats": [{"name": "Ἀνδρέας"}, {"name": "زنوبيا ☥ 🐫"}]},
    "names alike": GOOD | {"seats": [{"name": "Ann"}, {"name": "Ann"}]},
    "seed in other letters": GOOD | {"seed": "Tadmor تدمر 🐪 <i>"},
    "more than is needed": GOOD | {"saved": "2026-11-30", "note": {"a": [1, 2]}},
    "less than is usual": without("options"),
    "unknown bot": seat(kind="bot", level="genius"),
    "person with a level": seat(level="greedy"),
    "moves in capitals": GOOD | {"actions": ["DRAW   Red_Contract "]},
}
"""Unusual, and taken as they are."""
