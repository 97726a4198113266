"""The cover of Airlines, 640 x 400: an airliner climbs over a bay at sunrise."""

from random import Random

from tools.art import airlines_scene as scenes
from tools.art.airlines_signs import marker
from tools.art.svg import el, group, move, points, smooth

SKY = ("#fbe3a6", "#f9d28f", "#f3bd84", "#e3a287", "#bd8a93", "#8c7796", "#5d6a93", "#3f5a86")
"""From the sun outwards."""
FAR, MIDDLE, NEAR = "#7d7a93", "#5a6f86", "#41617a"


def ridge(line: str, fill: str, foot: int = 400) -> str:
    """A soft ridge, filled down to `foot`."""
    return el("path", d=smooth(points(line)) + f"V{foot}H0z", fill=fill)


def sky() -> str:
    """Morning light in rings round a low sun, with a few stars left."""
    rng, x, y = Random("sky"), 236, 236
    out = [el("rect", width=640, height=400, fill=SKY[-1])]
    for i, tone in enumerate(reversed(SKY[:-1])):
        out.append(el("circle", cx=x, cy=y, r=452 - 60 * i, fill=tone))
    out.append(el("circle", cx=x, cy=y, r=48, fill="#fff6d9"))
    stars = ((rng.uniform(420, 630), rng.uniform(8, 110)) for _ in range(18))
    out += [el("circle", cx=a, cy=b, r=rng.uniform(0.7, 1.5), fill="#ffeecb") for a, b in stars]
    return group(*out)


def mountains() -> str:
    """Jagged peaks with snow, far behind."""
    d = "M0 262L40 214 66 234 112 176 150 226 178 204 214 244 262 262z"
    snow = "M112 176L94 199 104 206 112 198 121 207 130 200zM40 214L28 228 38 231 44 226 52 224z"
    right = "M352 262L402 212 430 236 476 184 520 230 552 206 600 250 640 240V262z"
    snow += "M476 184L458 204 469 211 477 203 486 211 495 203zM402 212L390 224 400 228 411 222z"
    return el("path", d=d + right, fill=FAR) + el("path", d=snow, fill="#fbeede")


def skyline() -> str:
    """A city of towers on the far shore, its windows lit."""
    rng, walls, lights, x = Random("towers"), "", "", 392
    for wide in (16, 20, 14, 22, 18, 26, 16, 22, 18, 20, 14, 18):
        high = rng.choice((26, 38, 52, 64, 44))
        top = 272 - high
        walls += f"M{x} 274V{top}H{x + wide}V274z"
        if high > 50:
            walls += (
                f"M{x + wide // 2 - 3} {top}V{top - 10}H{x + wide // 2 + 3}V{top}zM{x + wide // 2}"
                f" {top - 10}V{top - 24}"
            )
        for wx in range(x + 3, x + wide - 3, 5):
            for wy in range(top + 5, 266, 7):
                if rng.random() < 0.4:
                    lights += f"M{wx} {wy}v3"
        x += wide + 2
    stone = el("path", d=walls, fill="#33415c", stroke="#263149", stroke_width=1.4)
    return stone + el("path", d=lights, fill="none", stroke="#ffd98a", stroke_width=2)


def sea() -> str:
    """The bay with the sun's path on it."""
    out = [el("rect", y=270, width=640, height=130, fill="#5f93a3")]
    bands = (("#7aa9b0", 282), ("#6c9eaa", 300), ("#548898", 326), ("#487a8c", 356))
    out += [
        ridge(f"-10,{y} 120,{y - 4} 260,{y + 3} 420,{y - 3} 560,{y + 3} 650,{y - 2}", tone)
        for tone, y in bands
    ]
    rng, gold = Random("glitter"), ""
    for i in range(26):
        y = 276 + i * 4.6
        half = 5 + i * 1.5
        x = 236 + rng.uniform(-half, half) * 0.7
        gold += f"M{x - half / 2:.0f} {y:.0f}h{half:.0f}"
    out.append(
        el(
            "path",
            d=gold,
            fill="none",
            stroke="#ffe7b0",
            stroke_width=2.6,
            stroke_linecap="round",
            stroke_opacity="0.85",
        )
    )
    return group(*out)


def cover() -> str:
    """The whole picture."""
    clouds = ((92, 92, 1.5), (548, 132, 1.25), (330, 60, 0.9), (30, 190, 0.9), (612, 52, 0.9))
    parts = [
        sky(),
        mountains(),
        ridge("-10,252 70,240 160,256 260,246 340,258 460,248 650,258", MIDDLE, 280),
        skyline(),
        sea(),
        *(move(scenes.cloud(), x, y, scale) for x, y, scale in clouds),
        move(scenes.biplane(), 128, 150, 0.8),
        move(scenes.steamer(), 120, 330, 1.25),
        move(scenes.sailboat(), 330, 300, 0.7),
        el("g", scenes.airliner(), transform="translate(360 150) rotate(-9) scale(2.7)"),
        *(
            move(marker(a), x, y, 1.5)
            for a, x, y in (
                ("aba", 496, 350),
                ("boi", 547, 356),
                ("cal", 598, 348),
            )
        ),
    ]
    ns = "http://www.w3.org/2000/svg"
    head = "<!-- Airlines, the cover. Written by tools/art/board_airlines.py: do not edit. -->"
    return (
        el("svg", "\n", head, "\n", "\n".join(parts), "\n", xmlns=ns, view_box="0 0 640 400") + "\n"
    )
