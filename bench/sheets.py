"""How smoothly a sheet opens: frames per second while it does, compared with the same page at rest.

In alternating turns, the same sheet opens with a translucent background, which makes the browser paint the
stage behind it too. Sheets are opaque because of what this costs.

    .venv/engines/bin/python -m bench.sheets --times 12

Runs in the installed Firefox and Chromium, which draw in software, as the slowest of phones do. Needs what
`make engines` installs.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, Playwright, ViewportSize, sync_playwright

from tests.e2e.conftest import chromium, serving
from tests.engines.firefox import installed

PYTHON = Path(__file__).parents[1] / ".venv/bin/python"
SIZES: dict[str, ViewportSize] = {
    "phone": {"width": 390, "height": 664},
    "desk": {"width": 1440, "height": 900},
}
FRAMES = """async () => {
    const frames = [];
    let on = true;
    const tick = (at) => { frames.push(at); if (on) requestAnimationFrame(tick); };
    requestAnimationFrame(tick);
    const wait = (time) => new Promise((done) => setTimeout(done, time));
    await wait(500);
    const rest = frames.splice(0);
    document.querySelector('header .knob').click();
    while (!document.querySelector('dialog')) await wait(4);
    const coming = document.querySelector('dialog').getAnimations({ subtree: true });
    await Promise.all(coming.map((one) => one.finished));
    on = false;
    const moving = frames.splice(0);
    await wait(100);
    document.querySelector('dialog').dispatchEvent(new Event('cancel'));
    while (document.querySelector('dialog')) await wait(4);
    await wait(300);
    return [rest, moving];
}"""


TRANSLUCENT = """dialog.sheet {
    background: radial-gradient(90% 60% at 50% 40%, #0e060a8c, #0a0408e0) !important;
}
.stage { visibility: visible !important }"""
WEAR = """(style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [sheet];
}"""


class Opened(NamedTuple):
    rest: float
    """Frames per second."""
    moving: float
    longest: float
    """The longest time between two frames, in milliseconds."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.sheets", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--times", type=int, default=12)
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), python=str(PYTHON)) as url,
        sync_playwright() as playwright,
    ):
        for engine in ("firefox", "chromium"):
            for name, size in SIZES.items():
                with _table(playwright, engine, url, size) as page:
                    turns = [(_opened(page, ""), _opened(page, TRANSLUCENT)) for _ in range(asked.times)]
                    for opened, how in zip(zip(*turns, strict=True), ("curtain", "translucent"), strict=True):
                        report(opened, f"{engine}, {name}, {how}")
    return 0


def report(opened: Sequence[Opened], where: str) -> None:
    rest, moving, longest = (statistics.median(column) for column in zip(*opened, strict=True))
    print(
        f"{where}: {moving:.1f} frames a second while a sheet opens, {rest:.1f} at rest"
        f" (ratio {moving / (rest or 1):.2f}); longest {longest:.0f} ms",
        flush=True,
    )


def _opened(page: Page, style: str) -> Opened:
    page.evaluate(WEAR, style)
    rest, moving = page.evaluate(FRAMES)
    gaps = [later - sooner for sooner, later in pairwise(moving)]
    return Opened(_rate(rest), _rate(moving), max(gaps, default=0))


def _rate(frames: list[float]) -> float:
    if len(frames) < 2:
        return 0
    return 1000 * (len(frames) - 1) / (frames[-1] - frames[0])


@contextmanager
def _table(playwright: Playwright, engine: str, url: str, size: ViewportSize) -> Iterator[Page]:
    browser = _launched(playwright, engine)
    page = browser.new_page(locale="en", viewport=size)
    page.goto(url)
    page.locator("footer .brass").click()
    page.locator("#name").fill("Bench")
    page.locator("dialog .brass").click()
    page.locator(".bill .chip").first.wait_for()
    page.wait_for_timeout(2_000)
    yield page
    browser.close()


def _launched(playwright: Playwright, engine: str) -> Browser:
    if engine == "firefox":
        return playwright.firefox.launch(channel="moz-firefox", executable_path=installed())
    return playwright.chromium.launch(**chromium())


if __name__ == "__main__":
    sys.exit(main())
