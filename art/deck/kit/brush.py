"""The brush pass: strokes that follow the forms of a render, then a little canvas and a darker rim."""

import cv2
import numpy as np
from numpy.typing import NDArray

from art.deck.kit.sky import Picture, noise, smooth

STEPS = 7
RELIEF = 0.035


def brushed(image: Picture, seed: int) -> Picture:
    """The finished card; `image` holds values from 0 to 1 and has the card's final size."""
    strokes, height = _strokes(image, seed)
    mixed = strokes * 0.62 + image * 0.38
    relief = cv2.Sobel(height, cv2.CV_32F, 1, 0) * -0.6 + cv2.Sobel(height, cv2.CV_32F, 0, 1) * -0.8
    lifted = mixed * (1 + np.clip(relief, -1, 1)[..., None] * RELIEF)
    return np.clip(_toned(lifted, seed), 0, 1)


def _strokes(image: Picture, seed: int) -> tuple[Picture, Picture]:
    """Coarse strokes first, finer ones only where the canvas still differs from the picture."""
    dice, (h, w) = np.random.default_rng(seed), image.shape[:2]
    canvas = cv2.GaussianBlur(image, (0, 0), w / 60)
    height = np.full((h, w), 0.5, np.float32)
    drift = (noise(seed + 77, w, h, 0.35) - 0.5) * 3.4
    for share, tolerance in ((1 / 52, 0.0), (1 / 104, 0.05), (1 / 190, 0.065), (1 / 360, 0.075)):
        r = max(2, round(w * share))
        wanted = cv2.GaussianBlur(image, (0, 0), max(0.6, r * 0.4))
        bearing = _bearing(image, drift, r)
        off = cv2.blur(np.abs(wanted - canvas).sum(-1), (2 * r + 1, 2 * r + 1))
        xs, ys = _starts(dice, w, h, r, off > tolerance)
        paths, lengths = _paths(dice, xs, ys, wanted, bearing, r)
        colours = np.clip(
            wanted[ys, xs] + dice.normal(0, 0.016, (len(xs), 3)) + dice.normal(0, 0.018, (len(xs), 1)), 0, 1
        )
        for path, length, colour, level in zip(
            paths, lengths, colours.tolist(), dice.random(len(xs)), strict=True
        ):
            line = path[None, : max(2, length)]
            thick = max(1, int(r * (0.75 + 0.5 * level)))
            cv2.polylines(canvas, line, False, colour, thick, cv2.LINE_AA)
            cv2.polylines(height, line, False, float(level), thick, cv2.LINE_AA)
    return canvas, cv2.GaussianBlur(height, (0, 0), 0.8)


def _bearing(image: Picture, drift: Picture, r: int) -> Picture:
    """Where strokes point: along edges if there are any, along a slow drift where the picture is even."""
    grey = cv2.GaussianBlur(image.mean(-1), (0, 0), max(1, r * 0.3))
    dx, dy = cv2.Sobel(grey, cv2.CV_32F, 1, 0), cv2.Sobel(grey, cv2.CV_32F, 0, 1)
    a, b, c = (cv2.GaussianBlur(p, (0, 0), r * 0.9) for p in (dx * dx, dx * dy, dy * dy))
    edge = 0.5 * np.arctan2(2 * b, a - c) + np.pi / 2
    sure = smooth(0, 0.02, np.sqrt((a - c) ** 2 + 4 * b * b))
    double = (
        np.sin(2 * edge) * sure + np.sin(2 * drift) * (1 - sure),
        np.cos(2 * edge) * sure + np.cos(2 * drift) * (1 - sure),
    )
    return (np.arctan2(*double) / 2).astype(np.float32)


def _starts(
    dice: np.random.Generator, w: int, h: int, r: int, needed: NDArray[np.bool_]
) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    step = max(2, int(r * 0.75))
    ys, xs = np.mgrid[0:h:step, 0:w:step]
    xs = np.clip(xs.ravel() + dice.normal(0, step / 2, xs.size), 0, w - 1).astype(int)
    ys = np.clip(ys.ravel() + dice.normal(0, step / 2, ys.size), 0, h - 1).astype(int)
    keep = needed[ys, xs]
    order = dice.permutation(int(keep.sum()))
    return xs[keep][order], ys[keep][order]


def _paths(
    dice: np.random.Generator,
    xs: NDArray[np.intp],
    ys: NDArray[np.intp],
    wanted: Picture,
    bearing: Picture,
    r: int,
) -> tuple[NDArray[np.int32], NDArray[np.intp]]:
    """All strokes of one size at once: they bend with the bearing and stop where the colour changes."""
    h, w = bearing.shape
    x, y = xs.astype(np.float32), ys.astype(np.float32)
    way = dice.choice([-1.0, 1.0], len(xs))
    dx, dy = np.cos(bearing[ys, xs]) * way, np.sin(bearing[ys, xs]) * way
    first, lengths = wanted[ys, xs], np.full(len(xs), STEPS)
    knots = [np.stack([x, y], -1)]
    for step in range(1, STEPS):
        x, y = np.clip(x + dx * r * 0.9, 0, w - 1), np.clip(y + dy * r * 0.9, 0, h - 1)
        knots.append(np.stack([x, y], -1))
        at = y.astype(int), x.astype(int)
        changed = np.abs(wanted[at] - first).sum(-1) > 0.16
        lengths = np.where(changed & (lengths == STEPS), step, lengths)
        nx, ny = np.cos(bearing[at]), np.sin(bearing[at])
        flip = np.where(nx * dx + ny * dy < 0, -1.0, 1.0)
        dx, dy = nx * flip, ny * flip
    return np.stack(knots, 1).astype(np.int32), np.minimum(lengths, dice.integers(3, STEPS + 1, len(xs)))


def _toned(image: Picture, seed: int) -> Picture:
    h, w = image.shape[:2]
    ys, xs = np.mgrid[0:h, 0:w].astype(np.float32)
    rim = smooth(0.5, 1.2, np.hypot((xs / w - 0.5) * 1.5, (ys / h - 0.5) * 1.35))
    grain = cv2.GaussianBlur(np.random.default_rng(seed).normal(0, 1, (h, w)).astype(np.float32), (0, 0), 0.8)
    toned = image * (1 - 0.26 * rim)[..., None] + grain[..., None] * 0.012
    grey = toned.mean(-1, keepdims=True)
    return grey + (toned - grey) * 1.1
