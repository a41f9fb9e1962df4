"""Frames counted as they arrive, before anything of them is unmasked, joined or parsed."""

from __future__ import annotations

from quivive.server.protocol import CUT_AT

MOST_AT_ONCE = 1_000
"""Frames in one read after which nothing is counted any more: no honest client sends so many."""
PROTOCOL_ERROR, TOO_BIG = 1002, 1009


class Rude(Exception):
    """No browser sends this; the code says to the other end why its line is closed."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.farewell = b"\x88\x02" + code.to_bytes(2, "big")
        """A close frame."""


class FrameCounter:
    """
    >>> counter = FrameCounter()
    >>> ping = bytes((0x89, 0x80, 1, 2, 3, 4))
    >>> counter.feed(ping + ping[:3]), counter.feed(ping[3:] + ping[:1]), counter.feed(ping[1:])
    (2, 0, 1)
    """

    __slots__ = ("_head", "_skip")

    def __init__(self) -> None:
        self._skip = 0
        """Bytes of a frame already counted that are still to come."""
        self._head = b""
        """The beginning of a header whose rest is still to come."""

    def feed(self, data: bytes) -> int:
        """How many frames begin here; Rude when one is not masked, or far too long."""
        if not self._skip and not self._head and len(data) > 5 and data[1] - 0x80 == len(data) - 6 < 126:
            return 1  # one short frame and nothing else, as phones mostly send them
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
    """Of the frame that begins here, with its header; None: the header is not all there."""
    if end - at < 2:
        return None
    second = data[at + 1]
    if second < 0x80:
        raise Rude(PROTOCOL_ERROR)
    if second < 0xFE:
        return 6 + second - 0x80
    wide = 2 if second == 0xFE else 8
    if end - at < 2 + wide:
        return None
    length = int.from_bytes(data[at + 2 : at + 2 + wide], "big")
    if length >= CUT_AT:
        raise Rude(TOO_BIG)
    return 6 + wide + length
