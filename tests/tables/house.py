"""A table with people, their phones and bots, and a clock that only the test moves."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
from collections.abc import Callable, Iterator
from typing import Any, ClassVar, TypeVar

import msgspec

from quivive.engine.game import Action, Illegal, Seat
from quivive.games.spyfall import model as spyfall
from quivive.games.spyfall.state import Round
from quivive.tables import commands as c
from quivive.tables import events as e
from quivive.tables import model as m
from quivive.tables import snapshots
from quivive.tables.absence import AbsenceTimeouts
from quivive.tables.clock import Alarm
from quivive.tables.evolve import evolve
from quivive.tables.frames import Viewer
from quivive.tables.hub import Hub
from quivive.tables.table import Table
from quivive.tables.view import table_view
from tests.memory import FakeClock, MemoryLog
from tests.tables.phone import Phone

T = TypeVar("T")

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jay", "Kim", "Lea", "Max", "Ned")
ANN, BOB, CID, DAN, EVE, FAY = (m.PersonId(number) for number in range(1, 7))
RINGS = 2_000
"""If the alarm rings more often than this in one wait, something is due for ever."""


class ManualAlarm(Alarm):
    """Rings when the test says so."""

    def set(self, due: int | None, now: int) -> None:
        self.due = due

    def off(self) -> None:
        self.due = None


def token(number: int) -> str:
    return hashlib.sha256(b"token %d" % number).hexdigest()[:32]


def at_once(think: Callable[[], T]) -> asyncio.Future[T]:
    """Replaces the thread, so that slow bots answer in the same order every time."""
    answer = asyncio.get_running_loop().create_future()
    answer.set_result(think())
    return answer


_deals: list[Iterator[int]] = []


def shuffle(number: int) -> None:
    """Makes all randomness from here on depend on this number."""
    _deals[:] = [itertools.count(1000 * number)]


def next_seed() -> bytes:
    return hashlib.sha256(b"deal %d" % next(_deals[0])).digest()


class House:
    born: ClassVar[list[House]] = []
    """All houses of the current test; each is checked when it ends."""

    def __init__(self, table: Table, log: MemoryLog, clock: FakeClock) -> None:
        self.table = table
        self.log = log
        self.clock = clock
        self.phones: list[tuple[Viewer, Phone]] = []
        self.overhears: Callable[[Viewer], Callable[[bytes], None]] | None = None
        self._ids = itertools.count()
        House.born.append(self)

    @classmethod
    async def opened(cls, people: int = 3, *, bots: int = 0, game: str = "spyfall") -> House:
        """This many people with a phone each; Ann is the host."""
        log, clock = MemoryLog(), FakeClock()
        table = await Hub(log, clock).open(game, NAMES[0], None, "en", token(ANN))
        house = cls(table, log, clock)
        await house.come(ANN)
        for _ in range(people - 1):
            await house.join()
        for _ in range(bots):
            await house.do(ANN, c.SeatBot())
        return house

    @classmethod
    async def dealt(cls, people: int = 3, *, bots: int = 0, **options: Any) -> House:
        """In the middle of Spyfall: cards are dealt, the clock has not started."""
        house = await cls.opened(people, bots=bots)
        await house.agree_on(**options)
        await house.do(ANN, c.StartGame())
        return house

    @classmethod
    async def talking(cls, people: int = 3, *, bots: int = 0, **options: Any) -> House:
        """The clock runs."""
        house = await cls.dealt(people, bots=bots, **options)
        await house.do(ANN, c.Skip(house.beat))
        return house

    @property
    def state(self) -> m.TableState:
        return self.table.state

    @property
    def round(self) -> Round:
        assert self.state.match is not None
        found = self.state.match.state.round
        assert isinstance(found, Round)
        return found

    def phase(self) -> str:
        """The phase of the round."""
        return self.round.phase

    def paused(self) -> bool:
        return self.state.paused_at is not None

    @property
    def beat(self) -> int:
        match = self.state.match
        assert match is not None
        beat: int = match.game.view(match.state, None).beat
        return beat

    @property
    def alarm(self) -> ManualAlarm:
        assert isinstance(self.table._flow.schedule.alarm, ManualAlarm)
        return self.table._flow.schedule.alarm

    @property
    def last(self) -> e.Entry:
        return self.entry(-1)

    def entry(self, number: int) -> e.Entry:
        """An entry of the log."""
        return msgspec.json.decode(self.log.kept[self.state.code][number], type=e.Entry)

    def person_at(self, seat: int) -> m.PersonId:
        person = self.state.chairs[seat].person
        assert person is not None
        return person

    def phone(self, viewer: Viewer) -> Phone:
        return next(phone for owner, phone in reversed(self.phones) if owner == viewer)

    def names(self) -> list[str]:
        """The names by seat; a bot is a star."""
        called = {person.id: person.name for person in self.state.persons}
        return ["*" if chair.person is None else called[chair.person] for chair in self.state.chairs]

    async def agree_on(self, **options: Any) -> None:
        raw = msgspec.Raw(msgspec.json.encode(spyfall.SpyfallOptions(**options)))
        await self.do(ANN, c.Agree(options=raw))

    async def join(self, name: str | None = None) -> m.PersonId:
        """The next of NAMES, or somebody else, joins with a phone."""
        number = self.state.next_person
        who = await self.table.join(name or NAMES[number - 1], None, "en", token(number))
        await self.come(who)
        return who

    async def come(self, viewer: Viewer, last: Phone | None = None) -> Phone:
        """A phone connects. One that was here before says which frames it has."""
        phone = Phone(None if self.overhears is None else self.overhears(viewer))
        seen = (None, None) if last is None else (last.stream, last.n)
        if last is not None:
            phone.table, phone.view, phone.n, phone.stream = last.table, last.view, last.n, last.stream
            phone.may = last.may
        self.phones.append((viewer, phone))
        await self.table.admit(viewer, phone, seen)
        return phone

    def go(self, *viewers: Viewer) -> None:
        """Breaks all connections of these people."""
        for viewer, phone in tuple(self.phones):
            if viewer in viewers:
                self.phones.remove((viewer, phone))
                self.table.dismiss(viewer, phone)

    async def do(self, who: m.PersonId, command: c.AnyCommand, id: str | None = None) -> bool:
        return await self.table.command(who, id or f"#{next(self._ids)}", command)

    async def skip(self) -> None:
        """Everybody present votes to skip."""
        beat, here = self.beat, [chair.person for chair in self.state.chairs]
        for person in here:
            if person in self.table.audience.present and self.state.phase == "game" and self.beat == beat:
                await self.do(m.PersonId(person or 0), c.Skip(beat))

    async def act(self, who: m.PersonId, action: Action, beat: int | None = None) -> bool:
        raw = msgspec.Raw(msgspec.json.encode(action))
        return await self.table.act(who, f"#{next(self._ids)}", self.beat if beat is None else beat, raw)

    async def refusal(self, who: m.PersonId, command: c.AnyCommand | Action) -> str | None:
        """Expects a refusal and returns its code. A refusal must leave everything as it was."""
        before, length = self.state, len(self.log.kept[self.state.code])
        try:
            await (self.do(who, command) if isinstance(command, c.TableCommand) else self.act(who, command))
        except Illegal as illegal:
            assert self.state is before
            assert len(self.log.kept[self.state.code]) == length
            return illegal.code
        return None

    async def wait(self, millis: int) -> None:
        """Lets time pass, and rings the alarm whenever it is due."""
        end = self.clock.millis + millis
        for _ in range(RINGS):
            due = self.alarm.due
            if due is None or due > end:
                break
            self.clock.millis = max(self.clock.millis, due)
            self.alarm.off()
            await self.table._ticker.tick()
        else:
            raise AssertionError("the alarm never rests")
        self.clock.millis = end

    async def expire(self) -> None:
        """Waits until the current phase is over."""
        match = self.state.match
        assert match is not None
        assert match.deadline is not None
        await self.wait(self.state.zero + match.deadline - self.clock.millis)

    async def restart(self) -> None:
        """Kills the server and loads the table from its log; nobody has returned yet."""
        self.phones.clear()
        table = await Table.load(self.log, self.clock, AbsenceTimeouts(), self.state.code)
        assert table is not None
        self.table = table

    def check(self) -> None:
        """What always holds: log and pending entries fold to this state, and every screen shows it."""
        state: m.TableState | None = None
        for line in self.log.kept[self.state.code]:
            state = evolve(state, msgspec.json.decode(line, type=e.Entry))
        assert state == self.durable
        assert self._from_snapshot() == self.durable
        for entry in self.table._journal.pending.entries:
            state = evolve(state, entry)
        assert state == self.state
        shown = self.shown()
        for viewer, phone in self.phones:
            if phone not in self.table.audience._behind:
                assert phone.table == shown
                assert phone.view == self.view(viewer)
                assert phone.may == self.may(viewer)

    @property
    def durable(self) -> m.TableState:
        return self.table._journal.durable

    def _from_snapshot(self) -> m.TableState:
        """The same, from the last snapshot on."""
        kept = self.log.snapshots.get(self.state.code)
        beginning = None if kept is None else snapshots._read(kept)
        if beginning is None:
            return self.durable
        state = beginning.state
        for line in self.log.kept[self.state.code][state.length :]:
            state = evolve(state, msgspec.json.decode(line, type=e.Entry))
        return state

    def shown(self) -> Any:
        context = self.table._flow.context(self.clock.now())
        return msgspec.json.decode(msgspec.json.encode(table_view(context)))

    def view(self, viewer: Viewer) -> Any:
        match = self.state.match
        if match is None:
            return None
        return msgspec.json.decode(msgspec.json.encode(match.game.view(match.state, self.seat_of(viewer))))

    def may(self, viewer: Viewer) -> dict[str, Any]:
        match, seat = self.state.match, self.seat_of(viewer)
        if match is None or seat is None:
            return {}
        found: dict[str, Any] = {}
        for action in match.game.legal(match.game.view(match.state, seat)):
            plain = msgspec.to_builtins(action)
            found.setdefault(plain.pop("type"), []).append(plain)
        return found

    def seat_of(self, viewer: Viewer) -> Seat | None:
        """The seat they had when the game was dealt."""
        players = self.state.players
        return Seat(players.index(viewer)) if viewer is not None and viewer in players else None
