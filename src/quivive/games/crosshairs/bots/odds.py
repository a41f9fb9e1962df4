"""How likely each guess is, given that agents choose well: a clue was probably the best they had."""

from __future__ import annotations

from collections.abc import Mapping

from quivive.games.crosshairs import model as m
from quivive.games.crosshairs.bots.mind import Mind
from quivive.games.crosshairs.rules.deduction import Guesses, consistent, members

ALTERNATIVES = 2
"""How many other cards the agent is assumed to have rejected: fewer than held, as nobody is perfect."""


def odds(mind: Mind, suspect: m.SuspectId, *, trust: bool) -> Mapping[m.CardId, float]:
    """How likely the suspect is to be each card. Without trust in agents' choices, all guesses are equal."""
    known, left = mind.deductions, mind.possible[suspect]
    weights = {card: _prior(mind, left, card) for card in members(known, left)}
    clues = mind.standings[suspect].clues
    # With a double agent about, what the best clue would have been is anybody's guess.
    for number, clue in enumerate(clues) if trust and known.all == known.plain else ():
        if clue.own and clue.card is not None:
            before = consistent(known, clues[:number]) & ~mind.in_sight
            likelihood = _likelihood(mind, before, before & consistent(known, [clue]))
            weights = {card: weight * likelihood[card] for card, weight in weights.items()}
    total = sum(weights.values())
    return {card: weight / total for card, weight in weights.items()}


def _prior(mind: Mind, left: Guesses, card: m.CardId) -> float:
    """Before any clue. Only one of all suspects is the double agent."""
    bits = mind.deductions.bits[card] & left
    doubles = (bits & ~mind.deductions.plain).bit_count()
    return (bits & mind.deductions.plain).bit_count() + doubles / max(1, len(mind.view.hands) - 1)


def _likelihood(mind: Mind, before: Guesses, after: Guesses) -> Mapping[m.CardId, float]:
    """By card: the probability that no rejected card would have left fewer guesses."""
    known, left, total = mind.deductions, after.bit_count(), before.bit_count()
    pool = [card for card in known.cards if known.bits[card] & ~mind.in_sight & ~mind.mine]
    splits = [(fits := known.upright[card], (before & fits).bit_count()) for card in pool]
    found = {}
    for card in members(known, after):
        bit = known.bits[card]
        no_better = sum((up if fits & bit else total - up) >= left for fits, up in splits)
        found[card] = (max(1, no_better) / max(1, len(pool))) ** ALTERNATIVES
    return found
