"""How many bytes the first visit transfers, and that they do not grow unnoticed.

budget.json has what was last accepted, by file.
"""

import gzip
import json
import re
from collections.abc import Mapping
from pathlib import Path

from tools.paths import CACHE, StopError, digest
from tools.serve import COMPRESSED

RECORD = Path(__file__).with_name("budget.json")
ALLOWED = 1.03
HASH = re.compile(r"-[0-9a-f]{10}(?=\.)")
# What is asked for from home to the first position of a match of Trading Titans.
FIRST_VISIT = re.compile(
    r"""index\.html | style\.css | main\.js | manifest\.webmanifest
    | boot/.* | engine/worker\.py | image/snapshot\.gz
    | pyodide-.*/pyodide\.(mjs|asm\.mjs|asm\.wasm) | pyscript-.*
    | assets/common/(favicon|symbols)\.svg | assets/\w+/cover\.svg
    | assets/titans/(poster|board|pieces)\.(svg|css)
    """,
    re.VERBOSE,
)
LARGE = 100_000


def transferred(path: str, content: bytes | Path) -> int:
    """How many bytes a file is on the line, about: hosts gzip what is text or wasm."""
    if Path(path).suffix not in COMPRESSED:
        return len(content) if isinstance(content, bytes) else content.stat().st_size
    if isinstance(content, bytes):
        return len(gzip.compress(content, 6))
    if content.stat().st_size < LARGE:
        return len(gzip.compress(content.read_bytes(), 6))
    kept = CACHE / "sizes" / digest([content])
    if not kept.is_file():
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(str(len(gzip.compress(content.read_bytes(), 6))))
    return int(kept.read_text())


def first_visit(files: Mapping[str, bytes | Path]) -> dict[str, int]:
    """Bytes of each file of the first visit, by its name without the hash."""
    named = {HASH.sub("", path): (path, content) for path, content in sorted(files.items())}
    return {name: transferred(*file) for name, file in named.items() if FIRST_VISIT.fullmatch(name)}


def check(files: Mapping[str, bytes | Path]) -> None:
    """Raises StopError if the first visit has grown by more than is allowed."""
    before = json.loads(RECORD.read_text(encoding="utf-8"))
    now = first_visit(files)
    old, new = sum(before.values()), sum(now.values())
    if new <= old * ALLOWED:
        return
    grown = {name: size - before.get(name, 0) for name, size in now.items()}
    most = sorted(grown, key=lambda name: -grown[name])[:5]
    told = ", ".join(f"{name} by {grown[name]:,}" for name in most if grown[name] > 0)
    raise StopError(
        f"The first visit has grown from {old:,} to {new:,} bytes, by {100 * new / old - 100:.1f} %, "
        f"and {100 * ALLOWED - 100:.0f} % are allowed. What grew: {told}. If that is meant, run "
        "python3 build.py dist --accept-size and commit tools/budget.json."
    )


def accept(files: Mapping[str, bytes | Path]) -> None:
    """Records the sizes as they are now."""
    RECORD.write_text(json.dumps(first_visit(files), indent=1) + "\n", encoding="utf-8")
