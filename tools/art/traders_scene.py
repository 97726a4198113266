"""What stands on the islands of Traders of the Air and swims between them."""

from tools.art.palette import paint
from tools.art.svg import ENGLISH, SERIF, el, num, text
from tools.art.traders_ship import airship

ROUND: dict[str, object] = {"stroke_linecap": "round", "stroke_linejoin": "round"}


def gable(x: float, w: float, h: float, wall: str, roof: str = "roof") -> str:
    """A tall house with a stepped roof and two rows of windows, its foot at (x, 0)."""
    a, b, t = num(x - w / 2), num(x + w / 2), num(-h)
    art = el("path", d=f"M{a} 0V{t}H{b}V0z", **paint(wall, "ink", 1.5), **ROUND)
    peak = f"M{num(x - w / 2 - 2)} {t}L{num(x)} {num(-h - w * 0.62)}L{num(x + w / 2 + 2)} {t}z"
    art += el("path", d=peak, **paint(roof, "ink", 1.5), **ROUND)
    panes = "".join(
        f"M{num(x + dx)} {num(-h + dy)}v3.500"
        for dy in range(4, int(h) - 4, 7) for dx in (-w / 5, w / 5)
    )  # fmt: skip
    return art + el("path", d=panes, **paint(None, "ink", 2.4))


def houses() -> str:
    """Three houses at a harbour, about 56 x 34, their feet at the origin."""
    return (
        gable(-17, 16, 17, "paper")
        + gable(17, 17, 15, "linen", "slate")
        + gable(0, 17, 22, "brick")
    )


def cottage() -> str:
    """A house with a tree, about 40 x 28, its foot at the origin."""
    art = gable(-8, 18, 12, "paper", "brick")
    art += el("path", d="M12 0V-6", **paint(None, "ink", 2))
    return art + el("circle", cx=12, cy=-12, r=8, **paint("pine", "ink", 1.3))


def theatre() -> str:
    """A round theatre with flags."""
    art = el("path", d="M-27 0V-26H27V0z", **paint("paper", "ink", 1.8), **ROUND)
    art += el("path", d="M-32-25L-18-40H18L32-25z", **paint("dun", "ink", 1.8), **ROUND)
    art += el("path", d="M-18-40V-48H18V-40z", **paint("linen", "ink", 1.5), **ROUND)
    posts = (
        "M-27-13H27M-18 0V-26M-9 0V-26M9 0V-26M18 0V-26M-27-26L-18-13-9-26 0-13 9-26 18-13 27-26"
    )
    art += el("path", d=posts, **paint(None, "bay", 1.4))
    art += el("path", d="M-5 0V-10H5V0z", **paint("ink"))
    return art + el("path", d="M0-48V-66l14 4.500-14 4.500", **paint("cloth", "ink", 1.5), **ROUND)


def castle() -> str:
    """A castle with three towers."""
    wall = "M-30 0V-32h4v4h4v-4h4v4h4v-4h4V-18H10V-34h4v4h4v-4h4v4h4v-4h4V0z"
    art = el("path", d="M-9-18V-46h4v4h4v-4h4v4h4v-4h4V-18z", **paint("ash", "ink", 1.7), **ROUND)
    art += el("path", d=wall, **paint("linen", "ink", 1.8), **ROUND)
    art += el("path", d="M-5 0V-7Q0-13 5-7V0z", **paint("ink"))
    art += el("path", d="M-20-20v5M20-20v5M1-36v6", **paint(None, "ink", 2.6))
    return art + el("path", d="M1-46V-62l12 4-12 4", **paint("brick", "ink", 1.5), **ROUND)


