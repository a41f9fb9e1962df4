"""How much a clue would tell the others, in bits."""

from __future__ import annotations

import math

from quivive.games.crosshairs import model as m
from quivive.games.crosshairs.bots.mind import Mind
from quivive.games.crosshairs.rules.deduction import Guesses, guess, left_by


def information(mind: Mind, clue: m.CardId | int, suspect: m.SuspectId) -> float:
    """Of a card or a token: exact for a suspect that you have looked at, otherwise the expected value."""
    if held := mind.seen.get(suspect):
        truth = guess(mind.deductions, held.card, double=held.double)
        before = mind.common[suspect]
        upright = bool(mind.deductions.upright[clue] & truth)
        return gained(before, before & left_by(mind.deductions, clue, upright=upright))
    before = mind.possible[suspect]
    outcomes = [before & left_by(mind.deductions, clue, upright=upright) for upright in (True, False)]
    total = sum(left.bit_count() for left in outcomes)
    return sum(left.bit_count() / total * gained(before, left) for left in outcomes if left)


def gained(before: Guesses, after: Guesses) -> float:
    """
    >>> gained(0b1111, 0b1)
    2.0
    """
    return math.log2(before.bit_count() / after.bit_count()) if before and after else 0.0
