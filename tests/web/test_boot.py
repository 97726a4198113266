"""Python starts in the browser: by each way, after each failure, and again when it has died."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from tests.web.waiting import wait_until
from tests.web.watch import Watch
from tools import page as page_parts
from tools import site

TABLE = "#start/titans/amber"
READY = "performance.getEntriesByName('emporion:ready').length > 0"
BOOT = "performance.getEntriesByName('emporion:python')[0].detail"
SNAPSHOT = re.compile(r"/image/snapshot-\w+\.gz$")
WASM = re.compile(r"\.wasm$")
LIBRARY = re.compile(r"/image/library-\w+\.zip$")
START = """async (role) => {
    const seat = (name) => ({ name, kind: "person", level: null, colour: "teal", symbol: "star" });
    globalThis.engine = await boot.startEngine({ role });
    const setup = { game: "titans", seats: [seat("Ann"), seat("Bea")], seed: "amber" };
    const { ply } = await engine.call("new_table", setup);
    const { view } = await engine.call("view", { seat: 0, since: 0 });
    return { way: engine.boot.way, ply, actions: view.actions.length };
}"""
REFUSE_EARLY = """() => {
    // A browser in which the page's blob can't be imported by a worker: the hand-over gets a wrong address.
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (data, ...rest) {
        const broken = data?.emporion === "code" ? { ...data, url: "blob:nothing" } : data;
        return post.call(this, broken, ...rest);
    };
}"""
MORE = """
import json

sync.dice = lambda text: json.dumps(random.random())

def late(text):
    name = json.loads(text)["name"]
    try:
        import importlib
        return json.dumps(importlib.import_module(name).__name__)
    except ModuleNotFoundError:
        return '"missing"'

def hang(text):
    while True:
        pass

def crash(text):
    import os
    os.abort()

def trace(text):
    import traceback
    try:
        json.loads("[")
    except ValueError:
        return json.dumps(traceback.format_exc())

sync.late, sync.hang, sync.crash, sync.trace = late, hang, crash, trace
"""
FAILURE = """async () => {
    try { await boot.startEngine(); } catch (error) { return error.kind; }
}"""


def start(page: Page) -> dict[str, Any]:
    """Opens a match in the real page; returns how Python was started."""
    page.goto(TABLE)
    wait_until(page, READY, ms=60_000)
    boot: dict[str, Any] = page.evaluate(BOOT)
    return boot


@pytest.fixture
def loader(page: Page) -> Page:
    """A page with nothing but the loader, under the real page's policy."""
    manifest = json.loads(site.MANIFEST.read_text(encoding="utf-8"))
    script = site.bundle("tests/web/boot_page.js", manifest)
    policy = f'<meta http-equiv="Content-Security-Policy" content="{page_parts.policy()}">'
    html = f'<!doctype html>{policy}<title>boot</title><script type="module" src="boot_page.js"></script>'
    page.route(
        "**/boot_page.html", lambda route: route.fulfill(body=html, content_type="text/html")
    )
    page.route(
        "**/boot_page.js",
        lambda route: route.fulfill(body=script, content_type="text/javascript"),
    )
    page.goto("boot_page.html")
    wait_until(page, "globalThis.boot !== undefined")
    return page


def not_found(route: Route) -> None:
    route.fulfill(status=404, body="Not found")


def garbage(route: Route) -> None:
    route.fulfill(body=bytes(range(256)) * 100, content_type="application/gzip")


