"""What the clock brings about at a table: phases end, bots move, absences last too long."""

from __future__ import annotations

import asyncio
import logging

from quivive.engine.game import Action, Illegal, Seat
from quivive.tables import play
from quivive.tables.flow import Flow
from quivive.tables.log import Broken, NotHome

_logger = logging.getLogger(__name__)


class Ticker:
    """Does whatever is due when the alarm rings, and sets the next one."""

    def __init__(self, flow: Flow) -> None:
        self._flow = flow
        self._ticking: asyncio.Task[None] | None = None
        self._failures = 0

    def ring(self) -> None:
        self._ticking = asyncio.get_running_loop().create_task(self.tick())

    async def finished(self) -> None:
        if self._ticking is not None:
            await self._ticking

    async def tick(self) -> None:
        """Something is due."""
        flow = self._flow
        try:
            async with flow.lock:
                await self._do_what_is_due()
            if flow.knocks.forget(flow.clock.now()):
                flow.tell_presence()
        except NotHome:
            pass
        except Exception as error:
            self._retry_later(error)
        else:
            self._failures = 0
            flow.schedule.arm()

    async def _do_what_is_due(self) -> None:
        flow, journal = self._flow, self._flow.journal
        flow.racing.wake(journal.state, flow.clock.now())
        await flow.expire()
        while move := flow.schedule.bots.take_due(flow.clock.now()):
            await self._bot_move(*move)
        await flow.handle_locked(lambda now: flow.schedule.absences.events(flow.context(now)))
        if journal.pending.due is not None and journal.pending.due <= flow.clock.now():
            await flow.flush()
        if flow.announced > journal.durable.length:
            await flow.reload()

    async def _bot_move(self, seat: Seat, action: Action, due: int) -> None:
        flow, bots = self._flow, self._flow.schedule.bots
        allowed_at = flow.limits.allowed_at(seat, action, flow.now())
        if allowed_at > flow.now():
            bots.put_back(seat, action, allowed_at)
            return
        try:
            await flow.handle_locked(lambda now: self._bot_ruling(seat, action, due, now))
            flow.limits.count(seat, action, flow.now())
        except Illegal as refusal:
            state = flow.journal.state
            _logger.warning(
                "a bot of %s was refused: %s", state.game, refusal.code, extra={"table": state.code}
            )
        except Broken:
            bots.put_back(seat, action, due)
            raise

    def _bot_ruling(self, seat: Seat, action: Action, due: int, now: int) -> play.Ruling:
        state = self._flow.journal.state
        return play.bot_act(state, seat, action, self._flow.racing.bot_moment(state, now, due))

    def _retry_later(self, error: Exception) -> None:
        """Logged only the first time: a line every second does not help with a full disk."""
        if self._flow.journal.stopped:
            return
        if not self._failures:
            trace = None if isinstance(error, Broken) else error
            code = self._flow.journal.state.code
            _logger.error(
                "table %s could not go on; it tries again: %s",
                code,
                error,
                exc_info=trace,
                extra={"table": code},
            )
        self._flow.schedule.retry_later(self._failures)
        self._failures = min(self._failures + 1, 10)
