"""What somebody asks the table to decide is announced to everybody, wherever they look."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from quivive.tables import commands as c
from tests.e2e.company import Company, company
from tests.e2e.conftest import NewContext
from tests.e2e.fitting import Size, misfits
from tests.e2e.phone import PHONE, SCREEN
from tests.e2e.scenes import screen
from web.src.games.spyfall.e2e.scenes import talked

SIZES = (Size(390, 664), Size(360, 560), Size(820, 1180))
ENDING = "Bartholomew asks to end this game"


@pytest.fixture
def playing(server: str) -> Iterator[Company]:
    """Five people; Bartholomew is not the host."""
    with company(server) as people:
        talked(people)
        yield people


def phone(new_context: NewContext, address: str) -> Page:
    page = new_context(locale="en", viewport=PHONE, has_touch=True).new_page()
    page.goto(address)
    expect(page.locator(".board")).to_be_visible()
    return page


def note(page: Page, text: str) -> Locator:
    return page.get_by_role("region", name=text)


def votes(playing: Company) -> int:
    motions = playing.host.table["motions"]
    return len(motions[0]["by"]) if motions else 0


def test_a_vote_to_end_the_game_is_announced_and_answered_on_the_spot(
    new_context: NewContext, playing: Company
) -> None:
    page = phone(new_context, playing.lend(playing.people[3]))
    tv = new_context(locale="en", viewport=SCREEN).new_page()
    tv.goto(screen(playing))
    expect(tv.get_by_role("banner")).to_be_visible()
    playing.do(playing.people[1], c.Abandon())
    asked = note(page, ENDING)
    expect(asked).to_contain_text("1 of 3 votes")
    expect(page.locator("[aria-live]", has_text=ENDING)).to_have_count(1)
    assert misfits(page, SIZES) == []
    page.get_by_role("button", name="Table menu").click(trial=True)
    shown = note(tv, ENDING)
    expect(shown).to_contain_text("1 of 3 votes")
    expect(shown.get_by_role("button")).to_have_count(0)
    asked.get_by_role("button", name="Agree").press("Enter")
    expect(asked).to_have_count(0)
    expect(shown).to_contain_text("2 of 3 votes")
    playing.until(playing.host, lambda _: votes(playing) == 2)


def test_the_vote_that_ends_the_game_must_be_confirmed(new_context: NewContext, playing: Company) -> None:
    page = phone(new_context, playing.lend(playing.host))
    playing.do(playing.people[0], c.Abandon())
    asked = note(page, "Bartholomew asks to end this game")
    asked.get_by_role("button", name="Agree").click()
    expect(asked).to_contain_text("Its points are lost")
    asked.get_by_role("button", name="Agree").click()
    playing.until(playing.people[0], lambda one: one.table["phase"] == "result")


def test_who_would_rather_not_is_left_alone_until_somebody_asks_again(
    new_context: NewContext, playing: Company
) -> None:
    page = phone(new_context, playing.lend(playing.people[3]))
    playing.do(playing.people[1], c.Pause())
    asked = note(page, "Bartholomew asks for a pause")
    asked.get_by_role("button", name="Not now").click()
    expect(asked).to_have_count(0)
    playing.do(playing.people[2], c.Pause())
    playing.until(playing.host, lambda _: votes(playing) == 2)
    expect(asked).to_have_count(0)
    playing.do(playing.host, c.Pause())
    playing.do(playing.host, c.Resume())
    playing.do(playing.people[1], c.Pause())
    expect(asked).to_be_visible()


def test_it_says_without_whom_somebody_would_go_on(new_context: NewContext, playing: Company) -> None:
    page = phone(new_context, playing.lend(playing.people[3]))
    absent = playing.people[2]
    chair = next(
        number for number, one in enumerate(playing.host.table["chairs"]) if one.get("person") == absent.you
    )
    playing.leave(absent)
    asker = playing.people[1]
    playing.until(asker, lambda one: not _here(one.table, absent.you))
    playing.do(asker, c.LeaveOut(chair))
    expect(note(page, "Bartholomew asks to play without Оленка")).to_be_visible()
    assert json.loads(playing.host.table["motions"][0]["what"])["seat"] == chair


def _here(table: dict[str, object], person: object) -> bool:
    persons = table["persons"]
    assert isinstance(persons, list)
    return bool(next(one["here"] for one in persons if one["id"] == person))
