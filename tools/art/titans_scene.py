"""What stands on the map: temple, tents, pyramids, ships, the compass, the rug, the title."""

import math

from tools.art.palette import paint
from tools.art.svg import ENGLISH, SERIF, el, move, num, poly, text
from tools.art.titans_animals import ANIMALS
from tools.art.titans_goods import palm

ROUND: dict[str, object] = {"stroke_linecap": "round", "stroke_linejoin": "round"}


def temple() -> str:
    """A colonnade with a gable, about 150 x 96, its foot at the origin."""
    art = el("path", d="M-76 0h152v-8h-152zM-70-8h140v-7H-70z", **paint("linen", "ink", 2), **ROUND)
    for i in range(6):
        x = -59 + 23.6 * i
        shaft = f"M{num(x - 6)}-15L{num(x - 5)}-60h10L{num(x + 6)}-15z"
        art += el("path", d=shaft, **paint("paper", "ink", 1.8), **ROUND)
        art += el(
            "path", d=f"M{num(x + 1)}-17V-58M{num(x + 3.4)}-17V-58", **paint(None, "hill", 1.4)
        )
        art += el("path", d=f"M{num(x - 8)}-60l2-5h12l2 5z", **paint("linen", "ink", 1.6), **ROUND)
    art += el("path", d="M-72-65h144v-9h-144z", **paint("linen", "ink", 2), **ROUND)
    art += el("path", d="M-78-74L0-102 78-74z", **paint("paper", "ink", 2.2), **ROUND)
    art += el("path", d="M-54-78L0-96 54-78z", **paint("linen", "faint", 1.2), **ROUND)
    return art + el("circle", cx=0, cy=-85, r=5, **paint("gold", "ink", 1.4))


def tent(cloth: str) -> str:
    """A striped tent of about 60 x 40, its foot at the origin."""
    art = el("path", d="M-34 0L-4-34Q0-38 4-34L34 0z", **paint("paper", "ink", 1.8), **ROUND)
    art += el(
        "path",
        d="M-22 0L-4-34-9-29-34 0zM22 0L4-34 9-29 34 0z",
        **paint(cloth, "ink", 1.2),
        **ROUND,
    )
    art += el("path", d="M-9 0Q-2-14 0-36 2-14 9 0z", **paint("ink"))
    return art + el("path", d="M0-36v-9l9 3-9 3", **paint(cloth, "ink", 1.3), **ROUND)


def pyramid() -> str:
    """A pyramid of about 70 x 44, its foot at the origin."""
    art = el("path", d="M-38 0L-4-44 36 0z", **paint("slope", "ink", 1.8), **ROUND)
    art += el("path", d="M-4-44L8 0H36z", **paint("hill", "ink", 1.4), **ROUND)
    return art + el("path", d="M-28-8H4M-20-18H1M-13-28H-1", **paint(None, "faint", 1), **ROUND)


def ziggurat() -> str:
    """A stepped tower of about 80 x 50, its foot at the origin."""
    out = []
    for i, half in enumerate((40, 30, 20, 11)):
        y = -12 * i
        out.append(
            el(
                "path",
                d=f"M{-half} {y}l3-12h{2 * half - 6}l3 12z",
                **paint("linen", "ink", 1.7),
                **ROUND,
            )
        )
        out.append(el("path", d=f"M{half - 12} {y}v-12h9l3 12z", **paint("hill")))
    return "".join(out) + el("path", d="M-5 0L-3-36H3L5 0z", **paint("clay", "ink", 1.4), **ROUND)


def ship(sail: str, sign: str = "") -> str:
    """A merchantman of about 84 x 76, its waterline at the origin."""
    art = el("path", d="M0-70V-8", **paint(None, "ink", 3), **ROUND)
    art += el(
        "path",
        d="M-24-62Q0-68 26-62C34-46 33-32 27-20Q2-28-24-20C-30-34-30-48-24-62z",
        **paint("paper", "ink", 2),
        **ROUND,
    )
    art += el(
        "path",
        d=(
            "M-12.500-64C-17-50-17-36-12.500-23.500L-4-24.500C-8-38-8-51-4-65zM8-65"
            "C12-51 12-38 8-25L17-23C22-36 22-50 17-63.500z"
        ),
        **paint(sail),
        opacity="0.9",
    )
    art += el("path", d="M-28-62.500Q0-68.500 30-62.500", **paint(None, "ink", 2.6), **ROUND)
    art += el("path", d="M0-70l14-4-14-5z", **paint(sail, "ink", 1.3), **ROUND)
    hull = (
        "M-44-19C-40-8-44-6-36 2-28 7 24 7 32 2 40-4 40-12 47-21 42-14 36-10 "
        "30-10H-26C-34-10-38-13-44-19z"
    )
    art += el("path", d=hull, **paint("clay", "ink", 2), **ROUND) + el(
        "path", d="M-36-3Q0 3 36-3", **paint(None, "ink", 1.3)
    )
    art += el(
        "path",
        d="M-56 6q7-6 14 0t14 0 14 0 14 0 14 0 14 0 14 0",
        **paint(None, "wave", 2.2),
        **ROUND,
    )
    return art + sign


