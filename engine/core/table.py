"""The table: who sits there, what was played, and the way back.

A table is a record being played. It keeps the state before every ply, so that looking back, undo and
redo are picks from a list. After each decision it lets chance act, with a generator made of the seed and
the ply, so that the same action after an undo brings the same card.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.core.errors import (
    EmporionError,
    IllegalActionError,
    RecordError,
    StaleActionError,
    TableError,
)
from engine.core.game import CHANCE, Action, Event, Game, State
from engine.core.record import Record
from engine.core.text import _


class Table:
    """A match in progress. `states[k]` is the position at ply k, `events[k]` what action k brought about.

    Two undo contracts: *friendly* takes back anything; *fair* refuses as soon as chance or another player has
    acted since, so that nothing that was learnt is taken along.
    """

    def __init__(self, game: Game, record: Record) -> None:
        """Replays `record`. Raises RecordError, with the ply and the reason, at the first wrong action."""
        self.game = game
        self.seats = record.seats
        self.seed = record.seed
        self.undo_contract = record.undo
        self.actions: list[Action] = []
        self.events: list[list[Event]] = []
        self.states: list[State] = [game.new_initial_state()]
        self._undone: list[Action] = []
        self._looking_at: int | None = None
        for ply, notation in enumerate(record.actions):
            self._replay(ply, notation)
        self._let_chance_act()

    def _replay(self, ply: int, notation: str) -> None:
        try:
            if self.state.is_terminal():
                raise IllegalActionError(_("The match was already over."))
            action = self.game.actions.parse(notation)
            if self.state.current_player() != CHANCE:
                self.game.check(self.state, action)
            elif action not in self.state.legal_actions():
                raise IllegalActionError(_("This can't have come up then."))
        except EmporionError as error:
            raise RecordError(
                _("This saved match goes wrong at move {ply} ({notation}): {reason}").format(
                    ply=ply + 1, notation=notation, reason=error.message
                ),
                error.rule,
            ) from None
        self._push(action)

    @property
    def state(self) -> State:
        """The newest position."""
        return self.states[-1]

    @property
    def ply(self) -> int:
        """The ply that is looked at: the newest, unless `goto` went back."""
        return len(self.actions) if self._looking_at is None else self._looking_at

    @property
    def plies(self) -> int:
        """How many actions were played."""
        return len(self.actions)

    def record(self) -> Record:
        """The match so far."""
        return Record(
            self.game.info.id,
            self.game.info.rules_version,
            list(self.seats),
            self.seed,
            dict(self.game.options),
            self.undo_contract,
            [action.notation for action in self.actions],
        )

    def act(self, ply: int, notations: Sequence[str]) -> None:
        """Plays one or several actions of the player in turn, all or none, then lets chance act.

        Raises StaleActionError if `ply` is not the newest, IllegalActionError or InvalidActionError.
        """
        if ply != self.plies or self._looking_at is not None:
            raise StaleActionError(
                _("The match has gone on since. Look at the board and choose again.")
            )
        actions = self.check_chain(notations)
        if actions == self._undone[: len(actions)]:
            self._undone = self._undone[len(actions) :]
        else:
            self._undone = []
        for action in actions:
            self._push(action)
        self._let_chance_act()

    def check_chain(self, notations: Sequence[str]) -> list[Action]:
        """The actions, if one after another they are legal for the player in turn; else raises."""
        state, player, actions = self.state, self.state.current_player(), []
        for notation in notations:
            action = self.game.actions.parse(notation)
            if state.is_terminal():
                raise IllegalActionError(_("The match is over."))
            if state.current_player() != player:
                raise IllegalActionError(_("After that it is not this player's turn any more."))
            self.game.check(state, action)
            actions.append(action)
            if len(actions) < len(notations):
                state = state.clone()
                state.apply_action(action)
        return actions

    def _push(self, action: Action) -> None:
        state = self.state.clone()
        self.events.append(state.apply_action(action))
        self.actions.append(action)
        self.states.append(state)

    def _let_chance_act(self) -> None:
        """What was undone, as long as it goes on from here, comes up again; else the seed decides."""
        while self.state.current_player() == CHANCE:
            if self._undone:
                self._push(self._undone.pop(0))
            else:
                point = Random(f"{self.seed}:{self.plies}").random()
                self._push(self.state.phase.sample(self.state, point))

    # --- the way back -------------------------------------------------------------------------

    def _is_person(self, player: int) -> bool:
        return player >= 0 and self.seats[player].kind == "person"

    def undo_target(self) -> tuple[int, str]:
        """The ply of a person's last decision and "", or -1 and why it can't be taken back."""
        ply = self.plies - 1
        while ply >= 0 and not self._is_person(self.states[ply].current_player()):
            ply -= 1
        if ply < 0:
            return -1, _("Nobody at this table has decided anything yet.")
        reason = self._unfair(ply)
        return (-1, reason) if reason else (ply, "")

    def _unfair(self, ply: int) -> str:
        """Why the undo contract forbids to go back to `ply`, or ""."""
        players = {state.current_player() for state in self.states[ply : self.plies]}
        if self.undo_contract == "friendly" or not players:
            return ""
        if CHANCE in players:
            return _("Chance has acted since, and this match is played with fair undo.")
        if len(players) > 1 or not self._is_person(players.pop()):
            return _("Another player has acted since, and this match is played with fair undo.")
        return ""

    def undo(self) -> None:
        """Goes back to the previous decision of a person, over bots and chance. Raises TableError."""
        ply, reason = self.undo_target()
        if reason:
            raise TableError(reason)
        self._truncate(ply)

    def undo_to(self, ply: int) -> None:
        """Takes back everything after `ply`; under the fair contract only as far as undo may go."""
        if not 0 <= ply <= self.plies:
            raise TableError(_("The match has no such moment."))
        reason = self._unfair(ply)
        if reason:
            raise TableError(reason)
        self._truncate(ply)
        self._let_chance_act()

    def _truncate(self, ply: int) -> None:
        self._looking_at = None
        self._undone = self.actions[ply:] + self._undone
        del self.actions[ply:], self.events[ply:], self.states[ply + 1 :]

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back and nothing else played since."""
        return bool(self._undone)

    def redo(self) -> None:
        """Plays again what was undone, up to a person's next decision. Raises TableError."""
        if not self._undone:
            raise TableError(_("There is nothing to play again."))
        self._looking_at = None
        while self._undone:
            self._push(self._undone.pop(0))
            if self._is_person(self.state.current_player()):
                break
        self._let_chance_act()

    def goto(self, ply: int | None) -> None:
        """Looks at an earlier ply (None: the newest again). Raises TableError."""
        if ply is not None and not 0 <= ply <= self.plies:
            raise TableError(_("The match has no such moment."))
        self._looking_at = None if ply == self.plies else ply
