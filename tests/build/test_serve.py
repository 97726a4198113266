"""`build.py serve`: headers, types and ports as a plain host has them."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest

from tools import serve

pytestmark = pytest.mark.native

FILES = {
    "index.html": b"<!doctype html>",
    "main.js": b"1;" * 1000,
    "boot/a.mjs": b"1",
    "pyodide/a.wasm": b"\0asm" * 1000,
    "image/a.gz": b"\x1f\x8b",
    "image/a.zip": b"PK",
    "wheels/a.whl": b"PK",
    "engine/worker.py": b"pass",
    "assets/a.svg": b"<svg/>",
    "style.css": b"a{}",
    "games.json": b"[]",
}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[serve.Server]:
    for path, content in FILES.items():
        file = tmp_path / "site" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    (tmp_path / "secret").write_text("not served")
    with serve.running(tmp_path / "site", 18600) as started:
        yield started


def get(server: serve.Server, path: str, **headers: str) -> tuple[HTTPResponse, bytes]:
    connection = HTTPConnection("127.0.0.1", server.server_address[1], timeout=10)
    connection.request("GET", path, headers={k.replace("_", "-"): v for k, v in headers.items()})
    answer = connection.getresponse()
    content = answer.read()
    connection.close()
    return answer, content


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/main.js", "text/javascript; charset=utf-8"),
        ("/boot/a.mjs", "text/javascript; charset=utf-8"),
        ("/pyodide/a.wasm", "application/wasm"),
        ("/image/a.gz", "application/gzip"),
        ("/image/a.zip", "application/zip"),
        ("/assets/a.svg", "image/svg+xml"),
        ("/style.css", "text/css; charset=utf-8"),
        ("/games.json", "application/json; charset=utf-8"),
        ("/engine/worker.py", "text/x-python; charset=utf-8"),
    ],
)
def test_types_and_cache(server: serve.Server, path: str, kind: str) -> None:
    answer, _ = get(server, path)
    assert answer.status == 200
    assert answer.headers["Content-Type"] == kind
    assert answer.headers["Cache-Control"] == "max-age=600"


def test_no_special_headers(server: serve.Server) -> None:
    answer, _ = get(server, "/")
    assert not [name for name in answer.headers if name.lower().startswith(("cross-origin", "x-"))]
    assert "Content-Security-Policy" not in answer.headers


@pytest.mark.parametrize("path", ["/", "/main.js", "/pyodide/a.wasm", "/assets/a.svg"])
def test_text_and_wasm_are_gzipped(server: serve.Server, path: str) -> None:
    plain = get(server, path)[1]
    answer, packed = get(server, path, Accept_Encoding="gzip, br")
    assert answer.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed) == plain


@pytest.mark.parametrize("path", ["/image/a.gz", "/image/a.zip", "/wheels/a.whl"])
def test_what_is_packed_already_is_sent_as_it_is(server: serve.Server, path: str) -> None:
    answer, content = get(server, path, Accept_Encoding="gzip")
    assert "Content-Encoding" not in answer.headers
    assert content == FILES[path[1:]]


def test_a_known_file_is_not_sent_again(server: serve.Server) -> None:
    changed = get(server, "/main.js")[0].headers["Last-Modified"]
    answer, content = get(server, "/main.js", If_Modified_Since=changed)
    assert (answer.status, content) == (304, b"")


@pytest.mark.parametrize(
    "path", ["/nothing", "/../secret", "/%2e%2e/secret", "/image", "//etc/passwd"]
)
def test_nothing_else_is_served(server: serve.Server, path: str) -> None:
    assert get(server, path)[0].status == 404


def test_a_taken_port_leads_to_the_next(server: serve.Server, tmp_path: Path) -> None:
    taken = server.server_address[1]
    other = serve.start(tmp_path / "site", taken)
    assert taken < other.server_address[1] < taken + serve.TRIES
    other.server_close()
