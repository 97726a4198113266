"""python -m tools.bench RUNS [json]: measures everything and prints a table, or JSON."""

import json
import platform
import sys
import time

from tools import browser
from tools.bench import boot, match, speed
from tools.bench.figures import Figure
from tools.paths import StopError


def run(runs: int, *, as_json: bool) -> int:
    """All figures, as they are measured now."""
    try:
        figures = [*_in_browser(runs), *speed.measure(runs)]
    except StopError as stop:
        print(f"build.py: {stop}", file=sys.stderr)
        return 1
    if as_json:
        head = {"date": time.strftime("%Y-%m-%d"), "machine": platform.machine(), "runs": runs}
        print(json.dumps({**head, "figures": [figure.to_json() for figure in figures]}, indent=1))
    else:
        print("\n".join(_table(figures)))
    return 0


def _in_browser(runs: int) -> list[Figure]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=browser.chromium(), args=browser.flags()
        )
        figures = [*boot.measure(chromium, runs), *match.measure(chromium)]
        chromium.close()
    return figures


def _table(figures: list[Figure]) -> list[str]:
    rows = [("what", "measured", "aim", "from")]
    rows += [(f.name, f.shown(), f.aim_shown(), f.source) for f in figures]
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    return [
        "  ".join([*(cell.ljust(width) for cell, width in zip(row, widths, strict=False)), row[3]])
        for row in rows
    ]


if __name__ == "__main__":
    sys.exit(run(int(sys.argv[1]), as_json="json" in sys.argv))
