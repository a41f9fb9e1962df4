"""Follows docs/adding-a-game.md to the letter: a sixth game is added and played in a browser."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.conftest import devices, serving
from tests.e2e.phone import PHONE, SCREEN, Phone, choose_game, gather

ROOT = Path(__file__).parents[2]
PARTS = ("Makefile", "docs", "hatch_build.py", "pyproject.toml", "requirements", "src", "tools", "web")
FOLDERS = ("src/quivive/games/pluck/", "web/src/games/pluck/")
GENERATED = "docs/protocol.md"
MADE = {".hypothesis", ".pytest_cache", ".venv", "__pycache__", "data", "node_modules"}
PAGE = "src/quivive/web/"
BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the repository that shares the installed tools."""
    for name in tracked():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / "src/quivive/web", tmp_path / "src/quivive/web")
    lend(ROOT / ".venv", tmp_path / ".venv", (".run", ".dev", ".node"))
    lend(ROOT / "web/node_modules", tmp_path / "web/node_modules", (".package-lock.json",))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "src"))
    return tmp_path


def test_a_sixth_game_is_added_as_documented_and_played(copy: Path, browser: Browser) -> None:
    follow((copy / "docs/adding-a-game.md").read_text("utf-8"), copy)

    assert [name for name in changed(copy) if not name.startswith((*FOLDERS, PAGE))] == [GENERATED]
    with serving(copy / "data") as url, devices(browser, url) as new_device:
        anna = Phone(new_device("en", PHONE).new_page(), "Anna", "en")
        vera = Phone(new_device("uk", PHONE).new_page(), "Віра", "uk")
        gather([anna, vera])
        choose_game(anna.page, "Pluck")
        screen = new_device("en", SCREEN).new_page()
        screen.goto(f"{urlsplit(anna.page.url).path}/screen")
        anna.press("begin")
        for deal in (1, 2):
            expect(screen.get_by_role("heading", name=f"Deal {deal} of 2")).to_be_visible()
            play_a_deal(anna, vera)
        anna.press("to_result")
        expect(anna.page.get_by_text("All cards are dealt")).to_be_visible()


def play_a_deal(anna: Phone, vera: Phone) -> None:
    """One stays, the other folds: three points and one."""
    anna.page.get_by_role("button", name="Stay", exact=True).click()
    expect(anna.page.get_by_text("Waiting for the others")).to_be_visible()
    expect(vera.page.get_by_text("Anna")).to_have_count(0)
    vera.page.get_by_role("button", name="Скинути", exact=True).click()
    expect(vera.page.get_by_text(re.compile("Anna у грі: .*, [36]"))).to_be_visible()
    anna.page.get_by_role("button", name="Go on").click()


def lend(installed: Path, to: Path, marks: tuple[str, ...]) -> None:
    """Links installed tools into the copy, with fresh timestamps, so that make does not reinstall them."""
    to.mkdir()
    for path in installed.iterdir():
        if path.name not in marks:
            (to / path.name).symlink_to(path)
    for mark in marks:
        (to / mark).touch()


def follow(book: str, folder: Path) -> None:
    """Writes every code block that has a path to that file, and runs every shell block in order."""
    for kind, path, text in BLOCK.findall(book):
        if path:
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text, "utf-8")
        elif kind == "sh":
            done = subprocess.run(
                ["bash", "-ec", text], cwd=folder, capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, f"{text}\n{done.stdout}\n{done.stderr}"


def tracked() -> Iterator[str]:
    """All files of the repository, including those not committed yet."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z", *PARTS],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return (name for name in listed.stdout.split("\0") if name and (ROOT / name).exists())


def changed(folder: Path) -> list[str]:
    """Files that are new or differ from the repository, except what make generates."""
    before = set(tracked())
    found = (str(path.relative_to(folder)) for path in files_of(folder))
    return sorted(
        name
        for name in found
        if name not in before or (folder / name).read_bytes() != (ROOT / name).read_bytes()
    )


def files_of(folder: Path) -> Iterator[Path]:
    for top, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name not in MADE]
        yield from (Path(top, name) for name in names)
