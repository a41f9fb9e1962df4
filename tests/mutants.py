"""Broken games: each is Hush or Spyfall with one promise broken, which the kit must find."""

from __future__ import annotations

import datetime
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from msgspec.structs import replace as changed

from quivive.engine.dice import Dice
from quivive.engine.game import AnyGame, Contest, Data, Event, Illegal, Millis, Move, Seat, View
from quivive.engine.registry import games
from tests import toy

HUSH: AnyGame = toy.GAME
SPYFALL: AnyGame = games()["spyfall"]


class Bare(Event, frozen=True):
    """Has no explicit tag, so its tag is its class name."""


class WholeState(View, frozen=True, kw_only=True):
    """Shows everybody the whole state."""

    state: toy.HushState


class WholeStateView(WholeState, frozen=True, kw_only=True):
    you: Seat | None = None
    word: str | None = None
    mine: Seat | None = None


def whole_state() -> AnyGame:
    return replace(
        HUSH,
        public=lambda state: WholeState(beat=state.beat, round=0, state=state),
        legal=lambda view: () if view.you is None else toy.legal(HUSH.view(view.state, view.you)),
        views=WholeStateView,
    )


class ViewWithoutWord(toy.HushPublic, frozen=True, kw_only=True):
    """Leaves out a seat's own word."""

    you: Seat | None = None
    mine: Seat | None = None


class OwnWithSaid(toy.HushOwn, frozen=True, kw_only=True):
    """Repeats in the own half what everybody sees."""

    said: tuple[str, ...] = ()


class OwnWithoutDefault(Data, frozen=True, kw_only=True):
    you: Seat | None = None
    word: str | None
    mine: Seat | None = None


def halves(public: Any = toy.public, own: Any = toy.own, views: Any = toy.HushView) -> AnyGame:
    return replace(HUSH, public=public, own=own, views=views)


def own_without_default(state: Any, seat: Seat) -> OwnWithoutDefault:
    return OwnWithoutDefault(you=seat, word=state.words[seat], mine=state.pointed[seat])


def own_with_said(state: Any, seat: Seat) -> OwnWithSaid:
    return OwnWithSaid(you=seat, word=state.words[seat], mine=state.pointed[seat])


def plain_view(state: Any) -> View:
    return View(beat=state.beat, round=0)


def showing(game: AnyGame, more: Callable[[Any, Any], Any]) -> AnyGame:
    """What everybody sees passes through `more(public, state)`."""
    return replace(game, public=lambda state: more(game.public(state), state))


def seeing(game: AnyGame, more: Callable[[Any, Any, Seat], Any]) -> AnyGame:
    """What one seat sees passes through `more(own, state, seat)`."""
    return replace(game, own=lambda state, seat: more(game.own(state, seat), state, seat))


def evolving(game: AnyGame, tag: str, more: Callable[[Any, Any], Any]) -> AnyGame:
    """After events of this tag the state passes through `more(before, after)`."""

    def evolve(state: Any, event: Any) -> Any:
        after = game.evolve(state, event)
        return more(state, after) if event.__struct_config__.tag == tag else after

    return replace(game, evolve=evolve)


def deciding(game: AnyGame, before: Callable[[Any, Seat, Any], object]) -> AnyGame:
    """Every decision starts with `before(state, seat, action)`."""

    def decide(state: Any, seat: Seat, action: Any, moment: Any, dice: Dice) -> Any:
        before(state, seat, action)
        return game.decide(state, seat, action, moment, dice)

    return replace(game, decide=decide)


def listing(game: AnyGame, more: Callable[[Any, Sequence[Any]], Sequence[Any]]) -> AnyGame:
    """Every list of legal actions passes through `more(view, legal)`."""
    return replace(game, legal=lambda view: more(view, game.legal(view)))


def secret(game: AnyGame, **changes: Any) -> AnyGame:
    return replace(game, secrecy=replace(game.secrecy, **changes))


def all_words(public: Any, state: Any) -> Any:
    return changed(public, words=state.words)


def talk_goes_on(public: Any, state: Any) -> Any:
    return changed(public, phase="talk") if state.closed else public


def place_among_used(public: Any, state: Any) -> Any:
    return changed(public, used=(*public.used, state.round.place))


def word_to_seat_one(own: Any, state: Any, seat: Seat) -> Any:
    return changed(own, word=own.word + state.words[0]) if seat == 1 else own


