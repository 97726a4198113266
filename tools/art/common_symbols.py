"""Makes assets/common: the players' symbols, the page's icons, the logo and the favicon.

    python -m tools.art.common_symbols

Symbols are 24 x 24 and painted in currentColor. The files are committed; a test compares the bytes.
"""

import math
from pathlib import Path

from tools.art.svg import SERIF, Point, el, poly, text, write

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "common"
INK, GOLD, PAPER, RED, GREEN = "#4a2f1b", "#c9952f", "#fdf4de", "#a62c2b", "#2c7647"

PLAYERS = {
    "star": (
        "M12 2l2.900 6.600 7.100.7-5.300 4.800 1.500 7L12 17.500l-6.200 3.600 "
        "1.500-7L2 9.300l7.100-.7z"
    ),
    "moon": "M15.500 2.500A9.800 9.800 0 1 0 21.500 16.500 8.200 8.200 0 0 1 15.500 2.500z",
    "sun": "",
    "anchor": (
        "M12 1.500a3.300 3.300 0 0 0-1.500 6.200V9H7v2.600h3.500v7.100C7.600 "
        "18.200 5.400 16.600 4.700 14.300l1.900.3L3.600 9.800 1 14.800l1.400-.2"
        "C3.300 19 7.200 22.500 12 22.500s8.700-3.500 9.600-7.900"
        "l1.400.2-2.600-5-3 4.800 1.900-.3c-.7 2.300-2.900 3.900-5.800 4.400"
        "v-7.100H17V9h-3.500V7.700A3.300 3.300 0 0 0 12 1.500zm0 2.200a1.200 "
        "1.200 0 1 1 0 2.400 1.200 1.200 0 0 1 0-2.400z"
    ),
    "crown": "M2 6.500l5 4.500L12 3.500 17 11l5-4.500-2 11H4zM4 19h16v2.500H4z",
    "leaf": (
        "M21.500 2.500C10 2 3.500 6.500 3.500 13.500c0 1.600.4 3 1 4.200L2 20.900"
        "l1.700 1.500L6.200 19.500C13 23.500 22 18.500 21.500 2.500zM7 15.500C9 "
        "11.500 12 9 16.500 7 13 10 10.500 12.500 8.700 16.700z"
    ),
    "shell": (
        "M12 3C6 3 1.500 7.500 1.500 13c0 .8.500 1.300 1.200 1.600L8.500 18 7 "
        "21.500h10L15.500 18l5.800-3.400c.7-.3 1.200-.8 1.200-1.600C22.500 7.500 "
        "18 3 12 3zM11 5.500h2L12.600 17h-1.200zM6.500 7.300l1.600-.9L10.500 17"
        "l-.7.300zM17.500 7.300l-1.600-.9L13.500 17l.7.300z"
    ),
    "wheel": "",
    "palm": (
        "M10.300 22.500C11.500 18.500 11.800 14.500 11.300 11L8.800 16.500C7.300 "
        "13.500 8 11 10 9.300 7 8.800 4.500 10.500 3 13.500 1.500 9.500 4.500 "
        "6.300 9 7 7.500 5 5 4.500 2.500 5.500 4.500 1.800 9.500 1.800 11.800 "
        "5.300 13.500 1.800 18.500 1.300 21 4.500 18.300 4.300 16.300 5 15 6.800 "
        "19 6 22.500 8.500 22 13 20 10.300 17.500 9 14.800 9.300 16.800 10.800 "
        "17.300 13.500 16 16.300L13.500 11C14.300 15 14.300 19 13.700 22.500z"
    ),
    "wave": (
        "M1 8.500c2.500-4 5.500-4 8-1s5 3 7 0 4.500-3 7 0v4c-2.500-3-5-3-7 "
        "0s-4.500 3-7 0-5.500-3-8 1zM1 16.500c2.500-4 5.500-4 8-1s5 3 7 0 "
        "4.500-3 7 0v4c-2.500-3-5-3-7 0s-4.500 3-7 0-5.500-3-8 1z"
    ),
    "key": (
        "M7 6.500a5.500 5.500 0 1 0 5.200 7.300H14l1.500 1.500 1.500-1.500 1.500 "
        "1.500 1.500-1.500H21L23 12l-2-2h-8.800A5.500 5.500 0 0 0 7 6.500zM6.500 "
        "10a2 2 0 1 1 0 4 2 2 0 0 1 0-4z"
    ),
}

