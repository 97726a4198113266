"""Where everything on the board of Trading Titans lies, worked out from drawing.json."""

import itertools
import json
import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools.art.svg import Point, dense

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "titans"


@dataclass(frozen=True)
class Stop:
    """A round space: its id, its number, its centre and radius."""

    ident: str
    value: int
    x: float
    y: float
    r: float


@dataclass(frozen=True)
class Box:
    """A square or card space: its id, its inscription, its top left corner and size."""

    ident: str
    words: str
    x: float
    y: float
    w: float
    h: float


def load(name: str) -> Any:
    """A data file of assets/titans."""
    return json.loads((FOLDER / name).read_text("utf-8"))


def walk(line: list[Point], start: float, step: float, count: int) -> list[Point] | None:
    """`count` points, the first `start` from the line's head, each `step` on, as the crow flies."""
    out: list[Point] = []
    here, reach = line[0], start
    for a, b in itertools.pairwise(line):
        while math.dist(here, b) >= reach:
            low, high = 0.0, 1.0
            for _ in range(30):
                mid = (low + high) / 2
                point = (a[0] + (b[0] - a[0]) * mid, a[1] + (b[1] - a[1]) * mid)
                low, high = (mid, high) if math.dist(here, point) < reach else (low, mid)
            here = (a[0] + (b[0] - a[0]) * high, a[1] + (b[1] - a[1]) * high)
            a, reach = here, step
            out.append(here)
            if len(out) == count:
                return out
    return None


def road_line(drawing: dict[str, Any], route: dict[str, Any]) -> list[Point]:
    """The course of a road from its far end to the rim of Palmyra."""
    palmyra = drawing["palmyra"]
    line = dense([(x, y) for x, y in route["road"]])
    rim = palmyra["r"] + drawing["radius"] + 7
    while math.dist(line[-1], (palmyra["x"], palmyra["y"])) < rim:
        line.pop()
    return line


def stops(drawing: dict[str, Any], route: dict[str, Any]) -> list[Stop]:
    """The 17 spaces of a route, 30 first; 3 touches Palmyra and 2 lies inside it."""
    small, big, track = drawing["radius"], drawing["big_radius"], drawing["track"]
    line, count = road_line(drawing, route), len(drawing["track"]) - 2
    low, high = small, 4.0 * small
    for _ in range(40):
        step = (low + high) / 2
        fits = walk(line, step + big - small, step, count)
        low, high = (step, high) if fits else (low, step)
    inner = walk(line, low + big - small, low, count)
    assert inner is not None
    palmyra, angle = drawing["palmyra"], math.radians(route["toward_palmyra"])
    centre = (
        palmyra["x"] + palmyra["ring"] * math.cos(angle),
        palmyra["y"] + palmyra["ring"] * math.sin(angle),
    )
    points = [line[0], *inner, centre]
    out = []
    for value, (x, y) in zip(reversed(track), points, strict=True):
        r = big if value in (track[0], track[-1]) else small
        out.append(Stop(f"{route['id']}_{value}", value, round(x, 1), round(y, 1), r))
    return out


def card_boxes(drawing: dict[str, Any]) -> list[Box]:
    """The 13 spaces for the cards of a year, in the order in which they are filled."""
    cards = drawing["cards"]
    out: list[Box] = []
    for row in cards["rows"]:
        x = row["x"]
        for words, count in row["groups"]:
            for _ in range(count):
                out.append(Box(f"card_{len(out) + 1}", words, x, row["y"], cards["w"], cards["h"]))
                x += cards["w"] + cards["gap"]
            x += row.get("between", 0)
    return out


def score_boxes(drawing: dict[str, Any]) -> list[Box]:
    """The 100 squares of the score track, 0 in the bottom left corner, clockwise."""
    width, height = drawing["canvas"]
    columns, rows = drawing["number_track"]["columns"], drawing["number_track"]["rows"]
    w, h = width / columns, height / rows
    left = [(0, row) for row in range(rows - 1, -1, -1)]
    top = [(column, 0) for column in range(1, columns)]
    right = [(columns - 1, row) for row in range(1, rows)]
    bottom = [(column, rows - 1) for column in range(columns - 2, 0, -1)]
    cells = [*left, *top, *right, *bottom]
    return [Box(f"score_{i}", str(i), c * w, r * h, w, h) for i, (c, r) in enumerate(cells)]
