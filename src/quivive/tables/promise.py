"""A result that is still to come. Whoever waits for it is called directly: without a task, and at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Generator
from typing import Generic, TypeVar, cast

from msgspec import Struct

T = TypeVar("T")

Then = Callable[[T | None, BaseException | None], None]
"""Takes the result, or the exception in its place."""


class Promise(Struct, Generic[T], eq=False):
    """A future for one waiter. It can be awaited; `then` costs a fraction of waking up a task.

    The result is passed on, not kept: an exception's traceback may refer to frames that hold this promise.
    """

    _call: Then[T] | None = None
    _watcher: Then[T] | None = None
    _result: tuple[T | None, BaseException | None] | None = None

    def watch(self, call: Then[T]) -> None:
        """Also calls this with the result, before the waiter."""
        if self._result is None:
            self._watcher = call
        else:
            call(*self._result)

    def then(self, call: Then[T]) -> None:
        """Calls this with the result; at once if that is known already."""
        if self._result is None:
            self._call = call
        else:
            result, self._result = self._result, None
            call(*result)

    def settle(self, value: T | None, error: BaseException | None = None) -> None:
        """Sets the result. Call it once.

        The callbacks are dropped: if the store's thread is the last to hold the promise, freeing everything
        they refer to would be its work.
        """
        if self._watcher is not None:
            watcher, self._watcher = self._watcher, None
            watcher(value, error)
        if self._call is None:
            self._result = value, error
        else:
            call, self._call = self._call, None
            call(value, error)

    def __await__(self) -> Generator[asyncio.Future[T], None, T]:
        waiter: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def wake(value: T | None, error: BaseException | None) -> None:
            if waiter.done():  # whoever waited was cancelled
                return
            if error is None:
                waiter.set_result(cast(T, value))
            else:
                waiter.set_exception(error)

        self.then(wake)
        return (yield from waiter)


def promised(work: Awaitable[T]) -> Promise[T]:
    """A promise of this awaitable's result. Unless it is a promise already, it runs in a task."""
    return work if isinstance(work, Promise) else _in_task(work)


def _in_task(work: Awaitable[T]) -> Promise[T]:
    promise: Promise[T] = Promise()

    async def run() -> None:
        try:
            value = await work
        except BaseException as error:  # even if it is cancelled: nobody must be left waiting for ever
            promise.settle(None, error)
        else:
            promise.settle(value)

    task = asyncio.get_running_loop().create_task(run())
    _running.add(task)
    task.add_done_callback(_running.discard)
    return promise


_running: set[asyncio.Task[None]] = set()
"""Keeps tasks alive, which the event loop does not."""
