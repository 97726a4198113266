"""Whole matches, held at every ply against a second reading of the rules (referee.py)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest

from engine.core.game import CHANCE, TERMINAL
from engine.games.airlines.actions import AIRLINE_IDS, CARD_IDS, CIRCLES, ROUTE_IDS
from engine.games.airlines.game import GAME
from engine.games.airlines.rules import bits
from tests.games.airlines.atlas import STOCK
from tests.games.airlines.referee import Referee

if TYPE_CHECKING:
    from engine.games.airlines.state import AirlinesState

LIKES: dict[str, dict[str, float]] = {
    "even": {},
    "builds": {"found": 20, "fly": 8, "decline": 0.1, "lay": 0.3, "exchange": 3},
    "blocks": {"lay 1": 12, "sabotage": 3, "spare": 0.02, "replace": 9, "decline": 0.1, "take": 2},
    "starves": {"lay 1": 12, "st_johns": 40, "_dallas": 30, "dallas_": 30, "marker aba": 60}
    | {"found": 0.02, "spare": 0.02, "replace": 9, "decline": 0.05, "exchange": 9},
    "hoards": {"decline": 4, "lay": 0.2, "found": 0.5},
    "waits": {"decline": 500, "lay": 0.01, "found": 0.05, "exchange": 3},
}
"""How much likelier a way of playing makes an action whose notation holds a word."""


def choose(notations: list[str], liking: dict[str, float], rng: Random) -> str:
    weights = [1.0] * len(notations)
    for word, factor in liking.items():
        weights = [w * factor if word in n else w for w, n in zip(weights, notations, strict=True)]
    return rng.choices(notations, weights)[0]


def random_options(rng: Random) -> dict[str, str]:
    return {
        "controlled": rng.choice(["off", "off", "on"]),
        "bonus": rng.choice(["none", "printed", "balanced"]),
        "final_round": rng.choice(["off", "on"]),
    }


def names(counts: list[int]) -> dict[str, int]:
    return {name: n for name, n in zip(AIRLINE_IDS, counts, strict=True) if n}


def assert_alike(state: AirlinesState, referee: Referee) -> None:
    """Everything that the rules speak of."""
    assert state.scores == referee.scores
    for mine, theirs in (
        (state.stock, referee.hands),
        (state.laid, referee.table),
        (state.known, referee.seen),
    ):
        assert [names(row) for row in mine] == [dict(Counter(cards)) for cards in theirs]
    assert names(state.pile) == Counter(referee.pile)
    assert state.scoring_left == referee.scoring_in_pile
    assert names(state.removed_stock) == Counter(referee.shares_out)
    shown = [AIRLINE_IDS[x] for x in state.display if x >= 0]
    assert sorted(shown) == sorted(referee.display)
    for mine, theirs in (
        *zip(state.cards, referee.cards, strict=True),
        (state.route_pile, referee.card_pile),
        (state.route_discards, referee.discards),
        (state.removed_cards, referee.cards_out),
    ):
        assert sorted(CARD_IDS[card] for card in bits(mine)) == sorted(theirs)
    if referee.question in ("turn", "take", "over"):
        assert_same_board(state, referee)
    if state.is_terminal():
        assert referee.question == "over"
        return
    assert (state.phase.name in CHANCE_PHASES) == referee.is_chance()
    assert (state.seat, state.turns) == (referee.seat, referee.turns)
    assert state.current_player() == (CHANCE if referee.is_chance() else referee.seat)
    assert (None if state.closing < 0 else state.closing, state.valve) == (
        referee.turns_left,
        referee.valve,
    )
    if not referee.is_chance():
        assert state.phase.name == referee.question
        assert {action.notation for action in state.legal_actions()} == referee.legal()


def assert_same_board(state: AirlinesState, referee: Referee) -> None:
    """Markers, networks, who is in play; asked when a marker may have been placed."""
    assert {
        (ROUTE_IDS[CIRCLES[circle][0]], CIRCLES[circle][1]): (AIRLINE_IDS[abs(o) - 1], o > 0)
        for circle, o in enumerate(state.owners)
        if o
    } == referee.board
    assert {AIRLINE_IDS[x] for x in bits(state.founded)} == referee.founded
    assert {AIRLINE_IDS[x] for x in bits(state.dormant)} == referee.dormant
    for x, name in enumerate(AIRLINE_IDS):
        assert (state.left[x], state.out[x]) == (referee.left(name), referee.value(name))
        if name in referee.founded:
            assert {ROUTE_IDS[route] for route in bits(state.reach[x])} == referee.near(name)


CHANCE_PHASES = {
    *("deal_shares", "deal_display", "deal_cards"),
    *("draw_card", "blind_draw", "refill", "replacement"),
}


def follow(players: int, options: dict[str, str], style: str, rng: Random) -> Referee:
    """Plays a match to its end, both readings side by side."""
    game = GAME(players, options)
    state, referee = game.new_initial_state(), Referee(players, options)
    assert_alike(state, referee)
    while not state.is_terminal():
        if state.current_player() == CHANCE:
            outcomes = state.chance_outcomes()
            expected = Counter(referee.outcomes())
            size = expected.total()
            assert {a.notation: round(p * size, 6) for a, p in outcomes} == expected
            action = rng.choices([a for a, _ in outcomes], [p for _, p in outcomes])[0]
        else:
            notations = [a.notation for a in state.legal_actions()]
            action = game.actions.parse(choose(notations, LIKES[style], rng))
        state.apply_action(action)
        referee.apply(action.notation)
        assert_alike(state, referee)
    assert state.current_player() == TERMINAL
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == referee.reason
    best = max(referee.scores)
    assert outcome.winners == tuple(s for s in range(players) if referee.scores[s] == best)
    return referee


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("style", LIKES)
def test_every_ply_of_a_match_is_as_the_second_reading_says(players: int, style: str) -> None:
    for number in range(2):
        rng = Random(f"{style}:{players}:{number}")
        referee = follow(players, random_options(rng), style, rng)
        counts = Counter(
            [*referee.pile, *referee.display, *referee.shares_out]
            + [name for cards in (*referee.hands, *referee.table) for name in cards]
        )
        assert counts == STOCK
