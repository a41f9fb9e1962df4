"""What a person may ask of a table: about the table itself (the game's own actions are the game's)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from quivive.engine.game import Data, Sitting
from quivive.tables.model import MASKS, Absence, Door, Language, PersonId

Name = Annotated[str, Meta(max_length=80)]
"""As typed: it is tidied before it is measured."""
Mask = Annotated[int, Meta(ge=1, le=MASKS)]
"""The face that somebody wears at the table."""
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
"""16 random bytes."""
Level = Annotated[str, Meta(max_length=40)]
"""How well a bot plays, by the game's own word for it."""
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
"""A seat at the table, from 0 on."""


class TableCommand(Data, frozen=True, tag_field="type"):
    """Judged by the table; some only by the host, some by the host or a majority of those present."""


class Introduce(TableCommand, frozen=True, tag="introduce"):
    """A new name, mask or language; what is left out stays."""

    name: Name | None = None
    mask: Mask | None = None
    language: Language | None = None


class Ready(TableCommand, frozen=True, tag="ready"):
    """For the next game, or not yet."""

    ready: bool


class GiveNonce(TableCommand, frozen=True, tag="nonce"):
    """This device's part of the next game's shuffles: 16 random bytes, once the seed's hash is shown."""

    nonce: Nonce


class Sit(TableCommand, frozen=True, tag="sit"):
    """A guest takes a free place before a game; during one, a bot's when the next round begins."""


class Stand(TableCommand, frozen=True, tag="stand"):
    """Watch the next game instead; as a guest in the middle of one, take over no bot's seat."""


class Arrange(TableCommand, frozen=True, tag="arrange"):
    """The seats in a new order."""

    order: Annotated[tuple[SeatNumber, ...], Meta(max_length=32)]
    """For each place, the seat that moves there."""


class SeatBot(TableCommand, frozen=True, tag="seat_bot"):
    """A bot takes a free place before a game."""

    level: Level | None = None
    """None: the middle one of the game's levels."""
    brisk: bool = False
    """Moves within seconds, whatever it would take among people: for somebody who practises."""


class Unseat(TableCommand, frozen=True, tag="unseat"):
    """Take a bot away before a game."""

    seat: SeatNumber


class Agree(TableCommand, frozen=True, tag="agree"):
    """Which game and how; what is left out stays. A preset or whole options, not both."""

    game: Annotated[str, Meta(max_length=40)] | None = None
    preset: Annotated[str, Meta(max_length=40)] | None = None
    options: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    """The game's own; those left out have their defaults."""
    sitting: Sitting | None = None
    absence: Absence | None = None


class StartGame(TableCommand, frozen=True, tag="start_game"):
    """Deal: a first game, a rematch, another game."""


class HandOver(TableCommand, frozen=True, tag="hand_over"):
    """Somebody else becomes host."""

    person: PersonId


class SetDoor(TableCommand, frozen=True, tag="set_door"):
    """Who may join, and whether anybody may watch; what is left out stays."""

    door: Door | None = None
    watching: bool | None = None
    """False sends those who watch away."""


class AnswerKnock(TableCommand, frozen=True, tag="answer_knock"):
    """Let somebody in who has knocked, or send them away."""

    knock: int
    welcome: bool


class Say(TableCommand, frozen=True, tag="say"):
    """A line of chat."""

    text: Annotated[str, Meta(max_length=1200)]


class Leave(TableCommand, frozen=True, tag="leave"):
    """For good: the secret of the seat is worth nothing afterwards."""


class Decision(TableCommand, frozen=True):
    """The host's word settles it, and so does a majority of those present."""

    def what(self) -> str:
        """What two people propose is the same if it has the same words."""
        return msgspec.json.encode(self).decode()


class Pause(Decision, frozen=True, tag="pause"):
    """Stop the game's clock; nobody acts until it goes on."""


class Resume(Decision, frozen=True, tag="resume"):
    """Let the game's clock go on."""


class Skip(Decision, frozen=True, tag="skip"):
    """End the present phase as if its time were over; for this beat of the game and no later one."""

    beat: int


class Abandon(Decision, frozen=True, tag="abandon"):
    """End the game without a result."""


class Kick(Decision, frozen=True, tag="kick"):
    """Send somebody away for good."""

    person: PersonId


class BotFor(Decision, frozen=True, tag="bot_for"):
    """A bot plays for somebody who is away, until they are back."""

    seat: SeatNumber
    level: Level | None = None
    """As for a bot of its own."""


class LeaveOut(Decision, frozen=True, tag="leave_out"):
    """Leave somebody who is away out of every count, until they are back."""

    seat: SeatNumber


AnyDecision = Pause | Resume | Skip | Abandon | Kick | BotFor | LeaveOut
AnyCommand = (
    Introduce
    | Ready
    | GiveNonce
    | Sit
    | Stand
    | Arrange
    | SeatBot
    | Unseat
    | Agree
    | StartGame
    | HandOver
    | SetDoor
    | AnswerKnock
    | Say
    | Leave
    | AnyDecision
)
