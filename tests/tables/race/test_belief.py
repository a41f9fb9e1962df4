"""Who was first: lag is forgiven, and a client's report is believed only as far as the measurement allows."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from quivive.tables.race.belief import (
    COARSEST_CLOCK,
    MOST_UNPROVEN,
    RACES_REMEMBERED,
    SCREEN,
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


def line(
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
    ("a far player is forgiven the way", line(*STEADY, shown=100), 600, 500, 500),
    ("a forged time is bounded by what was measured", line(*STEADY, shown=100), 600, 130, 500),
    ("within the jitter a time is believed", line(*UNEVEN, shown=100), 600, 480, 480),
    ("a little beyond it, as far as that goes", line(*UNEVEN, shown=100), 600, 450, 500 - 30),
    ("far beyond it, not at all", line(*UNEVEN, shown=100), 600, 130, 500),
    ("a frame that was held up is forgiven too", line(*STEADY, shown=350), 850, 500, 500),
    ("a report that fits neither way it may have gone", line(*STEADY, shown=350), 850, 600, 750),
    ("if only the answer was held up, the frame was not", line(*STEADY, shown=350), 600, 500, 500),
    ("anyone who claims to have been slower is believed", line(*STEADY, shown=100), 600, 900, 900),
    ("a connection that was never measured has little room", line(), 600, 0, 600),
    ("but some", line(), 600, 575, 600 - SCREEN),
    ("a steady connection is given a frame of its screen", line(*STEADY, shown=100), 600, 487, 487),
    ("and an old device no more than that", line(*STEADY, shown=100), 600, 440, 500 - SCREEN),
    ("silence fits nothing", line(*STEADY, shown=100), 600, None, 500),
    ("a pong that stays away helps nobody", line(*UNEVEN), 600, 0, 600 - 80),
    ("nobody is forgiven more than the cap without proof", line(*STEADY, shown=2_000), 2_500, 500, 2_400),
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
    latency = line(*trips, shown=shown)
    way = (
        latency.shortest_trip if shown is None else max(min(shown, LAG_CAP), min(latency.median_trip, shown))
    )
    most = max(SCREEN, latency.jitter) + LAG_CAP / 2 * latency.uneven
    for reported in (None, took):
        assert believed(latency, after, reported)[0] >= after - way - most - 1e-6


def test_feigned_lag_gains_no_more_than_the_cap_behind_a_proxy() -> None:
    latency = line(*(900.0,) * 10, shown=900)
    assert believed(latency, 1_500, 130)[0] >= 1_500 - LAG_CAP - SCREEN


@pytest.mark.parametrize("hold", [40.0, 300.0, 900.0])
def test_feigned_lag_gains_nothing_where_the_kernel_knows_the_way(hold: float) -> None:
    kernel = Counters(least=20, usual=24, spread=3)
    latency = line(*(20.0 + hold,) * 10, shown=20 + hold, kernel=kernel)
    assert believed(latency, 800 + 20, 800 - hold)[0] >= 800 - SCREEN - 2


def test_holding_back_only_the_answers_to_race_frames_gains_nothing_for_long() -> None:
    track_record, gains = TrackRecord(), []
    for contest in range(RACES_REMEMBERED):
        latency = line(*STEADY, shown=125, contest=contest)
        gains.append(500 - believed(latency, 600 + SCREEN / 2, 475, track_record)[0])
    assert gains[0] == 25
    assert sum(gains[-8:]) / 8 < 4


@pytest.mark.parametrize("lie", [SCREEN, 60.0, 80.0])
def test_a_lie_that_could_be_jitter_gains_nothing_for_long(lie: float) -> None:
    """An honest report is quicker than the measurement by half a screen's delay; so is the truth here."""
    track_record, gains = TrackRecord(), []
    for contest in range(RACES_REMEMBERED):
        latency = line(*UNEVEN, shown=100, contest=contest)
        gains.append(500 - SCREEN / 2 - believed(latency, 600, 500 - SCREEN / 2 - lie, track_record)[0])
    assert gains[0] > 5
    assert sum(gains[-8:]) / 8 < 2.5


@pytest.mark.parametrize("after_the_lie", [False, True])
def test_slow_reports_do_not_make_up_for_lies(after_the_lie: bool) -> None:
    """Refused taps are measured too, and a program may send as many as it likes."""
    track_record, gains = TrackRecord(), []
    for contest in range(RACES_REMEMBERED):
        latency = line(*STEADY, shown=100, contest=contest)
        honestly = 500 - SCREEN / 2
        if not after_the_lie:
            believed(latency, 600, honestly + 2_000, track_record)
        gains.append(honestly - believed(latency, 600, honestly - SCREEN, track_record)[0])
        for _ in range(RACES_REMEMBERED * after_the_lie):
            believed(latency, 600, honestly + 2_000, track_record)
    assert sum(gains[-8:]) / 8 < 2


