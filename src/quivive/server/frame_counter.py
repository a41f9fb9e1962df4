"""Counts WebSocket frames as they arrive, before any of them is unmasked, joined or parsed."""

from __future__ import annotations

from quivive.server.protocol import CUT_AT

MOST_AT_ONCE = 1_000
"""Counting stops at this many frames in one read. No honest client sends so many."""
PROTOCOL_ERROR, TOO_BIG = 1002, 1009


class BadFrame(Exception):
    """A frame that no browser sends. The code tells the other end why its connection is closed."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.farewell = b"\x88\x02" + code.to_bytes(2, "big")
        """The close frame to send."""


class FrameCounter:
    """Counts the frames of one connection, however they are split over reads.

    >>> counter = FrameCounter()
    >>> ping = bytes((0x89, 0x80, 1, 2, 3, 4))
    >>> counter.feed(ping + ping[:3]), counter.feed(ping[3:] + ping[:1]), counter.feed(ping[1:])
    (2, 0, 1)
    """

    __slots__ = ("_head", "_skip")

    def __init__(self) -> None:
        self._skip = 0
        """How many bytes of a frame that has been counted are still to come."""
        self._head = b""
        """The beginning of a header, the rest of which is still to come."""

    def feed(self, data: bytes) -> int:
        """How many frames begin in this data. Raises BadFrame if one is not masked, or far too long."""
        if not self._skip and not self._head and len(data) > 5 and data[1] - 0x80 == len(data) - 6 < 126:
            return 1  # exactly one short frame, which is what phones mostly send
        if self._head:
            data, self._head = self._head + data, b""
        at, end, count = self._skip, len(data), 0
        while at < end and count <= MOST_AT_ONCE:
            size = _size(data, at, end)
            if size is None:
                self._head, at = data[at:], end
                break
            at += size
            count += 1
        self._skip = max(0, at - end)
        return count


def _size(data: bytes, at: int, end: int) -> int | None:
    """The size of the frame that begins here, with its header. None if the header is incomplete."""
    if end - at < 2:
        return None
    second = data[at + 1]
    if second < 0x80:
        raise BadFrame(PROTOCOL_ERROR)
    if second < 0xFE:
        return 6 + second - 0x80
    wide = 2 if second == 0xFE else 8
    if end - at < 2 + wide:
        return None
    length = int.from_bytes(data[at + 2 : at + 2 + wide], "big")
    if length >= CUT_AT:
        raise BadFrame(TOO_BIG)
    return 6 + wide + length
