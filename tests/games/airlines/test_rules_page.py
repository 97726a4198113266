"""The rules page of Airlines: its numbers are those of the game."""

import pytest

from tests.games.airlines.atlas import CARDS, ENDS, STOCK, SUPPLY
from tests.games.rules_page import Reader, read


@pytest.fixture
def page() -> Reader:
    return read("airlines")


def test_the_numbers_are_those_of_the_game(page: Reader) -> None:
    board = page.text_of["board"]
    for name, shares in STOCK.items():
        row = next(row for row in board.split("\n") if row.startswith(name.upper()))
        assert row.endswith(f"{shares}{SUPPLY[name]}")
    assert f"{len(ENDS)} routes" in board
    assert f"{len({city for ends in ENDS.values() for city in ends})} cities" in board
    assert "Alan R. Moon" in page.text_of["reconstruction"]


def test_the_table_of_networks_is_the_route_deck(page: Reader) -> None:
    rows = page.text_of["board"].split("\n")
    for network in ("east", "northwest", "southwest", "northeast"):
        values = ", ".join(card.split("_")[1] for card in CARDS if card.startswith(f"{network}_"))
        row = next(row for row in rows if row.startswith(network.capitalize()))
        assert row.endswith(values)
