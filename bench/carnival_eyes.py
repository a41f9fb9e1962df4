"""How smoothly eyes move in Carnival: a phone's page while eight look and wink, against an idle page.

    python -m bench.carnival_eyes [--seconds 8] [--slower 4] [--looks 1]

Eight sit apart at a table, one of them on a page of 390 × 664 in Chromium, which draws in software and whose
processor is slowed down. The others look around, and the partner of the page's call winks at it, again and
again. The references come from the same browser in the same run: an empty page, and the same table with all
eyes at rest. A small square that turns all the time asks for every frame. Frames *drawn* are what one sees of
moving eyes; frames *answered* are those in which the page's own thread, which hears of looks, had its turn.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Callable
from itertools import count, pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, ViewportSize, sync_playwright

from quivive.client import Client, Refusal
from quivive.engine.game import Seat
from quivive.games.carnival import model as m
from tests.e2e.company import Company, company
from tests.e2e.conftest import chromium, serving
from web.src.games.carnival.e2e.scenes import LATE, call, called, deal, holder, seat_of

SIZE: ViewportSize = {"width": 390, "height": 664}
EYES = 7
"""Pairs of eyes besides the player's own."""
SHOWN = 4.0
"""Seconds for which the page shows what came of an accusation."""
A_WINK = 0.9
"""Seconds between winks."""
LATE_FRAME = 25.0
"""Milliseconds between frames that mean that one at 60 Hz was missed."""
START = """() => {
    const square = document.body.appendChild(document.createElement('i'));
    square.id = 'turning';
    square.style = 'position: fixed; inset: 0 auto auto 0; width: 4px; height: 4px; background: red';
    square.animate({ rotate: ['0deg', '360deg'] }, { duration: 1000, iterations: Infinity });
    window.answered = 0;
    const tick = () => { window.answered++; window.ticking = requestAnimationFrame(tick); };
    window.ticking = requestAnimationFrame(tick);
}"""
STOP = """() => {
    cancelAnimationFrame(window.ticking);
    document.querySelector('#turning').remove();
    return window.answered;
}"""


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.carnival_eyes", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument(
        "--slower", type=float, default=4, help="how many times the page's processor is slowed"
    )
    parser.add_argument(
        "--looks", type=float, default=1, help="how often each of the others looks per second; people do once"
    )
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as url,
        company(url) as gathered,
        sync_playwright() as playwright,
        playwright.chromium.launch(**chromium()) as browser,
    ):
        page = browser.new_page(base_url=url, viewport=SIZE, locale="en")
        devtools = page.context.new_cdp_session(page)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": asked.slower})
        empty = report("an empty page", *frames(page, devtools, asked.seconds, nothing))
        winker = watching(page, gathered)
        report("the table, eyes at rest", *frames(page, devtools, asked.seconds, nothing))
        turn = looks(gathered, winker, asked.looks)
        eyes = report("eight look, one winks", *frames(page, devtools, asked.seconds, turn))
        accusing = accusation(gathered, winker)
        report("an accusation is shown", *frames(page, devtools, SHOWN, accusing))
        print(f"drawn, against an empty page: ratio {eyes / empty:.2f}")


def watching(page: Page, gathered: Company) -> Client:
    """The page has called, and looks at its partner, who looks back; returns the partner."""
    for name, language in LATE:
        gathered.join(name, language)
    deal(gathered)
    call(gathered, 2)
    caller, partner = gathered.at(Seat(0)), holder(gathered, called(gathered, 0))
    gathered.act(partner, m.Look(Seat(0)))
    page.goto(gathered.lend(caller))
    page.locator(f'.side [data-seat="{seat_of(partner)}"]').click()
    page.wait_for_timeout(2_000)
    return partner


def looks(gathered: Company, winker: Client, pace: float) -> Callable[[], None]:
    """One after another looks at somebody else; the partner winks instead."""
    around = [person for person in gathered.people if person is not winker]
    numbers = count(1)
    winked = time.monotonic()

    def turn() -> None:
        nonlocal winked
        time.sleep(1 / (EYES * pace))
        if time.monotonic() - winked > A_WINK:
            winked = time.monotonic()
            wink(gathered, winker)
        number = next(numbers)
        person = around[number % len(around)]
        others = [None, *(Seat(seat) for seat in range(EYES + 1) if seat != seat_of(person))]
        gathered.act(person, m.Look(others[number * 5 % len(others)]))

    return turn


def accusation(gathered: Company, partner: Client) -> Callable[[], None]:
    """Somebody names the partner of the page's call, once: the scene comes up, stands and is read."""
    number = called(gathered, 0)
    strangers = (person for person in gathered.players if person is not partner and seat_of(person) != 0)
    waiting = [next(strangers)]

    def turn() -> None:
        if waiting:
            gathered.act(waiting.pop(), m.Accuse(seat_of(partner), number))
        time.sleep(0.1)

    return turn


def wink(gathered: Company, winker: Client) -> None:
    """On a busy machine two winks may come too close together; the second is then refused."""
    try:
        gathered.act(winker, m.Wink())
    except Refusal as refusal:
        if refusal.code != "too_fast":
            raise


def nothing() -> None:
    """Nobody looks around."""
    time.sleep(0.1)


def frames(
    page: Page, devtools: CDPSession, seconds: float, turn: Callable[[], None]
) -> tuple[list[float], float]:
    """Milliseconds between drawn frames, and how many frames per second the page's thread answered."""
    traced: list[dict[str, Any]] = []
    done: list[bool] = []
    devtools.on("Tracing.dataCollected", lambda event: traced.extend(event["value"]))
    devtools.once("Tracing.tracingComplete", lambda _: done.append(True))
    page.evaluate(START)
    devtools.send("Tracing.start", {"categories": "cc", "transferMode": "ReportEvents"})
    began = time.monotonic()
    while time.monotonic() - began < seconds:
        turn()
    answered = page.evaluate(STOP) / (time.monotonic() - began)
    devtools.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)
    drawn = sorted(one["ts"] for one in traced if one["name"] == "ProxyImpl::ScheduledActionDraw")
    return [(later - sooner) / 1000 for sooner, later in pairwise(drawn)], answered


def report(what: str, gaps: list[float], answered: float) -> float:
    drawn = 1000 * len(gaps) / sum(gaps)
    late = sum(gap > LATE_FRAME for gap in gaps) / len(gaps)
    print(
        f"{what}: {drawn:.1f} frames a second drawn, {late:.1%} of them late, longest {max(gaps):.0f} ms;"
        f" {answered:.1f} answered",
        flush=True,
    )
    return drawn


if __name__ == "__main__":
    main()