def role_to_seat_two(own: Any, state: Any, seat: Seat) -> Any:
    """Shows one seat its neighbour's role."""
    round = state.round
    role = None if round.phase == "reveal" else round.roles[1]
    if seat != 2 or own.card is None or role is None or role == round.roles[2]:
        return own
    place = int(round.place.removeprefix("own.")) if round.place.startswith("own.") else None
    text = "" if place is None else state.options.own[place].roles[role]
    return changed(own, card=changed(own.card, role_text=text))


def first_choice_scores(before: Any, after: Any) -> Any:
    """Gives a point to whoever chose first."""
    if any(choice is not None for choice in before.pointed):
        return after
    first = next(s for s, choice in enumerate(after.pointed) if choice is not None)
    return changed(after, scores=tuple(score + (s == first) for s, score in enumerate(after.scores)))


def last_ballot_decides(before: Any, after: Any) -> Any:
    """Overwrites every ballot with the latest."""
    was, now = before.round.ballots, after.round.ballots
    latest = next((new for old, new in zip(was, now, strict=True) if old != new), None)
    return changed(
        after, round=changed(after.round, ballots=tuple(None if b is None else latest for b in now))
    )


def beat_moves(before: Any, after: Any) -> Any:
    return changed(after, beat=after.beat + 1)


def beat_starts_anew(before: Any, after: Any) -> Any:
    return changed(after, beat=0)


def forgets(before: Any, after: Any) -> Any:
    return changed(after, said=())


def rolls_dice(before: Any, after: Any) -> Any:
    return changed(after, deadline=Millis(after.deadline + Dice(b"again", 0).below(2)))


def rolls_python_dice(before: Any, after: Any) -> Any:
    return changed(after, deadline=Millis(after.deadline + random.randrange(2)))


def reads_the_clock(before: Any, after: Any) -> Any:
    return changed(after, deadline=Millis(int(time.time())))


def reads_the_calendar(before: Any, after: Any) -> Any:
    now = datetime.datetime.now(datetime.UTC)
    return changed(after, said=(*after.said, now.isoformat()))


def bad_seat_is_a_key_error(state: Any, seat: Seat, action: Any) -> None:
    if isinstance(action, toy.Point):
        {s: s for s in range(len(state.words))}[action.whom]


def refusal_tells_a_word(state: Any, seat: Seat, action: Any) -> None:
    if isinstance(action, toy.Say) and state.phase == "choose":
        raise Illegal("not_your_turn" if state.words[1 - min(seat, 1)] < "cedar" else "over")


def code_without_words(state: Any, seat: Seat, action: Any) -> None:
    if isinstance(action, toy.Say) and state.phase == "choose":
        raise Illegal("never_heard_of")


def deadline_tells_a_word(state: Any) -> Millis | None:
    return None if state.closed else Millis(state.deadline + len(state.words[0]))


def contest_tells_a_word(state: Any) -> Contest | None:
    """Opens a contest, and so causes pings, depending on a secret word."""
    return None if state.closed else Contest(len(state.words[0]))


def opening_tells_a_word(state: Any) -> Contest | None:
    """Opens a contest at a time that depends on the length of a secret word."""
    return None if state.closed else Contest(1, opens=Millis(state.deadline - len(state.words[0])))


def chance_past_the_dice(state: Any, seat: Seat, action: Any, moment: Any, dice: Dice) -> Any:
    events = toy.decide(state, seat, action, moment, dice)
    return [changed(e, text=str(random.random())) if isinstance(e, toy.Said) else e for e in events]


def refuses_an_empty_table(state: Any, presences: Any, now: Millis, dice: Dice) -> Any:
    if "here" not in presences:
        raise ValueError("nobody here")
    return toy.attend(state, presences, now, dice)


def never(view: Any, legal: Sequence[Any], dice: Dice) -> None:
    return None


def any_time(view: Any, legal: Sequence[Any], dice: Dice) -> Move[Any] | None:
    """Uses its own randomness, so asking twice gives two answers."""
    return Move(random.choice(legal), Millis(random.randrange(9_000))) if legal else None


def at_itself(view: Any, legal: Sequence[Any], dice: Dice) -> Move[Any] | None:
    return Move(toy.Point(view.you), Millis(100)) if legal else None
