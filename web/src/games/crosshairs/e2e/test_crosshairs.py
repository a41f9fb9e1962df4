"""Complete missions of Crosshairs in browsers: three phones and a shared screen, one won and two lost."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from quivive.engine.game import Seat
from quivive.games.crosshairs import actions as a
from quivive.tables import commands as c
from quivive.tables.model import Language
from tests.e2e.company import Company, company
from tests.e2e.conftest import Device
from tests.e2e.phone import PHONE, SCREEN, choose_game, gather
from tests.e2e.scenes import SETTLED
from web.src.games.crosshairs.e2e.phone import STEP, Agent, all_see, whose_turn
from web.src.games.crosshairs.e2e.scenes import (
    begin,
    known,
    lift,
    look,
    look_up,
    mover,
    others,
    own,
    played,
    shot,
)

NAMES: tuple[tuple[str, Language], ...] = (("Вера", "ru"), ("Данило", "uk"), ("Tom", "en"))
TITLE = re.compile("Под прицелом")


@pytest.fixture
def three(own_server: str) -> Iterator[Company]:
    """Three clients at training 1, after the briefing."""
    with company(own_server) as gathered:
        leave_only(gathered, 3)
        begin(gathered, mission="training_1")
        yield gathered


def leave_only(gathered: Company, agents: int) -> None:
    for person in gathered.people[agents:]:
        gathered.do(person, c.Stand())
        gathered.leave(person)


def test_three_phones_win_the_first_training_and_a_reload_in_mid_turn_costs_nothing(
    new_device: Device,
) -> None:
    agents = [Agent(new_device(language, PHONE).new_page(), name, language) for name, language in NAMES]
    host = agents[0]
    gather(agents)
    choose_game(host.page, TITLE)
    screen = new_device("en", SCREEN).new_page()
    screen.goto(f"{urlsplit(host.page.url).path}/screen")
    host.press("begin")
    for agent in agents:
        agent.read()

    first = whose_turn(agents)
    first.detain()
    second = next_turn(agents, first)
    second.detain()
    third = next_turn(agents, second)
    third.wait(draws=2)
    next_turn(agents, third)

    suspects = {agent.name: agent.suspect() for agent in (first, second)}
    first.lift(second.name)
    all_see(agents, ".sights")
    expect(screen.locator(".screen .sights")).to_be_visible(timeout=STEP)
    first.page.reload()
    first.sees_phase("aim")
    first.name_and_fire(*suspects[second.name])
    all_see(agents, ".shot.right, .shot .paper.right")
    expect(screen.locator(".screen .shot .paper.right")).to_be_visible(timeout=STEP)
    first.sees_phase("reward")
    first.page.locator(".blind").first.click()
    first.page.locator(".apron .brass").click()

    next_turn(agents, first)
    second.lift(first.name)
    second.name_and_fire(*suspects[first.name])
    all_see(agents, ".over .won")
    expect(screen.locator(".screen .won")).to_be_visible(timeout=STEP)
    host.press("to_result")
    expect(host.page.get_by_text("Миссия выполнена", exact=False)).to_be_visible()


def test_a_mission_is_lost_with_fewer_bullets_than_suspects(three: Company, new_device: Device) -> None:
    for _ in range(2):
        three.act(mover(three), a.Detain())
    for _ in range(3):
        shot(three, right=False)
        look_up(three)
    last = mover(three)
    suspect = others(look(last))[0]
    true = known(three, suspect)
    agent = page_of(three, new_device)
    agent.lift_gun()
    agent.page.locator(".choices .wax").first.click()
    agent.name_and_fire(0, 3 if true == "red2" else 2)
    expect(agent.page.locator(".shot .paper")).to_contain_text("Missed!", timeout=STEP)
    expect(agent.page.get_by_text("There are fewer bullets left than suspects.")).to_be_visible(timeout=STEP)


def test_a_mission_is_lost_with_an_empty_headquarters(three: Company, new_device: Device) -> None:
    three.act(mover(three), a.Detain())
    three.act(mover(three), a.Detain())
    shot(three, right=True)
    look_up(three)
    three.act(mover(three), a.Stop())
    keeper = next(Seat(at) for at, stand in enumerate(look(three.host).stands) if stand)
    while not last_step(three, keeper):
        spend(three, keeper)
    agent = page_of(three, new_device)
    if can_wait(agent.page):
        agent.page.locator(".actions .wait").click()
        agent.page.locator(".choices .brass").click()
    else:
        agent.page.locator(".hand button").first.click()
        agent.page.locator(".actions .exchange").click()
        agent.page.locator(".choices button").first.click()
    expect(agent.page.get_by_role("heading", name="Mission failed").last).to_be_visible(timeout=STEP)
    expect(agent.page.get_by_text("Headquarters is empty", exact=False)).to_be_visible(timeout=STEP)


def test_a_turn_is_as_it_was_after_a_reload(three: Company, new_device: Device) -> None:
    three.act(mover(three), a.Detain())
    three.act(mover(three), a.Detain())
    lift(three)
    agent = page_of(three, new_device)
    agent.sees_phase("aim")
    agent.page.locator(".apron .lacquer").click()
    agent.sees_phase("turn")
    hand = agent.page.locator(".hand .sr").all_inner_texts()
    agent.page.locator(".hand button").first.click()
    agent.page.locator(".actions .exchange").click()
    agent.page.reload()
    agent.sees_phase("turn")
    expect(agent.page.locator(".actions")).to_be_visible()
    assert agent.page.locator(".hand .sr").all_inner_texts() == hand


def test_a_newcomer_practises_with_two_bots_and_is_told_what_to_do(new_device: Device) -> None:
    agent = Agent(new_device("en", PHONE).new_page(), "Lev", "en")
    agent.practise("Crosshairs", "Practise with bots")
    agent.read()
    expect(agent.page.get_by_role("button", name="Got it")).to_be_visible()
    expect(agent.page.locator('.board[data-moves="true"] .actions')).to_be_visible(timeout=2 * STEP)
    expect(agent.page.locator(".actions .go")).to_have_count(1)


SCREENS: tuple[ViewportSize, ...] = ({"width": 1280, "height": 720}, SCREEN)
STANDS = """() => {
    const box = (element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return [left, top, right, bottom];
    };
    return [...document.querySelectorAll('.screen .agent')].map((agent) => {
        const all = (selector) => [...agent.querySelectorAll(selector)];
        const boxes = (selector) => all(selector).map(box);
        return {
            agent: box(agent), backs: boxes('.guard .back'), clues: boxes('.clues .card'),
            board: boxes('.before'), name: boxes('.plate'),
            words: boxes('.before .row > *, .clues .kind > *, .hand'),
            numbers: all('.number:not(.x)').map((one) => parseFloat(getComputedStyle(one).fontSize)),
            around: [...document.querySelectorAll('.screen p.paper, .screen .ticket')].map(box),
        };
    });
}"""
Box = tuple[float, float, float, float]


@pytest.mark.parametrize("agents", [2, 3, 4, 5])
def test_the_shared_screen_is_legible_from_across_the_room(
    own_server: str, new_device: Device, agents: int
) -> None:
    with company(own_server) as gathered:
        leave_only(gathered, agents)
        played(gathered, 4 * agents, mission="training_3")
        for _, language in NAMES:
            page = new_device(language, SCREEN).new_page()
            page.goto(f"/{gathered.code}/screen")
            expect(page.locator(".screen .agent")).to_have_count(agents)
            for size in SCREENS:
                page.set_viewport_size(size)
                page.wait_for_function(SETTLED)
                page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished))")
                for stand in page.evaluate(STANDS):
                    assert_legible(stand, size["height"])


def assert_legible(stand: dict[str, Any], height: int) -> None:
    """Shares of the screen's height: a suspect face down, its clues, and what its clue board leaves."""
    (back,), (board,), (name,) = stand["backs"], stand["board"], stand["name"]
    assert back[3] - back[1] > height / 8
    assert all(max(clue[2] - clue[0], clue[3] - clue[1]) > height / 20 for clue in stand["clues"])
    assert min(stand["numbers"]) > height / 40
    assert all(within(inner, stand["agent"]) for inner in (*stand["clues"], *stand["words"], board))
    assert not any(overlap(clue, other) for clue in stand["clues"] for other in (board, name))
    assert not any(overlap(stand["agent"], other) for other in stand["around"])


