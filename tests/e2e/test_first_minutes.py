"""What makes the first five minutes easy: practice, invitations, moving a seat, and keyboard shortcuts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, WebSocketRoute, expect

from tests.e2e.company import Company, company
from tests.e2e.conftest import NewContext
from tests.e2e.fitting import Size, under_a_hint
from tests.e2e.phone import PHONE, choose_game
from tests.e2e.scenes import lobby_guest, lobby_host
from web.src.games.spyfall.e2e.scenes import result

SHARED = "window.shared = []; navigator.share = (what) => (window.shared.push(what), Promise.resolve())"
FULL = '{"type": "refused", "id": null, "code": "too_many_tables", "text": "The house is full."}'
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"


@pytest.fixture
def gathered(server: str) -> Iterator[Company]:
    with company(server) as people:
        yield people


@pytest.fixture
def page(new_context: NewContext) -> Page:
    return new_context(locale="en", viewport=PHONE, has_touch=True).new_page()


def test_practice_is_one_tap_from_the_lobby_and_the_seat_is_kept(page: Page, gathered: Company) -> None:
    page.goto(lobby_guest(gathered))
    table = page.url
    page.get_by_role("button", name="Practice").click()
    expect(page.get_by_role("button", name="Got it")).to_be_visible()
    expect(page).not_to_have_url(table)
    away = [person["name"] for person in gathered.host.table["persons"] if not person["here"]]
    assert away == ["Данило"], "only the one who had left before"


def test_practice_ends_where_the_friends_are(page: Page, gathered: Company) -> None:
    page.goto(lobby_guest(gathered))
    table = page.url
    page.get_by_role("button", name="Practice").click()
    expect(page.get_by_role("button", name="Got it")).to_be_visible()
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="End this game").click()
    page.get_by_role("button", name="End this game").click()
    page.get_by_role("button", name=f"To table {gathered.code}").click()
    expect(page).to_have_url(table)
    expect(page.locator(".bill")).to_be_visible()


def test_practice_says_that_the_server_does_not_answer_and_begins_once_it_does(page: Page) -> None:
    silent: list[WebSocketRoute] = []

    def answer_the_second(socket: WebSocketRoute) -> None:
        if silent:
            socket.connect_to_server()
        else:
            silent.append(socket)

    page.route_web_socket("**/ws*", answer_the_second)
    play = _offer_practice(page)
    play.click()
    expect(page.get_by_role("alert")).to_have_text("The server does not answer. We keep trying.")
    expect(play).to_be_disabled()
    silent[0].close()
    expect(page.locator(".board")).to_be_visible()


def test_practice_that_is_refused_says_why_and_can_be_tried_again(page: Page) -> None:
    refused: list[WebSocketRoute] = []

    def refuse_the_first(socket: WebSocketRoute) -> None:
        if refused:
            socket.connect_to_server()
        else:
            refused.append(socket)
            socket.on_message(lambda _: socket.send(FULL))

    page.route_web_socket("**/ws*", refuse_the_first)
    play = _offer_practice(page)
    play.click()
    expect(page.get_by_role("alert")).to_have_text("The house is full.")
    play.click()
    expect(page.locator(".board")).to_be_visible()


def _offer_practice(page: Page) -> Locator:
    page.goto("/")
    page.get_by_role("button", name="Keep Watch").click()
    return page.get_by_role("button", name="Play with bots")


def test_the_menu_and_the_chat_stay_within_reach_while_a_hint_is_read(page: Page) -> None:
    _offer_practice(page).click()
    hint = page.get_by_role("button", name="Got it")
    expect(hint).to_be_visible()
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Chat").click()
    expect(page.get_by_role("dialog", name="Chat")).to_be_visible()
    page.keyboard.press("Escape")
    expect(hint).to_be_visible()


def test_an_invitation_goes_through_the_phones_share_sheet(page: Page, gathered: Company) -> None:
    page.add_init_script(SHARED)
    page.goto(lobby_host(gathered))
    page.locator("button.ticket").click()
    page.get_by_role("button", name="Send a link").click()
    (shared,) = page.evaluate("window.shared")
    assert shared["url"].endswith(f"/{gathered.code}")
    assert gathered.code in shared["text"]


def test_a_link_is_copied_where_there_is_no_clipboard(page: Page, gathered: Company) -> None:
    page.add_init_script(NO_CLIPBOARD)
    page.goto(lobby_host(gathered))
    page.locator("button.ticket").click()
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()


def test_back_returns_to_where_a_page_was_opened_from(page: Page, gathered: Company) -> None:
    page.goto(lobby_host(gathered))
    page.locator("button.ticket").click()
    page.get_by_role("button", name="Back to the table").press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Table menu").press("Enter")
    page.get_by_role("button", name="Invite somebody").last.press("Enter")
    page.get_by_role("button", name="Back", exact=True).press("Enter")
    expect(page.get_by_role("button", name="Move to another device")).to_be_visible()


def test_a_seat_moves_to_a_laptop_by_a_link_sent_to_oneself(page: Page, gathered: Company) -> None:
    page.add_init_script(SHARED)
    page.goto(lobby_host(gathered))
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Move to another device").click()
    page.get_by_role("button", name="Send a link").click()
    (shared,) = page.evaluate("window.shared")
    assert "#seat=" in shared["url"]


def test_enter_presses_the_large_button_and_a_question_mark_lists_the_keys(
    new_context: NewContext, gathered: Company
) -> None:
    page = new_context(locale="en", viewport={"width": 1440, "height": 900}).new_page()
    page.goto(lobby_host(gathered))
    expect(page.get_by_role("button", name="Raise the curtain and start")).to_be_enabled()
    page.keyboard.press("?")
    listed = page.get_by_role("dialog", name="Keys")
    expect(listed.get_by_text("press the large brass button")).to_be_visible()
    expect(listed.get_by_text("Raise the curtain and start")).to_be_visible()
    listed.get_by_role("switch", name="Numbers and ? are keys").click()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(listed).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator(".board")).to_be_visible()


def test_enter_does_the_main_action_of_a_phase_and_the_focus_stays_on_the_board(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Crosshairs").press("Enter")
    page.get_by_role("button", name="Play with bots").press("Enter")
    ready = page.get_by_role("button", name="I’m ready")
    ready.focus()
    page.keyboard.press("Enter")
    expect(page.locator('.board[data-phase="turn"]')).to_be_visible()
    expect(ready).to_have_count(0)
    page.wait_for_function("() => document.querySelector('main').contains(document.activeElement)")


def test_the_stage_is_not_painted_behind_a_sheet_and_is_there_again_after_it(
    page: Page, gathered: Company
) -> None:
    page.goto(lobby_host(gathered))
    expect(page.locator(".bill")).to_be_visible()
    page.get_by_role("button", name="Table menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.locator(".bill")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.locator(".bill")).to_be_visible()
    expect(page.get_by_role("button", name="Table menu")).to_be_focused()


SMALL: tuple[ViewportSize, ...] = (
    {"width": 390, "height": 664},
    {"width": 360, "height": 560},
    {"width": 320, "height": 568},
)
# Where the hint hangs once it has come down.
HINT = """async () => {
    const hint = document.querySelector('header .hint');
    await Promise.all(hint.getAnimations().map(({ finished }) => finished));
    return Math.round(hint.getBoundingClientRect().bottom);
}"""
BOARD = "() => Math.round(document.querySelector('main.board').getBoundingClientRect().top)"


@pytest.mark.parametrize("game", ["Spyfall", "Keep Watch", "Dixit", "Carnival"])
def test_a_hint_hardly_moves_anything_and_lies_over_nothing(page: Page, game: str) -> None:
    page.goto("/")
    page.get_by_role("button", name=game).press("Enter")
    page.get_by_role("button", name="Play with bots").press("Enter")
    read = page.get_by_role("button", name="Got it")
    expect(read).to_be_visible()
    expect(page.locator(".drapes")).to_have_count(0)
    assert under_a_hint(page, [Size(size["width"], size["height"]) for size in SMALL]) == []
    for beside in (page.get_by_role("heading", level=1), page.get_by_role("button", name="Chat")):
        expect(beside).to_be_in_viewport()
    stood = {}
    for size in SMALL:
        page.set_viewport_size(size)
        stood[size["width"]] = page.evaluate(BOARD)
        assert page.evaluate(HINT) <= stood[size["width"]] + 3
    page.evaluate("() => document.querySelector('header .hint button')?.click()")
    for size in SMALL:
        page.set_viewport_size(size)
        assert abs(stood[size["width"]] - page.evaluate(BOARD)) <= 24, "a line or so"


def test_a_mission_says_how_hard_and_how_long_it_is_and_what_is_new(page: Page, gathered: Company) -> None:
    page.goto(lobby_host(gathered))
    choose_game(page, "Crosshairs")
    page.get_by_role("button", name="How we play").click()
    train = page.get_by_role("dialog").get_by_role("button", name="Night Train")
    expect(train).to_contain_text("Difficulty 4 of 5, 15–25 min. New: suspects change seats")


def test_the_end_of_a_game_tells_what_was_memorable(page: Page, gathered: Company) -> None:
    page.goto(result(gathered))
    expect(page.get_by_text("The last to wear the spy’s hat")).to_be_visible()
    expect(page.get_by_role("button", name="Check the shuffle")).to_be_visible()
