"""Makes the pictures of Trading Titans: board.svg, board.css, pieces.svg and cover.svg.

    python tools/board_titans.py

Reads assets/titans/drawing.json and coast.json, writes into assets/titans. The files are committed;
a test runs this again and compares the bytes.
"""

import math
from typing import Any

import titans_land as land
import titans_scene as scenes
from palette import paint, stylesheet
from svg import SERIF, el, group, move, num, poly, text
from titans_animals import ANIMALS
from titans_goods import palm, tile
from titans_layout import FOLDER, Box, card_boxes, load, road_line, score_boxes, stops
from titans_pieces import pieces

HEAD = """<!--
  Trading Titans, the board. Written by tools/board_titans.py from drawing.json and coast.json: do not edit.
  Spaces: g.space with id red_30 ... red_2, yellow_..., green_..., card_1 ... card_13, score_0 ... score_99.
  Each has data-x and data-y, its centre in board units (1600 x 1200), and either data-r (round) or
  data-w and data-h (a box). Colours: presentation attributes by day; the classes f-NAME (fill) and
  s-NAME (stroke) may be overridden, board.css does it with custom properties (board-NAME) by day and night.
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


def stop_art(route: str, x: float, y: float, r: float, value: int) -> str:
    """A round space with its number, in the shape of its road."""
    size = round(r * (1.1 if r > 30 else 1.14))
    shape = el("g", tile(route, r - 0.5), **paint("paper", "ink", 1.5))
    shape += el("g", tile(route, r - 4), **paint(route))
    return el("g", shape, transform=f"translate({num(x)} {num(y)})") + text(
        x, y + size * 0.36, str(value), size, **paint(f"on-{route}"), text_anchor=None
    )


def stop_spaces(drawing: dict[str, Any]) -> str:
    """All 51 stops."""
    out = []
    for route in drawing["routes"]:
        for stop in stops(drawing, route):
            art = stop_art(route["id"], stop.x, stop.y, stop.r, stop.value)
            out.append(el("g", art, ident=stop.ident, cls="space", data_x=stop.x, data_y=stop.y, data_r=stop.r))
    return group(*out, cls="stops", font_family=SERIF, font_weight="bold", text_anchor="middle")


def box_space(box: Box, art: str) -> str:
    """A card space or a square of the track with its id and its place."""
    x, y = box.x + box.w / 2, box.y + box.h / 2
    return el("g", art, ident=box.ident, cls="space", data_x=x, data_y=y, data_w=box.w, data_h=box.h)


def cards(drawing: dict[str, Any]) -> str:
    """The card spaces of a year."""
    out = []
    for box in card_boxes(drawing):
        x, y = box.x + box.w / 2, box.y + box.h / 2
        art = el("rect", x=box.x, y=box.y, width=box.w, height=box.h, rx=9, **paint("paper", "frame", 2.5))
        art += text(x, y + 13, box.words, 38, **paint("gold"), text_anchor=None)
        out.append(box_space(box, art))
    return group(*out, cls="cards", font_family=SERIF, font_weight="bold", text_anchor="middle")


def score_track(drawing: dict[str, Any]) -> str:
    """The number track round the edge."""
    width, height = drawing["canvas"]
    x, y, w, h = drawing["frame"]
    ring = f"M0 0H{width}V{height}H0zM{x} {y}v{h}h{w}v-{h}z"
    out = [el("path", d=ring, **paint("frame"))]
    for box in score_boxes(drawing):
        number = int(box.words)
        fill = "start" if number == 50 else "five" if number % 5 == 0 else "cell"
        sides = {"x": box.x + 1.5, "y": box.y + 1.5, "width": box.w - 3, "height": box.h - 3}
        art = el("rect", **sides, rx=6, **paint(fill))
        art += text(box.x + box.w / 2, box.y + box.h / 2 + 9, box.words, 25, text_anchor=None)
        out.append(box_space(box, art))
    ink = paint("ink")
    return group(*out, font_family=SERIF, text_anchor="middle", **{**ink, "cls": "track f-ink"})


def palmyra(drawing: dict[str, Any]) -> str:
    """The great circle at the end of all roads."""
    p = drawing["palmyra"]
    spot = {"cx": p["x"], "cy": p["y"]}
    x, y = p["label"]
    return group(
        el("circle", **spot, r=p["r"] + 3, **paint("gold", "ink", 2)),
        el("circle", **spot, r=p["r"] - 3, **paint("linen", "ink", 2)),
        el("circle", **spot, r=p["r"] + 0.0, **paint(None, "paper", 2), stroke_dasharray="2 6"),
        label(x, y, p["name"], 46, "ink", font_weight="bold"),
        cls="palmyra",
        font_family=SERIF,
    )


def label(x: float, y: float, words: str, size: float, colour: str, **attrs: object) -> str:
    """Words on the land with a pale halo, so that they can be read on any ground."""
    halo = {**paint(colour, "land", 4), "paint_order": "stroke", "stroke_linejoin": "round"}
    return text(x, y, words, size, **{**halo, **attrs})


def names(drawing: dict[str, Any]) -> str:
    """Towns, roads and seas by name."""
    out = []
    for route in drawing["routes"]:
        for words, x, y, anchor in route["towns"]:
            out.append(label(x, y, words, 23, "ink", text_anchor=anchor))
        x, y = route["label"]
        out.append(label(x, y, route["name"], 31, "ink", font_style="italic", font_weight="bold"))
    for words, x, y, size, *turn in drawing["seas"]:
        turned = f"rotate({turn[0]} {x} {y})" if turn else None
        out.append(text(x, y, words, size, font_style="italic", letter_spacing=2, transform=turned, **paint("wave")))
    return group(*out, cls="names", font_family=SERIF)


def scene(drawing: dict[str, Any]) -> str:
    """The small pictures on the map."""
    kinds = {
        "temple": scenes.temple(),
        "palm": palm(5),
        "pyramid": scenes.pyramid(),
        "ziggurat": scenes.ziggurat(),
        "dolphin": scenes.dolphin(),
    }
    for colour, draw in ANIMALS.items():
        kinds[draw.__name__] = draw(colour)
        kinds[f"ship_{colour}"] = scenes.ship(colour)
        kinds[f"tent_{colour}"] = scenes.tent(colour)
    out = []
    for what, x, y, scale, *flip in drawing["scene"]:
        if what == "oasis":
            out.append(scenes.oasis(x, y, scale))
        else:
            foot = 87 * scale if what in ("donkey", "horse", "camel") else 0
            out.append(move(kinds[what], x, y - foot, scale, bool(flip)))
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
        out += _line_of_circles(*route["label"], len(route["name"]) * 16, "middle", 22)
    out += _line_of_circles(*p["label"], 210, "middle", 32)
    for words, x, y, size, *_ in drawing["seas"]:
        out += _line_of_circles(x, y - size / 3, len(words) * size * 0.62, "middle", size)
    for what, x, y, scale, *_ in drawing["scene"]:
        wide, high = REACH[what.split("_")[0]]
        middle = x + 50 * scale if what in ("donkey", "horse", "camel") else x
        out += _line_of_circles(middle, y - high * scale / 2, wide * scale, "middle", high * scale / 2 + 5)
    x, y, w, h = drawing["rug"]
    out += [(x + a, y + b, 70.0) for a in range(0, int(w) + 60, 60) for b in range(30, int(h), 60)]
    t = drawing["title"]
    return out + _line_of_circles(t["x"] + 165, t["y"] + 46, 360, "middle", 48)


REACH = {
    "temple": (150, 100), "palm": (34, 50), "pyramid": (70, 44), "ziggurat": (80, 50), "dolphin": (50, 40),
    "donkey": (90, 88), "horse": (90, 88), "camel": (90, 88), "ship": (100, 80), "tent": (66, 44), "oasis": (70, 50),
}  # fmt: skip
"""How wide and high each small picture is."""


def _line_of_circles(x: float, y: float, width: float, anchor: str, r: float) -> list[tuple[float, float, float]]:
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
    return el("svg", "\n" + body, xmlns="http://www.w3.org/2000/svg", view_box=f"0 0 {width} {height}") + "\n"


def outputs() -> dict[str, str]:
    """Every file that this program writes, by its name in assets/titans."""
    return {"board.svg": board(), "board.css": stylesheet(), "pieces.svg": pieces()}


def main() -> None:
    """Writes the files and says how big they are."""
    for name, content in outputs().items():
        (FOLDER / name).write_text(content, "utf-8", newline="\n")
        print(f"{name}: {len(content.encode())} bytes")


if __name__ == "__main__":
    main()
