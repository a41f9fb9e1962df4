"""The database schema: created and migrated once, by whichever node comes first."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

from quivive.tables.log import Broken

if TYPE_CHECKING:
    from quivive.stores.postgres_address import Connection

LOCK = int.from_bytes(b"QuiV")

# Migration n brings version n to n + 1, while older nodes may still be running. Entries have no foreign key,
# because it would be checked for every row. A table's row changes with every append, so pages keep room for
# it.
MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE quivive.tables (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        code text COLLATE "C" NOT NULL UNIQUE,
        length bigint NOT NULL DEFAULT 0,
        played boolean NOT NULL DEFAULT false,
        finished boolean NOT NULL DEFAULT false,
        node text,
        epoch bigint NOT NULL DEFAULT 0
    ) WITH (fillfactor = 70);
    CREATE TABLE quivive.entries (
        table_id bigint NOT NULL, seq bigint NOT NULL, body bytea NOT NULL, crc bigint,
        PRIMARY KEY (table_id, seq)
    );
    CREATE TABLE quivive.snapshots (
        table_id bigint PRIMARY KEY, length bigint NOT NULL, body bytea NOT NULL, crc bigint NOT NULL
    );
    CREATE TABLE quivive.set_aside (
        code text COLLATE "C" NOT NULL, seq bigint NOT NULL, body bytea, crc bigint
    );
    CREATE TABLE quivive.things (key text COLLATE "C" PRIMARY KEY, body bytea NOT NULL);
    CREATE TABLE quivive.health (id integer PRIMARY KEY CHECK (id = 1), tries bigint NOT NULL);
    CREATE TABLE quivive.nodes (
        node text PRIMARY KEY, address text NOT NULL, until timestamptz NOT NULL
    );
    CREATE UNLOGGED TABLE quivive.notices (
        node text PRIMARY KEY, at timestamptz NOT NULL, notice bytea NOT NULL
    );
    """,
)

_CLUSTER = """
    CREATE TABLE IF NOT EXISTS quivive.cluster (
        id integer PRIMARY KEY CHECK (id = 1), version integer NOT NULL, secret bytea NOT NULL
    )
"""
_CREATE_ROW = "INSERT INTO quivive.cluster VALUES (1, 0, $1) ON CONFLICT DO NOTHING"
_VERSION = "SELECT version FROM quivive.cluster"


async def prepare(db: Connection, migrations: Sequence[str] = MIGRATIONS) -> None:
    """Migrates the database to today's version. One that is newer is left as it is."""
    known = await db.fetchval("SELECT to_regclass('quivive.cluster') IS NOT NULL")
    if not known or await _version(db, len(migrations)) < len(migrations):
        async with db.transaction():
            await db.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
            await _migrate(db, migrations)


async def _version(db: Connection, newest: int) -> int:
    version: int = await db.fetchval(_VERSION)
    if version > newest:
        raise Broken(
            f"the database has version {version} of a newer Qui Vive, this one knows {newest}; update it"
        )
    return version


async def _migrate(db: Connection, migrations: Sequence[str]) -> None:
    """Whoever had to wait for the lock finds it done."""
    if not await db.fetchval("SELECT to_regclass('quivive.cluster') IS NOT NULL"):
        await db.execute("CREATE SCHEMA IF NOT EXISTS quivive")
        await db.execute(_CLUSTER)
    await db.execute(_CREATE_ROW, secrets.token_bytes(32))
    for migration in migrations[await _version(db, len(migrations)) :]:
        await db.execute(migration)
    await db.execute("UPDATE quivive.cluster SET version = $1", len(migrations))


async def secret(db: Connection) -> bytes:
    """The secret by which nodes authenticate each other."""
    found: bytes = await db.fetchval("SELECT secret FROM quivive.cluster")
    return found


async def durability(db: Connection) -> str:
    """The operator's choice of durability, for the server's greeting."""
    return f"synchronous_commit = {await db.fetchval('SHOW synchronous_commit')}"
