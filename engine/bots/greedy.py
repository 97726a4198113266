"""`greedy`: the best end of its own turn, as the game's evaluation sees it.

It searches the chain of questions up to the next chance or other player, the most promising position first,
until the chain's ends are all seen or the node limit is reached. Of the answers to one question only the most
promising are followed further. Nothing that is hidden from it is ever looked at: the search stops
before chance acts, and the evaluation judges by what the player may know.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from heapq import heappop, heappush
from random import Random

from engine.core.game import Action, Game, State

NODE_LIMIT = 1_500
"""Evaluations; the longest chains of Trading Titans have about as many ends."""
BREADTH = 8
"""Answers to one question that are followed by the next: of sixty circles to sabotage most are alike, and
following them all would use up the limit before better turns are looked at."""
SLICE = 100
"""Evaluations between two answers, so that whoever waits can stop or let others in."""


def search(game: Game, state: State, rng: Random) -> Iterator[list[Action]]:
    """The chain of actions with the best end; equals are drawn by `rng`."""
    player = state.current_player()
    best: list[Action] = [state.legal_actions()[0]]
    best_value = (float("-inf"), 0.0)
    nodes, told = 0, 0
    seen: set[Hashable] = set()
    frontier: list[tuple[float, int, State, list[Action]]] = [(0.0, 0, state, [])]
    while frontier and nodes < NODE_LIMIT:
        _value, _order, position, path = heappop(frontier)
        unfinished = []
        for action in position.legal_actions():
            end = position.clone()
            end.apply_action(action)
            key = end.key() if end.current_player() == player else None
            if key is not None:
                if key in seen:
                    continue
                seen.add(key)
            value = game.evaluate(end, player)
            nodes += 1
            if end.current_player() == player:
                unfinished.append((-value, nodes, end, [*path, action]))
            elif (found := (value, rng.random())) > best_value:
                best, best_value = [*path, action], found
        for step in sorted(unfinished)[:BREADTH]:
            heappush(frontier, step)
        if nodes - told >= SLICE and best_value[0] > float("-inf"):
            told = nodes
            yield best
    yield best
