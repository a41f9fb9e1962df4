"""The kit accepts a log that fulfils the contract, and catches every way of breaking it."""

import asyncio
from collections.abc import Sequence

import pytest

from quivive.tables import log_kit
from quivive.tables.log import OnGrowth, Snapshot, Stale, TableCode
from quivive.tables.log_kit import case
from tests.stores.minimal_log import MinimalLog, Shelf


class NeverRefuses(MinimalLog):
    async def append(self, table: TableCode, expected: int, entries: Sequence[bytes]) -> None:
        await super().append(table, len(self.shelf.tables.get(table, [])), entries)


class RefusesOnlyTheLate(MinimalLog):
    async def append(self, table: TableCode, expected: int, entries: Sequence[bytes]) -> None:
        await super().append(table, min(expected, len(self.shelf.tables.get(table, []))), entries)


class LooksThenLeaps(MinimalLog):
    """Checks, then writes: two that checked at the same time both write."""

    async def append(self, table: TableCode, expected: int, entries: Sequence[bytes]) -> None:
        kept = self.shelf.tables.get(table, [])
        if len(kept) != expected:
            raise Stale(table, expected)
        await asyncio.sleep(0)
        await super().append(table, len(self.shelf.tables.get(table, [])), entries)


class WritesHalfOfARefusedAppend(MinimalLog):
    async def append(self, table: TableCode, expected: int, entries: Sequence[bytes]) -> None:
        if expected > len(self.shelf.tables.get(table, [])) and entries:
            self.keep(table, [*self.shelf.tables.get(table, []), entries[0]])
        await super().append(table, expected, entries)


class KeepsTextOnly(MinimalLog):
    def keep(self, table: TableCode, entries: list[bytes]) -> None:
        super().keep(table, [entry.decode(errors="replace").encode() for entry in entries])


class CutsLongEntries(MinimalLog):
    def keep(self, table: TableCode, entries: list[bytes]) -> None:
        super().keep(table, [entry[:65_536] for entry in entries])


class KeepsEqualEntriesOnce(MinimalLog):
    async def read(self, table: TableCode, since: int = 0, until: int | None = None) -> Sequence[bytes]:
        return list(dict.fromkeys(await super().read(table, since, until)))


class ReadsFromTheStart(MinimalLog):
    async def read(self, table: TableCode, since: int = 0, until: int | None = None) -> Sequence[bytes]:
        return (await super().read(table))[:until]


class ReadsToTheEnd(MinimalLog):
    async def read(self, table: TableCode, since: int = 0, until: int | None = None) -> Sequence[bytes]:
        return await super().read(table, since)


class KeepsTheFirstSnapshot(MinimalLog):
    async def keep_snapshot(self, table: TableCode, snapshot: Snapshot) -> None:
        if await self.snapshot(table) is None:
            await super().keep_snapshot(table, snapshot)


class KeepsSnapshotsOfUnknownTables(MinimalLog):
    async def keep_snapshot(self, table: TableCode, snapshot: Snapshot) -> None:
        self.shelf.snapshots[table] = snapshot


class KeepsSnapshotsOfForgottenTables(MinimalLog):
    async def forget(self, table: TableCode) -> None:
        self.shelf.tables.pop(table, None)


class KeepsSnapshotsOfWhatWasSetAside(MinimalLog):
    async def set_aside(self, table: TableCode, since: int) -> None:
        del self.shelf.tables.get(table, [])[since:]


class HasOneTable(MinimalLog):
    async def append(self, table: TableCode, expected: int, entries: Sequence[bytes]) -> None:
        await super().append(log_kit.OAK, expected, entries)

    async def read(self, table: TableCode, since: int = 0, until: int | None = None) -> Sequence[bytes]:
        return await super().read(log_kit.OAK, since, until)


class MixesUpperAndLowerCase(MinimalLog):
    def keep(self, table: TableCode, entries: list[bytes]) -> None:
        super().keep(TableCode(table.upper()), entries)

    async def read(self, table: TableCode, since: int = 0, until: int | None = None) -> Sequence[bytes]:
        return await super().read(TableCode(table.upper()), since, until)


class TellsNobody(MinimalLog):
    def tell(self, table: TableCode, length: int) -> None:
        pass


class TellsTheLastWatcherOnly(MinimalLog):
    def on_growth(self, call: OnGrowth) -> None:
        self._callbacks = [call]


class TellsTheOldLength(MinimalLog):
    def tell(self, table: TableCode, length: int) -> None:
        super().tell(table, length - 1)


class TellsTwice(MinimalLog):
    def tell(self, table: TableCode, length: int) -> None:
        super().tell(table, length)
        super().tell(table, length)


class WritesLaterAndForgetsOnClosing(MinimalLog):
    def keep(self, table: TableCode, entries: list[bytes]) -> None:
        asyncio.get_running_loop().call_soon(self.keep_if_open, table, entries)

    def keep_if_open(self, table: TableCode, entries: list[bytes]) -> None:
        if not self.closed:
            super().keep(table, entries)


class ForgetsOnClosing(MinimalLog):
    async def close(self) -> None:
        self.shelf.tables.clear()
        await super().close()


class LosesThings(MinimalLog):
    async def close(self) -> None:
        self.shelf.things.clear()
        await super().close()


class NamesThingsByNumber(MinimalLog):
    async def put(self, body: bytes) -> str:
        key = str(len(self.shelf.things))
        self.shelf.things[key] = body
        return key


class InventsThings(MinimalLog):
    async def get(self, key: str) -> bytes | None:
        return await super().get(key) or b""


class StaysOpen(MinimalLog):
    async def close(self) -> None:
        pass


MUTANTS = MinimalLog.__subclasses__()


async def findings(kind: type[MinimalLog]) -> list[str]:
    found = []
    for check in log_kit.CHECKS:
        shelf = Shelf()

        async def open(shelf: Shelf = shelf) -> MinimalLog:
            return kind(shelf)

        try:
            await check(open)
        except (AssertionError, TimeoutError, Stale):
            found.append(str(check))
    return found


async def test_a_log_that_fulfils_the_contract_passes_every_check() -> None:
    assert await findings(MinimalLog) == []


@pytest.mark.parametrize("mutant", MUTANTS)
async def test_a_log_that_breaks_the_contract_is_caught(
    mutant: type[MinimalLog], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(case, "PATIENCE", 0.5)
    assert await findings(mutant) != []
