"""The page's type files: the messages, and each game's own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import get_args

from quivive.engine import game as engine
from quivive.engine.game import AnyGame
from quivive.engine.registry import GROUP, games
from quivive.server import protocol
from quivive.tables import commands
from tools.protocol.reader import place_of, reach, read
from tools.protocol.shapes import Alias, Definition, Place, references
from tools.protocol.source import source
from tools.protocol.typescript import Dialect, declarations, imports

HEADER = "// Written by `make protocol` from {module}: change that, not this."
MESSAGES = "../../protocol/messages"

CLIENT_MESSAGE = Place(protocol.__name__, "ClientMessage")
GREETING = Place(protocol.__name__, "Greeting")
SERVER_MESSAGE = Place(protocol.__name__, "ServerMessage")
SHARED = tuple(Place(engine.__name__, name) for name in ("Seat", "Millis", "Sitting", "Presence", "View"))
"""Types of the protocol that games refer to."""

_VIEWED = "V extends View = View"
_FRAME, _WHOLE, _PATCH = (place_of(type) for type in (protocol.Frame, protocol.Whole, protocol.Patch))
DIALECT = Dialect(
    names={place_of(commands.Resume): "ResumeGame"},
    parameters={_WHOLE: _VIEWED, _FRAME: _VIEWED, SERVER_MESSAGE: _VIEWED, _PATCH: "T"},
    arguments={_WHOLE: "<V>", _FRAME: "<V>", SERVER_MESSAGE: "<V>"},
    fields={
        (_WHOLE, "view"): "V | null",
        (_FRAME, "table"): "Patch<TableView>",
        (_FRAME, "view"): "V",
        (_FRAME, "game"): "Patch<V>",
        (_PATCH, "set"): "Partial<T>",
        (_PATCH, "add"): "Partial<Lists<T>>",
    },
)
MAY = """\
/** What may be done, in the words of one game's actions. */
export type MayDo<A extends { type: string }> = {
  readonly [T in A["type"]]?: readonly Omit<Extract<A, { type: T }>, "type">[];
};"""
LISTS = """\
/** The fields of T that are lists. */
export type Lists<T> = {
  [K in keyof T as NonNullable<T[K]> extends readonly unknown[] ? K : never]: NonNullable<T[K]>;
};"""


class NotShared(Exception):
    """A game refers to a type that neither it nor the messages define."""


def our_games() -> list[AnyGame]:
    """The games in this repository; installed packages generate their own."""
    return [game for game in games().values() if game.views.__module__.startswith(f"{GROUP}.")]


def message_types() -> dict[Place, Definition]:
    return read((CLIENT_MESSAGE, GREETING, SERVER_MESSAGE, *SHARED))


def messages() -> str:
    definitions = message_types()
    sent = reach(definitions, (SERVER_MESSAGE, *SHARED))
    version = (
        f"/** What `welcome` must say for these types to fit. */\nexport const VERSION = {protocol.VERSION};"
    )
    return _file(protocol.__name__, [version, *declarations(definitions, sent, DIALECT), LISTS, MAY])


def game_types(game: AnyGame) -> dict[Place, Definition]:
    """The game's own options, actions and views, without the types it shares with the house."""
    shared = message_types()
    found = read((place_of(game.options), action_union(game), place_of(game.views)))
    own = {place: type for place, type in found.items() if place not in shared}
    if strangers := [place for place in own if not place.module.startswith(_package(game))]:
        raise NotShared(f"{strangers[0].name} of {strangers[0].module}, in {game.key}")
    return own


def game_file(game: AnyGame) -> str:
    own = game_types(game)
    reached = (place for found in own.values() for place in references(found))
    lent = {place.name for place in reached if place not in own}
    sent = reach(own | message_types(), (place_of(game.options), place_of(game.views)))
    head = [imports(lent, MESSAGES)] if lent else []
    return _file(game.views.__module__, [*head, _seats(game), *declarations(own, sent, Dialect())])


def _seats(game: AnyGame) -> str:
    fewest, most = game.seats[0], game.seats[-1]
    return f"/** The fewest and the most that can play. */\nexport const SEATS = [{fewest}, {most}] as const;"


def action_union(game: AnyGame) -> Place:
    """The name that the game's model gives to all its actions."""
    model = source((get_args(game.actions) or (game.actions,))[0].__module__)
    for name in model.defined:
        if getattr(model.module, name) == game.actions:
            return Place(model.module.__name__, name)
    raise NotShared(f"{model.module.__name__} has no name for all actions of {game.key}")


def union_members(definitions: Mapping[Place, Definition], place: Place) -> list[Place]:
    """The records of a union, with nested unions resolved."""
    found = definitions[place]
    if not isinstance(found, Alias):
        return [place]
    return [record for inner in references(found) for record in union_members(definitions, inner)]


def _package(game: AnyGame) -> str:
    return game.views.__module__.rpartition(".")[0]


def _file(module: str, blocks: Iterable[str]) -> str:
    return "\n\n".join([HEADER.format(module=module), *blocks]) + "\n"
