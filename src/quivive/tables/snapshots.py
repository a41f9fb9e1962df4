"""Snapshots: the state of a table just before a deal, so that older entries need not be folded again."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, get_args, get_type_hints

import msgspec

from quivive.engine.game import Data
from quivive.tables import events as e
from quivive.tables import model as m
from quivive.tables.done_commands import DoneCommands
from quivive.tables.evolve import evolve
from quivive.tables.log import Log, Snapshot, TableCode

SNAPSHOT_EVERY = 128
"""How many entries there must be since the last snapshot before the next is worth writing."""
VERSION = 1
"""Raise this if the same entries now fold to a different state whose fields are the same."""
IDS_KEPT = 128
"""How many of each person's command ids a snapshot keeps: more than a device can have in transit."""

_encode = msgspec.json.Encoder().encode
_decode_entry = msgspec.json.Decoder(e.Entry).decode


class Beginning(NamedTuple):
    """Where folding a log begins: after its first entry, or at a snapshot."""

    state: m.TableState
    latest: int
    """The latest time in the log, in server time."""
    octets: int
    """The size of the log so far."""
    done: DoneCommands


class _Body(Data, frozen=True, kw_only=True):
    """A snapshot as it is stored. One whose shape is not ours is ignored."""

    shape: str
    table: m.TableCore
    latest: int
    octets: int
    done: dict[m.PersonId, list[str]]


def _shape() -> str:
    """Changes whenever a field of any struct inside does."""
    fields = [(name, str(hint)) for kind in _kinds(_Body) for name, hint in get_type_hints(kind).items()]
    return f"{VERSION}/{hashlib.sha256(repr(fields).encode()).hexdigest()[:16]}"


def _kinds(kind: Any) -> Iterator[Any]:
    """A type and all structs inside it."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield kind
        for hint in get_type_hints(kind).values():
            yield from _kinds(hint)
    for part in get_args(kind):
        yield from _kinds(part)


SHAPE = _shape()
_decode = msgspec.json.Decoder(_Body).decode


def after_first(entry: e.Entry, octets: int) -> Beginning:
    """A table of which only this entry is known."""
    done = DoneCommands()
    done.note(entry)
    return Beginning(evolve(None, entry), entry.at, octets, done)


def snapshot_of(beginning: Beginning) -> Snapshot:
    """A snapshot of a table at which no game is being played."""
    state, latest, octets, done = beginning
    core = m.TableCore(**{name: getattr(state, name) for name in m.TableCore.__struct_fields__})
    ids = {person.id: done.last(person.id, IDS_KEPT) for person in state.persons}
    body = _encode(_Body(shape=SHAPE, table=core, latest=latest, octets=octets, done=ids))
    return Snapshot(state.length, body)


async def read_back(
    log: Log, code: TableCode, until: int | None = None
) -> tuple[Beginning, Sequence[bytes]] | None:
    """Where to begin folding, and the entries that follow. None if there is no such table."""
    kept = await log.snapshot(code)
    beginning = None if kept is None else _read(kept)
    if beginning is not None:
        lines = await log.read(code, beginning.state.length, until)
        if lines and is_deal(_decode_entry(lines[0])):
            return beginning, lines
    lines = await log.read(code, 0, until)
    return (after_first(_decode_entry(lines[0]), len(lines[0])), lines[1:]) if lines else None


async def state_of(log: Log, code: TableCode, until: int) -> m.TableState | None:
    """The table after its first `until` entries."""
    found = await read_back(log, code, until)
    if found is None:
        return None
    state = found[0].state
    for line in found[1]:
        state = evolve(state, _decode_entry(line))
    return state


def is_deal(entry: e.Entry) -> bool:
    return any(type(event) is e.Started for event in entry.events)


def _read(snapshot: Snapshot) -> Beginning | None:
    try:
        found = _decode(snapshot.body)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
    if found.shape != SHAPE or found.table.length != snapshot.length:
        return None
    options = msgspec.Raw(bytes(found.table.options))  # a copy: a slice would keep the whole body in memory
    state = m.TableState(**msgspec.structs.asdict(found.table) | {"options": options})
    return Beginning(state, found.latest, found.octets, DoneCommands(found.done))
