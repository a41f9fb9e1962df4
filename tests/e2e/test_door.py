"""The ways in: a name, a mask that nobody else wears, and a shared screen for which nothing long is typed."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, ViewportSize, WebSocketRoute, expect

from quivive.tables import commands as c
from quivive.tables.names import CODE_LETTERS
from tests.e2e.company import Company, company
from tests.e2e.conftest import NewContext
from tests.e2e.phone import PHONE, Phone
from tests.e2e.scenes import DESKTOP, door, lobby_host

TABLE = re.compile(r"/[A-Z]{4}$")
COLUMNS = 6
"""Letters in a row of the pad."""


def new_page(new_context: NewContext, size: ViewportSize = PHONE) -> Page:
    return new_context(locale="en", viewport=size, has_touch=True).new_page()


def test_without_a_name_the_sheet_says_what_is_missing_and_puts_the_cursor_there(
    new_context: NewContext,
) -> None:
    phone = Phone(new_page(new_context), "Vera", "en")
    phone.page.goto("/")
    phone.press("open")
    phone.page.get_by_role("dialog").get_by_role("button", name="Open a table").click()
    expect(phone.page.get_by_role("alert")).to_have_text("First a name, so that your friends know you.")
    expect(phone.page.get_by_label("Your name")).to_be_focused()
    phone.introduce("open")
    expect(phone.page).to_have_url(TABLE)


def test_with_half_a_code_the_form_says_what_is_missing_and_puts_the_cursor_there(
    new_context: NewContext,
) -> None:
    page = new_page(new_context)
    page.goto("/")
    code = page.get_by_role("textbox")
    code.fill("FH")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_contain_text("The code has four letters.")
    expect(code).to_be_focused()
    page.keyboard.type("K")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_mask_at_the_table_is_shown_with_its_wearer_and_cannot_be_chosen(
    new_context: NewContext, server: str
) -> None:
    page = new_page(new_context)
    with company(server) as gathered:
        worn = gathered.host.table["persons"][1]
        page.goto(door(gathered))
        mask = page.get_by_role("radio", name=f"Mask {worn['mask']}", exact=True)
        expect(mask).to_be_disabled()
        expect(mask).to_have_accessible_description(worn["name"])
        expect(page.locator("label", has=mask).get_by_text(worn["name"])).to_be_attached()


def test_a_mask_that_somebody_puts_on_meanwhile_makes_room_for_the_next_one(
    new_context: NewContext, server: str
) -> None:
    page = new_page(new_context)
    page.add_init_script("localStorage.setItem('name', 'Vera'); localStorage.setItem('mask', '30')")
    with company(server) as gathered:
        page.goto(door(gathered))
        expect(page.get_by_role("radio", name="Mask 30")).to_be_checked()
        gathered.do(gathered.people[3], wearing(30))
        said = "Tom wears your mask already. How about this one?"
        expect(page.get_by_role("status").filter(has_text=said)).to_be_visible()
        expect(page.get_by_role("radio", name="Mask 31")).to_be_checked()
        page.get_by_role("button", name="Sit down").click()
        expect(page.locator(".bill")).to_be_visible()
        assert wearers(gathered)["Vera"] == 31


def test_of_two_who_choose_the_same_mask_at_once_the_second_gets_another_and_is_told(
    new_context: NewContext, server: str
) -> None:
    page = new_page(new_context)
    page.add_init_script("localStorage.setItem('name', 'Vera'); localStorage.setItem('mask', '30')")
    frozen = freezable_preview(page)
    with company(server) as gathered:
        page.goto(door(gathered))
        expect(page.get_by_role("radio", name="Mask 30")).to_be_checked()
        frozen.append(True)
        gathered.do(gathered.people[3], wearing(30))
        page.get_by_role("button", name="Sit down").click()
        expect(page.get_by_role("alert")).to_have_text("Tom wears your mask already. How about this one?")
        assert wearers(gathered)["Vera"] == 31


def freezable_preview(page: Page) -> list[bool]:
    """Once the list has an entry, the sheet hears no more of the table; the seat's own connection does."""
    sockets: list[WebSocketRoute] = []
    frozen: list[bool] = []

    def forward(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        server = socket.connect_to_server()
        server.on_message(lambda message: None if frozen and socket is sockets[0] else socket.send(message))

    page.route_web_socket("**/ws*", forward)
    return frozen


def wearing(mask: int) -> c.Introduce:
    return c.Introduce(mask=mask)


def wearers(gathered: Company) -> dict[str, int]:
    gathered.until(gathered.host, lambda seat: any(one["name"] == "Vera" for one in seat.table["persons"]))
    return {one["name"]: one["mask"] for one in gathered.host.table["persons"]}


def press_letters(page: Page, letters: str) -> None:
    """With the arrows and the middle button of a remote control."""
    at = 0
    for letter in letters:
        to = CODE_LETTERS.index(letter)
        rows, columns = to // COLUMNS - at // COLUMNS, to % COLUMNS - at % COLUMNS
        for key, times in (
            ("ArrowDown", rows),
            ("ArrowUp", -rows),
            ("ArrowRight", columns),
            ("ArrowLeft", -columns),
        ):
            for _ in range(times):
                page.keyboard.press(key)
        expect(page.locator(":focus")).to_have_text(letter)
        page.keyboard.press("Enter")
        at = to


@pytest.mark.parametrize("size", [DESKTOP, {"width": 960, "height": 540}])
def test_a_tv_becomes_the_shared_screen_with_its_remote_control(
    new_context: NewContext, server: str, size: ViewportSize
) -> None:
    tv = new_context(locale="en", viewport=size).new_page()
    with company(server) as gathered:
        tv.goto("/")
        offered = tv.get_by_role("button", name="Use this as the shared screen")
        expect(offered).to_be_in_viewport(ratio=1)
        tv.keyboard.press("ArrowDown")
        expect(offered).to_be_focused()
        tv.keyboard.press("Enter")
        expect(tv.locator(".pad button").first).to_be_focused()
        wrong = gathered.code[:3] + next(letter for letter in CODE_LETTERS if letter != gathered.code[3])
        press_letters(tv, wrong)
        expect(tv.get_by_role("alert")).to_have_text("There is no table with this code.")
        tv.keyboard.press("Backspace")
        expect(tv.get_by_role("alert")).to_have_count(0)
        tv.get_by_role("button", name=gathered.code[3], exact=True).press("Enter")
        expect(tv).to_have_url(f"{server}/{gathered.code}/screen")
        expect(tv.get_by_text(gathered.code, exact=True)).to_be_visible()


def test_a_phone_is_not_offered_to_be_the_shared_screen(new_context: NewContext) -> None:
    page = new_page(new_context)
    page.goto("/")
    expect(page.get_by_role("button", name="Play with bots")).to_be_visible()
    expect(page.get_by_role("button", name="Use this as the shared screen")).to_be_hidden()


@pytest.mark.parametrize("size", [{"width": 390, "height": 664}, {"width": 360, "height": 560}])
def test_the_lobby_says_in_one_tap_what_to_type_on_a_tv(
    new_context: NewContext, server: str, size: ViewportSize
) -> None:
    page = new_page(new_context, size)
    with company(server) as gathered:
        page.goto(lobby_host(gathered))
        page.get_by_role("button", name="Send the link").click()
        expect(page.get_by_role("dialog").get_by_role("button", name="Copy the link")).to_be_in_viewport()
        page.keyboard.press("Escape")
        page.get_by_role("button", name="In one room").click()
        page.get_by_role("button", name="Show on TV").click()
        sheet = page.get_by_role("dialog", name="Show on TV")
        for shown in (urlsplit(server).netloc.split(":")[1], gathered.code):
            expect(sheet.get_by_text(re.compile(shown + "$")).last).to_be_in_viewport(ratio=1)
        expect(sheet.get_by_role("link")).to_have_attribute("href", f"/{gathered.code}/screen")
