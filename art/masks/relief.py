"""Light and weight: blows layers up into reliefs, lights all from the upper left, stacks them without a background."""

import io
from collections.abc import Iterable
from typing import Final

import cv2
import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image

from art.masks.svg import WIDTH, Layer, Material, document

Field = NDArray[np.float32]

OUT_WIDTH: Final = 240
OUT_HEIGHT: Final = 288
OVERSAMPLE: Final = 3
UNIT: Final = OUT_WIDTH * OVERSAMPLE / WIDTH

LAMP: Final = np.array([-0.52, -0.62, 0.59], np.float32)
BOUNCE: Final = np.array([0.80, 0.30, 0.52], np.float32)
SHADE: Final = np.array([0.30, 0.22, 0.33], np.float32)
WARM: Final = np.array([1.10, 1.07, 1.00], np.float32)
COOL: Final = np.array([0.09, 0.10, 0.14], np.float32)
BACKLIGHT: Final = np.array([0.22, 0.20, 0.30], np.float32)
GLEAM: Final = np.array([1.0, 0.95, 0.84], np.float32)


def bust(layers: Iterable[Layer]) -> Field:
    """The stacked layers, premultiplied, at the size in which they are kept."""
    canvas = np.zeros((OUT_HEIGHT * OVERSAMPLE, OUT_WIDTH * OVERSAMPLE, 4), np.float32)
    for layer in layers:
        piece = raster(layer.drawing)
        cast_shadow(canvas, piece[..., 3], layer)
        lit = lighted(piece, height_field(piece[..., 3], layer), layer.material)
        canvas = lit + canvas * (1 - lit[..., 3:])
    canvas[..., :3] *= room_light()[..., None]
    small = cv2.resize(canvas, (OUT_WIDTH, OUT_HEIGHT), interpolation=cv2.INTER_AREA)
    return np.asarray(np.clip(small, 0, 1), np.float32)


def raster(drawing: str) -> Field:
    """Premultiplied colours, so that no edge keeps a fringe of what it was drawn on."""
    png = bytes(resvg_py.svg_to_bytes(svg_string=document(drawing), width=OUT_WIDTH * OVERSAMPLE))
    pixels = np.asarray(Image.open(io.BytesIO(png)).convert("RGBA"), np.float32) / 255
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
    inside = cv2.distanceTransform((alpha > 0.5).astype(np.uint8), cv2.DIST_L2, cv2.DIST_MASK_PRECISE)
    step = np.clip(inside / radius, 0, 1)
    return blurred(np.sqrt(1 - (1 - step) ** 2) * radius, max(1.0, 0.16 * radius))


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
    return np.concatenate([colour, alpha], axis=2).astype(np.float32)


def normals(height: Field) -> Field:
    across = cv2.Sobel(height, cv2.CV_32F, 1, 0, ksize=3) / 8
    down = cv2.Sobel(height, cv2.CV_32F, 0, 1, ksize=3) / 8
    normal = np.stack([-across, -down, np.ones_like(height)], axis=2)
    return np.asarray(normal / np.linalg.norm(normal, axis=2, keepdims=True), np.float32)


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
        size = (alpha.shape[1], alpha.shape[0])
        shadow = blurred(cv2.warpAffine(alpha, away, size, borderMode=cv2.BORDER_REPLICATE), 0.8 * reach * UNIT)
        canvas[..., :3] *= (1 - layer.shadow * strength * shadow * (1 - alpha))[..., None]


def room_light() -> Field:
    """The lamp's pool: a little less reaches the lower right."""
    y, x = np.mgrid[0 : OUT_HEIGHT * OVERSAMPLE, 0 : OUT_WIDTH * OVERSAMPLE].astype(np.float32)
    return 1.05 - 0.2 * smooth_step(0.2, 1.0, (0.45 * x / x.max() + 0.55 * y / y.max()).astype(np.float32))


def grain() -> Field:
    """Papier-mâché: the same fine unevenness for all."""
    chance = np.random.default_rng(36)
    fine = chance.normal(0, 1, (OUT_HEIGHT * OVERSAMPLE, OUT_WIDTH * OVERSAMPLE)).astype(np.float32)
    return 2.2 * blurred(fine, 1.5) + 5 * blurred(fine, 4.0)
