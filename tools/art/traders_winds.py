"""The arrows of Traders of the Air: streams of wind with a head for either side of the compass."""

import math

from tools.art import traders_scene as scenes
from tools.art.airlines_layout import Route, ribbon
from tools.art.palette import paint
from tools.art.svg import along, el, length, num
from tools.art.traders_layout import Arrow, Box, space


def arrow_art(arrow: Arrow) -> str:
    """An arrow of wind: a pale stream with chevrons, a head at its end and one for the other way."""
    (x0, y0), (x1, y1), (x2, y2) = arrow.curve
    d = f"M{num(x0)} {num(y0)}Q{num(x1)} {num(y1)} {num(x2)} {num(y2)}"
    round_ends = {"stroke_linecap": "round"}
    band = ribbon(Route(arrow.ident, "", arrow.curve, ()), 16.0, (1.0, 1.0))
    parts = [
        el("path", d=band, cls="halo", fill="none"),
        el("path", d=d, **paint(None, "stream", 22), **round_ends, stroke_opacity="0.85"),
        el("path", d=d, **paint(None, "wind", 3), **round_ends, stroke_dasharray="1 7"),
        el("g", _heads(arrow, ahead=True), cls="ahead"),
        el("g", _heads(arrow, ahead=False), cls="back", display="none"),
    ]
    points = arrow.points()
    left, right = min(p[0] for p in points) - 11, max(p[0] for p in points) + 11
    top, bottom = min(p[1] for p in points) - 11, max(p[1] for p in points) + 11
    box = Box(
        f"arrow_{arrow.ident}", (left + right) / 2, (top + bottom) / 2, right - left, bottom - top
    )
    return space(box, *parts, cls="space arrow", data_id=f"arrow:{arrow.ident}")


def _heads(arrow: Arrow, ahead: bool) -> str:
    """The big head and the chevrons that fly before it."""
    points = arrow.points() if ahead else arrow.points()[::-1]
    whole = length(points)

    def place(distance: float) -> str:
        (x, y), (x2, y2) = along(points, distance), along(points, distance + 4)
        turn = math.degrees(math.atan2(y2 - y, x2 - x))
        return f"translate({num(x)} {num(y)}) rotate({turn:.0f})"

    head = el("use", href="#traders-head", transform=place(whole - 12))
    count = max(1, round((whole - 60) / 46))
    steps = [20 + (whole - 60) * (i + 0.5) / count for i in range(count)] if whole > 74 else []
    return head + "".join(el("use", href="#traders-chevron", transform=place(s)) for s in steps)


def marks() -> str:
    """What is drawn once and used often."""
    head = el(
        "path", d="M17 0L-15-18-7 0-15 18z", **paint("wind", "stream", 2.5), stroke_linejoin="round"
    )
    chevron = el(
        "path",
        d="M-6-8L4 0-6 8",
        **paint(None, "wind", 4.4),
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    once = {
        "head": head,
        "chevron": chevron,
        "houses": scenes.houses(),
        "cottage": scenes.cottage(),
    }
    return el("defs", *(el("g", art, ident=f"traders-{name}") for name, art in once.items()))
