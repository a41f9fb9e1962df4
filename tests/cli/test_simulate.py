"""quivive simulate: whole games between bots, summarised in one object."""

import json
import os
import pty
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from quivive.engine.registry import games
from tests.cli.command import PATIENCE, Said, process, quivive
from tests.server.servers import ENVIRONMENT, QUIVIVE

KEYS = {
    "game",
    "seats",
    "games",
    "ended",
    "stalled",
    "refused",
    "events",
    "seconds",
    "reasons",
    "wins",
    "mean_scores",
}


def simulated(*arguments: object, command: Callable[..., Said] = quivive) -> dict[str, Any]:
    said = command("simulate", "spyfall", *arguments, "--json")
    assert (said.code, said.err) == (0, "")
    (line,) = said.out.splitlines()
    result: dict[str, Any] = json.loads(line)
    return result


def test_the_result_is_one_json_object() -> None:
    result = simulated("--seats", 5, "--games", 4, "--seed", "four", command=process)
    assert result.keys() == KEYS
    assert (result["game"], result["seats"], result["games"]) == ("spyfall", 5, 4)
    assert (result["ended"], result["stalled"], result["refused"]) == (4, 0, 0)
    assert sum(result["reasons"].values()) == 4
    assert len(result["wins"]) == len(result["mean_scores"]) == 5
    assert result["events"] > 100


def test_the_same_seed_gives_the_same_games() -> None:
    first, again, other = (
        {**simulated("--seats", 3, "--games", 3, "--seed", seed), "seconds": 0} for seed in ("a", "a", "b")
    )
    assert first == again
    assert first != other


@pytest.mark.parametrize("more", [("--preset", "acquainted"), ("--bot", "random"), ("--bot", "sharp")])
def test_variants_and_levels_can_be_chosen(more: tuple[str, ...]) -> None:
    assert simulated("--seats", 6, "--games", 1, *more)["ended"] == 1


def test_every_game_is_written_verified_and_replayed(tmp_path: Path) -> None:
    simulated("--seats", 3, "--games", 2, "--out", tmp_path / "games")
    files = sorted((tmp_path / "games").iterdir())
    assert [file.name for file in files] == ["0001.json", "0002.json"]
    for file in files:
        verified = quivive("verify", file)
        assert (verified.code, verified.err) == (0, "")
        assert "as it was played" in verified.out
    told = quivive("replay", files[0], "--seat", 1)
    assert (told.code, told.err) == (0, "")
    steps = [json.loads(line) for line in told.out.splitlines()]
    assert [step["step"] for step in steps] == list(range(len(steps)))
    assert all(step["view"]["you"] == 1 for step in steps)
    assert steps[-1]["view"]["over"]
    last = quivive("replay", files[0], "--step", len(steps) - 1)
    assert [json.loads(line)["step"] for line in last.out.splitlines()] == [len(steps) - 1]


def test_without_json_the_result_is_a_few_sentences() -> None:
    said = quivive("simulate", "spyfall", "--seats", 3, "--games", 1)
    assert (said.code, said.err) == (0, "")
    assert "1 of 1 games of spyfall ended" in said.out


def test_a_terminal_shows_the_progress() -> None:
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [*QUIVIVE, "simulate", "spyfall", "--seats", "3", "--games", "2", "--json"],
        env={**ENVIRONMENT, "TERM": "xterm"},
        stdout=subprocess.PIPE,
        stderr=theirs,
        text=True,
    ) as child:
        os.close(theirs)
        shown = b""
        try:
            while part := os.read(ours, 65536):
                shown += part
        except OSError:  # on Linux, how a terminal says that its other end is gone
            pass
        assert child.stdout is not None
        assert json.loads(child.stdout.read())["ended"] == 2
        assert child.wait(PATIENCE) == 0
    os.close(ours)
    assert b"Playing" in shown


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("chess", "--seats", 3), f"no game is called 'chess'; there is {', '.join(games())}"),
        (("spyfall", "--seats", 2), "spyfall takes 3 to 12 seats, not 2"),
        (("spyfall", "--seats", 13), "spyfall takes 3 to 12 seats, not 13"),
        (("spyfall", "--seats", 5, "--preset", "huge"), "spyfall has no preset 'huge'; there is classic"),
        (("spyfall", "--seats", 5, "--bot", "genius"), "spyfall has no bot 'genius'; there is novice"),
        (("spyfall", "--seats", 4, "--preset", "two_spies"), "Two spies"),
    ],
)
def test_what_cannot_be_played_is_reported(arguments: tuple[object, ...], words: str) -> None:
    assert words in quivive("simulate", *arguments).trouble


def test_a_folder_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    said = quivive("simulate", "spyfall", "--seats", 3, "--games", 1, "--out", tmp_path / "file")
    assert f"cannot write to {tmp_path / 'file'}" in said.trouble
