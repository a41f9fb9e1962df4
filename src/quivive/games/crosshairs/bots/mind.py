"""What can be concluded from a view: by everybody, and by the agent whose view it is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from quivive.games.crosshairs import model as m
from quivive.games.crosshairs.rules.deduction import (
    Deductions,
    Guesses,
    cards_of,
    consistent,
    deductions,
    members,
)


@dataclass(frozen=True)
class Mind:
    """What each suspect can still be, concluded from a view and nothing else."""

    view: m.CrosshairsView
    counts: bool = True
    """Whether cards visible elsewhere are ruled out."""

    @cached_property
    def deductions(self) -> Deductions:
        return deductions(self.view.mission)

    @cached_property
    def standings(self) -> Mapping[m.SuspectId, m.Standing]:
        return {standing.suspect: standing for stand in self.view.stands for standing in stand}

    @cached_property
    def seen(self) -> Mapping[m.SuspectId, m.Held]:
        return {held.suspect: held for held in self.view.seen}

    @cached_property
    def in_sight(self) -> Guesses:
        """Cards that everybody can see elsewhere, so no suspect is one of them."""
        view = self.view
        if not self.counts:
            return 0
        taken = [card for hand in view.open for card in hand]
        laid = [clue.card for found in self.standings.values() for clue in found.clues if clue.card]
        return self.bits([*view.discard, *view.returned, *taken, *laid])

    @cached_property
    def mine(self) -> Guesses:
        """What only you see: your hand, and the suspects that you have looked at."""
        return self.bits([*self.view.hand, *(held.card for held in self.view.seen)]) if self.counts else 0

    @cached_property
    def common(self) -> Mapping[m.SuspectId, Guesses]:
        """What everybody can know about each suspect."""
        exposed = any(entry.double for entry in self.view.record)
        out = self.in_sight | (~self.deductions.plain if exposed else 0)
        left = {
            id: consistent(self.deductions, standing.clues) & ~out & ~self.bits(standing.missed)
            for id, standing in self.standings.items()
        }
        return self._without_duplicates(left)

    @cached_property
    def possible(self) -> Mapping[m.SuspectId, Guesses]:
        """What you can know about each suspect you have not looked at. There is at most one double agent."""
        out = self.mine | (~self.deductions.plain if any(held.double for held in self.view.seen) else 0)
        return self._without_duplicates(
            {id: left & ~out for id, left in self.common.items() if id not in self.seen}
        )

    def is_settled(self, suspect: m.SuspectId, clues: int) -> bool:
        """Whether the first so many clues beside a suspect, and the wrong shots at it, leave one card."""
        standing = self.standings[suspect]
        left = consistent(self.deductions, standing.clues[:clues]) & ~self.bits(standing.missed)
        return self._certain(left)

    def bits(self, cards: Iterable[m.CardId]) -> Guesses:
        found = 0
        for card in cards:
            found |= self.deductions.bits[card]
        return found

    def _without_duplicates(self, left: dict[m.SuspectId, Guesses]) -> dict[m.SuspectId, Guesses]:
        """No two suspects are the same card: a card that is certain for one is ruled out for the others."""
        certain: set[m.SuspectId] = set()
        while found := [id for id in left if id not in certain and self._certain(left[id])]:
            certain.add(found[0])
            out = self.bits(members(self.deductions, left[found[0]]))
            left = {id: guesses if id in certain else guesses & ~out for id, guesses in left.items()}
        return left

    def _certain(self, guesses: Guesses) -> bool:
        return cards_of(self.deductions, guesses).bit_count() == 1
