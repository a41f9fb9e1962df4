"""Dixit's options, actions and views."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from quivive.engine.game import Action, Data, Millis, Options, Seat, Sitting, View

Phase = Literal["deal", "idea", "tell", "choose", "vote", "reveal"]
"""Everybody looks at their hand; "I have one!"; the clue; cards are handed in; the vote; the reveal."""
End = Literal["last_card", "points", "turns"]
Named = Literal["race", "lot", "host", "turn"]
"""How the storyteller was found."""
Found = Literal["some", "all", "nobody", "too_few_votes"]
PointReason = Literal["told", "found", "all_or_nobody", "fooled"]
Reason = Literal["last_card", "thirty_points", "turns_played", "nobody_tells", "too_few_players"]

CardKey = Annotated[str, Meta(pattern=r"^[0-9a-f]{8}$")]
"""A picture, by a name that tells nothing about it."""

Deck = Literal["house", "own"]
PhaseSeconds = Annotated[int, Meta(ge=15, le=600)] | Literal["off"] | None
"""How long a phase lasts. None: 90 seconds apart, no limit together."""

MAX_CLUE = 200


class DixitOptions(Options, frozen=True, kw_only=True):
    first: Literal["race", "lot"] = "race"
    """Who tells first: whoever first has an idea (R1), or a seat drawn by lot."""
    storyteller: Annotated[int, Meta(ge=0, le=5)] | None = None
    """The host's choice of the first storyteller; None leaves it to `first`."""
    end: End = "last_card"
    """The last card of the pile ends the game in any case (R17)."""
    turns: Annotated[int, Meta(ge=1, le=40)] = 6
    """Counts only where `end` is `turns`."""
    idea_seconds: PhaseSeconds = None
    tell_seconds: PhaseSeconds = None
    choose_seconds: PhaseSeconds = None
    vote_seconds: PhaseSeconds = None
    decks: Annotated[tuple[Deck, ...], Meta(min_length=1, max_length=2)] = ("house",)
    own: Annotated[tuple[CardKey, ...], Meta(max_length=1000)] = ()
    """The table's own cards, dealt where `decks` names them."""


class Texts(Data, frozen=True):
    """One clue in three languages, so that everybody reads it in their own."""

    ru: str
    uk: str
    en: str


class Typed(Data, frozen=True, tag_field="type", tag="typed"):
    text: str


class Spoken(Data, frozen=True, tag_field="type", tag="spoken"):
    """Said aloud, hummed or mimed in the room; the screens only know that it was given."""


class FromLexicon(Data, frozen=True, tag_field="type", tag="lexicon"):
    """A bot's clue."""

    texts: Texts


Clue = Typed | Spoken | FromLexicon


class HaveIdea(Action, frozen=True, tag="have_idea"):
    """'I have one!': the first to say so tells first (R1)."""

    simultaneous: ClassVar[bool] = True


class Tell(Action, frozen=True, tag="tell"):
    """A card and its clue: typed, in three languages as bots give it, or neither if it is said aloud."""

    card: CardKey
    text: str | None = None
    texts: Texts | None = None

    def __post_init__(self) -> None:
        if self.text is not None and self.texts is not None:
            raise ValueError("one clue, not two")


class Choose(Action, frozen=True, tag="choose"):
    """A card to hand in. At a table where each hands in one, another choice replaces it."""

    simultaneous: ClassVar[bool] = True

    card: CardKey


class TakeBack(Action, frozen=True, tag="take_back"):
    """A card that is not to be handed in after all."""

    card: CardKey


class Vote(Action, frozen=True, tag="vote"):
    """Put your token on a card; it may be moved until all tokens are placed."""

    simultaneous: ClassVar[bool] = True

    card: CardKey


class Next(Action, frozen=True, tag="next"):
    """Ready for the next turn: when everybody is, it begins at once."""

    moves_on: ClassVar[bool] = True


DixitAction = HaveIdea | Tell | Choose | TakeBack | Vote | Next


