"""What is known of hidden cards, kept while they are dealt anew.

Shares that were taken openly are known to be in a hand until as many have been laid (`known`). Each
route card is there once: one that came back into the pile by a shuffle is in no hand slot that was
filled before (`card_age`, `returned_age`).
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from engine.games.airlines.rules import bits

if TYPE_CHECKING:
    from engine.games.airlines.state import AirlinesState


def deal_anew(state: AirlinesState, observer: int, rng: Random) -> None:
    """Deals all that `observer` can't see: the others' hands, and both piles."""
    others = [p for p in range(state.players) if p != observer]
    _deal_shares(state, others, rng)
    _deal_cards(state, others, rng)


def _deal_shares(state: AirlinesState, others: list[int], rng: Random) -> None:
    deck = [x for x, count in enumerate(state.pile) for _ in range(count)]
    hidden = {}
    for p in others:
        unknown = [a - b for a, b in zip(state.stock[p], state.known[p], strict=True)]
        deck += [x for x, count in enumerate(unknown) for _ in range(count)]
        hidden[p] = sum(unknown)
    rng.shuffle(deck)
    for p in others:
        state.stock[p] = state.known[p][:]
        for _ in range(hidden[p]):
            state.stock[p][deck.pop()] += 1
    state.pile = [deck.count(x) for x in range(len(state.pile))]


def _deal_cards(state: AirlinesState, others: list[int], rng: Random) -> None:
    slots = sorted((state.card_age[card], p) for p in others for card in bits(state.cards[p]))
    unseen = list(bits(state.route_pile | sum(state.cards[p] for p in others)))
    rng.shuffle(unseen)
    for p in others:
        state.cards[p] = 0
    for age, p in slots:
        # The oldest slots have the fewest candidates, each a part of the next, so none is left over.
        card = next(card for card in unseen if state.returned_age[card] <= age)
        unseen.remove(card)
        state.cards[p] |= 1 << card
        state.card_age[card] = age
    state.route_pile = sum(1 << card for card in unseen)
