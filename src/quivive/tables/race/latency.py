"""How far away one connection is: round trips of pings, which the other end answers by itself.

A program may hold its answers back. The far kernel acknowledges by itself what it has received: where it was
seen to (`acknowledged`), that is when the ping was back.
"""

from __future__ import annotations

from secrets import token_bytes
from statistics import median
from typing import NamedTuple

from quivive.tables.race.kernel import Kernel, Look, nothing

TRIPS = 32
"""Round trips that are remembered."""
FEW = 4
"""With fewer, a connection's jitter is not known and taken to be UNKNOWN."""
UNKNOWN = 10.0
PRECISION = 3.0
"""Milliseconds by which even an honest device's reaction time may be wrong."""
MARGIN = 25.0
"""Milliseconds more, for a device or a server that is busy with something else just then."""
SPREAD = 1.5
"""One way alone differs by at most this many times the gap between the shortest and the median round trip."""
WIDEST = 80.0
"""The most jitter, in milliseconds, that any connection is given."""
GRACE = 2.0
"""Milliseconds within which no answer to a ping was ever waiting for us."""
CALM = 128
"""After this many answers in time, one after the other, a connection counts as one that loses nothing."""
CAP = 400.0
"""Milliseconds that are waited for or forgiven without proof."""
PROVEN = 1_000.0
"""Milliseconds that are waited for or forgiven for a long way that the kernel measured, and for a loss."""
LONGEST = 2 * PROVEN
"""Milliseconds that a decision waits at most: for something that was lost on a long way."""
GONE = 1_000.0
"""Milliseconds of silence after which nobody seems to be there, unless the kernel knows better."""
BURST = 10.0
"""Milliseconds within which everything arrives that waited for the same lost packet."""
FRAMES = 4
"""Race frames that are remembered: a tap may name one of a contest that has just ended."""
MARK = 6
"""Random bytes of a ping: nobody can answer one that has not arrived."""


class Start(NamedTuple):
    """A contest is being shown: which, and the instant from which reactions to it count."""

    contest: int
    at: float


class Shown:
    """A frame from which reactions count, and what is known of its way."""

    def __init__(self, number: int, start: Start, mark: bytes, kernel: Kernel | None) -> None:
        self.number = number
        self.contest, self.sent = start
        self.mark = mark
        self.trip: float | None = None
        """From here to there and back, once its ping is answered."""
        self.lost = False
        """The kernel had to send something again before the answer came."""
        self.answer_lost = False
        """Nothing was lost on the way there, but on the way back something overtook the answer."""
        self.bound: float | None = None
        """The kernel's word, at that time, on how long a round trip can be; None where it has none."""
        self.before = kernel
        """The kernel's counters as it was sent."""

    def answered(self, trip: float, kernel: Kernel | None) -> None:
        self.trip = trip
        if kernel is not None:
            self.lost = self.before is not None and kernel.resent > self.before.resent
            self.answer_lost = not self.lost and _lost(self.before, kernel)
            self.bound = kernel.longest


