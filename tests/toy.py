"""Hush, a game small enough to break: everybody holds a word and points at somebody, all at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar, Literal

from msgspec import Meta
from msgspec.structs import replace

from quivive.engine.dice import Dice
from quivive.engine.game import (
    Action,
    Data,
    Event,
    Game,
    Illegal,
    Millis,
    Moment,
    Options,
    Outcome,
    Presence,
    Seat,
    Secrecy,
    State,
    View,
)
from quivive.engine.simulate import random_bot

PATIENCE = 10_000


class HushOptions(Options, frozen=True, kw_only=True):
    rounds: int = 2
    words: Annotated[tuple[str, ...], Meta(min_length=6)] = ("ash", "birch", "cedar", "elm", "fir", "gum")


class Point(Action, frozen=True, tag="point"):
    simultaneous: ClassVar[bool] = True

    whom: Seat


class Say(Action, frozen=True, tag="say"):
    text: str


class Dealt(Event, frozen=True, tag="dealt"):
    rounds: int
    all_words: tuple[str, ...]
    words: tuple[str, ...]


class Pointed(Event, frozen=True, tag="pointed"):
    by: Seat
    whom: Seat


class Counted(Event, frozen=True, tag="counted"):
    deadline: Millis


class Said(Event, frozen=True, tag="said"):
    text: str
    deadline: Millis


class Present(Event, frozen=True, tag="present"):
    presences: tuple[Presence, ...]


class Closed(Event, frozen=True, tag="closed"):
    reason: str


HushAction = Point | Say
HushEvent = Dealt | Pointed | Counted | Said | Present | Closed


class HushState(State, frozen=True, kw_only=True):
    rounds: int
    all_words: tuple[str, ...]
    words: tuple[str, ...]
    presences: tuple[Presence, ...]
    pointed: tuple[Seat | None, ...]
    scores: tuple[int, ...]
    phase: Literal["choose", "talk"] = "choose"
    said: tuple[str, ...] = ()
    deadline: Millis = Millis(PATIENCE)
    beat: int = 0
    closed: str | None = None


class HushPublic(View, frozen=True, kw_only=True):
    words: tuple[str, ...]
    """Everybody's words, once the game is over."""
    phase: str | None
    seats: int
    chosen: tuple[bool, ...]
    scores: tuple[int, ...]
    said: tuple[str, ...]
    deadline: Millis | None


class HushOwn(Data, frozen=True, kw_only=True):
    you: Seat | None = None
    word: str | None = None
    mine: Seat | None = None


class HushView(HushPublic, frozen=True, kw_only=True):
    you: Seat | None = None
    word: str | None = None
    mine: Seat | None = None


def setup(options: HushOptions, seats: int, dice: Dice) -> Sequence[HushEvent]:
    if options.rounds > 3 and seats > 3:
        raise Illegal("too_long_for_so_many")
    return [Dealt(options.rounds, options.words, dice.sample(options.words, seats))]


def decide(
    state: HushState, seat: Seat, action: HushAction, moment: Moment, dice: Dice
) -> Sequence[HushEvent]:
    if state.closed:
        raise Illegal("over")
    match action:
        case Point(whom):
            return _point(state, seat, whom, moment.now)
        case Say(text):
            if state.phase != "talk" or seat != 0:
                raise Illegal("not_your_turn")
            if not 0 < len(text) <= 50:
                raise Illegal("say_it_in_fifty_letters")
            return _said(state, text, moment.now)


def _point(state: HushState, seat: Seat, whom: Seat, now: Millis) -> Sequence[HushEvent]:
    if state.phase != "choose" or state.pointed[seat] is not None:
        raise Illegal("no_pointing_now")
    if whom not in range(len(state.words)) or whom == seat:
        raise Illegal("nobody_there")
    pointed = Pointed(seat, whom)
    waiting = [s for s in _waiting(state, state.presences) if s != seat]
    return [pointed] if waiting else [pointed, Counted(Millis(now + PATIENCE))]


def _waiting(state: HushState, presences: tuple[Presence, ...]) -> list[int]:
    return [s for s, whom in enumerate(state.pointed) if whom is None and presences[s] != "out"]


def _said(state: HushState, text: str, now: Millis) -> Sequence[HushEvent]:
    said = Said(text, Millis(now + PATIENCE))
    return [said, Closed("played")] if len(state.said) + 1 >= state.rounds else [said]


def expire(state: HushState, now: Millis, dice: Dice) -> Sequence[HushEvent]:
    return [Counted(Millis(now + PATIENCE))] if state.phase == "choose" else _said(state, "", now)


