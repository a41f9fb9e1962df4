"""The games that the kit plays, and how it reports what went wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, get_args

import msgspec

from quivive.engine.dice import Dice
from quivive.engine.game import AnyGame, Illegal, Options, Sitting
from quivive.engine.match import Deal, deal_out
from quivive.engine.simulate import simulated_deal


class Breach(AssertionError):
    """A game breaks the contract. Says which check found it, where, and what differs."""

    def __init__(self, check: str, where: str, what: str) -> None:
        super().__init__(f"{check}: {where}: {what}")
        self.check = check


@contextmanager
def breach_on_error(check: str, where: str) -> Iterator[None]:
    """Report anything the game's own code raises in this block as a breach."""
    try:
        yield
    except Breach:
        raise
    except Exception as error:
        raise Breach(check, where, f"raised {type(error).__name__}: {error}") from error


@dataclass(frozen=True)
class Case:
    """One game to play, with everything needed to play it again."""

    name: str
    options: Options
    seats: int
    seed: int

    def __str__(self) -> str:
        return f"{self.name}, {self.seats} seats, {self.options.sitting}, seed {self.seed}"

    @property
    def traits(self) -> tuple[tuple[str, object], ...]:
        return ("seats", self.seats), ("name", self.name), ("sitting", self.options.sitting)

    def deal(self, game: AnyGame) -> Deal:
        return simulated_deal(game, self.options, self.seats, str(self))


def cases(game: AnyGame, seeds: Sequence[int] = range(1)) -> list[Case]:
    """Every legal combination of preset, seats and sitting, with every seed."""
    _default_suits_every_count(game)
    found: list[Case] = []
    for name, options in game.presets.items():
        legal = variants(game, name, options, seeds)
        if not legal:
            raise Breach("setup", f"{game.key}: {name}", "refused at every seat count")
        found += legal
    return found


def variants(game: AnyGame, name: str, options: Options, seeds: Sequence[int]) -> list[Case]:
    """These options at every seat count and in both sittings, where setup accepts them."""
    legal: list[Case] = []
    for seats in game.seats:
        for sitting in get_args(Sitting):
            seated = msgspec.structs.replace(options, sitting=sitting)
            if refusal(game, Case(name, seated, seats, 0)) is None:
                legal += [Case(name, seated, seats, seed) for seed in seeds]
    return legal


def refusal(game: AnyGame, case: Case) -> str | None:
    """The code with which setup refuses these options for this number of seats."""
    with breach_on_error("setup", f"{game.key}: {case}"):
        try:
            deal_out(game, case.deal(game))
        except Illegal as illegal:
            return illegal.code
    return None


def sampled(cases: Sequence[Case], share: int) -> list[Case]:
    """One case in `share`, spread evenly over seat counts, presets and sittings. Always the same ones."""
    left = list(Dice(b"quivive kit", 0).shuffled(cases))
    taken: list[Case] = []
    used: Counter[object] = Counter()
    while len(taken) * share < len(cases):
        case = min(left, key=lambda case: [used[trait] for trait in case.traits])
        left.remove(case)
        taken.append(case)
        used.update(case.traits)
    return taken


def difference(a: Any, b: Any, path: str = "") -> str:
    """Where two values first differ.

    >>> difference({"card": {"place": "port"}}, {"card": {"place": "mine"}})
    'card.place: "port", then "mine"'
    """
    a, b = msgspec.to_builtins(a), msgspec.to_builtins(b)
    if isinstance(a, dict) and isinstance(b, dict) and a.keys() == b.keys():
        pairs = [(str(key), a[key], b[key]) for key in a]
    elif isinstance(a, list | tuple) and isinstance(b, list | tuple) and len(a) == len(b):
        pairs = [(str(i), *pair) for i, pair in enumerate(zip(a, b, strict=True))]
    else:
        return f"{path or 'all of it'}: {_short(a)}, then {_short(b)}"
    found = next(((key, left, right) for key, left, right in pairs if left != right), None)
    if found is None:
        return "nothing"
    return difference(found[1], found[2], f"{path}.{found[0]}" if path else found[0])


def _short(value: Any) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 200 else text[:200] + "…"


def _default_suits_every_count(game: AnyGame) -> None:
    name, options = next(iter(game.presets.items()))
    for seats in game.seats:
        case = Case(name, options, seats, 0)
        if code := refusal(game, case):
            raise Breach("setup", f"{game.key}: {case}", f"the default preset is refused ({code})")