def tower() -> str:
    """A dark crooked tower on a rock."""
    art = el("path", d="M-26 0Q-20-12-10-16L12-14Q22-8 26 0z", **paint("ash", "ink", 1.7), **ROUND)
    art += el("path", d="M-9-14L-7-44H9L10-13z", **paint("slate", "ink", 1.8), **ROUND)
    art += el("path", d="M-13-44H15L12-52H-10z", **paint("slate", "ink", 1.6), **ROUND)
    art += el("path", d="M-12-52L2-74 14-52z", **paint("roof", "ink", 1.7), **ROUND)
    art += el("path", d="M0-26v-7M1-45v-4", **paint(None, "coin", 3.4), **ROUND)
    return art + el(
        "path",
        d="M-24-40q4-4 7 0q3-4 7 0M16-62q4-4 7 0q3-4 7 0",
        **paint(None, "ink", 1.6),
        **ROUND,
    )


def spire() -> str:
    """A town hall with a twisted spire, houses beside it."""
    art = gable(-21, 17, 16, "brick", "slate") + gable(22, 16, 14, "paper")
    art += el("path", d="M-11 0V-34H11V0z", **paint("linen", "ink", 1.8), **ROUND)
    art += el("circle", cy=-24, r=6, **paint("paper", "ink", 1.4)) + el(
        "path", d="M0-28V-24H3", **paint(None, "ink", 1.4), **ROUND
    )
    art += el("path", d="M-13-34H13L9-41H-9z", **paint("slate", "ink", 1.6), **ROUND)
    art += el("path", d="M-8-41L0-74 8-41z", **paint("slate", "ink", 1.6), **ROUND)
    art += el("path", d="M-6.500-46L5-53M-4.500-55L3-62", **paint(None, "paper", 1.6), **ROUND)
    return (
        art
        + el("path", d="M-4 0V-9H4V0z", **paint("ink"))
        + el("circle", cy=-75, r=2.4, **paint("coin", "ink", 1))
    )


def volcano() -> str:
    """A smoking mountain."""
    smoke = "M0-46C-8-54 6-58-2-66 8-74 20-68 16-60"
    art = el("path", d=smoke, **paint(None, "cloud", 9), **ROUND, stroke_opacity="0.85")
    art += el(
        "path",
        d="M-36 0C-22-8-14-34-8-44L-3-40 2-44 8-41C14-28 22-8 36 0z",
        **paint("ash", "ink", 1.8),
        **ROUND,
    )
    art += el("path", d="M8-41C14-28 22-8 36 0H12C12-14 8-26 8-41z", **paint("ash-far"))
    lava = "M-8-44L-3-40 2-44 8-41C9-34 5-30 6-22 3-18 2-26 0-32-3-28-4-14-7-16-8-26-8-36-8-44z"
    return art + el("path", d=lava, **paint("brick", "ink", 1.2), **ROUND)


def church() -> str:
    """A wooden church with roofs above roofs."""
    out = []
    for half, foot, top in ((26, 0, -18), (19, -18, -35), (11, -35, -52)):
        walls = f"M{-half + 5} {foot}V{top + 6}H{half - 5}V{foot}z"
        roof = f"M{-half} {top + 9}L{-half + 9} {top - 3}H{half - 9}L{half} {top + 9}z"
        out.append(el("path", d=walls, **paint("bay", "ink", 1.5), **ROUND))
        out.append(el("path", d=roof, **paint("bay-far", "ink", 1.5), **ROUND))
    art = "".join(out) + el("path", d="M-5-55L0-74 5-55z", **paint("bay-far", "ink", 1.5), **ROUND)
    art += el("path", d="M-4 0V-8Q0-12 4-8V0z", **paint("ink"))
    return art + el(
        "path", d="M-24-10l-5-5M24-10l5-5M0-74v-5M-2.500-77h5", **paint(None, "ink", 1.8), **ROUND
    )


