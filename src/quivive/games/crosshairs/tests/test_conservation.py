"""Whatever is played, no card is lost or made, and no two places hold the same one."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from quivive.games.crosshairs import GAME
from quivive.games.crosshairs.content.missions import MISSIONS, nameable, specials
from quivive.games.crosshairs.model import CardId, CrosshairsOptions
from quivive.games.crosshairs.rules.deduction import consistent, deductions
from quivive.games.crosshairs.state import CrosshairsState
from quivive.games.crosshairs.tests.builders import Table, setup

OPTIONS = st.builds(
    CrosshairsOptions,
    mission=st.sampled_from(list(GAME.presets)),
    boards=st.sampled_from(["on", "off", "easy"]),
    hint=st.booleans(),
)
PLAYS = st.lists(st.tuples(st.integers(0, 11), st.integers(0, 4), st.integers(0, 999)), max_size=150)


def cards(state: CrosshairsState) -> list[CardId]:
    suspects = [suspect for stand in state.stands for suspect in stand]
    laid = [clue.card for suspect in suspects for clue in suspect.clues if clue.card]
    hands = [card for hand in state.hands for card in hand]
    on_stands = [suspect.card for suspect in suspects]
    piles = [*state.suspects, *state.hq, *state.face_up, *state.face_down, *state.aside]
    return sorted([*on_stands, *laid, *hands, *piles])


def play(table: Table, what: int, seat: int, choice: int) -> None:
    """A legal action most of the time; now and then people leave, come back, or skip."""
    agents = len(table.state.hands)
    if what == 0:
        table.attend(out=[seat % agents])
    elif what == 1:
        table.attend()
    elif what == 2:
        table.skip()
    elif legal := table.legal(table.turn):
        table.wait(700).act(table.turn, legal[choice % len(legal)])
    elif GAME.deadline(table.state) is not None:
        table.expire()


@settings(max_examples=120, deadline=None, derandomize=True, database=None)
@given(OPTIONS, st.integers(2, 5), st.integers(0, 99), PLAYS)
def test_the_cards_are_conserved(
    options: CrosshairsOptions, seats: int, seed: int, plays: list[tuple[int, int, int]]
) -> None:
    table = setup(options, seats, seed)
    deck = sorted([*nameable(options.mission), *specials(options.mission)])
    bullets = MISSIONS[options.mission].bullets.of(seats)
    for what in plays:
        if table.outcome() is not None:
            break
        play(table, *what)
        state = table.state
        assert cards(state) == deck
        shots = sum(entry.what == "shot" for entry in state.record)
        assert state.bullets == bullets - shots
        assert all(len(hand) <= 10 for hand in state.hands)
        assert all(set(known) <= set(hand) for known, hand in zip(state.open, state.hands, strict=True))


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(OPTIONS, st.integers(2, 5), st.integers(0, 99), PLAYS)
def test_the_truth_is_always_among_what_the_clues_leave(
    options: CrosshairsOptions, seats: int, seed: int, plays: list[tuple[int, int, int]]
) -> None:
    table, known = setup(options, seats, seed), deductions(options.mission)
    for what in plays:
        if table.outcome() is not None:
            break
        play(table, *what)
        for stand in table.state.stands:
            for suspect in stand:
                assert consistent(known, suspect.clues) & known.bits[suspect.card]
