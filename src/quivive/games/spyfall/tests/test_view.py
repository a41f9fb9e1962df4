"""Who sees what in every phase, and what each may do."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from quivive.engine.game import Seat
from quivive.games.spyfall import GAME
from quivive.games.spyfall.model import Card, Named, Poll, SpyfallOptions, SpyfallView, Start, Stop, Vote
from quivive.games.spyfall.tests.builders import Table, accuse, answer, ask, dealt, own_places, talking

Play = Callable[[Table], Table]


def start(table: Table) -> Table:
    return table.wait(1_000).act(0, Start())


PHASES: dict[str, Play] = {
    "the deal": lambda t: t,
    "the talk": start,
    "a question": lambda t: start(t).act(0, ask(2)),
    "an answer": lambda t: start(t).act(0, ask(2)).act(2, answer()),
    "an accusation": lambda t: start(t).act(2, accuse(3)).act(4, Vote(True)),
    "the talk after a failed accusation": lambda t: start(t).accuse(2, 3, against=[4, 5]),
    "the talk after time": lambda t: start(t).expire(),
    "a vote after time": lambda t: start(t).expire().act(0, Poll()).act(1, Vote(False)),
}
GUESSES: dict[str, Play] = {
    "the first guess": lambda t: start(t).act(1, Stop()),
    "the second guess": lambda t: start(t).stop(1, "mine"),
}
IN_ROUND = PHASES | GUESSES
EVERYBODY = (0, 1, 2, 3, 4, 5, None)
OWN = SpyfallOptions(sets=("own",), own=own_places(4))


def everything_but_own_secrets(view: SpyfallView) -> SpyfallView:
    return replace(view, you=None, card=None, ballot=None)


@pytest.mark.parametrize("play", IN_ROUND.values(), ids=IN_ROUND.keys())
def test_a_player_sees_the_place_and_their_own_role(play: Play) -> None:
    table = play(dealt(6, spies=[1, 5]))
    for seat in (0, 2, 3, 4):
        assert table.sees(seat).card == Card(False, "port", seat)


@pytest.mark.parametrize("play", IN_ROUND.values(), ids=IN_ROUND.keys())
def test_a_spy_sees_only_that_they_are_the_spy(play: Play) -> None:
    table = play(dealt(6, spies=[1, 5]))
    assert table.sees(1).card == table.sees(5).card == Card(True)


@pytest.mark.parametrize("play", IN_ROUND.values(), ids=IN_ROUND.keys())
def test_the_shared_screen_sees_no_card(play: Play) -> None:
    assert play(dealt(6, spies=[1, 5])).sees(None).card is None


@pytest.mark.parametrize("play", IN_ROUND.values(), ids=IN_ROUND.keys())
def test_but_for_their_card_and_their_vote_all_see_the_same(play: Play) -> None:
    table = play(dealt(6, spies=[1, 5]))
    assert table.sees(None).reveal is None
    for seat in range(6):
        assert everything_but_own_secrets(table.sees(seat)) == table.sees(None)


@pytest.mark.parametrize("play", IN_ROUND.values(), ids=IN_ROUND.keys())
@pytest.mark.parametrize("viewer", [1, 5, None])
def test_neither_a_spy_nor_the_shared_screen_can_tell_the_place(viewer: int | None, play: Play) -> None:
    """The second guess follows the same words of the first, once right and once wrong."""
    places = ("port", "mine", "museum")
    assert len({play(dealt(6, spies=[1, 5], place=place)).bytes_for(viewer) for place in places}) == 1


@pytest.mark.parametrize("play", PHASES.values(), ids=PHASES.keys())
@pytest.mark.parametrize("viewer", [4, None])
def test_nobody_can_tell_who_the_spies_are(viewer: int | None, play: Play) -> None:
    pairs = ([0, 1], [2, 5], [1, 3])
    assert len({play(dealt(6, spies=pair)).bytes_for(viewer) for pair in pairs}) == 1


@pytest.mark.parametrize("play", PHASES.values(), ids=PHASES.keys())
def test_a_spy_cannot_tell_who_the_other_is(play: Play) -> None:
    assert len({play(dealt(6, spies=pair)).bytes_for(1) for pair in ([0, 1], [1, 2], [1, 5])}) == 1


@pytest.mark.parametrize("play", IN_ROUND.values(), ids=IN_ROUND.keys())
def test_roles_that_a_table_wrote_reach_only_their_holders(play: Play) -> None:
    table = play(dealt(6, spies=[1, 5], place="own.2", options=replace(OWN, sets=("classic", "own"))))
    for viewer in EVERYBODY:
        seen = [role for role in range(10) if f"Role 2-{role}".encode() in table.bytes_for(viewer)]
        assert seen == ([viewer] if viewer in (0, 2, 3, 4) else [])


@pytest.mark.parametrize("play", IN_ROUND.values(), ids=IN_ROUND.keys())
def test_acquainted_spies_know_each_other_and_nobody_else_does(play: Play) -> None:
    table = play(dealt(6, spies=[1, 5], options=SpyfallOptions(acquainted=True)))
    partners = [card.partner for seat in range(6) if (card := table.sees(seat).card)]
    assert partners == [None, 5, None, None, None, 1]


def test_the_second_spy_sees_the_first_guess_but_not_whether_it_was_right() -> None:
    right = talking(6, spies=[1, 5], place="mine").stop(5, "mine")
    wrong = talking(6, spies=[1, 5], place="port").stop(5, "mine")
    assert right.sees(1).named == (Named(Seat(5), "mine"),)
    assert right.bytes_for(1) == wrong.bytes_for(1)


def test_a_spy_who_opened_their_card_is_known_to_all() -> None:
    table = talking(6, spies=[1, 5]).act(5, Stop())
    assert all(table.sees(viewer).guesser == 5 for viewer in EVERYBODY)


@pytest.mark.parametrize(
    "play",
    [
        pytest.param(lambda t: start(t).poll(None), id="after time"),
        pytest.param(lambda t: start(t).accuse(2, 3), id="after an accusation"),
        pytest.param(lambda t: start(t).stop(1, "mine", "port"), id="after a guess"),
    ],
)
def test_when_a_round_is_over_all_cards_are_open_to_all(play: Play) -> None:
    table = play(dealt(6, spies=[1, 5]))
    for viewer in EVERYBODY:
        reveal = table.sees(viewer).reveal
        assert reveal is not None
        assert (reveal.place, reveal.spies, reveal.roles) == ("port", (1, 5), (0, None, 2, 3, 4, None))
        assert reveal.result == table.round.result


def test_the_reveal_has_the_words_of_the_tables_own_roles() -> None:
    reveal = talking(4, place="own.1", options=OWN).finish_round().sees(None).reveal
    assert reveal is not None
    assert reveal.role_texts == ("", "Role 1-1", "Role 1-2", "Role 1-3")


def test_a_new_deal_closes_all_cards_again() -> None:
    view = talking(4).finish_round().next_round().sees(None)
    assert (view.reveal, view.card, view.record, view.named, view.verdicts) == (None, None, (), (), ())


def test_a_secret_act_does_not_move_the_beat_and_a_public_step_does() -> None:
    table = talking(5).act(1, accuse(2))
    beat = table.sees(None).beat
    assert table.act(3, Vote(True)).sees(None).beat == beat
    assert table.vote(against=[4]).sees(None).beat == beat + 1


def kinds(table: Table, seat: int | None) -> set[str]:
    return {type(action).__name__ for action in GAME.legal(table.sees(seat))}


def in_talk(turn: int, says: str) -> dict[int, set[str]]:
    """Everybody accuses, the spies may stop, and one has the word."""
    legal = {seat: {"Accuse", "Stop"} if seat in (1, 5) else {"Accuse"} for seat in range(6)}
    return legal | {turn: legal[turn] | {says}}


LEGAL: dict[str, dict[int, set[str]]] = {
    "the deal": {0: {"Look", "Start"}, **{seat: {"Look"} for seat in range(1, 6)}},
    "the talk": in_talk(0, "Ask"),
    "a question": in_talk(2, "Answer"),
    "an answer": in_talk(2, "Ask"),
    "an accusation": {seat: {"Vote"} for seat in (0, 1, 5)},
    "the talk after a failed accusation": in_talk(0, "Ask") | {2: set()},
    "the first guess": {1: {"Guess"}},
    "the second guess": {5: {"Guess"}},
    "the talk after time": {0: {"Poll", "Remark"}, **{seat: {"Remark"} for seat in range(1, 6)}},
    "a vote after time": {seat: {"Vote"} for seat in (2, 3, 4, 5)},
}


@pytest.mark.parametrize("phase", IN_ROUND)
def test_what_each_may_do(phase: str) -> None:
    table = IN_ROUND[phase](dealt(6, spies=[1, 5]))
    assert {seat: kinds(table, seat) for seat in range(6)} == {
        s: LEGAL[phase].get(s, set()) for s in range(6)
    }
    assert kinds(table, None) == set()


@pytest.mark.parametrize("phase", IN_ROUND)
def test_what_one_may_do_is_accepted(phase: str) -> None:
    for seat in range(6):
        table = IN_ROUND[phase](dealt(6, spies=[1, 5]))
        for action in GAME.legal(table.sees(seat)):
            again = IN_ROUND[phase](dealt(6, spies=[1, 5]))
            assert again.refusal(seat, action) is None
