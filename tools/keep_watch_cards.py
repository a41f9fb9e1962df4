"""Makes Keep Watch's table of cards: searches for seven sides and conditions that favour no symbol.

python -m tools.keep_watch_cards          writes the table and reports its balance
python -m tools.keep_watch_cards --check  only reports the balance of the table that is there

Five ways to split seven places among the symbols, each turned once around the ring of seven symbols, make 35
sides. Over all of them, every symbol has every count equally often, so a symbol does not betray its count.
"""

from __future__ import annotations

import functools
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, get_args

import msgspec

from quivive.engine.dice import Dice
from quivive.games.keep_watch.model import Condition, Symbol

TABLE = Path(__file__).parents[1] / "src/quivive/games/keep_watch/content/cards.json"
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
TRIPLES = tuple(combinations(range(7), 3))
MORE = 18
"""How many of the 35 cards ask for the most frequent symbol; the others ask for the least."""
MOST_ALIKE = 4
"""Five of a kind are seen at a glance, so nobody would have to count."""
SWAPS = 3_000
STEP = 15
"""Degrees."""

T = TypeVar("T")
Split = tuple[int, ...]
"""How often each of the seven symbols occurs on a side."""


class Draft(NamedTuple):
    """A side and a condition for each triple, in the order of the triples."""

    sides: tuple[Split, ...]
    conditions: tuple[Condition, ...]


def singles(side: Split) -> tuple[int, int]:
    """In how many triples there is a single most, and a single least, on this side.

    >>> singles((3, 2, 1, 1, 0, 0, 0))
    (31, 20)
    """
    found = [[side[symbol] for symbol in triple] for triple in TRIPLES]
    return sum(c.count(max(c)) == 1 for c in found), sum(c.count(min(c)) == 1 for c in found)


def splits(places: int = 7, most: int = MOST_ALIKE, symbols: int = 7) -> Iterator[Split]:
    """Every way to fill the places, with the most frequent symbol first."""
    if symbols == 0:
        if places == 0:
            yield ()
        return
    for first in range(min(places, most), -1, -1):
        for others in splits(places - first, first, symbols - 1):
            yield (first, *others)


@functools.cache
def best_five() -> tuple[Split, ...]:
    """Five different splits whose numbers of single mosts and single leasts exceed the targets by most."""

    def margin(five: tuple[Split, ...]) -> float:
        found = [singles(split) for split in five]
        return min(sum(most for most, _ in found) / 175 - 0.70, sum(least for _, least in found) / 175 - 0.50)

    uneven = [split for split in splits() if split[0] > 1]
    return max(combinations(uneven, 5), key=margin)


def around(split: Split) -> Iterator[Split]:
    for turn in range(7):
        yield split[turn:] + split[:turn]


def fairest(dice: Dice) -> Draft:
    """Starts from a random deal and swaps between cards for as long as that does not add bias."""
    sides = [side for split in best_five() for side in around(dice.shuffled(split))]
    more, less = get_args(Condition)
    conditions: list[Condition] = [more] * MORE + [less] * (len(TRIPLES) - MORE)
    draft = Draft(dice.shuffled(sides), dice.shuffled(conditions))
    for _ in range(SWAPS):
        one, other = dice.below(len(TRIPLES)), dice.below(len(TRIPLES))
        changed = [
            draft._replace(sides=_swapped(draft.sides, one, other)),
            draft._replace(conditions=_swapped(draft.conditions, one, other)),
        ]
        draft = min(*changed, draft, key=bias)
    return draft


def bias(draft: Draft) -> int:
    """How much a triple reveals about its own side, and a symbol or split about the condition."""
    total = 0
    for symbol in range(7):
        mine = [n for n, triple in enumerate(TRIPLES) if symbol in triple]
        total += (sum(draft.sides[n][symbol] for n in mine) - 15) ** 2
        total += (35 * sum(draft.conditions[n] == "more" for n in mine) - 15 * MORE) ** 2 // 35**2
    for split in best_five():
        alike = [n for n, side in enumerate(draft.sides) if sorted(side) == sorted(split)]
        total += (2 * sum(draft.conditions[n] == "more" for n in alike) - 7) ** 2 - 1
    return total


def table() -> list[dict[str, Any]]:
    dice = Dice(b"keep watch cards", 0)
    draft = fairest(dice)
    return [
        {
            "id": f"c{number + 1:02}",
            "triple": [SYMBOLS[symbol] for symbol in dice.shuffled(triple)],
            "condition": draft.conditions[number],
            "seven": dice.shuffled(_spelt(draft.sides[number])),
            "turns": [STEP * dice.below(360 // STEP) for _ in range(7)],
        }
        for number, triple in enumerate(TRIPLES)
    ]


def _spelt(side: Split) -> list[Symbol]:
    return [symbol for symbol, times in zip(SYMBOLS, side, strict=True) for _ in range(times)]


def _swapped(items: tuple[T, ...], one: int, other: int) -> tuple[T, ...]:
    swapped = list(items)
    swapped[one], swapped[other] = items[other], items[one]
    return tuple(swapped)


def written(cards: Sequence[dict[str, Any]]) -> bytes:
    """One card per line."""
    return b"[\n" + b",\n".join(msgspec.json.encode(card) for card in cards) + b"\n]\n"


def report(cards: Sequence[dict[str, Any]]) -> str:
    sides = [tuple(card["seven"].count(symbol) for symbol in SYMBOLS) for card in cards]
    most, least = (sum(numbers) for numbers in zip(*map(singles, sides), strict=True))
    pairs = len(sides) * len(TRIPLES)
    conditions = Counter(card["condition"] for card in cards)
    on_sides = [sum(numbers) for numbers in zip(*sides, strict=True)]
    return (
        f"single most {most / pairs:.1%}, single least {least / pairs:.1%} of {pairs} pairs\n"
        f"more {conditions['more']}, less {conditions['less']}; symbols on the seven sides {on_sides}"
    )


def main(arguments: Sequence[str]) -> int:
    if "--check" not in arguments:
        TABLE.write_bytes(written(table()))
    print(report(msgspec.json.decode(TABLE.read_bytes())))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
