"""All tables of this server: opened, found by code, loaded from the log when somebody comes."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence

import msgspec

from quivive.engine.game import Illegal
from quivive.tables import model as m
from quivive.tables import play
from quivive.tables.clock import ServerClock
from quivive.tables.evolve import evolve
from quivive.tables.log import Damaged, Log, Stale, TableCode
from quivive.tables.manners import Manners
from quivive.tables.names import clean_name, code_length, free_mask, new_code, token_hash
from quivive.tables.quota import Quota
from quivive.tables.table import Table

IDLE = 600.0
"""Seconds after which a table that nobody looks at is put away; its log brings it back."""
CODE_TRIES = 8
UNPLAYED_FOR = 86_400_000
"""Milliseconds for which a table at which no game ever began is kept after its last entry."""
LOADED_AT_ONCE = 2
"""Logs that are in memory whole at the same time."""


class Hub:
    def __init__(
        self,
        log: Log,
        clock: ServerClock,
        manners: Manners | None = None,
        quota: Quota | None = None,
    ) -> None:
        self.log = log
        self.clock = clock
        self._manners = manners or Manners()
        self._quota = quota or Quota.off()
        self._reading = asyncio.Semaphore(LOADED_AT_ONCE)
        self._tables: dict[TableCode, Table] = {}
        self._loading: dict[TableCode, asyncio.Task[Table | None]] = {}
        self._idle: dict[TableCode, asyncio.TimerHandle] = {}
        self._chores: set[asyncio.Task[None]] = set()
        log.watch(self._grown)

    def __len__(self) -> int:
        return len(self._tables)

    async def open(self, game: str, name: str, mask: int | None, language: m.Language, token: str) -> Table:
        """A new table with its first person, who is the host."""
        events = _opening(game, name, mask, language, token)
        shortest = code_length(await self.log.count(), self._quota.codes)
        for attempt in range(1000):
            code = new_code(shortest + attempt // CODE_TRIES)
            entry = m.Entry(at=self.clock.now(), events=(m.Opened(code, game), *events))
            try:
                await self.log.append(code, 0, (msgspec.json.encode(entry),))
            except Stale:
                continue
            table = self._tables.setdefault(code, self._new(entry))
            self.vacated(table)
            return table
        raise RuntimeError("no table code is free")

    def _new(self, entry: m.Entry) -> Table:
        return Table(self.log, self.clock, self._manners, [entry], self._quota)

    async def find(self, code: TableCode) -> Table | None:
        """The table of this code, loaded once however many ask for it; who asks has time to come in."""
        if table := self._tables.get(code):
            if code in self._idle:
                self.vacated(table)
            return table
        task = self._loading.get(code)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._load(code))
            self._loading[code] = task
            task.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(task)

    async def mend(self, code: TableCode, token: str) -> None:
        """Set a damaged log's end aside, when somebody with a seat in its good part asks for it."""
        try:
            await self.find(code)
        except Damaged as damage:
            state = _state_after(damage.sound)
            hashed = token_hash(token)
            if state is None or all(person.token != hashed for person in state.persons):
                raise Illegal("no_such_seat") from None
            await self.log.set_aside(code, damage.good)

    def occupied(self, code: TableCode) -> None:
        if handle := self._idle.pop(code, None):
            handle.cancel()

    def vacated(self, table: Table) -> None:
        """Nobody looks at it any more; it is put away unless somebody comes back."""
        code = table.state.code
        self.occupied(code)
        self._idle[code] = asyncio.get_running_loop().call_later(IDLE, self._put_away, code)

    async def close(self) -> None:
        for handle in self._idle.values():
            handle.cancel()
        closing = [table.close() for table in self._tables.values()]
        await asyncio.gather(*self._chores, *self._loading.values(), *closing, return_exceptions=True)
        await self.log.close()

    async def _load(self, code: TableCode) -> Table | None:
        async with self._reading:
            table = await Table.load(self.log, self.clock, self._manners, code, self._quota)
        if table is not None:
            self._tables[code] = table
            self.vacated(table)
        return table

    async def sweep(self) -> int:
        """Forget tables at which no game ever began; how many they were."""
        stale = await self.log.unplayed(self.clock.now() - UNPLAYED_FOR)
        forgotten = [code for code in stale if code not in self._tables]
        for code in forgotten:
            await self.log.forget(code)
        return len(forgotten)

    def _put_away(self, code: TableCode) -> None:
        del self._idle[code]
        table = self._tables.get(code)
        if table is not None and table.audience.empty:
            del self._tables[code]
            self._chore(table.close())

    def _grown(self, code: TableCode, length: int) -> None:
        """Another node has written: read on. Our own writing is known already, or about to be."""
        table = self._tables.get(code)
        if table is not None and table.hear(length):
            self._chore(table.catch_up(length))

    def _chore(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)


def _state_after(lines: Sequence[bytes]) -> m.TableState | None:
    state: m.TableState | None = None
    for line in lines:
        state = evolve(state, msgspec.json.decode(line, type=m.Entry))
    return state


def _opening(
    game: str, name: str, mask: int | None, language: m.Language, token: str
) -> tuple[m.TableEvent, ...]:
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
        m.Joined(host),
        m.Seated((m.Chair(person=host.id),)),
        m.HostPassed(host.id),
        m.Agreed(game, preset, options, "apart", "bot"),
    )
