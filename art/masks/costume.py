"""Below the chin: the neck, five coats, seven collars."""

import math
from typing import Final

import numpy as np

from art.masks.palette import LINEN, Livery, darker, lighter, lightness
from art.masks.svg import METAL, PLUME, SKIN, Layer, circle, clipped, ellipse, line, path, placed

# Runs on below the picture, so that the cut at the bottom is straight and shows no rounded edge.
SHOULDERS: Final = "M20 560 Q14 428 112 404 Q200 386 288 404 Q386 428 380 560Z"

# The jabot's frills from the lowest up: where each ends, and half its width.
TIERS: Final = ((478, 74), (448, 62), (418, 48))


def neck(skin: str) -> Layer:
    return Layer(drawing=path("M162 330 H238 V430 H162Z", skin), bevel=20, belly=10, material=SKIN)


def coat(livery: Livery, pattern: str) -> Layer:
    return Layer(drawing=path(SHOULDERS, livery.cloth) + clipped(pattern, SHOULDERS), bevel=26, belly=24)


def harlequin(livery: Livery) -> Layer:
    there = "".join(f" l25 {-34 if k % 2 else 34}" for k in range(18))
    back = "".join(f" l-25 {34 if k % 2 else -34}" for k in range(18))
    zigzag = path(f"M-10 0{there} v22{back}Z", livery.trim)
    return coat(livery, "".join(placed(zigzag, 0, y) for y in range(370, 500, 46)))


def stripes(livery: Livery) -> Layer:
    return coat(livery, "".join(path(f"M{x} 380 h17 v110 h-17Z", livery.trim) for x in range(11, 400, 36)))


def dots(livery: Livery) -> Layer:
    rows = [(40 * k + 20 * (row % 2), 414 + 27 * row) for row in range(4) for k in range(11)]
    return coat(livery, "".join(circle(x, y, 8.5, livery.trim) for x, y in rows))


def scales(livery: Livery) -> Layer:
    rows = [(38 * k - 19 * (row % 2), 398 + 22 * row) for row in range(5) for k in range(12)]
    return coat(livery, "".join(line(f"M{x} {y} a19 17 0 0 0 38 0", livery.trim, 5) for x, y in rows))


def plain(livery: Livery) -> Layer:
    """One colour, with a facing and gilt buttons."""
    facing = path("M172 380 h56 v110 h-56Z", livery.trim)
    buttons = "".join(circle(200, y, 8, livery.metal) for y in (428, 454, 480))
    return coat(livery, facing + line("M172 390 V490 M228 390 V490", darker(livery.trim, 0.4), 3) + buttons)


def ruff(livery: Livery) -> list[Layer]:
    """Linen pleats in two rings."""
    return _ruff(lighter(livery.face, 0.55))


def dyed_ruff(livery: Livery) -> list[Layer]:
    """A ruff whose outer ring takes the colour of the trim."""
    return _ruff(livery.trim)


def _ruff(outer: str) -> list[Layer]:
    back = Layer(drawing=ellipse(200, 388, 112, 34, darker(outer, 0.5)), bevel=4)
    return [
        back,
        Layer(drawing=_pleats(130, 44, 34, outer), bevel=7),
        Layer(drawing=_pleats(92, 27, 26, LINEN), bevel=7),
    ]


def _pleats(rx: float, ry: float, n: int, colour: str) -> str:
    turns = sorted((2 * math.pi * (k + 0.5) / n for k in range(n)), key=math.sin)
    return "".join(_pleat(rx * math.cos(a), ry * math.sin(a), colour) for a in turns)


def _pleat(dx: float, dy: float, colour: str) -> str:
    """A fold that points away from the neck."""
    turn = math.degrees(math.atan2(2.2 * dy, dx))
    x, y = 200 + dx, 388 + dy
    return ellipse(x, y, 29, 13, darker(colour, 0.5), turn=turn) + ellipse(x, y, 27, 10.5, colour, turn=turn)


