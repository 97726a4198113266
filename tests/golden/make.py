"""Writes the golden playthroughs and perft counts anew: python -m tests.golden.make"""

from __future__ import annotations

import json

from tests.golden import perft
from tests.golden.playthrough import FOLDER, files, playthrough


def main() -> None:
    """Says which files are other than before."""
    FOLDER.mkdir(exist_ok=True)
    wanted = files()
    for old in set(FOLDER.glob("*.txt")) - set(wanted):
        old.unlink()
        print(f"removed {old.name}")
    for file, setup in wanted.items():
        text = playthrough(setup)
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")
            print(f"wrote {file.name}")
    entries = perft.entries()
    for game, positions in entries.items():
        for entry in positions:
            state = perft.position(game, entry)
            is_all = entry["chance"] == "enumerated"
            entry["counts"] = perft.counts(state, len(entry["counts"]), enumerated=is_all)
    text = perft_text(entries)
    if perft.FILE.read_text(encoding="utf-8") != text:
        perft.FILE.write_text(text, encoding="utf-8")
        print(f"wrote {perft.FILE.name}")


def perft_text(entries: dict[str, list[perft.Entry]]) -> str:
    """One line for each position."""
    games = []
    for game, positions in entries.items():
        lines = ",\n".join("  " + json.dumps(entry, ensure_ascii=False) for entry in positions)
        games.append(f" {json.dumps(game)}: [\n{lines}\n ]")
    return "{\n" + ",\n".join(games) + "\n}\n"


if __name__ == "__main__":
    main()
