"""How storytellers aim: whom they imagine, what they learn from votes, and which clue they think best."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
import pytest

from quivive.engine.dice import Dice
from quivive.engine.game import Seat
from quivive.games.dixit.bots import listeners
from quivive.games.dixit.bots.aiming import Listener, aim, imagine
from quivive.games.dixit.bots.levels import LEVELS
from quivive.games.dixit.bots.lexicon import Saying, lexicon
from quivive.games.dixit.bots.listeners import KINDS, Kind, fits_of, listeners_by_votes, unknown_listeners
from quivive.games.dixit.bots.pictures import described
from quivive.games.dixit.bots.telling import tell
from quivive.games.dixit.model import (
    DixitView,
    FromLexicon,
    PastTurn,
    Result,
    Revealed,
    Texts,
    Typed,
)
from quivive.games.dixit.tests.builders import cards, telling

KNOWN = sorted(described())
NOVICE, REGULAR, SHARP, LITERAL = KINDS


def understood(monkeypatch: pytest.MonkeyPatch, fits: Mapping[str, Mapping[str, float]]) -> None:
    """These clues fit these cards, for everybody."""
    monkeypatch.setattr(listeners, "fits_of", lambda clue, literal: fits[clue.text])
    monkeypatch.setattr("quivive.games.dixit.bots.aiming.likings", listeners.likings.__wrapped__)
    monkeypatch.setattr(listeners, "likings", listeners.likings.__wrapped__)


def attentive(hand: Sequence[str], *, attention: float = 0.9, sharpness: float = 4.0) -> Listener:
    return Listener(hand, Kind(attention, sharpness), hand_in=((0.5, 0.5),))


def about_to_tell(seats: int = 4) -> DixitView:
    view = telling(seats=seats).sees(0)
    return msgspec.structs.replace(view, hand=tuple(KNOWN[: len(view.hand)]))


def a_turn(
    clue: str, laid: Mapping[int, str], votes: Mapping[int, str], by_lot: Sequence[int] = ()
) -> PastTurn:
    """By owner the cards, by voter the card voted for; seat 3 told."""
    revealed = tuple(
        Revealed(
            card=card,
            owner=Seat(owner),
            voters=tuple(Seat(voter) for voter, vote in votes.items() if vote == card),
            by_lot=False,
        )
        for owner, card in laid.items()
    )
    return PastTurn(
        Typed(clue),
        Result(
            storyteller=Seat(3),
            cards=revealed,
            found="some",
            points=(),
            votes_by_lot=tuple(Seat(seat) for seat in by_lot),
        ),
    )


def likeliest(view: DixitView, seat: int) -> Kind:
    odds = listeners_by_votes(view)[Seat(seat)]
    return max(zip(odds, KINDS, strict=True))[1]


def test_a_clue_that_some_will_find_is_better_aimed_than_one_for_all_or_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One's own card shows the moon; it stands in a night that three other cards share."""
    mine, *others = cards(19)
    night = {others[0], others[6], others[12], mine}
    fits = {
        "night": dict.fromkeys(night, 1.0),
        "moon": {mine: 1.0},
        "day": {card: 1.0 for card in others if card not in night},
    }
    understood(monkeypatch, fits)
    faced = [[attentive(others[start : start + 6]) for start in (0, 6, 12)]]

    assert aim(mine, Typed("night"), faced) > aim(mine, Typed("moon"), faced)
    assert aim(mine, Typed("night"), faced) > aim(mine, Typed("day"), faced)


def test_a_listener_who_understands_nothing_finds_a_card_by_chance_and_one_who_understands_all_for_sure(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    mine, *others = cards(13)
    understood(monkeypatch, {"moon": {mine: 1.0}})

    def table(attention: float) -> list[Listener]:
        hands = others[:6], others[6:]
        return [attentive(hand, attention=attention, sharpness=50.0) for hand in hands]

    assert aim(mine, Typed("moon"), [table(0.0)]) == pytest.approx(0.5)
    assert aim(mine, Typed("moon"), [table(1.0)]) == pytest.approx(0.0)


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_a_storyteller_imagines_hands_of_cards_that_others_may_hold(seats: int) -> None:
    view = about_to_tell(seats)
    for table in imagine(view, unknown_listeners(view), Dice(b"foresight", 0), 5):
        held = [card for listener in table for card in listener.hand]
        assert len(table) == seats - 1
        assert len(set(held)) == len(held) == (seats - 1) * len(view.hand)
        assert not set(held) & set(view.hand)
        assert {len(listener.hand_in) for listener in table} == {view.gives}


def test_cards_that_were_played_are_in_no_imagined_hand() -> None:
    played = KNOWN[6:66]
    turns = [a_turn("moon", dict(enumerate(played[start : start + 4])), {}) for start in range(0, 60, 4)]
    view = msgspec.structs.replace(about_to_tell(), past=tuple(turns))
    for table in imagine(view, unknown_listeners(view), Dice(b"memory", 0), 5):
        assert not {card for listener in table for card in listener.hand} & set(played)


def test_a_seat_that_is_left_out_is_not_imagined() -> None:
    view = msgspec.structs.replace(about_to_tell(seats=5), away=(Seat(2),))
    assert set(unknown_listeners(view)) == {1, 3, 4}
    assert all(len(table) == 3 for table in imagine(view, unknown_listeners(view), Dice(b"away", 0), 3))


def test_votes_tell_a_close_listener_from_one_who_hears_little(monkeypatch: pytest.MonkeyPatch) -> None:
    own, best, other, worst = cards(4)
    understood(monkeypatch, {"moon": {best: 1.0, other: 0.4}})
    laid = {0: other, 1: own, 2: worst, 3: best}
    turns = [a_turn("moon", laid, {1: best, 2: other if turn % 2 else own}) for turn in range(8)]
    view = msgspec.structs.replace(about_to_tell(), past=tuple(turns))
    assert likeliest(view, 1) in (SHARP, LITERAL)
    assert likeliest(view, 2) == NOVICE


def test_a_vote_by_lot_tells_nothing_about_a_player(monkeypatch: pytest.MonkeyPatch) -> None:
    mine, best, worst = cards(3)
    understood(monkeypatch, {"moon": {best: 1.0}})
    turn = a_turn("moon", {0: mine, 2: worst, 3: best}, {1: worst}, by_lot=[1])
    view = msgspec.structs.replace(about_to_tell(), past=(turn,) * 5)
    assert len(set(listeners_by_votes(view)[Seat(1)])) == 1


def test_a_literal_listener_sees_a_saying_in_fewer_cards() -> None:
    saying: Saying = next(saying for saying in lexicon().sayings() if not saying.is_name)
    clue = FromLexicon(Texts(saying.ru, saying.uk, saying.en))
    assert set(fits_of(clue, literal=True)) <= set(fits_of(clue, literal=False))


def test_a_literal_listener_takes_a_typed_clue_by_its_words() -> None:
    clue = Typed("a lighthouse in the fog, far away")
    assert fits_of(clue, literal=True) == fits_of(clue, literal=False) != {}


def test_only_a_bot_that_remembers_judges_the_others_by_their_votes(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[DixitView] = []

    def judged(view: DixitView) -> Mapping[Seat, Sequence[float]]:
        asked.append(view)
        return unknown_listeners(view)

    monkeypatch.setattr("quivive.games.dixit.bots.telling.listeners_by_votes", judged)
    view = about_to_tell()
    for level in LEVELS.values():
        tell(view, level, Dice(b"who asks", 0))
    assert asked == [view]
