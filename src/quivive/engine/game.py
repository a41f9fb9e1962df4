"""The contract of a game. An Action asks, an Event happened, a View is shown."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, ClassVar, Generic, Literal, NamedTuple, NewType, TypeVar, get_args

import msgspec

from quivive.engine.dice import Dice
from quivive.engine.memo import remembered
from quivive.engine.views import Views

Seat = NewType("Seat", int)
"""Numbered clockwise from 0. None stands for the table itself: the shared screen and spectators."""

Millis = NewType("Millis", int)
"""Game time: milliseconds since the game began, not counting pauses."""

Sitting = Literal["together", "apart"]
"""Together: in one room, where people talk aloud. Apart: remote, where the software carries the talk."""

Presence = Literal["here", "out", "gone", "gone_out"]
"""Here: a person or a bot plays the seat. Out: it is left out of every count. Gone, gone_out: the same two,
but its player has left for good."""


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A value: frozen, strict, compared by content. Per-seat values are tuples indexed by seat.

    A value refers only to older values, so there are no cycles and the garbage collector can ignore them.
    """


class Options(Data, frozen=True, kw_only=True, cache_hash=True):
    """What the people at a table agree on before a game. A variant is a named set of options."""

    sitting: Sitting = "apart"


class Limit(NamedTuple):
    """At most `most` actions of one type per seat within `within` milliseconds."""

    most: int
    within: Millis


class Action(Data, frozen=True, tag_field="type", cache_hash=True):
    """What a seat asks for. The rules turn it into events, or refuse it."""

    simultaneous: ClassVar[bool] = False
    """Several seats choose in secret at the same time; the order in which choices arrive must not matter."""
    never_late: ClassVar[bool] = False
    """Judged by when it was made, whatever beat it names, so it is never refused as late."""
    limit: ClassVar[Limit | None] = None
    """Actions beyond this rate are refused with `too_fast` before the rules see them."""
    moves_on: ClassVar[bool] = False
    """Only ends a scene that people are reading, so even a bot in a hurry gives them time."""
    always_offered: ClassVar[bool] = False
    """Always listed as legal, so that the list gives nothing away; the rules may still refuse it."""


class Event(Data, frozen=True, tag_field="type"):
    """What happened. Kept for ever, may hold secrets, never sent. Every event has an explicit tag."""

    light: ClassVar[bool] = False
    """Shown at once and written with the next batch. A crash may lose the last few."""


class State(Data, frozen=True, kw_only=True):
    """The full state of a game in play. Only the game itself looks inside."""


class View(Data, frozen=True, kw_only=True):
    """What one seat may know. Nothing else ever leaves the server.

    A game derives its public half from this class, and its merged view from the public half.
    """

    beat: int
    """Goes up with public steps only; an action that names an older beat is late."""
    round: int
    """When this goes up, a guest who joined late takes over a bot's seat."""


class Outcome(Data, frozen=True):
    """Why and how a game ended."""

    reason: str
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


