"""Reads a rules page for the tests of it: what it is made of, its anchors, links and texts."""

from __future__ import annotations

from functools import cache
from html.parser import HTMLParser
from pathlib import Path

ASSETS = Path(__file__).parents[2] / "assets"
ALLOWED = {
    *("article", "section", "nav", "h2", "h3", "p", "ul", "ol", "li", "dl", "dt", "dd"),
    *("table", "caption", "thead", "tbody", "tr", "th", "td", "strong", "em", "cite", "a"),
}
ALLOWED_ATTRIBUTES = {"id", "class", "lang", "href", "scope", "aria-label"}


class Reader(HTMLParser):
    """Collects what the tests ask for, and checks that every element is closed in its place."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.headings: list[tuple[str, str]] = []
        self.text_of: dict[str, str] = {}
        self._open: list[tuple[str, str | None]] = []
        self.feed(text)
        self.close()
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.tags.add(tag)
        self.attributes.update(given)
        identifier = given.get("id")
        if identifier is not None:
            self.ids.append(identifier)
            self.text_of[identifier] = ""
        if "href" in given:
            self.links.append(given["href"] or "")
        if tag in ("h2", "h3"):
            self.headings.append((tag, ""))
        self._open.append((tag, identifier))

    def handle_endtag(self, tag: str) -> None:
        opened, _ = self._open.pop()
        assert opened == tag, f"</{tag}> closes <{opened}> at line {self.getpos()[0]}"

    def handle_data(self, data: str) -> None:
        for tag, identifier in self._open:
            if identifier is not None:
                self.text_of[identifier] += data
            if tag in ("h2", "h3"):
                self.headings[-1] = (tag, self.headings[-1][1] + data)


@cache
def read(game: str, language: str = "") -> Reader:
    """The rules page of a game, in English or translated."""
    name = f"rules.{language}.html" if language else "rules.html"
    return Reader((ASSETS / game / name).read_text(encoding="utf-8"))
