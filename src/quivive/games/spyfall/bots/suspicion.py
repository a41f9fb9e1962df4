"""Who the spies might be: by their answers, and by whom the others accuse and vote against."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Mapping

from quivive.engine.game import Seat
from quivive.games.spyfall.bots.beliefs import Account, chances
from quivive.games.spyfall.model import PlaceName, SpyfallView

Suspicions = Mapping[Seat, float]
"""How likely each seat is one of the spies."""

SLIPS = (0.35, 0.46, 0.92, 1.0, 1.0, 1.4)
"""What a slip weighs at tables of three, four and so on: at small ones people talk a lot and slip often."""

SMALLEST_TABLE = 3
ACCUSATION = 0.5
GUILTY = 0.3
NOT_GUILTY = -0.2
"""What others think weighs little next to what was said, but it is all there is where talk is spoken."""


def suspicions(
    view: SpyfallView, account: Account, place: PlaceName, cleared: Collection[Seat] = ()
) -> Suspicions:
    """As seen by somebody who believes that this is the place, and knows that some seats are innocent."""
    suspects = [seat for seat in view.dealt_in if seat not in cleared]
    weight = SLIPS[min(len(view.dealt_in) - SMALLEST_TABLE, len(SLIPS) - 1)]
    doubts = {seat: weight * account.slip(seat, place) + hearsay(view, seat) for seat in suspects}
    sets = list(itertools.combinations(suspects, view.spies))
    found = dict.fromkeys(view.dealt_in, 0.0)
    for spies, chance in zip(sets, chances([sum(doubts[s] for s in spies) for spies in sets]), strict=True):
        for seat in spies:
            found[seat] += chance
    return found


def most_suspect(suspicions: Suspicions) -> Seat:
    """The lowest seat of equals, so that everybody who heard the same agrees."""
    return max(suspicions, key=lambda seat: (suspicions[seat], -seat))


def hearsay(view: SpyfallView, seat: Seat) -> float:
    """What the others, not oneself, have shown they think of a seat."""
    if not view.accusations and not view.verdicts:
        return 0.0
    accused = sum(accused.whom == seat and accused.by != view.you for accused in view.accusations)
    verdicts = [verdict for verdict in view.verdicts if verdict.suspect == seat]
    ballots = [b for verdict in verdicts for voter, b in enumerate(verdict.ballots) if voter != view.you]
    return accused * ACCUSATION + ballots.count(True) * GUILTY + ballots.count(False) * NOT_GUILTY
