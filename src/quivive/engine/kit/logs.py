"""A log that is written out and read back gives the same game, including logs from years ago."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from quivive.engine import replay
from quivive.engine.game import AnyGame
from quivive.engine.kit.case import Breach, Case, breach_on_error, difference
from quivive.engine.kit.location import tests_folder
from quivive.engine.kit.walk import Spot, company, encode, walk


def replays(game: AnyGame, cases: Sequence[Case]) -> Counter[str]:
    """A log that went through JSON folds to the same states, and verifies. Counts games and steps."""
    tally: Counter[str] = Counter()
    for case in cases:
        spots = list(walk(game, case, company(case)))
        _replays(spots, reread(spots))
        tally += Counter(games=1, steps=len(spots))
    return tally


def reread(spots: Sequence[Spot]) -> replay.Record:
    """The export of a walk to its end, as another program would read it."""
    record = replay.record(spots[-1].match, [spot.judged.step for spot in spots])
    return msgspec.json.decode(encode(record), type=replay.Record)


def golden(game: AnyGame, folder: Path | None = None) -> Counter[str]:
    """Every log ever kept folds to its outcome and verifies. Counts events by tag."""
    tally: Counter[str] = Counter()
    for path in sorted((folder or tests_folder(game) / "logs").glob("*.json")):
        where = f"{game.key}: {path.name}"
        with breach_on_error("golden", where):
            record = msgspec.json.decode(path.read_bytes(), type=replay.Record)
            outcome = replay.fold(game, record.deal, record.steps).outcome
            if outcome != record.outcome:
                raise Breach("golden", where, f"now ends differently: {difference(record.outcome, outcome)}")
            replay.verify(game, record)
        tally += Counter(_tag(raw) for step in record.steps for raw in step.events)
    if not tally:
        raise Breach("golden", game.key, "no log was kept")
    return tally


def _replays(spots: Sequence[Spot], record: replay.Record) -> None:
    game = spots[0].game
    again = replay.unfold(game, record.deal, record.steps)
    for spot in spots:
        with breach_on_error("replays", spot.where()):
            match = next(again)
        if match.state != spot.state:
            what = f"the log folds to another state: {difference(spot.state, match.state)}"
            raise Breach("replays", spot.where(), what)
    with breach_on_error("replays", f"{game.key}: {spots[0].case}"):
        replay.verify(game, record)


def _tag(raw: msgspec.Raw) -> Any:
    return msgspec.json.decode(raw)["type"]
