"""Boot and transfer in a real Chromium, against bare Pyodide as npm ships it."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tools import single
from tools import site as built
from tools.bench.figures import Figure, ratio
from tools.bench.line import Line, Site
from tools.paths import CACHE, DIST, StopError
from tools.vendor import PYODIDE

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

HERE = Path(__file__).parent
OURS = "#start/titans/amber"
SLOW = {"megabits": 20, "delay": 0.04}
TIMEOUT = 120_000
MARK = "name => performance.getEntriesByName(`emporion:${name}`)[0]?.startTime"
ACTIONS, DRAWN, BYTES = "until the first legal actions", "until the board is drawn", "bytes"
KEPT = 200_000  # bytes: a visit that asks for more did not come from the service worker

Times = dict[tuple[str, str, str], list[float]]
"""(whose, which visit, what) -> a value of each run; milliseconds or bytes."""


@dataclass(frozen=True)
class Peer:
    """What is compared: ours, or bare Pyodide."""

    name: str
    site: Site
    fragment: str

    @property
    def address(self) -> str:
        return self.site.address + self.fragment


def measure(chromium: "Browser", runs: int) -> list[Figure]:
    """Boot by visit, and what the first visit transfers."""
    file = single.build(built.assemble(), CACHE / "bench" / "emporion.html")
    local, slow = _measured(chromium, runs, {}, file), _measured(chromium, max(3, runs // 2), SLOW)
    return [
        *_boot(local, "first", "first visit", 0.35),
        *_boot(local, "again", "repeat visit", 0.35),
        *_boot(local, "kept", "repeat visit, from the service worker", 0.30),
        *_boot(slow, "first", "first visit, 20 Mbit/s and 40 ms", 0.60),
        *_boot(local, "library", "first visit, without a snapshot", None),
        *_of_one_file(local),
        _compared(local, "first", BYTES, "transfer until playable", 1.10),
        _compared(local, "library", BYTES, "transfer until playable, without a snapshot", 0.85),
    ]


def _boot(times: Times, visit: str, name: str, aim: float | None) -> list[Figure]:
    return [
        _compared(times, visit, what, f"boot, {name}, {what}", aim) for what in (ACTIONS, DRAWN)
    ]


def _of_one_file(times: Times) -> list[Figure]:
    """The single file over a repeat visit to the site."""
    return [
        ratio(
            f"boot, the single file over a repeat visit, {what}",
            times["file", "open", what],
            times["ours", "again", what],
            "ms",
            at_most=2,
        )
        for what in (ACTIONS, DRAWN)
    ]


def _compared(times: Times, visit: str, what: str, name: str, aim: float | None) -> Figure:
    """Ours over the peer's. Bare Pyodide has no snapshot: its first visit stands against both of ours."""
    peer = "first" if visit == "library" else visit
    unit = "bytes" if what == BYTES else "ms"
    return ratio(name, times["ours", visit, what], times["stock", peer, what], unit, at_most=aim)


def _measured(
    chromium: "Browser", runs: int, line: dict[str, float], file: Path | None = None
) -> Times:
    """Every visit of both peers, and to the single file, in turns.

    On a slow line only the first of each peer: the others hardly use it.
    """
    times: Times = {}
    with _served(DIST, Line(**line)) as ours, _served(_stock_folder(), Line(**line)) as stock:
        peers = Peer("stock", stock, ""), Peer("ours", ours, OURS)
        for _ in range(runs):
            for peer in peers:
                _visits(chromium, peer, times, only_first=bool(line))
            if file:
                _visit_file(chromium, file, times)
    return times


def _visits(chromium: "Browser", peer: Peer, times: Times, *, only_first: bool) -> None:
    plain = chromium.new_context(service_workers="block")
    _visit(plain, peer, "first", times)
    if not only_first:
        _visit(plain, peer, "again", times)
        _visits_kept(chromium, peer, times)
    if not only_first and peer.name == "ours":
        _visit_without_snapshot(chromium, peer, times)
    plain.close()


def _visits_kept(chromium: "Browser", peer: Peer, times: Times) -> None:
    """A visit after one in which the service worker has taken everything into its cache."""
    context = chromium.new_context()
    page = context.new_page()
    _open(page, peer.address)
    if peer.name == "stock":
        page.evaluate("navigator.serviceWorker.register('keep.js')")
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    page.close()
    _visit(context, peer, "kept", times)
    if times[peer.name, "kept", BYTES][-1] > KEPT:
        raise StopError(f"The service worker has not kept the files of {peer.name}.")
    context.close()


def _visit_without_snapshot(chromium: "Browser", peer: Peer, times: Times) -> None:
    """A first visit whose snapshot is refused, so that our compiled library starts Python."""
    context = chromium.new_context(service_workers="block")
    context.route("**/image/snapshot-*", lambda route: route.fulfill(status=404))
    _visit(context, peer, "library", times)
    context.close()


def _visit_file(chromium: "Browser", file: Path, times: Times) -> None:
    context = chromium.new_context()
    page = context.new_page()
    _open(page, file.as_uri() + OURS)
    _note(page, times, "file", "open")
    context.close()


def _visit(context: "BrowserContext", peer: Peer, visit: str, times: Times) -> None:
    page = context.new_page()
    before = peer.site.line.sent
    _open(page, peer.address)
    _note(page, times, peer.name, visit)
    times.setdefault((peer.name, visit, BYTES), []).append(peer.site.line.sent - before)
    page.close()


def _note(page: "Page", times: Times, name: str, visit: str) -> None:
    for what, mark in ((ACTIONS, "actions"), (DRAWN, "ready")):
        times.setdefault((name, visit, what), []).append(float(page.evaluate(MARK, mark)))


def _open(page: "Page", address: str) -> None:
    page.goto(address)
    # Asked for by a timer: headless Chromium at times draws no more frames of a page that does not change.
    page.wait_for_function(MARK, arg="ready", timeout=TIMEOUT, polling=50)


@contextmanager
def _served(folder: Path, line: Line) -> Iterator[Site]:
    served = Site(folder, line)
    try:
        yield served
    finally:
        served.close()


def _stock_folder() -> Path:
    """Pyodide as npm ships it, the least page that starts it in a module worker, and what keeps them."""
    folder = CACHE / "stock"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(PYODIDE, folder / "pyodide")
    for name in ("index.html", "stock.mjs", "stock_worker.mjs", "keep.js"):
        shutil.copy(HERE / "pages" / name, folder / name)
    return folder
