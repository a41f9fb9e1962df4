"""A game's words and tables, as data beside its code."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import msgspec

Words = dict[str, dict[str, str]]
"""By key, then by language."""


def content(package: str, name: str, kind: Any = Words) -> Any:
    """A JSON file in a package's folder, read strictly."""
    return msgspec.json.decode((files(package) / name).read_bytes(), type=kind)
