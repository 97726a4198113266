"""A match as a link: it comes back whole; whatever is wrong with one is told in a sentence, at once."""

from __future__ import annotations

import base64
import json
import re
import zlib
from random import Random
from time import process_time
from typing import Any

import pytest

from engine import RecordError, parse
from engine.core import link as links
from engine.core.link import MAX_LINK, MAX_UNPACKED, PREFIX, pack, read, unpack
from engine.registry import open_table
from tests.conformance.matches import Setup, play
from tests.core.damaged import AT_ONCE, GOOD, NOT_A_RECORD, ODD

SENTENCE = re.compile(r"[A-Z].*\.", re.DOTALL)
MATCH = parse(GOOD | {"actions": ["draw red_contract", "draw red_tax"]})


def packed(data: bytes | str, mark: str = "1", level: int = 9) -> str:
    """Any data in the form of a link."""
    raw = data.encode() if isinstance(data, str) else data
    return f"{mark}.{base64.urlsafe_b64encode(zlib.compress(raw, level)).decode().rstrip('=')}"


def refused(text: str) -> str:
    """What is told of a link: a sentence, in under a second of work."""
    started = process_time()
    with pytest.raises(RecordError) as caught:
        unpack(text)
    assert process_time() - started < AT_ONCE
    assert SENTENCE.fullmatch(caught.value.message)
    return caught.value.message


# --- out and in -----------------------------------------------------------------------------------


def test_a_match_comes_back_at_every_ply(setup: Setup) -> None:
    table = setup.table("linked")
    play(table, Random(8), 60)
    for ply in range(table.plies):
        assert unpack(pack(table.record(), ply)) == (table.record(), ply)
    record, _ply = unpack(pack(table.record()))
    assert open_table(record).record() == table.record()


@pytest.mark.parametrize("name", ODD)
def test_odd_records_come_back(name: str) -> None:
    assert unpack(pack(parse(ODD[name]))) == (parse(ODD[name]), None)


def test_a_link_is_known_by_its_word_its_fragment_and_its_address() -> None:
    text = pack(MATCH, 1)
    wrapped = "\r\n".join(text[i : i + 40] for i in range(0, len(text), 40))
    for form in (
        text,
        PREFIX + text,
        f"https://example.org/some/path/?a=1{PREFIX}{text}",
        f"file:///home/ann/emporion.html{PREFIX}{text}",
        f"  {PREFIX}{text}\n",
        f"https://example.org/{PREFIX}{wrapped}",
    ):
        assert unpack(form) == read(form) == (MATCH, 1)


def test_a_saved_match_is_read_as_one_whatever_its_names() -> None:
    named = GOOD | {"seats": [{"name": f"{PREFIX}1.x"}, {"name": "1.x"}]}
    for data in (GOOD, named):
        for text in (json.dumps(data), "\n " + json.dumps(data)):
            assert read(text) == (parse(data), None)


def test_what_can_not_be_packed_is_told() -> None:
    for ply in (-1, 3, 10**30, True):
        with pytest.raises(RecordError, match="no such moment"):
            pack(MATCH, ply)
    noise = Random(1)
    actions = [f"{noise.getrandbits(240):x}" for _ in range(3000)]
    with pytest.raises(RecordError, match="Save it to a file"):
        pack(parse(GOOD | {"actions": actions}))


def test_the_longest_record_of_plain_moves_fits() -> None:
    record = parse(GOOD | {"actions": ["draw red_contract"] * 20_000})
    assert unpack(pack(record)) == (record, None)


# --- damage ---------------------------------------------------------------------------------------


def test_every_cut_and_every_changed_letter_is_damage() -> None:
    text = pack(MATCH, 1)
    for end in range(2, len(text)):
        assert "damaged" in refused(text[:end])
    for place in range(2, len(text) - 1):
        other = "A" if text[place] != "A" else "B"
        assert "damaged" in refused(text[:place] + other + text[place + 1 :])
        assert "damaged" in refused(text[:place] + text[place + 1 :])


