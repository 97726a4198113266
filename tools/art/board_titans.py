"""Makes the pictures of Trading Titans: board.svg, board.css, pieces.svg and cover.svg.

    python -m tools.art.board_titans

Reads assets/titans/drawing.json and coast.json, writes into assets/titans. The files are committed;
a test runs this again and compares the bytes.
"""

import math
from typing import Any

from tools.art import titans_land as land
from tools.art import titans_scene as scenes
from tools.art.coast import project
from tools.art.palette import paint, stylesheet
from tools.art.svg import ENGLISH, SERIF, el, group, move, poly, text, write
from tools.art.titans_cover import cover
from tools.art.titans_goods import sign, tile
from tools.art.titans_layout import FOLDER, Box, card_boxes, load, road_line, score_boxes, stops
from tools.art.titans_pieces import pieces

HEAD = """<!--
  Trading Titans, the board. Written by tools/art/board_titans.py from drawing.json and coast.json.
  Spaces: g.space with id red_30 ... red_2, yellow_..., green_..., card_1 ... card_13,
  score_0 ... score_99.
  Each has data-x and data-y, its centre in board units (1600 x 1200), and either data-r (round) or
  data-w and data-h (a box). Colours: presentation attributes by day. The classes f-NAME (fill) and
  s-NAME (stroke) may be overridden: board.css does it by custom properties, by day and by night.
-->"""


def roads(drawing: dict[str, Any]) -> str:
    """The caravan roads under their stops."""
    out = []
    for route in drawing["routes"]:
        line = road_line(drawing, route)[::6]
        palmyra = (drawing["palmyra"]["x"], drawing["palmyra"]["y"])
        d = poly([*line, palmyra])
        joint = {"stroke_linejoin": "round", "stroke_linecap": "round"}
        out.append(el("path", d=d, **paint(None, "faint", 19), **joint, stroke_opacity="0.55"))
        out.append(el("path", d=d, **paint(None, "road", 16), **joint))
        out.append(el("path", d=d, **paint(None, route["id"], 3), **joint, stroke_dasharray="1 8"))
    return group(*out, cls="roads")


def stop_shapes(drawing: dict[str, Any]) -> str:
    """The empty spaces, small and big, in the shape of their roads."""
    out = []
    for route in drawing["routes"]:
        colour = route["id"]
        for size in ("radius", "big_radius"):
            r = drawing[size]
            art = el("g", tile(colour, r - 0.5), **paint("paper", "ink", 1.5)) + el(
                "g", tile(colour, r - 4), **paint(colour)
            )
            out.append(el("g", art, ident=f"titans-{colour}-{size.replace('_', '-')}"))
    return el("defs", *out)


def stop_spaces(drawing: dict[str, Any]) -> str:
    """All 51 stops with their numbers."""
    out = [stop_shapes(drawing)]
    for route in drawing["routes"]:
        spaces = []
        for stop in stops(drawing, route):
            kind = "big-radius" if stop.r == drawing["big_radius"] else "radius"
            art = el("use", href=f"#titans-{route['id']}-{kind}", x=stop.x, y=stop.y)
            size = 38 if kind == "big-radius" else 30 if stop.value < 10 else 28
            bigger = size if size != 28 else None
            number = el("text", str(stop.value), x=stop.x, y=stop.y + size * 0.36, font_size=bigger)
            spaces.append(
                el(
                    "g",
                    art,
                    number,
                    ident=stop.ident,
                    cls="space",
                    data_x=stop.x,
                    data_y=stop.y,
                    data_r=stop.r,
                )
            )
        out.append(group(*spaces, **paint(f"on-{route['id']}")))
    bold = {"font_family": SERIF, "font_weight": "bold", "text_anchor": "middle"}
    return group(*out, cls="stops", font_size=28, **bold)


def box_space(box: Box, art: str) -> str:
    """A card space or a square of the track with its id and its place."""
    x, y = box.x + box.w / 2, box.y + box.h / 2
    return el(
        "g", art, ident=box.ident, cls="space", data_x=x, data_y=y, data_w=box.w, data_h=box.h
    )


