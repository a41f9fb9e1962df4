"""Where a PostgreSQL database is, how its primary is found among hosts, and its errors in plain words."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar
from urllib.parse import urlsplit

import asyncpg

from quivive.tables.log import Broken, Disconnected

if TYPE_CHECKING:
    Connection = asyncpg.Connection[asyncpg.Record]
    Pool = asyncpg.Pool[asyncpg.Record]
    Queryable = Connection | asyncpg.pool.PoolConnectionProxy[asyncpg.Record]
    Answer = asyncio.Future[Connection]

R = TypeVar("R")

CONNECT_TIMEOUT = 3.0
"""Seconds that a host has to accept a connection."""
ANSWER_TIMEOUT = 10.0
"""Seconds that a query may take."""

DISCONNECTED = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # raised by a query when the server's goodbye has come but was not read yet
    asyncpg.PostgresConnectionError,
)
"""There is no connection, or it has been lost."""
TROUBLE = (asyncpg.PostgresError, *DISCONNECTED)
"""Any error from the database, or from the network."""
ENDED = ("57P", "25006", "08")
"""Codes with which a server says that it is stopping, has become a standby, or has lost us."""

_SENTENCES = {
    "53100": "the disk of the database {where} is full; free some space and try again",
    "53300": "the database {where} has no connection left; raise its max_connections, or close others",
    "25006": "the database {where} takes no writes just now; it goes on when there is a primary",
    "28": "the database {where} does not let us in ({error}); check the user and the password",
    "3D000": "there is no such database ({error}); create it first",
    "42501": "the database {where} does not allow it ({error}); grant the user this right",
}


class Address:
    """`postgresql://user:password@one:5432,two:5432/name`; `label` is the same without the secrets."""

    def __init__(self, url: str) -> None:
        try:
            split = urlsplit(url)
        except ValueError as error:
            raise Broken(f"the database's address cannot be read ({error})") from None
        user, at, hosts = split.netloc.rpartition("@")
        self.hosts: Sequence[str] = [
            split._replace(netloc=f"{user}{at}{host}").geturl() for host in hosts.split(",")
        ]
        self.label = f"{hosts or 'on this machine'}{split.path}"

    async def connect(self) -> Connection:
        """Connects to the primary. All hosts are tried at once, so that a dead one delays nobody."""
        asked = [asyncio.ensure_future(_connect(host)) for host in self.hosts]
        try:
            chosen = await _first(asked)
        except BaseException:
            _dismiss(asked)
            raise
        _dismiss(answer for answer in asked if answer is not chosen)
        return chosen.result()

    async def pool(self) -> Pool:
        """A pool of connections for occasional queries. Each is opened when it is needed."""
        return await asyncpg.create_pool(
            connect=self._for_pool, min_size=0, max_size=8, command_timeout=ANSWER_TIMEOUT
        )

    async def _for_pool(self, *of: object, **how: object) -> Connection:
        return await self.connect()

    def broken(self, error: BaseException) -> Broken:
        """The error in words that help the operator."""
        code = getattr(error, "sqlstate", None) or ""
        kind = Disconnected if is_disconnect(error) else Broken
        for start, sentence in _SENTENCES.items():
            if code.startswith(start):
                return kind(sentence.format(where=self.label, error=error))
        if is_disconnect(error):
            why = str(error) or type(error).__name__
            return kind(f"the database {self.label} cannot be reached ({why}); we keep trying")
        return Broken(f"the database {self.label} refused ({error})")


def is_disconnect(error: BaseException) -> bool:
    """Whether another connection, perhaps to another host, may fare better."""
    if isinstance(error, ValueError):
        return False  # asyncpg raises it for a query that cannot be sent
    return isinstance(error, DISCONNECTED) or str(getattr(error, "sqlstate", "")).startswith(ENDED)


async def in_time(db: Connection, work: Coroutine[None, None, R], seconds: float) -> R:
    """Runs work on a connection, and cuts the connection if it takes too long.

    The work is never cancelled: a server that waits for its standby would take that as leave not to wait.
    """
    task = asyncio.ensure_future(work)
    await asyncio.wait({task}, timeout=seconds)
    if not task.done():
        db.terminate()
    return await task


async def _connect(url: str) -> Connection:
    return await asyncpg.connect(
        url,
        timeout=CONNECT_TIMEOUT,
        target_session_attrs=asyncpg.connect_utils.SessionAttribute.read_write,
        server_settings={"application_name": "quivive"},
    )


async def _first(asked: Sequence[Answer]) -> Answer:
    waiting, errors = set(asked), list[BaseException]()
    while waiting:
        done, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for answer in done:
            error = answer.exception()
            if error is None:
                return answer
            errors.append(error)
    raise max(errors, key=_tells_more)


def _dismiss(asked: Iterable[Answer]) -> None:
    """Closes connections that were not chosen, also those that are still being opened."""
    for answer in asked:
        answer.cancel()
        answer.add_done_callback(_close)


def _close(answer: Answer) -> None:
    if not answer.cancelled() and answer.exception() is None:
        answer.result().terminate()


def _tells_more(error: BaseException) -> bool:
    """Prefers what a server said over the news that another could not be reached."""
    return not isinstance(error, OSError)
