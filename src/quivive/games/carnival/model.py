"""Carnival's options and actions, and what each player may see."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from quivive.engine.game import Action, Data, Limit, Millis, Options, Seat, Sitting, View

Signal = Literal["wink", "nod", "eyebrow", "hat", "kiss"]
"""The gesture that means "I am your partner": a wink, or what the table agreed on in its place."""
Kind = Literal["contact", "accusation"]
Ending = Literal["called", "timed_out", "passed", "skipped"]
"""How a turn ended: by a call, by a call that the clock made, without one, or without its player."""
Reason = Literal["hand_empty", "crowd_empty", "crowd_face_down", "quiet", "too_few_players"]

Number = int
"""An agent, 1 to 36: one card of each in the crowd, one in a hand."""

WINK = Millis(700)
"""How long a wink lasts, for whoever is looking."""


class CarnivalOptions(Options, frozen=True, kw_only=True):
    signal: Signal = "wink"
    least_seconds: Annotated[int, Meta(ge=0, le=30)] = 8
    """Apart, the shortest turn: time to look and to wink (R6)."""
    turn_seconds: Annotated[int, Meta(ge=5, le=300)] = 30
    """Apart, the clock calls for a player who has not called by then (R6)."""
    cards: Annotated[int, Meta(ge=2, le=9)] = 9
    """The most cards dealt to each player: fewer make a shorter game with a smaller crowd."""
    first: Annotated[int, Meta(ge=0, le=7)] | None = None
    """The seat that moves first. None: by lot."""
    lesson: bool = False
    """Apart, whoever moves first is new to the game: no clock runs, and bots wait for their eyes (R22)."""


class Contact(Action, frozen=True, tag="contact"):
    """On your turn, name the partner of your last call."""

    partner: Seat


class Call(Action, frozen=True, tag="call"):
    """The pawn moves to another agent of the crowd."""

    number: Number | None
    """None: there is nobody to call, so the player passes (R2)."""


class Accuse(Action, frozen=True, tag="accuse"):
    """Counter-intelligence: say that this player holds this agent and has given the sign."""

    simultaneous: ClassVar[bool] = True
    never_late: ClassVar[bool] = True

    named: Seat
    number: Number


class Look(Action, frozen=True, tag="look"):
    """Look at a face, or at the crowd."""

    never_late: ClassVar[bool] = True
    limit: ClassVar[Limit | None] = Limit(5, Millis(1_000))

    at: Seat | None


class Wink(Action, frozen=True, tag="wink"):
    """Wink at the face you are looking at."""

    never_late: ClassVar[bool] = True
    limit: ClassVar[Limit | None] = Limit(1, WINK)
    always_offered: ClassVar[bool] = True


CarnivalAction = Contact | Call | Accuse | Look | Wink


class LiveCall(Data, frozen=True, kw_only=True):
    """A pawn on a card of the crowd."""

    number: Number
    turn: int
    """The turn in which it was called."""
    closed: bool
    """Four players: a wrong accusation closed this number until the call ends."""


class Scene(Data, frozen=True, kw_only=True):
    """A contact or an accusation that was judged, as everybody is shown it."""

    serial: int
    """Counts the scenes of a game from 1."""
    kind: Kind
    by: Seat
    named: Seat
    number: Number
    caller: Seat
    right: bool
    holder: Seat | None
    """Who had the number in hand. None after a wrong accusation, which leaves it there."""
    made: Millis
    """When somebody was named: of several, the first is judged first."""
    lot: tuple[Seat, ...] = ()
    """Who named somebody at the same time, when a lot put this one first (R9)."""


class LastTurn(Data, frozen=True, kw_only=True):
    """How the turn before this one ended."""

    seat: Seat
    ending: Ending
    number: Number | None


class WinkShown(Data, frozen=True, kw_only=True):
    """A wink, as shown to those who may know of it; nothing happens at the instant it ends."""

    seat: Seat
    at: Seat
    number: Number
    """What the other player had called."""
    turn: int
    since: Millis
    until: Millis
    seen_by: tuple[Seat, ...] = ()
    """Empty until the game is over."""


class Partnership(Data, frozen=True, kw_only=True):
    """A live call for a number in this seat's hand (R8)."""

    caller: Seat
    number: Number
    turns_left: int
    """Turns until the caller's begins, the present one included; from then on it is too late."""
    winked: bool


