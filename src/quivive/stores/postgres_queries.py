"""What the log asks of PostgreSQL besides appending: reading, snapshots, setting aside, deleting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quivive.stores.postgres_writer import TRY_WRITING as TRY_WRITING
from quivive.tables.log import TableCode

if TYPE_CHECKING:
    from quivive.stores.postgres_address import Queryable

HEAD = "SELECT id, length FROM quivive.tables WHERE code = $1"
ENTRIES = """
    SELECT seq, body, crc FROM quivive.entries
    WHERE table_id = $1 AND seq >= $2 AND seq < $3 ORDER BY seq LIMIT $4
"""

SNAPSHOT = """
    SELECT s.length, s.body, s.crc FROM quivive.snapshots AS s JOIN quivive.tables ON id = table_id
    WHERE code = $1
"""
KEEP_SNAPSHOT = """
    INSERT INTO quivive.snapshots (table_id, length, body, crc)
    SELECT id, $1, $2, $3 FROM quivive.tables WHERE code = $4 AND length >= $1 AND length > 0
    ON CONFLICT (table_id) DO UPDATE SET length = excluded.length, body = excluded.body, crc = excluded.crc
"""

# The server's own estimate will do for large numbers: it only decides how long new codes must be.
COUNT = """
    SELECT CASE WHEN reltuples > 20000 THEN reltuples::bigint
        ELSE (SELECT count(*) FROM quivive.tables WHERE length > 0) END
    FROM pg_class WHERE oid = 'quivive.tables'::regclass
"""

# Rows of codes that were looked up but belong to no table, left behind if the node died at that moment.
SWEEP = """
    DELETE FROM quivive.tables AS t
    WHERE length = 0 AND NOT EXISTS (SELECT FROM quivive.nodes AS n WHERE n.node = t.node)
"""

# An entry begins with its time. If it does not, it is not ours, and the table is never deleted.
_AT = """
    SELECT substring(encode(substring(body FROM 1 FOR 40), 'escape') FROM '^\\{"at":(\\d{1,17})')::bigint
    FROM quivive.entries WHERE table_id = t.id AND seq = t.length - 1
"""
_ELSEWHERE = """
    EXISTS (
        SELECT FROM quivive.nodes AS n WHERE n.node = t.node AND n.node <> $2 AND until > clock_timestamp()
    )
"""

UNPLAYED = f"""
    SELECT code FROM quivive.tables AS t
    WHERE length > 0 AND NOT played AND NOT {_ELSEWHERE} AND $1 > ({_AT})
"""  # noqa: S608

RETIRED = f"""
    SELECT code FROM quivive.tables AS t
    WHERE length > 0 AND NOT {_ELSEWHERE} AND $1 > ({_AT}) AND (NOT finished OR $3 > ({_AT}))
"""  # noqa: S608

TABLES = f"""
    SELECT code, length, (SELECT sum(octet_length(body)) FROM quivive.entries WHERE table_id = t.id)::bigint,
        ({_AT}), played, finished
    FROM quivive.tables AS t WHERE length > 0 ORDER BY code
"""  # noqa: S608

HAS = "SELECT true FROM quivive.things WHERE key = $1"
GET = "SELECT body FROM quivive.things WHERE key = $1"
PUT = "INSERT INTO quivive.things (key, body) VALUES ($1, $2) ON CONFLICT DO NOTHING"


async def set_aside(db: Queryable, table: TableCode, since: int, node: str) -> None:
    """Does nothing if another node is the table's home.

    Locks the table's row first: once an append in progress has released it, we can see what it wrote.
    """
    async with db.transaction():
        id = await db.fetchval(_CUT, table, node, since)
        await db.execute(_TAKE, table, id, since)
        await db.execute("DELETE FROM quivive.snapshots WHERE table_id = $1 AND length > $2", id, since)


async def forget(db: Queryable, table: TableCode, node: str) -> None:
    """Does nothing if another node is the table's home."""
    async with db.transaction():
        id = await db.fetchval(_FORGET, table, node)
        await db.execute("DELETE FROM quivive.entries WHERE table_id = $1", id)
        await db.execute("DELETE FROM quivive.snapshots WHERE table_id = $1", id)


_CUT = f"""
    UPDATE quivive.tables AS t SET length = least(length, $3)
    WHERE code = $1 AND NOT {_ELSEWHERE} RETURNING id
"""  # noqa: S608
_TAKE = """
    WITH taken AS (
        DELETE FROM quivive.entries WHERE table_id = $2 AND seq >= $3 RETURNING seq, body, crc
    )
    INSERT INTO quivive.set_aside SELECT $1, seq, body, crc FROM taken
"""
_FORGET = f"DELETE FROM quivive.tables AS t WHERE code = $1 AND NOT {_ELSEWHERE} RETURNING id"  # noqa: S608