def windmill() -> str:
    """A windmill with four sails."""
    art = el("path", d="M-15 0L-9-36H9L15 0z", **paint("paper", "ink", 1.8), **ROUND)
    art += el("path", d="M-11-36Q0-52 11-36z", **paint("roof", "ink", 1.7), **ROUND)
    art += el("path", d="M-4 0V-10H4V0z", **paint("ink")) + el(
        "path", d="M-2-20v5", **paint(None, "ink", 3)
    )
    sails = ""
    for turn in (22, 112, 202, 292):
        sail = el("path", d="M0 0V-34M2-9H10V-34H2z", **paint("linen", "ink", 1.4), **ROUND)
        sails += el("g", sail, transform=f"translate(0 -39) rotate({turn})")
    return art + sails + el("circle", cy=-39, r=3, **paint("ink"))


def dome() -> str:
    """A palace with domes."""
    art = el("path", d="M-28 0V-22H28V0z", **paint("paper", "ink", 1.8), **ROUND)
    domes = "M-14-28C-20-42-6-48 0-60 6-48 20-42 14-28zM-29-22C-33-31-24-34-21-41-18-34-9-31-13-22z"
    domes += "M13-22C9-31 18-34 21-41 24-34 33-31 29-22z"
    art += el("path", d="M-14-22V-29H14V-22z", **paint("linen", "ink", 1.5))
    art += el("path", d=domes, **paint("palm", "ink", 1.7), **ROUND)
    art += el("path", d="M0-60V-68M-21-41V-47M21-41V-47", **paint(None, "gold", 2.2), **ROUND)
    arches = "M-5 0V-10Q0-16 5-10V0zM-21 0V-8Q-17-13-13-8V0zM13 0V-8Q17-13 21-8V0z"
    return art + el("path", d=arches, **paint("ink"))


def crane() -> str:
    """A shipyard: a crane and the masts of a ship being built."""
    art = el("path", d="M-30 0L-24-12H14L24 0z", **paint("bay", "ink", 1.7), **ROUND)
    masts = (
        "M-16-12V-58M0-12V-64M-26-46H-6M-12-50H12M-24-32H-8M-12-34H12"
        "M-16-58L-28-12M0-64L14-12M-16-58L0-64"
    )
    art += el("path", d=masts, **paint(None, "ink", 1.7), **ROUND)
    art += el(
        "path",
        d="M24 0V-44L-4-60M32 0V-44H24M24-30L32-16M32-30L24-16",
        **paint(None, "bay-far", 3),
        **ROUND,
    )
    return art + el("path", d="M2-56V-40M-2-40h8v8h-8z", **paint("coin", "ink", 1.4), **ROUND)


def mast(x: float, foot: float, top: float) -> str:
    """A mooring mast: three legs, a ring and a lamp, from the shore up to the berth."""
    legs = (
        f"M{num(x - 9)} {num(foot)}L{num(x)} {num(top)}L{num(x + 9)} {num(foot)}"
        f"M{num(x - 6)} {num(foot - 11)}h12"
    )
    art = el("path", d=legs, **paint(None, "ink", 2.2), **ROUND)
    return art + el("circle", cx=x, cy=top, r=3.6, **paint("coin", "ink", 1.4))


def lighthouse() -> str:
    """A lighthouse on a rock, about 44 x 74, the water at the origin."""
    rays = "M10-58L44-70V-46zM-10-58L-44-70V-46z"
    art = el("path", d=rays, **paint("coin"), opacity="0.35")
    art += el(
        "path", d="M-26 2Q-22-12-10-13L10-14Q22-10 26 2z", **paint("ash", "ink", 1.7), **ROUND
    )
    art += el("path", d="M-9-13L-6-51H6L9-13z", **paint("paper", "ink", 1.8), **ROUND)
    art += el("path", d="M-8-22H8L7.300-32H-7.300zM-6.700-41H6.700L6-51H-6z", **paint("brick"))
    art += el("path", d="M-9-51H9M-5.500-51V-62H5.500V-51", **paint("coin", "ink", 1.7), **ROUND)
    art += el("path", d="M-7-62L0-71 7-62z", **paint("roof", "ink", 1.5), **ROUND)
    return art + el(
        "path", d="M-38 5q6-5 12 0t12 0 12 0 12 0 12 0 12 0", **paint(None, "wave", 2), **ROUND
    )


