"""Notices in a database table that is neither logged nor replicated, since they are worthless later."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

from quivive.stores.notices import OUTDATED
from quivive.stores.postgres_address import TROUBLE, Address

if TYPE_CHECKING:
    from quivive.stores.postgres_address import Pool


class PostgresNotices:
    def __init__(self, address: Address, pool: Pool, node: str) -> None:
        self._address = address
        self._pool = pool
        self._node = node

    async def exchange(self, notice: bytes) -> Mapping[str, bytes]:
        try:
            rows = await self._pool.fetch(_EXCHANGE, self._node, notice, OUTDATED)
        except TROUBLE as error:
            raise self._address.broken(error) from error
        return {row["node"]: row["notice"] for row in rows}

    async def withdraw(self) -> None:
        """If the database is away, the notice soon becomes outdated anyway."""
        with suppress(*TROUBLE):
            await self._pool.execute("DELETE FROM quivive.notices WHERE node = $1", self._node)


_EXCHANGE = """
    WITH ours AS (
        INSERT INTO quivive.notices (node, at, notice) VALUES ($1, clock_timestamp(), $2)
        ON CONFLICT (node) DO UPDATE SET at = excluded.at, notice = excluded.notice
    )
    SELECT node, notice FROM quivive.notices
    WHERE node <> $1 AND at > clock_timestamp() - make_interval(secs => $3)
"""
