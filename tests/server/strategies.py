"""Messages that are almost right, and some that are no messages at all."""

import json
from typing import Any

from hypothesis import strategies as st

from quivive.tables.commands import AnyCommand

LEAVES: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.sampled_from([2**53, 2**63, 2**64, -(2**63) - 1, 10**400, 1e308, -0.0]),
    st.floats(),
    st.text(max_size=20),
    st.sampled_from(["", "\ud800", "\x00", "𝔘", "e\u0301", "x" * 2000, "__proto__", "../../etc/passwd"]),
)
JUNK: st.SearchStrategy[Any] = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)

TOKEN = "0123456789abcdef" * 2
ACTIONS: list[dict[str, Any]] = [
    {"type": "start"},
    {"type": "ask", "to": 1, "text": "Why?"},
    {"type": "answer", "text": "Because."},
    {"type": "accuse", "whom": 1},
    {"type": "vote", "guilty": True},
    {"type": "stop"},
    {"type": "guess", "place": "port"},
    {"type": "poll"},
    {"type": "next"},
]
COMMANDS: list[dict[str, Any]] = [
    {"type": "introduce", "name": "Somebody", "mask": 3, "language": "uk"},
    {"type": "ready", "ready": True},
    {"type": "nonce", "nonce": TOKEN},
    {"type": "sit"},
    {"type": "stand"},
    {"type": "arrange", "order": [1, 0, 2]},
    {"type": "seat_bot", "level": "sharp"},
    {"type": "unseat", "seat": 1},
    {"type": "agree", "game": "spyfall", "options": {"rounds": 3}, "sitting": "apart", "absence": "wait"},
    {"type": "agree", "preset": "quick"},
    {"type": "start_game"},
    {"type": "show_result"},
    {"type": "hand_over", "person": 2},
    {"type": "set_door", "door": "open"},
    {"type": "answer_knock", "knock": 1, "welcome": True},
    {"type": "say", "text": "Hello"},
    {"type": "leave"},
    {"type": "pause"},
    {"type": "resume"},
    {"type": "skip", "beat": 0},
    {"type": "abandon"},
    {"type": "kick", "person": 2},
    {"type": "bot_for", "seat": 1, "level": None},
    {"type": "leave_out", "seat": 1},
]
MESSAGES: list[dict[str, Any]] = [
    {"type": "open", "name": "Somebody", "language": "en", "token": TOKEN, "game": "spyfall", "mask": 1},
    {"type": "join", "table": "FHKL", "name": "Somebody", "language": "ru", "token": TOKEN, "mask": None},
    {"type": "resume", "table": "FHKL", "token": TOKEN, "stream": "abc", "seen": 3},
    {"type": "watch", "table": "FHKL", "language": "uk", "stream": None, "seen": None},
    {"type": "ping", "at": 12.5},
    *({"type": "act", "id": "a", "beat": 0, "action": action} for action in ACTIONS),
    *({"type": "do", "id": "a", "command": command} for command in COMMANDS),
]


def commands_named() -> set[str]:
    """Every command, by its tag."""
    return {kind.__struct_config__.tag for kind in AnyCommand.__args__}


@st.composite
def bent(draw: st.DrawFn) -> dict[str, Any]:
    """A valid message with something added, removed, or taken from another."""
    message: dict[str, Any] = json.loads(json.dumps(draw(st.sampled_from(MESSAGES))))
    inner = next((message[name] for name in ("command", "action") if name in message), message)
    target = draw(st.sampled_from([message, inner]))
    match draw(st.sampled_from(["replace", "remove", "add"])):
        case "replace":
            target[draw(st.sampled_from(sorted(target)))] = draw(JUNK)
        case "remove":
            del target[draw(st.sampled_from(sorted(target)))]
        case _:
            target[draw(st.text(max_size=8))] = draw(JUNK)
    return message


def encoded(message: Any) -> bytes:
    """As JSON, but with things JSON does not allow: NaN, and lone surrogates."""
    return json.dumps(message, ensure_ascii=False).encode("utf-8", "surrogatepass")


FRAMES: st.SearchStrategy[bytes] = st.one_of(
    bent().map(encoded),
    JUNK.map(encoded),
    st.binary(max_size=200),
    st.builds(lambda data, cut: data[:cut], bent().map(encoded), st.integers(0, 200)),
)
