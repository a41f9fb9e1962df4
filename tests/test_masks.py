"""The pictures of the thirty-six masks. What they show is tested next to the program that draws them."""

import hashlib
import struct
from pathlib import Path

import msgspec
import pytest

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "web" / "src" / "art" / "masks"
MINIATURES = PICTURES.with_name("miniatures")
ICONS = ROOT / "web" / "public"
NUMBERS = range(1, 37)
HAS_ALPHA = 0x10


class Made(msgspec.Struct, forbid_unknown_fields=True):
    sha256: str
    bytes: int


class Record(msgspec.Struct, forbid_unknown_fields=True):
    number: int
    picture: Made
    miniature: Made


def manifest() -> list[Record]:
    return msgspec.json.decode((ROOT / "art" / "masks" / "manifest.json").read_bytes(), type=list[Record])


def made(folder: Path, number: int) -> bytes:
    return (folder / f"{number:02}.webp").read_bytes()


def little_endian(content: bytes) -> int:
    return int.from_bytes(content, "little")


@pytest.mark.parametrize("folder", [PICTURES, MINIATURES], ids=lambda folder: folder.name)
def test_there_is_a_picture_of_each_of_36_masks_and_no_other(folder: Path) -> None:
    assert sorted(path.name for path in folder.iterdir()) == [f"{number:02}.webp" for number in NUMBERS]


def test_the_manifest_lists_the_masks_in_order() -> None:
    assert [record.number for record in manifest()] == list(NUMBERS)


@pytest.mark.parametrize("record", manifest(), ids=lambda record: f"{record.number:02}")
def test_a_picture_is_the_one_that_the_manifest_describes(record: Record) -> None:
    for folder, described in ((PICTURES, record.picture), (MINIATURES, record.miniature)):
        content = made(folder, record.number)
        assert len(content) == described.bytes
        assert hashlib.sha256(content).hexdigest() == described.sha256


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize(
    ("folder", "width", "height", "least", "most"),
    [(PICTURES, 240, 288, 6_000, 10_000), (MINIATURES, 170, 204, 4_000, 7_000)],
    ids=["large", "small"],
)
def test_a_picture_is_a_light_webp_of_its_size_with_alpha(
    number: int, folder: Path, width: int, height: int, least: int, most: int
) -> None:
    content = made(folder, number)
    assert (content[:4], content[8:16]) == (b"RIFF", b"WEBPVP8X")
    assert content[20] & HAS_ALPHA
    assert little_endian(content[24:27]) + 1 == width
    assert little_endian(content[27:30]) + 1 == height
    assert least <= len(content) <= most


@pytest.mark.parametrize(("name", "side"), [("icon-192", 192), ("icon-512", 512), ("icon-maskable-512", 512)])
def test_an_icon_is_a_light_square_png(name: str, side: int) -> None:
    content = (ICONS / f"{name}.png").read_bytes()
    assert content.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", content[16:24]) == (side, side)
    assert len(content) < 60_000
