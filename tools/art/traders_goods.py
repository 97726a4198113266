"""The goods of Traders of the Air: six signs, the markers, discs, coins and the compass's dial."""

import math

from tools.art.palette import paint
from tools.art.svg import SERIF, el, num, poly, text

ROUND: dict[str, object] = {"stroke_linecap": "round", "stroke_linejoin": "round"}
BOLD: dict[str, object] = {"font_family": SERIF, "font_weight": "bold"}


def _pumpkin(ink: str, back: str) -> str:
    d = "M-3.500-6C-9-8.500-12-3-11.500 2-11 8-8 11-3.500 10Q0 11.500 3.500 10C8 11 11 8 11.500 2"
    art = el("path", d=d + " 12-3 9-8.500 3.500-6Q0-7.500-3.500-6z", **paint(ink), **ROUND)
    ribs = "M-3.500-4.500C-6.500-1-6.500 5-3.500 8.500M3.500-4.500C6.500-1 6.500 5 3.500 8.500"
    art += el("path", d=ribs, **paint(None, back, 1.6), **ROUND)
    return art + el("path", d="M0-6.500Q-.500-9.500 3-11.500", **paint(None, ink, 2.8), **ROUND)


def _barrel(ink: str, back: str) -> str:
    art = el(
        "path",
        d="M-6.500-11H6.500Q11.500 0 6.500 11H-6.500Q-11.500 0-6.500-11z",
        **paint(ink),
        **ROUND,
    )
    hoops = "M-8.600-5.500H8.600M-8.600 5.500H8.600"
    return art + el("path", d=hoops, **paint(None, back, 1.8)) + el("circle", r=2.1, **paint(back))


def _fish(ink: str, back: str) -> str:
    d = (
        "M11.500 0C7-6.500-1-7.500-5.500-1.500L-11.500-6.500Q-9.500 0-11.500 6.500"
        "L-5.500 1.500C-1 7.500 7 6.500 11.500 0z"
    )
    art = el("path", d=d, **paint(ink), **ROUND)
    art += el("path", d="M3.500-4.300Q1 0 3.500 4.300", **paint(None, back, 1.6), **ROUND)
    return art + el("circle", cx=6.8, cy=-1.2, r=1.4, **paint(back))


def _fir(ink: str, back: str) -> str:
    d = "M0-12L5.500-5.500H3L8-.500H4.500L10 6H2V11H-2V6H-10L-4.500-.500H-8L-3-5.500H-5.500z"
    return el("path", d=d, **paint(ink), **ROUND) + el(
        "path", d="M0-6L-1.500-2.500M.500 0L-2 3", **paint(None, back, 1.3), **ROUND
    )


def _bottle(ink: str, back: str) -> str:
    d = (
        "M-2.500-12H2.500V-6.500C3.500-3.500 7-2.500 7 2V9.500Q7 11.500 5 11.500H-5"
        "Q-7 11.500-7 9.500V2C-7-2.500-3.500-3.500-2.500-6.500z"
    )
    art = el("path", d=d, **paint(ink), **ROUND)
    return (
        art
        + el("path", d="M0 .500L3.500 4 0 7.500-3.500 4z", **paint(back))
        + el("path", d="M-2.500-8.500H2.500", **paint(None, back, 1.4))
    )


def _anvil(ink: str, back: str) -> str:
    d = (
        "M-11.500-7H-6V-8.500H11V-3.500C7-3.500 4-2 3.500 2 4.500 4.500 7 5 8 6V9.500H-6.500V6"
        "C-5.500 5-3 4.500-2.500 2-3-1-6-1.500-8-2.500-10-3.500-11.500-5-11.500-7z"
    )
    return el("path", d=d, **paint(ink), **ROUND) + el(
        "path", d="M-5-5.500H10", **paint(None, back, 1.3), **ROUND
    )


SIGNS = {
    "orange": _pumpkin,
    "brown": _barrel,
    "blue": _fish,
    "green": _fir,
    "violet": _bottle,
    "grey": _anvil,
}
"""Pumpkins, beer, fish, timber, perfume, iron; each within 12 of its middle."""


def sign(colour: str) -> str:
    """The sign of a good, 24 x 24 round the origin, to stand on the good's own colour."""
    return SIGNS[colour](f"on-{colour}", f"good-{colour}")


def plate(number: int, r: float = 15.5) -> str:
    """A pale disc with the number of a marker."""
    return el("circle", r=r, **paint("card", "print", 1.8)) + text(
        0, r * 0.58, str(number), r * 1.7, **BOLD, **paint("print")
    )


