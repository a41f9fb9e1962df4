"""Who is in play, and whom a phase waits for."""

from __future__ import annotations

from quivive.engine.game import Seat
from quivive.engine.seats import all_seats, plays
from quivive.games.dixit.rules.cards import gives
from quivive.games.dixit.state import DixitState


def in_play(state: DixitState) -> tuple[Seat, ...]:
    """Every seat that is not left out. If a player left for good, a bot may play on for them (R16)."""
    return tuple(seat for seat in all_seats(state.presences) if plays(state.presences[seat]))


def givers(state: DixitState) -> tuple[Seat, ...]:
    """Who hands in cards, until they are laid out."""
    return tuple(seat for seat in in_play(state) if seat != state.storyteller)


def waiting_for(state: DixitState) -> tuple[Seat, ...]:
    """Who still has to tell, hand in or vote; nobody in particular before the first turn and at a reveal."""
    match state.phase:
        case "tell":
            return () if state.storyteller is None else (state.storyteller,)
        case "choose":
            needed = gives(len(state.presences))
            return tuple(seat for seat in givers(state) if len(state.chosen[seat]) < needed)
        case "vote":
            return tuple(seat for seat in state.voters if state.ballots[seat] is None)
    return ()
