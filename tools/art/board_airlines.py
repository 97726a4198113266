"""Makes the pictures of Airlines: board.svg, board.css, pieces.svg and cover.svg.

    python -m tools.art.board_airlines

Reads assets/airlines/drawing.json, coast.json and borders.json and the rules' map
(engine/games/airlines/data.py), writes into assets/airlines. The files are committed; a test runs
this again and compares the bytes.
"""

import math
import re
from typing import Any

from engine.games.airlines import data
from tools.art import airlines_desks as desks
from tools.art import airlines_land as land
from tools.art import airlines_scene as scenes
from tools.art.airlines_cover import cover
from tools.art.airlines_layout import (
    FOLDER,
    HOMES,
    Circle,
    Route,
    cities,
    load,
    ribbon,
    routes,
    wave,
)
from tools.art.airlines_pieces import pieces
from tools.art.airlines_signs import BOLD, strokes
from tools.art.coast import is_land
from tools.art.palette import AIRLINES, VALUES, paint, stylesheet
from tools.art.svg import ENGLISH, SERIF, el, group, move, num, text, write
from tools.art.titans_scene import compass

HEAD = """<!--
  Airlines, the board. Written by tools/art/board_airlines.py from drawing.json, coast.json, borders.json
  and the rules' map. Spaces (class space): circles juneau__yellowknife:4 ..., homes home_aba ...,
  open_1 ... open_5, pile_shares, pile_routes, scoring_1 ... scoring_3. Each has data-x and data-y,
  its centre in board units (1600 x 1200), and either data-r (round) or data-w and data-h (a box).
  What can be picked: data-id route:A__B (a route's line), circle:A__B:N, airline:ABA (its home),
  network:N (its line in the legend).
  g.route carries data-route and data-network. Colours: presentation attributes by day; the classes
  f-NAME (fill) and s-NAME (stroke) are overridden by board.css, by day and by night.
-->"""

RULES = """/* A dormant airline's home fades. A circle is hit for itself only while circles can be picked;
   otherwise what is meant is its route. */
.board .space[data-state="dormant"] { opacity: .35; }
.board .circle, .board .circle .halo { pointer-events: none; }
.board svg:has(.circle.is-lit) .circle, .board svg:has(.circle.is-lit) .circle .halo {
  pointer-events: all;
}
"""


def spot_shapes(r: float) -> str:
    """The empty circle of each network, drawn once."""
    out = []
    for network, _ in data.NETWORKS:
        art = el("circle", r=r - 0.5, **paint("paper", f"net-{network}", 3))
        out.append(el("g", art, ident=f"airlines-spot-{network}"))
    return el("defs", *out)


def circle(spot: Circle, network: str, r: float) -> str:
    """A numbered circle. It lets the pointer through to its route (board.css says when not)."""
    halo = el("circle", cx=spot.x, cy=spot.y, r=r + 4, cls="halo", fill="none")
    face = el("use", href=f"#airlines-spot-{network}", x=spot.x, y=spot.y)
    size = 23 if spot.number < 10 else 21
    number = el("text", str(spot.number), x=spot.x, y=spot.y + size * 0.36, font_size=size)
    return el(
        "g",
        halo,
        face,
        number,
        ident=spot.ident,
        cls="space circle",
        data_x=spot.x,
        data_y=spot.y,
        data_r=r,
        data_id=f"circle:{spot.ident}",
    )


def route_art(route: Route, drawing: dict[str, Any]) -> str:
    """One route: its halo, which is also what is hit, its line, its circles."""
    a, b = route.ident.split("__")
    rims = [drawing["home_radius" if c in HOMES else "city_radius"] + 5.0 for c in (a, b)]
    halo = el("path", d=ribbon(route, 19.5, (rims[0] + 12, rims[1] + 12)), cls="halo", fill="none")
    (x0, y0), (x1, y1), (x2, y2) = route.curve
    d = f"M{num(x0)} {num(y0)}Q{num(x1)} {num(y1)} {num(x2)} {num(y2)}"
    bed = el("path", d=d, **paint(None, "paper", 13), stroke_opacity="0.55")
    line = wave(route.points(), 4.6, 9.6) if route.network == "edge" else d
    drawn = el(
        "g", halo, bed, strokes(route.network, line), cls="line", data_id=f"route:{route.ident}"
    )
    spots = [circle(spot, route.network, drawing["radius"]) for spot in route.circles]
    return el("g", drawn, *spots, cls="route", data_route=route.ident, data_network=route.network)


