"""Every screen, opened once: axe has nothing against it, and it fits at any size."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.company import company
from tests.e2e.conftest import _watch
from tests.e2e.every_scene import SCENES
from tests.e2e.fitting import SCREENS, misfits
from tests.e2e.phone import PHONE, SCREEN
from tests.e2e.scenes import Scene

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
LANGUAGES = ("ru", "uk", "en")
FAULTS = """async () => (await axe.run()).violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`))"""


@dataclass(frozen=True)
class Opened:
    scene: Scene
    page: Page
    complaints: list[str]


# The languages take turns: a scene is opened in one of them.
@pytest.fixture(
    scope="module",
    params=[
        pytest.param((scene, LANGUAGES[number % 3]), id=f"{scene.name}-{LANGUAGES[number % 3]}")
        for number, scene in enumerate(SCENES)
    ],
)
def opened(request: pytest.FixtureRequest, browser: Browser, server: str) -> Iterator[Opened]:
    scene, language = request.param
    complaints: list[str] = []
    size = PHONE if PHONE in scene.sizes else SCREEN
    # Moving things have passing colours and places: what is judged is where they come to rest.
    context = browser.new_context(base_url=server, locale=language, viewport=size, reduced_motion="reduce")
    _watch(context, urlsplit(server).netloc, complaints.append)
    with context, company(server) as gathered:
        page = context.new_page()
        scene.open(page, gathered)
        yield Opened(scene, page, complaints)


def test_axe_has_nothing_against_it(opened: Opened) -> None:
    opened.page.evaluate(AXE.read_text("utf-8"))
    faults = opened.page.evaluate(FAULTS)
    assert not faults, "\n".join(faults)
    assert opened.complaints == []


def test_it_fits_every_phone_or_every_shared_screen(opened: Opened) -> None:
    """On a phone, what one needs in order to act is in view; on a shared screen, all of it."""
    on_phones = PHONE in opened.scene.sizes
    found = misfits(opened.page) if on_phones else misfits(opened.page, SCREENS, "main")
    assert not found, "\n".join(found)
    assert opened.complaints == []
