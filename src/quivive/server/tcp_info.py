"""The kernel's own counters of a connection (`TCP_INFO`), where they speak of the player at the other end."""

from __future__ import annotations

import asyncio
import socket
import struct
import sys
from collections.abc import Callable
from functools import cache
from ipaddress import ip_address
from pathlib import Path

from quivive.tables.race.kernel import Kernel, Look, nothing

LENGTH = 232
"""Bytes of Linux's `struct tcp_info` up to what is read here; older kernels give fewer."""
_read = struct.Struct("=68x II 24x I 44x I 72x I 4x").unpack
"""Round trip, its spread, segments sent again, the shortest round trip, segments out of order."""
ROUTES = Path("/proc/net/route")


def look_at_node(transport: asyncio.Transport) -> Look:
    """The line to another node, which is what it is: nothing else stands between."""
    end = transport.get_extra_info("socket")
    return nothing if end is None or not sys.platform.startswith("linux") else _looking(end)


def look_at(transport: asyncio.Transport, *, behind_proxy: bool) -> Look:
    """How to look at a connection's counters; nothing where something else answers for the player."""
    end = transport.get_extra_info("socket")
    peer = transport.get_extra_info("peername")
    if end is None or peer is None or behind_proxy or not sys.platform.startswith("linux") or _near(peer[0]):
        return nothing
    return _looking(end)


def _looking(end: socket.socket) -> Callable[[], Kernel | None]:
    def look() -> Kernel | None:
        try:
            raw = end.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, LENGTH)
        except (OSError, ValueError):  # closed meanwhile; uvloop raises the second
            return None
        return read(raw)

    return look


def read(raw: bytes) -> Kernel | None:
    """None from a kernel that is too old to count what arrives out of order (Linux before 5.4)."""
    if len(raw) < LENGTH:
        return None
    usual, spread, resent, least, out_of_order = _read(raw)
    return Kernel(least / 1000, usual / 1000, spread / 1000, resent, out_of_order)


def _near(peer: str) -> bool:
    """Loopback, and a container's gateway: a program on this machine stands between us and the player."""
    address = ip_address(peer.partition("%")[0])
    mapped = getattr(address, "ipv4_mapped", None) or address
    return mapped.is_loopback or str(mapped) in gateways()


@cache
def gateways() -> frozenset[str]:
    """Where packets for everybody else leave to, as the kernel lists it."""
    try:
        rows = [line.split() for line in ROUTES.read_text().splitlines()[1:]]
    except OSError:
        return frozenset()
    return frozenset(
        socket.inet_ntoa(struct.pack("=I", int(row[2], 16))) for row in rows if row[1] == "00000000"
    )
