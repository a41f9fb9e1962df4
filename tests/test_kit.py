"""The kit passes a game that keeps the contract, and finds every broken one in `mutants.py`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from quivive.engine import kit
from quivive.engine.dice import Dice
from quivive.engine.game import AnyGame, Millis
from tests import mutants as m
from tests import toy

Check = Callable[..., Any]


def over(check: Check, game: AnyGame) -> Any:
    """A check over a few cases of a game, most of them with people coming and going."""
    if check in (kit.tags, kit.sentences):
        return check(game)
    if check is kit.markers:
        return check(game, range(2))
    return check(game, kit.sampled(kit.cases(game, range(4)), share=2 if game.key == "hush" else 24))


def test_a_game_that_fulfils_the_contract_passes_every_check() -> None:
    found = kit.conform(toy.GAME, seeds=range(6), share=2)
    assert found["ends"] == {"random: played": 60, "only: played": 60}
    assert found["same_in_other_processes"] == {"games": 4, "processes": 2}
    assert set(found) == {
        check.__name__
        for check in (
            *kit.STEP_BY_STEP,
            kit.tags,
            kit.sentences,
            kit.ends,
            kit.markers,
            kit.same_in_other_processes,
        )
    }
    assert all(all(count > 0 for count in tally.values()) for tally in found.values())


LEAKS = [
    (
        "a field in both halves",
        kit.halves,
        m.halves(own=m.own_with_said),
        "both halves have said",
    ),
    (
        "a view that leaves out what a seat sees",
        kit.halves,
        m.halves(views=m.ViewWithoutWord),
        "the view does not repeat what a seat sees: word",
    ),
    (
        "nothing for spectators to see in a seat's place",
        kit.halves,
        m.halves(own=m.own_without_default),
        "the view does not repeat what a seat sees: word",
    ),
    (
        "a view that is not made of the public half",
        kit.halves,
        m.halves(public=m.plain_view),
        "the view derives from .*HushPublic.*, not from View",
    ),
    (
        "the whole state",
        kit.non_interference,
        m.whole_state(),
        r"seat \d: the view depends .*: state\.words\.\d",
    ),
    (
        "a hidden field",
        kit.non_interference,
        m.showing(m.HUSH, m.all_words),
        "step 0, seat 0: the view depends on what it cannot see: words.1",
    ),
    (
        "the place among those used",
        kit.non_interference,
        m.showing(m.SPYFALL, m.place_among_used),
        "the view depends on what it cannot see: used.0",
    ),
    (
        "a word to one seat, through dealing anew",
        kit.non_interference,
        m.seeing(m.HUSH, m.word_to_seat_one),
        "seat 1: the view depends on what it cannot see: word",
    ),
    (
        "a word to one seat",
        kit.markers,
        m.seeing(m.HUSH, m.word_to_seat_one),
        r"marked, 2 seats, together, seed 0, step 0, seat 1: the secret marker-\w is in",
    ),
    (
        "a role to one seat",
        kit.markers,
        m.seeing(m.SPYFALL, m.role_to_seat_two),
        r"seat 2: the secret marker-\d+-\d is in",
    ),
    (
        "a list too long to travel",
        kit.legal,
        m.listing(m.HUSH, lambda view, legal: [*legal] * 100),
        r"\d+ actions take \d+ bytes, and 4096 at most may travel",
    ),
    (
        "a refusal that tells",
        kit.non_interference,
        m.deciding(m.HUSH, m.refusal_tells_a_word),
        r"the answer depends on what it cannot see: (over, then not_your_turn|not_your_turn, then over)",
    ),
    (
        "a clock that tells",
        kit.non_interference,
        replace(m.HUSH, deadline=m.deadline_tells_a_word),
        r"the deadline depends on what it cannot see: all of it: \d+, then \d+",
    ),
    (
        "a contest that tells",
        kit.non_interference,
        replace(m.HUSH, race=m.contest_tells_a_word),
        r"the contest, and with it every ping, depends on what it cannot see: 0: \d+, then \d+",
    ),
    (
        "an opening that tells",
        kit.non_interference,
        replace(m.HUSH, race=m.opening_tells_a_word),
        r"the contest, and with it every ping, depends on what it cannot see: 3: \d+, then \d+",
    ),
    (
        "nothing is dealt anew",
        kit.non_interference,
        m.secret(m.HUSH, resample=lambda state, seat, dice: state),
        r"resample changed the state in 0 of \d+ looks",
    ),
    ("no secrets", kit.markers, m.secret(m.HUSH, secrets=lambda state, seat: ()), "never a secret to search"),
    (
        "secrets nobody ever sees",
        kit.markers,
        m.secret(m.HUSH, secrets=lambda state, seat: ["nowhere"]),
        "no secret was ever shown",
    ),
]

IMPURE = [
    (
        "dice",
        kit.pure_evolve,
        m.evolving(m.HUSH, "counted", m.rolls_dice),
        r"step \d+, Counted.*used Dice.below",
    ),
    (
        "other dice",
        kit.pure_evolve,
        m.evolving(m.HUSH, "counted", m.rolls_python_dice),
        r"used random.randrange",
    ),
    ("a clock", kit.pure_evolve, m.evolving(m.HUSH, "said", m.reads_the_clock), r"Said.*used time.time"),
    (
        "a calendar",
        kit.pure_evolve,
        m.evolving(m.HUSH, "said", m.reads_the_calendar),
        r"evolves to two states: said.\d",
    ),
    (
        "Spyfall's dice",
        kit.pure_evolve,
        m.evolving(m.SPYFALL, "dealt", lambda _, after: Dice(b"", 0).choice([after])),
        "used Dice.choice",
    ),
    (
        "chance past the dice",
        kit.replays,
        replace(m.HUSH, decide=m.chance_past_the_dice),
        r"Tampered: step \d+: derived",
    ),
    (
        "a state the log does not make",
        kit.replays,
        m.evolving(m.HUSH, "said", m.reads_the_calendar),
        "the log folds to another state: said.1",
    ),
]

STALLED = [
    (
        "expire does nothing",
        kit.skippable,
        replace(m.HUSH, expire=lambda state, now, dice: ()),
        r"skip 0 at \d+: expire let nothing happen",
    ),
    (
        "the deadline stands still",
        kit.skippable,
        replace(m.HUSH, deadline=lambda state: None if state.closed else Millis(5_000)),
        "the next deadline, 5000, is not later",
    ),
    (
        "talk for ever",
        kit.skippable,
        m.evolving(m.HUSH, "said", m.forgets),
        "not over after 2000 skips",
    ),
    (
        "nobody moves",
        kit.ends,
        replace(m.HUSH, deadline=lambda state: None, bots={"idle": m.never}),
        "idle play: stalled after 1 steps",
    ),
    (
        "a bot is refused",
        kit.ends,
        replace(m.HUSH, bots={"vain": m.at_itself}),
        r"vain play: a bot's move was refused \(.*nobody_there\)",
    ),
    (
        "a bot with chance of its own",
        kit.ends,
        replace(m.HUSH, bots={"moody": m.any_time}),
        "played differently the second time",
    ),
    (
        "a deadline after the end",
        kit.ends,
        replace(m.HUSH, deadline=lambda state: state.deadline),
        r"over, and yet a deadline at \d+",
    ),
    (
        "a choice after the end",
        kit.ends,
        m.showing(m.HUSH, m.talk_goes_on),
        "over, and yet seat 0 may Say",
    ),
    (
        "an empty table",
        kit.attendance,
        replace(m.HUSH, attend=m.refuses_an_empty_table),
        "become .*: raised ValueError: nobody here",
    ),
]

UNFAIR = [
    (
        "who is first scores",
        kit.order_free,
        m.evolving(m.HUSH, "pointed", m.first_choice_scores),
        r"seats \[0, 1\] or \[1, 0\]: the state depends on the order: scores.0",
    ),
    (
        "the last ballot decides",
        kit.order_free,
        m.evolving(m.SPYFALL, "voted", m.last_ballot_decides),
        "the state depends on the order: ",
    ),
    (
        "a question after which nobody may do anything new",
        kit.differs_for,
        replace(m.SPYFALL, differs_for=lambda one, other: ()),
        r"step \d+, seat \d: is not named, but is shown something else: ",
    ),
    (
        "the beat tells of a choice",
        kit.beat,
        m.evolving(m.HUSH, "pointed", m.beat_moves),
        r"step \d+: a secret choice moved the beat from 0 to 1",
    ),
    (
        "the beat tells of a ballot",
        kit.beat,
        m.evolving(m.SPYFALL, "voted", m.beat_moves),
        "a secret choice moved the beat",
    ),
    (
        "the beat goes back",
        kit.beat,
        m.evolving(m.HUSH, "said", m.beat_starts_anew),
        "the beat went back from 1 to 0",
    ),
]

LAWLESS = [
    (
        "an illegal action is listed",
        kit.legal,
        m.listing(m.HUSH, lambda view, legal: [*legal, toy.Point(view.you)] if legal else ()),
        r"Point\(whom=\d\): listed as legal, yet refused \(\w+\)",
    ),
    (
        "a legal action is not listed",
        kit.legal,
        m.listing(m.HUSH, lambda view, legal: [a for a in legal if getattr(a, "whom", 1) == 1]),
        r"Point\(whom=\d\): accepted, though not listed",
    ),
    (
        "an action is never legal",
        kit.legal,
        m.listing(m.HUSH, lambda view, legal: [a for a in legal if isinstance(a, toy.Point)]),
        r"never legal in \d+ games: Say",
    ),
    (
        "a bad seat",
        kit.legal,
        m.deciding(m.HUSH, m.bad_seat_is_a_key_error),
        r"seat \d, Point\(whom=.*\): raised KeyError",
    ),
    (
        "an unknown code",
        kit.legal,
        m.deciding(m.HUSH, m.code_without_words),
        r"a code that has no sentence \(never_heard_of\)",
    ),
    (
        "a code without a sentence",
        kit.sentences,
        replace(m.HUSH, refusals={**m.HUSH.refusals, "silly": {"en": "Silly."}, "over": {}}),
        "hush: nothing raises silly",
    ),
    (
        "a sentence in one language only",
        kit.sentences,
        replace(m.HUSH, refusals={**m.HUSH.refusals, "over": {"en": "Over.", "uk": "Кінець."}}),
        "too_long_for_so_many: no sentence in uk",
    ),
    (
        "no tag of its own",
        kit.tags,
        replace(m.HUSH, events=toy.HushEvent | m.Bare),
        "events: Bare: has no explicit tag",
    ),
    ("a union of one", kit.tags, replace(m.HUSH, actions=toy.Point), "actions: not a union of two or more"),
]


@pytest.mark.parametrize(
    ("check", "game", "message"),
    [pytest.param(*broken, id=name) for name, *broken in (*LEAKS, *IMPURE, *STALLED, *UNFAIR, *LAWLESS)],
)
def test_the_kit_finds_what_is_broken(check: Check, game: AnyGame, message: str) -> None:
    with pytest.raises(kit.Breach, match=message) as breach:
        over(check, game)
    assert breach.value.check == check.__name__
    assert game.key in str(breach.value)


@pytest.mark.parametrize(
    "check", [kit.non_interference, kit.markers, kit.order_free, kit.beat, kit.pure_evolve]
)
def test_spyfall_itself_passes_the_same_cases(check: Check) -> None:
    assert over(check, m.SPYFALL).total() > 0
