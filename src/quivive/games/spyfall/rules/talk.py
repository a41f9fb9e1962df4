"""What is said in a round: whose turn it is to ask, and which words are taken."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import astuple

from quivive.engine.game import Illegal, Presence, Seat
from quivive.engine.seats import require
from quivive.engine.text import clean_text
from quivive.games.spyfall import events as e
from quivive.games.spyfall import model as m
from quivive.games.spyfall.content.talk import ANSWERS, QUESTIONS
from quivive.games.spyfall.rules.votes import counted
from quivive.games.spyfall.state import Round, SpyfallState

Said = tuple[str, str | None, m.Texts | None]
"""What somebody says: a text, a phrase of the bank or texts in every language, whichever it is."""


def say(state: SpyfallState, round: Round, seat: Seat, action: m.Ask | m.Answer) -> e.Asked | e.Answered:
    """A question, or an answer to one."""
    spoken = state.options.sitting == "together"
    match action:
        case m.Ask(to):
            _require_may_ask(state, round, seat, to)
            return e.Asked(seat, to, *_said(action, QUESTIONS, spoken=spoken))
        case m.Answer(phrase=phrase, texts=texts):
            if spoken and round.answerer is None:
                written = phrase is not None or texts is not None
                require(written and _asked_aloud(round, seat), "answers_are_spoken")
            else:
                require(seat == round.answerer, "not_asked")
            return e.Answered(seat, *_said(action, ANSWERS, spoken=spoken))


def remark(round: Round, seat: Seat, action: m.Remark) -> e.Remarked:
    """After time is up and once the cards are open, everybody may make a remark. Votes are silent."""
    require(round.phase in ("discussion", "reveal"), "no_remarks_now")
    require(all(line.by != seat for line in round.remarks), "remarked_already")
    if action.texts is not None:
        return e.Remarked(seat, "", _cleaned(action.texts))
    return e.Remarked(seat, clean_text(action.text, m.MAX_TEXT))


def may_ask(round: Round, presences: tuple[Presence, ...]) -> tuple[Seat, ...]:
    """Anybody but the last asker, who may be asked only if nobody else is left (R11)."""
    return _others(counted(round, presences), round.asker, round.asked_by)


@lru_cache(maxsize=1024)
def _others(here: tuple[Seat, ...], asker: Seat, last: Seat | None) -> tuple[Seat, ...]:
    """Needed at every step, so looked up rather than built again."""
    others = tuple([seat for seat in here if seat != asker])
    return tuple([seat for seat in others if seat != last]) or others


def _require_may_ask(state: SpyfallState, round: Round, seat: Seat, to: Seat) -> None:
    if seat == round.asker and round.answerer is None and to in may_ask(round, state.presences):
        return
    require(seat == round.asker and round.answerer is None, "not_your_question")
    require(to in round.dealt_in, "no_such_player")
    require(to != seat, "not_yourself")
    require(state.presences[to] != "out", "player_is_away")
    raise Illegal("no_asking_back")


def _asked_aloud(round: Round, seat: Seat) -> bool:
    """The latest line is a question asked aloud, which a bot must answer in writing."""
    return bool(round.record) and round.record[-1] == m.Line(round.record[-1].by, seat)


def _said(action: m.Ask | m.Answer, bank: frozenset[str], *, spoken: bool) -> Said:
    """In one room people speak and nothing is written down, except what bots say."""
    if spoken and action.phrase is None and action.texts is None:
        return "", None, None
    return _words(action, bank)


def _words(action: m.Ask | m.Answer, bank: frozenset[str]) -> Said:
    """What is said: a phrase of the bank, a bot's own texts, or the player's own words, trimmed."""
    require(action.phrase is None or action.phrase in bank, "no_such_phrase")
    if action.texts is not None:
        return "", action.phrase, _cleaned(action.texts)
    if action.phrase is not None:
        return "", action.phrase, None
    return clean_text(action.text, m.MAX_TEXT), None, None


def _cleaned(texts: m.Texts) -> m.Texts:
    return m.Texts(*(clean_text(text, m.MAX_TEXT) for text in astuple(texts)))
