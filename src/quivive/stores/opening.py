"""Which store an address names: a folder is SQLite's, `postgresql://` a database that nodes share."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from quivive.stores.inventory import Inventory
from quivive.stores.notices import Notices, SoleNotices
from quivive.stores.sqlite import SqliteLog
from quivive.tables.homes import Homes, SoleHomes
from quivive.tables.log import Broken, Log

_DATABASE = re.compile("postgres(ql)?://")


class Store(NamedTuple):
    """Everything that a server keeps outside its own memory."""

    log: Log
    homes: Homes
    notices: Notices
    name: str
    """For a person who looks after it."""
    secret: bytes | None = None
    """By which nodes that share it recognise each other; None: only one server uses it."""


async def open_store(where: Path | str) -> Store:
    """Broken, when it cannot be used."""
    if is_database(where):
        return await _open_database(str(where))
    folder = Path(where)
    return Store(await SqliteLog.open(folder), SoleHomes(), SoleNotices(), f"SQLite in {folder}")


def is_database(where: Path | str) -> bool:
    return isinstance(where, str) and _DATABASE.match(where) is not None


async def connect_database(url: str) -> Inventory:
    """Its log alone, for tools: no node, and at home nowhere."""
    with _asyncpg_needed():
        from quivive.stores.postgres import PostgresLog
        from quivive.stores.postgres_address import Address
    return await PostgresLog.open(Address(url))


async def _open_database(url: str) -> Store:
    with _asyncpg_needed():
        from quivive.stores.postgres_store import open_database
    return await open_database(url)


@contextmanager
def _asyncpg_needed() -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as error:
        raise Broken(f"a database needs {error.name}: pip install 'quivive[postgres]'") from None
