"""Crosshairs' options, and what each agent may see."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from quivive.engine.game import Data, Millis, Options, Seat, Sitting, View

Suit = Literal["red", "black", "yellow", "blue", "green"]
Boards = Literal["on", "off", "easy"]
"""Rows of suits and numbers in front of each suspect; none; or the joint grid of what is still possible."""
Phase = Literal["briefing", "turn", "aim", "shot", "reward", "draw", "surplus"]
"""Everybody reads; an agent chooses an action; has the gun in hand; all look at the shot; the agent may take
a card from the discard; may draw; must come down to the hand limit."""
TokenReading = Literal["factor", "digit_sum"]
"""An upright number token is a factor of the suspect's number, or the sum of its digits."""
RecordKind = Literal[
    "detained",
    "clue",
    "exchange",
    "token",
    "waited",
    "drew",
    "shot",
    "took",
    "took_blind",
    "discarded",
    "passed",
    "moved_on",
]
Reason = Literal["all_named", "no_action_left", "too_few_bullets", "time_over", "given_up"]

CardId = str
"""Suit and number, `red12`; a special card has no number, `red_special`."""

SuspectId = int
"""1, 2, … in the order in which suspects are detained."""


class CrosshairsOptions(Options, frozen=True, kw_only=True):
    mission: Annotated[str, Meta(max_length=40)] = "training_1"
    """The name of a file of missions."""
    boards: Boards = "on"
    """A mission without boards has none whatever this says."""
    hint: bool = False
    """Anyone who asks is told what is still possible, and which of their cards would say most."""
    first: Annotated[int, Meta(ge=0, le=4)] | None = None
    """The seat that moves first. None: by lot (R8)."""


class Laid(Data, frozen=True, omit_defaults=True):
    """A clue beside a suspect: upright, or else sideways. A card, or a number token."""

    by: Seat
    upright: bool
    card: CardId | None = None
    token: int | None = None
    own: bool = False
    """Chosen by an agent who knew the suspect."""


class Shot(Data, frozen=True, kw_only=True):
    """The last elimination, right or wrong, open to all."""

    by: Seat
    at: Seat
    """In front of whom the suspect stood."""
    suspect: SuspectId
    card: CardId
    """What it was named."""
    right: bool
    double: bool | None = None
    """Whether it was a double agent; None as long as nobody may know."""


class RecordEntry(Data, frozen=True, omit_defaults=True):
    """A line in the record of what happened."""

    what: RecordKind
    by: Seat | None = None
    suspect: SuspectId | None = None
    card: CardId | None = None
    """None if it is secret, or can no longer be read."""
    token: int | None = None
    upright: bool | None = None
    right: bool | None = None
    double: bool | None = None
    """Whether the suspect that was named was a double agent, where there is one."""


class Corner(Data, frozen=True):
    """What stands in the corner of every card with this number."""

    number: int
    divisors: tuple[int, ...]
    multiples: tuple[int, ...]


class Board(Data, frozen=True):
    """What the public clues of a suspect exclude, whatever the other row says (R10)."""

    struck_suits: tuple[Suit, ...]
    struck_numbers: tuple[int, ...]


class Standing(Data, frozen=True, kw_only=True):
    """A suspect as everybody sees it."""

    suspect: SuspectId
    seen_by: Seat
    clues: tuple[Laid, ...]
    missed: tuple[CardId, ...]
    board: Board | None
    """When boards are on."""
    grid: tuple[CardId, ...] | None
    """When boards are easy: what the public clues leave possible."""


class Held(Data, frozen=True, kw_only=True):
    """A suspect that you have looked at."""

    suspect: SuspectId
    card: CardId
    double: bool


class Possible(Data, frozen=True):
    """For anyone who asks: what a suspect can still be, as far as you can know."""

    suspect: SuspectId
    cards: tuple[CardId, ...]


