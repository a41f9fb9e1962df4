"""The files of a finished card: the large and the small picture, the blurred placeholder, the likeness."""

import base64
import io
import json
from pathlib import Path

import cv2
import numpy as np
from PIL import Image

from art.deck import manifest
from art.deck.kit.sky import Picture

LARGEST = 58_000
QUALITIES = (74, 66, 58, 50, 42)
PLACEHOLDERS = manifest.PICTURES / "placeholders.json"


def save(image: Picture, key: str) -> None:
    large = _pixels(image)
    small = large.resize((360, 540), Image.Resampling.LANCZOS)
    (manifest.PICTURES / "small").mkdir(parents=True, exist_ok=True)
    _compress(large, manifest.PICTURES / f"{key}.webp", LARGEST)
    _compress(small, manifest.PICTURES / "small" / f"{key}.webp", LARGEST // 3)
    known = json.loads(PLACEHOLDERS.read_text()) if PLACEHOLDERS.exists() else {}
    manifest.write(PLACEHOLDERS, known | {key: _placeholder(large)})


def save_trial(image: Picture, file: Path) -> None:
    _pixels(image).save(file)


def likeness(image: Picture) -> str:
    """A perceptual hash: the signs of the 64 slowest waves of the grey picture."""
    grey = cv2.resize(
        cv2.cvtColor(image.astype(np.float32), cv2.COLOR_RGB2GRAY), (32, 32), interpolation=cv2.INTER_AREA
    )
    waves = cv2.dct(grey)[:8, :8].ravel()
    bits = waves > np.median(waves[1:])
    return f"{int(''.join('01'[int(bit)] for bit in bits), 2):016x}"


def _pixels(image: Picture) -> Image.Image:
    return Image.fromarray((np.clip(image, 0, 1) * 255).astype(np.uint8))


def _compress(image: Image.Image, file: Path, largest: int) -> None:
    """The best quality that still arrives at once on a poor connection."""
    for quality in QUALITIES:
        image.save(file, "WEBP", quality=quality, method=4)
        if file.stat().st_size <= largest:
            return


def _placeholder(image: Image.Image) -> str:
    buffer = io.BytesIO()
    image.resize((16, 24), Image.Resampling.BOX).save(buffer, "WEBP", quality=40, method=6)
    return f"data:image/webp;base64,{base64.b64encode(buffer.getvalue()).decode()}"
