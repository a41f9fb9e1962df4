"""Every message on the socket, one type each, both directions. TypeScript and docs are made from here."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from quivive.engine.game import Data
from quivive.tables.commands import AnyCommand, Mask, Name
from quivive.tables.model import Language, PersonId
from quivive.tables.view import TableView

VERSION = 1
LARGEST = 32 * 1024
"""Bytes of the largest message that is read; a longer one is refused."""
CUT_AT = 64 * 1024
"""Bytes of a message at which the connection is closed before the rest of it has come."""

Code = Annotated[str, Meta(max_length=16)]
"""A table's code as people type it: only its letters matter, in either case."""
Token = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
"""A seat's secret, 128 random bits made by the player's device. Never in an address, never in a log."""
CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
"""The client's own name for a command: sent again under the same one, it still happens once."""


Reaction = Literal["applause", "laughter", "surprise", "heart", "thinking", "hurry"]
"""What people can say to the whole table without a word."""
May = dict[str, list[dict[str, Any]]]
"""The game's actions that are legal now, by type: the other fields of each. "…" stands for a free text."""


class FromClient(Data, frozen=True, tag_field="type"):
    """The first message is open, join, resume or watch; then act, do and ping, as often as one likes."""


class Open(FromClient, frozen=True, tag="open"):
    """Open a new table and sit down as its host."""

    name: Name
    language: Language
    token: Token
    game: Annotated[str, Meta(max_length=40)] | None = None
    """None: the first there is."""
    mask: Mask | None = None


class Join(FromClient, frozen=True, tag="join"):
    """Come to a table: seated before a game, a guest during one."""

    table: Code
    name: Name
    language: Language
    token: Token
    mask: Mask | None = None


class Resume(FromClient, frozen=True, tag="resume"):
    """Come back to one's seat, on this device or another; told the last frame one has, it sends the gap."""

    table: Code
    token: Token
    stream: Annotated[str, Meta(max_length=40)] | None = None
    """As the last whole named it."""
    seen: int | None = None
    """The number of the last frame, or of the whole when none came after it."""
    language: Language = "en"
    """In which it is told that there is no such seat; whoever has one is spoken to in their own."""
    mend: bool = False
    """If its log is damaged, let the table go on from its last good entry."""


class Watch(FromClient, frozen=True, tag="watch"):
    """The shared screen, or a spectator: sees the table and no secrets."""

    table: Code
    language: Language = "en"
    stream: Annotated[str, Meta(max_length=40)] | None = None
    """As in resume."""
    seen: int | None = None
    """As in resume."""


class Act(FromClient, frozen=True, tag="act"):
    """An action of the game that is played, and the beat of the view it answers to."""

    id: CommandId
    beat: int
    action: msgspec.Raw
    """One of the game's own actions."""
    seen: int | None = None
    """The number of the last frame marked `race` that was shown when this was done."""
    took: Annotated[float, Meta(ge=0)] | None = None
    """Milliseconds from the showing of that frame, by the sender's own clock."""
    step: Annotated[float, Meta(ge=0)] = 0
    """Milliseconds by which that clock steps, where a browser rounds it."""


class Do(FromClient, frozen=True, tag="do"):
    """A command about the table."""

    id: CommandId
    command: AnyCommand


class Ping(FromClient, frozen=True, tag="ping"):
    """Answered at once with the server's time, so that clocks agree."""

    at: float
    """The sender's own time in milliseconds."""


class React(FromClient, frozen=True, tag="react"):
    """To everybody with a seat, in passing: kept nowhere, and refused while the chat is closed."""

    reaction: Reaction


ClientMessage = Open | Join | Resume | Watch | Act | Do | React | Ping
Greeting = Open | Join | Resume | Watch


class FromServer(Data, frozen=True, tag_field="type"):
    """Views come as one whole and then as numbered frames; everything else answers a message."""


class Welcome(FromServer, frozen=True, tag="welcome"):
    """The greeting is accepted: which table this is, and who you are there."""

    table: str
    you: PersonId | None
    """None: a spectator."""
    now: int
    """Server time in milliseconds."""
    version: int = VERSION


class Patch(Data, frozen=True):
    """Fields to set, and items to add to the end of lists."""

    set: dict[str, Any]
    add: dict[str, list[Any]] | msgspec.UnsetType = msgspec.UNSET


class Whole(FromServer, frozen=True, tag="whole"):
    """Everything that this viewer may see; `view` is the game's own View."""

    n: int
    """The next frame is one more."""
    stream: str
    """Which numbering this is."""
    table: TableView
    view: Any
    """None before the first game."""
    may: May
    """What this seat may do now; nothing for who has none."""
    race: bool | msgspec.UnsetType = msgspec.UNSET
    """As in a frame."""


class Frame(FromServer, frozen=True, tag="frame"):
    """What changed: number n of this viewer's stream. `view` replaces the game's view, `game` patches it."""

    n: int
    done: str | msgspec.UnsetType = msgspec.UNSET
    """The viewer's own command that brought this about."""
    table: Patch | msgspec.UnsetType = msgspec.UNSET
    view: Any | msgspec.UnsetType = msgspec.UNSET
    game: Patch | msgspec.UnsetType = msgspec.UNSET
    may: May | msgspec.UnsetType = msgspec.UNSET
    """Replaces what this seat may do, where that changed."""
    race: bool | msgspec.UnsetType = msgspec.UNSET
    """The first hand counts now: note when this is shown."""


class Done(FromServer, frozen=True, tag="done"):
    """The command has happened (or had already) and is kept, and changed nothing that you see."""

    id: str


class Refused(FromServer, frozen=True, tag="refused"):
    """The command changed nothing: why, as a code and as a sentence in the reader's language."""

    id: str | None
    """None when the message had none that could be read."""
    code: str
    text: str


class Pong(FromServer, frozen=True, tag="pong"):
    """The answer to a ping."""

    at: float
    """As the ping said it."""
    now: float
    """Server time in milliseconds."""


class Bye(FromServer, frozen=True, tag="bye"):
    """The server closes this connection, and why."""

    code: str
    text: str


class Reacted(FromServer, frozen=True, tag="reacted"):
    """Somebody at the table reacts; you, too, are told of your own."""

    by: PersonId
    reaction: Reaction


ServerMessage = Welcome | Whole | Frame | Done | Refused | Reacted | Pong | Bye

encode = msgspec.json.Encoder().encode


class _Named(msgspec.Struct):
    """What is left to see of a message that is not understood."""

    id: str | None = None


_welcome = msgspec.json.Decoder(Welcome).decode


def gives_a_seat(data: bytes) -> bool:
    """Whether this is the welcome of somebody who has a seat."""
    try:
        return _welcome(data).you is not None
    except ValueError:
        return False


_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_named = msgspec.json.Decoder(_Named).decode


def decode(data: bytes) -> ClientMessage:
    """ValueError when it is no message. What is only passed on, an action or options, is UTF-8 at least."""
    if not data.isascii():
        data.decode()
    try:
        return _decoder.decode(data)
    except RecursionError:
        raise ValueError("nested too deep") from None


def named(data: bytes) -> str | None:
    """The id of a message that may be anything, so that even its refusal finds the sender's command."""
    try:
        found = _named(data).id
    except (ValueError, RecursionError):
        return None
    return found if found is None or len(found) <= 40 else None
