"""Weighted random choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def weighted_choice(things: Sequence[T], weights: Sequence[float], lot: float) -> T:
    """One of these things, with chances in proportion to their weights; `lot` is in [0, 1).

    >>> weighted_choice("ab", [1, 3], 0.2), weighted_choice("ab", [1, 3], 0.3)
    ('a', 'b')
    """
    left = lot * sum(weights)
    for thing, weight in zip(things, weights, strict=True):
        left -= weight
        if left < 0:
            return thing
    return things[-1]
