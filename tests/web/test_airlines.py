"""Airlines in the browser: whole matches, what lights up, long lists, scorings, the map on a phone."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from engine.core.game import CHANCE, State
from engine.core.record import parse
from engine.registry import open_table
from tests.web.test_access import check, sideways
from tests.web.test_match import assert_sound
from tests.web.visitor import Visitor
from tests.web.waiting import wait_until

NAMES = ("Ann", "Zenobia", "Yarhai", "Bolana", "Malku", "Aqmat")
COLOURS = ("indigo", "teal", "plum", "slate", "rust", "olive")
SYMBOLS = ("star", "moon", "sun", "palm", "wave", "key")
LONGEST = 1000
PHONE = (390, 844)
ALL_ON = {"controlled": "on", "bonus": "balanced", "final_round": "on"}
CLICK_ON = """async (seed) => {
  // Clicks whatever is offered, chosen by a seed, till the result is there; what was seen on the way.
  const seen = { decisions: 0, curtains: 0, tables: new Set(), hands: 0 };
  const rest = () => new Promise((go) => setTimeout(go, 4));
  const chance = (count) => (seed = (seed * 16807) % 2147483647) % count;
  const end = Date.now() + 240000;
  while (!document.querySelector('.end.panel')) {
    if (Date.now() > end) throw new Error(`no end after ${seen.decisions} decisions`);
    const curtain = document.querySelector('dialog.curtain');
    if (curtain) {
      if (document.querySelector('.hand-card')) seen.hands += 1;
      seen.curtains += 1;
      curtain.querySelector('.primary').click();
      while (curtain.isConnected) await rest();
      continue;
    }
    const table = document.querySelector('.table');
    const told = document.querySelector('.summary .scoring caption');
    if (told) seen.tables.add(told.textContent);
    const moves = [...document.querySelectorAll('.moves .button, .hand-card.is-lit')];
    if (table.getAttribute('aria-busy') === 'false' && moves.length) {
      const before = table.dataset.ply;
      moves[chance(moves.length)].click();
      await rest();
      if (table.dataset.ply === before && document.querySelector('.crumbs')) continue;
      seen.decisions += 1;
    }
    await rest();
  }
  return { ...seen, tables: [...seen.tables] };
}"""


def blank(players: int, level: str = "greedy", seed: str = "amber-1") -> dict[str, Any]:
    """A record of Ann against bots, before the first action."""
    seats = [
        {
            "name": NAMES[seat],
            "kind": "bot" if seat else "person",
            "level": level if seat else None,
            "colour": COLOURS[seat],
            "symbol": SYMBOLS[seat],
        }
        for seat in range(players)
    ]
    return {
        "format": "emporion/1",
        "game": "airlines",
        "rules_version": 1,
        "options": {},
        "seats": seats,
        "seed": seed,
        "undo": "friendly",
        "actions": [],
    }


def around(players: int, options: dict[str, str]) -> dict[str, Any]:
    """A record of persons alone, before the first action."""
    record = blank(players) | {"options": options}
    for seat in record["seats"]:
        seat |= {"kind": "person", "level": None}
    return record


def reach(
    players: int, wanted: Callable[[State], bool], start: dict[str, Any] | None = None
) -> dict[str, Any]:
    """A record whose last position is `wanted`, with Ann to act; played mostly by building."""
    for number in range(60):
        rng = Random(number)
        record = (start or blank(players, "random")) | {"seed": f"seed-{number}"}
        table = open_table(parse(record))
        while not table.state.is_terminal():
            if table.state.current_player() == 0 and wanted(table.state):
                found: dict[str, Any] = json.loads(json.dumps(table.record().to_json()))
                return found
            assert table.state.current_player() != CHANCE
            legal = table.state.legal_actions()
            busy = [action for action in legal if action.verb in ("found", "fly")]
            table.act(table.plies, [rng.choice(busy or legal).notation])
    raise AssertionError("no such position came up")


def is_wide(state: State) -> bool:
    """Many flights to choose from."""
    return state.phase.name == "fly" and len(state.legal_actions()) > 20


def sitting(visitor: Visitor, record: dict[str, Any]) -> Visitor:
    """The visitor, with the match on the table."""
    visitor.import_record(record)
    expect(visitor.page.locator(".table")).to_be_attached()
    visitor.wait()
    return visitor


def answer(visitor: Visitor, rng: Random) -> None:
    """One decision by clicks, on the board, the hand or the buttons, however many it takes."""
    ply = visitor.ply
    for _ in range(4):
        way = rng.choice(
            [".board .is-lit", ".hand-card.is-lit", ".airline.is-lit", ".moves .button"]
        )
        targets: Locator = visitor.page.locator(way)
        if not targets.count():
            targets = visitor.moves
        with visitor.step():
            targets.nth(rng.randrange(targets.count())).dispatch_event("click")
        if not visitor.has_picked:
            break
    visitor.wait_for_change(ply)


def test_six_players_by_mouse(chromium: Browser, address: str) -> None:
    """One person and five bots, from the deal to the result; each scoring is told as a table."""
    rng = Random(4)
    visitor = sitting(Visitor(chromium, address), blank(6))
    told = set()
    for _ in range(LONGEST):
        if visitor.is_over:
            break
        answer(visitor, rng)
        if visitor.page.locator(".summary .scoring").count():
            told.add(visitor.page.locator(".summary h2").inner_text())
    assert told
    expect(visitor.page.locator(".end .chart svg")).to_be_visible()
    assert visitor.page.locator(".end .scoring tbody tr").count() == 9
    check(visitor, "end")
    assert_sound(visitor)
    visitor.leave()


def test_two_players_by_keyboard(chromium: Browser, address: str) -> None:
    """A whole match without a pointer; the last scoring shows the fictitious third player."""
    rng = Random(5)
    visitor = sitting(Visitor(chromium, address), blank(2, "random"))
    for _ in range(LONGEST):
        if visitor.is_over:
            break
        by_keys(visitor, rng)
    expect(visitor.page.locator(".end .chart svg")).to_be_visible()
    final = visitor.page.locator(".line.kind-scoring", has_text="Final scoring")
    final.get_by_role("button", name="Table").press("Enter")
    table = visitor.page.locator("dialog .scoring")
    expect(table.get_by_role("columnheader", name="fictitious")).to_be_visible()
    assert len(table.locator("tbody td.quiet").all_inner_texts()) > 3
    check(visitor, "phantom")
    assert_sound(visitor)
    visitor.leave()


def test_four_persons_with_all_options_on_a_phone(chromium: Browser, address: str) -> None:
    """Around one device to the end, from where the pile runs out; a curtain before every hand."""
    late = reach(4, lambda state: state.turns > 30 and state.pile_size <= 4, around(4, ALL_ON))  # type: ignore[attr-defined]
    visitor = Visitor(chromium, address, size=PHONE, has_touch=True)
    visitor.import_record(late)
    expect(visitor.page.locator("dialog.curtain")).to_be_visible()
    seen = visitor.page.evaluate(CLICK_ON, 7)
    assert seen["decisions"] > 20
    assert seen["curtains"] > 8
    assert seen["hands"] == 0, "a hand was to be seen behind the curtain"
    bonus = visitor.page.locator(".end .scores tr", has_text="Bonus").locator("td")
    assert sorted(bonus.all_inner_texts()) == ["0", "3", "6", "9"]
    assert sideways(visitor) <= 0
    assert_sound(visitor)
    visitor.leave()


def test_scoring_again_from_the_log(chromium: Browser, address: str) -> None:
    """A line of the log opens the table of its scoring; its sums are those of the score."""
    after = reach(3, lambda state: len(state.scorings) == 1)  # type: ignore[attr-defined]
    visitor = sitting(Visitor(chromium, address), after)
    visitor.page.locator(".line.kind-scoring .button").first.click()
    table = visitor.page.locator("dialog .scoring")
    expect(table).to_be_visible()
    sums = table.locator(".is-total td").all_inner_texts()
    assert sums == [
        text.split()[-1] for text in visitor.page.locator(".player .score").all_inner_texts()
    ]
    check(visitor, "scoring")
    visitor.page.keyboard.press("Escape")
    expect(table).to_have_count(0)
    visitor.leave()


def test_long_lists_step_by_step(chromium: Browser, address: str) -> None:
    """Dozens of flights are asked by airline or by route; never a wall of buttons."""
    visitor = sitting(Visitor(chromium, address), reach(4, is_wide))
    page, ply = visitor.page, visitor.ply
    assert visitor.moves.count() <= 12
    page.locator(".fold summary", has_text="Routes").click()
    expect(page.locator(".fold-list .button").first).to_be_visible()
    page.locator(".moves [data-id^='airline:']").filter(has_text=" ").first.click()
    wait_until(page, "document.querySelector('.crumbs') || !document.querySelector('.fold')")
    if visitor.has_picked:
        page.keyboard.press("Escape")
        expect(page.locator(".crumbs")).to_have_count(0)
        page.locator(".moves [data-id^='airline:']").first.click()
        if visitor.has_picked:
            page.locator(".board .line.is-lit").first.dispatch_event("click")
    visitor.wait_for_change(ply)
    visitor.leave()


def test_sabotage_by_network(chromium: Browser, address: str) -> None:
    """Dozens of circles are asked by network; the form offers what the rules recommend."""
    visitor = sitting(Visitor(chromium, address), reach(4, lambda s: s.phase.name == "sabotage"))
    page, ply = visitor.page, visitor.ply
    assert 6 <= visitor.moves.count() <= 7
    page.locator(".moves [data-id='network:edge']").hover()
    expect(page.locator(".board .circle.is-ready").first).to_be_attached()
    page.locator(".moves [data-id='network:edge']").click()
    circles = page.locator(".fold-list .button")
    expect(circles.first).to_be_visible()
    assert all("Block" in text for text in circles.all_inner_texts())
    circles.first.click()
    visitor.wait_for_change(ply)
    assert "marker" in page.locator("#prompt").inner_text()
    visitor.open("new/airlines")
    expect(page.locator(".recommended")).to_contain_text("Controlled scoring")
    expect(page.get_by_label("On (recommended)")).to_be_visible()
    visitor.leave()


def test_the_column_of_six_fits(chromium: Browser, address: str) -> None:
    """At 1440 by 900 nothing at the right is scrolled away, whatever is asked."""
    for wanted in (is_wide, lambda state: state.phase.name == "take"):
        visitor = sitting(Visitor(chromium, address), reach(6, wanted))
        column = visitor.page.locator(".right")
        assert column.evaluate("column => column.scrollHeight - column.clientHeight") <= 0
        visitor.leave()


def test_what_lights_up(chromium: Browser, address: str) -> None:
    """An airline shows its network and where it may grow, a card what it opens, a route who flies it."""
    visitor = sitting(Visitor(chromium, address), reach(4, is_wide))
    page = visitor.page
    for airline in page.locator(".is-founded .airline").all():
        airline.hover()
        expect(page.locator(".board .line.is-flown").first).to_be_attached()
    expect(page.locator(".board .line.is-ready").first).to_be_attached()
    page.locator(".hand-card[data-id^='card:']").last.hover()
    expect(page.locator(".board .is-flown")).to_have_count(0)
    expect(page.locator(".board .line.is-ready").first).to_be_attached()
    page.locator(".board [data-id='network:east']").hover()
    expect(page.locator("#tip")).to_contain_text("Flown by")
    page.locator(".board .line.is-lit .halo").first.hover(force=True)
    expect(page.locator("#tip")).to_contain_text("Open to")
    expect(page.locator("#tip")).to_contain_text("needs")
    expect(page.locator(".board .line.is-hinted")).to_have_count(1)
    expect(page.locator(".board .is-user").first).to_be_attached()
    visitor.leave()


def by_keys(visitor: Visitor, rng: Random) -> None:
    """One decision by keys, on the board, the hand or the buttons; some keys lead nowhere."""
    ply, press = visitor.ply, visitor.page.keyboard.press
    press(rng.choice(["p", "h", "b"]))
    press("Enter")
    visitor.page.wait_for_timeout(20)
    for _ in range(4):
        count = visitor.moves.count()
        if visitor.ply != ply or not count:
            break
        press(str(rng.randint(1, min(9, count))))
        visitor.page.wait_for_timeout(20)
    if visitor.has_picked:
        press("Escape")
    visitor.wait()


def test_zoom_by_keys(chromium: Browser, address: str) -> None:
    """The map is zoomed and moved without a pointer."""
    visitor = sitting(Visitor(chromium, address), blank(2, "random"))
    press = visitor.page.keyboard.press
    press("+")
    expect(visitor.page.locator(".board-scroll.is-zoomed")).to_be_visible()
    press("Shift+ArrowRight")
    press("0")
    expect(visitor.page.locator(".board-scroll.is-zoomed")).to_have_count(0)
    visitor.leave()


def test_zoom_by_wheel_and_drag(chromium: Browser, address: str) -> None:
    """The wheel zooms about the pointer, a drag moves the map and picks nothing, a button shows all."""
    visitor = sitting(Visitor(chromium, address), blank(2))
    page, ply = visitor.page, visitor.ply
    frame = page.locator(".board-scroll")
    box = frame.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] * 0.6, box["y"] + box["height"] * 0.5
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    expect(page.locator(".board-scroll.is-zoomed")).to_be_visible()
    before = frame.evaluate("frame => frame.scrollLeft")
    page.mouse.down()
    page.mouse.move(x - 120, y - 40, steps=4)
    page.mouse.up()
    assert frame.evaluate("frame => frame.scrollLeft") > before + 80
    assert visitor.ply == ply
    assert page.locator(".refusal").count() == 0
    page.get_by_role("button", name="The whole board").click()
    expect(page.locator(".board-scroll.is-zoomed")).to_have_count(0)
    visitor.leave()


def test_zoom_by_pinch(chromium: Browser, address: str) -> None:
    """Two fingers that go apart make the map larger about them; the page stays, and nothing is picked."""
    visitor = Visitor(chromium, address, size=PHONE, has_touch=True)
    sitting(visitor, blank(2))
    page, ply = visitor.page, visitor.ply
    frame = page.locator(".board-scroll")
    box = frame.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] * 0.7, box["y"] + box["height"] * 0.5
    fingers = visitor.context.new_cdp_session(page)

    def put(kind: str, *apart: float) -> None:
        points = [{"x": x + way * by, "y": y, "id": way} for by in apart for way in (-1, 1)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    put("touchStart", 30)
    for by in (40, 50, 60):
        put("touchMove", by)
    put("touchEnd")
    expect(page.locator(".board-scroll.is-zoomed")).to_be_visible()
    inner = page.locator(".board").bounding_box()
    assert inner is not None
    assert inner["width"] == pytest.approx(2 * box["width"], rel=0.02)
    at = (x - inner["x"]) / inner["width"]
    assert at == pytest.approx(0.7, abs=0.02), "what was between the fingers has moved"
    assert page.evaluate("visualViewport.scale") == 1
    assert sideways(visitor) <= 0
    put("touchStart", 60)
    put("touchMove", 20)
    put("touchEnd")
    expect(page.locator(".board-scroll.is-zoomed")).to_have_count(0)
    assert visitor.ply == ply
    assert page.locator(".refusal, .crumbs").count() == 0
    visitor.leave()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_phone_and_axe(chromium: Browser, address: str, scheme: str) -> None:
    """Nothing is wider than a phone, and axe finds nothing, with all lists unfolded."""
    visitor = Visitor(chromium, address, size=PHONE, color_scheme=scheme, has_touch=True)
    sitting(visitor, reach(6, is_wide))
    page = visitor.page
    assert sideways(visitor) <= 0
    page.locator(".shares summary").click()
    page.locator(".fold summary").first.click()
    assert sideways(visitor) <= 0
    check(visitor, "choice")
    page.get_by_role("button", name="Zoom in").click()
    expect(page.locator(".board-scroll.is-zoomed")).to_be_visible()
    assert sideways(visitor) <= 0
    visitor.leave()
