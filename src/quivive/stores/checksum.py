"""A checksum beside every entry: a bit that flips on the disk is noticed, and so is an entry that is gone."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from zlib import crc32

from quivive.tables.log import Damaged, Oversized, TableCode

MOST_READ = 64_000_000
"""Bytes of one table's log: four times what people may write there."""

Row = tuple[int, bytes | str, int | None]
"""Its number, the entry, and its checksum; none beside what another program wrote."""


def checksum(table: str, seq: int, body: bytes) -> int:
    """Of an entry in its place: the same entry elsewhere has another."""
    return crc32(body, crc32(f"{table}/{seq}".encode()))


def sound(table: TableCode, since: int, rows: Iterable[Row]) -> list[bytes]:
    """The entries, if all are as they were written; otherwise Damaged, which names the first that is not."""
    bodies: list[bytes] = []
    size = 0
    try:
        for expected, (seq, body, kept) in enumerate(rows, start=since):
            if seq != expected or isinstance(body, str) or _differs(table, seq, body, kept):
                raise Damaged(table, expected, bodies)
            bodies.append(body)
            size += len(body)
            if size > MOST_READ:
                raise Oversized(table)
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorname.startswith("SQLITE_CORRUPT"):
            raise Damaged(table, since + len(bodies), bodies) from error
        raise
    return bodies


def _differs(table: str, seq: int, body: bytes, kept: int | None) -> bool:
    return kept is not None and kept != checksum(table, seq, body)
