"""Fuzzing links: every record comes back; whatever is read, nothing but RecordError is raised."""

from __future__ import annotations

import json
import re
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from engine import Record, RecordError, Seat, parse
from engine.core.link import PREFIX, pack, read, unpack
from tests.core.test_link import packed
from tests.core.test_record_fuzz import FUZZ, assert_told, values

words = st.text(st.characters(categories=["L", "N", "P", "S"]), min_size=1, max_size=12)
records = st.builds(
    Record,
    game=words,
    rules_version=st.integers(),
    seats=st.lists(st.builds(Seat, name=words), min_size=1, max_size=4),
    seed=words,
    options=st.dictionaries(words, words, max_size=4),
    undo=st.sampled_from(["friendly", "fair"]),
    actions=st.lists(st.text(max_size=9), max_size=9),
)


@FUZZ
@given(records, st.data())
def test_every_record_comes_back(record: Record, data: st.DataObject) -> None:
    last = len(record.actions)
    ply = data.draw(st.none() | st.integers(0, last))
    text = pack(record, ply)
    assert re.fullmatch(r"1\.[A-Za-z0-9_-]+", text), "nothing that an address would escape"
    assert unpack(text) == (record, None if ply == last else ply)


@FUZZ
@given(st.text() | st.text("ABCab01_-.#/link", max_size=40), values)
def test_reading_raises_nothing_else(text: str, value: Any) -> None:
    for form in (text, f"1.{text}", PREFIX + text, packed(json.dumps(value))):
        for reader in (unpack, read):
            try:
                record, _ply = reader(form)
            except RecordError as error:
                assert_told(error)
            else:
                assert parse(json.dumps(record.to_json())) == record
