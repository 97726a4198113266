"""`greedy`: the best end of its own turn, as the game's evaluation sees it.

It searches the chain of questions up to the next chance or other player, all of it if the chain is
short, else as far as the node limit goes. Nothing that is hidden from it is ever looked at: the search stops
before chance acts, and the evaluation judges by what the player may know.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.core.game import Action, Game, State

NODE_LIMIT = 4_000
SLICE = 200
"""Nodes between two answers, so that whoever waits can stop or let others in."""


def search(game: Game, state: State, rng: Random) -> Iterator[list[Action]]:
    """The chain of actions with the best end; equals are drawn by `rng`."""
    player = state.current_player()
    best: list[Action] = [state.legal_actions()[0]]
    best_value, best_tie = float("-inf"), 0.0
    stack: list[tuple[State, list[Action]]] = [(state, [])]
    for node in range(NODE_LIMIT):
        if not stack:
            break
        position, path = stack.pop()
        for action in position.legal_actions():
            end = position.clone()
            end.apply_action(action)
            if end.current_player() == player:
                stack.append((end, [*path, action]))
                continue
            value, tie = game.evaluate(end, player), rng.random()
            if (value, tie) > (best_value, best_tie):
                best, best_value, best_tie = [*path, action], value, tie
        if node % SLICE == SLICE - 1:
            yield best
    yield best
