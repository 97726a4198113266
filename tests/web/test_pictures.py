"""What docs/links.md says of pictures: the page's and the command's are one file, and it shows the table."""

from __future__ import annotations

import base64
import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Browser, expect

from engine import parse
from engine.core.link import pack
from tests.web.visitor import Visitor
from tools import browser
from tools.commands import BUILT
from tools.paths import ROOT

RECORDS = {
    "titans": "titans/greedy_4.json",
    "airlines": "airlines/shared.json",
    "traders": "traders/guilds_random_4.json",
}
LARGEST = {"titans": 160_000, "airlines": 210_000, "traders": 145_000}
SVG = "{http://www.w3.org/2000/svg}"

UNLIKE = """async ([one, other]) => {
  const GRAIN = 8, EDGE = 16;
  const pixels = async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const [w, h] = [image.width - 2 * EDGE, image.height - 2 * EDGE];
    const canvas = new OffscreenCanvas(Math.round(w / GRAIN), Math.round(h / GRAIN));
    const context = canvas.getContext("2d");
    context.imageSmoothingQuality = "high";
    context.drawImage(image, EDGE, EDGE, w, h, 0, 0, canvas.width, canvas.height);
    return context.getImageData(0, 0, canvas.width, canvas.height).data;
  };
  const [a, b] = [await pixels(one), await pixels(other)];
  let most = 0;
  for (let i = 0; i < Math.max(a.length, b.length); i += 4)
    most = Math.max(most, [0, 1, 2].reduce((sum, k) => sum + Math.abs(a[i + k] - b[i + k]), 0));
  return most;
}"""
"""How much two screenshots differ at most, 0 to 765; seen coarsely, as edges fall between the pixels."""
ALIKE = 60


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    """`build.py picture`, on the site that is built."""
    environment = {**os.environ, BUILT: "1", browser.VARIABLE: browser.chromium()}
    return subprocess.run(
        [sys.executable, "build.py", "picture", *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def assert_self_contained(text: str, game: str) -> None:
    """No script, no reference but to itself, nothing that is not used, words for a screen reader."""
    assert len(text) < LARGEST[game]
    root = ElementTree.fromstring(text)
    ids = [e.get("id") for e in root.iter() if e.get("id")]
    used = set(re.findall(r'(?:href="|url\(&quot;|url\()#([\w-]+)', text))
    assert len(ids) == len(set(ids))
    assert set(ids) == used | {"title", "desc"}
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    for word in ("<script", "<style", "<image", "<foreignObject", "var(", "data-", "class="):
        assert word not in re.sub(r"<desc.*</desc>", "", text), word
    assert not re.search(r'\son\w+="', text)
    assert root.get("role") == "img"
    assert root.get("aria-labelledby") == "title desc"
    assert "after move" in (root.findtext(f"{SVG}title") or "")
    assert "Scores: " in (root.findtext(f"{SVG}desc") or "")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_picture_shows_what_the_table_shows(
    chromium: Browser, address: str, scheme: str, tmp_path: Path
) -> None:
    """Saved from the menu of each game's table and laid beside it; the command draws the last one again."""
    visitor = Visitor(chromium, address, color_scheme=scheme)
    beside = chromium.new_page(viewport={"width": 1000, "height": 800})
    names = [*reversed(RECORDS)] if scheme == "light" else ["traders"]
    for game in names:
        file = ROOT / "tests" / "records" / RECORDS[game]
        record = parse(file.read_text(encoding="utf-8"))
        ply = len(record.actions) * 2 // 3
        link = pack(record, ply)
        visitor.open(f"link/{link}")
        expect(visitor.page.locator("#prompt")).to_contain_text(f"move {ply} of")
        visitor.page.get_by_role("button", name="Menu").click()
        with visitor.page.expect_download() as download:
            visitor.page.get_by_role("button", name="Save a picture").click()
        assert download.value.suggested_filename == f"{game}-{ply}.svg"
        text = Path(download.value.path()).read_text(encoding="utf-8")
        assert_self_contained(text, game)

        board = visitor.page.locator(".board > svg")
        seen = board.screenshot()
        size = board.bounding_box()
        assert size is not None
        encoded = base64.b64encode(text.encode()).decode()
        beside.set_content(
            f"<body style='margin:0'><img width={size['width']} height={size['height']}"
            f" src='data:image/svg+xml;base64,{encoded}'>"
        )
        drawn = beside.locator("img").screenshot()
        both = [base64.b64encode(png).decode() for png in (seen, drawn)]
        assert beside.evaluate(UNLIKE, both) < ALIKE, game

    beside.close()
    visitor.leave()
    out = tmp_path / "picture.svg"
    done = command(link, "--seat", "1", "--theme", scheme, "--out", str(out))
    assert (done.returncode, done.stderr) == (0, "")
    assert out.read_text(encoding="utf-8") == text, "also a seat with cards in hand: none is drawn"


def test_the_command_tells_what_is_wrong(tmp_path: Path) -> None:
    record = str(ROOT / "tests" / "records" / RECORDS["titans"])
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{}", encoding="utf-8")
    for arguments, sentence in (
        ([record, "--ply", "9999"], "no such moment"),
        ([record, "--seat", "4"], "seats of this match are 0 to 3"),
        ([str(wrong)], "not a saved match"),
        ([str(tmp_path / "nothing.json")], "No such file"),
        (["1.abcd"], "damaged"),
    ):
        done = command(*arguments, "--out", str(tmp_path / "x.svg"))
        assert (done.returncode, done.stdout) == (1, "")
        assert sentence in done.stderr
        assert "Traceback" not in done.stderr
    assert not (tmp_path / "x.svg").exists()
