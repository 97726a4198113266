"""The pieces of Airlines: markers, emblems, shares, route cards and their backs, as symbols."""

import math

from engine.games.airlines import data
from tools.art.airlines_layout import wave
from tools.art.airlines_signs import BOLD, PLANE, ROUND, badge, blocked, emblem, marker, sample
from tools.art.palette import paint
from tools.art.svg import ENGLISH, Point, el, length, num, text

W, H = 78, 108
NAMES = dict(data.NETWORKS)


def at(art: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """Art with its origin at (x, y)."""
    sizes = (f" rotate({turn:g})" if turn else "") + (f" scale({scale:g})" if scale != 1 else "")
    return el("g", art, transform=f"translate({x:g} {y:g}){sizes}")


def symbol(ident: str, width: int, height: int, art: str) -> str:
    """One symbol a line."""
    return el("symbol", art, ident=ident, view_box=f"0 0 {width} {height}")


def sheet(fill: str = "card") -> str:
    """The paper of every card."""
    return el("rect", x=1, y=1, width=W - 2, height=H - 2, rx=8, **paint(fill, "print", 2))


def share(airline: str, stock: int) -> str:
    """A share: initials on a band of the airline's colour, its emblem, how many shares there are."""
    own, on = f"air-{airline}", f"on-{airline}"
    art = sheet() + el("path", d="M2 31V10q0-8 8-8H68q8 0 8 8V31z", **paint(own))
    art += el("path", d="M2 31H76", **paint(None, "print", 1.6))
    art += text(W / 2, 25.5, airline.upper(), 27, **BOLD, **paint(on), letter_spacing=1)
    rays = "".join(
        (
            f"M{num(39 + 23 * math.cos(a))} {num(59 + 23 * math.sin(a))}L"
            f"{num(39 + 26 * math.cos(a))} {num(59 + 26 * math.sin(a))}"
        )
        for a in (math.radians(15 * i) for i in range(24))
    )
    art += el("path", d=rays, **paint(None, own, 2))
    art += el("circle", cx=39, cy=59, r=20.5, **paint(own, "print", 1.8))
    art += at(emblem(airline), 39, 59, 1.5)
    art += el("path", d="M6 87.500H72", **paint(None, "gold", 1.2), stroke_dasharray="2 3")
    papers = "M-8-5H5V7H-8zM-5-5V-8H8V4H5"
    art += at(el("path", d=papers, **paint("card", "print", 1.6), **ROUND), 29, 97.5, 0.9)
    return art + text(40, 103.3, str(stock), 18, text_anchor="start", **BOLD, **paint("print"))


def corner_plane(colour: str, scale: float = 1.0) -> str:
    """An aeroplane climbing to the right."""
    return el("path", d=PLANE, **paint(colour), transform=f"rotate(45) scale({scale:g})")


def share_back() -> str:
    """The back of the shares: a globe with an aeroplane over it."""
    art = sheet("desk") + el(
        "rect", x=6, y=6, width=W - 12, height=H - 12, rx=5, **paint(None, "gold", 1.6)
    )
    guilloche = "".join(
        f"M{39 - 5 * i} 54a{5 * i} 8 0 0 1 {10 * i} 0a{5 * i} 8 0 0 1 {-10 * i} 0"
        for i in (2, 4, 6)
    )
    for y in (21, 87):
        art += at(el("path", d=guilloche, **paint(None, "gold", 0.9)), 0, y - 54)
    art += el("circle", cx=39, cy=54, r=22, **paint("inset", "gold", 2))
    lines = (
        "M17 54H61M39 32V76M21 43Q39 49 57 43M21 65Q39 59 57 65M39 32C24 42 24 66 39 76"
        " 54 66 54 42 39 32"
    )
    art += el("path", d=lines, **paint(None, "gold", 1.2))
    edge = el("path", d=PLANE, **paint("inset", "inset", 5), transform="rotate(45) scale(1.15)")
    return art + at(edge + corner_plane("coin", 1.15), 40, 53)


TOP, FOOT = 8.0, 79.0
"""Where the frame of a route card begins and ends; below it is the band with the name."""


def border_line() -> list[Point]:
    """The frame of a route card, clockwise from the middle of its upper edge."""
    left, right, r = 9.0, W - 9.0, 7.0
    out: list[Point] = [(W / 2, TOP)]
    corners = (
        (right - r, TOP + r, -90),
        (right - r, FOOT - r, 0),
        (left + r, FOOT - r, 90),
        (left + r, TOP + r, 180),
    )
    for x, y, start in corners:
        for i in range(7):
            a = math.radians(start + 15 * i)
            out.append((x + r * math.cos(a), y + r * math.sin(a)))
    return [*out, (W / 2, TOP)]


def border(network: str) -> str:
    """The frame of a route card in the pattern of its network."""
    line, colour = border_line(), f"net-{network}-card"
    sides = num(FOOT - TOP - 14)
    d = f"M39 8H62q7 0 7 7v{sides}q0 7-7 7H16q-7 0-7-7v-{sides}q0-7 7-7z"
    if network == "edge":
        return el("path", d=wave(line, 2.8, 6.2) + "z", **paint(None, colour, 2.8), **ROUND)
    if network == "east":
        return el("path", d=d, **paint(None, colour, 4))
    if network == "northwest":
        step = length(line) / 20
        dash = f"{step * 0.62:.2f} {step * 0.38:.2f}"
        return el("path", d=d, **paint(None, colour, 4), stroke_dasharray=dash)
    if network == "southwest":
        dots = {"stroke_dasharray": f"0.1 {length(line) / 34 - 0.1:.2f}"}
        return el("path", d=d, **paint(None, colour, 5), **dots, stroke_linecap="round")
    return el("path", d=d, **paint(None, colour, 6.5)) + el("path", d=d, **paint(None, "card", 2.4))


def route_card(network: str, value: int) -> str:
    """A route card: its network's frame, its value, its network's name."""
    colour = f"net-{network}-card"
    art = sheet() + border(network)
    size, foot = (46, 64) if value < 10 else (37, 60)
    art += text(W / 2, foot, str(value), size, **BOLD, **paint(colour))
    art += at(corner_plane(colour, 0.34), 39, 20.5)
    art += el("path", d="M2 86H76V98q0 8-8 8H10q-8 0-8-8z", **paint(colour))
    art += el("path", d="M2 86H76", **paint(None, "print", 1.4))
    small = 12.2 if len(network) > 5 else 15
    return art + text(W / 2, 100.2, NAMES[network], small, **ENGLISH, **BOLD, **paint("card"))


def route_back() -> str:
    """The back of the route cards: flight lines between cities."""
    art = sheet("cloth") + el(
        "rect", x=6, y=6, width=W - 12, height=H - 12, rx=5, **paint(None, "gold", 1.6)
    )
    ways = (
        "M16 84Q22 52 39 54T64 24M16 84Q40 96 62 78M16 34Q30 20 64 24M16 34Q18 60 16 84"
        "M62 78Q70 50 64 24"
    )
    art += el("path", d=ways, **paint(None, "gold", 1.5), stroke_dasharray="4 3")
    spots = ((16, 84), (64, 24), (62, 78), (16, 34))
    art += "".join(el("circle", cx=x, cy=y, r=3.6, **paint("coin", "print", 1.2)) for x, y in spots)
    edge = el("path", d=PLANE, **paint("cloth", "cloth", 6), transform="rotate(45) scale(1.2)")
    return art + at(edge + corner_plane("coin", 1.2), 39, 54)


def scoring() -> str:
    """A scoring card: a cup between laurels, and rising columns."""
    art = sheet("coin") + el(
        "rect", x=6, y=6, width=W - 12, height=H - 12, rx=5, **paint(None, "print", 1.4)
    )
    columns = "".join(
        el("rect", x=19 + 14 * i, y=94 - h, width=12, height=h, **paint("cloth", "print", 1.4))
        for i, h in enumerate((10, 18, 26))
    )
    art += columns + el("path", d="M14 94H64", **paint(None, "print", 2), **ROUND)
    cup = "M28 19H50C50 33 46 39 41 41V46H47V51H31V46H37V41C32 39 28 33 28 19z"
    ears = "M28 23H23C23 31 26 34 30 35M50 23H55C55 31 52 34 48 35"
    art += el("path", d=ears, **paint(None, "print", 4.4), **ROUND)
    art += el("path", d=ears, **paint(None, "gold", 2), **ROUND)
    art += el("path", d=cup, **paint("gold", "print", 1.8), **ROUND)
    for x, y, turn in (
        (19, 46, -30),
        (15, 37, -8),
        (15, 27, 14),
        (59, 46, 30),
        (63, 37, 8),
        (63, 27, -14),
    ):
        leaf = el("path", d="M0 4C-4 0-3-5 0-7 3-5 4 0 0 4z", **paint("palm", "print", 1))
        art += at(leaf, x, y, 1, turn)
    return art


def cards() -> dict[str, str]:
    """The face of each kind of card, by its symbol's id."""
    out = {f"card_share_{a[0]}": share(a[0], a[2]) for a in data.AIRLINES}
    out["card_share_back"] = share_back()
    for network, values in data.ROUTE_CARDS:
        for value in values:
            out[f"card_route_{network}_{value}"] = route_card(network, value)
    out["card_back"] = share_back()
    out["card_route_back"] = route_back()
    out["card_scoring"] = scoring()
    return out


def pieces() -> str:
    """The whole file."""
    out = []
    for airline, *_ in data.AIRLINES:
        out.append(symbol(f"plane_{airline}", 42, 42, at(marker(airline), 21, 21)))
        out.append(symbol(f"sabotage_{airline}", 42, 42, at(blocked(airline), 21, 21)))
        out.append(symbol(f"sign_{airline}", 24, 24, at(badge(airline, 11), 12, 12)))
    for network, _ in data.NETWORKS:
        out.append(symbol(f"line_{network}", 66, 16, at(sample(network, 58), 4, 8)))
    out += [symbol(ident, W, H, art) for ident, art in cards().items()]
    out += [symbol(f"share_{a[0]}", 24, 24, at(badge(a[0], 11), 12, 12)) for a in data.AIRLINES]
    head = "<!-- Airlines, the pieces. Written by tools/art/board_airlines.py: do not edit. -->"
    body = "\n".join([head, *out])
    return el("svg", "\n" + body + "\n", xmlns="http://www.w3.org/2000/svg") + "\n"
