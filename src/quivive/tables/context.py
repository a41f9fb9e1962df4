"""What judging a command may look at."""

from __future__ import annotations

from typing import NamedTuple

from quivive.tables import model as m
from quivive.tables.knocks import Knock


class Context(NamedTuple):
    """A table, and what is going on there at the moment, which its log does not say."""

    state: m.TableState
    now: int
    present: frozenset[m.PersonId]
    knocks: tuple[Knock, ...] = ()
    watchers: int = 0
