"""What everybody may see of Crosshairs, what one seat sees in addition, and what it may do."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import asdict, replace

from quivive.engine.game import Seat
from quivive.engine.seats import plays
from quivive.games.crosshairs import actions as a
from quivive.games.crosshairs import model as m
from quivive.games.crosshairs.bots.hints import hint
from quivive.games.crosshairs.content import missions
from quivive.games.crosshairs.content.cards import corners
from quivive.games.crosshairs.content.missions import nameable
from quivive.games.crosshairs.rules.deduction import board, grid
from quivive.games.crosshairs.rules.gun import readable
from quivive.games.crosshairs.rules.turns import direction
from quivive.games.crosshairs.state import CrosshairsState, Suspect


def own(state: CrosshairsState, seat: Seat) -> m.CrosshairsOwn:
    """An agent's own hand, and the suspects that they have looked at."""
    mine = m.CrosshairsOwn(you=seat, hand=state.hands[seat], seen=_seen(state, seat))
    wanted = state.options.hint and state.ended is None and state.phase != "briefing"
    if not wanted:
        return mine
    view = m.CrosshairsView(**asdict(public(state)), **asdict(mine))
    return replace(mine, hint=hint(view))


def public(state: CrosshairsState) -> m.CrosshairsPublic:
    key = state.options.mission
    boards = _boards(state)
    return m.CrosshairsPublic(
        beat=state.beat,
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
        away=tuple(Seat(s) for s, presence in enumerate(state.presences) if not plays(presence)),
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
    )


def awaits(public: m.CrosshairsPublic) -> Sequence[Seat]:
    """Whoever has not read the briefing; then the agent to move."""
    if public.over or public.phase == "shot":
        return ()
    if public.phase == "briefing":
        seats = (Seat(seat) for seat in range(len(public.hands)))
        return tuple(seat for seat in seats if seat not in public.ready and seat not in public.away)
    return (public.to_move,)


def legal(view: m.CrosshairsView) -> Sequence[a.CrosshairsAction]:
    you = view.you
    if you is None or view.over or you in view.away:
        return ()
    if view.phase == "briefing":
        return () if you in view.ready else (a.Ready(),)
    if view.to_move != you:
        return ()
    match view.phase:
        case "turn":
            return (*_actions(view, you), *_aims(view, you))
        case "aim":
            return (*_aims(view, you), a.Lower(), *(a.Fire(card) for card in nameable(view.mission)))
        case "draw":
            return (a.Draw(), a.Stop())
        case "reward":
            blind = (a.TakeBlind(position) for position in range(view.face_down))
            return (*(a.Take(card) for card in view.discard), *blind, a.Stop())
        case "surplus":
            return tuple(a.Discard(card) for card in view.hand)
    return ()


def _actions(view: m.CrosshairsView, you: Seat) -> list[a.CrosshairsAction]:
    own = [standing.suspect for standing in view.stands[you]]
    others = view.targets(you)
    found: list[a.CrosshairsAction] = []
    if view.suspects_left and len(own) < view.stand_limit:
        found.append(a.Detain())
    found += [a.Clue(card, suspect) for suspect in own for card in view.hand]
    found += [a.Token(token, suspect) for suspect in own for token in view.tokens]
    found += [a.Exchange(card, suspect) for suspect in others for card in view.hand]
    return found if view.hq_empty else [*found, a.Wait()]


def _aims(view: m.CrosshairsView, you: Seat) -> list[a.Aim]:
    seen = {held.suspect for held in view.seen}
    return [a.Aim(suspect) for suspect in view.targets(you) if suspect not in seen | {view.aim}]


def _boards(state: CrosshairsState) -> m.Boards:
    return "off" if missions.change(state.options.mission, missions.BoardsOff) else state.options.boards


def _standing(mission: str, suspect: Suspect, boards: m.Boards) -> m.Standing:
    """Boards and grids follow only from public clues (R10)."""
    return m.Standing(
        suspect=suspect.id,
        seen_by=suspect.seen_by,
        clues=suspect.clues,
        missed=suspect.missed,
        board=board(mission, suspect.clues) if boards == "on" else None,
        grid=grid(mission, suspect.clues) if boards == "easy" else None,
    )


def _record(state: CrosshairsState) -> tuple[m.RecordEntry, ...]:
    """If the discard may not be read, the record hides the cards that went there, too."""
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
    """R7: once the game is over, nothing is hidden."""
    return m.Reveal(
        stands=tuple(tuple(suspect.card for suspect in stand) for stand in state.stands),
        suspects=state.suspects,
        hands=state.hands,
        face_down=state.face_down,
        double=_double_at_large(state),
    )


def _double_at_large(state: CrosshairsState) -> m.CardId | None:
    """Suspects are numbered as they are detained, from the top of their deck."""
    for suspect in (one for stand in state.stands for one in stand):
        if suspect.double:
            return suspect.card
    detained = sum(entry.what == "detained" for entry in state.record)
    place = (state.double or 0) - detained - 1
    return state.suspects[place] if 0 <= place < len(state.suspects) else None
