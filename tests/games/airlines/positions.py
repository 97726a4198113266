"""Positions of Airlines set up for a test, and played by notations.

Airlines, routes and cards are named as in atlas.py; lists of cards are written with spaces between
them. What a test does not say is filled in, so that all shares, route cards and markers are there.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from engine.core.game import CHANCE, TERMINAL, Outcome, Reason
from engine.games.airlines import turn
from engine.games.airlines.game import GAME
from tests.games.airlines.atlas import CARDS, CIRCLES, STOCK

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

NAMES = list(STOCK)
ROUTES = list(CIRCLES)
SPACES = [(route, number) for route, numbers in CIRCLES.items() for number in numbers]
FILLERS = ("northwest_13", "northwest_11", "northwest_9", "northeast_14", "northeast_12")
"""Each founds GAP if nobody has: so a player of whom a test says nothing always has a choice."""
VERBS = {"first_flight": "fly", "fly": "fly decline", "pay": "pay", "take": "take blind"}


class Match:
    """A position with the moves that lead on from it. Every ply is checked by `invariants()`."""

    def __init__(
        self,
        players: int = 3,
        *,
        seat: int = 0,
        options: Mapping[str, str] | None = None,
        founded: Mapping[str, Sequence[str]] | None = None,
        sabotage: Sequence[tuple[str, int, str]] = (),
        laid: Mapping[int, str] | None = None,
        hands: Mapping[int, str] | None = None,
        cards: Mapping[int, str] | None = None,
        display: str | None = None,
        pile: str | None = None,
        scoring: int = 0,
        card_pile: str | None = None,
        discards: str = "",
        cards_out: str = "",
        scores: Sequence[int] = (),
        scorings: int = 0,
        turns: int = 100,
    ) -> None:
        """`seat` begins a turn, long after the first round.

        `founded` gives the routes of each founded airline, in the order of its flights; `sabotage` is
        laid after them. `pile` and `card_pile` hold the rest; if they are given, the rest of the
        shares has left the game, and the rest of the route cards is held by the next player.
        """
        self.game = GAME(players, dict(options or {}))
        state = self.state = self.game.new_initial_state()
        state.seat, state.turns = seat, turns
        self._build(founded or {}, sabotage)
        fillers = [card for card in FILLERS if card not in " ".join((cards or {}).values())]
        hands, cards = dict(hands or {}), dict(cards or {})
        for other in range(players):
            if other not in hands and other not in cards:
                hands[other], cards[other] = "gap", fillers.pop(0)
        self._deal(hands, laid or {}, display, pile)
        self._deal_cards(cards, card_pile, discards, cards_out)
        state.scoring_left = scoring
        if scores:
            rows = [[0] * (players + 1) for _ in NAMES]
            rows[0][1:] = scores
            state.scorings.append(tuple(tuple(row) for row in rows))
            state.scores[:] = scores
        while len(state.scorings) < scorings:
            state.scorings.append(tuple((0,) * (players + 1) for _ in NAMES))
        state.phase = turn.begin_turn(state)
        state.legal = state.phase.legal_actions(state)
        state.invariants()

    @classmethod
    def start(cls, players: int, options: Mapping[str, str] | None = None) -> Match:
        """The beginning of a match, before anything is dealt."""
        match = cls.__new__(cls)
        match.game = GAME(players, dict(options or {}))
        match.state = match.game.new_initial_state()
        match.state.invariants()
        return match

    def _build(
        self, founded: Mapping[str, Sequence[str]], sabotage: Sequence[tuple[str, int, str]]
    ) -> None:
        state = self.state
        for name, routes in founded.items():
            state.found(NAMES.index(name))
            for route in routes:
                state.fly(NAMES.index(name), ROUTES.index(route))
        for route, number, name in sabotage:
            circle = SPACES.index((route, number))
            assert not state.owners[circle]
            state.owners[circle] = -NAMES.index(name) - 1
            state.left[NAMES.index(name)] -= 1
            state.sabotaged |= 1 << ROUTES.index(route)
            state.cover(circle)
        state.new_dormant()

    def _deal(
        self,
        hands: Mapping[int, str],
        laid: Mapping[int, str],
        display: str | None,
        pile: str | None,
    ) -> None:
        state, left = self.state, list(STOCK.values())

        def take(cards: str) -> list[int]:
            taken = [NAMES.index(name) for name in cards.split()]
            for airline in taken:
                left[airline] -= 1
            assert min(left) >= 0, f"too many shares: {dict(zip(NAMES, left, strict=True))}"
            return taken

        for seat in range(state.players):
            for row, cards in ((state.stock, hands), (state.laid, laid)):
                for airline in take(cards.get(seat, "")):
                    row[seat][airline] += 1
        state.display = take("boi cal ela fis ita" if display is None else display)
        state.display += [-1] * (5 - len(state.display))
        state.pile = left[:]
        if pile is not None:
            wanted = take(pile)
            state.pile = [wanted.count(airline) for airline in range(len(NAMES))]
            state.removed_stock = left
        state.pile_size = sum(state.pile)

    def _deal_cards(
        self, cards: Mapping[int, str], pile: str | None, discards: str, out: str
    ) -> None:
        state = self.state
        left = set(CARDS)

        def take(some: str) -> int:
            assert set(some.split()) <= left, f"{some}: {set(some.split()) - left} are elsewhere"
            left.difference_update(some.split())
            return sum(1 << CARDS.index(card) for card in some.split())

        state.cards = [take(cards.get(seat, "")) for seat in range(state.players)]
        state.route_discards = take(discards)
        state.removed_cards = take(out)
        state.route_pile = take(" ".join(left) if pile is None else pile)
        state.cards[(state.seat + 1) % state.players] |= take(" ".join(left))

    # --- what is the case ---------------------------------------------------------------------

    @property
    def phase(self) -> str:
        """The name of the question."""
        return self.state.phase.name

    @property
    def seat(self) -> int:
        """Who is to act: a seat, CHANCE or TERMINAL."""
        return self.state.current_player()

    @property
    def scores(self) -> list[int]:
        """Everybody's points."""
        return list(self.state.scores)

    @property
    def scorings(self) -> int:
        """Scoring rounds so far."""
        return len(self.state.scorings)

    def value(self, name: str) -> int:
        """Markers that count."""
        return self.state.out[NAMES.index(name)]

    def left(self, name: str) -> int:
        """Markers in the supply."""
        return self.state.left[NAMES.index(name)]

    def owner(self, route: str, number: int) -> str:
        """The airline on a circle, with a ! if it is sabotage; "" if it is open."""
        owner = self.state.owners[SPACES.index((route, number))]
        return f"{NAMES[abs(owner) - 1]}{'!' * (owner < 0)}" if owner else ""

    @property
    def founded(self) -> set[str]:
        """The airlines in play."""
        return {name for i, name in enumerate(NAMES) if self.state.founded >> i & 1}

    @property
    def dormant(self) -> set[str]:
        """The airlines that can't be founded any more."""
        return {name for i, name in enumerate(NAMES) if self.state.dormant >> i & 1}

    def hand(self, seat: int) -> str:
        """A player's shares that are not laid."""
        return _names(self.state.stock[seat])

    def laid(self, seat: int) -> str:
        """A player's shares on the table."""
        return _names(self.state.laid[seat])

    def known(self, seat: int) -> str:
        """What everybody knows to be in a hand."""
        return _names(self.state.known[seat])

    def cards(self, seat: int) -> set[str]:
        """A player's route cards."""
        return _cards(self.state.cards[seat])

    @property
    def display(self) -> str:
        """The open shares."""
        return " ".join(sorted(NAMES[x] for x in self.state.display if x >= 0))

    @property
    def pile(self) -> str:
        """The shares in the pile."""
        return _names(self.state.pile)

    @property
    def shares_out(self) -> str:
        """The shares that have left the game."""
        return _names(self.state.removed_stock)

    @property
    def card_pile(self) -> set[str]:
        """The route cards to be drawn."""
        return _cards(self.state.route_pile)

    @property
    def discards(self) -> set[str]:
        """The route cards that were used."""
        return _cards(self.state.route_discards)

    @property
    def cards_out(self) -> set[str]:
        """The route cards that have left the game."""
        return _cards(self.state.removed_cards)

    @property
    def offers(self) -> set[str]:
        """The notations of the legal actions of the player who is to act."""
        assert self.seat >= 0, f"nobody is to act in {self.phase}"
        return {action.notation for action in self.state.legal_actions()}

    def offers_of(self, verb: str) -> set[str]:
        """Those that begin with a word."""
        return {offer for offer in self.offers if offer.split()[0] == verb}

    @property
    def outcomes(self) -> dict[str, float]:
        """What may come up, and how likely."""
        assert self.seat == CHANCE, f"nothing comes up in {self.phase}"
        outcomes = {action.notation: p for action, p in self.state.chance_outcomes()}
        assert abs(sum(outcomes.values()) - 1) < 1e-9
        assert set(outcomes) == {action.notation for action in self.state.legal_actions()}
        return outcomes

    @property
    def outcome(self) -> Outcome:
        """The result of a finished match."""
        assert self.seat == TERMINAL
        result = self.state.outcome()
        assert result is not None
        return result

    def reason(self, *things: str) -> Reason:
        """Why these things can't be picked."""
        return self.game.why_not(self.state, things)

    def refused(self, notation: str) -> str:
        """The rule by which an action is refused."""
        assert notation not in self.offers
        return self.reason(*self.game.path(self.game.actions.parse(notation))).rule

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The observation of a player, or of the public."""
        return self.state.observation(seat)

    # --- moves --------------------------------------------------------------------------------

    def play(self, *notations: str) -> None:
        """Plays them one after the other; one whose question has answered itself is left out."""
        for notation in notations:
            verb = notation.split()[0]
            if verb in ("fly", "pay", "take", "blind") and verb not in VERBS.get(self.phase, ""):
                continue
            assert notation in self.offers, f"{notation} is not among {sorted(self.offers)}"
            self._apply(notation)

    def draw(self, *notations: str) -> None:
        """These come up, one after the other."""
        for notation in notations:
            assert notation in self.outcomes, f"{notation} is not among {sorted(self.outcomes)}"
            self._apply(notation)

    def let_chance_act(self) -> None:
        """Whatever can come up first comes up, until somebody has to decide."""
        while self.seat == CHANCE:
            self._apply(next(iter(self.outcomes)))

    def pass_turn(self) -> None:
        """Draws a route card and keeps it."""
        seat = self.seat
        self.play("expand")
        self.let_chance_act()
        if self.seat == seat and self.phase == "fly":
            self.play("decline")

    def _apply(self, notation: str) -> None:
        self.state.apply_action(self.game.actions.parse(notation))
        self.state.invariants()


def _names(counts: Sequence[int]) -> str:
    return " ".join(sorted(Counter(dict(zip(NAMES, counts, strict=True))).elements()))


def _cards(bits: int) -> set[str]:
    return {card for i, card in enumerate(CARDS) if bits >> i & 1}


__all__ = ["CHANCE", "TERMINAL", "Match"]
