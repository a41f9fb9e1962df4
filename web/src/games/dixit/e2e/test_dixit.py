"""Complete games of Dixit in browsers: four phones in three languages and a shared screen; three phones."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from playwright.sync_api import Page, Route, expect

from quivive.games.dixit import model as m
from quivive.games.dixit.model import CardKey
from quivive.tables import commands as c
from tests.e2e.company import NAMES, Company, company
from tests.e2e.conftest import Device
from tests.e2e.phone import PHONE, SCREEN
from tests.e2e.scenes import screen as screen_of
from web.src.games.dixit.e2e.phone import STEP, Dreamer, Requests, watched

CLUE = "Тиша перед дзвоником"


@contextmanager
def dealt(own_server: str, people: int, turns: int) -> Iterator[Company]:
    """A table with this many people and turns, waiting for the first storyteller."""
    with company(own_server) as gathered:
        for person in gathered.people[people:]:
            gathered.do(person, c.Stand())
            gathered.leave(person)
        gathered.deal("dixit", m.DixitOptions(end="turns", turns=turns), "together")
        gathered.reached("deal")
        gathered.do(gathered.host, c.Skip(gathered.host.beat))
        gathered.reached("idea")
        yield gathered


def phones_of(gathered: Company, new_device: Device) -> list[Dreamer]:
    """Phones that take over the seats, in order, each in its owner's language."""
    phones, code = [], gathered.code
    for person, (name, language) in zip(list(gathered.people), NAMES, strict=False):
        page, requests = watched(new_device(language, PHONE))
        gathered.leave(person)
        page.goto(f"/{code}#seat={person.token}")
        phones.append(Dreamer(page, name, language, requests))
    for phone in phones:
        phone.sees_phase("idea")
    return phones


def test_four_phones_and_a_screen_play_three_turns_through_a_reload_and_an_absence(
    own_server: str, new_device: Device
) -> None:
    with dealt(own_server, 4, turns=3) as gathered:
        table, on_screen = f"/{gathered.code}", screen_of(gathered)
        phones = phones_of(gathered, new_device)
    vera, bart, olenka, tom = phones
    screen, asked_by_screen = watched(new_device("uk", SCREEN))
    screen.goto(on_screen)

    hands = [phone.hand() for phone in phones]
    olenka.press("idea")
    for phone in phones:
        phone.sees_phase("tell")
    own_cards_alone_are_asked_for(phones, hands, asked_by_screen)
    olenka.tell(hands[2][3], CLUE)
    for phone in (vera, bart, tom):
        expect(phone.page.get_by_text(CLUE).first).to_be_visible(timeout=STEP)
    bart.lay(hands[1][0])
    bart.lay(hands[1][5], how="change")
    vera.lay(hands[0][1])
    vera.take_back(hands[0][1])
    vera.lay(hands[0][2])
    tom.lay(hands[3][4])
    laid = same_for_all(phones)
    assert set(laid) == {hands[0][2], hands[1][5], hands[2][3], hands[3][4]}
    laid_cards_are_asked_for_alike(phones, (screen, asked_by_screen), laid)
    assert {len(phone.requests.asked) for phone in phones} == {6 + 2 * 4}

    vera.laid(hands[0][2]).click()
    vera.see("own")
    vera.vote(hands[1][5])
    vera.page.reload()
    expect(vera.laid(hands[1][5])).to_have_attribute("aria-pressed", "true", timeout=STEP)
    assert vera.table() == laid
    vera.vote(hands[2][3])
    bart.vote(hands[3][4])
    tom.laid(hands[2][3]).click()
    on_to_the_next_turn(phones)
    assert scores(screen) == {"Вера": 3, "Bartholomew": 0, "Оленка": 3, "Tom": 4}

    bart.page.goto("about:blank")
    told = tom.hand()[0]
    tom.tell(told, "Home again")
    away = vera.page.get_by_role("status").filter(has_text="Bartholomew")
    away.get_by_role("button", name="Без этого игрока").click()
    expect(away).to_have_count(0)
    given = [phone.hand()[0] for phone in (vera, olenka)]
    vera.lay(given[0])
    olenka.lay(given[1])
    assert set(same_for_all((vera, olenka, tom))) == {told, *given}
    bart.page.goto(table)
    bart.sees_phase("vote")
    bart.see("back")
    vera.vote(told)
    olenka.laid(given[0]).click()
    on_to_the_next_turn(phones)
    assert scores(screen) == {"Вера": 7, "Bartholomew": 0, "Оленка": 3, "Tom": 7}

    told = vera.hand()[5]
    vera.tell(told, "Дверь")
    for phone in (bart, olenka, tom):
        phone.lay(phone.hand()[1])
    laid = same_for_all(phones)
    laid_cards_are_asked_for_alike(phones, (screen, asked_by_screen), laid)
    for phone in (bart, olenka, tom):
        phone.laid(told).click()
    for phone in phones:
        expect(phone.button("to_result")).to_be_visible(timeout=STEP)
    for phone in phones:
        expect(phone.page.get_by_role("status").filter(has_text=NAMES[-1][0])).to_have_count(0)
    expect(tom.page.get_by_text("You win!", exact=True)).to_be_visible()
    heard = tom.page.get_by_role("status").filter(has_text="You win!")
    expect(heard).to_contain_text(re.compile(r"Picture \d: .+, 3 votes: .+You win! The game is over"))
    expect(screen.get_by_text("Перемога: Tom!")).to_be_visible()
    assert scores(screen) == {"Вера": 7, "Bartholomew": 2, "Оленка": 5, "Tom": 9}


