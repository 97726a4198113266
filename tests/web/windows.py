"""One small way to drive a browser window, the same in Chromium, Firefox and WebKitGTK.

A test that takes the fixture `window` runs in all three. Selectors are CSS; ` >> ` goes into a frame of
the same origin or into an open shadow root: `window.click("emporion-board >> iframe >> .moves .button")`.
A script is a JavaScript function with JSON arguments, and may be async: `window.run("(a) => a + 1", 1)`.
"""

from __future__ import annotations

import json
import time
from abc import ABC, abstractmethod
from typing import Any

from playwright.sync_api import Browser
from selenium import webdriver
from selenium.webdriver.common.actions.action_builder import ActionBuilder

from tests.web.bridge import Bridge
from tests.web.watch import Watch

POLL = 0.1  # seconds
FIND = """(chain) => {
    const frames = [];
    let element = null;
    for (const selector of chain.split(" >> ")) {
        if (element?.contentDocument) frames.push(element);
        const scope = element ? element.contentDocument ?? element.shadowRoot : document;
        element = scope?.querySelector(selector);
        if (!element) return { lacks: `nothing matches ${selector}` };
    }"""
TARGET = f"""{FIND}
    if (element.matches(":disabled, [aria-disabled=true]")) return {{ lacks: "it is disabled" }};
    element.scrollIntoView({{ block: "center", inline: "center", behavior: "instant" }});
    const box = element.getBoundingClientRect();
    let x = box.x + box.width / 2, y = box.y + box.height / 2;
    const hit = element.getRootNode().elementFromPoint(x, y);
    if (!element.contains(hit)) return {{ lacks: `it is below ${{hit?.outerHTML.slice(0, 80)}}` }};
    for (const frame of frames) {{
        const around = frame.getBoundingClientRect();
        x += around.x + frame.clientLeft;
        y += around.y + frame.clientTop;
    }}
    return {{ x, y }};
}}"""
TEXT = f"{FIND} return {{ text: element.textContent.trim() }}; }}"


class Window(ABC):
    """A window of a fresh profile. `patience` is how many seconds anything may take in this browser."""

    patience = 30.0
    expects_errors = False  # a test that provokes errors sets it

    @abstractmethod
    def go(self, address: str) -> None:
        """Navigates; returns when the document has loaded."""

    @abstractmethod
    def evaluate(self, expression: str) -> Any:
        """The JSON value of an expression, awaited if it is a promise."""

    @abstractmethod
    def press(self, x: float, y: float) -> None:
        """A click of the mouse at a point of the viewport."""

    @abstractmethod
    def close(self) -> list[str]:
        """Closes the window and returns what was wrong: errors of its console, requests elsewhere."""

    def open(self, address: str) -> None:
        """Loads a page anew, also if only its fragment differs."""
        self.go("about:blank")
        self.go(address)

    def reload(self) -> None:
        self.open(self.run("() => location.href"))

    def run(self, function: str, *arguments: object) -> Any:
        """Calls a JavaScript function in the page."""
        return self.evaluate(f"({function})({', '.join(map(json.dumps, arguments))})")

    def wait_for(self, function: str, *arguments: object, seconds: float | None = None) -> Any:
        """Until a function returns something truthy, which is returned."""
        patience = seconds or self.patience
        ends = time.monotonic() + patience
        while not (value := self.run(function, *arguments)):
            if time.monotonic() > ends:
                told = f"not so after {patience:.0f} s: {function}{arguments}, on the page:"
                shown = self.run("() => document.body.innerText")
                raise AssertionError(f"{told}\n{shown}")
            time.sleep(POLL)
        return value

    def click(self, selector: str) -> None:
        """Clicks the first match as soon as it is there, enabled, not covered, and lies still."""
        ends = time.monotonic() + self.patience
        before, target = None, self.run(TARGET, selector)
        while "lacks" in target or target != before:
            if time.monotonic() > ends:
                lacks = target.get("lacks", "it does not lie still")
                raise AssertionError(f"{selector} can't be clicked: {lacks}")
            time.sleep(POLL)
            before, target = target, self.run(TARGET, selector)
        self.press(target["x"], target["y"])

    def text(self, selector: str) -> str:
        """The text of the first match, or "" where there is none."""
        return str(self.run(TEXT, selector).get("text", ""))


class ChromiumWindow(Window):
    """Driven by Playwright."""

    def __init__(self, browser: Browser, origin: str) -> None:
        self.context = browser.new_context(viewport={"width": 1280, "height": 800})
        self.page = self.context.new_page()
        self.watch = Watch(origin)
        self.watch.follow(self.page)

    def go(self, address: str) -> None:
        self.page.goto(address)

    def evaluate(self, expression: str) -> Any:
        return self.page.evaluate(expression)

    def press(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def close(self) -> list[str]:
        self.context.close()
        return self.watch.errors + self.watch.foreign


class FirefoxWindow(Window):
    """Driven by puppeteer over WebDriver BiDi, by way of firefox.mjs."""

    patience = 60.0

    def __init__(self, bridge: Bridge, origin: str) -> None:
        self.bridge, self.origin = bridge, origin
        bridge.ask("fresh")

    def go(self, address: str) -> None:
        self.bridge.ask("go", address)

    def evaluate(self, expression: str) -> Any:
        return self.bridge.ask("evaluate", expression)

    def press(self, x: float, y: float) -> None:
        self.bridge.ask("press", x, y)

    def close(self) -> list[str]:
        told = self.bridge.ask("leave")
        own = (self.origin, "blob:", "data:", "about:")
        return [*told["errors"], *(url for url in told["requests"] if not url.startswith(own))]


class WebKitWindow(Window):
    """Driven by Selenium. Its wasm is interpreted: Python runs some fifty times slower than elsewhere."""

    patience = 200.0

    def __init__(self, driver: webdriver.WebKitGTK) -> None:
        self.driver = driver
        driver.set_script_timeout(self.patience)
        driver.set_page_load_timeout(self.patience)

    def go(self, address: str) -> None:
        self.driver.get(address)

    def evaluate(self, expression: str) -> Any:
        script = f"""const done = arguments[0];
            Promise.resolve().then(() => {expression})
                .then((value) => done({{ value }}), (error) => done({{ error: String(error) }}));"""
        answer = self.driver.execute_async_script(script)
        if "error" in answer:
            raise AssertionError(answer["error"])
        return answer.get("value")

    def press(self, x: float, y: float) -> None:
        mouse = ActionBuilder(self.driver)
        mouse.pointer_action.move_to_location(int(x), int(y))
        mouse.pointer_action.click()
        mouse.perform()

    def close(self) -> list[str]:
        """Nothing is known of its console; its driver ends it."""
        return []
