"""The page's core in every browser: Python starts, each game is played, kept and gone on with.

What is tested in depth in Chromium is not tested again: this is about what engines differ in.
"""

from __future__ import annotations

import pytest

from engine.core.link import pack
from engine.core.record import parse
from engine.registry import GAMES, open_table
from tests.web.playing import PLY, kept, play, play_and_come_back
from tests.web.windows import WebKitWindow, Window
from tools.paths import ROOT

COUNT = "(selector) => document.querySelectorAll(selector).length"


@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_kept_and_gone_on_with(window: Window, address: str, game: str) -> None:
    play_and_come_back(window, address, game, 1 if isinstance(window, WebKitWindow) else 6)
    play(window)
    assert open_table(parse(kept(window))).plies == window.run(PLY)
    window.click(".brand")
    window.wait_for(f"() => ({COUNT})('.save') === 1")
    assert window.run(COUNT, ".game-card") == len(GAMES)


SAVED = """async () => {
  HTMLAnchorElement.prototype.click = () => {};
  const real = URL.createObjectURL;
  const saved = new Promise((resolve) => {
    URL.createObjectURL = (blob) => (resolve(blob), real.call(URL, blob));
  });
  const button = [...document.querySelectorAll("dialog .button")]
    .find((one) => one.textContent.includes("picture"));
  button.click();
  const image = new Image();
  image.src = real.call(URL, await saved);
  await image.decode();
  return { text: await (await saved).text(), width: image.naturalWidth };
}"""
"""Saves a picture by the open menu, without the download; its text, and how wide it is as an image."""


def test_a_link_is_opened_and_a_picture_saved(window: Window, address: str) -> None:
    """At the link's ply; and the style sheets are resolved into the picture."""
    file = ROOT / "tests" / "records" / "titans" / "greedy_4.json"
    window.open(f"{address}#link/{pack(parse(file.read_text(encoding='utf-8')), 144)}")
    window.wait_for(f"() => ({PLY})() === 144 && location.hash.startsWith('#play/')")
    window.wait_for("() => document.querySelector('.table').getAttribute('aria-busy') === 'false'")
    window.click(".head-tools .icon:last-child")
    picture = window.run(SAVED)
    assert picture["width"] == 1600
    text = picture["text"]
    assert "Trading Titans, after move 144 of 217" in text
    assert text.count('paint-order="stroke') > 8, "the prices on the amphorae"
    assert not [word for word in ("class=", "var(", "halo") if word in text]
