"""Whether a screen fits: everything marked as essential is inside the window and nothing lies over it.

`data-essential` marks what must always be in view and uncovered: your secret, your action.
`data-essential="may-scroll"` may scroll inside its list on a screen smaller than 360 × 560, or at 200 % text.
While a sheet is open or the curtain is closed, only what is on it counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from playwright.sync_api import Page, ViewportSize


@dataclass(frozen=True)
class Size:
    width: int
    height: int
    text: str = "normal"
    """As the menu's A A A writes it: "huge" is 200 %."""
    tight: bool = False
    """So small, or written so large, that lists may scroll."""

    @property
    def viewport(self) -> ViewportSize:
        return {"width": self.width, "height": self.height}

    def __str__(self) -> str:
        return f"{self.width}×{self.height}{' at 200 %' if self.text == 'huge' else ''}"


PHONES = (
    # Phones under their browser's bars, upright and on their side.
    Size(360, 560),
    Size(375, 553),
    Size(390, 664),
    Size(412, 915),
    Size(560, 360),
    Size(667, 375),
    Size(844, 390),
    # Tablets and desks.
    Size(820, 1180),
    Size(1180, 820),
    Size(1440, 900),
    Size(320, 480, tight=True),
    Size(480, 320, tight=True),
    Size(360, 560, "huge", tight=True),
    Size(390, 664, "huge", tight=True),
    Size(667, 375, "huge", tight=True),
)
SCREENS = (Size(1280, 720), Size(1366, 768), Size(1920, 1080), Size(2560, 1440))

# Two frames: the layout that follows the new size, and whatever measures itself in it.
REDRAWN = """(text) => new Promise((done) => {
    document.documentElement.dataset.text = text;
    requestAnimationFrame(() => requestAnimationFrame(done));
})"""
# Rounded corners and cards that lie askew leave the corners of a box to others: quarter points are looked at.
MISFITS = """([essential, tight]) => {
    const NEAR = 2, POINTS = [[0.5, 0.5], [0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]];
    const before = [...document.querySelectorAll('dialog[open], .curtain')];
    const marked = [...(before.at(-1) ?? document).querySelectorAll(essential)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }));
    const called = (element) => `${element.localName}.${element.className} “${
        (element.innerText || element.ariaLabel || '').trim().replace(/\\s+/g, ' ').slice(0, 30)}”`;
    const fault = (element) => {
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
        if (left < -NEAR || top < -NEAR || right > innerWidth + NEAR || bottom > innerHeight + NEAR)
            return `outside: ${[left, right, top, bottom].map(Math.round)}`;
        const over = POINTS.map(([x, y]) => document.elementFromPoint(left + x * width, top + y * height))
            .find((hit) => !element.contains(hit));
        return over === undefined ? null : `covered by ${over ? called(over) : 'nothing'}`;
    };
    // Even what lets a touch through must not be hidden.
    const touchable = new CSSStyleSheet();
    touchable.replaceSync('[data-essential] { pointer-events: auto !important; }');
    document.adoptedStyleSheets.push(touchable);
    const faults = marked
        .filter((element) => !(tight && element.dataset.essential === 'may-scroll'))
        .flatMap((element) => (fault(element) ? [`${called(element)} ${fault(element)}`] : []));
    if (!marked.length) faults.push('nothing is marked as essential');
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
    document.adoptedStyleSheets.pop();
    return faults;
}"""


def misfits(page: Page, sizes: Sequence[Size] = PHONES, essential: str = "[data-essential]") -> list[str]:
    """What does not fit, at any of the sizes."""
    found = []
    for size in sizes:
        page.set_viewport_size(size.viewport)
        page.evaluate(REDRAWN, size.text)
        found += [f"{size}: {fault}" for fault in page.evaluate(MISFITS, [essential, size.tight])]
    return found
