"""A finished game can be folded, exported and verified; any change to it is found."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace as changed

from quivive.engine import kit, replay
from quivive.engine.dice import commitment
from quivive.engine.game import AnyGame, Seat
from quivive.engine.match import Acted, Expired, Step
from quivive.engine.replay import Record, Tampered, verify
from tests import toy

HUSH: AnyGame = toy.GAME
OTHER_SEED = "ab" * 32


@pytest.fixture(scope="module")
def record() -> Record:
    """A short game of three, as it is read from a file."""
    spots = kit.Playthrough(preset="plain", seats=3, seed=1).played(HUSH)
    steps = [spot.judged.step for spot in spots]
    written = msgspec.json.encode(replay.record(spots[-1].match, steps, ("Ann", "Bo", "Cy")))
    return msgspec.json.decode(written, type=Record)


def with_step(record: Record, number: int, **changes: Any) -> Record:
    steps = list(record.steps)
    steps[number] = changed(steps[number], **changes)
    return changed(record, steps=tuple(steps))


def first_act(record: Record) -> int:
    return next(n for n, step in enumerate(record.steps) if isinstance(step.cause, Acted))


def test_an_untouched_game_verifies(record: Record) -> None:
    verify(HUSH, record)
    assert record.names == ("Ann", "Bo", "Cy")
    assert record.commitment == commitment(bytes.fromhex(record.deal.seed))


def test_a_log_folds_to_its_outcome_and_stops_at_any_step(record: Record) -> None:
    whole = replay.fold(HUSH, record.deal, record.steps)
    assert whole.outcome == record.outcome
    along = list(replay.unfold(HUSH, record.deal, record.steps))
    assert along[-1] == whole
    assert [match.decisions for match in along] == list(range(1, len(record.steps) + 1))
    for number, match in enumerate(along):
        assert replay.fold(HUSH, record.deal, record.steps[: number + 1]) == match


def test_a_game_is_exported_only_when_it_is_over(record: Record) -> None:
    halfway = replay.fold(HUSH, record.deal, record.steps[:2])
    with pytest.raises(ValueError, match="revealed only when it is over"):
        replay.record(halfway, record.steps[:2])


def test_another_seed_does_not_match_the_hash(record: Record) -> None:
    with pytest.raises(Tampered, match="does not match the hash shown before the deal"):
        verify(HUSH, changed(record, deal=changed(record.deal, seed=OTHER_SEED)))


def test_another_seed_with_its_own_hash_gives_another_deal(record: Record) -> None:
    forged = commitment(bytes.fromhex(OTHER_SEED))
    with pytest.raises(Tampered, match=r'step 0: derived {"type":"dealt".*, the file says {"type":"dealt"'):
        verify(HUSH, changed(record, commitment=forged, deal=changed(record.deal, seed=OTHER_SEED)))


def test_another_nonce_gives_another_deal(record: Record) -> None:
    nonces = ("00", *record.deal.nonces[1:])
    with pytest.raises(Tampered, match="step 0: derived"):
        verify(HUSH, changed(record, deal=changed(record.deal, nonces=nonces)))


def test_any_changed_value_in_any_event_is_found(record: Record) -> None:
    tried = 0
    for number, step in enumerate(record.steps):
        for at, raw in enumerate(step.events):
            event = msgspec.json.decode(raw)
            for name in event:
                forged = msgspec.Raw(msgspec.json.encode(event | {name: "forged"}))
                events = (*step.events[:at], forged, *step.events[at + 1 :])
                with pytest.raises(Tampered, match=f"step {number}: derived .*forged"):
                    verify(HUSH, with_step(record, number, events=events))
                tried += 1
    assert tried > 20


def test_a_missing_event_is_found(record: Record) -> None:
    number = next(n for n, step in enumerate(record.steps) if len(step.events) == 2)
    forged = with_step(record, number, events=record.steps[number].events[:1])
    with pytest.raises(Tampered, match=f"step {number}: derived 2 events, the file has 1"):
        verify(HUSH, forged)


def test_any_missing_step_is_found(record: Record) -> None:
    for number in range(1, len(record.steps)):
        steps = record.steps[:number] + record.steps[number + 1 :]
        with pytest.raises(Tampered):
            verify(HUSH, changed(record, steps=steps))


def test_a_missing_deal_is_found(record: Record) -> None:
    with pytest.raises(Tampered, match="step 0: a game is dealt once, at its start"):
        verify(HUSH, changed(record, steps=record.steps[1:]))


def test_a_second_deal_is_found(record: Record) -> None:
    with pytest.raises(Tampered, match="step 1: a game is dealt once, at its start"):
        verify(HUSH, changed(record, steps=(record.steps[0], *record.steps)))


def test_another_action_is_found(record: Record) -> None:
    number = first_act(record)
    acted = record.steps[number].cause
    assert isinstance(acted, Acted)
    whom = msgspec.json.decode(acted.action, type=toy.HushAction).whom
    other = next(seat for seat in range(3) if seat not in (acted.seat, whom))
    forged = changed(acted, action=msgspec.Raw(msgspec.json.encode(toy.Point(Seat(other)))))
    with pytest.raises(Tampered, match=f"step {number}: derived .*pointed"):
        verify(HUSH, with_step(record, number, cause=forged))


def test_an_illegal_action_is_found_with_its_refusal(record: Record) -> None:
    number = first_act(record)
    acted = record.steps[number].cause
    assert isinstance(acted, Acted)
    itself = msgspec.Raw(msgspec.json.encode(toy.Point(Seat(acted.seat))))
    with pytest.raises(Tampered, match=rf"step {number}: the rules refuse it \(nobody_there\)"):
        verify(HUSH, with_step(record, number, cause=changed(acted, action=itself)))


def test_an_invalid_action_is_found(record: Record) -> None:
    number = first_act(record)
    forged = Acted(0, msgspec.Raw(b'{"type":"wink"}'), 0, 0)
    with pytest.raises(Tampered, match=f"step {number}: Invalid value 'wink'"):
        verify(HUSH, with_step(record, number, cause=forged))


def test_another_cause_is_found(record: Record) -> None:
    number = first_act(record)
    with pytest.raises(Tampered, match=f"step {number}: derived"):
        verify(HUSH, with_step(record, number, cause=Expired()))


def test_another_outcome_is_found(record: Record) -> None:
    forged = changed(record, outcome=changed(record.outcome, reason="charm"))
    with pytest.raises(Tampered, match=r"the outcome is .*, the file says .*charm"):
        verify(HUSH, forged)


def test_a_log_of_older_rules_is_folded_but_not_judged_again(record: Record) -> None:
    newer = replace(HUSH, rules=2)
    assert verify(HUSH, record)
    assert not verify(newer, record)
    with pytest.raises(Tampered, match="the outcome is"):
        verify(newer, changed(record, outcome=changed(record.outcome, reason="charm")))


def test_a_log_of_newer_rules_is_not_verified(record: Record) -> None:
    later = changed(record, deal=changed(record.deal, rules=2))
    with pytest.raises(Tampered, match="played under rules 2 of hush; this program has rules 1"):
        verify(HUSH, later)


def test_old_events_are_upcast_to_todays_form(record: Record) -> None:
    def older(step: Step) -> Step:
        return changed(step, events=tuple(msgspec.Raw(_aged(bytes(raw))) for raw in step.events))

    old = tuple(older(step) for step in record.steps)
    with pytest.raises(msgspec.ValidationError, match="spoken"):
        replay.fold(HUSH, record.deal, old)
    reading = replace(HUSH, upcasts={"spoken": _said})
    assert replay.fold(reading, record.deal, old) == replay.fold(reading, record.deal, record.steps)


def _aged(raw: bytes) -> bytes:
    """Rules 0 called it `spoken`, and a text `words`."""
    return raw.replace(b'"type":"said","text"', b'"type":"spoken","words"')


def _said(plain: dict[str, Any]) -> dict[str, Any]:
    return {"type": "said", "text": plain["words"], "deadline": plain["deadline"]}
