"""What the nodes of one house tell each other through its store, so that limits hold across all of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

OUTDATED = 4.0
"""Seconds after which a notice that was not renewed counts no more: its node is gone."""


class Notices(Protocol):
    async def exchange(self, notice: bytes) -> Mapping[str, bytes]:
        """Replace this node's notice; gives the latest of each other node that is still there, by node."""

    async def withdraw(self) -> None:
        """This node leaves."""


class SoleNotices:
    """Of a store that only one server uses: there is nobody to tell."""

    async def exchange(self, notice: bytes) -> Mapping[str, bytes]:
        return {}

    async def withdraw(self) -> None: ...
