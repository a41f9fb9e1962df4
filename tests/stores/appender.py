"""A process to be killed: it appends for ever, and prints a table's length after each acknowledgement."""

import argparse
import asyncio
import functools
import hashlib
import itertools
import os
import random
import resource
import signal
import sqlite3
from pathlib import Path
from typing import Any

from quivive.stores.sqlite import SqliteLog
from quivive.tables.log import TableCode

TABLES = [TableCode(code) for code in ("OAK", "ELM", "ASH", "YEW", "FIR", "ЯЛИНА")]


def entry(table: str, seq: int, place: int, size: int) -> bytes:
    """Says where it belongs and which part of its append it is; length and filler follow from that."""
    head = f"{table} {seq} {place} {size} "
    digest = hashlib.sha256(head.encode()).digest()
    return head.encode() + digest * (1 + digest[0] % 100 if digest[1] < 16 else 4)


async def grow(log: SqliteLog, table: TableCode, chance: random.Random) -> None:
    length = len(await log.read(table))
    while True:
        size = chance.randint(1, 3)
        await log.append(table, length, [entry(table, length + n, n, size) for n in range(size)])
        length += size
        os.write(1, f"{table} {length}\n".encode())


async def run(folder: Path, seed: int) -> None:
    log = await SqliteLog.open(folder)
    await asyncio.gather(*(grow(log, table, random.Random(f"{seed} {table}")) for table in TABLES))


def die_before_statement(number: int) -> None:
    statements = itertools.count(1)

    class Mortal(sqlite3.Connection):
        def execute(self, *args: Any) -> sqlite3.Cursor:
            if next(statements) == number:
                os.kill(os.getpid(), signal.SIGKILL)
            return super().execute(*args)

        def executescript(self, script: str) -> sqlite3.Cursor:
            for statement in script.split(";"):
                self.execute(statement)
            return self.cursor()

    sqlite3.connect = functools.partial(sqlite3.connect, factory=Mortal)  # type: ignore[assignment]


def die_inside_a_write(at_byte: int) -> None:
    """The kernel kills the process when it writes past this offset in a file, having written up to it."""
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (at_byte, at_byte))
    signal.signal(signal.SIGXFSZ, signal.SIG_DFL)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("seed", type=int)
    parser.add_argument("--statement", type=int)
    parser.add_argument("--byte", type=int)
    options = parser.parse_args()
    if options.statement:
        die_before_statement(options.statement)
    if options.byte:
        die_inside_a_write(options.byte)
    asyncio.run(run(options.folder, options.seed))
