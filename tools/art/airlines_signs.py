"""The nine airlines' emblems and marks, and the five networks' lines."""

import math

from tools.art.palette import paint
from tools.art.svg import SERIF, el, num, poly, text

ROUND: dict[str, object] = {"stroke_linecap": "round", "stroke_linejoin": "round"}
BOLD: dict[str, object] = {"font_family": SERIF, "font_weight": "bold"}

DASHES = {"northwest": "14 8", "southwest": "0.1 11"}
"""How the lines of two networks are broken; the others are wavy, whole and double."""
WIDTHS = {"edge": 4.2, "east": 5.4, "northwest": 5.6, "southwest": 7, "northeast": 9}


def strokes(network: str, d: str) -> str:
    """A line along `d` in the pattern and colour of a network (the wave must be in `d`)."""
    ends = {"stroke_linecap": "butt" if network == "northwest" else "round"}
    line = paint(None, f"net-{network}", WIDTHS[network])
    art = el("path", d=d, **line, **ends, stroke_dasharray=DASHES.get(network))
    if network == "northeast":
        art += el("path", d=d, **paint(None, "paper", 3.2), stroke_linecap="round")
    return art


def sample(network: str, width: float, y: float = 0.0) -> str:
    """A short straight piece of a network's line from (0, y)."""
    d = f"M0 {num(y)}H{num(width)}"
    if network == "edge":
        half = width / (2 * round(width / 18))
        d = f"M0 {num(y)}" + "".join(
            f"q{num(half / 2)} {num(8.5 if i % 2 else -8.5)} {num(half)} 0"
            for i in range(round(width / half))
        )
    elif network == "northwest":
        d = f"M0 {num(y)}h{num(width)}"
    elif network == "southwest":
        d = f"M3.5 {num(y)}H{num(width)}"
    return strokes(network, d)


def _wind(ink: str) -> str:
    curls = (
        "M-10-3H2c5 0 5-6.500.500-6.500-2.300 0-3.200 1.500-3 3M-10 1.500H7c5 0 5 7 .500"
        " 7-2.300 0-3.300-1.600-3-3.200M-8 6H0"
    )
    return el("path", d=curls, **paint(None, ink, 2.4), **ROUND)


def _star(ink: str) -> str:
    ring = []
    for i in range(16):
        r = (11.0, 3.6, 6.4, 3.6)[i % 4]
        a = math.radians(22.5 * i)
        ring.append((r * math.sin(a), -r * math.cos(a)))
    return el("path", d=poly(ring, close=True), **paint(ink))


def _surf(ink: str) -> str:
    curl = "M-11 6C-8-4-3-9 4-8c5 1 6 6 3 8-2 1-4 0-4-2-3 1-3 7 8 8z"
    return el("path", d=curl, **paint(ink)) + el(
        "path", d="M-10 9.500q2.500-2 5 0t5 0 5 0 5 0", **paint(None, ink, 1.6), **ROUND
    )


def _diamond(ink: str) -> str:
    return el("path", d="M-6-9H6L11-2 0 11-11-2z", **paint(None, ink, 2.2), **ROUND) + el(
        "path", d="M-11-2H11M-4-2L0 11 4-2 0-9z", **paint(None, ink, 1.5), **ROUND
    )


def _anchor(ink: str) -> str:
    return el("circle", cy=-8, r=2.6, **paint(None, ink, 2)) + el(
        "path",
        d=(
            "M0-5.400V10M-5-2.500H5M-9.500 2C-9 8-4 10 0 10 4 10 9 8 9.500 2M-11.500"
            " 4.500l2-3 3 2M11.500 4.500l-2-3-3 2"
        ),
        **paint(None, ink, 2.1),
        **ROUND,
    )


def _peaks(ink: str) -> str:
    return el("path", d="M-12 8L-4-9 0-2 3-6 12 8z", **paint(ink))