ICONS = {
    "undo": "M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3",
    "redo": "M15 5l5 5-5 5M20 10H10a6 6 0 0 0 0 12h3",
    "menu": "M4 6h16M4 12h16M4 18h16",
    "help": (
        "M8.500 9a3.500 3.500 0 1 1 5 3.200c-1 .5-1.500 1.200-1.500 2.300M12 18"
        "v.1M12 2.500a9.500 9.500 0 1 0 0 19 9.500 9.500 0 0 0 0-19z"
    ),
    "save": "M12 3v12M7 10.500l5 5 5-5M4 17v4h16v-4",
    "open": "M12 15.500v-12M7 8l5-5 5 5M4 17v4h16v-4",
    "copy": "M9 8h11v13H9zM15 8V3H4v13h5",
    "fast": "M3.500 5.500l8 6.500-8 6.500zM12 5.500l8 6.500-8 6.500z",
    "home": "M3 11.500L12 3l9 8.500M5.500 9.500V21h13V9.500M10 21v-6h4v6",
    "rules": (
        "M12 6C9.500 4 6 3.500 2.500 4v15c3.500-.5 7 0 9.500 2 2.500-2 6-2.500 "
        "9.500-2V4C18 3.500 14.500 4 12 6zM12 6v15"
    ),
    "person": (
        "M12 3a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zM3.500 21.500c.5-5 "
        "4-7 8.500-7s8 2 8.500 7z"
    ),
    "bot": (
        "M5 8h14v11H5zM12 8V4M9 13v.1M15 13v.1M9.500 16.500h5M2.500 12v4M21.500 12v4M12 3.500v.1"
    ),
    "close": "M5 5l14 14M19 5L5 19",
    "eye": (
        "M1.500 12C4 7.500 7.500 5 12 5s8 2.500 10.500 7C20 16.500 16.500 19 12 "
        "19s-8-2.500-10.500-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z"
    ),
    "zoom": (
        "M10.500 3a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15zM16 16l5.500 "
        "5.500M10.500 7v7M7 10.500h7"
    ),
    "zoom_out": (
        "M10.500 3a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15zM16 16l5.500 5.500M7 10.500h7"
    ),
    "play": "M6 4l14 8-14 8z",
    "pause": "M8 5v14M16 5v14",
    "step": "M5 5l9 7-9 7zM18.500 5v14",
    "back": "M19 5l-9 7 9 7zM5.500 5v14",
    "settings": "M4 7h9M19 7h1M4 17h1M11 17h9M16 4.500v5M8 14.500v5",
    "plus": "M12 4v16M4 12h16",
    "minus": "M4 12h16",
    "check": "M4 12.500l5.500 5.500L20 6.500",
    "trash": "M4 6.500h16M9 6V3h6v3M6 6.500L7 21h10l1-14.500M10 10.500v6.500M14 10.500v6.500",
    "dice": (
        "M4 4h16v16H4zM8.500 8.500v.1M15.500 8.500v.1M12 12v.1M8.500 15.500v.1M15.500 15.500v.1"
    ),
    "log": "M5 3h14v18H5zM8.500 8h7M8.500 12h7M8.500 16h4",
    "cards": "M9 6.500l10-2 2.500 14-10 2zM8 8.500l-5.500 2L6.500 21l3.500-1.200",
    "sun": (
        "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2.500M12 19.500V22M2 12h2.500"
        "M19.500 12H22M5 5l1.700 1.700M17.300 17.300L19 19M19 5l-1.700 1.700"
        "M6.700 17.300L5 19"
    ),
    "moon": "M15 3.500A9 9 0 1 0 20.500 16 7.500 7.500 0 0 1 15 3.500z",
    "lock": "M5 11h14v10H5zM8 11V7.500a4 4 0 0 1 8 0V11M12 15v2.500",
    "info": "M12 2.500a9.500 9.500 0 1 0 0 19 9.500 9.500 0 0 0 0-19zM12 11v6M12 7v.1",
    "warning": "M12 3L1.800 21h20.400zM12 10v5M12 18v.1",
    "keyboard": "M2 6h20v13H2zM6 10v.1M10 10v.1M14 10v.1M18 10v.1M6 13v.1M18 13v.1M8.500 16h7",
    "trophy": (
        "M7 3h10v6.500a5 5 0 0 1-10 0zM7 5H3c0 4 1.500 6 4.500 6.500M17 5h4c0 "
        "4-1.500 6-4.500 6.500M12 14.500V18M7.500 21c.5-2 2-3 4.500-3s4 1 4.500 "
        "3z"
    ),
    "chevron": "M5 9l7 7 7-7",
    "arrow": "M4 12h15M13 6l6 6-6 6",
    "link": (
        "M10 14a4.500 4.500 0 0 0 6.400 0l4-4A4.500 4.500 0 0 0 14 3.600l-1.500 1.500"
        "M14 10a4.500 4.500 0 0 0-6.400 0l-4 4A4.500 4.500 0 0 0 10 20.400l1.500-1.500"
    ),
    "picture": "M3 4h18v16H3zM8 8.500a1 1 0 1 0 0 .1M3 17l5.500-5.500 4.500 4.500 3-3 5 5",
}
FILLED = ("play", "fast", "step", "back")


