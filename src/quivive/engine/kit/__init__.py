"""The conformance kit: checks that every game must pass, ours or a third party's.

`conform(GAME)` runs everything; each check can also be called alone, with cases of your choice. A check that
fails raises `Breach`, which says what broke, in which case, and at which step and seat. A check that passes
returns what it counted, so that an empty run is not mistaken for a good one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from quivive.engine.game import AnyGame
from quivive.engine.kit.case import Breach, Case, cases, sampled, variants
from quivive.engine.kit.endings import attendance, ends, skippable
from quivive.engine.kit.location import module_of, tests_folder
from quivive.engine.kit.logs import golden, replays
from quivive.engine.kit.moves import legal
from quivive.engine.kit.order import beat, order_free
from quivive.engine.kit.processes import same_in_other_processes
from quivive.engine.kit.purity import pure_evolve
from quivive.engine.kit.refusals import codes, sentences
from quivive.engine.kit.reuse import differs_for
from quivive.engine.kit.script import Playthrough, playthrough, playthroughs
from quivive.engine.kit.secrecy import halves, markers, non_interference
from quivive.engine.kit.unions import tags
from quivive.engine.kit.walk import Company, Spot, walk

__all__ = [
    "Breach",
    "Case",
    "Company",
    "Playthrough",
    "Spot",
    "attendance",
    "beat",
    "cases",
    "codes",
    "conform",
    "differs_for",
    "ends",
    "golden",
    "halves",
    "legal",
    "markers",
    "module_of",
    "non_interference",
    "order_free",
    "playthrough",
    "playthroughs",
    "pure_evolve",
    "replays",
    "same_in_other_processes",
    "sampled",
    "sentences",
    "skippable",
    "tags",
    "tests_folder",
    "variants",
    "walk",
]

STEP_BY_STEP = (
    replays,
    legal,
    skippable,
    attendance,
    non_interference,
    halves,
    differs_for,
    order_free,
    pure_evolve,
    beat,
)
"""Checks that walk through games step by step."""


def conform(game: AnyGame, seeds: Sequence[int] = range(1), share: int = 4) -> dict[str, Counter[str]]:
    """Run every check over all combinations and seeds; the slow ones take one case in `share`."""
    every = cases(game, seeds)
    some = sampled(every, share)
    found = {
        "tags": tags(game),
        "sentences": sentences(game),
        "ends": ends(game, every),
        "markers": markers(game, seeds),
    }
    found |= {check.__name__: check(game, some) for check in STEP_BY_STEP}
    if module_of(game):
        found["same_in_other_processes"] = same_in_other_processes(game, some[:4])
    return found