class Advice(Data, frozen=True):
    """For anyone who asks: the card of your hand that would say most, and beside whom."""

    card: CardId
    suspect: SuspectId
    bits: float
    """What the others are expected to learn from it."""


class Hint(Data, frozen=True):
    possible: tuple[Possible, ...]
    advice: Advice | None


class Reveal(Data, frozen=True, kw_only=True):
    """What was hidden, when the game is over."""

    stands: tuple[tuple[CardId, ...], ...]
    suspects: tuple[CardId, ...]
    hands: tuple[tuple[CardId, ...], ...]
    face_down: tuple[CardId, ...]
    double: CardId | None
    """The double agent who was not exposed, in front of an agent or still in the deck."""


class CrosshairsPublic(View, frozen=True, kw_only=True):
    """What everybody sees."""

    over: bool
    phase: Phase
    sitting: Sitting
    mission: str
    changes: tuple[str, ...]
    """The rule changes of the mission, by their tags."""
    suits: tuple[Suit, ...]
    numbers: tuple[Corner, ...]
    """The numbers of the mission, with the corners of their cards."""
    boards: Boards
    """As in force now: some missions have none."""
    silent: bool
    """The mission forbids talking."""
    hand_limit: int
    first: Seat
    to_move: Seat
    direction: Literal[1, -1]
    """Turns go clockwise, or the other way round."""
    away: tuple[Seat, ...]
    """Left out for now."""
    ready: tuple[Seat, ...]
    """Who has read the briefing."""
    deadline: Millis | None
    """When the phase is over by itself."""
    time_over_at: Millis | None
    """The mission's clock, from the first turn (R6)."""
    bullets: int
    suspects_left: int
    """In the suspects' deck."""
    hq: int | None
    """Cards in headquarters; None where the mission hides how many."""
    hq_empty: bool
    hands: tuple[int, ...]
    """How many cards each agent holds."""
    open: tuple[tuple[CardId, ...], ...]
    """Cards of each hand that everybody saw being taken."""
    stands: tuple[tuple[Standing, ...], ...]
    stand_limit: int
    """How many suspects an agent may have in front of them."""
    discard: tuple[CardId, ...]
    """The face-up discard as far as it may be read, the bottom card first."""
    discard_count: int
    face_down: int
    """Cards discarded unseen: known to nobody."""
    returned: tuple[CardId, ...]
    """Named suspects, shuffled into HQ."""
    tokens: tuple[int, ...]
    """Number tokens that are left."""
    token_reading: TokenReading | None
    pointed: tuple[Seat, ...] | None
    """Only suspects in front of these may be exchanged about or aimed at. None: all may."""
    draws: int
    """How many cards the agent to move may still draw."""
    aim: SuspectId | None
    """The gun is lifted and points at this suspect."""
    shot: Shot | None
    """The last elimination, until the next turn."""
    record: tuple[RecordEntry, ...]
    reveal: Reveal | None
    """Once the game is over."""

    def targets(self, you: Seat) -> list[SuspectId]:
        """Suspects in front of others that a card may be laid beside."""
        return [
            standing.suspect
            for at, stand in enumerate(self.stands)
            if at != you and (self.pointed is None or at in self.pointed)
            for standing in stand
        ]


class CrosshairsOwn(Data, frozen=True, kw_only=True):
    """What one seat sees in addition."""

    you: Seat | None = None
    hand: tuple[CardId, ...] = ()
    """Your own."""
    seen: tuple[Held, ...] = ()
    """Suspects that you have looked at and that still stand somewhere: your own secret."""
    hint: Hint | None = None
    """Your own, when hints are on: made from what you see and nothing else."""


class CrosshairsView(CrosshairsPublic, frozen=True, kw_only=True):
    you: Seat | None = None
    hand: tuple[CardId, ...] = ()
    """Your own."""
    seen: tuple[Held, ...] = ()
    """Suspects that you have looked at and that still stand somewhere: your own secret."""
    hint: Hint | None = None
    """Your own, when hints are on: made from what you see and nothing else."""
