"""A visitor: one browser window on the site, and what a person does in it.

What must never happen is watched in every test: an error on the console, an exception, a request elsewhere.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    Locator,
    Page,
    Route,
    expect,
)

from tests.web.waiting import WAIT_MS, wait_until
from tests.web.watch import Watch

expect.set_options(timeout=15_000)  # machines that test are often busy with other things
IDLE = """() => {
  const table = document.querySelector('.table');
  return !!document.querySelector('dialog.curtain') || !!document.querySelector('.end.panel')
    || (table?.getAttribute('aria-busy') === 'false' && !!document.querySelector('.moves .button'));
}"""

PICKED = """() => document.querySelector(".crumbs")?.textContent ?? "" """
# A step has led somewhere: to another position, a further pick, or a refusal.
STEPPED = f"""([ply, before]) => {{
  const picked = ({PICKED})();
  return document.querySelector(".table").dataset.ply !== String(ply)
    || (picked && picked !== before) || document.querySelector(".refusal");
}}"""
OTHER_PLY = "ply => document.querySelector('.table')?.dataset.ply !== String(ply)"


class Visitor:
    """A window of its own, with storage of its own unless a context is shared."""

    def __init__(
        self,
        browser: Browser,
        site: str,
        *,
        size: tuple[int, int] = (1440, 900),
        context: BrowserContext | None = None,
        settings: dict[str, Any] | None = None,
        **options: Any,
    ) -> None:
        self.site = site
        self.owns_context = context is None
        width, height = size
        self.context = context or browser.new_context(
            viewport={"width": width, "height": height}, **{"service_workers": "block", **options}
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(WAIT_MS)
        self.watch = Watch(site)
        self.watch.follow(self.page)
        chosen = json.dumps({"pace": "instant", "motion": "off", **(settings or {})})
        self.page.add_init_script(
            f"try {{ localStorage.getItem('emporion-settings') ?? "
            f"localStorage.setItem('emporion-settings', {json.dumps(chosen)}) }} catch {{}}"
        )

    def leave(self) -> None:
        """Closes the window; fails the test if something was wrong in it."""
        self.page.close()
        if self.owns_context:
            self.context.close()
        self.watch.check()

    # --- going places -------------------------------------------------------------------------

    def open(self, fragment: str = "") -> None:
        """Opens the page anew at a fragment."""
        self.page.goto("about:blank")
        self.page.goto(f"{self.site}#{fragment}")

    def start(self, game: str = "titans", seed: str = "amber-1") -> None:
        """A match of a person in seat 1 against one greedy bot."""
        self.open(f"start/{game}/{seed}")
        self.wait()

    def import_record(self, record: dict[str, Any] | str) -> None:
        """Home, import, paste."""
        self.open()
        self.page.get_by_role("button", name="Import a match").click()
        text = record if isinstance(record, str) else json.dumps(record)
        self.page.get_by_label("Or paste the record").fill(text)
        self.page.get_by_role("button", name="Import", exact=True).click()

    # --- at the table -------------------------------------------------------------------------

    def wait(self) -> None:
        """Until somebody at this window has to act, or the match is over."""
        wait_until(self.page, IDLE)

    @property
    def ply(self) -> int:
        """The ply that is drawn."""
        return int(self.page.locator(".table").get_attribute("data-ply") or -1)

    @property
    def moves(self) -> Locator:
        """The buttons of the legal moves."""
        return self.page.locator(".moves .button")

    @property
    def is_over(self) -> bool:
        """Whether the result is shown."""
        return self.page.locator(".end.panel").count() > 0

    @contextmanager
    def step(self) -> Iterator[None]:
        """A click or key in it has led somewhere when it is left: a decision may take several."""
        before = [self.ply, self.page.evaluate(PICKED)]
        yield
        wait_until(self.page, STEPPED, before)

    @property
    def has_picked(self) -> bool:
        """Whether a part of a decision is made."""
        return self.page.locator(".crumbs").count() > 0

    def wait_for_change(self, ply: int) -> None:
        """Until the position is another than at `ply`, and somebody has to act."""
        wait_until(self.page, OTHER_PLY, ply)
        self.wait()

    def play(self, move: int | str = 0) -> None:
        """Clicks a move, by its place or its label, and waits for what follows."""
        ply = self.ply
        if isinstance(move, int):
            self.moves.nth(move).click()
        else:
            self.moves.get_by_text(move, exact=True).click()
        self.wait_for_change(ply)

    @property
    def plies(self) -> int:
        """How many plies the match has, also while looking back."""
        return int(self.page.locator(".history-count").inner_text().split("/")[1])

    def record(self) -> dict[str, Any]:
        """The match of this window as it is saved, once its newest ply is."""
        for _ in range(100):
            saves: list[dict[str, Any]] = self.page.evaluate(SAVES)
            for save in saves:
                if (
                    self.page.url.endswith(save["id"])
                    and len(save["record"]["actions"]) == self.plies
                ):
                    found: dict[str, Any] = save["record"]
                    return found
            self.page.wait_for_timeout(50)
        raise AssertionError("the match on the table is not saved")


class Hold:
    """Holds requests back until they are let go."""

    def __init__(self, context: BrowserContext, pattern: str) -> None:
        self.held: list[Route] = []
        self.is_open = False
        context.route(pattern, self._take)

    def _take(self, route: Route) -> None:
        if self.is_open:
            route.continue_()
        else:
            self.held.append(route)

    def let_go(self) -> None:
        """Now, and from now on."""
        self.is_open = True
        while self.held:
            self.held.pop().continue_()


SAVES = """() => new Promise((resolve, reject) => {
  const opening = indexedDB.open("emporion");
  opening.onerror = reject;
  opening.onsuccess = () => {
    const asking = opening.result.transaction("matches").objectStore("matches").getAll();
    asking.onsuccess = () => { opening.result.close(); resolve(asking.result); };
  };
})"""
