"""Golden playthroughs: a match at random, written down ply by ply, so that a change of the rules is seen.

One file for each game, number of players and choice of an option, in `playthroughs/`. Made anew by
`python -m tests.golden.make`; then look at what changed, and say why in the commit.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from random import Random

from engine.core.game import CHANCE, State
from tests.conformance.matches import SETUPS, Setup, canonical

FOLDER = Path(__file__).parent / "playthroughs"


def files() -> dict[Path, Setup]:
    """The file of each set-up."""
    return {FOLDER / f"{setup}.txt": setup for setup in SETUPS}


def digest(value: object) -> str:
    """Eight letters that change when the JSON value does."""
    return hashlib.sha256(canonical(value).encode()).hexdigest()[:8]


def playthrough(setup: Setup) -> str:
    """The text of a whole match."""
    game = setup.game
    table = setup.table("golden")
    rng = Random(f"golden {setup}")
    while not table.state.is_terminal():
        table.act(table.plies, [rng.choice(list(table.state.legal_actions())).notation])
    notations = " / ".join(action.notation for action in game.actions)
    lines = [
        f"# {game.info.name}, {setup.players} players: a match at random (python -m tests.golden.make)",
        f"game {setup.name}, rules {game.info.rules_version}, options {canonical(game.options)}",
        f"catalogue {len(game.actions)} actions, {digest(notations)}",
    ]
    for ply, action in enumerate(table.actions):
        state = table.states[ply]
        lines += ["", *position(setup, state)]
        lines.append(f"{ply}: {action.notation}")
        lines += [f"   > {event}" for event in table.events[ply]]
    outcome = table.state.outcome()
    assert outcome is not None
    lines += [
        "",
        *position(setup, table.state),
        f"end: {outcome.reason}, winners {outcome.winners}",
    ]
    for player, score in enumerate(outcome.scores):
        parts = ", ".join(f"{category} {points}" for category, points in score.breakdown)
        lines.append(f"   {player}: rank {outcome.ranks[player]}, {score.total} = {parts}")
    return "\n".join(lines) + "\n"


def position(setup: Setup, state: State) -> Iterator[str]:
    """Who is to act, what is legal, the counters, and a digest of what everybody and each player sees."""
    player = state.current_player()
    who = "chance" if player == CHANCE else "nobody" if player < 0 else f"player {player}"
    if player == CHANCE:
        outcomes = [[action.notation, round(p, 9)] for action, p in state.chance_outcomes()]
        asked = f"{len(outcomes)} outcomes, {digest(outcomes)}"
    else:
        asked = " / ".join(action.notation for action in state.legal_actions())
    yield f"{who}, {state.phase.name}: {asked}"
    view = setup.game.view(state.observation(None), ())
    counters = [
        " ".join([str(p["score"]), *(str(counter["value"]) for counter in p["counters"])])
        for p in view["players"]
    ]
    status = [f"{item['id']} {item['value']}" for item in view["status"]]
    yield "   " + " | ".join([*counters, *status])
    seats = [None, *range(setup.players)]
    yield "   " + " ".join(digest(state.observation(seat)) for seat in seats)
