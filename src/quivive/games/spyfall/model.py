"""Spyfall's options and actions, the parts of a round, and what each player may see."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from quivive.engine.game import Action, Data, Millis, Options, Seat, Sitting, View

SetName = Literal["classic", "further", "own"]
Phase = Literal["deal", "talk", "accusation", "guess", "discussion", "poll", "reveal"]
"""Everybody looks at their card; questions and answers; a vote that stops the clock; a spy names a place;
time is up; everybody is voted on in turn; all cards are open."""
Side = Literal["spies", "players"]
Cause = Literal[
    "spy_exposed_early",
    "innocent_convicted_early",
    "spy_exposed_at_time",
    "innocent_convicted_at_time",
    "nobody_convicted",
    "place_named",
    "place_missed",
]
PointReason = Literal["spies_won", "named_place", "innocent_convicted", "players_won", "accused_first"]

PlaceKey = str
"""One of our places by its id (`port`), or one of the table's own by its number (`own.3`)."""

ShortText = Annotated[str, Meta(max_length=60, pattern=r"\S")]
MAX_TEXT = 200


class OwnPlace(Data, frozen=True):
    """A place that a table wrote itself."""

    name: ShortText
    roles: Annotated[tuple[ShortText, ...], Meta(min_length=1, max_length=10)]


class SpyfallOptions(Options, frozen=True, kw_only=True):
    spies: Literal[1, 2] | None = None
    """None: as recommended for this number of players."""
    rounds: Annotated[int, Meta(ge=1, le=20)] = 5
    seconds: Annotated[int, Meta(ge=30, le=3600)] | None = None
    """A round's time. None: as recommended for this number of players."""
    acquainted: bool = False
    """The two spies know each other."""
    role_play: bool = False
    """Answers are given in role. Players promise it to each other; the screens only show it."""
    sets: Annotated[tuple[SetName, ...], Meta(min_length=1, max_length=3)] = ("classic",)
    own: Annotated[tuple[OwnPlace, ...], Meta(max_length=60)] = ()


class Texts(Data, frozen=True):
    """A bot's words in three languages, so that everybody reads them in their own."""

    ru: str
    uk: str
    en: str


class Look(Action, frozen=True, tag="look"):
    """This seat has looked at its card."""


class Start(Action, frozen=True, tag="start"):
    """The dealer starts the clock."""

    moves_on: ClassVar[bool] = True


class Ask(Action, frozen=True, tag="ask"):
    """A question to somebody: typed, from the bank, or spoken when all are in one room.

    With both a phrase and texts, the texts are read and the phrase says what they ask.
    """

    to: Seat
    text: str = ""
    phrase: str | None = None
    texts: Texts | None = None


class Answer(Action, frozen=True, tag="answer"):
    text: str = ""
    phrase: str | None = None
    texts: Texts | None = None


class Remark(Action, frozen=True, tag="remark"):
    """A remark: one per seat after time is up, and one when the cards are open."""

    text: str = ""
    texts: Texts | None = None


class Accuse(Action, frozen=True, tag="accuse"):
    whom: Seat


class Vote(Action, frozen=True, tag="vote"):
    simultaneous: ClassVar[bool] = True

    guilty: bool


class Stop(Action, frozen=True, tag="stop"):
    """A spy opens their card."""


class Guess(Action, frozen=True, tag="guess"):
    place: PlaceKey


class Poll(Action, frozen=True, tag="poll"):
    """The dealer ends the discussion after time is up: everybody is voted on in turn."""

    moves_on: ClassVar[bool] = True


class Next(Action, frozen=True, tag="next"):
    """The next dealer deals."""

    moves_on: ClassVar[bool] = True


SpyfallAction = Look | Start | Ask | Answer | Remark | Accuse | Vote | Stop | Guess | Poll | Next


