"""How a table handles requests: each is judged, logged, then shown. One at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from quivive.tables import events as e
from quivive.tables import model as m
from quivive.tables import play
from quivive.tables.absence import Absences, AbsenceTimeouts
from quivive.tables.action_limits import ActionLimits
from quivive.tables.clock import Ring, ServerClock
from quivive.tables.context import Context
from quivive.tables.frames import Viewer
from quivive.tables.journal import Journal
from quivive.tables.knocks import Knocks
from quivive.tables.lock import Lock
from quivive.tables.log import Broken, NotHome, Stale
from quivive.tables.promise import Promise, promised
from quivive.tables.race.racing import Racing
from quivive.tables.schedule import Schedule
from quivive.tables.showing import Showing

Judge = Callable[[int], list[e.TableEvent] | play.Ruling]
"""Given the time, returns the events that follow from a request, or raises Illegal."""

GAME_EVENTS = {e.Started, e.Stepped}


class Request(Promise[bool], kw_only=True, eq=False):
    """Something asked of a table, until it is done or refused."""

    judge: Judge
    by: Viewer = None
    id: str | None = None
    holds_lock: bool
    """This request takes the table's lock, and releases it at its end."""
    ruling: play.Ruling | None = None
    """What the judge came to."""
    entry: e.Entry | None = None
    """What is being written."""


