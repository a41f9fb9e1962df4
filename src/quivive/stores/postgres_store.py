"""Opens one node's log, homes and notices on one database."""

from __future__ import annotations

from quivive.stores.opening import Store
from quivive.stores.postgres import PostgresLog
from quivive.stores.postgres_address import TROUBLE, Address
from quivive.stores.postgres_append import Holder
from quivive.stores.postgres_homes import PostgresHomes
from quivive.stores.postgres_notices import PostgresNotices
from quivive.stores.postgres_schema import durability, prepare, secret


async def open_database(url: str) -> Store:
    address = Address(url)
    try:
        db = await address.connect()
        try:
            await prepare(db)
            key, kept = await secret(db), await durability(db)
        finally:
            db.terminate()
    except (*TROUBLE, ValueError) as error:
        raise address.broken(error) from error
    homes = await PostgresHomes.open(address)
    try:
        log = await PostgresLog.open(address, Holder(homes.here, homes.epoch))
    except BaseException:
        await homes.close()
        raise
    notices = PostgresNotices(address, homes.pool, homes.here)
    return Store(log, homes, notices, f"PostgreSQL at {address.label}, {kept}", key)