def test_at_a_table_for_three_each_lays_two_cards_and_a_lone_finder_gets_four(
    own_server: str, new_device: Device
) -> None:
    with dealt(own_server, 3, turns=1) as gathered:
        phones = phones_of(gathered, new_device)
    vera, bart, olenka = phones
    hands = [phone.hand() for phone in phones]
    assert [len(hand) for hand in hands] == [7, 7, 7]

    bart.press("idea")
    bart.sees_phase("tell")
    bart.tell(hands[1][6], "Nearly home")
    for phone, hand in ((vera, hands[0]), (olenka, hands[2])):
        phone.lay(hand[0])
        phone.lay(hand[1])
        phone.sees_phase("choose" if phone is vera else "vote")
    laid = same_for_all(phones)
    assert set(laid) == {hands[1][6], *hands[0][:2], *hands[2][:2]}
    for own in hands[0][:2]:
        vera.laid(own).click()
        vera.see("own")
        expect(vera.laid(own)).to_have_attribute("aria-pressed", "false")
    vera.vote(hands[1][6])
    olenka.laid(hands[0][1]).click()
    for phone in phones:
        expect(phone.button("to_result")).to_be_visible(timeout=STEP)
    points = vera.page.get_by_role("figure").inner_text()
    assert ("Вера: 5 очков" in points, "Bartholomew: 4 очка" in points) == (True, True), points


def test_on_a_slow_line_a_blurred_hint_stands_in_until_the_picture_is_there(
    own_server: str, new_device: Device
) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page = new_device("en", PHONE).new_page()
    page.route(re.compile(r"/[0-9a-f]{8}-[\w-]{8}\.webp$"), hold)
    with dealt(own_server, 3, turns=1) as gathered:
        page.goto(gathered.lend(gathered.people[-1]))
        expect(page.locator(".hand .blurred img[src^='data:image/webp']")).to_have_count(7, timeout=STEP)
        for route in held:
            route.continue_()
        expect(page.locator(".hand .blurred")).to_have_count(0, timeout=STEP)
        expect(page.locator(".hand img[src^='blob:']")).to_have_count(7)


def test_a_newcomer_tells_first_and_then_guesses_with_bots_and_is_told_how(new_device: Device) -> None:
    page, requests = watched(new_device("en", PHONE))
    lev = Dreamer(page, "Lev", "en", requests)
    lev.practise("Dixit", "Practise with bots")
    is_told(lev, "Pick a picture, and a clue that some will get but not all")
    mine = lev.hand()[1]
    lev.tell(mine, "Somebody is expected")
    lev.sees_phase("vote")
    laid = lev.table()
    assert (len(laid), mine in laid) == (4, True)
    lev.sees_phase("reveal")
    is_told(lev, "found it")
    lev.press("next")

    is_told(lev, "Which of yours fits the clue best")
    given = lev.hand()[0]
    lev.lay(given)
    is_told(lev, "One is the storyteller’s")
    lev.laid(given).click()
    lev.see("own")
    lev.laid(next(card for card in lev.table() if card != given)).click()
    expect(lev.button("to_result")).to_be_visible(timeout=STEP)


def is_told(lev: Dreamer, advice: str) -> None:
    """A hint stays until it is dismissed."""
    hint = lev.page.locator(".hint[role=status]").filter(has_text=advice)
    expect(hint).to_be_visible(timeout=STEP)
    hint.get_by_role("button", name="Got it").click()
    expect(hint).to_have_count(0)


def own_cards_alone_are_asked_for(
    phones: Sequence[Dreamer], hands: Sequence[Sequence[CardKey]], screen: Requests
) -> None:
    """At the deal, a phone requests each card of its own hand once, in order, and nothing else."""
    for phone, hand in zip(phones, hands, strict=True):
        phone.requests.wait_for(phone.page, hand)
        assert phone.requests.cards() == hand
    assert screen.asked == []


def laid_cards_are_asked_for_alike(
    phones: Sequence[Dreamer], screen: tuple[Page, Requests], laid: Sequence[CardKey]
) -> None:
    """Every phone requests all laid cards in the same order, so that requests do not reveal owners."""
    every = [(phone.page, phone.requests) for phone in phones] + [screen]
    asked = [requests.wait_for(page, (*laid, *laid)) for page, requests in every]
    assert asked == [asked[0]] * len(asked)
    assert len({file for _, file in asked[0]}) == 2 * len(laid), "small ones first, then large ones"


def same_for_all(phones: Sequence[Dreamer]) -> list[CardKey]:
    """The cards on the table, by number."""
    for phone in phones:
        phone.sees_phase("vote")
    tables = [phone.table() for phone in phones]
    assert tables == [tables[0]] * len(tables)
    return tables[0]


def on_to_the_next_turn(phones: Sequence[Dreamer]) -> None:
    for phone in phones:
        phone.sees_phase("reveal")
        phone.press("next")
    for phone in phones:
        phone.sees_phase("tell")


def scores(screen: Page) -> dict[str, int]:
    players = screen.locator("footer li")
    names, points = (players.locator(part).all_inner_texts() for part in (".who", ".points"))
    return dict(zip(names, map(int, points), strict=True))