class Line(Data, frozen=True, omit_defaults=True):
    """A question (it has an addressee) or an answer in the record of a round."""

    by: Seat
    to: Seat | None = None
    text: str = ""
    phrase: str | None = None
    texts: Texts | None = None

    @property
    def spoken(self) -> bool:
        """It was said aloud in one room, so its words are not known."""
        return not self.text and self.phrase is None and self.texts is None


class Accusation(Data, frozen=True):
    by: Seat
    whom: Seat


class Verdict(Data, frozen=True, kw_only=True):
    """A finished vote, open to all. A ballot is None for a seat that had none or did not vote."""

    suspect: Seat
    accuser: Seat | None
    ballots: tuple[bool | None, ...]
    needed: int
    convicted: bool


class Named(Data, frozen=True):
    """What a spy named. None: they ran out of time."""

    by: Seat
    place: PlaceKey | None


class Point(Data, frozen=True):
    seat: Seat
    points: int
    reason: PointReason


class Result(Data, frozen=True):
    cause: Cause
    winners: Side
    points: tuple[Point, ...]


class PlaceName(Data, frozen=True, omit_defaults=True):
    """A place on the list. The table's own places come with their names."""

    key: PlaceKey
    name: str = ""


class Card(Data, frozen=True, omit_defaults=True):
    """What a seat holds in its hand."""

    spy: bool
    place: PlaceKey | None = None
    role: int | None = None
    role_text: str = ""
    partner: Seat | None = None


class OpenVote(Data, frozen=True, kw_only=True):
    """A vote in progress: who is accused and who has voted, but not how."""

    suspect: Seat
    accuser: Seat | None
    voters: tuple[Seat, ...]
    voted: tuple[Seat, ...]
    needed: int


class Reveal(Data, frozen=True, kw_only=True):
    """All cards of a finished round."""

    place: PlaceKey
    spies: tuple[Seat, ...]
    roles: tuple[int | None, ...]
    role_texts: tuple[str, ...]
    result: Result


class SpyfallPublic(View, frozen=True, kw_only=True):
    """What everybody sees."""

    over: bool
    """The game has ended, perhaps in the middle of a round."""
    phase: Phase
    rounds: int
    spies: int
    """How many there are, not who."""
    role_play: bool
    sitting: Sitting
    dealer: Seat
    dealt_in: tuple[Seat, ...]
    away: tuple[Seat, ...]
    """Seats left out of every count for now."""
    looked: tuple[Seat, ...]
    """Who has looked at their card."""
    scores: tuple[int, ...]
    places: tuple[PlaceName, ...]
    used: tuple[PlaceKey, ...]
    """Places of earlier rounds: they cannot be drawn until all are mixed back."""
    ends_at: Millis | None
    """When time is up, while the clock of the round runs."""
    left: Millis
    """Time left on that clock while it is stopped."""
    deadline: Millis | None
    """When a phase other than the talk is over by itself."""
    asker: Seat | None
    answerer: Seat | None
    may_ask: tuple[Seat, ...]
    """Whom the asker may ask."""
    record: tuple[Line, ...]
    remarks: tuple[Line, ...]
    """Remarks on the end of this round: one per seat after time is up, and one when the cards are open."""
    asked: tuple[str, ...]
    """The bank's questions that have been asked in this game, in order."""
    accusations: tuple[Accusation, ...]
    vote: OpenVote | None
    verdicts: tuple[Verdict, ...]
    guesser: Seat | None
    named: tuple[Named, ...]
    next_dealer: Seat | None
    reveal: Reveal | None


class SpyfallOwn(Data, frozen=True, kw_only=True):
    """What one seat sees in addition."""

    you: Seat | None = None
    card: Card | None = None
    ballot: bool | None = None
    """Your own ballot in the vote in progress. None: you have not voted yet."""


class SpyfallView(SpyfallPublic, frozen=True, kw_only=True):
    you: Seat | None = None
    card: Card | None = None
    ballot: bool | None = None
    """Your own ballot in the vote in progress. None: you have not voted yet."""
