"""Every scene fits at any size, and axe finds no fault with it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.e2e.company import company
from tests.e2e.conftest import watch_errors
from tests.e2e.every_scene import ROOT, SCENES, of_game, with_a_page, with_scenes
from tests.e2e.fitting import (
    PHONES,
    SAMPLE_PHONES,
    SAMPLE_SCREENS,
    SCREENS,
    Size,
    cut_off,
    misfits,
    under_a_hint,
)
from tests.e2e.phone import PHONE, SCREEN
from tests.e2e.scenes import Scene

AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")
LANGUAGES = ("ru", "uk", "en")
EVERY_SIZE = bool(os.environ.get("EVERY_SIZE"))
"""Set by `make long`: every scene at every size, with hints. Otherwise a sample."""
SAMPLE = 5
"""`make test` opens every fifth scene."""
FAULTS = """async () => (await axe.run({ resultTypes: ['violations'] })).violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`))"""

# Makes this device treat every table as a practice table, so that hints are shown.
PRACTISES = """if (/^\\/[A-Z]{4,}$/.test(location.pathname))
    localStorage.setItem('practice', location.pathname.slice(1))"""
HINT = """() => document.querySelector('dialog[open], .curtain, .showing') ? null
    : document.querySelector('header .hint p')?.innerText ?? null"""
HINTED = (Size(390, 664), Size(360, 560))

DeviceFor = Callable[[str], tuple[BrowserContext, list[str]]]


@pytest.fixture(scope="module")
def device_for(browser: Browser, server: str) -> Iterator[DeviceFor]:
    """One device per language, with its cache, and the errors on its pages."""
    lent: dict[str, tuple[BrowserContext, list[str]]] = {}

    def of(language: str) -> tuple[BrowserContext, list[str]]:
        if language not in lent:
            complaints: list[str] = []
            # Without motion, so that colours and positions are final.
            context = browser.new_context(base_url=server, locale=language, reduced_motion="reduce")
            context.set_default_timeout(60_000)
            watch_errors(context, urlsplit(server).netloc, complaints.append)
            lent[language] = context, complaints
        return lent[language]

    yield of
    for context, _ in lent.values():
        context.close()


# Each scene is opened in one language; the languages alternate.
@pytest.mark.parametrize(
    ("scene", "language"),
    [
        pytest.param(scene, LANGUAGES[number % 3], id=f"{scene.name}-{LANGUAGES[number % 3]}")
        for number, scene in enumerate(SCENES)
        if EVERY_SIZE or number % SAMPLE == 0
    ],
)
def test_it_fits_and_axe_finds_no_fault(
    scene: Scene, language: str, device_for: DeviceFor, server: str
) -> None:
    context, complaints = device_for(language)
    complaints.clear()
    with company(server) as gathered, context.new_page() as page:
        on_phones = PHONE in scene.sizes
        page.set_viewport_size(PHONE if on_phones else SCREEN)
        if EVERY_SIZE:
            page.add_init_script(PRACTISES)
        scene.open(page, gathered)
        covered = covered_by_hints(page) if on_phones else []
        found = [*judged_by_axe(page), *(unfit_for_phones(page) if on_phones else unfit_for_screens(page))]
        page.evaluate("localStorage.clear()")
    faults = [*covered, *found, *complaints]
    assert faults == [], "\n".join(faults)


def test_every_game_that_has_a_page_has_its_scenes_here_and_some_in_the_sample() -> None:
    assert with_scenes() == with_a_page()
    sampled = {scene.name for scene in SCENES[::SAMPLE]}
    assert [
        game for game in sorted(with_scenes()) if not sampled & {scene.name for scene in of_game(game)}
    ] == []


def covered_by_hints(page: Page) -> list[str]:
    """What practice hints cover. Each hint is dismissed before the rest is judged."""
    found: list[str] = []
    # A hint may disappear as the game goes on, so nothing waits for its button.
    while said := page.evaluate(HINT):
        found += [f"hint “{said[:40]}…”: {fault}" for fault in under_a_hint(page, HINTED)]
        page.set_viewport_size(PHONE)
        page.evaluate("() => document.querySelector('header .hint button')?.click()")
        page.wait_for_function(f"(said) => ({HINT})() !== said", arg=said)
    return found


def judged_by_axe(page: Page) -> list[str]:
    page.evaluate(AXE)
    faults: list[str] = page.evaluate(FAULTS)
    return faults


def unfit_for_phones(page: Page) -> list[str]:
    """Everything a player needs in order to act must be in view."""
    return misfits(page, PHONES if EVERY_SIZE else SAMPLE_PHONES)


def unfit_for_screens(page: Page) -> list[str]:
    """A shared screen cannot be scrolled, so all its text must be in view."""
    return cut_off(page, SCREENS if EVERY_SIZE else SAMPLE_SCREENS)
