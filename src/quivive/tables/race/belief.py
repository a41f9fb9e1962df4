"""How much we believe of what a client reports about a tap.

The client reports how long the player took to react. The server knows when the frame was sent, how long the
round trip is and when the tap arrived, so it has a measurement of its own, which is off by no more than the
jitter of one way. A report is believed within that error. Over many races only the measurements count:
whatever a player's reports gained on average is taken off, so a lie that looks like jitter gains nothing.
"""

from __future__ import annotations

from math import sqrt
from statistics import fmean
from typing import NamedTuple

from msgspec import Struct

from quivive.tables.race.latency import BURST, LAG_CAP, PRECISION, PROVEN_LAG_CAP, Latency, RaceFrame

REFRESH = 17.0
"""Milliseconds until the next refresh of most screens, at the latest. Pings cannot measure this wait."""
SLOWEST_DEVICE = 100.0
"""Milliseconds an old device may take to show something. A report that is further off is a lie."""
COARSEST_CLOCK = 17.0
"""The coarsest clock, in milliseconds, that we believe a device has."""
RACES_REMEMBERED = 64
"""How many of a player's last races have their reports compared with the measurements."""
TOLERANCE, SPREAD_SHARE = 0.25, 0.1
"""An average may be off by TOLERANCE milliseconds plus SPREAD_SHARE times the spread of single races over the
square root of their number."""
UNPROVEN_WITHIN, MOST_UNPROVEN = 32, 8
"""Of the last UNPROVEN_WITHIN races, at most MOST_UNPROVEN are forgiven a delay that nobody can prove."""


class Arrival(Struct, frozen=True):
    """When an action arrived, and what its sender reports about when it was made."""

    latency: Latency
    at: float
    seen: int | None
    """The number of the last race frame that the client had shown."""
    took: float | None
    """Milliseconds from showing it to the tap, by the client's own clock."""
    step: float = 0.0
    """The resolution of that clock in milliseconds: some browsers round it."""


class ReactionTime(NamedTuple):
    """How long a player took to react, as far as we believe it."""

    contest: int
    after: float
    """Milliseconds from the frame to the tap."""
    error: float


class Forgiven:
    """What one player was forgiven in one race; the most, if they tapped more than once."""

    def __init__(self) -> None:
        self.reported: float | None = None
        """Milliseconds by which the report was quicker than the measurement."""
        self.credited: float | None = None
        """The part of it that was believed."""
        self.frame: float | None = None
        """Milliseconds by which the race frame's round trip was longer than usual."""
        self.unproven = False
        """Something was late without proof that a packet was lost."""


class TrackRecord:
    """What one player has been forgiven lately, over all their connections.

    Each race counts once: taps are measured before they are judged, so a client can send many in vain.
    """

    def __init__(self) -> None:
        self._races: dict[int, Forgiven] = {}

    def note_report(self, contest: int, quicker: float) -> None:
        """Notes that a report was quicker than the measurement by this much, believed or not."""
        race, _ = self._race(contest)
        race.reported = max(
            min(quicker, SLOWEST_DEVICE), -SLOWEST_DEVICE if race.reported is None else race.reported
        )

    def exaggeration(self, contest: int, spread: float) -> float:
        """By how much this player's reports are too quick on average, where they can be measured."""
        _, others = self._race(contest)
        return _beyond(
            [other.reported for other in others if other.reported is not None], REFRESH / 2, spread
        )

    def correct_report(self, contest: int, forgiven: float, spread: float) -> float:
        """Notes how much of a report was believed, and returns what to take off for earlier gains.

        On average an honest report is quicker by half a screen's delay. One slow report must not make up for
        several quick ones.
        """
        race, others = self._race(contest)
        race.credited = max(forgiven, -spread if race.credited is None else race.credited)
        return _beyond(
            [other.credited for other in others if other.credited is not None], REFRESH / 2, spread
        )

    def correct_frame(self, contest: int, excess: float, spread: float) -> float:
        """Notes that a race frame's round trip was longer than usual by this much; returns what to take off.

        On average an honest one is not longer.
        """
        race, others = self._race(contest)
        race.frame = max(excess, -spread)
        return _beyond([other.frame for other in others if other.frame is not None], 0.0, spread)

    def forgive_unproven(self, contest: int) -> bool:
        """Notes an unproven delay. Returns False if there have been too many."""
        self._race(contest)[0].unproven = True
        return sum(race.unproven for race in list(self._races.values())[-UNPROVEN_WITHIN:]) <= MOST_UNPROVEN

    def _race(self, contest: int) -> tuple[Forgiven, list[Forgiven]]:
        """This race, and all others that are remembered."""
        if contest not in self._races:
            self._races[contest] = Forgiven()
            if len(self._races) > RACES_REMEMBERED:
                del self._races[next(iter(self._races))]
        return self._races[contest], [race for number, race in self._races.items() if number != contest]


