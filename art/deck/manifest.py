"""The record of the finished pictures; reading it takes no Blender, so tests can check it."""

import json
from hashlib import sha256
from pathlib import Path
from typing import TypedDict

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "web/src/games/dixit/pictures"
CONTENT = ROOT / "src/quivive/games/dixit/content"
CARDS = Path(__file__).with_name("cards")
MANIFEST = Path(__file__).with_name("manifest.json")


class Record(TypedDict):
    """What one card looks like on disk: hashes, sizes in bytes, likeness, and the scene it was made from."""

    key: str
    large: str
    small: str
    bytes: tuple[int, int]
    likeness: str
    scene: str


class Description(TypedDict):
    """What is written by hand about one card."""

    elements: list[str]
    themes: list[str]
    readings: list[str]
    alt: dict[str, str]


def read() -> dict[str, Record]:
    records: dict[str, Record] = json.loads(MANIFEST.read_text()) if MANIFEST.exists() else {}
    return records


def descriptions() -> dict[str, Description]:
    """Every card's description, by the card's name."""
    found: dict[str, Description] = {}
    for file in sorted(CARDS.glob("*.json")):
        found |= json.loads(file.read_text())
    return found


def hash_of(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest()


def note(name: str, key: str, likeness: str, scene: str) -> None:
    """Records a card's two pictures as they are on disk now."""
    large, small = PICTURES / f"{key}.webp", PICTURES / "small" / f"{key}.webp"
    record: Record = {
        "key": key,
        "large": hash_of(large),
        "small": hash_of(small),
        "bytes": (large.stat().st_size, small.stat().st_size),
        "likeness": likeness,
        "scene": scene,
    }
    write(MANIFEST, read() | {name: record})


def write(file: Path, data: object) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(data, indent=2, sort_keys=True, ensure_ascii=False) + "\n")


def distance(one: str, other: str) -> int:
    """How many of their 64 bits differ."""
    return (int(one, 16) ^ int(other, 16)).bit_count()
