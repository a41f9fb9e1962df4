"""Makes the guests' pictures and their manifest.

python -m art.masks.render [numbers…]
"""

import hashlib
import io
import json
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

import cv2
import numpy as np
from PIL import Image

from art.masks.guests import GUESTS, layers
from art.masks.likeness import confusable
from art.masks.relief import Field, bust, reduced

ROOT: Final = Path(__file__).parents[2]
PICTURES: Final = ROOT / "web" / "src" / "art" / "masks"
MINIATURES: Final = PICTURES.with_name("miniatures")
MANIFEST: Final = Path(__file__).with_name("manifest.json")
WIDTH: Final = 240
LARGEST: Final = 10_000
MINIATURE_WIDTH: Final = 170
LARGEST_MINIATURE: Final = 7_000


def main(arguments: Sequence[str]) -> None:
    numbers = [int(word) for word in arguments] or list(GUESTS)
    PICTURES.mkdir(parents=True, exist_ok=True)
    MINIATURES.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(2) as workers:
        for number, size in zip(numbers, workers.map(make, numbers), strict=True):
            sys.stdout.write(f"{picture(number).name} {size} bytes\n")
    write_manifest()


def make(number: int) -> int:
    guest = bust(layers(GUESTS[number]))
    miniature(number).write_bytes(webp(reduced(guest, MINIATURE_WIDTH), LARGEST_MINIATURE))
    return picture(number).write_bytes(webp(reduced(guest, WIDTH), LARGEST))


def picture(number: int) -> Path:
    return PICTURES / f"{number:02}.webp"


def miniature(number: int) -> Path:
    """For faces no larger than a thumb: with six at a table, every byte counts."""
    return MINIATURES / f"{number:02}.webp"


def webp(premultiplied: Field, largest: int) -> bytes:
    """The best quality that fits; the richest costumes get a little less than the rest."""
    image = Image.fromarray(np.round(255 * unmultiplied(premultiplied)).astype(np.uint8))
    tries = (encoded(image, quality) for quality in range(80, 40, -3))
    return next(content for content in tries if len(content) <= largest)


def encoded(image: Image.Image, quality: int) -> bytes:
    memory = io.BytesIO()
    image.save(memory, "WEBP", quality=quality, alpha_quality=80, method=6, exact=True, use_sharp_yuv=True)
    return memory.getvalue()


def unmultiplied(premultiplied: Field) -> Field:
    """Straight colours, extended beyond the edge; lossy compression would bleed in a fringe otherwise."""
    alpha = premultiplied[..., 3:]
    colour = premultiplied[..., :3] / np.maximum(alpha, 1e-4)
    known = (alpha > 0.25).astype(np.float32)
    for sigma in (1.0, 2.0, 4.0, 8.0, 16.0, 48.0):
        spread = cv2.GaussianBlur(np.concatenate([colour * known, known], axis=2), (0, 0), sigma)
        found = (spread[..., 3:] > 0.02) & (known == 0)
        colour = np.where(found, spread[..., :3] / np.maximum(spread[..., 3:], 1e-4), colour)
        known = np.maximum(known, found.astype(np.float32))
    return np.concatenate([np.clip(colour, 0, 1), alpha], axis=2)


def write_manifest() -> None:
    """Only when all guests are made and none can be mistaken for another."""
    if alike := confusable(picture(number) for number in GUESTS):
        raise SystemExit(f"Too alike when small: {[(one.stem, other.stem) for one, other in alike]}")
    lines = [json.dumps(record(number)) for number in GUESTS]
    MANIFEST.write_text("[\n  " + ",\n  ".join(lines) + "\n]\n")


def record(number: int) -> dict[str, int | dict[str, int | str]]:
    return {
        "number": number,
        "picture": described(picture(number)),
        "miniature": described(miniature(number)),
    }


def described(file: Path) -> dict[str, int | str]:
    content = file.read_bytes()
    return {"sha256": hashlib.sha256(content).hexdigest(), "bytes": len(content)}


if __name__ == "__main__":
    main(sys.argv[1:])
