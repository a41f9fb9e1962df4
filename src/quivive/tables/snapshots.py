"""How a table stood before a deal, written down: what was played before that is not folded again."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, get_args, get_type_hints

import msgspec

from quivive.engine.game import Data
from quivive.tables import model as m
from quivive.tables.evolve import evolve
from quivive.tables.log import Log, Snapshot, TableCode
from quivive.tables.once import Once

WORTH_IT = 128
"""Entries since the last snapshot, or since the first entry, from which on another one saves time."""
MEANING = 1
"""Raise it when the same entries would fold to another state of the same shape."""
IDS = 128
"""Commands of each person that are remembered: more than any device has on its way."""

_encode = msgspec.json.Encoder().encode
_decode_entry = msgspec.json.Decoder(m.Entry).decode


class Beginning(NamedTuple):
    """From where a log is folded on: its first entry, or a snapshot."""

    state: m.TableState
    latest: int
    """The latest time that anything happened, by the server's clock."""
    octets: int
    """Of the log so far."""
    done: Once


class _Written(Data, frozen=True, kw_only=True):
    shape: str
    table: m.TableCore
    latest: int
    octets: int
    done: dict[m.PersonId, list[str]]


def _shape() -> str:
    """Differs when any field does, however deep."""
    fields = [(name, str(hint)) for kind in _kinds(_Written) for name, hint in get_type_hints(kind).items()]
    return f"{MEANING}/{hashlib.sha256(repr(fields).encode()).hexdigest()[:16]}"


def _kinds(kind: Any) -> Iterator[Any]:
    """A type and all structs that its fields are made of."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield kind
        for hint in get_type_hints(kind).values():
            yield from _kinds(hint)
    for part in get_args(kind):
        yield from _kinds(part)


SHAPE = _shape()
_decode = msgspec.json.Decoder(_Written).decode


def first(entry: m.Entry, octets: int) -> Beginning:
    done = Once()
    done.note(entry)
    return Beginning(evolve(None, entry), entry.at, octets, done)


def written(beginning: Beginning) -> Snapshot:
    """Of a table at which no game is on."""
    state, latest, octets, done = beginning
    core = m.TableCore(**{name: getattr(state, name) for name in m.TableCore.__struct_fields__})
    ids = {person.id: done.last(person.id, IDS) for person in state.persons}
    body = _encode(_Written(shape=SHAPE, table=core, latest=latest, octets=octets, done=ids))
    return Snapshot(state.length, body)


async def read_back(
    log: Log, code: TableCode, until: int | None = None
) -> tuple[Beginning, Sequence[bytes]] | None:
    """Where to begin, and the entries that follow; None for a table nobody has written to."""
    kept = await log.snapshot(code)
    beginning = None if kept is None else _read(kept)
    if beginning is not None:
        lines = await log.read(code, beginning.state.length, until)
        if lines and is_deal(_decode_entry(lines[0])):
            return beginning, lines
    lines = await log.read(code, 0, until)
    return (first(_decode_entry(lines[0]), len(lines[0])), lines[1:]) if lines else None


async def state_of(log: Log, code: TableCode, until: int) -> m.TableState | None:
    """The table as it stood after so many entries."""
    found = await read_back(log, code, until)
    if found is None:
        return None
    state = found[0].state
    for line in found[1]:
        state = evolve(state, _decode_entry(line))
    return state


def is_deal(entry: m.Entry) -> bool:
    return any(type(event) is m.Started for event in entry.events)


def _read(snapshot: Snapshot) -> Beginning | None:
    try:
        found = _decode(snapshot.body)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
    if found.shape != SHAPE or found.table.length != snapshot.length:
        return None
    options = msgspec.Raw(bytes(found.table.options))  # of its own: it would keep the whole body
    state = m.TableState(**msgspec.structs.asdict(found.table) | {"options": options})
    return Beginning(state, found.latest, found.octets, Once(found.done))
