"""Whatever is played, no card is lost or made, and what is in sight changes only by a turn."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from quivive.engine.dice import Dice
from quivive.engine.game import Illegal
from quivive.games.keep_watch import GAME
from quivive.games.keep_watch.events import Turned
from quivive.games.keep_watch.model import KeepWatchOptions, Next, Tap
from quivive.games.keep_watch.tests.builders import Table, setup

OPTIONS = st.builds(
    KeepWatchOptions,
    mode=st.sampled_from(["more", "less", "alternating"]),
    neighbours=st.booleans(),
    cards=st.sampled_from([35, 21, 14]),
)
PLAYS = st.lists(
    st.tuples(st.integers(0, 9), st.integers(0, 5), st.integers(0, 2), st.integers(0, 2000)), max_size=120
)


def play(table: Table, what: int, seat: int, choice: int, time: int) -> None:
    """Anything anybody may try, at any time; refusals are as good as moves."""
    seats = len(table.state.piles)
    seat %= seats
    table.events = []
    deadline = GAME.deadline(table.state)
    if what <= 3 or (deadline is not None and table.now + time >= deadline):
        table.expire()
        return
    table.wait(time)
    legal = GAME.legal(table.sees(seat))
    try:
        if what == 4:
            table.attend(out=[seat])
        elif what == 5:
            table.attend()
        elif what == 6 or not legal:
            table.act(seat, (Next(), Tap())[choice % 2])
        else:
            table.act(seat, legal[choice % len(legal)])
    except Illegal:
        assert not table.events


@settings(max_examples=80, deadline=None, derandomize=True, database=None)
@given(OPTIONS, st.integers(2, 6), st.integers(0, 99), PLAYS)
def test_the_cards_are_conserved(
    options: KeepWatchOptions, seats: int, seed: int, plays: list[tuple[int, int, int, int]]
) -> None:
    table = setup(options, seats, seed)
    deck = sorted([*table.state.stack, *(card for pile in table.state.piles for card in pile)])
    assert len(set(deck)) == options.cards
    for what in plays:
        if table.outcome() is not None:
            break
        before = table.sees(None)
        play(table, *what)
        after = table.sees(None)
        now = sorted([*table.state.stack, *(card for pile in table.state.piles for card in pile)])
        assert now == deck
        assert sum(after.piles) + after.stack + after.unclaimed == options.cards
        turned = any(isinstance(event, Turned) for event in table.events)
        assert turned or after.over or after.tops == before.tops
        assert all(after.piles) or after.round <= 1


@settings(max_examples=30, deadline=None, derandomize=True, database=None)
@given(OPTIONS, st.integers(2, 6), st.integers(0, 99), st.lists(st.integers(0, 400), min_size=2, max_size=6))
def test_the_order_of_arrival_never_decides(
    options: KeepWatchOptions, seats: int, seed: int, reactions: list[int]
) -> None:
    claims = list(enumerate(reactions[:seats]))
    shuffled = Dice(b"arrival", seed).shuffled(claims)
    results = []
    for order in (claims, shuffled):
        table = setup(options, seats, seed).turn()
        for seat, reaction in order:
            table.act(
                seat,
                GAME.legal(table.sees(seat))[seed % 3],
                table.moment(500 + reaction, on_its_way=500 - reaction, settled=600),
            )
        results.append(table.expire().verdicts)
    assert results[0] == results[1]
