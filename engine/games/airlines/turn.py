"""How turns, scorings and the match go on: what follows when an action is done.

Functions that change the state and return the next phase. phases.py asks the questions, draws.py
draws. The three modules go round in a circle, as a turn does, so they name each other's parts only
when they are called.
"""

from __future__ import annotations

from engine.core.game import CHANCE, TERMINAL, Event, Phase
from engine.games.airlines import draws, phases
from engine.games.airlines.actions import STOCK
from engine.games.airlines.data import CONTROLLED_ROUNDS, IDLE_ROUNDS, SCORING_CARDS
from engine.games.airlines.rules import ALL_CARDS, HOME_ROUTES, OF_NETWORK, highest_values
from engine.games.airlines.state import NOBODY, AirlinesState

AirlinesPhase = Phase[AirlinesState]
FINAL = 0
"""The number of the last scoring, which may come before all scoring cards have."""


def begin_turn(state: AirlinesState) -> AirlinesPhase:
    """The turn of `state.seat`."""
    state.player = state.seat
    state.airline = state.route = state.target = NOBODY
    state.is_first_flight = state.replaced = state.progress = False
    return phases.TURN


def end_turn(state: AirlinesState, events: list[Event]) -> AirlinesPhase:
    """The next player, unless the match ends (Rules AL-35, AL-39, AL-40)."""
    state.turns += 1
    if state.controlled and state.turns == CONTROLLED_ROUNDS[state.players] * state.players:
        state.scoring_left = SCORING_CARDS
        events.append(("scoring_in", None))
    state.idle_turns = 0 if state.progress else state.idle_turns + 1
    if state.closing > 0:
        state.closing -= 1
        if not state.closing:
            return final_scoring(state, events)
    if not state.valve and state.idle_turns >= IDLE_ROUNDS * state.players:
        state.reason = "nobody_moves"
        return final_scoring(state, events)
    if state.closing == NOBODY and not anything_placeable(state):
        state.valve = True
        state.reason = "nothing_placeable"
        state.closing = state.players
        events.append(("closing", None, state.players))
    state.seat = (state.seat + 1) % state.players
    return begin_turn(state)


def anything_placeable(state: AirlinesState) -> bool:
    """Whether some airline could place a marker with the best card still in the game (Rules AL-40 i)."""
    best = highest_values(ALL_CARDS & ~state.removed_cards)
    payable = 0
    for network, value in enumerate(best):
        payable |= OF_NETWORK[network] & state.cheap[value]
    for airline in range(len(STOCK)):
        if state.is_live(airline):
            founded = state.founded >> airline & 1
            if payable & (state.reach[airline] if founded else HOME_ROUTES[airline]):
                return True
    return False


# --- shares -----------------------------------------------------------------------------------


def marker_placed(state: AirlinesState, events: list[Event]) -> None:
    """After every marker: who is dormant now (Rules AL-19), and what that does to the display."""
    state.progress = True
    for airline in state.new_dormant():
        events.append(("dormant", None, airline))
    purge(state, events)


def purge(state: AirlinesState, events: list[Event]) -> None:
    """With the pile used up, dormant airlines' shares leave the display at once (Rules AL-21)."""
    if not state.pile_is_empty():
        return
    for place, airline in enumerate(state.display):
        if airline != NOBODY and state.dormant >> airline & 1:
            state.display[place] = NOBODY
            state.removed_stock[airline] += 1
            state.progress = True
            events.append(("purge", None, airline))


def take_share(state: AirlinesState, events: list[Event]) -> AirlinesPhase:
    """The player in turn gets a share, if there is one."""
    if state.shares_gone():
        return share_missing(state, events)
    state.player = state.seat
    return phases.TAKE_PHASE


def share_taken(state: AirlinesState, events: list[Event]) -> AirlinesPhase:
    """An open share was taken: the gap is filled (Rules AL-22)."""
    if state.pile_is_empty():
        return after_share(state, events)
    state.player = CHANCE
    return draws.REFILL


def after_share(state: AirlinesState, events: list[Event]) -> AirlinesPhase:
    """The player has his share: the founder still draws a route card (Rules AL-4)."""
    purge(state, events)
    if state.shares_gone():
        return share_missing(state, events)
    return finish_action(state, events)


def finish_action(state: AirlinesState, events: list[Event]) -> AirlinesPhase:
    """The founder's route card, then the end of the turn."""
    if state.is_first_flight:
        state.is_first_flight = False
        drawing = draws.draw_card(state, None, events)
        if drawing is not None:
            return drawing
    return end_turn(state, events)


def share_missing(state: AirlinesState, events: list[Event]) -> AirlinesPhase:
    """Pile and display are empty: the end, or the extra final round (Rules AL-35, AL-39)."""
    if state.final_round and not state.valve:
        if state.closing == NOBODY:
            state.closing = state.players
            events.append(("final_round", None))
        state.reason = "shares_gone"
        return finish_action(state, events)
    state.reason = "shares_gone"
    return final_scoring(state, events)


def after_replacement(state: AirlinesState, events: list[Event]) -> AirlinesPhase:
    """Back to the turn's start, unless the display has emptied."""
    purge(state, events)
    if state.shares_gone():
        if not state.final_round or state.valve:
            return share_missing(state, events)
        if state.closing == NOBODY:
            state.closing = state.players
            events.append(("final_round", None))
        state.reason = "shares_gone"
    state.player = state.seat
    return phases.TURN


# --- scoring ----------------------------------------------------------------------------------


def scoring_card(state: AirlinesState, draw: draws.DrawShare, events: list[Event]) -> AirlinesPhase:
    """A scoring card has come up: score at once, then the next card (Rules AL-23, AL-25, AL-36)."""
    state.scoring_left -= 1
    if state.players == 2 and len(state.scorings) == SCORING_CARDS - 1:
        state.reason = "third_scoring"
        return final_scoring(state, events)
    tell_scoring(state, events, len(state.scorings) + 1)
    return draw.nothing_left(state, events) if state.pile_is_empty() else draw


def tell_scoring(
    state: AirlinesState, events: list[Event], number: int, phantom: list[int] | None = None
) -> None:
    """Scores, and says what everybody got. `number` is that of the scoring card, or FINAL."""
    state.score(phantom)
    events.append(("scoring", None, number))
    for airline, rows in enumerate(state.scorings[-1]):
        for player, points in enumerate(rows[1:]):
            if points:
                events.append(("pays", player, airline, points, rows[0]))
    for player in range(state.players):
        points = sum(rows[player + 1] for rows in state.scorings[-1])
        events.append(("total", player, points, state.scores[player]))


def final_scoring(state: AirlinesState, events: list[Event]) -> AirlinesPhase:
    """The last scoring, with two players against the fictitious third (Rules AL-36, AL-37)."""
    tell_scoring(state, events, FINAL, state.phantom() if state.players == 2 else None)
    for player in range(state.players):
        bonus = state.bonus_of(player)
        state.scores[player] += bonus
        if bonus:
            events.append(("bonus", player, bonus))
    state.player = TERMINAL
    return phases.OVER
