"""The pictures of Spyfall's places exist, are small, and match the manifest."""

import json
from pathlib import Path

import pytest

from art.places.manifest import PICTURES, ROOT, read, record_of

CONTENT = ROOT / "src/quivive/games/spyfall/content"
MADE = sorted(PICTURES.glob("*"))
SIDE = 384
FEWEST, MOST = 4_000, 14_000


def places(deck: str) -> set[str]:
    return set(json.loads((CONTENT / f"{deck}.json").read_text()))


def webp_size(data: bytes) -> tuple[int, int]:
    """Width and height of a plain lossy WebP, from its first frame's header."""
    assert (data[:4], data[8:16], data[23:26]) == (b"RIFF", b"WEBPVP8 ", b"\x9d\x01\x2a")
    return int.from_bytes(data[26:28], "little") & 0x3FFF, int.from_bytes(data[28:30], "little") & 0x3FFF


@pytest.mark.parametrize("deck", ["classic", "further"])
def test_every_place_has_a_picture(deck: str) -> None:
    assert places(deck) <= {picture.stem for picture in MADE}


def test_every_picture_is_of_a_place_and_in_the_manifest() -> None:
    assert {picture.name for picture in MADE} == {f"{place}.webp" for place in read()}
    assert read().keys() <= places("classic") | places("further")


@pytest.mark.parametrize("picture", MADE, ids=lambda picture: picture.stem)
def test_a_picture_is_small_and_as_the_manifest_says(picture: Path) -> None:
    assert read()[picture.stem] == record_of(picture)
    assert webp_size(picture.read_bytes()) == (SIDE, SIDE)
    assert FEWEST <= picture.stat().st_size <= MOST
