"""What a screen is shown, and when: no owner and no vote before the reveal."""

from __future__ import annotations

from itertools import permutations

import msgspec

from quivive.games.dixit.model import DixitView, Typed
from quivive.games.dixit.tests.builders import Table, choosing, dealt, options, telling, voting

OWN = {"you", "hand", "mine", "changes", "vote", "idea"}


def public(view: DixitView) -> dict[str, object]:
    return {name: value for name, value in msgspec.structs.asdict(view).items() if name not in OWN}


def test_nobody_sees_the_hand_of_another_or_the_pile() -> None:
    table = dealt()
    for seat in table.seats:
        seen = table.bytes_for(seat).decode()
        hands = [hand for other, hand in enumerate(table.state.hands) if other != seat]
        assert all(card not in seen for cards in (table.state.pile, *hands) for card in cards)
        assert table.sees(seat).hand == table.state.hands[seat]
    assert table.sees(None).hand == ()


def test_everybody_sees_who_is_still_thinking_and_no_more() -> None:
    table = choosing().choose(2, 3)
    assert table.sees(None).waiting_for == (1, 3)
    chosen = table.card_of(2)
    assert chosen not in table.bytes_for(1).decode()
    assert table.sees(2).mine == (chosen,)


def test_a_secret_choice_and_a_vote_do_not_move_the_beat() -> None:
    table = choosing()
    beat = table.sees(1).beat
    assert table.choose(2, 3).choose(2, 1).sees(1).beat == beat
    table = voting()
    beat = table.sees(1).beat
    assert table.vote(2, 3).vote(2, 1).sees(1).beat == beat


def test_laid_cards_tell_nobody_whose_they_are() -> None:
    """Whoever owned them, what the others see is the same to the last byte, votes included."""
    frames = set()
    for owners in permutations((0, 2, 3)):
        table = voting().vote(2, 1).vote(3, 1)
        others = iter(owners)
        laid = tuple(
            entry if entry.owner == 1 else msgspec.structs.replace(entry, owner=next(others))
            for entry in table.state.laid
        )
        chosen = tuple(tuple(e.card for e in laid if e.owner == seat) for seat in table.seats)
        table.state = msgspec.structs.replace(table.state, laid=laid, chosen=chosen)
        frames.add((table.bytes_for(1), table.bytes_for(None)))
    assert len(frames) == 1


def test_frames_are_of_equal_size_whatever_is_chosen_or_voted_for() -> None:
    sizes = {len(choosing().choose(2, place).bytes_for(2)) for place in range(6)}
    assert len(sizes) == 1
    votes = {len(voting().vote(2, owner).bytes_for(2)) for owner in (0, 1, 3)}
    assert len(votes) == 1


def test_the_order_of_handing_in_changes_nothing_that_anybody_sees() -> None:
    frames = set()
    for order in permutations((1, 2, 3)):
        table = choosing()
        for seat in order:
            table.choose(seat, 2)
        frames.add(tuple(table.bytes_for(viewer) for viewer in (None, 0, 1, 2, 3)))
    assert len(frames) == 1


def test_votes_are_revealed_together_with_owners() -> None:
    table = voting().vote(1, 0).vote(2, 1)
    for viewer in (None, 0, 3):
        assert table.sees(viewer).result is None
        assert table.sees(viewer).vote is None
    table.vote(3, 1)
    owners = {card.owner: card.voters for card in table.sees(None).result.cards}  # type: ignore[union-attr]
    assert owners == {0: (1,), 1: (2, 3), 2: (), 3: ()}


def test_every_seat_and_the_table_see_the_same_but_for_what_is_their_own() -> None:
    table = voting().vote(1, 0)
    assert all(public(table.sees(seat)) == public(table.sees(None)) for seat in table.seats)


def test_a_card_by_lot_is_marked_at_the_reveal_and_not_before() -> None:
    """R3."""
    table = choosing().expire()
    assert all(b"by_lot" not in table.bytes_for(viewer) for viewer in (None, 0, 1, 2, 3))
    assert b"by_lot" in table.expire().expire().bytes_for(1)


def test_the_round_counts_turns() -> None:
    table = telling()
    assert table.sees(0).round == 1
    assert [table.turn().next().sees(0).round for _ in range(3)] == [2, 3, 4]


def test_cards_are_never_lost_or_doubled() -> None:
    """Hands, pile, discard and table hold the whole deck after every step."""
    table = Table.set_up(options(), 5).expire().expire()
    while table.outcome() is None:
        state = table.state
        on_table = [entry.card for entry in state.laid] if state.phase == "vote" else []
        held = [*state.pile, *state.discard, *on_table, *(card for hand in state.hands for card in hand)]
        assert sorted(held) == sorted(options().own)
        table.skip() if state.phase != "tell" else table.tell()


def test_turns_that_are_over_stay_in_everybodys_view() -> None:
    table = telling().turn()
    first = table.result
    assert table.sees(1).past == ()
    table.next().turn().next()
    for seat in (None, 0, 3):
        clues_and_results = [(turn.clue, turn.result) for turn in table.sees(seat).past]
        assert clues_and_results[0] == (Typed("moonlight"), first)
        assert len(clues_and_results) == 2


def test_a_pass_is_no_turn_to_remember() -> None:
    table = telling(tell_seconds=15).expire()
    assert table.sees(0).passed == (0,)
    assert table.sees(0).past == ()