def _wheat(ink: str) -> str:
    grains = "".join(
        f"M0 {y}C{s * 1} {y - 5} {s * 5} {y - 6} {s * 7} {y - 6}C{s * 7} {y - 2} {s * 4} {y} 0 {y}z"
        for y in (7, 1, -5)
        for s in (-1, 1)
    )
    return el("path", d=grains + "M0-5C-3-8-2-11 0-12.500 2-11 3-8 0-5z", **paint(ink)) + el(
        "path", d="M0 12V-6", **paint(None, ink, 1.6), **ROUND
    )


def _globe(ink: str) -> str:
    return el("circle", r=10, **paint(None, ink, 2)) + el(
        "path",
        d=(
            "M-10 0H10M0-10V10M-8-5.500Q0-3 8-5.500M-8 5.500Q0 3 8 5.500M0-10C-7-5-7 5 0 10 7"
            " 5 7-5 0-10"
        ),
        **paint(None, ink, 1.4),
    )


def _wing(ink: str) -> str:
    return el(
        "path",
        d=(
            "M-12-7C-6-9 6-9 12-8 10-4 6-3.500 3-3.500 7-2.500 5.500 1 1 .500 4 2 2 5 -2 4 0"
            " 6-3 9-6 6-9 3-11-2-12-7z"
        ),
        **paint(ink),
    )


EMBLEMS = {
    "aba": _wind,
    "boi": _star,
    "cal": _surf,
    "ddl": _diamond,
    "ela": _anchor,
    "fis": _peaks,
    "gap": _wheat,
    "hit": _globe,
    "ita": _wing,
}
"""Wind, pole star, surf, diamond, anchor, peaks, wheat, globe, wing; each within 12 of its middle."""

PLANE = (
    "M0-17C1.800-17 2.500-13 2.500-10V-5.500L17 4V7.500L2.500 3.500 1.800 10.500"
    " 6.500 14V16.500L0 15-6.500 16.500V14L-1.800 10.500-2.500 3.500-17 7.500V4"
    "L-2.500-5.500V-10C-2.500-13-1.800-17 0-17z"
)
"""An aeroplane from above, nose up, about 34 x 34, its middle at the origin."""


def emblem(airline: str, ink: str | None = None) -> str:
    """The emblem of an airline in one colour; on its own colour unless `ink` says otherwise."""
    return EMBLEMS[airline](ink or f"on-{airline}")


def badge(airline: str, r: float) -> str:
    """A small disc with the emblem of an airline."""
    scale = r / 15
    return el("circle", r=r, **paint(f"air-{airline}", "ink", max(1.2, r / 11))) + el(
        "g", emblem(airline), transform=f"scale({scale:.3g})"
    )


def marker(airline: str) -> str:
    """The marker of an airline, 42 x 42: a disc with an aeroplane and the airline's letter."""
    own, on = f"air-{airline}", f"on-{airline}"
    art = el("circle", r=19.5, **paint("card", "print", 2)) + el("circle", r=16.9, **paint(own))
    art += el("path", d=PLANE, **paint(on), opacity="0.26", transform="scale(.96)")
    letter = airline[0].upper()
    edge = {"paint_order": "stroke", "stroke_linejoin": "round"}
    return art + text(0, 9, letter, 25, **BOLD, **paint(on, own, 3), **edge)


def blocked(airline: str) -> str:
    """A marker used for sabotage, 42 x 42: eight dark corners, a cross, the letter in its middle."""
    own, on = f"air-{airline}", f"on-{airline}"
    ring = [
        (20.5 * math.cos(math.radians(22.5 + 45 * i)), 20.5 * math.sin(math.radians(22.5 + 45 * i)))
        for i in range(8)
    ]
    octagon = {"d": poly(ring, close=True), "stroke_linejoin": "round"}
    art = el("path", **octagon, **paint("dusk", "card", 2.2))
    cross = "M-11.500-11.500L11.500 11.500M11.500-11.500L-11.500 11.500"
    art += el("path", d=cross, **paint(None, "card", 8.4), **ROUND)
    art += el("path", d=cross, **paint(None, own, 5.4), **ROUND)
    art += el("circle", r=9.6, **paint(own, "card", 1.8))
    return art + text(0, 5.6, airline[0].upper(), 15.5, **BOLD, **paint(on))
