"""The table of engine/core/table.py in small, hand-made cases; the fuzzers are in tests/conformance."""

from __future__ import annotations

import pytest

from engine import Record, Seat, open_table
from engine.core.errors import IllegalActionError, InvalidActionError, RecordError, TableError
from engine.core.game import CHANCE
from engine.core.simulate import Summary
from engine.core.table import Table
from engine.registry import GAMES, check_rules_version

CARDS = ["draw red_contract"] * 4 + ["draw red_caravan_m1"] + ["draw green_contract"] * 4
CARDS += ["draw green_caravan_p1"]


def table(undo: str = "friendly", second: str = "person") -> Table:
    """Trading Titans for two, both hands known; the first player is to trade."""
    seats = [Seat("Ann"), Seat("Bea", second, "greedy" if second == "bot" else None)]
    return open_table(Record("titans", 1, seats, "s", {}, undo, [*CARDS]))


def test_chance_is_played_until_somebody_decides() -> None:
    seats = [Seat("Ann"), Seat("Bea")]
    new = open_table(Record("titans", 1, seats, "s"))
    assert new.plies == 10
    assert [state.current_player() for state in new.states] == [CHANCE] * 10 + [0]
    assert open_table(Record("titans", 1, seats, "s", {}, "fair", CARDS[:7])).plies == 10


def test_errors_say_what_is_wrong() -> None:
    played = table()
    with pytest.raises(InvalidActionError, match="'castle'"):
        played.act(10, ["castle"])
    with pytest.raises(IllegalActionError) as caught:
        played.act(10, ["play red_contract"])
    assert caught.value.rule == "TT-1"
    with pytest.raises(IllegalActionError, match="not this player's turn"):
        played.act(10, ["done", "play red_contract", "done"])
    assert played.plies == 10


def test_several_actions_are_one_click() -> None:
    played = table()
    played.act(10, ["sell red", "play red_contract"])
    assert [action.notation for action in played.actions[10:12]] == [
        "sell red",
        "play red_contract",
    ]
    assert played.state.current_player() == 1


def test_undo_goes_over_bots_and_chance() -> None:
    played = table(second="bot")
    played.act(10, ["sell red", "play red_contract"])
    played.act(played.plies, ["done", "play green_contract"])
    assert played.state.current_player() == 0
    played.undo()
    assert played.plies == 11, "back to Ann's card"
    played.undo()
    assert played.plies == 10
    with pytest.raises(TableError, match="Nobody"):
        played.undo()


def test_a_table_of_bots_has_nothing_to_undo() -> None:
    seats = [Seat("A", "bot", "greedy"), Seat("B", "bot", "greedy")]
    played = open_table(Record("titans", 1, seats, "s"))
    played.act(10, ["done"])
    with pytest.raises(TableError, match="Nobody"):
        played.undo()


def test_fair_undo_ends_where_cards_come_up_or_others_act() -> None:
    played = table("fair")
    played.act(10, ["sell red"])
    played.undo()
    assert played.plies == 10
    played.act(10, ["sell red"])
    played.act(11, ["play red_contract"])
    with pytest.raises(TableError, match="Chance"):
        played.undo()
    played.act(played.plies, ["done"])
    played.undo()
    with pytest.raises(TableError, match="Chance"):
        played.undo_to(10)
    assert played.plies == 13


def test_fair_undo_to_is_all_or_nothing() -> None:
    played = table("fair")
    played.act(10, ["sell red", "play red_contract"])
    played.act(played.plies, ["done"])
    plies = played.plies
    with pytest.raises(TableError):
        played.undo_to(11)
    assert played.plies == plies
    played.undo_to(plies - 1)
    assert played.plies == plies - 1


def test_what_was_undone_comes_up_again_even_if_the_seed_says_otherwise() -> None:
    """The dealt hands of this record are not what its seed would deal."""
    played = table()
    played.undo_to(0)
    assert played.plies == 10
    assert [action.notation for action in played.actions] == CARDS
    with pytest.raises(TableError):
        played.undo_to(11)
    with pytest.raises(TableError):
        played.undo_to(-1)


def test_a_record_of_the_table_is_not_the_table() -> None:
    played = table()
    record = played.record()
    record.actions.clear()
    record.seats.clear()
    record.options["x"] = "y"
    assert played.record().actions == CARDS
    assert len(played.record().seats) == 2
    assert played.record().options == {}


def test_records_of_other_rules() -> None:
    info = GAMES["titans"]
    check_rules_version(Record("titans", info.rules_version, [], "s"), info)
    for version, word in ((info.rules_version + 1, "newer"), (info.rules_version - 1, "older")):
        with pytest.raises(RecordError, match=word):
            check_rules_version(Record("titans", version, [], "s"), info)


def test_figures_of_no_match_are_zero() -> None:
    assert Summary().to_json()["games"] == 0
