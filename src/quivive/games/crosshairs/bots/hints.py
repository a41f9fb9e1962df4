"""A hint for anyone who asks: what is still possible, and which of your cards would say most."""

from __future__ import annotations

from quivive.games.crosshairs import model as m
from quivive.games.crosshairs.bots.information import information
from quivive.games.crosshairs.bots.mind import Mind
from quivive.games.crosshairs.rules.deduction import members


def hint(view: m.CrosshairsView) -> m.Hint:
    """Computed from the agent's own view, so it cannot reveal anything else."""
    mind = Mind(view)
    possible = (m.Possible(id, tuple(members(mind.deductions, left))) for id, left in mind.possible.items())
    return m.Hint(tuple(possible), _advice(mind))


def _advice(mind: Mind) -> m.Advice | None:
    view = mind.view
    if view.you is None:
        return None
    beside = [*(standing.suspect for standing in view.stands[view.you]), *view.targets(view.you)]
    offers = [
        m.Advice(card, id, round(information(mind, card, id), 2)) for card in view.hand for id in beside
    ]
    return max((offer for offer in offers if offer.bits > 0), key=lambda offer: offer.bits, default=None)