def test_an_honest_player_owes_nothing() -> None:
    track_record = TrackRecord()
    for number in range(RACES_REMEMBERED):
        screen = SCREEN * (number % 8) / 7
        latency = line(*UNEVEN, shown=100, contest=number)
        assert believed(latency, 600 + screen, 500, track_record)[0] == pytest.approx(500)


def test_holding_back_the_answers_to_race_frames_gains_nothing_where_the_kernel_knows_the_way() -> None:
    track_record, gains = TrackRecord(), []
    for contest in range(RACES_REMEMBERED):
        kernel = Counters(least=300, usual=310, spread=15)
        latency = line(*(300.0, 310.0, 320.0) * 4, shown=410, kernel=kernel, contest=contest)
        gains.append(500 - believed(latency, 500 + 310 + SCREEN / 2, 400, track_record)[0])
    assert sum(gains[-8:]) / 8 < 2


SHAKEN = (40.0, 72.0, 55.0, 61.0, 48.0, 79.0, 66.0) * 4
"""Round trips of 40 ms, where a program holds back each answer by up to 40 ms at random."""


def test_answers_held_back_at_random_gain_nothing_once_the_far_kernel_is_seen_to_be_quicker() -> None:
    track_record, gains = TrackRecord(), []
    honestly = 500 - SCREEN / 2
    for contest in range(RACES_REMEMBERED):
        held = SHAKEN[contest % 7]
        kernel = Counters(least=40, usual=60, spread=15)
        latency = line(*SHAKEN, shown=held, kernel=kernel, contest=contest, acknowledged=40)
        gains.append(honestly - believed(latency, 540, honestly - 20, track_record)[0])
    assert gains[0] <= SCREEN / 2
    assert sum(gains[-8:]) / 8 < 2


def test_an_answer_counts_from_when_the_far_kernel_had_the_ping() -> None:
    latency = line(*SHAKEN, shown=79, acknowledged=40)
    assert latency.shown[-1].trip == 40
    assert (latency.shortest_trip, latency.median_trip, latency.jitter) == (40, 40, PRECISION)
    assert line(*STEADY, shown=100, acknowledged=130).shown[-1].trip == 100, "the answer was here first"


def test_an_answer_that_is_overdue_is_overdue_whatever_the_kernel_says() -> None:
    """It may have been lost, and so may a tap behind it."""
    latency = line(*(40.0,) * 10, shown=300, acknowledged=40)
    assert latency.late == SENT + 300


def test_an_acknowledgement_of_what_was_not_asked_means_nothing() -> None:
    latency = line(*STEADY)
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


@pytest.mark.parametrize("lie", [SCREEN, 60.0, 500.0])
def test_a_liar_is_not_believed_about_a_lost_claim_either(lie: float) -> None:
    track_record = TrackRecord()
    for contest in range(RACES_REMEMBERED):
        latency = line(*STEADY, shown=100, kernel=Counters(100, 100, 5), contest=contest)
        believed(latency, 600, max(0.0, 500 - SCREEN / 2 - lie), track_record)
    kernel = Counters(least=100, usual=100, spread=5)
    latency = line(*STEADY, shown=100, kernel=kernel, contest=RACES_REMEMBERED)
    kernel.lost(up=1)
    reacted, _ = believed(latency, 600 + 171, max(0.0, 500 - lie), track_record)
    assert reacted >= min(500, max(0.0, 500 - lie) + 100 - SCREEN) - 2


def test_a_claim_that_waited_for_a_lost_answer_counts_as_its_sender_says() -> None:
    """Both arrive in one burst, and the answer is read first."""
    kernel = Counters(least=100, usual=100, spread=5)
    latency = line(*STEADY, shown=100, kernel=kernel)
    asked = latency.ask(SENT + 200)
    kernel.lost(up=1)
    latency.answered(asked, SENT + 690)
    assert believed(latency, 691, 410) == (410, PRECISION)


@pytest.mark.parametrize(("after_the_burst", "counts"), [(90, True), (150, False)])
def test_for_a_round_trip_after_a_loss_what_is_late_is_put_down_to_it(
    after_the_burst: float, counts: bool
) -> None:
    kernel = Counters(least=100, usual=100, spread=5)
    latency = line(*STEADY, shown=100, kernel=kernel)
    asked = latency.ask(SENT + 200)
    kernel.lost(up=1)
    latency.answered(asked, SENT + 500)
    arrived = 500 + after_the_burst
    made = 300 if counts else arrived - 100
    assert believed(latency, arrived, 300)[0] == pytest.approx(made, abs=SCREEN)


