"""What is known of hidden cards, kept while they are dealt anew.

Shares that were taken openly are known to be in a hand until as many have been laid (`known`). Each
route card is there once, and the pile is empty whenever the discards are shuffled. So a card was
drawn between the shuffle by which it came back (`card_age`) and the next, and everybody can count how many
cards of each age a player holds: those that he drew in that time less those that he gave since.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from engine.games.airlines.rules import bits

if TYPE_CHECKING:
    from engine.games.airlines.state import AirlinesState

NO_HAND = -1
"""Where the cards of the pile are."""


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
    """Cards of one age change places with each other alone."""
    places = [(p, card) for p in others for card in bits(state.cards[p])]
    places += [(NO_HAND, card) for card in bits(state.route_pile)]
    state.route_pile = 0
    for p in others:
        state.cards[p] = 0
    for age in range(state.shuffles + 1):
        mine = [place for place in places if state.card_age[place[1]] == age]
        cards = [card for _p, card in mine]
        rng.shuffle(cards)
        for (p, _card), card in zip(mine, cards, strict=True):
            if p == NO_HAND:
                state.route_pile |= 1 << card
            else:
                state.cards[p] |= 1 << card
