"""A table's log, and what it has come to: entries are durable before they are folded into the state."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from quivive.engine.match import Match
from quivive.tables import model as m
from quivive.tables import play
from quivive.tables.evolve import evolve
from quivive.tables.log import Log, NotHome, Snapshot
from quivive.tables.pending import Pending
from quivive.tables.quota import LogMeter
from quivive.tables.snapshots import WORTH_IT, Beginning, is_deal, written

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(m.Entry).decode


class Journal:
    def __init__(self, log: Log, beginning: Beginning, meter: LogMeter) -> None:
        self._log = log
        self._meter = meter
        self.state, self.latest, octets, self.done = beginning
        self.durable = self.state
        """Without what is pending: as the log has it."""
        self.deadline = play.deadline(self.state)
        """When the present phase is over."""
        self.pending = Pending()
        self.stopped = False
        """The table's home is elsewhere now, or will be: nothing is written here any more."""
        self.snapshot: Snapshot | None = None
        """Of the last deal, to be kept when there is time."""
        self._snapshot_at = self.state.length
        meter.known(octets, self.state.length)

    async def append(self, entry: m.Entry, ahead: Match | None = None) -> None:
        """With what is pending before it, in one write; folded once it is durable."""
        line = _encode(entry)
        if entry.by is not None:
            self._meter.check(len(line), entry.at, playing=type(entry.events[0]) is m.Stepped)
        await self._write([*map(_encode, self.pending.entries), line])
        self.pending.clear()
        self.fold(entry, ahead)
        self.durable = self.state

    async def flush(self) -> None:
        """Write what is pending."""
        if self.pending.entries:
            await self._write([*map(_encode, self.pending.entries)])
            self.pending.clear()
            self.durable = self.state

    async def _write(self, lines: Sequence[bytes]) -> None:
        """NotHome, too, when the table was stopped meanwhile: whoever asked is answered at its new home."""
        self.must_be_home()
        await self._log.append(self.state.code, self.durable.length, lines)
        self.must_be_home()
        for line in lines:
            self._meter.spend(len(line))

    def must_be_home(self) -> None:
        if self.stopped:
            raise NotHome(self.state.code)

    async def unread(self) -> Sequence[bytes]:
        """What others have written. Then what was shown here and not kept has not happened."""
        lines = await self._log.read(self.state.code, self.durable.length)
        if self.stopped:
            return ()
        if lines:
            for entry in self.pending.entries:
                self.done.forget(entry)
            self.pending.clear()
            self._become(self.durable)
        return lines

    def read(self, line: bytes) -> m.Entry:
        """An entry that is in the log already."""
        entry = _decode(line)
        self.fold(entry)
        self.durable = self.state
        self._meter.known(len(line))
        return entry

    def check_room(self, now: int) -> None:
        """Refused, when the table may write no more."""
        self._meter.check(0, now, playing=False)

    def fold_light(self, entry: m.Entry, ahead: Match | None) -> None:
        """Now, and written later."""
        self._meter.check(0, entry.at, playing=True)
        self.fold(entry, ahead)

    def fold(self, entry: m.Entry, ahead: Match | None = None) -> None:
        if self.state.phase != "game" and is_deal(entry):
            self._take_snapshot()
        self._become(evolve(self.state, entry, ahead))
        set_back = type(entry.events[0]) is m.ClockSetBack
        if entry.at > self.latest or set_back:
            self.latest = entry.at
        self.done.note(entry)

    def _become(self, state: m.TableState) -> None:
        self.state = state
        self.deadline = play.deadline(state)

    def _take_snapshot(self) -> None:
        """Before a deal, when there has been much since the last one."""
        if self.state.length - self._snapshot_at >= WORTH_IT:
            self.snapshot = written(Beginning(self.state, self.latest, self._meter.octets, self.done))
            self._snapshot_at = self.state.length

    async def keep_snapshot(self) -> None:
        if self.snapshot is not None and not self.stopped:
            snapshot, self.snapshot = self.snapshot, None
            await self._log.keep_snapshot(self.state.code, snapshot)
