"""The page in another language than English: the browser's, or the one that is chosen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.web.blog import Blog, attribute, two_persons
from tests.web.test_access import check
from tests.web.visitor import Visitor
from tests.web.waiting import wait_until

LANGUAGE = "() => document.documentElement.lang"


def german(chromium: Browser, address: str, **options: Any) -> Visitor:
    """A visitor whose browser prefers Swiss German."""
    return Visitor(chromium, address, locale="de-CH", **options)


def choose(visitor: Visitor, menu: str, name: str) -> None:
    visitor.page.get_by_role("button", name=menu, exact=True).click()
    visitor.page.get_by_role("radio", name=name, exact=True).check()


def test_the_browsers_language_is_spoken(chromium: Browser, address: str) -> None:
    visitor = german(chromium, address)
    visitor.open()
    expect(visitor.page.get_by_role("heading", name="Weiterspielen")).to_be_visible()
    expect(visitor.page.get_by_text("Drei Karawanenstraßen, ein Markt")).to_be_visible()
    assert visitor.page.evaluate(LANGUAGE) == "de"
    visitor.open("start/titans/amber")
    visitor.wait()
    expect(visitor.moves.filter(has_text="Wein für 6 kaufen")).to_be_visible()
    expect(visitor.page.locator("#log")).to_contain_text("zieht: Vertrag")
    visitor.play("Wein für 6 kaufen")
    visitor.page.locator(".board [data-id='front:yellow']").click()
    expect(visitor.page.locator(".refusal")).to_contain_text("Der Handel dieses Zuges ist vorbei")
    visitor.leave()


@pytest.mark.parametrize("locale", ["pl-PL", "en-GB"])
def test_another_one_is_english(chromium: Browser, address: str, locale: str) -> None:
    visitor = Visitor(chromium, address, locale=locale)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.open()
    expect(visitor.page.get_by_role("heading", name="Continue")).to_be_visible()
    assert visitor.page.evaluate(LANGUAGE) == "en"
    assert not [url for url in asked if "languages" in url]
    visitor.leave()


def test_chosen_in_the_middle_of_a_match(chromium: Browser, address: str) -> None:
    """Everything that is shown follows, the log from the beginning; the choice stays."""
    visitor = Visitor(chromium, address)
    visitor.start()
    visitor.play(0)
    ply, lines = visitor.ply, visitor.page.locator("#log li").count()
    choose(visitor, "Menu", "Deutsch")
    expect(visitor.page.get_by_role("dialog", name="Menü")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("#log")).to_contain_text("zieht:")
    expect(visitor.page.locator("#log")).not_to_contain_text("draws")
    expect(visitor.page.locator(".board svg")).to_have_attribute("aria-label", "Spielplan")
    expect(visitor.page.get_by_role("button", name="Zurücknehmen").first).to_be_visible()
    assert (visitor.ply, visitor.page.locator("#log li").count()) == (ply, lines)
    visitor.page.reload()
    visitor.wait()
    expect(visitor.page.locator("#log")).to_contain_text("zieht:")
    choose(visitor, "Menü", "English")
    expect(visitor.page.locator("#log")).to_contain_text("draws")
    assert visitor.page.evaluate(LANGUAGE) == "en"
    visitor.leave()


def test_chosen_while_looking_back(chromium: Browser, address: str) -> None:
    """The log of what came after is there again, in the language, on the way back to now."""
    visitor = Visitor(chromium, address)
    visitor.start()
    visitor.play(0)
    last = visitor.page.locator("#log li").count()
    visitor.page.keyboard.press("[")
    expect(visitor.page.get_by_text("Looking back")).to_be_visible()
    choose(visitor, "Menu", "Deutsch")
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_text("Rückblick")).to_be_visible()
    visitor.page.keyboard.press("n")
    expect(visitor.page.locator("#log li")).to_have_count(last)
    expect(visitor.page.locator("#log")).not_to_contain_text("draws")
    visitor.wait()
    assert visitor.moves.count()
    visitor.leave()


@pytest.mark.parametrize("game", ["titans", "airlines", "traders"])
def test_rules(chromium: Browser, address: str, game: str) -> None:
    visitor = german(chromium, address)
    visitor.open(f"rules/{game}")
    expect(visitor.page.locator(".rules-body article")).to_have_attribute("lang", "de")
    visitor.page.get_by_role("button", name="Menü", exact=True).click()
    visitor.page.get_by_role("radio", name="English").check()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(".rules-body article")).to_have_attribute("lang", "en")
    visitor.leave()


def test_a_language_that_does_not_come(chromium: Browser, address: str) -> None:
    """The page stays as it is, and can be played."""
    visitor = german(chromium, address)
    visitor.watch.expects_errors = True
    visitor.context.route("**/languages/*", lambda route: route.abort())
    visitor.start()
    assert visitor.page.evaluate(LANGUAGE) == "en"
    visitor.play("Buy wine for 6")
    visitor.leave()


@pytest.mark.parametrize("stored", ["tlh", 7, None, "__proto__", "constructor"])
def test_a_strange_wish_is_none(chromium: Browser, address: str, stored: object) -> None:
    visitor = Visitor(chromium, address, settings={"language": stored})
    visitor.open()
    expect(visitor.page.get_by_role("heading", name="Continue")).to_be_visible()
    visitor.leave()


@pytest.mark.parametrize("game", ["titans", "airlines", "traders"])
def test_longer_words_fit_on_a_phone(chromium: Browser, address: str, game: str) -> None:
    visitor = german(chromium, address, size=(390, 844))
    for fragment in ("", f"new/{game}", f"start/{game}/amber-1"):
        visitor.open(fragment)
        visitor.page.wait_for_timeout(300)
        if fragment.startswith("start"):
            visitor.wait()
        wide = visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, fragment
        check(visitor, fragment)
    visitor.leave()


# --- on a page of somebody else's -----------------------------------------------------------------


def test_a_board_speaks_as_it_is_told(blog: Blog) -> None:
    blog.post(
        f"<emporion-board id=board language=de record='{attribute(two_persons())}'></emporion-board>"
    )
    expect(blog.board().get_by_role("button", name="Partie ansehen")).to_be_visible()
    assert blog.board().locator(".verb").get_attribute("lang") == "de"
    frame = blog.start()
    expect(frame.get_by_text("Ann gewinnt: 59 Punkte.").first).to_be_visible()
    expect(blog.board().get_by_role("button", name="Beenden")).to_be_visible()
    wait_until(frame, "document.documentElement.lang === 'de'")
    blog.show(language="en", record=attribute(two_persons()).replace("&amp;", "&"))
    expect(blog.board().get_by_role("button", name="Stop")).to_be_visible()
    expect(blog.frame().get_by_text("Ann wins with 59 points.").first).to_be_visible()


def test_a_board_speaks_as_the_text_around_it(blog: Blog) -> None:
    blog.post(
        "<div lang=de-AT><emporion-board id=board game=titans></emporion-board></div>"
        "<emporion-board id=other game=titans></emporion-board>"
    )
    expect(blog.board().get_by_role("button", name="Spielen")).to_be_visible()
    expect(blog.board("other").get_by_role("button", name="Play")).to_be_visible()
    frame = blog.start()
    expect(frame.locator(".moves .button").first).to_contain_text("kaufen")
