"""The command line: python -m engine games | simulate | replay | link | play."""

from __future__ import annotations

import argparse
import json
import os
import sys
from random import Random
from time import perf_counter

from engine import bots
from engine.core import show
from engine.core.errors import EmporionError
from engine.core.game import Action, Game, State
from engine.core.link import PREFIX, looks_like_link, pack, read
from engine.core.record import MAX_TEXT, Record
from engine.core.simulate import Choose, Summary, play_match, uniform
from engine.registry import GAMES, load_game, open_table
from engine.terminal import play


def games(_args: argparse.Namespace) -> int:
    """Lists the games."""
    for info in GAMES.values():
        players = f"{info.min_players}-{info.max_players} players"
        print(f"{info.id:10} {info.name}, {players}, {info.minutes} minutes")
    return 0


def simulate(args: argparse.Namespace) -> int:
    """Lets bots play and prints one JSON line of figures. Bots change seats from match to match."""
    game = load_game(args.game, args.players)
    names = args.bots.split(",")
    names = [names[i % len(names)] for i in range(args.players)]
    choices = {name: chooser(name) for name in names}
    summary, rng, start = Summary(), Random(args.seed), perf_counter()
    for match in range(args.games):
        turn = match % args.players
        seating = names[turn:] + names[:turn]
        state, *plies = play_match(game, [choices[name] for name in seating], rng, check=args.check)
        outcome = state.outcome()
        assert outcome is not None
        summary.add(outcome, state.returns(), seating, (plies[0], plies[1]))
    seconds = perf_counter() - start
    rate = {"plies_per_s": round(summary.decisions / seconds)}
    head = {"game": args.game, "players": args.players, "seed": args.seed}
    print(json.dumps(head | summary.to_json() | rate))
    return 0


def chooser(level: str) -> Choose:
    """A bot that answers one question at a time, going through with the chain that it has chosen."""
    if level == "random":
        return uniform
    bots.find(level)
    chain: list[Action] = []

    def choose(game: Game, state: State, rng: Random) -> Action:
        if not chain or chain[0] not in state.legal_actions():
            chain[:] = bots.choose(level, game, state, rng)
        return chain.pop(0)

    return choose


def replay(args: argparse.Namespace) -> int:
    """Verifies a record and prints its scores; 1 with the ply and the reason if it is wrong."""
    table = open_table(saved(args.file)[0])
    state = table.state
    print(f"{table.game.info.name}, {table.plies} plies: ", end="")
    if not state.is_terminal():
        print("not over, player", state.current_player(), "is to act.")
        return 0
    print(*show.outcome_lines(table, state), sep="\n")
    return 0


def link(args: argparse.Namespace) -> int:
    """Prints the link of a record: put it behind the address of any copy of the page."""
    record, ply = saved(args.file)
    table = open_table(record)
    print(PREFIX + pack(table.record(), ply if args.ply is None else args.ply))
    return 0


def saved(name: str) -> tuple[Record, int | None]:
    """The record, and the ply that is shown, in a file, in standard input (-), or in a link."""
    if looks_like_link(name) and not os.path.isfile(name):
        return read(name)
    with sys.stdin if name == "-" else open(name, encoding="utf-8") as file:
        return read(file.read(MAX_TEXT + 1))


def parser() -> argparse.ArgumentParser:
    """The command line's grammar."""
    main_parser = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    commands = main_parser.add_subparsers(required=True, metavar="COMMAND")

    def command(function: object, *, game: bool) -> argparse.ArgumentParser:
        name, text = function.__name__, (function.__doc__ or "")  # type: ignore[attr-defined]
        made = commands.add_parser(name, help=text, description=text)
        made.set_defaults(function=function)
        if game:
            made.add_argument("game", choices=list(GAMES))
            made.add_argument("--players", type=int, default=2)
            made.add_argument("--seed", default="1")
        return made

    command(games, game=False)
    simulating = command(simulate, game=True)
    simulating.add_argument("--games", type=int, default=100, help="how many matches")
    simulating.add_argument(
        "--bots", default="random", help="e.g. greedy,random; repeated to fill the seats"
    )
    simulating.add_argument("--check", action="store_true", help="invariants() after every action")
    replaying = command(replay, game=False)
    replaying.add_argument("file", help="a saved match or a link; - reads standard input")
    linking = command(link, game=False)
    linking.add_argument("file", help="a saved match or a link; - reads standard input")
    linking.add_argument("--ply", type=int, help="the moment that it shows; the last, if not given")
    playing = command(play, game=True)
    playing.add_argument("--bot", default="greedy", help="who sits on the other seats")
    playing.add_argument("--name", default="Player", help="your name")
    playing.add_argument("--fair", action="store_true", help="undo stops at chance")
    return main_parser


def main(arguments: list[str] | None = None) -> int:
    """Runs a command; an error is one sentence and exit code 1."""
    args = parser().parse_args(arguments)
    try:
        code: int = args.function(args)
    except (EmporionError, OSError, UnicodeDecodeError) as error:
        print(error, file=sys.stderr)
        return 1
    return code


if __name__ == "__main__":
    sys.exit(main())
