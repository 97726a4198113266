"""Reduces Natural Earth's land (TopoJSON of the npm package world-atlas) to one board's coast.

    python -m tools.art.coast node_modules/world-atlas/land-50m.json assets/titans/coast.json

The result is committed, so this is only run again to change the extract.
"""

import json
import math
import sys
from pathlib import Path
from typing import Any

from tools.art.svg import Point, inside

MARGIN = 12
"""Board units that the land reaches beyond the frame, so that no cut edge shows."""
TOLERANCE = 0.9
"""How far a simplified coast may lie from the true one, in board units."""
SMALLEST = 28.0
"""Islands and lakes of less area (square units) are left out."""


def project(lon: float, lat: float, how: dict[str, Any]) -> Point:
    """Mercator or a conic of equal areas (Albers), as `projection` in drawing.json says."""
    if how["type"] == "albers":
        return _albers(lon, lat, how)
    per_degree = how["px_per_degree"]

    def mercator(angle: float) -> float:
        return math.degrees(math.log(math.tan(math.pi / 4 + math.radians(angle) / 2)))

    x = how["offset"][0] + (lon - how["lon_left"]) * per_degree
    y = how["offset"][1] + (mercator(how["lat_top"]) - mercator(lat)) * per_degree
    return (x, y)


def _albers(lon: float, lat: float, how: dict[str, Any]) -> Point:
    one, two = (math.radians(p) for p in how["standard_parallels"])
    n = (math.sin(one) + math.sin(two)) / 2
    c = math.cos(one) ** 2 + 2 * n * math.sin(one)
    reach = how["scale"] * math.sqrt(c - 2 * n * math.sin(math.radians(lat))) / n
    turn = n * math.radians(lon - how["central_meridian"])
    dx, dy = how["offset"]
    return (dx + reach * math.sin(turn), dy + reach * math.cos(turn))


def lines(topology: dict[str, Any]) -> list[list[Point]]:
    """All arcs of a topology, in degrees."""
    (sx, sy), (tx, ty) = topology["transform"]["scale"], topology["transform"]["translate"]
    out: list[list[Point]] = []
    for arc in topology["arcs"]:
        x = y = 0
        line = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            line.append((x * sx + tx, y * sy + ty))
        out.append(line)
    return out


def rings(topology: dict[str, Any]) -> list[list[Point]]:
    """All rings of the land, in degrees; outer shores and lakes alike (drawn even-odd)."""
    arcs = lines(topology)
    out = []
    for shape in topology["objects"]["land"]["geometries"]:
        polygons = shape["arcs"] if shape["type"] == "MultiPolygon" else [shape["arcs"]]
        for polygon in polygons:
            for ring in polygon:
                points: list[Point] = []
                for index in ring:
                    line = arcs[index] if index >= 0 else arcs[~index][::-1]
                    points.extend(line[1:] if points else line)
                out.append(points)
    return out


def clip(ring: list[Point], box: tuple[float, float, float, float]) -> list[Point]:
    """Sutherland and Hodgman: the part of the ring inside the box."""
    left, top, right, bottom = box
    for axis, limit, keep_less in (
        (0, left, False),
        (0, right, True),
        (1, top, False),
        (1, bottom, True),
    ):
        out: list[Point] = []
        for a, b in zip(ring, (*ring[1:], ring[0]), strict=True) if ring else ():
            a_in = (a[axis] <= limit) == keep_less or a[axis] == limit
            b_in = (b[axis] <= limit) == keep_less or b[axis] == limit
            if a_in != b_in:
                part = (limit - a[axis]) / (b[axis] - a[axis])
                cut = [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
                cut[axis] = limit
                out.append((cut[0], cut[1]))
            if b_in:
                out.append(b)
        ring = out
    return ring


def simplify(line: list[Point], tolerance: float) -> list[Point]:
    """Douglas and Peucker, without recursion."""
    keep = {0, len(line) - 1}
    stack = [(0, len(line) - 1)]
    while stack:
        first, last = stack.pop()
        (x1, y1), (x2, y2) = line[first], line[last]
        base = math.dist((x1, y1), (x2, y2))
        best, where = tolerance, None
        for i in range(first + 1, last):
            x, y = line[i]
            off = (
                abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / base
                if base
                else math.dist((x, y), (x1, y1))
            )
            if off > best:
                best, where = off, i
        if where is not None:
            keep.add(where)
            stack += [(first, where), (where, last)]
    return [line[i] for i in sorted(keep)]


def area(ring: list[Point]) -> float:
    """The area of a closed ring."""
    pairs = zip(ring, (*ring[1:], ring[0]), strict=True)
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairs)) / 2


def extract(
    topology: dict[str, Any],
    how: dict[str, Any],
    frame: list[float],
    tolerance: float = TOLERANCE,
) -> list[list[list[float]]]:
    """The coast in board units, biggest ring first, tenths of a unit."""
    x, y, w, h = frame
    box = (x - MARGIN, y - MARGIN, x + w + MARGIN, y + h + MARGIN)
    out = []
    for ring in rings(topology):
        degrees = [(lon, max(-80.0, min(80.0, lat))) for lon, lat in ring]
        if "window" in how:
            degrees = clip(degrees, how["window"])
        cut = clip([project(lon, lat, how) for lon, lat in degrees], box)
        if len(cut) < 4 or area(cut) < SMALLEST:
            continue
        slim = simplify([*cut, cut[0]], tolerance)[:-1]
        if len(slim) >= 3:
            out.append(slim)
    out.sort(key=area, reverse=True)
    return [[[round(px, 1), round(py, 1)] for px, py in ring] for ring in out]


def is_land(point: Point, coast: list[list[list[float]]]) -> bool:
    """Whether a point of the board is land (even-odd over all rings)."""
    return sum(inside(point, [(p[0], p[1]) for p in ring]) for ring in coast) % 2 == 1


def main() -> None:
    """Reads the atlas, writes the extract beside drawing.json."""
    source, target = Path(sys.argv[1]), Path(sys.argv[2])
    drawing = json.loads(target.with_name("drawing.json").read_text("utf-8"))
    topology = json.loads(source.read_text("utf-8"))
    tolerance = drawing.get("tolerance", TOLERANCE)
    coast = extract(topology, drawing["projection"], drawing["frame"], tolerance)
    target.write_text(
        "[\n" + ",\n".join(json.dumps(r, separators=(",", ":")) for r in coast) + "\n]\n", "utf-8"
    )
    print(len(coast), "rings,", sum(map(len, coast)), "points,", target.stat().st_size, "bytes")


if __name__ == "__main__":
    main()
