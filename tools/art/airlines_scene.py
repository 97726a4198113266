"""What stands on the map of Airlines: aeroplanes, clouds, a steamer, a whale, beasts, a temple."""

from tools.art.palette import paint
from tools.art.svg import ENGLISH, SERIF, el, num, text

ROUND: dict[str, object] = {"stroke_linecap": "round", "stroke_linejoin": "round"}


def airliner(colour: str = "air-hit") -> str:
    """A propeller airliner flying right, about 130 x 56, its middle at the origin."""
    far = el("path", d="M6-6L-16-25H-7L22-7z", **paint("metal-dark", "ink", 1.8), **ROUND)
    far += el("path", d="M-4-19Q6-22 14-19V-13H-2z", **paint(colour, "ink", 1.5), **ROUND)
    far += _propeller(16.0, -16.0, 11.0)
    body = "M-58-8C-40-12 20-14 40-10 54-8 62-3 63 2 60 8 44 11 26 11-4 12-40 6-60-2z"
    art = far + el("path", d=body, **paint("metal", "ink", 2.2), **ROUND)
    belly = "M-50 1.500C-20 7 40 8 61.500 5 56 9 42 11 26 11-2 12-34 7-50 1.500z"
    art += el("path", d=belly, **paint("metal-dark"))
    art += el(
        "path",
        d="M-56-4.500C-30-3 30-3.500 63 1.200L62.600 4C30 .5-30 1-50 1.200z",
        **paint(colour),
    )
    fin = "M-58-8L-67-29Q-60-32-54-30L-38-10.500z"
    art += el("path", d=fin, **paint(colour, "ink", 2), **ROUND)
    art += el("path", d="M-52-3L-71-9Q-67-13-60-11L-44-5z", **paint("metal", "ink", 1.6), **ROUND)
    windows = "".join(f"M{x}-7.500v3.500" for x in range(-30, 34, 8))
    art += el("path", d=windows, **paint(None, "ink", 3.4), stroke_linecap="round")
    art += el(
        "path", d="M44-8.800C50-7.500 54-5 56-3.200L46-3.500z", **paint("foam", "ink", 1.4), **ROUND
    )
    wing = "M14 2L-22 26Q-17 29-10 28L32 5z"
    art += el("path", d=wing, **paint("metal", "ink", 2), **ROUND)
    engine = "M-5 10Q8 6 19 10V17Q8 20-5 17z"
    art += el("path", d=engine, **paint(colour, "ink", 1.7), **ROUND)
    return art + _propeller(21.5, 13.5, 15)


def _propeller(x: float, y: float, reach: float) -> str:
    blades = f"M{num(x)} {num(y - reach)}Q{num(x + 4)} {num(y)} {num(x)} {num(y + reach)}"
    art = el("path", d=blades, **paint(None, "ink", 1.8), **ROUND)
    return art + el("circle", cx=x, cy=y, r=2.6, **paint("ink"))


def biplane(colour: str = "air-gap") -> str:
    """A small biplane flying right, about 70 x 40, its middle at the origin."""
    art = el(
        "path",
        d="M-34-6L14-9C24-9 28-5 28 0 28 6 22 9 14 8L-33 0z",
        **paint(colour, "ink", 2),
        **ROUND,
    )
    art += el(
        "path", d="M-34-5L-40-16Q-34-18-30-15L-22-6z", **paint("air-gap", "ink", 1.8), **ROUND
    )
    art += el(
        "path",
        d=(
            "M-16-20H22Q25-17 22-15.500H-16Q-19-18-16-20zM-12 7.500H20Q23 10 20 11.500H-12"
            "Q-15 9-12 7.500z"
        ),
        **paint("paper", "ink", 1.8),
        **ROUND,
    )
    art += el(
        "path", d="M-8-15.500L-5 7.500M14-15.500L12 7.500M-4-15L10 7", **paint(None, "ink", 1.4)
    )
    art += el("path", d="M-3-9q4-7 8-.500z", **paint("clay", "ink", 1.4)) + el(
        "circle", cx=1, cy=-12, r=2.800, **paint("clay", "ink", 1.2)
    )
    art += el("path", d="M6 11.500L4 17M14 11.500l2 5", **paint(None, "ink", 1.6)) + el(
        "circle", cx=9, cy=18, r=4, **paint("ink")
    )
    return (
        art
        + el("path", d="M31-14Q34 0 31 14", **paint(None, "ink", 1.8), **ROUND)
        + el("circle", cx=30, cy=0, r=2.4, **paint("ink"))
    )


