"""Who was first: lag is forgiven, and a client's report is believed only as far as the measurement allows."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from quivive.tables.race.belief import (
    COARSEST_CLOCK,
    MOST_UNPROVEN,
    RACES_REMEMBERED,
    REFRESH,
    SLOWEST_DEVICE,
    Arrival,
    TrackRecord,
    reaction_time,
)
from quivive.tables.race.latency import (
    FEWEST_TRIPS,
    LAG_CAP,
    LOSSLESS_AFTER,
    PRECISION,
    PROVEN_LAG_CAP,
    TRIPS_REMEMBERED,
    Latency,
    Start,
)
from quivive.tables.race.tcp_counters import TcpCounters

SENT = 100_000.0
"""Server time at which the card's frame was sent."""
CARD = 7
"""The number of that frame."""
STEADY = (100.0,) * 10
UNEVEN = (80.0, 90.0, 100.0, 110.0, 120.0) * 4


class Counters:
    """A kernel whose counters a test can change."""

    def __init__(self, least: float, usual: float, spread: float) -> None:
        self.now = TcpCounters(least, usual, spread, 0, 0)

    def __call__(self) -> TcpCounters:
        return self.now

    def lost(self, *, down: int = 0, up: int = 0) -> None:
        self.now = self.now._replace(resent=self.now.resent + down, out_of_order=self.now.out_of_order + up)


def connection(
    *trips: float,
    shown: float | None = None,
    kernel: Counters | None = None,
    contest: int = 0,
    acknowledged: float | None = None,
) -> Latency:
    """A connection with these earlier round trips, and the round trip of the race frame.

    If given, the far kernel `acknowledged` each of them after that time.
    """
    latency = Latency(kernel or (lambda: None))
    for number, trip in enumerate(trips):
        sent = 400.0 * number
        _answer(latency, latency.ask(sent), sent, trip, acknowledged)
    mark = latency.show(CARD, Start(contest, SENT), SENT)
    if shown is not None:
        _answer(latency, mark, SENT, shown, acknowledged)
    return latency


def _answer(latency: Latency, mark: bytes, sent: float, trip: float, acknowledged: float | None) -> None:
    if acknowledged is not None:
        latency.acknowledged(mark, sent + acknowledged)
    latency.answered(mark, sent + trip)


def believed(
    latency: Latency,
    after: float,
    took: float | None,
    track_record: TrackRecord | None = None,
    step: float = 0.0,
) -> tuple[float, float]:
    found = reaction_time(Arrival(latency, SENT + after, CARD, took, step), track_record or TrackRecord())
    assert found is not None
    return found.after, found.error


BELIEVED = [
    ("a distant player's round trip is forgiven", connection(*STEADY, shown=100), 600, 500, 500),
    ("a forged report is limited by the measurement", connection(*STEADY, shown=100), 600, 130, 500),
    ("a report within the jitter is believed", connection(*UNEVEN, shown=100), 600, 480, 480),
    (
        "a report slightly beyond it is believed up to the jitter",
        connection(*UNEVEN, shown=100),
        600,
        450,
        500 - 30,
    ),
    ("a report far beyond it is not believed at all", connection(*UNEVEN, shown=100), 600, 130, 500),
    ("a delayed frame is forgiven too", connection(*STEADY, shown=350), 850, 500, 500),
    ("a report that fits neither explanation is limited", connection(*STEADY, shown=350), 850, 600, 750),
    ("if only the answer was delayed, the frame was not", connection(*STEADY, shown=350), 600, 500, 500),
    ("anyone who claims to have been slower is believed", connection(*STEADY, shown=100), 600, 900, 900),
    ("a connection that was never measured allows little", connection(), 600, 0, 600),
    ("but it allows one refresh", connection(), 600, 575, 600 - REFRESH),
    ("a steady connection allows one refresh", connection(*STEADY, shown=100), 600, 487, 487),
    ("and no more than that to an old device", connection(*STEADY, shown=100), 600, 440, 500 - REFRESH),
    ("without a report, the measurement counts", connection(*STEADY, shown=100), 600, None, 500),
    ("withholding the pong gains nothing", connection(*UNEVEN), 600, 0, 600 - 80),
    (
        "nobody is forgiven more than the cap without proof",
        connection(*STEADY, shown=2_000),
        2_500,
        500,
        2_400,
    ),
]


@pytest.mark.parametrize(
    ("what", "latency", "after", "took", "found"), BELIEVED, ids=[case[0] for case in BELIEVED]
)
def test_a_reaction_is_believed_as_far_as_the_connection_allows(
    what: str, latency: Latency, after: float, took: float | None, found: float
) -> None:
    reacted, error = believed(latency, after, took)
    assert reacted == pytest.approx(found), what
    assert error == PRECISION


