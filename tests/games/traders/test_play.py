"""Traders of the Air is played: whole matches of all kinds, and the engine's own promises about them.

The rulings have tests of their own; these are about a match as a whole.
"""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from engine import bots
from engine.core.game import CHANCE, Action, Game, State
from engine.core.simulate import play_match, uniform
from engine.games.traders import words
from engine.games.traders.actions import CATALOGUE, COPIES_OF
from engine.games.traders.game import GAME
from engine.games.traders.rules import ALL_BOARDS, CITIES, ways
from engine.games.traders.state import TradersState

OPTIONS = [
    {"board": board, "guilds": guilds, "compass": compass}
    for board, guilds, compass in product("ab", ("generic", "chosen", "random"), ("off", "on"))
]
PLAYERS = (2, 3, 4)


def first(_game: Game, state: State, _rng: Random) -> Action:
    return state.legal[0]


def last(_game: Game, state: State, _rng: Random) -> Action:
    return state.legal[-1]


def greedy(game: Game, state: State, rng: Random) -> Action:
    return bots.choose("greedy", game, state, rng)[0]


def start(players: int, seed: int = 1, **options: str) -> TradersState:
    """A match on which the set-up by chance is done."""
    rng, state = Random(seed), GAME(players, options).new_initial_state()
    while state.player == CHANCE:
        state.apply_action(state.phase.sample(state, rng.random()))
    return state


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("options", OPTIONS, ids=lambda o: "-".join(o.values()))
def test_random_matches_add_up_after_every_action(players: int, options: dict[str, str]) -> None:
    game, rng = GAME(players, options), Random(f"{players} {options}")
    for _match in range(3):
        state, _decisions, _chances = play_match(game, [uniform] * players, rng, check=True)
        assert isinstance(state, TradersState)
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.reason in game.reasons
        assert sum(state.returns()) == pytest.approx(1)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("choose", [first, last])
def test_whoever_never_trades_ends_the_match(players: int, choose: object) -> None:
    """Nobody makes progress: the safety valve ends it after three rounds."""
    game = GAME(players)
    state, _d, _c = play_match(game, [choose] * players, Random(1), check=True)  # type: ignore[list-item]
    assert isinstance(state, TradersState)
    assert state.outcome().reason == "nobody_trades"  # type: ignore[union-attr]
    assert state.turns == 3 * players


@pytest.mark.parametrize(("players", "markers"), [(2, 52), (3, 65), (4, 78)])
@pytest.mark.parametrize("board", ["a", "b"])
def test_the_set_up_leaves_the_known_piles(players: int, markers: int, board: str) -> None:
    state = start(players, board=board)
    assert state.supply_size == markers - ALL_BOARDS[board].slots == sum(state.piles)
    assert not state.empty
    assert max(state.piles) - min(state.piles) <= 1
    assert list(state.piles) == sorted(state.piles, reverse=True)
    assert state.money == [1 + 3, 2, 3, 4][:players]
    assert state.phase.name == "act"


def test_everything_is_there_once() -> None:
    assert sum(COPIES_OF) == 78
    assert len(CATALOGUE) < 2_500
    assert [len(board.city_of) for board in ALL_BOARDS.values()] == [14, 15]


@pytest.mark.parametrize("board", ["a", "b"])
@pytest.mark.parametrize("side", [0, 1])
def test_every_city_can_be_reached_with_the_wind(board: str, side: int) -> None:
    wind = ALL_BOARDS[board].winds[side]
    for city in CITIES:
        reached = ways(wind, city, 99, 2, [False] * len(CITIES))
        assert len(reached) == len(CITIES) - 1
        for target, (price, path) in reached.items():
            legs = zip((city, *path), path, strict=False)
            assert path[-1] == target
            assert price == sum(wind.price[a][b] for a, b in legs)


def test_the_plans_of_a_view_are_legal_chains() -> None:
    game, rng, seen = GAME(3, {"guilds": "random"}), Random(4), set()
    for _match in range(6):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.player == CHANCE:
                state.apply_action(state.phase.sample(state, rng.random()))
                continue
            for plan in game.view(state.observation(state.player), state.legal)["plans"]:
                trial, seller = state.clone(), state.seat
                for notation in plan["actions"]:
                    action = CATALOGUE.parse(notation)
                    assert action in trial.legal
                    trial.apply_action(action)
                trial.invariants()
                seen.add(plan["path"][0].split(":")[0])
                if plan["path"] == ["button:sell_all"]:
                    assert len(trial.sold[seller]) > len(state.sold[seller])
            state.apply_action(uniform(game, state, rng))
    assert seen == {"city", "button"}


def test_orders_of_a_sale_meet_in_one_key() -> None:
    """Whoever searches a turn looks at equal positions once."""
    state = start(2)
    state.take(0, 0)
    state.take(0, 1)
    state.take(0, 2)
    state.place_contracts(0, state.ship, 1)
    for kind in (0, 1, 2):  # the markers come from the supply, so that all adds up
        state.supply[kind] -= 1
        state.supply_size -= 1
    state.enter(state.phase, [])
    keys = []
    for order in (["sell orange_1", "sell orange_3"], ["sell orange_3", "sell orange_1"]):
        trial = state.clone()
        for notation in order:
            trial.apply_action(CATALOGUE.parse(notation))
        keys.append(trial.key())
    assert keys[0] == keys[1]


@pytest.mark.native  # how well it plays is the same everywhere
def test_greedy_beats_random() -> None:
    game, rng, wins = GAME(2), Random(2), 0.0
    for match in range(6):
        seats = [greedy, uniform] if match % 2 else [uniform, greedy]
        state, _d, _c = play_match(game, seats, rng)
        wins += state.returns()[seats.index(greedy)]
    assert wins == 6


def test_every_log_line_is_a_sentence() -> None:
    game, rng = GAME(4, {"guilds": "random", "compass": "on"}), Random(6)
    kinds = set()
    for _match in range(4):
        state = game.new_initial_state()
        while not state.is_terminal():
            action = (
                state.phase.sample(state, rng.random())
                if state.player == CHANCE
                else uniform(game, state, rng)
            )
            for event in state.apply_action(action):
                line = words.describe(event, ["Ann", "Ben", "Cleo", "Dan"])
                assert line.endswith(".")
                assert "{" not in line
                kinds.add(event[0])
    assert {"compass", "guild", "income", "fly", "buy", "setup", "sale", "lose"} <= kinds
