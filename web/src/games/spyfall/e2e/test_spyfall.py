"""A complete game of Spyfall in browsers: four phones, a shared screen, three languages, every mishap."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, Page, expect

from quivive.games.spyfall.content.places import Language, our_places
from tests.e2e.company import Company, company
from tests.e2e.conftest import TIMEOUT, Device, _address, devices
from tests.e2e.phone import PHONE, SCREEN, choose_game, gather
from tests.server.tunnel import tunnel
from web.src.games.spyfall.e2e.phone import SPYFALL, SpyfallPhone
from web.src.games.spyfall.e2e.scenes import answering, asking, listening

UNREACHABLE = r"ERR_CONNECTION_(REFUSED|RESET|CLOSED)|ERR_INTERNET_DISCONNECTED|WebSocket"
AWAY_FOR = 20
NAMES: tuple[tuple[str, Language], ...] = (("Вера", "ru"), ("Данило", "uk"), ("Tom", "en"), ("Мира", "ru"))


NOTE_JUMPS = """() => {
    const watch = document.querySelector('[role=timer]');
    window.jumps = {};
    window.enough = new Promise((enough) => {
        new MutationObserver(() => {
            window.jumps[watch.innerText] ??= Date.now();
            if (Object.keys(window.jumps).length >= 8) enough();
        }).observe(watch, { subtree: true, characterData: true, childList: true });
    });
}"""
WATCH_SHOWS = """(until) => new Promise((done) => {
    const look = () => {
        const [minutes, seconds] = document.querySelector('[role=timer]').innerText.split(':').map(Number);
        if (minutes * 60 + seconds <= until) done();
        else setTimeout(look, 100);
    };
    look();
})"""


class RestartableServer:
    """A server that can be killed and started again at the same address, on the same data."""

    def __init__(self, data: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.data = data
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "quivive", "serve", "--port", str(self.port), "--data", self.data],
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert _address(self.process) == self.url

    def end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.wait(TIMEOUT)
        if self.process.stdout:
            self.process.stdout.close()


class Cable:
    """A connection that can be cut, because Chromium keeps open sockets open when it is set offline."""

    def __init__(self, port: int) -> None:
        self._loop = asyncio.new_event_loop()
        self._tunnel = tunnel(port)
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.way = asyncio.run_coroutine_threadsafe(self._tunnel.__aenter__(), self._loop).result(TIMEOUT)

    def pull(self) -> None:
        self._loop.call_soon_threadsafe(self.way.cut)

    def plug_in(self) -> None:
        self._loop.call_soon_threadsafe(self.way.mend)

    def put_away(self) -> None:
        closing = self._tunnel.__aexit__(None, None, None)
        asyncio.run_coroutine_threadsafe(closing, self._loop).result(TIMEOUT)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(TIMEOUT)
        self._loop.close()


@pytest.fixture
def restartable(tmp_path: Path) -> Iterator[RestartableServer]:
    restartable = RestartableServer(tmp_path)
    yield restartable
    restartable.end(signal.SIGTERM)


@pytest.fixture
def cable(restartable: RestartableServer) -> Iterator[Cable]:
    cable = Cable(restartable.port)
    yield cable
    cable.put_away()


@pytest.fixture
def new_device(browser: Browser, restartable: RestartableServer) -> Iterator[Device]:
    """Errors about a lost connection are forgiven."""
    with devices(browser, restartable.url, UNREACHABLE) as new_device:
        yield new_device


def test_a_whole_game_survives_everything_and_ends_in_all_three_ways(
    restartable: RestartableServer, cable: Cable, new_device: Device
) -> None:
    lines = (restartable.url, restartable.url, restartable.url, cable.way.url)
    phones = [
        SpyfallPhone(new_device(language, PHONE, line).new_page(), name, language)
        for (name, language), line in zip(NAMES, lines, strict=True)
    ]
    gather(phones)
    choose_game(phones[0].page, SPYFALL)
    host = phones[0]
    code = host.page.url.rsplit("/", 1)[-1]
    screen = new_device("uk", SCREEN).new_page()
    screen.goto(f"/{code}/screen")
    agree_on_a_quick_game_apart(host)
    host.page.get_by_role("button", name="Поднять занавес").click()

    spy, place = look_at_cards(phones)
    start(phones)
    clocks_agree([*(phone.page for phone in phones), screen])
    talk(phones)
    phones[2].page.reload()
    expect(phones[2].notes()).to_have_count(2)
    away_for_a_while(phones, cable)
    accuser = next(phone for phone in phones if phone is not spy)
    accuser.accuse(spy.name)
    vote(phones, "guilty")
    revealed(phones, screen, "spy_exposed", place)

    deal_on(phones)
    spy, place = look_at_cards(phones)
    start(phones)
    talk(phones)
    # This phone is cut off, so it does not notice that the server is down.
    cable.pull()
    restartable.end(signal.SIGKILL)
    restartable.start()
    cable.plug_in()
    for phone in phones:
        expect(phone.notes()).to_have_count(2, timeout=20_000)
    phones = [*phones[:3], moved(phones[3], new_device, code)]
    spy = next(phone for phone in phones if phone.name == spy.name)
    talk(phones, already=2)
    spy.name_place(our_places()[place].words(spy.language).name)
    revealed(phones, screen, "place_named", place)

    deal_on(phones)
    look_at_cards(phones)
    start(phones)
    skip(phones)
    next(phone for phone in phones if phone.button("poll").is_visible()).press("poll")
    suspects: list[str] = []
    for _ in phones:
        suspects.append(vote(phones, "let_go", after=suspects))
    assert set(suspects) == {phone.name for phone in phones}
    for phone in phones:
        phone.see("nobody")
    host.page.get_by_role("button", name="К итогам").click()
    expect(host.page.get_by_text("Все раунды сыграны")).to_be_visible()


def test_a_newcomer_practises_with_bots_and_is_told_what_to_do(new_device: Device) -> None:
    phone = SpyfallPhone(new_device("en", PHONE).new_page(), "Lev", "en")
    phone.practise("Spyfall 2", "Practise with bots")
    phone.sees_phase("deal")
    expect(phone.page.get_by_text("Hold the card to see your place", exact=False)).to_be_visible()
    phone.page.get_by_role("button", name="Got it").click()
    phone.card()
    if phone.button("start").is_visible():
        phone.press("start")
    phone.sees_phase("talk")
    expect(phone.page.get_by_role("button", name="Got it")).to_be_visible()


def test_a_bot_that_deals_starts_the_clock_only_after_the_newcomer_has_looked(new_device: Device) -> None:
    phone = SpyfallPhone(new_device("en", PHONE).new_page(), "Lev", "en")
    play_with_bots(phone)
    while phone.button("start").is_visible():
        play_with_bots(phone)
    expect(phone.page.get_by_text("Look at your card: the clock waits for you")).to_be_visible()
    expect(phone.page.locator(".faces .tick")).to_have_count(3, timeout=10_000)
    phone.sees_phase("deal")
    phone.card()
    expect(phone.page.get_by_text("Have looked at their cards: 4 of 4")).to_be_visible()
    phone.sees_phase("talk")


def play_with_bots(phone: SpyfallPhone) -> None:
    phone.page.goto("/")
    phone.page.get_by_role("button", name="Spyfall").click()
    phone.page.get_by_role("button", name="Play with bots").click()
    phone.sees_phase("deal")


def agree_on_a_quick_game_apart(host: SpyfallPhone) -> None:
    host.page.get_by_role("button", name="Порознь").click()
    host.page.get_by_role("button", name="Как играем").click()
    host.page.get_by_role("button", name="Быстрая").click()
    expect(host.page.get_by_role("button", name="Быстрая")).to_have_attribute("aria-pressed", "true")
    host.page.keyboard.press("Escape")


def look_at_cards(phones: Sequence[SpyfallPhone]) -> tuple[SpyfallPhone, str]:
    """Finds the spy, and checks that the others have the same place, each in their own language."""
    for phone in phones:
        phone.sees_phase("deal")
    cards = [(phone, phone.card()) for phone in phones]
    spies = [phone for phone, text in cards if text == phone.label("you_are_spy")]
    assert len(spies) == 1
    places = {
        key
        for phone, text in cards
        if phone is not spies[0]
        for key, place in our_places().items()
        if place.words(phone.language).name == text
    }
    assert len(places) == 1
    return spies[0], places.pop()


def start(phones: Sequence[SpyfallPhone]) -> None:
    dealer = next(phone for phone in phones if phone.button("start").is_visible())
    dealer.press("start")
    for phone in phones:
        phone.sees_phase("talk")


def talk(phones: Sequence[SpyfallPhone], already: int = 0) -> None:
    """One asks, another answers, and everybody can read both."""
    asker = waiting(phones, "question")
    answerer = next(phone for phone in phones if phone is not asker and whom(asker, phone))
    asker.ask(answerer.name, "Тут гучно?")
    answerer.answer("It depends on the wind.")
    for phone in phones:
        expect(phone.notes()).to_have_count(already + 2)
        expect(phone.notes().last).to_contain_text("It depends on the wind.")


def waiting(phones: Sequence[SpyfallPhone], what: str) -> SpyfallPhone:
    for phone in phones:
        expect(phone.page.locator(".board")).to_be_visible()
    return next(phone for phone in phones if phone.page.get_by_label(phone.label(what)).is_visible())


def whom(asker: SpyfallPhone, other: SpyfallPhone) -> bool:
    return asker.page.locator(".whom").get_by_role("button", name=re.compile(other.name)).is_visible()


def clocks_agree(pages: Sequence[Page]) -> None:
    """When each page's countdown changes to the same second, on the clock that all pages share here."""
    for page in pages:
        page.evaluate(NOTE_JUMPS)
    for page in pages:
        page.evaluate("window.enough")
    ends = [_end(page.evaluate("window.jumps")) for page in pages]
    assert max(ends) - min(ends) <= 100, ends


