"""What a host does that cannot be undone, and the address that a host shows to others."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewContext
from tests.e2e.phone import PHONE, Phone, gather


@pytest.fixture
def host(new_context: NewContext) -> Phone:
    return Phone(new_context(locale="en", viewport=PHONE).new_page(), "Vera", "en")


@pytest.fixture
def guest(new_context: NewContext) -> Phone:
    return Phone(new_context(locale="en", viewport=PHONE).new_page(), "Borys", "en")


def test_kicking_asks_for_confirmation_and_a_kicked_person_cannot_come_back(
    host: Phone, guest: Phone
) -> None:
    gather([host, guest])
    code = host.page.url[-4:]
    open_menu(host.page)
    host.page.get_by_label("People at the table").select_option("Borys")
    away = host.page.get_by_role("button", name="Send Borys away")
    away.click()
    expect(host.page.get_by_role("alert")).to_contain_text("They cannot come back to this table.")
    host.page.get_by_role("button", name="Never mind").click()
    expect(guest.page.locator(".bill")).to_be_visible()
    away.click()
    away.click()
    expect(guest.page.get_by_role("heading", name="You are no longer at this table")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Sit down again")).to_have_count(0)
    guest.page.goto(f"/{code}")
    guest.name = "Robert"
    guest.introduce("sit")
    expect(guest.page.get_by_role("alert")).to_contain_text("cannot come back to it")


def test_ending_a_game_takes_more_than_one_tap(host: Phone) -> None:
    host.practise("Keep Watch", "Practise with bots")
    expect(host.page.locator(".board")).to_be_visible()
    open_menu(host.page)
    end = host.page.get_by_role("button", name="End this game")
    end.click()
    expect(host.page.get_by_role("alert")).to_contain_text("Its points are lost.")
    expect(host.page.locator(".board")).to_be_attached()
    end.click()
    expect(host.page.locator(".board")).to_have_count(0)


def test_a_table_opened_on_the_serving_machine_shows_an_address_that_phones_can_reach(host: Phone) -> None:
    host.page.route("**/api/address", lambda route: route.fulfill(json={"origin": "http://192.168.1.7:8642"}))
    host.open_table()
    expect(host.page.get_by_role("img", name="http://192.168.1.7:8642/").first).to_be_visible()
    host.page.goto(f"{host.page.url}/screen")
    expect(host.page.get_by_text("192.168.1.7:8642").first).to_be_visible()
    expect(host.page.get_by_text("127.0.0.1")).to_have_count(0)


def open_menu(page: Page) -> None:
    page.get_by_role("button", name="Table menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
