"""Housekeeping in SQLite: listing tables, setting entries aside, deleting tables, a trial write."""

from __future__ import annotations

import sqlite3

_AT = """
    SELECT CASE WHEN json_valid(CAST(body AS TEXT)) THEN json_extract(CAST(body AS TEXT), '$.at') END
    FROM entries WHERE table_id = tables.id ORDER BY seq DESC LIMIT 1
"""


def _happened(event: str) -> str:
    """Whether a table has such an event. Nobody can fake its tag in chat: JSON escapes quotation marks."""
    tag = f"""CAST('"type":"{event}"' AS BLOB)"""
    return f"EXISTS (SELECT 1 FROM entries WHERE table_id = tables.id AND instr(body, {tag}))"  # noqa: S608


_STARTED, _FINISHED = _happened("started"), _happened("finished")
UNPLAYED = f"SELECT code FROM tables WHERE ? > ({_AT}) AND NOT {_STARTED}"  # noqa: S608
RETIRED = f"SELECT code FROM tables WHERE ?1 > ({_AT}) AND (?2 > ({_AT}) OR NOT {_FINISHED})"  # noqa: S608
TABLES = f"""
    SELECT code, count(*), sum(length(body)), ({_AT}), {_STARTED}, {_FINISHED}
    FROM tables JOIN entries ON table_id = id GROUP BY id ORDER BY code
"""  # noqa: S608


def set_aside(db: sqlite3.Connection, table: str, since: int) -> None:
    db.execute(
        "INSERT INTO set_aside SELECT code, seq, body, crc FROM entries JOIN tables ON tables.id = table_id "
        "WHERE code = ? AND seq >= ?",
        (table, since),
    )
    db.execute(f"DELETE FROM entries WHERE {_OF_TABLE} AND seq >= ?", (table, since))  # noqa: S608
    db.execute(f"DELETE FROM snapshots WHERE {_OF_TABLE} AND length > ?", (table, since))  # noqa: S608


def forget(db: sqlite3.Connection, table: str) -> None:
    for kept in ("entries", "snapshots"):
        db.execute(f"DELETE FROM {kept} WHERE {_OF_TABLE}", (table,))  # noqa: S608
    db.execute("DELETE FROM tables WHERE code = ?", (table,))


def try_writing(db: sqlite3.Connection) -> None:
    db.execute("INSERT INTO health VALUES (1, 1) ON CONFLICT DO UPDATE SET tries = tries + 1")


_OF_TABLE = "table_id = (SELECT id FROM tables WHERE code = ?)"
