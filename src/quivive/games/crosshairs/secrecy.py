"""What the kit uses to try to break Crosshairs' secrets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from quivive.engine.dice import Dice
from quivive.engine.game import Seat, Secrecy
from quivive.games.crosshairs import model as m
from quivive.games.crosshairs.rules.deduction import Deductions, Guesses, consistent, deductions
from quivive.games.crosshairs.state import CrosshairsState, Suspect

MARKED = m.CrosshairsOptions(mission="training_2", boards="off")
"""A card's name is a word of its own; the easy grid would name cards that are only possible."""


def secrets(state: CrosshairsState, seat: Seat | None) -> Sequence[str]:
    """Cards that this seat has never seen: in HQ, in other hands, on other stands, face down."""
    if state.ended:
        return ()
    spoken = {entry.card for entry in state.record}
    spoken |= {card for stand in state.stands for suspect in stand for card in suspect.missed}
    return [card for card in _unseen(state, seat) if card not in spoken]


def resample(state: CrosshairsState, seat: Seat | None, dice: Dice) -> CrosshairsState:
    """Deals everything that this seat cannot see again, so that all public clues still hold."""
    if state.ended:
        return state
    known = deductions(state.options.mission)
    before = _unseen(state, seat)
    after = list(before)
    fits = [_fits(known, state, suspect) for suspect in _unseen_suspects(state, seat)]
    fits += [known.all & ~_bits(known, state.returned)] * len(state.suspects)
    for i in range(len(after)):
        j = dice.below(len(after))
        if _can_be(known, fits, i, after[j]) and _can_be(known, fits, j, after[i]):
            after[i], after[j] = after[j], after[i]
    return _with(state, dict(zip(before, after, strict=True)))


SECRECY = Secrecy(marked=MARKED, secrets=secrets, resample=resample)


def _unseen(state: CrosshairsState, seat: Seat | None) -> list[m.CardId]:
    """Suspects first, because not every card can be a suspect."""
    suspects = [suspect.card for suspect in _unseen_suspects(state, seat)]
    hands = [
        card
        for other, hand in enumerate(state.hands)
        if other != seat
        for card in hand
        if card not in state.open[other]
    ]
    return [*suspects, *state.suspects, *hands, *state.hq, *state.face_down, *state.aside]


def _unseen_suspects(state: CrosshairsState, seat: Seat | None) -> list[Suspect]:
    return [suspect for stand in state.stands for suspect in stand if suspect.seen_by != seat]


def _fits(known: Deductions, state: CrosshairsState, suspect: Suspect) -> Guesses:
    """The cards that fit all clues and misses of this suspect; a double agent stays one."""
    kind = known.all & ~known.plain if suspect.double else known.plain
    left = kind & consistent(known, suspect.clues)
    return left & ~_bits(known, (*suspect.missed, *state.returned))


def _can_be(known: Deductions, fits: Sequence[Guesses], place: int, card: m.CardId) -> bool:
    return place >= len(fits) or bool(fits[place] & known.bits[card])


def _bits(known: Deductions, cards: Sequence[m.CardId]) -> Guesses:
    return sum(known.bits[card] for card in set(cards))


def _with(state: CrosshairsState, dealt: Mapping[m.CardId, m.CardId]) -> CrosshairsState:
    """The same state with cards swapped as given."""

    def cards(before: Sequence[m.CardId]) -> tuple[m.CardId, ...]:
        return tuple(dealt.get(card, card) for card in before)

    stands = tuple(
        tuple(replace(suspect, card=dealt.get(suspect.card, suspect.card)) for suspect in stand)
        for stand in state.stands
    )
    return replace(
        state,
        stands=stands,
        suspects=cards(state.suspects),
        hands=tuple(cards(hand) for hand in state.hands),
        hq=cards(state.hq),
        face_down=cards(state.face_down),
        aside=cards(state.aside),
    )
