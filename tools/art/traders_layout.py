"""Where everything lies on the boards of Traders of the Air, from drawing.json and the rules."""

import itertools
import json
import math
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

from engine.games.traders import data
from tools.art.svg import Point, dense, el, inside

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "traders"
BOARDS = tuple(ident for ident, *_ in data.BOARDS)
NAMES = dict(data.CITIES)
STEPS = 120
BEND = 0.08
CORNERS = 26
"""Points of an island's outline."""
ROUNDNESS = 2.9
"""Exponent of the superellipse that an island follows: 2 is an ellipse, more is squarer."""
SEATS = 4


@dataclass(frozen=True)
class Box:
    """A place on the board: its id, its centre and its size."""

    ident: str
    x: float
    y: float
    w: float
    h: float

    def holds(self, point: Point, room: float = 0.0) -> bool:
        """Whether the point lies in the box or within `room` of its sides."""
        dx, dy = abs(point[0] - self.x), abs(point[1] - self.y)
        return dx < self.w / 2 + room and dy < self.h / 2 + room


@dataclass(frozen=True)
class City:
    """A city: its island, its warehouses, its places for discs, its berth, its landmark."""

    ident: str
    number: int
    x: float
    y: float
    ring: tuple[Point, ...]
    warehouses: tuple[Box, ...]
    discs: tuple[Box, ...]
    berth: Box
    landmark: str
    sight: Box
    """What the landmark covers."""
    side: int

    def covers(self, point: Point, room: float) -> bool:
        """Whether the point lies on the island, the berth or the landmark, or within `room`."""
        if any(box.holds(point, room) for box in (self.berth, self.sight)):
            return True
        line = shore(self.ring)
        return inside(point, line) or min(math.dist(point, p) for p in line) < room


@dataclass(frozen=True)
class Arrow:
    """An arrow as the wind blows when the compass is normal: its id and its curve's points."""

    ident: str
    curve: tuple[Point, Point, Point]

    def at(self, t: float) -> Point:
        """The point at the parameter `t`, from 0 to 1."""
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        (x0, y0), (x1, y1), (x2, y2) = self.curve
        return (a * x0 + b * x1 + c * x2, a * y0 + b * y1 + c * y2)

    def points(self) -> list[Point]:
        """Points along the curve, evenly in its parameter."""
        return [self.at(i / STEPS) for i in range(STEPS + 1)]


@lru_cache
def load() -> dict[str, Any]:
    """The drawing half of the game."""
    read: dict[str, Any] = json.loads((FOLDER / "drawing.json").read_text("utf-8"))
    return read


def rules_of(board: str) -> tuple[tuple[int, ...], tuple[tuple[str, str], ...]]:
    """Warehouse spaces of each city, and the arrows."""
    return next((spaces, arrows) for ident, spaces, arrows in data.BOARDS if ident == board)


def island(name: str, x: float, y: float, half: Point) -> tuple[Point, ...]:
    """The outline of an island, by its name always the same."""
    rng = Random(name)
    waves = [(n, rng.uniform(0, math.tau), rng.uniform(0.008, 0.022)) for n in (2, 3, 5, 7)]
    corners = []
    for i in range(CORNERS):
        a = math.tau * i / CORNERS
        c, s = math.cos(a), math.sin(a)
        r = (abs(c / half[0]) ** ROUNDNESS + abs(s / half[1]) ** ROUNDNESS) ** (-1 / ROUNDNESS)
        r *= 1.02 + sum(size * math.sin(n * a + phase) for n, phase, size in waves)
        corners.append((round(x + r * c, 1), round(y + r * s, 1)))
    return tuple(corners)


@lru_cache
def shore(ring: tuple[Point, ...]) -> list[Point]:
    """Points along an island's outline, close enough to measure by."""
    return dense([*ring, ring[0]], 5)


@lru_cache
def cities(board: str) -> tuple[City, ...]:
    """All cities of a board, in the order of their numbers."""
    counts, _ = rules_of(board)
    rows = enumerate(zip(NAMES, counts, strict=True), 1)
    return tuple(_city(board, number, ident, count) for number, (ident, count) in rows)


