"""Who sees what: their own hand and suspect, what is face up, and nothing that was discarded unseen (R7)."""

from __future__ import annotations

from msgspec.structs import asdict

from quivive.games.crosshairs import GAME
from quivive.games.crosshairs.actions import Clue, Detain, Draw, Exchange, Wait
from quivive.games.crosshairs.model import CrosshairsOptions
from quivive.games.crosshairs.tests.builders import Table, dealt, setup


def played() -> Table:
    table = dealt("red2 black2", "red3 black3", "red4 black4", suspects="red6 black11 yellow9").begin()
    return table.plays(Detain(), Detain(), Wait(), Clue("red2", 1), Exchange("red3", 1))


def test_a_hand_is_seen_only_by_its_owner() -> None:
    table = played()
    assert table.sees(2).hand == ("red4", "black4")
    assert table.sees(None).hand == ()
    for other in (0, 1, None):
        assert "red4" not in table.bytes_for(other).decode()
    assert table.sees(0).hands == (1, 1, 2)


def test_a_suspect_is_seen_only_by_its_agent() -> None:
    table = played()
    assert [(held.suspect, held.card) for held in table.sees(0).seen] == [(1, "red6")]
    for other in (1, 2, None):
        assert "red6" not in table.bytes_for(other).decode()


def test_stands_show_clues_upright_or_sideways_to_all() -> None:
    view = played().sees(2)
    assert [[standing.suspect for standing in stand] for stand in view.stands] == [[1], [2], []]
    assert [(clue.card, clue.upright) for clue in view.stands[0][0].clues] == [("red2", True), ("red3", True)]


def test_what_was_discarded_unseen_is_known_to_nobody_before_the_end() -> None:
    table = played()
    assert len(table.state.face_down) == 3
    for viewer in (0, 1, 2, None):
        seen = table.bytes_for(viewer).decode()
        assert not any(f'"{card}"' in seen for card in table.state.face_down)
    assert table.sees(0).face_down == 3


def test_a_drawn_card_is_seen_only_by_the_agent_who_drew_it() -> None:
    table = played().acts(2, Wait(), Draw())
    drawn = table.state.hands[2][-1]
    assert drawn in table.sees(2).hand
    assert drawn not in table.bytes_for(0).decode()
    assert table.sees(0).draws == 2


def test_only_the_private_fields_differ_between_viewers() -> None:
    table = played()
    public = asdict(table.sees(None))
    for seat in range(3):
        mine = asdict(table.sees(seat))
        assert {name for name in mine if mine[name] != public[name]} <= set(GAME.own_fields)


def test_the_beat_moves_with_every_public_step_but_not_with_readiness() -> None:
    table = dealt()
    before = table.sees(None).beat
    table.attend(out=[2])
    assert table.sees(None).beat == before
    table.attend().begin()
    assert table.sees(None).beat > before


def test_nothing_is_legal_for_the_table_or_out_of_turn() -> None:
    table = played()
    assert GAME.legal(table.sees(None)) == ()
    assert GAME.legal(table.sees(0)) == ()
    assert GAME.legal(table.sees(2)) != ()


def test_the_view_describes_the_mission() -> None:
    view = setup(CrosshairsOptions(mission="training_3")).sees(None)
    assert view.mission == "training_3"
    assert view.changes == ("clock",)
    assert view.suits == ("red", "black", "yellow", "blue")
    assert view.hand_limit == 7
    assert view.stand_limit == 1
