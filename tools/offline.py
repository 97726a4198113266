"""What makes the site installable and playable without a network: web manifest and service worker.

Kept in the browser is everything that a match can need. Left out is the slowest way to start, stock Pyodide
with micropip: it is a third of all bytes, and needed only where our own library and snapshot, which are kept,
have both failed.
"""

import json
import re
import struct
from collections.abc import Mapping
from pathlib import Path

from tools.paths import short_hash

Files = Mapping[str, bytes | Path]

HASHED = re.compile(r"-[0-9a-f]{10}\.|^(pyodide|pyscript)-")
NOT_KEPT = re.compile(
    r"""^pyodide-.*/(python_stdlib\.zip|micropip.*|pyodide-lock\.json)$  # stock Pyodide
    | ^wheel-                                                            # the same way's engine
    | \.jpg$ | /icon-[^/]*\.png$                                         # of whoever installs the page
    | ^(embed\.js|demo/|posters/)                                        # of pages elsewhere
    """,
    re.VERBOSE,
)
NAME = "Emporion"
PAPER, INK = "#f7efdd", "#1b1510"  # as in index.html


def kept(files: Files) -> list[dict[str, str | None]]:
    """Workbox's list of the files to keep; what has no hash in its name carries it as its revision."""
    return [
        {"url": path, "revision": None if HASHED.search(path) else short_hash(content)}
        for path, content in sorted(files.items())
        if not NOT_KEPT.search(path)
    ]


def web_manifest(
    assets: Mapping[str, str], screenshots: Mapping[str, Path], games: list[dict[str, str]]
) -> bytes:
    """manifest.webmanifest: how the page is installed. `screenshots` are by their paths in dist/."""
    manifest = {
        "name": f"{NAME}: trading games",
        "short_name": NAME,
        "description": "Three trading games, against bots or friends around one device.",
        "lang": "en",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": INK,
        "categories": ["games", "entertainment"],
        "icons": [
            _icon(assets["common/icon-192.png"], "192x192"),
            _icon(assets["common/icon-512.png"], "512x512"),
            {**_icon(assets["common/icon-maskable-512.png"], "512x512"), "purpose": "maskable"},
            {"src": assets["common/favicon.svg"], "sizes": "any", "type": "image/svg+xml"},
        ],
        "screenshots": [_screenshot(*pair, games) for pair in screenshots.items()],
        "shortcuts": [{"name": game["name"], "url": f"./#new/{game['id']}"} for game in games],
    }
    return json.dumps(manifest, indent=1).encode()


def _icon(path: str, sizes: str) -> dict[str, str]:
    return {"src": path, "sizes": sizes, "type": "image/png"}


def _screenshot(path: str, file: Path, games: list[dict[str, str]]) -> dict[str, str]:
    width, height = jpeg_size(file.read_bytes())
    names = {game["id"]: game["name"] for game in games}
    return {
        "src": path,
        "sizes": f"{width}x{height}",
        "type": "image/jpeg",
        "form_factor": "wide" if width > height else "narrow",
        "label": names.get(file.stem, file.stem.capitalize()),
    }


def jpeg_size(data: bytes) -> tuple[int, int]:
    """Width and height of a JPEG, from the head of its frame."""
    at = 2
    while data[at + 1] not in {0xC0, 0xC1, 0xC2}:
        at += 2 + int(struct.unpack(">H", data[at + 2 : at + 4])[0])
    height, width = struct.unpack(">HH", data[at + 5 : at + 9])
    return width, height
