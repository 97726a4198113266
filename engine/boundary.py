"""The functions that the page calls: JSON text in, JSON text out (docs/boundary.md).

Plain Python, so that it is tested without a browser; worker.py binds the functions to PyScript. One
`Boundary` holds the table of one page. No exception leaves it.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from inspect import signature
from random import Random
from time import monotonic
from typing import Any

from engine import bots
from engine.core import link as links
from engine.core import record as records
from engine.core import show
from engine.core.errors import EmporionError, InvalidActionError, TableError
from engine.core.game import GameInfo
from engine.core.plainjson import decode
from engine.core.record import Record
from engine.core.table import Table
from engine.core.text import Messages, _, use
from engine.registry import GAMES, load_game, open_table

JSON = dict[str, Any]

FUNCTIONS = (
    "games new_table view act undo redo undo_to goto preview why_not record link load think stop speak"
).split()
"""The names under which the page finds them."""


TYPES: dict[str, tuple[type, ...]] = {
    "actions": (list,),
    "budget_ms": (int, float),
    "game": (str,),
    "level": (str,),
    "messages": (dict,),
    "options": (dict, type(None)),
    "path": (list,),
    "plural": (str,),
    "ply": (int, type(None)),
    "record": (str, dict),
    "seat": (int, type(None)),
    "seats": (list,),
    "seed": (str,),
    "shuffle": (bool,),
    "since": (int, type(None)),
    "undo": (str,),
}
"""What the arguments are; lists of names (actions, path) hold text."""

MAX_BUDGET = 60_000
"""Milliseconds that a bot may think at most."""


def _fits(key: str, value: Any) -> bool:
    if isinstance(value, bool) and bool not in TYPES[key]:
        return False
    if key in ("actions", "path") and isinstance(value, list):
        return all(isinstance(item, str) for item in value)
    return isinstance(value, TYPES[key])


class Boundary:
    """One page's table, and the functions on it."""

    def __init__(self, *, clock: Callable[[], float] = monotonic) -> None:
        self._table: Table | None = None
        self._clock = clock
        self._stops = 0

    async def call(self, name: str, text: str) -> str:
        """Answers one call. Every error becomes `{"ok": false, "error": ...}`."""
        try:
            argument = self._understood(name, text)
            if name == "think":
                answer = await self.think(**argument)
            else:
                answer = getattr(self, name)(**argument)
            return json.dumps({"ok": True, **answer}, ensure_ascii=False)
        except EmporionError as error:
            return _failure(error.kind, error.message, error.rule)
        except Exception as error:
            told = _(
                "Something went wrong inside the game ({error}). Your match is saved; reload the page."
            )
            return _failure("internal", told.format(error=f"{type(error).__name__}: {error}"))

    def _understood(self, name: str, text: str) -> JSON:
        """The arguments of a call. Raises InvalidActionError unless they are those of the function."""
        try:
            argument: Any = decode(text) if name in FUNCTIONS else None
            signature(getattr(self, name)).bind(**argument)
            fits = all(_fits(key, value) for key, value in argument.items())
        except (ValueError, TypeError, AttributeError):
            fits = False
        if not fits:
            raise InvalidActionError(_("The page asked for something that does not exist."))
        return dict(argument)

    @property
    def table(self) -> Table:
        """The match on the table. Raises TableError."""
        if self._table is None:
            raise TableError(_("There is no match on the table."))
        return self._table

    # --- starting, saving ---------------------------------------------------------------------

    def games(self) -> JSON:
        """What can be played."""
        return {"games": [game_json(info) for info in GAMES.values()]}

    def new_table(
        self,
        game: str,
        seats: list[JSON],
        seed: str,
        options: JSON | None = None,
        undo: str = "friendly",
        shuffle: bool = False,
    ) -> JSON:
        """A new match; with `shuffle` the players are seated by the seed.

        It is shown to the only person at the table, or if there are several to nobody.
        """
        parsed = [records.parse_seat(seat) for seat in seats]
        made = load_game(game, len(parsed), records.parse_options(options or {}))
        record = Record(
            game,
            made.info.rules_version,
            parsed,
            seed,
            dict(made.options),
            records.parse_undo(undo),
        )
        record = records.parse(record.to_json())
        if shuffle:
            Random(f"{seed}:seats").shuffle(record.seats)
        self._table = Table(made, record)
        persons = [seat for seat, who in enumerate(record.seats) if who.kind == "person"]
        return self._saved() | self.view(persons[0] if len(persons) == 1 else None)

    def load(self, record: str | JSON) -> JSON:
        """A saved match, or a link to one, at the ply that it shows.

        What is on the table stays if it is damaged.
        """
        parsed, ply = links.read(record)
        table = open_table(parsed)
        table.goto(ply)
        self._table = table
        return self._saved()

    def record(self) -> JSON:
        """The match so far."""
        return {"record": self.table.record().to_json()}

    def link(self, ply: int | None = None) -> JSON:
        """The match so far as a link that shows `ply`, or its end; whether that reveals cards."""
        table = self.table
        reveals = table.game.info.has_hidden_hands and not table.state.is_terminal()
        return {"link": links.pack(table.record(), ply), "reveals": reveals}

    def speak(self, messages: JSON, plural: str) -> JSON:
        """Tells everything in another language from now on; without messages in English."""
        try:
            use(Messages(messages, plural))
        except ValueError:
            raise InvalidActionError(_("This translation is damaged.")) from None
        return {}

    def _saved(self) -> JSON:
        return {"ply": self.table.ply, "record": self.table.record().to_json()}

    # --- looking ------------------------------------------------------------------------------

    def view(self, seat: int | None = None, since: int | None = 0) -> JSON:
        """Everything that is drawn for one seat."""
        return {"view": show.table_view(self.table, self._seat(seat), since or 0)}

    def goto(self, ply: int | None = None) -> JSON:
        """Looks at an earlier ply; nothing is changed."""
        self.table.goto(ply)
        return {"ply": self.table.ply}

    def preview(self, ply: int, actions: list[str], seat: int) -> JSON:
        """What actions would lead to."""
        if ply != self.table.plies or self.table.state.current_player() != seat:
            return {"text": "", "changes": []}
        return show.preview(self.table, self.table.check_chain(actions), seat)

    def why_not(self, ply: int, path: list[str], seat: int) -> JSON:
        """Why things can't be picked now."""
        state = self.table.state
        if ply != self.table.plies or self.table.ply != ply:
            return {
                "text": _("You are looking at an earlier moment. Return to the present to act.")
            }
        if state.current_player() != seat and not state.is_terminal():
            return {"text": _("It is not your turn.")}
        reason = self.table.game.why_not(state, path)
        return {"text": reason.text, "rule": reason.rule}

    def _seat(self, seat: int | None) -> int | None:
        if seat is not None and not (isinstance(seat, int) and 0 <= seat < len(self.table.seats)):
            raise InvalidActionError(_("There is no such seat at this table."))
        return seat

    # --- acting -------------------------------------------------------------------------------

    def act(
        self, ply: int, actions: list[str], seat: int | None = None, since: int | None = None
    ) -> JSON:
        """Plays actions, all or none; with `since` the view of `seat` comes along."""
        self.table.act(ply, actions)
        answer: JSON = {"ply": self.table.plies}
        return answer if since is None else answer | self.view(seat, since)

    def undo(self) -> JSON:
        """Back to the last decision of a person."""
        self.table.undo()
        return {"ply": self.table.plies}

    def redo(self) -> JSON:
        """Plays again what was undone."""
        self.table.redo()
        return {"ply": self.table.plies}

    def undo_to(self, ply: int) -> JSON:
        """Back to an earlier ply."""
        self.table.undo_to(ply)
        return {"ply": self.table.plies}

    # --- bots ---------------------------------------------------------------------------------

    async def think(self, record: JSON, seat: int, level: str, budget_ms: float) -> JSON:
        """What a bot would play. Others are answered in between; `stop` ends it."""
        table = open_table(records.parse(record))
        if table.state.current_player() != seat:
            raise InvalidActionError(_("It is not this bot's turn."))
        rng = Random(f"{table.seed}:{table.plies}:{level}")
        answers = bots.find(level)(table.game, table.state, rng)
        return await self._best(answers, min(budget_ms, MAX_BUDGET) / 1000)

    async def _best(self, answers: Iterator[list[Any]], seconds: float) -> JSON:
        stops, end, best = self._stops, self._clock() + seconds, []
        for answer in answers:
            best = answer
            await asyncio.sleep(0)
            if self._stops != stops:
                return {"stopped": True}
            if self._clock() >= end:
                break
        return {"actions": [action.notation for action in best]}

    def stop(self) -> JSON:
        """Ends a bot's thinking."""
        self._stops += 1
        return {}


def _failure(kind: str, message: str, rule: str = "") -> str:
    error = {"kind": kind, "message": message} | ({"rule": rule} if rule else {})
    return json.dumps({"ok": False, "error": error}, ensure_ascii=False)


def game_json(info: GameInfo) -> JSON:
    """A game as the page lists it."""
    return {
        "id": info.id,
        "name": _(info.name),
        "tagline": _(info.tagline),
        "rules_version": info.rules_version,
        "min_players": info.min_players,
        "max_players": info.max_players,
        "minutes": info.minutes,
        "hidden_hands": info.has_hidden_hands,
        "bots": list(bots.LEVELS),
        "options": [
            {
                "id": option.id,
                "label": _(option.label),
                "help": _(option.help),
                "default": option.choices[0][0],
                "recommended": option.recommended,
                "choices": [{"value": value, "label": _(label)} for value, label in option.choices],
            }
            for option in info.options
        ],
    }
