"""Opens a server's ports, or says in a sentence why that cannot be done."""

from __future__ import annotations

import errno
import ssl
from pathlib import Path

from aiohttp import web

from quivive.server.address import EVERYWHERE, reachable


class CannotServe(Exception):
    """Why the server cannot start, in a sentence for the operator."""


async def listen(site: web.TCPSite, host: str, port: int, option: str) -> None:
    try:
        await site.start()
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            why = f"port {port} is in use already; choose another with {option}"
        else:
            why = f"cannot listen on {host}:{port} ({error.strerror or error})"
        raise CannotServe(why) from None


def advertised(host: str, port: int) -> str:
    """The address at which other nodes reach this port, as far as we can tell."""
    name = (reachable(host) if host in EVERYWHERE else host) or "127.0.0.1"
    return f"[{name}]:{port}" if ":" in name else f"{name}:{port}"


def tls_context(files: tuple[Path, Path] | None) -> ssl.SSLContext | None:
    if files is None:
        return None
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    try:
        context.load_cert_chain(*files)
    except OSError as error:
        raise CannotServe(
            f"cannot use the certificate {files[0]} with the key {files[1]} ({error})"
        ) from None
    return context
