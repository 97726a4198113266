"""The land under the roads: coast, rivers, lakes, mountains, woods, sand and waves."""

import math
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from tools.art.coast import is_land, project
from tools.art.palette import paint
from tools.art.svg import Point, dense, el, group, num, points, poly, smooth

RIVERS: dict[str, tuple[float, str]] = {
    "Nile": (
        5,
        "31.4,18 30.5,18.6 30.4,19.3 30.6,20.6 31.3,21.9 32.9,24.1 32.9,25 32.6,25.7 "
        "32.7,26.2 32.2,26 31.7,26.55 31.15,27.2 30.75,28.1 31.1,29.1 31.23,30.05",
    ),
    "Rosetta": (3.4, "31.23,30.05 30.9,30.6 30.4,31.5"),
    "Damietta": (3.4, "31.23,30.05 31.25,30.6 31.5,31.1 31.85,31.6"),
    "Euphrates": (
        4,
        "40.6,39.4 39.4,38.9 38.5,38.5 38.4,37.5 37.9,36.9 38.1,36.1 39,35.95 40.1,35.3 "
        "40.9,34.5 42,34.2 43.2,33.5 44.2,32.7 44.5,32 45.5,31.35 46.6,31 47.5,30.9 "
        "48.3,30.2 48.7,29.8",
    ),
    "Tigris": (
        3.6,
        "39.6,38.45 40.2,37.9 41.2,37.7 42.4,37.1 43.1,36.4 43.4,35.4 43.7,34.6 44.4,33.6 "
        "44.95,32.85 45.9,32.5 46.7,31.9 47.5,31",
    ),
    "Jordan": (2.6, "35.65,33.3 35.6,32.7 35.55,31.7"),
    "Halys": (2.8, "35.9,38.85 35.2,38.7 34,38.9 33.5,39.6 34.2,40.4 35.3,41 35.95,41.75"),
    "Orontes": (2.2, "36.5,34.3 36.5,35.2 36.3,36 35.9,36.1"),
    "Araxes": (2.4, "41.5,39.9 43.5,40.1 45.2,39.2 47,39.4 48.3,39.7 49.4,39.3"),
}
"""Our own lines through a few points, in degrees; width in board units."""

LAKES = (
    (35.5, 31.45, 5, 15),
    (35.6, 32.82, 4, 6),
    (42.9, 38.6, 17, 11),
    (45.4, 37.6, 11, 21),
    (33.4, 38.75, 9, 13),
)
"""Dead Sea, Galilee, Van, Urmia, Tuz: longitude, latitude, half axes in board units."""

RANGES: tuple[tuple[float, Sequence[Point]], ...] = (
    (1.0, ((230, 366), (300, 338), (380, 334), (470, 330), (548, 306))),
    (0.8, ((404, 70), (470, 100), (560, 100), (640, 118), (720, 104), (800, 90))),
    (1.15, ((806, 74), (880, 66), (960, 96), (1040, 110), (1110, 96))),
    (1.0, ((690, 282), (770, 262), (850, 240), (930, 232), (1000, 262))),
    (
        1.1,
        (
            (1010, 300),
            (1040, 360),
            (1085, 420),
            (1130, 474),
            (1188, 512),
            (1250, 566),
            (1310, 604),
            (1374, 650),
        ),
    ),
    (1.0, ((1080, 330), (1150, 360), (1220, 372), (1300, 372), (1380, 350), (1440, 330))),
    (0.7, ((676, 420), (660, 470))),
    (0.8, ((770, 900), (740, 850), (706, 790), (668, 730))),
    (0.7, ((560, 890), (528, 820), (496, 752))),
    (0.8, ((70, 420), (92, 390))),
    (0.8, ((170, 160), (230, 140))),
)
"""Mountain chains (Taurus, Pontus, Caucasus ...): size of the peaks, line in board units."""

