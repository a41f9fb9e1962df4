"""Every message on the socket, in both directions, one type each. Generates the TypeScript and the docs."""

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
"""The largest message that is read, in bytes. Longer ones are refused."""
CUT_AT = 64 * 1024
"""Bytes of a message after which the connection is closed without reading on."""

Code = Annotated[str, Meta(max_length=16)]
"""A table's code as people type it. Only letters matter, upper or lower case."""
Token = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
"""A seat's secret: 128 random bits made by the player's device. Never put it in a URL or a log."""
CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
"""The client's id for a command. Sent again with the same id, it still happens only once."""


Reaction = Literal["applause", "laughter", "surprise", "heart", "thinking", "hurry"]
"""What people can express to the whole table without words."""
May = dict[str, list[dict[str, Any]]]
"""The game actions that are legal now, by type: the other fields of each. "…" stands for free text."""


class FromClient(Data, frozen=True, tag_field="type"):
    """The first message is open, join, resume or watch. After that: act, do, react and ping, in any order."""


class Open(FromClient, frozen=True, tag="open"):
    """Open a new table and sit down as its host."""

    name: Name
    language: Language
    token: Token
    game: Annotated[str, Meta(max_length=40)] | None = None
    """None leaves the choice to the server."""
    mask: Mask | None = None


class Join(FromClient, frozen=True, tag="join"):
    """Join a table: with a seat before a game, as a guest during one."""

    table: Code
    name: Name
    language: Language
    token: Token
    mask: Mask | None = None
    """If somebody wears it already, you get another."""


class Resume(FromClient, frozen=True, tag="resume"):
    """Return to your seat, on this device or another. If you name your last frame, you get those after it."""

    table: Code
    token: Token
    stream: Annotated[str, Meta(max_length=40)] | None = None
    """As given in the last `whole`."""
    seen: int | None = None
    """The number of the last frame, or of the `whole` if none came after it."""
    language: Language = "en"
    """For refusals such as "no such seat". With a seat, the person's own language is used."""
    mend: bool = False
    """If the table's log is damaged, go on from the last intact entry."""


class Watch(FromClient, frozen=True, tag="watch"):
    """Watch as a shared screen or a spectator, who see the table but no secrets."""

    table: Code
    language: Language = "en"
    stream: Annotated[str, Meta(max_length=40)] | None = None
    """As in `resume`."""
    seen: int | None = None
    """As in `resume`."""


class Act(FromClient, frozen=True, tag="act"):
    """An action of the game in play, and the beat of the view it responds to."""

    id: CommandId
    beat: int
    action: msgspec.Raw
    """One of the game's own actions."""
    seen: int | None = None
    """The number of the last frame marked `race` that had been shown."""
    took: Annotated[float, Meta(ge=0)] | None = None
    """Milliseconds from showing that frame to the action, by the client's own clock."""
    step: Annotated[float, Meta(ge=0)] = 0
    """The resolution of that clock in milliseconds, if the browser rounds it."""


class Do(FromClient, frozen=True, tag="do"):
    """A command about the table."""

    id: CommandId
    command: AnyCommand


class Ping(FromClient, frozen=True, tag="ping"):
    """Answered at once with the server's time, for synchronising clocks."""

    at: float
    """The client's own time in milliseconds."""


class React(FromClient, frozen=True, tag="react"):
    """Send a reaction to everybody with a seat. It is not stored, and refused while the chat is closed."""

    reaction: Reaction


ClientMessage = Open | Join | Resume | Watch | Act | Do | React | Ping
Greeting = Open | Join | Resume | Watch


class FromServer(Data, frozen=True, tag_field="type"):
    """Views come as one `whole`, then as numbered frames. Everything else answers a message."""


class Welcome(FromServer, frozen=True, tag="welcome"):
    """The first message was accepted: which table this is, and who you are there."""

    table: str
    you: PersonId | None
    """None for a spectator."""
    now: int
    """Server time in milliseconds."""
    version: int = VERSION


class Patch(Data, frozen=True):
    """Fields to set, and items to append to lists."""

    set: dict[str, Any]
    add: dict[str, list[Any]] | msgspec.UnsetType = msgspec.UNSET


class Whole(FromServer, frozen=True, tag="whole"):
    """Everything this viewer may see; `view` is the game's own view."""

    n: int
    """The next frame has this number plus one."""
    stream: str
    """Identifies this sequence of numbers."""
    table: TableView
    view: Any
    """None before the first game."""
    may: May
    """What this seat may do now; empty for a viewer without a seat."""
    race: bool | msgspec.UnsetType = msgspec.UNSET
    """As in `frame`."""


class Frame(FromServer, frozen=True, tag="frame"):
    """What changed: frame `n` of this viewer's stream. `view` replaces the game's view, `game` patches it."""

    n: int
    done: str | msgspec.UnsetType = msgspec.UNSET
    """The id of the viewer's own command that caused this, and is hereby acknowledged."""
    table: Patch | msgspec.UnsetType = msgspec.UNSET
    view: Any | msgspec.UnsetType = msgspec.UNSET
    game: Patch | msgspec.UnsetType = msgspec.UNSET
    may: May | msgspec.UnsetType = msgspec.UNSET
    """Replaces what this seat may do, if that has changed."""
    race: bool | msgspec.UnsetType = msgspec.UNSET
    """Being first counts from here: note when this is shown."""


class Done(FromServer, frozen=True, tag="done"):
    """The command has happened (perhaps earlier), is durable, and changed nothing you can see."""

    id: str


class Refused(FromServer, frozen=True, tag="refused"):
    """The command changed nothing; why, as a code and as a sentence in the reader's language."""

    id: str | None
    """None if the message had no readable id."""
    code: str
    text: str


class Pong(FromServer, frozen=True, tag="pong"):
    """The answer to a ping."""

    at: float
    """As in the ping."""
    now: float
    """Server time in milliseconds."""


class Bye(FromServer, frozen=True, tag="bye"):
    """The server is closing this connection; this is why."""

    code: str
    text: str


class Reacted(FromServer, frozen=True, tag="reacted"):
    """Somebody at the table reacted. You are sent your own reactions too."""

    by: PersonId
    reaction: Reaction


ServerMessage = Welcome | Whole | Frame | Done | Refused | Reacted | Pong | Bye

encode = msgspec.json.Encoder().encode


class _WithId(msgspec.Struct):
    """What we try to read of a message that we do not understand."""

    id: str | None = None


_welcome = msgspec.json.Decoder(Welcome).decode


def gives_a_seat(data: bytes) -> bool:
    """Whether this is a `welcome` for a person, not a spectator."""
    try:
        return _welcome(data).you is not None
    except ValueError:
        return False


_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_decode_id = msgspec.json.Decoder(_WithId).decode


def decode(data: bytes) -> ClientMessage:
    """Raises ValueError if it is not a message. Actions and options are decoded later, but must be UTF-8."""
    if not data.isascii():
        data.decode()
    try:
        return _decoder.decode(data)
    except RecursionError:
        raise ValueError("nested too deep") from None


def id_in(data: bytes) -> str | None:
    """The id of a message that cannot be decoded, so that its refusal can name the command."""
    try:
        found = _decode_id(data).id
    except (ValueError, RecursionError):
        return None
    return found if found is None or len(found) <= 40 else None
