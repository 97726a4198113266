"""What the page tests share: the built site on a server of its own, a Chromium, and a watched page."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator

import pytest

playwright = pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser, Page  # noqa: E402

from tests.web.watch import Watch  # noqa: E402
from tools import browser as browsers  # noqa: E402
from tools import serve, site  # noqa: E402
from tools.commands import BUILT  # noqa: E402
from tools.paths import DIST  # noqa: E402

PORT = 18000  # the first free one from here on


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """The address of the built site, as `http://127.0.0.1:port/`."""
    if BUILT not in os.environ:
        site.build()
    server = serve.start(DIST, PORT)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_address[1]}/"
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """A Chromium, driven by Playwright."""
    path = browsers.chromium()
    with playwright.sync_playwright() as driver:
        started = driver.chromium.launch(executable_path=path, args=browsers.flags())
        yield started
        started.close()


@pytest.fixture
def watch(address: str) -> Watch:
    return Watch(address)


@pytest.fixture
def page(chromium: Browser, address: str, watch: Watch) -> Iterator[Page]:
    """A page of a fresh profile, not yet at any address. At the end its watch is checked."""
    context = chromium.new_context(base_url=address, service_workers="block")
    made = context.new_page()
    watch.follow(made)
    yield made
    context.close()
    watch.check()
