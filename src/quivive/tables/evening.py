"""The evening's score: points for places, so that games with different scoring can be added up."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from quivive.engine.game import Outcome
from quivive.tables.model import PersonId, Tally

POINTS = (3, 2, 1)
"""For the first three places."""


def points_for_places(outcome: Outcome) -> tuple[int, ...]:
    """Each seat's points. Ties share the better place. If nobody won, nobody gets any."""
    if not outcome.winners:
        return (0,) * len(outcome.scores)
    ranks = [(seat in outcome.winners, score) for seat, score in enumerate(outcome.scores)]
    ahead = [sum(other > rank for other in ranks) for rank in ranks]
    return tuple(POINTS[better] if better < len(POINTS) else 0 for better in ahead)


def tallied(
    evening: Sequence[Tally],
    outcome: Outcome,
    players: Sequence[tuple[PersonId | None, str]],
    present: Collection[PersonId],
) -> tuple[Tally, ...]:
    """The score after a game; anyone who left and came back under the same name is one person."""
    tallies = {tally.person: tally for tally in evening}
    left = {tally.name: tally.person for tally in evening if tally.person not in present}
    gained = points_for_places(outcome)
    for seat, (person, name) in enumerate(players):
        if person is None:
            continue
        old = tallies.get(person) or tallies.pop(left.get(name, person), Tally(person, name))
        wins = old.wins + (seat in outcome.winners)
        tallies[person] = Tally(person, name, old.points + gained[seat], wins)
    return tuple(tallies.values())
