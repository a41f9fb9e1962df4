"""The guests' pictures, as they are kept; what they show is tested beside the program that draws them."""

import hashlib
import struct
from pathlib import Path

import msgspec
import pytest

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "web" / "src" / "art" / "masks"
ICONS = ROOT / "web" / "public"
NUMBERS = range(1, 37)
HAS_ALPHA = 0x10


class Record(msgspec.Struct, forbid_unknown_fields=True):
    number: int
    sha256: str
    bytes: int


def manifest() -> list[Record]:
    return msgspec.json.decode((ROOT / "art" / "masks" / "manifest.json").read_bytes(), type=list[Record])


def picture(number: int) -> bytes:
    return (PICTURES / f"{number:02}.webp").read_bytes()


def little_endian(content: bytes) -> int:
    return int.from_bytes(content, "little")


def test_there_is_a_picture_for_each_of_36_guests_and_no_other() -> None:
    assert sorted(path.name for path in PICTURES.iterdir()) == [f"{number:02}.webp" for number in NUMBERS]


def test_the_manifest_names_the_guests_in_order() -> None:
    assert [record.number for record in manifest()] == list(NUMBERS)


@pytest.mark.parametrize("record", manifest(), ids=lambda record: f"{record.number:02}")
def test_a_picture_is_the_one_that_the_manifest_describes(record: Record) -> None:
    content = picture(record.number)
    assert len(content) == record.bytes
    assert hashlib.sha256(content).hexdigest() == record.sha256


@pytest.mark.parametrize("number", NUMBERS)
def test_a_picture_is_a_light_webp_of_240_by_288_with_alpha(number: int) -> None:
    content = picture(number)
    assert (content[:4], content[8:16]) == (b"RIFF", b"WEBPVP8X")
    assert content[20] & HAS_ALPHA
    assert little_endian(content[24:27]) + 1 == 240
    assert little_endian(content[27:30]) + 1 == 288
    assert 6_000 <= len(content) <= 10_000


@pytest.mark.parametrize(("name", "side"), [("icon-192", 192), ("icon-512", 512), ("icon-maskable-512", 512)])
def test_an_icon_is_a_light_square_png(name: str, side: int) -> None:
    content = (ICONS / f"{name}.png").read_bytes()
    assert content.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", content[16:24]) == (side, side)
    assert len(content) < 60_000
