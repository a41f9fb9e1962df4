"""What everybody may see of Spyfall, what one seat sees in addition, and what it may do."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

from quivive.engine.game import Seat, Sitting
from quivive.engine.text import FREE_TEXT
from quivive.games.spyfall import model as m
from quivive.games.spyfall.content.places import place_names, role_text
from quivive.games.spyfall.rules.decisions import next_dealer
from quivive.games.spyfall.rules.talk import may_ask
from quivive.games.spyfall.rules.votes import accuser, needed, voters
from quivive.games.spyfall.state import Round, SpyfallState

VOTING = ("accusation", "poll")


def own(state: SpyfallState, seat: Seat) -> m.SpyfallOwn:
    """The seat's own card and ballot."""
    round = state.round
    assert round is not None
    ballot = round.ballots[seat] if round.phase in VOTING else None
    return m.SpyfallOwn(you=seat, card=_card(state, round, seat), ballot=ballot)


def public(state: SpyfallState) -> m.SpyfallPublic:
    round = state.round
    assert round is not None
    talking = round.phase == "talk"
    return m.SpyfallPublic(
        beat=state.beat,
        over=state.ended is not None,
        phase=round.phase,
        round=round.number,
        rounds=state.options.rounds,
        spies=len(round.spies),
        role_play=state.options.role_play,
        sitting=state.options.sitting,
        dealer=round.dealer,
        dealt_in=round.dealt_in,
        away=_away(state, round) if "out" in state.presences else (),
        looked=round.looked,
        scores=state.scores,
        places=place_names(state.options),
        used=state.used,
        ends_at=None if state.ended else round.ends_at,
        left=round.left,
        deadline=None if state.ended else round.deadline,
        asker=round.asker if talking else None,
        answerer=round.answerer if talking else None,
        may_ask=may_ask(round, state.presences) if talking and round.answerer is None else (),
        record=round.record,
        remarks=round.remarks,
        asked=state.asked,
        accusations=round.accusations,
        vote=_vote(state, round) if round.phase in VOTING else None,
        verdicts=round.verdicts,
        guesser=round.guesser,
        named=round.named,
        next_dealer=next_dealer(state, round) if round.phase == "reveal" and not state.ended else None,
        reveal=None if round.result is None else _reveal(state, round, round.result),
    )


def awaits(public: m.SpyfallPublic) -> Sequence[Seat]:
    """Whose vote or guess the round is waiting for. During the talk, nobody's in particular."""
    if public.over:
        return ()
    match public.phase:
        case "talk":
            return tuple(seat for seat in public.dealt_in if seat not in public.away)
        case "accusation" | "poll" if public.vote is not None:
            return tuple(seat for seat in public.vote.voters if seat not in public.vote.voted)
        case "guess" if public.guesser is not None:
            return (public.guesser,)
    return ()


def differs_for(one: SpyfallState, other: SpyfallState) -> Collection[Seat | None] | None:
    """Questions and answers change only what the people who ask and answer may do."""
    a, b = one.round, other.round
    if a is None or b is None or a.number != b.number or one.ended != other.ended:
        return None
    if a.phase != "talk" or b.phase != "talk" or a.accusations != b.accusations:
        return None
    return (a.asker, a.answerer, b.asker, b.answerer)


def legal(view: m.SpyfallView) -> Sequence[m.SpyfallAction]:
    you = view.you
    if you is None or view.over:
        return ()
    if view.phase == "reveal":
        return (*((m.Next(),) if view.next_dealer == you else ()), *_legal_remark(view, you))
    if you not in view.dealt_in:
        return ()
    match view.phase:
        case "talk":
            return _legal_talk(view, you)
        case "deal":
            return _legal_deal(view, you)
        case "accusation" | "poll":
            return _legal_votes(view, you)
        case "guess":
            return tuple(m.Guess(place.key) for place in view.places) if view.guesser == you else ()
        case "discussion":
            return (*((m.Poll(),) if view.dealer == you else ()), *_legal_remark(view, you))


def _legal_deal(view: m.SpyfallView, you: Seat) -> Sequence[m.SpyfallAction]:
    looks = () if you in view.looked else (m.Look(),)
    return (*looks, m.Start()) if view.dealer == you else looks


def _legal_talk(view: m.SpyfallView, you: Seat) -> Sequence[m.SpyfallAction]:
    asks = view.may_ask if view.asker == you else ()
    accuses = not view.accusations or you not in [accusation.by for accusation in view.accusations]
    return _talk(
        you,
        view.dealt_in,
        asks,
        sitting=view.sitting,
        answers=view.answerer == you,
        accuses=accuses,
        stops=view.card is not None and view.card.spy,
    )


@lru_cache(maxsize=4096)
def _talk(
    you: Seat,
    dealt_in: tuple[Seat, ...],
    asks: tuple[Seat, ...],
    *,
    sitting: Sitting,
    answers: bool,
    accuses: bool,
    stops: bool,
) -> tuple[m.SpyfallAction, ...]:
    """Needed for every seat at every step, so looked up rather than built again."""
    text = FREE_TEXT if sitting == "apart" else ""
    legal: list[m.SpyfallAction] = [m.Answer(text)] if answers else []
    legal += [m.Ask(to, text) for to in asks]
    if accuses:
        legal += [m.Accuse(other) for other in dealt_in if other != you]
    return (*legal, m.Stop()) if stops else tuple(legal)


def _legal_remark(view: m.SpyfallView, you: Seat) -> Sequence[m.SpyfallAction]:
    return () if any(line.by == you for line in view.remarks) else (m.Remark(FREE_TEXT),)


def _legal_votes(view: m.SpyfallView, you: Seat) -> Sequence[m.SpyfallAction]:
    vote = view.vote
    if vote is None or you not in vote.voters or view.ballot is not None:
        return ()
    return (m.Vote(True), m.Vote(False))


def _card(state: SpyfallState, round: Round, seat: Seat) -> m.Card | None:
    if seat not in round.dealt_in:
        return None
    if seat in round.spies:
        others = [spy for spy in round.spies if spy != seat]
        return m.Card(True, partner=others[0] if others and state.options.acquainted else None)
    role = round.roles[seat]
    text = role_text(state.options, round.place, role) if state.options.own else ""
    return m.Card(False, round.place, role, text)


def _away(state: SpyfallState, round: Round) -> tuple[Seat, ...]:
    return tuple([other for other in round.dealt_in if state.presences[other] == "out"])


def _vote(state: SpyfallState, round: Round) -> m.OpenVote | None:
    if round.suspect is None:
        return None
    entitled = voters(round, state.presences)
    return m.OpenVote(
        suspect=round.suspect,
        accuser=accuser(round),
        voters=entitled,
        voted=tuple([voter for voter in entitled if round.ballots[voter] is not None]),
        needed=needed(round, state.presences),
    )


def _reveal(state: SpyfallState, round: Round, result: m.Result) -> m.Reveal:
    texts = tuple(role_text(state.options, round.place, role) for role in round.roles)
    return m.Reveal(place=round.place, spies=round.spies, roles=round.roles, role_texts=texts, result=result)
