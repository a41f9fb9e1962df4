"""Sits down at a table and plays one game there, any game, any legal move.

python bot.py http://127.0.0.1:8642 RUZK
"""

import asyncio
import random
import sys

from quivive.client import Client, Refusal


async def play(url: str, code: str, name: str = "Nail", patience: float = 1.0) -> None:
    async with Client.join(url, code, name=name) as seat:
        async for _ in seat.views():
            if seat.table["phase"] == "result":
                return
            await asyncio.sleep(patience)
            if legal := seat.legal():
                try:
                    await seat.act(random.choice(legal))
                except Refusal as refusal:
                    print(refusal)


if __name__ == "__main__":
    url, code = sys.argv[1:]
    asyncio.run(play(url, code))
