"""Hats of felt, silk and plumes."""

import math

from art.masks.palette import Livery, darker, lighter
from art.masks.svg import CLOTH, METAL, PLUME, Layer, circle, feather, line, mirrored, path, placed, star


def plumes(livery: Livery) -> list[Layer]:
    colours = (livery.accent, livery.trim, livery.cloth)
    order = (0, 6, 1, 5, 2, 4, 3)
    fan = [
        feather(200 + (k - 3) * 22, 156, (k - 3) * 17, 138 - 5 * abs(k - 3), colours[k % 3], livery.metal)
        for k in order
    ]
    band = path("M100 168 Q200 112 300 168 L296 190 Q200 140 104 190Z", livery.metal)
    return [
        *(Layer(drawing=one, bevel=8, material=PLUME) for one in fan),
        Layer(drawing=band, bevel=9, material=METAL),
    ]


def tricorn(livery: Livery) -> list[Layer]:
    brim = "M46 150 Q78 60 146 92 Q200 26 254 92 Q322 60 354 150 Q276 122 200 172 Q124 122 46 150Z"
    lace = line("M46 150 Q124 122 200 172 Q276 122 354 150", livery.metal, 9)
    quill = feather(272, 116, 34, 104, livery.accent, livery.metal)
    return [
        Layer(drawing=path(brim, livery.cloth), bevel=22, belly=14),
        Layer(drawing=lace, bevel=5, material=METAL),
        Layer(drawing=quill, bevel=8, material=PLUME),
    ]


def fools_cap(livery: Livery) -> list[Layer]:
    left = "M116 172 Q88 84 44 104 Q26 134 48 156 Q30 56 108 36 Q172 24 200 130 L204 150 Q160 146 116 172Z"
    middle = path("M184 138 Q190 60 200 34 Q210 60 216 138Z", livery.metal)
    bells = (
        circle(46, 160, 16, livery.metal)
        + circle(354, 160, 16, livery.metal)
        + circle(200, 28, 15, livery.metal)
    )
    right = f'<g transform="matrix(-1 0 0 1 400 0)">{path(left, livery.trim)}</g>'
    return [
        Layer(drawing=middle, bevel=8, material=METAL),
        Layer(drawing=path(left, livery.accent), bevel=18, belly=10),
        Layer(drawing=right, bevel=18, belly=10),
        Layer(drawing=bells, bevel=13, material=METAL),
    ]


def top_hat(livery: Livery) -> list[Layer]:
    crown = "M136 152 Q138 80 126 22 Q200 4 274 22 Q262 80 264 152Z"
    ribbon = "M137 112 Q200 124 263 112 L264 150 Q200 160 136 150Z"
    lid = path("M126 22 Q200 4 274 22 Q200 38 126 22Z", lighter(livery.cloth, 0.12))
    brim = "M70 150 Q86 136 136 142 Q200 152 264 142 Q314 136 330 150 Q318 176 200 178 Q82 176 70 150Z"
    return [
        Layer(drawing=path(crown, livery.cloth) + lid, bevel=20, belly=18),
        Layer(drawing=path(ribbon, livery.accent), bevel=5, belly=14),
        Layer(drawing=path(brim, livery.cloth), bevel=9, belly=6),
        Layer(drawing=feather(262, 142, 26, 104, livery.trim, livery.metal), bevel=8, material=PLUME),
    ]


def turban(livery: Livery) -> list[Layer]:
    wound = "M98 180 Q72 58 200 44 Q328 58 302 180 Q252 130 200 134 Q148 130 98 180Z"
    arcs = [
        f"M{96 + 12 * k} {182 - 34 * k} Q200 {86 - 22 * k} {304 - 12 * k} {182 - 34 * k}" for k in range(1, 4)
    ]
    folds = "".join(line(arc, livery.trim, 7) for arc in arcs)
    creases = "".join(line(arc, "#000", 8, 0.7) for arc in arcs)
    aigrette = feather(200, 100, 0, 84, livery.accent, livery.metal)
    return [
        Layer(drawing=path(wound, livery.cloth) + folds, bevel=24, belly=18, sculpt=creases),
        Layer(drawing=aigrette, bevel=9, material=PLUME),
        Layer(
            drawing=circle(200, 104, 20, livery.metal) + circle(200, 104, 11, livery.accent),
            bevel=10,
            material=METAL,
        ),
    ]


