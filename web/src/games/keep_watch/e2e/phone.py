"""A phone at a Keep Watch table, used as a person would: look at the card, count, tap."""

from __future__ import annotations

import re
from dataclasses import dataclass

from playwright.sync_api import expect

from tests.e2e.phone import Phone

READY = re.compile("Я начеку|Я напоготові|I’m on watch")
STEP = 30_000

TAP = """(right) => {
    const card = document.querySelector('.own .seven');
    const pads = [...document.querySelectorAll('[data-buttons=awake] .pad')];
    if (!card || !pads.length) return;
    const names = card.ariaLabel.split(':')[1].split(',').map((name) => name.trim());
    const named = pads.map((pad) => pad.querySelector('.sr').textContent);
    const counts = named.map((symbol) => names.filter((name) => name === symbol).length);
    const best = Math[document.querySelector('.pennant.more') ? 'max' : 'min'](...counts);
    const pad = pads.find((_, number) => (counts[number] === best) === right);
    pad?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
}"""
"""In one script, because a round may be decided between any two steps."""
GO_ON = "() => document.querySelector('.board[data-phase=result] .brass[aria-disabled=false]')?.click()"


@dataclass
class Watcher(Phone):
    """One person's page."""

    def begin(self) -> None:
        self.sees_phase("deal")
        self.page.get_by_role("button", name=READY).click()

    def sees(self, round: int, *phases: str) -> None:
        shown = ", ".join(f'main[data-round="{round}"][data-phase="{phase}"]' for phase in phases)
        expect(self.page.locator(shown)).to_be_visible(timeout=STEP)

    def tap(self, *, right: bool = True) -> None:
        self.page.evaluate(TAP, right)

    def go_on(self) -> None:
        """Unless the round has gone on by itself."""
        free = self.page.locator(".board[data-phase=result] .brass[aria-disabled=false]")
        expect(free.or_(self.page.locator(".pads")).first).to_be_visible(timeout=STEP)
        self.page.evaluate(GO_ON)

    def piles(self) -> dict[str, int]:
        """How many cards everybody has, according to the last screen."""
        rows = self.page.locator(".board ol .pile .sr").all_inner_texts()
        return {row.split(":")[0]: int(re.findall(r"\d+", row)[-1]) for row in rows}
