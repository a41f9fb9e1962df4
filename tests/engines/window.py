"""A browser window, whatever the engine."""

from __future__ import annotations

import time
from typing import Any, Protocol

PATIENCE = 30.0
STEP = 0.1


class Window(Protocol):
    """Scripts are JavaScript functions, followed by their arguments."""

    def goto(self, url: str) -> None: ...

    def reload(self) -> None: ...

    def ask(self, script: str, *values: object) -> Any:
        """Calls the script in the page and returns its result."""
        ...

    def click(self, script: str, *values: object) -> None:
        """Clicks on the element that the script returns."""
        ...

    def write(self, script: str, text: str) -> None:
        """Types into the field that the script returns, key by key."""
        ...

    def picture(self) -> bytes:
        """A screenshot as PNG."""
        ...

    def complaints(self) -> list[str]:
        """The errors and warnings that the page has logged so far."""
        ...

    def close(self) -> None: ...


def until(window: Window, script: str, *values: object) -> Any:
    """Waits until the script returns something, and returns that."""
    last = time.monotonic() + PATIENCE
    while not (answer := window.ask(script, *values)):
        assert time.monotonic() < last, f"timed out: {script} {values}\n{window.ask(SAYS)}"
        time.sleep(STEP)
    return answer


SAYS = "() => location.pathname + ' says: ' + document.body.innerText"
