"""Firefox, by way of Node: firefox.mjs drives it with puppeteer and takes one JSON line a command."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from tools import install
from tools.paths import ROOT

SCRIPT = Path(__file__).parent / "firefox.mjs"


class Bridge:
    """A running Firefox with one window at a time."""

    def __init__(self, firefox: str) -> None:
        self.process = subprocess.Popen(
            [install.executable("node"), str(SCRIPT), firefox],
            cwd=ROOT,
            env=install.environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, command: str, *arguments: object) -> Any:
        """What a command of firefox.mjs answers; its error is raised."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{json.dumps([command, *arguments])}\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        assert line, "Firefox or its driver has ended"
        answer = json.loads(line)
        assert "error" not in answer, answer["error"]
        return answer.get("value")

    def close(self) -> None:
        """At the end of its commands firefox.mjs ends Firefox and itself."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(30)
