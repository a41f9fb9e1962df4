"""docs/protocol.md and the types of the page are up to date and complete, and their examples work."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from quivive.client import Client
from quivive.engine.game import AnyGame
from quivive.engine.registry import games
from quivive.server import protocol as p
from quivive.server.app import running
from quivive.server.config import Config
from quivive.server.limits import Limits
from quivive.server.words import sentences
from quivive.tables import commands as c
from quivive.tables import view as v
from tools.protocol import __main__ as tool
from tools.protocol import bot, web
from tools.protocol.markdown import slug

PAGE = (tool.ROOT / "docs" / "protocol.md").read_text("utf-8")
MESSAGES = (tool.ROOT / "web" / "src" / "protocol" / "messages.ts").read_text("utf-8")
SECTIONS = {part.partition("\n")[0]: part for part in re.split(r"^##+ ", PAGE, flags=re.MULTILINE)}
CLIENT, SERVER, COMMANDS = (get_args(union) for union in (p.ClientMessage, p.ServerMessage, c.AnyCommand))
SHOWN = (p.Patch, v.TableView, v.PersonView, v.ChairView, v.MotionView, v.GameSummary, v.Seal)

GAMES = pytest.mark.parametrize("game", web.our_games(), ids=lambda game: game.key)


def tag(type: Any) -> str:
    return str(type.__struct_config__.tag)


def said(type: Any) -> str:
    """Its own docstring, as it appears in the generated files."""
    return re.sub(r"\bNone\b", "`null`", " ".join((type.__doc__ or "").split()))


def unwrapped(typescript: str) -> str:
    """The text with multi-line comments joined into one line."""
    return re.sub(r"\s+(\* )?", " ", typescript)


def assert_written(type: Any, section: str) -> None:
    text = SECTIONS[section]
    assert said(type) in text
    for field in msgspec.structs.fields(type):
        assert f"| `{field.encode_name}` | " in text, (section, field.encode_name)


def examples(section: str) -> list[bytes]:
    return [found.encode() for found in re.findall(r"```json\n(.*?)\n```", SECTIONS[section], re.DOTALL)]


def test_no_generated_file_is_stale() -> None:
    assert [path.name for path in tool.stale()] == [], "run `make protocol`"


def test_stale_files_are_regenerated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    assert len(tool.stale()) == 2 + len(web.our_games())
    tool.main()
    assert not tool.stale()
    page = tmp_path / "docs" / "protocol.md"
    page.write_text(page.read_text("utf-8").replace("| `beat` |", "| `bead` |"), "utf-8")
    assert list(tool.stale()) == [page]


@pytest.mark.parametrize("message", [*CLIENT, *SERVER], ids=tag)
def test_every_message_and_field_is_documented(message: Any) -> None:
    assert_written(message, tag(message))


@pytest.mark.parametrize("command", COMMANDS, ids=tag)
def test_every_command_and_field_is_documented(command: Any) -> None:
    assert_written(command, f"command: {tag(command)}")


@pytest.mark.parametrize("type", SHOWN, ids=lambda type: type.__name__)
def test_every_part_of_a_view_is_documented(type: Any) -> None:
    assert_written(type, type.__name__)


@GAMES
def test_every_option_action_and_view_of_a_game_is_documented(game: AnyGame) -> None:
    for type in (game.options, game.views):
        assert_written(type, f"{game.key}: {type.__name__}")
    for action in get_args(game.actions):
        assert_written(action, f"{game.key} action: {tag(action)}")


@pytest.mark.parametrize("type", [*CLIENT, *SERVER, *COMMANDS, *SHOWN], ids=lambda type: type.__qualname__)
def test_every_type_has_a_docstring_which_the_page_gets_too(type: Any) -> None:
    assert said(type)
    assert said(type) in unwrapped(MESSAGES)


def test_docstrings_below_fields_and_aliases_are_carried_over() -> None:
    for text in (
        "Server time at which the game's clock stopped.",
        "The id of the viewer's own command that caused this, and is hereby acknowledged.",
        "A person at this table, numbered from 1; never used again.",
    ):
        assert text in PAGE
        assert text in MESSAGES


@GAMES
def test_a_games_docstrings_reach_the_page(game: AnyGame) -> None:
    text = unwrapped(web.game_file(game))
    types = (game.options, game.views, *get_args(game.actions))
    assert all(said(type) in text for type in types)
    assert any(said(type) for type in types)


def test_nothing_of_a_games_state_or_events_reaches_the_page() -> None:
    for game in web.our_games():
        text = web.game_file(game)
        secret = [*(event.__name__ for event in get_args(game.events)), f"{game.options.__name__[:-7]}State"]
        assert not [name for name in secret if f"export interface {name} " in text]


@pytest.mark.parametrize("message", CLIENT, ids=tag)
def test_the_server_can_read_every_example_from_the_client(message: Any) -> None:
    (example,) = examples(tag(message))
    assert type(p.decode(example)) is message


@pytest.mark.parametrize("command", COMMANDS, ids=tag)
def test_the_server_can_read_every_example_of_a_command(command: Any) -> None:
    (example,) = examples(f"command: {tag(command)}")
    message = p.decode(example)
    assert isinstance(message, p.Do)
    assert type(message.command) is command


@pytest.mark.parametrize("message", SERVER, ids=tag)
def test_every_example_from_the_server_is_of_its_type(message: Any) -> None:
    (example,) = examples(tag(message))
    assert type(msgspec.json.decode(example, type=p.ServerMessage)) is message


@GAMES
def test_the_game_can_read_every_example_of_an_action(game: AnyGame) -> None:
    for action in get_args(game.actions):
        (example,) = examples(f"{game.key} action: {tag(action)}")
        assert type(msgspec.json.decode(example, type=game.actions)) is action


@pytest.mark.parametrize("game", [None, *games()])
def test_every_refusal_has_its_sentence(game: str | None) -> None:
    assert all(f"| `{code}` | {texts['en']} |" in PAGE for code, texts in sentences(game).items())


def test_commands_for_the_host_say_so() -> None:
    alone = {type for type in COMMANDS if "For the host alone." in SECTIONS[f"command: {tag(type)}"]}
    assert alone == {
        c.Arrange,
        c.SeatBot,
        c.Unseat,
        c.Agree,
        c.StartGame,
        c.ShowResult,
        c.HandOver,
        c.SetDoor,
        c.AnswerKnock,
    }


def test_every_link_leads_to_a_heading_and_no_two_headings_are_alike() -> None:
    headings = [slug(title) for title in re.findall(r"^##+ (.*)$", PAGE, flags=re.MULTILINE)]
    assert len(headings) == len(set(headings))
    assert set(re.findall(r"\]\(#(.*?)\)", PAGE)) <= set(headings)


async def test_the_bot_in_the_docs_plays_a_whole_game(tmp_path: Path) -> None:
    assert Path(bot.__file__).read_text("utf-8").strip() in PAGE
    config = Config(data=tmp_path, host="127.0.0.1", port=0, limits=Limits.off())
    async with asyncio.timeout(60), running(config) as ports, asyncio.TaskGroup() as bots:
        url = f"http://127.0.0.1:{ports.players}"
        async with Client.open(url, name="Anna", game="spyfall") as host:
            await host.do(c.Stand())
            await host.do(c.Agree(options=msgspec.Raw(b'{"rounds":1}')))
            playing = [
                bots.create_task(bot.play(url, host.code, name, 0)) for name in ("Nail", "Rivet", "Screw")
            ]
            await host.until(lambda seat: len(seat.table["chairs"]) == 3)
            await host.do(c.StartGame())
            await asyncio.gather(*playing)
            await host.until(lambda seat: seat.table["phase"] == "result")
            assert len(host.table["games"][0]["outcome"]["scores"]) == 3
