"""Who was first: lag is forgiven, and no more of a client's word is believed than its line allows."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quivive.engine.game import Millis, Moment
from quivive.tables.clock import LONGEST, REFLEX, Race
from quivive.tables.reach import (
    CALM,
    FEW,
    MARGIN,
    MISHAPS,
    PRECISION,
    SCREEN,
    TRIPS,
    UNKNOWN,
    WIDEST,
    Reach,
    Tap,
)

TURNED = 5_000
"""Game time at which the card was turned."""
SENT = 100_000.0
"""Server time at which its frame was sent."""
CARD = 7
"""The number of that frame."""


def line(*trips: float, shown: float | None = None) -> Reach:
    """A line with these round trips behind it, and that of the frame that is raced from."""
    reach = Reach()
    for number, trip in enumerate(trips):
        sent = 400.0 * number
        reach.answered(reach.ask(sent), sent + trip)
    mark = reach.shown(CARD, SENT, SENT)
    if shown is not None:
        reach.answered(mark, SENT + shown)
    return reach


def tap(reach: Reach, after: float, *, seen: int | None = CARD, took: float | None = None) -> Tap:
    return Tap(reach, SENT + after, seen, took)


STEADY = (100.0,) * 10
UNEVEN = (80.0, 90.0, 100.0, 110.0, 120.0) * 4

BELIEVED = [
    ("a far line is forgiven its way", line(*STEADY, shown=100), 600, 500, 500),
    ("a forged time is bounded by what was measured", line(*STEADY, shown=100), 600, 130, 500),
    ("within the line's own jitter a time is believed", line(*UNEVEN, shown=100), 600, 480, 480),
    ("a little beyond it, as far as that goes", line(*UNEVEN, shown=100), 600, 450, 500 - 30),
    ("far beyond it, not at all", line(*UNEVEN, shown=100), 600, 130, 500),
    ("a frame that was held up is forgiven too", line(*STEADY, shown=350), 850, 500, 500),
    ("a word that fits neither way it may have gone", line(*STEADY, shown=350), 850, 600, 750),
    ("when only the answer was held up, the frame was not", line(*STEADY, shown=350), 600, 500, 500),
    ("who says to have been slower is believed", line(*STEADY, shown=100), 600, 900, 900),
    ("a line that was never measured has little room", line(), 600, 0, 600),
    ("but some", line(), 600, 575, 600 - SCREEN),
    ("a steady line is given a frame of its screen", line(*STEADY, shown=100), 600, 487, 487),
    ("and an old device no more than that", line(*STEADY, shown=100), 600, 440, 500 - SCREEN),
    ("silence fits nothing", line(*STEADY, shown=350), 600, None, 500),
    ("a pong that stays away helps nobody", line(*UNEVEN), 600, 0, 600 - 80),
    ("without a word, the measurement counts", line(*STEADY, shown=100), 600, None, 500),
    (
        "no line is forgiven more than the cap",
        line(*STEADY, shown=2_000),
        2_500,
        500,
        2_500 - 100,
    ),
]


@pytest.mark.parametrize(
    ("what", "reach", "after", "took", "believed"), BELIEVED, ids=[b[0] for b in BELIEVED]
)
def test_a_reaction_is_believed_as_far_as_the_line_allows(
    what: str, reach: Reach, after: float, took: float | None, believed: float
) -> None:
    found = reach.reaction(tap(reach, after, took=took))
    assert found is not None
    assert found[0] == pytest.approx(believed), what
    assert found[1] in ({PRECISION} if found[0] == took else {reach.jitter, max(SCREEN, reach.jitter)})


@pytest.mark.parametrize("seen", [0, CARD - 1])
def test_a_tap_before_the_card_was_on_the_screen_is_made_before_it_was_turned(seen: int) -> None:
    reach = line(*STEADY, shown=100)
    moment = Race(TURNED).moment(Millis(TURNED + 90), tap(reach, 90, seen=seen, took=2_900), [])
    assert moment == Moment(Millis(TURNED + 90), Millis(TURNED - 1), Millis(TURNED + 90))


@given(
    trips=st.lists(st.floats(0, 500), max_size=2 * TRIPS),
    shown=st.floats(0, 500) | st.none(),
    after=st.floats(0, 5_000),
    took=st.floats(0, 10_000),
)
def test_no_word_gains_more_than_a_frame_or_the_jitter_and_none_is_before_the_card(
    trips: list[float], shown: float | None, after: float, took: float
) -> None:
    reach = line(*trips, shown=shown)
    measured = after - reach.trip
    for forged in (reach.reaction(tap(reach, after)), reach.reaction(tap(reach, after, took=took))):
        assert forged is not None
        assert forged[0] >= min(measured - max(SCREEN, reach.jitter), measured / 2)
    moment = Race(TURNED).moment(Millis(TURNED + 5_000), tap(reach, after, took=took), [reach])
    assert moment.made <= moment.now <= moment.settled
    assert moment.settled <= moment.now + LONGEST + moment.error + 1


def test_what_a_standing_line_held_up_was_not_made_before_the_card() -> None:
    reach = Reach()
    for number in range(10):
        reach.answered(reach.ask(1_000.0 * number), 1_000.0 * number + 100)
    mark = reach.shown(CARD, SENT, SENT)
    reach.ask(SENT + 200)
    reach.answered(mark, SENT + 700)
    found = reach.reaction(tap(reach, 705, took=400))
    assert found is not None
    assert found == (605 / 2, 605 / 2 + reach.jitter)


def stalled(*, calm: int = 0, pinged: bool = True) -> Reach:
    """A line on which the last answer in time came 150 ms after the frame, and then none for long."""
    reach = line(*STEADY * (1 + calm // len(STEADY)), shown=100 if pinged else None)
    reach.answered(reach.ask(SENT + 50), SENT + 150)
    reach.ask(SENT + 250)
    return reach


def test_what_a_standing_line_held_up_was_made_midway_whatever_is_said() -> None:
    for took in (0.0, 130.0, 300.0):
        reach = stalled()
        found = reach.reaction(tap(reach, 750, took=took))
        assert found == ((50 + 650) / 2, (650 - 50) / 2 + reach.jitter)


@pytest.mark.parametrize(
    ("what", "reach"),
    [("it loses nothing", stalled(calm=CALM)), ("the race's own ping is unanswered", stalled(pinged=False))],
    ids=["calm", "unanswered"],
)
def test_nothing_is_put_down_to_a_standing_line_where(what: str, reach: Reach) -> None:
    assert reach.reaction(tap(reach, 750, took=300)) == (650, reach.jitter), what


def test_a_line_that_stands_still_at_every_claim_is_not_believed_for_long() -> None:
    reach, reactions = stalled(), []
    for number in range(MISHAPS + 1):
        reach.answered(reach.shown(CARD + number, SENT, SENT), SENT + 100)
        reach.ask(SENT + 250)
        found = reach.reaction(tap(reach, 750, seen=CARD + number, took=300))
        assert found is not None
        reactions.append(found[0])
    assert len(set(reactions[:MISHAPS])) == 1
    assert reactions[-1] > reactions[0] + 200


def test_who_is_pinged_twice_may_answer_once() -> None:
    reach = Reach()
    reach.ask(10.0)
    reach.answered(reach.ask(20.0), 60.0)
    assert reach.silent_for(1_000.0) == 0.0
    assert reach.trip == 40.0


def test_a_decision_waits_for_the_slowest_of_the_others_and_no_longer_than_the_cap() -> None:
    race, mine = Race(TURNED), line(*STEADY, shown=100)
    race.lag = 3.0
    now = Millis(TURNED + 603)
    near, far, lost = line(shown=10), line(*STEADY, shown=250), line(*(3_000.0,) * 9)
    waits = [
        race.moment(now, tap(mine, 600, took=500), others).settled - TURNED
        for others in ([], [near], [near, far], [near, lost])
    ]
    assert waits[0] == 603
    assert waits[1] == 603, "what the near one did before is here already"
    assert waits[2] == round(500 + PRECISION + 3 + 250 + 2 * far.jitter + MARGIN)
    assert waits[3] == round(500 + PRECISION + 3 + LONGEST)


def test_a_pong_that_nobody_asked_for_means_nothing() -> None:
    reach = Reach()
    for _ in range(FEW):
        reach.answered(b"what", 5.0)
    assert (reach.jitter, reach.trip, reach.silent_for(9.0)) == (UNKNOWN, 0.0, 0.0)
    mark = reach.ask(10.0)
    assert reach.silent_for(30.0) == 20.0
    reach.answered(mark, 31.0)
    reach.answered(mark, 99.0)
    assert (reach.silent_for(40.0), reach.trip) == (0.0, 21.0)


FIRST = Millis(TURNED + 500)
"""When the first hand was laid."""


def held(reach: Reach, after: int) -> bool:
    return Race(TURNED).held(Millis(TURNED + after), FIRST, reach, SENT + after)


def test_a_decision_is_held_while_an_answer_is_missing_but_not_for_one_who_is_gone() -> None:
    lost = line(*STEADY, 700.0)
    assert held(lost, 900), "no ping after the claim is answered: something was lost"
    assert not held(lost, 1_500), "nobody seems to be there"
    near = line(*STEADY, shown=100)
    near.answered(near.ask(SENT + 600), SENT + 700)
    assert not held(near, 700)


def test_a_calm_line_is_waited_for_when_its_answer_is_overdue() -> None:
    calm = line(*STEADY * 20)
    assert not calm.uneven
    assert held(calm, 900)
    calm = line(*STEADY * 20, shown=100)
    assert not held(calm, 900)


def test_a_decision_waits_for_a_screen_on_which_the_card_was_shown_late() -> None:
    lost = line(*STEADY, shown=800)
    lost.answered(lost.ask(SENT + 1_000), SENT + 1_100)
    assert held(lost, 1_200)
    assert not held(lost, 500 + 800 + 60)


def test_after_a_pause_nobody_gains_by_saying_to_have_seen_nothing() -> None:
    race, reach = Race(TURNED, again=True), line(*STEADY, shown=100)
    now = Millis(TURNED + 300)
    moments = [race.moment(now, tap(reach, 300, seen=seen, took=200), []) for seen in (CARD, 0, None)]
    assert [moment.made - TURNED for moment in moments] == [200, 200, 200]
    waiting = race.moment(now, tap(reach, 50, seen=0, took=0), [])
    assert (waiting.made, waiting.error) == (TURNED, REFLEX), "all are equal who had only waited for it"


def test_a_line_cannot_widen_what_is_believed_of_it_at_will() -> None:
    reach = line(*(100.0, 2_600.0, 2_600.0) * 8)
    assert reach.jitter == WIDEST


def test_a_pong_that_had_to_wait_for_us_measures_nothing() -> None:
    reach = Reach()
    reach.answered(reach.ask(10.0), 90.0, free_since=50.0)
    assert reach.trip == 0.0
    reach.answered(reach.ask(10.0), 90.0, free_since=11.0)
    assert reach.trip == 80.0


def test_a_line_that_is_late_in_every_race_is_not_believed_for_long() -> None:
    reach = line(*STEADY * 2)
    trips = []
    for number in range(MISHAPS + 2):
        mark = reach.shown(CARD + number, SENT, SENT)
        reach.answered(mark, SENT + 600)
        trips.append(reach.trip)
    assert trips[:MISHAPS] == [600.0] * MISHAPS
    assert all(trip < 200 for trip in trips[MISHAPS:])
