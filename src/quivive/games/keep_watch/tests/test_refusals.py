"""Bad input: every refusal has its code, and nothing changes (`Table.refusal` compares the state)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from quivive.engine.dice import Dice
from quivive.engine.game import Illegal
from quivive.games.keep_watch import GAME
from quivive.games.keep_watch.content.cards import CARDS
from quivive.games.keep_watch.model import Claim, KeepWatchAction, KeepWatchOptions, Next, Symbol, Tap
from quivive.games.keep_watch.tests.builders import Table, dealt, watching


def a_claim(table: Table, seat: int) -> Claim:
    return Claim(table.symbol(seat, right=True))


def strange(table: Table, seat: int) -> Claim:
    """A symbol that is not in the triple."""
    assert table.state.in_play is not None
    symbols: set[Symbol] = {"eag", "fatf", "scout", "young"}
    return Claim(min(symbols - set(CARDS[table.state.in_play].triple)))


def over() -> Table:
    return watching(2, 2, stack=1).win(0)


def sitting_out() -> Table:
    return watching(4, 1, 4).lose(1).win(0, reaction=2000).turn().wait(500)


def waited(table: Table) -> Table:
    return table.wait(500)


REFUSED: dict[str, tuple[Callable[[], Table], int, Callable[[Table, int], KeepWatchAction], str]] = {
    "a claim by someone out": (lambda: watching(4, 4, 4).lose(1), 1, a_claim, "out_this_round"),
    "a tap by someone out": (lambda: watching(4, 4, 4).lose(1), 1, lambda t, s: Tap(), "out_this_round"),
    "a claim by someone who sits out": (sitting_out, 1, a_claim, "sits_out"),
    "a tap by someone who sits out": (
        lambda: watching(4, 1, 4).lose(1).win(0, reaction=2000).count(),
        1,
        lambda t, s: Tap(),
        "sits_out",
    ),
    "a claim twice": (lambda: watching(4, 4).claim(1, settled=300), 1, a_claim, "claimed_already"),
    "a claim for another symbol after the first": (
        lambda: watching(4, 4).claim(1, right=False, settled=300),
        1,
        a_claim,
        "claimed_already",
    ),
    "a tap after a claim": (
        lambda: watching(4, 4).claim(1, settled=300),
        1,
        lambda t, s: Tap(),
        "claimed_already",
    ),
    "a claim before the first count": (
        lambda: dealt(4, 4),
        1,
        lambda t, s: Claim("eag"),
        "not_turned_yet",
    ),
    "a tap before the first count": (lambda: dealt(4, 4), 1, lambda t, s: Tap(), "not_turned_yet"),
    "a claim before the card is turned": (
        lambda: dealt(4, 4).count(),
        1,
        lambda t, s: Claim("eag"),
        "not_turned_yet",
    ),
    "a claim for a symbol not in the triple": (
        lambda: waited(watching(4, 4)),
        1,
        strange,
        "not_in_the_triple",
    ),
    "a symbol not in the triple, too quickly": (
        lambda: watching(4, 4),
        1,
        strange,
        "not_in_the_triple",
    ),
    "a nameless tap on an open card": (
        lambda: waited(watching(4, 4)),
        1,
        lambda t, s: Tap(),
        "name_a_symbol",
    ),
    "a claim while locked": (
        lambda: watching(4, 4).claim(1, reaction=50).wait(300),
        1,
        a_claim,
        "locked",
    ),
    "a claim when the round is decided": (
        lambda: watching(4, 4, 4).win(0),
        1,
        a_claim,
        "round_over",
    ),
    "a tap when the round is decided": (
        lambda: watching(4, 4, 4).win(0),
        1,
        lambda t, s: Tap(),
        "round_over",
    ),
    "a claim by a player who is left out": (
        lambda: waited(watching(4, 4, 4).attend(out=[1])),
        1,
        a_claim,
        "left_out",
    ),
    "a claim by a player who is left out for good": (
        lambda: waited(watching(4, 4, 4).attend(out=[1], gone=[1])),
        1,
        a_claim,
        "left_out",
    ),
    "ready in the count": (
        lambda: dealt(4, 4).count(),
        1,
        lambda t, s: Next(),
        "nothing_to_wait_for",
    ),
    "ready while players may claim": (
        lambda: watching(4, 4),
        1,
        lambda t, s: Next(),
        "nothing_to_wait_for",
    ),
    "ready twice": (lambda: dealt(4, 4).act(1, Next()), 1, lambda t, s: Next(), "ready_already"),
    "a claim after the game": (over, 1, a_claim, "game_over"),
    "ready after the game": (over, 1, lambda t, s: Next(), "game_over"),
}


@pytest.mark.parametrize(("played", "seat", "action", "code"), REFUSED.values(), ids=REFUSED.keys())
def test_refused(
    played: Callable[[], Table], seat: int, action: Callable[[Table, int], KeepWatchAction], code: str
) -> None:
    table = played()
    assert table.refusal(seat, action(table, seat)) == code


@pytest.mark.parametrize(("seats", "leader"), [(2, 2), (3, 5)])
def test_a_leader_who_does_not_sit_at_the_table_is_refused(seats: int, leader: int) -> None:
    with pytest.raises(Illegal) as refused:
        GAME.setup(KeepWatchOptions(leader=leader), seats, Dice(b"", 0))
    assert refused.value.code == "no_such_leader"


@pytest.mark.parametrize(
    "action",
    [
        b'{"type":"claim"}',
        b'{"type":"claim","symbol":"dragon"}',
        b'{"type":"claim","symbol":3}',
        b'{"type":"claim","symbol":"eag","made":5}',
        b'{"type":"slap"}',
    ],
)
def test_anything_that_is_not_an_action_is_malformed(action: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        GAME.read_action(action)


@pytest.mark.parametrize(
    "options",
    [
        b'{"cards":7}',
        b'{"mode":"most"}',
        b'{"count_seconds":0}',
        b'{"claim_seconds":5}',
        b'{"leader":6}',
        b'{"leader":-1}',
        b'{"deck":35}',
    ],
)
def test_options_out_of_range_are_malformed(options: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(options, type=KeepWatchOptions)
