"""Painted skies: a wash of palette colours, drifting clouds, a few stars."""

import cv2
import numpy as np
from numpy.typing import NDArray

from art.deck.kit.palette import rgb
from art.deck.kit.stage import Air

Picture = NDArray[np.float32]


def painted_sky(air: Air, width: int, horizon: float) -> Picture:
    """The plate behind the stage, from the top of the card down to where the horizon lies."""
    height = width * 3 // 2
    rows = np.linspace(0, 1, height, dtype=np.float32)[:, None].repeat(width, 1)
    sway = (noise(air.seed, width, height, 0.9) - 0.5) * 0.16
    reach = horizon if 0.15 < horizon < 1.4 else 1.0
    sky = _wash(air.sky, np.clip((rows + sway) / reach, 0, 1))
    if air.clouds:
        sky = _clouded(sky, air, width, height)
    return _starred(sky, air, reach) if air.stars else sky


def noise(
    seed: int, width: int, height: int, scale: float, stretch: float = 1.0, octaves: int = 5
) -> Picture:
    """Soft noise from 0 to 1; `scale` is the size of its largest patches in card widths."""
    dice, out, weight, total = np.random.default_rng(seed), np.zeros((height, width), np.float32), 1.0, 0.0
    for octave in range(octaves):
        across = max(2, int(2**octave / (scale * stretch)) + 3)
        down = max(2, int(2**octave * height / width / scale) + 3)
        patches = dice.random((down, across), dtype=np.float32)
        out += weight * cv2.resize(patches, (width, height), interpolation=cv2.INTER_CUBIC)
        total += weight
        weight /= 2
    return np.clip(out / total, 0, 1)


def smooth(low: float, high: float, value: Picture) -> Picture:
    share = np.clip((value - low) / (high - low), 0, 1)
    return share * share * (3 - 2 * share)


def _wash(names: tuple[str, ...] | list[str], share: Picture) -> Picture:
    colours = np.array([rgb(name) for name in names], np.float32)
    if len(colours) == 1:
        return np.broadcast_to(colours[0], (*share.shape, 3)).copy()
    place = share * (len(colours) - 1)
    lower = np.clip(place.astype(int), 0, len(colours) - 2)
    mix = (place - lower)[..., None]
    return colours[lower] * (1 - mix) + colours[lower + 1] * mix


def _clouded(sky: Picture, air: Air, width: int, height: int) -> Picture:
    """Long clouds, lit from one side and shaded below."""
    field = noise(air.seed + 5, width, height, 0.55, 1.9, 6)
    bend = noise(air.seed + 6, width, height, 0.5) - 0.5
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    field = cv2.remap(
        field,
        xs + bend * width * 0.25,
        ys + bend * width * 0.12,
        cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REFLECT,
    )
    body = smooth(0.62 - 0.2 * air.clouds, 0.74, field)[..., None] * 0.85
    lit = smooth(-0.02, 0.03, field - np.roll(field, -width // 40, 0))[..., None]
    light = np.array(rgb(air.cloud), np.float32)
    shade = light * 0.55 + sky * 0.35
    return sky * (1 - body) + (shade * (1 - lit) + light * lit) * body


def _starred(sky: Picture, air: Air, reach: float) -> Picture:
    dice, height, width = np.random.default_rng(air.seed), *sky.shape[:2]
    stars = np.zeros((height, width), np.float32)
    for _ in range(air.stars):
        x, y = int(dice.integers(0, width)), int(dice.integers(0, max(2, int(height * min(1, reach)))))
        cv2.circle(
            stars, (x, y), int(dice.integers(1, 3)) * width // 720, float(0.3 + 0.7 * dice.random() ** 2), -1
        )
    stars = np.clip(
        cv2.GaussianBlur(stars, (0, 0), width / 700) + cv2.GaussianBlur(stars, (0, 0), width / 160), 0, 1
    )
    return sky + (np.array(rgb("milk"), np.float32) - sky) * stars[..., None]