def _beyond(values: list[float], expected: float, spread: float) -> float:
    """By how much the average exceeds that of honest races. The more races, the less is put down to luck."""
    if not values:
        return 0.0
    return max(0.0, fmean(values) - expected - TOLERANCE - SPREAD_SHARE * spread / sqrt(len(values)))


def reaction_time(arrival: Arrival, track_record: TrackRecord) -> ReactionTime | None:
    """The time from frame to tap, and how wrong it may be. None if no race frame was shown yet."""
    latency = arrival.latency
    after_loss = latency.arrived_after_loss(arrival.at)
    frame = _frame(latency, arrival.seen)
    if frame is None:
        return None
    since = arrival.at - frame.sent
    if arrival.took is None:
        return ReactionTime(frame.contest, since - _trip(latency, frame, track_record), PRECISION)
    trip = _trip(latency, frame, track_record)
    measured = since - (trip if after_loss else _trip_to_subtract(latency, trip, since - arrival.took))
    return ReactionTime(
        frame.contest, *_believed(arrival, frame, track_record, measured, after_loss=after_loss)
    )


def _frame(latency: Latency, seen: int | None) -> RaceFrame | None:
    """The frame the client had seen last; if it does not say, the last one sent."""
    for frame in reversed(latency.shown):
        if seen is None or frame.number <= seen:
            return frame
    return None


def _trip(latency: Latency, frame: RaceFrame, track_record: TrackRecord) -> float:
    """The frame's round trip, as far as we believe it; the shortest we know if its ping is unanswered."""
    if frame.trip is None:
        return latency.shortest_trip - latency.feigned
    if frame.lost:
        return min(frame.trip, latency.patience)
    late = frame.trip > latency.usual
    if late and frame.answer_lost:
        return latency.median_trip - latency.feigned
    if late and not track_record.forgive_unproven(frame.contest):
        return min(LAG_CAP if frame.bound is None else frame.bound, latency.median_trip - latency.feigned)
    if frame.bound is None and late:
        return min(frame.trip, LAG_CAP)
    trip = min(frame.trip, LAG_CAP) if frame.bound is None else min(frame.trip - latency.feigned, frame.bound)
    return trip - track_record.correct_frame(
        frame.contest, trip + latency.feigned - latency.median_trip, latency.jitter
    )


def _trip_to_subtract(latency: Latency, trip: float, reported: float) -> float:
    """The round trip to subtract: the frame's, or the median if that was late and the report contradicts it.

    In that case only the answer to its ping was late, and the frame was shown in time.
    """
    held_up = trip > latency.usual and abs(reported - trip) > 2 * _window(latency)
    return latency.median_trip - latency.feigned if held_up else trip


def _window(latency: Latency) -> float:
    """How far a report may differ from the measurement: the jitter of one way, or one refresh of a screen."""
    return max(REFRESH, latency.jitter)


def _believed(
    arrival: Arrival, frame: RaceFrame, track_record: TrackRecord, measured: float, *, after_loss: bool
) -> tuple[float, float]:
    """The reaction time we believe, and its error."""
    assert arrival.took is not None
    window, exact = _window(arrival.latency), max(PRECISION, min(arrival.step, COARSEST_CLOCK))
    plausible = arrival.took >= measured - max(SLOWEST_DEVICE, 2 * window)
    earliest = max(0.0, arrival.latency.flowed - arrival.at + measured)
    if after_loss and arrival.took < measured - window:
        reported = arrival.took + track_record.exaggeration(frame.contest, window)
        return min(measured, max(reported, earliest, measured - PROVEN_LAG_CAP)), exact
    if arrival.took < measured - window and _forgive_stall(arrival, frame, track_record):
        return _midway(arrival, measured, max(earliest, measured - LAG_CAP))
    track_record.note_report(frame.contest, measured - arrival.took)
    if not plausible:
        return measured, exact
    forgiven = min(measured - arrival.took, window)
    return measured - forgiven + track_record.correct_report(frame.contest, forgiven, window), exact


def _midway(arrival: Arrival, measured: float, earliest: float) -> tuple[float, float]:
    """For an unproven delay no report counts: the tap may have been made at any time during the silence."""
    half = max(0.0, measured - earliest) / 2
    return max(measured - half, arrival.took or 0.0), half + arrival.latency.jitter


def _forgive_stall(arrival: Arrival, frame: RaceFrame, track_record: TrackRecord) -> bool:
    """Whether the tap was delayed together with the answer to a ping, which is forgiven as an unproven delay.

    Never if the kernel would know of a loss, if the connection never loses anything, or while the race
    frame's own ping is unanswered.
    """
    latency = arrival.latency
    if latency.counters or not latency.uneven or latency.shown[-1].trip is None:
        return False
    waited = latency.silent_for(arrival.at) > latency.usual or arrival.at - latency.late < BURST
    return waited and track_record.forgive_unproven(frame.contest)
