"""Marks on the guests' common grid, and the layers that a bust is stacked from."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

WIDTH: Final = 400
HEIGHT: Final = 480
MIDDLE: Final = 200

# Every guest looks out of the same two spots, so that the page can lay one wink over any of them.
EYE_Y: Final = 234
EYE_DX: Final = 48


@dataclass(frozen=True, kw_only=True)
class Material:
    """How a surface answers the lamp."""

    gloss: float
    grain: float
    rim: float


CLOTH: Final = Material(gloss=0.0, grain=0.26, rim=0.3)
PLUME: Final = Material(gloss=0.05, grain=0.16, rim=0.35)
SKIN: Final = Material(gloss=0.12, grain=0.08, rim=0.2)
PORCELAIN: Final = Material(gloss=0.38, grain=0.1, rim=0.4)
METAL: Final = Material(gloss=0.75, grain=0.1, rim=0.5)
GLASS: Final = Material(gloss=0.2, grain=0.0, rim=0.0)


@dataclass(frozen=True, kw_only=True)
class Layer:
    """One piece of a bust: a coloured drawing blown up into a relief.

    The edge is rounded off over `bevel`, the whole bulges by `belly`; in `sculpt` white rises, black sinks.
    """

    drawing: str
    bevel: float
    belly: float = 0.0
    sculpt: str = ""
    material: Material = CLOTH
    shadow: float = 0.5


def path(d: str, fill: str, opacity: float = 1.0) -> str:
    return f'<path d="{d}" fill="{fill}" opacity="{opacity}"/>'


def line(d: str, colour: str, width: float, opacity: float = 1.0) -> str:
    pen = f'stroke="{colour}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{d}" fill="none" {pen} opacity="{opacity}"/>'


def circle(x: float, y: float, r: float, fill: str, opacity: float = 1.0) -> str:
    return ellipse(x, y, r, r, fill, opacity=opacity)


def ellipse(
    x: float, y: float, rx: float, ry: float, fill: str, *, turn: float = 0, opacity: float = 1.0
) -> str:
    place = f'cx="{x:.2f}" cy="{y:.2f}" rx="{rx:.2f}" ry="{ry:.2f}"'
    return (
        f'<ellipse {place} fill="{fill}" opacity="{opacity}" transform="rotate({turn:.2f} {x:.2f} {y:.2f})"/>'
    )


def polygon(points: Sequence[tuple[float, float]], fill: str) -> str:
    return path("M" + " L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z", fill)


def star(x: float, y: float, r: float, fill: str) -> str:
    radii = [r if k % 2 == 0 else 0.44 * r for k in range(10)]
    angles = [k * math.pi / 5 for k in range(10)]
    tips = [(x + q * math.sin(a), y - q * math.cos(a)) for q, a in zip(radii, angles, strict=True)]
    return polygon(tips, fill)


def placed(drawing: str, x: float, y: float, turn: float = 0, scale: float = 1.0) -> str:
    return f'<g transform="translate({x:.2f} {y:.2f}) rotate({turn:.2f}) scale({scale})">{drawing}</g>'


def mirrored(drawing: str) -> str:
    """The left half, and its reflection to the right of the middle."""
    return f'{drawing}<g transform="matrix(-1 0 0 1 {WIDTH} 0)">{drawing}</g>'


def clipped(drawing: str, outline: str) -> str:
    """Only what falls within the outline; a bust has one clip, its costume."""
    cut = f'<clipPath id="cut"><path d="{outline}"/></clipPath>'
    return f'<defs>{cut}</defs><g clip-path="url(#cut)">{drawing}</g>'


def feather(x: float, y: float, turn: float, length: float, vane: str, quill: str) -> str:
    q = length
    shape = (
        f"M0 0 Q{-0.3 * q:.1f} {-0.4 * q:.1f} {-0.15 * q:.1f} {-0.85 * q:.1f} Q{0.03 * q:.1f} {-1.05 * q:.1f}"
    )
    shape += f" {0.2 * q:.1f} {-0.86 * q:.1f} Q{0.3 * q:.1f} {-0.4 * q:.1f} 0 0Z"
    barbs = "".join(
        line(f"M0 {-q * t:.1f} l{s * 0.2 * q:.1f} {-0.13 * q:.1f}", "#000000", 1.6, 0.16)
        for t in (0.3, 0.45, 0.6, 0.74)
        for s in (-1, 1)
    )
    rib = line(f"M0 0 Q{-0.03 * q:.1f} {-0.5 * q:.1f} {0.06 * q:.1f} {-0.9 * q:.1f}", quill, 4)
    return placed(path(shape, vane) + barbs + rib, x, y, turn)


def document(drawing: str) -> str:
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{drawing}</svg>'
