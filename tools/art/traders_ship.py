"""What flies: the steamship of Traders of the Air, small airships, balloons, gulls, clouds."""

from tools.art.palette import paint
from tools.art.svg import el

ROUND: dict[str, object] = {"stroke_linecap": "round", "stroke_linejoin": "round"}


def steamship() -> str:
    """The steamship under its envelope, flying right, about 116 x 84 round the origin."""
    smoke = "M-14 19C-22 14-30 19-35 13-42 15-48 9-54 13"
    art = el("path", d=smoke, **paint(None, "cloud", 7), **ROUND, stroke_opacity="0.9")
    fins = "M-38-14L-55-30Q-58-24-55-16L-44-9zM-38-10L-55 6Q-58 0-55-7L-44-13z"
    art += el("path", d=fins, **paint("cloth", "print", 2), **ROUND)
    ropes = "M-26 0L-20 20M-8 5L-8 20M12 5L12 20M30 1L27 18"
    art += el("path", d=ropes, **paint(None, "print", 1.4))
    hull = "M-48-12C-42-30-16-40 8-40 34-40 56-28 56-13 56 0 34 7 8 7-16 7-42 4-48-12z"
    art += el("path", d=hull, **paint("card", "print", 2.4), **ROUND)
    bands = "M-28-33C-34-20-34-6-28 2L-12 6C-17-8-17-25-12-38zM14-40C20-26 20-8 14 7L31 4C38-8 38-24 31-37z"
    art += el("path", d=bands, **paint("cloth"))
    art += el(
        "path", d="M-47-10C-20-3 30-3 56-11", **paint(None, "print", 1.2), stroke_opacity="0.55"
    )
    art += el(
        "path",
        d="M-34-24C-14-36 22-38 42-28",
        **paint(None, "start", 2.6),
        **ROUND,
        stroke_opacity="0.75",
    )
    art += el("path", d=hull, **paint(None, "print", 2.4), **ROUND)
    art += el("path", d="M-19 21V9H-11V21z", **paint("clay", "print", 1.8), **ROUND)
    art += el("path", d="M-20 11H-10", **paint(None, "print", 3))
    art += el("path", d="M-4 21V13H20V21z", **paint("linen", "print", 1.6), **ROUND)
    art += el("path", d="M1 17H17", **paint(None, "depth", 3), stroke_dasharray="3 3")
    gondola = "M-32 20H36L40 17Q38 32 26 37H-20Q-30 34-32 20z"
    art += el("path", d=gondola, **paint("bay", "print", 2.2), **ROUND)
    art += el("path", d="M-28 26H35", **paint(None, "gold", 2))
    art += el("path", d="M-36 22Q-42 28-36 35M-36 28H-31", **paint(None, "print", 2.6), **ROUND)
    return art + "".join(
        el("circle", cx=x, cy=31.5, r=2.4, **paint("coin", "print", 1)) for x in (-14, 0, 14)
    )


def airship(cloth: str) -> str:
    """A small airship far off, flying right, about 70 x 40."""
    art = el("path", d="M-26-8L-36-17V4z", **paint(cloth, "ink", 1.5), **ROUND)
    art += el("path", d="M-12 4V11M10 4V11", **paint(None, "ink", 1.2))
    body = "M-32-7C-26-18 16-22 34-7 18 8-26 4-32-7z"
    art += el("path", d=body, **paint("paper", "ink", 1.8), **ROUND)
    stripe = "M-10-16C-14-10-14-3-10 3H2C-1-4-1-10 2-17z"
    art += el("path", d=stripe, **paint(cloth))
    art += el("path", d=body, **paint(None, "ink", 1.8), **ROUND)
    return art + el(
        "path", d="M-15 10H14Q12 18 6 18H-8Q-13 17-15 10z", **paint("bay", "ink", 1.5), **ROUND
    )


def balloon(cloth: str) -> str:
    """A balloon with its basket, about 44 x 62, the basket at the origin."""
    art = el("path", d="M-9-16L-4-2M9-16L4-2", **paint(None, "ink", 1.2))
    bag = "M0-60C18-60 25-48 23-38 21-28 12-22 9-15H-9C-12-22-21-28-23-38-25-48-18-60 0-60z"
    art += el("path", d=bag, **paint("paper", "ink", 1.8), **ROUND)
    art += el("path", d="M-7-59C-16-48-14-28-5-15H5C14-28 16-48 7-59z", **paint(cloth))
    art += el("path", d="M0-60C-5-48-5-28 0-15", **paint(None, "paper", 3.4))
    art += el("path", d=bag, **paint(None, "ink", 1.8), **ROUND)
    return art + el("path", d="M-6-3H6L5 5H-5z", **paint("bay", "ink", 1.5), **ROUND)


def gulls() -> str:
    """Three gulls, about 60 x 26."""
    d = "M-30 4q7-9 12 0q6-9 13-1M-2-8q6-8 11 0q5-8 12-1M10 10q5-7 9 0q5-7 10-1"
    return el("path", d=d, **paint(None, "ink", 2), **ROUND)


CLOUD = (
    "M-58 0C-76-3-74-26-52-25-52-46-22-52-12-35-4-54 30-52 30-28 46-38 64-26 58-12 76-10 76 0 62 0z"
)


def cloud() -> str:
    """A cloud with its shade, about 140 x 52, its foot at the origin."""
    art = el("path", d=CLOUD, **paint("cloud", "cloud-far", 2), stroke_linejoin="round")
    shade = (
        "M-58 0C-69-2-73-10-68-17-58-8-40-12-32-15-20-6 0-6 10-13 24-5 40-7 52-12"
        " 58-8 70-7 72-4 70 0 66 0 62 0z"
    )
    return art + el("path", d=shade, **paint("cloud-far"))


def wind_face() -> str:
    """A cloud with puffed cheeks that blows to the right, about 150 x 90 round the origin."""
    blow = "M56 8C80 2 96 16 116 6M54 15C76 20 92 24 112 19M56 2C76-8 90-2 104-12"
    art = el("path", d=blow, **paint(None, "stream", 4), **ROUND)
    body = (
        "M-46 30C-70 30-74 4-54-4-60-28-30-42-14-30-4-46 26-44 32-26 48-26 52-10 44-2 52 2"
        " 54 8 47 12 52 20 46 28 38 28 30 40-4 42-12 34-24 42-42 40-46 30z"
    )
    art += el("path", d=body, **paint("cloud", "wave", 2), **ROUND)
    curls = (
        "M-48 12C-56 8-54-4-44-4-36-4-36 6-43 6M-30-20C-34-28-22-34-16-26M-4-28C0-36 14-36 16-26"
    )
    art += el("path", d=curls, **paint(None, "wave", 2), **ROUND)
    art += el("path", d="M8-6q7-8 13-1M32-6q4-6 9-1", **paint(None, "ink", 2.2), **ROUND)
    art += el("circle", cx=15, cy=0, r=2.6, **paint("ink")) + el(
        "circle", cx=36, cy=0, r=2.4, **paint("ink")
    )
    art += el("circle", cx=18, cy=17, r=9, **paint("brick"), opacity="0.28")
    art += el("path", d="M28 0Q37 4 31 9", **paint(None, "ink", 2), **ROUND)
    return art + el("ellipse", cx=43, cy=15, rx=4, ry=3.4, **paint("ink"))
