"""quivive verify and replay: a genuine file is accepted, a forged or malformed one is refused."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quivive.engine.replay import record
from quivive.engine.simulate import play, simulated_deal
from quivive.games.spyfall import GAME
from tests.cli.command import quivive
from tests.server.servers import spyfall
from tests.server.strategies import JUNK

Story = dict[str, Any]


def story() -> Story:
    deal = simulated_deal(GAME, spyfall(seconds=60), 3, "a game to tamper with")
    played = play(GAME, deal, [GAME.bots["regular"]] * 3)
    told: Story = json.loads(msgspec.json.encode(record(played.match, played.steps)))
    return told


STORY = story()
FORGERIES: dict[str, tuple[Callable[[Story], Any], str]] = {
    "another seed": (lambda it: it["deal"].update(seed="00" * 32), "does not match the hash"),
    "another seed with its hash": (
        lambda it: (it["deal"].update(seed="00" * 32), it.update(commitment=ZEROS)),
        "step 0: derived",
    ),
    "another nonce": (lambda it: it["deal"].update(nonces=["00" * 16] * 3), "step 0: derived"),
    "a seed that is not hexadecimal": (lambda it: it["deal"].update(seed="xyz"), "hexadecimal"),
    "another place": (lambda it: it["steps"][0]["events"][1].update(place="nowhere"), "step 0: derived"),
    "a question left out": (lambda it: it["steps"].pop(5), "step 5"),
    "a step twice": (lambda it: it["steps"].insert(2, it["steps"][2]), "step"),
    "no steps": (lambda it: it.update(steps=[]), "nothing was played"),
    "the last step left out": (lambda it: it["steps"].pop(), "the outcome is None"),
    "another winner": (lambda it: it["outcome"].update(winners=[0, 1, 2]), "the outcome is"),
    "another score": (lambda it: it["outcome"].update(scores=[9, 9, 9]), "the outcome is"),
    "other options": (lambda it: it["deal"]["options"].update(seconds=61), "step 0: derived"),
    "impossible options": (lambda it: it["deal"]["options"].update(rounds=0), "step 0"),
    "another version of the rules": (lambda it: it["deal"].update(rules=99), "played under rules 99"),
    "a step before the one before it": (lambda it: it["steps"][3].update(at=0), "step 3"),
    "more seats": (lambda it: it["deal"].update(seats=4), "step 0"),
}
ZEROS = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


def changed(told: Story, **changes: Any) -> bytes:
    return json.dumps({**told, **changes}).encode()


def written(folder: Path, told: Any) -> Path:
    file = folder / "game.json"
    file.write_text(json.dumps(told))
    return file


def test_a_genuine_file_is_verified(tmp_path: Path) -> None:
    said = quivive("verify", written(tmp_path, STORY))
    assert (said.code, said.err) == (0, "")
    assert said.out.strip().endswith(f"game.json: spyfall, {len(STORY['steps'])} steps, as it was played")


@pytest.mark.parametrize("forgery", FORGERIES)
def test_a_forged_file_is_detected_and_the_place_is_named(tmp_path: Path, forgery: str) -> None:
    forged = copy.deepcopy(STORY)
    forge, words = FORGERIES[forgery]
    forge(forged)
    said = quivive("verify", written(tmp_path, forged)).trouble
    assert "is not as it was played: " in said
    assert words in said


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "is not an exported game"),
        (b"GIF89a", "is not an exported game"),
        (b'{"format": 1}', "is not an exported game"),
        (b"[]", "is not an exported game"),
        (b'{"commitment":"\xff"}', "is not an exported game"),
        (b"[" * 100_000, "is not an exported game"),
        (changed(STORY, format=2), "has format 2; this program reads format 1"),
        (changed(STORY, deal={**STORY["deal"], "game": "chess"}), "no game is called 'chess'"),
        (changed(STORY, deal={**STORY["deal"], "seats": 10**9}), "spyfall takes 3 to 12 seats"),
    ],
)
def test_a_file_of_another_kind_is_reported(tmp_path: Path, command: str, content: bytes, words: str) -> None:
    (tmp_path / "strange.json").write_bytes(content)
    assert words in quivive(command, tmp_path / "strange.json").trouble


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_that_cannot_be_read_is_reported(tmp_path: Path, command: str) -> None:
    assert "cannot read" in quivive(command, tmp_path / "missing.json").trouble
    assert "cannot read" in quivive(command, tmp_path).trouble


def test_seats_and_steps_beyond_the_last_are_refused(tmp_path: Path) -> None:
    file = written(tmp_path, STORY)
    assert quivive("replay", file, "--seat", 3).trouble == "there are seats 0 to 2"
    last = len(STORY["steps"]) - 1
    assert quivive("replay", file, "--step", last + 1).trouble == f"there are steps 0 to {last}"


def is_small(value: Any) -> bool:
    """Whether an example is small enough to be tried."""
    return not isinstance(value, int) or not 10**4 < value < 10**15


@st.composite
def spoiled(draw: st.DrawFn) -> Story:
    """A genuine file with one value somewhere replaced."""
    told = copy.deepcopy(STORY)
    holder: Any = told
    while True:
        key = draw(st.sampled_from(sorted(holder) if isinstance(holder, dict) else range(len(holder))))
        if not isinstance(holder[key], dict | list) or not holder[key] or draw(st.booleans()):
            holder[key] = draw(JUNK.filter(is_small))
            return told
        holder = holder[key]


@settings(max_examples=60)
@given(spoiled())
def test_no_corrupted_file_causes_a_traceback(tmp_path_factory: pytest.TempPathFactory, told: Story) -> None:
    file = written(tmp_path_factory.mktemp("spoiled"), told)
    for command in ("verify", "replay"):
        said = quivive(command, file)
        assert said.code in (0, 1)
        if said.code:
            assert said.err.startswith("quivive: ")
            assert len(said.err.splitlines()) == 1
