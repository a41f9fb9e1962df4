"""A real server and real browsers; any error or warning on a page fails its test."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Request, ViewportSize, WebError

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CHROMIUM_FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]
TIMEOUT = 30.0

NewContext = Callable[..., BrowserContext]
Device = Callable[..., BrowserContext]
"""Makes a new device: takes its language, its size, and the address it connects to."""


def chromium() -> dict[str, Any]:
    """Launch options for the Chromium on this machine."""
    names = (os.environ.get("CHROMIUM", ""), *CHROMIUM_NAMES)
    found = next((path for name in names if (path := shutil.which(name))), None)
    assert found, "no Chromium on the PATH: `make e2e` installs one; CHROMIUM=… names one"
    return {"executable_path": found, "chromium_sandbox": False, "args": CHROMIUM_FLAGS}


@contextmanager
def serving(data: Path, *options: str, python: str = sys.executable) -> Iterator[str]:
    """Runs a server with its data in this folder; yields its address."""
    with subprocess.Popen(
        [python, "-m", "quivive", "serve", "--port", "0", "--no-limits", "--data", data, *options],
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        try:
            yield _address(process)
        finally:
            process.terminate()
            process.wait(TIMEOUT)


@contextmanager
def devices(browser: Browser, url: str, forgiven: str = "nothing is forgiven") -> Iterator[Device]:
    """New phones and screens; errors on their pages fail the test, except those that match `forgiven`."""
    complaints: list[str] = []
    contexts: list[BrowserContext] = []

    def new_device(language: str, size: ViewportSize, line: str = url) -> BrowserContext:
        context = browser.new_context(base_url=line, locale=language, viewport=size, reduced_motion="reduce")
        context.set_default_timeout(TIMEOUT * 1000)
        watch_errors(context, urlsplit(line).netloc, complaints.append)
        contexts.append(context)
        return context

    yield new_device
    for context in contexts:
        context.close()
    assert [said for said in complaints if not re.search(forgiven, said)] == []


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[str]:
    """A server for this test only."""
    with serving(tmp_path) as url:
        yield url


@pytest.fixture
def new_device(browser: Browser, own_server: str) -> Iterator[Device]:
    with devices(browser, own_server) as new_device:
        yield new_device


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return chromium()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("data")) as url:
        yield url


@pytest.fixture(scope="session")
def base_url(server: str) -> str:
    return server


@pytest.fixture
def new_context(new_context: NewContext, server: str) -> Iterator[NewContext]:
    """Browser contexts in which an error, a warning or a request to another host fails the test."""
    complaints: list[str] = []

    def opened(**options: Any) -> BrowserContext:
        context = new_context(**options)
        watch_errors(context, urlsplit(server).netloc, complaints.append)
        return context

    yield opened
    assert complaints == []


def _address(process: subprocess.Popen[str]) -> str:
    """Reads the server's output until it prints its address, and on, so that the server never blocks."""
    lines: Queue[str] = Queue()
    Thread(target=_pump, args=(process, lines), daemon=True).start()
    said: list[str] = []
    try:
        while line := lines.get(timeout=TIMEOUT):
            said.append(line)
            if found := re.search(r"http://127\.0\.0\.1:\d+", line):
                return found[0]
    except Empty:
        pass
    pytest.fail(f"the server printed no address, only:\n{''.join(said)}")


def _pump(process: subprocess.Popen[str], lines: "Queue[str]") -> None:
    assert process.stdout
    for line in process.stdout:
        lines.put(line)
    lines.put("")


def watch_errors(context: BrowserContext, host: str, complain: Callable[[str], None]) -> None:
    def console(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            complain(f"console: {message.text}")

    def error(thrown: WebError) -> None:
        complain(f"page: {thrown.error}")

    def request(sent: Request) -> None:
        if urlsplit(sent.url).netloc not in {host, ""}:
            complain(f"another host: {sent.url}")

    context.on("console", console)
    context.on("weberror", error)
    context.on("request", request)
