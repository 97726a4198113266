"""The engine inside Pyodide, under Node: its own tests, and recorded matches state by state."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from engine.registry import GAMES
from tests.pyodide.states import states
from tools import install
from tools.paths import ROOT

pytestmark = pytest.mark.native

HERE = Path(__file__).parent
SUITE = ["tests/conformance", "tests/core", "tests/records", "tests/golden", "tests/games"]
LEFT_OUT = [
    "--ignore-glob=*_fuzz.py",  # hypothesis recurses too deep for a wasm stack
    "--ignore-glob=*/test_assets.py",  # of pictures, not of the engine; they need tools/
    "--ignore-glob=*/test_second_reading.py",  # hundreds of matches against a referee
]
RECORDS = sorted(
    file
    for file in (ROOT / "tests" / "records").glob("*/*.json")
    if file.name != "expected.json" and file.parent.name in GAMES
)


def node(*arguments: object, wheels: Path | str = "-") -> subprocess.CompletedProcess[str]:
    """Runs run.mjs with the pinned Node."""
    command = [install.executable("node"), str(HERE / "run.mjs"), str(ROOT), str(wheels)]
    return subprocess.run(
        [*command, *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env=install.environment(),
    )


@pytest.fixture(scope="session")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with micropip and what it installs there."""
    folder = tmp_path_factory.mktemp("wheels")
    for name in ("micropip", "pyodide"):
        for wheel in install.pyodide_wheels(name):
            shutil.copy(wheel, folder)
    return folder


@pytest.mark.timeout(900)
def test_the_suite_passes(wheels: Path) -> None:
    suite = [folder for folder in SUITE if (ROOT / folder).is_dir()]
    done = node("suite", *suite, *LEFT_OUT, wheels=wheels)
    told = f"{done.stdout[-6000:]}\n{done.stderr[-2000:]}"
    assert done.returncode == 0, told
    assert re.search(r"\d{2,} passed", done.stdout), told


@pytest.mark.timeout(1200)
def test_recorded_matches_are_the_same_state_by_state() -> None:
    done = node("states", *RECORDS)
    assert done.returncode == 0, done.stderr[-4000:]
    there = json.loads(done.stdout.splitlines()[-1])
    for file, other in zip(RECORDS, there, strict=True):
        here = states(file.read_text(encoding="utf-8"))
        assert len(here) > 10
        differing = [ply for ply, (a, b) in enumerate(zip(here, other, strict=True)) if a != b]
        assert not differing, f"{file.name} differs first at ply {differing[0]}"
