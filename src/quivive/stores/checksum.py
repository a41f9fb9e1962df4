"""A checksum for every entry, so that a flipped bit or a missing entry is noticed."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from zlib import crc32

from quivive.tables.log import Damaged, Oversized, TableCode

MOST_READ = 64_000_000
"""The largest log that is read, in bytes: four times what people may write at a table."""

Row = tuple[int, bytes | str, int | None]
"""The entry's number, its bytes and its checksum: text or no checksum is what only damage can leave there."""


def checksum(table: str, seq: int, body: bytes) -> int:
    """The checksum of an entry at its place: the same bytes elsewhere have another one."""
    return crc32(body, crc32(f"{table}/{seq}".encode()))


def checked(table: TableCode, since: int, rows: Iterable[Row]) -> list[bytes]:
    """The entries, once each is checked. Raises Damaged if one is missing, or not as it was written."""
    bodies: list[bytes] = []
    size = 0
    try:
        for expected, (seq, body, kept) in enumerate(rows, start=since):
            if seq != expected or isinstance(body, str) or kept != checksum(table, seq, body):
                raise Damaged(table, expected)
            bodies.append(body)
            size += len(body)
            if size > MOST_READ:
                raise Oversized(table)
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorname.startswith("SQLITE_CORRUPT"):
            raise Damaged(table, since + len(bodies)) from error
        raise
    return bodies
