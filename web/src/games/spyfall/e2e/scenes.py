"""Every screen of a round of Spyfall, and what can happen to a table during a game."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from quivive.client import Client
from quivive.engine.game import Seat, Sitting
from quivive.games.spyfall import model as m
from quivive.tables import commands as c
from tests.e2e.company import Company
from tests.e2e.phone import SCREEN
from tests.e2e.scenes import CHAT, EVERY, Scene, click, lobby_host, screen

LAST_SCENE = 181_000
"""When the shared screen changes to the standings."""
OWN_PLACES = [
    {"name": "Grandma’s kitchen", "roles": ["Grandma", "Cat", "Plumber"]},
    {"name": "Дача", "roles": ["Сосед", "Соловей"]},
    {"name": "Полонина", "roles": ["Пастух", "Мандрівниця", "Вівчарка", "Сироварка"]},
]
SAID = (
    ("Is it loud here at night?", "Лише коли приїжджає нова зміна."),
    ("Сюда приходят в одиночку?", "I would not. But people do."),
    ("Чим тут пахне зранку?", "Железом и кофе."),
)


def view(company: Company, person: Client | None = None) -> m.SpyfallView:
    seen = (person or company.players[0]).view
    assert isinstance(seen, m.SpyfallView)
    return seen


def seat(company: Company, person: Client) -> Seat:
    found = view(company, person).you
    assert found is not None
    return found


def spy(company: Company) -> Client:
    return next(person for person in company.players if (card := view(company, person).card) and card.spy)


def innocents(company: Company) -> list[Client]:
    return [person for person in company.players if (card := view(company, person).card) and not card.spy]


def dealt(company: Company, sitting: Sitting, **options: Any) -> None:
    company.deal("spyfall", m.SpyfallOptions(**options), sitting)


def deal(company: Company, sitting: Sitting = "apart") -> str:
    dealt(company, sitting)
    return company.lend(company.at(view(company).dealer))


def talk(company: Company, sitting: Sitting = "apart") -> None:
    dealt(company, sitting)
    company.act(company.at(view(company).dealer), m.Start())


def asked(company: Company, text: str) -> Client:
    """The player in turn asks; returns who is to answer."""
    asker = company.at(view(company).asker)
    to = view(company, asker).may_ask[0]
    company.act(asker, m.Ask(to, text))
    return company.at(to)


def talked(company: Company, sitting: Sitting = "apart") -> None:
    talk(company, sitting)
    for question, answer in SAID:
        company.act(asked(company, question), m.Answer(answer))


def asking(company: Company) -> str:
    talked(company)
    return company.lend(company.at(view(company).asker))


def answering(company: Company) -> str:
    talked(company)
    return company.lend(asked(company, "Долго сюда ехать?"))


def listening(company: Company) -> str:
    talked(company)
    answerer = asked(company, "Would you come here on a Sunday?")
    return company.lend(next(one for one in innocents(company) if one not in (answerer, asker(company))))


def asker(company: Company) -> Client:
    return company.at(view(company).asker)


def asking_aloud(company: Company) -> str:
    talk(company, "together")
    return company.lend(asker(company))


def listening_aloud(company: Company) -> str:
    talk(company, "together")
    return company.lend(next(one for one in innocents(company) if one is not asker(company)))


def read_out(company: Company) -> Client:
    """A bot's question in one room is shown on the screens; returns who is to answer."""
    talk(company, "together")
    asker = company.at(view(company).asker)
    to = view(company, asker).may_ask[0]
    company.act(asker, m.Ask(to, phrase="animals.1"))
    return company.at(to)


def answering_aloud(company: Company) -> str:
    return company.lend(read_out(company))


def after_a_bots_answer(company: Company) -> str:
    """A bot that was asked aloud has answered on the screens and is about to ask."""
    company.act(read_out(company), m.Answer())
    company.act(asker(company), m.Ask(view(company, asker(company)).may_ask[0]))
    company.act(asker(company), m.Answer(phrase="evasion.0"))
    return company.lend(next(one for one in innocents(company) if one is not asker(company)))


