"""What bots say: questions that try people without giving the place away, and answers that fit it."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from typing import TypeVar

from quivive.engine.dice import Dice
from quivive.engine.game import Seat
from quivive.games.spyfall.bots import beliefs as b
from quivive.games.spyfall.bots.hearing import Weights, last_question, topic
from quivive.games.spyfall.bots.mind import Mind
from quivive.games.spyfall.content.talk import BANK, LEVELS, answer_key, evasion_key
from quivive.games.spyfall.model import Answer, Ask

T = TypeVar("T")

SMALL_TALK = 0.5
"""How often a question is about nothing, at a place of which bots know nothing."""
HARD = 1.75
"""Who is this many times as suspect as at first is asked what a spy would not know; others what gives
nothing away."""
HARDEST = 2.0
PLAIN = 2.0
"""Who looks suspect answers so much more plainly."""


def question(mind: Mind, dice: Dice) -> Ask:
    to = whom(mind, dice)
    if b.unknown(mind.place) and dice.unit() < SMALL_TALK:
        return Ask(to, phrase=_fresh(mind, list(BANK.openers), dice))
    traits = list(BANK.traits)
    trait = drawn(traits, _merits(mind, to, traits), dice)
    return Ask(to, phrase=_fresh(mind, list(BANK.traits[trait].questions), dice))


def answer(mind: Mind, dice: Dice) -> Answer:
    trait = topic(last_question(mind.view.record))
    if trait is None or dice.unit() < _evades(mind):
        return Answer(phrase=_fresh(mind, [evasion_key(n) for n in range(len(BANK.evasions))], dice))
    level = int(drawn(LEVELS, _fitting(mind, trait), dice))
    count = len(BANK.traits[trait].answers[str(level)])
    return Answer(phrase=_fresh(mind, [answer_key(trait, level, n) for n in range(count)], dice))


def whom(mind: Mind, dice: Dice) -> Seat:
    """Those least cleared first, but everybody has their turn; a spy leaves the partner in peace."""
    others = [seat for seat in mind.view.may_ask if seat != mind.partner] or list(mind.view.may_ask)
    if not mind.level.probing:
        return dice.choice(others)
    return drawn(others, [mind.suspicions[seat] + mind.at_first / 4 for seat in others], dice)


def drawn(items: Sequence[T], weights: Sequence[float], dice: Dice) -> T:
    mark = dice.unit() * sum(weights)
    for item, weight in zip(items, weights, strict=True):
        mark -= weight
        if mark < 0:
            return item
    return items[-1]


def _merits(mind: Mind, to: Seat, traits: Sequence[str]) -> list[float]:
    """What a question about each trait is worth, to be drawn by."""
    if mind.spy:
        return [math.exp(mind.level.probing * _told(mind, trait)) for trait in traits]
    pressure = min(HARDEST, mind.suspicions[to] / mind.at_first - HARD)
    as_spy = mind.account.belief(ignoring=(to,))
    return [math.exp(mind.level.probing * pressure * _trial(mind, as_spy, trait)) for trait in traits]


def _told(mind: Mind, trait: str) -> float:
    """How much an answer would tell a spy about the place, in nats."""
    places = mind.account.places
    unsure = _uncertainty(b.expected(places, trait, mind.belief))
    return unsure - sum(
        chance * _uncertainty(b.says(level))
        for chance, level in zip(mind.belief, b.levels(places, trait), strict=True)
    )


def _trial(mind: Mind, as_spy: b.Row, trait: str) -> float:
    """How far off a spy with this belief would be; just as much a true answer gives away."""
    truth = b.says(b.level(mind.place, trait))
    bluff = b.expected(mind.account.places, trait, as_spy)
    return sum(true * math.log(true / said) for true, said in zip(truth, bluff, strict=True))


@functools.lru_cache(maxsize=512)
def _uncertainty(chances: Weights) -> float:
    return -sum(chance * math.log(chance) for chance in chances)


def _fitting(mind: Mind, trait: str) -> Weights:
    """How well each level would do for an answer."""
    if mind.spy:
        likely = b.expected(mind.account.places, trait, mind.belief)
        return tuple(chance**mind.level.cunning for chance in likely)
    suspect = mind.appearances[mind.you] > HARD * mind.at_first
    plainly = mind.level.frankness * (PLAIN if suspect else 1.0)
    return tuple(chance**plainly for chance in b.says(b.level(mind.place, trait)))


def _evades(mind: Mind) -> float:
    if not mind.spy:
        return 1.0 if b.unknown(mind.place) else b.PLAYER_EVADES
    places = zip(mind.belief, mind.account.places, strict=True)
    at_unknown = sum(chance for chance, place in places if b.unknown(place))
    return at_unknown + (1 - at_unknown) * b.SPY_EVADES


def _fresh(mind: Mind, phrases: Sequence[str], dice: Dice) -> str:
    """One that nobody has used this round, while there is one."""
    used = {line.phrase for line in mind.view.record}
    return dice.choice([phrase for phrase in phrases if phrase not in used] or phrases)
