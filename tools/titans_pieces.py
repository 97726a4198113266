"""The pieces of Trading Titans: amphorae, goods signs and the 27 cards, as symbols."""

from svg import SERIF, el, smooth, text
from titans_palette import DAY, paint

COLOURS = ("red", "yellow", "green")
VALUES = (-3, -2, -1, 1, 2, 3)
W, H = 78, 108

SIGNS = {
    "red": [(x, y) for y, xs in ((-4, (-5, 0, 5)), (0.5, (-2.6, 2.6)), (5, (0,))) for x in xs],
}


def sign(colour: str, fill: str) -> str:
    """The sign of a good, about 20 x 20 round the origin: grapes, a cut gem, a leaf."""
    if colour == "red":
        art = "".join(el("circle", cx=x, cy=y, r=2.9, **paint(fill)) for x, y in SIGNS["red"])
        return art + el("path", d="M0 -6C0 -9 2 -10 4 -10", **paint(None, fill, 1.6))
    if colour == "yellow":
        gem = el("path", d="M-5 -8H5L10 -2 0 9-10-2z", **paint(fill))
        return gem
    return el("path", d="M-8 9C-10-2-3-9 9-9 9 2 3 9-6 6z", **paint(fill))


def amphora(colour: str) -> str:
    """An amphora, 40 x 56, with the sign on its belly."""
    body = [(14, 6), (15, 14), (6, 22), (7, 36), (17, 51), (23, 51), (33, 36), (34, 22), (25, 14), (26, 6)]
    art = el("path", d=smooth(body, close=True), **paint(colour, "ink", 2))
    art += el("path", d="M14 10C6 8 4 16 8 21M26 10C34 8 36 16 32 21", **paint(None, "ink", 2.4))
    art += el("rect", x=12, y=3, width=16, height=5, rx=2, **paint(colour, "ink", 2))
    return art + el("g", sign(colour, f"on-{colour}"), transform="translate(20 29)")


def card(colour: str, kind: str, mark: str) -> str:
    """A card face, 78 x 108."""
    art = el("rect", x=1, y=1, width=W - 2, height=H - 2, rx=8, **paint("paper", "ink", 2))
    art += el("rect", x=5, y=5, width=W - 10, height=22, rx=4, **paint(colour))
    art += el("g", sign(colour, f"on-{colour}"), transform="translate(17 16)")
    bold = {"font_family": SERIF, "font_weight": "bold", "text_anchor": "middle"}
    if kind == "caravan":
        return art + text(W / 2, 84, mark, 44, **{**bold, **paint("ink")})
    return art + text(W / 2, 70, kind.capitalize(), 16, **{**bold, **paint("ink")})


def symbol(ident: str, width: int, height: int, art: str) -> str:
    """One symbol a line."""
    return el("symbol", art, ident=ident, view_box=f"0 0 {width} {height}")


def card_names() -> list[tuple[str, str, str, str]]:
    """Of each card its symbol id, colour, kind and inscription."""
    out = []
    for colour in COLOURS:
        for value in VALUES:
            name = f"m{-value}" if value < 0 else f"p{value}"
            mark = f"\N{MINUS SIGN}{-value}" if value < 0 else f"+{value}"
            out.append((f"card_{colour}_caravan_{name}", colour, "caravan", mark))
        out += [(f"card_{colour}_{kind}", colour, kind, "") for kind in ("contract", "tax", "mirage")]
    return out


def pieces() -> str:
    """The whole file."""
    out = []
    for colour in COLOURS:
        out.append(symbol(f"amphora_{colour}", 40, 56, amphora(colour)))
        out.append(symbol(f"sign_{colour}", 24, 24, el("g", sign(colour, colour), transform="translate(12 12)")))
    back = el("rect", x=1, y=1, width=W - 2, height=H - 2, rx=8, **paint("frame", "ink", 2))
    out.append(symbol("card_back", W, H, back))
    out += [symbol(ident, W, H, card(colour, kind, mark)) for ident, colour, kind, mark in card_names()]
    head = "<!-- Trading Titans, the pieces. Written by tools/board_titans.py: do not edit. -->"
    body = "\n".join([head, *out])
    return el("svg", "\n" + body + "\n", xmlns="http://www.w3.org/2000/svg") + "\n"


assert DAY