def cloud() -> str:
    """A small cloud, about 84 x 34, its foot at the origin."""
    d = (
        "M-36 0C-46-2-44-15-32-14-32-26-14-29-9-20-3-30 16-28 16-16 26-22 36-14 32-6 42-5"
        " 42 0 34 0z"
    )
    return el("path", d=d, **paint("cloud", "wave", 1.6), stroke_linejoin="round") + el(
        "path", d="M-27-5q6-5 12 0M2-8q7-6 14 0", **paint(None, "shelf", 2), **ROUND
    )


def steamer(colour: str = "air-hit") -> str:
    """A steamship sailing right, about 96 x 60, its waterline at the origin."""
    smoke = "M-8-44C-14-50-22-46-26-52-32-48-40-54-44-50"
    art = el("path", d=smoke, **paint(None, "cloud", 8), **ROUND, stroke_opacity="0.8")
    art += el(
        "path", d="M-12-22V-40H-3V-22zM8-22V-38H17V-22z", **paint(colour, "ink", 1.8), **ROUND
    )
    art += el("path", d="M-12-40h9v5h-9zM8-38h9v5H8z", **paint("ink"))
    art += el("path", d="M-30-12V-22H27V-12z", **paint("paper", "ink", 1.8), **ROUND)
    art += el("path", d="M-24-17H22", **paint(None, "depth", 2.6), stroke_dasharray="3 4")
    art += el(
        "path",
        d="M-38-34V-12M36-32V-12M-38-33L-30-22M36-31L27-22",
        **paint(None, "ink", 1.5),
        **ROUND,
    )
    art += el(
        "path",
        d="M-46-13H50C46-7 42-1 36 2H-36C-41-1-45-7-46-13z",
        **paint("depth", "ink", 2),
        **ROUND,
    )
    art += el("path", d="M-43-5H45", **paint(None, "paper", 1.4))
    return art + el(
        "path",
        d="M-56 5q7-6 14 0t14 0 14 0 14 0 14 0 14 0 14 0",
        **paint(None, "wave", 2.2),
        **ROUND,
    )


def sailboat() -> str:
    """A small sailing boat, about 40 x 46, its waterline at the origin."""
    art = el(
        "path",
        d="M0-40V-6M-2-38L-16-9H-2zM3-36Q15-24 16-10H3z",
        **paint("paper", "ink", 1.7),
        **ROUND,
    )
    art += el("path", d="M-19-6H20Q15 2 8 2H-10Q-16 1-19-6z", **paint("clay", "ink", 1.8), **ROUND)
    return art + el("path", d="M-28 5q7-5 14 0t14 0 14 0 14 0", **paint(None, "wave", 2), **ROUND)


def whale() -> str:
    """A whale that blows, about 74 x 46, the water at the origin."""
    art = el("path", d="M24-16Q22-28 14-32M24-16Q26-29 35-33", **paint(None, "foam", 3), **ROUND)
    body = (
        "M36 0C38-12 26-17 12-15-6-13-14-4-24-6-30-8-31-13-30-19-26-16-24-15-20-17-20-11-22-8-22 0z"
    )
    art += el("path", d=body, **paint("wave", "depth", 1.8), **ROUND)
    art += el("path", d="M34 0Q28-6 12-4L6 0z", **paint("foam")) + el(
        "circle", cx=25, cy=-8, r=1.6, **paint("depth")
    )
    return art + el(
        "path", d="M-36 3q6-5 12 0t12 0 12 0 12 0 12 0 12 0 12 0", **paint(None, "wave", 2), **ROUND
    )