DAMAGED = {
    "nothing behind the mark": "1.",
    "no zlib": "1.abcd",
    "a lone letter": "1.a",
    "signs of the other base64": pack(MATCH).replace("-", "+") + "+",
    "padding": pack(MATCH) + "=",
    "more behind its end": pack(MATCH) + "AAAA",
    "twice": pack(MATCH) + pack(MATCH),
    "with what follows an address": pack(MATCH) + ")",
    "letters that only look like ours": "1.еNqr",
    "half a character": "1.\ud800",
    "no text inside": packed(b"\xff\xfe\xfd"),
    "no JSON inside": packed("Dear players"),
    "cut JSON inside": packed(json.dumps(GOOD)[:-1]),
    "deep JSON inside": packed("[" * 100_000),
}


@pytest.mark.parametrize("name", DAMAGED)
def test_damage_is_told(name: str) -> None:
    assert "damaged" in refused(DAMAGED[name])


@pytest.mark.parametrize("mark", ["2", "3", "10", "999999"])
def test_a_newer_one_says_what_to_do(mark: str) -> None:
    assert "newer version" in refused(packed(json.dumps(GOOD), mark))
    assert "Reload the page" in refused(f"{PREFIX}{mark}.~!*")


FOREIGN = ["", " ", ".", "link", "0.abc", "01.abc", "-1.abc", "1e3.abc", "١.abc", "².abc"]
FOREIGN += ["9" * 5000 + ".abc", "https://example.org/", "https://example.org/#play/1.abc", "{}"]


@pytest.mark.parametrize("text", FOREIGN)
def test_what_is_no_link_is_told(text: str) -> None:
    assert "not a link" in refused(text)


@pytest.mark.parametrize("name", NOT_A_RECORD)
def test_a_link_to_something_else_is_refused_like_the_thing_itself(name: str) -> None:
    text = json.dumps(NOT_A_RECORD[name])
    try:
        parse(NOT_A_RECORD[name])
    except RecordError as error:
        expected = error.message
    assert refused(packed(text)) == expected or len(text) > MAX_UNPACKED


@pytest.mark.parametrize("ply", [-1, 3, 10**30, 1.0, "1", True, [1], {"a": 1}])
def test_a_moment_that_is_not_there_is_refused(ply: Any) -> None:
    assert "no such moment" in refused(packed(json.dumps(MATCH.to_json() | {"ply": ply})))


# --- sizes and time -------------------------------------------------------------------------------


def test_a_bomb_is_not_blown_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixty megabytes in a word of 80,000 letters: no more than the limit is ever unpacked."""
    asked: list[int] = []
    real = zlib.decompressobj

    class Watched:
        def __init__(self) -> None:
            self.inner = real()

        def decompress(self, data: bytes, limit: int) -> bytes:
            asked.append(limit)
            return self.inner.decompress(data, limit)

        def __getattr__(self, name: str) -> Any:
            return getattr(self.inner, name)

    monkeypatch.setattr(links.zlib, "decompressobj", Watched)  # type: ignore[attr-defined]
    bomb = packed(b" " * 60_000_000)
    assert len(bomb) < MAX_LINK
    assert "far more than a match" in refused(bomb)
    assert asked == [MAX_UNPACKED + 1]


@pytest.mark.parametrize(
    "text",
    ["1." + "A" * 50_000_000, "#" * 5_000_000, " " * 5_000_000, PREFIX * 1_000_000],
    ids=["word", "marks", "spaces", "prefixes"],
)
def test_what_is_far_too_long_is_refused_at_once(text: str) -> None:
    assert "far too long" in refused(text)
    started = process_time()
    with pytest.raises(RecordError):
        read(text)
    assert process_time() - started < AT_ONCE


def test_as_much_as_may_be_inside_is_read_in_time() -> None:
    """At the limit there is a sentence too, and it takes no second."""
    for inside in (
        "[" * MAX_UNPACKED,
        '"' + "x" * (MAX_UNPACKED - 2) + '"',
        "[]," * (MAX_UNPACKED // 3),
    ):
        refused(packed(inside))
    moves = json.dumps(GOOD | {"actions": ["done"] * 60_000})
    assert "far too many" in refused(packed(moves))