def accused(company: Company) -> None:
    talked(company)
    accuser, *others = innocents(company)
    company.act(accuser, m.Accuse(seat(company, spy(company))))
    company.act(others[0], m.Vote(True))


def voting(company: Company) -> str:
    accused(company)
    return company.lend(innocents(company)[2])


def suspected(company: Company) -> str:
    accused(company)
    return company.lend(spy(company))


def acquitted(company: Company) -> None:
    accused(company)
    for voter in innocents(company)[2:]:
        company.act(voter, m.Vote(False))


def listening_after_acquittal(company: Company) -> str:
    acquitted(company)
    return company.lend(next(one for one in innocents(company) if one is not asker(company)))


def asking_after_acquittal(company: Company) -> str:
    acquitted(company)
    return company.lend(asker(company))


def guessing(company: Company) -> str:
    talked(company)
    company.act(spy(company), m.Stop())
    return company.lend(spy(company))


def waiting_for_guess(company: Company) -> str:
    talked(company)
    company.act(spy(company), m.Stop())
    return company.lend(innocents(company)[0])


def time_is_up(company: Company) -> Client:
    talked(company)
    company.skip()
    company.reached("discussion")
    return company.at(view(company).dealer)


def discussing(company: Company) -> str:
    return company.lend(time_is_up(company))


def polled(company: Company) -> str:
    dealer = time_is_up(company)
    company.act(dealer, m.Poll())
    voters = [person for person in company.people if person is not dealer]
    company.act(voters[0], m.Vote(False))
    return company.lend(voters[1])


def convicted(company: Company, **options: int) -> None:
    """The spy is caught by all the others."""
    dealt(company, "apart", **options)
    company.act(company.at(view(company).dealer), m.Start())
    accuser, *others = innocents(company)
    company.act(accuser, m.Accuse(seat(company, spy(company))))
    for voter in others:
        company.act(voter, m.Vote(True))


def revealed(company: Company) -> str:
    convicted(company)
    return company.lend(company.at(view(company).next_dealer))


def missed(company: Company) -> str:
    talked(company)
    caught = spy(company)
    company.act(caught, m.Stop())
    place = view(company, innocents(company)[0]).card
    assert place
    company.act(caught, m.Guess(next(one.key for one in view(company).places if one.key != place.place)))
    return company.lend(caught)


def result(company: Company) -> str:
    convicted(company, rounds=1)
    return company.lend(company.host)


def evening(company: Company) -> str:
    convicted(company, rounds=1)
    convicted(company, rounds=1)
    return company.lend(company.people[2])


def paused(company: Company) -> str:
    talked(company)
    company.do(company.host, c.Pause())
    return company.lend(company.host)


def somebody_away(company: Company) -> str:
    talked(company)
    asks = asker(company)
    company.leave(next(person for person in company.people[1:] if person is not asks))
    return company.lend(asks)


def latecomer(company: Company) -> str:
    talked(company)
    return company.lend(company.join("Мирослава", "uk"))


def screen_talk(company: Company) -> str:
    talked(company)
    return screen(company)


def screen_read_out(company: Company) -> str:
    read_out(company)
    return screen(company)


def screen_vote(company: Company) -> str:
    accused(company)
    return screen(company)


def screen_guess(company: Company) -> str:
    guessing(company)
    return screen(company)


def screen_reveal(company: Company) -> str:
    convicted(company)
    return screen(company)


def screen_result(company: Company) -> str:
    evening(company)
    return screen(company)


def hold_card(page: Page) -> None:
    page.locator("button.card").focus()
    page.keyboard.down(" ")


def peek(page: Page) -> None:
    page.locator("button.peek").focus()
    page.keyboard.down(" ")


def fast_clock(page: Page) -> None:
    page.clock.install()


