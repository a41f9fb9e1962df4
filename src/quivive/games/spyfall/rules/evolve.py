"""Each event folded into the state: pure and total, so that any old log replays."""

from __future__ import annotations

from msgspec.structs import replace

from quivive.engine.game import Presence
from quivive.engine.seats import with_item
from quivive.games.spyfall import events as e
from quivive.games.spyfall.model import Accusation, Line, Named, Result
from quivive.games.spyfall.state import Round, SpyfallState


def evolve(state: SpyfallState | None, event: e.SpyfallEvent) -> SpyfallState:
    if isinstance(event, TALK):  # tried first: most events are these
        assert state is not None
        assert state.round is not None
        return _spoke(state, state.round, event)
    match event:
        case e.Opened(options, seats):
            here: Presence = "here"
            return SpyfallState(options=options, presences=(here,) * seats, scores=(0,) * seats)
    assert state is not None
    match event:
        case e.Dealt():
            return _dealt(state, event)
        case e.Attendance(presences):  # a game that is over stays as it ended
            return state if state.ended else replace(state, presences=presences)
        case e.Ended(reason):
            return replace(state, ended=reason, beat=state.beat + 1)
    assert state.round is not None
    after = replace(state, round=_evolve_round(state.round, event, len(state.scores)))
    if isinstance(event, e.RoundEnded):
        after = _scored(after, event)
    return replace(after, beat=state.beat + 1) if isinstance(event, STEPS) else after


TALK = (e.Asked, e.Answered, e.TurnPassed)
STEPS = (e.Started, e.Accused, e.Resumed, e.Stopped, e.Guessed, e.TimeUp, e.Polled, e.RoundEnded)
"""Events after which a button means something else. Questions are not among them: an accusation that crosses
a question in transit still counts."""


def _dealt(state: SpyfallState, event: e.Dealt) -> SpyfallState:
    round = Round(
        number=event.number,
        dealer=event.dealer,
        dealt_in=event.dealt_in,
        place=event.place,
        spies=event.spies,
        roles=event.roles,
        phase="deal",
        left=event.time,
        deadline=event.deadline,
        asker=event.dealer,
    )
    used, rounds = ((), 0) if event.mixed_back else (state.used, state.rounds_since_mixing)
    return replace(state, round=round, used=used, rounds_since_mixing=rounds, beat=state.beat + 1)


def _scored(state: SpyfallState, event: e.RoundEnded) -> SpyfallState:
    assert state.round is not None
    scores = list(state.scores)
    for point in event.points:
        scores[point.seat] += point.points
    return replace(
        state,
        scores=tuple(scores),
        used=(*state.used, state.round.place),
        rounds_since_mixing=state.rounds_since_mixing + 1,
    )


def _evolve_round(round: Round, event: e.SpyfallEvent, seats: int) -> Round:
    match event:
        case e.Looked(seat):
            return replace(round, looked=tuple(sorted((*round.looked, seat))))
        case e.Started(ends_at) | e.Resumed(ends_at):
            return replace(round, phase="talk", ends_at=ends_at, deadline=None, suspect=None, ballots=())
        case e.Accused(by, whom, left, deadline):
            accusations = (*round.accusations, Accusation(by, whom))
            stood = replace(round, phase="accusation", accusations=accusations, left=left, ends_at=None)
            ballots = tuple(True if seat == by else None for seat in range(seats))
            return replace(stood, suspect=whom, ballots=ballots, deadline=deadline)
        case e.Polled(suspect, deadline):
            empty: tuple[bool | None, ...] = (None,) * seats
            return replace(round, phase="poll", suspect=suspect, ballots=empty, deadline=deadline)
        case e.Voted(seat, guilty):
            return replace(round, ballots=with_item(round.ballots, seat, guilty))
        case e.VoteClosed(verdict):
            return replace(round, verdicts=(*round.verdicts, verdict))
    return _evolve_end(round, event)


def _evolve_end(round: Round, event: e.SpyfallEvent) -> Round:
    match event:
        case e.Stopped(by, left, deadline):
            return replace(round, phase="guess", guesser=by, left=left, ends_at=None, deadline=deadline)
        case e.Guessed(by, place):
            return replace(round, named=(*round.named, Named(by, place)), guesser=None)
        case e.TimeUp(deadline):
            return replace(round, phase="discussion", ends_at=None, left=0, answerer=None, deadline=deadline)
        case e.RoundEnded(cause, winners, points, deadline):
            result = Result(cause, winners, points)
            opened = replace(round, phase="reveal", result=result, remarks=())
            return replace(opened, ends_at=None, deadline=deadline)
        case e.Remarked(by, text, texts):
            return replace(round, remarks=(*round.remarks, Line(by, None, text, texts=texts)))
    return round


def _spoke(state: SpyfallState, round: Round, event: e.Asked | e.Answered | e.TurnPassed) -> SpyfallState:
    round = _talked(round, event)
    if isinstance(event, e.Asked) and event.phrase is not None:
        return replace(state, round=round, asked=(*state.asked, event.phrase))
    return replace(state, round=round)


def _talked(round: Round, event: e.Asked | e.Answered | e.TurnPassed) -> Round:
    if isinstance(event, e.TurnPassed):
        return replace(round, asker=event.asker, asked_by=None, answerer=None)
    by, to = event.by, event.to if isinstance(event, e.Asked) else None
    line = Line(by, to, event.text, event.phrase, event.texts)
    record = (*round.record, line)
    if to is not None and line.spoken:
        return replace(round, record=record, asker=to, asked_by=by)
    if to is not None:
        return replace(round, record=record, answerer=to)
    if round.answerer is None:  # asked aloud, so the turn has come to them already
        return replace(round, record=record)
    return replace(round, record=record, asker=by, asked_by=round.asker, answerer=None)
