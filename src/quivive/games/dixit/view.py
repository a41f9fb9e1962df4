"""What everybody may see of Dixit, what one seat sees in addition, and what it may do."""

from __future__ import annotations

from collections.abc import Sequence

from quivive.engine.game import Seat
from quivive.engine.seats import all_seats, plays, stays
from quivive.engine.text import FREE_TEXT
from quivive.games.dixit import model as m
from quivive.games.dixit.rules.cards import gives
from quivive.games.dixit.rules.seats import waiting_for
from quivive.games.dixit.state import DixitState


def own(state: DixitState, seat: Seat) -> m.DixitOwn:
    """The seat's hand, what it chose and where its token lies."""
    ballot = state.ballots[seat]
    return m.DixitOwn(
        you=seat,
        hand=state.hands[seat],
        mine=state.chosen[seat],
        changes=state.changes[seat],
        vote=ballot.card if ballot else None,
        idea=state.ideas[seat] is not None,
    )


def public(state: DixitState) -> m.DixitPublic:
    options = state.options
    seats = all_seats(state.presences)
    return m.DixitPublic(
        beat=state.beat,
        round=state.turn,
        over=state.ended is not None,
        phase=state.phase,
        sitting=options.sitting,
        end=options.end,
        turns=options.turns if options.end == "turns" else None,
        gives=gives(len(seats)),
        scores=state.scores,
        pile=len(state.pile),
        storyteller=state.storyteller,
        named=state.named,
        tied=state.tied,
        passed=state.passed,
        clue=state.clue,
        laid=tuple(entry.card for entry in state.laid),
        waiting_for=() if state.ended else waiting_for(state),
        voters=state.voters,
        ready=state.ready,
        away=tuple(seat for seat in seats if not plays(state.presences[seat])),
        gone=tuple(seat for seat in seats if not stays(state.presences[seat])),
        deadline=None if state.ended else state.ends_at,
        revealed_at=state.revealed_at,
        result=state.result,
        past=state.past,
    )


def awaits(public: m.DixitPublic) -> Sequence[Seat]:
    """Nobody in particular before the first turn and at the reveal, so that the host may cut them short."""
    return public.waiting_for


def legal(view: m.DixitView) -> Sequence[m.DixitAction]:
    you = view.you
    if you is None or view.over or you in view.away:
        return ()
    match view.phase:
        case "idea":
            return () if view.idea else (m.HaveIdea(),)
        case "tell":
            return _clues(view) if you == view.storyteller else ()
        case "choose":
            return () if you == view.storyteller else _choices(view)
        case "vote":
            return _votes(view) if you in view.voters else ()
        case "reveal":
            return () if you in view.ready else (m.Next(),)
    return ()


def _clues(view: m.DixitView) -> Sequence[m.DixitAction]:
    typed = tuple(m.Tell(card, FREE_TEXT) for card in view.hand)
    spoken = tuple(m.Tell(card) for card in view.hand) if view.sitting == "together" else ()
    return (*typed, *spoken)


def _choices(view: m.DixitView) -> Sequence[m.DixitAction]:
    back = tuple(m.TakeBack(card) for card in view.mine)
    if view.gives > 1 and len(view.mine) == view.gives:
        return back
    return (*(m.Choose(card) for card in view.hand if card not in view.mine), *back)


def _votes(view: m.DixitView) -> Sequence[m.DixitAction]:
    return tuple(m.Vote(card) for card in view.laid if card not in view.mine and card != view.vote)
