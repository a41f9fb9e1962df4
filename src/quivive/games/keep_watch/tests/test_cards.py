"""The table of cards: balanced, complete, and exactly what the program makes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from typing import get_args

import msgspec
import pytest

from quivive.games.keep_watch.content import SYMBOLS as NAMES
from quivive.games.keep_watch.content.cards import CARDS, Card
from quivive.games.keep_watch.model import Symbol
from tools import keep_watch_cards

SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
TRIPLES = list(combinations(SYMBOLS, 3))
TABLE = list(CARDS.values())
PAIRS = [(card, triple) for card in TABLE for triple in TRIPLES]


def found(card: Card, triple: tuple[Symbol, ...]) -> list[int]:
    return [card.seven.count(symbol) for symbol in triple]


def share(condition: str) -> float:
    """Of all pairs of a seven side and a triple, those with a single right answer."""
    best = max if condition == "more" else min
    return sum((c := found(*pair)).count(best(c)) == 1 for pair in PAIRS) / len(PAIRS)


def test_the_program_makes_exactly_the_committed_table() -> None:
    assert keep_watch_cards.TABLE.read_bytes() == keep_watch_cards.written(keep_watch_cards.table())


def test_each_of_the_35_triples_is_on_one_card() -> None:
    assert sorted(tuple(sorted(card.triple)) for card in TABLE) == sorted(tuple(sorted(t)) for t in TRIPLES)


def test_every_symbol_appears_35_times_on_the_seven_sides() -> None:
    assert Counter(symbol for card in TABLE for symbol in card.seven) == dict.fromkeys(SYMBOLS, 35)


def test_conditions_are_18_more_and_17_less() -> None:
    assert Counter(card.condition for card in TABLE) == {"more": 18, "less": 17}


def test_no_two_seven_sides_are_equal() -> None:
    assert len({tuple(sorted(card.seven)) for card in TABLE}) == 35


def test_over_70_percent_of_pairs_have_a_single_most_and_over_50_a_single_least() -> None:
    assert share("more") == pytest.approx(0.743, abs=0.001)
    assert share("less") == pytest.approx(0.543, abs=0.001)
    assert "single most 74.3%, single least 54.3%" in keep_watch_cards.report(
        msgspec.json.decode(keep_watch_cards.TABLE.read_bytes())
    )


def test_every_symbol_appears_equally_often_in_each_quantity() -> None:
    numbers = {
        tuple(sorted(Counter(card.seven.count(symbol) for card in TABLE).items())) for symbol in SYMBOLS
    }
    assert len(numbers) == 1


@pytest.mark.parametrize("best", [max, min])
def test_no_symbol_is_right_more_often_than_another(best: Callable[[list[int]], int]) -> None:
    right: Counter[Symbol] = Counter()
    for card, triple in PAIRS:
        counts = found(card, triple)
        right.update(symbol for symbol in triple if card.seven.count(symbol) == best(counts))
    assert len(set(right.values())) == 1
    assert set(right) == set(SYMBOLS)


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_a_triple_says_nothing_about_its_own_seven_side_or_its_condition(symbol: Symbol) -> None:
    mine = [card for card in TABLE if symbol in card.triple]
    assert sum(card.seven.count(symbol) for card in mine) == len(mine) == 15
    assert sum(card.condition == "more" for card in mine) in (7, 8)


def test_no_symbol_fills_more_than_four_places_of_a_card() -> None:
    assert max(card.seven.count(symbol) for card in TABLE for symbol in SYMBOLS) == 4


@pytest.mark.parametrize("card", TABLE, ids=lambda card: card.id)
def test_a_card_is_complete(card: Card) -> None:
    assert len(set(card.triple)) == 3
    assert len(card.seven) == len(card.turns) == 7
    assert all(0 <= turn < 360 for turn in card.turns)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_every_symbol_has_a_name_of_its_own(language: str) -> None:
    assert set(NAMES) == set(SYMBOLS)
    assert len({names[language].strip() for names in NAMES.values()} - {""}) == 7
