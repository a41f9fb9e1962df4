"""Caches one answer, because six seats in a row ask about the same state."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

S = TypeVar("S")
R = TypeVar("R")


def remembered(work: Callable[[S], R]) -> Callable[[S], R]:
    """Remember the answer for the last state, compared by identity: states never change.

    >>> look = remembered(lambda state: [len(state)])
    >>> state = "abc"
    >>> look(state) is look(state)
    True
    """
    last: tuple[S, R] | None = None

    def ask(state: S) -> R:
        nonlocal last
        if last is None or last[0] is not state:
            last = (state, work(state))
        return last[1]

    return ask
