"""The landing page: languages, pennants, codes, and the way from a tap to the first card."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from quivive.tables import commands as c
from tests.e2e.company import Company, company
from tests.e2e.conftest import NewContext
from tests.e2e.scenes import SETTLED, lobby_guest

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


def test_the_page_fits_the_narrowest_phone_and_uses_its_own_fonts(new_context: NewContext) -> None:
    page = new_context(locale="uk", viewport=PHONE).new_page()
    page.goto("/")
    expect(page.get_by_role("heading", name="Qui Vive")).to_be_visible()
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert page.evaluate("document.fonts.check('16px \"Golos Text\"', 'ґїєі')")


GOALS = {
    "Spyfall\u00a02": "find the spy; as the spy, find out the place",
    "Keep Watch": "be the first to tap the one that is on it most often",
    "Crosshairs": "Name every suspect together before the bullets run out.",
    "Dixit": "Give a clue that some will get, but not all.",
    "Carnival": "spot who winks at you, and catch others winking",
}


@pytest.mark.parametrize("game", GOALS)
def test_two_taps_on_the_landing_page_start_a_game_with_bots_that_states_its_goal(
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
    expect(page.locator(".board").get_by_text(GOALS[game])).to_be_visible()
    if game != "Crosshairs":  # whose briefing explains itself
        expect(page.get_by_role("button", name="Got it")).to_be_visible()


BOTS = {"ru": "Играть с ботами", "uk": "Грати з ботами", "en": "Play with bots"}


@pytest.mark.parametrize("language", BOTS)
@pytest.mark.parametrize("size", [{"width": 360, "height": 560}, {"width": 1440, "height": 900}])
def test_playing_alone_is_offered_at_first_sight_and_is_two_taps_away(
    new_context: NewContext, language: str, size: ViewportSize
) -> None:
    page = new_context(locale=language, viewport=size, reduced_motion="reduce").new_page()
    page.goto("/")
    bots = page.get_by_role("contentinfo").get_by_role("button", name=BOTS[language])
    expect(bots).to_be_in_viewport(ratio=1)
    bots.click()
    page.get_by_role("dialog").get_by_role("button", name=BOTS[language]).click()
    expect(page.locator(".board")).to_be_visible()


def test_a_pennants_name_can_be_tapped_as_well(new_context: NewContext) -> None:
    page = new_context(locale="en", viewport=PHONE).new_page()
    page.goto("/")
    page.locator("main nav .name > span").nth(1).click()
    expect(page.get_by_role("dialog", name="Keep Watch")).to_be_visible()


@pytest.mark.parametrize("language", TAGLINES)
@pytest.mark.parametrize("size", [{"width": 390, "height": 664}, {"width": 360, "height": 560}])
def test_pennants_have_names_on_a_phone(new_context: NewContext, language: str, size: ViewportSize) -> None:
    page = new_context(locale=language, viewport=size, reduced_motion="reduce").new_page()
    page.goto("/")
    names = page.locator("main nav .name > span")
    expect(names).to_have_count(5)
    page.wait_for_function(SETTLED)  # names are wider until their font is there
    boxes = [name.bounding_box() for name in names.all()]
    assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= size["width"] for box in boxes)
    for left, right in pairwise(boxes):
        assert left
        assert right
        assert left["x"] + left["width"] <= right["x"] + 1, "no name runs into its neighbour"


def test_the_way_in_lights_up_when_the_code_is_whole(new_context: NewContext) -> None:
    page = new_context(locale="en", viewport=PHONE).new_page()
    page.goto("/")
    join = page.get_by_role("button", name="Join")
    expect(join).to_have_class(re.compile("lacquer"))
    page.get_by_role("textbox").fill("FHKL")
    expect(join).to_have_class(re.compile("brass"))


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_the_two_ways_to_play_are_written_in_one_line_each(new_context: NewContext, language: str) -> None:
    page = new_context(locale=language, viewport={"width": 360, "height": 560}).new_page()
    page.goto("/")
    page.locator("main nav button").first.click()
    ways = page.get_by_role("dialog").locator(".ways button")
    expect(ways).to_have_count(2)
    assert all((way.bounding_box() or {"height": 999})["height"] < 70 for way in ways.all())


def test_enter_plays_with_bots_once_a_game_is_chosen_by_its_pennant(new_context: NewContext) -> None:
    page = new_context(locale="en", viewport={"width": 1440, "height": 900}).new_page()
    page.goto("/")
    page.get_by_role("button", name="Keep Watch").press("Enter")
    sheet = page.get_by_role("dialog", name="Keep Watch")
    expect(sheet.locator(".paper")).to_be_focused()
    sheet.get_by_role("radio", name="Keep Watch").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("dialog", name="Dixit")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(sheet).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".board").get_by_text(GOALS["Keep Watch"])).to_be_visible()


SEEN = """window.seen = new Set();
(function look() {
    if (document.querySelector('.bill')) window.seen.add('lobby');
    if (!document.querySelector('.stage, .drapes, dialog, .house-curtain')) window.seen.add('nothing');
    requestAnimationFrame(look);
})();"""


def test_from_the_tap_to_the_game_there_is_neither_a_lobby_nor_a_black_screen(
    new_context: NewContext,
) -> None:
    page = new_context(locale="en", viewport=PHONE).new_page()
    page.goto("/")
    page.get_by_role("button", name="Keep Watch").click()
    page.get_by_role("dialog").get_by_role("button", name="Play with bots").wait_for()
    page.evaluate(SEEN)
    page.get_by_role("dialog").get_by_role("button", name="Play with bots").click()
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator(".drapes")).to_have_count(0)
    assert page.evaluate("[...window.seen]") == []


def open_rules_in_lobby(page: Page, gathered: Company) -> None:
    page.goto(lobby_guest(gathered))
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Rules of the game").click()


def test_practising_keeps_the_seat_among_friends_and_ends_when_their_game_starts(
    new_context: NewContext, server: str
) -> None:
    page = new_context(locale="en", viewport=PHONE).new_page()
    with company(server) as gathered:
        open_rules_in_lobby(page, gathered)
        page.get_by_role("button", name="Practise with bots").click()
        expect(page).not_to_have_url(f"{server}/{gathered.code}")
        expect(page.get_by_role("button", name="Got it")).to_be_visible()
        assert {person["name"] for person in gathered.host.table["persons"] if not person["here"]} == {
            "Данило"
        }
        gathered.do(gathered.host, c.StartGame())
        expect(page).to_have_url(f"{server}/{gathered.code}")
        expect(page.locator(".board")).to_be_visible()


def test_a_sheet_that_is_open_in_the_lobby_does_not_hide_the_deal(
    new_context: NewContext, server: str
) -> None:
    page = new_context(locale="en", viewport=PHONE).new_page()
    with company(server) as gathered:
        open_rules_in_lobby(page, gathered)
        expect(page.get_by_role("dialog")).to_be_visible()
        gathered.do(gathered.host, c.StartGame())
        expect(page.locator(".board")).to_be_visible()
        expect(page.get_by_role("dialog")).to_have_count(0)
