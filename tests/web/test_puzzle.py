"""Puzzles on a page of somebody else's: what is judged how."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Frame, expect

from tests.web.blog import Blog, two_persons


def puzzle(blog: Blog, solution: str, ply: int = 153, **more: object) -> Frame:
    match = json.dumps(two_persons())
    return blog.show(mode="puzzle", record=match, ply=ply, solution=solution, **more)


def test_a_puzzle_judges(running: Blog) -> None:
    """Wrong, illegal with the reason, right; the position changes only for what is right."""
    frame = puzzle(running, "sell red")
    assert running.told("ready")[0]["seat"] == 1
    expect(frame.locator("#hand .hand-card").first).to_be_visible()
    frame.get_by_role("button", name="Sell spices").click()
    expect(frame.locator(".verdict.is-wrong")).to_contain_text("legal, but")
    assert running.wait_for("action")["verdict"] == "wrong"
    frame.locator("#hand .hand-card").first.click(force=True)
    expect(frame.locator(".refusal")).to_be_visible()
    assert running.wait_for("action", count=2)["verdict"] == "illegal"
    assert running.told("ply") == []
    frame.get_by_role("button", name="Sell wine").click()
    expect(frame.locator(".verdict.is-right")).to_contain_text("That is it")
    told = running.wait_for("action", count=3)
    assert (told["verdict"], told["actions"]) == ("right", ["sell red"])
    expect(frame.locator(".moves .button")).to_have_count(0)
    frame.get_by_role("button", name="Start again").click()
    running.wait_for("ready", count=2)
    frame.get_by_role("button", name="Show the answer").click()
    expect(frame.locator(".verdict.is-right")).to_contain_text("This is the answer")


def test_an_answer_may_be_a_line_and_there_may_be_several(running: Blog) -> None:
    frame = puzzle(running, "sell yellow + sell red | sell red + done", ply=147)
    assert running.told("error") == []
    running.page.evaluate("board.play(['sell red'])")
    expect(frame.locator(".verdict.is-begun")).to_be_visible()
    running.page.evaluate("board.play(['done'])")
    expect(frame.locator(".verdict.is-right")).to_be_visible()


@pytest.mark.parametrize(
    ("solution", "ply", "told"),
    [("buy red", 153, "can't be played"), ("", 153, "no answer"), ("sell red", 0, "does not move")],
)
def test_a_puzzle_that_is_none_says_so(running: Blog, solution: str, ply: int, told: str) -> None:
    frame = puzzle(running, solution, ply, seat=1)
    assert told in running.wait_for("error")["message"]
    expect(frame.get_by_role("alert")).to_contain_text(told)
