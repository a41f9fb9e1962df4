"""Carnival in real browsers: five phones far apart to the end, and four in one room."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import ViewportSize, expect

from quivive.engine.game import Seat, Sitting
from quivive.games.carnival import model as m
from quivive.tables import commands as c
from tests.e2e.company import NAMES, Company, company
from tests.e2e.conftest import Device
from tests.e2e.phone import PHONE, SCREEN, Phone
from tests.e2e.scenes import SETTLED
from web.src.games.carnival.e2e.phone import NOTED, STEP, Agent
from web.src.games.carnival.e2e.scenes import NAMEABLE, ON_SCREEN, RIGHT, deal, mover, together_of
from web.src.games.carnival.e2e.scenes import call as call_agents

TOUCHED = 36
"""No card of the crowd is smaller, in CSS pixels."""
SMALLER_SIDE = "(cards) => cards.map((card) => Math.min(card.offsetWidth, card.offsetHeight))"
TOP, BOTTOM = ("(one) => one.getBoundingClientRect().top", "(one) => one.getBoundingClientRect().bottom")
OVERLAPPING = """(tags) => {
    const boxes = tags.map((tag) => tag.getBoundingClientRect());
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    return boxes.flatMap((a, place) => boxes.slice(place + 1).filter((b) => meet(a, b)));
}"""
CUT_OFF = "(names) => names.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
LEFT_OF_NUMBERS = """(cards) => cards.slice(1).map((card, place) => {
    const number = cards[place].querySelector('.num');
    const width = number.offsetWidth - parseFloat(getComputedStyle(number).paddingRight);
    return card.offsetLeft - cards[place].offsetLeft - width;
})"""
"""How far each number in a hand ends before the next card, which lies over it."""
COLUMNS = "(crowd) => getComputedStyle(crowd).gridTemplateColumns.split(' ').length"


@pytest.fixture
def gathered(own_server: str) -> Iterator[Company]:
    with company(own_server) as people:
        yield people


def agents(gathered: Company, new_device: Device, sitting: Sitting) -> list[Agent]:
    """Everybody's seat on a phone of its own, the game just dealt."""
    deal(gathered, sitting)
    code = gathered.code
    people = [gathered.at(Seat(seat)) for seat in range(len(gathered.people))]
    phones = []
    for seat, (person, (_, language)) in enumerate(zip(people, NAMES, strict=False)):
        gathered.leave(person)
        page = new_device(language, PHONE).new_page()
        page.add_init_script(NOTED)
        page.goto(f"/{code}#seat={person.token}")
        expect(page.locator(".board[data-turn]")).to_be_visible(timeout=STEP)
        phones.append(Agent(page, seat))
    return phones


def call(phones: list[Agent]) -> int:
    """The player to move calls somebody; all screens go on."""
    turn = max(phone.turn() for phone in phones)
    for phone in phones:
        phone.reaches(turn)
    number = phones[phones[0].mover()].call()
    for phone in phones:
        phone.reaches(turn + 1)
    return number


def holder(phones: list[Agent], number: int) -> Agent:
    return next(phone for phone in phones if number in phone.hand())


def stranger(phones: list[Agent], *known: Agent) -> Agent:
    return next(phone for phone in phones if phone not in known)


def all_see(phones: list[Agent], kind: str, *, right: bool) -> None:
    for phone in phones:
        phone.sees(kind, right=right)


def contact(phones: list[Agent], *, right: bool) -> None:
    """The player to move looks at somebody and names them."""
    mover = phones[phones[0].mover()]
    partner = holder(phones, mover.called[-1])
    named = partner if right else stranger(phones, mover, partner)
    mover.look(named.seat)
    mover.press()
    all_see(phones, "contact", right=right)


def test_five_phones_far_apart_wink_name_accuse_reload_and_reach_the_end(
    gathered: Company, new_device: Device
) -> None:
    phones = agents(gathered, new_device, "apart")
    for _ in range(4):
        call(phones)
    a_wink_is_caught(phones)
    a_stranger_is_accused(phones, lambda agent, seat, number: agent.accuse(number, seat))
    phones[3].page.reload()
    expect(phones[3].page.locator(".hand [data-number]")).not_to_have_count(0, timeout=STEP)

    for _ in range(2):
        call(phones)
    for right in (True, True, False):
        contact(phones, right=right)
        call(phones)

    for _ in range(3 * len(phones) - 1):
        call(phones)
    phones[phones[0].mover()].call()
    for phone in phones:
        expect(phone.page.locator(".board[data-over=true] .over")).to_be_visible(timeout=STEP)
    phones[0].page.get_by_role("button", name="К итогам").click()
    expect(phones[0].page.get_by_text("Три круга подряд никого не раскрыли")).to_be_visible()


