"""A match is its record: game, options, seats, seed and every action, chance outcomes included.

The format is described in docs/record.schema.json. A record that comes from outside passes `parse`,
which trusts nothing; replaying it (core/table.py) then checks every action.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.core.errors import RecordError
from engine.core.plainjson import decode
from engine.core.text import _

FORMAT = "emporion/1"
MAX_TEXT = 2_000_000
"""Characters; a long match of ours has fewer than 20,000."""
MAX_ACTIONS = 20_000
MAX_SEATS = 12
UNDO_CONTRACTS = ("friendly", "fair")
SEAT_KINDS = ("person", "bot")


@dataclass(frozen=True, slots=True)
class Seat:
    """Who plays: `colour` and `symbol` are names that only the page understands."""

    name: str
    kind: str = "person"
    level: str | None = None
    colour: str = ""
    symbol: str = ""

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "kind": self.kind,
            "level": self.level,
            "colour": self.colour,
            "symbol": self.symbol,
        }


@dataclass(slots=True)
class Record:
    """`actions` are notations, in order; `undo` is the undo contract (see core/table.py)."""

    game: str
    rules_version: int
    seats: list[Seat]
    seed: str
    options: dict[str, str] = field(default_factory=dict)
    undo: str = "friendly"
    actions: list[str] = field(default_factory=list)

    def to_json(self) -> dict[str, Any]:
        """The record as JSON values, keys in the documented order."""
        return {
            "format": FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "options": dict(self.options),
            "seats": [seat.to_json() for seat in self.seats],
            "seed": self.seed,
            "undo": self.undo,
            "actions": list(self.actions),
        }


def parse(source: str | Mapping[str, Any]) -> Record:
    """The record in `source` (its text, or already decoded JSON); RecordError if it isn't one.

    Only its shape is checked here, in time linear in its size and never beyond MAX_TEXT characters.
    """
    data = _decode(source) if isinstance(source, str) else source
    if not isinstance(data, Mapping) or not isinstance(data.get("format"), str):
        raise RecordError(_("This is not a saved match of Emporion."))
    _check_format(data["format"])
    actions = data.get("actions")
    if not isinstance(actions, list) or len(actions) > MAX_ACTIONS:
        raise RecordError(_("This saved match has no list of moves, or far too many of them."))
    if not all(isinstance(a, str) and len(a) <= 80 for a in actions):
        raise RecordError(_("A move in this saved match is damaged."))
    version = data.get("rules_version")
    if not isinstance(version, int) or isinstance(version, bool):
        raise RecordError(_("This saved match does not say which rules it was played by."))
    return Record(
        game=_text(data, "game", 30),
        rules_version=version,
        seats=_seats(data.get("seats")),
        seed=_text(data, "seed", 80),
        options=parse_options(data.get("options", {})),
        undo=parse_undo(data.get("undo", "friendly")),
        actions=actions,
    )


def _decode(text: str) -> Any:
    if len(text) > MAX_TEXT:
        raise RecordError(_("This file is far too large to be a saved match of Emporion."))
    try:
        return decode(text)
    except ValueError:
        raise RecordError(
            _("This can't be read as a saved match: it is damaged, cut off, or something else.")
        ) from None


def _check_format(name: str) -> None:
    if name == FORMAT:
        return
    family, _slash, version = name.partition("/")
    is_number = version.isdecimal() and len(version) < 6
    if family == "emporion" and is_number and int(version) > 1:
        raise RecordError(
            _("This match was saved by a newer version of Emporion. Reload the page to get it.")
        )
    raise RecordError(_("This is not a saved match of Emporion."))


def _text(data: Mapping[str, Any], key: str, limit: int) -> str:
    value = data.get(key)
    if not isinstance(value, str) or not 0 < len(value) <= limit or not value.isprintable():
        raise RecordError(
            _("The entry “{key}” of this saved match is missing or damaged.").format(key=key)
        )
    return value


def _seats(value: Any) -> list[Seat]:
    if not isinstance(value, list) or not 1 <= len(value) <= MAX_SEATS:
        raise RecordError(_("This saved match does not say who plays."))
    return [parse_seat(seat) for seat in value]


def parse_seat(value: Any) -> Seat:
    """One seat from JSON values. Raises RecordError."""
    if not isinstance(value, Mapping):
        raise RecordError(_("A seat of this match is damaged."))
    name, kind, level = value.get("name"), value.get("kind", "person"), value.get("level")
    if not isinstance(name, str) or not name.strip() or len(name) > 40 or not name.isprintable():
        raise RecordError(_("A player's name must have 1 to 40 ordinary characters."))
    if kind not in SEAT_KINDS or not (
        level is None or (isinstance(level, str) and len(level) <= 30)
    ):
        raise RecordError(_("A seat of this match is neither a person nor a bot."))
    look = [value.get("colour", ""), value.get("symbol", "")]
    if not all(
        (isinstance(v, str) and len(v) <= 30 and v.replace("-", "a").isalnum()) or v == ""
        for v in look
    ):
        raise RecordError(_("The colour or symbol of a seat is damaged."))
    return Seat(name, kind, level if kind == "bot" else None, *look)


def parse_options(value: Any) -> dict[str, str]:
    """Options from JSON values; which ones a game has is its own affair. Raises RecordError."""
    if not isinstance(value, Mapping) or len(value) > 30:
        raise RecordError(_("The options of this match are damaged."))
    if not all(isinstance(k, str) and isinstance(v, str) for k, v in value.items()):
        raise RecordError(_("The options of this match are damaged."))
    return dict(value)


def parse_undo(value: Any) -> str:
    """The undo contract from JSON values. Raises RecordError."""
    if value not in UNDO_CONTRACTS:
        raise RecordError(_("This match does not say how moves may be taken back."))
    return str(value)
