"""How bots play Spyfall: what a seat does next, by its view alone, and how long that takes."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from quivive.engine.dice import Dice
from quivive.engine.game import Bot, Millis, Move
from quivive.games.spyfall import model as m
from quivive.games.spyfall.bots.characters import remark
from quivive.games.spyfall.bots.judgement import guilty, to_accuse
from quivive.games.spyfall.bots.levels import LEVELS, Level
from quivive.games.spyfall.bots.mind import Mind
from quivive.games.spyfall.bots.pace import between, saying
from quivive.games.spyfall.bots.speech import answer, question
from quivive.games.spyfall.bots.spying import place_to_name, stops

Choice = Move[m.SpyfallAction]


def play(level: Level, view: m.SpyfallView, legal: Sequence[m.SpyfallAction], dice: Dice) -> Choice | None:
    if not legal:
        return None
    mind = Mind(view, level)
    match view.phase:
        case "deal":
            return _begin(view, legal, dice)
        case "talk":
            return _urgent(mind, legal, dice) or _turn(mind, dice)
        case "accusation" | "poll":
            return Move(m.Vote(guilty(mind)), between(3, 9, dice))
        case "guess":
            return Move(m.Guess(place_to_name(mind)), between(6, 15, dice))
        case "discussion":
            return _remark(mind, legal, dice) or _move_on(m.Poll(), legal, between(30, 45, dice))
        case "reveal":
            return _remark(mind, legal, dice) or _move_on(m.Next(), legal, between(12, 20, dice))


BOTS: Mapping[str, Bot[m.SpyfallView, m.SpyfallAction]] = MappingProxyType(
    {name: functools.partial(play, level) for name, level in LEVELS.items()}
)


def _begin(view: m.SpyfallView, legal: Sequence[m.SpyfallAction], dice: Dice) -> Choice | None:
    """Look at the card; as the dealer, wait until everybody who is here has done the same."""
    if m.Look() in legal:
        return Move(m.Look(), between(2, 6, dice))
    looking = [seat for seat in view.dealt_in if seat not in (*view.looked, *view.away)]
    return None if looking else _move_on(m.Start(), legal, between(5, 9, dice))


def _urgent(mind: Mind, legal: Sequence[m.SpyfallAction], dice: Dice) -> Choice | None:
    """What cannot wait for one's turn."""
    if m.Stop() in legal and stops(mind):
        return Move(m.Stop(), between(4, 12, dice, mind.level.speed))
    suspect = to_accuse(mind)
    return None if suspect is None else Move(m.Accuse(suspect), between(4, 12, dice, mind.level.speed))


def _remark(mind: Mind, legal: Sequence[m.SpyfallAction], dice: Dice) -> Choice | None:
    """Said soon or not at all, so that nobody waits for it."""
    if not any(isinstance(action, m.Remark) for action in legal):
        return None
    texts = remark(mind, mind.steady_dice(mind.you))
    return None if texts is None else Move(m.Remark(texts=texts), between(3, 10, dice))


def _move_on(
    action: m.Start | m.Poll | m.Next, legal: Sequence[m.SpyfallAction], after: Millis
) -> Choice | None:
    return Move(action, after) if action in legal else None


def _turn(mind: Mind, dice: Dice) -> Choice | None:
    view = mind.view
    if view.answerer == mind.you:
        return _said(mind, answer(mind, dice), dice)
    if view.asker != mind.you or not view.may_ask:
        return None
    if view.sitting == "apart":
        return _said(mind, question(mind, dice), dice)
    return _aloud(mind, dice)


def _aloud(mind: Mind, dice: Dice) -> Choice:
    """In one room a bot's words are shown on the screens; it leaves people time to talk about them."""
    last = mind.view.record[-1] if mind.view.record else None
    if last is not None and last.to == mind.you and last.spoken:
        return Move(answer(mind, dice), between(6, 12, dice))
    return Move(question(mind, dice), between(12, 24, dice))


def _said(mind: Mind, words: m.Ask | m.Answer, dice: Dice) -> Choice:
    return Move(words, saying(words, mind.view.record, mind.level.speed, dice))
