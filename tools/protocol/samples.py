"""A sample of every message and command, as they might occur in one evening. The docs show them encoded."""

from __future__ import annotations

from typing import Any

import msgspec

from quivive.engine.game import Illegal
from quivive.engine.registry import games
from quivive.server import protocol as p
from quivive.tables import commands as c
from quivive.tables import view as v
from quivive.tables.context import Context
from quivive.tables.judge import judge
from quivive.tables.log import TableCode
from quivive.tables.model import Person, PersonId, Said, TableState

NOW = 1_767_225_600_000
STREAM = "5f0c9e21ab34"
ANNA, BORYS = PersonId(1), PersonId(2)
_SECRET = "00112233445566778899aabbccddeeff"
_HASH = "9f2c41d07ab65e8390cc1f8e5b7a2d6430e1f9a8b7c6d5e4f3021a2b3c4d5e6f"


def chat_line() -> c.Say:
    return c.Say("Shall we?")


def table() -> v.TableView:
    game = games()["spyfall"]
    preset = next(iter(game.presets))
    return v.TableView(
        code=TableCode("RUZK"),
        phase="lobby",
        host=ANNA,
        persons=(
            v.PersonView(ANNA, "Anna", 7, "en", True, True),
            v.PersonView(BORYS, "Borys", 12, "uk", True, False),
        ),
        chairs=(v.ChairView(ANNA, nonce=True), v.ChairView(BORYS), v.ChairView(bot=next(iter(game.bots)))),
        game=game.key,
        preset=preset,
        options=msgspec.Raw(msgspec.json.encode(game.presets[preset])),
        sitting="apart",
        absence="bot",
        next_seal=_HASH,
        playing=None,
        seal=None,
        zero=0,
        paused_at=None,
        chat_open=True,
        motions=(),
        chat=(),
        evening=(),
        games=(),
    )


def from_client() -> list[p.ClientMessage]:
    return [
        p.Open("Anna", "en", _SECRET, "spyfall", 7),
        p.Join("RUZK", "Borys", "uk", _SECRET),
        p.Resume("RUZK", _SECRET, STREAM, 41),
        p.Watch("RUZK", "ru"),
        p.Act("7f.1", 12, msgspec.Raw(b'{"type":"vote","guilty":true}')),
        p.Do("7f.0", chat_line()),
        p.React("applause"),
        p.Ping(NOW + 250.5),
    ]


def from_server() -> list[Any]:
    chat = p.Patch({}, {"chat": [Said(BORYS, "Borys", chat_line().text, NOW + 900)]})
    return [
        p.Welcome("RUZK", BORYS, NOW),
        p.Whole(3, STREAM, table(), None, {}),
        p.Frame(4, done="7f.0", table=chat),
        p.Done("7f.1"),
        p.Refused("7f.1", "late", "Too late: the game has moved on."),
        p.Reacted(BORYS, "applause"),
        p.Pong(NOW + 250.5, NOW + 263),
        p.Bye("server_stops", "The server is stopping. Your seat is kept."),
    ]


def for_the_host_alone(command: c.AnyCommand) -> bool:
    """Whether the table refuses it from anybody but the host."""
    people = tuple(Person(id=id, name="", mask=1, language="en", token="") for id in (ANNA, BORYS))
    state = TableState(code=TableCode("RUZK"), opened_at=NOW, persons=people, host=ANNA, game="spyfall")
    try:
        judge(Context(state, NOW, frozenset({ANNA, BORYS})), BORYS, command)
    except Illegal as refusal:
        return refusal.code == "only_the_host"
    return False


def commands() -> list[c.AnyCommand]:
    return [
        c.Introduce(name="Anya", mask=9),
        c.Ready(True),
        c.GiveNonce(_SECRET),
        c.Sit(),
        c.Stand(),
        c.Arrange((1, 0, 2)),
        c.SeatBot(),
        c.Unseat(2),
        c.Agree(game="spyfall", options=msgspec.Raw(b'{"rounds":3,"spies":2}'), sitting="together"),
        c.StartGame(),
        c.ShowResult(),
        c.HandOver(BORYS),
        c.SetDoor("ask"),
        c.AnswerKnock(1, welcome=True),
        chat_line(),
        c.Leave(),
        c.Pause(),
        c.Resume(),
        c.Skip(12),
        c.Abandon(),
        c.Kick(BORYS),
        c.BotFor(1),
        c.LeaveOut(1),
    ]
