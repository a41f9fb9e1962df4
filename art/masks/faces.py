"""Masks with a human face."""

import math

from art.masks.features import (
    LEFT_EYE,
    almond_eyes,
    bare_face,
    lips,
    modelling,
    oval_face,
    round_eyes,
)
from art.masks.palette import INK, NIGHT, ROUGE, Livery, darker, lighter, lightness
from art.masks.svg import (
    EYE_Y,
    METAL,
    PORCELAIN,
    Layer,
    circle,
    ellipse,
    line,
    mirrored,
    path,
    polygon,
    star,
)

DOMINO = "M102 214 Q148 182 200 210 Q252 182 298 214 L294 262 Q252 288 200 256 Q148 288 106 262Z"
HALF_MASK = (
    "M86 196 Q118 168 200 198 Q282 168 314 196 Q320 252 272 280"
    " Q228 294 200 264 Q172 294 128 280 Q80 252 86 196Z"
)
SQUARE_JAW = (
    "M100 186 Q146 126 200 130 Q254 126 300 186 L308 300 Q268 310 250 364 Q200 404 150 364 Q132 310 92 300Z"
)
CRESCENT = "M206 118 Q82 136 88 254 Q94 380 220 388 Q156 326 166 252 Q168 170 206 118Z"


def volto(livery: Livery, skin: str) -> list[Layer]:
    """A full white face with a painted domino."""
    domino = Layer(drawing=path(DOMINO, livery.accent), bevel=9, sculpt=modelling(), material=PORCELAIN)
    drop = Layer(drawing=path("M200 138 l11 38 l-11 28 l-11 -28Z", livery.metal), bevel=5, material=METAL)
    eyes = almond_eyes(lighter(livery.accent, 0.2), darker(livery.accent, 0.35))
    return [oval_face(livery.face), lips(ROUGE), domino, *eyes, drop]


def colombina(livery: Livery, skin: str) -> list[Layer]:
    """Half a mask with a gilt edge and studs; the chin is bare."""
    edge = Layer(
        drawing=line(HALF_MASK, livery.metal, 9) + path(HALF_MASK, livery.metal), bevel=8, material=METAL
    )
    inner = Layer(
        drawing=path(HALF_MASK, livery.face), bevel=10, belly=14, sculpt=modelling(), material=PORCELAIN
    )
    studs = mirrored(
        "".join(circle(180 - 20 * k, 200 - 4 * min(k, 3) + k, 5.5, livery.accent) for k in range(4))
    )
    eyes = almond_eyes(livery.face, darker(livery.face, 0.35))
    return [bare_face(skin), edge, inner, *eyes, Layer(drawing=studs, bevel=4, material=METAL, shadow=0.3)]


def bauta(livery: Livery, skin: str) -> list[Layer]:
    """A square jaw under a great nose, and no mouth."""
    mould = mirrored(
        ellipse(LEFT_EYE, EYE_Y, 46, 28, "#000", opacity=0.7)
        + path("M96 296 L150 282 L150 350Z", "#000", 0.5)
    )
    nose = path("M186 204 Q200 194 214 204 L240 304 Q200 334 160 304Z", livery.face)
    ridge = path("M194 210 L206 210 L214 300 Q200 312 186 300Z", "#fff")
    brows = mirrored(line("M106 198 Q148 172 190 200", livery.accent, 10))
    return [
        Layer(drawing=path(SQUARE_JAW, livery.face), bevel=22, belly=30, sculpt=mould, material=PORCELAIN),
        *almond_eyes(livery.face, darker(livery.face, 0.3) if lightness(livery.face) > 0.4 else livery.metal),
        Layer(drawing=nose, bevel=18, belly=8, sculpt=ridge, material=PORCELAIN),
        Layer(drawing=brows, bevel=5, material=METAL),
    ]


def sun(livery: Livery, skin: str) -> list[Layer]:
    """A round face in a ring of rays."""
    rays = "".join(_ray(k, livery.metal if k % 2 else livery.accent) for k in range(20))
    fair = lightness(livery.face) > 0.6
    blush = mirrored(circle(140, 286, 20, ROUGE if fair else livery.accent, 0.5))
    face = Layer(
        drawing=circle(200, 248, 124, livery.face) + blush,
        bevel=46,
        belly=36,
        sculpt=modelling(),
        material=PORCELAIN,
    )
    rim = livery.metal if lightness(livery.face) < 0.4 else darker(livery.face, 0.3)
    mouth = lips(ROUGE if fair else livery.accent, y=326)
    return [Layer(drawing=rays, bevel=9, material=METAL), face, *almond_eyes(livery.face, rim), mouth]


def _ray(k: int, colour: str) -> str:
    a, reach, broad = k * math.pi / 10, 182 if k % 2 else 164, 0.15
    at = [(a - broad, 118), (a, reach), (a + broad, 118)]
    return polygon([(200 + r * math.cos(t), 248 + r * math.sin(t)) for t, r in at], colour)


def moon(livery: Livery, skin: str) -> list[Layer]:
    """A crescent's profile laid over a night of stars."""
    nose = path("M164 250 Q176 244 182 254 Q196 286 184 300 L166 296Z", livery.face)
    stars = (
        star(256, 180, 18, livery.metal) + star(276, 290, 13, livery.metal) + star(232, 344, 11, livery.metal)
    )
    return [
        oval_face(NIGHT),
        Layer(drawing=path(CRESCENT, livery.face) + nose, bevel=26, belly=18, material=PORCELAIN),
        *almond_eyes(INK, darker(livery.face, 0.2), rx=25, ry=15, tilt=6),
        Layer(drawing=stars, bevel=4, material=METAL),
    ]


def jester(livery: Livery, skin: str) -> list[Layer]:
    """A face in two halves, grinning and weeping."""
    half = "M200 130 Q300 136 296 224 Q296 316 244 366 Q222 383 200 384Z"
    smile = path("M134 304 Q200 392 266 304 Q200 348 134 304Z", INK)
    tears = mirrored(path("M142 262 L152 306 L162 262Z", livery.metal))
    return [
        oval_face(livery.face, path(half, livery.accent)),
        Layer(drawing=smile, bevel=2, material=PORCELAIN, shadow=0),
        Layer(drawing=tears, bevel=4, material=METAL, shadow=0.2),
        *round_eyes(livery.face, livery.metal, r=21),
    ]


def moretta(livery: Livery, skin: str) -> list[Layer]:
    """A smooth egg without a mouth, edged with pearls and painted with leaves."""
    pearls = "".join(
        circle(200 + 102 * math.cos(a), 252 + 132 * math.sin(a), 9, livery.metal) for a in _turns(34)
    )
    leaf = mirrored(path("M136 292 Q172 280 182 318 Q148 330 136 292Z", livery.accent))
    mark = path("M200 136 Q174 176 200 206 Q226 176 200 136Z", livery.accent)
    nose = path("M194 220 L186 292 Q200 304 214 292 L206 220Z", "#fff", 0.8)
    face = Layer(
        drawing=ellipse(200, 252, 98, 126, livery.face), bevel=40, belly=34, sculpt=nose, material=PORCELAIN
    )
    paint = Layer(drawing=leaf + mark, bevel=4, material=PORCELAIN, shadow=0.15)
    rim = livery.metal if lightness(livery.face) < 0.4 else darker(livery.face, 0.35)
    return [Layer(drawing=pearls, bevel=8, material=METAL), face, paint, *round_eyes(livery.face, rim)]


def _turns(n: int) -> list[float]:
    return [2 * math.pi * k / n for k in range(n)]
