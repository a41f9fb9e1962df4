"""A page opened on the serving machine shows an address that others can reach."""

from pathlib import Path
from urllib.parse import urlsplit

import aiohttp
import pytest

from quivive.server import address
from tests.server.servers import serving


@pytest.mark.parametrize(
    ("host", "lan", "origin"),
    [
        ("0.0.0.0", "192.168.1.7", "http://192.168.1.7:{port}"),
        ("0.0.0.0", None, None),
        ("127.0.0.1", "192.168.1.7", None),
    ],
)
async def test_a_page_on_the_serving_machine_learns_the_address_that_others_can_reach(
    host: str, lan: str | None, origin: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(address, "_lan_address", lambda: lan)
    async with (
        serving(tmp_path, host=host) as url,
        aiohttp.ClientSession() as web,
        web.get(f"{url}/api/address") as answer,
    ):
        told = await answer.json()
    assert told == {"origin": origin and origin.format(port=urlsplit(url).port)}


@pytest.mark.parametrize(
    ("host", "found"),
    [("192.168.1.7", "192.168.1.7"), ("localhost", None), ("::1", None), ("a.example", "a.example")],
)
def test_a_server_that_listens_on_one_address_is_reachable_there_or_nowhere(
    host: str, found: str | None
) -> None:
    assert address.reachable(host) == found
