"""Three PostgreSQL servers under Patroni on loopback, set up as in deploy/, and their faults."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from tests.postgres import binaries, free_port, new_folder, unprivileged

ROOT = Path(__file__).parents[1]
PATIENCE = 120.0
PYTHON = "/usr/bin/python3"
"""The system's Python: root's own may be where the server's user cannot read it."""
PASSWORD = "change-me"


class Member:
    """One member of the cluster: Patroni and its PostgreSQL."""

    def __init__(self, name: str, folder: Path, patroni: Path, environment: dict[str, str]) -> None:
        self.name = name
        self.port, self.rest = free_port(), f"127.0.0.1:{free_port()}"
        self._folder = folder / name
        self._folder.mkdir()
        shutil.chown(self._folder, **_owner())
        self._command = [str(patroni), str(folder / "patroni.yaml")]
        self._environment = environment | {
            "PATRONI_NAME": name,
            "PATRONI_RESTAPI_LISTEN": self.rest,
            "PATRONI_RESTAPI_CONNECT_ADDRESS": self.rest,
            "PATRONI_POSTGRESQL_LISTEN": f"127.0.0.1:{self.port}",
            "PATRONI_POSTGRESQL_CONNECT_ADDRESS": f"127.0.0.1:{self.port}",
            "PATRONI_POSTGRESQL_DATA_DIR": str(self._folder / "data"),
            "PATRONI_POSTGRESQL_PGPASS": str(self._folder / "pgpass"),
        }
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._process = launched(self._command, self._folder, self._environment)

    def kill_postgres(self) -> None:
        with suppress(FileNotFoundError, ProcessLookupError):
            os.kill(int((self._folder / "data" / "postmaster.pid").read_text().split()[0]), signal.SIGKILL)

    def kill(self) -> None:
        """Kills it, as a power cut would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
        self.kill_postgres()

    def ask(self, path: str, body: dict[str, str] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(f"http://{self.rest}{path}", data, timeout=60) as answer:
            text = answer.read()
        return json.loads(text) if data is None else text.decode()


class PatroniCluster:
    def __init__(self, folder: Path, patroni: Path, etcd: str) -> None:
        self._etcd = _etcd(folder, etcd)
        members = _environment(folder, self._etcd[1])
        shutil.copy(ROOT / "deploy" / "patroni.yaml", folder)
        self.members = [Member(f"db{number}", folder, patroni, members) for number in (1, 2, 3)]
        for member in self.members:
            member.start()
        self.until_whole()

    @property
    def url(self) -> str:
        hosts = ",".join(f"127.0.0.1:{member.port}" for member in self.members)
        return f"postgresql://postgres:{PASSWORD}@{hosts}/postgres"

    @property
    def primary(self) -> Member:
        return next(member for member in self.members if self._roles().get(member.name) == "leader")

    def until_whole(self) -> None:
        """Waits for a primary and two standbys, one of them synchronous."""
        end = time.monotonic() + PATIENCE
        while sorted(self._roles().values()) != ["leader", "replica", "sync_standby"]:
            assert time.monotonic() < end, f"the cluster did not become whole: {self._roles()}"
            time.sleep(0.2)

    def switch_over(self) -> None:
        """Switches over to the synchronous standby, in an orderly way."""
        primary = self.primary
        primary.ask("/switchover", {"leader": primary.name})

    def end(self) -> None:
        for member in self.members:
            member.kill()
        self._etcd[0].kill()
        self._etcd[0].wait()

    def _roles(self) -> dict[str, str]:
        """The roles of the members that are up."""
        for member in self.members:
            with suppress(OSError):
                found = member.ask("/cluster")["members"]
                return {one["name"]: one["role"] for one in found if one["state"] in ("running", "streaming")}
        return {}


@contextmanager
def patroni_cluster(etcd: str) -> Iterator[PatroniCluster]:
    folder = new_folder()
    cluster: PatroniCluster | None = None
    try:
        cluster = PatroniCluster(folder, _installed(folder), etcd)
        yield cluster
    finally:
        if cluster is not None:
            cluster.end()
        shutil.rmtree(folder, ignore_errors=True)


def launched(
    command: list[str], folder: Path, environment: dict[str, str] | None = None
) -> subprocess.Popen[bytes]:
    """Starts a process, never as root; its output goes to its folder."""
    options = unprivileged()
    options["env"] = {**options.get("env", os.environ), **(environment or {})}
    with (folder / "log").open("ab") as log:
        return subprocess.Popen(command, stdout=log, stderr=log, cwd=folder, **options)


def _installed(folder: Path) -> Path:
    """Installs Patroni in a venv that the server's user can read."""
    subprocess.run([PYTHON, "-m", "venv", folder / "venv"], check=True)
    pip = [f"{folder}/venv/bin/pip", "install", "--quiet", "--disable-pip-version-check"]
    locked = str(ROOT / "requirements" / "failover.txt")
    subprocess.run([*pip, "--require-hashes", "-r", locked], check=True, stderr=subprocess.DEVNULL)
    return folder / "venv" / "bin" / "patroni"


def _etcd(folder: Path, program: str) -> tuple[subprocess.Popen[bytes], str]:
    clients, peers = (f"http://127.0.0.1:{free_port()}" for _ in range(2))
    home = folder / "etcd"
    home.mkdir()
    shutil.chown(home, **_owner())
    data = ["--data-dir", str(home / "data"), "--listen-peer-urls", peers]
    cluster = ["--initial-advertise-peer-urls", peers, "--initial-cluster", f"default={peers}"]
    asked = ["--listen-client-urls", clients, "--advertise-client-urls", clients]
    return launched([program, *data, *cluster, *asked], home), clients.removeprefix("http://")


def _environment(folder: Path, etcd: str) -> dict[str, str]:
    """The environment from deploy/compose.yaml, with local paths and addresses."""
    return {
        "PATRONI_ETCD3_HOST": etcd,
        "PATRONI_POSTGRESQL_BIN_DIR": str(binaries(folder)),
        "PATRONI_SUPERUSER_USERNAME": "postgres",
        "PATRONI_SUPERUSER_PASSWORD": PASSWORD,
        "PATRONI_REPLICATION_USERNAME": "replicator",
        "PATRONI_REPLICATION_PASSWORD": "change-me-too",
    }


def _owner() -> dict[str, Any]:
    user = unprivileged().get("user", os.geteuid())
    return {"user": user}
