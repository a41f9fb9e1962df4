"""quivive serve: the whole thing in one process."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from quivive.cli.common import give_up
from quivive.cli.retention import read_retention

if TYPE_CHECKING:
    from quivive.server.config import Ports

DATA = "quivive-data"


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "0.0.0.0",  # noqa: S104
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port; 0 takes any free one.")] = 8642,
    data: Annotated[Path, typer.Option(help="Folder that keeps the tables.", envvar="QUIVIVE_DATA")] = Path(
        DATA
    ),
    store: Annotated[
        str | None,
        typer.Option(help="Database that keeps them instead: postgresql://…", envvar="QUIVIVE_STORE"),
    ] = None,
    keep_tables: Annotated[
        str | None,
        typer.Option(help="Delete tables where nothing has happened for this long: 90d, 12w, 1y."),
    ] = None,
    keep_games: Annotated[
        str | None, typer.Option(help="Keep tables with a finished game for longer: 1y, forever.")
    ] = None,
    node_host: Annotated[str, typer.Option(help="Address to listen on for other nodes.")] = "127.0.0.1",
    node_port: Annotated[int, typer.Option(min=0, max=65535, help="Port for other nodes.")] = 0,
    node_address: Annotated[
        str | None, typer.Option(help="host:port at which other nodes reach --node-port.")
    ] = None,
    drain: Annotated[
        float, typer.Option(min=0, help="Seconds to report “not ready” before stopping, for a balancer.")
    ] = 0,
    operator_port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="Port for the status page and /metrics.")
    ] = None,
    operator_host: Annotated[
        str, typer.Option(help="Address on which --operator-port listens.")
    ] = "127.0.0.1",
    tls_cert: Annotated[Path | None, typer.Option(help="Certificate, to serve https.")] = None,
    tls_key: Annotated[Path | None, typer.Option(help="Key of that certificate.")] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="Another origin whose page may connect; may be given more than once."),
    ] = None,
    behind_proxy: Annotated[bool, typer.Option(help="Trust the last X-Forwarded-For address.")] = False,
    limits: Annotated[bool, typer.Option(help="Limit what an address, a person and a table may use.")] = True,
    log: Annotated[Literal["text", "json"], typer.Option(help="Format of the server's log.")] = "text",
) -> None:
    """Start the server. Phones on the same Wi-Fi can scan the code it prints."""
    from quivive.server import app, logs
    from quivive.server.config import Config
    from quivive.server.limits import Limits
    from quivive.server.listening import CannotServe

    if (tls_cert is None) != (tls_key is None):
        give_up("--tls-cert and --tls-key go together")
    logs.start(log)
    config = Config(
        data=store or data,
        host=host,
        port=port,
        operator_host=operator_host,
        operator_port=operator_port,
        node_host=node_host,
        node_port=node_port,
        node_address=node_address,
        drain=drain,
        tls=(tls_cert, tls_key) if tls_cert and tls_key else None,
        origins=frozenset(origin or ()),
        behind_proxy=behind_proxy,
        limits=Limits() if limits else Limits.off(),
        retention=read_retention(keep_tables, keep_games),
    )
    scheme = "https" if tls_cert else "http"
    try:
        _run(app.serve(config, lambda ports: _greet(scheme, host, ports, operator_host)))
    except CannotServe as trouble:
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
        typer.echo(f"  status: http://{operator_host}:{ports.operator}/")
    if ports.node is not None:
        typer.echo(f"  node:   {ports.node}")
    typer.echo(f"  kept:   {ports.store}")
    typer.echo("  Ctrl+C closes it; every table is kept.")


def _show_code(url: str) -> None:
    import segno

    typer.echo(f"  phones: {url}")
    segno.make(url, error="m").terminal(compact=True, border=2)
