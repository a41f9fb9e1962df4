"""Keep Watch's options and actions, the parts of a round, and what each player may see."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from quivive.engine.game import Action, Data, Millis, Options, Seat, Sitting, View

Symbol = Literal["movement", "olympiad", "fatf", "eag", "sodruzhestvo", "young", "scout"]
Condition = Literal["more", "less"]
Mode = Literal["more", "less", "alternating"]
Tempo = Literal[1, 2, 3]
Phase = Literal["deal", "count", "watch", "result"]
"""Everybody looks at their first card; 3-2-1; the card is turned and players may claim; the result."""
Cause = Literal["won", "all_out", "time_up"]
Reason = Literal["stack_empty", "unclaimed", "too_few_players"]

CardId = str
"""One of the 35 cards by its number on the table of cards: `c01` to `c35`."""


class KeepWatchOptions(Options, frozen=True, kw_only=True):
    mode: Mode = "more"
    """What is looked for: the most frequent of the three, the rarest, or what the card in play says."""
    neighbours: bool = False
    """Count over both neighbours' cards as well as one's own."""
    cards: Literal[35, 21, 14] = 35
    """The whole deck, or this many of its cards, drawn by lot."""
    rising: bool = False
    """Begin calmly and become quicker with every third of the stack (R14)."""
    count_seconds: Annotated[int, Meta(ge=2, le=10)] = 3
    claim_seconds: Annotated[int, Meta(ge=10, le=300)] = 60
    """How long a round waits for a claim (R5)."""
    leader: Annotated[int, Meta(ge=0, le=5)] | None = None
    """The seat that leads first. None: by lot."""


class Claim(Action, frozen=True, tag="claim"):
    """A symbol called and a hand on the stack."""

    simultaneous: ClassVar[bool] = True

    symbol: Symbol


class Tap(Action, frozen=True, tag="tap"):
    """A tap on a button that is still blank: too early to name anything, a false start (R6)."""

    simultaneous: ClassVar[bool] = True


class Next(Action, frozen=True, tag="next"):
    """Ready to go on: when everybody is, the next count begins at once."""

    moves_on: ClassVar[bool] = True


KeepWatchAction = Claim | Tap | Next


class Face(Data, frozen=True):
    """The seven side of a card; a turn is in degrees clockwise, the same on every screen."""

    card: CardId
    symbols: tuple[Symbol, ...]
    turns: tuple[int, ...]


class Triple(Data, frozen=True):
    """The card in play, and what is looked for in this round."""

    card: CardId
    symbols: tuple[Symbol, ...]
    condition: Condition


class Counted(Data, frozen=True):
    """A card that was counted for a claim, and the player it lay in front of."""

    seat: Seat
    face: Face


class Verdict(Data, frozen=True, kw_only=True):
    """A claim that is decided, open to all; what was counted is shown once the round is over (R9)."""

    seat: Seat
    symbol: Symbol
    reaction: Millis
    """From the card shown to the tap."""
    right: bool
    answers: tuple[Symbol, ...]
    """What would have been right for this player; several when they are tied."""
    counts: tuple[int, ...]
    """How often each symbol of the triple was found, in the triple's order."""
    cards: tuple[Counted, ...]
    lot: tuple[Seat, ...] = ()
    """Whose reactions were equal within the measured error, when a lot put this one first (R7)."""
    given: tuple[Seat, ...] = ()
    """Who was dealt a penalty card, one entry per card, in the order of dealing."""
    sits_out_next: bool = False
    """Gave fewer than three and sits out the next round (R2)."""


class Later(Data, frozen=True):
    """A claim made after the winner's, and so never judged."""

    seat: Seat
    symbol: Symbol
    reaction: Millis


class Result(Data, frozen=True, kw_only=True):
    """How a round ended; the claims that decided it are its verdicts."""

    round: int
    cause: Cause
    winner: Seat | None
    later: tuple[Later, ...] = ()


class KeepWatchPublic(View, frozen=True, kw_only=True):
    """What everybody sees."""

    over: bool
    phase: Phase
    sitting: Sitting
    mode: Mode
    neighbours: bool
    tempo: Tempo
    """How quick the rounds are; it only changes where a rising tempo is agreed on."""
    streak: int
    """How many rounds in a row the leader has won."""
    stack: int
    """Cards left on it, the one in play among them."""
    unclaimed: int
    """Cards that nobody won when the game ended."""
    leader: Seat
    piles: tuple[int, ...]
    """Cards of each player: the standings."""
    tops: tuple[Face | None, ...]
    """The card in sight of each player; only the first leader has none before the first turn."""
    triple: Triple | None
    """The card in play, from the turn until the next count."""
    turned_at: Millis | None
    """When it was turned; reactions count from here."""
    deadline: Millis | None
    """When the phase is over by itself. A claim does not move it."""
    away: tuple[Seat, ...]
    """Left out, for now or for good."""
    out: tuple[Seat, ...]
    """Claimed wrongly in this round (R1)."""
    sits_out: tuple[Seat, ...]
    """Sit out this round (R2)."""
    ready: tuple[Seat, ...]
    """Who is ready to go on, after the deal and after a result."""
    verdicts: tuple[Verdict, ...]
    """The decided claims of this round, in their order."""
    result: Result | None
    """Of this round, once it is over, until the next count."""
    undecided: int
    """Undecided rounds in a row (R5)."""


class KeepWatchOwn(Data, frozen=True, kw_only=True):
    """What one seat sees in addition."""

    you: Seat | None = None
    claim: Symbol | None = None
    """Your own, shown to nobody else before it is decided."""
    locked_until: Millis | None = None
    """Your own buttons are dead until then (R6)."""


class KeepWatchView(KeepWatchPublic, frozen=True, kw_only=True):
    you: Seat | None = None
    claim: Symbol | None = None
    """Your own, shown to nobody else before it is decided."""
    locked_until: Millis | None = None
    """Your own buttons are dead until then (R6)."""
