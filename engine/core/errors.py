"""The errors a player can act on. Each message is a sentence that says what to do or what is wrong."""

from __future__ import annotations


class EmporionError(ValueError):
    """Base of all errors that are told to a person; `rule` is a ruling's id or a heading, or ""."""

    kind = "internal"

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.rule = rule


class InvalidActionError(EmporionError):
    """What was asked for is not understood: no such notation, function or seat."""

    kind = "invalid"


class IllegalActionError(EmporionError):
    """Understood, and forbidden now; `rule` says by what."""

    kind = "illegal"


class StaleActionError(EmporionError):
    """It answers a ply that is gone: a double click, or a second tab."""

    kind = "stale"


class RecordError(EmporionError):
    """A damaged, foreign, too large or too new saved match."""

    kind = "record"


class TableError(EmporionError):
    """There is no match on the table, or it can't do that now (nothing to undo)."""

    kind = "table"
