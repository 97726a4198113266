"""Fuzzing: whatever comes from outside, `parse` raises nothing but RecordError, and no exception crosses."""

from __future__ import annotations

import json
from gettext import NullTranslations
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine import parse
from engine.boundary import FUNCTIONS, Boundary
from engine.core.errors import EmporionError, RecordError
from engine.core.text import use
from engine.registry import open_table
from tests.conformance.matches import drive
from tests.core.damaged import GOOD, SEATS

FUZZ = settings(max_examples=150, deadline=None, derandomize=True, database=None)

scalars = (
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
    | st.sampled_from(["titans", "emporion/1", "done", "buy red", "greedy", "person", "fair"])
)  # fmt: skip
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
actions = st.lists(
    st.sampled_from(["draw red_contract", "draw red_tax", "buy red", "done", "pass", ""])
)
damaged = st.one_of(
    st.fixed_dictionaries({}, optional=dict.fromkeys(GOOD, values)).map(lambda part: GOOD | part),
    st.dictionaries(st.sampled_from([*GOOD]), values).map(lambda part: GOOD | part),
    actions.map(lambda some: GOOD | {"actions": some}),
    st.dictionaries(st.sampled_from(["name", "kind", "level", "colour", "symbol"]), values).map(
        lambda part: GOOD | {"seats": [SEATS[0] | part, SEATS[1]]}
    ),
)


def assert_told(error: EmporionError) -> None:
    assert error.message.endswith(".")


@FUZZ
@given(st.text() | values | damaged)
def test_parse_raises_nothing_else(source: Any) -> None:
    try:
        record = parse(source)
    except RecordError as error:
        assert_told(error)
        return
    assert parse(json.dumps(record.to_json())) == record
    try:
        open_table(record)
    except EmporionError as error:
        assert_told(error)


@FUZZ
@given(st.data())
def test_a_spoilt_text_raises_nothing_else(data: st.DataObject) -> None:
    """A saved match with one stretch of it replaced."""
    text = json.dumps(GOOD | {"actions": ["draw red_contract", "draw red_tax"]})
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(start + 6, len(text))))
    spoilt = text[:start] + data.draw(st.text(max_size=4)) + text[end:]
    try:
        open_table(parse(spoilt))
    except EmporionError as error:
        assert_told(error)


arguments = st.fixed_dictionaries(
    {},
    optional={
        "ply": st.integers(0, 20) | values,
        "actions": st.lists(st.sampled_from(["buy red", "done", "sell green"]), max_size=3)
        | values,
        "seat": st.integers(0, 2) | values,
        "since": st.integers() | values,
        "path": st.lists(st.sampled_from(["front:red", "button:done", "card:x"])) | values,
        "record": damaged | values,
        "level": st.sampled_from(["greedy", "random"]) | values,
        "budget_ms": st.integers(-1, 50) | values,
        "game": st.just("titans") | values,
        "seats": st.just(SEATS) | values,
        "seed": st.text(min_size=1, max_size=9) | values,
        "options": st.just({}) | values,
        "undo": st.sampled_from(["fair", "friendly"]) | values,
        "shuffle": st.booleans() | values,
        "messages": st.dictionaries(st.text(), st.text() | st.lists(st.text())) | values,
        "plural": st.sampled_from(["n != 1", "n", "0"]) | values,
        "nonsense": values,
    },
)
wanted = {
    "games": "", "new_table": "game seats seed options undo shuffle", "view": "seat since",
    "act": "ply actions seat since", "undo": "", "redo": "", "undo_to": "ply", "goto": "ply",
    "preview": "ply actions seat", "why_not": "ply path seat", "record": "", "link": "ply", "load": "record",
    "think": "record seat level budget_ms", "stop": "", "speak": "messages plural",
}  # fmt: skip


def test_the_fuzzer_knows_every_function() -> None:
    assert set(wanted) == set(FUNCTIONS)


@FUZZ
@given(
    st.lists(st.tuples(st.sampled_from(FUNCTIONS), arguments), min_size=1, max_size=6),
    st.booleans(),
)
def test_no_exception_crosses_and_none_is_a_defect(
    calls: list[tuple[str, Any]], on_table: bool
) -> None:
    """A call with wrong arguments is not understood; it is never an error inside the game."""
    boundary = Boundary()
    if on_table:
        drive(boundary.call("load", json.dumps({"record": GOOD})))
    for name, argument in calls:
        fitting = {
            k: v for k, v in argument.items() if k in wanted[name].split() or k == "nonsense"
        }
        answer = json.loads(drive(boundary.call(name, json.dumps(fitting))))
        use(NullTranslations())  # what `speak` was given are no sentences
        if not answer["ok"]:
            assert answer["error"]["kind"] in ("invalid", "illegal", "stale", "record", "table"), (
                answer
            )
            assert answer["error"]["message"].endswith((".", "?"))


@FUZZ
@given(
    st.text(max_size=30),
    st.text(max_size=60) | st.sampled_from(["null", "[]", "3", "{}", '"x"', "{"]),
)
def test_any_call_is_answered(name: str, text: str) -> None:
    answer = json.loads(drive(Boundary().call(name, text)))
    assert answer["ok"] is False
    assert answer["error"]["kind"] == "invalid"
    assert answer["error"]["message"].endswith(".")


def test_deep_and_huge_calls_are_answered() -> None:
    deep = "[" * 100_000 + "]" * 100_000
    for text in ('{"record": ' + deep + "}", deep, '{"record": "' + "x" * 5_000_000 + '"}'):
        answer = json.loads(drive(Boundary().call("load", text)))
        assert answer["error"]["kind"] in ("invalid", "record")
