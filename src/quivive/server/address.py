"""The address at which phones on the same network reach this server."""

from __future__ import annotations

import socket
from ipaddress import ip_address

EVERYWHERE = frozenset({"0.0.0.0", "::"})  # noqa: S104 - what listening everywhere is called


def reachable(host: str) -> str | None:
    """For a server that listens on this host. None if nobody else can reach it, or we do not know how."""
    if host in EVERYWHERE:
        return _lan_address()
    return None if _is_loopback(host) else host


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _lan_address() -> str | None:
    """The address that others on the same network see. Asking for a route sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if _is_loopback(address) else address
