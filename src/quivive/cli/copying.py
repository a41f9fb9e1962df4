"""quivive copy, backup and restore."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from quivive.cli.common import counted, give_up

if TYPE_CHECKING:
    from quivive.stores.copying import Copied

Where = Annotated[str, typer.Argument(help="A folder, or postgresql://…", metavar="STORE")]


def copy(
    source: Annotated[str, typer.Argument(help="A folder, or postgresql://…", metavar="FROM")],
    target: Annotated[
        str, typer.Argument(help="Where to copy to; a folder is created if needed.", metavar="TO")
    ],
    table: Annotated[
        list[str] | None,
        typer.Option(help="Code of a table, to copy only that; may be given more than once."),
    ] = None,
) -> None:
    """Copy tables to another store and compare them there. Run again, it goes on where it stopped."""
    from quivive.stores import copying
    from quivive.tables.log import TableCode

    codes = None if table is None else {TableCode(code) for code in table}

    async def work(report: Callable[[Copied], None]) -> None:
        async with copying.opened(source) as ours, copying.opened(target, new=True) as theirs:
            await copying.copy(ours, theirs, report, codes)

    _run(work)


def backup(
    store: Where,
    folder: Annotated[Path, typer.Argument(help="The folder to create; it is like a server's own.")],
) -> None:
    """Write everything to a new folder, even while people play, and check every entry in it."""
    from quivive.stores.backup import backup

    _run(lambda report: backup(store, folder, report))


def restore(
    folder: Annotated[Path, typer.Argument(help="A folder made by `quivive backup`.")],
    store: Where,
) -> None:
    """Fill an empty store from a backup."""
    from quivive.stores.backup import restore

    _run(lambda report: restore(folder, store, report))


def _run(work: Callable[[Callable[[Copied], None]], Coroutine[None, None, None]]) -> None:
    from quivive.tables.log import Broken

    done: list[Copied] = []

    def report(copied: Copied) -> None:
        done.append(copied)
        if copied.trouble is not None:
            typer.echo(copied.trouble)

    try:
        asyncio.run(work(report))
    except Broken as trouble:
        give_up(str(trouble))
    copied_whole = [copied for copied in done if copied.trouble is None]
    entries = sum(copied.entries for copied in copied_whole)
    typer.echo(f"{counted(len(copied_whole), 'table', 'tables')}, {counted(entries, 'entry', 'entries')}")
    if len(copied_whole) < len(done):
        raise typer.Exit(1)