def rays(count: int, inner: float, outer: float, half: float) -> str:
    """Pointed rays round (12, 12)."""
    out = []
    for i in range(count):
        a = 2 * math.pi * i / count
        ends: list[Point] = [(inner, -half), (outer, 0), (inner, half)]
        turned = [
            (12 + r * math.sin(a) + s * math.cos(a), 12 - r * math.cos(a) + s * math.sin(a))
            for r, s in ends
        ]
        out.append(poly(turned, close=True))
    return "".join(out)


def sun() -> str:
    """A disc with eight rays."""
    return el("circle", cx=12, cy=12, r=5.2) + el("path", d=rays(8, 7, 11.5, 2.3))


def wheel() -> str:
    """A wheel with six spokes."""
    spokes = "".join(
        f"M12 12L{12 + 9 * math.cos(a):.1f} {12 + 9 * math.sin(a):.1f}"
        for a in (math.radians(30 + 60 * i) for i in range(6))
    )
    line = {"fill": "none", "stroke": "currentColor"}
    rim = el("circle", cx=12, cy=12, r=9.2, **line, stroke_width=2.8) + el(
        "path", d=spokes, **line, stroke_width=2.2
    )
    return rim + el("circle", cx=12, cy=12, r=3)


def symbol(ident: str, art: str, **attrs: object) -> str:
    """A symbol of 24 x 24."""
    return el("symbol", art, ident=ident, view_box="0 0 24 24", **attrs)


def symbols() -> str:
    """The file of symbols."""
    drawn = {"sun": sun(), "wheel": wheel()}
    out = [
        symbol(
            f"symbol_{name}",
            drawn.get(name) or el("path", d=d, fill_rule="evenodd"),
            fill="currentColor",
        )
        for name, d in PLAYERS.items()
    ]
    line = {
        "stroke": "currentColor",
        "stroke_width": 2,
        "stroke_linecap": "round",
        "stroke_linejoin": "round",
    }
    for name, d in ICONS.items():
        fill = "currentColor" if name in FILLED else "none"
        width = 3.5 if name == "pause" else 2
        out.append(
            symbol(f"icon_{name}", el("path", d=d), fill=fill, **{**line, "stroke_width": width})
        )
    head = (
        "<!-- Players' symbols (symbol_...) and icons (icon_...). Written by too"
        "ls/common_symbols.py: do not edit. -->"
    )
    return (
        el("svg", "\n" + "\n".join([head, *out]) + "\n", xmlns="http://www.w3.org/2000/svg") + "\n"
    )


def mark() -> str:
    """The mark, 64 x 64: a merchant's ship between sun and sea, on a coin."""
    line = {"stroke": INK, "stroke_linejoin": "round", "stroke_linecap": "round"}
    art = el("circle", cx=32, cy=32, r=30, fill=PAPER, stroke=INK, stroke_width=3)
    art += el(
        "circle",
        cx=32,
        cy=32,
        r=25.5,
        fill="none",
        stroke=GOLD,
        stroke_width=1.6,
        stroke_dasharray="2 2.450",
    )
    art += el(
        "path", d="M33.500 12C44 17 49 27 47.500 37H33.500z", fill=RED, **line, stroke_width=2
    )
    art += el("path", d="M29 17C23 22 18 29 17 37H29z", fill=GOLD, **line, stroke_width=2)
    art += el("path", d="M31.200 9.500V41", fill="none", **line, stroke_width=2.6)
    art += el(
        "path",
        d=(
            "M12.500 40.500H52C50.500 46 46.500 49.500 41 49.500H22.500C17.500 "
            "49.500 13.500 46 12.500 40.500z"
        ),
        fill=INK,
    )
    return art + el(
        "path",
        d="M20 53q3-2.600 6 0t6 0 6 0 6 0",
        fill="none",
        stroke=GREEN,
        stroke_width=2.4,
        stroke_linecap="round",
    )


def outputs() -> dict[str, str]:
    """Every file that this program writes, by its name in assets/common."""
    ns = "http://www.w3.org/2000/svg"
    word = text(
        78,
        45,
        "Emporion",
        40,
        text_anchor="start",
        font_family=SERIF,
        font_weight="bold",
        fill="currentColor",
    )
    logo = el(
        "svg", el("title", "Emporion"), mark(), word, xmlns=ns, view_box="0 0 300 64", color=INK
    )
    return {
        "symbols.svg": symbols(),
        "logo.svg": logo + "\n",
        "favicon.svg": el("svg", mark(), xmlns=ns, view_box="0 0 64 64") + "\n",
    }


def main() -> None:
    """Writes the files."""
    write(FOLDER, outputs())


if __name__ == "__main__":
    main()
