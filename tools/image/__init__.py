"""The library and the memory snapshot that make the boot fast: see README.md."""

import struct
import subprocess
import zlib
from pathlib import Path

from tools import install
from tools.paths import CACHE, ROOT, StopError, digest

HERE = Path(__file__).parent


def build(wheel: Path) -> tuple[Path, Path]:
    """library.zip and snapshot.gz for an engine's wheel, made if an input of theirs has changed."""
    inputs = [file for file in HERE.iterdir() if file.suffix in {".mjs", ".py"}]
    key = digest([*inputs, ROOT / "package-lock.json", ROOT / "requirements" / "build.txt", wheel])
    folder = CACHE / "image" / key
    library, snapshot = folder / "library.zip", folder / "snapshot.gz"
    if not snapshot.is_file():
        print("Compiling the library and taking the memory snapshot ...", flush=True)
        folder.mkdir(parents=True, exist_ok=True)
        _node("library.mjs", wheel, library)
        fresh = folder / "snapshot.part"
        _node("snapshot.mjs", library, fresh)
        fresh.rename(snapshot)
    return library, snapshot


def memory_length(snapshot: Path) -> int:
    """The length of the memory that a snapshot restores: the fourth word of its head."""
    with snapshot.open("rb") as file:
        head = zlib.decompressobj(31).decompress(file.read(1000), 32)
    return int(struct.unpack("<8I", head)[3])


# A snapshot has them in it, and is to be the same bytes on every machine.
PLACE = {"TZ": "UTC", "LC_ALL": "C"}


def _node(script: str, *arguments: Path) -> None:
    command = [install.executable("node"), str(HERE / script), *map(str, arguments)]
    environment = {**install.environment(), **PLACE}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise StopError(f"tools/image/{script} failed:\n{done.stderr.strip()[-2000:]}")
