"""A slow phone on a slow line: the picture is there soon, the page answers meanwhile, nothing blocks.

The machine that tests is busy itself, so each figure is the best of a few tries, work is counted in processor
time, and what was measured is told at the end of the run.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession

from engine.registry import GAMES
from tests.web.visitor import Visitor
from tools.bench.line import Line, Site
from tools.paths import DIST

Tell = Callable[[str, object], None]

SLOWER = 6  # times slower than this machine
PHONE = (390, 844)
LINE = {"megabits": 1.6, "delay": 0.15}
TRIES = 3
MOVES = 4

PICTURE_MS, ANSWER_MS, TASK_MS, MEMORY_MB = 2000, 1000, 200, 250
BUSY = 3  # a machine under load may be so many times slower than one that is not

PICTURES = """() => new Promise((resolve) => {
    new PerformanceObserver((list) => {
        const picture = list.getEntries().find(({ url }) => /\\/assets\\//.test(url));
        if (picture) resolve(picture.startTime);
    }).observe({ type: "largest-contentful-paint", buffered: true });
})"""
IS_UP = "performance.getEntriesByName('emporion:python').length > 0"
TRACE = ["toplevel", "disabled-by-default-devtools.timeline"]


@pytest.fixture
def slow_site(address: str) -> Iterator[str]:  # `address` has built it
    """The address of the site behind a slow line, which the worker's downloads go through too."""
    site = Site(DIST, Line(**LINE))
    yield site.address
    site.close()


def slow_visitor(chromium: Browser, address: str) -> tuple[Visitor, CDPSession]:
    """A new visitor with a slow processor."""
    visitor = Visitor(chromium, address, size=PHONE)
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return visitor, session


def best(measure: Callable[[], float], aim: float) -> float:
    """The least of a few measurements; no more are made than it takes to reach the aim."""
    least = measure()
    for _ in range(TRIES - 1):
        if least > aim:
            least = min(least, measure())
    return least


@pytest.mark.timeout(300)
@pytest.mark.parametrize("fragment", ["", "start/titans/amber"], ids=["home", "match"])
def test_the_picture_is_there_soon(
    chromium: Browser, slow_site: str, fragment: str, record_property: Tell
) -> None:
    def picture() -> float:
        visitor, _session = slow_visitor(chromium, slow_site)
        visitor.page.goto(f"{slow_site}#{fragment}", wait_until="commit")
        shown = float(visitor.page.evaluate(PICTURES))
        visitor.leave()
        return shown

    shown = best(picture, PICTURE_MS)
    record_property("ms until the picture (slow line, 6 x slower)", round(shown))
    assert shown < PICTURE_MS * BUSY


@pytest.mark.timeout(300)
def test_the_page_answers_while_python_loads(
    chromium: Browser, slow_site: str, record_property: Tell
) -> None:
    visitor, _session = slow_visitor(chromium, slow_site)
    visitor.page.goto(slow_site, wait_until="commit")
    visitor.page.get_by_role("progressbar").wait_for()

    def answer() -> float:
        visitor.page.get_by_role("link", name="New match").first.wait_for()
        started = time.perf_counter()
        visitor.page.get_by_role("link", name="New match").first.click()
        visitor.page.get_by_role("button", name="Start").wait_for()
        taken = (time.perf_counter() - started) * 1000
        visitor.page.get_by_role("link", name="Emporion").click()
        return taken

    taken = best(answer, ANSWER_MS)
    assert not visitor.page.evaluate(IS_UP)
    visitor.leave()
    record_property("ms until a click is answered while Python loads", round(taken))
    assert taken < ANSWER_MS * BUSY


@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", GAMES)
def test_no_task_is_long(chromium: Browser, address: str, game: str, record_property: Tell) -> None:
    visitor, _session = slow_visitor(chromium, address)
    visitor.start(game)

    def longest() -> float:
        chromium.start_tracing(page=visitor.page, categories=TRACE)
        for _ in range(MOVES):
            visitor.play(0)
        return max(tasks(json.loads(chromium.stop_tracing())["traceEvents"]))

    found = best(longest, TASK_MS)
    visitor.leave()
    record_property(f"ms of the longest task in {game} (6 x slower)", round(found))
    assert found < TASK_MS


def tasks(events: list[dict[str, Any]]) -> list[float]:
    """The milliseconds of processor time that each task of the page's main thread took."""
    main = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    return [
        event["tdur"] / 1000
        for event in events
        if event["name"] == "RunTask" and (event["pid"], event["tid"]) in main and "tdur" in event
    ]


@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", GAMES)
def test_memory_with_a_bot(
    chromium: Browser, address: str, game: str, record_property: Tell
) -> None:
    visitor, session = slow_visitor(chromium, address)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    visitor.start(game)
    while len(visitor.page.workers) < 2:  # the bot's worker begins with its first thought
        visitor.play(0)
    used = heaps(visitor, session)
    visitor.leave()
    assert len(used) == 3  # the page, the table's worker, the bot's
    record_property(f"MB of memory in {game}, page and two workers", [round(mb) for mb in used])
    assert sum(used) < MEMORY_MB


def heaps(visitor: Visitor, session: CDPSession) -> list[float]:
    """The megabytes of the page and of each of its workers: JavaScript's heap, DOM, wasm memories."""
    told = [session.send("Runtime.getHeapUsage")]
    workers: list[str] = []

    def hear(event: dict[str, Any]) -> None:
        if "result" in (message := json.loads(event["message"])):
            told.append(message["result"])

    session.on("Target.attachedToTarget", lambda event: workers.append(event["sessionId"]))
    session.on("Target.receivedMessageFromTarget", hear)
    session.send(
        "Target.setAutoAttach",
        {"autoAttach": True, "waitForDebuggerOnStart": False, "flatten": False},
    )
    question = json.dumps({"id": 1, "method": "Runtime.getHeapUsage"})
    for worker in workers:
        session.send("Target.sendMessageToTarget", {"sessionId": worker, "message": question})
    while len(told) <= len(workers):
        visitor.page.wait_for_timeout(50)
    kinds = ("totalSize", "embedderHeapUsedSize", "backingStorageSize")
    return [sum(one[kind] for kind in kinds) / 1e6 for one in told]
