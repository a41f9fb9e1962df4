"""A company of people without browsers, who quickly bring a table to the state that a test needs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from threading import Thread
from typing import Any, TypeVar

import msgspec

from quivive.client import Client, Refusal
from quivive.engine.game import Action, Options, Seat, Sitting
from quivive.tables import commands as c
from quivive.tables.model import Language

TIMEOUT = 30.0
NAMES: tuple[tuple[str, Language], ...] = (
    ("Вера", "ru"),
    ("Bartholomew", "en"),
    ("Оленка", "uk"),
    ("Tom", "en"),
    ("Данило", "uk"),
)
T = TypeVar("T")


@contextmanager
def company(url: str) -> Iterator[Company]:
    """Five people at a new table; they leave at the end."""
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever, daemon=True)
    thread.start()
    gathered = Company(url, loop)
    try:
        yield gathered
    finally:
        gathered.go_home()
        loop.call_soon_threadsafe(loop.stop)
        thread.join(TIMEOUT)
        loop.close()


class Company:
    def __init__(self, url: str, loop: asyncio.AbstractEventLoop) -> None:
        self._url, self._loop = url, loop
        (first, language), *others = NAMES
        self.people = [
            self._wait(Client.open(url, name=first, game="spyfall", language=language).__aenter__())
        ]
        for mask, (name, tongue) in enumerate(others, start=2):
            person = self.join(name, tongue)
            self.do(person, c.Introduce(mask=mask * 7 % 36 + 1))

    @property
    def host(self) -> Client:
        return self.people[0]

    @property
    def code(self) -> str:
        return self.host.code

    def join(self, name: str, language: Language) -> Client:
        person = Client.join(self._url, self.code, name=name, language=language)
        self.people.append(self._wait(person.__aenter__()))
        return person

    def do(self, person: Client, command: c.AnyCommand) -> None:
        self._wait(person.do(command))

    def say(self, person: Client, text: str) -> None:
        self.do(person, c.Say(text))

    def act(self, person: Client, action: Action) -> None:
        self._wait(person.act(action))
        for other in self.players:
            self._wait(other.until(lambda seat: seat.beat >= person.beat))

    def until(self, person: Client, condition: Callable[[Client], bool]) -> None:
        self._wait(person.until(condition))

    def agree(self, game: str, options: Options, sitting: Sitting) -> None:
        raw = msgspec.Raw(msgspec.json.encode(options))
        self.do(self.host, c.Agree(game=game, options=raw, sitting=sitting))

    def deal(self, game: str, options: Options, sitting: Sitting) -> None:
        self.agree(game, options, sitting)
        self.do(self.host, c.StartGame())
        for person in self.people:
            self.until(person, lambda seat: seat.table["phase"] == "game" and seat.raw_view is not None)

    def skip(self) -> None:
        """Everybody present votes to skip."""
        beat, phase = self.host.beat, (self.host.raw_view or {})["phase"]
        for person in self.players:
            try:
                self.do(person, c.Skip(beat))
            except Refusal as refusal:
                if refusal.code != "late":
                    raise
        for person in self.players:
            self.until(person, lambda seat: seat.table["phase"] != "game" or _at(seat) != (beat, phase))

    def reached(self, phase: str) -> None:
        """Waits until every client is in this phase."""
        for person in self.players:
            self.until(person, lambda seat: seat.raw_view is not None and seat.raw_view["phase"] == phase)

    def at(self, seat: Seat | None) -> Client:
        """The client in this seat."""
        return next(person for person in self.players if person.raw_view and person.raw_view["you"] == seat)

    def lend(self, person: Client) -> str:
        """Disconnects a person and returns the link with which a page takes over the seat."""
        self.leave(person)
        return f"/{self.code}#seat={person.token}"

    def leave(self, person: Client) -> None:
        """Disconnects a person, who keeps the seat."""
        self._wait(person.__aexit__())
        self.people.remove(person)

    def come_back(self, person: Client) -> Client:
        """Reconnects a person to their seat."""
        back = Client.resume(self._url, self.code, person.token)
        self.people.append(self._wait(back.__aenter__()))
        return back

    def go_home(self) -> None:
        for person in list(self.people):
            self.leave(person)

    @property
    def players(self) -> list[Client]:
        return [person for person in self.people if person.raw_view is not None]

    def _wait(self, coroutine: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result(TIMEOUT)


def _at(person: Client) -> tuple[int, object]:
    return person.beat, (person.raw_view or {}).get("phase")