class Latency:
    """One connection's round trips, and the race frames it was shown."""

    __slots__ = (
        "_acknowledged",
        "_answered",
        "_asked",
        "_calm",
        "_filled",
        "_look",
        "_out_of_order",
        "_trips",
        "flowed",
        "late",
        "middle",
        "shown",
    )

    def __init__(self, look: Look = nothing) -> None:
        self.shown: tuple[Shown, ...] = ()
        """The last few, the latest last."""
        self.flowed = 0.0
        """When the last answer came, or would have come had nothing held it up."""
        self.late = 0.0
        """When an answer last came that was overdue."""
        self._look = look
        self._trips: list[float] = []
        self.middle = 0.0
        """The median of the last round trips."""
        self._asked: dict[bytes, float] = {}
        self._acknowledged: dict[bytes, float] = {}
        """Of those that are not answered yet: when the far kernel said that it has them."""
        self._answered = 0.0
        self._calm = 0
        self._out_of_order = 0
        """How many segments had come out of order when something was last heard."""
        self._filled = float("-inf")
        """When something last came that had been lost and sent again."""

    def ask(self, now: float) -> bytes:
        """What to ping with."""
        mark = token_bytes(MARK)
        self._asked[mark] = now
        return mark

    def show(self, number: int, start: Start, now: float) -> bytes:
        """A frame from which reactions count is being sent; gives what to ping with, right behind it."""
        mark = self.ask(now)
        self.shown = (*self.shown[1 - FRAMES :], Shown(number, start, mark, self._look()))
        return mark

    def left(self, mark: bytes) -> None:
        """A ping has left the node that passes it on: what its kernel counted before is not of this frame."""
        for frame in self.shown:
            if frame.mark == mark:
                frame.before = self._look()

    def awaits(self, mark: bytes) -> bool:
        """This ping is not answered yet."""
        return mark in self._asked

    def acknowledged(self, mark: bytes, now: float) -> None:
        """The far kernel has a ping, and the frame before it; its program has not answered yet."""
        if mark in self._asked:
            self._acknowledged[mark] = now

    def answered(self, mark: bytes, now: float, free_since: float = 0.0) -> None:
        """A pong. One that was not asked for means nothing; one that had to wait for us measures nothing."""
        asked = self._asked.get(mark)
        if asked is None:
            return
        back = min(now, self._acknowledged.get(mark, now))
        self._forget_until(mark)
        self._answered = asked
        kernel = self._look()
        self._hear(now, kernel)
        self.flowed = min(now, asked + self.middle) if self._trips else now
        if free_since > asked + max(GRACE, self.least):
            return
        raced = [frame for frame in self.shown if frame.mark == mark]
        self._note(back - asked, asked, now, raced=bool(raced))
        for frame in raced:
            frame.answered(back - asked, kernel)

    def _forget_until(self, mark: bytes) -> None:
        """Answers keep their order, and whoever is asked twice may answer once."""
        for older in list(self._asked):
            del self._asked[older]
            self._acknowledged.pop(older, None)
            if older == mark:
                return

    def _note(self, trip: float, asked: float, now: float, *, raced: bool) -> None:
        """Race frames are held against the other pings, so they are not counted among them."""
        if len(self._trips) >= FEW and now - asked > self.usual:
            self.late, self._calm = now, 0
        else:
            self._calm += 1
        if not raced or len(self._trips) < FEW:
            self._trips = [*self._trips[1 - TRIPS :], trip]
            self.middle = median(self._trips)

    def _hear(self, now: float, kernel: Kernel | None) -> None:
        """What was overtaken since we last heard something was lost; with it comes all that waited for it."""
        if kernel is not None and kernel.out_of_order > self._out_of_order:
            self._out_of_order = kernel.out_of_order
            self._filled = now

    def filled_a_hole(self, now: float) -> bool:
        """What arrives now was lost and sent again, or had to wait for something that was.

        After a loss the far kernel sends little for a round trip.
        """
        kernel = self._look()
        self._hear(now, kernel)
        return kernel is not None and now - self._filled < BURST + min(kernel.usual, PROVEN)

    def silent_for(self, now: float) -> float:
        """How long the oldest ping has gone without an answer."""
        return now - next(iter(self._asked.values()), now)

    def owes(self, since: float, now: float) -> bool:
        """What was sent before `since` may still come: no ping asked after it is answered yet.

        Answers keep their order: when a ping's is here, so is all that was sent before it. Of a connection
        that has been silent for long nothing is expected.
        """
        silent = self.silent_for(now)
        if self._answered >= since or silent >= max(GONE, self.patience):
            return False
        return self.uneven or silent > self.usual

    @property
    def kernel(self) -> Kernel | None:
        return self._look()

    @property
    def uneven(self) -> bool:
        """Something was lost here not long ago, and may be again; or little is known yet."""
        return self._calm < CALM

    @property
    def least(self) -> float:
        return min(self._trips, default=0.0)

    @property
    def jitter(self) -> float:
        """How much round trips usually differ: what was lost and sent again says nothing about that."""
        if len(self._trips) < FEW:
            return UNKNOWN
        return min(max(PRECISION, SPREAD * (self.middle - self.least)), WIDEST)

    @property
    def usual(self) -> float:
        """The longest that a round trip is where nothing is lost."""
        return self.middle + 2 * self.jitter + MARGIN

    @property
    def feigned(self) -> float:
        """Milliseconds by which even the quickest answer is later than the far kernel's own: held back."""
        kernel = self._look()
        return 0.0 if kernel is None else max(0.0, self.least - kernel.least - 1.0 - self.jitter / 8)

    @property
    def longest(self) -> float:
        """Whatever is on its way here arrives within this many milliseconds, unless it was lost."""
        trip = self.shown[-1].trip if self.shown else None
        usual = max(self._trips, default=0.0) if trip is None else trip
        return min(usual + 2 * self.jitter + MARGIN, self.patience)

    @property
    def patience(self) -> float:
        """The longest wait: beyond the cap only where the kernel knows of a long way or a loss."""
        kernel = self._look()
        if kernel is None:
            return CAP
        if self.shown and _lost(self.shown[0].before, kernel):
            return PROVEN + min(PROVEN, kernel.usual)
        return min(PROVEN, max(CAP, kernel.longest + MARGIN))


def _lost(before: Kernel | None, now: Kernel) -> bool:
    """Something was lost meanwhile, on its way there or back."""
    return before is not None and (now.resent > before.resent or now.out_of_order > before.out_of_order)
