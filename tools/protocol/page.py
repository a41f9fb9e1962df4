"""docs/protocol.md: the introduction, then every message, command, type, refusal and game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Any

import msgspec

from quivive.engine.game import AnyGame
from quivive.engine.kit.location import tests_folder
from quivive.engine.match import Acted
from quivive.engine.replay import Record as Recorded
from quivive.server import protocol as p
from quivive.tables import commands as c
from tools.protocol import samples, web
from tools.protocol.introduction import introduction
from tools.protocol.markdown import Chapter, aliases, record, table
from tools.protocol.reader import definition, place_of, reach
from tools.protocol.shapes import Alias, Definition, Place, Record

Definitions = Mapping[Place, Definition]
Samples = Mapping[Place, Any]
ALIASES = "Simple types"
HOSTS_ALONE = "For the host alone."


def page() -> str:
    house = web.message_types()
    blocks = [introduction(), *_house(house)]
    for game in web.our_games():
        blocks += _game(game, house)
    return "\n\n".join(block.strip() for block in blocks) + "\n"


def house_titles(house: Definitions) -> dict[Place, str]:
    """Messages and commands are listed by their tags, which may coincide; other types by name."""
    commands = _members(house, "AnyCommand", c.__name__)
    titles = {place: ALIASES if isinstance(found, Alias) else place.name for place, found in house.items()}
    for place in (*_members(house, "ClientMessage"), *_members(house, "ServerMessage")):
        titles[place] = _tag(house, place)
    return titles | {place: f"command: {_tag(house, place)}" for place in commands}


def game_titles(game: AnyGame, own: Definitions) -> dict[Place, str]:
    actions = web.union_members(own, web.action_union(game))
    titles = {
        place: f"{game.key}: {ALIASES.lower() if isinstance(found, Alias) else place.name}"
        for place, found in own.items()
    }
    return titles | {place: f"{game.key} action: {_tag(own, place)}" for place in actions}


def _house(house: Definitions) -> Iterator[str]:
    chapter = Chapter(house_titles(house), reach(house, (web.SERVER_MESSAGE, *web.SHARED)))
    client, server = _members(house, "ClientMessage"), _members(house, "ServerMessage")
    commands = _members(house, "AnyCommand", c.__name__)
    decisions = _members(house, "AnyDecision", c.__name__)
    shown = _by_type((*samples.from_client(), *samples.from_server()))
    shown |= {place: p.Do("7f.0", command) for place, command in _by_type(samples.commands()).items()}
    plain = [place for place in commands if place not in decisions]
    others = [place for place in house if place not in {*client, *server, *commands}]
    yield from _section("From the client", p.FromClient, client, house, chapter, shown)
    yield from _section("Commands", c.TableCommand, plain, house, chapter, shown)
    yield from _section("Decisions", c.Decision, decisions, house, chapter, shown)
    yield from _section("From the server", p.FromServer, server, house, chapter, shown)
    yield "## Types"
    yield from (record(found, chapter) for place in others if isinstance(found := house[place], Record))
    yield f"### {ALIASES}"
    yield aliases((found for place in others if isinstance(found := house[place], Alias)), chapter)
    yield "## Refusals"
    yield "The `text` comes in the reader's language; here it is in English. Games have codes of their own."
    yield _refusals(_house_refusals())


def _section(
    title: str, base: type, places: Sequence[Place], house: Definitions, chapter: Chapter, shown: Samples
) -> Iterator[str]:
    yield f"## {title}"
    yield definition(place_of(base)).doc
    alone = {place_of(type(command)) for command in samples.commands() if samples.for_the_host_alone(command)}
    for place in places:
        found = house[place]
        assert isinstance(found, Record)
        yield record(found, chapter, shown[place], HOSTS_ALONE if place in alone else "")


def _game(game: AnyGame, house: Definitions) -> Iterator[str]:
    own = web.game_types(game)
    options, view = place_of(game.options), place_of(game.views)
    sent = reach({**house, **own}, (options, view))
    chapter = Chapter(house_titles(house) | game_titles(game, own), sent, frozenset({options}))
    shown = _played(game)
    records = [found for found in own.values() if isinstance(found, Record)]
    actions = web.union_members(own, web.action_union(game))
    first = [options, *actions, view]
    yield f"## The game `{game.key}`"
    yield _facts(game)
    yield from (record(_record(own[place]), chapter, shown.get(place)) for place in first)
    yield from (record(found, chapter) for found in records if found.place not in first)
    yield f"### {game.key}: {ALIASES.lower()}"
    yield aliases((found for found in own.values() if isinstance(found, Alias)), chapter)
    yield f"### {game.key}: refusals"
    yield _refusals(game.refusals)


def _facts(game: AnyGame) -> str:
    names = [f"`{name}`" for name in game.presets]
    levels = [f"`{level}`" for level in game.bots]
    return (
        f"For {game.seats[0]} to {game.seats[-1]} seats. Rules: version {game.rules}. "
        f"Presets: {', '.join(names)}. Bot levels: {', '.join(levels)}."
    )


def _played(game: AnyGame) -> dict[Place, Any]:
    """The first action of each kind in the game's golden logs."""
    found: dict[Place, Any] = {}
    for path in sorted((tests_folder(game) / "logs").glob("*.json")):
        for step in msgspec.json.decode(path.read_bytes(), type=Recorded).steps:
            if isinstance(step.cause, Acted):
                action = msgspec.json.decode(step.cause.action, type=game.actions)
                found.setdefault(place_of(type(action)), action)
    return found


def _house_refusals() -> dict[str, dict[str, str]]:
    text = (files("quivive.server") / "refusals.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, dict[str, str]])


def _refusals(codes: Mapping[str, Mapping[str, str]]) -> str:
    return table(("code", "text"), [(f"`{code}`", codes[code]["en"]) for code in sorted(codes)])


def _members(house: Definitions, name: str, module: str = p.__name__) -> list[Place]:
    return web.union_members(house, Place(module, name))


def _tag(definitions: Definitions, place: Place) -> str:
    return str(_record(definitions[place]).tag)


def _record(found: Definition) -> Record:
    assert isinstance(found, Record)
    return found


def _by_type(values: Iterable[Any]) -> dict[Place, Any]:
    return {place_of(type(value)): value for value in values}
