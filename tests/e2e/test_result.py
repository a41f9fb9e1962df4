"""After a game: the last screen, the result, and whoever arrives between two games."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from quivive.tables import commands as c
from tests.e2e.company import Company, company
from tests.e2e.conftest import NewContext
from tests.e2e.fitting import SCREENS, Size, cut_off, misfits
from tests.e2e.phone import PHONE, SCREEN
from tests.e2e.scenes import screen
from web.src.games.spyfall.e2e.scenes import convicted, result

SIZES = (Size(390, 664), Size(360, 560), Size(820, 1180), Size(1280, 720))


@pytest.fixture
def gathered(server: str) -> Iterator[Company]:
    """Eight people."""
    with company(server) as people:
        for name in ("Eva", "Konstantin", "Наталка"):
            people.join(name, "en")
        yield people


def phone(new_context: NewContext) -> Page:
    return new_context(locale="en", viewport=PHONE, has_touch=True).new_page()


def test_the_shared_screen_stays_at_the_last_screen_until_the_host_goes_on(
    new_context: NewContext, gathered: Company
) -> None:
    tv = new_context(locale="en", viewport=SCREEN).new_page()
    tv.clock.install()
    tv.goto(screen(gathered))
    convicted(gathered, rounds=1)
    expect(tv.locator(".unmasked")).to_be_visible()
    tv.clock.fast_forward(60_000)
    expect(tv.locator(".unmasked")).to_be_visible()
    host = phone(new_context)
    host.goto(gathered.lend(gathered.host))
    expect(host.locator(".podium")).to_be_visible()
    expect(tv.locator(".podium")).to_be_visible()
    # Eight people and their scores fit.
    assert cut_off(tv, SCREENS) == []


def test_whoever_arrives_between_games_comes_to_the_table_with_the_result_a_tap_away(
    new_context: NewContext, gathered: Company
) -> None:
    result(gathered)
    page = phone(new_context)
    page.goto(f"/{gathered.code}")
    page.get_by_label("Your name").fill("Zoryana")
    page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("heading", name="Between two games")).to_be_visible()
    expect(page.locator(".place", has_text="Zoryana")).to_be_visible()
    assert misfits(page, SIZES) == []
    page.get_by_role("button", name="To the result").click()
    expect(page.locator(".podium")).to_be_visible()
    page.get_by_role("button", name="To the table").click()
    expect(page.get_by_role("heading", name="Between two games")).to_be_visible()


def test_the_result_says_what_its_numbers_are_and_ones_own_place_below_the_podium(
    new_context: NewContext, gathered: Company
) -> None:
    convicted(gathered, rounds=1)
    last = gathered.people[0].table["games"][-1]
    scores = last["outcome"]["scores"]
    worst = scores.index(min(scores))
    place = 1 + sum(score > scores[worst] for score in scores)
    assert place > 3
    loser = next(person for person in gathered.people if person.you == last["persons"][worst])
    page = phone(new_context)
    page.goto(gathered.lend(loser))
    expect(page.locator(".podium li").first).to_contain_text(re.compile(r"\d+\s*points?"))
    expect(page.locator(".ledge")).to_contain_text(
        re.compile(rf"You: place {place} of 8,\s+{scores[worst]}\s+points?")
    )
    assert misfits(page, SIZES) == []


def test_a_game_that_was_ended_early_shows_eight_people_and_says_so_on_every_screen(
    new_context: NewContext, gathered: Company
) -> None:
    gathered.do(gathered.host, c.StartGame())
    gathered.do(gathered.host, c.Abandon())
    page = phone(new_context)
    page.set_viewport_size(SIZES[1].viewport)
    page.goto(gathered.lend(gathered.people[1]))
    expect(page.get_by_text("The game was ended early")).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".early .face")).to_have_count(8)
    tv = new_context(locale="en", viewport=SCREEN).new_page()
    tv.goto(screen(gathered))
    expect(tv.locator("main .face")).to_have_count(8)
    expect(tv.get_by_text("The game was ended early")).to_have_count(1)
    assert cut_off(tv, SCREENS) == []
