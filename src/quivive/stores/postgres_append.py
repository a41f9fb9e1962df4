"""Many appends in one statement. Each is accepted or refused on its own; those accepted commit together."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from quivive.stores.checksum import checksum
from quivive.tables.log import NotHome, Stale, TableCode

if TYPE_CHECKING:
    from quivive.stores.postgres_address import Connection

# Nobody can fake these tags in chat: JSON escapes quotation marks inside a text.
STARTED, FINISHED = b'"type":"started"', b'"type":"finished"'


class Append(NamedTuple):
    done: Future[None]
    table: TableCode
    expected: int
    entries: Sequence[bytes]


class Holder(NamedTuple):
    """Which node writes, and in which epoch it holds a table (None if it does not)."""

    node: str
    epoch: Callable[[TableCode], int | None]


Refusal = Stale | NotHome
Refusals = dict[TableCode, Refusal | None]
"""By table; None if the append was written."""


async def write(db: Connection, batch: Sequence[Append], holder: Holder | None) -> Refusals:
    """Writes at most one append per table. Takes one round trip, and another if any was refused."""
    epochs = [None if holder is None else holder.epoch(append.table) for append in batch]
    kept = {code for (code,) in await db.fetch(_APPEND, *_columns(batch, epochs), holder and holder.node)}
    refused = [append for append in batch if append.table not in kept]
    reasons = await _reasons(db, refused, holder) if refused else {}
    return {append.table: reasons.get(append.table) for append in batch}


async def is_written(db: Connection, append: Append) -> bool:
    """Whether exactly these entries are at their place in the log."""
    last = append.expected + len(append.entries)
    rows = await db.fetch(_ENTRIES, append.table, append.expected, last)
    return bool(append.entries) and [body for (body,) in rows] == list(append.entries)


async def _reasons(db: Connection, refused: Sequence[Append], holder: Holder | None) -> Refusals:
    rows = await db.fetch(_HEADS, [append.table for append in refused])
    homes = {code: (node, epoch) for code, node, epoch in rows}
    reasons: Refusals = {}
    for _, table, expected, _entries in refused:
        ours = holder is None or homes.get(table) == (holder.node, holder.epoch(table))
        reasons[table] = Stale(table, expected) if ours else NotHome(table)
    return reasons


def _columns(batch: Sequence[Append], epochs: Sequence[int | None]) -> list[Sequence[object]]:
    rows = [
        (table, seq, body, checksum(table, seq, body))
        for _, table, expected, entries in batch
        for seq, body in enumerate(entries, start=expected)
    ]
    return [
        [append.table for append in batch],
        [append.expected for append in batch],
        [len(append.entries) for append in batch],
        epochs,
        [any(STARTED in body for body in append.entries) for append in batch],
        [any(FINISHED in body for body in append.entries) for append in batch],
        *([row[column] for row in rows] for column in range(4)),
    ]


# The update locks the rows of `tables` before it compares them with what was asked for, so the later of two
# concurrent writers sees what the earlier one has left. A node's first append finds the row that its claim
# created; without nodes (tools) the append creates it.
_APPEND = """
    WITH asked AS (
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bool[], $6::bool[])
            AS asked (code, expected, added, epoch, played, finished)
    ), created AS (
        INSERT INTO quivive.tables AS t (code, length, played, finished)
        SELECT code, added, played, finished FROM asked WHERE expected = 0 AND $11::text IS NULL
        ON CONFLICT (code) DO UPDATE
            SET length = excluded.length, played = excluded.played, finished = excluded.finished
            WHERE t.length = 0
        RETURNING t.id, t.code
    ), grown AS (
        UPDATE quivive.tables AS t
        SET length = t.length + asked.added,
            played = t.played OR asked.played, finished = t.finished OR asked.finished
        FROM asked
        WHERE t.code = asked.code AND t.length = asked.expected
            AND CASE WHEN $11::text IS NULL THEN asked.expected <> 0
                ELSE t.node = $11 AND t.epoch = asked.epoch END
        RETURNING t.id, t.code
    ), kept AS (
        SELECT * FROM created UNION ALL SELECT * FROM grown
    ), written AS (
        INSERT INTO quivive.entries (table_id, seq, body, crc)
        SELECT kept.id, entry.seq, entry.body, entry.crc
        FROM unnest($7::text[], $8::bigint[], $9::bytea[], $10::bigint[]) AS entry (code, seq, body, crc)
        JOIN kept USING (code)
    )
    SELECT code FROM kept
"""
_HEADS = "SELECT code, node, epoch FROM quivive.tables WHERE code = ANY($1::text[])"
_ENTRIES = """
    SELECT body FROM quivive.entries JOIN quivive.tables ON id = table_id
    WHERE code = $1 AND seq >= $2 AND seq < $3 ORDER BY seq
"""
