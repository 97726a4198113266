"""The commands of build.py."""

import argparse
import os
import subprocess
import sys
import webbrowser
from collections.abc import Sequence

from tools import install, serve, site
from tools.paths import DIST, ROOT, StopError


def run(arguments: Sequence[str]) -> int:
    """Carries out one command line; returns the exit status."""
    parser = _parser()
    options, rest = parser.parse_known_args(arguments)
    if rest and not options.passes_on:
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    options.rest = rest
    try:
        return int(options.command(options))
    except StopError as stop:
        print(f"build.py: {stop}", file=sys.stderr)
    except OSError as error:
        print(f"build.py: A file could not be read or written: {error}", file=sys.stderr)
    except KeyboardInterrupt:
        print()
    return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="build.py", description="Emporion's one entry.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def add(name: str, command: object, text: str, passes_on: bool = False) -> argparse.ArgumentParser:
        one = commands.add_parser(name, help=text, description=text)
        one.set_defaults(command=command, passes_on=passes_on)
        return one

    one = add("serve", serve_command, "build the site and serve it")
    one.add_argument("--port", type=int, default=8000, help="8000, or the next free one")
    one.add_argument("--open", action="store_true", help="open a browser")
    add("dist", dist_command, "build the site into dist/")
    return parser


def dist_command(options: argparse.Namespace) -> int:
    site.build()
    return 0


def serve_command(options: argparse.Namespace) -> int:
    site.build()
    server = serve.start(DIST, options.port)
    port = server.server_address[1]
    if port != options.port:
        print(f"Port {options.port} is taken, so this is on port {port}.")
    address = f"http://localhost:{port}/"
    print(f"Emporion is at {address} (stop it with Ctrl+C).", flush=True)
    if options.open:
        webbrowser.open(address)
    try:
        server.serve_forever()
    finally:
        server.server_close()
    return 0
