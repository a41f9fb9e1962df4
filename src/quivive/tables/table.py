"""One table: judge a command, append, evolve, tell. In that order, one at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import msgspec

from quivive.engine.game import Action, Illegal, Seat
from quivive.engine.match import Match
from quivive.tables import commands, judge, play
from quivive.tables import model as m
from quivive.tables.audience import Audience, Connection, Seen
from quivive.tables.clock import Alarm, ServerClock
from quivive.tables.crew import Crew
from quivive.tables.door import Door
from quivive.tables.evolve import evolve
from quivive.tables.frames import Viewer
from quivive.tables.knocks import Knocks
from quivive.tables.log import Broken, Log, Stale, TableCode
from quivive.tables.manners import Absences, Manners
from quivive.tables.names import clean_name, token_hash
from quivive.tables.once import Once
from quivive.tables.pending import Pending
from quivive.tables.quota import LogMeter, Quota
from quivive.tables.race.belief import Tap
from quivive.tables.race.latency import LONGEST
from quivive.tables.race.racing import Racing
from quivive.tables.showing import Showing

AT_ONCE = 64
"""Entries that are read of a log before other tables have a turn: a long log holds up nobody else."""

LOOK_AGAIN = 15
"""Milliseconds after which it is seen whether what a decision waits for has come."""

DEVICES, WATCHERS = 12, 30
"""Lines of one person, and of all who only watch."""

CLOCKS_DIFFER = 1_000
"""Milliseconds by which a clock may be behind the log without anybody noticing."""

TRY_AGAIN = 1_000
TRY_AGAIN_AT_LAST = 30_000
"""Milliseconds before time is let go on after the store, or a game, has failed; each time twice as many."""

GAME_EVENTS = (m.Started, m.Stepped)

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(m.Entry).decode
_logger = logging.getLogger(__name__)

Judgement = Callable[[int], list[m.TableEvent] | play.Ruling]
"""What comes of something asked now."""


class Table:
    """Judges and keeps; what comes of it is shown (`showing.py`), and a race in it measured (`racing.py`)."""

    def __init__(
        self,
        log: Log,
        clock: ServerClock,
        manners: Manners,
        entries: list[m.Entry],
        quota: Quota | None = None,
    ) -> None:
        self._log = log
        self._clock = clock
        self._manners = manners
        self._meter = LogMeter(quota or Quota.off(), clock.now())
        self.audience = Audience()
        self._lock = asyncio.Lock()
        self._alarm = Alarm(self._ring)
        self._crew = Crew(self._arm)
        self._racing = Racing(clock, self.audience)
        self._done = Once()
        self._door = Door()
        self._knocks = Knocks()
        self._pending = Pending()
        self._ticking: asyncio.Task[None] | None = None
        self._heard = 0
        self._failures = 0
        self._latest = entries[0].at
        self.state = evolve(None, entries[0])
        for entry in entries[1:]:
            self._fold(entry)
        self._get_ready()

    def _get_ready(self) -> None:
        """For people, after what the log tells."""
        now = self._clock.now()
        self._durable = self.state
        """Without what is pending: as the log has it."""
        self._racing.under_way()
        self._showing = Showing(self.audience, self._hearing(now))
        self._absences = Absences(self._manners, self.state, now)

    @classmethod
    async def load(
        cls,
        log: Log,
        clock: ServerClock,
        manners: Manners,
        code: TableCode,
        quota: Quota | None = None,
    ) -> Table | None:
        """From the log, in mid-game too: its bots wake up, and its time goes on whoever comes."""
        lines = await log.read(code)
        if not lines:
            return None
        table = cls(log, clock, manners, [_decode(lines[0])], quota)
        for number, line in enumerate(lines[1:], start=1):
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
            table._fold(_decode(line))
            table._meter.known(len(line))
        table._get_ready()
        await table._follow_clock()
        table._consider(clock.now())
        return table

    @property
    def game(self) -> str:
        """The one that is played; between games, the one that is agreed on."""
        match = self.state.match
        return self.state.game if match is None or self.state.phase != "game" else match.deal.game

    async def _follow_clock(self) -> None:
        """Set back while the server was down, it would hold up deadlines until the old time has passed."""
        now = self._clock.now()
        if self._latest - now > CLOCKS_DIFFER:
            entry = m.Entry(at=now, events=(m.ClockSetBack(self._latest - now),))
            await self._append(entry)
            self._fold(entry)
            self._get_ready()

    def person_with(self, token: str) -> m.Person | None:
        hashed = token_hash(token)
        return next((person for person in self.state.persons if person.token == hashed), None)

    async def join(self, name: str, mask: int | None, language: m.Language, token: str) -> m.PersonId:
        """A newcomer with this secret; tried again with the same one it is the same person."""
        hashed = token_hash(token)

        def judgement(now: int) -> list[m.TableEvent]:
            if self.person_with(token):
                return []
            self._meter.check(0, now, playing=False)
            events = judge.join(self._hearing(now), name, mask, language, hashed)
            if judge.must_knock(self.state, hashed):
                self._knock(hashed, name, mask, now)
            return events

        await self._happen(judgement)
        joined = self.person_with(token)
        assert joined is not None
        return joined.id

    def _knock(self, token: str, name: str, mask: int | None, now: int) -> None:
        if not self._knocks.knock(token, clean_name(self.state, name), mask, now):
            raise Illegal("not_let_in")
        self._tell_presence()
        raise Illegal("host_is_asked")

    async def _answer_knock(self, who: m.PersonId, id: str, command: commands.AnswerKnock) -> bool:
        answered: list[str] = []

        def judgement(now: int) -> list[m.TableEvent]:
            judge.judge(self._hearing(now), who, command)
            answered.append(self._knocks.token(command.knock))
            return [m.LetIn(answered[-1])] if command.welcome else []

        told = await self._happen(judgement, who, id)
        for token in answered:
            self._knocks.answered(token, welcome=command.welcome)
        self._tell_presence()
        return told

    async def command(self, who: m.PersonId, id: str, command: commands.AnyCommand) -> bool:
        """True when a frame has told the doer already that it is done; raises Illegal."""
        if isinstance(command, commands.AnswerKnock):
            return await self._answer_knock(who, id, command)
        if isinstance(command, commands.Pause):
            await self._hands_judged()
        return await self._happen(lambda now: judge.judge(self._hearing(now), who, command), who, id)

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
            views = self._showing.views
            late = views is not None and beat != views.public.beat
            moment = self._racing.moment(self.state, now, who, tap)
            seat, asked = play.asked(self.state, who, action, late=late)
            self._door.check(seat, asked, now)
            ruling = play.act(self.state, seat, asked, moment)
            passing.append((seat, asked, now))
            return ruling

        told = await self._happen(judgement, who, id)
        for passed in passing[-1:]:
            self._door.passed(*passed)
        return told

    def signal(self, who: m.PersonId, signal: bytes) -> None:
        """Passed on to everybody with a seat, and kept nowhere."""
        if self.state.chair_of(who) is None:
            raise Illegal("guests_only_watch")
        if play.silent(self.state):
            raise Illegal("chat_closed")
        for line in self.audience.lines(chair.person for chair in self.state.chairs):
            line.send(signal)

    async def admit(self, viewer: Viewer, line: Connection, last: Seen) -> None:
        """A socket opens: its owner is here again, and takes the seat back from a bot."""
        self._only_so_many(viewer)
        self.audience.admit(viewer, line)
        try:
            if viewer is not None:
                self._absences.back(viewer)
                await self._happen(lambda now: play.take_back(self.state, viewer, now))
        finally:
            self._tell_presence()
            self.audience.catch_up(viewer, line, last, self._racing.began())

    def _only_so_many(self, viewer: Viewer) -> None:
        if viewer is None and not self.state.watching:
            raise Illegal("no_watching")
        most = DEVICES if viewer is not None else WATCHERS
        if len(self.audience.lines((viewer,))) >= most:
            raise Illegal("too_many_devices" if viewer is not None else "no_watching")

    def dismiss(self, viewer: Viewer, line: Connection) -> None:
        self.audience.dismiss(viewer, line)
        self._absences.note(self.state, self.audience.present, self._clock.now())
        self._tell_presence()

    def retry(self, viewer: Viewer, line: Connection) -> None:
        """A line that was too slow can take something again."""
        self.audience.retry(viewer, line, self._racing.began())

    def hear(self, length: int) -> bool:
        """The log has grown. True when this table must catch up; while it is busy it looks by itself."""
        self._heard = max(self._heard, length)
        return self._durable.length < length and not self._lock.locked()

    async def catch_up(self, length: int) -> None:
        """Somebody else has written to this table's log."""
        async with self._lock:
            if self._durable.length < length:
                await self._reload()

    async def close(self) -> None:
        """What was begun is finished; then nothing is awaited any more."""
        self._crew.rest()
        self._alarm.off()
        if self._ticking is not None:
            await self._ticking
        async with self._lock:
            await self._flush()
        self._alarm.off()

    async def _happen(
        self, judgement: Judgement, by: m.PersonId | None = None, id: str | None = None
    ) -> bool:
        """Judge, append, evolve, tell. A phase whose time is over ends first."""
        async with self._lock:
            try:
                if _over(self.state, self._now()):
                    await self._expire()
                return await self._keep(judgement, by, id)
            finally:
                if self._heard > self._durable.length:
                    await self._reload()

    async def _keep(self, judgement: Judgement, by: Viewer = None, id: str | None = None) -> bool:
        """Judged anew for as long as another writer is quicker. What happened once does not happen again."""
        while by is None or id is None or (by, id) not in self._done:
            if by is not None and self.state.person(by) is None:
                raise Illegal("no_such_person")
            now = self._now()
            ruling = judgement(now)
            events, ahead, light = ruling if isinstance(ruling, play.Ruling) else play.Ruling(ruling)
            if not events:
                return False
            entry = m.Entry(at=now, by=by, id=id, events=tuple(events))
            if light:
                self._meter.check(0, now, playing=True)
                return self._show_light(entry, ahead)
            try:
                await self._append(entry)
            except Stale:
                await self._reload()
                continue
            self._fold(entry, ahead)
            self._durable = self.state
            return self._show(entry)
        return False

    async def _append(self, *entries: m.Entry) -> None:
        """With what is pending before them, in one write."""
        lines = [_encode(entry) for entry in (*self._pending.entries, *entries)]
        if entries and entries[-1].by is not None:
            playing = isinstance(entries[-1].events[0], m.Stepped)
            self._meter.check(len(lines[-1]), entries[-1].at, playing=playing)
        await self._log.append(self.state.code, self._durable.length, lines)
        for line in lines:
            self._meter.spend(len(line))
        self._pending.clear()

    def _show_light(self, entry: m.Entry, ahead: Match | None) -> bool:
        before = self._showing.views
        self._fold(entry, ahead)
        told = self._show(entry, light=True)
        after = self._showing.views
        seen = before is None or after is None or before.public != after.public
        self._pending.add(entry, public=seen)
        self._arm()
        return told

    async def _flush(self) -> None:
        """Write what is pending."""
        if self._pending.entries:
            try:
                await self._append()
            except Stale:
                await self._reload()
            else:
                self._durable = self.state

    async def _reload(self) -> None:
        """What others wrote while this table was busy, or what a doer who was cancelled has written."""
        lines = await self._log.read(self.state.code, self._durable.length)
        if lines:
            self._drop_pending()
        for line in lines:
            entry = _decode(line)
            self._fold(entry)
            self._durable = self.state
            self._show(entry)

    def _drop_pending(self) -> None:
        """Somebody else has written: what was shown and not kept has not happened."""
        for entry in self._pending.entries:
            self._done.forget(entry)
        self._pending.clear()
        self.state = self._durable
        self._showing.follow(self.state)

    def _fold(self, entry: m.Entry, ahead: Match | None = None) -> None:
        self.state = evolve(self.state, entry, ahead)
        set_back = isinstance(entry.events[0], m.ClockSetBack)
        self._latest = entry.at if set_back else max(self._latest, entry.at)
        self._racing.follow(self.state, entry)
        self._done.note(entry)

    def _show(self, entry: m.Entry, *, light: bool = False) -> bool:
        """To everybody, and to the bots. True when the doer's own frame says that it is done."""
        if self._showing.views is None or any(isinstance(event, GAME_EVENTS) for event in entry.events):
            self._showing.follow(self.state)
        told = self._showing.tell(self._hearing(entry.at), entry, self._racing.off())
        for event in entry.events:
            if isinstance(event, m.Left):
                self._absences.back(event.person)
                self.audience.turn_out(event.person, "kicked" if event.kicked else "left")
            if isinstance(event, m.DoorSet) and not event.watching:
                self.audience.turn_out(None, "no_watching")
        self._absences.note(self.state, self.audience.present, entry.at)
        self._consider(entry.at, light=light)
        return told

    def _tell_presence(self) -> None:
        self._showing.tell_presence(self._hearing(self._clock.now()))
        self._arm()

    def _consider(self, now: int, *, light: bool = False) -> None:
        """Let the bots think about what they see now."""
        match, views = self.state.match, self._showing.views
        if match is None or views is None or self.state.phase != "game" or self.state.paused_at is not None:
            self._crew.rest()
        else:
            self._crew.consider(match, self.state.chairs, views, now, light=light)
        self._arm()

    def _arm(self) -> None:
        now = self._clock.now()
        over = play.deadline(self.state)
        if over is not None and over <= now and self._racing.held(self.state):
            over = now + LOOK_AGAIN
        absent = self._absences.due(self.state, self.audience.present)
        waking = self._racing.wakes_at(self.state)
        waits = (over, waking, self._crew.due, absent, self._pending.due, self._knocks.due)
        dues = [due for due in waits if due is not None]
        self._alarm.set(min(dues) if dues else None, now)

    def _ring(self) -> None:
        self._ticking = asyncio.get_running_loop().create_task(self._tick())

    async def _tick(self) -> None:
        """Time has come for something: a phase is over, a bot moves, somebody has been away too long."""
        try:
            async with self._lock:
                self._racing.wake(self.state, self._clock.now())
                await self._expire()
                while move := self._crew.take_due(self._clock.now()):
                    await self._bot_move(*move)
                await self._keep(lambda now: self._absences.events(self._hearing(now)))
                if self._pending.due is not None and self._pending.due <= self._clock.now():
                    await self._flush()
                if self._heard > self._durable.length:
                    await self._reload()
            if self._knocks.forget(self._clock.now()):
                self._tell_presence()
        except Exception as error:
            self._wait_for_better(error)
        else:
            self._failures = 0
            self._arm()

    def _wait_for_better(self, error: Exception) -> None:
        """Longer each time, and told once: a full disk is not helped by a log line every second."""
        if not self._failures:
            trace = None if isinstance(error, Broken) else error
            _logger.error(
                "table %s could not go on; it tries again: %s", self.state.code, error, exc_info=trace
            )
        wait = min(TRY_AGAIN << self._failures, TRY_AGAIN_AT_LAST)
        self._failures = min(self._failures + 1, 10)
        self._alarm.set(self._clock.now() + wait, self._clock.now())

    async def _expire(self) -> None:
        while _over(self.state, self._now()) and not self._racing.held(self.state):
            await self._keep(lambda now: play.expire(self.state, now) if _over(self.state, now) else [])

    async def _bot_move(self, seat: Seat, action: Action, due: int) -> None:
        opens = self._door.opens(seat, action, self._now())
        if opens > self._now():
            self._crew.put_back(seat, action, opens)
            return
        try:
            await self._keep(lambda now: self._bot_ruling(seat, action, due, now))
            self._door.passed(seat, action, self._now())
        except Illegal as refusal:
            _logger.warning("a bot of %s was refused: %s", self.state.game, refusal.code)
        except Broken:
            self._crew.put_back(seat, action, due)
            raise

    def _bot_ruling(self, seat: Seat, action: Action, due: int, now: int) -> play.Ruling:
        return play.bot_act(self.state, seat, action, self._racing.bot_moment(self.state, now, due))

    def _now(self) -> int:
        """Never before what has happened already: the clock that was written by may have been ahead."""
        return max(self._clock.now(), self._latest)

    def _hearing(self, now: int) -> judge.Hearing:
        audience = self.audience
        return judge.Hearing(self.state, now, audience.present, self._knocks.waiting(now), audience.watchers)


def _over(state: m.TableState, now: int) -> bool:
    due = play.deadline(state)
    return due is not None and due <= now
