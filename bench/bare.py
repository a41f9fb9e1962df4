"""The reference: a bare aiohttp server that fans out each message to six sockets, and does nothing else."""

from __future__ import annotations

import asyncio
import sys
from collections import defaultdict

import uvloop
from aiohttp import WSMsgType, web

rooms: defaultdict[str, set[web.WebSocketResponse]] = defaultdict(set)


def answering(answer: str) -> web.Application:
    async def talk(request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(compress=False)
        await socket.prepare(request)
        room = rooms[request.query["room"]]
        room.add(socket)
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                for other in room:
                    await other.send_str(message.data[:20] + answer)
        room.discard(socket)
        return socket

    app = web.Application()
    app.router.add_get("/ws", talk)
    return app


async def main(size: int) -> None:
    runner = web.AppRunner(answering("x" * (size - 20)), access_log=None, handle_signals=True)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    sys.stdout.write(f"http://127.0.0.1:{runner.addresses[0][1]}\n")
    sys.stdout.flush()
    await asyncio.Event().wait()


if __name__ == "__main__":
    uvloop.run(main(int(sys.argv[1])))
