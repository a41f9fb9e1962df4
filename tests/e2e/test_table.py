"""An evening at a table: games follow each other, people come and go, pages are reloaded."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, WebSocketRoute, expect

from quivive.client import Client
from quivive.games.spyfall import model as m
from tests.e2e.company import Company, company
from tests.e2e.conftest import NewContext, devices
from tests.e2e.phone import PHONE
from tests.e2e.scenes import chatting, lobby_host
from web.src.games.spyfall.e2e.phone import SPYFALL
from web.src.games.spyfall.e2e.scenes import OWN_PLACES, asker, asking, result, talked, view

ALL_CACHED = """async () => {
    const cached = (await (await caches.open('page-1')).keys()).map(({ url }) => url);
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return loaded.filter((url) => url.includes('/assets/')).every((url) => cached.includes(url));
}"""


@pytest.fixture
def gathered(server: str) -> Iterator[Company]:
    with company(server) as people:
        yield people


@pytest.fixture
def page(new_context: NewContext) -> Page:
    return new_context(locale="en", viewport=PHONE, has_touch=True).new_page()


def board(page: Page, phase: str) -> Locator:
    return page.locator(f'.board[data-phase="{phase}"]')


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def seen(gathered: Company, **table: Any) -> None:
    """Waits until everybody sees the table like this."""
    for person in gathered.people:
        gathered.until(person, lambda one: all(one.table[key] == value for key, value in table.items()))


def chair(gathered: Company, name: str) -> dict[str, Any]:
    table = gathered.people[0].table
    person = next(one["id"] for one in table["persons"] if one["name"] == name)
    found: dict[str, Any] = next(one for one in table["chairs"] if one.get("person") == person)
    return found


def until_chair(gathered: Company, name: str, **shown: Any) -> None:
    def fits(_: Client) -> bool:
        return all(chair(gathered, name).get(key) == value for key, value in shown.items())

    gathered.until(gathered.people[0], fits)


def test_a_game_is_played_again_by_the_same_people(page: Page, gathered: Company) -> None:
    page.goto(result(gathered))
    button(page, "Play again").click()
    expect(board(page, "deal")).to_be_visible()
    seen(gathered, phase="game")
    assert len(gathered.people[0].table["games"]) == 1
    assert view(gathered, gathered.people[0]).scores == (0,) * len(gathered.people[0].table["chairs"])


def test_another_game_is_agreed_on_without_anybody_joining_again(page: Page, gathered: Company) -> None:
    page.goto(result(gathered))
    button(page, "Another game").click()
    page.get_by_role("dialog").get_by_role("button", name=SPYFALL).click()
    button(page, "In one room").click()
    seen(gathered, sitting="together", phase="result")
    button(page, "Raise the curtain and start").click()
    expect(board(page, "deal")).to_be_visible()
    seen(gathered, phase="game", sitting="together")


def somebody(gathered: Company) -> Client:
    """Somebody who is neither the host nor in turn."""
    return next(person for person in gathered.people[1:] if person is not asker(gathered))


def named(person: Client) -> str:
    return str(next(one["name"] for one in person.table["persons"] if one["id"] == person.you))


@pytest.mark.parametrize(
    ("decision", "before", "after"),
    [
        ("Let a bot play", {"bot": None}, {"bot": "regular"}),
        ("Play without them", {"out": None}, {"out": True}),
    ],
)
def test_the_host_decides_about_an_absent_player_who_comes_back_to_the_seat(
    page: Page, gathered: Company, decision: str, before: dict[str, Any], after: dict[str, Any]
) -> None:
    talked(gathered)
    absent = somebody(gathered)
    name = named(absent)
    gathered.leave(absent)
    page.goto(gathered.lend(gathered.host))
    away = page.get_by_role("status").filter(has_text=f"{name} is away")
    expect(away).to_be_visible(timeout=20_000)
    away.get_by_role("button", name=decision).click()
    until_chair(gathered, name, **after)
    expect(away).to_have_count(0)
    gathered.come_back(absent)
    until_chair(gathered, name, **before)
    expect(page.locator(".board")).to_be_visible()


def test_whoever_left_for_good_and_comes_back_on_the_same_phone_has_the_seat_at_once(
    page: Page, gathered: Company
) -> None:
    talked(gathered)
    leaver = somebody(gathered)
    name = named(leaver)
    page.goto(gathered.lend(leaver))
    mine = page.locator(".board .plate.mine")
    expect(mine).to_be_visible()
    page.get_by_role("button", name="Table menu").click()
    button(page, "Leave the table").click()
    button(page, "Yes, leave").click()
    gathered.until(gathered.people[0], lambda one: any(chair.get("gone") for chair in one.table["chairs"]))
    page.goto(f"/{gathered.code}")
    expect(page.get_by_text("your seat waits for you")).to_be_visible()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    expect(mine).to_be_visible()
    until_chair(gathered, name, gone=None, bot=None)


def test_what_is_tapped_while_the_line_is_down_is_noted_and_follows_once_it_is_back(
    page: Page, gathered: Company
) -> None:
    lines: list[WebSocketRoute] = []
    down: list[bool] = []

    def line(socket: WebSocketRoute) -> None:
        lines.append(socket)
        if down:
            socket.close()
        else:
            socket.connect_to_server()

    page.route_web_socket("**/ws*", line)
    page.goto(lobby_host(gathered))
    start = button(page, "Raise the curtain and start")
    expect(start).to_be_enabled()
    bright = start.evaluate("(button) => getComputedStyle(button).filter")
    down.append(True)
    lines[0].close()
    expect(page.get_by_text("Your seat is kept")).to_be_visible()
    expect(start).not_to_have_css("filter", bright)
    start.click()
    expect(page.get_by_text("Noted. It goes out once we are reconnected.")).to_be_visible()
    start.click()
    down.clear()
    expect(board(page, "deal")).to_be_visible()
    seen(gathered, phase="game")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_the_bill_says_what_will_be_dealt(page: Page, gathered: Company) -> None:
    page.goto(lobby_host(gathered))
    bill = page.get_by_role("button", name="How we play")
    expect(bill).to_contain_text("spy")
    rounds, minutes, spies = (int(number) for number in re.findall(r"\d+", bill.inner_text()))
    button(page, "Raise the curtain and start").click()
    expect(board(page, "deal")).to_be_visible()
    person = gathered.people[0]
    gathered.until(person, lambda one: one.raw_view is not None)
    seen = view(gathered, person)
    assert (seen.rounds, seen.left, seen.spies) == (rounds, minutes * 60_000, spies)


def test_a_half_written_question_survives_a_reload_and_is_dropped_with_its_turn(
    page: Page, gathered: Company
) -> None:
    page.goto(asking(gathered))
    question = page.get_by_label("Your question")
    question.fill("Do people come here to")
    page.reload()
    expect(question).to_have_value("Do people come here to")
    question.fill("Do people come here alone?")
    page.locator(".whom").get_by_role("button").first.click()
    button(page, "Send").click()
    answerer = gathered.people[0]
    gathered.until(answerer, lambda one: one.raw_view is not None and one.raw_view["answerer"] is not None)
    gathered.act(gathered.at(view(gathered, answerer).answerer), m.Answer("Sometimes."))
    page.wait_for_function("() => sessionStorage.length === 0")


def test_a_half_written_message_survives_a_reload(page: Page, gathered: Company) -> None:
    page.goto(chatting(gathered))
    page.get_by_role("button", name="Chat").first.click()
    page.get_by_label("Write to the table").fill("Wait for me, I am")
    page.reload()
    page.get_by_role("button", name="Chat").first.click()
    expect(page.get_by_label("Write to the table")).to_have_value("Wait for me, I am")


def test_own_places_are_saved_to_a_file_and_opened_at_another_table(
    page: Page, new_context: NewContext, server: str, gathered: Company, tmp_path: Path
) -> None:
    page.goto(lobby_host(gathered))
    page.get_by_role("button", name="How we play").click()
    for place in OWN_PLACES:
        page.get_by_role("button", name="Add a place").click()
        page.get_by_label("Name of the place").fill(str(place["name"]))
        page.get_by_label("Roles, one per line, up to 10").fill("\n".join(place["roles"]))
        page.get_by_role("dialog").get_by_role("button", name="Save", exact=True).click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    other = new_context(locale="en", viewport=PHONE, has_touch=True).new_page()
    with company(server) as elsewhere:
        other.goto(lobby_host(elsewhere))
        other.get_by_role("button", name="How we play").click()
        other.locator("input[type=file]").set_input_files(file)
        for place in OWN_PLACES:
            expect(other.get_by_role("button", name=re.compile(f"^{place['name']}"))).to_be_visible()


def test_a_cached_page_opens_offline(browser: Browser, server: str) -> None:
    no_icon = "404"  # the browser requests one for /healthz, which is not a page
    with devices(browser, server, forgiven=f"ERR_FAILED|ERR_INTERNET_DISCONNECTED|{no_icon}") as new_device:
        _opens_offline(new_device("en", PHONE))


def _opens_offline(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/")
    assert page.evaluate("isSecureContext")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=20_000)
    page.wait_for_function(ALL_CACHED, timeout=20_000)
    page.goto("/healthz")  # must not be cached as the page
    context.set_offline(True)
    page.goto("/")
    expect(page.get_by_role("heading", name="Qui Vive")).to_be_visible()
    page.get_by_role("button", name="How it works").click()
    expect(page.get_by_role("dialog")).to_be_visible()
