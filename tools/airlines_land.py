"""The land under the routes of Airlines: coast, lakes, rivers, borders, mountains, woods, waves."""

import math
from collections.abc import Callable
from random import Random
from typing import Any

from tools.coast import project
from tools.palette import paint
from tools.svg import Point, dense, el, group, num, points, poly, smooth

LAKES = {
    "Superior": "-92,46.8 -90.7,47.6 -89.2,48.2 -88.4,48.6 -87,48.7 -85.9,48.3 -84.9,47.6 -84.8,46.8 "
    "-86,46.7 -87.4,46.5 -88.2,47.1 -89.3,46.9 -90.6,46.8",
    "Michigan": "-87.9,42.4 -87.8,43.6 -87.6,44.6 -87.2,45.3 -86.3,46 -85.2,45.9 -85.5,45 -86.3,44.2 "
    "-86.4,43.2 -86.4,42.3 -87.1,41.7",
    "Huron": "-84.5,45.9 -83.6,45.3 -83.3,44.4 -83.6,43.8 -82.5,43.2 -81.8,43.5 -81.5,44.5 -80.6,44.6 "
    "-80,44.7 -80.2,45.3 -81,45.9 -82.5,46.1",
    "Erie": "-83.2,41.9 -82.3,42.2 -80.8,42.7 -79.2,42.8 -80,42.1 -81.5,41.6 -82.7,41.5",
    "Ontario": "-79.7,43.3 -79,43.8 -77.6,44 -76.4,44.1 -76.4,43.5 -77.7,43.25 -79,43.25",
    "Winnipeg": "-96.8,50.4 -96.2,51 -96.3,51.8 -96.8,52.4 -97.3,53.2 -97.9,53.9 -98.8,53.8 "
    "-98.9,53.3 -98.1,52.7 -97.5,52 -97.1,51.4 -97,50.8",
    "Great Slave": "-117,61 -116,60.9 -114.5,61.1 -113.6,61.2 -112,61.5 -110,62.3 -109.2,62.8 "
    "-110.5,62.9 -112,62.5 -113.5,62.2 -115,62.4 -115.8,62 -116.2,61.5",
    "Great Bear": "-124.6,66.3 -121.5,66.9 -118.5,66.6 -120.4,65.7 -123,65.2",
    "Athabasca": "-111,58.7 -109,59.5 -106.6,59.3 -108.8,58.9",
    "Reindeer": "-102.8,56.4 -102,57.6 -101.6,57.2",
    "Nipigon": "-88.9,49.5 -88.6,50.3 -88.1,49.7",
    "Great Salt": "-112.9,41.5 -112.4,41.6 -112.1,40.8 -112.6,40.9",
    "Mistassini": "-74.3,50.5 -73.2,51.2 -72.9,51 -73.8,50.6",
}
"""Our own outlines through a few points, in degrees."""

RIVERS = {
    "Mississippi": (
        3.6,
        "-95.2,47.2 -94.2,46.2 -93.2,44.9 -91.3,43.8 -90.2,41.8 -91.1,40.6 -90.2,38.7 -89.2,37 "
        "-89.9,35.2 -91.1,33.6 -91.2,32 -91.4,31 -90.1,29.9 -89.3,29.2",
    ),
    "Missouri": (
        3,
        "-111.5,46 -110,47.8 -106.5,48 -103,48 -100.6,46.6 -100.3,44.3 -97.3,42.8 -95.9,41 -94.8,39.3 "
        "-92,38.6 -90.2,38.8",
    ),
    "Ohio": (2.4, "-80,40.4 -81.6,39.2 -84.4,39 -86.2,38 -88,37.2 -89.2,37"),
    "Rio Grande": (2.6, "-106.6,35.2 -106.5,31.9 -104.5,29.6 -102.6,29.6 -100.5,28.5 -99.2,26.5 -97.2,25.9"),
    "Colorado": (2.4, "-108.5,39.1 -110.2,38 -111.5,36.7 -113.9,36.1 -114.6,35 -114.6,33 -114.8,31.9"),
    "Columbia": (2.6, "-117.8,50.8 -118,49 -119.6,47.8 -119,46.1 -121.5,45.7 -123.8,46.2"),
    "Saint Lawrence": (3, "-76.4,44.2 -74,45.3 -72.3,46.5 -70.7,47.2 -69,48.5"),
    "Mackenzie": (3, "-116.8,61.1 -121,61.6 -123.5,63.2 -126.5,65.1 -130,67.2 -134,68"),
    "Saskatchewan": (2.2, "-113.5,53.5 -110,53.4 -106,52.9 -103,53.5 -99.5,53.3"),
    "Nelson": (2.2, "-97.8,53.9 -96,55.3 -93.5,56.9 -92.5,57.1"),
    "Arkansas": (2, "-104.6,38.3 -100,37.7 -97,36.4 -94.4,35.4 -91.2,33.8"),
}
"""Our own lines through a few points, in degrees; width in board units."""

