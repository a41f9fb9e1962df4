"""A phone at a Carnival table, worked as a person does: look, wink, call, name."""

from __future__ import annotations

from dataclasses import dataclass, field

from playwright.sync_api import Page, expect

STEP = 30_000
RECORD = """() => {
    window.signs = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        const face = this.closest('[data-seat]');
        if (face && this.classList.contains('low')) window.signs.push(face.dataset.seat);
        return animate.apply(this, how);
    };
}"""
"""The lower lid moves in a wink only: whose it was is written down, however short the moment."""


@dataclass
class Agent:
    """One person's page."""

    page: Page
    seat: int
    called: list[int] = field(default_factory=list)

    def record(self) -> None:
        self.page.evaluate(RECORD)

    def signs(self) -> list[str]:
        """On whose faces this screen has shown a wink."""
        seen: list[str] = self.page.evaluate("() => window.signs")
        return seen

    def hand(self) -> list[int]:
        cards = self.page.locator(".hand [data-number]")
        return [int(card.get_attribute("data-number") or 0) for card in cards.all()]

    def turn(self) -> int:
        return int(self.page.locator(".board").get_attribute("data-turn") or 0)

    def mover(self) -> int:
        return int(self.page.locator(".board").get_attribute("data-mover") or 0)

    def reaches(self, turn: int) -> None:
        expect(self.page.locator(f'.board[data-turn="{turn}"]')).to_be_visible(timeout=STEP)

    def call(self) -> int:
        """The first guest that may be called, then the brass plate."""
        guest = self.page.locator("button.guest").first
        expect(guest).to_be_visible(timeout=STEP)
        number = int(guest.get_attribute("data-number") or 0)
        guest.click()
        self.page.locator(".acts .brass").click()
        self.called.append(number)
        return number

    def look(self, seat: int) -> None:
        face = self.page.locator(f'.side [data-seat="{seat}"]')
        face.click()
        expect(face).to_have_attribute("aria-pressed", "true")

    def sees_looking(self, seat: int, at: str) -> None:
        expect(self.page.locator(f'.side [data-seat="{seat}"] .sr')).to_contain_text(at, timeout=STEP)

    def press(self) -> None:
        """The brass plate, whatever it says."""
        self.page.locator(".acts .brass").click()

    def accuse(self, number: int, named: int | None = None) -> None:
        """`named`: unless it is whom one looks at."""
        self.page.locator(".accuse").click()
        if named is not None:
            self.page.locator(f'dialog .faces [data-seat="{named}"]').click()
        self.page.locator(f'dialog .numbers [data-number="{number}"]').click()

    def name(self, seat: int, number: int) -> None:
        """In one room, two taps: a face, then a number."""
        self.page.locator(f'.people [data-seat="{seat}"]').click()
        self.page.locator(f'dialog .numbers [data-number="{number}"]').click()

    def sees(self, kind: str, *, right: bool) -> None:
        """The scene that everybody is shown; then on with the game."""
        shown = f'.showing[data-kind="{kind}"][data-right="{str(right).lower()}"]'
        scene = self.page.locator(shown)
        expect(scene).to_be_visible(timeout=STEP)
        self.page.keyboard.press("Escape")
        expect(scene).to_be_hidden()
