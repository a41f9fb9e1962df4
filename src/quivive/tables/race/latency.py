"""One connection's latency: round trips of pings, which browsers answer on their own.

A program may delay its answers, but the far kernel acknowledges what it has received. If we see that
acknowledgement (`acknowledged`), the round trip ends with it, and not with the answer.
"""

from __future__ import annotations

from secrets import token_bytes
from statistics import median
from typing import NamedTuple

from quivive.tables.race.tcp_counters import ReadCounters, TcpCounters, no_counters

TRIPS_REMEMBERED = 32
"""How many round trips are remembered."""
FEWEST_TRIPS = 4
"""With fewer round trips, jitter is unknown and assumed to be UNKNOWN_JITTER."""
UNKNOWN_JITTER = 10.0
PRECISION = 3.0
"""Milliseconds by which even an honest device's reaction time may be off."""
MARGIN = 25.0
"""Milliseconds added because the device or the server may be busy with something else."""
SPREAD = 1.5
"""One way varies by at most this many times the gap between the shortest and the median round trip."""
MOST_JITTER = 80.0
"""The most jitter, in milliseconds, that we assume of any connection."""
GRACE = 2.0
"""If we became free to read within this many milliseconds of a ping, its answer cannot have waited for us."""
LOSSLESS_AFTER = 128
"""After this many timely answers in a row, a connection counts as one that loses nothing."""
LAG_CAP = 400.0
"""The most milliseconds of lag that we wait for or forgive without proof."""
PROVEN_LAG_CAP = 1_000.0
"""The same if the kernel proves a loss or a long round trip."""
LONGEST_WAIT = 2 * PROVEN_LAG_CAP
"""The most milliseconds that a decision waits: for a loss on a connection with a long round trip."""
GONE_AFTER = 1_000.0
"""Milliseconds of silence after which we take the player to be gone, unless the kernel knows better."""
BURST = 10.0
"""Everything that was waiting for the same lost packet arrives within this many milliseconds."""
FRAMES_REMEMBERED = 4
"""How many race frames are remembered, since a tap may refer to a contest that has just ended."""
MARK_BYTES = 6
"""Random bytes in a ping, so that nobody can answer one that has not arrived."""


class Start(NamedTuple):
    """Which contest a frame shows, and the instant from which reactions to it count."""

    contest: int
    at: float


class RaceFrame:
    """A frame that starts a contest for one connection, and what we know of its round trip."""

    def __init__(self, number: int, start: Start, mark: bytes, counters: TcpCounters | None) -> None:
        self.number = number
        self.contest, self.sent = start
        self.mark = mark
        self.trip: float | None = None
        """Its round trip, once its ping is answered."""
        self.lost = False
        """Our kernel had to send something again before the answer came."""
        self.answer_lost = False
        """Nothing was lost on the way there, but something was on the way back."""
        self.bound: float | None = None
        """The longest round trip that the kernel thought possible then; None if it could not tell."""
        self.before = counters
        """The kernel's counters when it was sent."""

    def answered(self, trip: float, counters: TcpCounters | None) -> None:
        self.trip = trip
        if counters is not None:
            self.lost = self.before is not None and counters.resent > self.before.resent
            self.answer_lost = not self.lost and _lost(self.before, counters)
            self.bound = counters.longest


