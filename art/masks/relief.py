"""Light and weight: layers become reliefs, lit from the upper left, on a clear ground."""

import io
from collections.abc import Iterable
from functools import cache
from typing import Final

import cv2
import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image

from art.masks.svg import HEIGHT, WIDTH, Layer, Material, document

Field = NDArray[np.float32]

COLUMNS: Final = 720
ROWS: Final = COLUMNS * HEIGHT // WIDTH
UNIT: Final = COLUMNS / WIDTH

LAMP: Final = np.array([-0.52, -0.62, 0.59], np.float32)
BOUNCE: Final = np.array([0.80, 0.30, 0.52], np.float32)
SHADE: Final = np.array([0.30, 0.22, 0.33], np.float32)
WARM: Final = np.array([1.10, 1.07, 1.00], np.float32)
COOL: Final = np.array([0.09, 0.10, 0.14], np.float32)
BACKLIGHT: Final = np.array([0.22, 0.20, 0.30], np.float32)
TURNED_AWAY: Final = np.array([0.26, 0.32, 0.36], np.float32)
GLEAM: Final = np.array([1.0, 0.95, 0.84], np.float32)


def bust(layers: Iterable[Layer]) -> Field:
    """The stacked layers, premultiplied and larger than any picture of them."""
    canvas = np.zeros((ROWS, COLUMNS, 4), np.float32)
    for layer in layers:
        piece = raster(layer.drawing)
        cast_shadow(canvas, piece[..., 3], layer)
        lit = lighted(piece, height_field(piece[..., 3], layer), layer.material)
        canvas = lit + canvas * (1 - lit[..., 3:])
    canvas[..., :3] *= room_light()[..., None] * contour(canvas)
    return canvas


def reduced(canvas: Field, width: int) -> Field:
    small = cv2.resize(canvas, (width, width * HEIGHT // WIDTH), interpolation=cv2.INTER_AREA)
    return np.asarray(np.clip(small, 0, 1), np.float32)


def raster(drawing: str) -> Field:
    """Premultiplied colours, so that no edge keeps a fringe of what it was drawn on."""
    png = bytes(resvg_py.svg_to_bytes(svg_string=document(drawing), width=COLUMNS))
    pixels = np.asarray(Image.open(io.BytesIO(png)).convert("RGBA")).astype(np.float32) / np.float32(255)
    pixels[..., :3] *= pixels[..., 3:]
    return pixels


def height_field(alpha: Field, layer: Layer) -> Field:
    height = layer.material.grain * grain()
    if layer.bevel:
        height = height + bevel(alpha, layer.bevel * UNIT)
    if layer.belly:
        height = height + 2.2 * layer.belly * UNIT * blurred(alpha, layer.belly * UNIT)
    if layer.sculpt:
        marks = raster(layer.sculpt)
        height = height + 13 * UNIT * blurred(2 * marks[..., 0] - marks[..., 3], 3.4 * UNIT)
    return np.asarray(height, np.float32)


def bevel(alpha: Field, radius: float) -> Field:
    """A quarter round along the edge, level beyond."""
    step = np.clip(depth(alpha) / radius, 0, 1)
    return blurred(np.sqrt(1 - (1 - step) ** 2) * radius, max(1.0, 0.16 * radius))


def depth(alpha: Field) -> Field:
    """How far inside the outline each spot lies."""
    solid = (alpha > 0.5).astype(np.uint8)
    return np.asarray(cv2.distanceTransform(solid, cv2.DIST_L2, cv2.DIST_MASK_PRECISE), np.float32)


def blurred(field: Field, sigma: float) -> Field:
    smooth = cv2.GaussianBlur(field.astype(np.float32), (0, 0), sigma, borderType=cv2.BORDER_REPLICATE)
    return np.asarray(smooth, np.float32)


def lighted(piece: Field, height: Field, material: Material) -> Field:
    normal = normals(height)
    key = np.clip(normal @ LAMP, 0, 1)
    tone = SHADE + (WARM - SHADE) * smooth_step(-0.02, 0.86, key)[..., None]
    tone = tone + COOL * (np.clip(normal @ BOUNCE, 0, 1) ** 2)[..., None]
    shine = material.gloss * np.clip(normal @ halfway(), 0, 1) ** 26
    edge = material.rim * 0.5 * smooth_step(0.90, 1.0, key) * smooth_step(0.2, 0.7, 1 - normal[..., 2])
    glow = np.clip(shine + edge, 0, 0.8)[..., None]
    alpha = piece[..., 3:]
    colour = np.clip(piece[..., :3] * tone, 0, alpha)
    colour = colour * (1 - glow) + GLEAM * alpha * glow
    colour = colour + BACKLIGHT * alpha * smooth_step(0.72, 1.0, normal @ BOUNCE)[..., None] * material.rim
    return np.concatenate([np.minimum(colour, alpha), alpha], axis=2).astype(np.float32)


def normals(height: Field) -> Field:
    across = cv2.Sobel(height, cv2.CV_32F, 1, 0, ksize=3) / 8
    down = cv2.Sobel(height, cv2.CV_32F, 0, 1, ksize=3) / 8
    normal = np.stack([-across, -down, np.ones_like(height)], axis=2)
    return np.asarray(normal / np.linalg.norm(normal, axis=2, keepdims=True), np.float32)


@cache
def halfway() -> Field:
    """Between the lamp and the viewer, where gloss is brightest."""
    half = LAMP / np.linalg.norm(LAMP) + np.array([0, 0, 1], np.float32)
    return np.asarray(half / np.linalg.norm(half), np.float32)


def smooth_step(low: float, high: float, field: Field) -> Field:
    t = np.clip((field - low) / (high - low), 0, 1)
    return np.asarray(t * t * (3 - 2 * t), np.float32)


def cast_shadow(canvas: Field, alpha: Field, layer: Layer) -> None:
    """Darkens only what is there already: nothing falls on the transparent ground."""
    if not layer.shadow:
        return
    for reach, strength in ((3.0, 0.6), (9.0, 0.7)):
        away = np.array([[1, 0, 0.6 * reach * UNIT], [0, 1, 0.9 * reach * UNIT]], np.float32)
        moved = cv2.warpAffine(alpha, away, (COLUMNS, ROWS), borderMode=cv2.BORDER_REPLICATE)
        shadow = blurred(np.asarray(moved, np.float32), 0.8 * reach * UNIT)
        canvas[..., :3] *= (1 - layer.shadow * strength * shadow * (1 - alpha))[..., None]


def contour(canvas: Field) -> Field:
    """Pale pieces turn a little darker at the outline, so that they stand off from pale paper."""
    pale = smooth_step(0.45, 0.85, canvas[..., :3].mean(axis=2))
    near = smooth_step(4.5 * UNIT, 0.0, depth(canvas[..., 3]))
    return 1 - TURNED_AWAY * (near * pale)[..., None]


@cache
def room_light() -> Field:
    """The lamp's pool: a little less reaches the lower right."""
    y, x = np.mgrid[0:ROWS, 0:COLUMNS].astype(np.float32)
    return 1.05 - 0.2 * smooth_step(0.2, 1.0, (0.45 * x / x.max() + 0.55 * y / y.max()).astype(np.float32))


@cache
def grain() -> Field:
    """Papier-mâché: the same fine unevenness for all."""
    chance = np.random.default_rng(36)
    fine = chance.normal(0, 1, (ROWS, COLUMNS)).astype(np.float32)
    return 2.2 * blurred(fine, 1.5) + 5 * blurred(fine, 4.0)
