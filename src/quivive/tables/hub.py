"""All tables of this server: opens them, finds them by code, loads them from the log when somebody comes.

Several servers may share one log. A table is loaded only where its home is (`homes.py`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager

import msgspec

from quivive.engine.game import Illegal
from quivive.tables import events as e
from quivive.tables import model as m
from quivive.tables import play
from quivive.tables.absence import AbsenceTimeouts
from quivive.tables.clock import ServerClock
from quivive.tables.homes import Elsewhere, Home, Homes, SoleHomes
from quivive.tables.log import Broken, Damaged, Log, NotHome, Stale, TableCode
from quivive.tables.names import clean_name, code_length, free_mask, new_code, token_hash
from quivive.tables.quota import Quota
from quivive.tables.retention import Retention
from quivive.tables.snapshots import after_first, state_of
from quivive.tables.table import Table

UNLOAD_AFTER = 600.0
"""Seconds until a table that nobody is looking at is unloaded. It can be loaded again from its log."""
CODE_TRIES = 8
"""How many codes of one length are tried before a longer one is."""
MOST_CODES_TRIED = 1_000
UNPLAYED_FOR = 86_400_000
"""Milliseconds after its last entry until a table at which no game ever began is deleted."""
LOADED_AT_ONCE = 6
"""How many logs are loaded at the same time: one can wait for the disk while another is folded."""

_logger = logging.getLogger(__name__)


class Hub:
    def __init__(
        self,
        log: Log,
        clock: ServerClock,
        timeouts: AbsenceTimeouts | None = None,
        quota: Quota | None = None,
        homes: Homes | None = None,
        retention: Retention | None = None,
    ) -> None:
        self.log = log
        self.clock = clock
        self._timeouts = timeouts or AbsenceTimeouts()
        self._quota = quota or Quota.off()
        self._retention = retention or Retention()
        self._reading = asyncio.Semaphore(LOADED_AT_ONCE)
        self._tables: dict[TableCode, Table] = {}
        self._loading: dict[TableCode, asyncio.Task[Table | None]] = {}
        self._idle: dict[TableCode, asyncio.TimerHandle] = {}
        self._background: set[asyncio.Task[None]] = set()
        self._homes = homes or SoleHomes()
        self._held: dict[TableCode, Home] = {}
        """Tables whose home is this node: in memory, or about to be."""
        self._unloading: dict[TableCode, asyncio.Task[None]] = {}
        """Tables that are being finished and released."""
        self._drained = False
        self._homes.on_lost(self._lost)
        log.on_growth(self._grown)

    def __len__(self) -> int:
        return len(self._tables)

    async def open(self, game: str, name: str, mask: int | None, language: m.Language, token: str) -> Table:
        """Opens a new table with its first person, who is the host."""
        events = _opening(game, name, mask, language, token)
        shortest = code_length(await self.log.count(), self._quota.codes)
        for attempt in range(MOST_CODES_TRIED):
            code = new_code(shortest + attempt // CODE_TRIES)
            entry = e.Entry(at=self.clock.now(), events=(e.Opened(code, game), *events))
            if code not in self._held and (table := await self._begin(code, entry)):
                return table
        raise RuntimeError("no table code is free")

    async def _begin(self, code: TableCode, entry: e.Entry) -> Table | None:
        """Returns None if the code is taken, here or on another node."""
        try:
            async with self._at_home(code) as home:
                line = msgspec.json.encode(entry)
                await self.log.append(code, 0, (line,))
                beginning = after_first(entry, len(line))
                table = Table.new(self.log, self.clock, self._timeouts, beginning, self._quota)
                return self._add(home, code, table)
        except (Stale, Elsewhere):
            return None

    def _add(self, home: Home, code: TableCode, table: Table) -> Table:
        """Keeps the table in memory, unless this node stopped being its home while it was loaded."""
        if self._held.get(code) is not home or table.stopped:
            table.stop(NotHome.code)
            raise NotHome(code)
        self._tables[code] = table
        self.unload_later(table)
        return table

    async def find(self, code: TableCode) -> Table | None:
        """The table with this code, loaded once however many ask at the same time. It stays for a while.

        Raises Elsewhere if another node is its home, NotHome if that has just changed.
        """
        table = self._tables.get(code)
        if table is not None and table.stopped:
            self._lost((code,))
        elif table is not None and code not in self._unloading:
            if code in self._idle:
                self.unload_later(table)
            return table
        task = self._loading.get(code)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._load(code))
            self._loading[code] = task
            task.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(task)

    async def mend(self, code: TableCode, token: str) -> None:
        """Sets the damaged end of a log aside, if asked by somebody who joined before the damage."""
        try:
            await self.find(code)
        except Damaged as damage:
            state = await state_of(self.log, code, damage.intact)
            hashed = token_hash(token)
            if state is None or all(person.token != hashed for person in state.persons):
                raise Illegal("no_such_seat") from None
            async with self._at_home(code):
                await self.log.set_aside(code, damage.intact)

    def cancel_unloading(self, code: TableCode) -> None:
        """Somebody is looking at it, so it stays in memory; or it is going already."""
        if handle := self._idle.pop(code, None):
            handle.cancel()

    def unload_later(self, table: Table) -> None:
        """Nobody is looking at it any more: it is unloaded after a while, unless somebody comes back."""
        code = table.state.code
        if table.stopped:
            return
        self.cancel_unloading(code)
        self._idle[code] = asyncio.get_running_loop().call_later(UNLOAD_AFTER, self._unload_if_unused, code)

    async def drain(self) -> None:
        """Finishes and releases every table, so that the next node asked can load it at once."""
        self._drained = True
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        for table in tuple(self._tables.values()):
            self._unload(table, "server_stops")
        await asyncio.gather(*self._unloading.values(), return_exceptions=True)

    async def close(self) -> None:
        await self.drain()
        await asyncio.gather(*self._background, return_exceptions=True)
        await self.log.close()

    async def _load(self, code: TableCode) -> Table | None:
        if unloading := self._unloading.get(code):
            await asyncio.wait((unloading,))
        async with self._at_home(code) as home:
            async with self._reading:
                table = await Table.load(self.log, self.clock, self._timeouts, code, self._quota)
            return None if table is None else self._add(home, code, table)

    @asynccontextmanager
    async def _at_home(self, code: TableCode) -> AsyncIterator[Home]:
        """Makes this node the table's home for the duration, and for as long as the table is in memory."""
        if self._drained:
            raise NotHome(code)
        home = await self._homes.claim(code)
        if home.node != self._homes.here:
            raise Elsewhere(code, home)
        self._held.setdefault(code, home)
        try:
            yield self._held[code]
        finally:
            if code not in self._tables:
                await self._release(code)

    async def _release(self, code: TableCode) -> None:
        if self._held.pop(code, None):
            await self._homes.release((code,))

    async def sweep(self) -> int:
        """Deletes tables at which no game ever began, and those past their retention. Returns how many."""
        now = self.clock.now()
        stale = list(await self.log.unplayed(now - UNPLAYED_FOR))
        if limits := self._retention.limits(now):
            stale += await self.log.retired(*limits)
        return sum([await self._forget(code) for code in stale if code not in self._held])

    async def _forget(self, code: TableCode) -> bool:
        try:
            async with self._at_home(code):
                await self.log.forget(code)
        except NotHome:
            return False
        return True

    def _unload_if_unused(self, code: TableCode) -> None:
        del self._idle[code]
        table = self._tables.get(code)
        if table is not None and table.audience.empty:
            self._unload(table, NotHome.code)

    def _unload(self, table: Table, why: str) -> None:
        code = table.state.code
        self.cancel_unloading(code)
        task = self._unloading[code] = asyncio.get_running_loop().create_task(self._hand_over(table, why))
        task.add_done_callback(lambda _: self._unloading.pop(code, None))

    async def _hand_over(self, table: Table, why: str) -> None:
        """Finishes what was begun, then releases the table, and only then closes its connections."""
        code = table.state.code

        async def release() -> None:
            if self._tables.get(code) is table:
                del self._tables[code]
                await self._release(code)

        try:
            await table.hand_over(why, release)
        except Broken as trouble:
            _logger.error(
                "table %s is unloaded with something unwritten: %s", code, trouble, extra={"table": code}
            )

    def _lost(self, tables: Sequence[TableCode]) -> None:
        """Another node may become their home at any moment: nothing more may be sent from here."""
        for code in tables:
            self._held.pop(code, None)
            self.cancel_unloading(code)
            if table := self._tables.pop(code, None):
                _logger.warning(
                    "table %s has lost its home here; everybody is sent to the new one",
                    code,
                    extra={"table": code},
                )
                table.stop(NotHome.code)

    def _grown(self, code: TableCode, length: int) -> None:
        """If another node has written, reads on. What we wrote is known already, or is about to be."""
        table = self._tables.get(code)
        if table is not None and table.note_growth(length):
            self._in_background(table.read_on(length))

    def _in_background(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)


def _opening(
    game: str, name: str, mask: int | None, language: m.Language, token: str
) -> tuple[e.TableEvent, ...]:
    host = m.Person(
        id=m.PersonId(1),
        name=clean_name(None, name),
        mask=free_mask(None, mask),
        language=language,
        token=token_hash(token),
    )
    preset, options = play.default_options(play.find_game(game))
    return (
        play.new_seal(),
        e.Joined(host),
        e.Seated((m.Chair(person=host.id),)),
        e.HostPassed(host.id),
        e.Agreed(game, preset, options, "apart", "bot"),
    )
