"""Makes the pictures of Traders of the Air: two boards, their style sheets, pieces.svg, cover.svg.

    python -m tools.art.board_traders

Reads assets/traders/drawing.json and the rules' boards (engine/games/traders/data.py), writes into
assets/traders. The files are committed; a test runs this again and compares the bytes.
"""

import math
import re
from typing import Any

from tools.art import traders_scene as scenes
from tools.art import traders_sea as sea
from tools.art.airlines_scene import sailboat, steamer, whale
from tools.art.palette import TRADERS, VALUES, paint, stylesheet
from tools.art.svg import ENGLISH, SERIF, Point, el, group, move, num, text, write
from tools.art.titans_scene import compass as rose
from tools.art.traders_cover import cover
from tools.art.traders_layout import (
    BOARDS,
    FOLDER,
    NAMES,
    Box,
    City,
    arrows,
    cities,
    compass,
    compass_island,
    load,
    space,
    supply,
)
from tools.art.traders_pieces import pieces
from tools.art.traders_ship import balloon, gulls, wind_face
from tools.art.traders_winds import arrow_art, marks

HEAD = """<!--
  Traders of the Air, board {board}. Written by tools/art/board_traders.py from drawing.json and the rules'
  board. Spaces (class space): w_CITY_N (warehouses), guild_CITY_SEAT (discs of a seat), ship_CITY
  (berths), arrow_A__B, supply_1 ... supply_5, compass. Each has data-x and data-y, its centre in board
  units (1600 x 1200), and either data-r (round) or data-w and data-h (a box). What can be picked:
  data-id city:CITY (its island), arrow:A__B; supply:goods (the quay). An arrow with
  data-state="reversed" shows its other head (board.css). Colours: presentation attributes by
  day; the classes f-NAME (fill) and s-NAME (stroke) are overridden by the style sheet.
-->"""

RULES = """/* The wind blows the other way when the compass says so. A berth and a place for discs let the
   pointer through to what is meant, their city. */
.board .arrow[data-state="reversed"] .ahead { display: none; }
.board .arrow[data-state="reversed"] .back { display: inline; }
"""


def berth(city: City) -> str:
    """Where the steamship moors: a mast on the shore, the ship's outline in dots."""
    box = city.berth
    hull = "M-48-12C-42-30-16-40 8-40 34-40 56-28 56-13 56 0 34 7 8 7-16 7-42 4-48-12z"
    outline = el("path", d=hull, transform=f"translate({num(box.x)} {num(box.y)})",
                 **paint("stream", "depth", 1.8), stroke_dasharray="2 5", stroke_linecap="round",
                 fill_opacity="0.28")  # fmt: skip
    return space(box, outline)


def warehouse(box: Box, number: int) -> str:
    """A warehouse space with the number of its city."""
    x, y, half = box.x, box.y, box.w / 2
    left, eaves = num(x - half - 2), num(y - half + 9)
    roof = f"M{left} {eaves}L{num(x)} {num(y - half - 7)}L{num(x + half + 2)} {eaves}z"
    art = el("path", d=roof, **paint("roof", "ink", 1.6), stroke_linejoin="round")
    sides = {"x": x - half, "y": y - half + 3, "width": box.w, "height": box.h - 3, "rx": 9}
    art += el("rect", **sides, **paint("paper", "ink", 2.4))
    inner = {
        "x": x - half + 5,
        "y": y - half + 8,
        "width": box.w - 10,
        "height": box.h - 13,
        "rx": 6,
    }
    art += el("rect", **inner, **paint(None, "gold", 1.4), stroke_dasharray="4 3")
    return space(box, art, text(x, y + 17, str(number), 44, text_anchor=None))


def guild_place(box: Box, seat: int) -> str:
    """The place for the discs of a seat."""
    r = box.w / 2
    art = el(
        "circle",
        cx=box.x,
        cy=box.y,
        r=r - 1.5,
        **paint("slope", "ink", 2),
        stroke_dasharray="4 3.6",
    )
    number = text(box.x, box.y + 8.5, str(seat + 1), 25, text_anchor=None)
    where = {"data_x": box.x, "data_y": box.y, "data_r": r}
    return el("g", art, number, ident=box.ident, cls="space", **where)


