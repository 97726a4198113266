"""Playing in a terminal: actions are typed in their notation, TAB completes what is legal."""

from __future__ import annotations

import argparse
from random import Random

from engine import bots
from engine.core import show
from engine.core.errors import EmporionError
from engine.core.record import Record, Seat
from engine.core.table import Table
from engine.registry import load_game

HELP = "Type an action (TAB completes), ? for the list, undo, save FILE, or quit."


def play(args: argparse.Namespace) -> int:
    """Plays in a terminal against bots, actions typed in notation."""
    game = load_game(args.game, args.players)
    seats = [Seat(args.name), *(Seat(f"Bot {i}", "bot", args.bot) for i in range(1, args.players))]
    bots.find(args.bot)
    undo = "fair" if args.fair else "friendly"
    table = Table(
        game, Record(args.game, game.info.rules_version, seats, args.seed, dict(game.options), undo)
    )
    complete_with(table)
    print(HELP)
    told = 0
    while True:
        for entry in show.table_log(table, 0, told):
            print("  " + entry["text"])
        told = table.plies
        player = table.state.current_player()
        if player < 0:
            print("", *show.outcome_lines(table, table.state), sep="\n")
            return 0
        if player > 0:
            rng = Random(f"{table.seed}:{table.plies}:{args.bot}")
            chain = bots.choose(args.bot, game, table.state, rng)
            table.act(table.plies, [action.notation for action in chain])
            continue
        try:
            if not ask(table):
                return 0
        except EmporionError as error:
            print(error.message, f"({error.rule})" if error.rule else "")
        told = min(told, table.plies)


def ask(table: Table) -> bool:
    """One line from the player. False: he has had enough."""
    view = show.table_view(table, 0, table.plies)
    status = ", ".join(f"{item['label']}: {item['value']}" for item in view["status"])
    print(f"\n{status}")
    for player in view["players"]:
        goods = ", ".join(f"{c['value']} {c['label']}" for c in player["counters"])
        print(f"  {player['name']}: {player['score']} points, {goods}")
    hand = ", ".join(card["label"] for card in view["cards"] if card["zone"] == "hand")
    if hand:
        print(f"  Your hand: {hand}")
    print("\n".join(text for text in (view["prompt"], view["hint"]) if text))
    try:
        line = input("> ").strip()
    except EOFError:
        return False
    word, _space, rest = line.partition(" ")
    if word in ("quit", "exit"):
        return False
    if word == "undo":
        table.undo()
    elif word == "save" and rest:
        save(table, rest)
    elif word in ("?", "help", ""):
        print(HELP)
        for action in view["actions"]:
            print(f"  {action['notation']:24} {action['label']}")
    else:
        table.act(table.plies, [line])
    return True


def save(table: Table, path: str) -> None:
    """Writes the record to a file."""
    import json

    try:
        with open(path, "w", encoding="utf-8") as file:
            json.dump(table.record().to_json(), file, ensure_ascii=False, indent=1)
        print(f"Saved to {path}.")
    except OSError as error:
        print(f"It can't be saved there: {error.strerror}.")


def complete_with(table: Table) -> None:
    """TAB completes legal actions, where the system can."""
    try:
        import readline
    except ImportError:
        return

    def complete(text: str, index: int) -> str | None:
        line = readline.get_line_buffer()
        start = readline.get_begidx()
        fitting = [a.notation for a in table.state.legal_actions() if a.notation.startswith(line)]
        matches = sorted({notation[start:] for notation in fitting})
        return matches[index] if index < len(matches) else None

    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")