class Moment(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """When an action was made and judged, as measured by the table. A game never sees the network."""

    now: Millis
    """When it is judged. Never goes backwards."""
    made: Millis
    """When the player made it, with network delay forgiven; never later than now."""
    settled: Millis
    """From this time on, nothing made before this action can still be in transit."""
    error: Millis = Millis(0)
    """How far off `made` may be. Two actions within each other's error count as simultaneous."""

    @classmethod
    def at(cls, now: int) -> Moment:
        """A moment without any lag.

        >>> Moment.at(5)
        Moment(now=5, made=5, settled=5, error=0)
        """
        return cls(Millis(now), Millis(now), Millis(now))


class Illegal(Exception):
    """A refusal, by a game's rules or by the table. The code is the key of a translated sentence."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


O = TypeVar("O", bound=Options)
S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)


class Move(msgspec.Struct, Generic[A], frozen=True):
    """What a bot wants to do, and how long it takes to do it."""

    action: A
    after: Millis = Millis(0)


Bot = Callable[[V, Sequence[A], Dice], "Move[A] | None"]
"""Takes a view, the legal actions and dice, and returns a move. It sees nothing else, so it cannot cheat."""


@dataclass(frozen=True)
class SlowBot(Generic[V, A]):
    """A bot that thinks too long for the event loop to wait; the table asks it in a thread."""

    think: Bot[V, A]
    prepare: Callable[[], None]
    """Loads what the game's bots need. Called in that thread before the first question."""

    def __call__(self, view: V, legal: Sequence[A], dice: Dice) -> Move[A] | None:
        return self.think(view, legal, dice)


@dataclass(frozen=True, kw_only=True)
class Secrecy(Generic[O, S]):
    """What the kit needs to try to break a game's secrets."""

    marked: O
    """Options under which every secret is a unique word, so that a leak can be found by searching."""
    secrets: Callable[[S, Seat | None], Sequence[str]]
    """Words that must not reach this seat yet, under the marked options."""
    resample: Callable[[S, Seat | None, Dice], S]
    """Another state that looks the same to this seat: everything it cannot see is dealt again."""


class Contest(NamedTuple):
    """A state in which the first player to act wins something, or the announcement of one."""

    number: int
    """Counts the contests of a game; a new number means a new race."""
    claims: tuple[Moment, ...] = ()
    """When each claim to be first that is not judged yet was made."""
    free: tuple[Seat, ...] = ()
    """The seats that may still claim."""
    opens: Millis | None = None
    """Set if the contest has not begun yet: when it will, which everybody can see."""
    void_if_paused: bool = False
    """A pause ends it as `expire` does, because looking at a paused card would be a head start."""


def _never(state: Any) -> bool:
    return False


def _no_contest(state: Any) -> None:
    return None


def _nobody(public: Any) -> tuple[Seat, ...]:
    return ()


def _anybody(one: Any, other: Any) -> None:
    return None


@dataclass(frozen=True, kw_only=True)
class Game(Generic[O, S, A, E, V]):
    """One game. The `GAME` of its package is a table of contents of everything it does."""

    key: str
    rules: int
    """Version of the rules, recorded with every deal. Old logs still fold under newer rules."""
    seats: range
    presets: Mapping[str, O]
    """Named options; the first is the default."""
    actions: Any
    events: Any
    views: type[V]
    """The merged view: extends the type that `public` returns and repeats the fields of `own`'s."""
    setup: Callable[[O, int, Dice], Sequence[E]]
    """The first events; raises Illegal if these options do not suit this number of seats."""
    decide: Callable[[S, Seat, A, Moment, Dice], Sequence[E]]
    """The events that follow from an action; raises Illegal."""
    expire: Callable[[S, Millis, Dice], Sequence[E]]
    """The phase ends: its deadline has passed, or it is skipped. This must always move the game on."""
    attend: Callable[[S, tuple[Presence, ...], Millis, Dice], Sequence[E]]
    """A seat's presence has changed. A bot plays a seat that is gone for as long as the game deals it in."""
    evolve: Callable[[S | None, E], S]
    """Applies an event. Pure and total: no dice, no clock, no refusal. Knows every tag ever written."""
    public: Callable[[S], View]
    """What everybody sees, built up from nothing. It is given no seat, so it cannot hold a seat's secret."""
    own: Callable[[S, Seat], Data]
    """What one seat sees in addition. Every field has a default, which is what spectators get."""
    legal: Callable[[V], Sequence[A]]
    """What a seat may do, from its merged view alone; sent along as `may`. Free text is an ellipsis."""
    differs_for: Callable[[S, S], Collection[Seat | None] | None] = field(default=_anybody)
    """The only seats for which `own` or `legal` may differ between two states of a game; None: any seat.
    Worth naming for steps that make up most of a game: the other seats' halves are not built again."""
    deadline: Callable[[S], Millis | None]
    outcome: Callable[[S], Outcome | None]
    bots: Mapping[str, Bot[V, A]]
    """By level, the weakest first. The middle one is the default."""
    coach: Bot[V, A] | None = None
    """Takes the place of every level at a practice table, to leave a newcomer their share of the game."""
    secrecy: Secrecy[O, S]
    refusals: Mapping[str, Mapping[str, str]]
    """Every code that the rules may refuse with, and its sentence in each language."""
    awaits: Callable[[Any], Sequence[Seat]] = field(default=_nobody)
    """The seats a phase is waiting for, from the public half. They cannot be skipped while they are here."""
    silent: Callable[[S], bool] = field(default=_never)
    """Whether the chat is closed for now."""
    race: Callable[[S], Contest | None] = field(default=_no_contest)
    """The contest in this state, if any. The table then measures every connection as it shows the state."""
    leaves_out: bool = False
    """The seat of a player who left for good is left out, if the table agreed to; else a bot plays it."""
    upcasts: Mapping[str, Callable[[dict[str, Any]], dict[str, Any]]] = field(default_factory=dict)
    """By tag: converts an event written under older rules to today's form."""

    def view(self, state: S, seat: Seat | None) -> V:
        """Both halves, merged. For several seats of one state in a row, the public half is built once."""
        view: Any = self._views_of(state)[seat]
        merged: V = view
        return merged

    @cached_property
    def _views_of(self) -> Callable[[S], Views]:
        return remembered(lambda state: Views(self, state))

    @cached_property
    def own_fields(self) -> tuple[str, ...]:
        """The fields of the merged view that are private to a seat; all others are the same for everybody."""
        base: Any = self.views.__base__
        return tuple(name for name in self.views.__struct_fields__ if name not in base.__struct_fields__)

    @cached_property
    def simultaneous(self) -> tuple[type[A], ...]:
        """The action types that several seats choose in secret at the same time."""
        kinds = get_args(self.actions) or (self.actions,)
        return tuple(kind for kind in kinds if kind.simultaneous)

    @cached_property
    def has_light_events(self) -> bool:
        """Whether any of its events are light."""
        return any(kind.light for kind in get_args(self.events))

    @cached_property
    def races(self) -> bool:
        return self.race is not _no_contest

    @cached_property
    def options(self) -> type[O]:
        return type(next(iter(self.presets.values())))

    @cached_property
    def read_action(self) -> Callable[[bytes], A]:
        """Decodes one of the actions from JSON, strictly."""
        decode: Callable[[bytes], A] = msgspec.json.Decoder(self.actions).decode
        return decode

    @cached_property
    def read_event(self) -> Callable[[bytes], E]:
        decode: Callable[[bytes], E] = msgspec.json.Decoder(self.events).decode
        return decode


AnyGame = Game[Any, Any, Any, Any, Any]
