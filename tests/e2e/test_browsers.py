"""Differences between browsers, emulated in Chromium."""

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.conftest import NewContext
from tests.e2e.phone import PHONE, Phone

FOCUSED = (
    "() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent.trim()"
)


@pytest.fixture
def page(new_context: NewContext) -> Page:
    return new_context(locale="en", viewport=PHONE).new_page()


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "too old for Qui Vive"), ("ru", "слишком старый"), ("uk", "надто старий")],
)
def test_a_browser_that_is_too_old_shows_a_notice_in_its_own_language(
    new_context: NewContext, language: str, sentence: str
) -> None:
    page = new_context(locale=language).new_page()
    page.add_init_script("delete Array.prototype.with")
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text(sentence)


def test_a_current_browser_shows_no_notice(page: Page) -> None:
    with page.expect_response("**/oldest.js"):
        page.goto("/")
    expect(page.get_by_role("heading", name="Qui Vive")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_browser_without_user_activation_opens_a_table(page: Page) -> None:
    page.add_init_script("delete Navigator.prototype.userActivation")
    Phone(page, "Vera", "en").open_table()


def test_a_refused_connection_is_explained(page: Page) -> None:
    page.route_web_socket(re.compile(r"/ws(\?|$)"), lambda socket: socket.close())
    page.goto("/")
    page.get_by_role("button", name="Open a table").click()
    Phone(page, "Vera", "en").introduce("open")
    expect(page.get_by_role("alert")).to_have_text("The server does not answer. We keep trying.")


def test_a_blocked_connection_is_explained_when_returning_to_a_table(page: Page) -> None:
    Phone(page, "Vera", "en").open_table()
    page.add_init_script("WebSocket = class { constructor() { throw new DOMException('blocked') } }")
    page.reload()
    expect(page.get_by_text("The server does not answer.")).to_be_visible()


def test_a_connection_that_dies_silently_is_noticed_during_a_game(page: Page) -> None:
    alive = True

    def carry(phone: WebSocketRoute) -> None:
        server = phone.connect_to_server()
        phone.on_message(lambda data: server.send(data) if alive else None)
        server.on_message(lambda data: phone.send(data) if alive else None)

    page.route_web_socket(re.compile(r"/ws(\?|$)"), carry)
    Phone(page, "Vera", "en").practise("Keep Watch", "Practise with bots")
    expect(page.locator(".board")).to_be_visible()
    alive = False
    expect(page.get_by_text("Reconnecting. Your seat is kept.")).to_be_visible(timeout=8_000)


def test_a_closed_sheet_restores_the_focus(page: Page) -> None:
    Phone(page, "Vera", "en").open_table()
    page.get_by_role("button", name="Table menu").press("Enter")
    page.get_by_role("button", name="Invite somebody").last.press("Enter")
    expect(page.get_by_role("dialog", name="Invite somebody")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate(FOCUSED) == "Table menu"


def test_tab_stops_once_at_the_masks_and_arrow_keys_choose_among_them(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Open a table").click()
    page.get_by_label("Your name").focus()
    page.keyboard.press("Tab")
    worn = page.get_by_role("radio", checked=True)
    expect(worn).to_be_focused()
    before = worn.get_attribute("aria-label")
    page.keyboard.press("ArrowRight")
    expect(worn).to_be_focused()
    assert worn.get_attribute("aria-label") != before
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="ru Русский").last).to_be_focused()


def test_a_sheet_does_not_scroll_sideways(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Open a table").click()
    sheet = page.locator("dialog .paper")
    assert sheet.evaluate("(sheet) => getComputedStyle(sheet).overflowX") == "hidden"


def test_forced_colours_leave_sheets_opaque_and_buttons_with_borders(page: Page) -> None:
    page.emulate_media(forced_colors="active")
    page.goto("/")
    page.get_by_role("button", name="Open a table").click()
    edges = """(shown) => { const { backgroundImage, borderTopWidth } = getComputedStyle(shown);
        return [backgroundImage, borderTopWidth]; }"""
    assert page.locator("dialog .paper").evaluate(edges) == ["none", "1px"]
    button = page.get_by_role("dialog").get_by_role("button", name="Open a table")
    assert button.evaluate(edges)[1] == "1px"


def test_without_fullscreen_there_is_no_button_for_it(page: Page) -> None:
    Phone(page, "Vera", "en").open_table()
    page.add_init_script("Object.defineProperty(Document.prototype, 'fullscreenEnabled', { value: false })")
    page.goto(f"{page.url}/screen")
    expect(page.get_by_role("heading", name="gather")).to_be_visible()
    expect(page.get_by_role("button", name="Full screen")).to_have_count(0)
