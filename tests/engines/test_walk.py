"""A short walk through the page in engines other than Chromium: it is drawn and playable, without errors."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from types import ModuleType
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.e2e.conftest import serving
from tests.engines import firefox, webkit
from tests.engines.window import Window, until

Engine = Callable[[int], AbstractContextManager[Any]]

SETTLED = """() => document.fonts.status === 'loaded' && !document.querySelector('[aria-busy=true]')
    && document.getAnimations().every((one) => one.playState !== 'running')
    && [...document.images].every((image) => image.complete || image.loading === 'lazy')"""
DRAWN = ("h1", ".tagline", ".way form", ".apron .brass")
"""What the landing page must show."""
SHOW = (
    "(what, shown) => { document.querySelector(what).style.visibility = shown ? '' : 'hidden'; return true }"
)
THING = "(what) => document.querySelector(what)"
BUTTON = """(name) => [...document.querySelectorAll('button')]
    .findLast((one) => (one.ariaLabel ?? one.textContent).trim().startsWith(name)
        && !one.disabled && one.ariaDisabled !== 'true')"""
NAME = "() => document.querySelector('dialog #name')"
AT_TABLE = "() => /^.[A-Z]{4}$/.test(location.pathname) && !!document.querySelector('.bill')"
GAME = "() => document.querySelector('.bill h2').textContent.includes('Keep Watch')"
GAMES = (
    "() => [...document.querySelectorAll('dialog button')].find((one) => /Keep Watch/.test(one.textContent))"
)
FACES = "(count) => document.querySelectorAll('.room .plate').length >= count"
PHASE = "(phase) => !!document.querySelector(`main.board[data-phase=${phase}]`)"
PAD = """() => {
    const card = document.querySelector('.own .seven');
    const pads = [...document.querySelectorAll('[data-buttons=awake] .pad')];
    if (!card || !pads.length) return null;
    const names = card.ariaLabel.split(':')[1].split(',').map((name) => name.trim());
    const count = (pad) => names.filter((name) => name === pad.querySelector('.sr').textContent).length;
    const best = Math[document.querySelector('.pennant.more') ? 'max' : 'min'](...pads.map(count));
    return pads.find((pad) => count(pad) === best);
}"""
TAPS = 3
ROUND = "() => document.querySelector('main.board')?.dataset.round"


@pytest.fixture(params=[webkit, firefox], ids=["webkit", "firefox"])
def engine(request: pytest.FixtureRequest) -> Engine:
    module: ModuleType = request.param
    if lacking := module.missing():
        told = f"not installed: {', '.join(lacking)}"
        if os.environ.get("ENGINES") == "all":
            pytest.fail(told)
        pytest.skip(told)
    opened: Engine = module.windows
    return opened


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[str]:
    """A server, run by the project's own Python: this environment only has what drives browsers."""
    with serving(tmp_path, python=shutil.which("python") or "python") as url:
        yield url


def test_two_phones_find_the_page_drawn_and_play_a_round(engine: Engine, own_server: str) -> None:
    with engine(2) as (host, guest):
        arrive(host, own_server)
        everything_is_drawn(host)
        code = open_table(host)
        guest.goto(f"{own_server}/{code}")
        introduce(guest, "Guest", "Sit down")
        choose_keep_watch(host)
        until(host, FACES, 2)
        press(host, "Raise the curtain")
        play_a_round(host, guest)
        come_back(guest)
        assert host.complaints() == []
        assert guest.complaints() == []


def arrive(window: Window, url: str) -> None:
    window.goto(url)
    until(window, THING, "h1")
    until(window, SETTLED)


def everything_is_drawn(window: Window) -> None:
    """An element may be in the page without being painted. If it is hidden, the picture must change."""
    shown = still(window)
    for what in DRAWN:
        window.ask(SHOW, what, False)
        assert window.picture() != shown, f"{what} is in the page but not on the screen"
        window.ask(SHOW, what, True)


def still(window: Window) -> bytes:
    """A picture taken once two in a row are identical."""
    picture = window.picture()
    for _ in range(20):
        last, picture = picture, window.picture()
        if last == picture:
            return picture
    pytest.fail("the page never stands still")


def press(window: Window, name: str) -> None:
    until(window, f"(name) => !!({BUTTON})(name)", name)
    until(window, SETTLED)
    window.click(BUTTON, name)


def introduce(window: Window, name: str, verb: str) -> None:
    until(window, f"() => !!({NAME})()")
    until(window, SETTLED)
    window.write(NAME, name)
    press(window, verb)
    until(window, AT_TABLE)


def open_table(host: Window) -> str:
    press(host, "Open a table")
    introduce(host, "Host", "Open a table")
    return urlsplit(str(host.ask("() => location.href"))).path[1:]


def choose_keep_watch(host: Window) -> None:
    until(host, SETTLED)
    host.click(THING, ".bill .link")
    until(host, f"() => !!({GAMES})()")
    until(host, SETTLED)
    host.click(GAMES)
    until(host, GAME)
    until(host, "() => !document.querySelector('dialog')")


def play_a_round(*players: Window) -> None:
    for player in players:
        until(player, PHASE, "deal")
        press(player, "I’m on watch")
    for player in players:
        until(player, f"() => !!({PAD})() || ({PHASE})('result')")
    # A tap in the first tenth of a second counts as a false start, since nobody is that quick; try again.
    for _ in range(TAPS):
        until(players[0], f"() => !!({PAD})() || ({PHASE})('result')")
        if players[0].ask(PHASE, "result"):
            break
        players[0].click(PAD)
        until(players[0], f"() => !({PAD})() || ({PHASE})('result')")
    for player in players:
        until(player, PHASE, "result")


def come_back(player: Window) -> None:
    """After a reload, the seat and the round are back."""
    before = int(player.ask(ROUND))
    player.reload()
    assert int(until(player, ROUND)) >= before
    until(player, SETTLED)