RANGES = (
    (1.15, "-153,61.5 -149,62.8 -145.5,63.2"),
    (1.05, "-141,60.6 -137.5,59.8 -134,59.4"),
    (1.0, "-131,57.2 -128,54.8 -126,53 -124,51.3"),
    (1.0, "-136,64.5 -131,63.5 -128,62 -126.5,60"),
    (1.15, "-125,57.5 -122,55.2 -119.3,53 -117,51.3 -115.3,50 -113.8,48.5"),
    (1.1, "-113,46.8 -111,45 -109.6,43.4 -107.4,41.3"),
    (1.1, "-106.6,40 -106.4,38.4 -105.6,36.7 -106.1,34.6"),
    (0.85, "-121.3,48.8 -121.6,46.8 -121.8,44.8 -122,42.8"),
    (0.95, "-120.4,39.6 -119.2,38 -118.3,36.6"),
    (0.8, "-116.4,40.3 -115.2,39"),
    (0.95, "-108.4,30 -107.6,28 -106.4,26 -104.9,24"),
    (0.9, "-101,26.3 -100,24.3 -99.3,22.4 -98.2,20.6"),
    (0.85, "-84.2,35.4 -82,36.6 -80.4,38.2 -78.8,39.6"),
    (0.8, "-76.6,41.6 -74.6,43.8 -71.6,44.4"),
    (0.85, "-64.6,59.3 -63.6,57.6"),
    (0.8, "-97.8,18.4 -95.5,17.3 -92.6,16"),
    (0.7, "-71.6,19.2 -70.4,18.9"),
)
"""Mountain chains: size of the peaks, line in degrees."""

WOODS = (
    ("pine", -123, 58.8, 60, 30, 12),
    ("pine", -116, 56.5, 60, 34, 14),
    ("pine", -108, 55.5, 70, 30, 16),
    ("pine", -99, 56.5, 50, 30, 10),
    ("pine", -92, 52.5, 70, 40, 20),
    ("pine", -85, 50.8, 60, 26, 12),
    ("pine", -76.5, 50.5, 60, 50, 20),
    ("pine", -71, 53.5, 40, 60, 16),
    ("pine", -64, 52, 50, 22, 9),
    ("pine", -68.5, 46.5, 40, 24, 9),
    ("pine", -123, 44.5, 16, 40, 6),
    ("pine", -115.5, 46.3, 34, 20, 6),
    ("pine", -56.5, 48.8, 24, 16, 4),
    ("tree", -91.5, 44.2, 40, 24, 6),
    ("tree", -85.3, 44, 16, 24, 4),
    ("tree", -92.6, 37.2, 34, 20, 6),
    ("tree", -86.6, 36, 44, 20, 7),
    ("tree", -87.5, 32.4, 40, 22, 8),
    ("tree", -80.6, 34.4, 34, 22, 6),
    ("tree", -82.5, 40.3, 34, 18, 5),
    ("tree", -93.6, 31.5, 24, 30, 6),
    ("palm", -81.3, 27.6, 12, 24, 3),
    ("palm", -89.2, 19.2, 34, 20, 5),
    ("palm", -78.5, 21.6, 40, 10, 4),
    ("palm", -103, 19.6, 30, 14, 3),
    ("cactus", -113.4, 30.9, 30, 22, 5),
    ("cactus", -104.4, 28, 34, 30, 6),
    ("cactus", -109.6, 33.6, 30, 20, 5),
    ("cactus", -116, 36.2, 20, 24, 4),
    ("cactus", -103.2, 32.6, 24, 16, 3),
    ("cactus", -102.4, 24.6, 24, 24, 4),
    ("grass", -103, 42.8, 60, 30, 9),
    ("grass", -99, 46.8, 50, 30, 9),
    ("grass", -99.5, 38.3, 60, 26, 9),
    ("grass", -100, 35.2, 40, 24, 6),
    ("grass", -106.5, 51.3, 50, 18, 6),
)
"""What grows where: kind, middle in degrees, spread in board units, how many are tried."""

