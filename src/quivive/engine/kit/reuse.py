"""If a game says that a step changes nothing for a seat, it must be so: the table reuses what it has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from quivive.engine.game import AnyGame
from quivive.engine.kit.case import Breach, Case, breach_on_error, difference
from quivive.engine.kit.walk import Spot, walks
from quivive.engine.views import Views


def differs_for(game: AnyGame, cases: Sequence[Case]) -> Counter[str]:
    """A seat that is not named sees the same before and after a step. Counts steps and seats spared."""
    tally: Counter[str] = Counter()
    before: Spot | None = None
    for spot in walks(game, cases):
        tally["steps"] += 1
        if before is not None and spot.number:
            tally["spared"] += _same_for_all_others(before, spot) + _same_for_all_others(spot, before)
        before = spot
    return +tally


def _same_for_all_others(before: Spot, spot: Spot) -> int:
    game = spot.game
    with breach_on_error("differs_for", spot.where()):
        named = game.differs_for(before.state, spot.state)
    if named is None:
        return 0
    old, new = Views(game, before.state), Views(game, spot.state)
    spared = [seat for seat in spot.seats if seat not in named]
    for seat in spared:
        if old.seat(seat) != new.seat(seat):
            what = f"is not named, but is shown something else: {difference(old.seat(seat), new.seat(seat))}"
            raise Breach("differs_for", spot.where(seat), what)
    return len(spared)