class Flow:
    """Handles the requests of a table and its ticker, which share its lock, log, schedule and audience."""

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
        self.limits = ActionLimits()
        self.lock = Lock()
        self.announced = 0
        """The length of the log, as the store last announced it."""
        self._storing_snapshot: asyncio.Task[None] | None = None
        self._prepare_next(clock.now())

    def handle(self, judge: Judge, by: m.PersonId | None = None, id: str | None = None) -> Promise[bool]:
        """Judges, logs and shows one request, after ending a phase whose time has run out.

        Promises True if the sender's own frame already carries the acknowledgement.
        """
        request = Request(judge=judge, by=by, id=id, holds_lock=True)
        due, now = self.journal.deadline, self.now()
        if (due is not None and due <= now) or not self.lock.try_acquire():
            promised(self._acquire()).then(partial(self._judge_or_fail, request))
        else:
            self._judge(request, now)
        return request

    async def _acquire(self) -> None:
        await self.lock.acquire()
        self.journal.must_be_home()
        await self.expire()

    def handle_locked(self, judge: Judge) -> Promise[bool]:
        """Like `handle`, for a caller that already has the lock."""
        request = Request(judge=judge, holds_lock=False)
        self._judge(request, self.now())
        return request

    def _judge(self, request: Request, now: int) -> None:
        """Judges a request and starts writing it. A command whose id is in the log already does nothing."""
        journal, by, id = self.journal, request.by, request.id
        acknowledged, writing = False, None
        try:
            journal.must_be_home()
            if by is None or id is None or not journal.done.has(by, id):
                judged = request.judge(now)
                ruling = judged if isinstance(judged, play.Ruling) else play.Ruling(judged)
                request.ruling = ruling
                if ruling.events:
                    entry = request.entry = self._entry(ruling, now, by, id)
                    if ruling.light:
                        acknowledged = self._show_light(entry, ruling)
                    else:
                        writing = journal.write(entry)
        except Exception as error:
            self._end(request, None, error)
            return
        if writing is None:
            self._end(request, acknowledged)
        else:
            writing.then(partial(self._written, request))

    def _written(self, request: Request, _: None, error: BaseException | None) -> None:
        """It is durable; or another writer got in first, and it is judged again; or writing has failed."""
        if isinstance(error, Stale):
            promised(self.reload()).then(partial(self._judge_or_fail, request))
            return
        acknowledged = None
        entry, ruling = request.entry, request.ruling
        if error is None and entry is not None and ruling is not None:
            try:
                self.journal.fold_written(entry, ruling.match)
                acknowledged = self._show_folded(entry, ruling)
            except Exception as failure:
                error = failure
        if isinstance(error, NotHome):
            self.stop(NotHome.code)
        self._end(request, acknowledged, error)

    def _judge_or_fail(self, request: Request, _: None, error: BaseException | None) -> None:
        """What the request had to wait for is done, or has failed."""
        if error is None:
            self._judge(request, self.now())
        else:
            self._end(request, None, error)

    def _end(self, request: Request, acknowledged: bool | None, error: BaseException | None = None) -> None:
        """Releases the lock, after catching up with the log, and settles the request."""
        if not request.holds_lock:
            request.settle(acknowledged, error)
        elif self.announced > self.journal.durable.length:
            promised(self._catch_up_and_release(acknowledged, error)).then(request.settle)
        else:
            self.lock.release()
            request.settle(acknowledged, error)

    async def _catch_up_and_release(
        self, acknowledged: bool | None, error: BaseException | None
    ) -> bool | None:
        try:
            await self.reload()
        finally:
            self.lock.release()
        if error is not None:
            raise error
        return acknowledged

    def _entry(self, ruling: play.Ruling, now: int, by: Viewer, id: str | None) -> e.Entry:
        """If the events begin a new round, waiting guests take over bots' seats in the same entry."""
        state, events = self.journal.state, tuple(ruling.events)
        if state.queue:
            events += tuple(play.take_over(state, ruling, self.audience.present, now))
        return e.Entry(at=now, by=by, id=id, events=events)

    def _show_light(self, entry: e.Entry, ruling: play.Ruling) -> bool:
        """Shows it at once; it is written soon, or along with the next entry."""
        journal, before = self.journal, self.showing.views
        journal.fold_light(entry, ruling.match)
        acknowledged = self._show_folded(entry, ruling)
        after = self.showing.views
        seen = before is None or after is None or before.public != after.public
        journal.pending.add(entry, public=seen)
        self.schedule.arm()
        return acknowledged

    def _show_folded(self, entry: e.Entry, ruling: play.Ruling) -> bool:
        """Shows an entry that has just been folded into the state."""
        self.racing.follow(self.journal.state, entry)
        if ruling.limited is not None:
            self.limits.count(*ruling.limited, entry.at)
        return self._show(entry, light=ruling.light)

    def _show(self, entry: e.Entry, *, light: bool = False) -> bool:
        """Shows an entry to people and bots. Returns True if the sender's own frame acknowledged it."""
        state, showing = self.journal.state, self.showing
        only_a_step = len(entry.events) == 1 and type(entry.events[0]) is e.Stepped
        if only_a_step or showing.views is None or _moves_the_game(entry):
            showing.follow(state)
        acknowledged = showing.tell(state, entry, self.racing.start(), self.context, only_a_step=only_a_step)
        if not only_a_step:
            self._evict(entry)
        self.schedule.absences.note(state, self.audience.present, entry.at)
        self._prepare_next(entry.at, light=light)
        return acknowledged

    def _evict(self, entry: e.Entry) -> None:
        """Closes the connections of those who have left, or may no longer watch."""
        for event in entry.events:
            if type(event) is e.Left:
                self.schedule.absences.forget(event.person)
                self.audience.evict(event.person, "kicked" if event.kicked else "left")
            elif type(event) is e.DoorSet and not event.watching:
                self.audience.evict(None, "no_watching")

    def _prepare_next(self, now: int, *, light: bool = False) -> None:
        """Lets bots think, sets the alarm, and starts writing a snapshot if one was taken."""
        self.schedule.consider(self.showing.views, now, light=light)
        if self.journal.snapshot is not None:
            self._storing_snapshot = asyncio.get_running_loop().create_task(self._keep_snapshot())

    def tell_presence(self) -> None:
        """Somebody came, went or knocked."""
        self.showing.tell_presence(self.context(self.clock.now()))
        self.schedule.arm()

    async def expire(self) -> None:
        while self.overdue() and not self.racing.must_wait(self.journal.state):
            await self.handle_locked(
                lambda now: play.expire(self.journal.state, now) if self.overdue() else []
            )

    async def flush(self) -> None:
        """Writes what is pending."""
        try:
            await self.journal.flush()
        except Stale:
            await self.reload()
        except NotHome:
            self.stop(NotHome.code)

    async def reload(self) -> None:
        """Reads and shows what another process wrote, or what a request wrote before it was cancelled."""
        lines = await self.journal.unread()
        if lines:
            self.showing.follow(self.journal.state)
        for line in lines:
            entry = self.journal.fold_line(line)
            self.racing.follow(self.journal.state, entry)
            self._show(entry)

    async def _keep_snapshot(self) -> None:
        """Nobody waits for this. Without it, opening the table takes longer, nothing else."""
        with suppress(Broken, NotHome):
            await self.journal.keep_snapshot()

    async def finish(self) -> None:
        """Writes what is pending and stops all timers."""
        async with self.lock:
            if not self.journal.stopped:
                await self.flush()
        self.schedule.alarm.off()
        if self._storing_snapshot is not None:
            await self._storing_snapshot

    async def hand_over(self, why: str, release: Callable[[], Awaitable[None]]) -> None:
        """Writes what is pending and gives up being the home while commands wait; then stops."""
        if self._storing_snapshot is not None:
            await self._storing_snapshot
        async with self.lock:
            try:
                if not self.journal.stopped:
                    await self.flush()
            finally:
                try:
                    await release()
                finally:
                    self.stop(why)

    def stop(self, why: str) -> None:
        """Stops at once: nothing more is written, sent or acknowledged, and every client must reconnect."""
        self.journal.stopped = True
        self.schedule.stop()
        self.audience.disband(why)

    def overdue(self) -> bool:
        """Whether the current phase has run out of time."""
        due = self.journal.deadline
        return due is not None and due <= self.now()

    def now(self) -> int:
        """The time, but never before the last entry, which may have been written by a clock ahead of ours."""
        now, latest = self.clock.now(), self.journal.latest
        if now < latest:
            now = latest
        return now

    def context(self, now: int) -> Context:
        audience = self.audience
        return Context(self.journal.state, now, audience.present, self.knocks.waiting, audience.watchers)


def _moves_the_game(entry: e.Entry) -> bool:
    return not GAME_EVENTS.isdisjoint(map(type, entry.events))
