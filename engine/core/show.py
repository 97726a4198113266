"""What is shown of a table to one seat: the game's view, plus who sits there, the log and the way back."""

from __future__ import annotations

from typing import Any

from engine.core.game import Action, State
from engine.core.table import Table
from engine.core.text import _, named

JSON = dict[str, Any]


def table_view(table: Table, seat: int | None, since: int = 0) -> JSON:
    """The View of docs/boundary.md for `seat` (None: what everybody may see), its log from ply `since`."""
    state = table.states[table.ply]
    looks_back = table.ply != table.plies
    player = state.current_player()
    actions = state.legal_actions() if player == seat and not looks_back else ()
    names = [about.name for about in table.seats]
    shown = named(table.game.view(state.observation(seat), actions), names)
    players = [
        {"seat": p, **about.to_json(), **game_part}
        for p, (about, game_part) in enumerate(zip(table.seats, shown["players"], strict=True))
    ]
    _target, undo_reason = table.undo_target()
    return {
        **shown,
        "game": table.game.info.id,
        "ply": table.ply,
        "plies": table.plies,
        "seat": seat,
        "current_player": player,
        "prompt": shown["prompt"] or _waiting(table, state),
        "players": players,
        "log": table_log(table, seat, since),
        "can_undo": not undo_reason and not looks_back,
        "undo_reason": undo_reason,
        "can_redo": table.can_redo and not looks_back,
        "outcome": outcome_json(table, state),
    }


def _waiting(table: Table, state: State) -> str:
    player = state.current_player()
    if player < 0:
        return ""
    return _("It is {name}'s turn.").format(name=table.seats[player].name)


def table_log(table: Table, seat: int | None, since: int) -> list[JSON]:
    """What has happened from ply `since` on, as `seat` may read it."""
    entries = []
    for ply in range(max(since, 0), table.ply):
        for event in table.events[ply]:
            text = table.game.describe(event, seat, [s.name for s in table.seats])
            if text:
                entries.append({"ply": ply, "player": event[1], "text": text, "kind": event[0]})
    return entries


def outcome_lines(table: Table, state: State) -> list[str]:
    """The result for a terminal: how the match ended, then a line a player, the best first."""
    outcome = outcome_json(table, state)
    if outcome is None:
        return []
    lines = [outcome["text"]]
    for row in outcome["scores"]:
        parts = ", ".join(f"{part['label']} {part['value']}" for part in row["breakdown"])
        name = table.seats[row["seat"]].name
        lines.append(f"  {row['rank']}. {name}: {row['total']} ({parts})")
    return lines


def outcome_json(table: Table, state: State) -> JSON | None:
    """The result, its scores ranked and broken down in words."""
    outcome = state.outcome()
    if outcome is None:
        return None
    scores = [
        {
            "seat": p,
            "rank": outcome.ranks[p],
            "total": score.total,
            "breakdown": [
                {"label": _(table.game.category_word(category)), "value": value}
                for category, value in score.breakdown
            ],
        }
        for p, score in enumerate(outcome.scores)
    ]
    return {
        "reason": outcome.reason,
        "text": table.game.outcome_text(outcome, [s.name for s in table.seats]),
        "winners": list(outcome.winners),
        "scores": sorted(scores, key=lambda row: (row["rank"], row["seat"])),
    }


def preview(table: Table, actions: list[Action], seat: int) -> JSON:
    """What `actions` would lead to, up to the next chance or other player: a sentence and counters."""
    state = table.state
    before = table.game.standings(state.observation(seat))
    names = [s.name for s in table.seats]
    state = state.clone()
    lines = []
    for action in actions:
        events = state.apply_action(action)
        lines += [table.game.describe(event, seat, names) for event in events]
    after = table.game.standings(state.observation(seat))
    return {"text": " ".join(line for line in lines if line), "changes": _changes(before, after)}


def _changes(before: list[JSON], after: list[JSON]) -> list[JSON]:
    changes = []
    for p, (old, new) in enumerate(zip(before, after, strict=True)):
        rows = [("score", _("Score"), old["score"], new["score"])]
        rows += [
            (a["id"], a["label"], a["value"], b["value"])
            for a, b in zip(old["counters"], new["counters"], strict=True)
        ]
        changes += [
            {"seat": p, "counter": counter, "label": label, "before": was, "after": now}
            for counter, label, was, now in rows
            if was != now
        ]
    return changes
