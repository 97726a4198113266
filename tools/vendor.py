"""The files of Pyodide and PyScript that the site serves, as they come from npm."""

import hashlib
import json
import re
from pathlib import Path

from tools import install
from tools.paths import MODULES

PYODIDE = MODULES / "pyodide"
PYSCRIPT = MODULES / "@pyscript" / "core"

Files = dict[str, bytes | Path]


def package_version(folder: Path) -> str:
    """The version in a package.json."""
    return str(json.loads((folder / "package.json").read_text(encoding="utf-8"))["version"])


def pyodide_files() -> tuple[Files, str]:
    """Pyodide with a package lock that knows micropip alone, and the version of Pyodide."""
    version = package_version(PYODIDE)
    folder = f"pyodide-{version}"
    names = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
    files: Files = {f"{folder}/{name}": PYODIDE / name for name in names}
    (micropip,) = install.pyodide_wheels("micropip")
    files[f"{folder}/{micropip.name}"] = micropip
    files[f"{folder}/pyodide-lock.json"] = json.dumps(_lock(micropip)).encode()
    return files, version


def lock_info() -> object:
    """The head of Pyodide's package lock."""
    return json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]


def _lock(micropip: Path) -> dict[str, object]:
    """Pyodide's own lock would let it fetch packages from elsewhere: only micropip stays."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    entry = lock["packages"]["micropip"]
    entry["file_name"] = micropip.name
    entry["sha256"] = hashlib.sha256(micropip.read_bytes()).hexdigest()
    return {"info": lock["info"], "packages": {"micropip": entry}}


def pyscript_core() -> Path:
    """The module that PyScript's core.js names: it is the core, but for parts that we do not load."""
    (name,) = re.findall(
        r'"\./(core-[\w-]+\.js)"', (PYSCRIPT / "dist" / "core.js").read_text("utf-8")
    )
    return PYSCRIPT / "dist" / str(name)


def pyscript_files() -> tuple[str, Files]:
    """The path of PyScript's core module, and the files that it loads for us: no editor, no terminal."""
    folder = f"pyscript-{package_version(PYSCRIPT)}"
    dist = PYSCRIPT / "dist"
    chunks = [pyscript_core().name, *(path.name for path in dist.glob("error-*.js"))]
    files: Files = {f"{folder}/{name}": dist / name for name in ["core.js", *chunks]}
    return f"{folder}/core.js", files
