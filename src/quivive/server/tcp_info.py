"""The kernel's counters of a connection (`TCP_INFO`), if they are about the player at the other end."""

from __future__ import annotations

import asyncio
import socket
import struct
import sys
from functools import cache
from ipaddress import ip_address
from pathlib import Path

from quivive.tables.race.tcp_counters import ReadCounters, TcpCounters, no_counters

LENGTH = 232
"""How many bytes of Linux's `struct tcp_info` we need. Older kernels give fewer."""
_read = struct.Struct("=68x II 24x I 44x I 72x I 4x").unpack
"""Round trip, its spread, segments sent again, shortest round trip, segments out of order."""
_read_progress = struct.Struct("=120x Q 16x I 52x QQ 16x").unpack
"""Bytes acknowledged, not yet sent, sent, and sent again."""
ROUTES = Path("/proc/net/route")


def node_counters(transport: asyncio.Transport) -> ReadCounters:
    """For a connection to another node: nothing stands between, so its counters can be taken as they are."""
    end = transport.get_extra_info("socket")
    return no_counters if end is None or not sys.platform.startswith("linux") else TcpInfo(transport, end)


def player_counters(transport: asyncio.Transport, *, behind_proxy: bool) -> ReadCounters:
    """For a player's connection: `no_counters` if a proxy or this machine answers in the player's place."""
    peer = transport.get_extra_info("peername")
    if peer is None or behind_proxy or _is_local_proxy(peer[0]):
        return no_counters
    return node_counters(transport)


class TcpInfo:
    """Reads one connection's counters. None if it is closed, or the kernel is too old (Linux before 5.4)."""

    def __init__(self, transport: asyncio.Transport, end: socket.socket) -> None:
        self._transport = transport
        self._end = end

    def __call__(self) -> TcpCounters | None:
        raw = self._raw()
        return None if raw is None else read(raw)

    def written(self) -> int | None:
        """Bytes written so far. None also if some are still buffered outside the kernel."""
        raw = self._raw()
        if raw is None or self._transport.get_write_buffer_size():
            return None
        _, unsent, sent, sent_again = _read_progress(raw)
        return int(sent - sent_again + unsent)

    def acknowledged(self) -> int | None:
        """Bytes that the far kernel has acknowledged, whatever its program does.

        Comparable with `written` if the other side opened the connection.
        """
        raw = self._raw()
        return None if raw is None else int(_read_progress(raw)[0])

    def _raw(self) -> bytes | None:
        try:
            raw = self._end.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, LENGTH)
        except (OSError, ValueError):  # closed meanwhile; uvloop raises ValueError
            return None
        return raw if len(raw) == LENGTH else None


def read(raw: bytes) -> TcpCounters:
    usual, spread, resent, least, out_of_order = _read(raw)
    return TcpCounters(least / 1000, usual / 1000, spread / 1000, resent, out_of_order)


def _is_local_proxy(peer: str) -> bool:
    """Whether a program on this machine stands between us and the player: loopback, a container's gateway."""
    address = ip_address(peer.partition("%")[0])
    mapped = getattr(address, "ipv4_mapped", None) or address
    return mapped.is_loopback or str(mapped) in gateways()


@cache
def gateways() -> frozenset[str]:
    """The default gateways, as the kernel lists them."""
    try:
        rows = [line.split() for line in ROUTES.read_text().splitlines()[1:]]
    except OSError:
        return frozenset()
    return frozenset(
        socket.inet_ntoa(struct.pack("=I", int(row[2], 16))) for row in rows if row[1] == "00000000"
    )
