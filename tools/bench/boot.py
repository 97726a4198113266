"""Boot, transfer and answers in a real Chromium, against bare Pyodide as npm ships it."""

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any

from tools import browser, site
from tools.bench.figures import Figure, ratio
from tools.bench.line import Line, Site
from tools.paths import CACHE, DIST
from tools.vendor import PYODIDE

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext

HERE = Path(__file__).parent
OURS = "#start/titans/amber"
READY = "performance.getEntriesByName('emporion:ready').length > 0"
TIME = "performance.getEntriesByName('emporion:{}')[0].startTime"
KEEP = """async () => {
    await navigator.serviceWorker.register("sw.js");
    await navigator.serviceWorker.ready;
}"""
SLOW = {"megabits": 20, "delay": 0.04}
TIMEOUT = 120_000

Times = dict[str, list[float]]


def measure(runs: int) -> list[Figure]:
    """All figures that need a browser."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=browser.chromium(), args=browser.flags()
        )
        local, slow = _visits(chromium, runs, {}), _visits(chromium, max(3, runs // 2), SLOW)
        figures = [
            ratio(
                "boot, first visit", local["ours first"], local["stock first"], "ms", at_most=0.35
            ),
            ratio(
                "boot, repeat visit", local["ours again"], local["stock again"], "ms", at_most=0.35
            ),
            ratio(
                "boot, repeat visit through a service worker",
                local["ours kept"],
                local["stock kept"],
                "ms",
                at_most=0.30,
            ),
            ratio(
                "boot, first visit, 20 Mbit/s and 40 ms",
                slow["ours first"],
                slow["stock first"],
                "ms",
                at_most=0.60,
            ),
            ratio(
                "first visit until the board is drawn",
                local["ours drawn"],
                local["stock drawn"],
                "ms",
            ),
            ratio(
                "transfer until playable (gzip)",
                local["ours bytes"],
                local["stock bytes"],
                "bytes",
                at_most=1.10,
            ),
            *_match(chromium),
        ]
        chromium.close()
    return figures


def _visits(chromium: "Browser", runs: int, line: dict[str, float]) -> Times:
    """Times from navigation to the first legal actions, ours and bare Pyodide's in turns."""
    times: Times = {}

    def note(name: str, value: float) -> None:
        times.setdefault(name, []).append(value)

    with _served(DIST, Line(**line)) as ours, _served(_stock_folder(), Line(**line)) as stock:
        for _ in range(runs):
            for name, where, path in (("stock", stock, ""), ("ours", ours, OURS)):
                context = chromium.new_context()
                before = where.line.sent
                actions, drawn = _visit(context, where.address + path)
                note(f"{name} first", actions)
                note(f"{name} drawn", drawn)
                note(f"{name} bytes", where.line.sent - before)
                if not line:
                    note(f"{name} again", _visit(context, where.address + path)[0])
                    note(f"{name} kept", _kept_visit(context, where.address + path))
                context.close()
    return times


def _visit(context: "BrowserContext", address: str) -> tuple[float, float]:
    """From navigation to the first legal actions from Python, and until they are drawn."""
    page = context.new_page()
    page.goto(address)
    page.wait_for_function(READY, timeout=TIMEOUT)
    actions, drawn = (float(page.evaluate(TIME.format(mark))) for mark in ("actions", "ready"))
    page.close()
    return actions, drawn


def _kept_visit(context: "BrowserContext", address: str) -> float:
    """The same to the first legal actions, when a service worker has everything that is needed."""
    page = context.new_page()
    page.goto(address)
    page.evaluate(KEEP)
    page.close()
    _visit(context, address)  # fills the cache of the stock page, which has no list
    return _visit(context, address)[0]


@contextmanager
def _served(folder: Path, line: Line) -> Iterator[Site]:
    served = Site(folder, line)
    try:
        yield served
    finally:
        served.close()


def _stock_folder() -> Path:
    """Pyodide as npm ships it, and the least page that starts it in a module worker."""
    folder = CACHE / "stock"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(PYODIDE, folder / "pyodide")
    for name in ("index.html", "stock.mjs", "stock_worker.mjs", "sw.js"):
        shutil.copy(HERE / "pages" / name, folder / name)
    return folder


def _match(chromium: "Browser") -> list[Figure]:
    """A whole match through the worker: time of each `act` with its view, and memory afterwards."""
    manifest = json.loads(site.MANIFEST.read_text(encoding="utf-8"))
    script = site.bundle("tools/bench/pages/match.js", manifest)
    html = '<!doctype html><title>match</title><script type="module" src="match.js"></script>'
    with _served(DIST, Line()) as served:
        context = chromium.new_context(base_url=served.address)
        page = context.new_page()
        page.route("**/match.html", lambda r: r.fulfill(body=html, content_type="text/html"))
        page.route("**/match.js", lambda r: r.fulfill(body=script, content_type="text/javascript"))
        page.route("**/engine/worker-*.py", lambda r: r.fulfill(body=r.fetch().text() + MEMORY))
        page.goto("match.html")
        page.wait_for_function("globalThis.match !== undefined")
        result: dict[str, Any] = page.evaluate("match()")
        context.close()
    times: list[float] = result["times"]
    source = f"{len(times)} answers of one match of {result['plies']} plies"
    return [
        Figure("act and view, p50", median(times), source, " ms"),
        Figure("act and view, p95", quantiles(times, n=20)[-1], source, " ms", at_most=16),
        Figure(
            "memory of the interpreter after a match", result["memory"] / 1e6, "its heap", " MB"
        ),
    ]


MEMORY = """
import pyodide_js
sync.memory = lambda text: str(pyodide_js._module.HEAPU8.length)
"""
