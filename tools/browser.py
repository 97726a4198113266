"""Finds the browsers for the tests, and gets them where there are none."""

import os
import shutil
import subprocess
from pathlib import Path

from tools import install
from tools.paths import CACHE, StopError

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
)
FLAGS = (
    "--disable-gpu --disable-quic --no-first-run --disable-background-networking"
    " --disable-component-update --disable-sync"
).split()
VARIABLE = "EMPORION_CHROMIUM"


def flags() -> list[str]:
    """What a Chromium that tests drive is started with; root may not use its sandbox."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [*FLAGS, "--no-sandbox"] if is_root else FLAGS


def chromium() -> str:
    """The path of a Chromium or Chrome: one that is here, else Debian's, else Playwright's."""
    found = os.environ.get(VARIABLE) or _present() or _from_debian() or _from_playwright()
    if not found:
        raise StopError(
            "No Chromium was found and none could be fetched: install Chromium or Chrome, "
            f"or name one in the environment variable {VARIABLE}, and run the command again."
        )
    return found


def firefox() -> str | None:
    """The path of a Firefox, or None where none is installed."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


def webkit() -> tuple[str, str, str] | None:
    """The paths of WebKitWebDriver, the MiniBrowser that it drives and Xvfb, or None if one lacks."""
    driver, display = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    browser = next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), None)
    return (driver, str(browser), display) if driver and browser and display else None


def get_others() -> None:
    """Firefox and WebKitGTK where apt can install them; elsewhere their tests are skipped."""
    packages = [] if firefox() else ["firefox-esr"]
    packages += [] if webkit() else ["webkit2gtk-driver", "xvfb"]
    if packages and not _apt(*packages):
        print(f"Without {' and '.join(packages)}, which only root's apt can install here.")


def _present() -> str | None:
    for name in (*NAMES, *PLACES):
        if path := shutil.which(name):
            return path
    return None


def _from_debian() -> str | None:
    return _present() if _apt("chromium") else None


def _apt(*packages: str) -> bool:
    """Installs Debian's packages, which takes root; returns whether they are there now."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    if not is_root or not shutil.which("apt-get"):
        return False
    print(f"Installing Debian's {' and '.join(packages)} ...", flush=True)
    return _works(["apt-get", "update"]) and _works(["apt-get", "install", "-y", *packages])


def _from_playwright() -> str | None:
    """Playwright's own download, which needs no rights."""
    print("Fetching Playwright's Chromium ...", flush=True)
    python = install.executable("python")
    if not _works([python, "-m", "playwright", "install", "chromium"]):
        return None
    ask = (
        "from playwright.sync_api import sync_playwright as s\n"
        "with s() as p: print(p.chromium.executable_path)"
    )
    done = subprocess.run([python, "-c", ask], capture_output=True, text=True, check=False)
    return done.stdout.strip() or None


def _works(command: list[str]) -> bool:
    CACHE.mkdir(exist_ok=True)
    with install.LOG.open("a", encoding="utf-8") as log:
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        try:
            done = subprocess.run(command, stdout=log, stderr=log, env=environment, check=False)
        except OSError:
            return False
    return done.returncode == 0
