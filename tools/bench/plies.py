"""python plies.py rate GAME SECONDS, or thirds GAME PLAYERS SECONDS: random play. Also run inside Pyodide.

`rate` prints [decisions a second, chance plies a decision]; GAME may be `open_spiel`, its python_tic_tac_toe.
`thirds` prints how long a decision takes in the last third of a match over in the first.
"""

import json
import sys
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random

PLAYERS = {"titans": 3, "airlines": 4, "traders": 3}
Play = Callable[[Random], tuple[int, int]]


def ours(name: str) -> Play:
    """One match; returns its decisions and its chance plies, which take time and are counted apart."""
    from engine.core.simulate import play_match, uniform
    from engine.registry import load_game

    players = PLAYERS[name]
    game = load_game(name, players)
    return lambda rng: play_match(game, [uniform] * players, rng)[1:]


def open_spiel() -> Play:
    """One game of OpenSpiel's python_tic_tac_toe; returns its plies."""
    from importlib import import_module

    import_module("open_spiel.python.games.tic_tac_toe")  # registers the game
    pyspiel = import_module("pyspiel")

    game = pyspiel.load_game("python_tic_tac_toe")

    def play(rng: Random) -> tuple[int, int]:
        state, plies = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            plies += 1
        return plies, 0

    return play


def rate(name: str, seconds: float) -> list[float]:
    """Over so many seconds, after a short warming up."""
    play = open_spiel() if name == "open_spiel" else ours(name)
    rng, plies, chances = Random(1), 0, 0
    for _ in range(20):
        play(rng)
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        more = play(rng)
        plies, chances = plies + more[0], chances + more[1]
    return [plies / (time.perf_counter() - start), chances / plies]


def thirds(name: str, players: int, seconds: float) -> float:
    """Of matches that are played for so many seconds."""
    from engine.core.game import Action, Game, State
    from engine.core.simulate import play_match, uniform
    from engine.registry import load_game

    at: list[float] = []

    def timed(game: Game, state: State, rng: Random) -> Action:
        at.append(time.perf_counter())
        return uniform(game, state, rng)

    game = load_game(name, players)
    first = last = 0.0
    start = time.perf_counter()
    for seed in count():
        at.clear()
        play_match(game, [timed] * players, Random(seed))
        third = (len(at) - 1) // 3
        if seed >= 3:  # the first ones warm up
            first, last = first + at[third] - at[0], last + at[-1] - at[-1 - third]
            if time.perf_counter() - start > seconds:
                break
    return last / first


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))
    what, name, *rest = sys.argv[1:]
    if what == "rate":
        print(json.dumps(rate(name, float(rest[0]))))
    else:
        print(json.dumps(thirds(name, int(rest[0]), float(rest[1]))))
