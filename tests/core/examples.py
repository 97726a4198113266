"""One JSON example of each message of the boundary, in tests/boundary_examples.json.

The tests of the page read it too. Made anew by `python -m tests.core.examples`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from engine.boundary import Boundary
from engine.core.link import looks_like_link, unpack
from tests.conformance.matches import drive

FILE = Path(__file__).parents[1] / "boundary_examples.json"

SETUP: dict[str, Any] = {
    "game": "titans",
    "seats": [
        {"name": "Ann", "kind": "person", "level": None, "colour": "teal", "symbol": "star"},
        {"name": "Greedy", "kind": "bot", "level": "greedy", "colour": "plum", "symbol": "moon"},
    ],
    "options": {},
    "seed": "amber-4711",
    "undo": "friendly",
    "shuffle": False,
}
GERMAN = {
    "plural": "n != 1",
    "messages": {
        "The match has gone on since. Look at the board and choose again.": "Die Partie ist weiter.",
        "{n} point": ["{n} Punkt", "{n} Punkte"],
    },
}
DAMAGED = '{"format": "emporion/1", "game": "tit'


def calls() -> list[tuple[str, str, dict[str, Any]]]:
    """(what it shows, function, argument), in the order in which they are called on one boundary."""
    return [
        ("before a match", "view", {"seat": 0, "since": 0}),
        ("the games", "games", {}),
        ("a new match", "new_table", SETUP),
        ("what the first player sees", "view", {"seat": 0, "since": 0}),
        ("what everybody may see", "view", {"seat": None, "since": 10}),
        ("a purchase looked at", "preview", {"ply": 10, "actions": ["buy red"], "seat": 0}),
        ("a purchase", "act", {"ply": 10, "actions": ["buy red"], "seat": 0, "since": 10}),
        ("a double click", "act", {"ply": 10, "actions": ["buy red"]}),
        ("no such notation", "act", {"ply": 11, "actions": ["castle"]}),
        ("against the rules", "act", {"ply": 11, "actions": ["buy red"]}),
        ("why not", "why_not", {"ply": 11, "path": ["front:red"], "seat": 0}),
        ("taken back", "undo", {}),
        ("nothing to take back", "undo", {}),
        ("played again", "redo", {}),
        ("a card; another is drawn", "act", {"ply": 11, "actions": ["play red_caravan_m1"]}),
        ("looked back", "goto", {"ply": 5}),
        ("no action while looking back", "act", {"ply": 13, "actions": ["done"]}),
        ("back to the end", "goto", {"ply": None}),
        ("taken back to a ply", "undo_to", {"ply": 10}),
        ("the record", "record", {}),
        ("a damaged save", "load", {"record": DAMAGED}),
        ("nothing to stop", "stop", {}),
        ("in another language", "speak", GERMAN),
        ("a refusal in it", "act", {"ply": 9, "actions": ["buy red"]}),
        ("back to English", "speak", {"messages": {}, "plural": "n != 1"}),
        ("not understood", "act", {"plies": 10}),
    ]


def make() -> list[dict[str, Any]]:
    """The examples: {"about", "function", "argument", "answer"}."""
    boundary, examples = Boundary(), []

    def ask(about: str, function: str, argument: dict[str, Any]) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(drive(boundary.call(function, json.dumps(argument))))
        if function == "games":
            answer["games"] = answer["games"][:1]  # one is example enough
        examples.append(
            {"about": about, "function": function, "argument": argument, "answer": answer}
        )
        return answer

    for about, function, argument in calls():
        ask(about, function, argument)
    record = ask("the record again", "record", {})["record"]
    ask("a saved match", "load", {"record": record})
    link = ask("a link to an earlier moment", "link", {"ply": 5})["link"]
    ask("a match by its link", "load", {"record": link})
    bots_turn = record | {"seats": record["seats"][::-1]}
    thought = {"record": bots_turn, "seat": 0, "level": "random", "budget_ms": 10_000}
    ask("a bot's turn", "think", thought)
    return examples


def without_packing(value: Any) -> Any:
    """`value` with its links unpacked: two versions of zlib may pack the same match differently."""
    if isinstance(value, dict):
        return {key: without_packing(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [without_packing(inner) for inner in value]
    return unpack(value) if isinstance(value, str) and looks_like_link(value) else value


def text() -> str:
    """The file's text."""
    return json.dumps(make(), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
    print(f"{FILE.name}: {len(make())} examples")
