"""How much of what a player says about a tap is believed.

A device says how long a reaction took. The server knows when the frame left, how long its way was, and when
the tap arrived, so it has a measurement of its own, wrong by no more than the unevenness of one way. A word
counts as far as it lies within that. Over many races it is the measurements that count: what a player's words
gained on average is taken off again, so that a lie which cannot be told from jitter gains nothing either.
"""

from __future__ import annotations

from math import sqrt
from statistics import fmean
from typing import NamedTuple

from quivive.tables.race.latency import BURST, CAP, PRECISION, PROVEN, Latency, Shown

SCREEN = 17.0
"""Milliseconds from a frame's arrival to its being seen, on most screens: no ping can tell."""
BUSY = 100.0
"""Milliseconds that an old device may take to show something; a word further off than that is a lie."""
COARSEST = 17.0
"""The largest step of a device's clock that is believed."""
REMEMBERED = 64
"""Races over which a player's words are held against what was measured."""
TOLERANCE, CHANCE = 0.25, 0.1
"""An average may be off by this many milliseconds, and by this share of the spread of single races over the
root of how many there were."""
RACES, MISHAPS = 32, 8
"""Out of this many races, this many may start late on a connection without proof and be forgiven."""


class Tap(NamedTuple):
    """What the sender of an action says of when it was made, and when it arrived."""

    latency: Latency
    arrived: float
    seen: int | None
    """The last frame to race from that had been shown."""
    took: float | None
    """Milliseconds from then to the tap, by the sender's own clock."""
    step: float = 0.0
    """Milliseconds by which that clock steps: some browsers round it."""


class Reaction(NamedTuple):
    contest: int
    after: float
    """Milliseconds from the frame to the tap."""
    error: float


class Race:
    """What one player was forgiven in one race: the most, where several taps name it."""

    def __init__(self) -> None:
        self.said: float | None = None
        """Milliseconds that a word was quicker than the measurement."""
        self.word: float | None = None
        """The same, as far as it was believed."""
        self.frame: float | None = None
        """Milliseconds that the race frame's round trip was longer than usual."""
        self.mishap = False
        """Something was late, and nothing proves a loss."""


class Account:
    """What one player was forgiven lately, on every connection they had.

    Each race counts once: taps are measured before they are judged, so anyone may send many that are refused.
    """

    def __init__(self) -> None:
        self._races: dict[int, Race] = {}

    def said(self, contest: int, quicker: float) -> None:
        """A word was quicker than the measurement by this much, believed or not."""
        race, _ = self._race(contest)
        race.said = max(min(quicker, BUSY), -BUSY if race.said is None else race.said)

    def exaggerates(self, contest: int, spread: float) -> float:
        """By how much this player's words are too quick wherever they can be measured."""
        _, others = self._race(contest)
        return _beyond([other.said for other in others if other.said is not None], SCREEN / 2, spread)

    def word(self, contest: int, forgiven: float, spread: float) -> float:
        """A word was believed, this much quicker than the measurement; gives what is owed from before.

        An honest word is quicker by half a screen's delay, on average. No word is so slow that it pays for
        several quick ones.
        """
        race, others = self._race(contest)
        race.word = max(forgiven, -spread if race.word is None else race.word)
        return _beyond([other.word for other in others if other.word is not None], SCREEN / 2, spread)

    def frame(self, contest: int, excess: float, spread: float) -> float:
        """A race frame's round trip was longer than usual by this much; on average it is not."""
        race, others = self._race(contest)
        race.frame = max(excess, -spread)
        return _beyond([other.frame for other in others if other.frame is not None], 0.0, spread)

    def mishap(self, contest: int) -> bool:
        """In this race something was late. That happens now and then; False when it has been too often."""
        self._race(contest)[0].mishap = True
        return sum(race.mishap for race in list(self._races.values())[-RACES:]) <= MISHAPS

    def _race(self, contest: int) -> tuple[Race, list[Race]]:
        """This race, and those before it that are remembered."""
        if contest not in self._races:
            self._races[contest] = Race()
            if len(self._races) > REMEMBERED:
                del self._races[next(iter(self._races))]
        return self._races[contest], [race for number, race in self._races.items() if number != contest]


