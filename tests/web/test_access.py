"""Everybody can play: axe-core on every screen in light and dark, narrow windows, large text, big targets."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.web.positions import ANN, BEA, BOT, reach, record
from tests.web.visitor import Visitor
from tools.paths import MODULES

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
AXE = (MODULES / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
RUN = """async tags => {
  const { violations } = await axe.run(document, { runOnly: tags, resultTypes: ['violations'] });
  const words = ({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`;
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(words).join()}`);
}"""


def check(visitor: Visitor, screen: str) -> None:
    """No violation on what is shown now."""
    visitor.page.evaluate(AXE)
    found: list[str] = visitor.page.evaluate(RUN, TAGS)
    assert not found, f"{screen}: " + "\n".join(found)


def is_over(state: Any) -> bool:
    """A position shortly before the end."""
    return bool(state.phase.name == "final_sale" and state.current_player() == 0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_on_every_screen(chromium: Browser, address: str, scheme: str) -> None:
    """Home, form, rules, table, pick, refusal, history, dialogs, curtain, end."""
    visitor = Visitor(chromium, address, color_scheme=scheme)
    page = visitor.page
    visitor.open()
    expect(page.get_by_role("button", name="Play", exact=True).first).to_be_visible()
    check(visitor, "home")
    page.get_by_role("button", name="Import a match").click()
    check(visitor, "import")
    visitor.open("new/titans")
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    check(visitor, "form")
    visitor.open("rules/titans/TT-7")
    expect(page.locator("[id='TT-7']")).to_be_in_viewport()
    check(visitor, "rules")
    visitor.start()
    check(visitor, "table")
    visitor.moves.first.focus()
    page.locator(".hand-card").first.click(force=True)
    expect(page.locator(".refusal")).to_be_visible()
    check(visitor, "refusal")
    for key in ["m", "?", "t"]:
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        check(visitor, f"dialog {key}")
        page.keyboard.press("Escape")
    page.keyboard.press("[")
    expect(page.locator("#prompt")).to_contain_text("Looking back")
    check(visitor, "history")
    visitor.import_record(record([ANN, BEA]))
    expect(page.locator("dialog.curtain")).to_be_visible()
    check(visitor, "curtain")
    visitor.import_record(reach([ANN, BOT], is_over))
    visitor.wait()
    while not visitor.is_over:
        visitor.play(0)
    check(visitor, "end")
    visitor.open()
    expect(page.locator(".save").first).to_be_visible()
    check(visitor, "home with matches")
    visitor.leave()


def sideways(visitor: Visitor) -> int:
    """By how many pixels the page is wider than its window."""
    wider: int = visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return wider


@pytest.mark.parametrize(
    ("size", "text"), [((390, 844), 100), ((390, 844), 200), ((1440, 900), 200)]
)
def test_no_sideways_scrolling(
    chromium: Browser, address: str, size: tuple[int, int], text: int
) -> None:
    """On a phone, and with text at twice its size, everything is in reach by scrolling down alone."""
    visitor = Visitor(chromium, address, size=size)
    visitor.page.add_init_script(
        f"addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '{text}%'))"
    )
    for fragment in ["", "new/titans", "rules/titans"]:
        visitor.open(fragment)
        expect(visitor.page.locator("main h1")).to_be_attached()
        visitor.page.wait_for_timeout(200)
        assert sideways(visitor) <= 0, fragment
    for game in ("airlines", "traders", "titans"):
        visitor.start(game)
        assert sideways(visitor) <= 0, game
    visitor.play(0)
    for _ in range(3):
        visitor.moves.last.scroll_into_view_if_needed()
        visitor.play(visitor.moves.count() - 1)
    assert sideways(visitor) <= 0
    visitor.leave()


def test_everything_on_one_screen(chromium: Browser, address: str) -> None:
    """At 1440 x 900 the table needs no scrolling."""
    visitor = Visitor(chromium, address)
    visitor.start()
    assert visitor.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    for part in [".board", "#hand", ".players", ".moves", ".log"]:
        expect(visitor.page.locator(part)).to_be_in_viewport(ratio=0.99)
    visitor.leave()


def test_targets_for_fingers(chromium: Browser, address: str) -> None:
    """Buttons and fields are at least 44 pixels high on a phone; a near miss hits what is lit."""
    visitor = Visitor(chromium, address, size=(390, 844), has_touch=True)
    visitor.start()
    small: list[str] = visitor.page.evaluate(
        """() => [...document.querySelectorAll('button, a.button, a.brand, input, select')]
          .filter(element => element.checkVisibility() && !element.closest('.log, .skip'))
          .filter(element => element.getBoundingClientRect().height < 44)
          .map(element => element.outerHTML.slice(0, 90))"""
    )
    assert small == []
    ply = visitor.ply
    box = visitor.page.locator('.board [data-id="front:yellow"]').bounding_box()
    assert box is not None
    visitor.page.touchscreen.tap(box["x"] + box["width"] / 2 + 14, box["y"] - 6)
    visitor.wait_for_change(ply)
    assert visitor.record()["actions"][ply] == "buy yellow"
    visitor.leave()
