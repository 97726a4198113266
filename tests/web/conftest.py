"""What the page tests share: the built site on a server of its own, a Chromium, and a watched page."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

playwright = pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser, Page  # noqa: E402
from selenium import webdriver  # noqa: E402

from tests.web.blog import Blog, attribute, opened, two_persons  # noqa: E402
from tests.web.bridge import Bridge  # noqa: E402
from tests.web.display import Display  # noqa: E402
from tests.web.watch import Watch  # noqa: E402
from tests.web.windows import (  # noqa: E402
    ChromiumWindow,
    FirefoxWindow,
    WebKitWindow,
    Window,
)
from tools import browser as browsers  # noqa: E402
from tools import serve, single, site  # noqa: E402
from tools.commands import BUILT  # noqa: E402
from tools.paths import DIST  # noqa: E402

PORT = 18000  # the first free one from here on


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """The address of the built site, as `http://127.0.0.1:port/`."""
    if BUILT not in os.environ:
        site.build()
    with serve.running(DIST, PORT) as server:
        yield server.address


@pytest.fixture(scope="session")
def built() -> site.Site:
    """The site as the sources are now, for tests that write it somewhere else."""
    return site.assemble()


@pytest.fixture(scope="session")
def file(built: site.Site, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The single file, at a path that has everything that addresses do not like."""
    folder = tmp_path_factory.mktemp("single") / "Größe 100% #1 & mehr?"
    return single.build(built, folder / "emporion.html")


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


@pytest.fixture(scope="session")
def firefox() -> Iterator[Bridge]:
    """A Firefox, driven by puppeteer."""
    path = browsers.firefox()
    if path is None:
        pytest.skip("Firefox is not installed")
    bridge = Bridge(path)
    yield bridge
    bridge.close()


@pytest.fixture
def webkit() -> Iterator[webdriver.WebKitGTK]:
    """A WebKitGTK with a fresh profile on a display of its own, driven by Selenium."""
    paths = browsers.webkit()
    if paths is None:
        pytest.skip("WebKitGTK with its driver or Xvfb is not installed")
    driver, mini_browser, xvfb = paths
    options = webdriver.WebKitGTKOptions()
    options.binary_location = mini_browser
    options.add_argument("--automation")
    with Display(xvfb) as display, pytest.MonkeyPatch.context() as patch:
        patch.setenv("DISPLAY", display.name)
        patch.setenv("LC_ALL", "C.UTF-8")  # it tells pages the language of the machine
        patch.setenv("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1")
        service = webdriver.WebKitGTKService(driver)
        started = webdriver.WebKitGTK(options=options, service=service)
        yield started
        started.quit()


@pytest.fixture
def blog(chromium: Browser, address: str, tmp_path: Path) -> Iterator[Blog]:
    """A blog without a post yet."""
    with opened(chromium, address, tmp_path) as made:
        yield made


@pytest.fixture(scope="module")
def running(
    chromium: Browser, address: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Blog]:
    """A blog with one board, which was started once and then follows its attributes."""
    with opened(chromium, address, tmp_path_factory.mktemp("blog")) as made:
        made.post(f"<emporion-board id=board record='{attribute(two_persons())}'></emporion-board>")
        made.start()
        yield made


@pytest.fixture
def origin(address: str) -> str:
    """What the addresses of all requests begin with."""
    return address


@pytest.fixture(params=["chromium", "firefox", "webkit"])
def window(request: pytest.FixtureRequest, origin: str) -> Iterator[Window]:
    """A window of each browser in turn; what it complained of fails the test at its end.

    For fewer browsers: `@pytest.mark.parametrize("window", ["firefox"], indirect=True)`.
    """
    driver = request.getfixturevalue(request.param)
    made: Window
    if request.param == "webkit":
        made = WebKitWindow(driver)
    else:
        made = {"chromium": ChromiumWindow, "firefox": FirefoxWindow}[request.param](driver, origin)
    yield made
    complaints = made.close()
    assert made.expects_errors or not complaints, complaints
