"""The three beasts of burden of Trading Titans, drawn facing right in a box of about 100 x 90.

Each is built from smooth outlines: far legs, body, near legs, then the load in its road's colour.
"""

from collections.abc import Sequence

from tools.art.palette import paint
from tools.art.svg import Point, el, points, smooth

COATS = {"donkey": ("ash", "ash-far"), "horse": ("bay", "bay-far"), "camel": ("dun", "dun-far")}
"""Of each animal the colour of its coat, and of its far legs."""


CAMEL_BODY = points(
    "13,40 16,32 24,29 30,21 37,11 43,9 49,13 55,23 62,29 69,31 75,25 78,15 80,8 81.5,4 "
    "84,7 90,8.5 96.5,12 97.5,15.5 94,18 87.5,17.5 85,21 84.5,31 80,40 72,45.5 66,50 "
    "56,51.5 42,50 31,49 24,54 17,50"
)
CAMEL_LEGS = (
    points("60,44 70,43 69.5,56 67.5,66 68.5,79 73,86.5 64.5,86.5 64,78 63,66 61,56"),
    points("15,42 29,46 25.5,57 21,66 22.5,78 27,86.5 18.5,86.5 17.5,77 15.5,66 14,54"),
)
HORSE_BODY = points(
    "13,36 17,29.5 25,27 36,29.5 47,29.5 56,28 62,23 67,14 73,7.5 79,5 80,1.5 82.5,5 86,8 "
    "90,13.5 95,20 94.5,24.5 91,26 85,23 81,20.5 78,24 75,31 73.5,39 70,46 63,50 52,51 "
    "40,49 31,47.5 24,52 16,47"
)
HORSE_LEGS = (
    points("60,42 71,41 69.5,53 67.5,64 67.3,75 71.5,83 71,86.5 63.5,86.5 63.5,76 63,64 61,54"),
    points("13.5,38 30,44 26,55 21.5,63 22.5,75 26.5,83 26,86.5 18.5,86.5 18,76 14.8,64 15.5,53"),
)
DONKEY_BODY = points(
    "15,42 17,35 24,31.5 34,33 46,34 56,33 62,29 67,22 72,17.5 77,17.5 83,20 88,27 "
    "93,34.5 92.5,39.5 88,41 82,37 77,33 74.5,37 73,44 69,50.5 60,54.5 48,56 35,54 26,55 "
    "18,51"
)
DONKEY_LEGS = (
    points("59,46 70,45 68.5,58 67,67 67,77 70.5,83 70,86.5 62.8,86.5 62.8,77 62,67 60.5,58"),
    points("15.5,44 30,48 26.5,59 22.5,67 23,77 26.5,83 26,86.5 18.8,86.5 18.5,77 16,67 16,57"),
)


def _outline(ring: Sequence[Point], fill: str, width: float = 2.0) -> str:
    return el(
        "path", d=smooth(ring, close=True), **paint(fill, "ink", width), stroke_linejoin="round"
    )


def _limbs(legs: Sequence[Sequence[Point]], dx: float, dy: float, fill: str) -> str:
    return "".join(_outline([(x + dx, y + dy) for x, y in leg], fill) for leg in legs)


def _line(d: str, width: float, colour: str = "ink") -> str:
    return el(
        "path", d=d, **paint(None, colour, width), stroke_linecap="round", stroke_linejoin="round"
    )


def _legs(legs: Sequence[Sequence[Point]], fills: tuple[str, str], body: str) -> str:
    """Far legs, near legs, and the body over both, which hides where they begin."""
    near, far = fills
    front, hind = legs
    return (
        _limbs((front,), -9, -2.5, far)
        + _limbs((hind,), 9, -2.5, far)
        + _limbs(legs, 0, 0, near)
        + body
    )