class Point(Data, frozen=True):
    """`told` and `found` are 3, or 4 at a table for three; `all_or_nobody` is 2; `fooled` is 1 per vote."""

    seat: Seat
    points: int
    reason: PointReason


class Revealed(Data, frozen=True, kw_only=True):
    """A card of a turn that is over: whose it was and who voted for it."""

    card: CardKey
    owner: Seat
    voters: tuple[Seat, ...]
    by_lot: bool
    """Its owner did not choose in time (R3)."""


class Result(Data, frozen=True, kw_only=True):
    """How a turn ended."""

    storyteller: Seat
    cards: tuple[Revealed, ...]
    """In the order in which they were laid out."""
    found: Found
    """Who found the storyteller's card."""
    points: tuple[Point, ...]
    votes_by_lot: tuple[Seat, ...]
    """Who did not vote in time (R3)."""


class PastTurn(Data, frozen=True):
    """A turn that is over, as everybody saw it."""

    clue: Clue
    result: Result


class DixitPublic(View, frozen=True, kw_only=True):
    """What everybody sees."""

    over: bool
    phase: Phase
    sitting: Sitting
    round: int
    """The turn that is being played, counted from 1; a pass does not count (R7)."""
    end: End
    turns: int | None
    """How many turns are played, where that is agreed on."""
    gives: int
    """How many cards each player hands in: two at a table for three, otherwise one."""
    scores: tuple[int, ...]
    pile: int
    """Cards left to draw."""
    storyteller: Seat | None
    """None until the first one is found."""
    named: Named | None
    """How this storyteller was found."""
    tied: tuple[Seat, ...]
    """Who said 'I have one!' at the same time, when a lot decided among them."""
    passed: tuple[Seat, ...]
    """Who has passed since the last clue, in order (R3)."""
    clue: Clue | None
    laid: tuple[CardKey, ...]
    """The cards on the table, from the laying to the next turn; the first is number 1 on every screen."""
    waiting_for: tuple[Seat, ...]
    """Who still has to tell, hand in or vote."""
    voters: tuple[Seat, ...]
    """Who may vote in this turn, from the laying to the reveal; they may also move their token."""
    ready: tuple[Seat, ...]
    """Who is ready for the next turn."""
    away: tuple[Seat, ...]
    """Left out for now."""
    gone: tuple[Seat, ...]
    """Left for good: they keep their points and cannot win."""
    deadline: Millis | None
    """When the phase is over by itself; None while no clock runs."""
    revealed_at: Millis | None
    """When the reveal began, so that every screen shows the same of it."""
    result: Result | None
    """From the reveal to the next turn."""
    past: tuple[PastTurn, ...]
    """The turns before this one, the oldest first."""


class DixitOwn(Data, frozen=True, kw_only=True):
    """What one seat sees in addition."""

    you: Seat | None = None
    hand: tuple[CardKey, ...] = ()
    """Your cards; those you have chosen stay among them until all cards are laid out."""
    mine: tuple[CardKey, ...] = ()
    """Your own cards in this turn: what you told, or chose to hand in."""
    changes: int = 0
    """How often you have chosen or taken back in this turn: it tells views with the same cards apart."""
    vote: CardKey | None = None
    """Where your token lies."""
    idea: bool = False
    """You have said 'I have one!', and it is not decided yet who was first."""


class DixitView(DixitPublic, frozen=True, kw_only=True):
    you: Seat | None = None
    hand: tuple[CardKey, ...] = ()
    """Your cards; those you have chosen stay among them until all cards are laid out."""
    mine: tuple[CardKey, ...] = ()
    """Your own cards in this turn: what you told, or chose to hand in."""
    changes: int = 0
    """How often you have chosen or taken back in this turn: it tells views with the same cards apart."""
    vote: CardKey | None = None
    """Where your token lies."""
    idea: bool = False
    """You have said 'I have one!', and it is not decided yet who was first."""
