"""When a spy opens their card, and which place they name."""

from __future__ import annotations

from quivive.games.spyfall.bots.judgement import accusable
from quivive.games.spyfall.bots.mind import Mind
from quivive.games.spyfall.bots.pace import spent
from quivive.games.spyfall.bots.suspicion import most_suspect, suspicions
from quivive.games.spyfall.model import PlaceKey, PlaceName, SpyfallOptions
from quivive.games.spyfall.rules.dealing import round_time

SECOND_BEST = 0.5
"""How likely the next best place must be, compared with the best, which the first spy has named, for the
second to name it: a guess that wins the round brings four points, and repeating a right one two more."""
LAST_CHANCE = 0.2
"""How sure of the place a spy about to be exposed must be: a guess is better than exposure."""
LATE = 0.7
"""From this share of a round on, less and less certainty is enough."""
HURRY = 0.15
"""How much less at its very end."""
HASTE, ROOMY = 0.04, 8
"""How much less certainty is enough, for each seat that a table is short of this size."""
UNLIKELY = 0.08
"""Places less likely than this are left out when a spy asks how suspect it looks."""
FEWEST_LINES = 6
"""No spy stops before this many lines are in the record."""
GAMBLES = 0.25
"""How often a spy who hears nothing, where talk is spoken, guesses late in a round."""


def stops(mind: Mind) -> bool:
    """Once sure enough of the place. Late in a round less will do, and in danger of exposure still less."""
    if mind.view.sitting == "together":
        return _gambles(mind)
    if len(mind.view.record) < FEWEST_LINES:
        return False
    sure = max(mind.belief)
    return sure >= _enough(mind) or (sure >= LAST_CHANCE and danger(mind) >= accusable(mind))


def place_to_name(mind: Mind) -> PlaceKey:
    """The second of two spies names a different place if one more chance is worth more."""
    ranked = sorted(zip(mind.belief, mind.account.places, strict=True), key=lambda each: -each[0])
    (best, first), (next_best, second) = ranked[:2]
    taken = any(named.place == first.key for named in mind.view.named)
    return (second if taken and next_best > best * SECOND_BEST else first).key


def danger(mind: Mind) -> float:
    """How suspect this bot must expect to look, whatever the place is."""
    fears = list(zip(mind.belief, mind.account.places, strict=True))
    likely = [fear for fear in fears if fear[0] >= UNLIKELY] or [max(fears, key=lambda fear: fear[0])]
    whole = sum(chance for chance, _ in likely)
    return sum(chance * _danger_at(mind, place) for chance, place in likely) / whole


def _danger_at(mind: Mind, place: PlaceName) -> float:
    """As seen by the most suspect of the others, who alone knows that it is not them."""
    seen = suspicions(mind.view, mind.account, place)
    rival = most_suspect({seat: found for seat, found in seen.items() if seat != mind.you})
    return suspicions(mind.view, mind.account, place, cleared=(rival,))[mind.you]


def _enough(mind: Mind) -> float:
    """At a small table nobody can hide for long, so less will do; late in a round still less."""
    early = mind.level.guesses_at - HASTE * max(0, ROOMY - len(mind.view.dealt_in))
    return early * (1 - HURRY * max(0.0, _over(mind) - LATE) / (1 - LATE))


def _gambles(mind: Mind) -> bool:
    """Where talk is spoken, a bot hears none of it and sometimes tries its luck at the end."""
    return _over(mind) > LATE and mind.steady_dice(mind.you).unit() < GAMBLES


def _over(mind: Mind) -> float:
    """How much of the round is over, from 0 to 1, judging by the lines: a bot sees no clock."""
    view = mind.view
    # A clock that was stopped shows only what was left, so such a round counts as one of the usual length.
    whole = round_time(SpyfallOptions(), len(view.dealt_in)) if view.accusations else view.left
    return min(1.0, spent(view) / whole)
