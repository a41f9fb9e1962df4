"""From the landing page to the first card: taps, and seconds of waiting, alone and among friends.

    python -m bench.first_card

Nobody reads or searches for a button here: each tap comes as soon as there is something to tap.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.e2e.conftest import chromium, serving

PHONE: ViewportSize = {"width": 390, "height": 664}
FIRST_CARD = {
    "Spyfall\u00a02": ".board .card",
    "Keep Watch": ".board .own",
    "Crosshairs": ".board .briefing",
    "Dixit": ".board .row li",
    "Carnival": ".board .dealt",
}
"""What a player of each game gets first; in Crosshairs the briefing comes before the cards."""
GUESTS = ("Dasha", "Tom")


class Thumb:
    """Taps and types, and counts both."""

    def __init__(self, page: Page) -> None:
        self.page, self.taps, self.fields = page, 0, 0
        self.since: float | None = None

    def tap(self, selector: str) -> None:
        self.start()
        self.page.locator(selector).first.click()
        self.taps += 1

    def write(self, selector: str, text: str) -> None:
        self.start()
        self.page.locator(selector).fill(text)
        self.fields += 1

    def sees(self, selector: str) -> None:
        self.page.locator(selector).first.wait_for()

    def start(self) -> None:
        """Starts the clock at the first tap."""
        self.since = self.since or monotonic()

    @property
    def summary(self) -> str:
        assert self.since is not None
        written = f", {self.fields} to write" if self.fields else ""
        return f"{self.taps} tap{'s' if self.taps > 1 else ''}{written}, {monotonic() - self.since:.1f} s"


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.first_card", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as url,
        sync_playwright() as playwright,
        playwright.chromium.launch(**chromium()) as browser,
    ):
        for game, card in FIRST_CARD.items():
            with _phone(browser, url) as thumb:
                print(f"alone, {game}: {_alone(thumb, game, card)}", flush=True)
        _friends(browser, url)
    return 0


def _alone(thumb: Thumb, game: str, card: str) -> str:
    thumb.tap(f"main nav button:has-text('{game}')")
    thumb.tap("dialog .apron .brass")
    thumb.sees(card)
    return thumb.summary


def _friends(browser: Browser, url: str) -> None:
    with _phone(browser, url) as host, _phone(browser, url) as typing, _phone(browser, url) as scanning:
        host.tap("footer .brass")
        host.write("#name", "Vera")
        host.tap("dialog .brass")
        host.sees(".bill")
        print(f"friends, the host to a code: {host.summary}", flush=True)
        code = host.page.url.rsplit("/", 1)[1]
        typing.write("form input", code)
        typing.tap("form button")
        _sit(typing, GUESTS[0])
        print(f"friends, a guest who types the code to a seat: {typing.summary}", flush=True)
        scanning.start()
        scanning.page.goto(f"/{code}")
        _sit(scanning, GUESTS[1])
        print(f"friends, a guest who scans it to a seat: {scanning.summary}", flush=True)
        host.page.locator(".place", has_text=GUESTS[1]).wait_for()
        host.tap("footer .brass")
        for thumb in (host, typing, scanning):
            thumb.sees(FIRST_CARD["Spyfall\u00a02"])
        print(f"friends, from the host's landing page to everybody's card: {host.summary}", flush=True)


def _sit(thumb: Thumb, name: str) -> None:
    thumb.write("#name", name)
    thumb.tap("dialog .brass")
    thumb.sees(".bill")


@contextmanager
def _phone(browser: Browser, url: str) -> Iterator[Thumb]:
    page = browser.new_page(base_url=url, locale="en", viewport=PHONE)
    page.goto("/")
    page.locator("footer .brass").wait_for()
    yield Thumb(page)
    page.context.close()


if __name__ == "__main__":
    sys.exit(main())
