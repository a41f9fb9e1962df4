"""Every screen of a game of Carnival, held still where it would go on by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from quivive.client import Client
from quivive.engine.game import Seat, Sitting
from quivive.games.carnival import model as m
from quivive.tables.model import Language
from tests.e2e.company import Company
from tests.e2e.phone import SCREEN
from tests.e2e.scenes import EVERY, MENU, RULES, Finale, Scene, click, lobby, on_screen, screen, still

LATE: tuple[tuple[str, Language], ...] = (("Мирослава", "uk"), ("Ян", "ru"), ("Guinevere", "en"))
NAMEABLE = ".people button:not([aria-disabled=true])"
AT_ONCE = {"least_seconds": 0, "turn_seconds": 300, "first": 0}


def look(person: Client) -> m.CarnivalView:
    view = person.view
    assert isinstance(view, m.CarnivalView)
    return view


def deal(company: Company, sitting: Sitting = "apart", **options: Any) -> None:
    company.deal("carnival", m.CarnivalOptions(**AT_ONCE | options), sitting)


def mover(company: Company) -> Client:
    return company.at(look(company.people[0]).mover)


def call(company: Company, times: int = 1, *, held_by: Client | None = None) -> None:
    """Each calls the first card that is somebody's, or that person's."""
    for _ in range(times):
        person = mover(company)
        company.until(person, lambda seat: look(seat).calling_open)
        view = look(person)
        held = view.callable if held_by is None else look(held_by).hand
        number = next(one for one in view.callable if one in held and one not in view.hand)
        company.act(person, m.Call(number))


def called(company: Company, caller: int) -> int:
    call = look(company.people[0]).calls[caller]
    assert call
    return call.number


def holder(company: Company, number: int) -> Client:
    return next(person for person in company.players if number in look(person).hand)


def stranger(company: Company, *known: Client) -> Client:
    return next(person for person in company.players if person not in known)


def seat_of(person: Client) -> Seat:
    you = look(person).you
    assert you is not None
    return you


def judged(company: Company, serial: int) -> None:
    for person in company.players:
        company.until(person, lambda seat: any(scene.serial == serial for scene in look(seat).scenes))


def contact(company: Company, *, right: bool) -> None:
    """The player to move names somebody for the card under their pawn."""
    person = mover(company)
    partner = holder(company, called(company, seat_of(person)))
    named = partner if right else stranger(company, person, partner)
    before = len(look(person).scenes)
    company.act(person, m.Contact(seat_of(named)))
    judged(company, before + 1)


def dealt(company: Company) -> str:
    deal(company, least_seconds=30)
    return company.lend(company.at(Seat(2)))


def choosing(company: Company) -> str:
    deal(company)
    return company.lend(mover(company))


def in_the_room(company: Company) -> None:
    """All have called; eyes are everywhere."""
    deal(company)
    call(company, 5)
    for seat, at in ((0, 3), (1, 3), (2, 4), (3, 0), (4, None)):
        company.act(company.at(Seat(seat)), m.Look(None if at is None else Seat(at)))


def watched(company: Company) -> str:
    in_the_room(company)
    return company.lend(company.at(Seat(3)))


def my_turn(company: Company) -> str:
    in_the_room(company)
    return company.lend(company.at(Seat(0)))


def hatted(company: Company) -> str:
    deal(company, signal="hat")
    call(company, 2)
    company.act(company.at(Seat(0)), m.Look(Seat(1)))
    return company.lend(company.at(Seat(0)))


def together(company: Company) -> str:
    deal(company, "together")
    call(company, 5)
    return company.lend(mover(company))


def together_of(seats: int) -> Callable[[Company], str]:
    """As many as there can be, with a contact to make: nowhere is less room for the crowd."""

    def bring(company: Company) -> str:
        for name, language in LATE[: seats - len(company.people)]:
            company.join(name, language)
        deal(company, "together")
        call(company, seats)
        return company.lend(mover(company))

    return bring


def together_waiting(company: Company) -> str:
    deal(company, "together", signal="nod")
    call(company, 3)
    return company.lend(company.at(Seat(1)))


def together_hunting(company: Company) -> str:
    """Somebody who may accuse over the first call."""
    deal(company, "together", signal="nod")
    call(company, 4)
    caller = company.at(Seat(0))
    return company.lend(stranger(company, caller, holder(company, called(company, 0)), mover(company)))


class Judged:
    """The page is there before the naming, which is shown once."""

    def __init__(self, *, right: bool) -> None:
        self._right = right
        self.finale = Finale(self.enter, self.name, lambda company: company.at(Seat(4)))
        self._watched: list[Company] = []

    def enter(self, company: Company) -> None:
        deal(company)
        call(company, 5)

    def enter_screen(self, company: Company) -> str:
        self.enter(company)
        self._watched.append(company)
        return screen(company)

    def name_before_screen(self, page: Page) -> None:
        expect(page.locator(".screen .crowd")).to_be_visible(timeout=20_000)
        self.name(self._watched.pop())

    def name(self, company: Company) -> None:
        person = company.at(Seat(0))
        known = {number for one in company.players for number in look(one).hand}
        number = called(company, 0)
        partner = seat_of(holder(company, number)) if number in known else Seat(4)
        others = [seat for seat in range(1, 5) if seat != partner]
        company.act(person, m.Contact(partner if self._right else Seat(others[0])))
        judged(company, 1)


RIGHT, WRONG = Judged(right=True).finale, Judged(right=False).finale
ON_SCREEN = Judged(right=False)


def quiet_rounds(company: Company) -> None:
    deal(company, "together")
    call(company, 14)


def last_call(company: Company) -> None:
    call(company)
    company.until(company.host, lambda seat: seat.table["phase"] == "result")


FINALE = Finale(quiet_rounds, last_call, lambda company: company.at(Seat(2)))


def over(company: Company) -> None:
    quiet_rounds(company)
    last_call(company)


def onto_the_bill(company: Company) -> str:
    lobby(company)
    company.agree("carnival", m.CarnivalOptions(), "apart")
    return company.lend(company.host)


SCENES = (
    Scene("carnival-bill", ".bill .chip", onto_the_bill),
    Scene("carnival-options", "dialog .names", onto_the_bill, click(".chips")),
    Scene("carnival-rules", "dialog .rules", onto_the_bill, click(MENU, RULES), sizes=EVERY),
    still("carnival-deal", ".board .apron p", dealt),
    still("carnival-choose", ".board button.guest", choosing, sizes=EVERY),
    still("carnival-watched", ".board .mirror", watched, sizes=EVERY),
    still("carnival-my-turn", ".board .three", my_turn),
    still("carnival-hat", ".board .mirror", hatted),
    Scene("carnival-accuse", "dialog .numbers button", watched, click(".side button >> nth=1", ".accuse")),
    Scene("carnival-contact-right", ".showing", RIGHT.enter, RIGHT.end, sizes=EVERY),
    Scene("carnival-contact-wrong", ".showing", WRONG.enter, WRONG.end),
    still("carnival-together", ".board .people b", together, sizes=EVERY),
    still("carnival-together-seven", ".board .people b", together_of(7)),
    still("carnival-together-eight", ".board .people b", together_of(8)),
    still("carnival-together-waiting", ".board .people", together_waiting),
    Scene("carnival-together-accuse", "dialog .numbers button", together_hunting, click(NAMEABLE)),
    Scene("carnival-together-name", "dialog .numbers .own", together_of(8), click(NAMEABLE)),
    Scene("carnival-over", ".board .over", FINALE.enter, FINALE.end),
    still("screen-carnival-room", ".screen .crowd", on_screen(in_the_room), sizes=(SCREEN,)),
    still("screen-carnival-together", ".screen .crowd", on_screen(together_waiting), sizes=(SCREEN,)),
    Scene(
        "screen-carnival-contact",
        ".screen .show .cost",
        ON_SCREEN.enter_screen,
        ON_SCREEN.name_before_screen,
        sizes=(SCREEN,),
    ),
    still("screen-carnival-over", ".screen .over", on_screen(over), sizes=(SCREEN,)),
)
