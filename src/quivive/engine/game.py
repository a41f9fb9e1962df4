"""The contract between a game and the house: an Action asks, an Event happened, a View is shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, ClassVar, Generic, Literal, NamedTuple, NewType, TypeVar, get_args

import msgspec

from quivive.engine.dice import Dice
from quivive.engine.memo import remembered
from quivive.engine.views import Views

Seat = NewType("Seat", int)
"""0..n-1, clockwise. None stands for the table itself: the shared screen and spectators."""

Millis = NewType("Millis", int)
"""Game time: milliseconds since the game began, pauses taken out."""

Sitting = Literal["together", "apart"]
"""In one room, where talk happens in the flesh, or remote, where the software carries it."""

Presence = Literal["here", "out", "gone", "gone_out"]
"""A seat that plays (a person or a bot) or is left out of every count; the same, its player gone for good."""


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A value: frozen, strict, compared by content. Per-seat values are tuples indexed by seat.

    Values are made of older values, so they form no cycles, and the collector need not look at them.
    """


class Options(Data, frozen=True, kw_only=True):
    """What the people at a table agree on before a game; a variant is a named value of it."""

    sitting: Sitting = "apart"


class Limit(NamedTuple):
    """At most `most` actions of one type per seat within `within` milliseconds."""

    most: int
    within: Millis


class Action(Data, frozen=True, tag_field="type"):
    """What a seat asks for. It is judged; what comes of it is events."""

    simultaneous: ClassVar[bool] = False
    """Chosen in secret by several at the same time: the order in which they arrive must not matter."""
    crosses: ClassVar[bool] = False
    """Judged by the instant at which it was made, whatever beat it echoes: it is never late."""
    limit: ClassVar[Limit | None] = None
    """The door answers what goes beyond it with `too_fast`, before any rule sees it."""
    moves_on: ClassVar[bool] = False
    """Only ends a scene that people look at: a bot in a hurry leaves them time to read it."""
    always_offered: ClassVar[bool] = False
    """Listed whatever the seat may do, so that the list tells nothing; the rules may still refuse it."""


class Event(Data, frozen=True, tag_field="type"):
    """What happened. Kept for ever, may hold secrets, never sent. Every event names its own tag."""

    light: ClassVar[bool] = False
    """Shown at once, written with the next batch. A crash may lose the last ones, so nothing that counts."""


class State(Data, frozen=True, kw_only=True):
    """Everything about a game in play; only the game itself looks into it."""


class View(Data, frozen=True, kw_only=True):
    """What one seat may know: all that ever leaves the server.

    A game derives its public half from this, and its whole view from the public half.
    """

    beat: int
    """Moves with public steps only; an action that echoes an older beat is late."""
    round: int
    """Anyone who joins late takes over a bot's seat when this moves on."""


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
    """How far off `made` may be: two actions within their errors were made at the same time."""

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


@dataclass(frozen=True)
class SlowBot(Generic[V, A]):
    """A bot that takes too long over a move for others to wait: the house asks it in a thread."""

    think: Bot[V, A]
    prepare: Callable[[], None]
    """Loads all that its game's bots need; called in that thread before they are first asked."""

    def __call__(self, view: V, legal: Sequence[A], dice: Dice) -> Move[A] | None:
        return self.think(view, legal, dice)


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


def _nobody(public: Any) -> tuple[Seat, ...]:
    return ()


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
    """The merged view: derived from the type that `public` gives, it repeats the fields that `own` gives."""
    setup: Callable[[O, int, Dice], Sequence[E]]
    """The first events, or Illegal if these options do not suit this number of seats."""
    decide: Callable[[S, Seat, A, Moment, Dice], Sequence[E]]
    """What comes of an action, or Illegal."""
    expire: Callable[[S, Millis, Dice], Sequence[E]]
    """The phase is over: its deadline has passed, or those present skip it. Always moves the game on."""
    attend: Callable[[S, tuple[Presence, ...], Millis, Dice], Sequence[E]]
    """A seat's presence has changed. A bot plays a seat that is gone for as long as the game deals it in."""
    evolve: Callable[[S | None, E], S]
    """Pure and total: no dice, no clock, no refusal; knows every tag ever written."""
    public: Callable[[S], View]
    """What everybody sees, built up from nothing: given no seat, it cannot hold a seat's secret."""
    own: Callable[[S, Seat], Data]
    """What one seat sees besides. Every field has a default, which is what spectators get."""
    legal: Callable[[V], Sequence[A]]
    """Of the merged view, so it tells no more; travels beside it as `may`. Free text is an ellipsis."""
    deadline: Callable[[S], Millis | None]
    outcome: Callable[[S], Outcome | None]
    bots: Mapping[str, Bot[V, A]]
    """By level, the weakest first; the middle one is seated unless another is asked for."""
    secrecy: Secrecy[O, S]
    refusals: Mapping[str, Mapping[str, str]]
    """Every code the rules may refuse with, and its sentence in each language."""
    awaits: Callable[[Any], Sequence[Seat]] = field(default=_nobody)
    """Of the public half: whom the phase waits for, as everybody can see it; not to be skipped while here."""
    silent: Callable[[S], bool] = field(default=_never)
    """The chat is closed for now."""
    race: Callable[[S], Contest | None] = field(default=_no_contest)
    """Who is first matters now: the house measures every connection as it shows this state."""
    leaves_out: bool = False
    """The seat of somebody who left for good is left out where the table agreed so; else a bot plays it."""
    upcasts: Mapping[str, Callable[[dict[str, Any]], dict[str, Any]]] = field(default_factory=dict)
    """By tag: how an event written by older rules reads in today's words."""

    def view(self, state: S, seat: Seat | None) -> V:
        """Both halves, merged; of one state in a row the public half is made once."""
        view: Any = self._views_of(state)[seat]
        merged: V = view
        return merged

    @cached_property
    def _views_of(self) -> Callable[[S], Views]:
        return remembered(lambda state: Views(self, state))

    @cached_property
    def own_fields(self) -> tuple[str, ...]:
        """The fields of the merged view that are a seat's own; all others are the same for everybody."""
        base: Any = self.views.__base__
        return tuple(name for name in self.views.__struct_fields__ if name not in base.__struct_fields__)

    @cached_property
    def simultaneous(self) -> tuple[type[A], ...]:
        """Actions chosen in secret at the same time."""
        kinds = get_args(self.actions) or (self.actions,)
        return tuple(kind for kind in kinds if kind.simultaneous)

    @cached_property
    def lit(self) -> bool:
        """Some of its events are light."""
        return any(kind.light for kind in get_args(self.events))

    @cached_property
    def races(self) -> bool:
        return self.race is not _no_contest

    @cached_property
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
