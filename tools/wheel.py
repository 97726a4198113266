"""Builds the engine into a wheel, byte for byte the same for the same sources."""

import os
import subprocess
import tomllib
from pathlib import Path

from tools import install
from tools.paths import CACHE, ROOT, StopError, digest

MAKE = "import sys; from flit_core.buildapi import build_wheel; print(build_wheel(sys.argv[1]))"

LIST_GAMES = """
import json
from engine.boundary import Boundary
print(json.dumps(Boundary().games()["games"]))
"""


def sources() -> list[Path]:
    """The files that the engine consists of."""
    return sorted(file for file in (ROOT / "engine").rglob("*.py"))


def version() -> str:
    """The version in pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["version"])


def build() -> Path:
    """The engine's wheel, built if its sources have changed."""
    readmes = (ROOT / "engine").rglob("*.md")  # flit packs them, too
    key = digest([*sources(), *readmes, ROOT / "pyproject.toml", ROOT / "LICENSE"])
    folder = CACHE / "engine" / key
    if not any(folder.glob("*.whl")):
        folder.mkdir(parents=True, exist_ok=True)
        done = subprocess.run(
            [install.executable("python"), "-c", MAKE, str(folder)],
            cwd=ROOT,
            # A fixed date in the zip: the same sources make the same wheel. 2020-01-01.
            env={**os.environ, "SOURCE_DATE_EPOCH": "1577836800"},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            reason = done.stderr.strip().splitlines()[-1:]
            raise StopError(f"The engine's wheel could not be built: {' '.join(reason)}")
    return next(folder.glob("*.whl"))


def games() -> bytes:
    """What the boundary's games() lists, for the page to show before Python is up."""
    key = digest(sources())
    kept = CACHE / "engine" / f"games-{key}.json"
    if not kept.is_file():
        kept.parent.mkdir(parents=True, exist_ok=True)
        done = subprocess.run(
            [install.executable("python"), "-c", LIST_GAMES],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise StopError(f"The engine could not list its games:\n{done.stderr.strip()}")
        kept.write_text(done.stdout, encoding="utf-8")
    return kept.read_bytes()
