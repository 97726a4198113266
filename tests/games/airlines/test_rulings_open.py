"""Who begins, what is open and what is known: rulings AL-41 and AL-42."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest

from engine.core.game import CHANCE
from engine.games.airlines.game import GAME
from tests.games.airlines.atlas import CARDS, STOCK
from tests.games.airlines.positions import NAMES, Match

if TYPE_CHECKING:
    from engine.games.airlines.state import AirlinesState

HIT = {"hit": ["monterrey__mexico_city"]}


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_al_41_seat_1_begins_and_play_goes_clockwise(players: int) -> None:
    match = Match(players, turns=0, founded=HIT, hands=dict.fromkeys(range(players), "hit"))
    for seat in [*range(players), 0]:
        assert match.seat == seat
        match.pass_turn()


def twins() -> tuple[Match, Match]:
    """Two positions that differ in seat 1's hand and in the piles."""
    given = {"founded": HIT, "laid": {1: "hit"}}
    one = Match(hands={0: "hit", 1: "ita ita", 2: "fis"}, cards={1: "edge_8", 2: "east_1"}, **given)
    other = Match(
        hands={0: "hit", 1: "aba ddl", 2: "cal"}, cards={1: "edge_3", 2: "east_3"}, **given
    )
    return one, other


def test_al_42_hands_and_piles_are_hidden() -> None:
    one, other = twins()
    for seat in (0, None):
        assert one.seen_by(seat) == other.seen_by(seat)
    for seat in (1, 2):
        assert one.seen_by(seat) != other.seen_by(seat)


def test_al_42_the_rest_is_open_to_all() -> None:
    match = Match(
        founded=HIT,
        laid={1: "hit"},
        hands={0: "hit", 1: "ita ita", 2: "fis"},
        cards={1: "edge_8"},
        discards="edge_1 edge_2",
        cards_out="edge_3",
        display="boi cal",
        pile="ela",
        scores=[5, 0, 1],
        scoring=2,
    )
    for seat in (0, 1, 2, None):
        seen = match.seen_by(seat)
        assert seen["scores"] == [5, 0, 1]
        assert seen["laid"][1] == [name == "hit" for name in NAMES]
        assert [NAMES[x] for x in seen["display"] if x >= 0] == ["boi", "cal"]
        assert (seen["route_discards"], seen["removed_cards"]) == ([0, 1], [2])
        assert seen["stock_sizes"] == [1, 2, 1]
        assert seen["card_sizes"] == [0, 1, 0]
        assert (seen["pile_size"], seen["scoring_left"]) == (3, 2)
        assert seen["removed_stock"] == match.state.removed_stock
        assert seen["hands"] is None


def test_al_42_hands_are_shown_when_the_match_is_over() -> None:
    match = Match(founded=HIT, hands={0: "gap"}, cards={0: "southwest_8"}, display="boi", pile="")
    match.play("expand")
    match.draw("card edge_1")
    match.play("fly el_paso__monterrey hit", "pay southwest_8")
    assert match.seen_by(2)["hands"] == match.state.stock


def resampled(match: Match, seat: int, samples: int = 200) -> list[AirlinesState]:
    """The position dealt anew for a player, many times."""
    states = [match.state.resample_from_infostate(seat, Random(i)) for i in range(samples)]
    for state in states:
        state.invariants()
        assert state.observation(seat) == match.seen_by(seat)
    return states


def shares_of(state: AirlinesState, seat: int) -> Counter[str]:
    return Counter({name: n for name, n in zip(NAMES, state.stock[seat], strict=True) if n})


def takes_hit(**given: object) -> Match:
    """Seat 0 has taken an open share of HIT, and holds another that nobody saw."""
    settings: dict[str, object] = {
        "founded": HIT,
        "hands": {0: "hit ela", 1: "hit", 2: "hit"},
        "cards": {0: "southwest_8"},
        "display": "hit hit boi",
        "pile": "fis fis fis fis cal cal cal cal ddl ddl hit",
    }
    match = Match(**{**settings, **given})  # type: ignore[arg-type]
    match.play("expand")
    match.draw("card edge_1")
    match.play("fly el_paso__monterrey hit", "pay southwest_8", "take hit")
    match.draw("share fis")
    return match


