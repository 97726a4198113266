"""The pieces of Trading Titans: amphorae, goods signs and the 27 cards, as symbols."""

from tools.art.palette import paint
from tools.art.svg import SERIF, el, text
from tools.art.titans_animals import ANIMALS
from tools.art.titans_goods import amphora, coins, palm, scroll, sign, tile

COLOURS = ("red", "yellow", "green")
VALUES = (-3, -2, -1, 1, 2, 3)
W, H = 78, 108
BOLD: dict[str, object] = {"font_family": SERIF, "font_weight": "bold"}


def at(art: str, x: float, y: float, scale: float = 1) -> str:
    """Art with its origin at (x, y)."""
    return el(
        "g", art, transform=f"translate({x:g} {y:g})" + (f" scale({scale:g})" if scale != 1 else "")
    )


def frame(colour: str) -> str:
    """What every card of a colour has: the paper, the band below, the sign in its corner."""
    art = el("rect", x=1, y=1, width=W - 2, height=H - 2, rx=8, **paint("paper", "ink", 2))
    art += el("path", d="M2 76H76V98q0 8-8 8H10q-8 0-8-8z", **paint(colour)) + el(
        "path", d="M2 76H76", **paint(None, "ink", 1.6)
    )
    badge = el("g", tile(colour, 13.5), **paint(colour, "ink", 1.6)) + at(
        sign(colour, f"on-{colour}", colour), 0, 0, 0.86
    )
    return art + at(badge, 18, 18)


def chevrons(value: int) -> str:
    """One to three arrow heads: upwards away from Palmyra, downwards towards it."""
    tip = -7 if value > 0 else 7
    heads = [f"M{62 - 12 * i} {16 - tip / 2:g}l4.5 {tip} 4.5 {-tip}" for i in range(abs(value))]
    line = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return el("path", d="".join(heads), **paint(None, "ink", 3.2), **line)


def caravan(colour: str, value: int) -> str:
    """A caravan card: the beast of the road and how many spaces it moves the goods."""
    mark = f"+{value}" if value > 0 else f"\N{MINUS SIGN}{-value}"
    art = frame(colour) + chevrons(value) + at(ANIMALS[colour](colour), 9, 27, 0.56)
    return art + text(W / 2, 102.3, mark, 31, **{**BOLD, **paint(f"on-{colour}")})


def contract(colour: str) -> str:
    """A contract card: a sealed scroll, and what one to four of them pay for an amphora."""
    seal = scroll(colour) + at(sign(colour, f"on-{colour}", colour), 9, 9, 0.62)
    art = frame(colour) + at(seal, 51, 43, 0.86)
    bold = {**BOLD, **paint(f"on-{colour}")}
    art += "".join(
        text(12 + 18 * i, 98, str(pay), 20, **bold) for i, pay in enumerate((1, 2, 4, 8))
    )
    return art + el(
        "path",
        d="M21 82v18M39 82v18M57 82v18",
        **paint(None, f"on-{colour}", 1),
        stroke_opacity="0.6",
    )


def tax(colour: str) -> str:
    """A tax card: stacks of coins, and the two points that each amphora costs."""
    art = frame(colour) + coins(22, 66, 3) + coins(44, 65, 6) + coins(63, 69, 3) + coins(34, 72, 1)
    jar = el(
        "path",
        d="M-3.500-9h7l-.5 4c5 3 4.500 9 .5 14h-7c-4-5-4.500-11 .5-14z",
        **paint(f"on-{colour}"),
    )
    art += at(jar, 51, 92)
    return art + text(31, 102.3, "2", 31, **{**BOLD, **paint(f"on-{colour}")})


def mirage(colour: str) -> str:
    """A mirage card: an oasis that trembles in the heat, and a card struck out."""
    art = el("circle", cx=60, cy=21, r=10, **paint("coin", "ink", 1.4))
    art += el("path", d="M4 62Q20 54 39 59T74 58V75H4z", **paint("desert"))
    art += el("ellipse", cx=40, cy=66, rx=25, ry=6, **paint("shelf", "ink", 1.4))
    art += at(palm(-6), 27, 63, 0.62) + at(palm(5), 43, 64, 0.98)
    waves = (
        "M6 47q5-3 10 0t10 0 10 0 10 0 10 0 10 0M14 54q5-3 10 0t10 0 10 0 10 0 "
        "10 0M14 69q5-2.500 10 0t10 0 10 0 10 0 10 0"
    )
    art += el("path", d=waves, **paint(None, "paper", 2.2), stroke_linecap="round")
    ink = paint(None, f"on-{colour}", 2.6)
    struck = el("rect", x=-8, y=-11, width=16, height=22, rx=3, **ink) + el(
        "path", d="M-13 11L13-11", **ink, stroke_linecap="round"
    )
    return frame(colour) + art + at(struck, 39, 91.5)


def back() -> str:
    """The back of every card: a star of Palmyra on cloth."""
    art = el("rect", x=1, y=1, width=W - 2, height=H - 2, rx=8, **paint("cloth", "ink", 2))
    art += el("rect", x=6, y=6, width=W - 12, height=H - 12, rx=5, **paint(None, "gold", 1.6))
    for x, y in ((39, 20), (39, 88)):
        art += el(
            "path",
            d=f"M{x - 20} {y}L{x} {y - 8} {x + 20} {y} {x} {y + 8}z",
            **paint(None, "gold", 1.4),
        )
        art += el("circle", cx=x, cy=y, r=2.6, **paint("gold"))
    star = (
        "M0-25L5-6 17.700-17.700 6-5 25 0 6 5 17.700 17.700 5 6 0 25-5 6-17.700 "
        "17.700-6 5-25 0-6-5-17.700-17.700-5-6z"
    )
    art += at(el("path", d=star, **paint("gold", "ink", 1.2), stroke_linejoin="round"), 39, 54)
    return art + el("circle", cx=39, cy=54, r=6.5, **paint("cloth", "ink", 1.2))


def symbol(ident: str, width: int, height: int, art: str) -> str:
    """One symbol a line."""
    return el("symbol", art, ident=ident, view_box=f"0 0 {width} {height}")


def cards() -> dict[str, str]:
    """The face of each of the 27 kinds of card, by its symbol's id."""
    out = {}
    for colour in COLOURS:
        for value in VALUES:
            name = f"m{-value}" if value < 0 else f"p{value}"
            out[f"card_{colour}_caravan_{name}"] = caravan(colour, value)
        out[f"card_{colour}_contract"] = contract(colour)
        out[f"card_{colour}_tax"] = tax(colour)
        out[f"card_{colour}_mirage"] = mirage(colour)
    return out


def pieces() -> str:
    """The whole file."""
    out = []
    for colour in COLOURS:
        out.append(symbol(f"amphora_{colour}", 40, 56, amphora(colour)))
        badge = el("g", tile(colour, 11), **paint(colour, "ink", 1.2)) + at(
            sign(colour, f"on-{colour}", colour), 0, 0, 0.72
        )
        out.append(symbol(f"sign_{colour}", 24, 24, at(badge, 12, 12)))
    out.append(symbol("card_back", W, H, back()))
    out += [symbol(ident, W, H, art) for ident, art in cards().items()]
    head = "<!-- Trading Titans, the pieces. Written by tools/art/board_titans.py: do not edit. -->"
    body = "\n".join([head, *out])
    return el("svg", "\n" + body + "\n", xmlns="http://www.w3.org/2000/svg") + "\n"
