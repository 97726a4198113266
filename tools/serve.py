"""Serves dist/ as GitHub Pages does: MIME types, gzip, ten minutes of cache, open to pages of others."""

import gzip
import mimetypes
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.utils import formatdate, parsedate_to_datetime
from functools import partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

from tools.paths import StopError

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".webmanifest": "application/manifest+json; charset=utf-8",
    ".svg": "image/svg+xml",
    ".py": "text/x-python; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".zip": "application/zip",
    ".gz": "application/gzip",
    ".whl": "application/octet-stream",
}
COMPRESSED = {
    ".html",
    ".css",
    ".js",
    ".mjs",
    ".json",
    ".webmanifest",
    ".svg",
    ".py",
    ".txt",
    ".wasm",
}
TRIES = 50


class Files:
    """The files of a folder as (type, content, gzipped content), kept while they do not change."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self._kept: dict[tuple[Path, int], bytes] = {}
        self._lock = threading.Lock()

    def find(self, url: str) -> Path | None:
        """The file that `url` names, or None; nothing outside the folder is found."""
        path = (self.folder / unquote(urlsplit(url).path).lstrip("/")).resolve()
        if path.is_dir():
            path /= "index.html"
        return path if path.is_relative_to(self.folder) and path.is_file() else None

    def gzipped(self, file: Path) -> bytes:
        key = (file, file.stat().st_mtime_ns)
        with self._lock:  # two browsers at once should not compress the same 10 MB twice
            if key not in self._kept:
                self._kept[key] = gzip.compress(file.read_bytes(), 6, mtime=0)
            return self._kept[key]

    def warm_up(self) -> None:
        """Compresses everything ahead, so that the first visit does not wait for it."""
        for file in self.folder.rglob("*"):
            if file.suffix in COMPRESSED and file.is_file():
                self.gzipped(file)


class Handler(BaseHTTPRequestHandler):
    """Answers GET and HEAD."""

    protocol_version = "HTTP/1.1"

    def __init__(self, files: Files, *rest: object) -> None:
        self.files = files
        super().__init__(*rest)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        file = self.files.find(self.path)
        if file is None:
            self._not_found()
            return
        changed = int(file.stat().st_mtime)
        headers = {
            "Content-Type": TYPES.get(file.suffix) or _guess(file),
            "Cache-Control": "max-age=600",
            "Last-Modified": formatdate(changed, usegmt=True),
            "Vary": "Accept-Encoding",
            "Access-Control-Allow-Origin": "*",
        }
        if self._is_known(changed):
            self._answer(HTTPStatus.NOT_MODIFIED, b"", headers)
        elif file.suffix in COMPRESSED and "gzip" in self.headers.get("Accept-Encoding", ""):
            content = self.files.gzipped(file)
            self._answer(HTTPStatus.OK, content, {**headers, "Content-Encoding": "gzip"})
        else:
            self._answer(HTTPStatus.OK, file.read_bytes(), headers)

    def _not_found(self) -> None:
        page = self.files.find("404.html")
        content = page.read_bytes() if page else b"Not found\n"
        kind = TYPES[".html" if page else ".txt"]
        self._answer(HTTPStatus.NOT_FOUND, content, {"Content-Type": kind})

    do_HEAD = do_GET  # noqa: N815 - the base class finds it by this name

    def _is_known(self, changed: int) -> bool:
        try:
            known = parsedate_to_datetime(self.headers.get("If-Modified-Since", ""))
            return known.timestamp() >= changed
        except ValueError:
            return False

    def _answer(self, status: HTTPStatus, content: bytes, headers: dict[str, str]) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if status != HTTPStatus.NOT_MODIFIED:
            self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        if self.command != "HEAD":
            self._write(content)

    def _write(self, content: bytes) -> None:
        self.wfile.write(content)

    def log_message(self, format: str, *args: object) -> None:
        """Nothing: a line per request would hide what the reader needs, the address."""


class Server(ThreadingHTTPServer):
    """A server of one folder; a browser that closes a connection is no event."""

    daemon_threads = True

    @property
    def address(self) -> str:
        """Of the folder, as a browser asks for it."""
        return f"http://127.0.0.1:{self.server_address[1]}/"

    def handle_error(self, request: object, client_address: object) -> None:
        pass


def _guess(file: Path) -> str:
    return mimetypes.guess_type(file.name)[0] or "application/octet-stream"


def start(folder: Path, port: int) -> Server:
    """A server of `folder` on `port` or the next free one (0: any), not serving yet."""
    files = Files(folder)
    for candidate in range(port, min(port + TRIES, 65536)):
        try:
            server = Server(("127.0.0.1", candidate), partial(Handler, files))
        except OSError:
            continue
        threading.Thread(target=files.warm_up, daemon=True).start()
        return server
    raise StopError(f"No port from {port} on is free: name another one with --port.")


@contextmanager
def running(folder: Path, port: int) -> Iterator[Server]:
    """What `start` makes, serving in a thread of its own until the block ends."""
    server = start(folder, port)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
