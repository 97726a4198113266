"""Matches are kept: over reloads, without storage, in two tabs, past a dead worker, in and out as files."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.web.positions import ANN, BOT, record
from tests.web.visitor import Hold, Visitor


def test_reload_goes_on_at_the_same_ply(browser_page: Visitor) -> None:
    """The saved picture is there before Python is, and a click on it is not lost."""
    visitor = browser_page
    visitor.start()
    visitor.play("No trade")
    visitor.play(0)
    ply, actions = visitor.ply, visitor.record()["actions"]
    python = Hold(visitor.context, "**/*.wasm")
    visitor.page.reload()
    expect(visitor.page.locator(".table")).to_have_attribute("data-ply", str(ply))
    expect(visitor.page.locator(".table")).to_have_attribute("aria-busy", "true")
    assert visitor.page.locator(".hand-card").count() == 5
    visitor.moves.get_by_text("No trade").click()
    expect(visitor.page.locator(".move.is-waiting")).to_have_count(1)
    python.let_go()
    visitor.wait_for_change(ply)
    assert visitor.record()["actions"][: ply + 1] == [*actions, "done"]


def test_match_is_listed_and_deleted(browser_page: Visitor) -> None:
    """Home shows the match with its picture, goes on with it, and forgets it when told twice."""
    visitor = browser_page
    visitor.start()
    ply = visitor.ply
    visitor.page.get_by_role("link", name="Emporion").click()
    save = visitor.page.locator(".save")
    expect(save).to_have_count(1)
    expect(save.locator("img")).to_be_visible()
    assert (
        save.locator("img").evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    )
    save.get_by_role("link").click()
    visitor.wait()
    assert visitor.ply == ply
    visitor.page.get_by_role("link", name="Emporion").click()
    save.get_by_role("button").click()
    dialog = visitor.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Cancel").click()
    expect(save).to_have_count(1)
    save.get_by_role("button").click()
    dialog.get_by_role("button", name="Delete match").click()
    expect(save).to_have_count(0)


BAD = {
    "nothing of ours": "hello",
    "truncated": json.dumps(record([ANN, BOT]))[:-30],
    "unknown game": json.dumps(record([ANN, BOT], game="chess")),
    "future format": json.dumps(record([ANN, BOT], format="emporion/9")),
    "wrong types": json.dumps(record([ANN, BOT]) | {"seats": "<img src=x onerror=alert(1)>"}),
    "illegal move": json.dumps(record([ANN, BOT], ["buy red"])),
    "a million actions": json.dumps(record([ANN, BOT], ["done"] * 200_000)),
    "huge": json.dumps(record([ANN, BOT], ["done"] * 1_000_000)),
    "deep": "[" * 100_000,
}


def test_bad_records_are_refused(browser_page: Visitor) -> None:
    """Each with a sentence, quickly; and nothing else changes."""
    visitor = browser_page
    visitor.open()
    visitor.page.get_by_role("button", name="Import a match").click()
    alert = visitor.page.get_by_role("alert")
    for name, text in BAD.items():
        field = visitor.page.get_by_label("Or paste the record")
        field.evaluate("(field, text) => { field.value = text; }", text)
        visitor.page.get_by_role("button", name="Import", exact=True).click()
        started = time.monotonic()
        expect(alert, name).to_contain_text(" ")
        assert time.monotonic() - started < 5, name
        assert "Error" not in alert.inner_text(), name
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(".save")).to_have_count(0)


def test_bad_import_leaves_the_table(browser_page: Visitor) -> None:
    """A match that lies on the table is still there after a refused import."""
    visitor = browser_page
    visitor.start()
    ply = visitor.ply
    visitor.page.get_by_role("link", name="Emporion").click()
    visitor.page.get_by_role("button", name="Import a match").click()
    visitor.page.get_by_label("Or paste the record").fill("{}")
    visitor.page.get_by_role("button", name="Import", exact=True).click()
    expect(visitor.page.get_by_role("alert")).not_to_be_empty()
    visitor.page.keyboard.press("Escape")
    visitor.page.locator(".save-link").click()
    visitor.wait()
    assert visitor.ply == ply
    visitor.play(0)


def test_names_are_only_text(browser_page: Visitor) -> None:
    """Markup and quotes in a name are shown as they are written; an unknown look gives way to one of ours."""
    visitor = browser_page
    name = "<img src=x onerror=alert(1)>\"'&"
    seats: list[dict[str, Any]] = [ANN | {"name": name, "colour": "scarlet", "symbol": "cat"}, BOT]
    visitor.import_record(record(seats))
    visitor.wait()
    expect(visitor.page.locator(".player-name strong").first).to_have_text(name)
    assert visitor.page.locator(".table img").count() == 0
    expect(visitor.page.locator(".player.seat-indigo")).to_have_count(1)


def test_save_to_a_file_and_back(browser_page: Visitor, tmp_path: Path) -> None:
    """A saved file is a record; another profile imports it and goes on."""
    visitor = browser_page
    visitor.start()
    visitor.play("No trade")
    visitor.page.get_by_role("button", name="Menu").click()
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("button", name="Save to a file").click()
    file = tmp_path / "match.json"
    download.value.save_as(file)
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert kept == visitor.record()
    visitor.open()
    visitor.page.get_by_role("button", name="Import a match").click()
    visitor.page.get_by_label("From a file").set_input_files(file)
    visitor.wait()
    assert visitor.plies == len(kept["actions"])
    assert visitor.page.url.split("/")[-1] != ""
    visitor.play(0)


def test_without_storage(chromium: Browser, address: str) -> None:
    """Where the browser refuses to keep anything, the match is played all the same, and that is said."""
    visitor = Visitor(chromium, address)
    visitor.page.add_init_script(
        """for (const name of ['indexedDB', 'localStorage']) Object.defineProperty(window, name, {
          get() { throw new DOMException('refused', 'SecurityError'); },
        });"""
    )
    visitor.start()
    expect(visitor.page.locator(".notice")).to_contain_text("keeps nothing")
    ply = visitor.ply
    visitor.moves.get_by_text("No trade").click()
    visitor.wait_for_change(ply)
    visitor.page.get_by_role("link", name="Emporion").click()
    expect(visitor.page.locator(".save")).to_have_count(1)
    visitor.watch.errors = [
        error for error in visitor.watch.errors if "refused" not in error
    ]  # PyScript's
    visitor.leave()


def test_two_tabs(chromium: Browser, address: str) -> None:
    """The tab that plays is the one; the other says so, and may take over where the match is now."""
    first = Visitor(chromium, address)
    first.start()
    second = Visitor(chromium, address, context=first.context)
    second.page.goto(first.page.url)
    second.wait()
    second.play("No trade")
    expect(first.page.locator(".notice.panel")).to_contain_text("another tab")
    assert first.moves.count() == 0
    first.page.keyboard.press("1")
    first.page.locator(".hand-card").first.click(force=True)
    first.page.wait_for_timeout(200)
    assert second.record()["actions"][-1] == "done"
    first.page.get_by_role("button", name="Play here").click()
    first.wait()
    assert first.ply == second.ply
    first.play(0)
    expect(second.page.locator(".notice.panel")).to_contain_text("another tab")
    second.leave()
    first.leave()


def test_dead_worker_comes_back(browser_page: Visitor) -> None:
    """A worker that is gone is started again from the record; the move is not lost."""
    visitor = browser_page
    visitor.start()
    visitor.play("No trade")
    visitor.play(0)
    ply = visitor.ply
    for worker in visitor.page.workers:
        worker.evaluate("setTimeout(() => self.close())")
    visitor.moves.first.click()
    expect(visitor.page.locator(".notice").first).to_contain_text("restarted", timeout=25_000)
    visitor.wait_for_change(ply)
    assert visitor.ply > ply
    visitor.play(0)


@pytest.fixture
def browser_page(chromium: Browser, address: str):  # type: ignore[no-untyped-def]
    """A visitor who has seen nothing wrong when the test is over."""
    visitor = Visitor(chromium, address)
    yield visitor
    visitor.leave()
