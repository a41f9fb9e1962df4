"""A phone at a Spyfall table, used as a person would: by the text on it, in its own language."""

from __future__ import annotations

import re
from dataclasses import dataclass

from playwright.sync_api import Locator, expect

from tests.e2e.phone import Labels, Phone, with_house

LABELS: Labels = {
    "ru": {
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
        "you": "Вы",
        "you_are_spy": "Вы шпион",
        "spy_exposed": "Шпион пойман!",
        "place_named": "Место названо!",
        "nobody": "Никто не осуждён",
    },
    "uk": {
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
        "you": "Ви",
        "you_are_spy": "Ви шпигун",
        "spy_exposed": "Шпигуна спіймано!",
        "place_named": "Місце названо!",
        "nobody": "Нікого не засуджено",
    },
    "en": {
        "start": "Start the clock",
        "question": "Your question",
        "answer": "Your answer",
        "send": "Send",
        "accuse": "Accuse",
        "accuse_whom": "Accuse: {who}",
        "guilty": "Guilty",
        "let_go": "Not guilty",
        "stop": "I am the spy!",
        "sure": "Yes, I am the spy",
        "name_it": "Name it: {place}",
        "poll": "Call the vote",
        "next": "Next round",
        "you": "You",
        "you_are_spy": "You are the spy",
        "spy_exposed": "Caught!",
        "place_named": "The place is named!",
        "nobody": "Nobody was convicted",
    },
}


SPYFALL = re.compile(r"Spyfall\s2|Находка для шпиона\s2|Знахідка для шпигуна\s2")


@dataclass
class SpyfallPhone(Phone):
    """One person's page."""

    labels = with_house(LABELS)

    def card(self) -> str:
        """The text on the card while it is held."""
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

    def calls(self, name: str) -> str:
        """What stands under a face on this phone: its own player is "you"."""
        return self.label("you") if name == self.name else name

    def name_place(self, place: str) -> None:
        self.press("stop")
        self.press("sure")
        self.page.locator(".guess").get_by_role("button", name=place, exact=True).click()
        self.press("name_it", place=place)

    def notes(self) -> Locator:
        return self.page.locator(".board ol p")

    def seconds(self) -> int:
        """What the countdown shows."""
        minutes, seconds = self.page.get_by_role("timer").inner_text().split(":")
        return int(minutes) * 60 + int(seconds)