def route_lines(drawing: dict[str, Any]) -> str:
    """All routes, one a line."""
    bold = {**BOLD, "text_anchor": "middle"}
    arts = [route_art(route, drawing) for route in routes(drawing)]
    return group(
        spot_shapes(drawing["radius"]), *arts, **{**paint("ink"), **bold, "cls": "routes f-ink"}
    )


def city_dots(drawing: dict[str, Any]) -> str:
    """The cities, and the homes with their flags."""
    dots, homes = [], []
    r, big = drawing["city_radius"], drawing["home_radius"]
    for name, (x, y) in cities(drawing).items():
        if name in HOMES:
            homes.append(home(HOMES[name], x, y, big, drawing["flags"][HOMES[name]]))
        else:
            dots.append(el("circle", cx=x, cy=y, r=r))
    plain = group(*dots, **paint("city", "ink", 2))
    return plain + "\n" + group(*homes, cls="homes")


def home(airline: str, x: float, y: float, r: float, flag: list[float]) -> str:
    """An airline's home: the place of its first marker, and a flag with its initials."""
    left, top, w, h = flag
    middle = (left + w / 2, top + h / 2)
    pole = el(
        "path", d=f"M{num(x)} {num(y)}L{num(middle[0])} {num(middle[1])}", **paint(None, "ink", 3)
    )
    box = {"x": left, "y": top, "width": w, "height": h, "rx": 4}
    own = f"air-{airline}"
    halo = el(
        "rect",
        **{**box, "x": left - 4, "y": top - 4, "width": w + 8, "height": h + 8, "rx": 7},
        cls="halo",
        fill="none",
    )
    round_halo = el("circle", cx=x, cy=y, r=r + 5, cls="halo", fill="none")
    pennant = el("rect", **box, **paint(own, "ink", 2.2))
    words = text(middle[0], middle[1] + 7.6, airline.upper(), 21, **BOLD, **paint(f"on-{airline}"))
    disc = el("circle", cx=x, cy=y, r=r - 1, **paint("paper", "ink", 2.2))
    disc += el("circle", cx=x, cy=y, r=r - 4.5, **paint(own, "ink", 1.2))
    disc += el("circle", cx=x, cy=y, r=6.0, **paint("paper", "ink", 1.6))
    return el(
        "g",
        pole,
        halo,
        round_halo,
        disc,
        pennant,
        words,
        ident=f"home_{airline}",
        cls="space home",
        data_x=x,
        data_y=y,
        data_r=r,
        data_id=f"airline:{airline}",
    )


def names(drawing: dict[str, Any]) -> str:
    """The cities and the seas by name."""
    towns, seas = [], []
    for name, label in data.CITIES:
        x, y, w, h = drawing["cities"][name]["label"]
        words = label.split(" ") if h > 30 else [label]
        if len(words) > 2:
            words = [" ".join(words[:-1]), words[-1]]
        for i, word in enumerate(words):
            towns.append(el("text", word, x=x + w / 2, y=y + 16.5 + 20 * i))
    for words_, x, y, size, *turn in drawing["seas"]:
        turned = f"rotate({turn[0]} {x} {y})" if turn else None
        seas.append(el("text", words_, x=x, y=y, font_size=size, transform=turned, **ENGLISH))
    rim = {**paint("ink", "land", 4), "paint_order": "stroke", "stroke_linejoin": "round"}
    middle = {"text_anchor": "middle"}
    return group(
        group(*seas, font_style="italic", letter_spacing=2, **middle, **paint("depth")),
        group(*towns, font_size=21, **middle, **rim),
        cls="names",
        font_family=SERIF,
        pointer_events="none",
    )


def scene(drawing: dict[str, Any], sky: bool) -> str:
    """The small pictures; what stands there more than once is drawn once and used."""
    pictures, placed = scenes.kinds(), drawing["sky" if sky else "scene"]
    often = sorted(k for k in pictures if sum(what == k for what, *_ in placed) > 1)
    out = (
        [el("defs", *(el("g", pictures[k], ident=f"airlines-{k}") for k in often))] if often else []
    )
    for what, x, y, scale, *flip in placed:
        art = el("use", href=f"#airlines-{what}") if what in often else pictures[what]
        out.append(move(art, x, y, scale, bool(flip)))
    if not sky:
        x, y, r = drawing["compass"]
        out.append(move(compass(r), x, y))
        t = drawing["title"]
        out.append(move(scenes.banner(t["words"], t["under"]), t["x"], t["y"], t["scale"]))
    return group(*out, cls="sky" if sky else "scene", pointer_events="none")


