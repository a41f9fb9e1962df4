"""A line between two hosts on one machine that is slow for the kernel too.

A proxy that delays bytes on loopback leaves the kernel's own round trip near zero, acknowledges packets
nobody received and never loses one. Here every IP packet waits: a network namespace stands for the phone, a
pair of TUN devices for the line, and a thread carries packets between them late, unevenly, or not at all. It
needs root, `iproute2` and /dev/net/tun; the far end has no other route, so nothing can leave the machine, and
the addresses are those set aside for measuring (198.18.0.0/15).
"""

from __future__ import annotations

import contextlib
import ctypes
import fcntl
import heapq
import itertools
import os
import random
import select
import shutil
import socket
import struct
import subprocess
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

TUN = Path("/dev/net/tun")
TUNSETIFF, IFF_TUN, IFF_NO_PI = 0x400454CA, 0x0001, 0x1000
LARGEST = 65536
IDLE = 0.05
"""Seconds between checks whether to stop."""


def missing() -> str | None:
    """Why there can be no such line on this machine; None if there can."""
    if os.geteuid() != 0:
        return "needs root"
    if shutil.which("ip") is None:
        return "needs iproute2"
    return None if TUN.exists() else f"needs {TUN}"


@dataclass
class Quality:
    """Seconds each way, and the share of packets dropped each way; may be changed while packets flow."""

    delay: float = 0.0
    jitter: float = 0.0
    """Added to the delay, evenly distributed."""
    loss: float = 0.0
    connected: bool = True
    """If False, every packet is dropped, and neither end is told."""
    doomed: int = 0
    """This many of the next packets from the far end are dropped."""
    up_share: float = 0.5
    """The share of the round trip that is the way from the far end."""


class Line:
    """`with Line(Quality(delay=0.08)) as line:` and `line.connect(port)` is a socket at its far end."""

    def __init__(self, quality: Quality, seed: int = 0) -> None:
        self.quality = quality
        self.latest = 0.0
        """The most seconds by which a packet was too late because the machine was busy."""
        self._random = random.Random(seed)
        self._closing = threading.Event()

    def __enter__(self) -> Line:
        number, self._reserved = _reserve()
        self.host, self._away = f"198.18.{number}.1", f"198.18.{number}.2"
        self._namespace = f"quivive{number}"
        near, far = f"near{number}", f"far{number}"
        # Left behind by a process that was killed.
        with contextlib.suppress(subprocess.CalledProcessError):
            _ip("netns", "del", self._namespace)
        _ip("netns", "add", self._namespace)
        self._near, self._far = _tun(near), _tun(far)
        _ip("link", "set", far, "netns", self._namespace)
        _ip("addr", "add", self.host, "peer", self._away, "dev", near)
        _ip("link", "set", near, "up")
        there = ("-n", self._namespace)
        _ip(*there, "addr", "add", self._away, "peer", self.host, "dev", far)
        _ip(*there, "link", "set", far, "up")
        self._carrier = threading.Thread(target=self._carry, daemon=True)
        self._carrier.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._closing.set()
        self._carrier.join()
        os.close(self._near)
        os.close(self._far)
        _ip("netns", "del", self._namespace)
        os.close(self._reserved)

    def connect(self, port: int) -> socket.socket:
        """A socket belongs to the namespace of the thread that created it, wherever it is used later."""
        made: list[socket.socket] = []

        def dial() -> None:
            with Path(f"/run/netns/{self._namespace}").open() as there:
                if ctypes.CDLL(None, use_errno=True).setns(there.fileno(), 0):
                    raise OSError(ctypes.get_errno(), "setns")
            made.append(socket.create_connection((self.host, port)))

        thread = threading.Thread(target=dial)
        thread.start()
        thread.join()
        made[0].setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        made[0].setblocking(False)
        return made[0]

    def _carry(self) -> None:
        """Reads on one side and writes on the other when it is time. Each connection keeps its order."""
        other = {self._near: self._far, self._far: self._near}
        free: dict[tuple[int, bytes], float] = {}
        waiting: list[tuple[float, int, int, bytes]] = []
        numbers = itertools.count()
        while not self._closing.is_set():
            now = time.monotonic()
            while waiting and waiting[0][0] <= now:
                due, _, side, packet = heapq.heappop(waiting)
                self.latest = max(self.latest, now - due)
                with contextlib.suppress(OSError):
                    os.write(side, packet)
            pause = min(IDLE, waiting[0][0] - now) if waiting else IDLE
            for side in select.select(list(other), [], [], max(0.0, pause))[0]:
                try:
                    packet = os.read(side, LARGEST)
                except BlockingIOError:
                    continue
                if self._dropped(side):
                    continue
                flow = side, _ports(packet)
                due = max(free.get(flow, 0.0), time.monotonic() + self._late(side))
                free[flow] = due
                heapq.heappush(waiting, (due, next(numbers), other[side], packet))

    def _dropped(self, side: int) -> bool:
        quality = self.quality
        if side == self._far and quality.doomed:
            quality.doomed -= 1
            return True
        return not quality.connected or self._random.random() < quality.loss

    def _late(self, side: int) -> float:
        quality = self.quality
        share = quality.up_share if side == self._far else 1 - quality.up_share
        return 2 * quality.delay * share + self._random.uniform(0, quality.jitter)


def _reserve() -> tuple[int, int]:
    """A number that no other process on this machine uses for a line, and the lock that reserves it."""
    for number in range(256):
        lock = os.open(f"/run/quivive-line-{number}", os.O_CREAT | os.O_RDWR)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(lock)
        else:
            return number, lock
    raise OSError("all lines are taken")


def _ports(packet: bytes) -> bytes:
    """Which connection an IPv4 packet belongs to: the ports follow its header."""
    header = 4 * (packet[0] & 0x0F)
    return packet[header : header + 4]


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True, text=True)


def _tun(name: str) -> int:
    side = os.open(TUN, os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(side, TUNSETIFF, struct.pack("16sH", name.encode(), IFF_TUN | IFF_NO_PI))
    return side
