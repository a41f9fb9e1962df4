"""What nodes tell each other through the store they share, so that limits hold across all of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

OUTDATED = 4.0
"""Seconds after which a notice that was not renewed is ignored, because its node is gone."""


class Notices(Protocol):
    """One notice per node; what it contains is up to the nodes."""

    async def exchange(self, notice: bytes) -> Mapping[str, bytes]:
        """Replaces this node's notice, and returns the current ones of all other nodes."""

    async def withdraw(self) -> None:
        """Removes this node's notice."""


class SoleNotices:
    """For a store that only one server uses: there is nobody to tell."""

    async def exchange(self, notice: bytes) -> Mapping[str, bytes]:
        return {}

    async def withdraw(self) -> None: ...
