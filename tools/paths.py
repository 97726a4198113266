"""Where things lie, and the two helpers that everything here uses."""

import hashlib
import os
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
CACHE = ROOT / ".cache"
DIST = ROOT / "dist"
MODULES = ROOT / "node_modules"
REQUIREMENTS = ROOT / "requirements"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")


class StopError(Exception):
    """A reason to stop: one sentence that says what is missing and what to do."""


def digest(files: Iterable[Path], *more: str) -> str:
    """A short hash of the names (below the project) and contents of `files`, and of `more`."""
    total = hashlib.sha256("\0".join(more).encode())
    for file in sorted(files):
        name = file.relative_to(ROOT) if file.is_relative_to(ROOT) else file.name
        total.update(f"\0{name}\0".encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()[:16]


def short_hash(content: bytes | Path) -> str:
    """What tells a file's content from another: in its name, or beside it."""
    data = content if isinstance(content, bytes) else content.read_bytes()
    return hashlib.sha256(data).hexdigest()[:10]
