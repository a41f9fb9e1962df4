"""Every screen of a mission of Crosshairs, frozen where it would go on by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from quivive.client import Client
from quivive.engine.game import Sitting
from quivive.games.crosshairs import actions as a
from quivive.games.crosshairs import model as m
from tests.e2e.company import Company
from tests.e2e.phone import SCREEN
from tests.e2e.scenes import (
    CHAT,
    EVERY,
    MENU,
    RULES,
    Finale,
    Scene,
    click,
    on_screen,
    still,
)


def look(person: Client) -> m.CrosshairsView:
    view = person.view
    assert isinstance(view, m.CrosshairsView)
    return view


def brief(company: Company, sitting: Sitting = "together", **options: Any) -> None:
    company.deal("crosshairs", m.CrosshairsOptions(**options), sitting)
    company.reached("briefing")


def begin(company: Company, sitting: Sitting = "together", **options: Any) -> None:
    brief(company, sitting, **options)
    for person in list(company.people):
        company.act(person, a.Ready())
    company.reached("turn")


def mover(company: Company) -> Client:
    return company.at(look(company.host).to_move)


def bystander(company: Company) -> Client:
    return next(person for person in company.people if person is not mover(company))


def own(view: m.CrosshairsView) -> list[m.SuspectId]:
    assert view.you is not None
    return [standing.suspect for standing in view.stands[view.you]]


def others(view: m.CrosshairsView) -> list[m.SuspectId]:
    """Suspects in front of other agents that this agent has not looked at."""
    seen = {held.suspect for held in view.seen}
    found = [(at, standing.suspect) for at, stand in enumerate(view.stands) for standing in stand]
    return [suspect for at, suspect in found if at != view.you and suspect not in seen]


def move(company: Company) -> None:
    """A turn as a sensible agent plays it: detain, give clues, ask about others."""
    agent = mover(company)
    view = look(agent)
    if not own(view) and view.suspects_left:
        company.act(agent, a.Detain())
    elif own(view) and view.hand:
        company.act(agent, a.Clue(view.hand[0], own(view)[0]))
    elif others(view) and view.hand:
        company.act(agent, a.Exchange(view.hand[0], others(view)[0]))
        company.act(agent, a.Stop())
    else:
        company.act(agent, a.Wait())
        company.act(agent, a.Stop())


def played(company: Company, turns: int, **options: Any) -> None:
    begin(company, **options)
    for _ in range(turns):
        move(company)


def known(company: Company, suspect: m.SuspectId) -> m.CardId:
    """The card of a suspect, from whoever has looked at it."""
    looked = [held for person in company.players for held in look(person).seen]
    return next(held.card for held in looked if held.suspect == suspect)


def lift(company: Company) -> None:
    agent = mover(company)
    company.act(agent, a.Aim(others(look(agent))[0]))


def fire(company: Company, *, right: bool) -> None:
    agent = mover(company)
    suspect = look(agent).aim
    assert suspect is not None
    true = known(company, suspect)
    company.act(agent, a.Fire(true if right else next(card for card in ("red2", "red3") if card != true)))


def shot(company: Company, *, right: bool) -> None:
    lift(company)
    fire(company, right=right)


def look_up(company: Company) -> None:
    """Everybody has seen the shot."""
    company.skip()


def turn(turns: int, **options: Any) -> Callable[[Company], str]:
    def enter(company: Company) -> str:
        played(company, turns, **options)
        return company.lend(mover(company))

    return enter


def watching(company: Company) -> str:
    played(company, 12, mission="training_2")
    return company.lend(bystander(company))


def briefed(mission: str) -> Callable[[Company], str]:
    def enter(company: Company) -> str:
        brief(company, mission=mission)
        return company.lend(company.host)

    return enter


def drawing(company: Company) -> str:
    played(company, 5, mission="training_1")
    agent = mover(company)
    company.act(agent, a.Wait())
    company.act(agent, a.Draw())
    return company.lend(agent)


def surplus(company: Company) -> str:
    begin(company, mission="training_2")
    agent = mover(company)
    company.act(agent, a.Wait())
    for _ in range(3):
        company.act(agent, a.Draw())
    return company.lend(agent)


def aiming(company: Company) -> str:
    played(company, 10, mission="training_3")
    lift(company)
    return company.lend(mover(company))


def aimed(company: Company) -> str:
    played(company, 10, mission="training_2")
    lift(company)
    return company.lend(bystander(company))


def fired(*, right: bool) -> Callable[[Company], str]:
    def enter(company: Company) -> str:
        played(company, 10, mission="training_2")
        shot(company, right=right)
        return company.lend(bystander(company))

    return enter


def rewarded(company: Company) -> str:
    played(company, 10, mission="training_2")
    shot(company, right=True)
    look_up(company)
    return company.lend(mover(company))


def win(company: Company) -> None:
    while not look(company.host).over:
        if can_shoot(company):
            shot(company, right=True)
            if not look(company.host).over:
                look_up(company)
                company.act(mover(company), a.Stop())


def lose(company: Company) -> None:
    while not look(company.host).over:
        if can_shoot(company):
            shot(company, right=False)
            if not look(company.host).over:
                look_up(company)


def can_shoot(company: Company) -> bool:
    """If not, skips the turn: of an agent without a target, or of the one who is on the page."""
    view = look(company.host)
    here = [look(person).you for person in company.players]
    if view.to_move in here and others(look(mover(company))):
        return True
    company.skip()
    return False


def idler(company: Company) -> Client:
    """An agent whom nobody needs: without a suspect, and not the host."""
    return next(person for person in company.people[1:] if not own(look(person)))


WON = Finale(lambda company: played(company, 5, mission="training_1"), win, idler)
LOST = Finale(lambda company: played(company, 5, mission="training_1"), lose, idler)


def won_on_screen(company: Company) -> None:
    played(company, 5, mission="training_1")
    win(company)


def silence(company: Company) -> str:
    begin(company, "apart", mission="training_1")
    return company.lend(company.host)


def onto_the_bill(company: Company) -> str:
    company.agree("crosshairs", m.CrosshairsOptions(), "together")
    return company.lend(company.host)


def hold_the_card(page: Page) -> None:
    page.locator("button.card").focus()
    page.keyboard.down(" ")


def name_somebody(page: Page) -> None:
    page.locator(".suits button").nth(1).click()
    page.locator(".numbers button").nth(10).click()


def press_in_vain(page: Page) -> None:
    """Dispatches the event: `click` would wait for the button to be enabled."""
    page.locator(".actions .detain").dispatch_event("click")


SCENES = (
    Scene("crosshairs-bill", ".bill .chip", onto_the_bill),
    Scene("crosshairs-options", "dialog .names", onto_the_bill, click(".chips")),
    Scene("crosshairs-rules", "dialog .picture", onto_the_bill, click(MENU, RULES), sizes=EVERY),
    Scene("crosshairs-briefing", ".board .paper h2", briefed("training_1"), sizes=EVERY),
    Scene("crosshairs-briefing-mirror", ".board .paper li", briefed("mirror")),
    Scene("crosshairs-first", ".actions", turn(0, mission="training_1")),
    Scene(
        "crosshairs-turn",
        ".hand .up",
        turn(20, mission="training_3"),
        click(".hand button >> nth=1"),
        sizes=EVERY,
    ),
    Scene("crosshairs-held", ".suspect .front", turn(10, mission="training_2"), hold_the_card),
    Scene("crosshairs-easy", ".cell", turn(15, mission="training_1", boards="easy")),
    Scene("crosshairs-off", ".actions", turn(10, mission="power_cut")),
    Scene("crosshairs-pointers", ".pointer", turn(10, mission="arrows")),
    Scene("crosshairs-moving", ".actions", turn(15, mission="night_train")),
    Scene("crosshairs-tokens", ".tokens", turn(10, mission="room_keys"), click(".actions .clue")),
    Scene(
        "crosshairs-exchange",
        ".choices .lacquer",
        turn(10, mission="training_2"),
        click(".hand button >> nth=1", ".actions .exchange"),
    ),
    Scene("crosshairs-why", ".why", turn(10, mission="training_2"), press_in_vain),
    Scene("crosshairs-watching", ".agent.looked", watching, click(".agent >> nth=1")),
    Scene("crosshairs-discard", "dialog ol", watching, click(".middle button")),
    Scene("crosshairs-hint", "dialog li", turn(14, mission="training_1", hint=True), click(".close .link")),
    Scene("crosshairs-draw", ".two", drawing),
    Scene("crosshairs-surplus", ".apron .brass", surplus),
    Scene("crosshairs-aim", ".fire", aiming, name_somebody, sizes=EVERY),
    still("crosshairs-aimed", ".sights", aimed),
    still("crosshairs-right", ".shot .paper", fired(right=True), sizes=EVERY),
    still("crosshairs-wrong", ".shot .paper", fired(right=False)),
    Scene("crosshairs-reward", ".reward", rewarded),
    Scene("crosshairs-won", ".over .won", WON.enter, WON.end),
    Scene("crosshairs-lost", ".over .paper", LOST.enter, LOST.end),
    Scene("crosshairs-silence", "dialog .reminder", silence, click(CHAT)),
    Scene("screen-crosshairs-briefing", ".screen .paper", on_screen(briefed("training_3")), sizes=(SCREEN,)),
    Scene("screen-crosshairs", ".screen .agent", on_screen(turn(18, mission="training_3")), sizes=(SCREEN,)),
    Scene("screen-crosshairs-aim", ".screen .sights", on_screen(aiming), sizes=(SCREEN,)),
    still("screen-crosshairs-right", ".screen .shot .paper", on_screen(fired(right=True)), sizes=(SCREEN,)),
    Scene("screen-crosshairs-won", ".screen .won", on_screen(won_on_screen), sizes=(SCREEN,)),
)
