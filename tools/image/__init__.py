"""The library and the memory snapshot that make the boot fast: see README.md."""

import io
import json
import struct
import subprocess
import zipfile
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
        _node("snapshot.mjs", library, fresh, _imported(snapshot))
        fresh.rename(snapshot)
    return library, snapshot


def rest(library: Path, snapshot: Path) -> bytes:
    """What the library has and the snapshot has not, as a zip: what may be imported later."""
    imported = set(json.loads(_imported(snapshot).read_text(encoding="utf-8")))
    out = io.BytesIO()
    with zipfile.ZipFile(library) as whole, zipfile.ZipFile(out, "w") as part:
        for path in whole.namelist():
            name = path.removesuffix(".pyc").replace("/", ".").removesuffix(".__init__")
            if name not in imported:
                part.writestr(zipfile.ZipInfo(path, (2020, 1, 1, 0, 0, 0)), whole.read(path))
    return out.getvalue()


def _imported(snapshot: Path) -> Path:
    """The list of the modules in a snapshot."""
    return snapshot.with_name("imported.json")


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
