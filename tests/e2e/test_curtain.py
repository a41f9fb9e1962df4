"""A game begins behind a curtain, in step on every screen of the table, and anyone can skip it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from quivive.tables import commands as c
from tests.e2e.company import Company, company
from tests.e2e.conftest import NewContext
from tests.e2e.phone import PHONE, SCREEN

# Records what the curtain does; `stretch` slows timers down, so that a slow machine can observe it.
RECORD = """(() => {
    const wait = window.setTimeout;
    window.stretch = 1;
    window.setTimeout = (work, time, ...more) => wait(work, (time ?? 0) * window.stretch, ...more);
    window.acts = [];
    new MutationObserver(() => {
        const drapes = document.querySelector('.drapes');
        const names = drapes?.className.split(' ').filter((name) => !/drapes|svelte/.test(name));
        const act = names?.join(' ') ?? null;
        if (act !== (window.acts.at(-1) ?? null)) window.acts.push(act);
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
})()"""
UP = "() => window.acts.length > 0 && window.acts.at(-1) === null"


def seated(new_context: NewContext, way: str, *, motion: str = "no-preference") -> Page:
    page = new_context(locale="en", viewport=PHONE, reduced_motion=motion).new_page()
    page.add_init_script(RECORD)
    with page.expect_response("**/Drapes-*.js"):  # loaded before it is needed
        page.goto(way)
    return page


def start(gathered: Company, *pages: Page, stretch: int = 1) -> None:
    for page in pages:
        page.evaluate(f"window.stretch = {stretch}")
    gathered.do(gathered.host, c.StartGame())


def acts(page: Page) -> list[str]:
    page.wait_for_function(UP)
    return [act for act in page.evaluate("window.acts") if act]


def test_the_curtain_falls_and_rises_on_every_phone_and_on_the_shared_screen(
    new_context: NewContext, server: str
) -> None:
    with company(server) as gathered:
        pages = [seated(new_context, gathered.lend(gathered.people[-1])) for _ in range(2)]
        screen = seated(new_context, f"/{gathered.code}/screen")
        screen.set_viewport_size(SCREEN)
        start(gathered, *pages, screen, stretch=3)
        for page in (*pages, screen):
            assert acts(page) == ["falls", "hangs", "rises"]
        expect(pages[0].locator(".board")).to_be_visible()
        expect(screen.locator("main.screen")).to_be_visible()


@pytest.mark.parametrize("by", ["touch", "key"])
def test_a_touch_or_a_key_skips_the_curtain(new_context: NewContext, server: str, by: str) -> None:
    with company(server) as gathered:
        page = seated(new_context, gathered.lend(gathered.people[-1]))
        start(gathered, page, stretch=100)
        expect(page.locator(".drapes.falls")).to_be_visible()
        page.evaluate("window.stretch = 1")
        if by == "touch":
            page.mouse.click(180, 300)
        else:
            page.keyboard.press("Escape")
        assert acts(page) == ["falls", "rises hurried"]
        expect(page.locator(".board")).to_be_visible()


def test_it_only_fades_with_reduced_motion(new_context: NewContext, server: str) -> None:
    with company(server) as gathered:
        page = seated(new_context, gathered.lend(gathered.people[-1]), motion="reduce")
        start(gathered, page, stretch=100)
        expect(page.locator(".drapes.fades")).to_be_visible()
        moving = page.evaluate("document.getAnimations().map(({ effect }) => effect.getKeyframes().at(-1))")
        assert [(set(keys) & {"transform", "opacity"}) for keys in moving] == [{"opacity"}]
        expect(page.locator(".board")).to_be_visible()
        page.evaluate("window.stretch = 1")


def test_anyone_who_joins_during_a_game_sees_no_curtain(new_context: NewContext, server: str) -> None:
    with company(server) as gathered:
        way = gathered.lend(gathered.people[-1])
        start(gathered)
        page = new_context(locale="en", viewport=PHONE).new_page()
        page.add_init_script(RECORD)
        page.goto(way)
        expect(page.locator(".board")).to_be_visible()
        assert page.evaluate("window.acts") == []
