"""Every screen of the page is a scene: how to bring a table there, and what to do on the page then."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, ViewportSize, WebSocketRoute, expect

from quivive.client import Client
from quivive.tables import commands as c
from tests.e2e.company import Company
from tests.e2e.phone import PHONE, SCREEN

DESKTOP: ViewportSize = {"width": 1280, "height": 720}
TABLET: ViewportSize = {"width": 820, "height": 1180}
EVERY = (PHONE, TABLET, SCREEN)
SETTLED = """() => document.fonts.status === 'loaded' && !document.querySelector('[aria-busy=true]')
    && [...document.images].every((image) => {
    const { top, left, bottom, right } = image.getBoundingClientRect();
    const seen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    return image.complete || (image.loading === 'lazy' && !seen);
})"""


def nothing(_: Page) -> None:
    """For scenes that need no interaction."""


@dataclass(frozen=True)
class Scene:
    name: str
    shows: str
    """A selector: the scene is ready when this is visible."""
    enter: Callable[[Company], str]
    """Brings the table there; returns the address to open."""
    interact: Callable[[Page], None] = nothing
    """What to do on the page once it is open."""
    prepare: Callable[[Page], None] = nothing
    """What to do before the page is opened."""
    sizes: tuple[ViewportSize, ...] = (PHONE, TABLET)

    def open(self, page: Page, company: Company) -> None:
        self.prepare(page)
        page.goto(self.enter(company))
        self.interact(page)
        expect(page.locator(self.shows).first).to_be_visible(timeout=20_000)
        page.wait_for_function(SETTLED)


def click(*selectors: str) -> Callable[[Page], None]:
    """Clicks the first match of each selector. Selectors rather than labels, so that any language works."""

    def click_each(page: Page) -> None:
        for selector in selectors:
            page.locator(selector).first.click()

    return click_each


def freezable_connection(page: Page) -> None:
    """Once the page calls `freezeConnection`, it receives nothing more, so that its screen stays as it is."""
    frozen: list[bool] = []

    def forward(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: None if frozen else socket.send(message))

    page.route_web_socket("**/ws*", forward)
    page.expose_function("freezeConnection", lambda: frozen.append(True))


def freeze_at(shows: str) -> Callable[[Page], None]:
    def wait(page: Page) -> None:
        expect(page.locator(shows).first).to_be_visible(timeout=20_000)
        page.evaluate(FREEZE)

    return wait


def still(name: str, shows: str, enter: Callable[[Company], str], **more: Any) -> Scene:
    return Scene(name, shows, enter, freeze_at(shows), freezable_connection, **more)


def on_screen(enter: Callable[[Company], object]) -> Callable[[Company], str]:
    def bring(company: Company) -> str:
        enter(company)
        return screen(company)

    return bring


class Finale:
    """The end of a game. A page opened afterwards would show the standings, so it is opened before."""

    def __init__(
        self,
        enter: Callable[[Company], object],
        end: Callable[[Company], None],
        who: Callable[[Company], Client] = lambda company: company.people[-1],
    ) -> None:
        self._companies: list[Company] = []
        self._enter, self._end, self._who = enter, end, who

    def enter(self, company: Company) -> str:
        self._enter(company)
        self._companies.append(company)
        return company.lend(self._who(company))

    def end(self, page: Page) -> None:
        expect(page.locator(".board")).to_be_visible(timeout=20_000)
        self._end(self._companies.pop())


FREEZE = "window.freezeConnection()"
MENU = "header .knob"
CHAT = "header .talk > button"
RULES, INVITE, TV, MOVE = (f"dialog .row >> nth={row}" for row in range(4))


def landing(_: Company) -> str:
    return "/"


def door(company: Company) -> str:
    return f"/{company.code}"


def lobby(company: Company) -> None:
    """Some are ready, one is away, and there is a bot."""
    company.do(company.people[1], c.Ready(True))
    company.do(company.people[2], c.Ready(True))
    company.do(company.host, c.SeatBot())
    company.leave(company.people[4])


def lobby_host(company: Company) -> str:
    lobby(company)
    return company.lend(company.host)


def lobby_guest(company: Company) -> str:
    lobby(company)
    return company.lend(company.people[3])


def lobby_full(company: Company) -> str:
    for _ in range(12 - len(company.people)):
        company.do(company.host, c.SeatBot())
    return company.lend(company.host)


def latecomer(company: Company) -> str:
    company.do(company.host, c.SeatBot())
    company.do(company.host, c.StartGame())
    return company.lend(company.join("Zoryana", "uk"))


def ended_early(company: Company) -> str:
    company.do(company.host, c.StartGame())
    company.do(company.host, c.Abandon())
    return company.lend(company.people[1])


def no_table(company: Company) -> str:
    return f"/{company.code}{company.code}"


def chatting(company: Company) -> str:
    company.say(company.people[1], "Evening all! Is Vera bringing the cards, or are we the cards?")
    company.say(company.people[2], "Я вже тут, лише роблю чай. Кому з м’ятою?")
    company.say(company.host, "Всем с мятой. Начинаем через пять минут.")
    company.say(company.people[3], "Five of your minutes or five of ours?")
    return company.lend(company.host)


def screen(company: Company) -> str:
    return f"/{company.code}/screen"


def screen_lobby(company: Company) -> str:
    lobby(company)
    return screen(company)


HOUSE = (
    Scene("landing", "h1", landing, sizes=EVERY),
    Scene("landing-games", "dialog", landing, click("main button")),
    Scene("landing-how", "dialog", landing, click("footer .word")),
    Scene("open", "dialog", landing, click("footer .brass")),
    Scene("join", "dialog .others", door, sizes=EVERY),
    Scene("lobby-host", ".bill", lobby_host, sizes=EVERY),
    Scene("lobby-guest", ".bill", lobby_guest),
    Scene("lobby-full", ".bill", lobby_full),
    Scene("lobby-seat", "dialog", lobby_host, click(".place.front")),
    Scene("options", "dialog .presets", lobby_host, click(".chips")),
    Scene("game-choice", "dialog", lobby_host, click(".bill .link")),
    Scene("menu-host", "dialog .tools", lobby_host, click(MENU)),
    Scene("latecomer", ".board", latecomer),
    Scene("ended-early", ".early", ended_early, sizes=EVERY),
    Scene("no-table", ".stage h1", no_table),
    Scene("menu-guest", "dialog .tools", lobby_guest, click(MENU)),
    Scene("invite", "dialog .qr", lobby_host, click(MENU, INVITE)),
    Scene("tv", "dialog .code", lobby_host, click(MENU, TV)),
    Scene("device-change", "dialog .card", lobby_host, click(MENU, MOVE)),
    Scene("rules", "dialog h2", lobby_host, click(MENU, RULES), sizes=EVERY),
    Scene("chat", "dialog .said", chatting, click(CHAT)),
    Scene("screen-lobby", "h1", screen_lobby, sizes=(SCREEN,)),
)
