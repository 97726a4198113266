"""What a person does in a window of any browser: starts a match, plays, finds it kept."""

from __future__ import annotations

import json
from typing import Any

from tests.web.visitor import IDLE, SAVES
from tests.web.windows import Window

SETTINGS = {"pace": "instant", "motion": "off"}
SET = "(settings) => localStorage.setItem('emporion-settings', settings)"
BOOT = "() => performance.getEntriesByName('emporion:python')[0]?.detail"
PLY = "() => Number(document.querySelector('.table')?.dataset.ply ?? -1)"
PLAYED_ON = f"(ply) => ({PLY})() > ply && ({IDLE})()"
KEPT = f"async () => (await ({SAVES})()).find((save) => save.view.ply === ({PLY})())?.record"


def start(window: Window, address: str, game: str) -> None:
    """A match against a bot that moves at once; `address` is the site's, without a fragment."""
    window.open(address)
    window.wait_for(BOOT)
    window.run(SET, json.dumps(SETTINGS))
    window.open(f"{address}#start/{game}/amber-1")
    window.wait_for(IDLE)


def play(window: Window, moves: int = 1) -> None:
    """Clicks the first legal move so many times, each when it is the person's turn again."""
    for _ in range(moves):
        ply = window.run(PLY)
        window.click(".moves .button")
        window.wait_for(PLAYED_ON, ply)


def play_and_come_back(window: Window, address: str, game: str, moves: int) -> None:
    """Python comes from the snapshot; the match is found where it was when the page is loaded again."""
    start(window, address, game)
    assert window.run(BOOT) == {"way": "snapshot", "reasons": []}
    play(window, moves)
    before = kept(window)
    window.reload()
    window.wait_for(IDLE)
    assert kept(window) == before


def kept(window: Window) -> dict[str, Any]:
    """The record of the match on the table, as soon as what is drawn is what is saved."""
    record: dict[str, Any] = window.wait_for(KEPT)
    return record
