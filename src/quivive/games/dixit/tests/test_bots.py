"""How bots tell, hand in and vote: by what they know of pictures, and otherwise by chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec
import pytest

from quivive.engine.dice import Dice
from quivive.games.dixit import GAME
from quivive.games.dixit.bots.levels import LEVELS
from quivive.games.dixit.bots.lexicon import lexicon
from quivive.games.dixit.bots.pictures import described, meanings
from quivive.games.dixit.bots.play import pick
from quivive.games.dixit.model import Choose, DixitAction, DixitView, HaveIdea, Spoken, Tell, Typed, Vote
from quivive.games.dixit.tests.builders import Table, cards, choosing, dealt, voting
from quivive.games.dixit.tests.builders import telling as about_to_tell

KNOWN = sorted(described())
SURE = {"element:moon": 1.0}


def move(view: DixitView, level: str = "regular", mood: int = 0) -> DixitAction | None:
    found = GAME.bots[level](view, GAME.legal(view), Dice(b"a bot's mood", mood))
    return None if found is None else found.action


def holding(table: Table, seat: int, hand: Sequence[str]) -> DixitView:
    return msgspec.structs.replace(table.sees(seat), hand=tuple(hand))


def facing(laid: Sequence[str], clue: object) -> DixitView:
    return msgspec.structs.replace(voting().sees(1), laid=tuple(laid), mine=(), clue=clue)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_does_in_every_phase_what_the_phase_asks_for(level: str) -> None:
    race = dealt().expire()
    assert move(race.sees(1), level) == HaveIdea()
    assert isinstance(move(about_to_tell().sees(0), level), Tell)
    assert isinstance(move(choosing().sees(1), level), Choose)
    assert isinstance(move(voting().sees(1), level), Vote)


def test_a_bot_that_has_chosen_or_voted_leaves_it_at_that() -> None:
    assert move(choosing().choose(1).sees(1)) is None
    assert move(voting().vote(1, 0).sees(1)) is None


def test_with_three_players_a_bot_hands_in_two_cards() -> None:
    table = choosing(seats=3)
    for _ in range(2):
        action = move(table.sees(1))
        assert isinstance(action, Choose)
        table.act(1, action)
    assert len(table.sees(1).mine) == 2


@pytest.mark.parametrize("level", LEVELS)
def test_a_clue_is_a_phrase_of_the_lexicon_about_the_card_in_all_languages(level: str) -> None:
    view = holding(about_to_tell(), 0, KNOWN[:6])
    sayings = {(saying.ru, saying.uk, saying.en): saying for saying in lexicon().sayings()}
    for mood in range(5):
        told = move(view, level, mood)
        assert isinstance(told, Tell)
        assert told.texts is not None
        said = sayings[told.texts.ru, told.texts.uk, told.texts.en]
        tags = {other.tag for other in sayings.values() if other.en == said.en}
        assert tags & meanings()[told.card].keys()


def test_an_unknown_card_gets_a_clue_like_any_other() -> None:
    told = move(holding(about_to_tell(), 0, cards(6)))
    assert isinstance(told, Tell)
    assert told.texts is not None
    assert told.texts.en in {saying.en for saying in lexicon().sayings()}


@pytest.mark.parametrize("clue", [Spoken(), Typed("qwrtzp")])
def test_a_bot_answers_at_random_what_it_cannot_hear_or_understand(clue: object) -> None:
    view = facing(KNOWN[:4], clue)
    votes = Counter(str(move(view, "sharp", mood)) for mood in range(200))
    assert len(votes) == 4
    assert min(votes.values()) > 20


@pytest.mark.parametrize("language", ["ru", "uk", "en"])
def test_a_sharper_bot_finds_the_card_that_a_person_names_more_often(language: str) -> None:
    """Each card is named by what is seen on it and on no other of the table."""
    table = KNOWN[:6]
    found = dict.fromkeys(LEVELS, 0)
    for card in table:
        others = {name for other in table if other != card for name in described()[other].elements}
        name = next(name for name in described()[card].elements if name not in others)
        clue = Typed(getattr(lexicon().elements[name].names, language)[0])
        for level in LEVELS:
            found[level] += sum(move(facing(table, clue), level, mood) == Vote(card) for mood in range(25))
    assert found["sharp"] > found["regular"] > found["novice"] > 25


def test_the_better_a_card_fits_the_likelier_it_is_picked(monkeypatch: pytest.MonkeyPatch) -> None:
    table = cards(3)
    monkeypatch.setattr("quivive.games.dixit.bots.play.fits", lambda said, shown: (0.0, 0.4, 1.0))
    picked = Counter(pick(table, SURE, LEVELS["regular"], Dice(b"picks", mood)) for mood in range(300))
    assert picked[table[2]] > picked[table[1]] > picked[table[0]] > 0


def test_bots_take_their_time_and_leave_the_first_idea_to_people() -> None:
    race = dealt().expire().sees(1)
    for bot in GAME.bots.values():
        thought = [bot(race, GAME.legal(race), Dice(b"patience", mood)) for mood in range(20)]
        assert all(move is not None and move.after >= 8_000 for move in thought)
