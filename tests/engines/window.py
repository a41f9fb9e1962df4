"""A browser's window as the walk sees it, whatever engine is behind it."""

from __future__ import annotations

import time
from typing import Any, Protocol

PATIENCE = 30.0
STEP = 0.1


class Window(Protocol):
    """Scripts are functions in JavaScript; what they are called with follows them."""

    def goto(self, url: str) -> None: ...

    def reload(self) -> None: ...

    def ask(self, script: str, *values: object) -> Any:
        """What the script returns, called in the page."""
        ...

    def click(self, script: str, *values: object) -> None:
        """On the element that the script returns."""
        ...

    def write(self, script: str, text: str) -> None:
        """Into the field that the script returns, key by key."""
        ...

    def picture(self) -> bytes:
        """A PNG of what is drawn."""
        ...

    def complaints(self) -> list[str]:
        """Errors and warnings that the page has caused so far."""
        ...

    def close(self) -> None: ...


def until(window: Window, script: str, *values: object) -> Any:
    """What the script returns as soon as that is anything."""
    last = time.monotonic() + PATIENCE
    while not (answer := window.ask(script, *values)):
        assert time.monotonic() < last, f"in vain: {script} {values}\n{window.ask(SAYS)}"
        time.sleep(STEP)
    return answer


SAYS = "() => location.pathname + ' says: ' + document.body.innerText"
