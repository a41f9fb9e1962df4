"""Every screen of a round of Keep Watch, frozen where it would go on by itself."""

from __future__ import annotations

from typing import Any

from quivive.client import Client, Refusal
from quivive.games.keep_watch import model as m
from quivive.games.keep_watch.rules import counting
from tests.e2e.company import Company
from tests.e2e.phone import SCREEN
from tests.e2e.scenes import (
    EVERY,
    MENU,
    RULES,
    Finale,
    Scene,
    click,
    lobby,
    on_screen,
    still,
)

LONG_COUNT = {"count_seconds": 10, "claim_seconds": 300}
QUICK_COUNT = {"count_seconds": 2, "claim_seconds": 300}


def look(person: Client) -> m.KeepWatchView:
    view = person.view
    assert isinstance(view, m.KeepWatchView)
    return view


def deal(company: Company, **options: Any) -> None:
    company.deal("keep_watch", m.KeepWatchOptions(**options), "together")
    company.reached("deal")


def go_on(company: Company) -> None:
    """Everybody is ready."""
    for person in company.people:
        company.act(person, m.Next())
    company.reached("count")


def turned(company: Company, **options: Any) -> None:
    deal(company, **QUICK_COUNT | options)
    go_on(company)
    company.reached("watch")


def answers(person: Client) -> tuple[m.Symbol, ...]:
    """The right answers for this player."""
    view = look(person)
    assert view.triple is not None
    assert view.you is not None
    seats = counting.looked_at(view.you, len(view.piles), neighbours=view.neighbours)
    faces = [face for seat in seats if (face := view.tops[seat])]
    return counting.answers(view.triple, counting.counts(view.triple, faces))


def can_miss(person: Client) -> bool:
    return len(answers(person)) < 3


def claim(company: Company, person: Client, *, right: bool) -> None:
    """A program is faster than is believed of a person: after a false start, it waits and claims again."""
    triple = look(person).triple
    assert triple is not None
    symbol = next(one for one in triple.symbols if (one in answers(person)) == right)
    while not judged(person):
        if laid(company, person, symbol):
            company.until(person, lambda seat: judged(seat) or look(seat).locked_until is not None)


def laid(company: Company, person: Client, symbol: m.Symbol) -> bool:
    """Whether the claim was accepted: the lock applies to when it was made, a little before it arrives."""
    company.until(person, lambda seat: look(seat).locked_until is None)
    try:
        company.act(person, m.Claim(symbol))
    except Refusal as refusal:
        if refusal.code != "locked":
            raise
        return False
    return True


def judged(person: Client) -> bool:
    view = look(person)
    return any(verdict.seat == view.you for verdict in view.verdicts)


def missed_and_won(company: Company, **options: Any) -> Client:
    """One or two players are wrong, then somebody is right; returns the winner."""
    turned(company, **options)
    people = list(company.people)
    missing = [person for person in people if can_miss(person)][:2]
    for person in missing:
        claim(company, person, right=False)
    winner = next(person for person in people if person not in missing)
    claim(company, winner, right=True)
    company.reached("result")
    return winner


def dealt(company: Company) -> str:
    deal(company)
    return company.lend(not_leading(company))


def not_leading(company: Company) -> Client:
    return next(person for person in company.people if look(person).you != look(person).leader)


def leading(company: Company) -> Client:
    return next(person for person in company.people if look(person).you == look(person).leader)


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
    loser = next(person for person in company.people if can_miss(person))
    claim(company, loser, right=False)
    return company.lend(loser)


def won(company: Company) -> str:
    return company.lend(missed_and_won(company))


def lost(company: Company) -> str:
    winner = missed_and_won(company, neighbours=True)
    return company.lend(next(person for person in company.people if person is not winner))


def undecided(company: Company) -> str:
    turned(company)
    company.skip()
    company.reached("result")
    return company.lend(company.host)


def over(company: Company) -> None:
    missed_and_won(company, cards=14)
    to_the_end(company)


def to_the_end(company: Company) -> None:
    """Skips the rest of the stack, round after round."""
    while not look(company.host).over:
        company.skip()


# Skipping needs the consent of every player, so the page belongs to a spectator.
FINALE = Finale(
    lambda company: missed_and_won(company, cards=14),
    to_the_end,
    lambda company: company.join("Мирослава", "uk"),
)


def onto_the_bill(company: Company) -> str:
    lobby(company)
    company.agree("keep_watch", m.KeepWatchOptions(), "together")
    return company.lend(company.host)


SCENES = (
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
