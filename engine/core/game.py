"""The protocol of a game, in OpenSpiel's words. Read this file before any game.

A **state** is a position. Somebody is to act in it: a player (0, 1, ...), `CHANCE` or, when the match is
over, nobody (`TERMINAL`). Which question he answers is the state's **phase**. An answer is an **action**, one
of the members of the game's **catalogue**, which is built once when the game is imported.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any, ClassVar, Generic, Self, TypeVar

from engine.core.errors import IllegalActionError, InvalidActionError

CHANCE = -1
"""The player that draws cards and throws dice."""

DEALS = 200
"""How often hidden cards are dealt before resampling gives up."""

TERMINAL = -4
"""Nobody: the match is over."""

Event = tuple[Any, ...]
"""What happened, for the log: a name and plain values, e.g. `("buy", player, colour, price)`."""


@dataclass(frozen=True, slots=True, eq=False)
class Action:
    """One answer to one question. Interned: compared by identity, pickled to its catalogue entry.

    `id` is its index in the catalogue, `notation` its one unique line of text, `verb` and
    `arguments` its parts.
    """

    id: int
    verb: str
    arguments: tuple[str, ...]
    notation: str
    module: str

    def __repr__(self) -> str:
        return f"<{self.notation}>"

    def __reduce__(self) -> tuple[Callable[..., Action], tuple[str, str]]:
        return _interned, (self.module, self.notation)


def _interned(module: str, notation: str) -> Action:
    catalogue: Catalogue = import_module(module).CATALOGUE
    return catalogue.parse(notation)


class Catalogue(Sequence[Action]):
    """All actions of a game, for all its options and boards. `module` is where it stands as CATALOGUE."""

    def __init__(self, module: str) -> None:
        self._module = module
        self._actions: list[Action] = []
        self._by_notation: dict[str, Action] = {}

    def add(self, verb: str, *arguments: str) -> Action:
        """Makes the action `verb arguments...`. Raises ValueError if its notation is taken."""
        notation = " ".join((verb, *arguments))
        if notation in self._by_notation:
            raise ValueError(f"two actions are written {notation!r}")
        action = Action(len(self._actions), verb, arguments, notation, self._module)
        self._actions.append(action)
        self._by_notation[notation] = action
        return action

    def parse(self, notation: str) -> Action:
        """The action that is written so (spaces and capitals don't matter), or InvalidActionError."""
        action = self._by_notation.get(notation)
        if action is None:
            action = self._by_notation.get(" ".join(notation.lower().split()))
        if action is None:
            raise InvalidActionError(f"No action of this game is written {notation[:60]!r}.")
        return action

    def __len__(self) -> int:
        return len(self._actions)

    def __getitem__(self, index: Any) -> Any:
        return self._actions[index]

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is not legal, in a sentence, and by which rule ("TT-7" or a heading's id)."""

    text: str
    rule: str = ""


S = TypeVar("S", bound="State")


class Phase(ABC, Generic[S]):
    """A decision point. Phases keep nothing: one object of each serves all states.

    The type parameter is the game's own state.
    """

    name: ClassVar[str]
    is_chance: ClassVar[bool] = False
    is_shown: ClassVar[bool] = False
    """Whether a single answer is asked for all the same: a pass that people must see."""

    @abstractmethod
    def legal_actions(self, state: S) -> Sequence[Action]:
        """What may be answered, each once; of a chance phase, what may come up."""

    @abstractmethod
    def apply(self, state: S, action: Action, events: list[Event]) -> Phase[S]:
        """Changes `state`, appends what happened to `events`, returns the next question."""

    def chance_outcomes(self, state: S) -> list[tuple[Action, float]]:
        """Each outcome with its probability; they add up to 1. Only of chance phases."""
        raise ValueError(f"{self.name} is not a chance phase")

    def sample(self, state: S, point: float) -> Action:
        """The outcome at `point` of [0, 1), as if the outcomes lay there side by side in order."""
        outcomes = self.chance_outcomes(state)
        for action, probability in outcomes:
            point -= probability
            if point < 0:
                return action
        return outcomes[-1][0]

    def why_not(self, state: S, path: Sequence[str]) -> Reason:
        """Why the things of `path` can't be picked now. Only asked when they can't."""
        raise ValueError(f"nothing is decided in {self.name}")


@dataclass(frozen=True, slots=True)
class Score:
    """A player's result: `breakdown` holds (category, points), which add up to `total`."""

    total: int
    breakdown: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: `reason` is one of the game's reasons, `winners` are seats (ties share)."""

    reason: str
    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[Score, ...]

    @classmethod
    def ranked(cls, reason: str, standing: Sequence[Any], scores: Sequence[Score]) -> Self:
        """The outcome in which those with the best `standing` win (points, with tie-breaks behind)."""
        best = max(standing)
        winners = tuple(p for p, own in enumerate(standing) if own == best)
        ranks = tuple(1 + sum(other > own for other in standing) for own in standing)
        return cls(reason, winners, ranks, tuple(scores))


class State(ABC):
    """A position: plain data, changed in place, cloned explicitly.

    `phase` is the question and `player` who answers it: a seat, CHANCE or TERMINAL. `legal` holds
    the answers while a player is to act.
    """

    __slots__ = ("legal", "phase", "player", "players")
    phase: Phase[Any]
    players: int
    """How many play."""
    player: int
    legal: Sequence[Action]

    def current_player(self) -> int:
        """0..n-1, CHANCE or TERMINAL."""
        return self.player

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.player == TERMINAL

    def legal_actions(self) -> Sequence[Action]:
        """The answers to the present question, never empty before the end, empty then."""
        return self.phase.legal_actions(self) if self.player == CHANCE else self.legal

    def chance_outcomes(self) -> list[tuple[Action, float]]:
        """What may come up and how likely, while chance is to act."""
        return self.phase.chance_outcomes(self)

    def apply_action(self, action: Action) -> list[Event]:
        """Plays a legal action (it is not checked) and returns what happened.

        Goes on to the next question that has more than one answer, or must be seen.
        """
        events: list[Event] = []
        self.enter(self.phase.apply(self, action, events), events)
        return events

    def enter(self, phase: Phase[Any], events: list[Event]) -> None:
        """Asks `phase`; what has one answer only answers itself."""
        while True:
            self.phase = phase
            if phase.is_chance or self.player == TERMINAL:
                self.legal = ()
                return
            self.legal = legal = phase.legal_actions(self)
            if len(legal) != 1 or phase.is_shown:
                return
            phase = phase.apply(self, legal[0], events)

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy."""

    def key(self) -> Hashable | None:
        """Equal for positions of one turn that play on alike, so that a search looks at one of them.

        None: this game does not say.
        """
        return None

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The result, once the match is over."""

    def returns(self) -> list[float]:
        """Each player's share of the win: 1/k for each of k winners, else 0; all 0 before the end."""
        outcome = self.outcome()
        if outcome is None:
            return [0.0] * self.players
        share = 1 / len(outcome.winners)
        return [share if p in outcome.winners else 0.0 for p in range(self.players)]

    @abstractmethod
    def observation(self, player: int | None) -> dict[str, Any]:
        """All that `player` may know (None: what is public), as JSON values, built up from nothing."""

    def resample_from_infostate(self, player: int, rng: Random) -> Self:
        """A state that `player` can't tell from this one: what he can't see is dealt anew.

        Another player who is to act has been asked, so he has something to choose from; hands that leave
        him nothing are dealt again. Should that not succeed, it is this very state.
        """
        for _ in range(DEALS):
            new = self.clone()
            if self.player == TERMINAL:
                break
            new.deal_anew(player, rng)
            if self.player in (CHANCE, player):
                return new
            new.legal = new.phase.legal_actions(new)
            if len(new.legal) > 1 or (new.legal and new.phase.is_shown):
                return new
        return self.clone()

    @abstractmethod
    def deal_anew(self, player: int, rng: Random) -> None:
        """Deals what `player` can't see anew, in place, keeping what he knows of it."""

    @abstractmethod
    def invariants(self) -> None:
        """Raises AssertionError, with a sentence, if something does not add up."""


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the match: `choices` are (value, label), the first is the default.

    `recommended` is the choice that the rules recommend beside the default; it is offered prominently.
    """

    id: str
    label: str
    help: str
    choices: tuple[tuple[str, str], ...]
    recommended: str = ""


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What is known of a game before it is imported."""

    id: str
    name: str
    tagline: str
    module: str
    rules_version: int
    min_players: int
    max_players: int
    minutes: str
    has_hidden_hands: bool
    options: tuple[Option, ...] = ()


class Game(ABC):
    """A game with its players and options fixed; makes states and tells of them in words.

    Raises InvalidActionError for a number of players or an option that it doesn't have.
    """

    info: ClassVar[GameInfo]
    actions: ClassVar[Catalogue]
    reasons: ClassVar[tuple[str, ...]]
    """The reasons for which a match may end, as `Outcome.reason` names them."""
    view_keys: ClassVar[tuple[str, ...]] = ()
    """What `view` holds beyond docs/boundary.md; only the game's own module of the page reads it."""

    def __init__(self, players: int, options: Mapping[str, str] | None = None) -> None:
        info = self.info
        if not info.min_players <= players <= info.max_players:
            raise InvalidActionError(
                f"{info.name} is for {info.min_players} to {info.max_players} players, not {players}."
            )
        known = {option.id: option for option in info.options}
        for key, value in (options or {}).items():
            if key not in known or value not in [choice for choice, _ in known[key].choices]:
                raise InvalidActionError(
                    f"{info.name} has no option {key[:40]!r}: {str(value)[:40]!r}."
                )
        self.players = players
        self.options = {o.id: (options or {}).get(o.id, o.choices[0][0]) for o in info.options}

    @abstractmethod
    def new_initial_state(self) -> State:
        """The position before anything has happened; chance is first to act."""

    @abstractmethod
    def evaluate(self, state: State, player: int) -> float:
        """How good the state is for `player`, judged by what he may know; higher is better."""

    @abstractmethod
    def view(self, observation: dict[str, Any], actions: Sequence[Action]) -> dict[str, Any]:
        """What is drawn, from an observation alone: see docs/boundary.md, View."""

    @abstractmethod
    def standings(self, observation: dict[str, Any]) -> list[dict[str, Any]]:
        """The `players` of the view alone: a preview needs no more, and is asked for at every hover."""

    @abstractmethod
    def describe(self, event: Event, seat: int | None, names: Sequence[str]) -> str:
        """A log line as `seat` may read it, or "" if it tells him nothing."""

    @abstractmethod
    def outcome_text(self, outcome: Outcome, names: Sequence[str]) -> str:
        """The end in a sentence."""

    @abstractmethod
    def category_word(self, category: str) -> str:
        """A score's category in words."""

    def check(self, state: State, action: Action) -> None:
        """Raises IllegalActionError, with the reason, unless `action` is legal."""
        if action not in state.legal_actions():
            reason = self.why_not(state, self.path(action))
            raise IllegalActionError(reason.text, reason.rule)

    @abstractmethod
    def path(self, action: Action) -> list[str]:
        """The things that are picked to play `action`."""

    def why_not(self, state: State, path: Sequence[str]) -> Reason:
        """Why the things of `path` can't be picked now, in one sentence."""
        return state.phase.why_not(state, path)
