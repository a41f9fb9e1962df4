"""Which move helps most: shoot, detain, give a clue, exchange or wait."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from quivive.engine.dice import Dice
from quivive.engine.game import Seat
from quivive.games.crosshairs import actions as a
from quivive.games.crosshairs import model as m
from quivive.games.crosshairs.bots import odds
from quivive.games.crosshairs.bots.information import information
from quivive.games.crosshairs.bots.levels import Level
from quivive.games.crosshairs.bots.mind import Mind

CERTAIN = 0.999
FEW = 2
"""Cards for each agent that count as few."""
REFILL = 0.05
"""An exchange brings its card back, as long as HQ has one."""
LAYS = frozenset({"clue", "exchange", "token"})
"""Entries of the record that lay a clue beside a suspect."""
TURNS = LAYS | {"detained", "waited", "shot", "passed"}
"""Entries of which every turn has exactly one."""

Legal = Sequence[a.CrosshairsAction]


class Aimed(NamedTuple):
    suspect: m.SuspectId
    card: m.CardId
    odds: float


def best_shot(mind: Mind, level: Level, aims: Sequence[m.SuspectId]) -> Aimed | None:
    shots = [shot for suspect in aims if (shot := _shot(mind, level, suspect))]
    return max(shots, key=lambda shot: shot.odds, default=None)


def worth_a_bullet(view: m.CrosshairsView, level: Level, odds: float) -> bool:
    """Depends on the odds, the bullets to spare, and the cards left for more clues."""
    if odds >= CERTAIN:
        return True
    spare = view.bullets - view.suspects_left - sum(map(len, view.stands))
    return spare > 0 and odds >= (level.last_risk if _running_out(view) else level.risk)


def now_or_never(view: m.CrosshairsView) -> bool:
    """Whether the next agent will have no action, which would lose the mission."""
    assert view.you is not None
    following = Seat((view.you + view.direction) % len(view.hands))
    own = view.stands[following]
    if not view.hq_empty or (view.suspects_left and len(own) < view.stand_limit):
        return False
    if own and (view.hands[following] or view.tokens):
        return False
    others = set(view.targets(following))
    stands = (standing for stand in view.stands for standing in stand if standing.suspect in others)
    return not any(view.hands[following] or standing.seen_by != following for standing in stands)


def leaves_to_another(mind: Mind, level: Level, suspect: m.SuspectId) -> bool:
    """Whether an agent in a lower seat could name it too, and has had few turns to do so."""
    view, standing = mind.view, mind.standings[suspect]
    assert view.you is not None
    at = next(Seat(seat) for seat, stand in enumerate(view.stands) if standing in stand)
    others = {Seat(seat) for seat in range(view.you)} - {at, standing.seen_by, *view.away}
    since = turns_since_settled(mind, suspect)
    return any(since.count(seat) < level.patience for seat in others)


def turns_since_settled(mind: Mind, suspect: m.SuspectId) -> list[Seat]:
    """Whose turns there were since the clues beside this suspect left one name."""
    record = mind.view.record
    laid = [number for number, entry in enumerate(record) if entry.what in LAYS and entry.suspect == suspect]
    for count, number in enumerate(laid, start=1):
        if mind.is_settled(suspect, count):
            return [
                entry.by for entry in record[number + 1 :] if entry.what in TURNS and entry.by is not None
            ]
    return []


def best_move(mind: Mind, level: Level, legal: Legal, dice: Dice) -> a.CrosshairsAction:
    """The best action other than a shot; a blind shot if there is no other."""
    if a.Detain() in legal:
        return a.Detain()
    clue = best_clue(mind, level, legal, dice)
    value = _value(mind, clue) if clue else 0.0
    if a.Wait() in legal and value < level.dull and _wait_brings(mind.view) > 0:
        return a.Wait()
    if clue:
        return clue
    return a.Wait() if a.Wait() in legal else dice.choice(legal)


def best_clue(mind: Mind, level: Level, legal: Legal, dice: Dice) -> a.CrosshairsAction | None:
    offers = [action for action in legal if isinstance(action, a.Clue | a.Exchange | a.Token)]
    if not level.picky:
        useful = [action for action in offers if _value(mind, action) > REFILL]
        return dice.choice(useful or offers) if offers else None
    return max(dice.shuffled(offers), key=lambda action: _value(mind, action), default=None)


def draws_on(view: m.CrosshairsView) -> bool:
    """Up to the hand limit; but with pointers, HQ is saved for turns in which only Wait is possible."""
    plenty = view.pointed is None or not _hq_low(view) or len(view.hand) < FEW
    return plenty and len(view.hand) < view.hand_limit


def usefulness(mind: Mind, card: m.CardId) -> float:
    """How much a card in hand would say at most, about any suspect."""
    return max((information(mind, card, suspect) for suspect in mind.standings), default=0.0)


def _shot(mind: Mind, level: Level, suspect: m.SuspectId) -> Aimed | None:
    likely = odds.odds(mind, suspect, trust=level.trusts)
    if not likely:
        return None
    card = max(likely, key=lambda card: likely[card])
    return Aimed(suspect, card, likely[card])


def _running_out(view: m.CrosshairsView) -> bool:
    if view.pointed is not None:
        return _hq_low(view)
    return view.hq_empty and sum(view.hands) <= FEW * len(view.hands)


def _hq_low(view: m.CrosshairsView) -> bool:
    """Whether HQ would not last for two more rounds of waiting."""
    return view.hq_empty or (view.hq is not None and view.hq <= FEW * len(view.hands))


def _wait_brings(view: m.CrosshairsView) -> int:
    """How many cards Wait would bring; one card of HQ is lost by it."""
    in_hq = 2 if view.hq is None else view.hq
    return min(3, in_hq - 1, view.hand_limit - len(view.hand))


def _value(mind: Mind, action: a.CrosshairsAction) -> float:
    match action:
        case a.Clue(card, suspect) | a.Exchange(card, suspect):
            refill = isinstance(action, a.Exchange) and not mind.view.hq_empty
            return information(mind, card, suspect) + (REFILL if refill else 0.0)
        case a.Token(number, suspect):
            return information(mind, number, suspect)
    return 0.0
