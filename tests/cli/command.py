"""Runs the command line as people do: what it prints, and its exit code."""

import subprocess
from dataclasses import dataclass

from typer.testing import CliRunner

from quivive.cli import app
from tests.server.servers import ENVIRONMENT, QUIVIVE

PATIENCE = 60.0


@dataclass(frozen=True)
class Said:
    code: int
    out: str
    err: str

    @property
    def trouble(self) -> str:
        """The error: one line for a person, and nothing else."""
        assert (self.code, self.out) == (1, ""), self
        (line,) = self.err.splitlines()
        assert line.startswith("quivive: ")
        return line.removeprefix("quivive: ")


def process(*arguments: object) -> Said:
    """Runs it in a process of its own."""
    done = subprocess.run(
        [*QUIVIVE, *map(str, arguments)],
        check=False,
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        stdin=subprocess.DEVNULL,
    )
    return Said(done.returncode, done.stdout, done.stderr)


def quivive(*arguments: object) -> Said:
    """Runs it in this process, which is faster. A traceback would be an exception here."""
    done = CliRunner().invoke(app, [*map(str, arguments)], catch_exceptions=False)
    return Said(done.exit_code, done.stdout, done.stderr)
