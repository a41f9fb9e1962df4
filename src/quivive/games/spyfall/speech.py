"""What bots say: questions that try people without giving the place away, and answers that fit it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TypeVar

from quivive.engine.dice import Dice
from quivive.engine.game import Seat
from quivive.games.spyfall import beliefs as b
from quivive.games.spyfall.hearing import last_question, topic
from quivive.games.spyfall.mind import Mind
from quivive.games.spyfall.model import Answer, Ask
from quivive.games.spyfall.talk import BANK, LEVELS, answer_key, evasion_key

T = TypeVar("T")

OPENER = 0.5
"""How often small talk is made where bots know of no traits."""

CALM = 0.5

UNDER_PRESSURE = 1.5
"""As suspect as this many of the average, one answers plainly to be cleared."""


def question(mind: Mind, dice: Dice) -> Ask:
    to = whom(mind, dice)
    if _stranger(mind) and dice.unit() < OPENER:
        return Ask(to, phrase=_fresh(mind, sorted(BANK.openers), dice))
    traits = sorted(BANK.traits)
    trait = drawn(traits, [_merit(mind, to, trait) for trait in traits], dice)
    return Ask(to, phrase=_fresh(mind, sorted(BANK.traits[trait].questions), dice))


def answer(mind: Mind, dice: Dice) -> Answer:
    trait = topic(last_question(mind.view.record))
    if trait is None or dice.unit() < _evades(mind):
        return Answer(phrase=_fresh(mind, [evasion_key(n) for n in range(len(BANK.evasions))], dice))
    said = int(drawn(LEVELS, _fitting(mind, trait), dice))
    count = len(BANK.traits[trait].answers[str(said)])
    return Answer(phrase=_fresh(mind, [answer_key(trait, said, n) for n in range(count)], dice))


def whom(mind: Mind, dice: Dice) -> Seat:
    """Those least cleared first, but everybody has their turn; a spy leaves the partner in peace."""
    open_to = mind.view.may_ask
    others = [seat for seat in open_to if seat != mind.partner] or list(open_to)
    if not mind.level.probing:
        return dice.choice(others)
    share = mind.average
    return drawn(others, [mind.suspicions[seat] + share / 4 for seat in others], dice)


def drawn(items: Sequence[T], weights: Sequence[float], dice: Dice) -> T:
    mark = dice.unit() * sum(weights)
    for item, weight in zip(items, weights, strict=True):
        mark -= weight
        if mark < 0:
            return item
    return items[-1]


def _merit(mind: Mind, to: Seat, trait: str) -> float:
    """What a question about this trait is worth, to be drawn by."""
    if mind.spy:
        return math.exp(mind.level.probing * _told(mind, trait))
    pressure = min(2.0, mind.suspicions[to] / mind.average - CALM)
    return math.exp(mind.level.probing * pressure * _trial(mind, to, trait))


def _told(mind: Mind, trait: str) -> float:
    """How much an answer would tell a spy about the place, in nats."""
    whole = _uncertainty(b.expected(mind.account.places, trait, mind.belief))
    at = b.levels(mind.account.places, trait)
    return whole - sum(c * _uncertainty(b.says(each)) for c, each in zip(mind.belief, at, strict=True))


def _trial(mind: Mind, to: Seat, trait: str) -> float:
    """How far a spy would be off, who has heard what the asked one has: just as much it tells a true spy."""
    truth = b.says(b.level(mind.place, trait))
    bluff = b.expected(mind.account.places, trait, mind.account.belief(ignoring=[to]))
    return sum(t * math.log(t / s) for t, s in zip(truth, bluff, strict=True))


def _uncertainty(chances: b.Weights) -> float:
    return -sum(chance * math.log(chance) for chance in chances)


def _fitting(mind: Mind, trait: str) -> b.Weights:
    if mind.spy:
        likely = b.expected(mind.account.places, trait, mind.belief)
        return tuple(chance**mind.level.cunning for chance in likely)
    plain = mind.level.frankness * _need_to_be_plain(mind)
    return tuple(chance**plain for chance in b.says(b.level(mind.place, trait)))


def _need_to_be_plain(mind: Mind) -> float:
    return 2.0 if mind.appearances[mind.you] > UNDER_PRESSURE * mind.average else 1.0


def _evades(mind: Mind) -> float:
    if not mind.spy:
        return 1.0 if _stranger(mind) else b.PLAYER_EVADES
    stranger = sum(c for c, place in zip(mind.belief, mind.account.places, strict=True) if b.unknown(place))
    return stranger + (1 - stranger) * b.SPY_EVADES


def _stranger(mind: Mind) -> bool:
    """At a place of which only people know what it is like, or so it seems."""
    return b.unknown(mind.place)


def _fresh(mind: Mind, phrases: Sequence[str], dice: Dice) -> str:
    """One that nobody has used this round, while there is one."""
    spent = {line.phrase for line in mind.view.record}
    return dice.choice([phrase for phrase in phrases if phrase not in spent] or phrases)
