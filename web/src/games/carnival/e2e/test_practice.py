"""A newcomer practises: the golden button leads from a call to a wink found and a wink given."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Device
from tests.e2e.phone import PHONE

STEP = 30_000


def test_a_wink_is_found_and_given_by_the_golden_button_and_no_clock_runs(new_device: Device) -> None:
    page = new_device("en", PHONE).new_page()
    page.goto("/")
    page.get_by_role("button", name="Carnival").click()
    page.get_by_role("button", name="Play with bots").click()
    hint, golden = page.locator("header .hint"), page.locator(".apron .brass")
    expect(hint).to_contain_text("Your turn: tap a numbered agent")
    page.locator(".crowd button[data-number]:not([aria-disabled=true])").first.click()
    golden.click()
    page.get_by_role("button", name="Look back").click(timeout=STEP)
    expect(page.locator(".mark")).to_have_text("A wink for you!", timeout=STEP)
    expect(hint).to_contain_text("winked at you: your partner!")
    assert page.locator(".board").get_attribute("data-turn") == "2", "nobody moves before the wink is found"
    go_on = page.get_by_role("button", name="Go on")
    wink = page.get_by_role("button", name="Wink").and_(golden)
    expect(go_on.or_(wink)).to_be_visible(timeout=STEP)
    if go_on.is_visible():
        go_on.click()
    expect(wink).to_contain_text("eye to eye", timeout=STEP)
    wink.click()
    expect(hint).to_contain_text("You winked at", timeout=STEP)
    expect(page.get_by_role("timer")).to_have_count(0)
