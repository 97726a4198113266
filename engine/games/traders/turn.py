"""How turns and the match go on: what follows when something is done.

Functions that change the state and return the next phase. phases.py asks the questions, setup.py draws.
"""

from __future__ import annotations

from engine.core.game import CHANCE, TERMINAL, Event, Phase
from engine.games.traders import phases, setup
from engine.games.traders.data import IDLE_ROUNDS, INCOME, REPLENISHING
from engine.games.traders.rules import NOBODY, by_colour, without
from engine.games.traders.state import TradersState, same_colour

TradersPhase = Phase[TradersState]


def begin_turn(state: TradersState, events: list[Event]) -> TradersPhase:
    """The turn of `state.seat`: income, then replenishing as far as it is possible (Rules TA-3 to TA-5)."""
    state.player = state.seat
    state.acted = state.tacked = state.progress = False
    state.receive(state.seat, INCOME)
    events.append(("income", state.seat, INCOME))
    if not state.empty or not state.supply_size:
        return phases.ACT
    if state.empty.bit_count() == state.board.slots:
        return replenish(state, events, forced=True)
    return phases.REPLENISH_PHASE


def replenish_price(state: TradersState) -> int:
    """What replenishing costs the player in turn (Rules TA-4, TA-29)."""
    free_from = state.guilds[state.seat].free_replenishing_from
    return 0 if state.empty.bit_count() >= free_from else REPLENISHING


def replenish(state: TradersState, events: list[Event], *, forced: bool) -> TradersPhase:
    """The player in turn pays; then chance fills the spaces."""
    price = replenish_price(state)
    state.pay_bank(state.seat, price)
    state.progress = True
    events.append(("forced" if forced else "replenish", state.seat, price))
    state.player = CHANCE
    return setup.FILL


def complete_sale(state: TradersState, events: list[Event]) -> TradersPhase:
    """The chosen markers are sold; a contract goes back to the mat; then the losses (Rules TA-14 to
    TA-16)."""
    seat, sale, guild = state.seat, state.sale, state.guilds[state.seat]
    state.mats[seat] = without(state.mats[seat], sale)
    state.sold[seat] = tuple(sorted((*state.sold[seat], *sale)))
    state.sale = ()
    state.acted = state.progress = True
    events.append(("sale", seat, state.ship, *sale))
    if len(sale) >= guild.keeps_contract_from:
        events.append(("kept_contract", seat, state.ship))
    else:
        state.place_contracts(seat, state.ship, -1)
    losses = []
    for offset in range(1, state.players):
        player = (seat + offset) % state.players
        for colour in sorted(by_colour(sale)):
            owned = same_colour(state.mats[player], colour)
            if len(owned) >= state.guilds[player].insured_from:
                events.append(("insured", player, colour))
            elif owned:
                losses.append((player, colour))
    state.losses = tuple(losses)
    return next_loss(state)


def next_loss(state: TradersState) -> TradersPhase:
    """Who is next to lose a marker, clockwise from the seller; after the last the turn goes on (TA-15)."""
    if state.losses:
        state.player = state.losses[0][0]
        return phases.LOSS
    state.player = state.seat
    return phases.ACT


def taxes(state: TradersState, events: list[Event]) -> TradersPhase:
    """Taxes and Tolls: surplus dollars go to the bank, then surplus goods are chosen (Rules TA-17)."""
    seat = state.seat
    guild = state.guilds[seat]
    surplus = state.money[seat] - guild.kept_dollars
    if surplus > 0:
        state.pay_bank(seat, surplus)
        events.append(("taxed", seat, surplus))
    return next_discard(state, events)


def next_discard(state: TradersState, events: list[Event]) -> TradersPhase:
    """The next marker too many, or the end of the turn."""
    if len(state.mats[state.seat]) > state.guilds[state.seat].kept_goods:
        return phases.TAX
    return end_turn(state, events)


def end_turn(state: TradersState, events: list[Event]) -> TradersPhase:
    """The next player, unless the match ends (Rules TA-21, TA-30)."""
    state.turns += 1
    state.idle_turns = 0 if state.progress else state.idle_turns + 1
    if state.breaker != NOBODY:
        if state.seat == state.players - 1:
            return finish(state, "last_supply", events)
    elif state.idle_turns >= IDLE_ROUNDS * state.players:
        return finish(state, "nobody_trades", events)
    state.seat = (state.seat + 1) % state.players
    return begin_turn(state, events)


def finish(state: TradersState, reason: str, events: list[Event]) -> TradersPhase:
    """The match is over."""
    state.reason = reason
    state.player = TERMINAL
    events.append(("end", None, reason))
    return phases.OVER