def name_plate(city: City) -> str:
    """The name of a city on a board of dark wood, with its number."""
    how = load()["name"]
    words = NAMES[city.ident]
    size = how["size"] if len(words) < 12 else how["size"] - 3
    width = len(words) * size * 0.66 + 66
    x, y, h = city.x - width / 2, city.y + how["dy"] - how["h"] / 2, how["h"]
    art = el("rect", x=x, y=y, width=width, height=h, rx=7, **paint("frame", "ink", 2))
    art += el(
        "rect", x=x + 4, y=y + 4, width=width - 8, height=h - 8, rx=4, **paint(None, "gold", 1.2)
    )
    art += el("circle", cx=x + 21, cy=y + h / 2, r=12.5, **paint("coin"))
    number = text(x + 21, y + h / 2 + 7.5, str(city.number), 22, **paint("on-yellow"))
    label = text(x + 19 + width / 2 - 6, y + h / 2 + 9.5, words, size, **paint("coin"))
    return art + number + label


def city_art(city: City) -> str:
    """A city: island, halo, landmark, berth, name, warehouses, places for discs."""
    halo = el("use", href=f"#traders-isle-{city.ident}", cls="halo", fill="none")
    sight = city.sight
    parts = [
        sea.land(city.ident, city.ring, sea.busy_on(city)),
        halo,
        scenes.mast(city.berth.x + city.side * -34, city.y - 82, city.berth.y + 30),
        move(scenes.LANDMARKS[city.landmark](), sight.x, sight.y + sight.h / 2),
        *_town(city),
        berth(city),
        name_plate(city),
        *(warehouse(box, city.number) for box in city.warehouses),
        *(guild_place(box, seat) for seat, box in enumerate(city.discs)),
    ]
    return group(*parts, cls="city", data_id=f"city:{city.ident}")


def _town(city: City) -> list[str]:
    """Houses beside the warehouses, as many as there is room for."""
    half = len(city.warehouses) * 39
    beside = {-1: "traders-cottage", 1: "traders-cottage" if half > 60 else "traders-houses"}
    if city.sight.y > city.y - 60:  # the landmark stands there
        del beside[1]
    if half > 90:
        return []
    foot, out = city.y + 27, half + 35 if half > 60 else 90
    return [
        move(el("use", href=f"#{name}"), city.x + sign * out * city.side, foot)
        for sign, name in beside.items()
    ]


def quay(board: str) -> str:
    """The quay with the five supply spaces."""
    x, y, w, h = load()["boards"][board]["supply"]
    art = [el("rect", x=x, y=y, width=w, height=h, rx=12, **paint("desk", "ink", 2.5))]
    art.append(
        el("rect", x=x + 5, y=y + 5, width=w - 10, height=h - 10, rx=8, **paint(None, "gold", 1.6))
    )
    art.append(el("rect", x=x, y=y, width=w, height=h, rx=12, cls="halo", fill="none"))
    art.append(
        text(
            x + w / 2,
            y + 43,
            "Supply",
            30,
            font_style="italic",
            letter_spacing="2",
            **paint("coin"),
            **ENGLISH,
        )
    )
    for side in (-1, 1):
        line = f"M{num(x + w / 2 + side * 78)} {num(y + 34)}h{side * 128}"
        art.append(el("path", d=line, **paint(None, "gold", 1.8), stroke_dasharray="9 5 2 5"))
    for i, box in enumerate(supply(board), 1):
        half = box.w / 2
        sides = {"x": box.x - half, "y": box.y - half, "width": box.w, "height": box.h, "rx": 9}
        face = el("rect", **sides, **paint("inset", "gold", 2))
        art.append(space(box, face, text(box.x, box.y + 14, str(i), 40, **paint("coin"))))
    return group(*art, cls="quay", data_id="supply:goods", font_family=SERIF, font_weight="bold")


def compass_place(board: str) -> str:
    """The island of the compass with a rose on it."""
    box = compass(board)
    isle = sea.land("compass", compass_island(board), lambda p: box.holds(p, 8))
    ring = el("circle", cx=box.x, cy=box.y, r=box.w / 2 - 1, **paint("slope", "coast", 2))
    art = move(rose(box.w / 2 - 18), box.x, box.y + 6)
    where = {"data_x": box.x, "data_y": box.y, "data_r": box.w / 2}
    return isle + el("g", ring, art, ident="compass", cls="space", **where)


def scene(board: str, layer: str) -> str:
    """The small pictures on the sea, or those in the sky; often drawn ones are written once."""
    kinds, placed = pictures(), load()["boards"][board][layer]
    out = []
    for what, x, y, scale, *flip in placed:
        out.append(move(kinds[what], x, y, scale, bool(flip)))
    return group(*out, cls=f"scene {layer}", pointer_events="none")


