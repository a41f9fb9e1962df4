"""Whom a bot accuses, and how it votes."""

from __future__ import annotations

import math

from quivive.engine.game import Seat
from quivive.games.spyfall.bots.mind import Mind
from quivive.games.spyfall.bots.suspicion import hearsay, most_suspect
from quivive.games.spyfall.bots.understanding import heard
from quivive.games.spyfall.model import OpenVote

MOST_TRIES = 2
BEYOND_DOUBT = 0.95
FEW_SUSPECTS = 2
"""At a small table everybody is suspect at first, so it takes more: this many times that suspicion."""
WORTH_A_TRY = 1.2
"""How many times as suspect as at first somebody must be at the end: acquitting everybody loses too."""
SPY_VOTES = 0.5
"""A spy is glad to join a vote as long as it does not look odd."""
GOES_ALONG = 0.6
LARGE_TABLE = 8
"""At a table of this many or more somebody always looks odd, so accusing and convicting take more."""
CLEARLY_SUSPECT = 0.53
"""How suspect somebody at a large table must be to be accused."""
CAUTION = 1.7
"""How many times as certain a bot at a large table must be to convict."""


def to_accuse(mind: Mind) -> Seat | None:
    """A spy goes by what everybody can see, not by knowing who is innocent."""
    if any(accusation.by == mind.you for accusation in mind.view.accusations):
        return None
    suspicions = mind.appearances if mind.spy else mind.suspicions
    suspect = most_suspect(suspicions)
    if suspect in (mind.you, mind.partner) or not _understood(mind, suspect):
        return None
    return suspect if suspicions[suspect] >= _grounds(mind, suspect) else None


def guilty(mind: Mind) -> bool:
    vote = mind.view.vote
    assert vote is not None
    if vote.suspect == mind.partner:
        return False
    if _deaf_to(mind, vote.suspect):
        return _goes_along(mind, vote)
    if vote.accuser is None:
        return _guilty_at_time(mind, vote.suspect)
    more = mind.level.convicts_at * (SPY_VOTES if mind.spy else 1)
    if _large(mind):
        more *= CAUTION
    return mind.suspicions[vote.suspect] >= mind.at_first + more


def accusable(mind: Mind) -> float:
    """How suspect somebody must be to be accused."""
    enough = min(BEYOND_DOUBT, mind.level.accuses_at + FEW_SUSPECTS * mind.at_first)
    return max(enough, CLEARLY_SUSPECT) if _large(mind) else enough


def _large(mind: Mind) -> bool:
    return len(mind.view.dealt_in) >= LARGE_TABLE


def _grounds(mind: Mind, suspect: Seat) -> float:
    """Somebody acquitted by a vote is accused again only on better grounds, and only so often."""
    tries = sum(verdict.suspect == suspect for verdict in mind.view.verdicts)
    if tries >= MOST_TRIES:
        return math.inf
    return accusable(mind) + (1 - accusable(mind)) * tries / MOST_TRIES


def _guilty_at_time(mind: Mind, suspect: Seat) -> bool:
    """Only the most suspect of those still to be voted on: the first conviction ends the votes."""
    polled = {verdict.suspect for verdict in mind.view.verdicts if verdict.accuser is None}
    best = max(mind.suspicions[seat] for seat in mind.view.dealt_in if seat not in polled)
    return mind.suspicions[suspect] >= max(best, WORTH_A_TRY * mind.at_first)


def _understood(mind: Mind, seat: Seat) -> bool:
    return any(answer.by == seat for answer in heard(mind.view.record))


def _deaf_to(mind: Mind, seat: Seat) -> bool:
    """They have spoken, and bots understood not a word of it."""
    spoken = mind.view.sitting == "together" or any(
        line.by == seat and line.to is None for line in mind.view.record
    )
    return spoken and not _understood(mind, seat)


def _goes_along(mind: Mind, vote: OpenVote) -> bool:
    """With nothing to judge by, follow those who heard, and seldom block a unanimous vote."""
    if vote.accuser is None:
        trusts = hearsay(mind.view, vote.suspect) > 0
    else:
        trusts = mind.view.sitting == "together" and len(vote.voters) > 2
    return trusts or mind.steady_dice(vote.suspect).unit() < GOES_ALONG
