"""Where everything on the board of Airlines lies, worked out from drawing.json and the rules' map."""

import json
import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.games.airlines import data
from tools.art.coast import project
from tools.art.svg import Point, along, length, num

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "airlines"
STEPS = 60
HOMES = {airline[4]: airline[0] for airline in data.AIRLINES}
"""The airline that has its home in a city."""


@dataclass(frozen=True)
class Circle:
    """A numbered circle of a route: its id, its number and centre."""

    ident: str
    number: int
    x: float
    y: float


@dataclass(frozen=True)
class Route:
    """A route: its id, its network, the curve's control points, its circles."""

    ident: str
    network: str
    curve: tuple[Point, Point, Point]
    circles: tuple[Circle, ...]

    def points(self) -> list[Point]:
        """Points along the curve, evenly in its parameter."""
        (x0, y0), (x1, y1), (x2, y2) = self.curve
        out = []
        for i in range(STEPS + 1):
            t = i / STEPS
            a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
            out.append((a * x0 + b * x1 + c * x2, a * y0 + b * y1 + c * y2))
        return out


@dataclass(frozen=True)
class Box:
    """A place for a card: its id, its inscription, its top left corner and size."""

    ident: str
    words: str
    x: float
    y: float
    w: float
    h: float


def load(name: str) -> Any:
    """A data file of assets/airlines."""
    return json.loads((FOLDER / name).read_text("utf-8"))


def cities(drawing: dict[str, Any]) -> dict[str, Point]:
    """The middle of each city on the board."""
    out = {}
    for name, city in drawing["cities"].items():
        x, y = project(city["lon"], city["lat"], drawing["projection"])
        out[name] = (round(x, 1), round(y, 1))
    return out


def routes(drawing: dict[str, Any]) -> list[Route]:
    """All routes with their circles, lowest number at the first city's end."""
    spots, out = cities(drawing), []
    for a, b, network, numbers in data.ROUTES:
        ident = f"{a}__{b}"
        bend, shift = drawing["routes"][ident]
        (x0, y0), (x2, y2) = spots[a], spots[b]
        middle = (
            (x0 + x2) / 2 - 2 * bend * (y2 - y0),
            (y0 + y2) / 2 + 2 * bend * (x2 - x0),
        )
        bare = Route(ident, network, (spots[a], middle, spots[b]), ())
        line = bare.points()
        first = length(line) / 2 + shift - (len(numbers) - 1) / 2 * drawing["gap"]
        circles = []
        for i, number in enumerate(numbers):
            x, y = along(line, first + i * drawing["gap"])
            circles.append(Circle(f"{ident}:{number}", number, round(x, 1), round(y, 1)))
        out.append(Route(ident, network, bare.curve, tuple(circles)))
    return out


def wave(line: list[Point], reach: float, half: float) -> str:
    """A path that swings about the line, `reach` to each side, a half wave every `half` or so."""
    count = 2 * round(length(line) / half / 2)
    step = length(line) / count
    out, here = [f"M{num(line[0][0])} {num(line[0][1])}q"], line[0]
    for i in range(count):
        middle, end = along(line, (i + 0.5) * step), along(line, (i + 1) * step)
        dx, dy = end[0] - here[0], end[1] - here[1]
        side = (1 if i % 2 else -1) * 2 * reach / math.hypot(dx, dy)
        bulge = (middle[0] - dy * side - here[0], middle[1] + dx * side - here[1])
        out.append(" ".join(num(v) for v in (*bulge, dx, dy)) + " ")
        here = (here[0] + round(dx, 1), here[1] + round(dy, 1))
    return "".join(out).strip().replace(" -", "-")


def ribbon(route: Route, half: float, trim: tuple[float, float]) -> str:
    """The outline of the route as a band, `half` to each side, `trim` short of its cities."""
    start, middle, end = part_of(route, trim)
    first, last = _normal(start, middle), _normal(middle, end)
    chord, out = _normal(start, end), []
    for h in (half, -half):
        for (x, y), (dx, dy) in ((start, first), (middle, chord), (end, last)):
            out.append(f"{num(x + dx * h)} {num(y + dy * h)}")
    a, b, c, d, e, f = out
    round_end = f"A{num(half)} {num(half)} 0 0 0 "
    return f"M{a}Q{b} {c}{round_end}{f}Q{e} {d}{round_end}{a}z"


def part_of(route: Route, trim: tuple[float, float]) -> tuple[Point, Point, Point]:
    """The control points of the route's curve without `trim` units at its ends."""
    line = route.points()
    whole = length(line)
    ends = (along(line, trim[0]), along(line, whole - trim[1]))
    s, t = trim[0] / whole, 1 - trim[1] / whole
    weights = ((1 - s) * (1 - t), (1 - s) * t + (1 - t) * s, s * t)
    x, y = (sum(w * p[i] for w, p in zip(weights, route.curve, strict=True)) for i in (0, 1))
    return (ends[0], (x, y), ends[1])


def _normal(a: Point, b: Point) -> Point:
    far = math.dist(a, b)
    return (-(b[1] - a[1]) / far, (b[0] - a[0]) / far)


def card_boxes(drawing: dict[str, Any]) -> list[Box]:
    """The places for cards: open shares, both piles, the scoring cards drawn."""
    out = []
    for panel in drawing["panels"]:
        for ident, words, x, y, w, h in panel["places"]:
            out.append(Box(ident, words, x, y, w, h))
    return out
