"""The cover of Traders of the Air, 640 x 400: the steamship leaves an island city in the evening."""

from random import Random

from tools.art import traders_scene as scenes
from tools.art.airlines_scene import sailboat
from tools.art.svg import el, group, move, points, smooth
from tools.art.traders_goods import marker
from tools.art.traders_ship import balloon, cloud, gulls, steamship

SKY = ("#fdeab8", "#fbd79a", "#f5bd8b", "#e59f8c", "#c18a9b", "#8f83a8", "#6480aa", "#46719f")
"""From the sun outwards."""


def ridge(line: str, fill: str, stroke: str | None = None) -> str:
    """A soft ridge, filled down to the lower edge."""
    d = smooth(points(line)) + "V410H-10z"
    return el("path", d=d, fill=fill, stroke=stroke, stroke_width=1.6 if stroke else None)


def sky() -> str:
    """Evening light in rings round a low sun."""
    x, y = 196, 262
    out = [el("rect", width=640, height=400, fill=SKY[-1])]
    for i, tone in enumerate(reversed(SKY[:-1])):
        out.append(el("circle", cx=x, cy=y, r=470 - 62 * i, fill=tone))
    return group(*out, el("circle", cx=x, cy=y, r=46, fill="#fff8de"))


def sea() -> str:
    """The sea with the sun's path on it."""
    out = [el("rect", y=284, width=640, height=116, fill="#6f9fae")]
    bands = (("#86b0b6", 292), ("#74a3ae", 312), ("#5c909f", 338), ("#4a7f90", 368))
    out += [
        ridge(f"-10,{y} 120,{y - 4} 260,{y + 3} 420,{y - 3} 560,{y + 3} 650,{y - 2}", t)
        for t, y in bands
    ]
    rng, gold = Random("air glitter"), ""
    for i in range(24):
        y, half = 290 + i * 4.6, 6 + i * 1.5
        gold += f"M{196 + rng.uniform(-half, half) * 0.7 - half / 2:.0f} {y:.0f}h{half:.0f}"
    line = {"fill": "none", "stroke": "#ffefc2", "stroke_width": 2.6, "stroke_linecap": "round"}
    return group(*out, el("path", d=gold, **line, stroke_opacity="0.85"))


def cities() -> str:
    """Far islands with their landmarks, and the near city on its rock."""
    shapes = "M-10 292C20 268 60 262 92 270 116 276 132 286 150 292z"
    shapes += "M330 292C352 278 372 270 404 272 430 276 444 284 460 292z"
    far = el("path", d=shapes, fill="#8a86a0")
    far += move(scenes.windmill(), 76, 270, 0.6) + move(scenes.dome(), 404, 275, 0.62)
    near = ridge("380,410 402,356 452,330 520,322 600,318 650,312", "#eedcae", "#8f7040")
    near += ridge("404,410 440,372 520,356 600,350 650,344", "#c3cc8c")
    town = [
        move(scenes.gable(0, 30, 44, "paper"), 476, 330, 1.0),
        move(scenes.gable(0, 32, 58, "brick", "slate"), 508, 328, 1.0),
        move(scenes.spire(), 566, 326, 1.5),
        move(scenes.gable(0, 30, 50, "linen"), 622, 322, 1.0),
        move(scenes.houses(), 536, 352, 1.1),
    ]
    return group(far, near, *town)


def cover() -> str:
    """The whole picture."""
    clouds = ((86, 96, 0.95), (300, 60, 0.6), (560, 92, 1.1), (20, 200, 0.6), (420, 190, 0.5))
    goods = (("orange", 1, 44, 356), ("blue", 3, 96, 364), ("green", 2, 148, 354))
    parts = [
        sky(),
        sea(),
        cities(),
        *(move(cloud(), x, y, scale) for x, y, scale in clouds),
        move(gulls(), 500, 196, 0.9),
        move(balloon("palm"), 452, 170, 0.62),
        move(sailboat(), 330, 330, 0.9),
        el("g", steamship(), transform="translate(252 168) rotate(-5) scale(2.5)"),
        *(move(marker(colour, number), x, y, 0.78) for colour, number, x, y in goods),
    ]
    ns = "http://www.w3.org/2000/svg"
    head = "<!-- Traders of the Air, the cover. Written by tools/art/board_traders.py: do not edit. -->"
    return (
        el("svg", "\n", head, "\n", "\n".join(parts), "\n", xmlns=ns, view_box="0 0 640 400") + "\n"
    )
