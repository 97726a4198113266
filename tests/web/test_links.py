"""What docs/links.md says of links, done: copied, opened elsewhere, played on, refused."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, expect

from engine import parse
from engine.core.link import pack, unpack
from tests.web.positions import ANN, BEA, BOT, record
from tests.web.visitor import SAVES, Hold, Visitor

CLIPBOARD = ["clipboard-read", "clipboard-write"]
ANSWER = 10
"""The first decision of Trading Titans with two players: ten cards are dealt before it."""


def copied_link(visitor: Visitor) -> str:
    """The link that the menu puts into the clipboard."""
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("button", name="Copy a link").click()
    expect(visitor.page.locator(".notice").last).to_contain_text("The link is in the clipboard")
    link: str = visitor.page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(f"{visitor.site}#link/1.")
    return link


def saves(visitor: Visitor) -> list[dict[str, Any]]:
    """The records that are kept in the visitor's browser."""
    kept: list[dict[str, Any]] = visitor.page.evaluate(SAVES)
    return [save["record"] for save in kept]


def follow(visitor: Visitor, link: str) -> None:
    """Opens a link as in a new tab, and waits until its match is there."""
    visitor.page.goto("about:blank")
    visitor.page.goto(link)
    visitor.page.wait_for_url("**/#play/*")
    expect(visitor.page.locator(".table")).to_have_attribute("aria-busy", "false")


def test_a_link_is_copied_opened_and_played_on(chromium: Browser, address: str) -> None:
    """The reader gets the match at its ply, plays on; opened again, the link is what it was."""
    ann = Visitor(chromium, address, permissions=CLIPBOARD)
    ann.start()
    ann.play("No trade")
    ann.play(0)
    ply, before = ann.ply, ann.record()
    link = copied_link(ann)
    expect(ann.page.locator(".notice").last).to_contain_text("hidden card")
    assert unpack(link) == (parse(before), None)

    reader = Visitor(chromium, address)
    follow(reader, link)
    reader.wait()
    first = reader.page.url
    assert (reader.ply, reader.record()) == (ply, before)
    follow(reader, link)
    assert reader.page.url == first
    assert saves(reader) == [before], "not kept twice"
    reader.wait()
    reader.play(0)
    played = reader.record()
    follow(reader, link)
    assert reader.page.url != first
    assert (reader.ply, reader.record()) == (ply, before)
    assert sorted(map(str, saves(reader))) == sorted(map(str, [before, played]))
    assert saves(ann) == [before]
    reader.leave()
    ann.leave()


def test_a_link_of_an_earlier_moment(chromium: Browser, address: str) -> None:
    """It is made where one looks, it shows that moment first, and the way to now is open."""
    visitor = Visitor(chromium, address, permissions=CLIPBOARD)
    visitor.start()
    visitor.play("No trade")
    visitor.play(0)
    plies = visitor.plies
    earlier = plies - 6
    for _ in range(6):
        visitor.page.get_by_role("button", name="One move back").click()
    expect(visitor.page.locator("#prompt")).to_contain_text(f"move {earlier} of {plies}")
    link = copied_link(visitor)
    follow(visitor, link)
    expect(visitor.page.locator("#prompt")).to_contain_text(f"move {earlier} of {plies}")
    assert (visitor.ply, visitor.plies, visitor.moves.count()) == (earlier, plies, 0)
    lines = visitor.page.locator("#log li").count()
    visitor.page.get_by_role("button", name="Back to now").click()
    visitor.wait_for_change(earlier)
    assert visitor.ply == plies
    expect(visitor.page.locator("#log li").nth(lines)).to_be_attached()
    visitor.play(0)
    visitor.leave()


def test_a_link_waits_for_python_and_shows_no_hand(chromium: Browser, address: str) -> None:
    """Two persons' match, looked at before: no curtain there, and one before the hand of now."""
    text = pack(parse(record([ANN, BEA], ["draw red_contract", "draw red_tax"])), 1)
    visitor = Visitor(chromium, address)
    python = Hold(visitor.context, "**/*.wasm")
    visitor.open(f"link/{text}")
    expect(visitor.page.get_by_role("heading", level=1)).to_contain_text("is being opened")
    python.let_go()
    expect(visitor.page.locator("#prompt")).to_contain_text("Looking back: move 1 of")
    assert visitor.page.locator("dialog").count() == 0
    assert visitor.page.locator(".hand-card").count() == 0
    visitor.page.get_by_role("button", name="Back to now").click()
    expect(visitor.page.locator("dialog.curtain")).to_contain_text("Ann")
    assert visitor.page.locator(".hand-card").count() == 0
    visitor.leave()


GOOD = pack(parse(record([ANN, BOT])))
BAD = {
    "cut off": (GOOD[:-9], "damaged"),
    "newer": (f"2{GOOD[1:]}", "Reload the page"),
    "foreign": ("hello/there?1=2", "not a link"),
    "an illegal move": (pack(parse(record([ANN, BOT], ["buy red"]))), "move 1 (buy red)"),
}


def test_wrong_links_are_told_and_lose_nothing(chromium: Browser, address: str) -> None:
    """Each with its sentence and a way home, where the matches still are; then a good one is pasted."""
    visitor = Visitor(chromium, address)
    visitor.start()
    kept = visitor.record()
    for name, (text, sentence) in BAD.items():
        visitor.page.evaluate("text => { location.hash = `#link/${text}`; }", text)
        alert = visitor.page.get_by_role("alert")
        expect(alert, name).to_contain_text(sentence)
        expect(alert.get_by_role("heading", level=1)).to_have_text("This link can't be opened")
        alert.get_by_role("link", name="Home").click()
        expect(visitor.page.locator(".save")).to_have_count(1)
    assert saves(visitor) == [kept]
    visitor.page.locator(".save-link").click()
    visitor.wait()
    visitor.play(0)
    visitor.import_record(f"{address}#link/{GOOD}")
    visitor.page.wait_for_url("**/#play/*")
    visitor.wait()
    assert (visitor.ply, len(saves(visitor))) == (ANSWER, 2)
    visitor.leave()


def test_a_refused_clipboard_shows_the_link(chromium: Browser, address: str) -> None:
    visitor = Visitor(chromium, address)
    visitor.page.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', { value: { writeText: Promise.reject } })"
    )
    visitor.start()
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("button", name="Copy a link").click()
    field = visitor.page.get_by_role("textbox", name="Copy a link")
    expect(field).to_be_focused()
    selected = field.evaluate("f => f.value.slice(f.selectionStart, f.selectionEnd)")
    assert unpack(selected)[0] == parse(visitor.record())
    expect(visitor.page.get_by_role("dialog")).to_contain_text("hidden card")
    visitor.leave()
