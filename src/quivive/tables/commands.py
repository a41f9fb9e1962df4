"""What a person may ask of a table, apart from actions of the game."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from quivive.engine.game import Data, Sitting
from quivive.tables.model import MASKS, Absence, Door, Language, PersonId

Name = Annotated[str, Meta(max_length=80)]
"""As typed; it is cleaned up before its length is checked."""
Mask = Annotated[int, Meta(ge=1, le=MASKS)]
"""The number of the mask that a person wears at the table."""
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
"""16 random bytes."""
Level = Annotated[str, Meta(max_length=40)]
"""How well a bot plays, as the game names it."""
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
"""A seat at the table, counted from 0."""


class TableCommand(Data, frozen=True, tag_field="type"):
    """Judged by the table. Some are only for the host, some for the host or a majority of those present."""


class Introduce(TableCommand, frozen=True, tag="introduce"):
    """Change your name, mask or language. Whatever is left out stays as it is."""

    name: Name | None = None
    mask: Mask | None = None
    language: Language | None = None


class Ready(TableCommand, frozen=True, tag="ready"):
    """Whether you are ready for the next game."""

    ready: bool


class GiveNonce(TableCommand, frozen=True, tag="nonce"):
    """Contribute 16 random bytes to the next game's shuffles, once the hash of its seed is shown."""

    nonce: Nonce


class Sit(TableCommand, frozen=True, tag="sit"):
    """Take a free place before a game; during a game, take over a bot's seat when the next round begins."""


class Stand(TableCommand, frozen=True, tag="stand"):
    """Watch the next game instead. During a game: do not take over a bot's seat after all."""


class Arrange(TableCommand, frozen=True, tag="arrange"):
    """Put the seats in a new order."""

    order: Annotated[tuple[SeatNumber, ...], Meta(max_length=32)]
    """For each place, the seat that moves there."""


class SeatBot(TableCommand, frozen=True, tag="seat_bot"):
    """Put a bot in a free place before a game."""

    level: Level | None = None
    """None means the middle one of the game's levels."""
    brisk: bool = False
    """For practice: moves within seconds, and as the game's coach, if there is one."""


class Unseat(TableCommand, frozen=True, tag="unseat"):
    """Remove a bot before a game."""

    seat: SeatNumber


class Agree(TableCommand, frozen=True, tag="agree"):
    """Choose the game and how to play it. Whatever is left out stays. Give a preset or options, not both."""

    game: Annotated[str, Meta(max_length=40)] | None = None
    preset: Annotated[str, Meta(max_length=40)] | None = None
    options: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    """The game's own options; those left out take their defaults."""
    sitting: Sitting | None = None
    absence: Absence | None = None


class StartGame(TableCommand, frozen=True, tag="start_game"):
    """Deal: a first game, a rematch or another game."""


class ShowResult(TableCommand, frozen=True, tag="show_result"):
    """After a game: shared screens go on from its last screen to the result, as the host's own page has."""


class HandOver(TableCommand, frozen=True, tag="hand_over"):
    """Make somebody else the host."""

    person: PersonId


class SetDoor(TableCommand, frozen=True, tag="set_door"):
    """Say who may join, and whether anybody may watch. Whatever is left out stays."""

    door: Door | None = None
    watching: bool | None = None
    """False disconnects the spectators."""


class AnswerKnock(TableCommand, frozen=True, tag="answer_knock"):
    """Let somebody in who has knocked, or turn them away."""

    knock: int
    welcome: bool


class Say(TableCommand, frozen=True, tag="say"):
    """A line of chat."""

    text: Annotated[str, Meta(max_length=1200)]


class Leave(TableCommand, frozen=True, tag="leave"):
    """Leave for good. During the same game, a `join` with the seat's token gives the seat back."""


class Decision(TableCommand, frozen=True):
    """A decision that the host makes alone, and so does a majority of those present."""

    def to_json(self) -> str:
        """Identifies a motion: two people propose the same if their commands encode to the same JSON."""
        return msgspec.json.encode(self).decode()


class Pause(Decision, frozen=True, tag="pause"):
    """Stop the game's clock. Nobody can act until it is resumed."""


class Resume(Decision, frozen=True, tag="resume"):
    """Start the game's clock again."""


class Skip(Decision, frozen=True, tag="skip"):
    """End the current phase as if its time were up, if the game is still at this beat."""

    beat: int


class Abandon(Decision, frozen=True, tag="abandon"):
    """End the game without a result."""


class Kick(Decision, frozen=True, tag="kick"):
    """Remove somebody from the table for good."""

    person: PersonId


class BotFor(Decision, frozen=True, tag="bot_for"):
    """Let a bot play for somebody who is away, until they return."""

    seat: SeatNumber
    level: Level | None = None
    """None means the middle one of the game's levels."""


class LeaveOut(Decision, frozen=True, tag="leave_out"):
    """Leave somebody who is away out of every count, until they return."""

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
    | ShowResult
    | HandOver
    | SetDoor
    | AnswerKnock
    | Say
    | Leave
    | AnyDecision
)
