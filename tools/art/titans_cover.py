"""The cover of Trading Titans, 640 x 400: a caravan comes to Palmyra in the evening."""

from random import Random

from tools.art import titans_scene as scenes
from tools.art.svg import el, group, move, points, smooth
from tools.art.titans_animals import ANIMALS
from tools.art.titans_goods import amphora, palm

SKY = ("#f9d58f", "#f6c37a", "#f0aa68", "#e58f5c", "#d27556", "#b45c55", "#8b4853", "#63384f")
"""From the sun outwards."""
FAR, MIDDLE, NEAR, FRONT = "#a8564e", "#c98a55", "#e0ab68", "#f0ca86"


def dune(line: str, fill: str, stroke: str | None = None) -> str:
    """A dune: a soft ridge, filled down to the lower edge."""
    d = smooth(points(line)) + "V400H0z"
    return el("path", d=d, fill=fill, stroke=stroke, stroke_width=1.5 if stroke else None)


def sky() -> str:
    """Evening light in rings round a low sun, with a few birds and stars."""
    rng, x, y = Random("sky"), 452, 200
    out = [el("rect", width=640, height=400, fill=SKY[-1])]
    for i, tone in enumerate(reversed(SKY[:-1])):
        out.append(el("circle", cx=x, cy=y, r=430 - 56 * i, fill=tone))
    out.append(el("circle", cx=x, cy=y, r=54, fill="#fff3cf"))
    stars = ((rng.uniform(10, 250), rng.uniform(10, 110)) for _ in range(16))
    out += [el("circle", cx=a, cy=b, r=rng.uniform(0.7, 1.5), fill="#ffe9bd") for a, b in stars]
    birds = "M500 92q7-8 12 0q6-8 13-1M532 78q6-7 10 0q5-7 11-1M478 74q5-6 9 0q5-6 9-1"
    out.append(el("path", d=birds, fill="none", stroke="#6d3340", stroke_width=2))
    return group(*out)


def city() -> str:
    """Palmyra on its height: colonnades, walls and palms against the sun."""
    columns = "".join(
        f"M{a} 222v-34h5v34zM{a - 2} 188v-4h9v4z"
        for a in (*range(298, 374, 15), *range(530, 588, 15))
    )
    beams = "M294 184h88v-6h-88zM526 184h60v-6h-60z"
    walls = "M258 226v-18h12v-6h14v6h14v18zM586 226v-22h10v-8h16v8h14v22z"
    stone = el(
        "path", d=columns + beams + walls, fill="#b06a50", stroke="#6b3038", stroke_width=1.2
    )
    return stone + move(scenes.temple(), 454, 222, 1.0)


def herd() -> tuple[str, str]:
    """The caravan on the near ridge: one beast of each road, then three more camels far off."""
    far = [
        move(ANIMALS["green"]("green"), x, y, 0.3) for x, y in ((84, 226), (126, 230), (40, 229))
    ]
    near = [
        move(ANIMALS["red"]("red"), 26, 246, 1.1),
        move(ANIMALS["yellow"]("yellow"), 160, 233, 1.22),
        move(ANIMALS["green"]("green"), 302, 222, 1.32),
    ]
    shade = "".join(
        el("ellipse", cx=x, cy=y, rx=56, ry=6, fill="#a56a3f", opacity="0.45")
        for x, y in ((78, 342), (221, 340), (368, 338))
    )
    return group(*far), group(shade, *near)


def cover() -> str:
    """The whole picture."""
    far, near = herd()
    jars = [
        move(amphora(colour, rim=False), x, y, 1.5)
        for colour, x, y in (("green", 554, 288), ("yellow", 494, 304), ("red", 534, 310))
    ]
    parts = [
        sky(),
        dune("-10,232 60,214 150,236 250,218 330,228 420,222 520,226 600,210 650,226", FAR),
        city(),
        dune("-10,252 80,262 180,250 300,240 420,248 540,236 650,252", MIDDLE),
        far,
        dune("-10,290 90,276 210,296 330,282 470,272 560,284 650,268", NEAR),
        move(palm(7), 586, 300, 2.3),
        move(palm(-6), 622, 310, 1.7),
        dune("-10,330 110,322 260,330 420,322 560,316 650,326", FRONT, "#b87f4b"),
        near,
        *jars,
        dune("-10,384 120,366 280,380 430,368 560,384 650,372", "#d99f5c"),
    ]
    ns = "http://www.w3.org/2000/svg"
    head = "<!-- Trading Titans, the cover. Written by tools/art/board_titans.py: do not edit. -->"
    return (
        el("svg", "\n", head, "\n", "\n".join(parts), "\n", xmlns=ns, view_box="0 0 640 400") + "\n"
    )
