"""The contract between a game and the house: an Action asks, an Event happened, a View is shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, Literal, NamedTuple, NewType, TypeVar

import msgspec

from quivive.engine.dice import Dice

Seat = NewType("Seat", int)
"""0..n-1, clockwise. None stands for the table itself: the shared screen and spectators."""

Millis = NewType("Millis", int)
"""Game time: milliseconds since the game began, pauses taken out."""

Sitting = Literal["together", "apart"]
"""In one room, where talk happens in the flesh, or remote, where the software carries it."""

Presence = Literal["here", "out", "gone"]
"""A seat that plays (a person or a bot), one left out of every count for now, one left for good."""


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A value: frozen, strict, compared by content. Per-seat values are tuples indexed by seat."""


class Options(Data, frozen=True, kw_only=True):
    """What the people at a table agree on before a game; a variant is a named value of it."""

    sitting: Sitting = "apart"


class Action(Data, frozen=True, tag_field="type"):
    """What a seat asks for. It is judged; what comes of it is events."""


class Event(Data, frozen=True, tag_field="type"):
    """What happened. Kept for ever, may hold secrets, never sent. Every event names its own tag."""


class State(Data, frozen=True, kw_only=True):
    """Everything about a game in play; only the game itself looks into it."""


class View(Data, frozen=True, kw_only=True):
    """What one seat may know: all that ever leaves the server."""

    beat: int
    """Moves with public steps only; an action that echoes an older beat is late."""


class Outcome(Data, frozen=True):
    """Why and how a game ended."""

    reason: str
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


class Moment(NamedTuple):
    """When an action came, as the house measured it; a game never sees the network itself."""

    now: Millis
    """When it is judged. Never runs backwards."""
    made: Millis
    """When the player made it, lag forgiven; never later than now."""
    settled: Millis
    """From then on nothing that was made before this action can still be on its way."""
    error: Millis = Millis(0)
    """By so much `made` may be wrong: two actions within their errors were made at the same time."""

    @classmethod
    def at(cls, now: int) -> Moment:
        """A moment without any lag.

        >>> Moment.at(5)
        Moment(now=5, made=5, settled=5, error=0)
        """
        return cls(Millis(now), Millis(now), Millis(now))


class Illegal(Exception):
    """A refusal by the rules; the code is the key of a translated sentence."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


O = TypeVar("O", bound=Options)
S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)


class Move(NamedTuple, Generic[A]):
    """What a bot wants to do, and how long it takes over it."""

    action: A
    after: Millis = Millis(0)


Bot = Callable[[V, Sequence[A], Dice], "Move[A] | None"]
"""A view in, a move out, and nothing else to see: a bot cannot cheat."""


@dataclass(frozen=True, kw_only=True)
class Secrecy(Generic[O, S]):
    """What the kit needs to try to break a game's secrets."""

    marked: O
    """Options under which the secrets are words found nowhere else, so that a leak can be searched for."""
    secrets: Callable[[S, Seat | None], Sequence[str]]
    """Words that must not reach this seat yet; asked under the marked options."""
    resample: Callable[[S, Seat | None, Dice], S]
    """Another state that this seat cannot tell from the true one: all that it cannot see, dealt anew."""


class Contest(NamedTuple):
    """A state in which the first hand counts, or the announcement of one."""

    number: int
    """Counts the contests of a game; a new number is a new race."""
    hands: tuple[Moment, ...] = ()
    """Those that are not judged yet."""
    free: tuple[Seat, ...] = ()
    """Who may still lay one."""
    opens: Millis | None = None
    """It has not begun: this is when it will, as everybody can see."""
    void_if_paused: bool = False
    """A pause ends it as `expire` does: whoever looks at a paused card would have a head start."""


def _never(state: Any) -> bool:
    return False


def _no_contest(state: Any) -> None:
    return None


def _everything(state: Any) -> Any:
    return state


@dataclass(frozen=True, kw_only=True)
class Game(Generic[O, S, A, E, V]):
    """One game. Its package's `GAME` is the table of contents of everything it does."""

    key: str
    rules: int
    """Version of the rules, in every log's header; old logs still fold under newer rules."""
    seats: range
    presets: Mapping[str, O]
    """Named options; the first is the default."""
    actions: Any
    events: Any
    views: type[V]
    setup: Callable[[O, int, Dice], Sequence[E]]
    """The first events, or Illegal when these options do not suit so many seats."""
    decide: Callable[[S, Seat, A, Moment, Dice], Sequence[E]]
    """What comes of an action, or Illegal."""
    expire: Callable[[S, Millis, Dice], Sequence[E]]
    """The phase is over: its deadline has passed, or those present skip it. Always moves the game on."""
    attend: Callable[[S, tuple[Presence, ...], Millis, Dice], Sequence[E]]
    """Who plays has changed. A seat that is gone is played by a bot for as long as the game deals it in."""
    evolve: Callable[[S | None, E], S]
    """Pure and total: no dice, no clock, no refusal; knows every tag ever written."""
    view: Callable[[S, Seat | None], V]
    """Built up from nothing: the only door for secrets."""
    private: tuple[str, ...]
    """The fields of a view that are a seat's own; all others are the same for everybody."""
    legal: Callable[[V], Sequence[A]]
    """Of the view, so it tells no more than the view. Free text stands as an ellipsis."""
    deadline: Callable[[S], Millis | None]
    outcome: Callable[[S], Outcome | None]
    bots: Mapping[str, Bot[V, A]]
    """By level, the weakest first; the middle one is seated unless another is asked for."""
    secrecy: Secrecy[O, S]
    refusals: Mapping[str, Mapping[str, str]]
    """Every code the rules may refuse with, and its sentence in each language."""
    hidden: Callable[[S], Any] = field(default=_everything)
    """All that private fields are made of: where it is equal after a step, no seat's own fields changed."""
    simultaneous: tuple[type[A], ...] = ()
    """Choices made in secret at the same time: the order in which they arrive must not matter."""
    silent: Callable[[S], bool] = field(default=_never)
    """The chat is closed for now."""
    race: Callable[[S], Contest | None] = field(default=_no_contest)
    """Who is first matters now: the house measures every connection as it shows this state."""
    upcasts: Mapping[str, Callable[[dict[str, Any]], dict[str, Any]]] = field(default_factory=dict)
    """By tag: how an event written by older rules reads in today's words."""

    @property
    def races(self) -> bool:
        return self.race is not _no_contest

    @property
    def options(self) -> type[O]:
        return type(next(iter(self.presets.values())))

    @cached_property
    def read_action(self) -> Callable[[bytes], A]:
        """JSON to one of the actions, strictly."""
        decode: Callable[[bytes], A] = msgspec.json.Decoder(self.actions).decode
        return decode

    @cached_property
    def read_event(self) -> Callable[[bytes], E]:
        decode: Callable[[bytes], E] = msgspec.json.Decoder(self.events).decode
        return decode


AnyGame = Game[Any, Any, Any, Any, Any]
