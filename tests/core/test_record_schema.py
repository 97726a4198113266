"""docs/record.schema.json says the same as `parse`."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import parse
from engine.core.record import MAX_ACTIONS, MAX_SEATS, SEAT_KINDS, UNDO_CONTRACTS
from tests.conformance.matches import Setup, play
from tests.core.damaged import GOOD, NOT_A_RECORD, NOT_PLAYABLE, ODD

pytestmark = pytest.mark.native  # reads docs/; the validating library is compiled

ROOT = Path(__file__).parents[2]
LOOKS_ORDINARY = {"name turns the line round", "name is half a character", "name is spaces"}
"""What a regular expression can hardly say: parse() asks for printable characters, and not only spaces."""


@pytest.fixture(scope="module")
def schema() -> Any:
    from jsonschema import Draft202012Validator

    loaded = json.loads((ROOT / "docs" / "record.schema.json").read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(loaded)
    return Draft202012Validator(loaded)


def test_matches_that_are_played_fit(schema: Any, setup: Setup) -> None:
    for undo, plies in (("friendly", 0), ("fair", 50), ("friendly", 10**6)):
        table = setup.table("schema", undo, people=1)
        play(table, Random(plies), plies)
        schema.validate(table.record().to_json())


def test_recorded_matches_fit(schema: Any) -> None:
    files = [f for f in (ROOT / "tests" / "records").rglob("*.json") if f.name != "expected.json"]
    assert files
    for file in files:
        schema.validate(json.loads(file.read_text(encoding="utf-8")))


@pytest.mark.parametrize("name", [*ODD, *NOT_PLAYABLE])
def test_what_parse_takes_fits(schema: Any, name: str) -> None:
    record = (ODD | NOT_PLAYABLE)[name]
    parse(record)
    schema.validate(record)


@pytest.mark.parametrize("name", [name for name in NOT_A_RECORD if name not in LOOKS_ORDINARY])
def test_what_parse_refuses_does_not_fit(schema: Any, name: str) -> None:
    assert not schema.is_valid(NOT_A_RECORD[name])


def test_what_parse_fills_in_is_the_default_of_the_schema(schema: Any) -> None:
    properties = schema.schema["properties"]
    short = {key: value for key, value in GOOD.items() if key in schema.schema["required"]}
    record = parse(short)
    assert record.options == properties["options"]["default"]
    assert record.undo == properties["undo"]["default"]
    assert set(properties) == set(record.to_json())
    seat = schema.schema["$defs"]["seat"]["properties"]
    assert set(seat) == set(record.seats[0].to_json())
    assert parse(short | {"seats": [{"name": "A"}]}).seats[0].kind == seat["kind"]["default"]


def test_limits_are_alike(schema: Any) -> None:
    properties = schema.schema["properties"]
    assert properties["actions"]["maxItems"] == MAX_ACTIONS
    assert properties["seats"]["maxItems"] == MAX_SEATS
    assert properties["undo"]["enum"] == list(UNDO_CONTRACTS)
    assert schema.schema["$defs"]["seat"]["properties"]["kind"]["enum"] == list(SEAT_KINDS)