class Latency:
    """One connection's round trips, and the race frames it was shown."""

    __slots__ = (
        "_acknowledged",
        "_answered",
        "_asked",
        "_loss_repaired",
        "_out_of_order",
        "_read_counters",
        "_timely",
        "_trips",
        "flowed",
        "late",
        "median_trip",
        "shown",
    )

    def __init__(self, read_counters: ReadCounters = no_counters) -> None:
        self.shown: tuple[RaceFrame, ...] = ()
        """The last few race frames, latest last."""
        self.flowed = 0.0
        """When the last answer came, or would have come without delay."""
        self.late = 0.0
        """When the last overdue answer came."""
        self._read_counters = read_counters
        self._trips: list[float] = []
        self.median_trip = 0.0
        """The median of the last round trips."""
        self._asked: dict[bytes, float] = {}
        self._acknowledged: dict[bytes, float] = {}
        """For pings not answered yet: when the far kernel acknowledged them."""
        self._answered = 0.0
        self._timely = 0
        self._out_of_order = 0
        """The kernel's count of out-of-order segments when we last looked."""
        self._loss_repaired = float("-inf")
        """When something last arrived that had been lost and sent again."""

    def ask(self, now: float) -> bytes:
        """Starts a ping; returns the bytes to send."""
        mark = token_bytes(MARK_BYTES)
        self._asked[mark] = now
        return mark

    def show(self, number: int, start: Start, now: float) -> bytes:
        """Notes that a race frame is being sent; returns the ping to send right behind it."""
        mark = self.ask(now)
        self.shown = (
            *self.shown[1 - FRAMES_REMEMBERED :],
            RaceFrame(number, start, mark, self._read_counters()),
        )
        return mark

    def ping_relayed(self, mark: bytes) -> None:
        """A relaying node has sent this ping on; what its kernel counted before is not about this frame."""
        for frame in self.shown:
            if frame.mark == mark:
                frame.before = self._read_counters()

    def awaits(self, mark: bytes) -> bool:
        """Whether this ping is not answered yet."""
        return mark in self._asked

    def acknowledged(self, mark: bytes, now: float) -> None:
        """The far kernel has received a ping, and the frame before it. The program has not answered yet."""
        if mark in self._asked:
            self._acknowledged[mark] = now

    def answered(self, mark: bytes, now: float, free_since: float = 0.0) -> None:
        """Takes a pong. An unsolicited one is ignored; one that had to wait for us is not measured."""
        asked = self._asked.get(mark)
        if asked is None:
            return
        back = min(now, self._acknowledged.get(mark, now))
        self._forget_until(mark)
        self._answered = asked
        counters = self._read_counters()
        self._note_repair(now, counters)
        self.flowed = min(now, asked + self.median_trip) if self._trips else now
        if free_since > asked + max(GRACE, self.shortest_trip):
            return
        raced = [frame for frame in self.shown if frame.mark == mark]
        self._note(back - asked, asked, now, raced=bool(raced))
        for frame in raced:
            frame.answered(back - asked, counters)

    def _forget_until(self, mark: bytes) -> None:
        """Answers keep their order, and a client may answer only the last of several pings."""
        for older in list(self._asked):
            del self._asked[older]
            self._acknowledged.pop(older, None)
            if older == mark:
                return

    def _note(self, trip: float, asked: float, now: float, *, raced: bool) -> None:
        """Race frames are compared with the other pings, so they are not counted among them."""
        if len(self._trips) >= FEWEST_TRIPS and now - asked > self.usual:
            self.late, self._timely = now, 0
        else:
            self._timely += 1
        if not raced or len(self._trips) < FEWEST_TRIPS:
            self._trips = [*self._trips[1 - TRIPS_REMEMBERED :], trip]
            self.median_trip = median(self._trips)

    def _note_repair(self, now: float, counters: TcpCounters | None) -> None:
        """If segments came out of order since we last looked, one was lost and has now arrived, along with
        everything that was waiting for it."""
        if counters is not None and counters.out_of_order > self._out_of_order:
            self._out_of_order = counters.out_of_order
            self._loss_repaired = now

    def arrived_after_loss(self, now: float) -> bool:
        """Whether what arrives now had been lost and sent again, or had to wait for something that was.

        After a loss, the far kernel sends little for a round trip.
        """
        counters = self._read_counters()
        self._note_repair(now, counters)
        return counters is not None and now - self._loss_repaired < BURST + min(counters.srtt, PROVEN_LAG_CAP)

    def silent_for(self, now: float) -> float:
        """How long the oldest open ping has gone unanswered."""
        return now - next(iter(self._asked.values()), now)

    def may_still_bring(self, since: float, now: float) -> bool:
        """Whether something sent before `since` may still arrive: no later ping is answered yet.

        Answers keep their order: once a ping is answered, everything sent before that answer is here. Nothing
        is expected from a connection that has been silent for long.
        """
        silent = self.silent_for(now)
        if self._answered >= since or silent >= max(GONE_AFTER, self.patience):
            return False
        return self.uneven or silent > self.usual

    @property
    def counters(self) -> TcpCounters | None:
        return self._read_counters()

    @property
    def uneven(self) -> bool:
        """Whether something was lost not long ago, and may be again; or too little is known yet."""
        return self._timely < LOSSLESS_AFTER

    @property
    def shortest_trip(self) -> float:
        return min(self._trips, default=0.0)

    @property
    def jitter(self) -> float:
        """How much round trips usually vary, leaving losses aside."""
        if len(self._trips) < FEWEST_TRIPS:
            return UNKNOWN_JITTER
        return min(max(PRECISION, SPREAD * (self.median_trip - self.shortest_trip)), MOST_JITTER)

    @property
    def usual(self) -> float:
        """The longest a round trip takes if nothing is lost."""
        return self.median_trip + 2 * self.jitter + MARGIN

    @property
    def feigned(self) -> float:
        """How many milliseconds the client holds back its answers, judging by its kernel's round trip."""
        counters = self._read_counters()
        return (
            0.0
            if counters is None
            else max(0.0, self.shortest_trip - counters.min_rtt - 1.0 - self.jitter / 8)
        )

    @property
    def longest(self) -> float:
        """Whatever is in transit arrives within this many milliseconds, unless it was lost."""
        trip = self.shown[-1].trip if self.shown else None
        usual = max(self._trips, default=0.0) if trip is None else trip
        return min(usual + 2 * self.jitter + MARGIN, self.patience)

    @property
    def patience(self) -> float:
        """How long to wait at most: beyond LAG_CAP only if the kernel proves a long round trip or a loss."""
        counters = self._read_counters()
        if counters is None:
            return LAG_CAP
        if self.shown and _lost(self.shown[0].before, counters):
            return PROVEN_LAG_CAP + min(PROVEN_LAG_CAP, counters.srtt)
        return min(PROVEN_LAG_CAP, max(LAG_CAP, counters.longest + MARGIN))


def _lost(before: TcpCounters | None, now: TcpCounters) -> bool:
    """Whether something was lost meanwhile, in either direction."""
    return before is not None and (now.resent > before.resent or now.out_of_order > before.out_of_order)
