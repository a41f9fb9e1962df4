"""What bots say: questions that try people, and answers that fit the question and the place."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TypeVar

from quivive.engine.dice import Dice
from quivive.engine.game import Seat
from quivive.games.spyfall.bots import beliefs as b
from quivive.games.spyfall.bots.characters import character, led_in
from quivive.games.spyfall.bots.mind import Mind
from quivive.games.spyfall.bots.place_knowledge import trait_level, traits
from quivive.games.spyfall.bots.understanding import Weights, last_question, said_lines, topic
from quivive.games.spyfall.content.sayings import (
    FAMILIES,
    GENERAL,
    Saying,
    evasions,
    general_sayings,
    of_trait,
    place_sayings,
    retorts_to,
    trait_sayings,
)
from quivive.games.spyfall.content.talk import BANK, PHRASES
from quivive.games.spyfall.model import Answer, Ask, Line, PlaceKey

T = TypeVar("T")

SMALL_TALK = 0.5
"""How often a question is small talk, at a place that bots know nothing about."""
FAMILIAR = 3.0
"""How much rather bots ask what their own lines answer than about a single trait."""
HARD = 1.75
"""Anyone this many times as suspect as at first is asked what a spy would not know; others are asked what
gives nothing away."""
HARDEST = 2.0
IN_ROLE = 4.0
"""How much likelier the holder of a line's role is to say it."""
GENERAL_TALK = 0.3
"""How much less likely a phrase is that would do anywhere."""
CHOOSY = 3
"""How many questions of its family a line may leave unanswered and still answer a person's own question."""
EVEN_ODDS = 0.2
"""Of each level of a trait, when nothing is known."""


def question(mind: Mind, dice: Dice) -> Ask:
    to = whom(mind, dice)
    if b.unknown(mind.place) and dice.unit() < SMALL_TALK:
        return _asked(mind, to, _fresh(mind, list(BANK.openers)), dice)
    left = {name: keys for name, keys in _questions().items() if not set(keys) <= set(mind.view.asked)}
    topics = list(left or _questions())
    chosen = weighted_choice(topics, _merits(mind, to, topics), dice)
    return _asked(mind, to, _fresh(mind, _questions()[chosen]), dice)


def answer(mind: Mind, dice: Dice) -> Answer:
    asked = last_question(mind.view.record)
    about = topic(asked)
    said = said_lines(mind.view.record)
    fitting = _fitting(mind, about, asked.phrase if asked else None)
    fresh = [(saying, weight) for saying, weight in fitting if weight and saying.texts.en not in said]
    if not fresh or dice.unit() < _evades(mind, about):
        return _answered(mind, _beside_the_point(asked, about, said, dice), dice)
    sayings, weights = zip(*fresh, strict=True)
    return _answered(mind, weighted_choice(sayings, weights, dice), dice)


def _beside_the_point(asked: Line | None, about: str | None, said: Collection[str], dice: Dice) -> Saying:
    """A retort if the question is not about the place; otherwise, words that fit any question."""
    retorts = retorts_to(asked.text) if asked and about is None else ()
    sayings = retorts or evasions()
    return dice.choice([saying for saying in sayings if saying.texts.en not in said] or sayings)


def whom(mind: Mind, dice: Dice) -> Seat:
    """The least cleared first, but everybody gets a turn; a spy leaves the partner in peace."""
    others = [seat for seat in mind.view.may_ask if seat != mind.partner] or list(mind.view.may_ask)
    if not mind.level.probing:
        return dice.choice(others)
    return weighted_choice(others, [mind.suspicions[seat] + mind.at_first / 4 for seat in others], dice)


def weighted_choice(items: Sequence[T], weights: Sequence[float], dice: Dice) -> T:
    """One of these items, with chances in proportion to their weights."""
    mark = dice.unit() * sum(weights)
    for item, weight in zip(items, weights, strict=True):
        mark -= weight
        if mark < 0:
            return item
    return items[-1]


@functools.cache
def _questions() -> dict[str, tuple[str, ...]]:
    """By family or trait, the keys of the questions about it."""
    asked = BANK.families | BANK.traits
    return {name: tuple(some.questions) for name, some in asked.items()}


def _fresh(mind: Mind, keys: Sequence[str]) -> Sequence[str]:
    """Those that nobody has asked in this game; if all were, the one asked longest ago."""
    asked = mind.view.asked
    return [key for key in keys if key not in asked] or [min(keys, key=lambda key: _last(asked, key))]


def _last(asked: Sequence[str], key: str) -> int:
    return len(asked) - asked[::-1].index(key)


def _asked(mind: Mind, to: Seat, keys: Sequence[str], dice: Dice) -> Ask:
    key = dice.choice(keys)
    plain = PHRASES[key]
    texts = led_in(mind, plain, character(mind).question, dice)
    return Ask(to, phrase=key, texts=None if texts == plain else texts)


