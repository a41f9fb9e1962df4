"""Everybody who is looking at a table: their connections, and what they were shown last."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Protocol

from quivive.tables.frames import Diff, Shown, Stream, Viewer, acknowledging
from quivive.tables.model import PersonId
from quivive.tables.race.latency import Latency, Start

LastFrame = tuple[str | None, int | None]
"""The last frame that a returning client received: its stream and its number."""


class Connection(Protocol):
    """One open socket. `send` never waits; False means that it is too slow and the frame was dropped."""

    latency: Latency

    def send(self, frame: bytes) -> bool: ...

    def show(self, frame: bytes, number: int, start: Start) -> bool:
        """Sends a frame that starts a race; the client's claim refers to it by this number."""
        ...

    def probe(self) -> None:
        """Pings it now."""
        ...

    def close(self, code: str) -> None: ...


Connections = tuple[Connection, ...]
Recipient = tuple[Stream, Connections]


class Audience:
    shown: Shown
    """What everybody was shown last."""

    def __init__(self) -> None:
        self._connections: defaultdict[Viewer, set[Connection]] = defaultdict(set)
        self._streams: dict[Viewer, Stream] = {}
        self._behind: set[Connection] = set()
        self._recipients: dict[Viewer, Recipient] | None = None
        """Every viewer with a connection, and those of their connections that are not behind. None if
        somebody has come, gone, fallen behind or caught up since."""
        self.present: frozenset[PersonId] = frozenset()
        """The persons with an open connection."""

    @property
    def empty(self) -> bool:
        return not any(self._connections.values())

    @property
    def watchers(self) -> int:
        return len(self._connections.get(None, ()))

    def admit(self, viewer: Viewer, connection: Connection) -> None:
        """Adds a connection; it is sent nothing until `catch_up`."""
        self._connections[viewer].add(connection)
        self._behind.add(connection)
        self._note_change()

    def dismiss(self, viewer: Viewer, connection: Connection) -> None:
        self._behind.discard(connection)
        self._connections[viewer].discard(connection)
        if not self._connections[viewer]:
            del self._connections[viewer]
        self._note_change()

    def evict(self, viewer: Viewer, code: str) -> None:
        """Closes every connection of this viewer."""
        for connection in tuple(self._connections.get(viewer, ())):
            connection.close(code)

    def disband(self, code: str) -> None:
        """Closes every connection, and sends nothing more to any of them."""
        everybody = [one for connections in self._connections.values() for one in connections]
        self._connections.clear()
        self._behind.clear()
        self._note_change()
        for connection in everybody:
            connection.close(code)

    def catch_up(self, viewer: Viewer, connection: Connection, last: LastFrame, race: Start | None) -> None:
        """Sends the frames that a returning client missed, or the whole view; nothing if it is gone again.

        `race` says when the race began, if one is under way.
        """
        if connection not in self._behind:
            return
        self._caught_up(connection)
        stream = self._streams.get(viewer)
        gap = None if stream is None or race is not None else stream.since(*last)
        if gap is None:
            self._send_whole(viewer, connection, race)
        elif not all(map(connection.send, gap)):
            self._fall_behind(connection)

    def tell(self, shown: Shown, race: Start | None, done: tuple[Viewer, str] | None) -> bool:
        """Sends a frame to every viewer for whom something changed.

        `done` names who sent the command, and its id. Returns True if their frame acknowledged it.
        """
        diff, self.shown = Diff(self.shown, shown, race), shown
        recipients = self._recipients or self._list_recipients()
        tails = diff.tails(recipients)
        acknowledged = done is not None and self._acknowledge(done, tails, diff.common)
        tail_of, common = tails.get, diff.common
        for viewer, (stream, connections) in recipients.items():
            tail = tail_of(viewer, common)
            if not tail:
                continue
            frame = stream.frame(tail)
            if race is not None:
                stream.race = stream.number
            for connection in connections:
                if not (
                    connection.send(frame) if race is None else connection.show(frame, stream.race, race)
                ):
                    self._fall_behind(connection)
                    acknowledged = acknowledged and done is not None and viewer != done[0]
        return acknowledged

    def _acknowledge(self, done: tuple[Viewer, str], tails: dict[Viewer, bytes], common: bytes) -> bool:
        """Adds the command's id to the tail of whoever sent it, if all their connections are sent a frame."""
        doer, id = done
        tail = tails.get(doer, common)
        if tail:
            tails[doer] = acknowledging(id, tail)
        connections = self._connections.get(doer)
        return bool(tail and connections and self._behind.isdisjoint(connections))

    def _fall_behind(self, connection: Connection) -> None:
        self._behind.add(connection)
        self._recipients = None

    def _caught_up(self, connection: Connection) -> None:
        self._behind.discard(connection)
        self._recipients = None

    def _list_recipients(self) -> dict[Viewer, Recipient]:
        """Lists the viewers to send to. Streams of viewers without a connection are dropped: such a viewer is
        sent the whole view on return, because the frames in between were never built."""
        behind = self._behind
        self._recipients = {
            viewer: (self._stream(viewer), tuple(one for one in connections if one not in behind))
            for viewer, connections in self._connections.items()
        }
        self._streams = {viewer: stream for viewer, (stream, _) in self._recipients.items()}
        return self._recipients

    def retry(self, viewer: Viewer, connection: Connection, race: Start | None) -> None:
        """A connection that was too slow can take more again. It missed frames, so it gets the whole view."""
        if connection in self._behind:
            self._caught_up(connection)
            self._send_whole(viewer, connection, race)

    def connections(self, persons: Iterable[PersonId | None]) -> list[Connection]:
        """All connections of these persons."""
        return [connection for person in persons for connection in self._connections.get(person, ())]

    def _send_whole(self, viewer: Viewer, connection: Connection, race: Start | None) -> None:
        stream = self._stream(viewer)
        whole = stream.whole(self.shown, viewer, race=race is not None)
        if not _sent(connection, whole, stream, race):
            self._fall_behind(connection)

    def _stream(self, viewer: Viewer) -> Stream:
        stream = self._streams.get(viewer)
        if stream is None:
            stream = self._streams[viewer] = Stream()
        return stream

    def _note_change(self) -> None:
        """A connection has come or gone."""
        self._recipients = None
        self.present = frozenset(viewer for viewer in self._connections if viewer is not None)


def _sent(connection: Connection, frame: bytes, stream: Stream, race: Start | None) -> bool:
    return connection.send(frame) if race is None else connection.show(frame, stream.race, race)