def test_a_claim_may_be_lost_after_a_frame_that_was_lost_too() -> None:
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


def test_a_lost_claim_counts_as_its_sender_says_where_the_kernel_proves_it() -> None:
    kernel = Counters(least=100, usual=100, spread=5)
    latency = line(*STEADY, shown=100, kernel=kernel)
    kernel.lost(up=1)
    assert believed(latency, 410 + 100 + 171, 410) == (410, PRECISION)


def test_a_lost_claim_that_was_soon_sent_again_counts_as_its_sender_says() -> None:
    kernel = Counters(least=40, usual=40, spread=3)
    latency = line(*(40.0,) * 10, shown=40, kernel=kernel)
    kernel.lost(up=1)
    assert believed(latency, 410 + 40 + 55, 410) == (410, PRECISION)


def test_a_lost_claim_was_not_made_before_the_player_was_last_heard_in_time() -> None:
    kernel = Counters(least=100, usual=100, spread=5)
    latency = line(*STEADY, shown=100, kernel=kernel)
    latency.answered(latency.ask(SENT + 400), SENT + 500)
    kernel.lost(up=1)
    assert believed(latency, 800, 130) == (400, PRECISION)


def stalled(*, timely: int = 0, pinged: bool = True, contest: int = 0) -> Latency:
    """The last timely answer came 150 ms after the frame, and then none for a long time."""
    latency = line(*STEADY * (1 + timely // len(STEADY)), shown=100 if pinged else None, contest=contest)
    latency.answered(latency.ask(SENT + 350), SENT + 450)
    latency.ask(SENT + 550)
    return latency


def test_without_proof_what_was_held_up_was_made_midway_and_never_before_its_sender_says() -> None:
    jitter = stalled().jitter
    for took, made in ((0.0, 500.0), (130.0, 500.0), (520.0, 520.0)):
        assert believed(stalled(), 750, took) == (made, 150 + jitter)


def test_without_proof_even_a_little_that_came_with_overdue_answers_is_put_down_to_a_loss() -> None:
    """Not only for taps that are implausibly late."""
    window, jitter = max(SCREEN, stalled().jitter), stalled().jitter
    took = 650 - window - 10
    assert took > 650 - SLOWEST_DEVICE
    assert believed(stalled(), 750, took) == (took, 150 + jitter)
    assert believed(line(*STEADY, shown=100), 750, took) == (650 - window, PRECISION)


@pytest.mark.parametrize(
    ("what", "latency"),
    [
        ("nothing is ever lost", stalled(timely=LOSSLESS_AFTER)),
        ("the race's ping is unanswered", stalled(pinged=False)),
    ],
    ids=["timely", "unanswered"],
)
def test_nothing_is_put_down_to_a_loss_where(what: str, latency: Latency) -> None:
    assert believed(latency, 750, 300) == (650, PRECISION), what


def test_a_connection_that_stands_still_at_every_claim_is_not_believed_for_long() -> None:
    track_record = TrackRecord()
    reactions = [
        believed(stalled(contest=contest), 750, 300, track_record)[0] for contest in range(MOST_UNPROVEN + 1)
    ]
    assert len(set(reactions[:MOST_UNPROVEN])) == 1
    assert reactions[-1] == 650


def test_a_coarse_clock_is_as_wrong_as_it_says_within_reason() -> None:
    latency = line(*STEADY, shown=100)
    assert believed(latency, 600, 495, step=16.7) == (495, 16.7)
    assert believed(latency, 600, 495, step=500) == (495, COARSEST_CLOCK)


def test_a_tap_is_measured_from_the_frame_it_names() -> None:
    latency = line(*STEADY, shown=100)
    latency.answered(latency.show(CARD + 4, Start(1, SENT + 3_000), SENT + 3_000), SENT + 3_100)
    early = reaction_time(Arrival(latency, SENT + 3_050, CARD, 2_950), TrackRecord())
    assert early is not None
    assert (early.contest, early.after) == (0, 2_950)
    late = reaction_time(Arrival(latency, SENT + 3_600, CARD + 4, 500), TrackRecord())
    assert late is not None
    assert (late.contest, late.after) == (1, 500)


def test_nothing_is_measured_before_anything_was_shown() -> None:
    assert reaction_time(Arrival(Latency(), SENT, None, 300), TrackRecord()) is None
    assert reaction_time(Arrival(line(*STEADY, shown=100), SENT, CARD - 1, 300), TrackRecord()) is None
