"""Small functions that write SVG as text: elements, numbers, smooth lines.

Everything here is deterministic, so that a maker run twice writes the same bytes.
"""

import itertools
import math
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

Point = tuple[float, float]

SERIF = "Palatino Linotype, Palatino, Book Antiqua, DejaVu Serif, Noto Serif, serif"


def num(value: float) -> str:
    """A coordinate with at most one decimal, and no more characters than needed."""
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    return "0" if text == "-0" else text


def el(tag: str, *children: str, **attrs: object) -> str:
    """One element: `fill_opacity` becomes `fill-opacity`, `cls` `class`; None is left out."""
    out = [f"<{tag}"]
    for key, value in attrs.items():
        if value is None:
            continue
        name = {"cls": "class", "ident": "id"}.get(key, key.replace("_", "-"))
        name = {"view-box": "viewBox"}.get(name, name)
        shown = num(value) if isinstance(value, float) else str(value)
        out.append(f" {name}={quoteattr(shown)}")
    body = "".join(children)
    out.append(f">{body}</{tag}>" if body else "/>")
    return "".join(out)


ENGLISH = {"lang": "en"}
"""Of a text that is no name: the page writes it in its own language (web/boards.js)."""


def text(x: float, y: float, words: str, size: float, **attrs: object) -> str:
    """A line of text, centred on (x, y) unless `text_anchor` says otherwise (y is the baseline)."""
    attrs.setdefault("text_anchor", "middle")
    return el("text", escape(words), x=num(x), y=num(y), font_size=num(size), **attrs)


def group(*children: str, **attrs: object) -> str:
    """A group, one child a line, so that a diff of a committed picture can be read."""
    return el("g", "\n" + "\n".join(children) + "\n", **attrs)


def move(art: str, x: float, y: float, scale: float = 1.0, flip: bool = False) -> str:
    """A piece of art set down with its origin at (x, y)."""
    sizes = f" scale({-scale:.3g} {scale:.3g})" if flip else f" scale({scale:.3g})"
    if scale == 1 and not flip:
        sizes = ""
    return el("g", art, transform=f"translate({num(x)} {num(y)}){sizes}")


def points(words: str) -> list[Point]:
    """Points written as "x,y x,y", the way of long tables."""
    pairs = (word.split(",") for word in words.split())
    return [(float(x), float(y)) for x, y in pairs]


def poly(points: Iterable[Point], close: bool = False) -> str:
    """A path of straight lines, written relatively in tenths, which is the shortest form."""
    out: list[str] = []
    last = (0, 0)
    for index, (x, y) in enumerate(points):
        here = (round(x * 10), round(y * 10))
        if index == 0:
            out.append(f"M{num(here[0] / 10)} {num(here[1] / 10)}")
        elif here != last:
            dx, dy = num((here[0] - last[0]) / 10), num((here[1] - last[1]) / 10)
            out.append(("l" if index == 1 else " ") + dx + ("" if dy[0] == "-" else " ") + dy)
        last = here
    return "".join(out).replace(" -", "-") + ("z" if close else "")


def smooth(points: Sequence[Point], close: bool = False, tension: float = 1 / 6) -> str:
    """A Catmull-Rom curve through the points, written as cubic Beziers."""
    count = len(points)

    def at(i: int) -> Point:
        return points[i % count] if close else points[min(max(i, 0), count - 1)]

    out = [f"M{num(points[0][0])} {num(points[0][1])}"]
    for i in range(count if close else count - 1):
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = at(i - 1), at(i), at(i + 1), at(i + 2)
        c1 = (x1 + (x2 - x0) * tension, y1 + (y2 - y0) * tension)
        c2 = (x2 - (x3 - x1) * tension, y2 - (y3 - y1) * tension)
        out.append("C" + " ".join(num(v) for v in (*c1, *c2, x2, y2)))
    return "".join(out) + ("z" if close else "")


def dense(points: Sequence[Point], steps: int = 24) -> list[Point]:
    """Points along the Catmull-Rom curve through `points`, close enough to measure lengths by."""
    count = len(points)
    out: list[Point] = []
    for i in range(count - 1):
        p0, p1 = points[max(i - 1, 0)], points[i]
        p2, p3 = points[i + 1], points[min(i + 2, count - 1)]
        for step in range(steps):
            t = step / steps
            out.append(
                (_spline(p0[0], p1[0], p2[0], p3[0], t), _spline(p0[1], p1[1], p2[1], p3[1], t))
            )
    out.append(points[-1])
    return out


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (
        2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3
    )


def length(points: Sequence[Point]) -> float:
    """The length of a line of straight pieces."""
    return sum(math.dist(a, b) for a, b in itertools.pairwise(points))


def along(points: Sequence[Point], distance: float) -> Point:
    """The point that lies `distance` along the line; beyond the end, the end."""
    for (x1, y1), (x2, y2) in itertools.pairwise(points):
        step = math.dist((x1, y1), (x2, y2))
        if step and distance <= step:
            part = distance / step
            return (x1 + (x2 - x1) * part, y1 + (y2 - y1) * part)
        distance -= step
    return points[-1]


def inside(point: Point, ring: Sequence[Point]) -> bool:
    """Whether the point lies inside the closed ring (even-odd)."""
    x, y = point
    odd = False
    for (x1, y1), (x2, y2) in zip(ring, (*ring[1:], ring[0]), strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            odd = not odd
    return odd


def write(folder: Path, files: Mapping[str, str]) -> None:
    """Writes the files of a maker, by name, and says how big they are."""
    for name, content in files.items():
        (folder / name).write_text(content, "utf-8", newline="\n")
        print(f"{name}: {len(content.encode())} bytes")
