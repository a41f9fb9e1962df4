"""The checks used for every scene find what is cut off and what is covered."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.fitting import Size, cut_off, misfits

ROOMY, TIGHT = Size(360, 560), Size(320, 480, tight=True)
BUTTON = '<button data-essential{more} style="position: absolute; left: 20px; top: {top}px">Accuse</button>'


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    with browser.new_page() as page:
        yield page


def show(page: Page, *things: str) -> None:
    page.set_content(f"<!doctype html><main>{''.join(things)}</main>")


def button(top: int, more: str = "") -> str:
    return BUTTON.format(top=top, more=more)


def cover(top: int, height: int) -> str:
    return f'<div style="position: fixed; inset: {top}px 0 auto; height: {height}px">cover</div>'


@pytest.mark.parametrize(
    ("things", "faults"),
    [
        pytest.param([button(500)], [], id="in view"),
        pytest.param([button(550)], ["360×560: button. “Accuse” outside"], id="cut off"),
        pytest.param([button(9000)], ["360×560: button. “Accuse” outside"], id="below the fold"),
        pytest.param(
            [button(500), cover(0, 560)], ["360×560: button. “Accuse” covered by div."], id="covered"
        ),
        pytest.param(
            [button(500), cover(511, 9)], ["360×560: button. “Accuse” covered by div."], id="in part"
        ),
        pytest.param([cover(0, 9)], ["360×560: nothing is marked as essential"], id="unmarked"),
    ],
)
def test_essential_elements_must_be_in_view_and_uncovered(
    page: Page, things: list[str], faults: list[str]
) -> None:
    show(page, *things)
    found = misfits(page, [ROOMY])
    assert [fault.startswith(told) for fault, told in zip(found, faults, strict=True)] == [True] * len(faults)


def test_on_a_small_screen_a_list_may_scroll_but_an_action_may_not(page: Page) -> None:
    show(page, button(520, '="may-scroll"'), button(20))
    assert misfits(page, [TIGHT]) == []
    assert len(misfits(page, [Size(320, 480)])) == 1
    show(page, button(520))
    assert len(misfits(page, [TIGHT])) == 1


def test_all_text_on_a_shared_screen_must_be_in_view(page: Page) -> None:
    show(page, "<p>Round 1</p>", '<p style="position: absolute; left: 1200px; width: 200px">Port</p>')
    assert [fault.split(" outside")[0] for fault in cut_off(page, [Size(1280, 720)])] == [
        "1280×720: p. “Port”"
    ]
    assert cut_off(page, [Size(1920, 1080)]) == []
