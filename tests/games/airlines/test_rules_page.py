"""The rules page of Airlines: every anchor that the program cites is there; nothing acts."""

from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.games.airlines.atlas import CARDS, ENDS, STOCK, SUPPLY

PAGE = Path(__file__).parents[3] / "assets" / "airlines" / "rules.html"

SECTIONS = [
    *("goal", "quick", "board", "setup", "turn", "found", "expand", "lay", "sabotage", "network"),
    *("unusable", "shares", "dormant", "scoring", "end", "two-players", "options", "glossary"),
    *("rulings", "reconstruction"),
]
RULINGS = [f"AL-{number}" for number in range(1, 43)]
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


@pytest.fixture(scope="module")
def page() -> Reader:
    return Reader(PAGE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("anchor", SECTIONS + RULINGS)
def test_every_anchor_that_a_reason_may_cite_exists(page: Reader, anchor: str) -> None:
    assert anchor in page.ids


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_says_something(page: Reader, ruling: str) -> None:
    text = " ".join(page.text_of[ruling].split())
    assert text.startswith(f"{ruling}: ")
    assert len(text.split()) > 20


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_has_a_test_named_after_it(ruling: str) -> None:
    name = f"def test_al_{int(ruling[3:]):02}_"
    files = Path(__file__).parent.glob("test_rulings_*.py")
    assert any(name in file.read_text(encoding="utf-8") for file in files)


def test_the_rulings_stand_in_order(page: Reader) -> None:
    assert [one for one in page.ids if one.startswith("AL-")] == RULINGS


def test_ids_are_unique(page: Reader) -> None:
    assert sorted(page.ids) == sorted(set(page.ids))


def test_links_stay_on_the_page_and_lead_somewhere(page: Reader) -> None:
    assert page.links
    assert [one for one in page.links if one.removeprefix("#") not in page.ids] == []
    assert all(one.startswith("#") for one in page.links)


def test_it_is_a_quiet_fragment(page: Reader) -> None:
    """No script, no style, no handler, nothing from elsewhere: the page's policy refuses them."""
    assert page.tags <= ALLOWED
    assert page.attributes <= ALLOWED_ATTRIBUTES


def test_headings_say_what_follows(page: Reader) -> None:
    assert page.headings[0][0] == "h2"
    assert all(text.strip() for _, text in page.headings)


def test_the_numbers_are_those_of_the_game(page: Reader) -> None:
    board = page.text_of["board"]
    for name, shares in STOCK.items():
        row = next(row for row in board.split("\n") if row.startswith(name.upper()))
        assert row.endswith(f"{shares}{SUPPLY[name]}")
    assert f"{len(ENDS)} routes" in board
    assert f"{len({city for ends in ENDS.values() for city in ends})} cities" in board
    assert "Alan R. Moon" in page.text_of["reconstruction"]
    assert "unofficial" in page.text_of["reconstruction"]


def test_the_table_of_networks_is_the_route_deck(page: Reader) -> None:
    rows = page.text_of["board"].split("\n")
    for network in ("east", "northwest", "southwest", "northeast"):
        values = ", ".join(card.split("_")[1] for card in CARDS if card.startswith(f"{network}_"))
        row = next(row for row in rows if row.startswith(network.capitalize()))
        assert row.endswith(values)