def _end(jumps: dict[str, int]) -> int:
    """When a page's countdown will reach zero. A busy machine draws late, never early; the first counts."""
    shown = {digits: at for digits, at in jumps.items() if ":" in digits}
    return min(at + _seconds(digits) * 1000 for digits, at in shown.items())


def _seconds(digits: str) -> int:
    minutes, seconds = digits.split(":")
    return int(minutes) * 60 + int(seconds)


def away_for_a_while(phones: Sequence[SpyfallPhone], cable: Cable) -> None:
    """Nothing is lost: the others see that the player is away, and then back."""
    away, other = phones[3], phones[0]
    moon = other.page.locator(".faces .away", has_text=away.name).first
    gone_at = other.seconds()
    cable.pull()
    expect(moon).to_be_visible(timeout=20_000)
    other.page.evaluate(WATCH_SHOWS, gone_at - AWAY_FOR)
    cable.plug_in()
    expect(moon).to_have_count(0, timeout=20_000)
    expect(away.notes()).to_have_count(2)


def vote(phones: Sequence[SpyfallPhone], how: str, after: Sequence[str] = ()) -> str:
    """Everybody votes except the suspect, whose turn it was."""
    host = phones[0]
    if after:
        expect(host.page.locator(".suspect .plate")).not_to_have_text(host.calls(after[-1]))
    shown = host.page.locator(".suspect .plate").inner_text().strip()
    suspect = next(phone.name for phone in phones if host.calls(phone.name) == shown)
    for phone in phones:
        expect(phone.page.locator(".suspect .plate")).to_have_text(phone.calls(suspect))
    for phone in phones:
        if phone.name != suspect and phone.button(how).is_visible():
            phone.press(how)
    return suspect


