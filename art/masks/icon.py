"""Makes the app's icons: one guest before plum velvet.

python -m art.masks.icon
"""

import sys
from pathlib import Path
from typing import Final

import cv2
import numpy as np
from PIL import Image

from art.masks.guests import GUESTS, layers
from art.masks.palette import channels
from art.masks.relief import Field, bust, reduced, smooth_step
from art.masks.render import ROOT

GUEST: Final = 1
FOLDER: Final = ROOT / "web" / "public"
CANVAS: Final = 512
OPAQUE: Final = 120
STEPS: Final = 8
VELVET: Final = ("#2a0c1b", "#7c2746")


def main() -> None:
    figure = bust(layers(GUESTS[GUEST]))
    plain = rounded(before_velvet(figure, 420))
    save(plain, FOLDER / "icon-512.png")
    save(
        np.asarray(cv2.resize(plain, (192, 192), interpolation=cv2.INTER_AREA), np.float32),
        FOLDER / "icon-192.png",
    )
    # Launchers cut a maskable icon down to a circle of four fifths: hat and face stay within it.
    save(before_velvet(figure, 372), FOLDER / "icon-maskable-512.png")


def before_velvet(figure: Field, width: int) -> Field:
    """The bust stands on the lower edge, its shadow on the folds behind it."""
    small = reduced(figure, width)
    rows, columns = small.shape[:2]
    left = (CANVAS - columns) // 2
    placed = np.zeros((CANVAS, CANVAS, 4), np.float32)
    placed[CANVAS - rows :, left : left + columns] = small
    away = np.array([[1, 0, 14], [0, 1, 16]], np.float32)
    shadow = cv2.GaussianBlur(cv2.warpAffine(placed[..., 3], away, (CANVAS, CANVAS)), (0, 0), 12)[..., None]
    alpha = placed[..., 3:]
    colour = placed[..., :3] + velvet() * (1 - 0.6 * shadow) * (1 - alpha)
    return np.concatenate([colour, np.ones_like(alpha)], axis=2).astype(np.float32)


def velvet() -> Field:
    """Hanging folds, lit from the upper left."""
    y, x = np.mgrid[0:CANVAS, 0:CANVAS].astype(np.float32) / CANVAS
    deep, lit = (np.array(channels(colour), np.float32) for colour in VELVET)
    folds = 0.5 + 0.5 * np.sin(2 * np.pi * (7 * x + 0.06 * np.sin(3 * y)))
    pool = smooth_step(1.05, 0.1, np.hypot(x - 0.38, y - 0.34))
    light = (pool * (0.55 + 0.45 * folds))[..., None]
    return np.asarray(deep + (lit - deep) * light, np.float32)


def rounded(picture: Field) -> Field:
    """Straight alpha: full in the middle, nothing in the corners."""
    corner = np.zeros((CANVAS * 2, CANVAS * 2), np.uint8)
    radius, end = CANVAS * 2 // 5, CANVAS * 2 - 1
    cv2.rectangle(corner, (radius, 0), (end - radius, end), 255, -1)
    cv2.rectangle(corner, (0, radius), (end, end - radius), 255, -1)
    for x in (radius, end - radius):
        for y in (radius, end - radius):
            cv2.circle(corner, (x, y), radius, 255, -1)
    cut = cv2.resize(corner, (CANVAS, CANVAS), interpolation=cv2.INTER_AREA).astype(np.float32) / 255
    return np.concatenate([picture[..., :3], cut[..., None]], axis=2)


def save(picture: Field, target: Path) -> None:
    """A palette keeps the PNG light; its last entries are the steps of the cut corners."""
    pixels = np.round(255 * np.clip(cv2.bilateralFilter(picture[..., :3].copy(), 9, 0.1, 3), 0, 1)).astype(
        np.uint8
    )
    image = Image.fromarray(pixels).quantize(OPAQUE, method=Image.Quantize.MEDIANCUT, kmeans=1)
    index, alpha = np.asarray(image).copy(), picture[..., 3]
    index[alpha < 1] = OPAQUE + np.floor(STEPS * alpha[alpha < 1]).astype(np.uint8)
    result = Image.fromarray(index, "P")
    corner = [round(255 * part) for part in channels(VELVET[0])]
    result.putpalette((image.getpalette() or [])[: 3 * OPAQUE] + corner * STEPS)
    result.info["transparency"] = bytes([255] * OPAQUE + [255 * k // STEPS for k in range(STEPS)])
    result.save(target, optimize=True)
    sys.stdout.write(f"{target.name} {target.stat().st_size} bytes\n")


if __name__ == "__main__":
    main()
