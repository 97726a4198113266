"""The page before, without and beside Python."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.web.visitor import Hold, Visitor


def titans(visitor: Visitor) -> Locator:
    """The card of Trading Titans on the home page."""
    return visitor.page.get_by_role("article").filter(has_text="Trading Titans")


def test_home_before_python(chromium: Browser, address: str) -> None:
    """Games, rules and the form are useful while Python is still on its way; an early click is kept."""
    visitor = Visitor(chromium, address)
    python = Hold(visitor.context, "**/*.wasm")
    visitor.open()
    play = titans(visitor).get_by_role("button", name="Play", exact=True)
    expect(play).to_be_visible()
    expect(visitor.page.get_by_role("progressbar")).to_be_visible()
    titans(visitor).get_by_role("link", name="Rules").click()
    expect(visitor.page.locator(".rules-body [id='TT-21']")).to_be_attached()
    visitor.page.get_by_role("button", name="Home").click()
    play.click()
    expect(visitor.page.get_by_role("heading", name="The table is being set")).to_be_visible()
    python.let_go()
    visitor.wait()
    assert visitor.moves.count()
    expect(visitor.page.get_by_role("progressbar")).to_have_count(0)
    assert visitor.page.evaluate("performance.getEntriesByName('emporion:ready').length") > 0
    visitor.leave()


def test_without_scripts(chromium: Browser, address: str) -> None:
    """The bare HTML names the games, shows a first board and pictures, and says what is missing."""
    visitor = Visitor(chromium, address, java_script_enabled=False)
    visitor.open()
    expect(visitor.page.get_by_role("heading", name="Trading Titans")).to_be_visible()
    expect(visitor.page.locator(".game-board")).to_be_visible()
    expect(visitor.page.locator(".game-board")).to_be_in_viewport(ratio=0.99)
    expect(visitor.page.locator(".game-cover")).to_have_count(3)
    expect(visitor.page.locator("noscript p")).to_contain_text("JavaScript")
    visitor.leave()


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_home_stays_where_it_was(chromium: Browser, address: str, size: tuple[int, int]) -> None:
    """What index.html shows before scripts run does not move when they have."""
    places = []
    for has_scripts in (False, True):
        visitor = Visitor(chromium, address, size=size, java_script_enabled=has_scripts)
        visitor.open()
        if has_scripts:
            expect(titans(visitor).get_by_role("button", name="Play", exact=True)).to_be_visible()
        parts = visitor.page.locator(".game-board, .game-card, .game-card h2, .tagline")
        places.append([part.bounding_box() for part in parts.all()])
        visitor.leave()
    assert places[0] == places[1]


def test_the_way_back_is_seen_at_once(chromium: Browser, address: str) -> None:
    """To the match that was played last; not to one that is over."""
    for size in ((1440, 900), (390, 844)):
        visitor = Visitor(chromium, address, size=size)
        visitor.start()
        visitor.play("No trade")
        ply = visitor.ply
        visitor.record()
        visitor.page.get_by_role("link", name="Emporion").click()
        way = visitor.page.get_by_role("link", name="Go on with Trading Titans")
        expect(way).to_be_in_viewport(ratio=1)
        way.click()
        visitor.wait()
        assert visitor.ply == ply
        visitor.leave()


def test_home_is_not_fetched_elsewhere(chromium: Browser, address: str) -> None:
    """At the address of a match its covers would only keep Python waiting."""
    visitor = Visitor(chromium, address)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.start()
    assert [url for url in asked if "cover" in url] == []
    assert [url for url in asked if "/titans/board" in url] != []
    visitor.leave()


def test_no_webassembly(chromium: Browser, address: str) -> None:
    """A browser that can't run Python gets a sentence, and may still read the rules."""
    visitor = Visitor(chromium, address)
    visitor.page.add_init_script("delete globalThis.WebAssembly")
    visitor.open()
    expect(visitor.page.get_by_role("alert")).to_contain_text("WebAssembly")
    titans(visitor).get_by_role("link", name="Rules").click()
    expect(visitor.page.locator(".rules-body h2").first).to_be_visible()
    visitor.page.close()


def test_failed_download_and_another_try(chromium: Browser, address: str) -> None:
    """When the line is dead the page says so; when it is back, one click goes on."""
    visitor = Visitor(chromium, address)
    visitor.page.route("**/pyscript-*/**", lambda route: route.abort())
    visitor.page.route("**/pyodide-*/**", lambda route: route.abort())
    visitor.open()
    alert = visitor.page.get_by_role("alert")
    expect(alert).to_contain_text("connection", timeout=60_000)
    visitor.page.unroute_all()
    visitor.watch.errors.clear()
    alert.get_by_role("button", name="Try again").click()
    expect(alert).to_have_count(0)
    titans(visitor).get_by_role("button", name="Play", exact=True).click()
    visitor.wait()
    assert visitor.moves.count()
    visitor.page.close()


def test_rules_at_their_anchor(chromium: Browser, address: str) -> None:
    """A ruling's address shows and marks it; links within the rules stay there; Escape leads back."""
    visitor = Visitor(chromium, address)
    visitor.open("rules/titans/TT-14")
    mark = visitor.page.locator("[id='TT-14']")
    expect(mark).to_be_in_viewport()
    expect(mark).to_have_class("is-marked")
    visitor.page.locator(".rules-body a[href='#debt']").first.click()
    expect(visitor.page.locator("[id='debt']")).to_be_in_viewport()
    assert visitor.page.url.endswith("#rules/titans/debt")
    visitor.leave()