def cut_off(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(body=answer.body()[: len(answer.body()) // 2], content_type="application/gzip")


def of_another_build(route: Route) -> None:
    """A whole and valid snapshot that says it was made by another Pyodide."""
    plain = gzip.decompress(route.fetch().body())
    at = plain.index(b'"buildId":"') + len(b'"buildId":"')
    changed = plain[:at] + b"0000" + plain[at + 4 :]
    route.fulfill(body=gzip.compress(changed, 1), content_type="application/gzip")


class TestWays:
    def test_first_choice_is_the_snapshot(self, page: Page) -> None:
        assert start(page) == {"way": "snapshot", "reasons": []}

    @pytest.mark.parametrize("game", ["airlines", "traders"])
    def test_each_game_is_in_the_snapshot(self, page: Page, game: str) -> None:
        """The first is imported, the others are packed; none needs the library."""
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(f"#start/{game}/amber")
        wait_until(page, READY, ms=60_000)
        assert page.evaluate(BOOT)["way"] == "snapshot"
        assert not [url for url in asked if LIBRARY.search(url) or "stdlib" in url]

    @pytest.mark.parametrize("trouble", [not_found, garbage, cut_off, of_another_build])
    def test_without_a_snapshot_the_library_starts(
        self, page: Page, watch: Watch, trouble: Callable[[Route], None]
    ) -> None:
        page.route(SNAPSHOT, trouble)
        boot = start(page)
        assert boot["way"] == "library"
        assert len(boot["reasons"]) == 1
        watch.expects_errors = trouble is not_found

    @pytest.mark.parametrize("trouble", [not_found, garbage])
    def test_without_both_the_stock_boot_and_micropip_start(
        self, page: Page, watch: Watch, trouble: Callable[[Route], None]
    ) -> None:
        page.route(SNAPSHOT, trouble)
        page.route(LIBRARY, trouble)
        boot = start(page)
        assert boot["way"] == "stock"
        assert len(boot["reasons"]) == 2
        watch.expects_errors = True


class TestFirstScript:
    def test_the_worker_that_it_starts_becomes_pyscripts(self, page: Page) -> None:
        """There is one worker, and it is the early one."""
        start(page)
        assert [worker.evaluate("self.name") for worker in page.workers] == ["emporion-early"]


class TestLoader:
    def test_two_workers_of_one_file(self, loader: Page) -> None:
        """The table's and the bots'; the second is started while the first goes on."""
        first, second = loader.evaluate(f"Promise.all([({START})('engine'), ({START})('bot')])")
        assert first == second
        assert first["actions"] > 0

    def test_a_worker_that_was_ended_rejects_and_another_takes_its_place(
        self, loader: Page
    ) -> None:
        loader.evaluate(START, "engine")
        told = loader.evaluate("""async () => {
            engine.terminate();
            return engine.call("games").catch((error) => error.kind);
        }""")
        assert told == "died"
        assert loader.evaluate(START, "engine")["ply"] > 0

    def test_a_browser_that_refuses_the_early_worker_starts_all_the_same(
        self, loader: Page, watch: Watch
    ) -> None:
        loader.evaluate(REFUSE_EARLY)
        assert loader.evaluate(START, "engine")["way"] == "snapshot"
        watch.expects_errors = True

    @pytest.mark.parametrize(
        ("missing", "kind"),
        [
            ("Worker", "worker"),
            ("WebAssembly", "webassembly"),
            ("WebAssembly.Tag", "webassembly"),
            ("DecompressionStream", "unpack"),
        ],
    )
    def test_what_a_browser_lacks(self, loader: Page, missing: str, kind: str) -> None:
        loader.evaluate(f"delete globalThis.{missing}")
        assert loader.evaluate(FAILURE) == kind

    @pytest.mark.parametrize("missing", [re.compile("/pyscript-"), re.compile("/boot/"), WASM])
    def test_a_failed_download_says_so(
        self, loader: Page, watch: Watch, missing: re.Pattern[str]
    ) -> None:
        loader.route(missing, lambda route: route.abort())
        assert loader.evaluate(FAILURE) == "network"
        watch.expects_errors = True


@pytest.fixture
def instrumented(page: Page, loader: Page) -> Page:
    """The loader with a worker.py that has more to call."""

    def change(route: Route) -> None:
        route.fulfill(body=route.fetch().text() + MORE, content_type="text/x-python")

    page.route(re.compile(r"/engine/worker-\w+\.py$"), change)
    loader.evaluate(START, "engine")
    return loader


class TestInside:
    def test_the_random_generator_differs_after_each_restore(self, instrumented: Page) -> None:
        first = instrumented.evaluate("engine.call('dice')")
        instrumented.evaluate("engine.terminate()")
        instrumented.evaluate(START, "engine")
        assert instrumented.evaluate("engine.call('dice')") != first

    @pytest.mark.parametrize("module", ["statistics", "xml.dom.minidom", "html.parser"])
    def test_a_module_that_the_image_lacks_is_fetched(
        self, instrumented: Page, module: str
    ) -> None:
        assert instrumented.evaluate("(name) => engine.call('late', { name })", module) == module

    def test_a_traceback_can_be_shown(self, instrumented: Page) -> None:
        told = instrumented.evaluate("engine.call('trace')")
        assert "JSONDecodeError" in told
        assert 'json/decoder.py", line' in told

    def test_a_module_that_nobody_has_is_not_found(self, instrumented: Page) -> None:
        assert instrumented.evaluate("engine.call('late', { name: 'nonsense' })") == "missing"

    def test_a_worker_that_hangs_is_given_up_in_time(self, instrumented: Page) -> None:
        ask = "engine.call('hang', {}, { timeout: 300 }).catch((error) => error.kind)"
        assert instrumented.evaluate(ask) == "timeout"
        instrumented.evaluate("engine.terminate()")
        assert instrumented.evaluate(START, "engine")["ply"] > 0

    def test_an_interpreter_that_has_broken_down_is_dead(
        self, instrumented: Page, watch: Watch
    ) -> None:
        told = instrumented.evaluate("engine.call('crash').catch((error) => error.kind)")
        assert told == "died"
        assert instrumented.evaluate("engine.died.then((error) => error.kind)") == "died"
        assert instrumented.evaluate(START, "engine")["ply"] > 0
        watch.expects_errors = True  # Pyodide prints what happened
