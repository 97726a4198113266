"""The colours of all games' pictures, by day and by night.

Every painted element names its colours twice: as a presentation attribute with the day value (so
that the picture is right on its own) and as a class, `f-land` for a fill and `s-ink` for a stroke,
which the page's stylesheet may override: a game's board.css maps them to custom properties. A name
has one value in all games, since the stylesheets of several games may be in the page at once.
"""

from collections.abc import Iterable

DAY = {
    "sea": "#a3c8cb",
    "deep": "#8fbabf",
    "shelf": "#bfdbd8",
    "foam": "#dcebe2",
    "wave": "#6f9fa6",
    "depth": "#3a6770",
    "land": "#f0deb4",
    "desert": "#e7cb92",
    "fertile": "#cdd199",
    "coast": "#8f7040",
    "river": "#7badb6",
    "hill": "#c9a66b",
    "slope": "#f7eacb",
    "ink": "#4a2f1b",
    "faint": "#866540",
    "paper": "#fdf4de",
    "linen": "#f3dfb5",
    "gold": "#bf8a34",
    "clay": "#b5653a",
    "palm": "#5f7f43",
    "ash": "#a79c90",
    "ash-far": "#82776b",
    "bay": "#9a5f3a",
    "bay-far": "#774527",
    "mane": "#4f3020",
    "dun": "#d9ab6a",
    "dun-far": "#b68a4e",
    "dark": "#3a2414",
    "coin": "#f0cf6b",
    "cloth": "#7c2f2b",
    "woven": "#65221f",
    "frame": "#5f3e24",
    "cell": "#f8eacb",
    "five": "#e4c07f",
    "start": "#fffaf0",
    "road": "#fbf0d3",
    "red": "#a62c2b",
    "yellow": "#e3b034",
    "green": "#2c7647",
    "on-red": "#ffffff",
    "on-yellow": "#35240c",
    "on-green": "#ffffff",
}

NIGHT = {
    "sea": "#1d3a42",
    "deep": "#193239",
    "shelf": "#24464e",
    "foam": "#2e555c",
    "wave": "#47727a",
    "depth": "#9cc3c6",
    "land": "#4a3d2b",
    "desert": "#54442d",
    "fertile": "#474a30",
    "coast": "#94784c",
    "river": "#38656e",
    "hill": "#2f2619",
    "slope": "#6b583b",
    "ink": "#f1e3c4",
    "faint": "#c9ae80",
    "paper": "#3a2f22",
    "linen": "#5a4931",
    "gold": "#d7a650",
    "clay": "#a8623c",
    "palm": "#7f9c5f",
    "ash": "#8d8378",
    "ash-far": "#6a6158",
    "bay": "#85522f",
    "bay-far": "#65391f",
    "mane": "#3a2216",
    "dun": "#b98e52",
    "dun-far": "#94703d",
    "dark": "#f1e3c4",
    "coin": "#d9b34f",
    "cloth": "#5c2522",
    "woven": "#451a18",
    "frame": "#1d150d",
    "cell": "#3d3225",
    "five": "#5f4c2f",
    "start": "#7a6038",
    "road": "#6e5a3c",
    "red": "#b23a37",
    "yellow": "#dba92f",
    "green": "#2f7b4b",
    "on-red": "#ffffff",
    "on-yellow": "#2c1d08",
    "on-green": "#ffffff",
}