TINTS = (
    ("forest", -120, 56, 130, 110),
    ("forest", -104, 56.5, 170, 80),
    ("forest", -88, 51, 150, 80),
    ("forest", -73, 51, 130, 130),
    ("forest", -84, 35.5, 150, 110),
    ("forest", -72, 45, 110, 60),
    ("forest", -122.5, 46, 60, 130),
    ("forest", -90, 18.5, 110, 50),
    ("prairie", -101, 43, 130, 150),
    ("prairie", -106, 51, 130, 60),
    ("desert", -113, 34, 130, 120),
    ("desert", -105, 28, 110, 110),
    ("desert", -116.5, 39.5, 80, 80),
    ("snow", -100, 66, 330, 80),
    ("snow", -150, 64, 160, 90),
    ("snow", -68, 61, 170, 60),
    ("snow", -83, 67, 160, 60),
)
"""Patches of woods, grass, sand and snow: colour, middle in degrees, half axes in board units."""

Free = Callable[[float, float, float], bool]
OnLand = Callable[[float, float], bool]
ROUND: dict[str, object] = {"stroke_linejoin": "round", "stroke_linecap": "round"}


def plants() -> dict[str, str]:
    """The small marks of the land, each drawn once: mountains, trees, cactus, grass."""
    peak = el("path", d="M-17 4C-11-4-7-15-2-20 3-15 6-10 9-4L16 4z", **paint("slope", "faint", 1.4), **ROUND)
    peak += el("path", d="M-2-20C3-15 6-10 9-4L16 4H5C2-3 4-8-2-20z", **paint("hill"))
    peak += el("path", d="M-2-20C-4-18-6-13.500-7.500-10.500L-4-12.500-1.500-9.500 1-13 4.500-10.500C3-15 1-18-2-20z", **paint("snow", "faint", 0.8))
    hill = el("path", d="M-14 3C-8-12 4-14 13 3z", **paint("slope", "faint", 1.2))
    hill += el("path", d="M2-8C7-7 10-3 13 3H6C6-1 5-5 2-8z", **paint("hill"))
    pine = el("path", d="M0-17L4.500-9H2.500L7-1.500H-7L-2.500-9H-4.500z", **paint("pine", "faint", 0.9), **ROUND)
    pine += el("path", d="M0-17L4.500-9H2.500L7-1.500H1z", **paint("pine-dark")) + el("path", d="M0-1.500V3", **paint(None, "faint", 1.6))
    tree = el("path", d="M0 3V-4", **paint(None, "faint", 1.6)) + el("circle", cy=-8, r=5.6, **paint("pine", "faint", 0.9))
    tree += el("path", d="M2-13a5.500 5.500 0 0 1-1 10.400c3-3 3-7 1-10.400z", **paint("pine-dark"))
    palm = el("path", d="M-1 3Q-1-5 2-11", **paint(None, "faint", 1.8), **ROUND)
    leaf = "M2-11C-2-15-6-14-8-11M2-11C-1-12-4-9-5-6M2-11C6-15 10-13 11-10M2-11C6-11 8-8 8-5M2-11C2-14 3-16 5-17"
    palm += el("path", d=leaf, **paint(None, "pine", 2), **ROUND)
    cactus = el("path", d="M0 3V-13M0-3H-5.500V-8M0-5.500H5V-10", **paint(None, "faint", 5), **ROUND)
    cactus += el("path", d="M0 3V-13M0-3H-5.500V-8M0-5.500H5V-10", **paint(None, "pine", 3.2), **ROUND)
    grass = el("path", d="M-5 0Q-6-5-8-7M-2 0Q-2-6-3-9M1 0Q2-6 4-8M4 0Q6-3 9-5", **paint(None, "hill", 1.5), **ROUND)
    return {"peak": peak, "hill": hill, "pine": pine, "tree": tree, "palm": palm, "cactus": cactus, "grass": grass}


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
        if dry and free(x, y - 6, room) and all(math.dist((x, y), (m[1], m[0])) > apart for m in marks):
            marks.append((y, x, scale, what))

    for size, course in RANGES:
        line, last = dense([project(lon, lat, how) for lon, lat in points(course)], 12), (-99.0, -99.0)
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
