"""Checks the engine's import rules (engine/README.md): imports point one way.

    data <- rules, actions, state <- phases, view <- game <- registry <- everything that uses games

core and bots import no game, a game imports core and never another game, and the engine imports nothing
but itself and the standard library.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.paths import ROOT

ENGINE = ROOT / "engine"
# A module of a game may import the game's modules of its own or a lower level. Parts that were split
# off these (why, draws, knowledge ...) are as high as whoever uses them.
LEVELS = {
    "data": 0,
    "words": 1,
    "rules": 1,
    "actions": 1,
    "state": 1,
    "phases": 2,
    "view": 2,
    "evaluate": 2,
    "game": 3,
}
ABOVE = (
    "engine.registry",
    "engine.boundary",
    "engine.worker",
    "engine.terminal",
    "engine.__main__",
)


def module_name(file: Path) -> str:
    """engine/core/table.py -> engine.core.table"""
    return ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def imports(file: Path) -> Iterator[str]:
    """The full names of what a file imports anywhere; `from a import b` gives both a and a.b."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            package = ".".join(module_name(file).split(".")[: -node.level]) if node.level else ""
            start = ".".join(part for part in (package, node.module) if part)
            yield start
            yield from (f"{start}.{alias.name}" for alias in node.names)


def problem(importer: str, imported: str) -> str | None:
    """Why `importer` may not import `imported`, or None."""
    top = imported.split(".")[0]
    if importer.endswith(".data") and top != "__future__":
        return "data imports nothing"
    if top != "engine":
        known = top in sys.stdlib_module_names or (importer, top) == ("engine.worker", "pyscript")
        return None if known else "the engine imports the standard library only"
    source, target = importer.split("."), imported.split(".")
    if source[1:2] in (["core"], ["bots"]):
        if target[1:2] == ["games"]:
            return f"{source[1]} knows no game"
        if imported.startswith(ABOVE):
            return f"{source[1]} is below {imported}"
    if source[1:2] == ["core"] and target[1:2] == ["bots"]:
        return "core is below bots"
    if source[1:2] == ["games"] and len(source) > 2:
        return _problem_of_game(source, target)
    return None


def _problem_of_game(source: list[str], target: list[str]) -> str | None:
    """The rules inside engine/games/<name>/; both names are split at their dots."""
    if target[1:2] == ["games"] and len(target) > 2:
        if target[2] != source[2]:
            return "a game never imports another game"
        here, there = LEVELS.get("".join(source[3:4])), LEVELS.get("".join(target[3:4]))
        if here is not None and there is not None and there > here:
            return f"{source[3]} is below {target[3]}"
        return None
    if target[1:2] not in (["core"], ["games"]) and len(target) > 1:
        return "a game imports core and itself only"
    return None


def problems() -> list[str]:
    """One line for each import that breaks a rule."""
    found = []
    for file in sorted(ENGINE.rglob("*.py")):
        importer = module_name(file)
        for imported in imports(file):
            if reason := problem(importer, imported):
                found.append(f"{file.relative_to(ROOT)} imports {imported}: {reason}")
    return found


def main() -> int:
    found = problems()
    print("\n".join(found) or "The import rules hold.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
