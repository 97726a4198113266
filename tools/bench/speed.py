"""Random play: natively against OpenSpiel's Python tic-tac-toe, and in Pyodide against native."""

import json
import subprocess
from pathlib import Path
from statistics import median
from typing import Any

from tools import install, wheel
from tools.bench.figures import Figure, ratio
from tools.paths import ROOT, StopError

HERE = Path(__file__).parent
SECONDS = "1"
LEAST = {"titans": 4.0, "airlines": 1.5, "traders": 2.0}  # over OpenSpiel's tic-tac-toe
LONG = (
    "airlines",
    "6",
)  # a game whose positions grow: its end should be no slower than its beginning


def measure(runs: int) -> list[Figure]:
    """Decisions a second, each measured in turns with its yardstick."""
    python = [install.executable("python"), str(HERE / "plies.py")]
    node = [install.executable("node"), str(HERE / "plies.mjs"), str(wheel.build())]
    theirs: list[float] = []
    native: dict[str, list[float]] = {name: [] for name in LEAST}
    pyodide: dict[str, list[float]] = {name: [] for name in LEAST}
    chances: dict[str, float] = {}
    thirds: list[float] = []
    for _ in range(runs):
        theirs.append(_run([*python, "rate", "open_spiel", SECONDS])[0])
        for name in LEAST:
            speed, chances[name] = _run([*python, "rate", name, SECONDS])
            native[name].append(speed)
            pyodide[name].append(_run([*node, name, SECONDS])[0])
        thirds.append(_run([*python, "thirds", *LONG, SECONDS]))
    return [
        *(_over_open_spiel(name, native[name], theirs, chances[name]) for name in LEAST),
        *(_over_native(name, pyodide[name], native[name]) for name in LEAST),
        Figure(
            f"time of a decision, last third of a match over its first, {LONG[0]}, {LONG[1]} players",
            median(thirds),
            f"median of {runs}",
            at_most=1.0,
        ),
    ]


def _over_open_spiel(name: str, ours: list[float], theirs: list[float], chances: float) -> Figure:
    what = f"random decisions a second over OpenSpiel's Python tic-tac-toe, {name}"
    unit = f"a second, {chances:.2f} chance plies beside each"
    return ratio(what, ours, theirs, unit, at_least=LEAST[name])


def _over_native(name: str, pyodide: list[float], native: list[float]) -> Figure:
    what = f"random decisions a second, Pyodide over native, {name}"
    return ratio(what, pyodide, native, "a second", at_least=0.5)


def _run(command: list[str]) -> Any:
    done = subprocess.run(
        command, cwd=ROOT, env=install.environment(), capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise StopError(f"A measurement failed: {done.stderr.strip()[-1000:]}")
    return json.loads(done.stdout.splitlines()[-1])
