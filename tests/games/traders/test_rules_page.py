"""The rules page of Traders of the Air: its numbers are those of the game."""

from __future__ import annotations

import re

import pytest

from engine.games.traders import words
from tests.games.rules_page import Reader, read
from tests.games.traders.charts import CHARTS, GOODS, MATS


@pytest.fixture
def page() -> Reader:
    return read("traders")


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
