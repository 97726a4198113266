"""Fetches what is pinned: Python packages into .venv, Node among them, and npm's into node_modules.

Each part leaves a stamp with the hash of its lock file, so that a second run asks nobody.
"""

import os
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path

from tools.paths import BIN, CACHE, MODULES, REQUIREMENTS, ROOT, VENV, StopError, digest

LOG = CACHE / "install.log"
AGAIN = f"check the network connection and run the command again (details: {LOG.relative_to(ROOT)})"


def environment() -> dict[str, str]:
    """The environment in which our own Node and Python come first."""
    return {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"}


def executable(name: str) -> str:
    """The path of a program of the virtual environment."""
    return str(BIN / (f"{name}.exe" if os.name == "nt" else name))


def quiet(command: Sequence[str], sentence: str) -> None:
    """Runs a command with its output in the log; raises StopError with `sentence` if it fails."""
    CACHE.mkdir(exist_ok=True)
    with LOG.open("a", encoding="utf-8") as log:
        log.write(f"\n$ {' '.join(command)}\n")
        log.flush()
        try:
            done = subprocess.run(
                command, cwd=ROOT, env=environment(), stdout=log, stderr=log, check=False
            )
        except OSError as error:
            raise StopError(f"{sentence} ({error})") from None
    if done.returncode:
        raise StopError(sentence)


def python_packages(name: str) -> None:
    """Installs requirements/<name>.txt into the virtual environment, if it has changed."""
    lock = REQUIREMENTS / f"{name}.txt"
    stamp = VENV / f".installed-{name}"
    wanted = digest([lock], sys.version)
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    make_environment()
    print(f"Fetching the Python packages of requirements/{name}.txt ...", flush=True)
    command = [executable("python"), "-m", "pip", "install", "--disable-pip-version-check"]
    quiet(
        [*command, "-r", str(lock)],
        f"The Python packages of requirements/{name}.txt could not be fetched: {AGAIN}.",
    )
    stamp.write_text(wanted)


def make_environment() -> None:
    """Makes .venv, anew if it was made by another Python."""
    mark = VENV / ".made-by"
    if mark.is_file() and mark.read_text() == sys.version and Path(executable("python")).exists():
        return
    print("Making the virtual environment .venv ...", flush=True)
    try:
        venv.create(VENV, clear=True, with_pip=True)
    except (subprocess.CalledProcessError, ImportError, OSError):
        raise StopError(
            "The virtual environment .venv could not be made: install Python's venv module "
            "(Debian and Ubuntu: apt install python3-venv) and run the command again."
        ) from None
    mark.write_text(sys.version)


def node_packages() -> None:
    """Installs exactly what package-lock.json names, with the pinned Node."""
    python_packages("build")
    stamp = MODULES / ".installed"
    wanted = digest([ROOT / name for name in ("package.json", "package-lock.json", ".npmrc")])
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    print("Fetching the npm packages of package-lock.json ...", flush=True)
    sentence = f"The npm packages of package-lock.json could not be fetched: {AGAIN}."
    quiet([executable("npm"), "ci", "--no-audit", "--no-fund"], sentence)
    stamp.write_text(wanted)


def pyodide_wheels(name: str) -> list[Path]:
    """The wheels of requirements/<name>.txt, which are for Pyodide's Python and not for ours."""
    lock = REQUIREMENTS / f"{name}.txt"
    folder = CACHE / "wheels" / digest([lock])
    if not (folder / "complete").is_file():
        python_packages("build")
        print(f"Fetching the wheels of requirements/{name}.txt ...", flush=True)
        command = [executable("python"), "-m", "pip", "download", "--disable-pip-version-check"]
        command += ["--no-deps", "--only-binary=:all:", "--python-version", "3.14"]
        command += ["--platform", "any", "--implementation", "py", "--abi", "none"]
        sentence = f"The wheels of requirements/{name}.txt could not be fetched: {AGAIN}."
        quiet([*command, "-d", str(folder), "-r", str(lock)], sentence)
        (folder / "complete").write_text("")
    return sorted(folder.glob("*.whl"))
