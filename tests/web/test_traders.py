"""Traders of the Air in the browser: whole matches, planned flights, losses of others, a phone."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from math import dist
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from engine.core.game import State
from engine.core.record import parse
from engine.registry import open_table
from tests.web.test_access import check, sideways
from tests.web.test_match import assert_sound
from tests.web.visitor import Visitor
from tests.web.waiting import wait_until

NAMES = ("Ann", "Bea", "Yarhai", "Malku")
COLOURS = ("indigo", "teal", "plum", "slate")
SYMBOLS = ("star", "moon", "sun", "palm")
LONGEST = 400
NINE = 9
# What brings a match to its end.
EAGER = re.compile("Fill|Buy|Take|Sell")
END = re.compile("End the turn")
PHONE = (390, 844)
DOUBLE_TAP_PX, DOUBLE_TAP_MS = 80, 400
SPOT = """element => {
  element.scrollIntoView({ block: "center" });
  const { x, y, width, height } = element.getBoundingClientRect();
  const steps = [4, 2, 6, 1, 7, 3, 5].map(step => step / 8);
  return steps.flatMap(i => steps.map(j => [x + width * i, y + height * j]))
    .find(at => document.elementFromPoint(...at)?.closest("[data-id], [data-move]") === element);
}"""
SPECIAL: dict[str, Any] = {"board": "b", "guilds": "random", "compass": "on"}


def blank(
    persons: int = 1, players: int = 3, seed: str = "amber-1", **options: Any
) -> dict[str, Any]:
    """A record before the first action; who is no person is a random bot."""
    seats = [
        {
            "name": NAMES[seat],
            "kind": "person" if seat < persons else "bot",
            "level": None if seat < persons else "random",
            "colour": COLOURS[seat],
            "symbol": SYMBOLS[seat],
        }
        for seat in range(players)
    ]
    return {
        "format": "emporion/1",
        "game": "traders",
        "rules_version": 1,
        "options": options,
        "seats": seats,
        "seed": seed,
        "undo": "friendly",
        "actions": [],
    }


def reach(wanted: Callable[[State], bool], persons: int = 1, **options: Any) -> dict[str, Any]:
    """A record whose last position is `wanted`, with a person to act; played at random."""
    for number in range(80):
        rng = Random(number)
        table = open_table(parse(blank(persons, seed=f"seed-{number}", **options)))
        while not table.state.is_terminal():
            if 0 <= table.state.current_player() < persons and wanted(table.state):
                found: dict[str, Any] = json.loads(json.dumps(table.record().to_json()))
                return found
            table.act(table.plies, [rng.choice(table.state.legal_actions()).notation])
    raise AssertionError("no such position came up")


def has_goods(state: State) -> bool:
    """Several markers on the mat of who may give or sell them here."""
    verbs = [action.verb for action in state.legal_actions()]
    return verbs.count("setup") > 2 and "move" in verbs


def sitting(visitor: Visitor, record: dict[str, Any]) -> Visitor:
    """The visitor, with the match on the table."""
    visitor.import_record(record)
    expect(visitor.page.locator(".table")).to_be_attached()
    visitor.wait()
    return visitor


def spot(target: Locator) -> tuple[float, float] | None:
    """A point of the window where nothing covers the target, scrolled to; None if there is none."""
    found: list[float] | None = target.evaluate(SPOT)
    return (found[0], found[1]) if found else None


class Pointer:
    """A mouse, or a finger. Two taps at one spot are a double tap, so it waits between them."""

    def __init__(self, page: Page, *, is_finger: bool = False) -> None:
        self.page, self.is_finger = page, is_finger
        self.last = (0.0, 0.0)

    def step(self, visitor: Visitor, rng: Random) -> None:
        """One step of a decision: on the board, the mat or the buttons."""
        way = rng.choice([".board .is-lit", ".mat .is-lit", ".moves .button"])
        targets = likely(visitor, rng) or self.page.locator(way).all() or visitor.moves.all()
        at = spot(rng.choice(targets)) or spot(visitor.moves.last)
        assert at, "the last button is covered"
        if not self.is_finger:
            return self.page.mouse.click(*at)
        if dist(at, self.last) < DOUBLE_TAP_PX:
            self.page.wait_for_timeout(DOUBLE_TAP_MS)
        self.last = at
        return self.page.touchscreen.tap(*at)


def by_keyboard(visitor: Visitor, rng: Random) -> None:
    """One step of a decision by letters, digits, arrows and Enter."""
    press, targets = visitor.page.keyboard.press, likely(visitor, rng)
    if visitor.has_picked:
        return press("1")
    if targets:
        labels = visitor.moves.all_inner_texts()
        return press(str(labels.index(targets[0].inner_text()) + 1))
    press("b" if rng.random() < 0.5 and visitor.page.locator(".board .is-lit").count() else "p")
    for _ in range(rng.randrange(3)):
        press(rng.choice(["ArrowRight", "ArrowDown"]))
    return press("Enter")


def likely(visitor: Visitor, rng: Random) -> list[Locator]:
    """Mostly what brings the match on, if it may be done, or the end of the turn."""
    wanted = rng.choice([EAGER, END, EAGER, END, None])
    return visitor.moves.filter(has_text=wanted).all()[:NINE] if wanted else []


def play(visitor: Visitor, step: Callable[[Visitor, Random], None], rng: Random) -> None:
    """To the end of the match; a decision may take several steps."""
    for _ in range(LONGEST):
        with visitor.step():
            step(visitor, rng)
        visitor.wait()
        if visitor.is_over:
            return
        if visitor.page.locator(".refusal").count():
            visitor.page.keyboard.press("Escape")
    raise AssertionError("this match does not end")


def money(visitor: Visitor) -> int:
    """What Ann has."""
    return int(visitor.page.locator("#player-0 .counter .number").first.inner_text())


def check_end(visitor: Visitor) -> None:
    """The result has seven categories, fits beside the board, and Python finds the same."""
    assert visitor.page.locator(".end .scores tbody tr").count() == 7
    check(visitor, "end")
    assert_sound(visitor)


def test_two_players_by_mouse(chromium: Browser, address: str) -> None:
    """A match on board A with a chosen guild and the compass, from the guild to the result."""
    options = {"board": "a", "guilds": "chosen", "compass": "on"}
    visitor = sitting(Visitor(chromium, address), blank(players=2, **options))
    page = visitor.page
    assert page.locator("#hand, dialog.curtain").count() == 0
    expect(page.locator("#prompt")).to_have_text("Choose your guild.")
    assert "Compass" in page.locator(".status").inner_text()
    visitor.moves.filter(has_text="Storekeepers").click()
    expect(page.locator("#player-0 .guild p")).to_contain_text("5 goods")
    visitor.wait()
    play(visitor, Pointer(page).step, Random(4))
    check_end(visitor)
    visitor.leave()


def test_three_players_by_touch(chromium: Browser, address: str) -> None:
    """A match on board B with special guilds and the compass, on a phone."""
    visitor = Visitor(chromium, address, size=PHONE, has_touch=True)
    sitting(visitor, blank(players=3, **SPECIAL))
    play(visitor, Pointer(visitor.page, is_finger=True).step, Random(5))
    assert sideways(visitor) == 0
    check_end(visitor)
    visitor.leave()


def test_four_players_by_keyboard(chromium: Browser, address: str) -> None:
    """A match on board B with special guilds and the compass, without a pointer; beside the board
    there is room for all of it."""
    visitor = sitting(Visitor(chromium, address), blank(players=4, **SPECIAL))
    assert hidden_below(visitor) == 0
    play(visitor, by_keyboard, Random(2))
    assert hidden_below(visitor) == 0
    check_end(visitor)
    ply = visitor.ply
    visitor.page.keyboard.press("u")
    wait_until(
        visitor.page, "ply => Number(document.querySelector('.table').dataset.ply) < ply", ply
    )
    visitor.leave()


def hidden_below(visitor: Visitor) -> int:
    """How many pixels of the right column can only be scrolled to."""
    found: int = visitor.page.locator(".right").evaluate(
        "element => element.scrollHeight - element.clientHeight"
    )
    return found


def test_winds_turn_with_the_compass(chromium: Browser, address: str) -> None:
    """A reversed compass is on its island, and all arrows show their other head."""

    def is_reversed(state: State) -> bool:
        return bool(state.compass)  # type: ignore[attr-defined]

    visitor = sitting(Visitor(chromium, address), reach(is_reversed, **SPECIAL))
    arrows = visitor.page.locator(".board .arrow")
    assert visitor.page.locator(".board [data-state='reversed'].arrow").count() == arrows.count()
    assert visitor.page.locator(".board .pieces use[href='#compass_reversed']").count() == 1
    visitor.leave()


def test_a_planned_flight(chromium: Browser, address: str) -> None:
    """A pointed-at city shows the cheapest way; one click flies all of it, one undo takes it back."""
    visitor = sitting(Visitor(chromium, address), blank(board="a"))
    page, ply, before = visitor.page, visitor.ply, money(visitor)
    page.locator(".board [data-id='ship:steamship']").hover()
    expect(page.locator("#tip")).to_contain_text("For 2 dollars")
    expect(page.locator(".board .fare").first).to_be_visible()
    far = page.locator(".board .city[data-id='city:stockgard'] .halo")
    far.hover(force=True, position={"x": 12, "y": 60})
    expect(page.locator("#tip")).to_contain_text(
        "The cheapest way here costs 2 dollars, by Thespian."
    )
    expect(page.locator(".board .arrow.is-way")).to_have_count(2)
    page.mouse.move(0, 0)
    expect(page.locator(".board .arrow.is-way")).to_have_count(0)
    plan = page.locator("[data-move='move thespian + move stockgard']")
    plan.hover()
    expect(page.locator(".board .arrow.is-way")).to_have_count(2)
    plan.click()
    visitor.wait_for_change(ply)
    expect(page.locator("li", has_text="the steamship, in Stockgard")).to_be_attached()
    assert money(visitor) == before - 2
    page.get_by_role("button", name="Undo").click()
    wait_until(page, "ply => document.querySelector('.table').dataset.ply === String(ply)", ply)
    assert money(visitor) == before
    visitor.leave()


def test_a_loss_is_asked_of_another(chromium: Browser, address: str) -> None:
    """Who must choose a loss in another's turn is told so by name; then the page is the seller's again."""

    def is_loss(state: State) -> bool:
        return state.phase.name == "loss"

    visitor = sitting(Visitor(chromium, address), reach(is_loss, persons=3))
    page, ply = visitor.page, visitor.ply
    loser = page.locator(".player.is-current strong").inner_text()
    expect(page.locator(".asked")).to_contain_text(f"{loser}, you are asked")
    expect(page.locator("#prompt")).to_contain_text("which of yours do you lose?")
    assert page.locator("dialog.curtain").count() == 0
    check(visitor, "loss")
    page.locator(".player.is-current .good.is-lit").first.click()
    visitor.wait_for_change(ply)
    assert page.locator(".line", has_text=f"{loser} loses").count()
    visitor.leave()


def test_goods_are_given_and_sold(chromium: Browser, address: str) -> None:
    """A marker of the mat is picked first, then what is done with it; others' goods can't be picked."""
    visitor = sitting(Visitor(chromium, address), reach(has_goods))
    page, ply = visitor.page, visitor.ply
    assert page.locator("#player-1 button.good").count() == 0
    page.locator("#player-0 .good.is-lit").first.click()
    if visitor.ply == ply and visitor.has_picked:
        page.locator(".moves .button").first.click()
    visitor.wait_for_change(ply)
    visitor.leave()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_on_a_phone(chromium: Browser, address: str, scheme: str) -> None:
    """Nothing is wider than the window, targets are big, and axe finds nothing."""
    visitor = Visitor(chromium, address, size=PHONE, color_scheme=scheme, has_touch=True)
    sitting(visitor, reach(has_goods, guilds="random"))
    page = visitor.page
    assert sideways(visitor) == 0
    page.locator(".cities summary").click()
    expect(page.locator(".city-name").first).to_be_visible()
    assert sideways(visitor) == 0
    check(visitor, "phone")
    sizes = [
        box
        for one in page.locator("button.good, .city-name, .moves .button").all()
        if (box := one.bounding_box())
    ]
    assert all(box["height"] >= 44 for box in sizes)
    ply = visitor.ply
    page.locator(".board .city.is-lit").first.tap(position={"x": 8, "y": 20}, force=True)
    visitor.wait_for_change(ply)
    visitor.leave()


def test_axe_at_the_table(chromium: Browser, address: str) -> None:
    """In a wide window with all panels open, in both schemes."""
    for scheme in ("light", "dark"):
        visitor = Visitor(chromium, address, size=(1600, 1100), color_scheme=scheme)
        sitting(visitor, reach(has_goods, **SPECIAL))
        expect(visitor.page.locator(".cities table")).to_be_visible()
        check(visitor, scheme)
        visitor.leave()
