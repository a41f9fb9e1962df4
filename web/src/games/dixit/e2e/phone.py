"""A phone at a Dixit table, played through its accessibility tree alone: every picture by its description."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import PurePosixPath
from typing import ClassVar, Literal
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Locator, Page, Request, expect

from quivive.engine.content import content
from quivive.games.dixit.model import CardKey
from tests.e2e.phone import Labels, Phone, with_house

STEP = 30_000
ALT: dict[CardKey, dict[str, str]] = content("quivive.games.dixit.content", "alt.json")
PICTURE = re.compile(r"^([0-9a-f]{8})-[\w-]{8}\.webp$")
A_FRAME = "() => new Promise((done) => requestAnimationFrame(() => done(true)))"

Asked = tuple[CardKey, str]
"""A requested card, and its file: large and small pictures have different ones."""


@dataclass
class Requests:
    """The pictures that a page requests, in order."""

    asked: list[Asked] = field(default_factory=list)

    def note(self, request: Request) -> None:
        file = PurePosixPath(urlsplit(request.url).path).name
        if found := PICTURE.match(file):
            self.asked.append((found[1], file))

    def cards(self) -> list[CardKey]:
        return [card for card, _ in self.asked]

    def wait_for(self, page: Page, cards: Sequence[CardKey]) -> list[Asked]:
        """Waits until the last requests are for these cards."""
        until = time.monotonic() + STEP / 1000
        while self.cards()[-len(cards) :] != list(cards):
            assert time.monotonic() < until, (self.cards(), cards)
            page.wait_for_function(A_FRAME)
        return self.asked[-len(cards) :]


def watched(context: BrowserContext) -> tuple[Page, Requests]:
    requests = Requests()
    context.on("request", requests.note)
    return context.new_page(), requests


@dataclass
class Dreamer(Phone):
    """One person's page."""

    requests: Requests
    labels: ClassVar[Labels] = with_house(
        {
            "ru": {
                "idea": "Есть идея!",
                "hand": "Ваши картины",
                "table": "Картины на столе",
                "tell_choose": "Загадать эту картину",
                "clue": "Ваша подсказка",
                "tell": "Сказать",
                "lay": "Положить эту картину",
                "change": "Положить эту вместо той",
                "take_back": "Забрать обратно",
                "own": "Это ваша картина: за неё голосовать нельзя.",
                "next": "К следующему ходу",
            },
            "uk": {
                "idea": "Є ідея!",
                "hand": "Ваші картини",
                "table": "Картини на столі",
                "tell_choose": "Загадати цю картину",
                "clue": "Ваша підказка",
                "tell": "Сказати",
                "lay": "Покласти цю картину",
                "change": "Покласти цю замість тієї",
                "take_back": "Забрати назад",
                "own": "Це ваша картина: за неї голосувати не можна.",
                "next": "До наступного ходу",
            },
            "en": {
                "idea": "I have one!",
                "hand": "Your pictures",
                "table": "Pictures on the table",
                "tell_choose": "Tell about this picture",
                "clue": "Your clue",
                "tell": "Tell",
                "lay": "Lay this picture",
                "change": "Lay this one instead",
                "take_back": "Take it back",
                "own": "Your own picture: you can’t vote for it.",
                "next": "On to the next turn",
                "back": "You are back: you play on from the next clue.",
            },
        }
    )

    def hand(self) -> list[CardKey]:
        return self._read(self._cards())

    def table(self) -> list[CardKey]:
        """The laid cards in order, identified by their alt texts."""
        return self._read(self._table().locator("button[aria-pressed]"))

    def tell(self, card: CardKey, clue: str) -> None:
        self._bring(card)
        self.press("tell_choose")
        self.page.get_by_role("textbox", name=self.label("clue")).fill(clue)
        self.press("tell")

    def lay(self, card: CardKey, how: Literal["lay", "change"] = "lay") -> None:
        """Waits until the server has the card; the last card laid ends the phase."""
        self._bring(card)
        self.press(how)
        expect(self.button("take_back").or_(self._table()).first).to_be_visible(timeout=STEP)

    def take_back(self, card: CardKey) -> None:
        self._bring(card)
        self.press("take_back")
        expect(self.button("lay")).to_be_visible(timeout=STEP)

    def vote(self, card: CardKey) -> None:
        self.laid(card).click()
        expect(self.laid(card)).to_have_attribute("aria-pressed", "true", timeout=STEP)

    def laid(self, card: CardKey) -> Locator:
        return self._table().locator("button[aria-pressed]").and_(self._described(card))

    def _table(self) -> Locator:
        return self.page.get_by_role("list", name=self.label("table"))

    def _bring(self, card: CardKey) -> None:
        """Brings a card to the front of the hand with the arrow keys."""
        front = self._cards().and_(self.page.locator("[aria-current=true]"))
        hand = self.hand()
        while steps := hand.index(card) - hand.index(self._read(front)[0]):
            before = front.get_attribute("aria-label") or ""
            front.press("ArrowRight" if steps > 0 else "ArrowLeft")
            expect(front).not_to_have_attribute("aria-label", before, timeout=STEP)

    def _cards(self) -> Locator:
        return self.page.get_by_role("region", name=self.label("hand")).get_by_role("button")

    def _described(self, card: CardKey) -> Locator:
        return self.page.get_by_label(ALT[card][self.language], exact=False)

    def _read(self, buttons: Locator) -> list[CardKey]:
        """The cards on the buttons, once the alt texts, which load on their own, are there."""
        for button in buttons.all():
            expect(button).to_have_attribute("aria-label", re.compile(r"\. \S"), timeout=STEP)
        named = [button.get_attribute("aria-label") or "" for button in buttons.all()]
        texts = {texts[self.language]: card for card, texts in ALT.items()}
        return [next(card for text, card in texts.items() if text in name) for name in named]
