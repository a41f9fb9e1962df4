"""Debian's Firefox, driven by Playwright over WebDriver BiDi."""

from __future__ import annotations

import shutil
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Error, ViewportSize, sync_playwright

PHONE: ViewportSize = {"width": 390, "height": 664}
PLAYWRIGHTS_OWN = b64encode(sha256(b"body {}").digest()).decode()
"""Playwright adds this style to a page before every screenshot, which our security policy forbids."""
NAMES = ("firefox-esr", "firefox")


def missing() -> list[str]:
    return [] if installed() else ["firefox-esr"]


@contextmanager
def windows(count: int) -> Iterator[list[FirefoxWindow]]:
    """Windows that share nothing, like different phones."""
    with sync_playwright() as playwright:
        browser = playwright.firefox.launch(channel="moz-firefox", executable_path=installed())
        try:
            yield [FirefoxWindow(browser) for _ in range(count)]
        finally:
            browser.close()


def installed() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


class FirefoxWindow:
    def __init__(self, browser: Browser) -> None:
        self._complaints: list[str] = []
        context = browser.new_context(locale="en", viewport=PHONE, reduced_motion="reduce")
        self._page = context.new_page()
        self._page.on("console", self._hear)
        self._page.on("pageerror", self._fail)

    def goto(self, url: str) -> None:
        self._page.goto(url)

    def reload(self) -> None:
        self._page.reload()

    def ask(self, script: str, *values: object) -> Any:
        return self._page.evaluate(_spread(script), list(values))

    def click(self, script: str, *values: object) -> None:
        element = self._page.evaluate_handle(_spread(script), list(values)).as_element()
        assert element, f"nothing to click: {script} {values}"
        element.click()

    def write(self, script: str, text: str) -> None:
        self.click(script)
        self._page.keyboard.type(text)

    def picture(self) -> bytes:
        return self._page.screenshot()

    def complaints(self) -> list[str]:
        return [said for said in self._complaints if PLAYWRIGHTS_OWN not in said]

    def close(self) -> None:
        self._page.context.close()

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self._complaints.append(message.text)

    def _fail(self, error: Error) -> None:
        self._complaints.append(str(error))


def _spread(script: str) -> str:
    return f"(values) => ({script})(...values)"
