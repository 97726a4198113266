"""Boards on a page of somebody else's: the element, its frame, what they say to each other, the demo."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, BrowserContext, Frame, expect

from tests.web.blog import LOG, Blog, attribute, opened, two_persons
from tests.web.positions import ANN, BOT, reach, record
from tests.web.test_access import AXE, RUN, TAGS, check
from tests.web.visitor import Visitor
from tests.web.waiting import wait_until
from tests.web.watch import Watch
from tests.web.windows import WebKitWindow, Window
from tools.paths import DIST

LARGEST = 10_000  # bytes of embed.js, gzipped
HEAR = """() => {
  window.inner = board.shadowRoot.querySelector("iframe").contentWindow;
  window.heard = [];
  addEventListener("message", ({ source, data }) => source === inner && heard.push(data.type));
}"""
SOLVED = """() => puzzle.shadowRoot.querySelector("iframe")
  .contentDocument.querySelector(".verdict.is-right") !== null"""
KEPT = "async () => (await indexedDB.databases()).map(({ name }) => name)"


@pytest.fixture
def blog(chromium: Browser, address: str, tmp_path: Path) -> Iterator[Blog]:
    """A blog without a post yet."""
    with opened(chromium, address, tmp_path) as made:
        yield made


@pytest.fixture(scope="module")
def running(
    chromium: Browser, address: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Blog]:
    """A blog with one board, which was started once and then follows its attributes."""
    with opened(chromium, address, tmp_path_factory.mktemp("blog")) as made:
        made.post(f"<emporion-board id=board record='{attribute(two_persons())}'></emporion-board>")
        made.start()
        yield made


def test_the_script_is_small() -> None:
    assert len(gzip.compress((DIST / "embed.js").read_bytes(), 6)) <= LARGEST


def test_nothing_is_loaded_before_it_is_asked_for(blog: Blog) -> None:
    """A picture with a button and a caption; no frame, no Python."""
    asked: list[str] = []
    blog.page.on("request", lambda request: asked.append(request.url))
    blog.post("<emporion-board id=board game=titans>My <a href='#x'>caption</a></emporion-board>")
    picture = blog.board().locator("img")
    expect(picture).to_have_js_property("complete", value=True)
    assert picture.evaluate("image => image.naturalWidth") > 0
    expect(blog.board().get_by_role("button", name="Play")).to_be_visible()
    expect(blog.board().get_by_role("link", name="caption")).to_be_visible()
    assert {url.rsplit("/", 1)[-1] for url in asked} == {"post.html", "embed.js", "titans.svg"}
    assert blog.board().evaluate("board => board.isRunning") is False


def test_without_scripts_the_caption_remains(chromium: Browser, address: str) -> None:
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{address}demo/")
    expect(page.get_by_role("link", name="The record of the match")).to_be_visible()
    context.close()


def test_replay_by_keyboard(blog: Blog) -> None:
    """Enter starts it at its ply and takes the keyboard along; Escape gives it back."""
    (blog.folder / "match.json").write_text(json.dumps(two_persons()), encoding="utf-8")
    blog.post(
        "<emporion-board id=board game=titans record=match.json ply=30>A match</emporion-board>"
    )
    blog.board().get_by_role("button", name="Watch the match").focus()
    blog.page.keyboard.press("Enter")
    ready = blog.wait_for("ready")
    plies = len(two_persons()["actions"])
    assert ready == {"game": "titans", "mode": "replay", "ply": 30, "plies": plies, "seat": None}
    frame = blog.frame()
    expect(frame.locator("#prompt")).to_have_text(f"Move 30 of {plies}")
    assert blog.page.evaluate("document.activeElement.id") == "board"
    expect(frame.locator("#main")).to_be_focused()
    expect(frame.locator("#hand")).to_have_count(0)
    for _ in range(3):
        blog.page.keyboard.press("Tab")
    assert frame.evaluate("document.activeElement.getAttribute('aria-label')") == "Play the moves"
    frame.get_by_role("button", name="One move on").click()
    assert blog.wait_for("ply")["ply"] == 31
    assert len(frame.locator(".replay-line").inner_text()) > 5
    blog.page.keyboard.press("Escape")
    blog.wait_for("leave")
    assert blog.page.evaluate("document.activeElement.shadowRoot.activeElement.className") == "stop"
    blog.page.keyboard.press("Enter")
    expect(blog.board().get_by_role("button", name="Watch the match")).to_be_focused()
    assert blog.board().locator("iframe").count() == 0


def test_the_frame_is_as_high_as_its_content(running: Blog) -> None:
    """Unless the attribute says how high it is."""
    frame = running.show(record=json.dumps(two_persons()), ply=3)
    app = "document.getElementById('app').getBoundingClientRect().height"
    wait_until(
        running.page,
        "high => Math.abs(board.shadowRoot.querySelector('iframe').clientHeight - high) <= 1",
        arg=frame.evaluate(app),
    )
    assert frame.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    running.show(record=json.dumps(two_persons()), ply=4, height=420)
    expect(running.board().locator("iframe")).to_have_css("height", "420px")


def test_attributes_and_methods(running: Blog) -> None:
    """Attributes are followed without loading anew, and leave no trace in the history."""
    match = two_persons()
    frame = running.show(record=json.dumps(match), ply=40, theme="dark")
    frame.evaluate("window.stays = true")
    before = running.page.evaluate("history.length")
    running.show(record=json.dumps(match), ply=12)
    assert running.told("ready")[0]["ply"] == 12
    assert frame.evaluate("[stays, document.documentElement.dataset.theme]") == [True, "auto"]
    running.page.evaluate("board.goto(13)")
    assert running.wait_for("ply")["ply"] == 13
    running.page.evaluate("match => board.load(match)", json.dumps(record([ANN, BOT])))
    assert running.wait_for("ready", count=2)["plies"] < 20
    running.page.evaluate("board.load('1.garbage')")
    assert running.wait_for("error")["kind"] == "record"
    expect(frame.get_by_role("alert")).to_be_visible()
    running.page.evaluate("match => board.load(match, 5)", json.dumps(match))
    assert running.wait_for("ready", count=3)["ply"] == 5
    running.page.evaluate("board.play()")
    assert running.wait_for("ply", count=3)["ply"] == 7
    frame.get_by_role("button", name="Halt").click()
    assert running.page.evaluate("history.length") == before


def test_play_against_a_bot(blog: Blog) -> None:
    """Each action and the end are told; what others do is told in words alone; nothing is kept."""
    match = attribute(
        reach([ANN, BOT], lambda s: s.phase.name == "final_sale" and s.current_player() == 0)
    )
    blog.post(f"<emporion-board id=board mode=play record='{match}'></emporion-board>")
    frame = blog.start()
    assert blog.told("ready")[0]["seat"] == 0
    blog.page.evaluate("board.play(['sell nonsense'])")
    assert blog.wait_for("error")["kind"] == "illegal"
    for _ in range(40):
        if blog.told("end"):
            break
        count = len(blog.told("action"))
        frame.locator(".moves .button").first.click()
        blog.wait_for("action", count=count + 1)
        wait_until(
            frame,
            "() => document.querySelector('.end.panel') || document.querySelector('.moves .button')",
        )
    assert blog.wait_for("end")["winners"]
    for action in blog.told("action"):
        assert action["text"]
        assert bool(action["actions"]) == (action["player"] == 0)
    assert "emporion" not in frame.evaluate(KEPT)


def test_a_new_match_sits_the_reader_down(blog: Blog) -> None:
    blog.post("<emporion-board id=board game=titans seat=1></emporion-board>")
    frame = blog.start()
    frame.locator(".moves .button").first.wait_for()
    expect(frame.locator(".player.is-me")).to_contain_text("Merchant")
    assert frame.evaluate(
        "[...document.querySelectorAll('.player')].map(one => one.matches('.is-me'))"
    ) == [False, True]
    assert "emporion" not in frame.evaluate(KEPT)


def puzzle(blog: Blog, solution: str, ply: int = 153, **more: object) -> Frame:
    match = json.dumps(two_persons())
    return blog.show(mode="puzzle", record=match, ply=ply, solution=solution, **more)


def test_a_puzzle_judges(running: Blog) -> None:
    """Wrong, illegal with the reason, right; the position changes only for what is right."""
    frame = puzzle(running, "sell red")
    assert running.told("ready")[0]["seat"] == 1
    expect(frame.locator("#hand .hand-card").first).to_be_visible()
    frame.get_by_role("button", name="Sell spices").click()
    expect(frame.locator(".verdict.is-wrong")).to_contain_text("legal, but")
    assert running.wait_for("action")["verdict"] == "wrong"
    frame.locator("#hand .hand-card").first.click(force=True)
    expect(frame.locator(".refusal")).to_be_visible()
    assert running.wait_for("action", count=2)["verdict"] == "illegal"
    assert running.told("ply") == []
    frame.get_by_role("button", name="Sell wine").click()
    expect(frame.locator(".verdict.is-right")).to_contain_text("That is it")
    told = running.wait_for("action", count=3)
    assert (told["verdict"], told["actions"]) == ("right", ["sell red"])
    expect(frame.locator(".moves .button")).to_have_count(0)
    frame.get_by_role("button", name="Start again").click()
    running.wait_for("ready", count=2)
    frame.get_by_role("button", name="Show the answer").click()
    expect(frame.locator(".verdict.is-right")).to_contain_text("This is the answer")


def test_an_answer_may_be_a_line_and_there_may_be_several(running: Blog) -> None:
    frame = puzzle(running, "sell yellow + sell red | sell red + done", ply=147)
    assert running.told("error") == []
    running.page.evaluate("board.play(['sell red'])")
    expect(frame.locator(".verdict.is-begun")).to_be_visible()
    running.page.evaluate("board.play(['done'])")
    expect(frame.locator(".verdict.is-right")).to_be_visible()


@pytest.mark.parametrize(
    ("solution", "ply", "told"),
    [("buy red", 153, "can't be played"), ("", 153, "no answer"), ("sell red", 0, "does not move")],
)
def test_a_puzzle_that_is_none_says_so(running: Blog, solution: str, ply: int, told: str) -> None:
    frame = puzzle(running, solution, ply, seat=1)
    assert told in running.wait_for("error")["message"]
    expect(frame.get_by_role("alert")).to_contain_text(told)


def test_hidden_hands_stay_hidden(running: Blog) -> None:
    """A seat's eyes see its own hand while the match runs; nobody's eyes see none."""
    match = json.dumps(two_persons(actions=two_persons()["actions"][:60]))
    frame = running.show(record=match, ply=50)
    expect(frame.locator(".players")).to_be_visible()
    assert frame.locator(".hand-card").count() == 0
    frame = running.show(record=match, ply=50, seat=1)
    expect(frame.locator(".player.is-me")).to_contain_text("Bea")
    assert frame.locator(".hand-card").count() > 0


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


def test_embed_this_writes_the_line(chromium: Browser, address: str, blog: Blog) -> None:
    """What the dialog writes and saves, put into a post, is the puzzle that was meant."""
    visitor = Visitor(chromium, address)
    visitor.import_record(two_persons(actions=two_persons()["actions"][:154]))
    visitor.page.get_by_role("button", name="Show my hand").click()
    expect(visitor.page.locator("dialog")).to_have_count(0)
    visitor.page.keyboard.press("[")
    expect(visitor.page.locator("#prompt")).to_contain_text("Looking back")
    visitor.page.keyboard.press("m")
    visitor.page.get_by_role("button", name="Embed this").click()
    dialog = visitor.page.get_by_role("dialog")
    dialog.get_by_label("find the best move").check()
    assert dialog.get_by_label("The answer").input_value() == "sell yellow"
    dialog.get_by_label("The answer").fill("sell red")
    expect(dialog).to_contain_text("can see every hidden card")
    with visitor.page.expect_download() as saving:
        dialog.get_by_role("button", name="Save a picture").click()
    assert saving.value.suggested_filename == "titans-153.svg"
    saving.value.save_as(blog.folder / "titans-153.svg")
    line = dialog.get_by_label("The line", exact=True).input_value()
    check(visitor, "embed")
    visitor.leave()
    blog.post(line.replace("<emporion-board ", "<emporion-board id=board "))
    picture = blog.board().locator("img")
    expect(picture).to_have_attribute("src", "titans-153.svg")
    blog.start()
    ready = blog.told("ready")[0]
    assert ready == {"game": "titans", "mode": "puzzle", "ply": 153, "plies": 153, "seat": 1}
    assert picture.evaluate("image => image.naturalWidth") > 0
    assert blog.told("error") == []


def test_a_site_that_does_not_answer(blog: Blog) -> None:
    """The caption stays, and a sentence says what to do."""
    (blog.folder / "index.html").write_text("<!doctype html><title>Not the site</title>")
    blog.page.clock.install()
    blog.post("<emporion-board id=board game=titans site='./'>My caption</emporion-board>")
    blog.board().get_by_role("button").click()
    blog.page.clock.fast_forward(21_000)
    expect(blog.board().get_by_role("status")).to_contain_text("A tab of its own".lower())
    expect(blog.board().get_by_role("link", name="Open in a tab of its own")).to_be_visible()


def test_a_board_that_is_taken_away_leaves_nothing(blog: Blog) -> None:
    """Also in the middle of its start."""
    blog.post("<emporion-board id=board game=titans></emporion-board>")
    blog.page.evaluate("void board.start()")
    wait_until(blog.page, "board.shadowRoot.querySelector('iframe') !== null")
    blog.page.evaluate("board.remove(), (told.length = 0)")
    blog.page.wait_for_timeout(300)
    assert len(blog.page.frames) == 1
    assert blog.page.evaluate("told") == []


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
