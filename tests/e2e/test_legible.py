"""Names can be read on the narrowest phone, and text twice as large breaks nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.e2e.company import company
from tests.e2e.every_scene import SCENES

NARROW: ViewportSize = {"width": 360, "height": 560}
NAMED = {scene.name: scene for scene in SCENES}
SMALLEST = 9.5
"""In pixels, for a name of eleven letters among five players."""

TOO_SMALL = f"""(names) => names.filter((name) =>
    parseFloat(getComputedStyle(name).fontSize) < {SMALLEST} || name.scrollWidth > name.clientWidth + 1)
    .map((name) => `${{name.innerText}} ${{getComputedStyle(name).fontSize}}`)"""
# Lists that scroll sideways are meant to.
BEYOND = """() => {
    const root = document.querySelector('dialog[open]') ?? document.querySelector('main');
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) {
        const { currentNode: node } = texts, range = document.createRange();
        if (!node.data.trim() || node.parentElement.closest('.sr, .lent, .whom')) continue;
        range.selectNodeContents(node);
        const { left, right } = range.getBoundingClientRect();
        if (left < -2 || right > innerWidth + 2) found.push(`${node.data.trim()} ${left}–${right}`);
    }
    return found;
}"""
OVERLAP = """() => {
    const [picture, name] = ['.scene', 'strong'].map((part) => document.querySelector(`.front ${part}`));
    const words = name.innerText.split(/[\\s-]+/).length;
    const line = parseFloat(getComputedStyle(name).lineHeight);
    const hat = (picture.querySelector('.icon') ?? picture).getBoundingClientRect();
    return { covered: hat.bottom > name.getBoundingClientRect().top + 2,
        broken: name.offsetHeight > words * line + 4 };
}"""


@contextmanager
def opened(browser: Browser, server: str, scene: str, text: str = "normal") -> Iterator[Page]:
    with (
        company(server) as gathered,
        browser.new_page(base_url=server, locale="ru", viewport=NARROW, reduced_motion="reduce") as page,
    ):
        page.add_init_script(f"localStorage.setItem('text', '{text}')")
        NAMED[scene].open(page, gathered)
        yield page


@pytest.mark.parametrize(
    ("scene", "names"), [("keep-watch-more", ".far .name"), ("crosshairs-turn", ".agent .plate")]
)
def test_a_long_name_is_readable_among_five_players(
    browser: Browser, server: str, scene: str, names: str
) -> None:
    with opened(browser, server, scene) as page:
        assert page.locator(names).count() == 4
        assert page.locator(names).evaluate_all(TOO_SMALL) == []


@pytest.mark.parametrize(
    "scene",
    [
        "together-answering",
        "together-listening",
        "reveal",
        "vote",
        "crosshairs-briefing",
        "crosshairs-rules",
        "crosshairs-options",
        "crosshairs-aimed",
        "keep-watch-rules",
        "keep-watch-won",
    ],
)
def test_text_twice_as_large_stays_on_the_screen(browser: Browser, server: str, scene: str) -> None:
    with opened(browser, server, scene, "huge") as page:
        assert page.evaluate("document.documentElement.dataset.text") == "huge"
        assert page.evaluate(BEYOND) == []


def test_a_secret_twice_as_large_is_neither_covered_nor_broken(browser: Browser, server: str) -> None:
    with opened(browser, server, "deal-held", "huge") as page:
        assert page.evaluate(OVERLAP) == {"covered": False, "broken": False}