def cards(drawing: dict[str, Any]) -> str:
    """The card spaces of a year."""
    out = []
    for box in card_boxes(drawing):
        x, y = box.x + box.w / 2, box.y + box.h / 2
        sides = {"x": box.x, "y": box.y, "width": box.w, "height": box.h, "rx": 9}
        art = el("rect", **sides, **paint("woven", "gold", 2))
        art += text(x, y + 14, box.words, 40, **paint("coin"), text_anchor=None)
        out.append(box_space(box, art))
    return group(*out, cls="cards", font_family=SERIF, font_weight="bold", text_anchor="middle")


def score_track(drawing: dict[str, Any]) -> str:
    """The number track round the edge."""
    width, height = drawing["canvas"]
    x, y, w, h = drawing["frame"]
    ring = f"M0 0H{width}V{height}H0zM{x} {y}v{h}h{w}v-{h}z"
    edge = {"x": x + 4.5, "y": y + 4.5, "width": w - 9, "height": h - 9, "rx": 4}
    out = [el("path", d=ring, **paint("frame")), el("rect", **edge, **paint(None, "gold", 2))]
    for box in score_boxes(drawing):
        number = int(box.words)
        fill = "start" if number == 50 else "five" if number % 5 == 0 else "cell"
        sides = {"x": box.x + 1.5, "y": box.y + 1.5, "width": box.w - 3, "height": box.h - 3}
        art = el("rect", **sides, rx=6, **paint(fill))
        weight = "bold" if number % 5 == 0 else None
        x, y = box.x + box.w / 2, box.y + box.h / 2 + 9
        art += el("text", box.words, x=x, y=y, font_weight=weight)
        out.append(box_space(box, art))
    words = {"font_family": SERIF, "font_size": 25, "text_anchor": "middle", **paint("ink")}
    return group(*out, **{**words, "cls": "track f-ink"})


def palmyra(drawing: dict[str, Any]) -> str:
    """The great circle at the end of all roads."""
    p = drawing["palmyra"]
    spot = {"cx": p["x"], "cy": p["y"]}
    x, y = p["label"]
    return group(
        el("circle", **spot, r=p["r"] + 3, **paint("gold", "ink", 2)),
        el("circle", **spot, r=p["r"] - 3, **paint("linen", "ink", 2)),
        el("circle", **spot, r=p["r"] + 0.0, **paint(None, "paper", 2), stroke_dasharray="2 6"),
        text(x, y, p["name"], 46, font_weight="bold", **halo("ink")),
        cls="palmyra",
        font_family=SERIF,
    )


def halo(colour: str) -> dict[str, object]:
    """Letters with a pale rim, so that they can be read on any ground."""
    return {**paint(colour, "land", 4), "paint_order": "stroke", "stroke_linejoin": "round"}


def names(drawing: dict[str, Any]) -> str:
    """Towns, roads and seas by name."""
    towns, roads_, seas = [], [], []
    for route in drawing["routes"]:
        towns += [
            el("text", words, x=x, y=y, text_anchor=anchor)
            for words, x, y, anchor in route["towns"]
        ]
        x, y = route["label"]
        roads_.append(el("text", route["name"], x=x, y=y, **ENGLISH))
        badge = el("g", tile(route["id"], 15), **paint(route["id"], "ink", 1.4))
        badge += sign(route["id"], f"on-{route['id']}", route["id"])
        roads_.append(
            el("g", badge, transform=f"translate({x - 28} {y - 10}) scale(1.25)", stroke="none")
        )
    for words, x, y, size, *turn in drawing["seas"]:
        turned = f"rotate({turn[0]} {x} {y})" if turn else None
        seas.append(el("text", words, x=x, y=y, font_size=size, transform=turned, **ENGLISH))
    slanted = {"font_style": "italic", "font_weight": "bold", "font_size": 31}
    return group(
        group(*seas, font_style="italic", letter_spacing=2, text_anchor="middle", **paint("depth")),
        group(*towns, font_size=23, **halo("ink")),
        group(*roads_, **slanted, **halo("ink")),
        cls="names",
        font_family=SERIF,
    )


def scene(drawing: dict[str, Any]) -> str:
    """The small pictures on the map; what stands there more than once is drawn once and used."""
    kinds, placed = scenes.kinds(), drawing["scene"]
    often = sorted(k for k in kinds if sum(what == k for what, *_ in placed) > 1)
    out = [el("defs", *(el("g", kinds[k], ident=f"titans-{k}") for k in often))]
    for what, x, y, scale, *flip in placed:
        art = el("use", href=f"#titans-{what}") if what in often else kinds[what]
        foot = 87 * scale if what in ("donkey", "horse", "camel") else 0
        out.append(move(art, x, y - foot, scale, bool(flip)))
    x, y, r = drawing["compass"]
    out.append(move(scenes.compass(r), x, y))
    t = drawing["title"]
    out.append(move(scenes.title(t["words"], t["under"]), t["x"], t["y"], t["scale"]))
    return group(*out, cls="scene")


