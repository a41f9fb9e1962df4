"""One table: everything people can ask of it. `flow.py` judges each request, logs it and shows the result."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec
from msgspec.structs import replace

from quivive.engine.game import Illegal
from quivive.tables import commands, judge, play
from quivive.tables import events as e
from quivive.tables import model as m
from quivive.tables.absence import AbsenceTimeouts
from quivive.tables.audience import Audience, Connection, LastFrame
from quivive.tables.clock import ServerClock, weakly
from quivive.tables.flow import Flow
from quivive.tables.frames import Viewer
from quivive.tables.journal import Journal
from quivive.tables.log import Log, TableCode
from quivive.tables.names import clean_name, token_hash
from quivive.tables.promise import Promise, promised
from quivive.tables.quota import LogMeter, Quota
from quivive.tables.race.belief import Arrival
from quivive.tables.race.latency import LONGEST_WAIT
from quivive.tables.race.racing import Racing
from quivive.tables.schedule import CHECK_AGAIN
from quivive.tables.snapshots import Beginning, read_back
from quivive.tables.ticker import Ticker

FOLDED_AT_ONCE = 64
"""How many log entries are folded before other tables get their turn, so that a long log blocks nobody."""

DEVICES, WATCHERS = 12, 30
"""The most connections one person may have open, and the most spectators a table may have."""

CLOCKS_DIFFER = 1_000
"""If the clock is behind the log by no more than this many milliseconds, nobody would notice."""


class Table:
    """A table as the rest of the server sees it. Requests raise Illegal if they are refused."""

    def __init__(
        self, journal: Journal, clock: ServerClock, timeouts: AbsenceTimeouts, racing: Racing
    ) -> None:
        self.audience = racing.audience
        self._clock = clock
        self._journal = journal
        self._racing = racing
        self._flow = Flow(clock, journal, racing, timeouts, weakly(self._ring))
        self._ticker = Ticker(self._flow)

    @classmethod
    def new(
        cls,
        log: Log,
        clock: ServerClock,
        timeouts: AbsenceTimeouts,
        beginning: Beginning,
        quota: Quota | None = None,
    ) -> Table:
        """A new table: its log holds nothing but this beginning."""
        journal = Journal(log, beginning, LogMeter(quota or Quota.off(), clock.now()))
        return cls(journal, clock, timeouts, Racing(clock, Audience()))

    @classmethod
    async def load(
        cls,
        log: Log,
        clock: ServerClock,
        timeouts: AbsenceTimeouts,
        code: TableCode,
        quota: Quota | None = None,
    ) -> Table | None:
        """Reads a table from its log. A game that was in progress goes on: bots move and deadlines pass."""
        found = await read_back(log, code)
        if found is None:
            return None
        journal = Journal(log, found[0], LogMeter(quota or Quota.off(), clock.now()))
        racing = Racing(clock, Audience())
        for number, line in enumerate(found[1], start=1):
            if number % FOLDED_AT_ONCE == 0:
                await asyncio.sleep(0)
            entry = journal.fold_line(line)
            racing.follow(journal.state, entry)
        await _follow_clock(journal, clock.now())
        racing.loaded()
        return cls(journal, clock, timeouts, racing)

    @property
    def state(self) -> m.TableState:
        return self._journal.state

    @property
    def stopped(self) -> bool:
        """Another node is its home now, or is about to be. Nothing happens here any more."""
        return self._journal.stopped

    @property
    def game(self) -> str:
        """The game being played; between games, the one agreed on."""
        match = self.state.match
        return self.state.game if match is None or self.state.phase != "game" else match.deal.game

    @property
    def playing(self) -> str | None:
        """The game being played, or None between games."""
        return self.state.game if self.state.phase == "game" else None

    def person_with(self, token: str) -> m.Person | None:
        hashed = token_hash(token)
        return next((person for person in self.state.persons if person.token == hashed), None)

    async def join(self, name: str, mask: int | None, language: m.Language, token: str) -> m.PersonId:
        """Adds a person who holds this secret. Tried again with the same secret, it is the same person."""
        hashed = token_hash(token)

        def judgement(now: int) -> list[e.TableEvent]:
            if self.person_with(token):
                return []
            self._journal.check_quota(now)
            events = judge.join(self._flow.context(now), name, mask, language, hashed)
            if judge.must_knock(self.state, hashed):
                self._knock(hashed, name, mask, now)
            return events

        await self._flow.handle(judgement)
        joined = self.person_with(token)
        assert joined is not None
        return joined.id

    def _knock(self, hashed: str, name: str, mask: int | None, now: int) -> None:
        if not self._flow.knocks.knock(hashed, clean_name(self.state, name), mask, now):
            raise Illegal("not_let_in")
        self._flow.tell_presence()
        raise Illegal("host_is_asked")

    async def _answer_knock(self, who: m.PersonId, id: str, command: commands.AnswerKnock) -> bool:
        flow, answered = self._flow, list[str]()

        def judgement(now: int) -> list[e.TableEvent]:
            judge.judge(flow.context(now), who, command)
            answered.append(flow.knocks.hash_of(command.knock))
            return [e.LetIn(answered[-1])] if command.welcome else []

        acknowledged = await flow.handle(judgement, who, id)
        for hashed in answered:
            flow.knocks.answered(hashed, welcome=command.welcome)
        flow.tell_presence()
        return acknowledged

    def command(self, who: m.PersonId, id: str, command: commands.AnyCommand) -> Promise[bool]:
        """Promises True if the sender's own frame already carries the acknowledgement. Fails with Illegal."""
        if isinstance(command, commands.AnswerKnock):
            return promised(self._answer_knock(who, id, command))
        if isinstance(command, commands.Pause):
            return promised(self._pause(who, id, command))
        return self._flow.handle(partial(self._judged, who, command), who, id)

    def _judged(self, who: m.PersonId, command: commands.AnyCommand, now: int) -> list[e.TableEvent]:
        return judge.judge(self._flow.context(now), who, command)

    async def _pause(self, who: m.PersonId, id: str, command: commands.Pause) -> bool:
        await self._claims_judged()
        return await self._flow.handle(partial(self._judged, who, command), who, id)

    async def _claims_judged(self) -> None:
        """Waits until claims already made are judged, so that nobody can claim a card and then pause to shut
        out an earlier claim that is still in transit."""
        for _ in range(int(LONGEST_WAIT) // CHECK_AGAIN + 2):
            contest = play.race(self.state)
            if contest is None or not (contest.claims and contest.void_if_paused):
                return
            await asyncio.sleep(CHECK_AGAIN / 1000)

    def act(
        self, who: m.PersonId, id: str, beat: int, action: msgspec.Raw, arrival: Arrival | None = None
    ) -> Promise[bool]:
        """Performs an action of the game itself; promises what `command` promises."""
        return self._flow.handle(partial(self._ruling, who, beat, action, arrival), who, id)

    def _ruling(
        self, who: m.PersonId, beat: int, raw: msgspec.Raw, arrival: Arrival | None, now: int
    ) -> play.Ruling:
        state, views = self._journal.state, self._flow.showing.views
        late = views is not None and beat != views.public.beat
        moment = self._racing.moment(state, now, who, arrival)
        seat, action = play.read_action(state, who, raw, late=late)
        self._flow.limits.check(seat, action, now)
        ruling = play.act(state, seat, action, moment)
        return ruling if action.limit is None else replace(ruling, limited=(seat, action))

    def react(self, who: m.PersonId, message: bytes) -> None:
        """Sends a reaction to everybody with a seat. It is not logged."""
        if self.state.chair_of(who) is None:
            raise Illegal("guests_only_watch")
        if play.silent(self.state):
            raise Illegal("chat_closed")
        for connection in self.audience.connections(chair.person for chair in self.state.chairs):
            connection.send(message)

    async def admit(self, viewer: Viewer, connection: Connection, last: LastFrame) -> None:
        """A socket has opened: its owner is here, and gets their seat back if a bot was playing it."""
        self._journal.must_be_home()
        self.must_have_room(viewer)
        self.audience.admit(viewer, connection)
        try:
            if viewer is not None:
                self._flow.schedule.absences.forget(viewer)
                await self._flow.handle(lambda now: play.take_back(self.state, viewer, now))
        finally:
            self._flow.tell_presence()
            self.audience.catch_up(viewer, connection, last, self._racing.current_start())

    def must_have_room(self, viewer: Viewer) -> None:
        """Raises Illegal if this viewer already has as many connections as we allow, or may not watch."""
        if viewer is None and not self.state.watching:
            raise Illegal("no_watching")
        most = DEVICES if viewer is not None else WATCHERS
        if len(self.audience.connections((viewer,))) >= most:
            raise Illegal("too_many_devices" if viewer is not None else "no_watching")

    def dismiss(self, viewer: Viewer, connection: Connection) -> None:
        self.audience.dismiss(viewer, connection)
        self._flow.schedule.absences.note(self.state, self.audience.present, self._clock.now())
        self._flow.tell_presence()

    def retry(self, viewer: Viewer, connection: Connection) -> None:
        """A connection that was too slow can take more again."""
        self.audience.retry(viewer, connection, self._racing.current_start())

    def note_growth(self, length: int) -> bool:
        """The store says the log has grown. Returns True if the caller should call `read_on`; a busy table
        does so itself when it is done."""
        if length > self._flow.announced:
            self._flow.announced = length
        return self._journal.durable.length < length and not self._flow.lock.locked()

    async def read_on(self, length: int) -> None:
        """Reads what another process has written to this table's log."""
        async with self._flow.lock:
            if self._journal.durable.length < length:
                await self._flow.reload()

    def stop(self, why: str) -> None:
        """Stops at once: nothing more is written, sent or acknowledged, and every client must reconnect."""
        self._flow.stop(why)

    async def hand_over(self, why: str, release: Callable[[], Awaitable[None]]) -> None:
        """Finishes what was begun, gives up being the table's home, then makes every client reconnect."""
        self._flow.schedule.stop()
        await self._ticker.finished()
        await self._flow.hand_over(why, release)

    async def close(self) -> None:
        """Finishes what was begun and stops all timers."""
        self._flow.schedule.stop()
        await self._ticker.finished()
        await self._flow.finish()

    def _ring(self) -> None:
        self._ticker.ring()


async def _follow_clock(journal: Journal, now: int) -> None:
    """Logs that the clock was set back while the server was down. If it did not, deadlines would be late."""
    behind = journal.latest - now
    if behind > CLOCKS_DIFFER:
        await journal.append(e.Entry(at=now, events=(e.ClockSetBack(behind),)))
