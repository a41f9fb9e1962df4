"""A table's log and the state it adds up to. An entry is folded into the state only once it is durable."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from quivive.engine.match import Match
from quivive.tables import events as e
from quivive.tables import model as m
from quivive.tables import play
from quivive.tables.evolve import evolve
from quivive.tables.log import Log, NotHome, Snapshot
from quivive.tables.pending import Pending
from quivive.tables.promise import Promise, promised
from quivive.tables.quota import LogMeter
from quivive.tables.snapshots import SNAPSHOT_EVERY, Beginning, is_deal, snapshot_of

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(e.Entry).decode


class Journal:
    """Writes one table's log, and holds the state, the deadline and the done commands that follow from it."""

    def __init__(self, log: Log, beginning: Beginning, meter: LogMeter) -> None:
        self._log = log
        self._meter = meter
        self.state, self.latest, octets, self.done = beginning
        self.durable = self.state
        """The state as it is in the log, without pending light events."""
        self.deadline = play.deadline(self.state)
        """When the current phase runs out of time."""
        self.pending = Pending()
        self.stopped = False
        """Another node is the table's home now, or is about to be. Nothing is written here any more."""
        self.snapshot: Snapshot | None = None
        """Taken at the last deal; to be stored when there is time."""
        self._snapshot_at = self.state.length
        self._lines: Sequence[bytes] = ()
        """The lines being written."""
        meter.count_stored(octets, self.state.length)

    def write(self, entry: e.Entry) -> Promise[None]:
        """Writes what is pending and then this entry, in one go. Call `fold_written` once it is durable."""
        line = _encode(entry)
        if entry.by is not None:
            self._meter.check(len(line), entry.at, playing=type(entry.events[0]) is e.Stepped)
        self._lines = [*map(_encode, self.pending.entries), line] if self.pending.entries else (line,)
        return promised(self._log.append(self.state.code, self.durable.length, self._lines))

    def fold_written(self, entry: e.Entry, match_after: Match | None = None) -> None:
        """Folds an entry that is durable now. `match_after` is as in `evolve`."""
        self._flushed()
        self.fold(entry, match_after)
        self.durable = self.state

    async def append(self, entry: e.Entry) -> None:
        await self.write(entry)
        self.fold_written(entry)

    async def flush(self) -> None:
        """Writes what is pending."""
        if self.pending.entries:
            self.must_be_home()
            self._lines = [*map(_encode, self.pending.entries)]
            await self._log.append(self.state.code, self.durable.length, self._lines)
            self._flushed()
            self.durable = self.state

    def _flushed(self) -> None:
        """Raises NotHome, even after writing, if the table was stopped: the client asks again elsewhere."""
        if self.stopped:
            raise NotHome(self.state.code)
        for line in self._lines:
            self._meter.spend(len(line))
        if self.pending.entries:
            self.pending.clear()

    def must_be_home(self) -> None:
        if self.stopped:
            raise NotHome(self.state.code)

    async def unread(self) -> Sequence[bytes]:
        """What others have written to the log. If there is any, pending events are undone."""
        lines = await self._log.read(self.state.code, self.durable.length)
        if self.stopped:
            return ()
        if lines:
            for entry in self.pending.entries:
                self.done.forget(entry)
            self.pending.clear()
            self._become(self.durable)
        return lines

    def fold_line(self, line: bytes) -> e.Entry:
        """Folds an entry that is in the log already."""
        entry = _decode(line)
        self.fold(entry)
        self.durable = self.state
        self._meter.count_stored(len(line))
        return entry

    def check_quota(self, now: int) -> None:
        """Raises Illegal if the table has used up its quota."""
        self._meter.check(0, now, playing=False)

    def fold_light(self, entry: e.Entry, match_after: Match | None) -> None:
        """Folds an entry that is written later."""
        self._meter.check(0, entry.at, playing=True)
        self.fold(entry, match_after)

    def fold(self, entry: e.Entry, match_after: Match | None = None) -> None:
        if self.state.phase != "game" and is_deal(entry):
            self._take_snapshot()
        self._become(evolve(self.state, entry, match_after))
        set_back = type(entry.events[0]) is e.ClockSetBack
        if entry.at > self.latest or set_back:
            self.latest = entry.at
        self.done.note(entry)

    def _become(self, state: m.TableState) -> None:
        self.state = state
        self.deadline = play.deadline(state)

    def _take_snapshot(self) -> None:
        """Takes a snapshot before a deal, if many entries have been added since the last one."""
        if self.state.length - self._snapshot_at >= SNAPSHOT_EVERY:
            self.snapshot = snapshot_of(Beginning(self.state, self.latest, self._meter.octets, self.done))
            self._snapshot_at = self.state.length

    async def keep_snapshot(self) -> None:
        if self.snapshot is not None and not self.stopped:
            snapshot, self.snapshot = self.snapshot, None
            await self._log.keep_snapshot(self.state.code, snapshot)
