"""quivive serve: the whole thing in one process."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from quivive.cli.say import give_up

if TYPE_CHECKING:
    from quivive.server.app import Ports

DATA = "quivive-data"


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "0.0.0.0",  # noqa: S104
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port; 0 takes any free one.")] = 8642,
    data: Annotated[Path, typer.Option(help="Folder for the tables' log.", envvar="QUIVIVE_DATA")] = Path(
        DATA
    ),
    operator_port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="Port for /metrics, apart from the players'.")
    ] = None,
    operator_host: Annotated[str, typer.Option(help="Address of that port.")] = "127.0.0.1",
    tls_cert: Annotated[Path | None, typer.Option(help="Certificate, to serve https.")] = None,
    tls_key: Annotated[Path | None, typer.Option(help="Its key.")] = None,
    origin: Annotated[list[str] | None, typer.Option(help="Another origin whose page may connect.")] = None,
    behind_proxy: Annotated[bool, typer.Option(help="Trust the last X-Forwarded-For address.")] = False,
    limits: Annotated[bool, typer.Option(help="Limit how much one address may ask for.")] = True,
    log: Annotated[Literal["text", "json"], typer.Option(help="How log lines are written.")] = "text",
) -> None:
    """Start the server; phones in the same Wi-Fi scan the code that it prints."""
    from quivive.server import app, logs
    from quivive.server.limits import Limits

    if (tls_cert is None) != (tls_key is None):
        give_up("--tls-cert and --tls-key go together")
    logs.start(log)
    config = app.Config(
        data=data,
        host=host,
        port=port,
        operator_host=operator_host,
        operator_port=operator_port,
        tls=(tls_cert, tls_key) if tls_cert and tls_key else None,
        origins=frozenset(origin or ()),
        behind_proxy=behind_proxy,
        limits=Limits() if limits else Limits.off(),
    )
    scheme = "https" if tls_cert else "http"
    try:
        _run(app.serve(config, lambda ports: _greet(scheme, host, ports, operator_host)))
    except app.CannotServe as trouble:
        give_up(str(trouble))


def _run(main: object) -> None:
    if os.name == "nt":
        asyncio.run(main)  # type: ignore[arg-type]
    else:
        import uvloop

        uvloop.run(main)  # type: ignore[arg-type]


def _greet(scheme: str, host: str, ports: Ports, operator_host: str) -> None:
    from quivive.server.address import EVERYWHERE, reachable

    port = ports.players
    local = f"{scheme}://{'127.0.0.1' if host in EVERYWHERE else host}:{port}"
    typer.echo(f"Qui Vive is open.\n  here:   {local}")
    if host in EVERYWHERE and (lan := reachable(host)) is not None:
        _show_code(f"{scheme}://{lan}:{port}")
    if ports.operator is not None:
        typer.echo(f"  numbers: http://{operator_host}:{ports.operator}/metrics")
    typer.echo("  Ctrl+C closes it; every table is kept.")


def _show_code(url: str) -> None:
    import segno

    typer.echo(f"  phones: {url}")
    segno.make(url, error="m").terminal(compact=True, border=2)
