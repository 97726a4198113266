"""The games there are. One line a game; it is imported when it is first used."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from engine.core.errors import InvalidActionError, RecordError
from engine.core.game import Game, GameInfo
from engine.core.record import Record
from engine.core.table import Table
from engine.core.text import _
from engine.games.airlines import INFO as AIRLINES
from engine.games.titans import INFO as TITANS
from engine.games.traders import INFO as TRADERS

GAMES: dict[str, GameInfo] = {info.id: info for info in (TITANS, AIRLINES, TRADERS)}


def load_game(name: str, players: int, options: Mapping[str, str] | None = None) -> Game:
    """The game `name` for so many players. Raises InvalidActionError if there is none, or not so."""
    info = GAMES.get(name)
    if info is None:
        raise InvalidActionError(f"There is no game called {name[:30]!r} here.")
    game: Game = import_module(info.module).GAME(players, options)
    return game


def open_table(record: Record) -> Table:
    """The table on which `record` has been played. Raises RecordError or InvalidActionError."""
    game = load_game(record.game, len(record.seats), record.options)
    check_rules_version(record, game.info)
    return Table(game, record)


def check_rules_version(record: Record, info: GameInfo) -> None:
    """Raises RecordError if the match was played by rules that are not these."""
    if record.rules_version > info.rules_version:
        raise RecordError(
            _(
                "This match of {game} was played by newer rules. Reload the page to get them."
            ).format(game=info.name)
        )
    if record.rules_version < info.rules_version:
        raise RecordError(
            _(
                "This match of {game} was played by older rules, which this version no longer has."
            ).format(game=info.name)
        )
