"""A server that starts fast, to be killed often: it is forked from a process that has imported everything."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import uvloop

from quivive.server.app import serve
from quivive.server.config import Ports
from tests.server.servers import ENVIRONMENT, ROOT, local, soon


class ForkedServer:
    """Runs one server at a time, always with the same folder and port."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._asking = process.stdin
        self._told = process.stdout
        self._pid = 0
        self.port = 0
        self.kills = 0

    async def start(self) -> None:
        self._asking.write(b"%d\n" % self.port)
        self._pid, self.port = map(int, (await soon(self._told.readline())).split())

    async def kill(self) -> None:
        os.kill(self._pid, signal.SIGKILL)
        assert int(await soon(self._told.readline())) == -signal.SIGKILL
        self._pid = 0
        self.kills += 1

    async def close(self) -> None:
        if self._pid:
            await self.kill()
        self._asking.close()


@asynccontextmanager
async def forked_server(data: Path) -> AsyncIterator[ForkedServer]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.server.forked_server", str(data)),
        cwd=ROOT,
        env=ENVIRONMENT,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    server = ForkedServer(process)
    try:
        yield server
    finally:
        await server.close()
        assert await soon(process.wait()) == 0


def main(data: Path) -> None:
    """Reads ports; for each, a forked child prints its pid and port, and the parent prints how it ended."""
    for line in sys.stdin:
        child = os.fork()
        if not child:
            uvloop.run(serve(local(data, port=int(line)), _tell))
            os._exit(0)
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)


def _tell(ports: Ports) -> None:
    print(os.getpid(), ports.players, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