def bison() -> str:
    """A bison grazing to the right, about 66 x 44, its feet at the origin."""
    legs = "M-22-16L-21 0h-5L-29-14zM-12-14L-13 0h-5L-18-14zM8-14L8 0H3L2-14zM18-14L16 0h-5L10-14z"
    art = el("path", d=legs, **paint("bay-far", "ink", 1.4), **ROUND)
    body = (
        "M-31-20C-30-29-18-30-8-32 2-42 16-42 22-33 32-33 37-24 35-14 32-8 27-8 25-12"
        " 20-8 10-9 4-11-8-10-18-11-27-11-31-13-32-16-31-20z"
    )
    art += el("path", d=body, **paint("bay", "ink", 2), **ROUND)
    mane = (
        "M2-37C10-42 18-40 22-33 32-33 37-24 35-14 32-8 27-8 25-12 18-8 12-12 8-18 4-24 2-30 2-37z"
    )
    art += el("path", d=mane, **paint("mane", "ink", 1.4), **ROUND)
    art += el("path", d="M24-33q1-6 6-6-2 3-1 7z", **paint("paper", "ink", 1.2)) + el(
        "circle", cx=29, cy=-22, r=1.3, **paint("paper")
    )
    return art + el("path", d="M-31-20Q-38-18-37-9", **paint(None, "ink", 2), **ROUND)


def bear() -> str:
    """A bear walking left, about 62 x 38, its feet at the origin."""
    legs = "M-16-14L-20 0h7L-8-12zM-6-12L-6 0H1L4-12zM14-12L12 0h7L22-12zM22-16L25 0h6L29-18z"
    art = el("path", d=legs, **paint("bay-far", "ink", 1.4), **ROUND)
    body = (
        "M-33-17C-36-20-34-23-30-23-29-28-26-31-22-30-22-33-17-33-16-30-6-36 16-36 26-28"
        " 33-24 32-14 28-10 16-8-4-9-14-11-20-10-26-12-28-14-30-14-32-15-33-17z"
    )
    art += el("path", d=body, **paint("bay", "ink", 2), **ROUND)
    return (
        art
        + el("circle", cx=-25, cy=-23, r=1.2, **paint("ink"))
        + el("circle", cx=-33, cy=-18.500, r=1.5, **paint("ink"))
    )


def moose() -> str:
    """A moose looking right, about 62 x 60, its feet at the origin."""
    legs = "M-22-24L-20 0h-4L-28-22zM-14-22L-14 0h-4L-20-22zM6-22L6 0H2L0-22zM13-24L12 0H8L7-22z"
    art = el("path", d=legs, **paint("bay-far", "ink", 1.4), **ROUND)
    body = (
        "M-30-30C-28-37-14-38-6-38 0-43 8-43 13-40L20-46C24-49 28-47 32-42 37-40 40-36"
        " 38-33 35-30 30-33 26-35L18-26C14-20"
        " 4-20-2-20-12-19-22-20-27-22-31-24-31-27-30-30z"
    )
    art += el("path", d=body, **paint("bay", "ink", 2), **ROUND)
    horn = (
        "M21-46C14-50 8-56 8-64 11-62 12-59 14-58 13-62 14-65 15-67 17-63 17-60 19-58"
        " 19-61 20-64 22-66 24-60 25-54 23-47zM26-47C30-52 36-55 42-55 41-52 39-51 37-50"
        " 40-50 43-51 45-50 42-46 34-44 28-45z"
    )
    art += el("path", d=horn, **paint("dun", "ink", 1.3), **ROUND)
    return (
        art
        + el("circle", cx=26, cy=-42, r=1.3, **paint("ink"))
        + el("path", d="M24-33l-2 7", **paint(None, "ink", 2), **ROUND)
    )


