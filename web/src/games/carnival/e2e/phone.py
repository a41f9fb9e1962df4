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


NOTED = """
    window.scenes = [];
    new MutationObserver(() => {
        const scene = document.querySelector('.showing');
        if (!scene) return;
        const { serial, kind, right } = scene.dataset;
        if (window.scenes.at(-1)?.serial !== serial) window.scenes.push({ serial, kind, right });
    }).observe(document, { childList: true, subtree: true });
"""
"""A scene goes by itself after seconds: on a slow machine it may be gone before the last phone is asked."""


@dataclass
class Agent:
    """One person's page."""

    page: Page
    seat: int
    called: list[int] = field(default_factory=list)
    scenes: int = 0
    """How many contacts and accusations this person has been shown."""

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
        """The first agent that may be called, then the golden button."""
        agent = self.page.locator("button.guest").first
        expect(agent).to_be_visible(timeout=STEP)
        number = int(agent.get_attribute("data-number") or 0)
        agent.click()
        call = self.page.locator(".acts .brass:not([aria-disabled=true])")
        expect(call).to_be_visible(timeout=STEP)
        call.click()
        self.called.append(number)
        return number

    def look(self, seat: int) -> None:
        face = self.page.locator(f'.side [data-seat="{seat}"]')
        face.click()
        expect(face).to_have_attribute("aria-pressed", "true")

    def sees_looking(self, seat: int, at: str) -> None:
        expect(self.page.locator(f'.side [data-seat="{seat}"] .sr')).to_contain_text(at, timeout=STEP)

    def press(self) -> None:
        """The golden button, whatever it says."""
        self.page.locator(".acts .brass").click()

    def sign(self) -> None:
        """On a large button or, on one's own turn, on the small one: no other has a picture."""
        self.page.locator(".acts button:has(.icon)").click()

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
        """The next scene that everybody is shown; then on with the game."""
        self.scenes += 1
        find = "(serial) => window.scenes.find((scene) => scene.serial === serial)"
        scene = self.page.wait_for_function(find, arg=str(self.scenes), timeout=STEP).json_value()
        assert scene == {"serial": str(self.scenes), "kind": kind, "right": str(right).lower()}
        self.page.keyboard.press("Escape")
        expect(self.page.locator(".showing")).to_be_hidden()
