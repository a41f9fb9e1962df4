"""A phone at a Spyfall table, worked as a person does: by what is written on it, in its own language."""

from __future__ import annotations

import re
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, ViewportSize, expect

from quivive.games.spyfall.places import Language

PHONE: ViewportSize = {"width": 360, "height": 740}
SCREEN: ViewportSize = {"width": 1920, "height": 1080}

LABELS: dict[Language, dict[str, str]] = {
    "ru": {
        "open": "Открыть стол",
        "name": "Ваше имя",
        "sit": "Сесть за стол",
        "start": "Запустить часы",
        "question": "Ваш вопрос",
        "answer": "Ваш ответ",
        "send": "Отправить",
        "accuse": "Обвинить",
        "accuse_whom": "Обвинить: {who}",
        "guilty": "Шпион!",
        "let_go": "Отпустить",
        "stop": "Я шпион!",
        "sure": "Да, я шпион",
        "name_it": "Назвать: {place}",
        "poll": "Начать голосование",
        "next": "Следующий раунд",
        "you_are_spy": "Вы шпион",
        "spy_exposed": "Шпион пойман!",
        "place_named": "Место названо!",
        "nobody": "Никто не осуждён",
    },
    "uk": {
        "open": "Відкрити стіл",
        "name": "Ваше ім’я",
        "sit": "Сісти за стіл",
        "start": "Запустити годинник",
        "question": "Ваше запитання",
        "answer": "Ваша відповідь",
        "send": "Надіслати",
        "accuse": "Звинуватити",
        "accuse_whom": "Звинуватити: {who}",
        "guilty": "Шпигун!",
        "let_go": "Відпустити",
        "stop": "Я шпигун!",
        "sure": "Так, я шпигун",
        "name_it": "Назвати: {place}",
        "poll": "Почати голосування",
        "next": "Наступний раунд",
        "you_are_spy": "Ви шпигун",
        "spy_exposed": "Шпигуна спіймано!",
        "place_named": "Місце названо!",
        "nobody": "Нікого не засуджено",
    },
    "en": {
        "open": "Open a table",
        "name": "Your name",
        "sit": "Sit down",
        "start": "Start the clock",
        "question": "Your question",
        "answer": "Your answer",
        "send": "Send",
        "accuse": "Accuse",
        "accuse_whom": "Accuse: {who}",
        "guilty": "Guilty",
        "let_go": "Let go",
        "stop": "I am the spy!",
        "sure": "Yes, I am the spy",
        "name_it": "Name it: {place}",
        "poll": "Put to the vote",
        "next": "Next round",
        "you_are_spy": "You are the spy",
        "spy_exposed": "Caught!",
        "place_named": "The place is named!",
        "nobody": "Nobody was convicted",
    },
}


SPYFALL = re.compile("Spyfall 2|Находка для шпиона 2|Знахідка для шпигуна 2")


def choose_spyfall(host: Page) -> None:
    """On the bill of a table that has just been opened."""
    host.locator(".bill .link").click()
    host.get_by_role("dialog").get_by_role("button", name=SPYFALL).click()
    expect(host.locator(".bill h2")).to_contain_text(SPYFALL)


@dataclass
class Phone:
    """One person's page."""

    page: Page
    name: str
    language: Language

    def label(self, key: str, **blanks: str) -> str:
        return LABELS[self.language][key].format(**blanks)

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

    def card(self) -> str:
        """What stands on the card while a finger is on it."""
        card = self.page.locator("button.card")
        card.focus()
        self.page.keyboard.down(" ")
        front = self.page.locator(".front strong")
        expect(front).not_to_be_empty()
        text = front.inner_text()
        self.page.keyboard.up(" ")
        expect(front).to_have_count(0)
        return text

    @property
    def is_spy(self) -> bool:
        return self.card() == self.label("you_are_spy")

    def ask(self, whom: str, question: str) -> None:
        self.page.get_by_label(self.label("question")).fill(question)
        self.page.locator(".whom").get_by_role("button", name=re.compile(whom)).click()
        self.press("send")

    def answer(self, text: str) -> None:
        self.page.get_by_label(self.label("answer")).fill(text)
        self.press("send")

    def accuse(self, whom: str) -> None:
        self.press("accuse")
        self.page.get_by_role("dialog").get_by_role("button", name=re.compile(whom)).click()
        self.press("accuse_whom", who=whom)

    def name_place(self, place: str) -> None:
        self.press("stop")
        self.press("sure")
        self.page.locator(".guess").get_by_role("button", name=place, exact=True).click()
        self.press("name_it", place=place)

    def notes(self) -> Locator:
        return self.page.locator(".board ol p")

    def seconds(self) -> int:
        """What the watch shows."""
        minutes, seconds = self.page.get_by_role("timer").inner_text().split(":")
        return int(minutes) * 60 + int(seconds)