def tile(fill: str, size: float) -> str:
    """The body of a marker: a square of enamel with a pale rim, its middle at the origin."""
    half = size / 2
    art = el("rect", x=1.2 - half, y=1.2 - half, width=size - 2.4, height=size - 2.4, rx=11,
             **paint("card", "print", 2))  # fmt: skip
    inner = {"x": 5 - half, "y": 5 - half, "width": size - 10, "height": size - 10, "rx": 7.5}
    return art + el("rect", **inner, **paint(fill))


def marker(colour: str, number: int) -> str:
    """A goods marker, 68 x 68 round the origin: colour, sign and number."""
    art = tile(f"good-{colour}", 68)
    art += el("g", sign(colour), transform="translate(-7 -7) scale(1.6)")
    return art + el("g", plate(number), transform="translate(16.5 16)")


def back(size: float = 68) -> str:
    """The back of the markers: a crate with a balloon branded on it."""
    art = tile("bay", size)
    half = size / 2 - 5
    planks = "".join(f"M{num(-half)} {num(y)}h{num(2 * half)}" for y in (-half / 2.4, half / 2.4))
    art += el("path", d=planks, **paint(None, "mane", 1.6))
    art += el("circle", r=half * 0.62, **paint("bay-far", "coin", 1.8))
    balloon = (
        "M0-13C8-13 12-8 12-3 12 2 7 5 4.500 8.500H-4.500C-7 5-12 2-12-3-12-8-8-13 0-13z"
        "M-3 10.500H3V14.500H-3z"
    )
    art += el("path", d=balloon, **paint("coin"), transform=f"scale({size / 74:.2g})")
    return art + el(
        "path", d="M-4 8C-7-1-5-9 0-13 5-9 7-1 4 8", **paint(None, "bay-far", 1.3),
        transform=f"scale({size / 74:.2g})",
    )  # fmt: skip


def disc() -> str:
    """A stack of guild discs, 54 x 58: its faces in the page's colour (currentColor)."""
    solid: dict[str, object] = {"fill": "currentColor"}
    side = "M-24-4V6A24 21 0 0 0 24 6V-4z"
    art = el("path", d=side, **solid, stroke="#fffaf0", stroke_width="2.6", **ROUND)
    art += el("path", d="M-24 1A24 21 0 0 0 24 1", fill="none", stroke="#fffaf0", stroke_width=1.4)
    art += el("ellipse", cy=-4, rx=24, ry=22, **solid, stroke="#fffaf0", stroke_width="2.6")
    return art + el("ellipse", cy=-4, rx=19.5, ry=17.6, fill="none", stroke="#fffaf0",
                    stroke_opacity="0.55", stroke_width="1.2")  # fmt: skip


def coin(r: float) -> str:
    """A sky dollar with its sign."""
    art = el("circle", r=r - 0.8, **paint("coin", "print", r / 11))
    art += el("circle", r=r * 0.78, **paint(None, "print", r / 18), stroke_dasharray="2 1.6")
    s = "M4.500-5.500C3-8-4.500-8-4.500-3.500-4.500 1 5 -1 5 4 5 8.500-3.500 8.500-5 5.500M0-10V10.500"
    return art + el(
        "path", d=s, **paint(None, "print", 2.1), **ROUND, transform=f"scale({r / 17:.3g})"
    )


def dial(is_reversed: bool) -> str:
    """The compass, 120 x 120 round the origin: needle up, or dark with the needle down."""
    face, ink = ("desk", "coin") if is_reversed else ("card", "print")
    art = el("circle", r=58, **paint("gold", "print", 2.5))
    art += el("circle", r=50, **paint(face, "print", 2))
    ticks = "".join(
        f"M{num(44 * math.sin(a))} {num(-44 * math.cos(a))}"
        f"L{num(48 * math.sin(a))} {num(-48 * math.cos(a))}"
        for a in (math.tau * i / 24 for i in range(24))
    )
    art += el("path", d=ticks, **paint(None, ink, 1.6))
    star = []
    for i in range(8):
        r, a = (11 if i % 2 else 40), math.tau * i / 8
        star.append((r * math.sin(a), -r * math.cos(a)))
    art += el("path", d=poly(star, close=True), **paint("dun", "print", 1.2), **ROUND)
    needle = el("path", d="M0-44L10 0H-10z", **paint("brick", "print", 1.8), **ROUND)
    needle += el("path", d="M0-44V0H10z", **paint("cloth"))
    needle += el("path", d="M0 34L9 0H-9z", **paint("card", "print", 1.6), **ROUND)
    art += el("g", needle, transform="rotate(180)" if is_reversed else None)
    art += el("circle", r=6.5, **paint("coin", "print", 1.6))
    if is_reversed:
        turn = "M-33-20A38 38 0 0 1 33-20M33-20l1-11M33-20l-11-2"
        art += el("path", d=turn, **paint(None, "coin", 4.4), **ROUND)
    return art
