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
from art.masks.relief import Field, bust

ROOT: Final = Path(__file__).parents[2]
PICTURES: Final = ROOT / "web" / "src" / "art" / "masks"
MANIFEST: Final = Path(__file__).with_name("manifest.json")
QUALITY: Final = 74


def main(arguments: Sequence[str]) -> None:
    numbers = [int(word) for word in arguments] or list(GUESTS)
    PICTURES.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(2) as workers:
        for number, size in zip(numbers, workers.map(make, numbers), strict=True):
            sys.stdout.write(f"{picture(number).name} {size} bytes\n")
    write_manifest()


def make(number: int) -> int:
    return picture(number).write_bytes(webp(bust(layers(GUESTS[number]))))


def picture(number: int) -> Path:
    return PICTURES / f"{number:02}.webp"


def webp(premultiplied: Field) -> bytes:
    pixels = np.round(255 * unmultiplied(premultiplied)).astype(np.uint8)
    memory = io.BytesIO()
    Image.fromarray(pixels, "RGBA").save(memory, "WEBP", quality=QUALITY, alpha_quality=80, method=6, exact=True, use_sharp_yuv=True)
    return memory.getvalue()


def unmultiplied(premultiplied: Field) -> Field:
    """Straight colours, run on beyond the edge: lossy colour of the ground would else bleed in as a fringe."""
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
    made = [number for number in GUESTS if picture(number).exists()]
    lines = [json.dumps(record(number)) for number in made]
    MANIFEST.write_text("[\n  " + ",\n  ".join(lines) + "\n]\n")


def record(number: int) -> dict[str, int | str]:
    content = picture(number).read_bytes()
    return {"number": number, "sha256": hashlib.sha256(content).hexdigest(), "bytes": len(content)}


if __name__ == "__main__":
    main(sys.argv[1:])
