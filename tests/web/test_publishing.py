"""What docs/publishing.md says: put on a plain host; kept; played without a network; renewed."""

from __future__ import annotations

import gzip
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from engine.core.record import parse
from engine.registry import open_table
from tests.web.host import Host
from tests.web.playing import BOOT, PLY, kept, play, start
from tests.web.visitor import IDLE, Visitor
from tests.web.waiting import wait_until
from tests.web.windows import WebKitWindow, Window
from tools import release, site, wheel
from tools.paths import DIST

READY = "() => document.querySelector('.home-foot')?.textContent.includes('Ready to play offline')"
IS_OVER = "() => document.querySelector('.end.panel') !== null"
MAIN = "() => document.querySelector('script[src*=main]')?.src"
IS_OTHER = f"(old) => ({MAIN})() && ({MAIN})() !== old"
NEW = "A new version is here."


@pytest.fixture(scope="module")
def newer() -> site.Site:
    """The site of another version."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(wheel, "version", lambda: "99.0.0")
        return site.assemble()


@pytest.fixture
def host(built: site.Site, tmp_path: Path) -> Iterator[Host]:
    """The zip, unpacked into a folder of a plain web server."""
    with zipfile.ZipFile(release.pack(built, tmp_path / "site.zip")) as archive:
        archive.extractall(tmp_path / "www" / "some" / "path")
    started = Host(tmp_path / "www", f"some/path/{release.FOLDER}")
    yield started
    started.stop()


@pytest.fixture
def origin(host: Host) -> str:
    return host.address


@pytest.mark.timeout(600)
def test_after_one_visit_a_whole_match_is_played_without_a_network(
    window: Window, host: Host
) -> None:
    window.open(host.address)
    window.wait_for(READY)
    host.stop()
    is_slow = isinstance(window, WebKitWindow)
    start(window, host.address, "titans")
    play(window, 1 if is_slow else 3)
    assert window.run(BOOT) == {"way": "snapshot", "reasons": []}
    before = kept(window)
    window.reload()
    window.wait_for(IDLE)
    assert kept(window) == before
    if is_slow:
        return
    while not window.run(IS_OVER):
        play(window)
    table = open_table(parse(kept(window)))
    assert table.state.is_terminal()
    assert table.plies == window.run(PLY)


def offline_ready(visitor: Visitor) -> None:
    visitor.open()
    foot = visitor.page.locator(".home-foot")
    expect(foot).to_contain_text("Ready to play offline", timeout=60_000)


def look_for_a_new_version(page: Page) -> None:
    """What the page does by itself when one comes back to it after an hour."""
    page.evaluate("navigator.serviceWorker.ready.then((found) => void found.update())")


def test_everything_a_match_needs_is_kept(chromium: Browser, host: Host) -> None:
    """Boards and rules of games that were never opened, and the library for imports that come late.

    And the page could be installed, if the window of a test were no private one.
    """
    visitor = Visitor(chromium, host.address, service_workers="allow")
    offline_ready(visitor)
    asked = visitor.context.new_cdp_session(visitor.page).send("Page.getInstallabilityErrors")
    assert [error["errorId"] for error in asked["installabilityErrors"]] == ["in-incognito"]
    host.stop()
    for game in ("airlines", "traders"):
        visitor.start(game)
        visitor.play(0)
        visitor.open(f"rules/{game}")
        expect(visitor.page.locator(".rules-body h2").first).to_be_visible()
    (library,) = host.root.glob("image/library-*.zip")
    path = library.relative_to(host.root).as_posix()
    (snapshot,) = host.root.glob("image/snapshot-*.gz")
    unpacked = "async (path) => (await (await caches.match(path)).arrayBuffer()).byteLength"
    size = len(gzip.decompress(snapshot.read_bytes()))
    assert visitor.page.evaluate(unpacked, snapshot.relative_to(host.root).as_posix()) == size
    ask = "async (path) => (await (await fetch(path)).arrayBuffer()).byteLength"
    assert visitor.page.evaluate(ask, path) == library.stat().st_size
    visitor.leave()


def test_a_new_version_is_taken_between_two_actions(
    chromium: Browser, host: Host, newer: site.Site
) -> None:
    """Not while the bot thinks; the match goes on at its ply; another tab is left alone."""
    visitor = Visitor(chromium, host.address, service_workers="allow")
    offline_ready(visitor)
    other = Visitor(chromium, host.address, context=visitor.context)
    other.open("rules/traders")
    expect(other.page.locator(".rules-body h2").first).to_be_visible()
    old = visitor.page.evaluate(MAIN)

    newer.write(host.root)
    visitor.start()
    look_for_a_new_version(visitor.page)
    notice = visitor.page.locator(".notice").filter(has_text=NEW)
    expect(notice).to_be_visible(timeout=60_000)
    assert visitor.page.evaluate(MAIN) == old
    visitor.play("No trade")
    visitor.page.reload()  # the bots' worker is not up, so that the next thought takes its time
    visitor.wait()
    expect(notice).to_be_visible(timeout=60_000)
    visitor.page.evaluate(NOTE_TAKING)
    visitor.page.add_init_script(NOTE_FIRST_PLY)
    visitor.page.evaluate(TAKE_WHILE_THE_BOT_THINKS)
    ply = wait_until(visitor.page, FIRST_PLY, old).json_value()
    taken = visitor.page.evaluate("JSON.parse(sessionStorage.taken)")
    assert taken == {"ply": ply, "workers": 2}
    visitor.wait()
    visitor.play("No trade")
    assert open_table(parse(visitor.record())).plies == visitor.ply

    assert other.page.evaluate(MAIN) == old
    expect(other.page.locator(".notice").filter(has_text="Another tab")).to_be_visible()
    assert other.page.evaluate("(old) => fetch(old).then(({ ok }) => ok)", old)
    other.page.get_by_role("button", name="Reload").click()
    wait_until(other.page, IS_OTHER, old)
    other.leave()
    visitor.leave()


# The page is loaded anew in the middle of this, so nobody waits for its end.
TAKE_WHILE_THE_BOT_THINKS = """() => {
    document.querySelector('.moves .button').click();
    const looking = setInterval(() => {
        if (!document.querySelector('.table').textContent.includes('is thinking')) return;
        clearInterval(looking);
        document.querySelector('.notice .button').click();
    }, 5);
}"""
# The bots' worker is up as soon as their first thought, which waits for it, can end.
NOTE_TAKING = """() => {
    const post = ServiceWorker.prototype.postMessage;
    ServiceWorker.prototype.postMessage = function (...message) {
        const { ply } = document.querySelector('.table').dataset;
        const workers = performance.getEntriesByName('emporion:python').length;
        sessionStorage.taken = JSON.stringify({ ply, workers });
        return post.apply(this, message);
    };
}"""
# The first picture of a page is the saved one: the bot has to wait for Python.
NOTE_FIRST_PLY = """new MutationObserver(() => {
    globalThis.firstPly ??= document.querySelector('.table')?.dataset.ply;
}).observe(document, { subtree: true, childList: true, attributes: true })"""
FIRST_PLY = f"(old) => ({IS_OTHER})(old) && globalThis.firstPly"


def test_an_address_that_leads_nowhere_leads_home(chromium: Browser, address: str) -> None:
    """From any depth, with the fragment; on a host that shows 404.html, as GitHub Pages does."""
    visitor = Visitor(chromium, address)
    visitor.watch.expects_errors = True
    answer = visitor.page.goto(f"{address}deep/er/nothing.html#rules/titans")
    assert answer
    assert answer.status == 404
    link = visitor.page.get_by_role("link", name="To Emporion")
    assert link.get_attribute("href") == f"{address}#rules/titans"
    link.click()
    expect(visitor.page.locator(".rules-body h2").first).to_be_visible()
    visitor.leave()


def test_an_insecure_address_plays_the_same(chromium: Browser) -> None:
    """Browsers have no service workers there: nothing is kept, which is told, and all else works."""
    origin = "http://emporion.test/"
    visitor = Visitor(chromium, origin, service_workers="allow")

    def answer(route: Route) -> None:
        path = route.request.url.removeprefix(origin).partition("#")[0]
        route.fulfill(path=DIST / (path or "index.html"))

    visitor.context.route(f"{origin}**", answer)
    visitor.start()
    assert visitor.page.evaluate("!isSecureContext && !navigator.serviceWorker")
    visitor.play(0)
    visitor.page.get_by_role("link", name="Emporion").click()
    foot = visitor.page.locator(".home-foot")
    expect(foot).to_contain_text("This browser keeps no copy of the page")
    assert not re.search("ready", foot.inner_text(), re.IGNORECASE)
    visitor.leave()