def _city(board: str, number: int, ident: str, count: int) -> City:
    drawing = load()
    x, y, side, landmark, *moved = drawing["boards"][board]["cities"][ident]
    house, disc, berth = drawing["warehouse"], drawing["disc"], drawing["berth"]
    mark, size = drawing["landmark"], house["size"]
    anchored, dx, dy = moved or (berth["dx"], mark["dx"], mark["dy"])
    warehouses = (
        Box(f"w_{ident}_{i}", x + a, y + house["dy"], size, size)
        for i, a in enumerate(_spread(count, size + house["gap"]), 1)
    )
    discs = (
        Box(f"guild_{ident}_{i}", x + a, y + disc["dy"], 2 * disc["r"], 2 * disc["r"])
        for i, a in enumerate(_spread(SEATS, disc["step"]))
    )
    return City(
        ident,
        number,
        x,
        y,
        island(f"{board} {ident}", x, y, tuple(drawing["island"])),
        tuple(warehouses),
        tuple(discs),
        Box(f"ship_{ident}", x - side * anchored, y + berth["dy"], berth["w"], berth["h"]),
        landmark,
        Box(landmark, x + side * dx, y + dy - mark["h"] / 2, mark["w"], mark["h"]),
        side,
    )


def _spread(count: int, step: float) -> list[float]:
    """Offsets of so many things side by side about their middle."""
    return [(i - (count - 1) / 2) * step for i in range(count)]


@lru_cache
def arrows(board: str) -> tuple[Arrow, ...]:
    """All arrows of a board, cut off where islands and berths begin."""
    spots = {city.ident: city for city in cities(board)}
    bends, clear = load()["boards"][board]["bends"], load()["clear"]
    out = []
    for a, b in rules_of(board)[1]:
        one, other = spots[a], spots[b]
        bend = bends.get(f"{a}__{b}", BEND)
        dx, dy = other.x - one.x, other.y - one.y
        middle = ((one.x + other.x) / 2 - 2 * bend * dy, (one.y + other.y) / 2 + 2 * bend * dx)
        whole = Arrow(f"{a}__{b}", ((one.x, one.y), middle, (other.x, other.y)))
        free = [not (one.covers(p, clear) or other.covers(p, clear)) for p in whole.points()]
        runs = itertools.groupby(range(STEPS + 1), free.__getitem__)
        longest = max((list(run) for is_free, run in runs if is_free), key=len)
        out.append(Arrow(whole.ident, _part(whole, longest[0] / STEPS, longest[-1] / STEPS)))
    return tuple(out)


def _part(arrow: Arrow, s: float, t: float) -> tuple[Point, Point, Point]:
    """The control points of the curve between two parameters."""
    weights = ((1 - s) * (1 - t), (1 - s) * t + (1 - t) * s, s * t)
    x, y = (
        round(sum(w * p[i] for w, p in zip(weights, arrow.curve, strict=True)), 1) for i in (0, 1)
    )
    (x0, y0), (x2, y2) = arrow.at(s), arrow.at(t)
    return ((round(x0, 1), round(y0, 1)), (x, y), (round(x2, 1), round(y2, 1)))


def supply(board: str) -> tuple[Box, ...]:
    """The five supply spaces on their quay."""
    x, y, w, h = load()["boards"][board]["supply"]
    size = load()["warehouse"]["size"]
    return tuple(
        Box(f"supply_{i + 1}", x + w / 2 + dx, y + h - 26 - size / 2, size, size)
        for i, dx in enumerate(_spread(data.PILES, size + 16))
    )


def compass(board: str) -> Box:
    """The place of the compass."""
    x, y, r = load()["boards"][board]["compass"]
    return Box("compass", x, y, 2 * r, 2 * r)


def compass_island(board: str) -> tuple[Point, ...]:
    """The outline of the compass's island."""
    spot = compass(board)
    return island(f"{board} compass", spot.x, spot.y, (spot.w / 2 + 24, spot.h / 2 + 18))


def space(box: Box, *art: str, cls: str = "space", **more: object) -> str:
    """A place for pieces: its element says where it is."""
    where = {"data_x": box.x, "data_y": box.y, "data_w": box.w, "data_h": box.h}
    return el("g", *art, ident=box.ident, cls=cls, **where, **more)
