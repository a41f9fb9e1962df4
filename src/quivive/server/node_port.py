"""The port for other nodes: they relay sockets and requests of players whose table lives here."""

from __future__ import annotations

import socket
from collections.abc import Awaitable, Callable

from aiohttp import web

from quivive.engine.game import Illegal
from quivive.server.admissions import Admissions
from quivive.server.credentials import Credentials
from quivive.server.guard import PENALTY
from quivive.server.http import Exports, json_answer
from quivive.server.inbox import Socket
from quivive.server.relay import ANSWER, BEHIND, BUFFER, PHONE, SIGNATURE, RelayedCounters
from quivive.server.sockets import SocketSession
from quivive.server.tcp_info import node_counters
from quivive.tables.log import Broken, NotHome

PROOF = web.RequestKey("proof", str)
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def application(admissions: Admissions, exports: Exports, credentials: Credentials) -> web.Application:
    @web.middleware
    async def only_nodes(request: web.Request, handler: Handler) -> web.StreamResponse:
        phone = request.headers.get(PHONE, "?")
        answer = credentials.accept(request.headers.get(SIGNATURE, ""), f"{request.path_qs} {phone}")
        if answer is None:
            raise web.HTTPForbidden
        request[BEHIND], request[PROOF] = phone, answer
        return await _answered(request, handler)

    async def websocket(request: web.Request) -> web.StreamResponse:
        return await _serve_relayed(request, admissions)

    async def playing(request: web.Request) -> web.Response:
        """Which game a table's page should load."""
        table = await admissions.find_for(request, request.match_info["code"])
        return json_answer({"game": None if table is None else table.playing})

    app = web.Application(middlewares=[only_nodes])
    app.on_response_prepare.append(_prove)
    app.router.add_get("/ws", websocket)
    app.router.add_get("/playing/{code:[A-Za-z]{1,16}}", playing)
    app.router.add_get(Exports.PATH, exports.answer)
    return app


async def _answered(request: web.Request, handler: Handler) -> web.StreamResponse:
    try:
        return await handler(request)
    except web.HTTPException as error:
        return web.Response(status=error.status)
    except Illegal:
        return web.Response(status=429)
    except (Broken, NotHome):
        return web.Response(status=503)


async def _prove(request: web.Request, response: web.StreamResponse) -> None:
    if (proof := request.get(PROOF)) is not None:
        response.headers[ANSWER] = proof


async def _serve_relayed(request: web.Request, admissions: Admissions) -> web.WebSocketResponse:
    end = Socket(admissions.read_batch)
    await end.prepare(request)
    transport = request.transport
    assert transport is not None
    transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BUFFER)
    share = admissions.share(request[BEHIND])

    def penalise() -> None:
        if not share.take(PENALTY):
            transport.abort()

    read_counters = RelayedCounters(node_counters(transport))
    session = SocketSession(admissions, end, request[BEHIND], transport, penalise, read_counters)
    with admissions.counted_relayed(session.connection):
        await session.run()
    return end
