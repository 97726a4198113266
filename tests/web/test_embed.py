"""Boards on a page of somebody else's: the element, its frame, what they say to each other, the demo."""

from __future__ import annotations

import gzip
import json

from playwright.sync_api import Browser, expect

from tests.web.blog import Blog, attribute, two_persons
from tests.web.positions import ANN, BOT, reach, record
from tests.web.test_access import check
from tests.web.visitor import Visitor
from tests.web.waiting import wait_until
from tools.paths import DIST

LARGEST = 10_000  # bytes of embed.js, gzipped
KEPT = "async () => (await indexedDB.databases()).map(({ name }) => name)"


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


def test_hidden_hands_stay_hidden(running: Blog) -> None:
    """A seat's eyes see its own hand while the match runs; nobody's eyes see none."""
    match = json.dumps(two_persons(actions=two_persons()["actions"][:60]))
    frame = running.show(record=match, ply=50)
    expect(frame.locator(".players")).to_be_visible()
    assert frame.locator(".hand-card").count() == 0
    frame = running.show(record=match, ply=50, seat=1)
    expect(frame.locator(".player.is-me")).to_contain_text("Bea")
    assert frame.locator(".hand-card").count() > 0


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
    dialog.get_by_label("Deutsch").check()
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
    expect(blog.frame().get_by_text("Finde den besten Zug für Bea")).to_be_visible()
    assert picture.evaluate("image => image.naturalWidth") > 0
    assert blog.told("error") == []


def test_a_board_that_is_taken_away_leaves_nothing(blog: Blog) -> None:
    """Also in the middle of its start."""
    blog.post("<emporion-board id=board game=titans></emporion-board>")
    blog.page.evaluate("void board.start()")
    wait_until(blog.page, "board.shadowRoot.querySelector('iframe') !== null")
    blog.page.evaluate("board.remove(), (told.length = 0)")
    blog.page.wait_for_timeout(300)
    assert len(blog.page.frames) == 1
    assert blog.page.evaluate("told") == []
