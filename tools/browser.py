"""Finds a Chromium for the tests, and gets one where there is none."""

import os
import shutil
import subprocess

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


def _present() -> str | None:
    for name in (*NAMES, *PLACES):
        if path := shutil.which(name):
            return path
    return None


def _from_debian() -> str | None:
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    if not is_root or not shutil.which("apt-get"):
        return None
    print("Installing Debian's chromium ...", flush=True)
    for command in (["apt-get", "update"], ["apt-get", "install", "-y", "chromium"]):
        if not _works(command):
            return None
    return _present()


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
