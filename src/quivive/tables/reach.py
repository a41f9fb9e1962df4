"""How far away one line is, and how much of what its owner says about a tap is believed.

Lag is forgiven here, and no game sees it. A device says how long a reaction was; what the server measured on
the line bounds what is believed of that.
"""

from __future__ import annotations

from collections import deque
from math import inf
from secrets import token_bytes
from statistics import median
from typing import NamedTuple

TRIPS = 32
"""Round trips of a line that are remembered."""
FEW = 4
"""With fewer, a line's jitter is not known, and taken to be UNKNOWN."""
UNKNOWN = 10.0
MARGIN = 25.0
"""Milliseconds more, for a device or a server that is busy with something else just then."""
SPREAD = 1.5
"""From the shortest round trip to the middle one, so many times: as far as one way alone ever differs."""
RACES, MISHAPS = 32, 8
"""Of so many races, so many may begin late on a line and be forgiven."""
GRACE = 2.0
"""Milliseconds within which no answer to a ping was ever waiting for us."""
MARK = 6
"""Bytes of a ping, at random: nobody answers one that has not come."""
CALM = 128
"""So many answers in time, one after the other, and a line is taken to be one that loses nothing."""
BURST = 10.0
"""Milliseconds within which all comes in that waited for the same lost packet."""
HELD = 1_000.0
"""Milliseconds that a decision is held for a line on which something was lost and is being sent again."""
WIDEST = 80.0
"""Milliseconds of jitter that are believed of a line at most."""
SCREEN = 17.0
"""Milliseconds from a frame's arrival to its being seen, on most screens: no ping can tell."""
BUSY = 100.0
"""Milliseconds that an old device may take to show something; a word further off than that is a lie."""
PRECISION = 3.0
"""Milliseconds by which even an honest device's reaction time may be wrong."""


