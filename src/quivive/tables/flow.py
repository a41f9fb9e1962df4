"""The way of everything that happens at a table: judge, keep, show, measure the race. One at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from quivive.engine.game import Illegal
from quivive.engine.match import Match
from quivive.tables import model as m
from quivive.tables import play
from quivive.tables.absence import Absences, AbsenceTimeouts
from quivive.tables.clock import Ring, ServerClock
from quivive.tables.context import Context
from quivive.tables.frames import Viewer
from quivive.tables.journal import Journal
from quivive.tables.knocks import Knocks
from quivive.tables.log import Broken, NotHome, Stale
from quivive.tables.race.racing import Racing
from quivive.tables.schedule import Schedule
from quivive.tables.showing import Showing

Judgement = Callable[[int], list[m.TableEvent] | play.Ruling]
"""What comes of something asked now."""

GAME_EVENTS = {m.Started, m.Stepped}


class Flow:
    def __init__(
        self, clock: ServerClock, journal: Journal, racing: Racing, timeouts: AbsenceTimeouts, ring: Ring
    ) -> None:
        self.clock = clock
        self.journal = journal
        self.racing = racing
        self.audience = racing.audience
        self.knocks = Knocks()
        absences = Absences(timeouts, journal.state, clock.now())
        self.schedule = Schedule(clock, journal, racing, absences, self.knocks, ring)
        self.showing = Showing(self.audience, self.context(clock.now()))
        self.lock = asyncio.Lock()
        self.heard = 0
        """How long the log is, as far as the store has told."""
        self._keeping: asyncio.Task[None] | None = None
        self._go_on(clock.now())

    async def happen(self, judgement: Judgement, by: m.PersonId | None = None, id: str | None = None) -> bool:
        """A phase whose time is over ends first. True when the doer's own frame says that it is done."""
        await self.lock.acquire()
        try:
            self.journal.must_be_home()
            if self.over():
                await self.expire()
            return await self.keep(judgement, by, id)
        finally:
            try:
                if self.heard > self.journal.durable.length:
                    await self.reload()
            finally:
                self.lock.release()

    async def keep(self, judgement: Judgement, by: Viewer = None, id: str | None = None) -> bool:
        """Judged anew for as long as another writer is quicker. What happened once does not happen again."""
        journal = self.journal
        while by is None or id is None or not journal.done.has(by, id):
            journal.must_be_home()
            ruling = self._judged(judgement, by, now := self.now())
            if not ruling.events:
                return False
            entry = self._entry(ruling, now, by, id)
            if ruling.light:
                return self._show_light(entry, ruling.match)
            try:
                await journal.append(entry, ruling.match)
            except Stale:
                await self.reload()
                continue
            except NotHome:
                self.stop(NotHome.code)
                raise
            self.racing.follow(journal.state, entry)
            return self._show(entry)
        return False

    def _judged(self, judgement: Judgement, by: Viewer, now: int) -> play.Ruling:
        if by is not None and self.journal.state.person(by) is None:
            raise Illegal("no_such_person")
        judged = judgement(now)
        return judged if isinstance(judged, play.Ruling) else play.Ruling(judged)

    def _entry(self, ruling: play.Ruling, now: int, by: Viewer, id: str | None) -> m.Entry:
        """With guests who sit down in the same step, where a round begins."""
        state, events = self.journal.state, tuple(ruling.events)
        if state.queue:
            events += tuple(play.take_over(state, ruling, self.audience.present, now))
        return m.Entry(at=now, by=by, id=id, events=events)

    def _show_light(self, entry: m.Entry, ahead: Match | None) -> bool:
        """At once; it is written with the next beat, or with the next entry."""
        journal, before = self.journal, self.showing.views
        journal.fold_light(entry, ahead)
        self.racing.follow(journal.state, entry)
        told = self._show(entry, light=True)
        after = self.showing.views
        seen = before is None or after is None or before.public != after.public
        journal.pending.add(entry, public=seen)
        self.schedule.arm()
        return told

    def _show(self, entry: m.Entry, *, light: bool = False) -> bool:
        """To everybody, and to the bots. True when the doer's own frame says that it is done."""
        if self.showing.views is None or _moves_the_game(entry):
            self.showing.follow(self.journal.state)
        told = self.showing.tell(self.journal.state, entry, self.racing.off(), self.context)
        for event in entry.events:
            if type(event) is m.Left:
                self.schedule.absences.back(event.person)
                self.audience.turn_out(event.person, "kicked" if event.kicked else "left")
            elif type(event) is m.DoorSet and not event.watching:
                self.audience.turn_out(None, "no_watching")
        self.schedule.absences.note(self.journal.state, self.audience.present, entry.at)
        self._go_on(entry.at, light=light)
        return told

    def _go_on(self, now: int, *, light: bool = False) -> None:
        """Bots think, time is kept, and the last deal's snapshot is written when there is one."""
        self.schedule.consider(self.showing.views, now, light=light)
        if self.journal.snapshot is not None:
            self._keeping = asyncio.get_running_loop().create_task(self._keep_snapshot())

    def tell_presence(self) -> None:
        """Somebody came, went or knocks."""
        self.showing.tell_presence(self.context(self.clock.now()))
        self.schedule.arm()

    async def expire(self) -> None:
        while self.over() and not self.racing.held(self.journal.state):
            await self.keep(lambda now: play.expire(self.journal.state, now) if self.over() else [])

    async def flush(self) -> None:
        """Write what is pending."""
        try:
            await self.journal.flush()
        except Stale:
            await self.reload()
        except NotHome:
            self.stop(NotHome.code)

    async def reload(self) -> None:
        """What others wrote while this table was busy, or what a doer who was cancelled has written."""
        lines = await self.journal.unread()
        if lines:
            self.showing.follow(self.journal.state)
        for line in lines:
            entry = self.journal.read(line)
            self.racing.follow(self.journal.state, entry)
            self._show(entry)

    async def _keep_snapshot(self) -> None:
        """Nobody waits for it; if it is lost, opening the table takes longer."""
        with suppress(Broken, NotHome):
            await self.journal.keep_snapshot()

    async def finish(self) -> None:
        """What was begun is kept; then nothing is awaited any more."""
        async with self.lock:
            if not self.journal.stopped:
                await self.flush()
        self.schedule.alarm.off()
        if self._keeping is not None:
            await self._keeping

    async def hand_over(self, why: str, give_back: Callable[[], Awaitable[None]]) -> None:
        """What was begun is kept and the home given back while more commands wait; then everybody is told."""
        if self._keeping is not None:
            await self._keeping
        async with self.lock:
            try:
                if not self.journal.stopped:
                    await self.flush()
            finally:
                try:
                    await give_back()
                finally:
                    self.stop(why)

    def stop(self, why: str) -> None:
        """At once: nothing more is written, told or acknowledged; everybody is sent to look for it anew."""
        self.journal.stopped = True
        self.schedule.rest()
        self.audience.disband(why)

    def over(self) -> bool:
        """The present phase's time has come."""
        due = self.journal.deadline
        return due is not None and due <= self.now()

    def now(self) -> int:
        """Never before what has happened already: the clock that was written by may have been ahead."""
        now, latest = self.clock.now(), self.journal.latest
        return max(latest, now)

    def context(self, now: int) -> Context:
        audience = self.audience
        return Context(self.journal.state, now, audience.present, self.knocks.waiting(now), audience.watchers)


def _moves_the_game(entry: m.Entry) -> bool:
    return not GAME_EVENTS.isdisjoint(map(type, entry.events))