def within(inner: Box, outer: Box) -> bool:
    """Give or take a pixel."""
    return all(a >= b - 1 for a, b in zip(inner[:2], outer[:2], strict=True)) and all(
        a <= b + 1 for a, b in zip(inner[2:], outer[2:], strict=True)
    )


def overlap(one: Box, other: Box) -> bool:
    """By more than a pixel."""
    return max(one[0], other[0]) + 1 < min(one[2], other[2]) and max(one[1], other[1]) + 1 < min(
        one[3], other[3]
    )


@pytest.mark.parametrize("size", [{"width": 390, "height": 664}, {"width": 360, "height": 560}])
def test_the_briefing_says_what_a_clue_means_before_anything_else(
    new_device: Device, size: ViewportSize
) -> None:
    page = new_device("uk", size).new_page()
    page.goto("/")
    page.get_by_role("button", name="Під прицілом").click()
    page.get_by_role("button", name="Грати з ботами").click()
    goal = page.get_by_text("Разом назвіть усіх підозрюваних, поки є кулі.")
    rule = page.get_by_text("Карти поруч — підказки", exact=False)
    expect(goal).to_be_visible()
    expect(rule).to_be_visible()
    rule_box, apron = rule.bounding_box(), page.locator(".board .apron").bounding_box()
    assert rule_box
    assert apron
    assert rule_box["y"] + rule_box["height"] <= apron["y"]


def next_turn(agents: list[Agent], after: Agent) -> Agent:
    expect(after.page.locator('.board[data-moves="false"]')).to_be_visible(timeout=STEP)
    return whose_turn(agents)


def page_of(gathered: Company, new_device: Device) -> Agent:
    """Opens the seat of the agent to move in a browser."""
    page: Page = new_device("en", PHONE).new_page()
    page.goto(gathered.lend(mover(gathered)))
    agent = Agent(page, "", "en")
    expect(page.locator('.board[data-moves="true"]')).to_be_visible(timeout=STEP)
    return agent


def can_wait(page: Page) -> bool:
    return page.locator(".actions .wait").get_attribute("aria-disabled") == "false"


def last_step(gathered: Company, keeper: Seat) -> bool:
    """Whether the only agent with a suspect can do nothing after this turn."""
    view = look(mover(gathered))
    assert view.you is not None
    assert view.hq is not None
    next_agent = (view.you + 1) % len(view.hands)
    return next_agent == keeper and view.hq <= 1 and view.hands[next_agent] == 0


def spend(gathered: Company, keeper: Seat) -> None:
    """The keeper of the suspect plays all their cards; everybody else empties headquarters."""
    agent = mover(gathered)
    view = look(agent)
    if view.you == keeper and view.hand:
        gathered.act(agent, a.Clue(view.hand[0], own(view)[0]))
    elif view.hq_empty or (view.hq == 1 and view.you != keeper):
        gathered.act(agent, a.Exchange(view.hand[0], others(view)[0]))
    else:
        gathered.act(agent, a.Wait())
    if look(agent).phase == "draw":
        gathered.act(agent, a.Stop())
