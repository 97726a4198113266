"""python plies.py titans|open_spiel SECONDS: prints random decisions a second. Also run inside Pyodide."""

import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

PLAYERS = 3


def titans() -> Callable[[Random], int]:
    """One match of Trading Titans; returns its decisions. Chance plies take time and are not counted."""
    from engine.core.simulate import play_match, uniform
    from engine.registry import load_game

    game = load_game("titans", PLAYERS)
    return lambda rng: play_match(game, [uniform] * PLAYERS, rng)[1]


def open_spiel() -> Callable[[Random], int]:
    """One game of OpenSpiel's python_tic_tac_toe; returns its plies."""
    from importlib import import_module

    import_module("open_spiel.python.games.tic_tac_toe")  # registers the game
    pyspiel = import_module("pyspiel")

    game = pyspiel.load_game("python_tic_tac_toe")

    def play(rng: Random) -> int:
        state, plies = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            plies += 1
        return plies

    return play


def rate(play: Callable[[Random], int], seconds: float) -> float:
    """Plies a second over so many seconds, after a short warming up."""
    rng, plies = Random(1), 0
    for _ in range(20):
        play(rng)
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        plies += play(rng)
    return plies / (time.perf_counter() - start)


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))
    print(rate({"titans": titans, "open_spiel": open_spiel}[sys.argv[1]](), float(sys.argv[2])))
