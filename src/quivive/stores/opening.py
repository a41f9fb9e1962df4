"""Opens the store at an address: SQLite in a folder, or a `postgresql://` database that nodes share."""

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
    """Everything that a server keeps outside its memory."""

    log: Log
    homes: Homes
    notices: Notices
    name: str
    """A description for the operator."""
    secret: bytes | None = None
    """Authenticates the nodes that share the store. None if only one server uses it."""


async def open_store(where: Path | str) -> Store:
    """Raises Broken if it cannot be used."""
    if is_database(where):
        return await _open_database(str(where))
    folder = Path(where)
    return Store(await SqliteLog.open(folder), SoleHomes(), SoleNotices(), f"SQLite in {folder}")


def is_database(where: Path | str) -> bool:
    return isinstance(where, str) and _DATABASE.match(where) is not None


async def connect_database(url: str) -> Inventory:
    """Only its log, for tools. It is not a node, and no table's home."""
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
