"""Renders the mark as PNG for home screens that take no SVG, by a headless Chromium.

    python -m tools.art.icons [chromium]

Only run after a change of the mark: the pixels depend on the browser, so no test compares them.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from tools.art.common_symbols import FOLDER, mark

SIZES = {
    "icon-192.png": (192, 1.0, "none"),
    "icon-512.png": (512, 1.0, "none"),
    "icon-maskable-512.png": (512, 0.74, "#efdcb0"),
    "apple-touch-icon.png": (180, 0.86, "#efdcb0"),
}
"""Of each file its width in pixels, the part of it that the mark fills, and the ground."""


def page(size: int, part: float, ground: str) -> str:
    """A page with the mark in its middle."""
    side = 64 / part
    edge = (64 - side) / 2
    box = f"{edge:.2f} {edge:.2f} {side:.2f} {side:.2f}"
    style = f"margin:0;background:{'transparent' if ground == 'none' else ground}"
    svg = f'<svg viewBox="{box}" style="display:block;width:{size}px">{mark()}</svg>'
    return f'<!doctype html><body style="{style}">{svg}'


def render(chromium: str, name: str, folder: Path) -> None:
    """Takes one picture."""
    size, part, ground = SIZES[name]
    source = folder / "icon.html"
    source.write_text(page(size, part, ground), "utf-8")
    command = [chromium, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
    command += [f"--window-size={size},{size}", f"--user-data-dir={folder / 'profile'}"]
    command += ["--no-first-run", "--default-background-color=00000000"]
    command += [f"--screenshot={FOLDER / name}"]
    subprocess.run([*command, source.as_uri()], check=True, capture_output=True, timeout=120)
    print(f"{name}: {(FOLDER / name).stat().st_size} bytes")


def main() -> None:
    """Renders all sizes."""
    chromium = sys.argv[1] if len(sys.argv) > 1 else "chromium"
    with tempfile.TemporaryDirectory() as folder:
        for name in SIZES:
            render(chromium, name, Path(folder))


if __name__ == "__main__":
    main()
