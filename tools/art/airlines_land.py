"""The land under the routes of Airlines: coast, lakes, rivers, borders, mountains, woods, waves."""

import math
from collections.abc import Callable
from random import Random
from typing import Any

from tools.art.airlines_terrain import LAKES, RANGES, RIVERS, TINTS, WOODS
from tools.art.coast import project
from tools.art.palette import paint
from tools.art.svg import Point, dense, el, group, num, points, poly, smooth

Free = Callable[[float, float, float], bool]
OnLand = Callable[[float, float], bool]
ROUND: dict[str, object] = {"stroke_linejoin": "round", "stroke_linecap": "round"}


def plants() -> dict[str, str]:
    """The small marks of the land, each drawn once: mountains, trees, cactus, grass."""
    peak = el(
        "path",
        d="M-17 4C-11-4-7-15-2-20 3-15 6-10 9-4L16 4z",
        **paint("slope", "faint", 1.4),
        **ROUND,
    )
    peak += el("path", d="M-2-20C3-15 6-10 9-4L16 4H5C2-3 4-8-2-20z", **paint("hill"))
    peak += el(
        "path",
        d=(
            "M-2-20C-4-18-6-13.500-7.500-10.500L-4-12.500-1.500-9.500 1-13 4.500-10.500C3-15"
            " 1-18-2-20z"
        ),
        **paint("snow", "faint", 0.8),
    )
    hill = el("path", d="M-14 3C-8-12 4-14 13 3z", **paint("slope", "faint", 1.2))
    hill += el("path", d="M2-8C7-7 10-3 13 3H6C6-1 5-5 2-8z", **paint("hill"))
    pine = el(
        "path",
        d="M0-17L4.500-9H2.500L7-1.500H-7L-2.500-9H-4.500z",
        **paint("pine", "faint", 0.9),
        **ROUND,
    )
    pine += el("path", d="M0-17L4.500-9H2.500L7-1.500H1z", **paint("pine-dark")) + el(
        "path", d="M0-1.500V3", **paint(None, "faint", 1.6)
    )
    tree = el("path", d="M0 3V-4", **paint(None, "faint", 1.6)) + el(
        "circle", cy=-8, r=5.6, **paint("pine", "faint", 0.9)
    )
    tree += el("path", d="M2-13a5.500 5.500 0 0 1-1 10.400c3-3 3-7 1-10.400z", **paint("pine-dark"))
    palm = el("path", d="M-1 3Q-1-5 2-11", **paint(None, "faint", 1.8), **ROUND)
    leaf = (
        "M2-11C-2-15-6-14-8-11M2-11C-1-12-4-9-5-6M2-11C6-15 10-13 11-10M2-11C6-11 8-8 8-5"
        "M2-11C2-14 3-16 5-17"
    )
    palm += el("path", d=leaf, **paint(None, "pine", 2), **ROUND)
    cactus = el(
        "path", d="M0 3V-13M0-3H-5.500V-8M0-5.500H5V-10", **paint(None, "faint", 5), **ROUND
    )
    cactus += el(
        "path", d="M0 3V-13M0-3H-5.500V-8M0-5.500H5V-10", **paint(None, "pine", 3.2), **ROUND
    )
    grass = el(
        "path",
        d="M-5 0Q-6-5-8-7M-2 0Q-2-6-3-9M1 0Q2-6 4-8M4 0Q6-3 9-5",
        **paint(None, "hill", 1.5),
        **ROUND,
    )
    return {
        "peak": peak,
        "hill": hill,
        "pine": pine,
        "tree": tree,
        "palm": palm,
        "cactus": cactus,
        "grass": grass,
    }


def outline(coast: list[list[list[float]]]) -> str:
    """All shores as one path."""
    return "".join(poly([(p[0], p[1]) for p in ring], close=True) for ring in coast)


def lakes(drawing: dict[str, Any]) -> list[list[Point]]:
    """The lakes in board units."""
    how = drawing["projection"]
    return [[project(lon, lat, how) for lon, lat in points(line)] for line in LAKES.values()]


def shapes(coast: list[list[list[float]]]) -> str:
    """The definitions that the rest refers to: coast, a clip to the land, peaks and trees."""
    marks = (el("g", art, ident=f"airlines-{name}") for name, art in plants().items())
    use = el("use", href="#airlines-coast", clip_rule="evenodd")
    return el(
        "defs",
        el("path", ident="airlines-coast", d=outline(coast)),
        el("clipPath", use, ident="airlines-land"),
        *marks,
    )


def ground(drawing: dict[str, Any]) -> str:
    """Sea, shelf, land and its tints, in the order in which they lie."""
    width, height = drawing["canvas"]
    how = drawing["projection"]
    parts = [el("rect", width=width, height=height, **paint("deep"))]
    for tone, broad in (("sea", 84), ("sea", 52), ("shelf", 26), ("foam", 9)):
        opacity = "0.5" if broad > 80 else None
        line = {**paint(None, tone, broad), **ROUND}
        parts.append(el("use", href="#airlines-coast", **line, stroke_opacity=opacity))
    parts.append(el("use", href="#airlines-coast", **paint("land"), fill_rule="evenodd"))
    tints = []
    for tone, lon, lat, rx, ry in TINTS:
        x, y = project(lon, lat, how)
        strong = "0.3" if tone == "snow" else "0.22"
        for part in (1.0, 0.86, 0.7, 0.52):
            spot = {"cx": round(x), "cy": round(y), "rx": round(rx * part), "ry": round(ry * part)}
            tints.append(el("ellipse", **spot, **paint(tone), opacity=strong))
    for size, course in RANGES:
        d = smooth([project(lon, lat, how) for lon, lat in points(course)])
        for broad in (62, 40, 20):
            line = {**paint(None, "hill", broad * size), **ROUND}
            tints.append(el("path", d=d, **line, stroke_opacity="0.13"))
    parts.append(group(*tints, clip_path="url(#airlines-land)"))
    parts.append(el("use", href="#airlines-coast", **paint(None, "coast", 2), **ROUND))
    return group(*parts, cls="ground")


