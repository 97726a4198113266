"""The single file does what docs/one-file.md says: it plays, keeps, gives out, and asks nobody."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from engine.core.record import parse
from engine.registry import GAMES, open_table
from tests.web.playing import play_and_come_back
from tests.web.positions import ANN, BOT
from tests.web.visitor import Visitor
from tests.web.windows import WebKitWindow, Window
from tools import serve, single, site
from tools.paths import ROOT, StopError

IMAGES = "() => [...document.images].every((image) => image.complete && image.naturalWidth > 0)"
# What the snapshot lacks comes from another part; what both lack is said to be missing, as everywhere.
LATE = """
import pickle, urllib.parse, importlib.metadata
try:
    import xml.dom.minidom
except ModuleNotFoundError as error:
    print("late:", pickle.__name__, urllib.parse.__name__, error)
"""
BREAK = """() => {
  const error = new ErrorEvent("error", { message: "a test ended it" });
  globalThis.workersMade[0].dispatchEvent(error);
}"""
WATCH_WORKERS = """
  globalThis.workersMade = [];
  globalThis.Worker = class extends Worker {
    constructor(url, options) {
      super(url, options);
      if (options?.name === "emporion-early") workersMade.push(this);
    }
  };"""
OUTSIDE = "() => fetch('https://example.org/').then(() => 'fetched', (error) => error.name)"


@pytest.fixture
def origin(file: Path) -> str:
    return file.as_uri()


@pytest.mark.timeout(600)
def test_from_a_disk(window: Window, origin: str) -> None:
    """Boots, plays against a bot, keeps the match, goes on with it, shows pictures and rules."""
    play_and_come_back(window, origin, "titans", 1 if isinstance(window, WebKitWindow) else 3)
    window.click(".brand")
    window.wait_for("() => document.querySelectorAll('.save').length === 1")
    window.wait_for(IMAGES)
    window.run("() => void (location.hash = '#rules/airlines/AL-7')")
    window.wait_for("() => document.querySelector('.is-marked')?.id === 'AL-7'")


@pytest.mark.timeout(300)
def test_a_match_to_its_end_and_out_as_a_file(chromium: Browser, origin: str) -> None:
    """A file comes in, the match is finished against a bot, and a file goes out."""
    visitor = Visitor(chromium, origin)
    short = ROOT / "tests" / "records" / "traders" / "nobody_trades_2.json"
    record = json.loads(short.read_text(encoding="utf-8"))
    visitor.import_record({**record, "seats": [ANN, BOT], "actions": record["actions"][:-6]})
    visitor.wait()
    while not visitor.is_over:
        visitor.play()
    with visitor.page.expect_download() as download:
        visitor.page.locator(".end.panel").get_by_text("Save to a file").click()
    saved = Path(download.value.path()).read_text(encoding="utf-8")
    assert open_table(parse(json.loads(saved))).state.is_terminal()
    visitor.leave()


def test_it_speaks_other_languages(chromium: Browser, origin: str) -> None:
    visitor = Visitor(chromium, origin, locale="de-DE")
    visitor.start()
    visitor.play("Wein für 6 kaufen")
    visitor.open("rules/titans")
    expect(visitor.page.locator(".rules-body article")).to_have_attribute("lang", "de")
    visitor.leave()


@pytest.mark.timeout(300)
def test_a_dead_worker_is_replaced_and_nothing_is_fetched(chromium: Browser, origin: str) -> None:
    visitor = Visitor(chromium, origin)
    visitor.page.add_init_script(WATCH_WORKERS)
    visitor.start()
    ply = visitor.ply
    visitor.page.evaluate(BREAK)
    visitor.moves.first.click()
    expect(visitor.page.locator(".notice").first).to_contain_text("restarted", timeout=30_000)
    visitor.wait_for_change(ply)
    for game in GAMES:
        visitor.start(game)
        assert visitor.moves.count()
    assert visitor.page.evaluate(OUTSIDE) == "TypeError"
    visitor.watch.expects_errors = True
    visitor.leave()


@pytest.mark.timeout(300)
def test_modules_that_are_imported_late(
    built: site.Site, chromium: Browser, tmp_path: Path
) -> None:
    worker = str(built.manifest["worker"])
    plain = built.files[worker]
    assert isinstance(plain, Path)
    more = {**built.files, worker: plain.read_bytes() + LATE.encode()}
    file = single.build(site.Site(more, built.manifest), tmp_path / "late.html")
    visitor = Visitor(chromium, file.as_uri())
    said: list[str] = []
    visitor.page.on("console", lambda message: said.append(message.text))
    visitor.start()
    assert "late: pickle urllib.parse No module named 'xml'" in " ".join(said)
    visitor.leave()


@pytest.fixture
def framed(file: Path) -> Iterator[str]:
    """A page on a server that shows the single file in a frame without an origin of its own."""
    page = file.with_name("post.html")
    sandbox = '<iframe sandbox="allow-scripts" src="emporion.html#start/titans/amber"></iframe>'
    page.write_text(f'<!doctype html><link rel="icon" href="data:,">{sandbox}', encoding="utf-8")
    with serve.running(file.parent, 18000) as server:
        yield f"{server.address}post.html"


@pytest.mark.timeout(300)
def test_in_a_sandbox_without_storage(chromium: Browser, framed: str) -> None:
    visitor = Visitor(chromium, framed.removesuffix("post.html"))
    visitor.page.goto(framed)
    frame = visitor.page.frame_locator("iframe")
    expect(frame.locator(".moves .button").first).to_be_visible(timeout=60_000)
    expect(frame.locator(".notice").first).to_contain_text("Save to a file")
    visitor.watch.expects_errors = True  # PyScript's: that it may not open an IndexedDB
    visitor.leave()


class TestBuild:
    def test_twice_the_same(self, built: site.Site, file: Path, tmp_path: Path) -> None:
        assert single.build(built, tmp_path / "again.html").read_bytes() == file.read_bytes()

    def test_its_elements_name_no_other_file(self, file: Path) -> None:
        text = file.read_text(encoding="utf-8")
        links = re.findall(r'\s(?:src|href)="([^"]*)"', text[: text.index('<script type="module"')])
        assert len(links) > len(GAMES)
        assert not [link for link in links if not link.startswith(("#", "data:"))]

    def test_a_file_that_is_too_large_is_not_written(
        self, built: site.Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(single, "LARGEST", 1_000_000)
        with pytest.raises(StopError, match="are allowed"):
            single.build(built, tmp_path / "large.html")
        assert not list(tmp_path.iterdir())

    @pytest.mark.parametrize("core", ["", "const{url:a}=import.meta;const{url:b}=import.meta;"])
    def test_another_pyscript_is_noticed(self, core: str) -> None:
        with pytest.raises(StopError, match=r"once, and has it [02] times"):
            single.changed(core)
