"""What is done to the database besides playing: tables cut back or forgotten, and a try at writing."""

from __future__ import annotations

import sqlite3

# A quotation mark inside a text is escaped in JSON, so nobody can write this tag in a chat.
UNPLAYED = """
    SELECT code FROM tables WHERE ? > (
        SELECT json_extract(CAST(body AS TEXT), '$.at') FROM entries
        WHERE table_id = tables.id AND json_valid(CAST(body AS TEXT)) ORDER BY seq DESC LIMIT 1
    ) AND NOT EXISTS (
        SELECT 1 FROM entries WHERE table_id = tables.id AND instr(body, CAST('"type":"started"' AS BLOB))
    )
"""


def set_aside(db: sqlite3.Connection, table: str, since: int) -> None:
    db.execute(
        "INSERT INTO set_aside SELECT code, seq, body, crc FROM entries JOIN tables ON tables.id = table_id "
        "WHERE code = ? AND seq >= ?",
        (table, since),
    )
    db.execute(f"DELETE FROM entries WHERE {_OF_TABLE} AND seq >= ?", (table, since))  # noqa: S608


def forget(db: sqlite3.Connection, table: str) -> None:
    db.execute(f"DELETE FROM entries WHERE {_OF_TABLE}", (table,))  # noqa: S608
    db.execute("DELETE FROM tables WHERE code = ?", (table,))


def try_writing(db: sqlite3.Connection) -> None:
    db.execute("INSERT INTO health VALUES (1, 1) ON CONFLICT DO UPDATE SET tries = tries + 1")


_OF_TABLE = "table_id = (SELECT id FROM tables WHERE code = ?)"
