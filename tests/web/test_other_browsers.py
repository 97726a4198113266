"""The page's core in every browser: Python starts, each game is played, kept and gone on with.

What is tested in depth in Chromium is not tested again: this is about what engines differ in.
"""

from __future__ import annotations

import pytest

from engine.core.record import parse
from engine.registry import GAMES, open_table
from tests.web.playing import BOOT, PLY, kept, play, start
from tests.web.visitor import IDLE
from tests.web.windows import WebKitWindow, Window

COUNT = "(selector) => document.querySelectorAll(selector).length"


@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_kept_and_gone_on_with(window: Window, address: str, game: str) -> None:
    start(window, address, game)
    assert window.run(BOOT) == {"way": "snapshot", "reasons": []}
    play(window, 1 if isinstance(window, WebKitWindow) else 6)
    before = kept(window)
    window.reload()
    window.wait_for(IDLE)
    assert kept(window) == before
    play(window)
    assert open_table(parse(kept(window))).plies == window.run(PLY)
    window.click(".brand")
    window.wait_for(f"() => ({COUNT})('.save') === 1")
    assert window.run(COUNT, ".game-card") == len(GAMES)