def let_the_last_scene_pass(page: Page) -> None:
    expect(page.locator(".unmasked")).to_be_visible(timeout=20_000)
    page.clock.fast_forward(LAST_SCENE)


def first_line_only(page: Page) -> None:
    """Breaks the connection on demand; later attempts are not answered."""
    lines: list[WebSocketRoute] = []

    def line(socket: WebSocketRoute) -> None:
        lines.append(socket)
        if len(lines) == 1:
            socket.connect_to_server()
        else:
            socket.close()

    def cut() -> None:
        lines[0].close()

    page.route_web_socket("**/ws*", line)
    page.expose_function("breakTheLine", cut)


def break_the_line(page: Page) -> None:
    expect(page.locator(".board, main").first).to_be_visible(timeout=20_000)
    page.evaluate("breakTheLine()")


def keep_own_places(page: Page) -> None:
    kept = json.dumps(json.dumps({"game": "spyfall", "places": OWN_PLACES}))
    page.add_init_script(f"localStorage.setItem('spyfall.places', {kept})")


def to_own_places(page: Page) -> None:
    click(".chips")(page)
    page.locator("dialog section section h3").scroll_into_view_if_needed()


SCENES = (
    Scene("own-sets", "dialog section section", lobby_host, to_own_places, keep_own_places),
    Scene("deal", ".board button.card", deal, sizes=EVERY),
    Scene("deal-held", ".board .front strong", deal, hold_card),
    Scene("talk-asking", ".board form", asking, sizes=EVERY),
    Scene("talk-answering", ".board form", answering),
    Scene("talk-listening", ".board .notebook", listening, sizes=EVERY),
    Scene("talk-card", ".board .card strong", listening, peek),
    Scene("talk-card-asking", ".board .card strong", asking, peek),
    Scene("together-asking", ".board .cue", asking_aloud),
    Scene("together-listening", ".board .notebook", listening_aloud),
    Scene("together-answering", ".board .read", answering_aloud),
    Scene("together-read-out", ".board .read", after_a_bots_answer),
    Scene("accuse", "dialog .sure", listening, click(".board .two button", "dialog .faces button")),
    Scene("stop", "dialog .sure", listening, click(".board .two button >> nth=1")),
    Scene("vote", ".board .ballots", voting, sizes=EVERY),
    Scene("vote-suspect", ".board .state", suspected),
    Scene("acquittal", ".acquittal", listening_after_acquittal),
    Scene("acquittal-asking", ".acquittal", asking_after_acquittal),
    Scene("guess-spy", ".board .guess + .apron", guessing, click(".board .guess li button >> nth=4")),
    Scene("guess-others", ".board .stamp", waiting_for_guess),
    Scene("discussion", ".board .cue", discussing),
    Scene("poll", ".board .ballots", polled),
    Scene("reveal", ".board .unmasked", revealed, sizes=EVERY),
    Scene("reveal-missed", ".board .unmasked", missed),
    Scene("result", ".ledge", result),
    Scene("evening", ".ledge", evening, sizes=EVERY),
    Scene("shuffle", "dialog", result, click(".links button")),
    Scene("chat-in-game", "dialog", listening, click(CHAT)),
    Scene("pause", "section h2", paused),
    Scene("line-lost", "p[role=status]", listening, break_the_line, first_line_only),
    Scene("somebody-away", "section.paper[role=status]", somebody_away),
    Scene("guest-waiting", ".guest", latecomer),
    Scene("screen-talk", "[role=timer]", screen_talk, sizes=(SCREEN,)),
    Scene("screen-read-out", ".sign small", screen_read_out, sizes=(SCREEN,)),
    Scene("screen-vote", "h1", screen_vote, sizes=(SCREEN,)),
    Scene("screen-guess", "h1", screen_guess, sizes=(SCREEN,)),
    Scene("screen-reveal", ".unmasked", screen_reveal, sizes=(SCREEN,)),
    Scene("screen-result", "main", screen_result, let_the_last_scene_pass, fast_clock, sizes=(SCREEN,)),
)
