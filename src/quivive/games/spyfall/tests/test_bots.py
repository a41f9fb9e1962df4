"""What a bot does in one situation: ask, answer, accuse, vote, stop, and take its time over it."""

from __future__ import annotations

from collections import Counter

import pytest

from quivive.engine.dice import Dice
from quivive.engine.game import Millis, Move, Seat
from quivive.games.spyfall import GAME
from quivive.games.spyfall.bots.characters import remark
from quivive.games.spyfall.bots.levels import LEVELS
from quivive.games.spyfall.bots.mind import Mind
from quivive.games.spyfall.bots.play import BOTS
from quivive.games.spyfall.bots.understanding import meaning
from quivive.games.spyfall.content.places import our_places
from quivive.games.spyfall.content.talk import ANSWERS, BANK, QUESTIONS, answer_key
from quivive.games.spyfall.model import (
    Accuse,
    Answer,
    Ask,
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

TRAITS = tuple(BANK.traits)


def move(table: Table, seat: int, level: str = "sharp", mood: int = 0) -> Move[SpyfallAction] | None:
    view = table.sees(seat)
    return BOTS[level](view, GAME.legal(view), Dice(b"a bot's mood", mood))


def choice(table: Table, seat: int, level: str = "sharp", mood: int = 0) -> SpyfallAction | None:
    found = move(table, seat, level, mood)
    return found.action if found else None


def said(table: Table, seat: int, moods: int = 30) -> Counter[str]:
    """What this seat would answer in each of these moods."""
    answers = [choice(table, seat, mood=mood) for mood in range(moods)]
    assert all(isinstance(action, Answer) for action in answers)
    return Counter(_line(action) for action in answers if isinstance(action, Answer))


def _line(action: Answer) -> str:
    """The key of a phrase, or the English words of a bot's own line."""
    if action.phrase is not None:
        return action.phrase
    assert action.texts is not None
    return action.texts.en


def spoken_of(line: str) -> set[str]:
    """The traits that an answer tells something of."""
    trait = line.split(".")[0]
    return {trait} if trait in TRAITS else {told for told, _ in meaning(line)}


def question(trait: str, number: int = 0) -> str:
    return list(BANK.traits[trait].questions)[number]


def exchange(table: Table, by: int, to: int, trait: str, level: int) -> Table:
    words = answer("", answer_key(trait, level, 0))
    return table.act(by, ask(to, "", question(trait))).act(to, words)


def truth(place: str, trait: str) -> int:
    return our_places()[place].traits[trait]


def lie(place: str, trait: str) -> int:
    return -2 if truth(place, trait) > 0 else 2


def a_liar(place: str = "port") -> Table:
    """Seat 2 of five, the spy, has answered the opposite of the truth three times, all others the truth."""
    table = talking(5, spies=(2,), place=place)
    telling = [trait for trait in TRAITS if abs(truth(place, trait)) == 2]
    turns = [(0, 1), (1, 2), (2, 3), (3, 4), (4, 2), (2, 0), (0, 1), (1, 2), (2, 3)]
    for (by, to), trait in zip(turns, telling, strict=False):
        exchange(table, by, to, trait, lie(place, trait) if to == 2 else truth(place, trait))
    return table


def test_a_question_is_from_the_bank_and_never_asks_back() -> None:
    table = exchange(talking(5), 0, 3, "noise", 1)
    for mood in range(30):
        action = choice(table, 3, mood=mood)
        assert isinstance(action, Ask)
        assert action.to in (1, 2, 4)
        assert action.phrase != question("noise")
        assert table.refusal(3, action) is None
        table = exchange(talking(5), 0, 3, "noise", 1)


def test_a_seat_that_looks_like_a_spy_is_asked_more_often() -> None:
    table = exchange(a_liar().accuse(4, 2, against=[0]), 3, 4, "noise", 1)
    asked = Counter(choice(table, 4, mood=mood) for mood in range(40))
    assert sum(count for action, count in asked.items() if isinstance(action, Ask) and action.to == 2) > 20


def test_a_player_answers_near_the_truth_but_not_always_on_it() -> None:
    table = talking(5, place="rock_concert").act(0, ask(1, "", question("noise")))
    levels = Counter(phrase.split(".")[1] for phrase in said(table, 1) if phrase.startswith("noise"))
    heard = said(table, 1)
    loud = sum(count for phrase, count in heard.items() if phrase.startswith(("noise.1", "noise.2")))
    assert len(levels) > 1
    assert loud > sum(heard.values()) / 2


@pytest.mark.parametrize("text", ["Is it noisy in here?", "Тут шумно?", "Чи тут гучно?"])
def test_a_persons_own_question_is_understood_in_any_language(text: str) -> None:
    lines = said(talking(5, spies=(4,), place="library").act(0, ask(1, text)), 1)
    assert sum(count for line, count in lines.items() if "noise" in spoken_of(line)) > 20


def test_a_question_that_means_nothing_to_a_bot_is_talked_round() -> None:
    phrases = said(talking(5).act(0, ask(1, "Whereabouts, eh?")), 1)
    assert all(phrase.startswith("evasion.") for phrase in phrases)


def test_at_the_tables_own_place_a_bot_talks_round_every_question() -> None:
    options = SpyfallOptions(sets=("own",), own=own_places(5))
    table = talking(5, place="own.2", options=options).act(0, ask(1, "", question("noise")))
    assert all(phrase.startswith("evasion.") for phrase in said(table, 1))


def test_an_answer_is_not_given_twice_in_a_round() -> None:
    table = exchange(talking(5, spies=(4,), place="stadium"), 0, 1, "noise", 2)
    table.act(1, ask(2, "", question("noise", 1)))
    assert answer_key("noise", 2, 0) not in said(table, 2)


def test_a_spy_finds_the_place_from_the_answers_and_stops() -> None:
    table = talking(6, spies=(0,), dealer=1, place="prison")
    for turn, trait in enumerate(TRAITS[:20]):
        exchange(table, 1 + turn % 5, 1 + (turn + 1) % 5, trait, truth("prison", trait))
    assert choice(table, 0) == Stop()
    assert choice(table.act(0, Stop()), 0) == Guess("prison")


def test_a_spy_does_not_stop_before_anything_is_known() -> None:
    table = exchange(talking(5, spies=(2,)), 0, 1, "noise", 2)
    assert choice(table, 2) is None


def test_a_spy_learns_from_what_people_type() -> None:
    table = talking(5, spies=(0,), dealer=1, place="metro")
    before = _guess(table)
    for by, to, asked, reply in (
        (1, 2, "Is it dangerous?", "No"),
        (2, 3, "Тут тихо?", "Да, очень"),
        (3, 4, "Чи є тут музика?", "Ні"),
        (4, 1, "Is there anything to eat?", "Nothing at all"),
        (1, 2, "Can I wear whatever I like, or a uniform?", "No uniform"),
        (2, 3, "Тут строгие правила?", "Да"),
    ):
        table.act(by, ask(to, asked)).act(to, answer(reply))
    assert before not in ("library", "museum")
    assert _guess(table) in ("library", "museum")


def _guess(table: Table) -> str:
    stopped = Table(table.state).act(0, Stop())
    action = choice(stopped, 0)
    assert isinstance(action, Guess)
    return action.place


def test_everybody_accuses_and_convicts_a_seat_that_contradicted_the_truth() -> None:
    for seat in (0, 1, 3, 4):
        assert choice(a_liar(), seat) == Accuse(Seat(2))
    table = a_liar().act(0, accuse(2))
    assert [choice(table, voter) for voter in (1, 3, 4)] == [Vote(True)] * 3


def test_nobody_goes_along_with_an_accusation_out_of_the_blue() -> None:
    table = a_liar().act(2, accuse(4))
    assert [choice(table, voter) for voter in (0, 1, 3)] == [Vote(False)] * 3


def test_an_acquitted_seat_is_not_accused_over_and_over() -> None:
    table = a_liar().accuse(0, 2, against=[1]).accuse(1, 2, against=[4])
    assert all(not isinstance(choice(table, seat), Accuse) for seat in (0, 1, 3, 4))


def test_at_time_all_vote_for_the_same_suspect_and_for_nobody_else() -> None:
    table = a_liar().expire()
    assert choice(table, 0) == Poll()
    table.act(0, Poll())
    for suspect in range(3):
        assert table.sees(None).vote is not None
        votes = {voter: choice(table, voter) for voter in range(5) if voter not in (suspect, 2)}
        assert set(votes.values()) == {Vote(suspect == 2)}
        table.vote(against=range(5))


def test_a_spy_protects_a_partner_they_know() -> None:
    options = SpyfallOptions(acquainted=True)
    table = talking(6, spies=(1, 2), options=options).act(0, accuse(2))
    assert choice(table, 1) == Vote(False)


def test_the_second_spy_names_another_place_when_that_is_worth_more() -> None:
    table = talking(6, spies=(1, 2), place="port").act(1, Stop())
    first = choice(table, 1)
    assert isinstance(first, Guess)
    second = choice(table.act(1, first), 2)
    assert isinstance(second, Guess)
    assert second != first


def test_only_the_dealer_bot_starts_the_clock_and_the_next_one_deals() -> None:
    table = dealt(4, dealer=1)
    for seat in range(4):
        assert choice(table, seat) == Look()
        table.act(seat, Look())
    assert [choice(table, seat) for seat in range(4)] == [None, Start(), None, None]
    table.finish_round()
    choices = [[choice(table, seat, mood=mood) for mood in range(9)] for seat in range(4)]
    assert [some.count(Next()) for some in choices] == [0, 0, 9, 0]


def test_a_dealer_bot_waits_for_everybody_who_is_here_to_look_at_their_card() -> None:
    table = dealt(4, dealer=1)
    for seat in (0, 1, 2):
        table.act(seat, Look())
    assert choice(table, 1) is None
    assert choice(table.attend(out=[3]), 1) == Start()


def test_a_bot_takes_its_time_and_a_sharp_one_takes_less() -> None:
    table = talking(5).act(0, ask(1, "", question("noise")))
    taken = {level: [_taken(table, 1, level, mood) for mood in range(30)] for level in BOTS}
    assert all(3_000 <= each <= 40_000 for level in BOTS for each in taken[level])
    assert sum(taken["sharp"]) < sum(taken["regular"]) < sum(taken["novice"])


def _taken(table: Table, seat: int, level: str, mood: int) -> Millis:
    found = move(table, seat, level, mood)
    assert found is not None
    return found.after


def test_where_talk_is_spoken_a_bot_shows_its_question_after_a_pause() -> None:
    table = talking(5, options=SpyfallOptions(sitting="together"))
    for mood in range(10):
        found = move(table, 0, mood=mood)
        assert found is not None
        assert isinstance(found.action, Ask)
        assert found.action.phrase in QUESTIONS
        assert 12_000 <= found.after <= 24_000


def test_where_talk_is_spoken_a_bot_shows_an_answer_before_it_asks() -> None:
    table = talking(5, dealer=1, options=SpyfallOptions(sitting="together")).act(1, Ask(Seat(0)))
    found = choice(table, 0)
    assert isinstance(found, Answer)
    assert found.phrase in ANSWERS
    assert isinstance(choice(table.act(0, found), 0), Ask)


def test_where_talk_is_spoken_a_bot_leaves_the_judgement_to_those_who_heard() -> None:
    table = talking(6, spies=(5,), options=SpyfallOptions(sitting="together")).act(0, accuse(5))
    assert [choice(table, voter) for voter in (1, 2, 3, 4)] == [Vote(True)] * 4


def test_a_bot_has_other_last_words_in_each_of_three_rounds() -> None:
    table = talking(4).act(0, ask(1, "", question("noise"))).act(1, answer("Hm."))
    heard: list[list[str]] = []
    for _ in range(3):
        table.finish_round()
        heard.append([_last_words(table, seat) for seat in range(4)])
        table.next_round()
    assert all(len(set(words)) == 3 for words in zip(*heard, strict=True))


def _last_words(table: Table, seat: int) -> str:
    mind = Mind(table.sees(seat), LEVELS["sharp"])
    remarks = (remark(mind, Dice(b"a bot's mood", mood)) for mood in range(50))
    return next(words.en for words in remarks if words)


def test_a_ballot_does_not_waver_while_others_vote() -> None:
    table = a_liar().act(0, accuse(2))
    before = choice(table, 1, mood=1)
    assert choice(table.act(3, Vote(True)), 1, mood=2) == before
