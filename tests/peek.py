"""Peek, a game with light events: Hush, but players look at each other and wink unseen by the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec.structs import asdict, replace

from quivive.engine.dice import Dice
from quivive.engine.game import Action, Event, Game, Illegal, Limit, Millis, Moment, Seat
from tests import toy


class Look(Action, frozen=True, tag="look"):
    never_late: ClassVar[bool] = True

    at: Seat


class Wink(Action, frozen=True, tag="wink"):
    limit: ClassVar[Limit | None] = Limit(1, Millis(700))


class Looked(Event, frozen=True, tag="looked"):
    light: ClassVar[bool] = True

    by: Seat
    at: Seat


class Winked(Event, frozen=True, tag="winked"):
    light: ClassVar[bool] = True

    by: Seat
    at: Seat


PeekAction = toy.HushAction | Look | Wink
PeekEvent = toy.HushEvent | Looked | Winked


class PeekState(toy.HushState, frozen=True, kw_only=True):
    looks: tuple[Seat | None, ...]
    winks: tuple[int, ...]
    """How many each seat has seen."""


class PeekPublic(toy.HushPublic, frozen=True, kw_only=True):
    looks: tuple[Seat | None, ...]


class PeekOwn(toy.HushOwn, frozen=True, kw_only=True):
    winks: int = 0


class PeekView(PeekPublic, frozen=True, kw_only=True):
    you: Seat | None = None
    word: str | None = None
    mine: Seat | None = None
    winks: int = 0


def decide(state: PeekState, seat: Seat, action: Any, moment: Moment, dice: Dice) -> Sequence[Any]:
    match action:
        case Look(at):
            return [Looked(seat, at)]
        case Wink():
            face = state.looks[seat]
            if face is None:
                raise Illegal("nobody_there")
            return [Winked(seat, face)]
    return toy.decide(state, seat, action, moment, dice)


def evolve(state: PeekState | None, event: Any) -> PeekState:
    match event:
        case Looked(by, at):
            assert state is not None
            return replace(state, looks=(*state.looks[:by], at, *state.looks[by + 1 :]))
        case Winked(_, at):
            assert state is not None
            return replace(state, winks=(*state.winks[:at], state.winks[at] + 1, *state.winks[at + 1 :]))
    hush = toy.evolve(state, event)
    if isinstance(hush, PeekState):
        return hush
    seats = len(hush.words)
    return PeekState(**asdict(hush), looks=(None,) * seats, winks=(0,) * seats)


def public(state: PeekState) -> PeekPublic:
    return PeekPublic(**asdict(toy.public(state)), looks=state.looks)


def own(state: PeekState, seat: Seat) -> PeekOwn:
    return PeekOwn(**asdict(toy.own(state, seat)), winks=state.winks[seat])


def legal(view: PeekView) -> Sequence[Any]:
    hush = toy.legal(view)  # type: ignore[arg-type]
    if view.you is None or view.phase is None:
        return hush
    return (*hush, *(Look(Seat(seat)) for seat in range(view.seats) if seat != view.you))


GAME: Game[Any, Any, Any, Any, Any] = Game(
    key="peek",
    rules=1,
    seats=toy.GAME.seats,
    presets=toy.GAME.presets,
    actions=PeekAction,
    events=PeekEvent,
    views=PeekView,
    setup=toy.setup,
    decide=decide,
    expire=toy.expire,
    attend=toy.attend,
    evolve=evolve,
    public=public,
    own=own,
    legal=legal,
    awaits=lambda public: [Seat(s) for s, chosen in enumerate(public.chosen) if not chosen],
    deadline=toy.deadline,
    outcome=toy.outcome,
    bots=toy.GAME.bots,
    secrecy=toy.GAME.secrecy,
    refusals=toy.GAME.refusals,
)
