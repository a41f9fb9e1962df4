"""Neither the socket nor the page: exports and health, and the headers on all answers."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable
from hmac import compare_digest
from typing import Any

import msgspec
from aiohttp import web

from quivive.engine.game import Illegal
from quivive.engine.registry import games
from quivive.engine.replay import record
from quivive.server.address import reachable
from quivive.server.health import Health
from quivive.server.pages import Pages
from quivive.server.sessions import Sessions
from quivive.tables.hub import Hub
from quivive.tables.log import Broken
from quivive.tables.story import told

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

WORTH_PACKING = 1024
"""Bytes; less fits into one packet as it is."""

_logger = logging.getLogger(__name__)
_HOST = re.compile(r"^[A-Za-z0-9.\-\[\]:]{1,255}$")


def routes(hub: Hub, sessions: Sessions, host: str) -> list[web.AbstractRouteDef]:
    well = Health(hub)

    async def address(request: web.Request) -> web.Response:
        """For a page opened by an address that only this machine has: what its QR codes say to others."""
        found = reachable(host)
        return _json({"origin": found and f"{request.scheme}://{found}:{request.url.port}"})

    async def health(request: web.Request) -> web.Response:
        """Well when the store can be read and written to."""
        await well.look()
        return _json({"status": "ok", "tables": len(hub)})

    async def export(request: web.Request) -> web.Response:
        """A game that is over, whole, with its seed: for `quivive verify`, for replays, for keeps."""
        try:
            table = await sessions.look(request, request.match_info["code"])
        except Illegal:
            raise web.HTTPTooManyRequests from None
        number = int(request.match_info["number"])
        if table is None or not 1 <= number <= len(table.state.games):
            raise web.HTTPNotFound
        played = table.state.games[number - 1]
        if played.outcome is None or not _same(request.query.get("key", ""), played.key):
            raise web.HTTPNotFound
        match, steps = await told(hub.log, table.state.code, played)
        name = f"{table.state.code}-{number}-{played.game}.json"
        return _json(
            record(match, steps, played.names), {"Content-Disposition": f'attachment; filename="{name}"'}
        )

    return [
        web.get("/healthz", health),
        web.get("/api/address", address),
        web.get("/api/games", catalogue),
        web.get(r"/api/tables/{code:[A-Za-z]{1,16}}/games/{number:\d{1,4}}", export),
        web.get("/{path:.*}", Pages(sessions).answer),
    ]


async def catalogue(request: web.Request) -> web.Response:
    """What can be played here and what can be agreed on, as the games describe themselves."""
    return _json(
        [
            {
                "key": game.key,
                "seats": [game.seats[0], game.seats[-1]],
                "presets": game.presets,
                "levels": list(game.bots),
                "options": msgspec.json.schema(game.options),
            }
            for game in games().values()
        ]
    )


async def expected(request: web.Request) -> None:
    """Nobody sends us a body that should be asked for first; what else is expected is not known."""
    if request.headers.get("Expect", "").lower() != "100-continue":
        raise web.HTTPExpectationFailed


async def prepare(request: web.Request, response: web.StreamResponse) -> None:
    """Also on what is answered before any handler is asked."""
    for name, value in _headers(request.host).items():
        response.headers.setdefault(name, value)


@web.middleware
async def safe_headers(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Nothing is loaded from anywhere else, nothing frames us, nothing is sent along."""
    try:
        response = await handler(request)
    except web.HTTPException as error:
        response = web.Response(status=error.status, text=f"{error.status}: {error.reason}\n")
    except Broken as trouble:
        _logger.error("%s", trouble)
        response = web.Response(status=503, text="503: the store cannot be used\n")
    return response


def _same(given: str, key: str) -> bool:
    return compare_digest(given.encode(), key.encode())


def _headers(host: str) -> dict[str, str]:
    sockets = f" ws://{host} wss://{host}" if _HOST.match(host) else ""
    policy = (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data: blob:; media-src 'self' data: blob:; font-src 'self'; "
        f"connect-src 'self'{sockets}; "
        "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
    return {
        "Content-Security-Policy": policy,
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": "geolocation=(), payment=(), usb=()",
    }


def _json(value: Any, headers: dict[str, str] | None = None) -> web.Response:
    body = msgspec.json.encode(value)
    response = web.Response(body=body, content_type="application/json", headers=headers)
    if len(body) > WORTH_PACKING:
        response.enable_compression()
    return response
