"""A turn of Dixit by keys alone, going by roles and names, as a screen reader does."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from quivive.games.dixit import model as m
from quivive.tables.model import Language
from tests.e2e.company import Company, company
from tests.e2e.conftest import Device
from tests.e2e.phone import PHONE
from web.src.games.dixit.e2e import scenes
from web.src.games.dixit.e2e.phone import STEP, Dreamer, Requests

STOPS = 25
"""No control is further away than this many presses of Tab."""


def go_to(page: Page, role: str, name: str) -> None:
    """Presses Tab until this control has the focus."""
    wanted = page.locator(":focus").and_(page.get_by_role(role, name=re.compile(name)))  # type: ignore[arg-type]
    for _ in range(STOPS):
        page.keyboard.press("Tab")
        if wanted.count():
            return
    raise AssertionError(f"Tab does not lead to {name}")


def picture(number: int) -> str:
    return rf"^(Picture|Картина) {number}\b"


def seated(page: Page, link: str) -> Dreamer:
    """A page in somebody's seat, in that person's language."""
    page.goto(link)
    expect(page.locator(".board .hand")).to_be_visible(timeout=STEP)
    language: Language = page.evaluate("document.documentElement.lang")
    return Dreamer(page, "", language, Requests())


def test_a_storyteller_tells_by_keys_alone(own_server: str, new_device: Device) -> None:
    page = new_device("en", PHONE).new_page()
    with company(own_server) as gathered:
        scenes.telling(gathered)
        told, watcher = scenes.teller(gathered), scenes.guesser(gathered)
        hand = scenes.look(told).hand
        phone = seated(page, gathered.lend(told))

        go_to(page, "button", picture(1))
        for number in (2, 3):
            page.keyboard.press("ArrowRight")
            expect(page.locator(":focus")).to_have_attribute("aria-label", re.compile(picture(number)))
            expect(page.locator(":focus")).to_have_attribute("aria-current", "true")
        go_to(page, "button", phone.label("tell_choose"))
        page.keyboard.press("Enter")
        go_to(page, "textbox", phone.label("clue"))
        page.keyboard.type("By keys alone")
        page.keyboard.press("Enter")

        gathered.reached("choose")
        for person in gathered.players:
            gathered.act(person, m.Choose(scenes.look(person).hand[0]))
        gathered.reached("vote")
        assert hand[2] in scenes.look(watcher).laid
        assert scenes.look(watcher).clue == m.Typed("By keys alone")


def others_choose(gathered: Company) -> None:
    for other in gathered.players:
        view = scenes.look(other)
        if view.you != view.storyteller:
            gathered.act(other, m.Choose(view.hand[0]))


def test_a_guesser_hands_in_votes_and_reads_the_reveal_by_keys_alone(
    own_server: str, new_device: Device
) -> None:
    page = new_device("en", PHONE).new_page()
    with company(own_server) as gathered:
        scenes.choosing(gathered)
        phone = seated(page, gathered.lend(scenes.guesser(gathered)))
        mine = phone.hand()[1]
        go_to(page, "button", picture(1))
        page.keyboard.press("ArrowRight")
        # On the picture in front, Enter goes on with it.
        page.keyboard.press("Enter")
        expect(phone.button("take_back")).to_be_visible(timeout=STEP)

        others_choose(gathered)
        phone.sees_phase("vote")
        foreign = next(number for number, card in enumerate(phone.table(), start=1) if card != mine)
        go_to(page, "button", picture(foreign))
        page.keyboard.press("Enter")
        expect(page.locator(":focus")).to_have_attribute("aria-pressed", "true", timeout=STEP)

        gathered.reached("vote")
        scenes.voted(gathered)
        phone.sees_phase("reveal")
        items = page.get_by_role("list", name=phone.label("table")).get_by_role("listitem")
        expect(items).to_have_count(len(scenes.look(gathered.host).laid))
        for item in items.all():
            expect(item).to_contain_text(re.compile(r"(Picture|Картина) \d: \S"), timeout=STEP)
        go_to(page, "button", phone.label("next"))
        page.keyboard.press("Enter")
        expect(page.locator(".board .apron .brass")).to_have_attribute("aria-disabled", "true", timeout=STEP)


def test_arrows_move_the_hand_and_numbers_vote_without_any_focus(own_server: str, new_device: Device) -> None:
    page = new_device("en", PHONE).new_page()
    with company(own_server) as gathered:
        scenes.choosing(gathered)
        phone = seated(page, gathered.lend(scenes.guesser(gathered)))
        page.locator("body").focus()
        page.keyboard.press("ArrowRight")
        expect(page.locator(".hand [aria-current=true]")).to_have_accessible_name(re.compile(picture(2)))
        phone.press("lay")
        expect(phone.button("take_back")).to_be_visible(timeout=STEP)
        others_choose(gathered)
        phone.sees_phase("vote")
        page.locator(":focus").evaluate_all("(focused) => focused.forEach((one) => one.blur())")
        laid = page.locator(".board button.card")
        number = next(
            i for i, card in enumerate(laid.all()) if "yours" not in (card.get_attribute("aria-label") or "")
        )
        page.keyboard.press(str(number + 1))
        expect(laid.nth(number)).to_have_attribute("aria-pressed", "true", timeout=STEP)