def a_wink_is_caught(phones: list[Agent]) -> None:
    """The partner of the first caller winks; whoever watches that face sees it, and nobody else."""
    caller = phones[0]
    number = caller.called[0]
    partner = holder(phones, number)
    hunter = stranger(phones, caller, partner)
    blind = stranger(phones, caller, partner, hunter)
    for phone in phones:
        phone.record()
    for phone, at in ((caller, partner), (hunter, partner), (partner, caller), (blind, caller)):
        phone.look(at.seat)
    for one, at in ((caller, partner), (partner, caller), (blind, caller)):
        hunter.sees_looking(one.seat, NAMES[at.seat][0])
    partner.sign()
    hunter.page.wait_for_function("(seat) => window.signs.includes(seat)", arg=str(partner.seat))
    caller.page.wait_for_function("(seat) => window.signs.includes(seat)", arg=str(partner.seat))
    hunter.accuse(number)
    all_see(phones, "accusation", right=True)
    assert blind.signs() == []
    expect(hunter.page.locator(f'.crowd .gap[data-number="{number}"]')).to_be_visible()


def a_stranger_is_accused(phones: list[Agent], name: Callable[[Agent, int, int], None]) -> None:
    caller = phones[1]
    number = caller.called[0]
    partner = holder(phones, number)
    accuser = stranger(phones, caller, partner)
    spent = accuser.page.locator(":is(.accuse, .people) .spent")
    before = spent.count()
    name(accuser, stranger(phones, caller, partner, accuser).seat, number)
    all_see(phones, "accusation", right=False)
    expect(spent).to_have_count(before + 1)


def test_four_phones_in_one_room_call_make_contact_and_accuse_in_two_taps(
    gathered: Company, new_device: Device
) -> None:
    leaver = gathered.people[4]
    gathered.do(leaver, c.Leave())
    gathered.leave(leaver)
    phones = agents(gathered, new_device, "together")
    for phone in phones:
        expect(phone.page.locator(".mirror")).to_have_count(0)
        call(phones)
    last = phones[3].called[0]
    glow = holder(phones, last).page.locator(f'.hand .live[data-number="{last}"]')
    expect(glow).to_be_visible()
    caller, partner = phones[0], holder(phones, phones[0].called[0])
    caller.name(partner.seat, caller.called[0])
    all_see(phones, "contact", right=True)
    call(phones)
    a_stranger_is_accused(phones, Agent.name)
    closed = phones[1].called[0]
    # One of the two who might name it can hold both other numbers, with nobody to name; never both of them.
    apart_from_it = [phone for phone in phones if phone not in (phones[1], holder(phones, closed))]
    accuser = next(phone for phone in apart_from_it if phone.page.locator(NAMEABLE).count())
    accuser.page.locator(NAMEABLE).first.click()
    expect(accuser.page.locator(f'dialog .numbers [data-number="{closed}"]')).to_have_count(0)
    phones[1].page.reload()
    expect(phones[1].page.locator(".people b")).to_have_text(str(closed), timeout=STEP)


def test_a_shared_screen_shows_the_whole_of_a_naming_between_valance_and_apron(
    gathered: Company, new_device: Device
) -> None:
    page = new_device("uk", SCREEN).new_page()
    page.goto(ON_SCREEN.enter_screen(gathered))
    ON_SCREEN.name_before_screen(page)
    cost = page.locator(".show .cost")
    expect(cost).to_be_visible(timeout=STEP)
    assert cost.evaluate(BOTTOM) <= page.locator("footer.apron").evaluate(TOP)
    assert page.locator(".show .says").evaluate(TOP) >= page.locator("header").evaluate(BOTTOM)


def test_a_phone_shows_the_whole_of_a_naming_without_scrolling(gathered: Company, new_device: Device) -> None:
    page = new_device("uk", {"width": 844, "height": 390}).new_page()
    page.goto(RIGHT.enter(gathered))
    RIGHT.end(page)
    expect(page.locator(".showing .cost")).to_be_visible(timeout=STEP)
    assert page.locator(".showing .says").evaluate(TOP) >= page.locator("header").evaluate(BOTTOM)
    assert page.locator(".showing .cost").evaluate(BOTTOM) <= page.locator(".showing .on").evaluate(TOP)


@pytest.mark.parametrize("seats", [7, 8])
def test_a_crowd_among_many_in_one_room_can_still_be_touched(
    gathered: Company, new_device: Device, seats: int
) -> None:
    page = new_device("uk", {"width": 360, "height": 560}).new_page()
    page.goto(together_of(seats)(gathered))
    expect(page.locator(".people b")).to_be_visible(timeout=STEP)
    sizes = page.locator(".crowd [data-number]").evaluate_all(SMALLER_SIDE)
    assert min(sizes) >= TOUCHED
    page.set_viewport_size({"width": 844, "height": 390})
    assert page.locator(".crowd").evaluate(COLUMNS) == 12


