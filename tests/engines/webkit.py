"""WebKitGTK, the closest to Safari on Linux, driven by Debian's WebKitWebDriver under Xvfb."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from selenium import webdriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

NEEDED = {"WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}
BROWSER = Path(__file__).with_name("bare_webkit.py")
COMPLAINT = re.compile(r"CONSOLE .*\b(?:ERROR|WARN)\b.*")


def missing() -> list[str]:
    return [package for command, package in NEEDED.items() if shutil.which(command) is None]


@contextmanager
def windows(count: int) -> Iterator[list[WebKitWindow]]:
    """Windows that share nothing, like different phones. A driver has only one browser at a time."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        display = stack.enter_context(_screen())
        opened = []
        for number in range(count):
            opened.append(WebKitWindow(display, Path(folder, f"{number}.log")))
            stack.callback(opened[-1].close)
        yield opened


@contextmanager
def _screen() -> Iterator[str]:
    """A virtual display, which chooses its own number."""
    with subprocess.Popen(
        ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as server:
        assert server.stdout
        try:
            yield f":{server.stdout.readline().strip()}"
        finally:
            server.terminate()


class WebKitWindow:
    def __init__(self, display: str, said: Path) -> None:
        self._said = said
        options = Options()
        options.binary_location = str(BROWSER)
        environment = {
            **os.environ,
            "DISPLAY": display,
            "GDK_BACKEND": "x11",
            "LC_ALL": "C.UTF-8",
            # The sandbox works neither as root nor in a container; only our own page is opened here.
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
        }
        service = Service(shutil.which("WebKitWebDriver"), log_output=str(said), env=environment)
        self._driver = webdriver.WebKitGTK(options=options, service=service)

    def goto(self, url: str) -> None:
        self._driver.get(url)

    def reload(self) -> None:
        self._driver.refresh()

    def ask(self, script: str, *values: object) -> Any:
        return self._driver.execute_script(f"return ({script})(...arguments)", *values)

    def click(self, script: str, *values: object) -> None:
        element = self.ask(script, *values)
        assert element, f"nothing to click: {script} {values}"
        element.click()

    def write(self, script: str, text: str) -> None:
        self.ask(script).send_keys(text)

    def picture(self) -> bytes:
        png: bytes = self._driver.get_screenshot_as_png()
        return png

    def complaints(self) -> list[str]:
        return COMPLAINT.findall(self._said.read_text(errors="replace"))

    def close(self) -> None:
        self._driver.quit()
