"""Every screen of a turn of Dixit, frozen where it would go on by itself."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from quivive.client import Client
from quivive.games.dixit import model as m
from tests.e2e.company import Company
from tests.e2e.phone import SCREEN
from tests.e2e.scenes import EVERY, MENU, RULES, Finale, Scene, click, lobby, on_screen, still

CLUE = "Тиша перед дзвоником"


def look(person: Client) -> m.DixitView:
    view = person.view
    assert isinstance(view, m.DixitView)
    return view


def deal(company: Company, **options: Any) -> None:
    company.deal("dixit", m.DixitOptions(**options), "together")
    company.reached("deal")


def teller(company: Company) -> Client:
    return company.at(look(company.host).storyteller)


def guesser(company: Company) -> Client:
    return next(person for person in company.players if look(person).you != look(person).storyteller)


def telling(company: Company, **options: Any) -> None:
    deal(company, first="lot", **options)
    company.skip()
    company.reached("tell")


def choosing(company: Company, **options: Any) -> None:
    telling(company, **options)
    told = teller(company)
    company.act(told, m.Tell(look(told).hand[0], CLUE))
    company.reached("choose")


def laid(company: Company, **options: Any) -> None:
    choosing(company, **options)
    for person in company.players:
        view = look(person)
        if view.you != view.storyteller:
            company.act(person, m.Choose(view.hand[0]))
    company.reached("vote")


def voted(company: Company, *, but: int = 0) -> None:
    """Everybody votes for the first card that is not theirs, except for the last few."""
    voters = [person for person in company.players if look(person).you in look(person).voters]
    for person in voters[: len(voters) - but]:
        view = look(person)
        company.act(person, m.Vote(next(card for card in view.laid if card not in view.mine)))


def revealed(company: Company, **options: Any) -> None:
    laid(company, **options)
    voted(company)
    company.reached("reveal")


def dealt(company: Company) -> str:
    deal(company)
    return company.lend(company.host)


def tells(company: Company) -> str:
    telling(company)
    return company.lend(teller(company))


def waits(company: Company) -> str:
    telling(company)
    return company.lend(guesser(company))


def chooses(company: Company) -> str:
    choosing(company)
    return company.lend(guesser(company))


def votes(company: Company) -> str:
    laid(company)
    return company.lend(guesser(company))


def has_voted(company: Company) -> str:
    laid(company)
    voted(company, but=1)
    return company.lend(next(person for person in company.players if look(person).vote is not None))


def sees_reveal(company: Company) -> str:
    revealed(company)
    return company.lend(company.host)


def last_vote(company: Company) -> None:
    laid(company, end="turns", turns=1)


def onto_the_bill(company: Company) -> str:
    lobby(company)
    company.agree("dixit", m.DixitOptions(), "together")
    return company.lend(company.host)


def all_shown(page: Page) -> None:
    """Skips the reveal, if it has not ended; with reduced motion, there is nothing to skip."""
    skip = page.locator(".board .apron .lacquer")
    expect(skip.or_(page.locator(".board .apron .brass")).first).to_be_visible(timeout=20_000)
    if skip.is_visible():
        skip.click()


END = Finale(last_vote, voted, teller)

SCENES = (
    Scene("dixit-bill", ".bill .chip", onto_the_bill),
    Scene("dixit-options", "dialog .names", onto_the_bill, click(".chips")),
    Scene("dixit-rules", "dialog .rules", onto_the_bill, click(MENU, RULES), sizes=EVERY),
    still("dixit-deal", ".board .hand", dealt, sizes=EVERY),
    still("dixit-tell", ".board .hand", tells, sizes=EVERY),
    Scene("dixit-clue", ".board #clue", tells, click(".board .apron .brass"), sizes=EVERY),
    still("dixit-wait", ".board .teller", waits),
    still("dixit-choose", ".board .clue", chooses, sizes=EVERY),
    Scene("dixit-picture", "dialog .frame", chooses, click(".board .front button")),
    still("dixit-vote", ".board .gallery", votes, sizes=EVERY),
    still("dixit-voted", ".board .vote", has_voted),
    Scene("dixit-reveal", ".board .verdict", sees_reveal, all_shown, sizes=EVERY),
    Scene("dixit-over", ".board .verdict", END.enter, END.end),
    still("screen-dixit-choose", ".screen .course", on_screen(chooses), sizes=(SCREEN,)),
    still("screen-dixit-tell", ".screen .course", on_screen(waits), sizes=(SCREEN,)),
    still("screen-dixit-vote", ".screen .gallery", on_screen(votes), sizes=(SCREEN,)),
    still("screen-dixit-reveal", ".screen .gallery", on_screen(sees_reveal), sizes=(SCREEN,)),
)
