"""What the view tells beforehand comes true: prices, contracts, ways, majorities."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING

import pytest

from engine.core.game import CHANCE
from engine.games.traders.actions import CITY_IDS
from engine.games.traders.game import GAME
from tests.games.traders.referee import NOBODY, Referee
from tests.games.traders.test_second_reading import LIKES, choose

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.games.traders.state import TradersState

FAR = 99


def dollars(label: str) -> int:
    """What a label says that it costs."""
    found = re.search(r"(\d+) dollars?", label)
    return int(found[1]) if found else 0


def decisions(players: int, board: str, style: str) -> Iterator[tuple[TradersState, Referee]]:
    """All decisions of a match with special guilds, in both readings."""
    rng = Random(f"{players}{board}{style}")
    options = {"board": board, "guilds": "random", "compass": rng.choice(["on", "off"])}
    game = GAME(players, options)
    state, referee = game.new_initial_state(), Referee(players, options)
    while not state.is_terminal():
        if state.current_player() == CHANCE:
            outcomes = state.chance_outcomes()
            action = rng.choices([a for a, _ in outcomes], [p for _, p in outcomes])[0]
        else:
            yield state, referee
            notations = [a.notation for a in state.legal_actions()]
            mat = referee.mats[referee.asked]
            action = game.actions.parse(choose(notations, mat, LIKES[style], rng))
        state.apply_action(action)
        referee.apply(action.notation)


def cheapest(referee: Referee) -> dict[str, int]:
    """What the cheapest way to each city costs, by trying all flights until nothing is cheaper."""
    start = (referee.ship, referee.used_wind)
    best = {start: 0}
    waiting = [start]
    while waiting:
        here = waiting.pop()
        for city in CITY_IDS:
            referee.ship, referee.used_wind = here
            price, uses = referee.flight(city)
            there = (city, here[1] or uses)
            if price and best[here] + price < best.get(there, FAR):
                best[there] = best[here] + price
                waiting.append(there)
    referee.ship, referee.used_wind = start
    return {city: min(best.get((city, used), FAR) for used in (False, True)) for city in CITY_IDS}


@pytest.mark.parametrize(("players", "board"), [(2, "a"), (3, "b"), (4, "a"), (4, "b")])
@pytest.mark.parametrize("style", ["even", "sells"])
def test_what_an_action_says_it_costs_and_sets_up(players: int, board: str, style: str) -> None:
    game = GAME(players)
    for state, _referee in decisions(players, board, style):
        if state.phase.name not in ("act", "replenish"):
            continue
        seat, told = state.seat, game.view(state.observation(state.seat), state.legal_actions())
        for entry in told["actions"]:
            if entry["notation"].startswith(("done", "sell", "skip")):
                continue
            trial = state.clone()
            trial.apply_action(game.actions.parse(entry["notation"]))
            if trial.turns > state.turns:
                continue
            assert state.money[seat] - trial.money[seat] == dollars(entry["label"]), entry
            placed = re.search(r"(\d+) contract", entry["label"])
            assert state.left[seat] - trial.left[seat] == (int(placed[1]) if placed else 0), entry


@pytest.mark.parametrize(("players", "board"), [(2, "b"), (3, "a"), (4, "b")])
def test_ways_and_what_cities_tell(players: int, board: str) -> None:
    game = GAME(players)
    for state, referee in decisions(players, board, "sells"):
        if state.phase.name != "act":
            continue
        seat = state.seat
        told = game.view(state.observation(seat), state.legal_actions())
        ways = cheapest(referee)
        for city in told["cities"]:
            holder = referee.holder(city["id"])
            assert (city["flight"] or 0) == ways[city["id"]]
            assert city["contracts"] == [referee.count(city["id"], s) for s in range(players)]
            assert city["majority"] == (None if holder == NOBODY else holder)
            assert city["price"] == (0 if holder == seat else 1)
            assert city["pays"] == (None if holder in (NOBODY, seat) else holder)
        flights = [plan for plan in told["plans"] if plan["path"][0].startswith("city:")]
        legs = {action.notation for action in state.legal_actions()}
        far = {c for c, price in ways.items() if 0 < price <= state.money[seat]}
        assert {plan["path"][0][5:] for plan in flights} == {
            c for c in far if f"move {c}" not in legs
        }
        for plan in flights:
            price = ways[plan["path"][0][5:]]
            assert dollars(plan["label"]) == price
        for row, points in zip(told["projection"], referee.points(), strict=True):
            assert {part["id"]: part["value"] for part in row["parts"]} == points
            assert row["total"] == sum(points.values())