def _answered(mind: Mind, saying: Saying, dice: Dice) -> Answer:
    texts = led_in(mind, saying.texts, character(mind).answer, dice)
    if saying.phrase is not None:
        return Answer(phrase=saying.phrase, texts=None if texts == saying.texts else texts)
    return Answer(texts=texts)


def _merits(mind: Mind, to: Seat, topics: Sequence[str]) -> list[float]:
    """What asking this seat about each topic is worth, as weights."""
    worth = _worth(mind, to)
    found = [math.fsum(map(worth, _traits(name))) / len(_traits(name)) for name in topics]
    weights = [FAMILIAR if name in FAMILIES else 1.0 for name in topics]
    return [weight * math.exp(mind.level.probing * each) for weight, each in zip(weights, found, strict=True)]


def _traits(topic: str) -> Sequence[str]:
    return tuple(GENERAL[topic]) if topic in FAMILIES else (topic,)


def _worth(mind: Mind, to: Seat) -> Callable[[str], float]:
    if mind.spy:
        return functools.partial(_information, mind)
    pressure = min(HARDEST, mind.suspicions[to] / mind.at_first - HARD)
    as_spy = mind.account.belief(ignoring=(to,))
    return lambda trait: pressure * _trial(mind, as_spy, trait)


def _information(mind: Mind, trait: str) -> float:
    """How much an answer would tell a spy about the place, in nats."""
    places = mind.account.places
    unsure = _uncertainty(b.expected(places, trait, mind.belief))
    return unsure - sum(
        chance * _uncertainty(b.says(level))
        for chance, level in zip(mind.belief, b.trait_levels(places, trait), strict=True)
    )


def _trial(mind: Mind, as_spy: b.Row, trait: str) -> float:
    """How far off a spy with this belief would be; a true answer gives away just as much."""
    truth = b.says(trait_level(mind.place, trait))
    bluff = b.expected(mind.account.places, trait, as_spy)
    return sum(true * math.log(true / said) for true, said in zip(truth, bluff, strict=True))


@functools.lru_cache(maxsize=512)
def _uncertainty(chances: Weights) -> float:
    return -sum(chance * math.log(chance) for chance in chances)


def _fitting(mind: Mind, about: str | None, question: str | None) -> list[tuple[Saying, float]]:
    """What could be answered, and how well it would do."""
    if about is None:
        return []
    sayings = _general(about, question)
    if mind.spy:
        everywhere = [
            saying for place in mind.account.places for saying in _placed(place.key, about, question)
        ]
        return [(saying, _passes(mind, saying)) for saying in (*everywhere, *sayings)]
    placed = [(saying, _in_role(mind, saying)) for saying in _placed(mind.place.key, about, question)]
    return [*placed, *((saying, GENERAL_TALK * _true(mind, saying)) for saying in sayings)]


def _placed(place: PlaceKey, about: str, question: str | None) -> Iterable[Saying]:
    """A question in a person's own words is answered by lines that answer nearly every question of ours."""
    if about in FAMILIES:
        sayings = place_sayings(place).get(about, ())
        return (saying for saying in sayings if _answers(saying, question))
    return of_trait(place, about) if question is None else ()


def _answers(saying: Saying, question: str | None) -> bool:
    return question not in saying.unfit and (question is not None or len(saying.unfit) <= CHOOSY)


def _general(about: str, question: str | None) -> Sequence[Saying]:
    if about not in FAMILIES:
        return trait_sayings(about, question)
    return [saying for saying in general_sayings(about) if _answers(saying, question)]


def _in_role(mind: Mind, saying: Saying) -> float:
    """Lines of a place are true there; a bot that looks suspect prefers the most telling ones."""
    card = mind.view.card
    mine = IN_ROLE if card is not None and card.role == saying.role else 1.0
    suspect = mind.appearances[mind.you] > HARD * mind.at_first
    telling = 1 + sum(abs(level) for _, level in saying.tells)
    return mine * (telling**mind.level.frankness if suspect else 1.0)


def _true(mind: Mind, saying: Saying) -> float:
    """How near to the truth it is: 0 on the wrong side of it, or where nothing is known.

    Where the truth lies in the middle nobody takes a side, so that no two honest bots contradict each other.
    """
    weight = 1.0
    for trait, said in saying.tells:
        truth = trait_level(mind.place, trait)
        if truth is None or truth * said < 0 or (truth == 0 and said != 0):
            return 0.0
        weight *= b.says(truth)[said + 2] ** mind.level.frankness
    return weight


def _passes(mind: Mind, saying: Saying) -> float:
    """How well a spy would get away with it, whatever the place is."""
    likely = [mind.expects(trait)[said + 2] / EVEN_ODDS for trait, said in saying.tells]
    return math.prod(likely) ** mind.level.cunning


def _evades(mind: Mind, about: str | None) -> float:
    if about is None or not mind.spy:
        return b.PLAYER_EVADES
    at_unknown = sum(
        chance
        for chance, place in zip(mind.belief, mind.account.places, strict=True)
        if not any(trait in traits(place) for trait in _traits(about))
    )
    return at_unknown + (1 - at_unknown) * b.SPY_EVADES
