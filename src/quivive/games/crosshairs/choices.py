"""What an agent may do, read from what they see."""

from __future__ import annotations

from collections.abc import Sequence

from quivive.engine.game import Seat
from quivive.games.crosshairs import model as m
from quivive.games.crosshairs.missions import nameable


def legal(view: m.CrosshairsView) -> Sequence[m.CrosshairsAction]:
    you = view.you
    if you is None or view.over or you in view.away:
        return ()
    if view.phase == "briefing":
        return () if you in view.ready else (m.Ready(),)
    if view.to_move != you:
        return ()
    match view.phase:
        case "turn":
            return (*_actions(view, you), *_aims(view, you))
        case "aim":
            return (*_aims(view, you), m.Lower(), *(m.Fire(card) for card in nameable(view.mission)))
        case "draw":
            return (m.Draw(), m.Stop())
        case "reward":
            blind = (m.TakeBlind(position) for position in range(view.face_down))
            return (*(m.Take(card) for card in view.discard), *blind, m.Stop())
        case "surplus":
            return tuple(m.Discard(card) for card in view.hand)
    return ()


def targets(view: m.CrosshairsView, you: Seat) -> list[m.SuspectId]:
    """Suspects before others that a card may be laid beside."""
    return [
        standing.suspect
        for at, stand in enumerate(view.stands)
        if at != you and (view.pointed is None or at in view.pointed)
        for standing in stand
    ]


def _actions(view: m.CrosshairsView, you: Seat) -> list[m.CrosshairsAction]:
    own = [standing.suspect for standing in view.stands[you]]
    others = targets(view, you)
    found: list[m.CrosshairsAction] = []
    if view.suspects_left and len(own) < view.stand_limit:
        found.append(m.Detain())
    found += [m.Clue(card, suspect) for suspect in own for card in view.hand]
    found += [m.Token(token, suspect) for suspect in own for token in view.tokens]
    found += [m.Exchange(card, suspect) for suspect in others for card in view.hand]
    return found if view.hq_empty else [*found, m.Wait()]


def _aims(view: m.CrosshairsView, you: Seat) -> list[m.Aim]:
    seen = {held.suspect for held in view.seen}
    return [m.Aim(suspect) for suspect in targets(view, you) if suspect not in seen | {view.aim}]
