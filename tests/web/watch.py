"""Watches a page for what it should never do."""

from __future__ import annotations

from dataclasses import dataclass, field

from playwright.sync_api import ConsoleMessage, Page, Request

BLOCKED = "Service Worker registration blocked by Playwright"
"""What Playwright prints where a test wants no service worker, which is where it does not test one."""


@dataclass
class Watch:
    """What a page should not have done. Tests that provoke errors say so with `expects_errors`."""

    origin: str
    foreign: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    expects_errors: bool = False

    def on_request(self, request: Request) -> None:
        if not request.url.startswith((self.origin, "blob:", "data:")):
            self.foreign.append(request.url)

    def on_console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and message.text != BLOCKED:
            self.errors.append(f"{message.type}: {message.text} ({message.location.get('url')})")

    def on_page_error(self, error: object) -> None:
        self.errors.append(f"exception: {error}")

    def follow(self, page: Page) -> None:
        page.on("request", self.on_request)
        page.on("console", self.on_console)
        page.on("pageerror", self.on_page_error)

    def check(self) -> None:
        """Raises if the page asked another origin for something, or complained in its console."""
        assert not self.foreign, self.foreign
        assert self.expects_errors or not self.errors, self.errors
