"""One table: what people ask of it. All of that is judged, kept and shown, in that order (`flow.py`)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from quivive.engine.game import Action, Illegal, Seat
from quivive.tables import commands, judge, play
from quivive.tables import model as m
from quivive.tables.absence import AbsenceTimeouts
from quivive.tables.action_limits import ActionLimits
from quivive.tables.audience import Audience, Connection, Seen
from quivive.tables.clock import ServerClock, weakly
from quivive.tables.flow import Flow
from quivive.tables.frames import Viewer
from quivive.tables.journal import Journal
from quivive.tables.log import Log, TableCode
from quivive.tables.names import clean_name, token_hash
from quivive.tables.quota import LogMeter, Quota
from quivive.tables.race.belief import Tap
from quivive.tables.race.latency import LONGEST
from quivive.tables.race.racing import Racing
from quivive.tables.schedule import LOOK_AGAIN
from quivive.tables.snapshots import Beginning, read_back
from quivive.tables.ticker import Ticker

AT_ONCE = 64
"""Entries that are read of a log before other tables have a turn: a long log holds up nobody else."""

DEVICES, WATCHERS = 12, 30
"""Connections of one person, and of all who only watch."""

CLOCKS_DIFFER = 1_000
"""Milliseconds by which a clock may be behind the log without anybody noticing."""


class Table:
    def __init__(
        self, journal: Journal, clock: ServerClock, timeouts: AbsenceTimeouts, racing: Racing
    ) -> None:
        self.audience = racing.audience
        self._clock = clock
        self._journal = journal
        self._racing = racing
        self._limits = ActionLimits()
        self._flow = Flow(clock, journal, racing, timeouts, weakly(self._ring))
        self._ticker = Ticker(self._flow, self._limits)

    @classmethod
    def begun(
        cls,
        log: Log,
        clock: ServerClock,
        timeouts: AbsenceTimeouts,
        beginning: Beginning,
        quota: Quota | None = None,
    ) -> Table:
        """Of whose log nothing follows."""
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
        """From the log, in mid-game too: its bots wake up, and its time goes on whoever comes."""
        found = await read_back(log, code)
        if found is None:
            return None
        journal = Journal(log, found[0], LogMeter(quota or Quota.off(), clock.now()))
        racing = Racing(clock, Audience())
        for number, line in enumerate(found[1], start=1):
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
            entry = journal.read(line)
            racing.follow(journal.state, entry)
        await _follow_clock(journal, clock.now())
        racing.under_way()
        return cls(journal, clock, timeouts, racing)

    @property
    def state(self) -> m.TableState:
        return self._journal.state

    @property
    def stopped(self) -> bool:
        """Its home is elsewhere now, or will be: nothing happens here any more."""
        return self._journal.stopped

    @property
    def game(self) -> str:
        """The one that is played; between games, the one that is agreed on."""
        match = self.state.match
        return self.state.game if match is None or self.state.phase != "game" else match.deal.game

    @property
    def playing(self) -> str | None:
        """The game that is on now."""
        return self.state.game if self.state.phase == "game" else None

    def person_with(self, token: str) -> m.Person | None:
        hashed = token_hash(token)
        return next((person for person in self.state.persons if person.token == hashed), None)

    async def join(self, name: str, mask: int | None, language: m.Language, token: str) -> m.PersonId:
        """A newcomer with this secret; tried again with the same one it is the same person."""
        hashed = token_hash(token)

        def judgement(now: int) -> list[m.TableEvent]:
            if self.person_with(token):
                return []
            self._journal.check_room(now)
            events = judge.join(self._flow.context(now), name, mask, language, hashed)
            if judge.must_knock(self.state, hashed):
                self._knock(hashed, name, mask, now)
            return events

        await self._flow.happen(judgement)
        joined = self.person_with(token)
        assert joined is not None
        return joined.id

    def _knock(self, token: str, name: str, mask: int | None, now: int) -> None:
        if not self._flow.knocks.knock(token, clean_name(self.state, name), mask, now):
            raise Illegal("not_let_in")
        self._flow.tell_presence()
        raise Illegal("host_is_asked")

    async def _answer_knock(self, who: m.PersonId, id: str, command: commands.AnswerKnock) -> bool:
        flow, answered = self._flow, list[str]()

        def judgement(now: int) -> list[m.TableEvent]:
            judge.judge(flow.context(now), who, command)
            answered.append(flow.knocks.token(command.knock))
            return [m.LetIn(answered[-1])] if command.welcome else []

        told = await flow.happen(judgement, who, id)
        for token in answered:
            flow.knocks.answered(token, welcome=command.welcome)
        flow.tell_presence()
        return told

    async def command(self, who: m.PersonId, id: str, command: commands.AnyCommand) -> bool:
        """True when a frame has told the doer already that it is done; raises Illegal."""
        if isinstance(command, commands.AnswerKnock):
            return await self._answer_knock(who, id, command)
        if isinstance(command, commands.Pause):
            await self._hands_judged()
        return await self._flow.happen(
            lambda now: judge.judge(self._flow.context(now), who, command), who, id
        )

    async def _hands_judged(self) -> None:
        """A pause waits for hands that are down: nobody lays one and pauses before an earlier one arrives."""
        for _ in range(int(LONGEST) // LOOK_AGAIN + 2):
            contest = play.race(self.state)
            if contest is None or not (contest.hands and contest.void_if_paused):
                return
            await asyncio.sleep(LOOK_AGAIN / 1000)

    async def act(
        self, who: m.PersonId, id: str, beat: int, action: msgspec.Raw, tap: Tap | None = None
    ) -> bool:
        """An action of the game itself."""
        passing: list[tuple[Seat, Action, int]] = []

        def judgement(now: int) -> play.Ruling:
            state, views = self._journal.state, self._flow.showing.views
            late = views is not None and beat != views.public.beat
            moment = self._racing.moment(state, now, who, tap)
            seat, asked = play.asked(state, who, action, late=late)
            self._limits.check(seat, asked, now)
            ruling = play.act(state, seat, asked, moment)
            if asked.limit is not None:
                passing[:] = [(seat, asked, now)]
            return ruling

        told = await self._flow.happen(judgement, who, id)
        for passed in passing:
            self._limits.passed(*passed)
        return told

    def signal(self, who: m.PersonId, signal: bytes) -> None:
        """Passed on to everybody with a seat, and kept nowhere."""
        if self.state.chair_of(who) is None:
            raise Illegal("guests_only_watch")
        if play.silent(self.state):
            raise Illegal("chat_closed")
        for connection in self.audience.connections(chair.person for chair in self.state.chairs):
            connection.send(signal)

    async def admit(self, viewer: Viewer, connection: Connection, last: Seen) -> None:
        """A socket opens: its owner is here again, and takes the seat back from a bot."""
        self._journal.must_be_home()
        self.must_have_room(viewer)
        self.audience.admit(viewer, connection)
        try:
            if viewer is not None:
                self._flow.schedule.absences.back(viewer)
                await self._flow.happen(lambda now: play.take_back(self.state, viewer, now))
        finally:
            self._flow.tell_presence()
            self.audience.catch_up(viewer, connection, last, self._racing.began())

    def must_have_room(self, viewer: Viewer) -> None:
        """Only this many devices have a seat open, only this many watch; Illegal says why."""
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
        """A connection that was too slow can take something again."""
        self.audience.retry(viewer, connection, self._racing.began())

    def hear(self, length: int) -> bool:
        """The log has grown. True when this table must catch up; while it is busy it looks by itself."""
        self._flow.heard = max(self._flow.heard, length)
        return self._journal.durable.length < length and not self._flow.lock.locked()

    async def catch_up(self, length: int) -> None:
        """Somebody else has written to this table's log."""
        async with self._flow.lock:
            if self._journal.durable.length < length:
                await self._flow.reload()

    def stop(self, why: str) -> None:
        """At once: nothing more is written, told or acknowledged; everybody is sent to look for it anew."""
        self._flow.stop(why)

    async def hand_over(self, why: str, give_back: Callable[[], Awaitable[None]]) -> None:
        """What was begun is finished, its home is given back, and then everybody is sent to look for it."""
        self._flow.schedule.rest()
        await self._ticker.finished()
        await self._flow.hand_over(why, give_back)

    async def close(self) -> None:
        """What was begun is finished; then nothing is awaited any more."""
        self._flow.schedule.rest()
        await self._ticker.finished()
        await self._flow.finish()

    def _ring(self) -> None:
        self._ticker.ring()


async def _follow_clock(journal: Journal, now: int) -> None:
    """Set back while the server was down, it would hold up deadlines until the old time has passed."""
    behind = journal.latest - now
    if behind > CLOCKS_DIFFER:
        await journal.append(m.Entry(at=now, events=(m.ClockSetBack(behind),)))
