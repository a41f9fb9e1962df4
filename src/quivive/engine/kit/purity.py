"""`evolve` depends on a state and an event alone: no dice, no clock, no randomness."""

from __future__ import annotations

import os
import random
import secrets
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest import mock

import msgspec

from quivive.engine.dice import Dice
from quivive.engine.game import AnyGame
from quivive.engine.kit.case import Breach, Case, breach_on_error, difference
from quivive.engine.kit.walk import Spot, company, encode, walk

CLOCKS = (
    "time",
    "time_ns",
    "monotonic",
    "monotonic_ns",
    "perf_counter",
    "perf_counter_ns",
    "localtime",
    "gmtime",
)
CHANCES = (
    "random",
    "randint",
    "randrange",
    "choice",
    "choices",
    "shuffle",
    "sample",
    "uniform",
    "getrandbits",
)
SECRETS = ("token_bytes", "token_hex", "token_urlsafe", "randbelow", "choice")
DRAWS = ("below", "choice", "shuffled", "sample", "unit", "_take")


def pure_evolve(game: AnyGame, cases: Sequence[Case]) -> Counter[str]:
    """Folding twice gives the same state, with dice and clocks disabled. Counts the events folded."""
    tally: Counter[str] = Counter()
    for case in cases:
        spots = list(walk(game, case, company(case)))
        with out_of_reach() as touched:
            state: Any = None
            for spot in spots:
                state = _evolved(spot, state, touched)
                tally["events"] += len(spot.judged.events)
    return tally


@contextmanager
def out_of_reach() -> Iterator[list[str]]:
    """Disable dice, clocks and randomness in this thread; yields a list of those it tried to use."""
    touched: list[str] = []
    worlds: list[tuple[Any, tuple[str, ...]]] = [
        (Dice, DRAWS),
        (time, CLOCKS),
        (random, CHANCES),
        (random.Random, CHANCES),
        (secrets, SECRETS),
        (os, ("urandom",)),
    ]
    with ExitStack() as stack:
        for world, names in worlds:
            for name in names:
                guard = _guard(f"{world.__name__}.{name}", getattr(world, name), touched)
                stack.enter_context(mock.patch.object(world, name, guard))
        yield touched


def _guard(name: str, original: Callable[..., Any], touched: list[str]) -> Callable[..., Any]:
    thread = threading.get_ident()

    def guarded(*arguments: Any, **named: Any) -> Any:
        if threading.get_ident() != thread:
            return original(*arguments, **named)
        touched.append(name)
        raise RuntimeError(f"{name} is out of reach")

    return guarded


def _evolved(spot: Spot, state: Any, touched: list[str]) -> Any:
    evolve, before = spot.game.evolve, encode(state)
    for event in spot.judged.events:
        try:
            once, twice = evolve(state, event), evolve(state, event)
        except Exception as error:
            what = f"used {touched[0]}" if touched else f"raised {type(error).__name__}: {error}"
            raise Breach("pure_evolve", f"{spot.where()}, {event}", what) from error
        if touched:
            raise Breach("pure_evolve", f"{spot.where()}, {event}", f"used {touched[0]}")
        if once != twice:
            what = f"evolves to two states: {difference(once, twice)}"
            raise Breach("pure_evolve", f"{spot.where()}, {event}", what)
        if encode(state) != before:
            what = f"changed the state it was given: {difference(msgspec.json.decode(before), state)}"
            raise Breach("pure_evolve", f"{spot.where()}, {event}", what)
        state, before = once, encode(once)
    with breach_on_error("pure_evolve", f"{spot.where()}, the state is frozen to its core"):
        hash(state)
    return state
