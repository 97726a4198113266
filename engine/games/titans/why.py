"""Why something can't be done: one sentence and the rule that says so.

Each function belongs to a phase and is asked for things that were picked (docs/boundary.md) and
that no legal action names.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.core.game import Reason
from engine.core.text import _
from engine.games.titans import rules, words
from engine.games.titans.actions import MIRAGE, RANKS
from engine.games.titans.words import colour_and_kind

if TYPE_CHECKING:
    from engine.games.titans.state import TitansState


def over() -> Reason:
    """After the end."""
    return Reason(_("The match is over."), "end")


def _common(path: Sequence[str]) -> Reason | None:
    if not path:
        return Reason(_("Pick something first."), "turn")
    what, index = colour_and_kind(path[0])
    if what == "amphora":
        return Reason(_("Only the amphora nearest Palmyra is for sale on each road."), "buy")
    if what not in ("front", "goods", "card", "display", "button") or (
        what != "button" and index < 0
    ):
        return Reason(_("Nothing can be done with that."), "turn")
    return None


def not_traded(state: TitansState, path: Sequence[str]) -> Reason:
    """In Trade."""
    common = _common(path)
    if common:
        return common
    what, colour = colour_and_kind(path[0])
    if what in ("card", "display"):
        return (
            Reason(_("Trade first, or end your trade; then a card is played."), "TT-1")
            if not _owing(state)
            else _in_debt(state)
        )
    if what == "button" or (_owing(state) and what == "front"):
        return _in_debt(state) if _owing(state) else Reason(_("That is not asked now."), "TT-1")
    if what == "goods" and not state.goods[state.seat][colour]:
        return Reason(_("You have no {goods} to sell.").format(goods=words.goods(colour)), "trade")
    trade = 2 * colour + (what == "goods")
    if trade not in rules.fitting_trades(state.trades, state.turn):
        return _beyond_limits(state)
    if what == "goods":
        return _in_debt(state)
    if len(state.rows[colour]) < 2:
        return Reason(_("The last amphora on a road can't be bought."), "TT-7")
    return Reason(
        _("This amphora costs {price}; you have {score}.").format(
            price=rules.buying_price(state.rows[colour]),
            score=words.number(state.scores[state.seat]),
        ),
        "TT-8",
    )


def _owing(state: TitansState) -> bool:
    return state.debt_goal is not None and state.scores[state.seat] < state.debt_goal


def _in_debt(state: TitansState) -> Reason:
    goal = state.debt_goal or 0
    if goal < 0:
        return Reason(
            _(
                "You are in debt: your sales must bring you to {goal}, the best you can reach this turn."
            ).format(goal=words.signed(goal)),
            "TT-21",
        )
    return Reason(
        _(
            "You are in debt: sell until your score is 0 or more, and only what still makes that possible."
        ),
        "TT-21",
    )


def _beyond_limits(state: TitansState) -> Reason:
    if state.turn == 0:
        return Reason(_("In the first turn of the match only one amphora may be traded."), "TT-9")
    if state.turn == 1:
        return Reason(
            _("In the second turn of the match two amphorae may be traded, of different colours."),
            "TT-9",
        )
    return Reason(
        _(
            "One trade a turn: at most one amphora of each colour, "
            "or two of one colour, both bought or both sold."
        ),
        "TT-2",
    )


def not_played(state: TitansState, path: Sequence[str]) -> Reason:
    """In Card and DeadHand."""
    common = _common(path)
    if common:
        return common
    what, index = colour_and_kind(path[0])
    if what in ("front", "goods"):
        return Reason(_("The trade of this turn is over; now a card is played."), "TT-1")
    if what == "button":
        return Reason(_("A card must be played."), "TT-10")
    if what == "display":
        if len(path) > 1 and path[1].startswith("card:"):
            return not_played(state, [path[1], path[0]])
        return Reason(
            _("To cover this card pick a mirage of its colour in your hand first."), "TT-14"
        )
    if index not in state.hands[state.seat]:
        return Reason(_("You do not hold that card."), "cards")
    if index % RANKS != MIRAGE:
        return Reason(_("This card can't be played with that."), "cards")
    if len(path) > 1:
        return Reason(
            _("A mirage goes on an uncovered card of its own colour, never on another mirage."),
            "TT-14",
        )
    return Reason(_("There is no uncovered card of its colour to lay this mirage on."), "TT-14")


def not_exchanged(state: TitansState, path: Sequence[str]) -> Reason:
    """In Exchange."""
    common = _common(path)
    if common:
        return common
    if path[0].startswith("card:"):
        return Reason(_("You do not hold that card."), "TT-19")
    return Reason(_("The year has ended: now you may only lay cards of your hand aside."), "TT-19")


def not_sold_at_the_end(state: TitansState, path: Sequence[str]) -> Reason:
    """In FinalSale."""
    common = _common(path)
    if common:
        return common
    what, colour = colour_and_kind(path[0])
    if what == "goods":
        return Reason(_("You have no {goods} to sell.").format(goods=words.goods(colour)), "TT-23")
    if what == "front":
        return Reason(_("After the last year goods are only sold."), "TT-23")
    return Reason(_("Everybody now sells one amphora in turn; nobody may pass."), "TT-23")