def dolphin() -> str:
    """A leaping dolphin, 50 wide."""
    art = (
        "M-24 6C-18-10-4-16 8-12 10-18 15-20 18-19 16-15 17-11 18-8 24-4 26 0 27 "
        "5 20 2 14 1 10 1 6 7 1 8-3 8-1 5-1 3-2 0-9 1-14 3-17 8-15 12-16 15-20 "
        "17-22 14-21 12-23 10-26 11-29 10-31 7-28 6-26 6-24 6z"
    )
    body = el("path", d=art, **paint("shelf", "wave", 1.8), **ROUND)
    return body + el("path", d="M-40 20q7-6 14 0t14 0 14 0 14 0", **paint(None, "wave", 2), **ROUND)


def compass(r: float) -> str:
    """A rose of sixteen points with its north."""
    art = el("circle", r=r * 0.74, **paint("paper", "faint", 1.6), fill_opacity="0.55")
    art += el("circle", r=r * 0.67, **paint(None, "faint", 0.9)) + el(
        "circle", r=r * 0.36, **paint(None, "faint", 0.9)
    )
    for count, reach, waist in ((8, 0.62, 0.12), (4, 0.78, 0.15), (4, 1.0, 0.17)):
        turn = 45 if reach == 0.78 else 22.5 if count == 8 else 0
        dark: list[str] = []
        pale: list[str] = []
        for i in range(count):
            a = math.radians(360 / count * i + turn)
            tip = (r * reach * math.sin(a), -r * reach * math.cos(a))
            for side, into in ((-1, pale), (1, dark)):
                b = a + side * math.pi / (count if count == 4 else 8)
                into.append(
                    poly(
                        [(0, 0), tip, (r * waist * math.sin(b), -r * waist * math.cos(b))],
                        close=True,
                    )
                )
        art += el("path", d="".join(pale), **paint("paper", "ink", 1), **ROUND)
        art += el(
            "path", d="".join(dark), **paint("cloth" if reach == 1 else "gold", "ink", 1), **ROUND
        )
    art += el("circle", r=r * 0.075, **paint("gold", "ink", 1.2))
    return art + text(
        0, -r - 7, "N", r * 0.32, font_family=SERIF, font_weight="bold", **paint("ink")
    )


def rug(x: float, y: float, w: float, h: float) -> str:
    """The merchants' rug on which the cards of the year are laid."""
    art = ""
    for side in (x - 9, x + w):
        fringe = "".join(f"M{num(side)} {num(y + 5 + 9 * i)}h9" for i in range(int(h // 9)))
        art += el("path", d=fringe, **paint(None, "linen", 3), **ROUND) + el(
            "path", d=fringe, **paint(None, "faint", 1), **ROUND
        )
    art += el("rect", x=x, y=y, width=w, height=h, rx=3, **paint("cloth", "ink", 2.5))
    art += el("rect", x=x + 5, y=y + 5, width=w - 10, height=h - 10, **paint(None, "gold", 1.6))
    art += el(
        "rect",
        x=x + 9,
        y=y + 9,
        width=w - 18,
        height=h - 18,
        **paint(None, "gold", 1),
        stroke_dasharray="5 4",
    )
    return art


def rosette() -> str:
    """The ornament in the gap of the rug, about 80 x 110."""
    art = el("path", d="M0-52L36 0 0 52-36 0z", **paint(None, "gold", 1.8), **ROUND)
    art += el("path", d="M0-40L27 0 0 40-27 0z", **paint("frame", "gold", 1.2), **ROUND)
    petals = "".join(
        el(
            "path",
            d="M0 0C7-6 7-15 0-21-7-15-7-6 0 0z",
            **paint("gold"),
            transform=f"rotate({45 * i})",
        )
        for i in range(8)
    )
    return art + petals + el("circle", r=4.5, **paint("cloth", "gold", 1.2))


def title(words: str, under: str) -> str:
    """A ribbon with the game's name, 330 x 92 from the origin."""
    art = el(
        "path",
        d="M-16 26L14 20V76L-16 82-4 54zM346 26L316 20V76L346 82 334 54z",
        **paint("linen", "ink", 2),
        **ROUND,
    )
    art += el("path", d="M8 10Q165-8 322 10V84Q165 66 8 84z", **paint("paper", "ink", 2.4), **ROUND)
    art += el("path", d="M15 17Q165-1 315 17V76Q165 60 15 76z", **paint(None, "gold", 1.4))
    serif = {"font_family": SERIF, "font_weight": "bold"}
    art += text(
        165,
        42,
        words,
        34,
        **serif,
        **paint("ink"),
        textLength="272",
        lengthAdjust="spacingAndGlyphs",
    )
    return art + text(
        165, 62, under, 17, **ENGLISH, font_family=SERIF, font_style="italic", **paint("faint")
    )


def oasis() -> str:
    """Water with two palms, about 70 x 50."""
    art = el("ellipse", cx=0, cy=4, rx=30, ry=7, **paint("shelf", "coast", 1.4))
    return art + move(palm(-6), -12, 2, 0.8) + move(palm(5), 6, 3, 1.05)


def kinds() -> dict[str, str]:
    """Every small picture by its name in drawing.json."""
    out = {"temple": temple(), "palm": palm(5), "pyramid": pyramid(), "ziggurat": ziggurat()}
    out |= {"dolphin": dolphin(), "oasis": oasis()}
    for colour, draw in ANIMALS.items():
        out[draw.__name__] = draw(colour)
        out[f"ship_{colour}"] = ship(colour)
        out[f"tent_{colour}"] = tent(colour)
    return out