def hood(livery: Livery) -> list[Layer]:
    edge = "M76 330 Q28 146 100 70 Q200 2 300 70 Q372 146 324 330"
    edge += " Q326 200 280 158 Q200 104 120 158 Q74 200 76 330Z"
    return [
        Layer(drawing=path(edge, livery.cloth), bevel=18, belly=12),
        Layer(
            drawing=line("M84 250 Q88 188 122 160 Q200 108 278 160 Q312 188 316 250", livery.metal, 8),
            bevel=4,
            material=METAL,
        ),
    ]


def mantle(livery: Livery) -> list[Layer]:
    """A hood thrown so wide that all of it hangs behind the face."""
    return []


def hanging(livery: Livery) -> list[Layer]:
    """The cloth of a hood, under everything else."""
    cloth = "M58 440 Q46 380 66 300 Q20 146 98 66 Q200 -2 302 66 Q380 146 334 300 Q354 380 342 440Z"
    inside = "M92 420 Q68 170 128 112 Q200 60 272 112 Q332 170 308 420Z"
    return [
        Layer(drawing=path(cloth, livery.cloth), bevel=24, belly=20),
        Layer(drawing=path(inside, darker(livery.cloth, 0.6)), bevel=4),
    ]


def hennin(livery: Livery) -> list[Layer]:
    """A tall cone with a veil that flies to the right."""
    veil = path("M200 14 Q300 0 366 96 Q372 140 352 166 Q344 90 208 44Z", livery.trim)
    stars = (
        star(199, 70, 14, livery.metal) + star(220, 112, 12, livery.metal) + star(176, 120, 11, livery.metal)
    )
    return [
        Layer(drawing=veil, bevel=9, material=PLUME),
        Layer(drawing=path("M200 8 L270 166 Q200 130 130 166Z", livery.cloth), bevel=26, belly=14),
        Layer(drawing=line("M132 160 Q200 126 268 160", livery.metal, 8), bevel=4, material=METAL),
        Layer(drawing=stars, bevel=3, material=METAL),
    ]


def helmet(livery: Livery) -> list[Layer]:
    dome = "M106 140 Q118 52 200 44 Q282 52 294 140 Q240 110 200 112 Q160 110 106 140Z"
    crest = "M200 12 Q160 78 186 124 L214 124 Q240 78 200 12Z"
    visor = "M84 170 Q200 84 316 170 L306 194 Q200 124 94 194Z"
    return [
        Layer(drawing=path(dome, livery.accent), bevel=24, belly=16, material=METAL),
        Layer(drawing=path(crest, livery.metal), bevel=13, material=METAL),
        Layer(drawing=path(visor, livery.cloth), bevel=10, belly=6, material=CLOTH),
    ]


def flowers(livery: Livery) -> list[Layer]:
    colours = (livery.accent, livery.trim, livery.face)
    order = (0, 8, 1, 7, 2, 6, 3, 5, 4)
    blooms = []
    for k in order:
        a = math.pi * (1 + k / 8)
        x, y = 200 + 116 * math.cos(a), 160 + 66 * math.sin(a)
        blooms.append(
            Layer(
                drawing=placed(_bloom(colours[k % 3], livery.metal), x, y, 20 * k, 1.1),
                bevel=9,
                material=PLUME,
            )
        )
    leaves = mirrored(path("M88 176 Q52 180 40 216 Q84 214 100 186Z", darker(livery.accent, 0.25)))
    return [Layer(drawing=leaves, bevel=8), *blooms]


def _bloom(petal: str, heart: str) -> str:
    turns = [2 * math.pi * k / 6 for k in range(6)]
    return "".join(circle(18 * math.cos(a), 18 * math.sin(a), 13, petal) for a in turns) + circle(
        0, 0, 10, heart
    )
