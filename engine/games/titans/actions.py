"""The catalogue of actions, and the kinds of cards.

A card is its kind's index: 9 kinds a colour, red first. `colour = kind // 9`, `rank = kind % 9`;
ranks 0-5 are caravans, then contract, tax, mirage.
"""

from __future__ import annotations

from engine.core.game import Action, Catalogue
from engine.games.titans.data import CARDS, COLOURS

RANKS = len(CARDS)
CONTRACT, TAX_CARD, MIRAGE = RANKS - 3, RANKS - 2, RANKS - 1
KINDS = tuple(f"{colour}_{rank}" for colour in COLOURS for rank, _copies in CARDS)
COPIES = tuple(copies for _colour in COLOURS for _rank, copies in CARDS)

CATALOGUE = Catalogue(__name__)

BUY = tuple(CATALOGUE.add("buy", colour) for colour in COLOURS)
SELL = tuple(CATALOGUE.add("sell", colour) for colour in COLOURS)
DONE = CATALOGUE.add("done")
"""Ends the trade, or the exchange at the end of a year."""

PASS = CATALOGUE.add("pass")
"""No card of the hand can be played."""

PLAY: dict[int, Action] = {
    kind: CATALOGUE.add("play", name) for kind, name in enumerate(KINDS) if kind % RANKS != MIRAGE
}
COVER: dict[int, Action] = {
    kind: CATALOGUE.add("cover", name) for kind, name in enumerate(KINDS) if kind % RANKS != MIRAGE
}
"""A mirage of the card's colour is laid on that card."""

ASIDE = tuple(CATALOGUE.add("aside", name) for name in KINDS)
DRAW = tuple(CATALOGUE.add("draw", name) for name in KINDS)

COLOUR_OF = {action: i for row in (BUY, SELL) for i, action in enumerate(row)}
KIND_OF = {action: KINDS.index(action.arguments[0]) for action in CATALOGUE if action.verb in
           ("play", "cover", "aside", "draw")}  # fmt: skip
