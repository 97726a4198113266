"""Draws each game's first position as one self-contained SVG, for the page to show before Python is up.

The page's own rendering needs a browser; a first position needs only each piece at its space, so this small
twin is enough: the board, and a copy of each piece's symbol at the middle of its space.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from engine.core import show  # noqa: E402
from engine.core.record import Record, Seat  # noqa: E402
from engine.core.table import Table  # noqa: E402
from engine.registry import GAMES, load_game  # noqa: E402

SVG = "http://www.w3.org/2000/svg"
LINK = re.compile(r"^(?:url\()?#([^)]+)")
NAMES = {"svg": SVG}
ElementTree.register_namespace("", SVG)


def first_view(game_id: str) -> dict[str, Any]:
    """What everybody may see when the first player is to act, with the fewest players."""
    info = GAMES[game_id]
    game = load_game(game_id, info.min_players)
    seats = [Seat(str(i + 1)) for i in range(info.min_players)]
    record = Record(game_id, info.rules_version, seats, "poster", dict(game.options))
    return show.table_view(Table(game, record), None)


def poster(game_id: str) -> str:
    """The first position as an SVG text."""
    view = first_view(game_id)
    board = ElementTree.parse(ROOT / "assets" / f"{view['board']}.svg").getroot()
    pieces = ElementTree.parse(ROOT / "assets" / game_id / "pieces.svg").getroot()
    symbols = {symbol.get("id"): symbol for symbol in pieces.iterfind(".//svg:symbol", NAMES)}
    spaces = {e.get("id"): e for e in board.iter() if e.get("data-x") is not None}
    shown = [piece for piece in view["pieces"] if piece["kind"] in symbols]
    for kind in sorted({piece["kind"] for piece in shown}):
        board.append(symbols[kind])
    for piece in shown:
        board.append(_use(piece["kind"], symbols[piece["kind"]], spaces[piece["space"]]))
    for state in view["spaces"]:
        spaces[state["id"]].set("opacity", "0.35")
    _lighten(board)
    text = ElementTree.tostring(board, encoding="unicode")
    return re.sub(r"<!--.*?-->\n?", "", text, flags=re.DOTALL)


def _lighten(board: ElementTree.Element) -> None:
    """Takes out what only the live board needs: it is drawn while Python loads, on the page's thread."""
    values = [value for element in board.iter() for value in element.attrib.values()]
    used = {name for value in values for name in LINK.findall(value)}
    for element in board.iter():
        for title in element.findall("svg:title", NAMES):
            element.remove(title)
        for name in list(element.attrib):
            is_unused = name == "id" and element.get("id") not in used
            if is_unused or name == "class" or name.startswith(("data-", "aria-")):
                del element.attrib[name]


def _use(kind: str, symbol: ElementTree.Element, space: ElementTree.Element) -> ElementTree.Element:
    _x, _y, width, height = (float(n) for n in symbol.get("viewBox", "0 0 40 40").split())
    x, y = float(space.get("data-x", 0)), float(space.get("data-y", 0))
    place = {"x": x - width / 2, "y": y - height / 2, "width": width, "height": height}
    use = ElementTree.Element(f"{{{SVG}}}use", {k: f"{v:g}" for k, v in place.items()})
    use.set("href", f"#{kind}")
    return use


def write_posters(out: Path) -> None:
    """Writes OUT/<game>/poster.svg for every game."""
    for game_id in GAMES:
        target = out / game_id / "poster.svg"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(poster(game_id), encoding="utf-8")


if __name__ == "__main__":
    write_posters(Path(sys.argv[1]))
