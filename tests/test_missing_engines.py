"""If a browser engine cannot be installed, `make test` names it and goes on, unless all are required."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TOOLS = ("bash", "env", "find", "id", "make", "nproc")


@pytest.fixture
def bare(tmp_path: Path) -> str:
    """A PATH without any engine, where apt-get finds no package."""
    for tool in TOOLS:
        found = shutil.which(tool)
        if found is not None:
            (tmp_path / tool).symlink_to(found)
    for name in ("apt-get", "sudo"):
        (tmp_path / name).write_text("#!/bin/sh\nexit 100\n")
        (tmp_path / name).chmod(0o755)
    return str(tmp_path)


@pytest.mark.parametrize(("engines", "goes_on"), [("", True), ("all", False)])
def test_an_engine_that_cannot_be_installed_is_named(bare: str, engines: str, goes_on: bool) -> None:
    made = subprocess.run(
        ["make", "other-engines", f"ENGINES={engines}"],
        cwd=ROOT,
        env={"PATH": bare},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Could not install webkit2gtk-driver xvfb firefox-esr" in made.stderr
    assert (made.returncode == 0) == goes_on, made.stderr