AIRLINES = {
    "snow": ("#f4efe0", "#5b564d"),
    "forest": ("#d3d3a0", "#434a30"),
    "prairie": ("#ecd597", "#574a2d"),
    "pine": ("#5c7a4a", "#6f8f5c"),
    "pine-dark": ("#48633b", "#577548"),
    "border": ("#b08d5a", "#8a7148"),
    "cloud": ("#fbf7ea", "#5d6c6f"),
    "city": ("#b5512f", "#e08a5c"),
    "desk": ("#1f4450", "#142b33"),
    "inset": ("#193842", "#0f2229"),
    "metal": ("#dfe3df", "#a9b4b4"),
    "metal-dark": ("#aab6b5", "#7f8c8d"),
    "net-edge": ("#1d5c9e", "#86b8ee"),
    "net-east": ("#ad2f27", "#f08a7b"),
    "net-northwest": ("#266b3c", "#86c795"),
    "net-southwest": ("#a8590c", "#efb15c"),
    "net-northeast": ("#64409c", "#c1a3ec"),
    "net-edge-card": ("#1d5c9e", "#1d5c9e"),
    "net-east-card": ("#ad2f27", "#ad2f27"),
    "net-northwest-card": ("#266b3c", "#266b3c"),
    "net-southwest-card": ("#96500a", "#96500a"),
    "net-northeast-card": ("#64409c", "#64409c"),
    "air-aba": ("#ee8a2b", "#e38427"),
    "air-boi": ("#ee93b8", "#e08cb0"),
    "air-cal": ("#74429a", "#7c4aa3"),
    "air-ddl": ("#2a7a41", "#2c7d45"),
    "air-ela": ("#734a2f", "#7d5236"),
    "air-fis": ("#dcc79a", "#cdb88b"),
    "air-gap": ("#f3cf45", "#e6c23e"),
    "air-hit": ("#c5302c", "#c83b36"),
    "air-ita": ("#2a62ad", "#326bb6"),
    "on-aba": ("#2a1a0c", "#2a1a0c"),
    "on-boi": ("#2a1a0c", "#2a1a0c"),
    "on-cal": ("#ffffff", "#ffffff"),
    "on-ddl": ("#ffffff", "#ffffff"),
    "on-ela": ("#ffffff", "#ffffff"),
    "on-fis": ("#2a1a0c", "#2a1a0c"),
    "on-gap": ("#2a1a0c", "#2a1a0c"),
    "on-hit": ("#ffffff", "#ffffff"),
    "on-ita": ("#ffffff", "#ffffff"),
    "dusk": ("#3b2d24", "#1d1712"),
    "card": ("#fdf4de", "#f1e3c4"),
    "print": ("#3a2414", "#33200f"),
}
"""What only Airlines uses, by day and by night. Its cards stay pale at night, like paper."""

TRADERS = {
    "good-orange": ("#ee8f2c", "#dd8428"),
    "good-brown": ("#74482c", "#7d4f31"),
    "good-blue": ("#2461ad", "#2c6ab6"),
    "good-green": ("#2c7747", "#2f7b4b"),
    "good-violet": ("#77429b", "#7f4aa4"),
    "good-grey": ("#626c76", "#66707a"),
    "on-orange": ("#2a1a0c", "#2a1a0c"),
    "on-brown": ("#ffffff", "#ffffff"),
    "on-blue": ("#ffffff", "#ffffff"),
    "on-violet": ("#ffffff", "#ffffff"),
    "on-grey": ("#ffffff", "#ffffff"),
    "isle": ("#eedcae", "#4d4130"),
    "meadow": ("#c3cc8c", "#4a5233"),
    "cliff": ("#b08a55", "#2b2318"),
    "wind": ("#8c2f23", "#f0a07c"),
    "stream": ("#f7f6e8", "#2b4750"),
    "shade": ("#5d96a2", "#0d1f25"),
    "cloud-far": ("#dfe9e4", "#42555a"),
    "brick": ("#b5512f", "#9a4a30"),
    "roof": ("#7c3a2c", "#6a3328"),
    "slate": ("#56707c", "#4d6570"),
}
"""What only Traders of the Air uses, by day and by night."""

OWN = {**AIRLINES, **TRADERS}
VALUES = {**DAY, **{name: day for name, (day, _) in OWN.items()}}
"""Every colour by day."""
AT_NIGHT = {**NIGHT, **{name: night for name, (_, night) in OWN.items()}}
"""Every colour by night."""


def paint(
    fill: str | None = None, stroke: str | None = None, width: float | None = None
) -> dict[str, object]:
    """The attributes that colour an element: `el("path", d=..., **paint("land", "coast", 2))`."""
    names = [f"f-{fill}"] if fill else []
    names += [f"s-{stroke}"] if stroke else []
    return {
        "fill": VALUES[fill] if fill else "none",
        "stroke": VALUES[stroke] if stroke else None,
        "stroke_width": width,
        "cls": " ".join(names) or None,
    }


def stylesheet(maker: str = "tools/art/board_titans.py", names: Iterable[str] = DAY) -> str:
    """The classes of these colours as custom properties, with the day's and the night's values."""
    day = {name: VALUES[name] for name in names}
    night = {name: AT_NIGHT[name] for name in day}
    lines = [
        f"/* Written by {maker}: the colours of the pictures, by day and by night.",
        "   data-theme on the root element decides; without it, the system does. */",
        ":root {",
        *(f"  --board-{name}: {value};" for name, value in day.items()),
        "}",
        '@media (prefers-color-scheme: dark) {\n  :root:not([data-theme="light"]) {',
        *(f"    --board-{name}: {value};" for name, value in night.items()),
        "  }\n}",
        ':root[data-theme="dark"] {',
        *(f"  --board-{name}: {value};" for name, value in night.items()),
        "}",
        *(f".f-{name} {{ fill: var(--board-{name}); }}" for name in day),
        *(f".s-{name} {{ stroke: var(--board-{name}); }}" for name in day),
    ]
    return "\n".join(lines) + "\n"
