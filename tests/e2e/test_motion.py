"""Deals, votes, reveals and turns are animated alike in every game, and not at all with reduced motion."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.company import company
from tests.e2e.every_scene import SCENES
from tests.e2e.phone import PHONE

NAMED = {scene.name: scene for scene in SCENES}
MOMENTS = [
    ("crosshairs-turn", ".hand .dealt", "dealt"),
    ("dixit-choose", ".row .dealt", "dealt"),
    ("talk-listening", ".turn .plate", "lit"),
    ("vote", ".envelope.voted", "put-down"),
    ("dixit-voted", ".vote.voted", "put-down"),
    ("keep-watch-won", ".pin.voted", "put-down"),
    ("reveal", ".stamp.stamped", "stamp"),
    ("dixit-reveal", ".open.revealed", "turn-over"),
    ("keep-watch-won", ".hero .revealed", "turn-over"),
    ("crosshairs-right", ".shot .stamped", "stamp"),
    ("carnival-contact-right", ".showing .says.voted", "put-down"),
    ("carnival-contact-right", ".showing .card.revealed", "turn-over"),
    ("carnival-contact-wrong", ".showing .stamped", "stamp"),
]
MOTION = """(element) => {
    const { animationName, animationDuration, animationDelay } = getComputedStyle(element);
    return [animationName, parseFloat(animationDuration) + parseFloat(animationDelay)];
}"""
LONGEST = 2
"""In seconds, including the delay."""


def shown(browser: Browser, server: str, motion: Literal["no-preference", "reduce"]) -> Page:
    return browser.new_page(base_url=server, locale="en", viewport=PHONE, reduced_motion=motion)


@pytest.mark.parametrize(("scene", "selector", "name"), MOMENTS)
def test_a_moment_has_the_shared_animation_and_it_is_short(
    browser: Browser, server: str, scene: str, selector: str, name: str
) -> None:
    with company(server) as gathered, shown(browser, server, "no-preference") as page:
        NAMED[scene].open(page, gathered)
        moved, rests_after = page.locator(selector).first.evaluate(MOTION)
        assert moved == name
        assert rests_after <= LONGEST


@pytest.mark.parametrize("scene", ["crosshairs-turn", "vote", "dixit-reveal", "keep-watch-won"])
def test_nothing_moves_with_reduced_motion(browser: Browser, server: str, scene: str) -> None:
    with company(server) as gathered, shown(browser, server, "reduce") as page:
        NAMED[scene].open(page, gathered)
        assert page.evaluate("document.getAnimations().length") == 0


def test_looking_at_another_agent_does_not_animate_the_clues_again(browser: Browser, server: str) -> None:
    with company(server) as gathered, shown(browser, server, "no-preference") as page:
        NAMED["crosshairs-turn"].open(page, gathered)
        page.locator(".agents button").first.click()
        expect(page.locator(".clues .place").first).to_be_visible()
        expect(page.locator(".clues .dealt")).to_have_count(0)
