"""Which web pages may connect: ours, under a name that nobody else can point at this server."""

from __future__ import annotations

from ipaddress import ip_address
from urllib.parse import urlsplit

from aiohttp import web

PRIVATE = frozenset({"local", "localhost", "lan", "home", "internal", "localdomain", "test"})
"""Endings of names that nobody can register, so an attacker cannot have such a name."""


class Origins:
    """`any_name`: a certificate or a proxy decides already which names lead here, so we need not."""

    def __init__(self, origins: frozenset[str], *, any_name: bool) -> None:
        self._origins = origins
        self._names = frozenset(urlsplit(origin).hostname or "" for origin in origins)
        self._any_name = any_name

    def may_connect(self, request: web.Request) -> bool:
        """A browser says where its page came from. Other programs do not, and may connect.

        It is not enough that the page came from the host named in the request: an attacker can point a DNS
        name of theirs at this machine.
        """
        origin = request.headers.get("Origin")
        if origin is None or origin in self._origins:
            return True
        return origin.partition("://")[2].lower() == request.host.lower() and self._is_ours(request.host)

    def _is_ours(self, host: str) -> bool:
        return self._any_name or is_private(name := _name(host)) or name in self._names


def is_private(name: str) -> bool:
    """Whether a name works only in a private network, or is an IP address.

    >>> [is_private(name) for name in ("192.168.1.7", "::1", "raspberrypi", "nas.local", "games.example")]
    [True, True, True, True, False]
    """
    try:
        ip_address(name)
    except ValueError:
        last = name.rsplit(".", 1)[-1]
        return "." not in name or last in PRIVATE or name.endswith("home.arpa")
    return True


def _name(host: str) -> str:
    """The host name without the port."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return "?."  # neither private nor anybody's name
