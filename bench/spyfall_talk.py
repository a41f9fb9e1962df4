"""How Spyfall's bots talk, and who wins among them.

    python -m bench.spyfall_talk [--games 4] [--wins 40] [--seed words] [--json FILE]

**Talk**, per language and level: games of five rounds at tables of three to eight, all bots of one level.
*Repeated* is the share of questions whose words were read before in the same game. *Contrary* is the share of
honest answers about a trait that lie on the other side of it from the truth. *Unfit* is the share of answers
that were not written for the question before them; `content/unfit.json` says so of the bank's pairs. *Own* is
the share of answers at the table's own places that would do after any question, and *ways* is how many
different answers there were among a hundred.

**Typed** questions, as players really write them (`spyfall_typed.json`): how many bots take for what they are
about. `-` stands for nothing that bots could know, `retort` for what is not about the place at all.

**Wins**, per level and size of table: the spies' share of rounds, with Wilson's interval of 95 %, and what a
seat of each level scores per round where the three levels sit at one table.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from bench.crosshairs_bots import wilson
from quivive.engine.game import Seat
from quivive.engine.replay import read_step
from quivive.engine.simulate import play, simulated_deal
from quivive.games.spyfall import GAME
from quivive.games.spyfall import events as e
from quivive.games.spyfall.bots.understanding import answers_to, meaning, topic
from quivive.games.spyfall.content.places import LANGUAGES, Language, our_places
from quivive.games.spyfall.content.sayings import FAMILIES, general_sayings, retorts_to, trait_sayings
from quivive.games.spyfall.content.talk import PHRASES
from quivive.games.spyfall.model import Line, OwnPlace, SpyfallOptions

SIZES = range(3, 9)
TYPED = Path(__file__).parent / "spyfall_typed.json"
OWN = tuple(
    OwnPlace(name, ("Host", "Guest", "Late guest", "Cook", "Neighbour"))
    for name in ("Grandma’s kitchen", "Our school", "Dacha", "Office", "Beach", "Garage", "Cinema", "Airport")
)


class Exchange(NamedTuple):
    """A question and its answer in a round."""

    question: Any
    answer: Any
    place: str
    honest: bool


def exchanges(options: SpyfallOptions, level: str, seats: int, seed: str) -> list[Exchange]:
    played = play(GAME, simulated_deal(GAME, options, seats, seed), [GAME.bots[level]] * seats)
    found: list[Exchange] = []
    deal = question = None
    for event in _events(played):
        if isinstance(event, e.Dealt):
            deal, question = event, None
        elif isinstance(event, e.Asked):
            question = event
        elif isinstance(event, e.Answered) and question is not None and deal is not None:
            found.append(Exchange(question, event, deal.place, event.by not in deal.spies))
    return found


def talk(level: str, games: int, seed: str) -> Iterator[dict[str, Any]]:
    ours = SpyfallOptions()
    theirs = SpyfallOptions(sets=("own",), own=OWN)
    tables = [exchanges(ours, level, n, f"{seed}/{n}/{i}") for n in SIZES for i in range(games)]
    own = [exchanges(theirs, level, n, f"{seed}/own/{n}/{i}") for n in SIZES for i in range(games)]
    sides = [side for table in tables for each in table if each.honest for side in _sides(each)]
    pairs = [each for table in tables for each in table]
    answers = [each.answer for table in own for each in table]
    for language in LANGUAGES:
        spoken = [_text(answer, language) for answer in answers]
        ways = [len(set(spoken[i : i + 100])) for i in range(0, len(spoken) - 99, 100)]
        yield {
            "language": language,
            "level": level,
            "answers": len(pairs),
            "repeated": _share(sum(_repeats(table, language) for table in tables), len(pairs)),
            "contrary": _share(sides.count(True), len(sides)),
            "unfit": _share(sum(not _fits(each) for each in pairs), len(pairs)),
            "own": _share(sum(_evades(answer) for answer in answers), len(answers)),
            "ways": round(sum(ways) / max(1, len(ways))),
        }


def typed(language: Language) -> dict[str, Any]:
    questions: dict[str, list[tuple[str, str]]] = msgspec.json.decode(
        TYPED.read_bytes(), type=dict[str, list[tuple[str, str]]]
    )
    read = sum(_about(text) in expected.split("|") for text, expected in questions[language])
    return {"language": language, "typed": len(questions[language]), "understood": read}


def _about(text: str) -> str:
    about = topic(Line(Seat(0), Seat(1), text))
    return about or ("retort" if retorts_to(text) else "-")


def wins(level: str, seats: int, games: int, seed: str) -> dict[str, Any]:
    ends = [
        event
        for number in range(games)
        for event in _events(_game([level] * seats, f"{seed}/wins/{number}"))
        if isinstance(event, e.RoundEnded)
    ]
    won = sum(end.winners == "spies" for end in ends)
    low, high = wilson(won, len(ends))
    shares = {"spies": round(won / len(ends), 3), "from": round(low, 3), "to": round(high, 3)}
    return {"level": level, "seats": seats, "rounds": len(ends), **shares}


def mixed(games: int, seed: str) -> dict[str, float]:
    """Points per round for a seat of each level at tables of six. Levels move on by one seat each game."""
    names = list(GAME.bots) * 2
    points = dict.fromkeys(GAME.bots, 0)
    for number in range(games):
        seated = [names[(seat + number) % 6] for seat in range(6)]
        outcome = _game(seated, f"{seed}/mixed/{number}").match.outcome
        for name, score in zip(seated, outcome.scores, strict=True):
            points[name] += score
    return {name: round(score / (games * 5 * 2), 3) for name, score in points.items()}


def _game(levels: Sequence[str], seed: str) -> Any:
    deal = simulated_deal(GAME, SpyfallOptions(), len(levels), seed)
    return play(GAME, deal, [GAME.bots[level] for level in levels])


def _events(played: Any) -> Iterator[Any]:
    for step in played.steps:
        yield from read_step(GAME, step).events


def _text(event: Any, language: str) -> str:
    words = PHRASES[event.phrase] if event.phrase else event.texts
    return str(getattr(words, language))


def _repeats(table: Sequence[Exchange], language: str) -> int:
    texts = [_text(each.question, language) for each in table]
    return len(texts) - len(set(texts))


def _evades(answer: Any) -> bool:
    return answer.phrase is not None and answer.phrase.startswith("evasion.")


def _sides(each: Exchange) -> Iterator[bool]:
    """For each trait that an answer is about, whether it contradicts the truth."""
    truths = our_places()[each.place].traits
    for trait, level in _levels(each.answer):
        yield truths[trait] * level < 0


def _levels(answer: Any) -> list[tuple[str, int]]:
    if answer.phrase is None:
        return list(meaning(answer.texts.en))
    if _evades(answer):
        return []
    trait, level, _ = answer.phrase.split(".")
    return [(trait, int(level))]


def _fits(each: Exchange) -> bool:
    if each.answer.phrase is None:
        return answers_to(each.question, each.answer)
    if _evades(each.answer):
        return True
    asked = each.question.phrase
    about = asked.split(".")[0]
    fitting = general_sayings(about) if about in FAMILIES else trait_sayings(about, asked)
    return any(each.answer.phrase == saying.phrase and asked not in saying.unfit for saying in fitting)


def _share(some: int, all: int) -> float:
    return round(some / max(1, all), 3)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--games", type=int, default=4, help="of talk, per level and size of table")
    parser.add_argument(
        "--wins",
        type=int,
        default=40,
        help="games per level and size of table, and six times as many at mixed tables",
    )
    parser.add_argument("--seed", default="bench")
    parser.add_argument("--json", type=Path, help="write the result to this file too")
    chosen = parser.parse_args()
    rows: list[dict[str, Any]] = []
    for row in _rows(chosen.games, chosen.wins, chosen.seed):
        rows.append(row)
        print(", ".join(f"{key} {value}" for key, value in row.items()), flush=True)
    if chosen.json:
        chosen.json.write_bytes(msgspec.json.format(msgspec.json.encode(rows), indent=2) + b"\n")


def _rows(games: int, rounds: int, seed: str) -> Iterator[dict[str, Any]]:
    for level in GAME.bots:
        yield from talk(level, games, seed)
    yield from map(typed, LANGUAGES)
    for level in GAME.bots:
        for seats in SIZES:
            yield wins(level, seats, rounds, seed)
    yield {"points per round at mixed tables": mixed(len(SIZES) * rounds, seed)}


if __name__ == "__main__":
    main()
