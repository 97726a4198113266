"""The rules page of Traders of the Air: every anchor that the program cites is there; nothing acts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.games.traders import words
from tests.games.rules_page import ALLOWED, ALLOWED_ATTRIBUTES, Reader
from tests.games.traders.charts import CHARTS, GOODS, MATS

PAGE = Path(__file__).parents[3] / "assets" / "traders" / "rules.html"

SECTIONS = [
    *("goal", "quick", "board", "setup", "turn", "replenish", "move", "buy", "set-up", "sale"),
    *("losses", "taxes", "end", "scoring", "guilds", "options", "advice", "rulings"),
    "reconstruction",
]
RULINGS = [f"TA-{number}" for number in range(1, 33)]


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
    name = f"def test_ta_{int(ruling[3:]):02}_"
    files = Path(__file__).parent.glob("test_rulings_*.py")
    assert any(name in file.read_text(encoding="utf-8") for file in files)


def test_the_rulings_stand_in_order(page: Reader) -> None:
    assert [one for one in page.ids if one.startswith("TA-")] == RULINGS


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


def test_the_table_of_the_start_is_worked_out_from_the_boards(page: Reader) -> None:
    """Players, goods in the supplies and the draw that opens the fifth, of both boards."""
    cells = re.findall(r"^\d[\d ]*$", page.text_of["setup"], re.MULTILINE)
    for players in (2, 3, 4):
        row = str(players)
        for spaces, _arrows in CHARTS.values():
            supply = 13 * (players + 2) - sum(spaces.values())
            row += f"{supply}{supply - supply // 5 + 1}"
        assert row in cells


def test_the_numbers_are_those_of_the_game(page: Reader) -> None:
    assert f"{sum(GOODS.values())} of them" in page.text_of["board"]
    told = " ".join(page.text_of["board"].split())
    for (_spaces, arrows), counted in zip(CHARTS.values(), ("fifteen", "thirteen"), strict=True):
        assert {"fifteen": 15, "thirteen": 13}[counted] == len(arrows)
        assert f"{counted} arrows" in told
    text = page.text_of["reconstruction"]
    spaces_a, spaces_b = (sum(spaces.values()) for spaces, _ in CHARTS.values())
    assert f"{spaces_a} on board A and {spaces_b} on board B" in text
    assert "Michael Schacht" in text
    assert "unofficial" in text


def test_all_guilds_are_told_with_their_mats(page: Reader) -> None:
    rows = page.text_of["guilds"].split("\n")
    names = [name for name, _ability in words.GUILD_WORDS[1:]]
    sides = [side for mat in MATS for side in mat]
    for name in names:
        ident = name.lower().replace("guild", "").replace("'", "").strip().replace(" ", "_")
        mat = next(number for number, mat in enumerate(MATS, 1) if ident in mat)
        assert any(row.startswith(f"{mat}{name}") for row in rows)
        sides.remove(ident)
    assert sides == []
