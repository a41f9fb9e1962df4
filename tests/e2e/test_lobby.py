"""Two phones, a bot and a shared screen gather at a table, each in its own language."""

import re
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserType, Locator, Page, ViewportSize, expect

from tests.e2e.conftest import NewContext
from tests.e2e.phone import choose_game
from web.src.games.spyfall.e2e.phone import SPYFALL

PHONE: ViewportSize = {"width": 360, "height": 740}
TV: ViewportSize = {"width": 1920, "height": 1080}
TABLE = re.compile(r"/[A-Z]{4}$")
TOKEN = re.compile(r"[0-9a-f]{32}")


def _open_table(page: Page, name: str) -> str:
    """A new table, opened in English; its code."""
    page.goto("/")
    page.get_by_role("button", name="Open a table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill(name)
    dialog.get_by_role("radio", name="Mask 7", exact=True).evaluate("radio => radio.click()")
    dialog.get_by_role("button", name="Open a table").click()
    expect(page).to_have_url(TABLE)
    expect(page.get_by_role("heading", name="Gathering players")).to_be_visible()
    choose_game(page, SPYFALL)
    return urlsplit(page.url).path[1:]


def _join(page: Page, label: str, name: str, verb: str) -> None:
    page.get_by_label(label).fill(name)
    page.get_by_role("button", name=verb).click()


def _seats(page: Page, label: str = "Seats at the table") -> Locator:
    return page.get_by_role("region", name=label)


@pytest.fixture
def host(new_context: NewContext) -> Page:
    return new_context(locale="en", viewport=PHONE, has_touch=True).new_page()


@pytest.fixture
def code(host: Page) -> str:
    return _open_table(host, "Vera")


@pytest.fixture
def friend(new_context: NewContext, code: str) -> Page:
    """Comes by typing the code, in Russian."""
    page = new_context(locale="ru", viewport=PHONE, has_touch=True).new_page()
    page.goto("/")
    page.get_by_role("textbox", name="Есть код? Введите его здесь").fill(code.lower())
    page.get_by_role("button", name="Войти").click()
    _join(page, "Ваше имя", "Лёва", "Сесть за стол")
    expect(page.get_by_role("heading", name="Собираемся")).to_be_visible()
    return page


def _seat_a_bot(host: Page) -> None:
    host.get_by_role("button", name="+ bot").click()
    host.get_by_role("dialog", name="Seat a bot").get_by_role("button").nth(1).click()
    expect(_seats(host).get_by_role("button", name="bot Spring")).to_be_visible()


def test_two_phones_a_bot_and_a_shared_screen_gather_and_begin(
    new_context: NewContext, host: Page, code: str, friend: Page
) -> None:
    screen = new_context(locale="uk", viewport=TV).new_page()
    screen.goto(f"/{code}/screen")
    expect(screen.get_by_text(code, exact=True)).to_be_visible()
    start = host.get_by_role("button", name="Raise the curtain")
    expect(start).to_be_disabled()
    expect(host.get_by_text("1 more at the table and we can begin")).to_be_visible()
    _seat_a_bot(host)
    expect(_seats(friend, "Места за столом").get_by_role("button", name="Пружина")).to_be_visible()
    for name in ("Vera", "Лёва", "Пружина"):
        expect(screen.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    expect(host.get_by_text("Not ready yet: Лёва")).to_be_visible()
    friend.get_by_role("button", name="У меня всё готово").click()
    expect(_seats(host).get_by_role("button", name="Лёва ready")).to_be_visible()
    expect(host.get_by_text("Not ready yet")).to_have_count(0)
    start.click()
    for page in (host, friend):
        expect(page.get_by_role("timer")).to_be_visible()
    expect(screen.get_by_role("heading", name="Знахідка для шпигуна 2")).to_be_visible()


def test_the_host_agrees_on_options_and_everybody_sees_them(host: Page, friend: Page) -> None:
    host.get_by_role("button", name="In one room").click()
    expect(friend.get_by_role("button", name="В одной комнате")).to_have_attribute("aria-pressed", "true")
    host.get_by_role("button", name="How we play").click()
    options = host.get_by_role("dialog", name="How we play")
    options.get_by_role("button", name=re.compile("Rounds: less")).click()
    expect(options.get_by_role("status").first).to_contain_text("4")
    options.get_by_role("button", name="Close").click()
    expect(host.get_by_role("button", name="How we play")).to_contain_text("4")
    expect(friend.get_by_role("button", name="Как играем")).to_contain_text("4")
    friend.get_by_role("button", name="Как играем").click()
    looked = friend.get_by_role("dialog", name="Как играем")
    expect(looked.get_by_text("Решает Vera; посмотреть можно всем.")).to_be_visible()
    expect(looked.get_by_role("button", name="играет бот")).to_be_disabled()


def test_the_host_removes_a_bot_and_hands_the_table_over(host: Page, friend: Page) -> None:
    _seat_a_bot(host)
    _seats(host).get_by_role("button", name="bot Spring").click()
    host.get_by_role("button", name="Send the bot away").click()
    expect(_seats(host).get_by_role("button", name="Spring")).to_have_count(0)
    _seats(host).get_by_role("button", name="Лёва").click()
    host.get_by_role("button", name="Make host").click()
    expect(friend.get_by_role("button", name="Поднять занавес")).to_be_visible()
    expect(host.get_by_role("button", name="I am ready")).to_be_visible()


def test_changing_the_language_at_the_table_does_not_change_it_for_others(host: Page, friend: Page) -> None:
    host.get_by_role("button", name="Table menu").click()
    host.get_by_role("combobox", name="Language").select_option("uk")
    host.get_by_role("button", name="Назад до столу").click()
    expect(host.get_by_role("heading", name="Збираємося")).to_be_visible()
    expect(host.locator("html")).to_have_attribute("lang", "uk")
    expect(friend.get_by_role("heading", name="Собираемся")).to_be_visible()
    host.reload()
    expect(host.get_by_role("heading", name="Збираємося")).to_be_visible()


def test_a_reload_keeps_the_seat(host: Page, friend: Page) -> None:
    friend.reload()
    expect(_seats(friend, "Места за столом").get_by_role("button", name="Вы, Лёва")).to_be_visible()
    expect(_seats(host).get_by_role("button", name="Лёва")).to_have_count(1)


def test_a_chat_message_reaches_the_others_and_is_marked_as_new(host: Page, friend: Page) -> None:
    friend.get_by_role("button", name="Чат").click()
    friend.get_by_label("Написать всем за столом").fill("Начнём?")
    friend.get_by_role("button", name="Отправить").click()
    host.get_by_role("button", name="Chat, new messages").click()
    expect(host.get_by_role("log").get_by_text("Начнём?")).to_be_visible()
    host.get_by_text("Mute somebody").click()
    host.get_by_role("button", name="Mute Лёва").click()
    expect(host.get_by_role("log").get_by_text("Начнём?")).to_have_count(0)
    host.get_by_role("button", name="Close").click()
    expect(host.get_by_role("button", name="Chat", exact=True)).to_be_visible()


def test_a_seat_moves_to_another_device_and_its_secret_is_removed_from_the_address(
    new_context: NewContext, host: Page, code: str, friend: Page
) -> None:
    token = friend.evaluate("code => localStorage.getItem(`seat.${code}`)", code)
    assert TOKEN.fullmatch(token)
    tablet = new_context(locale="ru", viewport={"width": 820, "height": 1180}).new_page()
    asked: list[str] = []
    tablet.on("request", lambda request: asked.append(request.url))
    tablet.goto(f"/{code}#seat={token}")
    expect(_seats(tablet, "Места за столом").get_by_role("button", name="Вы, Лёва")).to_be_visible()
    assert token not in tablet.evaluate("location.href")
    assert not [url for url in asked if token in url.split("#")[0]]
    expect(_seats(host).get_by_role("button", name="Лёва")).to_have_count(1)


def test_the_link_to_another_device_is_shown_only_while_held(host: Page, code: str) -> None:
    host.get_by_role("button", name="Table menu").click()
    host.get_by_role("button", name="Move to another device").click()
    card = host.get_by_role("button", name="Press and hold to show")
    expect(host.get_by_role("img", name="Move to another device")).to_have_count(0)
    card.focus()
    host.keyboard.down("Space")
    expect(host.get_by_role("img", name="Move to another device")).to_be_visible()
    host.keyboard.up("Space")
    expect(host.get_by_role("img", name="Move to another device")).to_have_count(0)


def test_an_unknown_code_is_reported_at_once(host: Page) -> None:
    host.goto("/FFFFFFFF")
    expect(host.get_by_role("heading", name="There is no such table")).to_be_visible()
    host.get_by_role("button", name="Home").click()
    expect(host.get_by_role("heading", name="Qui Vive")).to_be_visible()


@pytest.fixture
def lan(browser_type: BrowserType, browser_type_launch_args: dict[str, object]) -> Iterator[Browser]:
    """A browser that sees the server as another machine on plain http, as on a home network."""
    args = [*browser_type_launch_args["args"], "--host-resolver-rules=MAP house.test 127.0.0.1"]  # type: ignore[misc]
    with browser_type.launch(**{**browser_type_launch_args, "args": args}) as browser:  # type: ignore[arg-type]
        yield browser


def test_everything_works_on_a_plain_http_host_name(lan: Browser, server: str) -> None:
    port = urlsplit(server).port
    context = lan.new_context(
        locale="en", viewport=PHONE, has_touch=True, base_url=f"http://house.test:{port}"
    )
    complaints: list[str] = []
    context.on("weberror", lambda error: complaints.append(str(error.error)))
    context.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    page = context.new_page()
    code = _open_table(page, "Vera")
    assert not page.evaluate("isSecureContext")
    for _ in range(2):
        page.get_by_role("button", name="+ bot").click()
        page.get_by_role("dialog", name="Seat a bot").get_by_role("button").nth(1).click()
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.reload()
    for bot in ("bot Cog", "bot Spring"):
        expect(_seats(page).get_by_role("button", name=bot)).to_be_visible()
    expect(_seats(page).get_by_role("button", name="You, Vera")).to_be_visible()
    page.get_by_role("button", name="In one room").click()
    page.get_by_role("button", name="Show on TV").click()
    expect(page.get_by_text(f"house.test:{port}", exact=True)).to_be_visible()
    expect(page.get_by_role("dialog").get_by_text(code, exact=True)).to_be_visible()
    # A click so soon after "Show on TV", and so near it, would count as a double tap; a key never does.
    page.get_by_role("button", name="Back to the table").press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Raise the curtain").click()
    expect(page.get_by_role("timer")).to_be_visible()
    expect(page.locator("body > video")).to_have_count(1)
    assert complaints == []
