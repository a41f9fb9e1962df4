"""The record of the finished pictures; reading it takes no Blender, so tests can check it."""

import json
from hashlib import sha256
from pathlib import Path
from typing import TypedDict

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "web/src/games/spyfall/places"
MANIFEST = Path(__file__).with_name("manifest.json")
PROGRAM = 1


class Record(TypedDict):
    sha256: str
    bytes: int
    program: int


def read() -> dict[str, Record]:
    records: dict[str, Record] = json.loads(MANIFEST.read_text()) if MANIFEST.exists() else {}
    return records


def record_of(picture: Path) -> Record:
    data = picture.read_bytes()
    return {"sha256": sha256(data).hexdigest(), "bytes": len(data), "program": PROGRAM}


def note(place: str) -> None:
    """Records the picture of a place as it is on disk now."""
    records = read() | {place: record_of(PICTURES / f"{place}.webp")}
    MANIFEST.write_text(json.dumps(dict(sorted(records.items())), indent=2) + "\n")
