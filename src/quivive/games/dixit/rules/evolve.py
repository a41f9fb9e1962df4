"""Each event folded into the state: pure and total, so that any old log replays."""

from __future__ import annotations

from msgspec.structs import replace

from quivive.engine.game import Presence, Seat
from quivive.engine.seats import plays, with_item
from quivive.games.dixit import events as e
from quivive.games.dixit.model import PastTurn
from quivive.games.dixit.rules.scoring import totals
from quivive.games.dixit.state import Ballot, Cards, DixitState


def evolve(state: DixitState | None, event: e.DixitEvent) -> DixitState:
    if isinstance(event, e.Opened):
        return _opened(event)
    assert state is not None
    match event:
        case e.Dealt(hands, pile, deadline):
            return replace(state, hands=hands, pile=pile, ends_at=deadline)
        case e.IdeasAsked(deadline):
            return _moved(replace(state, phase="idea", ends_at=deadline))
        case e.StorytellerNamed():
            return _moved(_storyteller_named(state, event))
        case e.Told():
            return _moved(_told(state, event))
        case e.CardsLaid():
            return _moved(_laid(state, event))
        case e.TurnScored():
            return _moved(_scored(state, event))
        case e.Drawn(cards):
            hands = tuple(hand + more for hand, more in zip(state.hands, cards, strict=True))
            return replace(state, hands=hands, pile=state.pile[sum(map(len, cards)) :])
        case e.ClockStarted(deadline):
            return replace(state, clock_due=None, ends_at=deadline)
        case e.Ended(reason):
            return replace(state, ended=reason)
    return _evolve_seat(state, event)


def _evolve_seat(state: DixitState, event: e.DixitEvent) -> DixitState:
    """Events about one player, or about who is there; none of them moves the beat."""
    match event:
        case e.IdeaHad(seat=seat, moment=moment):
            return replace(state, ideas=with_item(state.ideas, seat, moment))
        case e.Passed(seat):
            return replace(state, passed=(*state.passed, seat))
        case e.Chosen(seat, cards):
            changes = with_item(state.changes, seat, state.changes[seat] + 1)
            return replace(state, chosen=with_item(state.chosen, seat, cards), changes=changes)
        case e.Voted(seat, card):
            return replace(state, ballots=with_item(state.ballots, seat, Ballot(card)))
        case e.Readied(seat):
            return replace(state, ready=tuple(sorted((*state.ready, seat))))
        case e.Attendance(presences):
            staying = tuple(seat for seat in state.voters if plays(presences[seat]))
            return replace(state, presences=presences, voters=staying)
    return state


def _opened(event: e.Opened) -> DixitState:
    here: Presence = "here"
    seats = event.seats
    return DixitState(
        options=event.options,
        presences=(here,) * seats,
        scores=(0,) * seats,
        hands=((),) * seats,
        ideas=(None,) * seats,
        chosen=((),) * seats,
        changes=(0,) * seats,
        ballots=(None,) * seats,
    )


def _storyteller_named(state: DixitState, event: e.StorytellerNamed) -> DixitState:
    """Clear the table for a new turn or, after a pass, for the same turn again."""
    seats = len(state.presences)
    return replace(
        state,
        phase="tell",
        turn=state.turn + (state.result is not None),
        ends_at=event.deadline,
        ideas=(None,) * seats,
        storyteller=event.seat,
        named=event.named,
        tied=event.tied,
        clue=None,
        chosen=((),) * seats,
        changes=(0,) * seats,
        laid=(),
        ballots=(None,) * seats,
        result=None,
        revealed_at=None,
        past=_with_the_last_turn(state),
        ready=(),
    )


def _with_the_last_turn(state: DixitState) -> tuple[PastTurn, ...]:
    if state.clue is None or state.result is None:
        return state.past
    return (*state.past, PastTurn(state.clue, state.result))


def _told(state: DixitState, event: e.Told) -> DixitState:
    assert state.storyteller is not None
    chosen = with_item(state.chosen, state.storyteller, (event.card,))
    return replace(state, phase="choose", passed=(), clue=event.clue, chosen=chosen, ends_at=event.deadline)


def _laid(state: DixitState, event: e.CardsLaid) -> DixitState:
    on_table = {entry.card for entry in event.cards}
    return replace(
        state,
        phase="vote",
        clock_due=event.clock_due,
        ends_at=None,
        hands=tuple(tuple(card for card in hand if card not in on_table) for hand in state.hands),
        chosen=tuple(_cards_of(Seat(seat), event) for seat in range(len(state.hands))),
        laid=event.cards,
        voters=event.voters,
    )


def _scored(state: DixitState, event: e.TurnScored) -> DixitState:
    earned = totals(event.result.points, len(state.scores))
    return replace(
        state,
        phase="reveal",
        scores=tuple(score + more for score, more in zip(state.scores, earned, strict=True)),
        discard=(*state.discard, *(entry.card for entry in state.laid)),
        clock_due=None,
        ends_at=event.deadline,
        voters=(),
        ballots=event.ballots,
        result=event.result,
        revealed_at=event.at,
    )


def _cards_of(seat: Seat, event: e.CardsLaid) -> Cards:
    return tuple(entry.card for entry in event.cards if entry.owner == seat)


def _moved(state: DixitState) -> DixitState:
    """Only public steps move the beat."""
    return replace(state, beat=state.beat + 1)
