"""Everybody who looks at a table: which connections, whose they are, and what all were told last."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Protocol

from quivive.tables.frames import News, Shown, Stream, Viewer, acknowledged
from quivive.tables.model import PersonId
from quivive.tables.race.latency import Latency, Start

Seen = tuple[str | None, int | None]
"""The stream and the number of the last frame that a returning client has."""


class Connection(Protocol):
    """One open socket. `send` never waits; False: the connection is too slow and the frame was dropped."""

    latency: Latency

    def send(self, frame: bytes) -> bool: ...

    def show(self, frame: bytes, number: int, start: Start) -> bool:
        """As send, a frame from which reactions count; devices name it by this number."""
        ...

    def probe(self) -> None:
        """Ping it now."""
        ...

    def close(self, code: str) -> None: ...


Connections = tuple[Connection, ...]
Row = tuple[Viewer, Stream, Connections]
NOBODY = PersonId(0)
"""Persons are counted from one."""


class Audience:
    shown: Shown
    """What all were told last."""

    def __init__(self) -> None:
        self._connections: defaultdict[Viewer, set[Connection]] = defaultdict(set)
        self._streams: dict[Viewer, Stream] = {}
        self._behind: set[Connection] = set()
        self._rows: list[Row] | None = None
        """Who is told, over which connections; None: somebody came or went since it was made."""
        self.present: frozenset[PersonId] = frozenset()
        """Who has a connection open."""

    @property
    def empty(self) -> bool:
        return not any(self._connections.values())

    @property
    def watchers(self) -> int:
        return len(self._connections.get(None, ()))

    def admit(self, viewer: Viewer, connection: Connection) -> None:
        """It is told nothing before it has caught up."""
        self._connections[viewer].add(connection)
        self._behind.add(connection)
        self._count()

    def dismiss(self, viewer: Viewer, connection: Connection) -> None:
        self._behind.discard(connection)
        self._connections[viewer].discard(connection)
        if not self._connections[viewer]:
            del self._connections[viewer]
        self._count()

    def turn_out(self, viewer: Viewer, code: str) -> None:
        """Somebody left for good: their connections are closed."""
        for connection in tuple(self._connections.get(viewer, ())):
            connection.close(code)

    def disband(self, code: str) -> None:
        """Everybody is turned out at once, and told nothing more of the table."""
        everybody = [one for connections in self._connections.values() for one in connections]
        self._connections.clear()
        self._behind.clear()
        self._count()
        for connection in everybody:
            connection.close(code)

    def catch_up(self, viewer: Viewer, connection: Connection, last: Seen, race: Start | None) -> None:
        """The frames that a returning client missed, or everything; nothing to one that is gone again.

        `race` is when the race began in the middle of which they come.
        """
        if connection not in self._behind:
            return
        self._behind.discard(connection)
        stream = self._streams.get(viewer)
        gap = None if stream is None or race is not None else stream.since(*last)
        if gap is None:
            self._send_whole(viewer, connection, race)
        elif not all(map(connection.send, gap)):
            self._behind.add(connection)

    def tell(self, shown: Shown, race: Start | None, done: tuple[Viewer, str] | None) -> bool:
        """A frame to every viewer for whom something changed. True when the doer's frame says it is done."""
        news, self.shown = News(self.shown, shown, race), shown
        doer, id = done or (NOBODY, "")
        told = False
        for viewer, stream, connections in self._rows or self._made_rows():
            tail = news.tail_for(viewer)
            if not tail:
                continue
            frame = stream.frame(tail if viewer != doer else acknowledged(id, tail))
            if race is not None:
                stream.race = stream.number
            reached = self._send(frame, stream, connections, race)
            if viewer == doer:
                told = reached
        return told

    def _send(self, frame: bytes, stream: Stream, connections: Connections, race: Start | None) -> bool:
        """To all but those who have fallen behind; False when there are any."""
        behind, reached = self._behind, True
        for connection in connections:
            if connection in behind:
                reached = False
            elif not (connection.send(frame) if race is None else connection.show(frame, stream.race, race)):
                behind.add(connection)
                reached = False
        return reached

    def _made_rows(self) -> list[Row]:
        """Who is not connected gets everything on return: frames that nobody was sent are not kept."""
        self._rows = [
            (viewer, self._stream(viewer), tuple(connections))
            for viewer, connections in self._connections.items()
        ]
        self._streams = {viewer: stream for viewer, stream, _ in self._rows}
        return self._rows

    def retry(self, viewer: Viewer, connection: Connection, race: Start | None) -> None:
        """A connection that was too slow can take something again: the whole, since frames were dropped."""
        if connection in self._behind:
            self._behind.discard(connection)
            self._send_whole(viewer, connection, race)

    def connections(self, persons: Iterable[PersonId | None]) -> list[Connection]:
        """On whichever these persons are here."""
        return [connection for person in persons for connection in self._connections.get(person, ())]

    def _send_whole(self, viewer: Viewer, connection: Connection, race: Start | None) -> None:
        stream = self._stream(viewer)
        whole = stream.whole(self.shown, viewer, race=race is not None)
        if not _sent(connection, whole, stream, race):
            self._behind.add(connection)

    def _stream(self, viewer: Viewer) -> Stream:
        stream = self._streams.get(viewer)
        if stream is None:
            stream = self._streams[viewer] = Stream()
        return stream

    def _count(self) -> None:
        self._rows = None
        self.present = frozenset(viewer for viewer in self._connections if viewer is not None)


def _sent(connection: Connection, frame: bytes, stream: Stream, race: Start | None) -> bool:
    return connection.send(frame) if race is None else connection.show(frame, stream.race, race)
