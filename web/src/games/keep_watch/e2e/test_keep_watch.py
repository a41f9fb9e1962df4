"""A complete game of Keep Watch in real browsers: three phones, one of them far away, and a shared screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from quivive.tables.model import Language
from tests.e2e.conftest import Device
from tests.e2e.far_away import far_away
from tests.e2e.phone import PHONE, SCREEN, choose_game, gather
from web.src.games.keep_watch.e2e.phone import STEP, Watcher

NAMES: tuple[tuple[str, Language], ...] = (("Вера", "ru"), ("Данило", "uk"), ("Tom", "en"))
HUNDRED_MS = 0.1
DECK = 14


@pytest.fixture
def far_server(own_server: str) -> Iterator[str]:
    """The same server, with a round trip of 200 ms."""
    port = urlsplit(own_server).port
    assert port
    with far_away(port, HUNDRED_MS) as url:
        yield url


def test_three_phones_one_of_them_far_away_play_a_short_deck_to_its_end(
    own_server: str, far_server: str, new_device: Device
) -> None:
    watchers = [
        Watcher(new_device(language, PHONE, line).new_page(), name, language)
        for (name, language), line in zip(NAMES, (own_server, own_server, far_server), strict=True)
    ]
    host = watchers[0]
    gather(watchers)
    screen = new_device("uk", SCREEN).new_page()
    screen.goto(f"{urlsplit(host.page.url).path}/screen")
    agree_on_a_short_deck(host)
    host.page.get_by_role("button", name="Поднять занавес").click()
    for watcher in watchers:
        watcher.begin()

    rounds = 0
    while not over(host):
        rounds += 1
        play(watchers, rounds, screen, first_misses=rounds == 2)
    assert rounds >= DECK - len(watchers)

    piles = [watcher.piles() for watcher in watchers]
    assert piles[0] == piles[1] == piles[2]
    assert sum(piles[0].values()) == DECK
    expect(screen.locator(".screen ol .pile")).to_have_count(len(watchers))
    host.page.get_by_role("button", name="К итогам").click()
    expect(host.page.locator("main").get_by_text("Колода пуста")).to_be_visible()


def test_a_tap_before_the_card_locks_the_buttons_and_costs_nothing(new_device: Device) -> None:
    watcher = practising(new_device)
    watcher.begin()
    blank = watcher.page.locator("[data-buttons=blank]")
    expect(blank).to_be_visible()
    while blank.is_visible():
        watcher.page.keyboard.press("2")
    expect(watcher.page.get_by_text("Too early! Hands off for a second")).to_be_visible()
    expect(watcher.page.locator("[data-buttons=awake]")).to_be_visible(timeout=STEP)


def test_a_newcomer_practises_with_two_bots_and_is_told_what_to_do(new_device: Device) -> None:
    watcher = practising(new_device)
    expect(watcher.page.get_by_text("The large card is yours", exact=False)).to_be_visible()
    watcher.page.get_by_role("button", name="Got it").click()
    watcher.begin()
    expect(watcher.page.get_by_text("Hands off until the count is over", exact=False)).to_be_visible()


def practising(new_device: Device) -> Watcher:
    watcher = Watcher(new_device("en", PHONE).new_page(), "Lev", "en")
    watcher.practise("Keep Watch", "Practise with bots")
    watcher.sees_phase("deal")
    return watcher


def agree_on_a_short_deck(host: Watcher) -> None:
    """Fourteen cards, alternating conditions, and a count of two."""
    choose_game(host.page, "Начеку")
    host.page.get_by_role("button", name="Как играем").click()
    sheet = host.page.get_by_role("dialog")
    sheet.get_by_role("button", name="14", exact=True).click()
    sheet.get_by_role("button", name="По карте").click()
    sheet.get_by_role("button", name="Счёт перед картой: меньше").click()
    expect(sheet.get_by_role("button", name="По карте")).to_have_attribute("aria-pressed", "true")
    host.page.keyboard.press("Escape")


def play(watchers: Sequence[Watcher], round: int, screen: Page, *, first_misses: bool) -> None:
    """One round: everyone who may claims until it is decided; then they go on."""
    for watcher in watchers:
        watcher.sees(round, "watch", "result")
    if first_misses:
        watchers[0].tap(right=False)
    while not decided(watchers):
        for watcher in reversed(watchers):
            watcher.tap()
    for watcher in watchers:
        watcher.sees(round, "result")
    expect(screen.locator(f'main[data-round="{round}"][data-phase="result"]')).to_be_visible()
    if not over(watchers[0]):
        for watcher in watchers:
            watcher.go_on()


def decided(watchers: Sequence[Watcher]) -> bool:
    return any(watcher.phase() == "result" for watcher in watchers)


def over(watcher: Watcher) -> bool:
    return watcher.page.get_by_role("button", name="К итогам").is_visible()
