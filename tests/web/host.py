"""A plain web server of one's own: Python's, in a process that can be ended and started again."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from pathlib import Path


class Host:
    """Serves `root`; `address` is that of a folder in it, without a slash at its front."""

    def __init__(self, root: Path, folder: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.root, self.folder = root / folder, folder
        self.command = [sys.executable, "-m", "http.server", str(self.port)]
        self.command += ["--bind", "127.0.0.1", "--directory", str(root)]
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/{self.folder}/"

    def start(self) -> None:
        self.process = subprocess.Popen(
            self.command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        for _ in range(200):
            with socket.socket() as ask:
                if ask.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.05)
        raise AssertionError("the web server did not start")

    def stop(self) -> None:
        """As when the cable is pulled: nothing answers at the address any more."""
        self.process.kill()
        self.process.wait()
