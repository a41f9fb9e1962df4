"""What is right: most, least, ties, absent symbols, and the neighbours' cards."""

from __future__ import annotations

import pytest

from quivive.engine.game import Seat
from quivive.games.keep_watch.content.cards import CARDS, triple
from quivive.games.keep_watch.model import Condition, Face, KeepWatchOptions, Mode, Symbol, Triple
from quivive.games.keep_watch.rules.counting import answers, counts, looked_at
from quivive.games.keep_watch.tests.builders import watching

MIXED: tuple[Symbol, ...] = ("eag", "fatf", "eag", "scout", "eag", "young", "fatf")
EVEN: tuple[Symbol, ...] = ("eag", "fatf", "scout", "young", "eag", "fatf", "movement")
TRIPLE: tuple[Symbol, ...] = ("eag", "fatf", "olympiad")

CASES: dict[str, tuple[Condition, list[tuple[Symbol, ...]], tuple[int, ...], set[Symbol]]] = {
    "a single most": ("more", [MIXED], (3, 2, 0), {"eag"}),
    "a symbol that is not there is the least": ("less", [MIXED], (3, 2, 0), {"olympiad"}),
    "tied for most, either is right": ("more", [EVEN], (2, 2, 0), {"eag", "fatf"}),
    "over two cards": ("more", [MIXED, EVEN], (5, 4, 0), {"eag"}),
    "over three cards": ("less", [MIXED, EVEN, ("olympiad",) * 7], (5, 4, 7), {"fatf"}),
    "none on the card, all tied": ("more", [("scout",) * 7], (0, 0, 0), {"eag", "fatf", "olympiad"}),
    "none on the card, all rarest": ("less", [("scout",) * 7], (0, 0, 0), {"eag", "fatf", "olympiad"}),
}


@pytest.mark.parametrize(("condition", "sides", "found", "right"), CASES.values(), ids=CASES.keys())
def test_counted(
    condition: Condition, sides: list[tuple[Symbol, ...]], found: tuple[int, ...], right: set[Symbol]
) -> None:
    looked_for = Triple("c01", TRIPLE, condition)
    faces = [Face("c02", side, (0,) * 7) for side in sides]
    assert counts(looked_for, faces) == found
    assert set(answers(looked_for, found)) == right


@pytest.mark.parametrize(
    ("seats", "seat", "cards"),
    [(2, 0, {0, 1}), (2, 1, {0, 1}), (3, 1, {0, 1, 2}), (4, 0, {3, 0, 1}), (6, 5, {4, 5, 0})],
)
def test_neighbours_are_left_and_right_and_each_card_counts_once(
    seats: int, seat: int, cards: set[int]
) -> None:
    around = looked_at(Seat(seat), seats, neighbours=True)
    assert set(around) == cards
    assert len(around) == len(cards)
    assert looked_at(Seat(seat), seats, neighbours=False) == (seat,)


def test_only_alternating_asks_the_card_for_the_condition() -> None:
    for side in CARDS.values():
        assert triple(side.id, "more").condition == "more"
        assert triple(side.id, "less").condition == "less"
        assert triple(side.id, "alternating").condition == side.condition


@pytest.mark.parametrize("mode", ["more", "less", "alternating"])
@pytest.mark.parametrize("neighbours", [False, True])
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_claim_is_judged_by_the_variant_agreed_on(mode: Mode, neighbours: bool, seats: int) -> None:
    options = KeepWatchOptions(mode=mode, neighbours=neighbours)
    table = watching(*[4] * seats, options=options).win(1)
    verdict = table.verdicts[0]
    assert verdict.right
    assert verdict.symbol in verdict.answers
    assert len(verdict.cards) == (min(3, seats) if neighbours else 1)
    assert [counted.face.symbols for counted in verdict.cards if counted.seat == 1] == [
        CARDS[table.state.piles[1][-1]].seven
    ]