def camel(cloth: str, load: bool = True) -> str:
    """A dromedary, with a saddle cloth and two bales."""
    fills = COATS["camel"]
    tail = _line("M14.500 38C9.500 44 10 52 8 58", 2.2) + el(
        "circle", cx=8, cy=59, r=2.6, **paint("ink")
    )
    art = tail + _legs(CAMEL_LEGS, fills, _outline(CAMEL_BODY, fills[0]))
    art += el("circle", cx=87, cy=11, r=1.4, **paint("ink")) + _line("M84 19.500L96 14", 1.3, cloth)
    if load:
        art += el(
            "path",
            d="M26 27C30 18 36 9 43 9S54 20 57 27L55 40C46 43 36 43 28 40z",
            **paint(cloth, "ink", 2),
        )
        art += _line("M27 35C36 38 47 38 56 35", 1.6, "gold")
        art += el(
            "path",
            d="M31 30h22v17q-11 4-22 0z",
            **paint("linen", "ink", 2),
            stroke_linejoin="round",
        )
        art += _line("M38.500 30v18.500M45.500 30v18.500", 1.6, "clay")
    return art


def horse(cloth: str, load: bool = True) -> str:
    """A horse with mane and tail, a saddle cloth and a treasure chest."""
    fills = COATS["horse"]
    tail = el(
        "path",
        d="M16 31C6 31 3 42 5 58C11 56 12 46 16 40z",
        **paint("mane", "ink", 2),
        stroke_linejoin="round",
    )
    art = tail + _legs(HORSE_LEGS, fills, _outline(HORSE_BODY, fills[0]))
    mane = "M81 4C73 4 66 11 60 24C59 29 57 31 55 33C64 31 70 22 74 13z"
    art += el("path", d=mane, **paint("mane", "ink", 1.6), stroke_linejoin="round")
    art += el("circle", cx=84, cy=12, r=1.4, **paint("ink")) + _line(
        "M82 20L89 14.500M80 9L84 21", 1.3, cloth
    )
    if load:
        art += el("path", d="M30 28.500Q42 31 54 28L56 45Q43 48 30 45z", **paint(cloth, "ink", 2))
        art += _line("M30.500 42Q43 45 55.500 42", 1.6, "gold")
        art += el(
            "path",
            d="M31 17q11.500-7 23 0v14h-23z",
            **paint("clay", "ink", 2),
            stroke_linejoin="round",
        )
        art += _line("M31 21.500h23", 1.6) + el(
            "rect", x=40, y=19, width=5, height=6, rx=1, **paint("yellow", "ink", 1)
        )
    return art


def donkey(cloth: str, load: bool = True) -> str:
    """A donkey with long ears, a saddle cloth and two wine jars."""
    fills = COATS["donkey"]
    tail = _line("M16 38C11 44 12 52 10 60", 2.2) + el("path", d="M10 58l-3 8h6z", **paint("ink"))
    ears = (
        points("73,19 68,12 67,2 71,4 76,11 77.5,18"),
        points("77,19 76,10 79,0.5 82,5 83,13 81.5,20"),
    )
    art = _outline(ears[0], fills[1]) + tail
    art += _legs(DONKEY_LEGS, fills, _outline(DONKEY_BODY, fills[0])) + _outline(ears[1], fills[0])
    art += _line("M57 31C62 27 66 21 71 17.500", 3, "ash-far")
    art += el(
        "path",
        d="M88.500 27.500L93 34.500 92.500 39.500 88 41 84.500 38.500z",
        **paint("slope"),
        opacity="0.85",
    )
    art += el("circle", cx=82, cy=25, r=1.5, **paint("ink")) + _line("M80 34.500L88 28", 1.3, cloth)
    if load:
        art += el(
            "path", d="M28 32.500Q42 36 56 32.500L57 48Q43 52 28 49z", **paint(cloth, "ink", 2)
        )
        art += _line("M28.500 45.500Q43 49 56.500 45", 1.6, "gold")
        for x in (30, 43.5):
            jar = f"M{x + 4} 20h5l.500 4c5 3 4 14 0 20l-3 5h-1l-3-5c-4-6-5-17 0-20z"
            art += el("path", d=jar, **paint("clay", "ink", 1.8), stroke_linejoin="round")
            art += _line(f"M{x + 2.5} 20.500h8", 2)
    return art


ANIMALS = {"red": donkey, "yellow": horse, "green": camel}
"""Which animal goes on which road."""
