"""The same log gives the same game in another process, where sets and dicts are ordered differently."""

from __future__ import annotations

import hashlib
import importlib
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence

import msgspec

from quivive.engine import replay
from quivive.engine.game import AnyGame
from quivive.engine.kit.case import Breach, Case
from quivive.engine.kit.location import module_of
from quivive.engine.kit.logs import reread
from quivive.engine.kit.walk import company, encode, walk
from quivive.engine.match import Match, viewers

HASH_SEEDS = ("1", "2")


def same_in_other_processes(game: AnyGame, cases: Sequence[Case]) -> Counter[str]:
    """Logs verify and fold to the same bytes in processes with other hash seeds. Counts games."""
    module = module_of(game)
    if module is None:
        raise ValueError("another process can only find a game that is the GAME of a module")
    records = [reread(list(walk(game, case, company(case)))) for case in cases]
    here = [digests(game, record) for record in records]
    for hash_seed in HASH_SEEDS:
        for case, ours, theirs in zip(cases, here, _asked(module, records, hash_seed), strict=True):
            if ours != theirs:
                step = next(n for n, pair in enumerate(zip(ours, theirs, strict=False)) if pair[0] != pair[1])
                where = f"{game.key}: {case}, step {step}, hash seed {hash_seed}"
                raise Breach("same_in_other_processes", where, f"{ours[step]} here, {theirs[step]} there")
    return Counter(games=len(cases), processes=len(HASH_SEEDS))


def digests(game: AnyGame, record: replay.Record) -> list[str]:
    """A digest of the state and views after each step, or the reason why the log does not verify."""
    try:
        replay.verify(game, record)
    except replay.Tampered as tampered:
        return [str(tampered)]
    return [_digest(match) for match in replay.unfold(game, record.deal, record.steps)]


def write_digests() -> None:
    """What the other process runs: reads logs of the named game, writes their digests."""
    game = importlib.import_module(sys.argv[1]).GAME
    records = msgspec.json.decode(sys.stdin.buffer.read(), type=list[replay.Record])
    sys.stdout.buffer.write(encode([digests(game, record) for record in records]))


def _digest(match: Match) -> str:
    views = (match.game.view(match.state, viewer) for viewer in viewers(match.deal.seats))
    return hashlib.sha256(encode([match.state, *views])).hexdigest()[:16]


def _asked(module: str, records: list[replay.Record], hash_seed: str) -> list[list[str]]:
    path = os.pathsep.join(entry for entry in sys.path if entry)
    ran = subprocess.run(  # noqa: S603 (this same interpreter)
        [sys.executable, "-c", f"from {__name__} import write_digests; write_digests()", module],
        input=encode(records),
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": hash_seed},
    )
    if ran.returncode != 0:
        raise Breach("same_in_other_processes", f"{module}, hash seed {hash_seed}", ran.stderr.decode())
    return msgspec.json.decode(ran.stdout, type=list[list[str]])
