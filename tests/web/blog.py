"""A page of somebody else's with boards on it, in a window: what a blogger and his readers do."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Frame, Locator, Page

from tests.web.waiting import wait_until
from tests.web.watch import Watch
from tools import serve
from tools.paths import ROOT

EVENTS = ["ready", "action", "ply", "end", "size", "error", "leave"]
LOG = f"""() => {{
  window.told = [];
  for (const type of {json.dumps(EVENTS)})
    addEventListener(`emporion-${{type}}`, ({{ target, detail }}) => told.push([target.id, type, detail]));
}}"""
TOLD = """([id, type]) => told
  .filter(([who, what]) => who === id && what === type)
  .map(([,, detail]) => detail)"""
HAS_TOLD = f"([id, type, count]) => ({TOLD})([id, type]).length >= count"
SHOW = """attributes => {
  told.length = 0;
  for (const name of board.getAttributeNames())
    if (name !== "id" && !(name in attributes)) board.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
}"""
SETTINGS = """try {
  localStorage.setItem("emporion-settings", '{"pace":"instant","motion":"off"}');
} catch {}"""


@dataclass
class Blog:
    """A site of somebody else, and a window on its only post."""

    page: Page
    site: str
    home: str
    folder: Path
    watch: Watch

    def post(self, body: str, path: str = "post.html") -> None:
        """Writes the post and opens it."""
        script = f'<script type="module" src="{self.site}embed.js"></script>'
        text = f"<!doctype html><html lang=en><title>Post</title>{script}<body>{body}"
        (self.folder / path).write_text(text, encoding="utf-8")
        self.page.goto(self.home + path)
        self.page.evaluate(LOG)

    def board(self, name: str = "board") -> Locator:
        return self.page.locator(f"#{name}")

    def told(self, kind: str, name: str = "board") -> list[dict[str, Any]]:
        """What the board has told so far, oldest first."""
        found: list[dict[str, Any]] = self.page.evaluate(TOLD, [name, kind])
        return found

    def wait_for(self, kind: str, name: str = "board", count: int = 1) -> dict[str, Any]:
        """The newest message of a kind, once there are so many."""
        wait_until(self.page, HAS_TOLD, [name, kind, count])
        return self.told(kind, name)[-1]

    def start(self, name: str = "board") -> Frame:
        """Clicks the picture; the frame once its board is set."""
        self.board(name).get_by_role("button").first.click()
        self.wait_for("ready", name)
        return self.frame(name)

    def show(self, **attributes: object) -> Frame:
        """Gives the running board other attributes; its frame once it has followed."""
        self.page.evaluate(SHOW, {name: str(value) for name, value in attributes.items()})
        wait_until(self.page, "told.some(([, type]) => ['ready', 'error'].includes(type))")
        return self.frame()

    def frame(self, name: str = "board") -> Frame:
        handle = self.page.evaluate_handle(
            "id => document.getElementById(id).shadowRoot.querySelector('iframe')", name
        )
        found = handle.as_element().content_frame()  # type: ignore[union-attr]
        assert found is not None
        return found


@contextmanager
def opened(chromium: Browser, address: str, folder: Path) -> Iterator[Blog]:
    """A blog on a server of its own; at the end nothing may have been complained of."""
    (folder / "favicon.ico").write_bytes(b"")
    context = chromium.new_context(viewport={"width": 900, "height": 900})
    context.add_init_script(SETTINGS)
    page = context.new_page()
    watch = Watch(address)
    page.on("console", watch.on_console)
    page.on("pageerror", watch.on_page_error)
    with serve.running(folder, 18100) as server:
        yield Blog(page, address, server.address, folder, watch)
        context.close()
    assert watch.expects_errors or not watch.errors, watch.errors


def two_persons(**changes: Any) -> dict[str, Any]:
    """A finished match of two persons."""
    path = ROOT / "tests" / "records" / "titans" / "mirage_on_a_tax.json"
    return {**json.loads(path.read_text(encoding="utf-8")), **changes}


def attribute(match: dict[str, Any]) -> str:
    """A record as the value of an attribute."""
    return json.dumps(match).replace("&", "&amp;").replace("'", "&#39;")
