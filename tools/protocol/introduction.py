"""The hand-written part of docs/protocol.md. Its numbers are taken from the code."""

from __future__ import annotations

from pathlib import Path
from string import Template

from quivive.server import connection, greeter, heartbeat, protocol
from quivive.server.limits import Limits, Rate
from quivive.tables import done_commands, frames, judge, names
from quivive.tables.absence import AbsenceTimeouts
from tools.protocol import bot, samples

LINE = 108


def introduction() -> str:
    here = Path(__file__).parent
    template = Template((here / "introduction.md").read_text("utf-8"))
    program = Path(bot.__file__).read_text("utf-8").strip()
    return template.substitute(_sizes() | _rates() | _waits(), conversation=_conversation(), bot=program)


def _sizes() -> dict[str, object]:
    return {
        "version": protocol.VERSION,
        "largest": protocol.LARGEST // 1024,
        "bound": connection.MOST_BUFFERED // 1024,
        "kept": frames.FRAMES_KEPT,
        "remembered": done_commands.IDS_REMEMBERED,
        "persons": judge.MOST_PERSONS,
        "name_length": names.NAME_LENGTH,
        "chat_length": names.CHAT_LENGTH,
        "code_length": names.CODE_LENGTH,
        "code_letters": names.CODE_LETTERS,
        "token_bits": names.TOKEN_BYTES * 8,
    }


def _rates() -> dict[str, object]:
    limits = Limits()
    rates = {
        name: _rate(getattr(limits, name)) for name in ("messages", "chat", "reactions", "tables", "joins")
    }
    return {**rates, "sockets": limits.sockets}


def _rate(rate: Rate) -> str:
    if rate.per_second >= 1:
        return f"{rate.burst:g} at once, then {rate.per_second:g} per second"
    return f"{rate.burst:g} at once, then {rate.per_second * 60:g} per minute"


def _waits() -> dict[str, object]:
    timeouts = AbsenceTimeouts()
    return {
        "greeting": f"{greeter.GREET_WITHIN:g}",
        "pulse": f"{heartbeat.CALM.pulse:g}",
        "dead": f"{heartbeat.CALM.dead:g}",
        "brisk_pulse": f"{heartbeat.BRISK.pulse:g}",
        "brisk_dead": f"{heartbeat.BRISK.dead:g}",
        "away_seat": timeouts.seat // 1000,
        "away_host": timeouts.host // 1000,
        "away_everybody": timeouts.everybody // 1000,
    }


def _conversation() -> str:
    """A few of the samples, as they look on the wire."""
    asked = {type(message).__name__: message for message in samples.from_client()}
    answers = {type(message).__name__: message for message in samples.from_server()}
    spoken = [("you", asked["Join"]), ("server", answers["Welcome"]), ("server", answers["Whole"])]
    spoken += [
        ("you", asked["Do"]),
        ("server", answers["Frame"]),
        ("you", asked["Act"]),
        ("server", answers["Refused"]),
    ]
    return "\n".join(_spoken(who, protocol.encode(message).decode()) for who, message in spoken)


def _spoken(who: str, said: str) -> str:
    text = f"{who:<8}{said}"
    return text if len(text) <= LINE else f"{text[:LINE]}…"
