"""A board among strangers: what it hears, where it can't be started, sandboxes; the demo in every browser."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.web.blog import LOG, Blog, two_persons
from tests.web.test_access import AXE, RUN, TAGS
from tests.web.waiting import wait_until
from tests.web.watch import Watch
from tests.web.windows import WebKitWindow, Window
from tools.paths import DIST

HEAR = """() => {
  window.inner = board.shadowRoot.querySelector("iframe").contentWindow;
  window.heard = [];
  addEventListener("message", ({ source, data }) => source === inner && heard.push(data.type));
}"""
SOLVED = """() => puzzle.shadowRoot.querySelector("iframe")
  .contentDocument.querySelector(".verdict.is-right") !== null"""


def test_strangers_are_not_heard(running: Blog) -> None:
    """Only the page around, if its origin is the one that the frame was given, only what the table names."""
    page = running.page
    goto = {"emporion": 1, "type": "goto", "ply": 9}
    frame = running.show(record=json.dumps(two_persons()), ply=4)
    page.evaluate(HEAR)
    bad: list[Any] = [
        {**goto, "emporion": 2},
        {**goto, "ply": "9"},
        {**goto, "ply": -1},
        {**goto, "type": "__proto__"},
        {**goto, "type": "record"},
        {"type": "goto", "ply": 9},
        None,
        "goto",
    ]
    page.evaluate("bad => bad.forEach(one => inner.postMessage(one, '*'))", bad)
    frame.evaluate("message => window.postMessage(message, '*')", goto)  # not from the page around
    page.evaluate("window.postMessage({ emporion: 1, type: 'leave' }, '*')")  # nor from the frame
    page.wait_for_timeout(300)
    assert running.told("ply") == running.told("leave") == []
    page.evaluate("message => inner.postMessage(message, '*')", goto)
    assert running.wait_for("ply")["ply"] == 9
    assert set(page.evaluate("heard")) <= {"size", "ply"}
    page.evaluate(
        "address => inner.location.replace(address)",
        f"{running.site}#embed/game=titans&origin=https://example.org",
    )
    wait_until(frame, "location.hash.includes('example.org')")
    page.evaluate("heard.length = 0; told.length = 0")
    frame.locator(".moves .button").first.wait_for()
    page.wait_for_timeout(300)  # what it has to say is refused by the browser, which complains
    page.evaluate("message => inner.postMessage(message, '*')", goto)
    page.wait_for_timeout(300)
    assert page.evaluate("heard") == []
    running.watch.errors = [one for one in running.watch.errors if "example.org" not in one]


def test_a_record_that_can_not_be_fetched(blog: Blog) -> None:
    blog.post("<emporion-board id=board game=titans record=nowhere.json></emporion-board>")
    blog.board().get_by_role("button").click()
    assert blog.wait_for("error")["kind"] == "network"
    expect(blog.board().get_by_role("status")).to_contain_text("could not be fetched (404)")
    blog.watch.expects_errors = True


def test_a_site_that_does_not_answer(blog: Blog) -> None:
    """The caption stays, and a sentence says what to do."""
    (blog.folder / "index.html").write_text("<!doctype html><title>Not the site</title>")
    blog.page.clock.install()
    blog.post("<emporion-board id=board game=titans site='./'>My caption</emporion-board>")
    blog.board().get_by_role("button").click()
    blog.page.clock.fast_forward(21_000)
    expect(blog.board().get_by_role("status")).to_contain_text("A tab of its own".lower())
    expect(blog.board().get_by_role("link", name="Open in a tab of its own")).to_be_visible()


class TestDemo:
    """The blog post that the docs show."""

    @pytest.fixture
    def demo(self, chromium: Browser, address: str) -> Iterator[Blog]:
        context: BrowserContext = chromium.new_context(viewport={"width": 390, "height": 844})
        page = context.new_page()
        watch = Watch(address)
        watch.follow(page)
        page.goto(f"{address}demo/")
        page.evaluate(LOG)
        yield Blog(page, address, f"{address}demo/", DIST / "demo", watch)
        context.close()
        watch.check()

    def test_four_boards(self, demo: Blog) -> None:
        for name, inside in [
            ("replay", ".replay"),
            ("puzzle", ".asked"),
            ("play", ".moves .button"),
        ]:
            frame = demo.start(name)
            expect(frame.locator(inside).first).to_be_visible()
            assert frame.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        assert demo.board("picture").get_by_role("button").count() == 0
        assert demo.board("picture").locator("img").evaluate("image => image.naturalWidth") > 0
        demo.page.evaluate(AXE)
        found: list[str] = demo.page.evaluate(RUN, TAGS)
        assert not found, found


SANDBOXED = """(address) => {
  window.heard = [];
  addEventListener("message", ({ origin, data }) => heard.push({ ...data, origin }));
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-scripts");
  frame.src = address;
  document.body.append(frame);
}"""


@pytest.mark.parametrize("window", ["chromium", "firefox"], indirect=True)
def test_in_a_sandbox_without_an_origin(window: Window, address: str) -> None:
    """No storage, and no worker that has an address: the board is played all the same."""
    window.open(f"{address}demo/")
    asked = {"game": "titans", "mode": "play", "seat": 0, "origin": address.rstrip("/")}
    fragment = urlencode(asked)
    window.run(SANDBOXED, f"{address}#embed/{fragment}")
    ready = window.wait_for("() => heard.find(({ type }) => type === 'ready')")
    assert (ready["origin"], ready["mode"], ready["seat"]) == ("null", "play", 0)


@pytest.mark.timeout(600)
def test_the_demo_in_every_browser(window: Window, address: str) -> None:
    """Picture, start, ready; and a puzzle solved by a click where Python is quick enough."""
    window.open(f"{address}demo/")
    window.wait_for("() => puzzle.shadowRoot.querySelector('img').naturalWidth > 0")
    window.run("() => addEventListener('emporion-ready', () => (window.isSet = true))")
    window.click("#puzzle >> .start")
    window.wait_for("() => window.isSet")
    assert window.text("#puzzle >> iframe >> .asked") == "Find the best move for Basil"
    if not isinstance(window, WebKitWindow):
        window.click("#puzzle >> iframe >> .moves .button")
        window.wait_for(SOLVED)
