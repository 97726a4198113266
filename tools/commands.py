"""The commands of build.py."""

import argparse
import os
import subprocess
import sys
import webbrowser
from collections.abc import Sequence

from tools import browser, budget, install, release, serve, single, site
from tools.paths import DIST, MODULES, ROOT, StopError

ZIZMOR = ["--offline", "--quiet", "--no-progress", "--strict-collection", "--pedantic"]
BUILT = "EMPORION_BUILT"  # tells the tests that dist/ is there already
SPREAD = ["--numprocesses=auto", "--maxprocesses=4", "--dist=loadgroup", "--no-loadscope-reorder"]
"""pytest-xdist's processes, one a core; tests/conftest.py says what runs together. `-n 0`: none."""


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

    def add(
        name: str, command: object, text: str, passes_on: bool = False
    ) -> argparse.ArgumentParser:
        one = commands.add_parser(name, help=text, description=text, add_help=not passes_on)
        one.set_defaults(command=command, passes_on=passes_on)
        return one

    one = add("serve", serve_command, "build the site and serve it")
    one.add_argument("--port", type=int, default=8000, help="8000, or the next free one")
    one.add_argument("--open", action="store_true", help="open a browser")
    one = add("dist", dist_command, "build the site into dist/, and what people download of it")
    one.add_argument("--accept-size", action="store_true", help="record how large it is now")
    add("test", test_command, "run the tests; further arguments go to pytest", passes_on=True)
    add("check", check_command, "format, lint, types, import rules")
    one = add("bench", bench_command, "measure boot, transfer, answers and speed")
    one.add_argument("--json", action="store_true", help="print JSON instead of a table")
    one.add_argument("--runs", type=int, default=5, help="how often each boot is measured")
    add("picture", picture_command, "draw a position as an SVG; see --help", passes_on=True)
    one = add("languages", languages_command, "bring the translations up to date with the sources")
    one.add_argument(
        "codes", nargs="*", help="such as de; a new one is begun (default: all there are)"
    )
    add("soak", soak_command, "thousands of matches with invariants; see --help", passes_on=True)
    return parser


def dist_command(options: argparse.Namespace) -> int:
    built = site.build()
    if options.accept_size:
        budget.accept(built.files)
    budget.check(built.files)
    for made in (release.pack(built), single.build(built)):
        print(f"Packed {made.relative_to(ROOT)} ({made.stat().st_size / 1e6:.1f} MB).")
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


def test_command(options: argparse.Namespace) -> int:
    install.python_packages("test")
    install.pyodide_wheels("pyodide")
    browser.get_others()
    site.build()
    environment = {**install.environment(), browser.VARIABLE: browser.chromium(), BUILT: "1"}
    command = [install.executable("python"), "-m", "pytest", "--timeout=300", *SPREAD]
    command += options.rest
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


def check_command(options: argparse.Namespace) -> int:
    install.python_packages("test")
    install.node_packages()
    python = [install.executable("python"), "-m"]
    checks = {
        "ruff format": [*python, "ruff", "format", "--check", "."],
        "ruff check": [*python, "ruff", "check", "."],
        "mypy": [*python, "mypy"],
        "tsc": [str(MODULES / ".bin" / "tsc"), "--project", "tsconfig.json"],
        "import rules": [*python, "tools.imports"],
        "zizmor": [install.executable("zizmor"), *ZIZMOR, ".github/workflows"],
    }
    failed = []
    for name, command in checks.items():
        print(f"--- {name}", flush=True)
        if subprocess.run(command, cwd=ROOT, env=install.environment(), check=False).returncode:
            failed.append(name)
    print(f"Failed: {', '.join(failed)}." if failed else "All checks passed.")
    return 1 if failed else 0


def bench_command(options: argparse.Namespace) -> int:
    for name in ("test", "bench"):
        install.python_packages(name)
    site.build()
    command = [install.executable("python"), "-m", "tools.bench", str(options.runs)]
    command += ["json"] if options.json else []
    return subprocess.run(command, cwd=ROOT, env=install.environment(), check=False).returncode


def picture_command(options: argparse.Namespace) -> int:
    from tools.picture import main as picture

    return picture(options.rest, is_built=BUILT in os.environ)


def languages_command(options: argparse.Namespace) -> int:
    install.python_packages("build")
    command = [install.executable("python"), "-m", "tools.languages", "update", *options.codes]
    return subprocess.run(command, cwd=ROOT, env=install.environment(), check=False).returncode


def soak_command(options: argparse.Namespace) -> int:
    from tools.soak import main as soak

    return soak(options.rest)