def _beyond(values: list[float], expected: float, spread: float) -> float:
    if not values:
        return 0.0
    return max(0.0, fmean(values) - expected - TOLERANCE - CHANCE * spread / sqrt(len(values)))


def reaction(tap: Tap, account: Account) -> Reaction | None:
    """From the frame shown to the tap, and how wrong that may be; None: no frame was shown yet."""
    latency = tap.latency
    hole = latency.filled_a_hole(tap.arrived)
    frame = _frame(latency, tap.seen)
    if frame is None:
        return None
    since = tap.arrived - frame.sent
    if tap.took is None:
        return Reaction(frame.contest, since - _trip(latency, frame, account), PRECISION)
    trip = _trip(latency, frame, account)
    measured = since - (trip if hole else _way(latency, trip, since - tap.took))
    return Reaction(frame.contest, *_believed(tap, frame, account, measured, hole=hole))


def _frame(latency: Latency, seen: int | None) -> Shown | None:
    """The one that was seen last; without a word on it, the latest that was sent."""
    for frame in reversed(latency.shown):
        if seen is None or frame.number <= seen:
            return frame
    return None


def _trip(latency: Latency, frame: Shown, account: Account) -> float:
    """The frame's round trip, as far as it is believed; unanswered, the shortest one we know."""
    if frame.trip is None:
        return latency.least - latency.feigned
    if frame.lost:
        return min(frame.trip, latency.patience)
    late = frame.trip > latency.usual
    if late and frame.answer_lost:
        return latency.middle - latency.feigned
    if late and not account.mishap(frame.contest):
        return min(CAP if frame.bound is None else frame.bound, latency.middle - latency.feigned)
    if frame.bound is None and late:
        return min(frame.trip, CAP)
    trip = min(frame.trip, CAP) if frame.bound is None else min(frame.trip - latency.feigned, frame.bound)
    return trip - account.frame(frame.contest, trip + latency.feigned - latency.middle, latency.jitter)


def _way(latency: Latency, trip: float, said: float) -> float:
    """The round trip to reckon with: the frame's, unless that was held up and a word does not fit it.

    Then only its ping's answer was late, and the frame was shown in time.
    """
    held_up = trip > latency.usual and abs(said - trip) > 2 * _window(latency)
    return latency.middle - latency.feigned if held_up else trip


def _window(latency: Latency) -> float:
    """How far a word may differ from the measurement: the unevenness of one way, or a frame of the screen."""
    return max(SCREEN, latency.jitter)


def _believed(
    tap: Tap, frame: Shown, account: Account, measured: float, *, hole: bool
) -> tuple[float, float]:
    assert tap.took is not None
    window, exact = _window(tap.latency), max(PRECISION, min(tap.step, COARSEST))
    plausible = tap.took >= measured - max(BUSY, 2 * window)
    earliest = max(0.0, tap.latency.flowed - tap.arrived + measured)
    if hole and tap.took < measured - window:
        word = tap.took + account.exaggerates(frame.contest, window)
        return min(measured, max(word, earliest, measured - PROVEN)), exact
    if tap.took < measured - window and _stood_still(tap, frame, account):
        return _midway(tap, measured, max(earliest, measured - CAP))
    account.said(frame.contest, measured - tap.took)
    if not plausible:
        return measured, exact
    forgiven = min(measured - tap.took, window)
    return measured - forgiven + account.word(frame.contest, forgiven, window), exact


def _midway(tap: Tap, measured: float, earliest: float) -> tuple[float, float]:
    """Of what was held up without proof nobody's word counts: it was made at any time meanwhile."""
    half = max(0.0, measured - earliest) / 2
    return max(measured - half, tap.took or 0.0), half + tap.latency.jitter


def _stood_still(tap: Tap, frame: Shown, account: Account) -> bool:
    """What came now was held up with the answer to a ping: a mishap, and forgiven as one.

    It had not arrived when the last answer came in time. Nothing is forgiven where the kernel would know of a
    loss, where nothing is ever lost, and before the race's own ping is answered.
    """
    latency = tap.latency
    if latency.kernel or not latency.uneven or latency.shown[-1].trip is None:
        return False
    waited = latency.silent_for(tap.arrived) > latency.usual or tap.arrived - latency.late < BURST
    return waited and account.mishap(frame.contest)
