"""axe finds nothing to complain of on any screen."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser

from tests.e2e.company import company
from tests.e2e.conftest import _watch
from tests.e2e.every_scene import SCENES
from tests.e2e.phone import PHONE, SCREEN
from tests.e2e.scenes import Scene

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
LANGUAGES = ("ru", "uk", "en")
FAULTS = """async () => (await axe.run()).violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`))"""


@pytest.mark.parametrize(
    ("scene", "language"),
    [
        pytest.param(scene, LANGUAGES[number % 3], id=f"{scene.name}-{LANGUAGES[number % 3]}")
        for number, scene in enumerate(SCENES)
    ],
)
def test_axe_has_nothing_against_it(browser: Browser, server: str, scene: Scene, language: str) -> None:
    complaints: list[str] = []
    size = PHONE if PHONE in scene.sizes else SCREEN
    # Moving things have passing colours: what is judged is where they come to rest.
    context = browser.new_context(base_url=server, locale=language, viewport=size, reduced_motion="reduce")
    _watch(context, urlsplit(server).netloc, complaints.append)
    with context, company(server) as gathered:
        page = context.new_page()
        scene.open(page, gathered)
        page.evaluate(AXE.read_text("utf-8"))
        faults = page.evaluate(FAULTS)
    assert not faults, "\n".join(faults)
    assert complaints == []
