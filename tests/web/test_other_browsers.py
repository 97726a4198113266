"""Python also starts in Firefox and in WebKitGTK, where they are installed."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import install
from tools.paths import ROOT

HERE = Path(__file__).parent
MATCH = "#start/titans/amber"
FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
WEBKIT = shutil.which("WebKitWebDriver")
MINI_BROWSER = next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), None)
XVFB = shutil.which("Xvfb")


@pytest.mark.skipif(FIREFOX is None, reason="Firefox is not installed")
@pytest.mark.timeout(240)
def test_firefox(address: str) -> None:
    done = subprocess.run(
        [install.executable("node"), str(HERE / "firefox.mjs"), str(FIREFOX), address + MATCH],
        cwd=ROOT,
        env=install.environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    told = json.loads(done.stdout.splitlines()[-1])
    assert told["boot"] == {"way": "snapshot", "reasons": []}
    assert told["errors"] == []
    assert not [url for url in told["requests"] if not url.startswith((address, "blob:", "data:"))]


@pytest.fixture
def display() -> Iterator[str]:
    """An X display that nobody sees."""
    reading, writing = os.pipe()
    command = [
        str(XVFB),
        "-displayfd",
        str(writing),
        "-screen",
        "0",
        "1280x900x24",
        "-nolisten",
        "tcp",
    ]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as told:
        number = told.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait()


@pytest.mark.skipif(
    not (WEBKIT and MINI_BROWSER and XVFB),
    reason="WebKitGTK with its driver or Xvfb is not installed",
)
@pytest.mark.timeout(400)
def test_webkit(address: str, display: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its wasm is interpreted here, so Python runs some fifty times slower than elsewhere."""
    from selenium import webdriver
    from selenium.webdriver.support.wait import WebDriverWait

    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.setenv("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1")
    options = webdriver.WebKitGTKOptions()
    options.binary_location = str(MINI_BROWSER)
    options.add_argument("--automation")
    driver = webdriver.WebKitGTK(options=options, service=webdriver.WebKitGTKService(str(WEBKIT)))
    try:
        driver.get(address + MATCH)
        ready = "return performance.getEntriesByName('emporion:ready').length > 0"
        WebDriverWait(driver, 300, poll_frequency=1).until(lambda d: d.execute_script(ready))
        boot = driver.execute_script(
            "return performance.getEntriesByName('emporion:python')[0].detail"
        )
        assert boot == {"way": "snapshot", "reasons": []}
    finally:
        driver.quit()
