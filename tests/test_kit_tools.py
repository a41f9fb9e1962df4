"""The kit's own tools: other processes, cases, walks, golden logs and playthroughs."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from quivive.engine import kit, replay
from quivive.engine.game import AnyGame, Event
from quivive.engine.kit.logs import reread
from tests import toy

HUSH: AnyGame = toy.GAME
ROUND_OF_TWO = kit.Playthrough(preset="plain", options={"rounds": 1}, seats=2, seed=1)

UNORDERED = """
from dataclasses import replace
from msgspec.structs import replace as changed
from quivive.engine.kit.logs import reread
from tests import toy

def setup(options, seats, dice):
    return toy.setup(options, seats, dice)

def public(state):
    seen = toy.public(state)
    return changed(seen, words=tuple(set(state.all_words)))

GAME = replace(toy.GAME, key="unordered", setup=setup, public=public)
"""


def test_another_process_finds_a_dependence_on_the_order_of_sets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "unordered_hush.py").write_text(UNORDERED)
    monkeypatch.syspath_prepend(tmp_path)
    game: AnyGame = importlib.import_module("unordered_hush").GAME
    try:
        with pytest.raises(
            kit.Breach,
            match=r"same_in_other_processes: unordered: .*, step 0, hash seed \d: \w+ here, \w+ there",
        ):
            kit.same_in_other_processes(game, kit.cases(game)[:1])
    finally:
        del sys.modules["unordered_hush"]


def test_a_game_that_no_module_holds_cannot_be_checked_in_another_process() -> None:
    assert kit.module_of(HUSH) == "tests.toy"
    assert kit.module_of(replace(HUSH, key="other")) is None
    with pytest.raises(ValueError, match="GAME of a module"):
        kit.same_in_other_processes(replace(HUSH, key="other"), [])


def test_cases_are_every_legal_combination() -> None:
    cases = kit.cases(HUSH, range(3))
    plain = {(case.seats, case.options.sitting) for case in cases if case.name == "plain"}
    assert plain == {(seats, sitting) for seats in (2, 3, 4) for sitting in ("together", "apart")}
    assert {case.seats for case in cases if case.name == "long"} == {2, 3}
    assert len(cases) == len(set(map(str, cases))) == 3 * (6 + 4)


def test_the_default_preset_suits_every_seat_count() -> None:
    game = replace(HUSH, presets={"long": HUSH.presets["long"]})
    with pytest.raises(
        kit.Breach, match=r"long, 4 seats.*the default preset is refused \(too_long_for_so_many\)"
    ):
        kit.cases(game)


def test_a_preset_suits_some_seat_count() -> None:
    with pytest.raises(kit.Breach, match="setup: hush: long: refused at every seat count"):
        kit.cases(replace(HUSH, seats=range(4, 5)))


def test_a_setup_that_raises_is_a_breach() -> None:
    def broken(options: toy.HushOptions, seats: int, dice: object) -> list[Event]:
        raise KeyError(seats)

    with pytest.raises(kit.Breach, match="raised KeyError: 2"):
        kit.cases(replace(HUSH, setup=broken))


def test_codes_are_read_from_the_source() -> None:
    assert kit.codes(HUSH) == set(HUSH.refusals)


def test_a_walk_is_the_same_every_time() -> None:
    case = kit.cases(HUSH)[-1]
    first, second = (list(kit.walk(HUSH, case, kit.Company(leaves=4))) for _ in range(2))
    assert first == second
    assert first[-1].match.outcome is not None


def kept_log(folder: Path, change: Callable[[replay.Record], replay.Record]) -> Path:
    """A golden log of Hush, changed."""
    record = change(reread(ROUND_OF_TWO.played(HUSH)))
    (folder / "one.json").write_bytes(msgspec.json.encode(record))
    return folder


def test_a_golden_log_still_ends_as_it_did(tmp_path: Path) -> None:
    tally = kit.golden(HUSH, kept_log(tmp_path, lambda record: record))
    assert tally == {"dealt": 1, "pointed": 2, "counted": 1, "said": 1, "closed": 1}


def test_a_golden_log_that_ends_otherwise_is_found(tmp_path: Path) -> None:
    def won_by_nobody(record: replay.Record) -> replay.Record:
        return msgspec.structs.replace(record, outcome=msgspec.structs.replace(record.outcome, winners=()))

    with pytest.raises(
        kit.Breach, match=r"golden: hush: one.json: now ends differently: winners: \[\], then \[0,1\]"
    ):
        kit.golden(HUSH, kept_log(tmp_path, won_by_nobody))


def test_a_golden_log_of_todays_rules_must_verify_and_an_older_one_only_fold(tmp_path: Path) -> None:
    def another_clock(record: replay.Record) -> replay.Record:
        last = msgspec.structs.replace(record.steps[-1], at=0)
        return msgspec.structs.replace(record, steps=(*record.steps[:-1], last))

    folder = kept_log(tmp_path, another_clock)
    with pytest.raises(kit.Breach, match="raised Tampered"):
        kit.golden(HUSH, folder)
    assert kit.golden(replace(HUSH, rules=2), folder)["dealt"] == 1


def test_a_game_without_golden_logs_is_a_breach(tmp_path: Path) -> None:
    with pytest.raises(kit.Breach, match="no log was kept"):
        kit.golden(HUSH, tmp_path)


def test_a_playthrough_says_how_it_is_played(tmp_path: Path) -> None:
    path = tmp_path / "one.txt"
    path.write_text(kit.playthrough(HUSH, ROUND_OF_TWO), encoding="utf-8")
    assert kit.playthroughs(HUSH, tmp_path) == {path: ROUND_OF_TWO}


def test_a_playthrough_shows_causes_events_views_and_choices() -> None:
    text = kit.playthrough(HUSH, ROUND_OF_TWO)
    words = ROUND_OF_TWO.played(HUSH)[-1].state.words
    for line in (
        "0.000 the deal",
        "  0 may point whom=1",
        f'  0 sees: you=0 word="{words[0]}"',
        f'  1 sees: you=1 word="{words[1]}"',
        "  the table sees: you=null word=null",
        "  * pointed by=0 whom=1",
        "  0 may do nothing",
        '  0 may say text="…"',
        'outcome: {"reason":"played","scores":[1,1],"winners":[0,1]}',
    ):
        assert line in text.splitlines()


def test_a_change_of_a_view_changes_the_playthrough() -> None:
    clockless = replace(HUSH, public=lambda state: msgspec.structs.replace(toy.public(state), deadline=None))
    text = kit.playthrough(HUSH, ROUND_OF_TWO)
    assert text == kit.playthrough(replace(HUSH), ROUND_OF_TWO)
    assert text != kit.playthrough(clockless, ROUND_OF_TWO)
