"""Whether a screen fits: everything marked as essential is inside the viewport and not covered.

`data-essential` marks what must always be in view and uncovered: the player's secret and action.
`data-essential="may-scroll"` may scroll inside its list on a screen smaller than 360 × 560, or at 200 % text.
While a sheet, the curtain, a held card or a contact covers the page, only what is on that counts.
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
    """The text size chosen in the menu: "huge" is 200 %."""
    tight: bool = False
    """Whether lists may scroll, because the screen is so small or the text so large."""

    @property
    def viewport(self) -> ViewportSize:
        return {"width": self.width, "height": self.height}

    def __str__(self) -> str:
        return f"{self.width}×{self.height}{' at 200 %' if self.text == 'huge' else ''}"


PHONES = (
    # Phones below their browser's bars, in portrait and landscape.
    Size(360, 560),
    Size(375, 553),
    Size(390, 664),
    Size(412, 915),
    Size(560, 360),
    Size(667, 375),
    Size(844, 390),
    # Tablets and desktops.
    Size(820, 1180),
    Size(1180, 820),
    Size(1440, 900),
    Size(320, 480, tight=True),
    Size(480, 320, tight=True),
    Size(360, 560, "huge", tight=True),
    Size(390, 664, "huge", tight=True),
    Size(667, 375, "huge", tight=True),
)
SAMPLE_PHONES = tuple(
    size
    for size in PHONES
    if str(size) in {"390×664", "375×553", "360×560", "844×390", "320×480", "360×560 at 200 %"}
)
"""The sizes at which most faults show, for a quick run."""
SCREENS = (Size(1280, 720), Size(1366, 768), Size(1920, 1080), Size(2560, 1440))
SAMPLE_SCREENS = (SCREENS[0], SCREENS[2])

SETTLING = 10
"""How many looks, two frames apart, a layout may need until it is at rest."""

# Waits for two frames, one for the layout at the new size and one for scripts that measure it, and until
# whatever moves to its new place is there.
AFTER_RELAYOUT = """async (text) => {
    document.documentElement.dataset.text = text;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const moving = document.getAnimations().filter((motion) => motion instanceof CSSTransition);
    await Promise.allSettled(moving.map((motion) => motion.finished));
}"""
DESCRIBE = """(element) => `${element.localName}.${element.className} “${
    (element.innerText || element.ariaLabel || '').trim().replace(/\\s+/g, ' ').slice(0, 30)}”`"""
OUTSIDE = """({ left, top, right, bottom }) => left < -2 || top < -2 || right > innerWidth + 2
    || bottom > innerHeight + 2 ? `outside: ${[left, right, top, bottom].map(Math.round)}` : null"""
# Five points inside each box are tested, not its corners: those may show through rounded or rotated cards.
MISFITS = f"""async ([text, tight]) => {{
    await ({AFTER_RELAYOUT})(text);
    const describe = {DESCRIBE}, outside = {OUTSIDE};
    const POINTS = [[0.5, 0.5], [0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]];
    const before = [...document.querySelectorAll('dialog[open], .curtain, .showing, :has(> .peek + .card)')];
    const marked = [...(before.at(-1) ?? document).querySelectorAll('[data-essential]')]
        .filter((element) => element.checkVisibility({{ visibilityProperty: true }}));
    const covered = (element, {{ left, top, width, height }}) => {{
        const over = POINTS.map(([x, y]) => document.elementFromPoint(left + x * width, top + y * height))
            .find((hit) => !element.contains(hit));
        return over === undefined ? null : `covered by ${{over ? describe(over) : 'nothing'}}`;
    }};
    const fault = (element) => {{
        const box = element.getBoundingClientRect();
        return outside(box) ?? covered(element, box);
    }};
    // Elements without pointer events must not be covered either.
    const touchable = new CSSStyleSheet();
    touchable.replaceSync('[data-essential] {{ pointer-events: auto !important; }}');
    document.adoptedStyleSheets.push(touchable);
    const faults = marked
        .filter((element) => !(tight && element.dataset.essential === 'may-scroll'))
        .map((element) => [describe(element), fault(element)])
        .filter(([, fault]) => fault !== null)
        .map((words) => words.join(' '));
    if (!marked.length) faults.push('nothing is marked as essential');
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
    document.adoptedStyleSheets.pop();
    return faults;
}}"""
# Elements with their own text. Those for screen readers only are one pixel wide.
CUT_OFF = f"""async ([text]) => {{
    await ({AFTER_RELAYOUT})(text);
    const describe = {DESCRIBE}, outside = {OUTSIDE};
    const written = [...document.querySelectorAll('main, main *')].filter((element) =>
        element.checkVisibility({{ opacityProperty: true, visibilityProperty: true }})
        && (element.localName === 'main'
            || [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
        && element.getBoundingClientRect().width > 2);
    const faults = written
        .map((element) => [describe(element), outside(element.getBoundingClientRect())])
        .filter(([, fault]) => fault !== null)
        .map((words) => words.join(' '));
    return written.length > 1 ? faults : [...faults, 'nothing is written here'];
}}"""


# A practice hint hangs from the bar and must not cover anything essential.
UNDER_A_HINT = f"""async ([text]) => {{
    await ({AFTER_RELAYOUT})(text);
    const describe = {DESCRIBE}, outside = {OUTSIDE};
    const hint = document.querySelector('header .hint');
    if (!hint) return [];
    const under = ({{ left, top, width, height }}) => [[0.5, 0.5], [0.25, 0.25], [0.75, 0.75]]
        .some(([x, y]) => hint.contains(document.elementFromPoint(left + x * width, top + y * height)));
    const faults = [...document.querySelectorAll('main [data-essential]')]
        .filter((element) => element.checkVisibility({{ visibilityProperty: true }}))
        .filter((element) => under(element.getBoundingClientRect()))
        .map((element) => `${{describe(element)}} under the hint`);
    const cut = outside(hint.getBoundingClientRect());
    return cut === null ? faults : [...faults, `the hint is ${{cut}}`];
}}"""


def misfits(page: Page, sizes: Sequence[Size] = PHONES) -> list[str]:
    """Essential elements that do not fit, at any of the sizes."""
    return _at_each(page, sizes, MISFITS)


def under_a_hint(page: Page, sizes: Sequence[Size]) -> list[str]:
    """Essential elements that the current hint covers."""
    return _at_each(page, sizes, UNDER_A_HINT)


def cut_off(page: Page, sizes: Sequence[Size] = SCREENS) -> list[str]:
    """Text outside the viewport, at any of the sizes."""
    return _at_each(page, sizes, CUT_OFF)


def _at_each(page: Page, sizes: Sequence[Size], judge: str) -> list[str]:
    found = []
    for size in sizes:
        page.set_viewport_size(size.viewport)
        found += [f"{size}: {fault}" for fault in _lasting(page, size, judge)]
    return found


def _lasting(page: Page, size: Size, judge: str) -> list[str]:
    """Faults that are still there once a layout that measures itself has settled."""
    faults: list[str] = []
    for _ in range(SETTLING):
        faults = page.evaluate(judge, [size.text, size.tight])
        if not faults:
            break
    return faults
