"""A match as a link: its whole record, packed into one word that goes behind the `#` of an address.

    1.eNqrVkrLL8pNLFGyUkrNLcgvyszXN1SqBQA...

The mark before the point says how the rest is packed. `1`: base64url without padding of zlib of the
record's compact JSON, with the key `ply` in it if the link shows an earlier moment than the last.
"""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Mapping
from typing import Any

from engine.core.errors import RecordError
from engine.core.plainjson import decode
from engine.core.record import Record, parse
from engine.core.text import _

VERSION = "1"
PREFIX = "#link/"
"""What stands before a link in the page's address."""
MAX_LINK = 100_000
"""Characters, address included; our finished matches have 700 to 3,000."""
MAX_UNPACKED = 500_000
"""Bytes of a record in a link; a long match of ours has fewer than 20,000."""

_LOOKS_LIKE_LINK = re.compile(rf"\s*(?:[^\s{{]*{PREFIX}|\d+\.)")
_WORD = re.compile(r"[A-Za-z0-9_-]+")


def pack(record: Record, ply: int | None = None) -> str:
    """The link's text, without PREFIX, to `record` as it stood at `ply` (None: at its end).

    Raises RecordError if the match has no such ply, or is too long for a link.
    """
    data = record.to_json()
    if ply is not None and ply != len(record.actions):
        data["ply"] = _checked(ply, record)
    text = json.dumps(data, separators=(",", ":"))
    word = base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")
    if len(text) > MAX_UNPACKED or len(word) > MAX_LINK // 2:  # half is left for the address
        raise RecordError(_("This match is too long for a link. Save it to a file instead."))
    return f"{VERSION}.{word}"


def unpack(text: str) -> tuple[Record, int | None]:
    """The record in a link and the ply that it shows (None: the last).

    `text` is what `pack` made, alone, behind PREFIX, or as a whole address; broken lines are mended. It is
    from outside: whatever it is, nothing but RecordError is raised, in time and memory that
    MAX_LINK and MAX_UNPACKED bound. As with `parse`, only the record's shape has been checked.
    """
    if len(text) > MAX_LINK:
        raise RecordError(_("This is far too long to be a link to a match of Emporion."))
    mark, _point, word = "".join(text.split()).rpartition(PREFIX)[2].partition(".")
    _check_mark(mark)
    inside = _inflated(word)
    try:
        data = decode(inside.decode())
    except ValueError:
        raise _damaged() from None
    record = parse(data)
    ply = data.get("ply")
    return record, None if ply is None else _checked(ply, record)


def read(source: str | Mapping[str, Any]) -> tuple[Record, int | None]:
    """What `unpack` returns, of a link or of what `parse` takes. Raises RecordError."""
    if isinstance(source, str) and looks_like_link(source):
        return unpack(source)
    return parse(source), None


def looks_like_link(text: str) -> bool:
    """Whether `text` is meant as a link, good or not, rather than as a saved match."""
    return _LOOKS_LIKE_LINK.match(text[:MAX_LINK]) is not None


def _check_mark(mark: str) -> None:
    if mark == VERSION:
        return
    if re.fullmatch(r"[1-9][0-9]{0,5}", mark):
        raise RecordError(
            _("This link was made by a newer version of Emporion. Reload the page to get it.")
        )
    raise RecordError(_("This is not a link to a match of Emporion."))


def _inflated(word: str) -> bytes:
    """At most MAX_UNPACKED bytes, however small the word that they come from."""
    if not _WORD.fullmatch(word):
        raise _damaged()
    inflater = zlib.decompressobj()
    try:
        packed = base64.urlsafe_b64decode(word + "=" * (-len(word) % 4))
        data = inflater.decompress(packed, MAX_UNPACKED + 1)
    except (ValueError, zlib.error):
        raise _damaged() from None
    if len(data) > MAX_UNPACKED:
        raise RecordError(_("This link holds far more than a match of Emporion."))
    if not inflater.eof or inflater.unused_data:
        raise _damaged()
    return data


def _checked(ply: Any, record: Record) -> int:
    if not isinstance(ply, int) or isinstance(ply, bool) or not 0 <= ply <= len(record.actions):
        raise RecordError(_("This match has no such moment as the link should show."))
    return ply


def _damaged() -> RecordError:
    return RecordError(
        _("This link is damaged: perhaps a part of it was lost when it was copied. Copy it again.")
    )