def temple() -> str:
    """A stepped temple of Yucatan, about 60 x 40, its foot at the origin."""
    out = []
    for i, half in enumerate((29, 23, 17, 12)):
        y = -7 * i
        out.append(
            el(
                "path",
                d=f"M{-half} {y}l2-7h{2 * half - 4}l2 7z",
                **paint("linen", "ink", 1.5),
                **ROUND,
            )
        )
    art = "".join(out) + el("path", d="M-8-28V-38H8V-28z", **paint("paper", "ink", 1.5), **ROUND)
    art += el("path", d="M-10-38H10V-41H-10z", **paint("hill", "ink", 1.3), **ROUND)
    return (
        art
        + el("path", d="M-5 0L-3-28H3L5 0z", **paint("slope", "ink", 1.2), **ROUND)
        + el("path", d="M-4-6H4M-4-12H4M-3-18H3M-3-24H3", **paint(None, "faint", 1))
    )


def derrick() -> str:
    """An oil derrick, about 24 x 44, its foot at the origin."""
    return el(
        "path",
        d=(
            "M-10 0L-2.500-40H2.500L10 0M-8-11H8M-6-21H6M-4.500-30H4.500M-8-11L6-21M8-11"
            "L-6-21M-6-21L4.500-30M6-21L-4.500-30"
        ),
        **paint(None, "ink", 1.7),
        **ROUND,
    ) + el("path", d="M-4-40H4V-44H-4z", **paint("clay", "ink", 1.4))


def hut() -> str:
    """A trapper's log hut with smoke, about 40 x 34, its foot at the origin."""
    art = el("path", d="M9-26Q5-32 10-36T9-44", **paint(None, "cloud", 3.2), **ROUND)
    art += el("path", d="M7-17V-27H12V-14z", **paint("clay", "ink", 1.4), **ROUND)
    art += el("path", d="M-16 0V-13H16V0z", **paint("clay", "ink", 1.7), **ROUND) + el(
        "path", d="M-16-4.500H16M-16-9H16", **paint(None, "ink", 1)
    )
    art += el("path", d="M-21-12L-11-25H13L21-12z", **paint("snow", "ink", 1.7), **ROUND)
    return (
        art
        + el("path", d="M-4 0V-9H3V0z", **paint("ink"))
        + el("path", d="M7-9h5v5H7z", **paint("coin", "ink", 1))
    )


def banner(words: str, under: str) -> str:
    """A biplane that tows the game's name, 346 x 92 from the origin."""
    art = el("path", d="M258 46L282 40M258 16L282 40M258 76L282 40", **paint(None, "ink", 1.6))
    cloth = "M-6 8Q60-2 130 8T258 6V84Q196 94 130 86T-6 88L14 48z"
    art += el("path", d=cloth, **paint("paper", "ink", 2.4), **ROUND)
    hem = "M10 16Q64 6 130 16T250 14V77Q194 86 130 78T10 80L24 48z"
    art += el("path", d=hem, **paint(None, "gold", 1.4), **ROUND)
    art += text(140, 52, words, 44, font_family=SERIF, font_weight="bold", **paint("ink"))
    slanted = {"font_family": SERIF, "font_style": "italic"}
    art += text(138, 71, under, 13, **ENGLISH, **slanted, **paint("faint"))
    return art + el("g", biplane("air-hit"), transform="translate(308 40) scale(.88)")


def kinds() -> dict[str, str]:
    """Every small picture by its name in drawing.json."""
    out = {f"airliner_{name}": airliner(f"air-{name}") for name in ("hit", "ita", "ddl")}
    out |= {"biplane": biplane(), "cloud": cloud(), "steamer": steamer(), "sailboat": sailboat()}
    out |= {
        "whale": whale(),
        "bison": bison(),
        "bear": bear(),
        "moose": moose(),
        "temple": temple(),
    }
    return out | {"derrick": derrick(), "hut": hut()}