def occupied(drawing: dict[str, Any]) -> list[tuple[float, float, float]]:
    """Circles in which no mountain and no wave may be drawn."""
    p = drawing["palmyra"]
    out = [(p["x"], p["y"], p["r"] + 6.0), (*drawing["compass"][:2], drawing["compass"][2] + 14)]
    out += [(s.x, s.y, s.r + 3) for route in drawing["routes"] for s in stops(drawing, route)]
    for route in drawing["routes"]:
        for words, x, y, anchor in route["towns"]:
            out += _line_of_circles(x, y - 7, len(words) * 12, anchor, 13)
        out += _line_of_circles(
            route["label"][0] - 50,
            route["label"][1] - 10,
            len(route["name"]) * 16 + 50,
            "start",
            22,
        )
    out += _line_of_circles(p["label"][0], p["label"][1] - 15, 210, "middle", 32)
    for words, x, y, size, *_ in drawing["seas"]:
        out += _line_of_circles(x, y - size / 3, len(words) * size * 0.62, "middle", size)
    for what, x, y, scale, *flip in drawing["scene"]:
        wide, high = REACH[what.split("_")[0]]
        half = 50 * scale * (-1 if flip else 1)
        middle = x + half if what in ("donkey", "horse", "camel") else x
        out += _line_of_circles(
            middle, y - high * scale / 2, wide * scale, "middle", high * scale / 2 + 5
        )
    for lon, lat, _, ry in land.LAKES:
        out.append((*project(lon, lat, drawing["projection"]), ry * 0.8))
    x, y, w, h = drawing["rug"]
    out += [(x + a, y + b, 70.0) for a in range(0, int(w) + 60, 60) for b in range(30, int(h), 60)]
    t = drawing["title"]
    return out + _line_of_circles(t["x"] + 165, t["y"] + 46, 360, "middle", 48)


REACH = {
    "temple": (150, 100),
    "palm": (34, 50),
    "pyramid": (70, 44),
    "ziggurat": (80, 50),
    "donkey": (90, 88),
    "horse": (90, 88),
    "camel": (90, 88),
    "dolphin": (50, 40),
    "ship": (100, 80),
    "tent": (66, 44),
    "oasis": (70, 50),
}
"""How wide and high each small picture is."""


def _line_of_circles(
    x: float, y: float, width: float, anchor: str, r: float
) -> list[tuple[float, float, float]]:
    left = x - {"start": 0.0, "middle": width / 2, "end": width}[anchor]
    count = max(2, math.ceil(width / r) + 1)
    return [(left + width * i / (count - 1), y, r) for i in range(count)]


def board() -> str:
    """The whole board."""
    drawing, coast = load("drawing.json"), load("coast.json")
    width, height = drawing["canvas"]
    taken, on_land = occupied(drawing), land.land_test(coast)

    def free(x: float, y: float, r: float) -> bool:
        return all(math.hypot(x - a, y - b) >= r + c for a, b, c in taken)

    parts = [
        land.shapes(coast),
        land.ground(drawing),
        land.waters(drawing),
        land.waves(free, on_land),
        land.relief(free, on_land),
        scene(drawing),
        roads(drawing),
        palmyra(drawing),
        names(drawing),
        stop_spaces(drawing),
        scenes.rug(*drawing["rug"]),
        move(scenes.rosette(), *drawing["rosette"]),
        cards(drawing),
        score_track(drawing),
    ]
    body = HEAD + "\n" + "\n".join(parts) + "\n"
    return (
        el("svg", "\n" + body, xmlns="http://www.w3.org/2000/svg", view_box=f"0 0 {width} {height}")
        + "\n"
    )


def outputs() -> dict[str, str]:
    """Every file that this program writes, by its name in assets/titans."""
    pictures = {"board.svg": board(), "pieces.svg": pieces(), "cover.svg": cover()}
    return {**pictures, "board.css": stylesheet()}


def main() -> None:
    """Writes the files."""
    write(FOLDER, outputs())


if __name__ == "__main__":
    main()