@given(
    trips=st.lists(st.floats(0, 500), max_size=2 * TRIPS_REMEMBERED),
    shown=st.floats(0, 500) | st.none(),
    after=st.floats(0, 5_000),
    took=st.floats(0, 10_000),
)
@example(trips=[], shown=None, after=17.69623232281151, took=0.0)
@example(trips=[0.0] * FEWEST_TRIPS, shown=0.0, after=17.69623232281151, took=0.0)
def test_no_report_gains_more_than_a_refresh_or_the_jitter(
    trips: list[float], shown: float | None, after: float, took: float
) -> None:
    latency = connection(*trips, shown=shown)
    way = (
        latency.shortest_trip if shown is None else max(min(shown, LAG_CAP), min(latency.median_trip, shown))
    )
    most = max(REFRESH, latency.jitter) + LAG_CAP / 2 * latency.uneven
    for reported in (None, took):
        assert believed(latency, after, reported)[0] >= after - way - most - 1e-6


def test_feigned_lag_gains_no_more_than_the_cap_behind_a_proxy() -> None:
    latency = connection(*(900.0,) * 10, shown=900)
    assert believed(latency, 1_500, 130)[0] >= 1_500 - LAG_CAP - REFRESH


@pytest.mark.parametrize("hold", [40.0, 300.0, 900.0])
def test_feigned_lag_gains_nothing_where_the_kernel_knows_the_round_trip(hold: float) -> None:
    kernel = Counters(least=20, usual=24, spread=3)
    latency = connection(*(20.0 + hold,) * 10, shown=20 + hold, kernel=kernel)
    assert believed(latency, 800 + 20, 800 - hold)[0] >= 800 - REFRESH - 2


def test_holding_back_only_the_answers_to_race_frames_gains_nothing_for_long() -> None:
    track_record, gains = TrackRecord(), []
    for contest in range(RACES_REMEMBERED):
        latency = connection(*STEADY, shown=125, contest=contest)
        gains.append(500 - believed(latency, 600 + REFRESH / 2, 475, track_record)[0])
    assert gains[0] == 25
    assert sum(gains[-8:]) / 8 < 4


@pytest.mark.parametrize("lie", [REFRESH, 60.0, 80.0])
def test_a_lie_that_could_be_jitter_gains_nothing_for_long(lie: float) -> None:
    """An honest report is quicker than the measurement by half a screen's delay; so is the truth here."""
    track_record, gains = TrackRecord(), []
    for contest in range(RACES_REMEMBERED):
        latency = connection(*UNEVEN, shown=100, contest=contest)
        gains.append(500 - REFRESH / 2 - believed(latency, 600, 500 - REFRESH / 2 - lie, track_record)[0])
    assert gains[0] > 5
    assert sum(gains[-8:]) / 8 < 2.5


@pytest.mark.parametrize("after_the_lie", [False, True])
def test_slow_reports_do_not_make_up_for_lies(after_the_lie: bool) -> None:
    """Refused taps are measured too, and a program may send as many as it likes."""
    track_record, gains = TrackRecord(), []
    for contest in range(RACES_REMEMBERED):
        latency = connection(*STEADY, shown=100, contest=contest)
        honestly = 500 - REFRESH / 2
        if not after_the_lie:
            believed(latency, 600, honestly + 2_000, track_record)
        gains.append(honestly - believed(latency, 600, honestly - REFRESH, track_record)[0])
        for _ in range(RACES_REMEMBERED * after_the_lie):
            believed(latency, 600, honestly + 2_000, track_record)
    assert sum(gains[-8:]) / 8 < 2


def test_nothing_is_taken_off_an_honest_players_reports() -> None:
    track_record = TrackRecord()
    for number in range(RACES_REMEMBERED):
        screen = REFRESH * (number % 8) / 7
        latency = connection(*UNEVEN, shown=100, contest=number)
        assert believed(latency, 600 + screen, 500, track_record)[0] == pytest.approx(500)


def test_holding_back_answers_to_race_frames_gains_nothing_where_the_kernel_knows_the_round_trip() -> None:
    track_record, gains = TrackRecord(), []
    for contest in range(RACES_REMEMBERED):
        kernel = Counters(least=300, usual=310, spread=15)
        latency = connection(*(300.0, 310.0, 320.0) * 4, shown=410, kernel=kernel, contest=contest)
        gains.append(500 - believed(latency, 500 + 310 + REFRESH / 2, 400, track_record)[0])
    assert sum(gains[-8:]) / 8 < 2


SHAKEN = (40.0, 72.0, 55.0, 61.0, 48.0, 79.0, 66.0) * 4
"""Round trips of 40 ms, where a program holds back each answer by up to 40 ms at random."""


