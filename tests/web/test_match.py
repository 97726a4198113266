"""Whole matches in the browser: by mouse, by keyboard, by typed moves."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Browser, expect

from engine.core.game import State
from engine.core.record import parse
from engine.registry import open_table
from tests.web.positions import ANN, BOT, reach
from tests.web.visitor import Visitor

LONGEST = 200
WAYS = [".board .is-lit", ".hand-card.is-lit", ".counter.is-lit", ".moves .button"]


def assert_sound(visitor: Visitor) -> None:
    """The saved record is a finished match that Python plays again to the same scores."""
    table = open_table(parse(visitor.record()))
    outcome = (
        table.game.outcome(table.state) if hasattr(table.game, "outcome") else table.state.outcome()
    )
    assert table.state.is_terminal()
    assert outcome is not None
    totals = visitor.page.locator(".scores tfoot td").all_inner_texts()
    shown = sorted(int(text.replace("\u2212", "-")) for text in totals)
    assert shown == sorted(score.total for score in outcome.scores)


def test_whole_match_by_mouse(chromium: Browser, address: str) -> None:
    """From home to the result with clicks on the board, the hand, the goods and the buttons."""
    rng = Random(7)
    visitor = Visitor(chromium, address)
    visitor.open()
    visitor.page.get_by_role("button", name="Play", exact=True).first.click()
    visitor.wait()
    ways: set[str] = set()
    for _ in range(LONGEST):
        if visitor.is_over:
            break
        ply = visitor.ply
        open_now = [way for way in WAYS if visitor.page.locator(way).count()]
        way = rng.choice([way for way in open_now if way not in ways] or open_now)
        targets = visitor.page.locator(way)
        with visitor.step():
            targets.nth(rng.randrange(targets.count())).click()
        ways.add(way)
        if visitor.has_picked:
            visitor.moves.first.click()
        visitor.wait_for_change(ply)
    assert ways == set(WAYS)
    expect(visitor.page.locator(".end.panel h2")).to_contain_text("win")
    assert_sound(visitor)
    visitor.page.get_by_role("button", name="Rematch").click()
    expect(visitor.page.locator(".end.panel")).to_have_count(0)
    visitor.wait()
    assert visitor.moves.count()
    visitor.leave()


def test_whole_match_by_keyboard(chromium: Browser, address: str) -> None:
    """From home to the result without a pointer: Tab, Enter, letters, arrows, digits."""
    rng = Random(3)
    visitor = Visitor(chromium, address)
    visitor.open()
    press = visitor.page.keyboard.press
    expect(visitor.page.get_by_role("button", name="Play", exact=True).first).to_be_visible()
    for _ in range(12):
        press("Tab")
        if visitor.page.evaluate("document.activeElement.textContent").strip() == "Play":
            break
    press("Enter")
    visitor.wait()
    for _ in range(LONGEST):
        if visitor.is_over:
            break
        ply = visitor.ply
        way = rng.choice(["digit", "moves", "hand", "board", "arrows"])
        if way == "digit":
            press(str(rng.randint(1, min(9, visitor.moves.count()))))
        elif way == "arrows":
            press("p")
            for _ in range(3):
                press(rng.choice(["ArrowRight", "ArrowDown"]))
            press("Enter")
        else:
            press({"moves": "p", "hand": "h", "board": "b"}[way])
            press("Enter")
        visitor.page.wait_for_timeout(30)
        if visitor.ply == ply and not visitor.is_over:  # that was no move, or only half of one
            press("1")
        visitor.wait_for_change(ply)
    expect(visitor.page.locator("#prompt")).to_be_focused()
    assert_sound(visitor)
    visitor.leave()


def test_typed_moves(chromium: Browser, address: str) -> None:
    """Notation is completed when it is clear, and refused with a reason when it is not legal."""
    visitor = Visitor(chromium, address)
    visitor.start()
    ply = visitor.ply
    visitor.page.keyboard.press("t")
    field = visitor.page.get_by_label("The move in notation")
    expect(field).to_be_focused()
    field.fill("play red_tax")
    field.press("Enter")
    expect(visitor.page.get_by_role("alert")).not_to_be_empty()
    field.fill("nonsense")
    field.press("Enter")
    expect(visitor.page.get_by_role("alert")).not_to_be_empty()
    assert visitor.ply == ply
    field.fill("buy r")
    field.press("Enter")
    visitor.wait_for_change(ply)
    assert visitor.record()["actions"][ply] == "buy red"
    visitor.leave()


def test_narrowing_and_the_way_back(chromium: Browser, address: str) -> None:
    """A mirage with several cards to lie on asks which; Escape takes the pick back."""

    found: list[str] = []

    def can_choose(state: State) -> bool:
        covers = [action for action in state.legal_actions() if action.verb == "cover"]
        colours = [action.arguments[0].split("_")[0] for action in covers]
        found[:] = [colour for colour in colours if colours.count(colour) > 1]
        return state.current_player() == 0 and bool(found)

    visitor = Visitor(chromium, address)
    visitor.import_record(reach([ANN, BOT], can_choose))
    visitor.wait()
    ply, before = visitor.ply, visitor.moves.count()
    card = visitor.page.locator(f'.hand-card.is-lit[data-id="card:{found[0]}_mirage"]').first
    card.click()
    expect(visitor.page.locator(".crumbs")).to_be_visible()
    assert 2 <= visitor.moves.count() < before
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(".crumbs")).to_have_count(0)
    assert visitor.moves.count() == before
    card.click()
    visitor.page.locator('.board [data-id^="display:"].is-lit').first.click()
    visitor.wait_for_change(ply)
    assert "cover" in visitor.record()["actions"][ply]
    visitor.leave()
