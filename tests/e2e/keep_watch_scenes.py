"""Every screen of a round of Keep Watch, held still where it would go on by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute, expect

from quivive.client import Client, Refusal
from quivive.games.keep_watch import counting
from quivive.games.keep_watch import model as m
from quivive.tables import commands as c
from tests.e2e.company import Company
from tests.e2e.scenes import EVERY, MENU, RULES, SCREEN, Scene, click, lobby, screen

LONG_COUNT = {"count_seconds": 10, "claim_seconds": 300}
QUICK_COUNT = {"count_seconds": 2, "claim_seconds": 300}
HOLD = "window.holdTheLine()"


def agree(company: Company, **options: Any) -> None:
    raw = msgspec.Raw(msgspec.json.encode(m.KeepWatchOptions(**options)))
    company.do(company.host, c.Agree(game="keep_watch", options=raw, sitting="together"))


def look(guest: Client) -> m.KeepWatchView:
    view = guest.view
    assert isinstance(view, m.KeepWatchView)
    return view


def deal(company: Company, **options: Any) -> None:
    agree(company, **options)
    company.do(company.host, c.StartGame())
    reached(company, "deal")


def reached(company: Company, phase: m.Phase) -> None:
    for guest in company.guests:
        company.until(guest, lambda seat: seat.raw_view is not None and seat.raw_view["phase"] == phase)


def go_on(company: Company) -> None:
    """Everybody is ready."""
    for guest in company.guests:
        company.act(guest, m.Next())
    reached(company, "count")


def turned(company: Company, **options: Any) -> None:
    deal(company, **QUICK_COUNT | options)
    go_on(company)
    reached(company, "watch")


def answers(guest: Client) -> tuple[m.Symbol, ...]:
    """What is right for this player."""
    view = look(guest)
    assert view.triple is not None
    assert view.you is not None
    seats = counting.looked_at(view.you, len(view.piles), neighbours=view.neighbours)
    faces = [face for seat in seats if (face := view.tops[seat])]
    return counting.answers(view.triple, counting.counts(view.triple, faces))


def can_miss(guest: Client) -> bool:
    return len(answers(guest)) < 3


def claim(company: Company, guest: Client, *, right: bool) -> None:
    """A program is quicker than is believed of anybody: after a false start it waits and claims again."""
    triple = look(guest).triple
    assert triple is not None
    symbol = next(one for one in triple.symbols if (one in answers(guest)) == right)
    while not judged(guest):
        if laid(company, guest, symbol):
            company.until(guest, lambda seat: judged(seat) or look(seat).locked_until is not None)


def laid(company: Company, guest: Client, symbol: m.Symbol) -> bool:
    """The lock opens by when the hand falls, which is a little before it is heard."""
    company.until(guest, lambda seat: look(seat).locked_until is None)
    try:
        company.act(guest, m.Claim(symbol))
    except Refusal as refusal:
        if refusal.code != "locked":
            raise
        return False
    return True


def judged(guest: Client) -> bool:
    view = look(guest)
    return any(verdict.seat == view.you for verdict in view.verdicts)


def missed_and_won(company: Company, **options: Any) -> Client:
    """One or two miss, then somebody is right; returns who was."""
    turned(company, **options)
    guests = list(company.guests)
    missing = [guest for guest in guests if can_miss(guest)][:2]
    for guest in missing:
        claim(company, guest, right=False)
    winner = next(guest for guest in guests if guest not in missing)
    claim(company, winner, right=True)
    reached(company, "result")
    return winner


def dealt(company: Company) -> str:
    deal(company)
    return company.lend(not_leading(company))


def not_leading(company: Company) -> Client:
    return next(guest for guest in company.guests if look(guest).you != look(guest).leader)


def leading(company: Company) -> Client:
    return next(guest for guest in company.guests if look(guest).you == look(guest).leader)


def counting_down(company: Company) -> str:
    deal(company, **LONG_COUNT)
    go_on(company)
    return company.lend(not_leading(company))


def counting_as_leader(company: Company) -> str:
    deal(company, **LONG_COUNT, mode="alternating")
    go_on(company)
    return company.lend(leading(company))


def watching(company: Company) -> str:
    turned(company)
    return company.lend(company.host)


def watching_less(company: Company) -> str:
    turned(company, mode="less")
    return company.lend(company.host)


def watching_neighbours(company: Company) -> str:
    turned(company, mode="less", neighbours=True)
    return company.lend(company.host)


def out(company: Company) -> str:
    turned(company)
    loser = next(guest for guest in company.guests if can_miss(guest))
    claim(company, loser, right=False)
    return company.lend(loser)


def won(company: Company) -> str:
    return company.lend(missed_and_won(company))


def lost(company: Company) -> str:
    winner = missed_and_won(company, neighbours=True)
    return company.lend(next(guest for guest in company.guests if guest is not winner))


def undecided(company: Company) -> str:
    turned(company)
    company.do(company.host, c.Skip(company.host.beat))
    reached(company, "result")
    return company.lend(company.host)


def over(company: Company) -> None:
    missed_and_won(company, cards=14)
    to_the_end(company)


def to_the_end(company: Company) -> None:
    """The rest of the stack is skipped, round after round, until nobody wants it."""
    while not look(company.host).over:
        company.do(company.host, c.Skip(company.host.beat))
        company.until(company.host, lambda seat: seat.table["phase"] != "game" or changed(seat))


def changed(guest: Client) -> bool:
    return guest.raw_view is not None and guest.raw_view["phase"] in ("count", "watch", "result")


class Finale:
    """Who comes after the end sees the standings: the page is there while the others bring it about."""

    def __init__(self) -> None:
        self._companies: list[Company] = []

    def enter(self, company: Company) -> str:
        missed_and_won(company, cards=14)
        self._companies.append(company)
        return company.lend(company.guests[-1])

    def end(self, page: Page) -> None:
        expect(page.locator(".board")).to_be_visible(timeout=20_000)
        to_the_end(self._companies.pop())


FINALE = Finale()


def onto_the_bill(company: Company) -> str:
    lobby(company)
    agree(company)
    return company.lend(company.host)


def on_screen(enter: Callable[[Company], object]) -> Callable[[Company], str]:
    def bring(company: Company) -> str:
        enter(company)
        return screen(company)

    return bring


def line_that_holds(page: Page) -> None:
    """From the moment the page asks for it, nothing more comes: what it shows stays as it is."""
    held: list[bool] = []

    def line(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: None if held else socket.send(message))

    page.route_web_socket("**/ws", line)
    page.expose_function("holdTheLine", lambda: held.append(True))


def hold(shows: str) -> Callable[[Page], None]:
    def wait(page: Page) -> None:
        expect(page.locator(shows).first).to_be_visible(timeout=20_000)
        page.evaluate(HOLD)

    return wait


def still(name: str, shows: str, enter: Callable[[Company], str], **more: Any) -> Scene:
    return Scene(name, shows, enter, hold(shows), line_that_holds, **more)


WATCH = (
    Scene("keep-watch-bill", ".bill .chip", onto_the_bill),
    Scene("keep-watch-options", "dialog .names", onto_the_bill, click(".chips")),
    Scene("keep-watch-rules", "dialog .picture", onto_the_bill, click(MENU, RULES), sizes=EVERY),
    still("keep-watch-deal", ".board .look", dealt, sizes=EVERY),
    still("keep-watch-count", "[data-buttons=blank]", counting_down),
    still("keep-watch-count-leader", ".board .note", counting_as_leader),
    still("keep-watch-more", "[data-buttons=awake]", watching, sizes=EVERY),
    still("keep-watch-less", "[data-buttons=awake]", watching_less),
    still("keep-watch-neighbours", "[data-buttons=awake]", watching_neighbours, sizes=EVERY),
    still("keep-watch-out", "[data-buttons=out]", out),
    still("keep-watch-won", ".board .hero", won, sizes=EVERY),
    still("keep-watch-lost", ".board .hero", lost),
    still("keep-watch-undecided", ".board .three", undecided),
    Scene("keep-watch-over", ".board .pile", FINALE.enter, FINALE.end),
    still("screen-keep-watch-count", ".screen .count", on_screen(counting_down), sizes=(SCREEN,)),
    still("screen-keep-watch-more", ".screen .three", on_screen(watching), sizes=(SCREEN,)),
    still("screen-keep-watch-won", ".screen .hero", on_screen(won), sizes=(SCREEN,)),
    still("screen-keep-watch-over", ".screen .pile", on_screen(over), sizes=(SCREEN,)),
)
