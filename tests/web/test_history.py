"""Undo, redo, and looking back along the match."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.web.positions import ANN, BOT, record
from tests.web.visitor import Hold, Visitor


def test_undo_and_redo(chromium: Browser, address: str) -> None:
    """Undo goes back to my last decision, over the bot's; redo brings the same match again."""
    visitor = Visitor(chromium, address)
    visitor.start()
    first = visitor.ply
    visitor.play("No trade")
    visitor.play(0)
    before = visitor.record()["actions"]
    ply = visitor.ply
    visitor.page.keyboard.press("u")
    visitor.wait_for_change(ply)
    assert first < visitor.ply < ply
    back = visitor.ply
    visitor.page.get_by_role("button", name="Redo").click()
    visitor.wait_for_change(back)
    expect(visitor.page.locator(".table")).to_have_attribute("data-ply", str(ply))
    assert visitor.record()["actions"] == before
    for _ in range(2):
        ply = visitor.ply
        visitor.page.keyboard.press("u")
        visitor.wait_for_change(ply)
    assert visitor.ply == first
    expect(visitor.page.get_by_role("button", name="Undo")).to_be_disabled()
    visitor.leave()


def test_looking_back(chromium: Browser, address: str) -> None:
    """Looking back changes nothing; 'go on from here' takes back what came after."""
    visitor = Visitor(chromium, address)
    visitor.start()
    first = visitor.ply
    visitor.play("No trade")
    visitor.play(0)
    now = visitor.ply
    saved = visitor.record()["actions"]
    slider = visitor.page.get_by_role("slider")
    slider.focus()
    for _ in range(now - first):
        visitor.page.keyboard.press("ArrowLeft")
    expect(visitor.page.locator("#prompt")).to_contain_text("Looking back")
    expect(visitor.page.locator(".table")).to_have_attribute("data-ply", str(first))
    assert visitor.moves.count() == 0
    assert visitor.record()["actions"] == saved
    visitor.page.keyboard.press("Escape")
    visitor.wait()
    assert visitor.ply == now
    visitor.page.locator("h1").first.click(force=True)
    visitor.page.keyboard.press("[")
    expect(visitor.page.locator("#prompt")).to_contain_text("Looking back")
    looked_at = visitor.ply
    visitor.page.get_by_role("button", name="Go on from here").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Go on from here").click()
    expect(visitor.page.locator(".history .primary")).to_have_count(0)
    visitor.wait()
    assert len(visitor.record()["actions"]) >= looked_at
    visitor.leave()


def test_looking_back_before_python_is_there(chromium: Browser, address: str) -> None:
    """The wish is kept, and followed as soon as there is somebody to ask."""
    visitor = Visitor(chromium, address)
    visitor.start()
    visitor.play("No trade")
    now = visitor.ply
    visitor.record()
    hold = Hold(visitor.context, "**/*.wasm")
    visitor.page.reload()
    expect(visitor.page.locator(".table")).to_have_attribute("data-ply", str(now))
    for _ in range(2):
        visitor.page.keyboard.press("[")
    expect(visitor.page.get_by_role("slider")).to_have_value(str(now - 2))
    assert visitor.ply == now
    hold.let_go()
    expect(visitor.page.locator("#prompt")).to_contain_text("Looking back")
    assert visitor.ply == now - 2
    visitor.leave()


def test_fair_undo_says_why_not(chromium: Browser, address: str) -> None:
    """Under the fair contract the button is off once a card has come up, and says why."""
    visitor = Visitor(chromium, address)
    visitor.import_record(record([ANN, BOT], undo="fair"))
    visitor.wait()
    visitor.play("No trade")
    undo = visitor.page.get_by_role("button", name="Undo")
    expect(undo).to_be_enabled()
    visitor.play(0)
    expect(undo).to_be_disabled()
    assert len(undo.get_attribute("title") or "") > 20
    visitor.leave()