def frame(drawing: dict[str, Any]) -> str:
    """A narrow frame of wood with a golden line."""
    width, height = drawing["canvas"]
    edge = {"x": 6, "y": 6, "width": width - 12, "height": height - 12}
    inner = {"x": 14, "y": 14, "width": width - 28, "height": height - 28, "rx": 3}
    return el("rect", **edge, **paint(None, "frame", 12)) + el(
        "rect", **inner, **paint(None, "gold", 2)
    )


def occupied(drawing: dict[str, Any]) -> list[tuple[float, float, float]]:
    """Circles in which no mountain and no wave may be drawn."""
    out: list[tuple[float, float, float]] = []
    for route in routes(drawing):
        out += [(x, y, 6.0) for x, y in route.points()[::2]]
        out += [(c.x, c.y, drawing["radius"] + 4.0) for c in route.circles]
    out += [(x, y, 24.0 if name in HOMES else 14.0) for name, (x, y) in cities(drawing).items()]
    boxes = [city["label"] for city in drawing["cities"].values()]
    boxes += [*drawing["flags"].values(), *(panel["box"] for panel in drawing["panels"])]
    boxes.append(drawing["legend"][:4])
    t = drawing["title"]
    boxes.append([t["x"] - 20, t["y"] - 4, 370 * t["scale"], 96 * t["scale"]])
    for x, y, w, h in boxes:
        r = min(w, h, 60) / 2
        for i in range(math.ceil(w / r) + 1):
            for j in range(math.ceil(h / r) + 1):
                out.append((min(x + i * r, x + w), min(y + j * r, y + h), 4.0 + r / 2))
    for words, x, y, size, *turn in drawing["seas"]:
        a, half = math.radians(turn[0] if turn else 0), len(words) * size * 0.34
        for i in range(-4, 5):
            out.append((x + math.cos(a) * half * i / 4, y - 7 + math.sin(a) * half * i / 4, size))
    for what, x, y, scale, *_ in drawing["scene"] + drawing["sky"]:
        reach = 60 if what.startswith("airliner") else 40
        out.append((x, y - (0 if what.startswith(("air", "bip")) else 18) * scale, reach * scale))
    x, y, r = drawing["compass"]
    lakes = [(px, py, 10.0) for ring in land.lakes(drawing) for px, py in ring]
    return [*out, *lakes, (x, y, r + 14.0)]


def board() -> str:
    """The whole board."""
    drawing, coast, borders = load("drawing.json"), load("coast.json"), load("borders.json")
    width, height = drawing["canvas"]
    taken = occupied(drawing)

    def free(x: float, y: float, r: float) -> bool:
        return all(math.hypot(x - a, y - b) >= r + c for a, b, c in taken)

    def on_land(x: float, y: float) -> bool:
        return is_land((x, y), coast)

    parts = [
        land.shapes(coast),
        land.ground(drawing),
        land.graticule(drawing),
        land.waters(drawing, borders),
        land.waves(drawing, free, on_land),
        land.relief(drawing, free, on_land),
        scene(drawing, sky=False),
        route_lines(drawing),
        city_dots(drawing),
        names(drawing),
        scene(drawing, sky=True),
        desks.legend(drawing),
        desks.panels(drawing),
        frame(drawing),
    ]
    body = HEAD + "\n" + "\n".join(parts) + "\n"
    ns = "http://www.w3.org/2000/svg"
    return el("svg", "\n" + body, xmlns=ns, view_box=f"0 0 {width} {height}") + "\n"


def outputs() -> dict[str, str]:
    """Every file that this program writes, by its name in assets/airlines."""
    pictures = {"board.svg": board(), "pieces.svg": pieces(), "cover.svg": cover()}
    used = set(re.findall(r"\b[fs]-([a-z-]+)", "".join(pictures.values())))
    names_ = [name for name in VALUES if name in used or name in AIRLINES]
    sheet = stylesheet("tools/art/board_airlines.py", names_) + RULES
    return {**pictures, "board.css": sheet}


def main() -> None:
    """Writes the files."""
    write(FOLDER, outputs())


if __name__ == "__main__":
    main()
