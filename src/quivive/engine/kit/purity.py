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
        with isolated() as used:
            state: Any = None
            for spot in spots:
                state = _evolved(spot, state, used)
                tally["events"] += len(spot.judged.events)
    return tally


@contextmanager
def isolated() -> Iterator[list[str]]:
    """Disable dice, clocks and randomness in this thread; yields a list of those it tried to use."""
    used: list[str] = []
    patched: list[tuple[Any, tuple[str, ...]]] = [
        (Dice, DRAWS),
        (time, CLOCKS),
        (random, CHANCES),
        (random.Random, CHANCES),
        (secrets, SECRETS),
        (os, ("urandom",)),
    ]
    with ExitStack() as stack:
        for source, names in patched:
            for name in names:
                guard = _guard(f"{source.__name__}.{name}", getattr(source, name), used)
                stack.enter_context(mock.patch.object(source, name, guard))
        yield used


def _guard(name: str, original: Callable[..., Any], used: list[str]) -> Callable[..., Any]:
    thread = threading.get_ident()

    def guarded(*arguments: Any, **named: Any) -> Any:
        if threading.get_ident() != thread:
            return original(*arguments, **named)
        used.append(name)
        raise RuntimeError(f"{name} is out of reach")

    return guarded


def _evolved(spot: Spot, state: Any, used: list[str]) -> Any:
    evolve, before = spot.game.evolve, encode(state)
    for event in spot.judged.events:
        try:
            once, twice = evolve(state, event), evolve(state, event)
        except Exception as error:
            what = f"used {used[0]}" if used else f"raised {type(error).__name__}: {error}"
            raise Breach("pure_evolve", f"{spot.where()}, {event}", what) from error
        if used:
            raise Breach("pure_evolve", f"{spot.where()}, {event}", f"used {used[0]}")
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
