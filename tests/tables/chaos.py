"""People who do anything in any order at any time, and phones that come, go and are slow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
from hypothesis import strategies as st

from quivive.engine.game import Illegal, Seat
from quivive.engine.registry import games
from quivive.tables import commands as c
from quivive.tables.log import Broken
from quivive.tables.model import PersonId
from tests.memory import Trouble
from tests.tables.house import NAMES, House

T = TypeVar("T")
TROUBLES: list[list[Trouble]] = [*([[]] * 12), ["broken"], ["lost"], ["stale"], ["stale", "stale", "broken"]]
WAITS = (1, 900, 5_000, 29_999, 45_000, 61_000, 400_000)
OPTIONS = [msgspec.Raw(b'{"rounds":1,"seconds":30}'), msgspec.Raw(b'{"rounds":0}'), msgspec.Raw(b"{}")]


class Chaos:
    def __init__(self, house: House, draw: Callable[[st.SearchStrategy[Any]], Any]) -> None:
        self.house = house
        self.refused: list[str] = []
        self._draw = draw

    def pick(self, some: Sequence[T]) -> T:
        picked: T = self._draw(st.sampled_from(some))
        return picked

    @property
    def people(self) -> list[PersonId]:
        """Everybody at the table, and one person who is not."""
        return [*(person.id for person in self.house.state.persons), PersonId(99)]

    async def step(self) -> None:
        """Does something at random; a refusal must change nothing."""
        house, length = self.house, self.house.state.length
        work = self.pick([self.command, self.command, self.play, self.play, self.time, self.connections])
        house.log.troubles.extend(self.pick(TROUBLES))
        try:
            await work()
        except Illegal as illegal:
            self.refused.append(illegal.code)
            new = [house.entry(number) for number in range(length, house.state.length)]
            assert all(entry.by is None for entry in new), "time alone has passed"
        except Broken:
            self.refused.append("broken")
        house.log.troubles.clear()
        await house.table.read_on(len(house.log.kept[house.state.code]))
        house.check()

    async def command(self) -> None:
        house, seat = self.house, self.pick(range(6))
        beat = house.beat if house.state.match is not None else 0
        person = self.pick(self.people)
        commands: list[c.AnyCommand] = [
            c.Introduce(name=self.pick(NAMES)),
            c.Introduce(mask=seat + 1, language=self.pick(["en", "ru", "uk"])),
            c.Ready(self.pick([True, False])),
            c.GiveNonce(f"{seat:032x}"),
            c.Sit(),
            c.Stand(),
            c.Arrange(tuple(reversed(range(len(house.state.chairs))))),
            c.SeatBot(),
            c.Unseat(seat),
            c.Agree(game=self.pick(list(games())), sitting=self.pick(["apart", "together"])),
            c.Agree(options=self.pick(OPTIONS)),
            c.Agree(absence=self.pick(["bot", "leave_out", "wait"])),
            c.StartGame(),
            c.ShowResult(),
            c.HandOver(person),
            c.SetDoor(self.pick(["open", "ask"])),
            c.Say(f"word {house.state.length}"),
            c.Leave(),
            c.Pause(),
            c.Resume(),
            c.Skip(beat),
            c.Abandon(),
            c.Kick(person),
            c.BotFor(seat),
            c.LeaveOut(seat),
        ]
        who = self.pick([house.state.host or PersonId(1), self.pick(self.people)])
        id = self.pick([None, None, None, "again"])
        await house.do(who, self.pick(commands), id)
        self.see_off()

    async def play(self) -> None:
        """Somebody does what their screen offers, or did a beat ago. Starts a game if there is none."""
        house = self.house
        match = house.state.match
        if match is None or house.state.phase != "game":
            await house.do(house.state.host or PersonId(1), c.StartGame())
            return
        who = self.pick(self.people)
        seat = house.state.chair_of(who)
        legal = [] if seat is None else match.game.legal(match.game.view(match.state, Seat(seat)))
        if legal:
            await house.act(who, self.pick(list(legal)), house.beat - self.pick([0, 0, 0, 1]))

    async def time(self) -> None:
        if self.pick([True, True, True, False]):
            await self.house.wait(self.pick(WAITS))
        else:
            self.house.clock.millis += self.pick(WAITS)

    async def connections(self) -> None:
        await self.pick([self.join, self.come, self.come, self.leave, self.dawdle, self.restart])()

    async def join(self) -> None:
        if self.house.state.next_person < len(NAMES):
            await self.house.join()

    async def come(self) -> None:
        viewer = self.pick([None, *(person.id for person in self.house.state.persons)])
        last = self.pick([None, *(phone for owner, phone in self.house.phones if owner == viewer)])
        behind = self.house.table.audience._behind
        await self.house.come(viewer, None if last in behind else last)

    async def leave(self) -> None:
        self.house.go(self.pick([None, *self.people]))

    async def dawdle(self) -> None:
        """Makes a phone slow, or fast again."""
        if self.house.phones:
            viewer, phone = self.pick(self.house.phones)
            phone.slow = not phone.slow
            if not phone.slow:
                self.house.table.retry(viewer, phone)

    async def restart(self) -> None:
        viewers = [viewer for viewer, _ in self.house.phones]
        await self.house.restart()
        for viewer in viewers:
            await self.house.come(viewer)

    def see_off(self) -> None:
        """Closes connections that were told goodbye."""
        for viewer, phone in tuple(self.house.phones):
            if phone.farewell is not None:
                self.house.go(viewer)
