"""One table: judge a command, append, evolve, tell. In that order, one at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import msgspec

from quivive.engine.game import Illegal, Seat
from quivive.engine.match import Match
from quivive.tables import commands, judge, play
from quivive.tables import model as m
from quivive.tables.audience import Audience, Connection, Seen
from quivive.tables.clock import Alarm, ServerClock
from quivive.tables.crew import Crew
from quivive.tables.evolve import evolve
from quivive.tables.frames import Viewer
from quivive.tables.log import Broken, Log, Stale, TableCode
from quivive.tables.manners import Absences, Manners
from quivive.tables.names import token_hash
from quivive.tables.race.belief import Tap
from quivive.tables.race.latency import PROVEN
from quivive.tables.race.racing import Racing
from quivive.tables.showing import Showing

REMEMBERED = 1024
"""So many commands back, one that is sent again is known to have happened."""

LOOK_AGAIN = 15
"""Milliseconds after which it is seen whether what a decision waits for has come."""

TRY_AGAIN = 1_000
"""Milliseconds before time is let go on after the store, or a game, has failed."""

GAME_EVENTS = (m.Started, m.Stepped)

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(m.Entry).decode
_logger = logging.getLogger(__name__)

Judgement = Callable[[int], list[m.TableEvent] | play.Ruling]
"""What comes of something asked now."""


class Table:
    """Judges and keeps; what comes of it is shown (`showing.py`), and a race in it measured (`racing.py`)."""

    def __init__(self, log: Log, clock: ServerClock, manners: Manners, entries: list[m.Entry]) -> None:
        self._log = log
        self._clock = clock
        self.audience = Audience()
        self._lock = asyncio.Lock()
        self._alarm = Alarm(self._ring)
        self._crew = Crew()
        self._racing = Racing(clock, self.audience)
        self._done: dict[tuple[m.PersonId, str], None] = {}
        self._ticking: asyncio.Task[None] | None = None
        self._heard = 0
        self._latest = entries[0].at
        self.state = evolve(None, entries[0])
        for entry in entries[1:]:
            self._fold(entry)
        self._racing.under_way()
        self._showing = Showing(self.audience, self._hearing(clock.now()))
        self._absences = Absences(manners, self.state, clock.now())

    @classmethod
    async def load(cls, log: Log, clock: ServerClock, manners: Manners, code: TableCode) -> Table | None:
        """From the log, in mid-game too: its bots wake up, and its time goes on whoever comes."""
        lines = await log.read(code)
        if not lines:
            return None
        table = cls(log, clock, manners, [_decode(line) for line in lines])
        table._consider(clock.now())
        return table

    def person_with(self, token: str) -> m.Person | None:
        hashed = token_hash(token)
        return next((person for person in self.state.persons if person.token == hashed), None)

    async def join(self, name: str, mask: int | None, language: m.Language, token: str) -> m.PersonId:
        """A newcomer with this secret; tried again with the same one it is the same person."""
        hashed = token_hash(token)

        def judgement(now: int) -> list[m.TableEvent]:
            known = self.person_with(token)
            return [] if known else judge.join(self._hearing(now), name, mask, language, hashed)

        await self._happen(judgement)
        joined = self.person_with(token)
        assert joined is not None
        return joined.id

    async def command(self, who: m.PersonId, id: str, command: commands.AnyCommand) -> bool:
        """True when a frame has told the doer already that it is done; raises Illegal."""
        if isinstance(command, commands.Pause):
            await self._hands_judged()
        return await self._happen(lambda now: judge.judge(self._hearing(now), who, command), who, id)

    async def _hands_judged(self) -> None:
        """A pause waits for hands that are down: nobody lays one and pauses before an earlier one arrives."""
        for _ in range(int(PROVEN) // LOOK_AGAIN + 2):
            contest = play.race(self.state)
            if contest is None or not (contest.hands and contest.void_if_paused):
                return
            await asyncio.sleep(LOOK_AGAIN / 1000)

    async def act(
        self, who: m.PersonId, id: str, beat: int, action: msgspec.Raw, tap: Tap | None = None
    ) -> bool:
        """An action of the game itself."""

        def judgement(now: int) -> play.Ruling:
            views = self._showing.views
            late = views is not None and beat != views.public.beat
            moment = self._racing.moment(self.state, now, who, tap)
            return play.act(self.state, who, action, late=late, moment=moment)

        return await self._happen(judgement, who, id)

    async def admit(self, viewer: Viewer, line: Connection, last: Seen) -> None:
        """A socket opens: its owner is here again, and takes the seat back from a bot."""
        self.audience.admit(viewer, line)
        try:
            if viewer is not None:
                self._absences.back(viewer)
                await self._happen(lambda now: play.take_back(self.state, viewer, now))
        finally:
            self._tell_presence()
            self.audience.catch_up(viewer, line, last, self._racing.began())

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
        return self.state.length < length and not self._lock.locked()

    async def catch_up(self, length: int) -> None:
        """Somebody else has written to this table's log."""
        async with self._lock:
            if self.state.length < length:
                await self._reload()

    async def close(self) -> None:
        """What was begun is finished; then nothing is awaited any more."""
        self._alarm.off()
        if self._ticking is not None:
            await self._ticking
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
                if self._heard > self.state.length:
                    await self._reload()

    async def _keep(self, judgement: Judgement, by: Viewer = None, id: str | None = None) -> bool:
        """Judged anew for as long as another writer is quicker. What happened once does not happen again."""
        while by is None or id is None or (by, id) not in self._done:
            if by is not None and self.state.person(by) is None:
                raise Illegal("no_such_person")
            now = self._now()
            ruling = judgement(now)
            events, ahead = ruling if isinstance(ruling, play.Ruling) else (ruling, None)
            if not events:
                return False
            entry = m.Entry(at=now, by=by, id=id, events=tuple(events))
            try:
                await self._log.append(self.state.code, self.state.length, (_encode(entry),))
            except Stale:
                await self._reload()
                continue
            self._fold(entry, ahead)
            return self._show(entry)
        return False

    async def _reload(self) -> None:
        """What others wrote while this table was busy, or what a doer who was cancelled has written."""
        for line in await self._log.read(self.state.code, self.state.length):
            entry = _decode(line)
            self._fold(entry)
            self._show(entry)

    def _fold(self, entry: m.Entry, ahead: Match | None = None) -> None:
        self.state = evolve(self.state, entry, ahead)
        self._latest = max(self._latest, entry.at)
        self._racing.follow(self.state, entry)
        if entry.by is not None and entry.id is not None:
            self._done[entry.by, entry.id] = None
            if len(self._done) > REMEMBERED:
                del self._done[next(iter(self._done))]

    def _show(self, entry: m.Entry) -> bool:
        """To everybody, and to the bots. True when the doer's own frame says that it is done."""
        if self._showing.views is None or any(isinstance(event, GAME_EVENTS) for event in entry.events):
            self._showing.follow(self.state)
        told = self._showing.tell(self._hearing(entry.at), entry, self._racing.off())
        for event in entry.events:
            if isinstance(event, m.Left):
                self._absences.back(event.person)
                self.audience.turn_out(event.person, "kicked" if event.kicked else "left")
        self._absences.note(self.state, self.audience.present, entry.at)
        self._consider(entry.at)
        return told

    def _tell_presence(self) -> None:
        self._showing.tell_presence(self._hearing(self._clock.now()))
        self._arm()

    def _consider(self, now: int) -> None:
        """Let the bots think about what they see now."""
        match, views = self.state.match, self._showing.views
        if match is None or views is None or self.state.phase != "game" or self.state.paused_at is not None:
            self._crew.rest()
        else:
            self._crew.consider(match, self.state.chairs, views, now)
        self._arm()

    def _arm(self) -> None:
        now = self._clock.now()
        over = play.deadline(self.state)
        if over is not None and over <= now and self._racing.held(self.state):
            over = now + LOOK_AGAIN
        absent = self._absences.due(self.state, self.audience.present)
        waking = self._racing.wakes_at(self.state)
        dues = [due for due in (over, waking, self._crew.due, absent) if due is not None]
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
                if self._heard > self.state.length:
                    await self._reload()
        except Exception:
            _logger.exception("table %s could not go on; it will try again", self.state.code)
            self._alarm.set(self._clock.now() + TRY_AGAIN, self._clock.now())
        else:
            self._arm()

    async def _expire(self) -> None:
        while _over(self.state, self._now()) and not self._racing.held(self.state):
            await self._keep(lambda now: play.expire(self.state, now) if _over(self.state, now) else [])

    async def _bot_move(self, seat: Seat, action: object, due: int) -> None:
        try:
            await self._keep(lambda now: self._bot_ruling(seat, action, due, now))
        except Illegal as refusal:
            _logger.warning("a bot of %s was refused: %s", self.state.game, refusal.code)
        except Broken:
            self._crew.put_back(seat, action, due)
            raise

    def _bot_ruling(self, seat: Seat, action: object, due: int, now: int) -> play.Ruling:
        return play.bot_act(self.state, seat, action, self._racing.bot_moment(self.state, now, due))

    def _now(self) -> int:
        """Never before what has happened already: the clock that was written by may have been ahead."""
        return max(self._clock.now(), self._latest)

    def _hearing(self, now: int) -> judge.Hearing:
        return judge.Hearing(self.state, now, self.audience.present)


def _over(state: m.TableState, now: int) -> bool:
    due = play.deadline(state)
    return due is not None and due <= now
