"""Words, pictures and the moon have room on every phone; measured in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from quivive.games.dixit import model as m
from quivive.tables import commands as c
from tests.e2e.company import company
from tests.e2e.conftest import Device
from tests.e2e.phone import SCREEN
from tests.e2e.scenes import SETTLED
from web.src.games.dixit.e2e import scenes

LONG = "Everybody had gone home when the moon came down to look for its other shoe, and the gate stood open"
LOW: ViewportSize = {"width": 844, "height": 390}
SIZES: tuple[ViewportSize, ...] = ({"width": 390, "height": 664}, {"width": 360, "height": 560}, LOW)
STEP = 30_000
BEFORE_THE_MOON = """words => {
    const moon = document.querySelector('.night i').getBoundingClientRect();
    return [...document.querySelectorAll(words)].filter(word => {
        const at = word.getBoundingClientRect();
        return at.bottom > moon.top && at.top < moon.bottom && at.right > moon.left && at.left < moon.right;
    }).map(word => word.textContent);
}"""
CUT = "text => text.scrollHeight > text.clientHeight + 1"
CARDS = """() => [...document.querySelectorAll('.board .gallery li')].map(card => {
    const at = card.getBoundingClientRect();
    return [Math.round(at.left), Math.round(at.top)];
})"""


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}x{size['height']}")
def test_no_words_stand_before_the_moon_and_a_long_clue_is_whole(
    own_server: str, new_device: Device, size: ViewportSize
) -> None:
    page = new_device("uk", size).new_page()
    with company(own_server) as gathered:
        scenes.telling(gathered)
        told = scenes.teller(gathered)
        person = scenes.guesser(gathered)
        page.goto(gathered.lend(person))
        expect(page.locator(".board .hand")).to_be_visible(timeout=STEP)
        assert page.evaluate(BEFORE_THE_MOON, ".board > p") == []

        person = gathered.come_back(person)
        gathered.act(told, m.Tell(scenes.look(told).hand[0], LONG))
        gathered.reached("choose")
        expect(page.locator(".board section.clue")).to_be_visible(timeout=STEP)
        assert not page.locator(".board section.clue").evaluate(CUT)
        opens_a_picture_with_its_number_above_it(page, landscape=size == LOW)

        for other in gathered.players:
            view = scenes.look(other)
            if view.you != view.storyteller:
                gathered.act(other, m.Choose(view.hand[0]))
        gathered.reached("vote")
        scenes.voted(gathered)
        gathered.reached("reveal")
        expect(page.locator(".board p.clue")).to_be_visible(timeout=STEP)
        assert not page.locator(".board p.clue").evaluate(CUT)
        assert page.evaluate(BEFORE_THE_MOON, ".board > p") == []


@pytest.mark.parametrize(
    ("players", "size", "columns"),
    [(4, SIZES[0], 2), (5, SIZES[0], 3), (4, SIZES[1], 2), (5, SIZES[1], 3), (4, LOW, 4), (5, LOW, 5)],
)
def test_laid_cards_lie_in_few_columns_in_one_row_in_landscape_and_never_move(
    own_server: str, new_device: Device, players: int, size: ViewportSize, columns: int
) -> None:
    page = new_device("uk", size).new_page()
    with company(own_server) as gathered:
        for person in gathered.people[players:]:
            gathered.do(person, c.Stand())
            gathered.leave(person)
        scenes.laid(gathered)
        page.goto(gathered.lend(scenes.guesser(gathered)))
        expect(page.locator(".board .gallery li")).to_have_count(players, timeout=STEP)
        page.wait_for_function(SETTLED)
        places = page.evaluate(CARDS)
        assert sum(top == places[0][1] for _, top in places) == columns

        page.locator(".gallery button.own").click()
        own = page.locator(".board .status").inner_text()
        page.locator(".gallery button.card:not(.own)").first.click()
        expect(page.locator(".gallery .vote")).to_be_visible(timeout=STEP)
        assert page.locator(".board .status").inner_text() != own
        assert page.evaluate(CARDS) == places


def test_the_field_for_the_clue_grows_with_it(own_server: str, new_device: Device) -> None:
    page = new_device("ru", SIZES[1]).new_page()
    with company(own_server) as gathered:
        page.goto(scenes.tells(gathered))
        page.locator(".board .apron .brass").click()
        page.locator("#clue").fill(LONG)
        assert not page.locator("#clue").evaluate(CUT)


def test_on_a_shared_screen_the_moon_is_beside_the_curtain(own_server: str, new_device: Device) -> None:
    page = new_device("en", SCREEN).new_page()
    with company(own_server) as gathered:
        scenes.telling(gathered)
        page.goto(f"/{gathered.code}/screen")
        expect(page.locator(".screen .course")).to_be_visible(timeout=STEP)
        moon = page.locator(".night i").bounding_box()
        assert moon
        assert moon["x"] > 0.08 * SCREEN["width"]


def opens_a_picture_with_its_number_above_it(page: Page, *, landscape: bool) -> None:
    page.locator(".board .front button").click()
    picture, number = (page.locator(f"dialog {part}").bounding_box() for part in (".frame", "header .num"))
    assert picture
    assert number
    assert abs(picture["x"] + picture["width"] / 2 - number["x"] - number["width"] / 2) < 2
    assert (picture["width"] < page.evaluate("innerWidth")) == landscape
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
