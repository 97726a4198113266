"""The rules page of Airlines: every anchor that the program cites is there; nothing acts."""

from pathlib import Path

import pytest

from tests.games.airlines.atlas import CARDS, ENDS, STOCK, SUPPLY
from tests.games.rules_page import ALLOWED, ALLOWED_ATTRIBUTES, Reader

PAGE = Path(__file__).parents[3] / "assets" / "airlines" / "rules.html"

SECTIONS = [
    *("goal", "quick", "board", "setup", "turn", "found", "expand", "lay", "sabotage", "network"),
    *("unusable", "shares", "dormant", "scoring", "end", "two-players", "options", "glossary"),
    *("rulings", "reconstruction"),
]
RULINGS = [f"AL-{number}" for number in range(1, 43)]


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
