"""Every ruling of the rulebook has its line in the README and a case that names it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
README = (TESTS.parent / "README.md").read_text("utf-8")
CASES = "".join(path.read_text("utf-8") for path in sorted(TESTS.glob("test_*.py")) if path != Path(__file__))


@pytest.mark.parametrize("number", range(1, 22))
def test_a_ruling_is_told_and_tried(number: int) -> None:
    assert f"- **R{number}** " in README
    assert re.search(rf"\bR{number}\b", CASES)
