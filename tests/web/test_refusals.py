"""What is not legal does nothing, and says why; what is pointed at tells what would follow."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.web.visitor import Visitor


def test_illegal_pick_tells_why(chromium: Browser, address: str) -> None:
    """A click on what may not be taken shows a sentence and the way to its rule, and back."""
    visitor = Visitor(chromium, address)
    visitor.start()
    ply = visitor.ply
    card = visitor.page.locator(".hand-card").first
    expect(card).to_have_attribute("aria-disabled", "true")
    card.click(force=True)  # aria-disabled: it tells why, but takes no move
    refusal = visitor.page.locator(".refusal")
    expect(refusal).to_be_visible()
    assert len(refusal.inner_text()) > 20
    assert visitor.ply == ply
    visitor.page.keyboard.press("Escape")
    expect(refusal).to_have_count(0)
    visitor.page.locator('.board [data-id="amphora:red"]').first.dispatch_event("click")
    expect(refusal).to_be_visible()
    link = refusal.get_by_role("link")
    target = (link.get_attribute("href") or "").split("/")[-1]
    link.click()
    expect(visitor.page.locator(f'[id="{target}"]')).to_be_in_viewport()
    visitor.page.get_by_role("button", name="Back to the match").click()
    visitor.wait()
    assert visitor.ply == ply
    visitor.leave()


def test_a_section_of_the_rules_is_not_called_by_its_id(chromium: Browser, address: str) -> None:
    visitor = Visitor(chromium, address)
    visitor.start("traders")
    visitor.page.locator(".board [data-id^='good:thespian']").first.click()
    expect(visitor.page.locator(".refusal a")).to_have_text("Rules")
    expect(visitor.page.locator(".refusal a")).to_have_attribute("href", "#rules/traders/buy")
    visitor.leave()


def test_preview_of_an_action(chromium: Browser, address: str) -> None:
    """Focus or hover shows price and new score, beside the thing and in the player's panel."""
    visitor = Visitor(chromium, address)
    visitor.start()
    mine = visitor.page.locator(".player.is-me")
    visitor.page.keyboard.press("p")
    visitor.moves.get_by_text("Sell wine", exact=False).focus()
    expect(mine.locator(".score .change")).to_contain_text("5")
    expect(visitor.page.locator(".preview-line")).not_to_be_empty()
    expect(visitor.page.locator('.counter.is-hinted[data-id="goods:red"]')).to_have_count(1)
    visitor.page.locator('.board .is-lit[data-id="front:yellow"]').hover()
    expect(visitor.page.locator("#tip")).to_contain_text("6")
    expect(mine.locator(".score .change")).to_contain_text("44")
    visitor.page.locator("h1").first.dispatch_event("pointerover")
    visitor.leave()


def test_double_click_is_one_click(chromium: Browser, address: str) -> None:
    """The second half of a double click does not hit what has come up in the same place."""
    visitor = Visitor(chromium, address)
    visitor.start()
    ply = visitor.ply
    visitor.moves.first.dblclick()
    visitor.wait_for_change(ply)
    visitor.page.wait_for_timeout(300)
    decisions = [action for action in visitor.record()["actions"][ply:] if "draw" not in action]
    assert len(decisions) == 1
    visitor.leave()
