"""Matches without a table: bots play each other, and figures come out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from engine.core.game import CHANCE, Action, Game, Outcome, State

Choose = Callable[[Game, State, Random], Action]


def play_match(
    game: Game, choose: Sequence[Choose], rng: Random, *, check: bool = False
) -> tuple[State, int, int]:
    """Plays a match; `choose[seat]` decides. Returns the end, the decisions and the chance plies.

    With `check`, invariants() runs after every action.
    """
    state = game.new_initial_state()
    decisions = chances = 0
    while not state.is_terminal():
        player = state.player
        if player == CHANCE:
            action = state.phase.sample(state, rng.random())
            chances += 1
        else:
            action = choose[player](game, state, rng)
            decisions += 1
        state.apply_action(action)
        if check:
            state.invariants()
    return state, decisions, chances


def uniform(_game: Game, state: State, rng: Random) -> Action:
    """Any legal action, as fast as can be."""
    legal = state.legal
    return legal[int(rng.random() * len(legal))]


@dataclass(slots=True)
class Summary:
    """Figures of many matches. Seats are places at the table, bots what sat there."""

    games: int = 0
    decisions: int = 0
    chance_plies: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    score_by_seat: list[float] = field(default_factory=list)
    wins_by_seat: list[float] = field(default_factory=list)
    score_by_bot: Counter[str] = field(default_factory=Counter)
    wins_by_bot: Counter[str] = field(default_factory=Counter)
    seats_by_bot: Counter[str] = field(default_factory=Counter)

    def add(
        self,
        outcome: Outcome,
        returns: Sequence[float],
        seating: Sequence[str],
        plies: tuple[int, int],
    ) -> None:
        """Counts one match in; `seating[seat]` is the bot that sat there."""
        self.games += 1
        self.decisions += plies[0]
        self.chance_plies += plies[1]
        self.outcomes[outcome.reason] += 1
        if not self.score_by_seat:
            self.score_by_seat = [0.0] * len(seating)
            self.wins_by_seat = [0.0] * len(seating)
        for seat, bot in enumerate(seating):
            total, share = outcome.scores[seat].total, returns[seat]
            self.score_by_seat[seat] += total
            self.wins_by_seat[seat] += share
            self.score_by_bot[bot] += total
            self.wins_by_bot[bot] += share  # type: ignore[assignment]
            self.seats_by_bot[bot] += 1

    def to_json(self) -> dict[str, Any]:
        games = self.games or 1
        return {
            "games": self.games,
            "plies": self.decisions,
            "chance_plies": self.chance_plies,
            "outcomes": dict(self.outcomes),
            "mean_score_by_seat": [round(s / games, 2) for s in self.score_by_seat],
            "wins_by_seat": [round(w / games, 4) for w in self.wins_by_seat],
            "mean_score_by_bot": {
                bot: round(total / self.seats_by_bot[bot], 2)
                for bot, total in self.score_by_bot.items()
            },
            "wins_by_bot": {bot: round(wins / games, 4) for bot, wins in self.wins_by_bot.items()},
        }