def test_answers_held_back_at_random_gain_nothing_once_the_far_kernel_proves_quicker() -> None:
    track_record, gains = TrackRecord(), []
    honestly = 500 - REFRESH / 2
    for contest in range(RACES_REMEMBERED):
        held = SHAKEN[contest % 7]
        kernel = Counters(least=40, usual=60, spread=15)
        latency = connection(*SHAKEN, shown=held, kernel=kernel, contest=contest, acknowledged=40)
        gains.append(honestly - believed(latency, 540, honestly - 20, track_record)[0])
    assert gains[0] <= REFRESH / 2
    assert sum(gains[-8:]) / 8 < 2


def test_a_round_trip_ends_when_the_far_kernel_has_the_ping() -> None:
    latency = connection(*SHAKEN, shown=79, acknowledged=40)
    assert latency.shown[-1].trip == 40
    assert (latency.shortest_trip, latency.median_trip, latency.jitter) == (40, 40, PRECISION)
    assert connection(*STEADY, shown=100, acknowledged=130).shown[-1].trip == 100, "the answer was here first"


def test_an_overdue_answer_is_overdue_whatever_the_kernel_says() -> None:
    """It may have been lost, and so may a tap behind it."""
    latency = connection(*(40.0,) * 10, shown=300, acknowledged=40)
    assert latency.late == SENT + 300


def test_an_acknowledgement_of_an_unknown_ping_is_ignored() -> None:
    latency = connection(*STEADY)
    latency.acknowledged(b"never asked", SENT)
    answered = latency.ask(SENT)
    latency.answered(answered, SENT + 100)
    latency.acknowledged(answered, SENT + 1)
    assert latency.shortest_trip == 100


def test_a_late_answer_that_something_overtook_delays_nothing_but_itself() -> None:
    kernel = Counters(least=100, usual=100, spread=5)
    latency = Latency(kernel)
    for number in range(10):
        latency.answered(latency.ask(400.0 * number), 400.0 * number + 100)
    mark = latency.show(CARD, Start(0, SENT), SENT)
    kernel.lost(up=1)
    latency.answered(mark, SENT + 300)
    assert believed(latency, 600, 300) == (500, PRECISION)


@pytest.mark.parametrize("lie", [REFRESH, 60.0, 500.0])
def test_a_liar_is_not_believed_about_a_lost_claim_either(lie: float) -> None:
    track_record = TrackRecord()
    for contest in range(RACES_REMEMBERED):
        latency = connection(*STEADY, shown=100, kernel=Counters(100, 100, 5), contest=contest)
        believed(latency, 600, max(0.0, 500 - REFRESH / 2 - lie), track_record)
    kernel = Counters(least=100, usual=100, spread=5)
    latency = connection(*STEADY, shown=100, kernel=kernel, contest=RACES_REMEMBERED)
    kernel.lost(up=1)
    reacted, _ = believed(latency, 600 + 171, max(0.0, 500 - lie), track_record)
    assert reacted >= min(500, max(0.0, 500 - lie) + 100 - REFRESH) - 2


def test_a_claim_that_waited_for_a_lost_answer_counts_as_reported() -> None:
    """Both arrive in one burst, and the answer is read first."""
    kernel = Counters(least=100, usual=100, spread=5)
    latency = connection(*STEADY, shown=100, kernel=kernel)
    asked = latency.ask(SENT + 200)
    kernel.lost(up=1)
    latency.answered(asked, SENT + 690)
    assert believed(latency, 691, 410) == (410, PRECISION)


@pytest.mark.parametrize(("after_the_burst", "counts"), [(90, True), (150, False)])
def test_lateness_is_attributed_to_a_loss_for_one_round_trip_after_it(
    after_the_burst: float, counts: bool
) -> None:
    kernel = Counters(least=100, usual=100, spread=5)
    latency = connection(*STEADY, shown=100, kernel=kernel)
    asked = latency.ask(SENT + 200)
    kernel.lost(up=1)
    latency.answered(asked, SENT + 500)
    arrived = 500 + after_the_burst
    made = 300 if counts else arrived - 100
    assert believed(latency, arrived, 300)[0] == pytest.approx(made, abs=REFRESH)


def test_a_claim_may_be_lost_after_its_frame_was_lost_too() -> None:
    kernel = Counters(least=100, usual=100, spread=5)
    latency = Latency(kernel)
    for number in range(10):
        latency.answered(latency.ask(400.0 * number), 400.0 * number + 100)
    mark = latency.show(CARD, Start(0, SENT), SENT)
    kernel.lost(down=1)
    latency.answered(mark, SENT + 400)
    kernel.lost(up=1)
    assert believed(latency, 410 + 400 + 171, 410) == (410, PRECISION)


