"""Reduces borders to thin lines for the map of Airlines.

    python -m tools.art.airlines_borders world-atlas/countries-50m.json us-atlas/states-10m.json

Countries come from Natural Earth (npm: world-atlas), states of the United States from the Census
Bureau (npm: us-atlas); both are in the public domain. The result is committed as borders.json.
"""

import json
import sys
from pathlib import Path
from typing import Any

from tools.art.airlines_layout import FOLDER, load
from tools.art.coast import lines, project, simplify
from tools.art.svg import Point

TOLERANCE = {"countries": 0.8, "states": 1.8}
"""How far a simplified border may lie from the true one, in board units."""
SHORTEST = 12.0
"""Shorter pieces of a border (inlets, river islands) are left out."""


def shared_arcs(topology: dict[str, Any], name: str) -> set[int]:
    """The numbers of the arcs that two different shapes have in common."""
    owner: dict[int, object] = {}
    shared = set()
    for shape in topology["objects"][name]["geometries"]:
        stack: list[Any] = [shape.get("arcs", [])]
        while stack:
            for part in stack.pop():
                if isinstance(part, list):
                    stack.append(part)
                    continue
                arc = part if part >= 0 else ~part
                if owner.setdefault(arc, shape) is not shape:
                    shared.add(arc)
    return shared


def inside_frame(line: list[Point], width: float, height: float) -> list[list[Point]]:
    """The pieces of a line that lie on the board."""
    out: list[list[Point]] = [[]]
    for x, y in line:
        if -12 <= x <= width + 12 and -12 <= y <= height + 12:
            out[-1].append((x, y))
        elif out[-1]:
            out.append([])
    return [piece for piece in out if len(piece) > 1]


def extract(topology: dict[str, Any], name: str, drawing: dict[str, Any]) -> list[list[Point]]:
    """The borders between the shapes of one kind, in board units."""
    arcs, out = lines(topology), []
    west, south, east, north = drawing["projection"]["window"]
    for index in sorted(shared_arcs(topology, name)):
        line = [p for p in arcs[index] if west < p[0] < east and south < p[1] < north]
        projected = [project(lon, lat, drawing["projection"]) for lon, lat in line]
        for piece in inside_frame(projected, *drawing["canvas"]):
            slim = simplify(piece, TOLERANCE[name])
            (x1, y1), (x2, y2) = slim[0], slim[-1]
            if abs(x2 - x1) + abs(y2 - y1) >= SHORTEST:
                out.append([(round(x, 1), round(y, 1)) for x, y in slim])
    return out


def main() -> None:
    """Reads the two atlases, writes borders.json."""
    drawing, found = load("drawing.json"), {}
    for name, source in zip(("countries", "states"), sys.argv[1:], strict=True):
        topology = json.loads(Path(source).read_text("utf-8"))
        found[name] = extract(topology, name, drawing)
    rows = [
        f' "{name}": [\n' + ",\n".join(json.dumps(r, separators=(",", ":")) for r in part) + "\n ]"
        for name, part in found.items()
    ]
    target = FOLDER / "borders.json"
    target.write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")
    print({name: len(part) for name, part in found.items()}, target.stat().st_size, "bytes")


if __name__ == "__main__":
    main()
