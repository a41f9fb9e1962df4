"""A phone at a table, used as a person would: by the text on it, in its own language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, ViewportSize, expect

from quivive.tables.model import Language

PHONE: ViewportSize = {"width": 360, "height": 740}
SCREEN: ViewportSize = {"width": 1920, "height": 1080}

Labels = Mapping[Language, Mapping[str, str]]
HOUSE: Labels = {
    "ru": {
        "open": "Открыть стол",
        "name": "Ваше имя",
        "sit": "Сесть за стол",
        "begin": "Поднять занавес и начать",
        "to_result": "К итогам",
    },
    "uk": {
        "open": "Відкрити стіл",
        "name": "Ваше ім’я",
        "sit": "Сісти за стіл",
        "begin": "Підняти завісу й почати",
        "to_result": "До підсумків",
    },
    "en": {
        "open": "Open a table",
        "name": "Your name",
        "sit": "Sit down",
        "begin": "Raise the curtain and start",
        "to_result": "To the result",
    },
}


def with_house(labels: Labels) -> Labels:
    """A game's labels, together with those of the house."""
    return {language: {**HOUSE[language], **own} for language, own in labels.items()}


@dataclass
class Phone:
    """One person's page."""

    page: Page
    name: str
    language: Language
    labels: ClassVar[Labels] = HOUSE

    def label(self, key: str, **blanks: str) -> str:
        return self.labels[self.language][key].format(**blanks)

    def button(self, key: str, **blanks: str) -> Locator:
        return self.page.get_by_role("button", name=self.label(key, **blanks), exact=True)

    def press(self, key: str, **blanks: str) -> None:
        self.button(key, **blanks).click()

    def see(self, key: str) -> None:
        expect(self.page.get_by_text(self.label(key), exact=False).first).to_be_visible(timeout=20_000)

    def sees_phase(self, phase: str) -> None:
        expect(self.page.locator(f'.board[data-phase="{phase}"]')).to_be_visible(timeout=20_000)

    def phase(self) -> str:
        return self.page.locator(".board").get_attribute("data-phase") or ""

    def introduce(self, verb: str) -> None:
        self.page.get_by_label(self.label("name")).fill(self.name)
        self.page.get_by_role("dialog").get_by_role("button", name=self.label(verb), exact=True).click()

    def open_table(self) -> None:
        self.page.goto("/")
        self.press("open")
        self.introduce("open")
        expect(self.page).to_have_url(re.compile(r"/[A-Z]{4}$"))

    def practise(self, title: str, label: str) -> None:
        """Starts practice from the rules page of a game, in English."""
        self.open_table()
        choose_game(self.page, title)
        before = self.page.url
        self.page.get_by_role("button", name="Table menu").click()
        self.page.get_by_role("button", name="Rules of the game").click()
        self.page.get_by_role("button", name=label).click()
        expect(self.page).not_to_have_url(before)


def choose_game(host: Page, title: str | re.Pattern[str]) -> None:
    """Chooses a game in the lobby."""
    host.locator(".bill .link").click()
    host.get_by_role("dialog").get_by_role("button", name=title).click()
    expect(host.locator(".bill h2")).to_contain_text(title)


def gather(phones: Sequence[Phone]) -> None:
    """The first opens a table, the others join."""
    host, *others = phones
    host.open_table()
    for phone in others:
        phone.page.goto(urlsplit(host.page.url).path)
        phone.introduce("sit")
        expect(host.page.get_by_text(phone.name).first).to_be_visible()
