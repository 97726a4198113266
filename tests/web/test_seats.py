"""Several persons at one device: nobody sees a hand that is not his."""

from __future__ import annotations

import json

from playwright.sync_api import Browser, expect

from tests.web.positions import ANN, BEA, BOT, record
from tests.web.visitor import OTHER_PLY, SAVES, Visitor
from tests.web.waiting import wait_until


def hand_of(visitor: Visitor) -> list[str]:
    """The cards in sight, by the words that a screen reader says."""
    return visitor.page.locator("#hand .hand-card .sr").all_inner_texts()


def lift(visitor: Visitor, name: str) -> None:
    """The named person takes the device."""
    curtain = visitor.page.locator("dialog.curtain")
    expect(curtain).to_contain_text(name, timeout=15_000)
    assert visitor.page.locator("#hand .cards-row").count() == 0
    curtain.get_by_role("button", name="Show my hand").click()
    expect(curtain).to_have_count(0)
    visitor.wait()


def turn(visitor: Visitor) -> None:
    """Plays a whole turn: no trade, then the first card that ends it."""
    for _ in range(8):
        visitor.play(
            visitor.moves.count() - 1 if visitor.moves.get_by_text("No trade").count() else 0
        )
        if visitor.page.locator("dialog.curtain").count():
            return


def test_curtain_between_persons(chromium: Browser, address: str) -> None:
    """Name and symbol first, then the hand; what happened meanwhile is told."""
    visitor = Visitor(chromium, address)
    visitor.import_record(record([ANN, BEA]))
    lift(visitor, "Ann")
    anns = hand_of(visitor)
    assert len(anns) == 5
    turn(visitor)
    assert visitor.page.locator("dialog.curtain .token").count()
    visitor.page.keyboard.press("Escape")
    lift(visitor, "Bea")
    beas = hand_of(visitor)
    assert len(beas) == 5
    log = visitor.page.locator("#log").inner_text()
    assert "Bea draws" in log
    assert "Ann draws" not in log
    turn(visitor)
    expect(visitor.page.locator("dialog.curtain .news")).to_contain_text("Bea")
    assert "Bea draws" not in visitor.page.locator("dialog.curtain .news").inner_text()
    visitor.page.reload()
    expect(visitor.page.locator("dialog.curtain")).to_contain_text("Ann")
    saved = json.dumps([save["view"] for save in visitor.page.evaluate(SAVES)])
    assert '"hand"' not in saved
    lift(visitor, "Ann")
    visitor.leave()


def test_bot_between_persons_shows_no_hand(chromium: Browser, address: str) -> None:
    """While a bot moves and another person comes next, nobody's hand is in sight."""
    visitor = Visitor(chromium, address, settings={"pace": "slow"})
    visitor.import_record(record([ANN, BOT, BEA]))
    lift(visitor, "Ann")
    ply = visitor.ply
    while visitor.page.locator(".player.is-me").count():
        visitor.moves.last.click()
        wait_until(visitor.page, OTHER_PLY, ply)
        ply = visitor.ply
    expect(visitor.page.locator("#hand .cards-row")).to_have_count(0)
    lift(visitor, "Bea")
    assert len(hand_of(visitor)) == 5
    visitor.leave()


def test_setting_up_a_match(chromium: Browser, address: str) -> None:
    """The form: players, looks, levels, undo, seed; and no two players look alike."""
    visitor = Visitor(chromium, address)
    visitor.open("new/titans")
    page = visitor.page
    page.get_by_label("Name of player 1").fill("Ann")
    page.get_by_label("Who plays for player 2").select_option("person")
    page.get_by_label("Name of player 2").fill("Bea")
    page.get_by_role("button", name="Add a player").click()
    page.get_by_label("Who plays for player 3").select_option(label="Bot, random")
    page.get_by_label("Colour of player 1").select_option(label="teal")
    assert page.get_by_label("Colour of player 2").input_value() != "teal"
    page.get_by_label("Fair").check()
    page.get_by_label("Seed", exact=True).fill("amber-77")
    page.get_by_label("Draw lots").uncheck()
    page.get_by_role("button", name="Start").click()
    lift(visitor, "Ann")
    kept = visitor.record()
    assert [seat["name"] for seat in kept["seats"]][:2] == ["Ann", "Bea"]
    assert kept["seats"][0]["colour"] == "teal"
    assert kept["seats"][2]["level"] == "random"
    assert (kept["seed"], kept["undo"]) == ("amber-77", "fair")
    visitor.leave()
