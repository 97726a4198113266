"""The set-up: all of it is chance, but for guilds that are chosen.

Colours out, first goods, compass, guilds; then the first turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.core.game import CHANCE, Action, Event, Phase, Reason
from engine.games.traders import phases, turn, why
from engine.games.traders.actions import (
    DRAW,
    DRAW_COMPASS,
    DRAW_GUILD,
    DRAW_OUT,
    GUILD,
    NUMBER,
)
from engine.games.traders.data import COLOURS, COLOURS_OUT, PILES
from engine.games.traders.rules import ALL_GUILDS, GENERIC, free_sides, pile_sizes
from engine.games.traders.state import TradersState, of_colour

TradersPhase = Phase[TradersState]


def even(actions: Sequence[Action]) -> list[tuple[Action, float]]:
    """Outcomes that are equally likely."""
    return [(action, 1 / len(actions)) for action in actions]


class ColoursOut(Phase[TradersState]):
    """With two or three players colours leave the game (Rules TA-9)."""

    name: ClassVar[str] = "colours_out"
    is_chance: ClassVar[bool] = True

    def legal_actions(self, state: TradersState) -> Sequence[Action]:
        return [
            DRAW_OUT[c] for c in range(len(COLOURS)) if any(state.supply[k] for k in of_colour(c))
        ]

    def chance_outcomes(self, state: TradersState) -> list[tuple[Action, float]]:
        return even(self.legal_actions(state))

    def apply(self, state: TradersState, action: Action, events: list[Event]) -> TradersPhase:
        colour = NUMBER[action]
        for kind in of_colour(colour):
            state.gone[kind] = state.supply[kind]
            state.supply_size -= state.supply[kind]
            state.supply[kind] = 0
        events.append(("colour_out", None, colour))
        return begin_setup(state)


def begin_setup(state: TradersState) -> TradersPhase:
    """Colours leave until those for this number of players are left; then the warehouses are filled."""
    state.player = CHANCE
    gone = sum(state.gone[kind] > 0 for kind in range(0, len(state.gone), len(of_colour(0))))
    return COLOURS_OUT_PHASE if gone < COLOURS_OUT[state.players] else FIRST_GOODS


class Fill(Phase[TradersState]):
    """Chance draws a marker for the empty space with the lowest number (Rules TA-6)."""

    name: ClassVar[str] = "fill"
    is_chance: ClassVar[bool] = True

    def legal_actions(self, state: TradersState) -> Sequence[Action]:
        return [DRAW[kind] for kind, count in enumerate(state.supply) if count]

    def chance_outcomes(self, state: TradersState) -> list[tuple[Action, float]]:
        size = state.supply_size
        return [(DRAW[kind], count / size) for kind, count in enumerate(state.supply) if count]

    def sample(self, state: TradersState, point: float) -> Action:
        left = int(point * state.supply_size)
        for kind, count in enumerate(state.supply):
            left -= count
            if left < 0:
                return DRAW[kind]
        raise AssertionError("the supply is empty")

    def apply(self, state: TradersState, action: Action, events: list[Event]) -> TradersPhase:
        self.draw(state, NUMBER[action], events)
        state.drawn += 1
        if state.drawn > state.last_pile_from and state.breaker < 0:
            state.breaker = state.seat
            events.append(("last_supply", state.seat))
        if state.empty and state.supply_size:
            return self
        state.player = state.seat
        return phases.ACT

    def draw(self, state: TradersState, kind: int, events: list[Event]) -> None:
        """The marker goes from the supply into its space."""
        state.supply[kind] -= 1
        state.supply_size -= 1
        slot = (state.empty & -state.empty).bit_length() - 1
        state.put(slot, kind)
        events.append(("fill", None, state.board.city_of[slot], kind))


class FirstGoods(Fill):
    """The warehouses are filled before play begins; what is left makes five piles (Rules TA-8)."""

    name: ClassVar[str] = "first_goods"

    def apply(self, state: TradersState, action: Action, events: list[Event]) -> TradersPhase:
        self.draw(state, NUMBER[action], events)
        if state.empty:
            return self
        state.piles = tuple(pile_sizes(state.supply_size))
        state.last_pile_from = state.supply_size - state.piles[PILES - 1]
        return COMPASS if state.with_compass else begin_guilds(state, events)


class Compass(Phase[TradersState]):
    """The compass is spun: normal, or all arrows reversed (Rules TA-19)."""

    name: ClassVar[str] = "compass"
    is_chance: ClassVar[bool] = True

    def legal_actions(self, state: TradersState) -> Sequence[Action]:
        return DRAW_COMPASS

    def chance_outcomes(self, state: TradersState) -> list[tuple[Action, float]]:
        return even(DRAW_COMPASS)

    def apply(self, state: TradersState, action: Action, events: list[Event]) -> TradersPhase:
        state.compass = NUMBER[action]
        state.wind = state.board.winds[state.compass]
        events.append(("compass", None, state.compass))
        return begin_guilds(state, events)


def begin_guilds(state: TradersState, events: list[Event]) -> TradersPhase:
    """Guilds for everybody, as the option says (Rules TA-29)."""
    state.seat = 0
    if state.guild_option == "random":
        state.player = CHANCE
        return DEAL_GUILDS
    if state.guild_option == "chosen":
        state.player = 0
        return CHOOSE_GUILD
    return turn.begin_turn(state, events)


def take_guild(
    state: TradersState, index: int, phase: TradersPhase, events: list[Event]
) -> TradersPhase:
    """The seat has its guild; then the next seat, then the first turn."""
    state.guilds[state.seat] = ALL_GUILDS[index]
    events.append(("guild", state.seat, index))
    state.seat += 1
    if state.seat < state.players:
        if state.player != CHANCE:
            state.player = state.seat
        return phase
    state.seat = 0
    return turn.begin_turn(state, events)


class DealGuilds(Phase[TradersState]):
    """Each seat gets a special mat by chance, then one of its two sides."""

    name: ClassVar[str] = "deal_guilds"
    is_chance: ClassVar[bool] = True

    def legal_actions(self, state: TradersState) -> Sequence[Action]:
        return [DRAW_GUILD[side] for side in free_sides(state.guilds[: state.seat])]

    def chance_outcomes(self, state: TradersState) -> list[tuple[Action, float]]:
        return even(self.legal_actions(state))

    def apply(self, state: TradersState, action: Action, events: list[Event]) -> TradersPhase:
        return take_guild(state, NUMBER[action], self, events)


class ChooseGuild(Phase[TradersState]):
    """Each seat in turn order chooses a side of a free special mat, or a generic guild."""

    name: ClassVar[str] = "choose_guild"

    def legal_actions(self, state: TradersState) -> Sequence[Action]:
        sides = free_sides(state.guilds[: state.seat])
        return [GUILD[GENERIC.index], *(GUILD[side] for side in sides)]

    def apply(self, state: TradersState, action: Action, events: list[Event]) -> TradersPhase:
        return take_guild(state, NUMBER[action], self, events)

    def why_not(self, state: TradersState, path: Sequence[str]) -> Reason:
        return why.not_chosen(state, path)


COLOURS_OUT_PHASE, FIRST_GOODS, FILL = ColoursOut(), FirstGoods(), Fill()
COMPASS, DEAL_GUILDS, CHOOSE_GUILD = Compass(), DealGuilds(), ChooseGuild()
