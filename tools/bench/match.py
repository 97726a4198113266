"""Whole matches through the worker: time of each `act` with its view, and memory afterwards."""

import json
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any

from tools import site
from tools.bench.figures import Figure
from tools.bench.line import Line, Site
from tools.paths import DIST

if TYPE_CHECKING:
    from playwright.sync_api import Browser

MATCHES = (("titans", 3), ("airlines", 6), ("traders", 4))
MEMORY = """
import pyodide_js
sync.memory = lambda text: str(pyodide_js._module.HEAPU8.length)
"""


def measure(chromium: "Browser") -> list[Figure]:
    """Answers and memory of one match of each game."""
    served = Site(DIST, Line())
    try:
        return [f for game, seats in MATCHES for f in _match(chromium, served, game, seats)]
    finally:
        served.close()


def _match(chromium: "Browser", served: Site, game: str, seats: int) -> list[Figure]:
    manifest = json.loads(site.MANIFEST.read_text(encoding="utf-8"))
    script = site.bundle("tools/bench/pages/match.js", manifest)
    html = '<!doctype html><title>match</title><script type="module" src="match.js"></script>'
    context = chromium.new_context(base_url=served.address)
    page = context.new_page()
    page.route("**/match.html", lambda r: r.fulfill(body=html, content_type="text/html"))
    page.route("**/match.js", lambda r: r.fulfill(body=script, content_type="text/javascript"))
    page.route("**/engine/worker-*.py", lambda r: r.fulfill(body=r.fetch().text() + MEMORY))
    page.goto("match.html")
    page.wait_for_function("globalThis.match !== undefined")
    result: dict[str, Any] = page.evaluate("([game, seats]) => match(game, seats)", [game, seats])
    context.close()
    times: list[float] = result["times"]
    name = f"{game}, {seats} players"
    source = f"{len(times)} answers of one match of {result['plies']} plies"
    memory = result["memory"] / 1e6
    return [
        Figure(f"act and view, {name}, p50", median(times), source, " ms"),
        Figure(f"act and view, {name}, p95", quantiles(times, n=20)[-1], source, " ms", at_most=16),
        Figure(f"memory of the interpreter after a match, {name}", memory, "its heap", " MB"),
    ]