REACH = {
    "islet": (44, 30, 20),
    "whale": (40, 34, 8),
    "lighthouse": (46, 72, 8),
    "serpent": (62, 46, 8),
    "sailboat": (29, 42, 8),
    "steamer": (57, 56, 10),
    "rock": (33, 15, 8),
    "cloud": (66, 46, 2),
    "wind": (74, 44, 44),
    "gulls": (31, 12, 12),
    "airship": (37, 20, 20),
    "balloon": (24, 60, 6),
}
"""How far each small picture reaches to its sides, up and down."""


def pictures() -> dict[str, str]:
    """Every small picture by its name in drawing.json."""
    out = {"whale": whale(), "sailboat": sailboat(), "steamer": steamer(), "gulls": gulls()}
    out |= {"lighthouse": scenes.lighthouse(), "rock": scenes.rock(), "islet": scenes.islet()}
    out |= {"serpent": scenes.serpent(), "wind": wind_face()}
    out |= {f"balloon_{cloth}": balloon(cloth) for cloth in scenes.AIRSHIPS}
    return out | scenes.fleet() | {"cloud": ""}


def cloud_places(board: str) -> list[tuple[float, float, float]]:
    """Where the clouds hang."""
    sky = load()["boards"][board]["sky"]
    return [(x, y, scale) for what, x, y, scale, *_ in sky if what == "cloud"]


def frame() -> str:
    """A narrow frame of wood with a golden line, as round the other boards."""
    width, height = load()["canvas"]
    edge = {"x": 6, "y": 6, "width": width - 12, "height": height - 12}
    inner = {"x": 14, "y": 14, "width": width - 28, "height": height - 28, "rx": 3}
    return el("rect", **edge, **paint(None, "frame", 12)) + el(
        "rect", **inner, **paint(None, "gold", 2)
    )


def occupied(board: str) -> list[tuple[Point, float]]:
    """Circles in which no wave may be drawn."""
    drawing = load()["boards"][board]
    out: list[tuple[Point, float]] = []
    for city in cities(board):
        out += [((city.x + dx, city.y + dy), 104.0) for dx in (-64, 0, 64) for dy in (-20, 20)]
        out.append(((city.berth.x, city.berth.y), 62.0))
    for arrow in arrows(board):
        out += [(p, 16.0) for p in arrow.points()[::6]]
    x, y, r = drawing["compass"]
    out.append(((x, y), r + 34.0))
    x, y, w, h = drawing["supply"]
    out += [((x + a, y + b), 80.0) for a in range(0, w + 60, 60) for b in range(20, h, 60)]
    x, y, scale = drawing["title"]
    out += [((x + a * scale, y + 46), 54.0) for a in range(-10, 380, 50)]
    for what, x, y, scale, *_ in drawing["scene"]:
        half, up, _ = REACH[what]
        room = up * scale / 2 + 10
        out += [((x + half * scale * part, y - up * scale / 2), room) for part in (-0.6, 0, 0.6)]
    return out


def board_svg(board: str) -> str:
    """A whole board."""
    drawing, taken = load()["boards"][board], occupied(board)

    def free(x: float, y: float, r: float) -> bool:
        return all(math.dist((x, y), spot) >= r + room for spot, room in taken)

    width, height = load()["canvas"]
    title: list[Any] = drawing["title"]
    words = {"font_family": SERIF, "font_weight": "bold", "text_anchor": "middle"}
    parts = [
        sea.shapes(board),
        marks(),
        sea.ground(cloud_places(board)),
        sea.waves(free),
        scene(board, "scene"),
        compass_place(board),
        group(*(arrow_art(arrow) for arrow in arrows(board)), cls="winds"),
        group(
            *(city_art(city) for city in cities(board)),
            **{**paint("ink"), "cls": "cities f-ink"},
            **words,
        ),
        sea.clouds(cloud_places(board)),
        scene(board, "sky"),
        move(scenes.banner("Traders of the Air", drawing["words"]), title[0], title[1], title[2]),
        quay(board),
        frame(),
    ]
    body = HEAD.replace("{board}", board) + "\n" + "\n".join(parts) + "\n"
    ns = "http://www.w3.org/2000/svg"
    return el("svg", "\n" + body, xmlns=ns, view_box=f"0 0 {width} {height}") + "\n"


def outputs() -> dict[str, str]:
    """Every file that this program writes, by its name in assets/traders."""
    made = {f"board_{board}.svg": board_svg(board) for board in BOARDS}
    made |= {"pieces.svg": pieces(), "cover.svg": cover()}
    used = set(re.findall(r"\b[fs]-([a-z-]+)", "".join(made.values())))
    names = [name for name in VALUES if name in used or name in TRADERS]
    return made | {"board.css": stylesheet("tools/art/board_traders.py", names) + RULES}


def main() -> None:
    """Writes the files."""
    write(FOLDER, outputs())


if __name__ == "__main__":
    main()
