"""`build.py bench`: boot, transfer, answers, speed and memory, each as a ratio where one makes sense.

Times on one machine mean little: what is compared is measured in turns, in the same run, and medians
are shown.
"""

import json
import platform
import time

from tools import install, site
from tools.bench import boot, speed
from tools.bench.figures import Figure


def run(runs: int, *, as_json: bool) -> int:
    """Measures everything and prints a table, or JSON."""
    for name in ("test", "bench"):
        install.python_packages(name)
    site.build()
    figures = [*boot.measure(runs), *speed.measure(runs)]
    if as_json:
        head = {"date": time.strftime("%Y-%m-%d"), "machine": platform.machine(), "runs": runs}
        print(json.dumps({**head, "figures": [figure.to_json() for figure in figures]}, indent=1))
    else:
        print("\n".join(_table(figures)))
    return 0


def _table(figures: list[Figure]) -> list[str]:
    rows = [("what", "measured", "aim", "from")]
    rows += [(f.name, f.shown(), f.aim_shown(), f.source) for f in figures]
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    return [
        "  ".join([*(cell.ljust(width) for cell, width in zip(row, widths, strict=False)), row[3]])
        for row in rows
    ]
