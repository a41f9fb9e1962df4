"""Finding and deleting tables that nobody needs any more."""

from __future__ import annotations

from quivive.tables.log import TableCode
from quivive.tables.log_kit.case import Open, check, opened


@check
async def a_table_at_which_nobody_played_can_be_found_and_forgotten(open: Open) -> None:
    played, idle, fresh = TableCode("PLAYED"), TableCode("IDLE"), TableCode("FRESH")
    async with opened(open) as log:
        await log.append(played, 0, [b'{"at":1,"events":[{"type":"started"}]}', b'{"at":2,"events":[]}'])
        said = b'{"at":1,"events":[{"type":"spoke","text":"\\"type\\":\\"started\\""}]}'
        await log.append(idle, 0, [said, b'{"at":99,"events":[]}'])
        await log.append(fresh, 0, [b'{"at":1,"events":[]}', b'{"at":100,"events":[]}'])
        assert await log.count() == 3
        assert list(await log.unplayed(100)) == [idle]
        await log.forget(idle)
        assert await log.count() == 2
        assert list(await log.read(idle)) == []
        await log.append(idle, 0, [b"somebody else's"])
        assert list(await log.read(idle)) == [b"somebody else's"]
        assert len(await log.read(played)) == 2


@check
async def tables_are_retired_by_age_and_later_if_a_game_was_finished(open: Open) -> None:
    codes = [TableCode(code) for code in ("OLD", "AGES", "NEW", "GAME", "GAMES", "STRANGE")]
    begun, ended = b'{"at":1,"events":[{"type":"started"}]}', b'{"at":2,"events":[{"type":"finished"}]}'
    said = b'{"at":3,"events":[{"type":"spoke","text":"\\"type\\":\\"finished\\""}]}'
    lasts = [b'{"at":%d,"events":[]}' % at for at in (99, 9, 100, 99, 9)]
    async with opened(open) as log:
        for code, last in zip(codes, lasts, strict=False):
            await log.append(code, 0, [begun, *([ended] if "GAME" in code else []), said, last])
        await log.append(codes[5], 0, [begun, b"not ours"])
        assert set(await log.retired(100, 10)) == {"OLD", "AGES", "GAMES"}
        assert set(await log.retired(100, 0)) == {"OLD", "AGES"}
        assert set(await log.retired(9, 9)) == set()
