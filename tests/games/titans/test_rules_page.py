"""The rules page of Trading Titans: every anchor that the program cites is there; nothing acts."""

from pathlib import Path

import pytest

from tests.games.rules_page import ALLOWED, ALLOWED_ATTRIBUTES, Reader

PAGE = Path(__file__).parents[3] / "assets" / "titans" / "rules.html"

SECTIONS = [
    *("goal", "board", "turn", "trade", "cards", "tax", "debt", "mirage", "year-end", "exchange"),
    *("final-sale", "end", "reconstruction"),
]
RULINGS = [f"TT-{number}" for number in range(1, 29)]


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
    name = f"def test_tt_{int(ruling[3:]):02}_"
    files = Path(__file__).parent.glob("test_rulings_*.py")
    assert any(name in file.read_text(encoding="utf-8") for file in files)


def test_the_rulings_stand_in_order(page: Reader) -> None:
    assert [one for one in page.ids if one.startswith("TT-")] == RULINGS


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
    assert "30, 28, 26, 24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 5, 4, 3, 2" in board
    assert "Reiner Knizia" in page.text_of["reconstruction"]
    assert "unofficial" in page.text_of["reconstruction"]
