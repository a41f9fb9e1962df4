"""Everybody who looks at a table: which connections, whose they are, and what all were told last."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Protocol

from quivive.tables.frames import News, Shown, Stream, Viewer
from quivive.tables.model import PersonId
from quivive.tables.race.latency import Latency, Start

Seen = tuple[str | None, int | None]
"""The stream and the number of the last frame that a returning client has."""


class Connection(Protocol):
    """One open socket. `send` never waits; False: the line is too slow and the frame was dropped."""

    latency: Latency

    def send(self, frame: bytes) -> bool: ...

    def show(self, frame: bytes, number: int, start: Start) -> bool:
        """As send, a frame from which reactions count; devices name it by this number."""
        ...

    def probe(self) -> None:
        """Ping it now."""
        ...

    def close(self, code: str) -> None: ...


class Audience:
    shown: Shown
    """What all were told last."""

    def __init__(self) -> None:
        self._lines: defaultdict[Viewer, set[Connection]] = defaultdict(set)
        self._streams: dict[Viewer, Stream] = {}
        self._behind: set[Connection] = set()
        self.present: frozenset[PersonId] = frozenset()
        """Who has a line open."""

    @property
    def empty(self) -> bool:
        return not any(self._lines.values())

    @property
    def watchers(self) -> int:
        return len(self._lines.get(None, ()))

    def admit(self, viewer: Viewer, line: Connection) -> None:
        """It is told nothing before it has caught up."""
        self._lines[viewer].add(line)
        self._behind.add(line)
        self._count()

    def dismiss(self, viewer: Viewer, line: Connection) -> None:
        self._behind.discard(line)
        self._lines[viewer].discard(line)
        if not self._lines[viewer]:
            del self._lines[viewer]
        self._count()

    def turn_out(self, viewer: Viewer, code: str) -> None:
        """Somebody left for good: their lines are closed."""
        for line in tuple(self._lines.get(viewer, ())):
            line.close(code)

    def catch_up(self, viewer: Viewer, line: Connection, last: Seen, race: Start | None) -> None:
        """The frames that a returning client missed, or everything; nothing to one that is gone again.

        `race` is when the race began in the middle of which they come.
        """
        if line not in self._behind:
            return
        self._behind.discard(line)
        stream = self._streams.get(viewer)
        gap = None if stream is None or race is not None else stream.since(*last)
        if gap is None:
            self._send_whole(viewer, line, race)
        elif not all(map(line.send, gap)):
            self._behind.add(line)

    def tell(self, shown: Shown, race: Start | None, done: tuple[Viewer, str] | None) -> bool:
        """A frame to every viewer for whom something changed. True when the doer's frame says it is done."""
        news, self.shown = News(self.shown, shown, race), shown
        told = False
        behind = self._behind
        for viewer, lines in self._lines.items():
            stream = self._streams.get(viewer) or self._stream(viewer)
            said = done[1] if done is not None and done[0] == viewer else None
            frame = stream.frame(news, viewer, said)
            if frame is None:
                continue
            for line in lines - behind if behind else lines:
                if not _sent(line, frame, stream, race):
                    behind.add(line)
            if said is not None:
                told = behind.isdisjoint(lines)
        self._drop_unseen()
        return told

    def retry(self, viewer: Viewer, line: Connection, race: Start | None) -> None:
        """A line that was too slow can take something again: the whole, since frames were dropped."""
        if line in self._behind:
            self._behind.discard(line)
            self._send_whole(viewer, line, race)

    def lines(self, persons: Iterable[PersonId | None]) -> list[Connection]:
        """On whichever these persons are here."""
        return [line for person in persons for line in self._lines.get(person, ())]

    def _send_whole(self, viewer: Viewer, line: Connection, race: Start | None) -> None:
        stream = self._stream(viewer)
        whole = stream.whole(self.shown, viewer, race=race is not None)
        if not _sent(line, whole, stream, race):
            self._behind.add(line)

    def _stream(self, viewer: Viewer) -> Stream:
        stream = self._streams.get(viewer)
        if stream is None:
            stream = self._streams[viewer] = Stream()
        return stream

    def _count(self) -> None:
        self.present = frozenset(viewer for viewer in self._lines if viewer is not None)

    def _drop_unseen(self) -> None:
        """Who is not connected gets everything on return: frames nobody was sent are not kept."""
        if len(self._streams) == len(self._lines):
            return
        for viewer in [viewer for viewer in self._streams if viewer not in self._lines]:
            del self._streams[viewer]


def _sent(line: Connection, frame: bytes, stream: Stream, race: Start | None) -> bool:
    return line.send(frame) if race is None else line.show(frame, stream.race, race)