def test_al_42_a_share_taken_openly_is_known_to_be_held() -> None:
    match = takes_hit()
    assert match.known(0) == "hit"
    for seat in (0, 1, 2, None):
        assert match.seen_by(seat)["known"][0] == [name == "hit" for name in NAMES]
    hands = [shares_of(state, 0) for state in resampled(match, 1)]
    assert all(hand["hit"] >= 1 and hand.total() == 3 for hand in hands)
    assert len({frozenset(hand.items()) for hand in hands}) > 5


def test_al_42_until_as_many_have_been_laid() -> None:
    match = takes_hit()
    match.play("lay 1 of hit", "spare")
    match.play("lay 1 of hit", "spare")
    assert match.seat == 0
    match.play("lay 1 of hit", "spare")
    assert match.known(0) == ""
    assert any(shares_of(state, 0)["hit"] == 0 for state in resampled(match, 1))


def test_al_42_of_a_blind_draw_nothing_is_known() -> None:
    match = Match(founded=HIT, hands={0: "ela"}, cards={0: "southwest_8"}, display="hit boi")
    match.play("expand")
    match.draw("card edge_1")
    match.play("fly el_paso__monterrey hit", "pay southwest_8", "blind")
    match.draw("share hit")
    assert match.known(0) == ""
    assert any(shares_of(state, 0)["hit"] == 0 for state in resampled(match, 1))


def test_al_42_dealt_anew_are_exactly_the_unseen_cards() -> None:
    match = takes_hit()
    mine = shares_of(match.state, 1)
    for state in resampled(match, 1, 50):
        assert shares_of(state, 1) == mine
        assert state.cards[1] == match.state.cards[1]
        unseen = (
            shares_of(state, 0)
            + shares_of(state, 2)
            + Counter(dict(zip(NAMES, state.pile, strict=True)))
        )
        seen = mine + Counter(match.display.split()) + Counter(match.shares_out.split())
        assert unseen + seen == Counter(STOCK)
        assert (state.route_discards, state.removed_cards) == (
            match.state.route_discards,
            match.state.removed_cards,
        )
        assert state.scoring_left == match.state.scoring_left


def test_al_42_a_card_that_came_back_is_not_in_a_hand_that_was_held_then() -> None:
    """Seat 0 shuffles the discards; seat 1 held east 3 and northwest 13 before, and draws one after."""
    match = Match(
        2,
        founded=HIT,
        hands={0: "hit", 1: "hit"},
        cards={0: "edge_1", 1: "east_3 northwest_13"},
        cards_out="edge_2 edge_3",
        card_pile="",
        discards="edge_8 edge_9 edge_10 edge_11",
    )
    held = match.cards(1)
    match.play("expand")
    match.draw("card edge_8")
    match.play("decline")
    for state in resampled(match, 0, 50):
        assert state.cards[1] == match.state.cards[1]
    match.play("expand")
    match.draw("card edge_9")
    hands = set()
    for state in resampled(match, 0, 100):
        cards = {name for name in held | {"edge_9", "edge_10", "edge_11"} if _holds(state, 1, name)}
        assert held <= cards
        assert len(cards - held) == 1
        hands |= cards - held
    assert hands == {"edge_9", "edge_10", "edge_11"}


def _holds(state: AirlinesState, seat: int, card: str) -> bool:
    return bool(state.cards[seat] >> CARDS.index(card) & 1)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_al_42_whoever_is_to_act_still_can_after_dealing_anew(players: int) -> None:
    """What a player has begun shows something of his hand: he has a card that pays for it."""
    rng = Random(players)
    state = GAME(players, {}).new_initial_state()
    while not state.is_terminal():
        if state.current_player() != CHANCE:
            for seat in range(players):
                if seat != state.current_player():
                    other = state.resample_from_infostate(seat, rng)
                    legal = other.phase.legal_actions(other)
                    assert legal, (state.phase.name, seat)
                    assert list(other.legal_actions()) == list(legal)
        state.apply_action(rng.choice(list(state.legal_actions())))
