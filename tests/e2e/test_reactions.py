"""At a table of people far apart, everybody sees who sent a reaction. There are none while talk is closed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from quivive.games.spyfall import model as m
from quivive.tables import commands as c
from tests.e2e.company import Company, company
from tests.e2e.conftest import NewContext
from tests.e2e.phone import PHONE

KNOB = {"ru": "Реакция", "uk": "Реакція", "en": "React"}
# Records where each reaction starts.
RECORD = """(() => {
    window.thrown = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (keys, timing) {
        if (this.classList.contains('thrown')) {
            const { m41: x, m42: y } = new DOMMatrix(getComputedStyle(this).transform);
            const moves = new Set(keys.flatMap((key) => Object.keys(key)));
            window.thrown.push({ ...this.dataset, x, y, flies: moves.has('transform') });
        }
        return animate.call(this, keys, timing);
    };
})()"""
THROWN = "(count) => window.thrown.length >= count && window.thrown"
FACE = """(name) => [...document.querySelectorAll('.face')]
    .find((face) => face.innerText.includes(name)).querySelector('img').getBoundingClientRect().toJSON()"""


def seated(new_context: NewContext, way: str, language: str, motion: str = "no-preference") -> Page:
    page = new_context(locale=language, viewport=PHONE, reduced_motion=motion).new_page()
    page.add_init_script(RECORD)
    page.goto(way)
    expect(page.get_by_role("button", name=KNOB[language])).to_be_visible()
    return page


def apart(gathered: Company) -> None:
    gathered.deal("spyfall", m.SpyfallOptions(), "apart")


def seen(page: Page, count: int = 1) -> list[dict[str, object]]:
    thrown: list[dict[str, object]] = page.wait_for_function(THROWN, arg=count).json_value()
    return thrown


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_it_flies_from_the_senders_face_on_every_phone(
    new_context: NewContext, server: str, motion: str
) -> None:
    with company(server) as gathered:
        apart(gathered)
        # Danylo throws, Tom looks on.
        sender = seated(new_context, gathered.lend(gathered.people[-1]), "uk", motion)
        other = seated(new_context, gathered.lend(gathered.people[-1]), "en", motion)
        sender.get_by_role("button", name="Реакція").click()
        sender.get_by_role("button", name="Оплески").click()
        for page in (sender, other):
            (thrown,) = seen(page)
            assert (thrown["reaction"], thrown["by"]) == ("applause", "Данило")
            assert thrown["flies"] is (motion == "no-preference")
        face, (thrown,) = other.evaluate(FACE, "Данило"), seen(other)
        assert face["left"] < thrown["x"] < face["right"]
        assert face["top"] < thrown["y"] < face["bottom"]
        expect(other.locator("[aria-live]", has_text="Данило: Applause")).to_be_attached()
        expect(other.locator(".thrown")).to_have_count(0)


def test_nobody_reacts_while_talk_is_closed(new_context: NewContext, server: str) -> None:
    with company(server) as gathered:
        apart(gathered)
        view = gathered.host.view
        assert isinstance(view, m.SpyfallView)
        bystander = next(person for person in gathered.people[1:] if person is not gathered.at(view.dealer))
        page = seated(new_context, gathered.lend(bystander), "en")
        page.get_by_role("button", name="React").click()
        expect(page.get_by_role("button", name="Applause")).to_be_visible()
        gathered.act(gathered.at(view.dealer), m.Start())
        gathered.act(gathered.host, m.Accuse(next(seat for seat in view.dealt_in if seat != view.you)))
        expect(page.get_by_text("No talking for now.")).to_be_visible()
        expect(page.get_by_role("button", name="Applause")).to_have_count(0)


def test_in_one_room_there_are_no_reactions(new_context: NewContext, server: str) -> None:
    with company(server) as gathered:
        gathered.do(gathered.host, c.Agree(sitting="together"))
        page = new_context(locale="en", viewport=PHONE).new_page()
        page.goto(gathered.lend(gathered.people[-1]))
        expect(page.locator(".bill")).to_be_visible()
        expect(page.get_by_role("button", name="React")).to_have_count(0)
