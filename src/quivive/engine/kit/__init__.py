"""The conformance kit: what every game must keep, ours or a stranger's.

`conform(GAME)` runs all of it; each check can be called alone, over cases of one's own choice. A check that
fails raises `Breach`, which says what broke, in which case, at which step and seat. One that passes returns
what it counted, so that nobody takes an empty run for a good one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from quivive.engine.game import AnyGame
from quivive.engine.kit.case import Breach, Case, cases, thinned, variants
from quivive.engine.kit.endings import attendance, ends, skippable
from quivive.engine.kit.logs import golden, replays
from quivive.engine.kit.moves import legal
from quivive.engine.kit.order import beat, order_free
from quivive.engine.kit.processes import elsewhere
from quivive.engine.kit.purity import pure_evolve
from quivive.engine.kit.refusals import codes, sentences
from quivive.engine.kit.script import Playthrough, playthrough, playthroughs
from quivive.engine.kit.secrecy import common, markers, non_interference
from quivive.engine.kit.unions import tags
from quivive.engine.kit.walk import Company, Spot, walk
from quivive.engine.kit.whereabouts import home, located, tests

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
    "common",
    "conform",
    "elsewhere",
    "ends",
    "golden",
    "home",
    "legal",
    "located",
    "markers",
    "non_interference",
    "order_free",
    "playthrough",
    "playthroughs",
    "pure_evolve",
    "replays",
    "sentences",
    "skippable",
    "tags",
    "tests",
    "thinned",
    "variants",
    "walk",
]

ALONG = (replays, legal, skippable, attendance, non_interference, common, order_free, pure_evolve, beat)
"""Checks that stop at every step, or replay one."""


def conform(game: AnyGame, seeds: Sequence[int] = range(1), share: int = 4) -> dict[str, Counter[str]]:
    """Every check, at every legal combination with every seed; one game in `share` is looked into deeply."""
    every = cases(game, seeds)
    some = thinned(every, share)
    found = {
        "tags": tags(game),
        "sentences": sentences(game),
        "ends": ends(game, every),
        "markers": markers(game, seeds),
    }
    found |= {check.__name__: check(game, some) for check in ALONG}
    if located(game):
        found["elsewhere"] = elsewhere(game, some[:4])
    return found