WOODS = (
    *((620, 90, 60, 14), (520, 128, 60, 10), (250, 230, 40, 40), (300, 300, 60, 20)),
    *((1130, 345, 70, 14), (1280, 345, 60, 12), (940, 140, 60, 20), (180, 92, 50, 12)),
)
"""Woods: centre and spread."""

SANDS = (
    (190, 830, 150, 190),
    (830, 760, 200, 150),
    (1300, 470, 110, 60),
    (1440, 520, 80, 80),
    (1150, 780, 90, 60),
)
"""Deserts: centre and half axes."""

Free = Callable[[float, float, float], bool]


def coast_path(coast: list[list[list[float]]]) -> str:
    """All shores as one path."""
    return "".join(poly([(p[0], p[1]) for p in ring], close=True) for ring in coast)


def shapes(coast: list[list[list[float]]]) -> str:
    """The definitions that the rest refers to: coast, a clip to the land, peaks and trees."""
    peak = el(
        "path",
        d="M-17 4C-11-4-7-15-2-20 3-15 6-10 9-4L16 4z",
        **paint("slope", "faint", 1.4),
        stroke_linejoin="round",
    )
    shade = el("path", d="M-2-20C3-15 6-10 9-4L16 4H5C2-3 4-8-2-20z", **paint("hill"))
    hill = el("path", d="M-14 3C-8-12 4-14 13 3z", **paint("slope", "faint", 1.2)) + el(
        "path", d="M2-8C7-7 10-3 13 3H6C6-1 5-5 2-8z", **paint("hill")
    )
    tree = el("path", d="M0-12C5-6 5-1 0 0-5-1-5-6 0-12zM0 0V4", **paint("palm", "faint", 1))
    return el(
        "defs",
        el("path", ident="titans-coast", d=coast_path(coast)),
        el("clipPath", el("use", href="#titans-coast", clip_rule="evenodd"), ident="titans-land"),
        el("g", peak, shade, ident="titans-peak"),
        el("g", hill, ident="titans-hill"),
        el("g", tree, ident="titans-tree"),
    )


def courses(drawing: dict[str, Any]) -> dict[str, tuple[float, list[Point]]]:
    """The rivers in board units."""
    how = drawing["projection"]
    return {
        name: (w, [project(lon, lat, how) for lon, lat in points(line)])
        for name, (w, line) in RIVERS.items()
    }


def ground(drawing: dict[str, Any]) -> str:
    """Sea, shelf, land and its tints, in the order in which they lie."""
    round_ = {"stroke_linejoin": "round", "stroke_linecap": "round"}
    width, height = drawing["canvas"]
    parts = [el("rect", width=width, height=height, **paint("deep"))]
    for tone, broad in (("sea", 84), ("sea", 52), ("shelf", 26), ("foam", 9)):
        opacity = "0.5" if broad > 80 else None
        parts.append(
            el(
                "use",
                href="#titans-coast",
                **paint(None, tone, broad),
                **round_,
                stroke_opacity=opacity,
            )
        )
    parts.append(el("use", href="#titans-coast", **paint("land"), fill_rule="evenodd"))
    tints = []
    for x, y, rx, ry in SANDS:
        for part in (1.0, 0.88, 0.76, 0.62, 0.46):
            tints.append(
                el(
                    "ellipse",
                    cx=x,
                    cy=y,
                    rx=rx * part,
                    ry=ry * part,
                    **paint("desert"),
                    opacity="0.2",
                )
            )
    for name, (w, line) in courses(drawing).items():
        if name not in ("Jordan", "Halys", "Orontes", "Araxes"):
            tints.extend(
                el(
                    "path",
                    d=smooth(line),
                    **paint(None, "fertile", broad * w / 4),
                    **round_,
                    stroke_opacity="0.2",
                )
                for broad in (74, 60, 46, 32, 18)
            )
    parts.append(group(*tints, clip_path="url(#titans-land)"))
    parts.append(el("use", href="#titans-coast", **paint(None, "coast", 2.2), **round_))
    return group(*parts, cls="ground")