def test_a_lost_frame_is_forgiven_up_to_a_second_where_the_kernel_proves_it() -> None:
    kernel = Counters(least=100, usual=100, spread=5)
    latency = Latency(kernel)
    for number in range(10):
        latency.answered(latency.ask(400.0 * number), 400.0 * number + 100)
    mark = latency.show(CARD, Start(0, SENT), SENT)
    kernel.lost(down=1)
    latency.answered(mark, SENT + 700)
    assert believed(latency, 1_200, 500) == (500, PRECISION)
    assert latency.patience == PROVEN_LAG_CAP + 100


def test_a_lost_claim_counts_as_reported_where_the_kernel_proves_the_loss() -> None:
    kernel = Counters(least=100, usual=100, spread=5)
    latency = connection(*STEADY, shown=100, kernel=kernel)
    kernel.lost(up=1)
    assert believed(latency, 410 + 100 + 171, 410) == (410, PRECISION)


def test_a_lost_claim_that_was_soon_resent_counts_as_reported() -> None:
    kernel = Counters(least=40, usual=40, spread=3)
    latency = connection(*(40.0,) * 10, shown=40, kernel=kernel)
    kernel.lost(up=1)
    assert believed(latency, 410 + 40 + 55, 410) == (410, PRECISION)


def test_a_lost_claim_does_not_count_from_before_the_players_last_timely_answer() -> None:
    kernel = Counters(least=100, usual=100, spread=5)
    latency = connection(*STEADY, shown=100, kernel=kernel)
    latency.answered(latency.ask(SENT + 400), SENT + 500)
    kernel.lost(up=1)
    assert believed(latency, 800, 130) == (400, PRECISION)


def stalled(*, timely: int = 0, pinged: bool = True, contest: int = 0) -> Latency:
    """The last timely answer came 150 ms after the frame, and then none for a long time."""
    latency = connection(
        *STEADY * (1 + timely // len(STEADY)), shown=100 if pinged else None, contest=contest
    )
    latency.answered(latency.ask(SENT + 350), SENT + 450)
    latency.ask(SENT + 550)
    return latency


def test_without_proof_a_delayed_claim_counts_from_midway_but_never_before_its_report() -> None:
    jitter = stalled().jitter
    for took, made in ((0.0, 500.0), (130.0, 500.0), (520.0, 520.0)):
        assert believed(stalled(), 750, took) == (made, 150 + jitter)


def test_without_proof_even_a_short_delay_with_overdue_answers_is_attributed_to_a_loss() -> None:
    """Not only for taps that are implausibly late."""
    window, jitter = max(REFRESH, stalled().jitter), stalled().jitter
    took = 650 - window - 10
    assert took > 650 - SLOWEST_DEVICE
    assert believed(stalled(), 750, took) == (took, 150 + jitter)
    assert believed(connection(*STEADY, shown=100), 750, took) == (650 - window, PRECISION)


@pytest.mark.parametrize(
    ("what", "latency"),
    [
        ("nothing is ever lost", stalled(timely=LOSSLESS_AFTER)),
        ("the race's ping is unanswered", stalled(pinged=False)),
    ],
    ids=["timely", "unanswered"],
)
def test_nothing_is_attributed_to_a_loss_if(what: str, latency: Latency) -> None:
    assert believed(latency, 750, 300) == (650, PRECISION), what


def test_a_connection_that_stalls_at_every_claim_is_not_believed_for_long() -> None:
    track_record = TrackRecord()
    reactions = [
        believed(stalled(contest=contest), 750, 300, track_record)[0] for contest in range(MOST_UNPROVEN + 1)
    ]
    assert len(set(reactions[:MOST_UNPROVEN])) == 1
    assert reactions[-1] == 650


def test_a_coarse_clock_is_believed_about_its_resolution_within_reason() -> None:
    latency = connection(*STEADY, shown=100)
    assert believed(latency, 600, 495, step=16.7) == (495, 16.7)
    assert believed(latency, 600, 495, step=500) == (495, COARSEST_CLOCK)


def test_a_tap_is_measured_from_the_frame_it_names() -> None:
    latency = connection(*STEADY, shown=100)
    latency.answered(latency.show(CARD + 4, Start(1, SENT + 3_000), SENT + 3_000), SENT + 3_100)
    early = reaction_time(Arrival(latency, SENT + 3_050, CARD, 2_950), TrackRecord())
    assert early is not None
    assert (early.contest, early.after) == (0, 2_950)
    late = reaction_time(Arrival(latency, SENT + 3_600, CARD + 4, 500), TrackRecord())
    assert late is not None
    assert (late.contest, late.after) == (1, 500)


def test_nothing_is_measured_before_a_race_frame_was_shown() -> None:
    assert reaction_time(Arrival(Latency(), SENT, None, 300), TrackRecord()) is None
    assert reaction_time(Arrival(connection(*STEADY, shown=100), SENT, CARD - 1, 300), TrackRecord()) is None
