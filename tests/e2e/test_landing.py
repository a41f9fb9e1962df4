import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewContext

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
