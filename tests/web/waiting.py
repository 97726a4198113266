"""Waiting for what a page does by itself."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Frame, JSHandle, Page

WAIT_MS = 30_000
POLL_MS = 30


def wait_until(page: Page | Frame, true: str, arg: Any = None, ms: float = WAIT_MS) -> JSHandle:
    """Until an expression of the page's is true; answers its value.

    It is asked for by a timer. Playwright would ask at each frame, and a headless Chromium that has
    much to do at times draws no more frames of a page that does not change.
    """
    return page.wait_for_function(true, arg=arg, timeout=ms, polling=POLL_MS)
