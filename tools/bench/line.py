"""A server that counts what it sends, and may be as slow as a given line."""

import threading
import time
from functools import partial
from http import HTTPStatus
from pathlib import Path

from tools.serve import Files, Handler, Server

PIECE = 16 * 1024


class Line:
    """A line of so many bytes a second, shared by all connections, and a delay for each request."""

    def __init__(self, megabits: float = 0, delay: float = 0) -> None:
        self.bytes_per_second = megabits * 1e6 / 8
        self.delay = delay
        self.sent = 0
        self._free_at = 0.0
        self._lock = threading.Lock()

    def carry(self, count: int) -> None:
        """Waits until `count` bytes are through."""
        with self._lock:
            self.sent += count
            if not self.bytes_per_second:
                return
            now = time.perf_counter()
            self._free_at = max(now, self._free_at) + count / self.bytes_per_second
            wait = self._free_at - now
        time.sleep(wait)


class CountingHandler(Handler):
    """A Handler whose answers go through a Line."""

    def __init__(self, line: Line, files: Files, *rest: object) -> None:
        self.line = line
        super().__init__(files, *rest)

    def setup(self) -> None:
        time.sleep(self.line.delay)  # to open a connection takes one turn more
        super().setup()

    def _answer(self, status: HTTPStatus, content: bytes, headers: dict[str, str]) -> None:
        time.sleep(self.line.delay)
        super()._answer(status, content, headers)

    def _write(self, content: bytes) -> None:
        for at in range(0, len(content), PIECE):
            piece = content[at : at + PIECE]
            self.line.carry(len(piece))
            self.wfile.write(piece)


class Site:
    """A folder on a server of its own, until `close`."""

    def __init__(self, folder: Path, line: Line) -> None:
        self.line = line
        files = Files(folder)
        files.warm_up()
        self._server = Server(("127.0.0.1", 0), partial(CountingHandler, line, files))
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self._server.server_address[1]}/"

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
