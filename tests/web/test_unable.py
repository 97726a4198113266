"""Where the page's own code can't run, what index.html holds says so, on the site and in the one file."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.web.visitor import Visitor

MAIN = "**/main-*.js"
YOUNGER = "class Later { accessor static async #x; }"
WITHOUT_MODULES = "delete HTMLScriptElement.prototype.noModule"
TOO_OLD = "This browser is too old"
MISSING = "A part of Emporion is missing"


def says(visitor: Visitor, words: str) -> None:
    """One sentence is seen, and what was there before scripts still is."""
    alert = visitor.page.get_by_role("alert")
    expect(alert).to_have_count(1)
    expect(alert).to_contain_text(words)
    expect(visitor.page.locator(".game-card")).not_to_have_count(0)
    visitor.watch.expects_errors = True
    visitor.leave()


@pytest.mark.parametrize("fragment", ["", "start/titans", "rules/titans"])
def test_code_that_did_not_come(chromium: Browser, address: str, fragment: str) -> None:
    visitor = Visitor(chromium, address)
    visitor.context.route(MAIN, lambda route: route.abort())
    visitor.open(fragment)
    says(visitor, MISSING)


def test_code_that_the_browser_can_not_read(chromium: Browser, address: str) -> None:
    visitor = Visitor(chromium, address)

    def answer(route: Route) -> None:
        route.fulfill(body=YOUNGER, content_type="text/javascript")

    visitor.context.route(MAIN, answer)
    visitor.open()
    says(visitor, TOO_OLD)


def test_a_browser_without_modules(chromium: Browser, address: str) -> None:
    visitor = Visitor(chromium, address)
    visitor.page.add_init_script(WITHOUT_MODULES)
    visitor.context.route(MAIN, lambda route: route.abort())
    visitor.open()
    says(visitor, TOO_OLD)


@pytest.mark.parametrize("share", [0.02, 0.5, 0.9999])
def test_one_file_that_is_cut_off(
    chromium: Browser, file: Path, tmp_path: Path, share: float
) -> None:
    """In its first part, in a later one, or in the page's own code, which is the last."""
    whole = file.read_bytes()
    cut = tmp_path / "emporion.html"
    cut.write_bytes(whole[: int(len(whole) * share)])
    visitor = Visitor(chromium, cut.as_uri())
    visitor.open()
    says(visitor, MISSING)


def test_a_page_that_runs_says_nothing(chromium: Browser, address: str) -> None:
    visitor = Visitor(chromium, address)
    visitor.open()
    expect(visitor.page.get_by_role("button", name="Import a match")).to_be_visible()
    expect(visitor.page.get_by_role("alert")).to_have_count(0)
    visitor.leave()
