"""Whatever is played, every number is in exactly two places, and the crowd shows what hands hold."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from quivive.engine.dice import Dice
from quivive.engine.game import Illegal, Millis, Moment, Seat
from quivive.games.carnival import GAME
from quivive.games.carnival.model import Accuse, Call, CarnivalOptions, Contact, Look, Wink
from quivive.games.carnival.state import CarnivalState, face_up_crowd
from quivive.games.carnival.tests.builders import Table, round_of_calls

OPTIONS = st.builds(
    CarnivalOptions,
    sitting=st.sampled_from(["together", "apart"]),
    least_seconds=st.sampled_from([0, 1, 8]),
    turn_seconds=st.sampled_from([10, 30]),
)
PLAYS = st.lists(
    st.tuples(st.integers(0, 15), st.integers(0, 7), st.integers(0, 60), st.integers(0, 3_000)),
    min_size=40,
    max_size=160,
)


def places(state: CarnivalState) -> Counter[int]:
    """Each number, as often as a card of it lies or is held somewhere."""
    crowd = [number for number in state.crowd if number not in state.taken]
    before = (*state.hands, *state.face_up, *state.face_down)
    return Counter([*crowd, *(card for cards in before for card in cards)])


def play(table: Table, what: int, seat: int, choice: int, time: int) -> None:
    """Anything anybody may try, at any time; refusals are as good as moves."""
    seats = len(table.state.presences)
    seat %= seats
    table.events = []
    deadline = GAME.deadline(table.state)
    if deadline is not None and table.now + time >= deadline:
        table.expire()
        return
    table.wait(time)
    try:
        _act(table, what, seat, choice, Seat(choice % seats))
    except Illegal:
        assert not table.events


def _act(table: Table, what: int, seat: int, choice: int, other: Seat) -> None:
    called = [call.number for call in table.sees(None).calls if call]
    match what:
        case 0:
            table.attend(out=[seat])
        case 1:
            table.attend()
        case 2:
            table.skip()
        case 3:
            table.act(seat, Look(other))
        case 4:
            table.act(seat, Wink())
        case 5 | 6 | 7 if called:
            ago = min(choice, table.now)
            table.act(seat, Accuse(other, called[choice % len(called)]), table.made(ago=ago, settled=choice))
        case 8 | 9 | 10:
            table.act(table.state.mover, Contact(other))
        case _:
            table.act(table.state.mover, Call(choice))


@settings(max_examples=100, deadline=None, derandomize=True, database=None)
@given(OPTIONS, st.integers(4, 8), st.integers(0, 99), PLAYS)
def test_cards_are_conserved(
    options: CarnivalOptions, seats: int, seed: int, plays: list[tuple[int, int, int, int]]
) -> None:
    table = Table.set_up(options, seats, seed)
    numbers = set(table.state.crowd)
    wrong = [0] * seats
    for what in plays:
        if table.outcome() is not None:
            break
        play(table, *what)
        state = table.state
        assert places(state) == Counter(dict.fromkeys(numbers, 2))
        assert sorted(face_up_crowd(state)) == sorted(card for hand in state.hands for card in hand)
        for scene in table.judged:
            wrong[scene.by] += scene.kind == "accusation" and not scene.right
        spent = zip(state.counter, state.caught, wrong, strict=True)
        assert all(sum(cards) == 4 for cards in spent)
        assert not {call.number for call in state.calls if call.ended is None} & {*state.taken, *state.turned}


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(
    st.integers(4, 8),
    st.integers(0, 99),
    st.lists(st.tuples(st.integers(0, 400), st.integers(0, 40)), min_size=2, max_size=8),
)
def test_the_order_of_arrival_never_decides(seats: int, seed: int, made: list[tuple[int, int]]) -> None:
    claims = list(enumerate(made[:seats]))
    shuffled = Dice(b"arrival", seed).shuffled(claims)
    results = []
    for order in (claims, shuffled):
        table = round_of_calls(seats).wait(1_000)
        start = table.now
        for seat, (instant, choice) in order:
            legal = [action for action in GAME.legal(table.sees(seat)) if isinstance(action, Accuse)]
            at = Millis(start + instant)
            moment = Moment(Millis(start + 400), at, Millis(start + 700), Millis(choice))
            table.act(seat, legal[choice % len(legal)], moment)
        results.append(table.expire().events)
    assert results[0] == results[1]
