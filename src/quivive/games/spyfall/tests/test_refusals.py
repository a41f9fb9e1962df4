"""Bad input: every refusal has its code, and nothing changes (`Table.refusal` compares the state)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from quivive.games.spyfall.model import (
    Guess,
    Look,
    Next,
    Poll,
    SpyfallAction,
    SpyfallOptions,
    Start,
    Stop,
    Vote,
)
from quivive.games.spyfall.tests.builders import Table, accuse, answer, ask, dealt, own_places, talking

ONE_ROUND = SpyfallOptions(rounds=1)
OWN = SpyfallOptions(sets=("own",), own=own_places(3))
TOGETHER = SpyfallOptions(sitting="together")

REFUSED: dict[str, tuple[Callable[[], Table], int, SpyfallAction, str]] = {
    "asking back": (lambda: talking().act(0, ask(3)).act(3, answer()), 3, ask(0), "no_asking_back"),
    "asking back aloud": (
        lambda: talking(options=TOGETHER).act(0, ask(3)),
        3,
        ask(0),
        "no_asking_back",
    ),
    "asking out of turn": (talking, 1, ask(2), "not_your_question"),
    "asking while an answer is awaited": (lambda: talking().act(0, ask(3)), 0, ask(2), "not_your_question"),
    "asking oneself": (talking, 0, ask(0), "not_yourself"),
    "asking nobody": (talking, 0, ask(5), "no_such_player"),
    "asking nobody at all": (talking, 0, ask(-1), "no_such_player"),
    "asking who is away": (lambda: talking().attend(out=[3]), 0, ask(3), "player_is_away"),
    "asking before the clock starts": (dealt, 0, ask(1), "clock_not_started"),
    "looking twice": (lambda: dealt().act(1, Look()), 1, Look(), "looked_already"),
    "looking while the clock runs": (talking, 1, Look(), "clock_runs_already"),
    "answering unasked": (talking, 1, answer(), "not_asked"),
    "answering for another": (lambda: talking().act(0, ask(3)), 1, answer(), "not_asked"),
    "typing a spoken answer": (
        lambda: talking(options=TOGETHER).act(0, ask(3)),
        3,
        answer(),
        "answers_are_spoken",
    ),
    "a second accusation in a round": (
        lambda: talking().accuse(1, 2, against=[3]),
        1,
        accuse(4),
        "accused_already",
    ),
    "accusing oneself": (talking, 1, accuse(1), "not_yourself"),
    "accusing nobody": (talking, 1, accuse(5), "no_such_player"),
    "accusing nobody at all": (talking, 1, accuse(-1), "no_such_player"),
    "accusing before the clock starts": (dealt, 1, accuse(2), "clock_not_started"),
    "accusing during a vote": (lambda: talking().act(1, accuse(2)), 3, accuse(4), "vote_going_on"),
    "accusing while a spy guesses": (lambda: talking().stop(0), 3, accuse(4), "spy_is_guessing"),
    "accusing after time": (lambda: talking().expire(), 3, accuse(4), "time_is_up"),
    "accusing when the round is over": (lambda: talking().finish_round(), 3, accuse(4), "round_over"),
    "a vote twice": (
        lambda: talking().act(1, accuse(2)).act(3, Vote(True)),
        3,
        Vote(True),
        "voted_already",
    ),
    "another vote after the first": (
        lambda: talking().act(1, accuse(2)).act(3, Vote(True)),
        3,
        Vote(False),
        "voted_already",
    ),
    "the accuser's vote on top of the accusation": (
        lambda: talking().act(1, accuse(2)),
        1,
        Vote(True),
        "voted_already",
    ),
    "the suspect's vote": (lambda: talking().act(1, accuse(2)), 2, Vote(False), "suspects_do_not_vote"),
    "a vote of who is left out": (
        lambda: talking().attend(out=[4]).act(1, accuse(2)),
        4,
        Vote(True),
        "not_a_voter",
    ),
    "a vote when there is none": (talking, 1, Vote(True), "no_vote_now"),
    "a stop by a non-spy": (talking, 1, Stop(), "not_a_spy"),
    "a stop before the clock starts": (dealt, 0, Stop(), "clock_not_started"),
    "a stop during an accusation": (
        lambda: talking().act(1, accuse(2)),
        0,
        Stop(),
        "no_stopping_during_a_vote",
    ),
    "a stop during a vote after time": (
        lambda: talking().expire().act(0, Poll()),
        0,
        Stop(),
        "no_stopping_during_a_vote",
    ),
    "a stop after time": (lambda: talking().expire(), 0, Stop(), "time_is_up"),
    "a stop when the round is over": (lambda: talking().poll(None), 0, Stop(), "round_over"),
    "a guess by a non-spy": (lambda: talking().stop(0), 1, Guess("port"), "not_a_spy"),
    "a guess by a non-spy in the talk": (talking, 1, Guess("port"), "not_a_spy"),
    "a guess without stopping": (talking, 0, Guess("port"), "not_your_guess"),
    "a guess before the other spy's": (
        lambda: talking(6, spies=[0, 1]).stop(0),
        1,
        Guess("port"),
        "not_your_guess",
    ),
    "a second guess": (
        lambda: talking(6, spies=[0, 1]).stop(0, "mine"),
        0,
        Guess("port"),
        "not_your_guess",
    ),
    "a guess of a place not on the list": (
        lambda: talking().stop(0),
        0,
        Guess("nonesuch"),
        "no_such_place",
    ),
    "a guess of a place of another set": (
        lambda: talking().stop(0),
        0,
        Guess("lighthouse"),
        "no_such_place",
    ),
    "a guess of our place among a table's own": (
        lambda: talking(place="own.1", options=OWN).stop(0),
        0,
        Guess("port"),
        "no_such_place",
    ),
    "a guess of an own place that is not there": (
        lambda: talking(place="own.1", options=OWN).stop(0),
        0,
        Guess("own.3"),
        "no_such_place",
    ),
    "starting another's clock": (dealt, 1, Start(), "only_the_dealer"),
    "starting the clock twice": (talking, 0, Start(), "clock_runs_already"),
    "calling the votes in time": (talking, 0, Poll(), "no_discussion_now"),
    "calling the votes for the dealer": (lambda: talking().expire(), 1, Poll(), "only_the_dealer"),
    "dealing in the middle of a round": (talking, 1, Next(), "round_not_over"),
    "dealing out of turn": (lambda: talking().finish_round(), 0, Next(), "only_the_dealer"),
    "anything by who is not dealt in": (
        lambda: talking().attend(gone=[4]).finish_round().next_round(),
        4,
        Stop(),
        "not_dealt_in",
    ),
    "anything after the game": (
        lambda: talking(options=ONE_ROUND).finish_round(),
        1,
        Next(),
        "game_over",
    ),
}


@pytest.mark.parametrize(("played", "seat", "action", "code"), REFUSED.values(), ids=REFUSED.keys())
def test_refused(played: Callable[[], Table], seat: int, action: SpyfallAction, code: str) -> None:
    assert played().refusal(seat, action) == code