class Reach:
    """How far away one line is: round trips of pings, which the other end's system answers by itself."""

    def __init__(self) -> None:
        self._trips: deque[float] = deque(maxlen=TRIPS)
        self._asked: dict[bytes, float] = {}
        self._heard = 0.0
        self._flowed = 0.0
        """When the last answer came that came in time."""
        self._late = 0.0
        """When the last one came that did not: something before it was lost and sent again."""
        self._calm = 0
        self._shown: tuple[int, float, bytes] | None = None
        self._shown_trip: float | None = None
        self._mishaps: deque[bool] = deque(maxlen=RACES)

    def ask(self, now: float) -> bytes:
        """What to ping with."""
        mark = token_bytes(MARK)
        self._asked[mark] = now
        return mark

    def answered(self, mark: bytes, now: float, free_since: float = 0.0) -> None:
        """A pong. One that was not asked for means nothing; one that had to wait for us measures nothing."""
        asked = self._asked.get(mark)
        if asked is None:
            return
        self._forget_until(mark)
        self._heard = asked
        if free_since > asked + max(GRACE, min(self._trips, default=0.0)):
            return
        self._note(now - asked, now)
        if self._shown is not None and self._shown[2] == mark:
            self._shown_trip = self._trusted(now - asked)

    def _forget_until(self, mark: bytes) -> None:
        """Answers keep their order, and who is asked twice may answer once."""
        for older in list(self._asked):
            del self._asked[older]
            if older == mark:
                return

    def _note(self, trip: float, now: float) -> None:
        if len(self._trips) >= FEW and trip > self._usual:
            self._late, self._calm = now, 0
        else:
            self._flowed = now
            self._calm += 1
        self._trips.append(trip)

    def silent_for(self, now: float) -> float:
        """How long the oldest ping has gone without an answer."""
        return now - next(iter(self._asked.values()), now)

    def owes(self, since: float, now: float) -> bool:
        """What was sent before `since` may still come: no ping asked after it is answered yet.

        Answers keep their order: when a ping's is here, so is all that was sent before it. Of a line that has
        been silent for long nothing is expected.
        """
        silent = self.silent_for(now)
        return (self.uneven or silent > self._usual) and self._heard < since and silent < HELD

    def shown(self, number: int, since: float, now: float) -> bytes:
        """A frame from which reactions count is being sent; gives what to ping with, right behind it."""
        mark = self.ask(now)
        self._shown = (number, since, mark)
        self._shown_trip = None
        return mark

    @property
    def uneven(self) -> bool:
        """Something was lost on this line not long ago, and may be again; or little is known of it yet."""
        return self._calm < CALM

    @property
    def _usual(self) -> float:
        """The longest that a round trip is where nothing is lost."""
        return (median(self._trips) if self._trips else 0.0) + 2 * self.jitter + MARGIN

    @property
    def jitter(self) -> float:
        """How much its round trips usually differ: what was lost and sent again says nothing about that."""
        if len(self._trips) < FEW:
            return UNKNOWN
        usual = SPREAD * (median(self._trips) - min(self._trips))
        return min(max(PRECISION, usual), WIDEST)

    @property
    def trip(self) -> float:
        """Of the frame that is raced from, once its ping is back; else the shortest, never in its favour."""
        return min(self._trips, default=0.0) if self._shown_trip is None else self._shown_trip

    @property
    def longest(self) -> float:
        """What is on its way on this line arrives within so many milliseconds."""
        usual = max(self._trips, default=0.0) if self._shown_trip is None else self._shown_trip
        return usual + 2 * self.jitter + MARGIN

    def _trusted(self, trip: float) -> float:
        """A frame may be lost and sent again now and then; a line that this happens to every time is not."""
        self._mishaps.append(trip > self._usual)
        return min(trip, HELD if sum(self._mishaps) <= MISHAPS else self._usual)

    def reaction(self, tap: Tap) -> tuple[float, float] | None:
        """From the frame shown to the tap, and by how much that may be wrong; None: it was not shown yet.

        A word is believed within a window around the measurement; one that is far from it gains nothing.
        """
        if self._shown is None or (tap.seen is not None and tap.seen < self._shown[0]):
            return None
        since = tap.arrived - self._shown[1]
        if tap.took is None:
            return since - self._way(inf), self.jitter
        measured, window = since - self._way(since - tap.took), self._window
        if tap.took >= measured - window:
            return tap.took, PRECISION
        if tap.took >= measured - max(BUSY, 2 * window):
            return measured - window, window
        if self._stood_still(tap.arrived):
            return self._midway(measured, self._flowed - tap.arrived + measured)
        return measured, self.jitter

    @property
    def _window(self) -> float:
        """How far a word may differ from the measurement: a way's unevenness, or a frame of the screen."""
        return max(SCREEN, self.jitter)

    def _way(self, said: float) -> float:
        """The round trip to reckon with: of the frame, unless it was held up and a word does not fit that.

        Then only its ping's answer was, and the frame was shown in time.
        """
        held_up = self.trip > self._usual and abs(said - self.trip) > 2 * self._window
        return median(self._trips) if held_up else self.trip

    def _midway(self, latest: float, earliest: float) -> tuple[float, float]:
        """Of what a standing line held up nobody's word counts: it was made at any time meanwhile."""
        half = max(0.0, latest - max(0.0, earliest)) / 2
        return latest - half, half + self.jitter

    def _stood_still(self, arrived: float) -> bool:
        """What came now was held up with the answer to a ping, by something lost: a mishap, forgiven as such.

        It had not come yet when the last answer came in time; since then it may have been on its way. On a
        line that loses nothing, and before the race's own ping is answered, nothing is forgiven.
        """
        if not self.uneven or self._shown_trip is None:
            return False
        waited = self.silent_for(arrived) > self._usual or arrived - self._late < BURST
        if waited:
            self._mishaps[-1] = True
        return waited and sum(self._mishaps) <= MISHAPS


class Tap(NamedTuple):
    """What the sender of an action says of when it was made, and when it came in."""

    reach: Reach
    arrived: float
    seen: int | None
    """The last frame to race from that had been shown."""
    took: float | None
    """Milliseconds from then to the tap, as the sender's own clock counts them."""