def waters(drawing: dict[str, Any]) -> str:
    """Rivers and lakes."""
    out = []
    for w, line in courses(drawing).values():
        out.append(el("path", d=smooth(line), **paint(None, "river", w), stroke_linecap="round"))
    for lon, lat, rx, ry in LAKES:
        x, y = project(lon, lat, drawing["projection"])
        turn = f"rotate(14 {num(x)} {num(y)})"
        out.append(
            el("ellipse", cx=x, cy=y, rx=rx, ry=ry, **paint("sea", "coast", 1.4), transform=turn)
        )
    return group(*out, clip_path="url(#titans-land)", cls="rivers")


def relief(free: Free, on_land: Callable[[float, float], bool]) -> str:
    """Mountains and trees where nothing else stands, far ones first."""
    rng, marks = Random("relief"), []
    for size, line in RANGES:
        path = dense(line, 8)
        gap, last = 25 * size, (-99.0, -99.0)
        for x, y in path:
            if math.dist((x, y), last) < gap:
                continue
            last = (x, y)
            for dx, dy, part in ((0, 0, 1.0), (rng.uniform(8, 16), rng.uniform(9, 15), 0.72)):
                px, py, scale = (
                    x + dx + rng.uniform(-4, 4),
                    y + dy + rng.uniform(-5, 5),
                    size * part * rng.uniform(0.85, 1.15),
                )
                if (
                    free(px, py - 6, 20 * scale)
                    and on_land(px, py)
                    and on_land(px - 12, py)
                    and on_land(px + 12, py)
                ):
                    marks.append((py, px, scale, "peak" if part == 1.0 else "hill"))
    for x, y, sx, sy in WOODS:
        for _ in range(7):
            px, py = x + rng.uniform(-sx, sx), y + rng.uniform(-sy, sy)
            if (
                free(px, py - 5, 10)
                and on_land(px, py)
                and all(math.dist((px, py), (m[1], m[0])) > 15 for m in marks)
            ):
                marks.append((py, px, rng.uniform(0.9, 1.2), "tree"))
    uses = []
    for y, x, scale, what in sorted(marks):
        place = f"translate({num(round(x))} {num(round(y))}) scale({scale:.2g})"
        uses.append(el("use", href=f"#titans-{what}", transform=place))
    return group(*uses, cls="relief")


def waves(free: Free, on_land: Callable[[float, float], bool]) -> str:
    """Small wave marks on open water, and ripples on sand."""
    rng, sea, sand = Random("waves"), [], []
    seen: list[Point] = []
    for _ in range(2500):
        x, y = rng.uniform(60, 1535), rng.uniform(65, 1140)
        near = [(x + dx, y + dy) for dx, dy in ((0, 0), (-22, 0), (30, 0), (0, 18), (0, -18))]
        if any(math.dist((x, y), p) < 46 for p in seen) or not free(x + 6, y, 26):
            continue
        if not any(on_land(*p) for p in near):
            sea.append(
                f"M{x:.0f} {y:.0f}q5-6 10 0t10 0"
                + (
                    ""
                    if rng.random() < 0.5
                    else "M" + f"{x - 9:.0f} {y + 9:.0f}q5-6 10 0t10 0 10 0"
                )
            )
            seen.append((x, y))
        elif all(on_land(*p) for p in near) and any(
            math.hypot((x - a) / rx, (y - b) / ry) < 0.92 for a, b, rx, ry in SANDS
        ):
            sand.append(f"M{x:.0f} {y:.0f}q8-8 16-1q5-4 11 1")
            seen.append((x, y))
    return group(
        el(
            "path",
            d="".join(sea),
            **paint(None, "wave", 1.6),
            stroke_linecap="round",
            stroke_opacity="0.75",
        ),
        el("path", d="".join(sand), **paint(None, "hill", 1.6), stroke_linecap="round"),
        cls="waves",
    )


def land_test(coast: list[list[list[float]]]) -> Callable[[float, float], bool]:
    """Whether a point is land, as a function."""
    return lambda x, y: is_land((x, y), coast)
