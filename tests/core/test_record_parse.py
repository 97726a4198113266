"""Records from outside: what is wrong is refused in a sentence, at once, and leaves the table alone."""

from __future__ import annotations

import json
import re
from time import process_time
from typing import Any

import pytest

from engine import parse
from engine.boundary import Boundary
from engine.core.errors import EmporionError, RecordError
from engine.registry import open_table
from tests.conformance.matches import ask, drive
from tests.core.damaged import AT_ONCE, GOOD, NOT_A_RECORD, NOT_JSON, NOT_PLAYABLE, ODD

SENTENCE = re.compile(r"[A-Z].*\.", re.DOTALL)


def table() -> tuple[Boundary, dict[str, Any]]:
    """A boundary with a match on it, and what it shows."""
    boundary = Boundary()
    assert ask(boundary, "load", record=GOOD)["ok"]
    return boundary, ask(boundary, "view", seat=0)


def assert_refused(boundary: Boundary, record: Any, before: dict[str, Any]) -> None:
    """By a sentence, in under a second; the match on the table stays."""
    started = process_time()
    answer = json.loads(drive(boundary.call("load", json.dumps({"record": record}))))
    assert process_time() - started < AT_ONCE
    assert not answer["ok"]
    assert answer["error"]["kind"] in ("record", "invalid")
    message = answer["error"]["message"]
    assert SENTENCE.fullmatch(message), message
    assert len(message) < 600
    assert not re.search(r"Traceback|Error|Exception|<class", message), message
    assert ask(boundary, "view", seat=0) == before


@pytest.mark.parametrize("name", NOT_JSON)
def test_text_that_is_no_record_is_refused(name: str) -> None:
    with pytest.raises(RecordError, match=SENTENCE):
        parse(NOT_JSON[name])
    boundary, before = table()
    assert_refused(boundary, NOT_JSON[name], before)


@pytest.mark.parametrize("name", NOT_A_RECORD)
def test_json_that_is_no_record_is_refused(name: str) -> None:
    with pytest.raises(RecordError, match=SENTENCE):
        parse(NOT_A_RECORD[name])
    boundary, before = table()
    assert_refused(boundary, NOT_A_RECORD[name], before)
    assert_refused(boundary, json.dumps(NOT_A_RECORD[name]), before)


@pytest.mark.parametrize("name", NOT_PLAYABLE)
def test_a_record_that_can_not_be_played_is_refused(name: str) -> None:
    record = parse(NOT_PLAYABLE[name])
    with pytest.raises(EmporionError, match=SENTENCE):
        open_table(record)
    boundary, before = table()
    assert_refused(boundary, NOT_PLAYABLE[name], before)
    assert_refused(boundary, json.dumps(NOT_PLAYABLE[name]), before)


@pytest.mark.parametrize("name", ODD)
def test_odd_records_are_taken_as_they_are(name: str) -> None:
    record = parse(json.dumps(ODD[name]))
    assert [seat.name for seat in record.seats] == [seat["name"] for seat in ODD[name]["seats"]]
    assert record.seed == ODD[name]["seed"]
    again = open_table(record).record()
    assert parse(json.dumps(again.to_json())) == again
    boundary = Boundary()
    assert ask(boundary, "load", record=ODD[name])["ok"]
    view = ask(boundary, "view", seat=0)["view"]
    assert [player["name"] for player in view["players"]] == [seat.name for seat in record.seats]


def test_a_newer_version_is_told_apart_from_rubbish() -> None:
    for name in ("future format",):
        with pytest.raises(RecordError, match="newer version"):
            parse(NOT_A_RECORD[name])
    with pytest.raises(RecordError, match="not a saved match"):
        parse(NOT_A_RECORD["foreign format"])


def test_every_cut_of_a_record_is_refused() -> None:
    text = json.dumps(GOOD | {"actions": ["draw red_contract"]})
    for length in range(len(text)):
        with pytest.raises(RecordError):
            parse(text[:length])


def test_a_key_of_another_type_is_refused_whatever_it_is() -> None:
    rubbish: list[Any] = [None, True, 0, -1, 1.5, "", "x" * 2000, "\0", [], [[]], {}, {"a": {}}]
    for key in ("format", "game", "rules_version", "seats", "seed", "actions"):
        for value in rubbish:
            if (key, value) in (("actions", []), ("rules_version", 0), ("rules_version", -1)):
                continue
            if key == "rules_version" and type(value) is int:
                continue
            with pytest.raises(RecordError):
                parse(GOOD | {key: value})
