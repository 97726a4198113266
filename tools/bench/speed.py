"""Random play: natively against OpenSpiel's Python tic-tac-toe, and in Pyodide against native."""

import json
import subprocess
from pathlib import Path

from tools import install, wheel
from tools.bench.figures import Figure, ratio
from tools.paths import ROOT, StopError

HERE = Path(__file__).parent
SECONDS = 2


def measure(runs: int) -> list[Figure]:
    """Plies a second, each measured in turns with its yardstick."""
    python = [install.executable("python"), str(HERE / "plies.py")]
    node = [install.executable("node"), str(HERE / "plies.mjs"), str(wheel.build())]
    ours, theirs, pyodide = [], [], []
    for _ in range(runs):
        theirs.append(_rate([*python, "open_spiel", str(SECONDS)]))
        ours.append(_rate([*python, "titans", str(SECONDS)]))
        pyodide.append(_rate([*node, str(SECONDS)]))
    name = "random plies a second over OpenSpiel's Python tic-tac-toe"
    return [
        ratio(f"{name}, decisions only", ours, theirs, "plies/s", at_least=4),
        ratio("random plies a second, Pyodide over native", pyodide, ours, "plies/s", at_least=0.5),
    ]


def _rate(command: list[str]) -> float:
    done = subprocess.run(
        command, cwd=ROOT, env=install.environment(), capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise StopError(f"A measurement failed: {done.stderr.strip()[-1000:]}")
    return float(json.loads(done.stdout.splitlines()[-1]))