def attend(state: HushState, presences: tuple[Presence, ...], now: Millis, dice: Dice) -> Sequence[HushEvent]:
    present = Present(presences)
    if len(presences) - presences.count("gone") < 2:
        return [present, Closed("too_few")]
    if state.phase == "choose" and not _waiting(state, presences):
        return [present, Counted(Millis(now + PATIENCE))]
    return [present]


def evolve(state: HushState | None, event: HushEvent) -> HushState:
    if isinstance(event, Dealt):
        seats = len(event.words)
        here: Presence = "here"
        return HushState(
            rounds=event.rounds,
            all_words=event.all_words,
            words=event.words,
            presences=(here,) * seats,
            pointed=(None,) * seats,
            scores=(0,) * seats,
        )
    assert state is not None
    match event:
        case Pointed(by, whom):
            return replace(state, pointed=_with(state.pointed, by, whom))
        case Counted(deadline):
            scores = tuple(score + state.pointed.count(Seat(s)) for s, score in enumerate(state.scores))
            return replace(state, scores=scores, phase="talk", deadline=deadline, beat=state.beat + 1)
        case Said(text, deadline):
            fresh = replace(state, phase="choose", pointed=(None,) * len(state.words), deadline=deadline)
            return replace(fresh, said=(*state.said, text), beat=state.beat + 1)
        case Present(presences):
            return replace(state, presences=presences)
        case Closed(reason):
            return replace(state, closed=reason, beat=state.beat + 1)


def _with(pointed: tuple[Seat | None, ...], by: Seat, whom: Seat) -> tuple[Seat | None, ...]:
    return tuple(whom if s == by else other for s, other in enumerate(pointed))


def public(state: HushState) -> HushPublic:
    return HushPublic(
        beat=state.beat,
        round=len(state.said),
        words=state.words if state.closed else (),
        phase=None if state.closed else state.phase,
        seats=len(state.words),
        chosen=tuple(whom is not None for whom in state.pointed),
        scores=state.scores,
        said=state.said,
        deadline=deadline(state),
    )


def own(state: HushState, seat: Seat) -> HushOwn:
    return HushOwn(you=seat, word=state.words[seat], mine=state.pointed[seat])


def legal(view: HushView) -> Sequence[HushAction]:
    if view.you is None:
        return ()
    if view.phase == "choose" and view.mine is None:
        return [Point(Seat(whom)) for whom in range(view.seats) if whom != view.you]
    return [Say("…")] if view.phase == "talk" and view.you == 0 else ()


def deadline(state: HushState) -> Millis | None:
    return None if state.closed else state.deadline


def outcome(state: HushState) -> Outcome | None:
    if state.closed is None:
        return None
    best = max(state.scores)
    return Outcome(
        state.closed, state.scores, tuple(Seat(s) for s, score in enumerate(state.scores) if score == best)
    )


def secrets(state: HushState, seat: Seat | None) -> Sequence[str]:
    return [] if state.closed else [word for s, word in enumerate(state.words) if s != seat]


def resample(state: HushState, seat: Seat | None, dice: Dice) -> HushState:
    mine = [] if seat is None else [state.words[seat]]
    deck = iter(dice.shuffled([word for word in state.all_words if word not in mine]))
    words = tuple(word if s == seat else next(deck) for s, word in enumerate(state.words))
    return replace(state, words=words, pointed=_pointed_anew(state, seat, dice))


def _pointed_anew(state: HushState, seat: Seat | None, dice: Dice) -> tuple[Seat | None, ...]:
    if state.phase == "talk":
        return state.pointed
    seats = [Seat(s) for s in range(len(state.words))]
    return tuple(
        whom if whom is None or s == seat else dice.choice([other for other in seats if other != s])
        for s, whom in enumerate(state.pointed)
    )


GAME: Game[HushOptions, HushState, HushAction, HushEvent, HushView] = Game(
    key="hush",
    rules=1,
    seats=range(2, 5),
    presets={"plain": HushOptions(), "long": HushOptions(rounds=5)},
    actions=HushAction,
    events=HushEvent,
    views=HushView,
    setup=setup,
    decide=decide,
    expire=expire,
    attend=attend,
    evolve=evolve,
    public=public,
    own=own,
    legal=legal,
    deadline=deadline,
    outcome=outcome,
    bots={"only": random_bot},
    secrecy=Secrecy(
        marked=HushOptions(words=tuple(f"marker-{letter}" for letter in "abcdef")),
        secrets=secrets,
        resample=resample,
    ),
    refusals={
        "too_long_for_so_many": {"en": "So many rounds are for two or three."},
        "over": {"en": "The game is over."},
        "not_your_turn": {"en": "It is not your turn."},
        "say_it_in_fifty_letters": {"en": "Say it in fifty letters."},
        "no_pointing_now": {"en": "There is nothing to choose now."},
        "nobody_there": {"en": "There is nobody there."},
    },
)
