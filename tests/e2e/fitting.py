"""Whether a screen fits: everything marked as essential is inside the window and nothing lies over it.

`data-essential` marks what must always be in view and uncovered: your secret, your action.
`data-essential="may-scroll"` may scroll inside its list on a screen smaller than 360 × 560, or at 200 % text.
While a sheet is open, the curtain closed, a card held up or a contact shown before everything, only what is
on it counts.
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
TELLING_PHONES = tuple(
    size
    for size in PHONES
    if str(size) in {"390×664", "375×553", "360×560", "844×390", "320×480", "360×560 at 200 %"}
)
"""Where most faults show: for whoever has no time for all sizes."""
SCREENS = (Size(1280, 720), Size(1366, 768), Size(1920, 1080), Size(2560, 1440))
TELLING_SCREENS = (SCREENS[0], SCREENS[2])

# Two frames: the layout that follows the new size, and whatever measures itself in it.
REDRAWN = """(text) => new Promise((done) => {
    document.documentElement.dataset.text = text;
    requestAnimationFrame(() => requestAnimationFrame(done));
})"""
CALLED = """(element) => `${element.localName}.${element.className} “${
    (element.innerText || element.ariaLabel || '').trim().replace(/\\s+/g, ' ').slice(0, 30)}”`"""
OUTSIDE = """({ left, top, right, bottom }) => left < -2 || top < -2 || right > innerWidth + 2
    || bottom > innerHeight + 2 ? `outside: ${[left, right, top, bottom].map(Math.round)}` : null"""
# Rounded corners and cards that lie askew leave the corners of a box to others: quarter points are looked at.
MISFITS = f"""async ([text, tight]) => {{
    await ({REDRAWN})(text);
    const called = {CALLED}, outside = {OUTSIDE};
    const POINTS = [[0.5, 0.5], [0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]];
    const before = [...document.querySelectorAll('dialog[open], .curtain, .showing, :has(> .peek + .card)')];
    const marked = [...(before.at(-1) ?? document).querySelectorAll('[data-essential]')]
        .filter((element) => element.checkVisibility({{ visibilityProperty: true }}));
    const covered = (element, {{ left, top, width, height }}) => {{
        const over = POINTS.map(([x, y]) => document.elementFromPoint(left + x * width, top + y * height))
            .find((hit) => !element.contains(hit));
        return over === undefined ? null : `covered by ${{over ? called(over) : 'nothing'}}`;
    }};
    const fault = (element) => {{
        const box = element.getBoundingClientRect();
        return outside(box) ?? covered(element, box);
    }};
    // Even what lets a touch through must not be hidden.
    const touchable = new CSSStyleSheet();
    touchable.replaceSync('[data-essential] {{ pointer-events: auto !important; }}');
    document.adoptedStyleSheets.push(touchable);
    const faults = marked
        .filter((element) => !(tight && element.dataset.essential === 'may-scroll'))
        .map((element) => [called(element), fault(element)])
        .filter(([, fault]) => fault !== null)
        .map((words) => words.join(' '));
    if (!marked.length) faults.push('nothing is marked as essential');
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
    document.adoptedStyleSheets.pop();
    return faults;
}}"""
# Whatever has words of its own; what is said to screen readers alone is a point wide.
CUT_OFF = f"""async ([text]) => {{
    await ({REDRAWN})(text);
    const called = {CALLED}, outside = {OUTSIDE};
    const written = [...document.querySelectorAll('main, main *')].filter((element) =>
        element.checkVisibility({{ opacityProperty: true, visibilityProperty: true }})
        && (element.localName === 'main'
            || [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
        && element.getBoundingClientRect().width > 2);
    const faults = written
        .map((element) => [called(element), outside(element.getBoundingClientRect())])
        .filter(([, fault]) => fault !== null)
        .map((words) => words.join(' '));
    return written.length > 1 ? faults : [...faults, 'nothing is written here'];
}}"""


# A hint of practice takes its place and pushes the rest down, where it scrolls: it may not lie over it.
UNDER_A_HINT = f"""async ([text]) => {{
    await ({REDRAWN})(text);
    const called = {CALLED}, outside = {OUTSIDE};
    const hint = document.querySelector('main > .hint');
    if (!hint) return [];
    const under = ({{ left, top, width, height }}) => [[0.5, 0.5], [0.25, 0.25], [0.75, 0.75]]
        .some(([x, y]) => hint.contains(document.elementFromPoint(left + x * width, top + y * height)));
    const faults = [...document.querySelectorAll('main [data-essential]')]
        .filter((element) => element.checkVisibility({{ visibilityProperty: true }}))
        .filter((element) => under(element.getBoundingClientRect()))
        .map((element) => `${{called(element)}} under the hint`);
    const cut = outside(hint.getBoundingClientRect());
    return cut === null ? faults : [...faults, `the hint is ${{cut}}`];
}}"""


def misfits(page: Page, sizes: Sequence[Size] = PHONES) -> list[str]:
    """What is essential and does not fit, at any of the sizes."""
    return _at_each(page, sizes, MISFITS)


def under_a_hint(page: Page, sizes: Sequence[Size]) -> list[str]:
    """What the hint that is shown lies over."""
    return _at_each(page, sizes, UNDER_A_HINT)


def cut_off(page: Page, sizes: Sequence[Size] = SCREENS) -> list[str]:
    """What is written and stands outside the window, at any of the sizes."""
    return _at_each(page, sizes, CUT_OFF)


def _at_each(page: Page, sizes: Sequence[Size], judge: str) -> list[str]:
    found = []
    for size in sizes:
        page.set_viewport_size(size.viewport)
        found += [f"{size}: {fault}" for fault in page.evaluate(judge, [size.text, size.tight])]
    return found
