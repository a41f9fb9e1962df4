"""Bots in conversation: they answer what was asked, tell no lies, and say what they think of a vote."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quivive.engine.dice import Dice
from quivive.engine.game import Seat
from quivive.engine.replay import read_step
from quivive.engine.simulate import play, simulated_deal
from quivive.games.spyfall import GAME
from quivive.games.spyfall import events as e
from quivive.games.spyfall.bots.characters import CHARACTERS
from quivive.games.spyfall.bots.levels import LEVELS
from quivive.games.spyfall.bots.mind import Mind
from quivive.games.spyfall.bots.play import BOTS
from quivive.games.spyfall.bots.understanding import answers_to, meaning, topic
from quivive.games.spyfall.content.places import our_places
from quivive.games.spyfall.content.talk import BANK
from quivive.games.spyfall.model import Answer, Ask, OwnPlace, Remark, SpyfallAction, SpyfallOptions
from quivive.games.spyfall.tests.builders import Table, answer, ask, talking

OWN = SpyfallOptions(
    sets=("own",),
    own=tuple(OwnPlace(name, ("Host", "Guest")) for name in ("Наш пляж", "Our kitchen", "Кудыкина гора")),
)


def choice(table: Table, seat: int, mood: int = 0, level: str = "sharp") -> SpyfallAction | None:
    view = table.sees(seat)
    found = BOTS[level](view, GAME.legal(view), Dice(b"a bot's mood", mood))
    return found.action if found else None


def answers(table: Table, seat: int, moods: int = 30) -> list[Answer]:
    found = [choice(table, seat, mood) for mood in range(moods)]
    assert all(isinstance(action, Answer) for action in found)
    return [action for action in found if isinstance(action, Answer)]


def tells(action: Answer) -> list[tuple[str, int]]:
    if action.phrase is None:
        assert action.texts is not None
        return list(meaning(action.texts.en))
    if action.phrase.startswith("evasion."):
        return []
    trait, level, _ = action.phrase.split(".")
    return [(trait, int(level))]


@pytest.mark.parametrize("place", our_places())
def test_an_honest_bot_never_says_the_opposite_of_the_truth(place: str) -> None:
    truth = our_places()[place].traits
    options = SpyfallOptions(sets=("classic", "further"))
    for family in BANK.families.values():
        table = talking(5, spies=(4,), place=place, options=options)
        table.act(0, ask(1, "", next(iter(family.questions))))
        told = [tell for action in answers(table, 1, 6) for tell in tells(action)]
        assert told
        assert all(truth[trait] * level >= 0 for trait, level in told)


@pytest.mark.parametrize("family", BANK.families)
def test_an_answer_belongs_to_the_question(family: str) -> None:
    question = ask(1, "", next(iter(BANK.families[family].questions)))
    table = talking(5, spies=(4,), place="wedding").act(0, question)
    asked = table.sees(1).record[-1]
    lines = [action for action in answers(table, 1) if action.phrase is None]
    assert len(lines) > 10
    for line in lines:
        answered = Table(table.state).act(1, line).sees(1).record[-1]
        assert answers_to(asked, answered)


def test_whoever_holds_a_role_says_its_line_first() -> None:
    table = talking(5, spies=(4,), place="stadium").act(0, ask(1, "", "senses.1"))
    said = [action.texts.en for action in answers(table, 1, 60) if action.phrase is None and action.texts]
    own = sum("Thousands of advisers" in text for text in said)
    assert own > len(said) / 2


@pytest.mark.parametrize(
    ("text", "family"),
    [
        ("Who is standing next to you?", "company"),
        ("А кто тут твой начальник?", "company"),
        ("Хто тут поруч із тобою?", "company"),
        ("Что мне сюда надеть?", "dress"),
        ("Як довго ти тут?", "time"),
        ("Зачем ты сюда пришёл?", "mood"),
        ("What are you doing here?", "work"),
        ("Чего ты тут боишься?", "trouble"),
    ],
)
def test_a_typed_question_is_answered_in_kind(text: str, family: str) -> None:
    table = talking(5, spies=(4,), place="wedding").act(0, ask(1, text))
    asked = table.sees(1).record[-1]
    assert topic(asked) == family or topic(asked) in BANK.traits
    assert sum(bool(tells(action)) for action in answers(table, 1)) > 20


def test_a_question_nobody_can_make_out_gets_what_fits_any_question() -> None:
    table = talking(5, spies=(4,)).act(0, ask(1, "Ну?"))
    assert all((action.phrase or "").startswith("evasion.") for action in answers(table, 1))


def test_words_that_belong_to_another_place_make_a_person_suspect() -> None:
    def suspicion(said: str) -> float:
        table = talking(5, spies=(2,), place="library").act(0, ask(2, "Ну?")).act(2, answer(said))
        return Mind(table.sees(1), LEVELS["sharp"]).suspicions[Seat(2)]

    assert suspicion("Капитан и чайки на пирсе") > suspicion("Хм") > suspicion("Читатель с книгой опаздывает")


def test_at_an_own_place_with_a_telling_name_bots_say_what_it_tells() -> None:
    table = talking(5, spies=(4,), place="own.0", options=OWN).act(0, ask(1, "", "water.3"))
    told = [tell for action in answers(table, 1) for tell in tells(action)]
    assert len(told) > 20
    assert all(trait == "water" and level >= 0 for trait, level in told)


def test_at_an_own_place_whose_name_says_nothing_bots_evade_in_many_ways() -> None:
    table = talking(5, spies=(4,), place="own.2", options=OWN).act(0, ask(1, "", "water.3"))
    ways = {action.phrase for action in answers(table, 1, 60)}
    assert all((phrase or "").startswith("evasion.") for phrase in ways)
    assert len(ways) > 15


def test_no_question_comes_twice_in_a_game_of_five_rounds() -> None:
    for seats in (3, 8):
        game = play(GAME, simulated_deal(GAME, SpyfallOptions(), seats, "questions"), [BOTS["sharp"]] * seats)
        events = [event for step in game.steps for event in read_step(GAME, step).events]
        asked = [event.phrase for event in events if isinstance(event, e.Asked)]
        assert len(asked) > 20
        assert len(set(asked)) == len(asked)


def test_when_every_question_was_asked_the_oldest_comes_again() -> None:
    table = talking(3)
    every = [key for some in (BANK.families | BANK.traits).values() for key in some.questions]
    table.state = replace(table.state, asked=tuple(every))
    found = choice(table, 0)
    assert isinstance(found, Ask)
    assert table.refusal(0, found) is None


def test_the_accused_and_the_accuser_have_a_word_on_the_vote_when_they_next_speak() -> None:
    table = talking(5, spies=(4,), place="wedding").accuse(0, 1, against=[2, 3])
    asked = choice(table, 0)
    assert isinstance(asked, Ask)
    assert asked.texts is not None
    assert asked.texts.en.startswith(tuple(aside.en for aside in CHARACTERS[0].accuser))
    table.act(0, ask(1, "", "senses.1"))
    said = choice(table, 1)
    assert isinstance(said, Answer)
    assert said.texts is not None
    accused = tuple(aside.en for aside in CHARACTERS[1].accused)
    assert said.texts.en.startswith(accused)
    again = choice(table.act(1, said), 1)
    assert isinstance(again, Ask)
    assert again.texts is None or not again.texts.en.startswith(accused)


def test_bots_remark_on_the_end_of_a_round_in_their_own_manner() -> None:
    table = talking(5, spies=(2,), place="wedding").stop(2, None)
    remarks = {seat: choice(table, seat) for seat in range(5)}
    spoken = {seat: action for seat, action in remarks.items() if isinstance(action, Remark)}
    assert spoken
    for seat, action in spoken.items():
        side = CHARACTERS[seat].lost if seat == 2 else CHARACTERS[seat].won
        assert action.texts is not None
        assert action.texts.en in [aside.en for aside in side]
        assert table.refusal(seat, action) is None
