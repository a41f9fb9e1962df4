"""quivive tables: lists the tables of a store, exports and deletes them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from quivive.cli.common import give_up
from quivive.cli.retention import read_span

if TYPE_CHECKING:
    from quivive.stores.inventory import Inventory, Summary


def tables(
    store: Annotated[str, typer.Argument(help="A folder whose server is stopped, or postgresql://…")],
    code: Annotated[list[str] | None, typer.Argument(help="Codes of tables; all tables by default.")] = None,
    idle: Annotated[
        str | None,
        typer.Option(help="Only those where nothing has happened for this long: 90d, 12w, 1y."),
    ] = None,
    export: Annotated[
        Path | None,
        typer.Option(help="Write their entries to this file, one line of JSON each."),
    ] = None,
    delete: Annotated[
        bool, typer.Option("--delete", help="Delete these tables. Needs their codes, or --idle.")
    ] = False,
) -> None:
    """List tables: entries, bytes, when something last happened, whether a game was played to its end."""
    from quivive.tables.log import Broken

    if delete and not code and idle is None:
        give_up("name the tables to delete, or say how long nothing has happened at them: --idle 90d")
    before = None if idle is None else time.time() * 1000 - (read_span(idle, "--idle") or 0)
    try:
        asyncio.run(_tables(store, code, before, export, delete=delete))
    except Broken as trouble:
        give_up(str(trouble))


async def _tables(
    store: str, codes: Sequence[str] | None, before: float | None, export: Path | None, *, delete: bool
) -> None:
    from quivive.stores.copying import opened

    async with opened(store) as log:
        found = [one for one in await log.tables() if _is_meant(one, codes, before)]
        if missing := sorted(set(codes or ()) - {one.code for one in found}):
            give_up(f"no such table: {', '.join(missing)}")
        if export is not None:
            await _export(log, found, export)
        for one in found:
            typer.echo(_line(one))
            if delete:
                await log.forget(one.code)
        left = {one.code for one in await log.tables()} if delete else set()
    if spared := [one.code for one in found if one.code in left]:
        give_up(f"people are at {', '.join(spared)}: not deleted")


def _is_meant(one: Summary, codes: Sequence[str] | None, before: float | None) -> bool:
    old = before is None or (one.at is not None and one.at < before)
    return old and (not codes or one.code in codes)


def _line(one: Summary) -> str:
    at = "?" if one.at is None else f"{datetime.fromtimestamp(one.at / 1000, UTC):%Y-%m-%d %H:%M}"
    state = "finished" if one.finished else "played" if one.played else "unplayed"
    return f"{one.code:8} {one.entries:7} entries {one.size:10} bytes  {at}  {state}"


async def _export(log: Inventory, found: Sequence[Summary], path: Path) -> None:
    """Only to a new file, so that a typo cannot overwrite an older export."""
    try:
        with path.open("xb") as file:
            for one in found:
                for number, body in enumerate(await log.read(one.code)):
                    line = {"table": one.code, "number": number, "entry": msgspec.Raw(body)}
                    file.write(msgspec.json.encode(line) + b"\n")
    except OSError as error:
        give_up(f"cannot write {path} ({error.strerror})")
