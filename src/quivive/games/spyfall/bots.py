"""How bots play Spyfall: what a seat does next, by its view alone, and how long it takes over it."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from quivive.engine.dice import Dice
from quivive.engine.game import Bot, Millis, Move
from quivive.games.spyfall import model as m
from quivive.games.spyfall.judgement import guilty, place_to_name, stops, to_accuse
from quivive.games.spyfall.mind import Level, Mind
from quivive.games.spyfall.pace import between, saying
from quivive.games.spyfall.speech import answer, question, whom

NOVICE = Level(
    memory=12,
    frankness=2.5,
    cunning=1.0,
    probing=0.0,
    accuses_at=0.75,
    convicts_at=0.4,
    guesses_at=0.45,
    speed=0.8,
)
REGULAR = Level(
    memory=32,
    frankness=1.3,
    cunning=1.5,
    probing=0.7,
    accuses_at=0.75,
    convicts_at=0.5,
    guesses_at=0.7,
    speed=1.0,
)
SHARP = Level(
    memory=200,
    frankness=1.0,
    cunning=3.0,
    probing=1.5,
    accuses_at=0.8,
    convicts_at=0.5,
    guesses_at=0.75,
    speed=1.2,
)

Wish = Move[m.SpyfallAction]


def play(level: Level, view: m.SpyfallView, legal: Sequence[m.SpyfallAction], dice: Dice) -> Wish | None:
    if not legal:
        return None
    mind = Mind(view, level)
    match view.phase:
        case "deal":
            return Move(m.Start(), between(4, 8, dice))
        case "talk":
            return _talk(mind, legal, dice)
        case "accusation" | "poll":
            return Move(m.Vote(guilty(mind)), between(3, 8, dice))
        case "guess":
            return Move(m.Guess(place_to_name(mind)), between(5, 12, dice))
        case "discussion":
            return Move(m.Poll(), between(20, 30, dice))
        case "reveal":
            return Move(m.Next(), between(12, 18, dice))


BOTS: Mapping[str, Bot[m.SpyfallView, m.SpyfallAction]] = MappingProxyType(
    {
        "novice": functools.partial(play, NOVICE),
        "regular": functools.partial(play, REGULAR),
        "sharp": functools.partial(play, SHARP),
    }
)


def _talk(mind: Mind, legal: Sequence[m.SpyfallAction], dice: Dice) -> Wish | None:
    """What cannot wait comes before whose turn it is."""
    if m.Stop() in legal and stops(mind):
        return Move(m.Stop(), between(4, 9, dice))
    suspect = to_accuse(mind)
    if suspect is not None and m.Accuse(suspect) in legal:
        return Move(m.Accuse(suspect), between(4, 11, dice))
    if mind.view.answerer == mind.you:
        return _said(mind, answer(mind, dice), dice)
    if mind.view.may_ask and mind.view.asker == mind.you:
        return (
            _pointed(mind, dice)
            if mind.view.sitting == "together"
            else _said(mind, question(mind, dice), dice)
        )
    return None


def _pointed(mind: Mind, dice: Dice) -> Wish:
    """Where talk is spoken a bot can but leave people the time for it, and hand the turn on."""
    return Move(m.Ask(whom(mind, dice)), between(20, 40, dice))


def _said(mind: Mind, words: m.Ask | m.Answer, dice: Dice) -> Wish:
    assert words.phrase is not None
    return Move(words, saying(words.phrase, mind.view.record, mind.level.speed, dice))
