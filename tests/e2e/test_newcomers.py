"""What newcomers meet first, with a phone's keyboard and quick taps."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from quivive.tables import commands as c
from quivive.tables.model import Language
from tests.e2e.company import NAMES, company
from tests.e2e.conftest import NewContext
from tests.e2e.phone import PHONE, Phone
from tests.e2e.scenes import MENU, lobby_guest
from web.src.games.spyfall.e2e.scenes import dealt

TABLE = re.compile(r"/[A-Z]{4}$")
SHORT: ViewportSize = {"width": 390, "height": 664}
LANGUAGE_NAMES: dict[Language, str] = {"ru": "Русский", "uk": "Українська", "en": "English"}


def new_phone(new_context: NewContext, language: Language, size: ViewportSize = PHONE) -> Phone:
    page = new_context(locale=language, viewport=size, has_touch=True).new_page()
    return Phone(page, "Vera", language)


@pytest.mark.parametrize("language", ["uk", "en"])
def test_enter_does_the_same_as_the_large_button(new_context: NewContext, language: Language) -> None:
    phone = new_phone(new_context, language)
    phone.page.goto("/")
    phone.press("open")
    name = phone.page.get_by_label(phone.label("name"))
    name.fill("Vera")
    name.press("Enter")
    expect(phone.page).to_have_url(TABLE)
    expect(phone.page.locator("html")).to_have_attribute("lang", language)


def test_choosing_a_language_does_not_submit_the_form(new_context: NewContext) -> None:
    phone = new_phone(new_context, "en")
    phone.page.goto("/")
    phone.press("open")
    phone.page.get_by_label("Your name").fill("Vera")
    phone.page.evaluate("document.addEventListener('submit', () => (window.submitted = true), true)")
    phone.page.get_by_role("dialog").get_by_role("button", name=LANGUAGE_NAMES["uk"]).click()
    expect(phone.page.get_by_label("Ваше ім’я")).to_have_value("Vera")
    assert not phone.page.evaluate("window.submitted")
    expect(phone.page).not_to_have_url(TABLE)


@pytest.mark.parametrize("remembered", ["", "Vera"])
def test_a_double_tap_opens_the_sheet_and_presses_nothing_on_it(
    new_context: NewContext, remembered: str
) -> None:
    phone = new_phone(new_context, "en")
    phone.page.add_init_script(f"localStorage.setItem('name', '{remembered}')")
    phone.page.goto("/")
    phone.button("open").dblclick()
    expect(phone.page.get_by_role("dialog")).to_be_visible()
    expect(phone.page.get_by_label("Your name")).to_have_value(remembered)
    phone.introduce("open")
    expect(phone.page).to_have_url(TABLE)


def test_a_wrong_code_is_reported_in_the_chosen_language_and_can_be_corrected_on_the_spot(
    new_context: NewContext, server: str
) -> None:
    page = new_phone(new_context, "uk").page
    with company(server) as gathered:
        wrong = "FHKL" if gathered.code != "FHKL" else "FHKM"
        page.goto("/")
        field = page.get_by_role("textbox", name="Маєте код? Введіть його тут")
        field.fill(wrong)
        field.press("Enter")
        expect(page.get_by_role("alert")).to_have_text("Столу з таким кодом немає.")
        expect(field).to_have_value(wrong)
        expect(page).to_have_url(f"{server}/")
        # A letter that is tapped is replaced, and the whole can be written anew.
        box = field.bounding_box()
        assert box
        page.mouse.click(box["x"] + box["width"] * 7 / 8, box["y"] + box["height"] / 2)
        page.keyboard.type("Z")
        expect(field).to_have_value(f"{wrong[:3]}Z")
        field.fill(gathered.code)
        expect(page.get_by_role("alert")).to_have_count(0)
        field.press("Enter")
        expect(page).to_have_url(f"{server}/{gathered.code}")


def test_a_table_opens_on_spyfall(new_context: NewContext) -> None:
    phone = new_phone(new_context, "en")
    phone.open_table()
    expect(phone.page.locator(".bill h2")).to_contain_text("Spyfall")


def test_a_table_opens_on_the_game_that_was_tapped(new_context: NewContext) -> None:
    phone = new_phone(new_context, "en")
    phone.page.goto("/")
    phone.page.get_by_role("navigation", name="The games").get_by_role("button", name="Keep Watch").click()
    phone.page.get_by_role("dialog").get_by_role("button", name="Open a table").click()
    phone.introduce("open")
    expect(phone.page).to_have_url(TABLE)
    expect(phone.page.locator(".bill h2")).to_contain_text("Keep Watch")


@pytest.mark.parametrize("size", [SHORT, {"width": 844, "height": 390}], ids=["upright", "on its side"])
def test_leaving_shows_its_question_in_view(new_context: NewContext, server: str, size: ViewportSize) -> None:
    page = new_phone(new_context, "ru", size).page
    with company(server) as gathered:
        page.goto(lobby_guest(gathered))
        page.locator(MENU).first.click()
        page.get_by_role("button", name="Встать из-за стола").click()
        question = page.get_by_role("button", name="Да, уйти")
        expect(question).to_be_in_viewport(ratio=0.95)
        question.click()
        expect(page).to_have_url(f"{server}/")


def test_the_next_table_opens_without_the_menu_of_the_one_that_was_left(
    new_context: NewContext, server: str
) -> None:
    phone = new_phone(new_context, "ru", SHORT)
    with company(server) as gathered:
        phone.page.goto(lobby_guest(gathered))
        phone.page.locator(MENU).first.click()
        phone.page.get_by_role("button", name="Встать из-за стола").click()
        phone.page.get_by_role("button", name="Да, уйти").click()
        expect(phone.page).to_have_url(f"{server}/")
        phone.press("open")
        phone.introduce("open")
        expect(phone.page.locator(".bill")).to_be_visible()
        expect(phone.page.get_by_role("dialog")).to_have_count(0)


def test_the_browsers_back_button_leads_from_a_table_to_the_landing_page_and_the_way_back(
    new_context: NewContext,
) -> None:
    phone = new_phone(new_context, "en", SHORT)
    phone.open_table()
    code = urlsplit(phone.page.url).path[1:]
    phone.page.evaluate("history.back()")
    back = phone.page.get_by_role("button", name=f"Back to table {code}")
    expect(back).to_be_visible()
    expect(phone.page).not_to_have_url(TABLE)
    back.click()
    expect(phone.page.locator(".bill")).to_be_visible()
    expect(phone.page).to_have_url(TABLE)


def test_after_somebody_has_left_the_next_lobby_shows_who_is_there(
    new_context: NewContext, server: str
) -> None:
    """Each face once, under its own name and mask, and bots as bots."""
    page = new_phone(new_context, "en").page
    with company(server) as gathered:
        gathered.do(gathered.host, c.SeatBot())
        dealt(gathered, "together")
        leaver, *stayed = gathered.people
        gathered.do(leaver, c.Leave())
        gathered.leave(leaver)
        gathered.until(stayed[0], lambda seat: seat.table["host"] == seat.you)
        gathered.do(stayed[0], c.Abandon())
        gathered.until(stayed[0], lambda seat: seat.table["phase"] == "result")
        masks = {person["name"]: person["mask"] for person in stayed[0].table["persons"]}
        page.goto(gathered.lend(stayed[1]))
        page.get_by_role("button", name="To the table").click()
        places = page.get_by_role("region", name="Seats at the table").locator(".place:has(.plate)")
        expect(places).to_have_count(5)
        worn = _worn(page)
    assert {name: mask for name, mask in worn.items() if name in masks} == masks
    assert NAMES[0][0] not in worn


def test_a_late_guest_takes_over_a_bots_seat_in_the_next_round(new_context: NewContext, server: str) -> None:
    phone = new_phone(new_context, "en")
    with company(server) as gathered:
        gathered.do(gathered.host, c.SeatBot())
        dealt(gathered, "together")
        phone.page.goto(f"/{gathered.code}")
        phone.introduce("sit")
        waits = phone.page.get_by_role("status").filter(has_text="You are watching")
        expect(waits).to_contain_text("From the next round you play instead of Thimble.")
        phone.page.get_by_role("button", name="Just watch").click()
        expect(waits).to_contain_text("From the next round you may play instead of a bot.")
        phone.page.get_by_role("button", name="I’ll play").click()
        expect(waits).to_contain_text("instead of Thimble")
        while (gathered.host.raw_view or {})["round"] == 1:
            gathered.skip()
        expect(waits).to_have_count(0)
        phone.sees_phase("deal")
        expect(phone.page.get_by_role("button", name="Press and hold to look")).to_be_visible()
        gathered.until(gathered.host, lambda seat: "person" in seat.table["chairs"][-1])


def _worn(page: Page) -> dict[str, int]:
    """By name on the plate: the mask above it."""
    found: dict[str, int] = {}
    for place in page.locator(".place:has(.plate)").all():
        name = place.locator(".plate").inner_text().strip().removeprefix("You, ")
        source = urlsplit(place.locator("img").first.get_attribute("src") or "").path
        number = re.match(r"(\d+)", source.rsplit("/", 1)[-1])
        assert number, source
        found[name] = int(number[1])
    return found