def test_the_turns_left_on_ones_agents_lie_beside_each_other(gathered: Company, new_device: Device) -> None:
    """However close the cards lie: with four at the table there are nine in a hand."""
    leaver = gathered.people[4]
    gathered.do(leaver, c.Leave())
    gathered.leave(leaver)
    deal(gathered, "together")
    owing = mover(gathered)
    call_agents(gathered)
    call_agents(gathered, 3, held_by=owing)
    page = new_device("ru", {"width": 360, "height": 560}).new_page()
    page.goto(gathered.lend(owing))
    expect(page.locator(".due").nth(1)).to_be_visible(timeout=STEP)
    assert page.locator(".due").evaluate_all(OVERLAPPING) == []


@pytest.mark.parametrize("size", [{"width": 360, "height": 560}, {"width": 664, "height": 390}])
def test_the_smallest_phones_cut_off_no_name_and_cover_no_eyes_on_the_mirror(
    gathered: Company, new_device: Device, size: ViewportSize
) -> None:
    for _ in range(2):
        gathered.do(gathered.host, c.SeatBot())
    deal(gathered)
    watched = gathered.at(Seat(2))
    for seat in (0, 1, 3, 4):
        gathered.act(gathered.at(Seat(seat)), m.Look(Seat(2)))
    page = new_device("ru", size).new_page()
    page.goto(gathered.lend(watched))
    expect(page.locator(".mirror .watcher").nth(3)).to_be_visible(timeout=STEP)
    expect(page.locator(".side .plate").filter(has_text="Напёрсток")).to_be_visible()
    page.wait_for_function(SETTLED)  # names are wider until their font is there
    assert page.locator(".side .plate").evaluate_all(CUT_OFF) == []
    points = page.locator(".mirror .token").bounding_box()
    assert points
    for eyes in page.locator(".mirror .watcher").all():
        box = eyes.bounding_box()
        assert box
        assert box["y"] + box["height"] <= points["y"] + 1 or box["x"] >= points["x"] + points["width"] - 1


def test_the_largest_text_leaves_the_faces_room_beside_the_crowd(
    gathered: Company, new_device: Device
) -> None:
    deal(gathered)
    device = new_device("ru", {"width": 360, "height": 560})
    device.add_init_script("if (location.host) localStorage.setItem('text', 'huge')")
    page = device.new_page()
    page.goto(gathered.lend(gathered.at(Seat(2))))
    faces = page.locator(".side .seat")
    expect(faces.first).to_be_visible(timeout=STEP)
    for face in faces.all():
        box = face.bounding_box()
        assert box
        assert box["width"] >= 44
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360


def test_every_number_in_a_hand_of_nine_can_be_read_on_a_small_phone_on_its_side(
    gathered: Company, new_device: Device
) -> None:
    leaver = gathered.people[4]
    gathered.do(leaver, c.Leave())
    gathered.leave(leaver)
    deal(gathered)
    page = new_device("ru", {"width": 664, "height": 390}).new_page()
    page.goto(gathered.lend(mover(gathered)))
    expect(page.locator("ul.hand .num")).to_have_count(9, timeout=STEP)
    assert min(page.locator("ul.hand li").evaluate_all(LEFT_OF_NUMBERS)) >= -1


def test_a_newcomer_practises_with_three_bots_and_is_told_what_to_do(new_device: Device) -> None:
    page = new_device("en", {"width": 360, "height": 560}).new_page()
    phone = Phone(page, "Lev", "en")
    phone.practise("Carnival", "Practise with bots")
    hint = page.get_by_role("status").filter(has=page.get_by_role("button", name="Got it"))
    expect(hint).to_contain_text("Your turn: tap a numbered agent", timeout=STEP)
    expect(page.locator(".acts .brass")).to_contain_text("Call an agent")
    expect(page.locator(".crowd [data-number]")).to_have_count(12)
    assert page.locator(".crowd").evaluate(COLUMNS) == 4, "no row is left with one guest"
    hint.get_by_role("button").click()
    expect(hint).to_contain_text("The hooded figures are players", timeout=STEP)
    hint.get_by_role("button").click()
    Agent(page, 0).call()
    expect(hint).to_be_visible(timeout=STEP)


def test_a_hint_about_the_first_screen_gives_way_though_nobody_has_dismissed_it(new_device: Device) -> None:
    page = new_device("en", {"width": 360, "height": 560}).new_page()
    Phone(page, "Lev", "en").practise("Carnival", "Practise with bots")
    hint = page.get_by_role("status").filter(has=page.get_by_role("button", name="Got it"))
    first = hint.filter(has_text="Your turn: tap a numbered agent")
    expect(first).to_be_visible(timeout=STEP)
    Agent(page, 0).call()
    expect(first).to_have_count(0, timeout=STEP)
    expect(hint).to_be_visible(timeout=STEP)
