"""Draws a position of a match as one SVG file, by the page's own render in a headless Chromium.

    python3 build.py picture RECORD [--ply N] [--seat S] [--theme light|dark] [--out FILE]

The view is Python's, made here; the page's module web/pictures.js draws it on the built site. That part needs
Playwright, so it runs as a process of its own in the environment of the tests: a drawing goes in as JSON,
the text of an SVG comes out.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engine.__main__ import saved
from engine.core import show
from engine.core.errors import EmporionError
from engine.registry import open_table
from tools import browser, install, serve, site
from tools.paths import DIST, ROOT, StopError

PORT = 8100  # the first free one from here on
THEMES = ("light", "dark")
DRAW = """async ([address, view, game]) => (await import(address)).pictureText(view, game)"""


def main(arguments: Sequence[str], *, is_built: bool = False) -> int:
    """Carries out the command; StopError tells what is wrong with its arguments."""
    options = _parser().parse_args(arguments)
    try:
        drawing = _drawing(options.record, options.ply, options.seat)
    except (EmporionError, UnicodeDecodeError) as error:
        raise StopError(str(error)) from None
    if not is_built:
        site.build()
    install.python_packages("test")
    view = drawing["view"]
    out = options.out or Path(f"{view['game']}-{view['ply']}.svg")
    text = _drawn({**drawing, "theme": options.theme})
    out.write_bytes(text)
    print(f"{out}: {drawing['game']}, move {view['ply']} of {view['plies']}, {len(text)} bytes")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="build.py picture", description=__doc__.splitlines()[0])
    parser.add_argument("record", metavar="RECORD", help="a saved match, or a link to one")
    parser.add_argument("--ply", type=int, help="the moment; the last or the link's, if not given")
    parser.add_argument("--seat", type=int, help="as this seat sees it, from 0; else as all do")
    parser.add_argument("--theme", choices=THEMES, default="light", help="the colours")
    parser.add_argument("--out", type=Path, help="the file; GAME-PLY.svg, if not given")
    return parser


def _drawing(name: str, ply: int | None, seat: int | None) -> dict[str, Any]:
    """The view that is to be drawn, and its game's name. Raises EmporionError or StopError."""
    record, shown = saved(name)
    table = open_table(record)
    if seat is not None and not 0 <= seat < len(table.seats):
        raise StopError(f"The seats of this match are 0 to {len(table.seats) - 1}.")
    table.goto(shown if ply is None else ply)
    return {"game": table.game.info.name, "view": show.table_view(table, seat)}


def _drawn(drawing: dict[str, Any]) -> bytes:
    """The SVG, from a process that has Playwright."""
    environment = {**install.environment(), browser.VARIABLE: browser.chromium()}
    done = subprocess.run(
        [install.executable("python"), "-m", "tools.picture"],
        cwd=ROOT,
        env=environment,
        input=json.dumps(drawing).encode(),
        capture_output=True,
        check=False,
    )
    if done.returncode:
        raise StopError(f"The picture could not be drawn:\n{done.stderr.decode()[-2000:]}")
    return done.stdout


def draw(drawing: dict[str, Any]) -> str:
    """Draws on the built site, whose page itself is not started. Needs Playwright."""
    from playwright.sync_api import Route, sync_playwright

    script = site.bundle("web/pictures.js", json.loads(site.MANIFEST.read_text(encoding="utf-8")))

    def answer(route: Route) -> None:
        ours = route.request.url.endswith("/picture.js")
        route.fulfill(body=script if ours else b"", content_type="text/javascript")

    with serve.running(DIST, PORT) as server, sync_playwright() as driver:
        chromium = driver.chromium.launch(
            executable_path=os.environ[browser.VARIABLE], args=browser.flags()
        )
        page = chromium.new_page(color_scheme=drawing["theme"], service_workers="block")
        page.route("**/*.{js,mjs}", answer)
        page.goto(server.address)
        arguments = [f"{server.address}picture.js", drawing["view"], drawing["game"]]
        text: str = page.evaluate(DRAW, arguments)
        chromium.close()
    return text


if __name__ == "__main__":
    sys.stdout.buffer.write(draw(json.load(sys.stdin)).encode())