def waters(drawing: dict[str, Any], borders: dict[str, list[list[Point]]]) -> str:
    """Borders, rivers and lakes."""
    how, out = drawing["projection"], []
    thin = {"states": (1.1, "1 4"), "countries": (1.8, "7 4")}
    for name in ("states", "countries"):
        width, dash = thin[name]
        d = "".join(poly(line) for line in borders[name])
        line = {**paint(None, "border", width), **ROUND, "stroke_dasharray": dash}
        out.append(el("path", d=d, **line, stroke_opacity="0.8"))
    for w, course in RIVERS.values():
        d = smooth([project(lon, lat, how) for lon, lat in points(course)])
        out.append(el("path", d=d, **paint(None, "river", w), stroke_linecap="round"))
    d = "".join(smooth(ring, close=True) for ring in lakes(drawing))
    out.append(el("path", d=d, **paint("sea", "coast", 1.5), stroke_linejoin="round"))
    return group(*out, clip_path="url(#airlines-land)", cls="waters")


def relief(drawing: dict[str, Any], free: Free, on_land: OnLand) -> str:
    """Mountains and plants where nothing else stands, far ones first."""
    rng, how = Random("relief"), drawing["projection"]
    marks: list[tuple[float, float, float, str]] = []

    def put(x: float, y: float, scale: float, what: str, room: float, apart: float) -> None:
        dry = all(on_land(x + dx, y) for dx in (-12, 0, 12))
        if (
            dry
            and free(x, y - 6, room)
            and all(math.dist((x, y), (m[1], m[0])) > apart for m in marks)
        ):
            marks.append((y, x, scale, what))

    for size, course in RANGES:
        line, last = (
            dense([project(lon, lat, how) for lon, lat in points(course)], 12),
            (-99.0, -99.0),
        )
        for x, y in line:
            if math.dist((x, y), last) < 23 * size:
                continue
            last = (x, y)
            scale = size * rng.uniform(0.85, 1.12)
            put(x + rng.uniform(-4, 4), y + rng.uniform(-4, 4), scale, "peak", 11 * scale, 13)
            side = rng.choice((-1, 1)) * rng.uniform(13, 19)
            put(x + side, y + rng.uniform(6, 13), scale * 0.7, "hill", 8 * scale, 11)
    for what, lon, lat, sx, sy, count in WOODS:
        x, y = project(lon, lat, how)
        for _ in range(count):
            scale = rng.uniform(0.85, 1.15)
            put(x + rng.uniform(-sx, sx), y + rng.uniform(-sy, sy), scale, what, 10, 15)
    uses = []
    for y, x, scale, what in sorted(marks):
        place = f"translate({num(round(x))} {num(round(y))}) scale({scale:.2g})"
        uses.append(el("use", href=f"#airlines-{what}", transform=place))
    return group(*uses, cls="relief")


def waves(drawing: dict[str, Any], free: Free, on_land: OnLand) -> str:
    """Small wave marks on open water."""
    rng, sea = Random("waves"), []
    width, height = drawing["canvas"]
    seen: list[Point] = []
    for _ in range(2200):
        x, y = rng.uniform(24, width - 46), rng.uniform(28, height - 24)
        near = [(x + dx, y + dy) for dx, dy in ((0, 0), (-22, 0), (30, 0), (0, 18), (0, -18))]
        if any(math.dist((x, y), p) < 50 for p in seen) or not free(x + 8, y, 24):
            continue
        if not any(on_land(*p) for p in near):
            second = f"M{x - 9:.0f} {y + 9:.0f}q5-6 10 0t10 0 10 0"
            sea.append(f"M{x:.0f} {y:.0f}q5-6 10 0t10 0" + rng.choice(("", second)))
            seen.append((x, y))
    line = {**paint(None, "wave", 1.6), "stroke_linecap": "round", "stroke_opacity": "0.7"}
    return el("path", d="".join(sea), **line)


def graticule(drawing: dict[str, Any]) -> str:
    """Every tenth circle of latitude and longitude, thin, on the sea."""
    how, out = drawing["projection"], []
    for lat in range(10, 71, 10):
        line = [project(lon, lat, how) for lon in range(-170, -29, 4)]
        out.append(smooth([p for p in line if -80 < p[0] < 1680 and -80 < p[1] < 1280] or line[:2]))
    for lon in range(-170, -29, 10):
        line = [project(lon, lat, how) for lat in (5, 40, 72)]
        out.append(poly([line[0], line[2]]))
    return el("path", d="".join(out), **paint(None, "wave", 1), stroke_opacity="0.35")
