"""The rules pages of all games: every anchor that the program cites is there; nothing acts."""

from pathlib import Path

import pytest

from tests.games.rules_page import ALLOWED, ALLOWED_ATTRIBUTES, Reader, read

SECTIONS = {
    "titans": (
        *("goal", "board", "turn", "trade", "cards", "tax", "debt", "mirage", "year-end"),
        *("exchange", "final-sale", "end", "reconstruction"),
    ),
    "airlines": (
        *("goal", "quick", "board", "setup", "turn", "found", "expand", "lay", "sabotage"),
        *("network", "unusable", "shares", "dormant", "scoring", "end", "two-players", "options"),
        *("glossary", "rulings", "reconstruction"),
    ),
    "traders": (
        *("goal", "quick", "board", "setup", "turn", "replenish", "move", "buy", "set-up", "sale"),
        *("losses", "taxes", "end", "scoring", "guilds", "options", "advice", "rulings"),
        "reconstruction",
    ),
}
RULINGS = {
    game: [f"{prefix}-{number}" for number in range(1, count + 1)]
    for game, prefix, count in (("titans", "TT", 28), ("airlines", "AL", 42), ("traders", "TA", 32))
}
EACH = [(game, ruling) for game, rulings in RULINGS.items() for ruling in rulings]
ANCHORS = [(game, anchor) for game, sections in SECTIONS.items() for anchor in sections] + EACH


@pytest.fixture(params=list(RULINGS))
def game(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture
def page(game: str) -> Reader:
    return read(game)


@pytest.mark.parametrize(("game", "anchor"), ANCHORS)
def test_every_anchor_that_a_reason_may_cite_exists(page: Reader, anchor: str) -> None:
    assert anchor in page.ids


@pytest.mark.parametrize(("game", "ruling"), EACH)
def test_every_ruling_says_something(page: Reader, ruling: str) -> None:
    text = " ".join(page.text_of[ruling].split())
    assert text.startswith(f"{ruling}: ")
    assert len(text.split()) > 20


@pytest.mark.parametrize(("game", "ruling"), EACH)
def test_every_ruling_has_a_test_named_after_it(game: str, ruling: str) -> None:
    prefix, number = ruling.lower().split("-")
    name = f"def test_{prefix}_{int(number):02}_"
    files = (Path(__file__).parent / game).glob("test_rulings_*.py")
    assert any(name in file.read_text(encoding="utf-8") for file in files)


def test_the_rulings_stand_in_order(game: str, page: Reader) -> None:
    prefix = RULINGS[game][0][:3]
    assert [one for one in page.ids if one.startswith(prefix)] == RULINGS[game]


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


def test_it_says_that_the_game_is_another_s(page: Reader) -> None:
    assert "unofficial" in page.text_of["reconstruction"]