def rock() -> str:
    """A bare rock in the sea, about 50 x 24, the water at the origin."""
    art = el(
        "path", d="M-24 0Q-18-14-6-13 2-24 12-12 22-10 24 0z", **paint("ash", "ink", 1.6), **ROUND
    )
    art += el("path", d="M12-12C22-10 24-4 24 0H8Q10-6 12-12z", **paint("ash-far"))
    return art + el(
        "path", d="M-32 3q6-5 12 0t12 0 12 0 12 0 12 0", **paint(None, "wave", 2), **ROUND
    )


def islet() -> str:
    """A small green island with trees, about 80 x 40."""
    art = el("ellipse", cx=0, cy=2, rx=44, ry=19, **paint("shelf"))
    art += el(
        "path",
        d="M-36 2C-30-12-8-13 4-11 20-14 38-8 36 3 30 13-28 14-36 2z",
        **paint("isle", "coast", 1.8),
        **ROUND,
    )
    art += el("path", d="M-24 1C-18-8 12-10 24-3 20 5-14 7-24 1z", **paint("meadow"))
    firs = "M-10-20L-4-10H-6L-2-2H-18L-14-10H-16zM8-26L15-14H13L18-4H-2L3-14H1z"
    return art + el("path", d=firs, **paint("pine", "ink", 1.2), **ROUND)


def serpent() -> str:
    """A sea serpent, as old charts have them, about 96 x 44, the water at the origin."""
    art = el(
        "path",
        d="M-50 0C-46-22-28-22-24 0zM-14 0C-10-28 10-28 14 0z",
        **paint("wave", "depth", 1.8),
        **ROUND,
    )
    neck = "M24 0C24-22 26-36 36-42 46-45 54-38 55-32 49-29 44-31 41-30 37-22 40-10 42 0z"
    art += el("path", d=neck, **paint("wave", "depth", 1.8), **ROUND)
    art += el("circle", cx=44, cy=-36, r=1.8, **paint("ink"))
    art += el(
        "path",
        d="M-44-12l3-8 4 6 4-7 4 7M-9-17l4-9 5 7 5-8 4 9M28-24l-6-3M29-32l-5-4",
        **paint(None, "depth", 1.8),
        **ROUND,
    )
    return art + el(
        "path",
        d="M-60 3q6-5 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0",
        **paint(None, "wave", 2),
        **ROUND,
    )


def banner(words: str, under: str) -> str:
    """A ribbon with the game's name, towed by an airship; 376 x 92 from the origin."""
    tails = "M-16 28L14 20V76L-16 84-4 56zM356 28L326 20V76L356 84 344 56z"
    art = el("path", d=tails, **paint("linen", "ink", 2), **ROUND)
    art += el("path", d="M8 10Q170-8 332 10V84Q170 66 8 84z", **paint("paper", "ink", 2.4), **ROUND)
    art += el("path", d="M15 17Q170-1 325 17V76Q170 60 15 76z", **paint(None, "gold", 1.4))
    bold = {"font_family": SERIF, "font_weight": "bold"}
    art += text(
        170,
        43,
        words,
        31,
        **bold,
        **paint("ink"),
        textLength="286",
        lengthAdjust="spacingAndGlyphs",
    )
    return art + text(
        170, 63, under, 16, **ENGLISH, font_family=SERIF, font_style="italic", **paint("faint")
    )


LANDMARKS = {
    "theatre": theatre, "castle": castle, "tower": tower, "spire": spire, "volcano": volcano,
    "church": church, "windmill": windmill, "dome": dome, "crane": crane,
}  # fmt: skip
"""The landmark of each city, about 60 x 74, its foot at the origin."""

AIRSHIPS = ("cloth", "palm", "slate")


def fleet() -> dict[str, str]:
    """Small airships by their names in drawing.json."""
    return {f"airship_{cloth}": airship(cloth) for cloth in AIRSHIPS}
