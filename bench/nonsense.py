"""Malformed messages to a server without limits."""

from __future__ import annotations

import random

import msgspec

from bench.attacker import msg
from bench.friends import Friends
from bench.phone import Phone, Tally, token

BATCH = 500
MESSAGES = (
    b'{"type":"ping","at":1}',
    b'{"type":"do","id":"a","command":{"type":"say","text":"Hello"}}',
    b'{"type":"do","id":"a","command":{"type":"agree","options":{"rounds":3}}}',
    b'{"type":"act","id":"a","beat":0,"action":{"type":"start"}}',
    b'{"type":"join","table":"FHKL","name":"X","language":"en","token":"00112233445566778899aabbccddeeff"}',
)


async def nonsense(url: str, messages: int) -> tuple[int, bool]:
    """Returns how many malformed messages were answered, and whether the table is as it was."""
    friends = Friends(url)
    await friends.sit_down()
    before = await seen(url, friends.code)
    tally = Tally()
    watcher = await Phone.call(f"{url}/ws", tally)
    await watcher.say(msg({"type": "watch", "table": friends.code}), b'"whole"')
    chance = random.Random(1)
    answers = 0
    for _ in range(0, messages, BATCH):
        answers += await answers_to([spoilt(chance) for _ in range(BATCH)], watcher, tally)
    watcher.close()
    same = await seen(url, friends.code) == before
    friends.leave()
    return answers, same


async def answers_to(messages: list[bytes], phone: Phone, tally: Tally) -> int:
    """How many answers came. A last command with an id of its own is answered last."""
    before = tally.frames
    for message in messages:
        phone.send(message)
    mark = token()[:12]
    await phone.say(msg({"type": "do", "id": mark, "command": {"type": "ready"}}), mark.encode())
    return tally.frames - before - 1


def spoilt(chance: random.Random) -> bytes:
    """A message with some bytes changed, removed or added."""
    message = bytearray(chance.choice(MESSAGES))
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(message))
        message[at : at + chance.randint(0, 3)] = chance.randbytes(chance.randint(0, 3))
    return bytes(message)


async def seen(url: str, code: str) -> object:
    """What a new screen is shown, except for who is watching."""
    phone = await Phone.call(f"{url}/ws", Tally())
    shown = msgspec.json.decode(await phone.say(msg({"type": "watch", "table": code}), b'"whole"'))
    phone.close()
    return shown["table"] | {"watchers": 0}
