"""Small things of Trading Titans: the signs of the goods, amphorae, palms, coins, scrolls."""

import math

from tools.art.palette import paint
from tools.art.svg import Point, el, num, poly

GRAPES = (
    (-6.2, -2.4),
    (-2.1, -3),
    (2.1, -3),
    (6.2, -2.4),
    (-4.2, 1.2),
    (0, 0.9),
    (4.2, 1.2),
    (-2.1, 4.9),
    (2.1, 4.9),
    (0, 8.5),
)


def sign(colour: str, fill: str, back: str) -> str:
    """The sign of a good, 24 x 24 round the origin: grapes for wine, a cut gem, a leaf for spices.

    `fill` paints it and `back`, the colour behind it, its fine lines, so that it holds in grey too.
    """
    line = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    if colour == "red":
        art = "".join(el("circle", cx=x, cy=y, r=2.5, **paint(fill)) for x, y in GRAPES)
        art += el("path", d="M0 -5C0 -8 .5 -9.500 2 -11", **paint(None, fill, 1.7), **line)
        return art + el(
            "path", d="M.5 -6.500C3-11.500 8-11 10-7.500 7-5 3.500-4.800 .5-6.500z", **paint(fill)
        )
    if colour == "yellow":
        art = el("path", d="M-6 -8.500H6L11 -2.500 0 10-11-2.500z", **paint(fill), **line)
        return art + el(
            "path",
            d="M-11 -2.500H11M-6-8.500L-4-2.500 0 10 4-2.500 6-8.500M-4-2.500L0-8.500 4-2.500",
            **paint(None, back, 1.1),
            **line,
        )
    art = el(
        "path",
        d="M-8.500 7C-12-3-5-10.500 10-10 11 3 4 11-6 8.500L-9.500 11.500z",
        **paint(fill),
        **line,
    )
    return art + el(
        "path",
        d=(
            "M-9.500 11C-6 4 0-2 6.500-6.500M-3.500 2.500L-4.500-4M-3.500 2.500L4 3"
            "M.8-2L.5-7M.8-2L7-1.500"
        ),
        **paint(None, back, 1.2),
        **line,
    )


def tile(colour: str, r: float) -> str:
    """The outline of a route's space within radius `r`: a cask, a cut stone, a leaf."""
    if colour == "red":
        return el("circle", r=r)
    if colour == "yellow":
        ring: list[Point] = []
        for i in range(8):
            angle = math.radians(22.5 + 45 * i)
            ring.append((r * 1.04 * math.cos(angle), r * 1.04 * math.sin(angle)))
        return el("path", d=poly(ring, close=True), stroke_linejoin="round")
    a, wide, tight = r * 0.92, r * 0.88, r * 0.42
    d = (
        f"M{num(wide - a)} {num(-a)}H{num(a - tight)}q{num(tight)} 0 {num(tight)} {num(tight)}"
        f"V{num(a - wide)}a{num(wide)} {num(wide)} 0 0 1 {num(-wide)} {num(wide)}"
        f"H{num(tight - a)}q{num(-tight)} 0 {num(-tight)} {num(-tight)}"
        f"V{num(wide - a)}a{num(wide)} {num(wide)} 0 0 1 {num(wide)} {num(-wide)}z"
    )
    return el("path", d=d)


def amphora(colour: str, rim: bool = True) -> str:
    """An amphora of 40 x 56 with the sign of its good on a pale shield on the belly.

    A pale `rim` sets it off from the space of the same colour on which it stands.
    """
    line = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    handles = "M15.500 10C8 8 5 14 8.500 20.500M24.500 10C32 8 35 14 31.500 20.500"
    body = (
        "M16 6.500h8l-.4 7.500c1 2.800 9.700 5 10 12.500 .4 9.500-6.800 17-9.600 "
        "23.500h-8C13.200 43.500 6 36 6.400 26.500 6.700 19 15.400 16.800 16.400 "
        "14z"
    )
    lip, foot = "M14 5.500h12", "M14.500 51h11"
    edge = el("path", d=handles + body + lip + foot, **paint(None, "paper", 8), **line)
    art = edge if rim else ""
    art += el("path", d=foot, **paint(None, "ink", 5), **line)
    art += el("path", d=handles, **paint(None, "ink", 4.6), **line) + el(
        "path", d=handles, **paint(None, colour, 1.8), **line
    )
    art += el("path", d=body, **paint(colour, "ink", 2.2), **line)
    art += el("path", d=lip, **paint(None, "ink", 5), **line) + el(
        "path", d=lip, **paint(None, colour, 1.8), **line
    )
    art += el("circle", cx=20, cy=29.5, r=10.8, **paint("paper", "ink", 1.4))
    return art + el("g", sign(colour, "dark", "paper"), transform="translate(20 30) scale(.78)")


def palm(lean: float = 4) -> str:
    """A palm tree of about 40 x 50, its foot at the origin."""
    line = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    bend, top = num(lean * 0.2 - 2), num(lean - 1)
    trunk = f"M-2.500 0Q{bend} -18 {top} -34l3 0Q{num(lean * 0.2 + 3)} -18 3.500 0z"
    fronds = (
        "M0 0C-4-8-13-9-18-1C-12-4-6-3 0 0C-9-1-16 4-16 12C-12 6-6 3 0 0C-5 5-6 "
        "11-4 16C-2 10 0 5 0 0C4 5 5 11 4 16C9 10 6 4 0 0C7 0 14 5 15 12C18 4 "
        "10-1 0 0C6-4 12-4 18 0C14-9 5-9 0 0z"
    )
    art = el("path", d=trunk, **paint("clay", "ink", 1.4), **line)
    leaves = el("path", d=fronds, **paint("palm", "ink", 1.3), **line)
    return art + el("g", leaves, transform=f"translate({num(lean)} -35)")


def coins(x: float, y: float, count: int) -> str:
    """A stack of coins, its foot at (x, y)."""
    out = []
    for i in range(count):
        top = y - 4 - 5 * i
        out.append(
            el(
                "path",
                d=f"M{num(x - 10)} {num(top)}v4c0 5 20 5 20 0v-4z",
                **paint("gold", "ink", 1.3),
            )
        )
        out.append(el("ellipse", cx=x, cy=top, rx=10, ry=3.6, **paint("coin", "ink", 1.3)))
    return "".join(out)


def scroll(seal: str) -> str:
    """A half-open scroll of about 50 x 46 round the origin, with a seal of the given colour."""
    line = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    art = el("path", d="M-19 -19H17V17H-19z", **paint("slope", "ink", 1.8), **line)
    art += el("path", d="M-13-10H11M-13-4H11M-13 2H4", **paint(None, "faint", 2), **line)
    for y in (-20, 17):
        art += el("rect", x=-23, y=y - 4, width=44, height=8, rx=4, **paint("linen", "ink", 1.8))
        art += el("path", d=f"M-23 {y}h-3M21 {y}h3", **paint(None, "ink", 4), **line)
    art += el("path", d="M5 12l-4 14 6-3 5 5 1-15z", **paint(seal, "ink", 1.4), **line)
    return art + el("circle", cx=9, cy=9, r=10, **paint(seal, "ink", 1.8))
