"""The rules page of Trading Titans: its numbers are those of the game."""

import pytest

from tests.games.rules_page import Reader, read


@pytest.fixture
def page() -> Reader:
    return read("titans")


def test_the_numbers_are_those_of_the_game(page: Reader) -> None:
    board = page.text_of["board"]
    assert "30, 28, 26, 24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 5, 4, 3, 2" in board
    assert "Reiner Knizia" in page.text_of["reconstruction"]