def revealed(phones: Sequence[SpyfallPhone], screen: Page, cause: str, place: str) -> None:
    for phone in phones:
        phone.sees_phase("reveal")
        phone.see(cause)
        expect(phone.page.get_by_text(our_places()[place].words(phone.language).name).first).to_be_visible()
    expect(screen.get_by_text(our_places()[place].words("uk").name).first).to_be_visible()


def deal_on(phones: Sequence[SpyfallPhone]) -> None:
    next(phone for phone in phones if phone.button("next").is_visible()).press("next")


def moved(phone: SpyfallPhone, new_device: Device, code: str) -> SpyfallPhone:
    """Moves a seat to another device by its link; the old device says so."""
    token = phone.page.evaluate("code => localStorage.getItem(`seat.${code}`)", code)
    page = new_device(phone.language, PHONE).new_page()
    page.goto(f"/{code}#seat={token}")
    other = SpyfallPhone(page, phone.name, phone.language)
    other.sees_phase("talk")
    assert token not in page.url
    phone.page.close()
    return other


SKIP: dict[Language, tuple[str, str]] = {
    "ru": ("Меню стола", "Пропустить шаг"),
    "uk": ("Меню столу", "Пропустити крок"),
    "en": ("Table menu", "Skip this step"),
}


def skip(phones: Sequence[SpyfallPhone]) -> None:
    """Everybody votes to skip the talk."""
    for phone in phones:
        menu, step = SKIP[phone.language]
        phone.page.get_by_role("button", name=menu).click()
        phone.page.get_by_role("button", name=step).click()
        phone.page.keyboard.press("Escape")
        expect(phone.page.get_by_role("dialog")).to_have_count(0)
    for phone in phones:
        phone.sees_phase("discussion")


@pytest.mark.parametrize("scene", [asking, answering, listening])
def test_on_the_smallest_phone_the_last_question_and_answer_stay_in_view(
    new_device: Device, restartable: RestartableServer, scene: Callable[[Company], str]
) -> None:
    with company(restartable.url) as gathered:
        page = new_device("uk", {"width": 360, "height": 560}).new_page()
        page.goto(scene(gathered))
        said = page.locator(".board ol p")
        expect(said).to_have_count(6 if scene is asking else 7)
        for line in (said.nth(-2), said.last):
            expect(line).to_be_in_viewport(ratio=0.99)
