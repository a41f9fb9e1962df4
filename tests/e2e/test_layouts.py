"""Tablets, desktops and TVs have their own layouts, not a stretched phone's."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from quivive.games.spyfall import model as m
from quivive.tables import commands as c
from tests.e2e.company import company
from tests.e2e.every_scene import SCENES
from tests.e2e.phone import SCREEN
from tests.e2e.scenes import TABLET
from web.src.games.spyfall.e2e.scenes import asker, talk, view

TABLET_LANDSCAPE: ViewportSize = {"width": 1180, "height": 820}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
SMALL: ViewportSize = {"width": 360, "height": 560}
PHONE: ViewportSize = {"width": 390, "height": 664}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
BOXES = """(selector) => [...document.querySelectorAll(selector)].map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [left, top, right, bottom];
})"""
NAMED = {scene.name: scene for scene in SCENES}


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left


class SceneMeasurer:
    """Opens a scene and measures elements in it."""

    def __init__(self, browser: Browser, server: str) -> None:
        self._browser, self._server = browser, server

    def boxes(self, scene: str, selector: str, size: ViewportSize) -> list[Box]:
        with company(self._server) as gathered, self._page(size) as page:
            NAMED[scene].open(page, gathered)
            page.locator(selector).first.wait_for()
            return [Box(*corners) for corners in page.evaluate(BOXES, selector)]

    def _page(self, size: ViewportSize) -> Page:
        return self._browser.new_page(
            base_url=self._server, locale="en", viewport=size, reduced_motion="reduce"
        )


@pytest.fixture
def measurer(browser: Browser, server: str) -> SceneMeasurer:
    return SceneMeasurer(browser, server)


def test_the_clock_of_a_shared_screen_stays_in_one_place(measurer: SceneMeasurer) -> None:
    scenes = ("screen-talk", "screen-vote", "screen-guess", "screen-crosshairs", "screen-crosshairs-aim",
              "screen-carnival-room")  # fmt: skip
    places = {scene: measurer.boxes(scene, "header [role=timer]", SCREEN) for scene in scenes}
    assert len({tuple(found) for found in places.values()}) == 1, places
    (clock,) = places["screen-talk"]
    assert clock.width >= SCREEN["height"] / 8, "too small for three metres"


def test_the_cards_of_crosshairs_can_be_read_from_three_metres(measurer: SceneMeasurer) -> None:
    cards = measurer.boxes("screen-crosshairs", ".kind .card", SCREEN)
    assert cards
    # Some are sideways. On a 40-inch screen, 50 pixels are 23 mm, with a number of 14 mm.
    assert min(min(card.width, card.bottom - card.top) for card in cards) >= 50
    panels = measurer.boxes("screen-crosshairs", ".agent", SCREEN)
    assert all(panel.top >= 0 and panel.bottom <= SCREEN["height"] for panel in panels)


@pytest.mark.parametrize("size", [TABLET_LANDSCAPE, DESKTOP], ids=["tablet", "desktop"])
@pytest.mark.parametrize("scene", ["deal", "talk-listening", "together-listening"])
def test_the_faces_of_spyfall_are_close_together(
    measurer: SceneMeasurer, scene: str, size: ViewportSize
) -> None:
    faces = measurer.boxes(scene, ".faces .face", size)
    assert len(faces) == 5
    gaps = [right.left - left.right for left, right in pairwise(faces)]
    assert max(gaps) < faces[0].width, "nobody stands alone"
    assert faces[-1].right - faces[0].left < size["width"] / 2


@pytest.mark.parametrize(
    ("scene", "left", "right"),
    [
        ("landing", "main nav", ".way form"),
        ("lobby-host", ".room", ".bill"),
        ("talk-listening", "main ol", ".notebook"),
        ("crosshairs-briefing", ".clues", ".paper"),
        ("crosshairs-turn", ".agents", ".close"),
        ("keep-watch-more", ".sign", ".own"),
        ("keep-watch-won", ".hero", ".claims"),
        ("carnival-together", ".crowd", ".top"),
        ("result", ".podium", ".papers"),
    ],
)
@pytest.mark.parametrize("size", [TABLET_LANDSCAPE, DESKTOP], ids=["tablet", "desktop"])
def test_a_wide_screen_shows_two_things_side_by_side(
    measurer: SceneMeasurer, scene: str, left: str, right: str, size: ViewportSize
) -> None:
    (one, *_), (other, *_) = (measurer.boxes(scene, selector, size) for selector in (left, right))
    assert one.right <= other.left + 2
    assert min(one.bottom, other.bottom) > max(one.top, other.top), "at the same height"


@pytest.mark.parametrize("size", [SMALL, PHONE, SIDEWAYS], ids=["small phone", "phone", "sideways"])
def test_twelve_names_at_a_table_do_not_cover_each_other(measurer: SceneMeasurer, size: ViewportSize) -> None:
    front = sorted(measurer.boxes("lobby-full", ".place.front .plate", size))
    assert len(front) == 6
    for one, other in pairwise(front):
        beside = one.right <= other.left + 2
        assert beside or one.bottom <= other.top + 2 or other.bottom <= one.top + 2


def test_two_long_names_in_a_title_leave_the_board_where_it_was(browser: Browser, server: str) -> None:
    with company(server) as gathered:
        for number, person in enumerate(gathered.people):
            gathered.do(person, c.Introduce(name=f"Пані Найсвітліша {number}-а"))
        page = browser.new_page(base_url=server, locale="uk", viewport=SMALL, reduced_motion="reduce")
        talk(gathered)
        asking = asker(gathered)
        to, other = view(gathered, asking).may_ask[:2]
        page.goto(gathered.lend(gathered.at(other)))
        title = page.locator("header h1")
        expect(title).to_contain_text("Найсвітліша")
        header = page.locator("header").first
        before = header.bounding_box()
        gathered.act(asking, m.Ask(to, "?"))
        expect(title).to_contain_text("Відповідає")
        assert header.bounding_box() == before
        page.close()


@pytest.mark.parametrize("size", [TABLET, TABLET_LANDSCAPE, DESKTOP], ids=["tablet", "sideways", "desktop"])
def test_a_short_paper_hangs_lower_on_a_large_screen(measurer: SceneMeasurer, size: ViewportSize) -> None:
    (paper,) = measurer.boxes("landing-games", "dialog .paper", size)
    assert size["height"] * 0.15 < paper.top < size["height"] * 0.3


def test_a_game_that_ended_early_stands_in_the_middle(measurer: SceneMeasurer) -> None:
    faces = measurer.boxes("ended-early", ".early .face", DESKTOP)
    assert len(faces) == 5
    middle = (faces[0].left + faces[-1].right) / 2
    assert abs(middle - DESKTOP["width"] / 2) < 20


def test_a_whole_hand_of_dixit_fits_on_a_desktop(measurer: SceneMeasurer) -> None:
    cards = measurer.boxes("dixit-choose", ".row li", DESKTOP)
    assert len(cards) == 6
    assert all(card.left >= 0 and card.right <= DESKTOP["width"] for card in cards)


@pytest.mark.parametrize("scene", ["carnival-watched", "carnival-together"])
@pytest.mark.parametrize(
    ("size", "columns"),
    [({"width": 360, "height": 560}, None), ({"width": 844, "height": 390}, 12)],
    ids=["small phone", "phone on its side"],
)
def test_the_agents_of_carnival_are_large_enough_for_a_finger(
    measurer: SceneMeasurer, scene: str, size: ViewportSize, columns: int | None
) -> None:
    agents = measurer.boxes(scene, ".crowd [data-number]", size)
    assert len(agents) == 35
    assert min(min(agent.width, agent.bottom - agent.top) for agent in agents) >= 36
    assert all(agent.left >= 0 and agent.right <= size["width"] for agent in agents)
    if columns is not None:
        assert len({round(agent.left) for agent in agents}) == columns