def pierrot(livery: Livery) -> list[Layer]:
    """A fan of pleats that falls from the neck, a bobble on each tip."""
    tips = [(36 + 32.8 * k, 432 + 26 * math.sin(math.pi * k / 10)) for k in range(11)]
    pleats = [
        Layer(
            drawing=path(f"M200 352 L{x - 17} {y} q17 14 34 0Z", livery.face if k % 2 else livery.accent),
            bevel=7,
            shadow=0.3,
        )
        for k, (x, y) in enumerate(tips)
    ]
    bobbles = "".join(circle(x, y + 6, 10.5, livery.metal) for x, y in tips)
    return [*pleats, Layer(drawing=bobbles, bevel=9, material=METAL)]


def lapels(livery: Livery) -> list[Layer]:
    inner = "M150 352 L200 420 L250 352 L244 392 L200 452 L156 392Z"
    outer = "M40 470 Q56 346 152 348 L200 436 L248 348 Q344 346 360 470 Q276 408 200 462 Q124 408 40 470Z"
    return [
        Layer(drawing=path(outer, livery.accent), bevel=14, belly=8),
        Layer(drawing=path(inner, livery.trim), bevel=8),
    ]


def boa(livery: Livery) -> list[Layer]:
    chance = np.random.default_rng(4)
    colours = (livery.accent, lighter(livery.accent, 0.28), livery.face, darker(livery.accent, 0.2))
    heaps: list[list[str]] = [[], [], []]
    for k in range(84):
        a = math.pi * (k * 0.618 % 1)
        x, y = 200 - 150 * math.cos(a) + chance.normal() * 9, 388 + 46 * math.sin(a) + chance.normal() * 10
        heaps[k * 3 // 84].append(
            placed(_curl(colours[k % 4]), x, y, chance.uniform(0, 360), chance.uniform(0.8, 1.1))
        )
    return [Layer(drawing="".join(heap), bevel=8, material=PLUME, shadow=0.4) for heap in heaps]


def _curl(colour: str) -> str:
    return path("M-18 5 Q-21 -14 0 -15 Q20 -15 19 1 Q17 14 3 11 Q-3 3 -18 5Z", colour)


def jabot(livery: Livery) -> list[Layer]:
    """Tiers of lace under a brooch."""
    tiers = [
        (_frill(y, half), LINEN if k % 2 else lighter(livery.face, 0.3)) for k, (y, half) in enumerate(TIERS)
    ]
    frills = [Layer(drawing=path(edge, colour), bevel=9, belly=4) for edge, colour in tiers]
    brooch = circle(200, 392, 19, livery.metal) + circle(200, 392, 12, livery.accent)
    return [*frills, Layer(drawing=brooch, bevel=9, material=METAL)]


def _frill(y: float, half: float) -> str:
    """A gathered strip with four scallops."""
    step = half / 2
    scallops = "".join(f" q{-step / 2:.1f} 30 {-step:.1f} 0" for _ in range(4))
    return (
        f"M{200 - 0.5 * half:.1f} {y - 38} L{200 + 0.5 * half:.1f} {y - 38} L{200 + half:.1f} {y}{scallops}Z"
    )


def fan(livery: Livery) -> list[Layer]:
    """A stiff collar that stands up behind the head."""
    order = sorted(range(15), key=lambda k: abs(k - 7))
    near = abs(lightness(livery.face) - lightness(livery.trim)) < 0.12
    other = livery.accent if near else livery.face
    return [Layer(drawing=_blade(k, other if k % 2 else livery.trim), bevel=8, shadow=0.35) for k in order]


def _blade(k: int, colour: str) -> str:
    a = math.radians(-172 + k * 164 / 14)
    ends = [
        (200 + r * math.cos(a + t), 396 + r * math.sin(a + t)) for r, t in ((180, -0.1), (204, 0), (180, 0.1))
    ]
    (x1, y1), (x2, y2), (x3, y3) = ends
    return path(f"M200 396 L{x1:.1f} {y1:.1f} Q{x2:.1f} {y2:.1f} {x3:.1f} {y3:.1f}Z", colour)
