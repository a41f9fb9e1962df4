"""A server in a process of its own, and the resources it uses."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")


class Server:
    """A running server: where it listens, and what it has used."""

    def __init__(self, pid: int, url: str) -> None:
        self.url = url
        self._proc = Path("/proc") / str(pid)

    def cpu_seconds(self) -> float:
        """Of all threads, in user mode and in the kernel."""
        return cpu_seconds(int(self._proc.name))

    def memory(self) -> int:
        """Resident bytes."""
        pages = int((self._proc / "statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


def cpu_seconds(pid: int) -> float:
    """Of a process and of its children that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return sum(map(int, fields[11:15])) / TICKS


@contextmanager
def started(module: str, arguments: Sequence[str]) -> Iterator[Server]:
    """Runs `python -m module arguments…`, which prints its address; ends it with a signal."""
    command = [sys.executable, "-m", module, *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            found = next(match for line in process.stdout if (match := ADDRESS.search(line)))
            yield Server(process.pid, found[0])
        finally:
            process.send_signal(signal.SIGTERM)
            process.stdout.close()
            process.wait(timeout=20)
