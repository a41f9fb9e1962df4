"""The HTTP API: exported games, the catalogue, health; and the headers of every response."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable
from functools import lru_cache
from hmac import compare_digest
from typing import Any

import msgspec
from aiohttp import web

from quivive.engine.game import Illegal
from quivive.engine.registry import games
from quivive.engine.replay import record
from quivive.server.address import reachable
from quivive.server.admissions import Admissions
from quivive.server.health import Health
from quivive.server.pages import Pages
from quivive.server.relay import Unreachable
from quivive.tables.homes import Elsewhere
from quivive.tables.log import Broken, Log, NotHome
from quivive.tables.record import played_game
from quivive.tables.table import Table

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

KEPT_HEADERS = frozenset({"Content-Disposition", "Content-Encoding", "Content-Type"})
"""Headers kept when we pass on the response of a table's home."""

WORTH_COMPRESSING = 1024
"""Bytes; anything shorter fits into one packet anyway."""

_logger = logging.getLogger(__name__)
_HOST = re.compile(r"^[A-Za-z0-9.\-\[\]:]{1,255}$")


class Exports:
    """Whole finished games, seed included: for `quivive verify`, for replays, as keepsakes."""

    PATH = r"/api/tables/{code:[A-Za-z]{1,16}}/games/{number:\d{1,4}}"

    def __init__(self, log: Log, admissions: Admissions) -> None:
        self._log = log
        self._admissions = admissions

    async def answer(self, request: web.Request) -> web.Response:
        try:
            table = await self._admissions.find_for(request, request.match_info["code"])
        except Illegal:
            raise web.HTTPTooManyRequests from None
        except Elsewhere as elsewhere:
            return await self._from_home(request, elsewhere)
        return await self._record(table, int(request.match_info["number"]), request.query.get("key", ""))

    async def _record(self, table: Table | None, number: int, key: str) -> web.Response:
        if table is None or not 1 <= number <= len(table.state.games):
            raise web.HTTPNotFound
        played = table.state.games[number - 1]
        if played.outcome is None or not _same(key, played.key):
            raise web.HTTPNotFound
        match, steps = await played_game(self._log, table.state.code, played)
        name = f"{table.state.code}-{number}-{played.game}.json"
        return json_answer(
            record(match, steps, played.names), {"Content-Disposition": f'attachment; filename="{name}"'}
        )

    async def _from_home(self, request: web.Request, elsewhere: Elsewhere) -> web.Response:
        status, headers, body = await self._admissions.ask_home(request, elsewhere, request.path_qs)
        if status != 200:
            return web.Response(status=status, text=f"{status}\n")
        kept = {name: value for name, value in headers.items() if name in KEPT_HEADERS}
        return web.Response(body=body, headers=kept)


def routes(admissions: Admissions, exports: Exports, health: Health, host: str) -> list[web.AbstractRouteDef]:
    async def address(request: web.Request) -> web.Response:
        """What QR codes should say, for a page opened at an address that works only on this machine."""
        found = reachable(host)
        return json_answer({"origin": found and f"{request.scheme}://{found}:{request.url.port}"})

    return [
        web.get("/healthz", health.healthy),
        web.get("/readyz", health.ready),
        web.get("/api/address", address),
        web.get("/api/games", catalogue),
        web.get(Exports.PATH, exports.answer),
        web.get("/{path:.*}", Pages(admissions).answer),
    ]


async def catalogue(request: web.Request) -> web.Response:
    """The games that can be played here, with their seats, presets, bot levels and options."""
    return json_answer(
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


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """Adds our headers, also to responses that no handler has made."""
    for name, value in _headers(request.host).items():
        response.headers.setdefault(name, value)


@web.middleware
async def hide_errors(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Turns exceptions into responses that give nothing away."""
    try:
        response = await handler(request)
    except web.HTTPException as error:
        response = web.Response(status=error.status, text=f"{error.status}: {error.reason}\n")
    except Broken as trouble:
        _logger.error("%s", trouble)
        response = web.Response(status=503, text="503: the store cannot be used\n")
    except (NotHome, Unreachable):
        response = web.Response(status=503, text="503: the table is moving; try again\n")
    return response


def _same(given: str, key: str) -> bool:
    return compare_digest(given.encode(), key.encode())


@lru_cache(maxsize=256)
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


def json_answer(value: Any, headers: dict[str, str] | None = None) -> web.Response:
    body = msgspec.json.encode(value)
    response = web.Response(body=body, content_type="application/json", headers=headers)
    if len(body) > WORTH_COMPRESSING:
        response.enable_compression()
    return response
