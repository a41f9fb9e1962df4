"""What a bot concludes: whom to accuse, how to vote, when a spy stops, and which place they name."""

from __future__ import annotations

from quivive.engine.dice import Dice
from quivive.engine.game import Millis, Seat
from quivive.games.spyfall.dealing import round_time
from quivive.games.spyfall.hearing import heard
from quivive.games.spyfall.mind import Mind
from quivive.games.spyfall.model import OpenVote, PlaceKey, SpyfallOptions
from quivive.games.spyfall.pace import lateness
from quivive.games.spyfall.suspicion import hearsay, most_suspect

MOST_TRIES = 2
SLOPE = 1.5
CAP = 0.9
AT_TIME = 0.6
"""Of the certainty an early vote takes, what the last one does: to let everybody go loses for sure."""
EVEN = 0.5
"""A right guess is worth twice a round survived."""
FEWEST_ANSWERS = 3
EXPOSED = 0.9
LAST_CHANCE = 0.2
GOES_ALONG = 0.7
GAMBLES = 0.25


def to_accuse(mind: Mind) -> Seat | None:
    """Somebody a vote has let go is accused once more only on better grounds."""
    if any(accusation.by == mind.you for accusation in mind.view.accusations):
        return None
    suspicions = mind.appearances if mind.spy else mind.suspicions
    suspect = most_suspect(suspicions)
    tries = sum(verdict.suspect == suspect for verdict in mind.view.verdicts)
    sure = _accuses_at(mind) + tries * (1 - _accuses_at(mind)) / MOST_TRIES
    if tries >= MOST_TRIES or suspect in (mind.you, mind.partner) or not _heard_of(mind, suspect):
        return None
    return suspect if suspicions[suspect] >= sure else None


def guilty(mind: Mind) -> bool:
    vote = mind.view.vote
    assert vote is not None
    if vote.suspect == mind.partner:
        return False
    if not _heard_of(mind, vote.suspect):
        return _goes_along(mind, vote)
    if vote.accuser is None:
        return _guilty_at_time(mind, vote.suspect)
    needed = mind.average + mind.level.convicts_at * (0.5 if mind.spy else 1.0)
    return mind.suspicions[vote.suspect] >= needed


def _guilty_at_time(mind: Mind, suspect: Seat) -> bool:
    """Only the most suspect of those still to be voted on: the first whom all convict is the last."""
    polled = {verdict.suspect for verdict in mind.view.verdicts if verdict.accuser is None}
    left = [seat for seat in mind.view.dealt_in if seat not in polled and seat != mind.you]
    best = max(mind.suspicions[seat] for seat in left)
    return mind.suspicions[suspect] >= max(best, mind.average + mind.level.convicts_at * AT_TIME)


def stops(mind: Mind) -> bool:
    """A spy names the place when sure enough: less so late in the round, and the more suspect they look."""
    if not heard(mind.view.record):
        return _gambles(mind)
    if len(mind.view.record) < 2 * FEWEST_ANSWERS:
        return False
    sure = max(mind.belief)
    if mind.danger >= _accuses_at(mind) * EXPOSED:
        return sure >= LAST_CHANCE
    early = mind.level.guesses_at
    return sure >= early - (early - EVEN) * max(0.0, lateness(mind.view, _time(mind)) - 0.7) / 0.3


def _accuses_at(mind: Mind) -> float:
    return min(CAP, mind.level.accuses_at + SLOPE * mind.average)


def place_to_name(mind: Mind) -> PlaceKey:
    """Of two spies the second names another place than the first, when one more chance is worth more."""
    ranked = sorted(zip(mind.belief, mind.account.places, strict=True), key=lambda each: -each[0])
    (best, first), (next_best, second) = ranked[0], ranked[1]
    taken = any(named.place == first for named in mind.view.named)
    return second if taken and next_best > best * EVEN else first


def _heard_of(mind: Mind, seat: Seat) -> bool:
    return any(answer.by == seat for answer in heard(mind.view.record))


def _goes_along(mind: Mind, vote: OpenVote) -> bool:
    """With nothing to judge by, leave it to those who have: with whoever accuses, unless the two are alone."""
    if vote.accuser is not None:
        return len(vote.voters) > 2 or hearsay(mind.view, vote.accuser) <= 0
    return hearsay(mind.view, vote.suspect) > 0 or _mood(mind, vote.suspect).unit() < GOES_ALONG


def _gambles(mind: Mind) -> bool:
    """Where nothing was understood, a spy late in the round sometimes tries their luck."""
    late = lateness(mind.view, _time(mind)) > 0.8
    return late and _mood(mind, mind.you).unit() < GAMBLES


def _time(mind: Mind) -> Millis:
    """The whole round's, as far as it can be told: a clock that has stood shows only what was left."""
    view = mind.view
    return round_time(SpyfallOptions(), len(view.dealt_in)) if view.accusations else view.left


def _mood(mind: Mind, about: Seat) -> Dice:
    """Chance that stays the same through a round, whatever else changes in the view."""
    view = mind.view
    return Dice(repr((view.round, view.dealer, view.scores, view.used, mind.you)).encode(), about)
