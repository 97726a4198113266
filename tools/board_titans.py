"""Makes the pictures of Trading Titans: board.svg, board.css, pieces.svg and cover.svg.

    python tools/board_titans.py

Reads assets/titans/drawing.json and coast.json, writes into assets/titans. The files are committed;
a test runs this again and compares the bytes.
"""

from typing import Any

from svg import SERIF, el, group, poly, text
from titans_layout import FOLDER, Box, card_boxes, load, road_line, score_boxes, stops
from titans_palette import paint, stylesheet
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
    """A round space with its number."""
    size = round(r * 1.12)
    return "".join(
        (
            el("circle", cx=x, cy=y, r=r, **paint("paper", "ink", 1.5)),
            el("circle", cx=x, cy=y, r=r - 3, **paint(route)),
            text(x, y + size * 0.355, str(value), size, **paint(f"on-{route}")),
        )
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
        art += text(x, y + 13, box.words, 36, **paint("gold"))
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
        art += text(box.x + box.w / 2, box.y + box.h / 2 + 9, box.words, 25)
        out.append(box_space(box, art))
    ink = paint("ink")
    return group(*out, font_family=SERIF, text_anchor="middle", **{**ink, "cls": "track f-ink"})


def land(coast: list[list[list[float]]]) -> str:
    """Sea and land."""
    d = "".join(poly([(p[0], p[1]) for p in ring], close=True) for ring in coast)
    shape = el("path", ident="coast", d=d)
    use = [
        el("use", href="#coast", **paint(None, "shelf", 26), stroke_linejoin="round"),
        el("use", href="#coast", **paint(None, "foam", 10), stroke_linejoin="round"),
        el("use", href="#coast", **paint("land", "coast", 2), fill_rule="evenodd", stroke_linejoin="round"),
    ]
    return el("defs", shape) + "\n" + group(*use, cls="land")


def palmyra(drawing: dict[str, Any]) -> str:
    """The great circle at the end of all roads."""
    p = drawing["palmyra"]
    return group(
        el("circle", cx=p["x"], cy=p["y"], r=p["r"], **paint("linen", "frame", 5)),
        el("circle", cx=p["x"], cy=p["y"], r=p["r"] - 7, **paint(None, "gold", 2)),
        text(p["x"] + 100, p["y"] + 120, p["name"], 44, font_weight="bold", **paint("ink")),
        font_family=SERIF,
    )


def board() -> str:
    """The whole board."""
    drawing, coast = load("drawing.json"), load("coast.json")
    width, height = drawing["canvas"]
    parts = [
        el("rect", width=width, height=height, **paint("sea")),
        land(coast),
        roads(drawing),
        palmyra(drawing),
        stop_spaces(drawing),
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
