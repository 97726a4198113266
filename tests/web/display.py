"""An X display that nobody sees, for the browser that can't do without."""

from __future__ import annotations

import os
import subprocess

SCREEN = "1280x900x24"


class Display:
    """A running Xvfb, which picks its number itself. `name` is what DISPLAY has to be."""

    def __init__(self, xvfb: str) -> None:
        reading, writing = os.pipe()
        command = [xvfb, "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp"]
        self.server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as told:
            self.name = f":{told.readline().strip()}"

    def __enter__(self) -> Display:
        return self

    def __exit__(self, *_: object) -> None:
        self.server.terminate()
        self.server.wait()