class Naming(Data, frozen=True):
    """A contact or an accusation that is not judged yet."""

    named: Seat
    number: Number


class CarnivalPublic(View, frozen=True, kw_only=True):
    """What everybody sees."""

    over: bool
    sitting: Sitting
    signal: Signal
    turn: int
    """Counts the turns of the game from 1."""
    mover: Seat
    calling_open: bool
    """The player to move may call: at once in one room, apart when the turn is old enough (R6)."""
    opens_at: Millis | None
    """When the calling opens; None once it is open."""
    deadline: Millis | None
    """When the clock calls for the player to move."""
    closing: bool
    """Three quiet rounds are over; accusations made before still count, nothing else (R13)."""
    quiet: int
    """Turns in a row in which no card left a hand."""
    quiet_limit: int
    """This many of them end the game (R16)."""
    crowd: tuple[Number, ...]
    """Who lies where, in rows; it never changes, a taken card leaves its gap."""
    taken: tuple[Number, ...]
    turned: tuple[Number, ...]
    """Face down in the crowd."""
    callable: tuple[Number, ...]
    """Face up with no pawn on it. A player's own numbers are not theirs to call."""
    calls: tuple[LiveCall | None, ...]
    """The pawn of each player; None: off the board."""
    cards: tuple[int, ...]
    """Cards in each hand."""
    face_up: tuple[tuple[Number, ...], ...]
    """In front of each player, one point per card; both cards of a number after a right accusation."""
    face_down: tuple[tuple[Number, ...], ...]
    """In front of each player: a partner whom the caller did not find."""
    counter: tuple[int, ...]
    """Counter-intelligence cards in hand, one point each."""
    caught: tuple[int, ...]
    """Counter-intelligence cards laid in front of each player: right accusations."""
    points: tuple[int, ...]
    ruled_out: tuple[tuple[Number, ...], ...]
    """Numbers known not to be in each hand (called or wrongly named): for bots, which take no notes."""
    away: tuple[Seat, ...]
    """Left out for now (R10)."""
    gazes: tuple[Seat | None, ...]
    """Whom each looks at; None: the crowd. Nobody's eyes are followed in one room."""
    scenes: tuple[Scene, ...]
    """The most recent contacts and accusations, the latest last."""
    last_turn: LastTurn | None
    learner: Seat | None
    """Who is new to the game, at a table for practice (R22)."""
    blink_seed: int
    """Idle blinks come from it, the same on every screen."""
    hands: tuple[tuple[Number, ...], ...]
    """Empty until the game is over."""
    winks: tuple[WinkShown, ...]
    """All of them, but only once the game is over."""


class CarnivalOwn(Data, frozen=True, kw_only=True):
    """What one seat sees in addition."""

    you: Seat | None = None
    hand: tuple[Number, ...] = ()
    partner_of: tuple[Partnership, ...] = ()
    """The live calls this seat is the partner for, the most urgent first."""
    looking_at: Seat | None = None
    looking_since: Millis = Millis(0)
    watched_by: tuple[Seat, ...] = ()
    seen: tuple[WinkShown, ...] = ()
    """Winks this seat has seen, the latest last; the page shows one while it lasts and lists none."""
    winking: WinkShown | None = None
    """This seat's own last wink."""
    naming: tuple[Naming, ...] = ()
    """This seat's own contacts and accusations that are not judged yet."""
    too_late: Naming | None = None
    """This seat's last naming, if somebody was quicker and it cost nothing (R4)."""


class CarnivalView(CarnivalPublic, frozen=True, kw_only=True):
    you: Seat | None = None
    hand: tuple[Number, ...] = ()
    partner_of: tuple[Partnership, ...] = ()
    looking_at: Seat | None = None
    looking_since: Millis = Millis(0)
    watched_by: tuple[Seat, ...] = ()
    seen: tuple[WinkShown, ...] = ()
    winking: WinkShown | None = None
    naming: tuple[Naming, ...] = ()
    too_late: Naming | None = None
