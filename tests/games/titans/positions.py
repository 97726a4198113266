"""Positions of Trading Titans set up for a test, and played by naming the things that are picked.

Rows are written as prices from Palmyra outwards, cards by name, a covered card as (card, mirage).
What a test does not say is filled in so that 12 amphorae a colour and 42 cards are there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.game import CHANCE, TERMINAL, Action, Outcome
from engine.games.titans import phases, year
from engine.games.titans.game import TradingTitans

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

COLOURS = ("red", "yellow", "green")
TRACK = (2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30)
RANKS = (
    *("caravan_m3", "caravan_m2", "caravan_m1", "caravan_p1", "caravan_p2", "caravan_p3"),
    *("contract", "tax", "mirage"),
)
KINDS = [f"{colour}_{rank}" for colour in COLOURS for rank in RANKS]
COPIES = {kind: {"contract": 4, "tax": 2, "mirage": 2}.get(kind.split("_")[1], 1) for kind in KINDS}

Card = str | tuple[str, str]


class Match:
    """A position with the moves that lead on from it. Every ply is checked by `invariants()`."""

    def __init__(
        self,
        players: int,
        *,
        seat: int = 0,
        phase: str = "trade",
        year: int = 1,
        scores: Sequence[int] | None = None,
        goods: Sequence[Mapping[str, int]] | None = None,
        fronts: Mapping[str, int] | None = None,
        roads: Mapping[str, Sequence[int]] | None = None,
        hands: Mapping[int, Sequence[str]] | None = None,
        display: Sequence[Card] = (),
    ) -> None:
        """`seat` is asked the question `phase`, long after the first turns of the match.

        `fronts` gives the price of the front amphora of a row without gaps (what does not fit
        stacks on 30), `roads` a whole row; else a row begins on 24. Hands are filled up to five.
        """
        self.game = TradingTitans(players)
        state = self.state = self.game.new_initial_state()
        state.year, state.turn, state.seat, state.player = year, 100, seat, seat
        if scores is not None:
            state.scores[:] = scores
            for ledger, score in zip(state.ledgers, scores, strict=True):
                ledger[0] = score
        if goods is not None:
            state.goods = [[one.get(colour, 0) for colour in COLOURS] for one in goods]
        for index, colour in enumerate(COLOURS):
            left = 12 - sum(owned[index] for owned in state.goods)
            row = (roads or {}).get(colour) or _row(left, (fronts or {}).get(colour))
            assert len(row) == left, f"{colour}: {len(row)} on the road, {left} not owned"
            state.rows[index] = [TRACK.index(price) for price in reversed(row)]
        self._deal(hands or {}, display)
        self._ask(phase)
        state.invariants()

    @classmethod
    def start(cls, players: int) -> Match:
        """The beginning of a match; chance deals the first card that it can, five to each."""
        match = cls.__new__(cls)
        match.game = TradingTitans(players)
        match.state = match.game.new_initial_state()
        match.state.invariants()
        match.let_chance_act()
        return match

    def _deal(self, hands: Mapping[int, Sequence[str]], display: Sequence[Card]) -> None:
        state, left = self.state, dict(COPIES)

        def take(card: str) -> int:
            assert left[card] > 0, f"too many of {card}"
            left[card] -= 1
            return KINDS.index(card)

        for card in display:
            below, cover = (card, None) if isinstance(card, str) else card
            state.display.append(take(below))
            state.covers.append(take(cover) if cover else -1)
        state.hands = [[take(card) for card in hands.get(p, ())] for p in range(state.players)]
        for hand in state.hands:
            hand += [take(next(k for k in KINDS if left[k])) for _ in range(5 - len(hand))]
            hand.sort()
        state.drawn = [[(kind, 0) for kind in hand] for hand in state.hands]
        state.pack = [left[kind] for kind in KINDS]
        state.pack_size = sum(state.pack)

    def _ask(self, phase: str) -> None:
        state = self.state
        match phase:
            case "trade":
                state.phase = phases.begin_turn(state, state.seat)
            case "card":
                state.phase = phases.next_card(state)
            case "exchange":
                state.phase = year.EXCHANGE
            case _:
                raise AssertionError(f"no position can be set up in {phase}")
        state.legal = state.phase.legal_actions(state)

    # --- what is the case ---------------------------------------------------------------------

    @property
    def phase(self) -> str:
        """The name of the question."""
        return self.state.phase.name

    @property
    def seat(self) -> int:
        """Who is to act; TERMINAL after the end."""
        return self.state.current_player()

    @property
    def year(self) -> int:
        """The trading year."""
        return self.state.year

    @property
    def scores(self) -> list[int]:
        """Everybody's points."""
        return list(self.state.scores)

    @property
    def pack_size(self) -> int:
        """Cards in the pack."""
        assert self.state.pack_size == sum(self.state.pack)
        return self.state.pack_size

    @property
    def display(self) -> list[Card]:
        """The cards of the year in the order of their spaces."""
        cards = zip(self.state.display, self.state.covers, strict=True)
        return [KINDS[k] if c < 0 else (KINDS[k], KINDS[c]) for k, c in cards]

    def goods(self, seat: int, colour: str) -> int:
        """How many amphorae a player owns."""
        return self.state.goods[seat][COLOURS.index(colour)]

    def road(self, colour: str) -> list[int]:
        """The prices under a row, the nearest to Palmyra first."""
        return [TRACK[stop] for stop in reversed(self.state.rows[COLOURS.index(colour)])]

    def hand(self, seat: int) -> list[str]:
        """The names of a hand's cards, sorted."""
        return sorted(KINDS[kind] for kind in self.state.hands[seat])

    def aside(self, seat: int) -> list[str]:
        """The names of the cards that a player laid aside, sorted."""
        return sorted(KINDS[kind] for kind in self.state.aside[seat])

    @property
    def offers(self) -> set[str]:
        """What may be picked: the things of each legal action, joined by +."""
        assert self.seat >= 0
        return {self._path(action) for action in self.state.legal_actions()}

    def rule_of(self, thing: str) -> str:
        """The rule by which `thing` is refused."""
        assert thing not in self.offers
        reason = self.game.why_not(self.state, thing.split("+"))
        assert reason.text.strip().endswith(".")
        return reason.rule

    @property
    def outcome(self) -> Outcome:
        """The result of a finished match."""
        assert self.seat == TERMINAL
        result = self.state.outcome()
        assert result is not None
        return result

    # --- moves --------------------------------------------------------------------------------

    def pick(self, things: str, draws: Sequence[str] = (), *, stop_at_chance: bool = False) -> None:
        """Plays the one legal action with these things.

        Then `draws` come from the pack, and after them what it has first.
        """
        assert self.seat >= 0, f"{things}: nobody is to act in {self.phase}"
        wanted = "+".join(sorted(things.split("+")))
        actions = [one for one in self.state.legal_actions() if self._path(one) == wanted]
        assert len(actions) == 1, f"{things} is not among {sorted(self.offers)}"
        self._apply(actions[0])
        if not stop_at_chance:
            self.let_chance_act(draws)

    def draw(self, card: str) -> None:
        """Chance draws this card."""
        action = {one.arguments[-1]: one for one in self.drawable_actions()}[card]
        self._apply(action)

    def drawable(self) -> set[str]:
        """The cards that chance may draw now."""
        return {action.arguments[-1] for action in self.drawable_actions()}

    def drawable_actions(self) -> list[Action]:
        """What chance may do now; the probabilities add up to 1."""
        assert self.seat == CHANCE
        outcomes = self.state.chance_outcomes()
        assert abs(sum(probability for _, probability in outcomes) - 1) < 1e-9
        return [action for action, probability in outcomes if probability > 0]

    def let_chance_act(self, draws: Sequence[str] = ()) -> None:
        """Chance draws `draws`, then whatever comes first, until somebody has to decide."""
        wanted = list(draws)
        while self.seat == CHANCE:
            if wanted:
                self.draw(wanted.pop(0))
            else:
                self._apply(self.drawable_actions()[0])
        assert not wanted, f"{wanted} were not drawn"

    def settle(self) -> None:
        """Lets a question with one answer answer itself, as it does in play."""
        self.state.enter(self.state.phase, [])
        self.let_chance_act()

    def pass_turn(self) -> None:
        """A turn without a trade and with the first card that is not a tax."""
        seat = self.seat
        if self.phase == "trade":
            self.pick("button:done")
        self.play_any_card()
        assert self.seat != seat

    def play_any_card(self) -> None:
        """The first card that is not a tax."""
        assert self.phase == "card"
        self.pick(next(offer for offer in sorted(self.offers) if "tax" not in offer))

    def finish_what_is_forced(self, stop_at_seat: int = TERMINAL) -> None:
        """Plays on while there is only one answer, up to the turn of a seat."""
        while self.seat >= 0 and self.seat != stop_at_seat and len(self.offers) == 1:
            self.pick(next(iter(self.offers)))

    def _path(self, action: Action) -> str:
        return "+".join(sorted(self.game.path(action)))

    def _apply(self, action: Action) -> None:
        self.state.apply_action(action)
        self.state.invariants()


def _row(count: int, front: int | None) -> list[int]:
    """`count` prices without a gap: on from `front`, or down from 24."""
    first = TRACK.index(24) - count + 1 if front is None else TRACK.index(front)
    return [TRACK[min(first + i, len(TRACK) - 1)] for i in range(count)]


__all__ = ["CHANCE", "TERMINAL", "Match"]
