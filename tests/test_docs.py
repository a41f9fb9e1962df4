"""The docs leave nothing out, and their links work."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools import commands

ROOT = Path(__file__).parent.parent
PAGES = [
    *ROOT.glob("*.md"),
    *(ROOT / "docs").rglob("*.md"),
    *(ROOT / "src").rglob("README.md"),
    *(ROOT / "art").rglob("README.md"),
]
LINK = re.compile(r"\]\((?!https?://|#)([^)#]+)")


def test_the_page_of_commands_is_up_to_date() -> None:
    assert commands.PAGE.read_text(encoding="utf-8") == commands.page()


@pytest.mark.parametrize("doc", PAGES, ids=lambda doc: str(doc.relative_to(ROOT)))
def test_every_link_leads_somewhere(doc: Path) -> None:
    links = LINK.findall(doc.read_text(encoding="utf-8"))
    missing = [link for link in links if not (doc.parent / link).exists()]
    assert missing == []


def test_every_decision_is_listed() -> None:
    folder = ROOT / "docs" / "adr"
    listed = set(LINK.findall((folder / "README.md").read_text(encoding="utf-8")))
    assert listed == {page.name for page in folder.glob("[0-9]*.md")}


def test_every_server_option_is_explained_to_hosts() -> None:
    page = (ROOT / "docs" / "self-hosting.md").read_text(encoding="utf-8")
    serve = commands.page().split("## quivive serve", 1)[1].split("\n## ", 1)[0]
    rows = [row for row in serve.splitlines() if row.startswith("| `--")]
    unmentioned = [row for row in rows if not any(name in page for name in re.findall(r"`(--[\w-]+)`", row))]
    assert unmentioned == []
