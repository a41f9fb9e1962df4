"""A phone at a Crosshairs table, used as a person would: look at the suspect, lay cards, lift the gun."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from playwright.sync_api import expect

from quivive.tables.model import Language
from tests.e2e.phone import Phone

SUITS: dict[Language, tuple[str, ...]] = {
    "ru": ("красный", "чёрный", "жёлтый"),
    "uk": ("червоний", "чорний", "жовтий"),
    "en": ("red", "black", "yellow"),
}
STEP = 30_000
A_FRAME = "() => new Promise((done) => requestAnimationFrame(() => done(true)))"
READY = "Всё ясно|Усе ясно|I’m ready"


@dataclass
class Agent(Phone):
    """One person's page."""

    def read(self) -> None:
        """The briefing."""
        self.sees_phase("briefing")
        self.page.get_by_role("button", name=re.compile(READY)).click()

    def moves(self) -> bool:
        return self.page.locator(".board").get_attribute("data-moves") == "true"

    def detain(self) -> None:
        self._do("detain")

    def wait(self, draws: int) -> None:
        """Each card must be in the hand before the next is drawn: a second quick tap would be lost."""
        hand = self.page.locator(".hand button")
        self._do("wait")
        draw = self.page.locator(".two .brass")
        expect(draw).to_be_visible(timeout=STEP)
        for held in range(hand.count(), hand.count() + draws):
            draw.click()
            expect(hand).to_have_count(held + 1, timeout=STEP)
        self.page.locator(".two .lacquer").click()

    def ask(self, card: int, whom: str) -> None:
        """Lays a card beside somebody's suspect, without drawing."""
        self.page.locator(".hand button").nth(card).click()
        self.page.locator(".actions .exchange").click()
        self.page.locator(".choices").get_by_role("button", name=whom).click()
        self.page.locator(".two .lacquer").click()

    def suspect(self) -> tuple[int, int]:
        """The suit's index and the number, read while the card is held."""
        card = self.page.locator("button.card")
        card.focus()
        self.page.keyboard.down(" ")
        text = self.page.locator(".suspect .front .sr").inner_text()
        self.page.keyboard.up(" ")
        suit, number = text.split()
        return SUITS[self.language].index(suit), int(number)

    def lift(self, whom: str) -> None:
        self.lift_gun()
        self.page.locator(".choices").get_by_role("button", name=whom).click()
        self.sees_phase("aim")

    def lift_gun(self) -> None:
        """If too many names still fit, the first press only warns."""
        gun = self.page.locator(".actions .gun")
        if "off" in (gun.get_attribute("class") or "").split():
            gun.click()
            expect(self.page.locator(".why")).to_be_visible()
        gun.click()

    def name_and_fire(self, suit: int, number: int) -> None:
        self.page.locator(".suits button").nth(suit).click()
        self.page.locator(".numbers").get_by_role("button", name=re.compile(rf"^{number}\b")).click()
        self.page.locator(".fire").click()

    def _do(self, step: str) -> None:
        self.page.locator(f".actions .{step}").click()
        self.page.locator(".choices .brass").click()


def whose_turn(agents: Sequence[Agent]) -> Agent:
    """The agent to move, once a page says so."""
    moving = [agent.page.locator('.board[data-phase="turn"][data-moves="true"]') for agent in agents]
    while not any(board.is_visible() for board in moving):
        agents[0].page.wait_for_function(A_FRAME)
    return next(agent for agent, board in zip(agents, moving, strict=True) if board.is_visible())


def all_see(agents: Sequence[Agent], what: str) -> None:
    for agent in agents:
        expect(agent.page.locator(what).first).to_be_visible(timeout=STEP)
