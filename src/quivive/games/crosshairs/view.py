"""What each agent may see of Crosshairs, built up from nothing."""

from __future__ import annotations

from msgspec.structs import replace

from quivive.engine.game import Seat
from quivive.engine.memo import remembered
from quivive.games.crosshairs import missions
from quivive.games.crosshairs import model as m
from quivive.games.crosshairs.cards import corners
from quivive.games.crosshairs.gun import readable
from quivive.games.crosshairs.hints import hint
from quivive.games.crosshairs.lore import board, grid
from quivive.games.crosshairs.state import CrosshairsState, Suspect
from quivive.games.crosshairs.turns import direction


def view(state: CrosshairsState, seat: Seat | None) -> m.CrosshairsView:
    """What all may see; an agent's own hand, and the suspects that they have looked at."""
    public = _public(state)
    if seat is None:
        return public
    mine = replace(public, you=seat, hand=state.hands[seat], seen=_seen(state, seat))
    wanted = state.options.hint and state.ended is None and state.phase != "briefing"
    return replace(mine, hint=hint(mine)) if wanted else mine


def hidden(state: CrosshairsState) -> object:
    """What hands and secret looks are made of; a hint is made of all that is seen."""
    return state if state.options.hint else (state.hands, state.stands)


@remembered
def _public(state: CrosshairsState) -> m.CrosshairsView:
    key = state.options.mission
    boards = _boards(state)
    return m.CrosshairsView(
        beat=state.beat,
        you=None,
        over=state.ended is not None,
        phase=state.phase,
        sitting=state.options.sitting,
        mission=key,
        changes=tuple(str(found.__struct_config__.tag) for found in missions.MISSIONS[key].changes),
        suits=missions.suits(key),
        numbers=corners(*missions.MISSIONS[key].numbers),
        boards=boards,
        silent=missions.change(key, missions.Silence) is not None,
        hand_limit=missions.hand_limit(key),
        first=state.first,
        round=state.round,
        to_move=state.to_move,
        direction=1 if direction(state) == 1 else -1,
        away=tuple(Seat(s) for s, presence in enumerate(state.presences) if presence == "out"),
        ready=state.ready,
        deadline=None if state.ended else state.ends_at,
        time_over_at=state.time_over_at,
        bullets=state.bullets,
        suspects_left=len(state.suspects),
        hq=None if missions.change(key, missions.HqHidden) and not state.ended else len(state.hq),
        hq_empty=not state.hq,
        hands=tuple(len(hand) for hand in state.hands),
        open=state.open,
        stands=tuple(tuple(_standing(key, s, boards) for s in stand) for stand in state.stands),
        stand_limit=missions.stand_limit(key),
        discard=readable(state),
        discard_count=len(state.face_up),
        face_down=len(state.face_down),
        returned=state.returned,
        tokens=state.tokens,
        token_reading=missions.token_reading(key),
        pointed=state.pointed if missions.change(key, missions.Pointers) else None,
        draws=state.draws,
        aim=state.aim,
        shot=state.shot,
        record=_record(state),
        reveal=_reveal(state) if state.ended else None,
        hand=(),
        seen=(),
        hint=None,
    )


def _boards(state: CrosshairsState) -> m.Boards:
    return "off" if missions.change(state.options.mission, missions.BoardsOff) else state.options.boards


def _standing(mission: str, suspect: Suspect, boards: m.Boards) -> m.Standing:
    """Boards and grids follow from public clues alone (R10)."""
    return m.Standing(
        suspect=suspect.id,
        seen_by=suspect.seen_by,
        clues=suspect.clues,
        missed=suspect.missed,
        board=board(mission, suspect.clues) if boards == "on" else None,
        grid=grid(mission, suspect.clues) if boards == "easy" else None,
    )


def _record(state: CrosshairsState) -> tuple[m.Entry, ...]:
    """Where the discard may not be read, the record does not tell what has gone there either."""
    if readable(state) == state.face_up:
        return state.record
    closed = set(state.face_up) - set(readable(state))
    return tuple(
        replace(entry, card=None) if entry.card in closed and entry.what != "shot" else entry
        for entry in state.record
    )


def _seen(state: CrosshairsState, seat: Seat) -> tuple[m.Held, ...]:
    return tuple(
        m.Held(suspect=suspect.id, card=suspect.card, double=suspect.double)
        for stand in state.stands
        for suspect in stand
        if suspect.seen_by == seat
    )


def _reveal(state: CrosshairsState) -> m.Reveal:
    """R7: now that nothing hangs on it any more."""
    return m.Reveal(
        stands=tuple(tuple(suspect.card for suspect in stand) for stand in state.stands),
        suspects=state.suspects,
        hands=state.hands,
        face_down=state.face_down,
        double=state.double,
    )
