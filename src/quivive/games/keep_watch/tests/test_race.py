"""The first claim: order, waiting, lots, false starts, and the secrecy of a claim."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from quivive.engine.game import Contest, Millis, Moment, Seat
from quivive.games.keep_watch import GAME
from quivive.games.keep_watch.events import Claimed, FalseStarted, Unlocked
from quivive.games.keep_watch.model import Claim, KeepWatchOptions, Next, Tap
from quivive.games.keep_watch.tests.builders import Table, dealt, watching


def counting(seats: int = 3) -> Table:
    return dealt(*[4] * seats).count()


def tap_at(made: int, *, now: int | None = None, error: int = 0) -> Moment:
    judged_at = made if now is None else now
    return Moment(Millis(judged_at), Millis(made), Millis(judged_at), Millis(error))


def test_the_earliest_claim_wins_and_not_the_first_to_arrive() -> None:
    table = watching(4, 4, 4)
    table.claim(0, reaction=900, settled=300).claim(1, reaction=850, on_its_way=250, settled=300)
    table.expire()
    assert [(verdict.seat, verdict.reaction) for verdict in table.verdicts] == [(1, 850)]
    assert table.state.leader == 1


def test_the_first_claim_is_judged_when_no_earlier_one_can_be_on_its_way() -> None:
    table = watching(4, 4, 4).claim(0, reaction=900, settled=300)
    turned = table.state.turned_at
    assert GAME.deadline(table.state) == turned + 1201
    table.claim(1, reaction=850, on_its_way=100, settled=300)
    assert GAME.deadline(table.state) == turned + 1151
    table.claim(2, reaction=1100, settled=10)
    assert GAME.deadline(table.state) == turned + 1151


def test_a_decision_never_waits_longer_than_the_round() -> None:
    table = watching(4, 4).claim(0, reaction=59_900, settled=300)
    assert GAME.deadline(table.state) == table.state.turned_at + 60_000
    assert table.expire().state.leader == 0


def test_when_time_is_up_every_claim_is_still_judged() -> None:
    table = watching(4, 4)
    table.claim(0, right=False, reaction=59_800, settled=900).claim(1, reaction=59_900, settled=900).expire()
    assert [verdict.right for verdict in table.verdicts] == [False, True]
    assert table.state.leader == 1


def test_after_a_wrong_claim_the_next_is_judged_when_it_is_due_itself() -> None:
    table = watching(4, 4, 4)
    table.claim(0, right=False, reaction=900, settled=200).claim(1, reaction=1000, settled=400)
    table.expire()
    assert [(verdict.seat, verdict.right) for verdict in table.verdicts] == [(0, False)]
    assert GAME.deadline(table.state) == table.state.turned_at + 1401
    table.claim(2, reaction=950, on_its_way=200)
    table.expire()
    assert table.verdicts[-1].seat == table.state.leader == 2


def test_claims_that_are_due_are_judged_together() -> None:
    table = watching(4, 4, 4)
    table.claim(0, right=False, reaction=900, settled=200).claim(1, right=False, reaction=950, settled=100)
    table.claim(2, reaction=1000, settled=50).expire()
    assert [(verdict.seat, verdict.right) for verdict in table.verdicts] == [
        (0, False),
        (1, False),
        (2, True),
    ]


def test_claims_after_the_winners_are_shown_but_not_judged() -> None:
    table = watching(4, 4, 4).claim(0, reaction=900, settled=200).claim(1, right=False, reaction=950).expire()
    assert table.state.result is not None
    assert [(late.seat, late.reaction) for late in table.state.result.later] == [(1, 950)]
    assert table.sizes == (4, 4, 4)


@pytest.mark.parametrize(
    ("second", "error", "lot"),
    [(900, 0, True), (901, 0, False), (915, 8, True), (916, 8, True), (917, 8, False)],
)
def test_reactions_within_the_errors_of_each_other_are_equal(second: int, error: int, lot: bool) -> None:
    table = watching(4, 4, 4)
    table.claim(0, reaction=900, settled=100, error=error).claim(1, reaction=second, error=error).expire()
    assert table.verdicts[0].lot == ((0, 1) if lot else ())


def test_no_lot_is_drawn_for_a_player_who_was_certainly_slower_than_another() -> None:
    table = watching(4, 4, 4).claim(0, reaction=350, error=310, settled=900)
    table.claim(1, reaction=380, error=3, settled=900).claim(2, reaction=580, error=3, settled=900).expire()
    assert table.verdicts[0].lot == (0, 1)


def test_a_lot_gives_everybody_the_same_chance() -> None:
    table = watching(4, 4, 4)
    for seat in range(3):
        table.claim(seat, reaction=900 + seat, settled=100, error=20)
    winners = [Table(table.state, draws=1000 * n).wait(table.now).expire().state.leader for n in range(300)]
    assert all(70 < winners.count(Seat(seat)) < 130 for seat in range(3))


def test_a_wrong_claim_drawn_by_lot_leaves_the_others_in_the_race() -> None:
    table = watching(4, 4)
    table.claim(0, right=False, reaction=900, error=9).claim(1, right=False, reaction=905, error=9)
    while table.state.phase == "watch":
        table.expire()
    assert {verdict.seat for verdict in table.verdicts} == {0, 1}
    assert [verdict.lot for verdict in table.verdicts] == [(0, 1), ()]


def test_two_claims_in_the_same_millisecond_are_equal_in_whichever_order_they_arrive() -> None:
    for order in ((0, 1), (1, 0)):
        table = watching(4, 4)
        for seat in order:
            table.claim(seat, reaction=900)
        assert table.expire().verdicts[0].lot == (0, 1)


def test_a_tap_during_the_count_is_a_false_start_and_locks_the_buttons_for_a_second() -> None:
    table = counting()
    table.wait(500).act(1, Tap())
    assert table.events == [FalseStarted(Seat(1), Millis(table.now + 1000))]
    assert table.sees(1).locked_until == table.now + 1000
    assert GAME.legal(table.sees(1)) == ()
    assert table.expire().events == [Unlocked(Seat(1))]
    assert table.state.phase == "count"
    assert table.sees(1).locked_until is None
    assert GAME.legal(table.sees(1)) == (Tap(),)


def test_a_lock_outlasts_the_turn_and_does_not_use_up_the_claim() -> None:
    table = counting().wait(2_600).act(1, Tap()).expire()
    assert table.state.phase == "watch"
    assert table.refusal(1, Claim(table.symbol(1, right=True)), table.moment(300)) == "locked"
    table.expire()
    assert table.events == [Unlocked(Seat(1))]
    assert table.win(1, reaction=700).state.leader == 1


def test_further_taps_do_not_prolong_a_lock() -> None:
    table = counting().act(1, Tap())
    until = table.sees(1).locked_until
    table.wait(400)
    assert table.refusal(1, Tap()) == "locked"
    assert table.sees(1).locked_until == until


def test_a_tap_made_while_locked_is_refused_even_when_it_arrives_after() -> None:
    table = counting().act(1, Tap()).expire()
    late = tap_at(made=990, now=1_200)
    assert table.refusal(1, Tap(), late) == "locked"
    assert table.refusal(1, Tap(), tap_at(made=1_000, now=1_200)) is None


@pytest.mark.parametrize(("reaction", "early"), [(-200, True), (0, True), (119, True), (120, False)])
def test_a_reaction_under_120_ms_is_not_believed(reaction: int, early: bool) -> None:
    table = watching(4, 4)
    moment = table.moment(reaction)
    table.act(0, Claim(table.symbol(0, right=True)), moment)
    if early:
        assert table.events == [FalseStarted(Seat(0), Millis(moment.made + 1000))]
        assert table.sees(0).claim is None
    else:
        assert isinstance(table.events[0], Claimed)


def test_a_tap_made_during_the_count_is_a_false_start_even_if_it_arrives_after_the_turn() -> None:
    table = watching(4, 4)
    beat = table.sees(0).beat
    made = table.state.turned_at - 50
    table.act(0, Tap(), tap_at(made=made, now=table.now + 100))
    assert table.events == [FalseStarted(Seat(0), Millis(made + 1000))]
    assert table.sees(0).beat == beat == counting(2).sees(0).beat


def test_a_blank_tap_that_may_have_been_made_before_the_turn_is_a_false_start() -> None:
    table = watching(4, 4)
    made = table.state.turned_at + 5
    assert table.refusal(0, Tap(), tap_at(made=made)) == "name_a_symbol"
    table.act(0, Tap(), tap_at(made=made, error=10))
    assert isinstance(table.events[0], FalseStarted)


def test_the_beat_moves_once_a_round() -> None:
    table = counting()
    steps: list[Callable[[], Table]] = [
        lambda: table.act(2, Tap()),
        table.expire,
        table.expire,
        lambda: table.lose(0),
        lambda: table.win(1, reaction=2000),
        lambda: table.act(0, Next()),
    ]
    assert [step().sees(None).beat for step in steps] == [1] * len(steps)
    assert table.expire().sees(None).beat == 2


@pytest.mark.parametrize("right", [True, False])
def test_nobody_else_learns_of_a_claim(right: bool) -> None:
    table = watching(4, 4, 4)
    before = [table.bytes_for(viewer) for viewer in (0, 2, None)]
    table.claim(1, right=right, settled=300)
    assert [table.bytes_for(viewer) for viewer in (0, 2, None)] == before
    assert table.sees(1).claim == table.symbol(1, right=right)


def test_nobody_else_learns_of_a_false_start() -> None:
    table = counting()
    before = [table.bytes_for(viewer) for viewer in (0, 2, None)]
    table.act(1, Tap())
    assert [table.bytes_for(viewer) for viewer in (0, 2, None)] == before
    table.expire()
    assert [table.bytes_for(viewer) for viewer in (0, 2, None)] == before


def test_every_connection_is_measured_while_players_may_claim() -> None:
    table = counting()
    opens = table.state.ends_at
    assert GAME.race(table.state) == Contest(1, opens=opens)
    assert GAME.race(table.expire().state) == Contest(1, (), (Seat(0), Seat(1), Seat(2)), None, True)
    assert GAME.race(table.lose(0).state) == Contest(1, (), (Seat(1), Seat(2)), None, True)
    assert GAME.race(table.win(1, reaction=2000).state) is None


def test_a_skip_judges_no_claim_before_its_time() -> None:
    table = watching(4, 4).claim(1, settled=400).skip()
    assert table.verdicts == ()
    assert table.state.result is not None
    assert (table.state.result.cause, table.state.result.winner) == ("time_up", None)


def test_the_count_is_as_long_as_agreed_and_a_lock_does_not_change_it() -> None:
    table = dealt(4, 4, options=KeepWatchOptions(count_seconds=10)).count().act(0, Tap())
    assert table.sees(None).deadline == 10_000
    assert GAME.deadline(table.state) == 1_000
