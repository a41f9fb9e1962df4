import re

import pytest
from playwright.sync_api import expect

from quivive.tables import commands as c
from tests.e2e.company import company
from tests.e2e.conftest import NewContext
from tests.e2e.scenes import lobby_guest

TAGLINES = {
    "ru": "Пять игр для друзей, которым нельзя доверять",
    "uk": "П’ять ігор для друзів, яким не можна довіряти",
    "en": "Five games for friends who should not be trusted",
}
NAMES = {"ru": "Русский", "uk": "Українська", "en": "English"}
PHONE = {"width": 360, "height": 740}


@pytest.mark.parametrize("language", TAGLINES)
def test_the_landing_speaks_the_browsers_language(new_context: NewContext, language: str) -> None:
    page = new_context(locale=language, viewport=PHONE).new_page()
    page.goto("/")
    expect(page.get_by_role("heading", name="Qui Vive")).to_be_visible()
    expect(page.get_by_text(TAGLINES[language])).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("listitem")).to_have_count(5)


def test_a_chosen_language_is_kept_when_the_page_is_opened_again(new_context: NewContext) -> None:
    page = new_context(locale="en", viewport=PHONE).new_page()
    page.goto("/")
    for language, name in NAMES.items():
        page.get_by_role("button", name=name).click()
        expect(page.get_by_text(TAGLINES[language])).to_be_visible()
        page.reload()
        expect(page.get_by_text(TAGLINES[language])).to_be_visible()


def test_the_page_fits_the_narrowest_phone_and_its_letters_are_our_own(new_context: NewContext) -> None:
    page = new_context(locale="uk", viewport=PHONE).new_page()
    page.goto("/")
    expect(page.get_by_role("heading", name="Qui Vive")).to_be_visible()
    page.wait_for_function("document.fonts.status === 'loaded'")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert page.evaluate("document.fonts.check('16px \"Golos Text\"', 'ґїєі')")


GOALS = {
    "Spyfall\u00a02": "find the spy; as the spy, find out the place",
    "Keep Watch": "which of them is on it most often?",
    "Crosshairs": "Name every suspect together before the bullets run out.",
    "Dixit": "Give a clue that some will get, but not all.",
    "Carnival": "find out by a secret sign who holds that card",
}


@pytest.mark.parametrize("game", GOALS)
def test_two_taps_on_the_landing_page_play_a_game_with_bots_that_says_its_goal(
    new_context: NewContext, game: str
) -> None:
    page = new_context(locale="en", viewport=PHONE).new_page()
    page.goto("/")
    page.get_by_role("button", name=game).click()
    sheet = page.get_by_role("dialog", name=game)
    facts = re.compile(r"\d–\d+ players,\s+\d+–\d+ minutes\s*With bots: about \d minutes")
    expect(sheet.locator(".facts")).to_have_text(facts)
    sheet.get_by_role("button", name="Play with bots").click()
    page.wait_for_url(re.compile("/[A-Z]{4,}$"))
    expect(page.get_by_role("status").filter(has_text="Got it")).to_be_visible()
    expect(page.locator(".board").get_by_text(GOALS[game])).to_be_visible()


def test_practising_keeps_the_seat_among_friends_and_their_game_calls_back(
    new_context: NewContext, server: str
) -> None:
    page = new_context(locale="en", viewport=PHONE).new_page()
    with company(server) as gathered:
        page.goto(lobby_guest(gathered))
        page.get_by_role("button", name="Table menu").click()
        page.get_by_role("button", name="The rules on one screen").click()
        page.get_by_role("button", name="Practise with bots").click()
        expect(page).not_to_have_url(f"{server}/{gathered.code}")
        expect(page.get_by_role("status").filter(has_text="Got it")).to_be_visible()
        assert {person["name"] for person in gathered.host.table["persons"] if not person["here"]} == {
            "Данило"
        }
        gathered.do(gathered.host, c.StartGame())
        expect(page).to_have_url(f"{server}/{gathered.code}")
        expect(page.locator(".board")).to_be_visible()
