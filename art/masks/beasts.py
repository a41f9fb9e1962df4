"""Masks of beasts and birds."""

from art.masks.features import almond_eyes, bare_face, cat_eyes, cowl, goggles, oval_face
from art.masks.palette import BONE, INK, NIGHT, Livery, darker, lighter, lightness
from art.masks.svg import CLOTH, METAL, PORCELAIN, Layer, circle, ellipse, line, mirrored, path

BEAK = "M164 252 Q200 234 238 252 Q246 344 152 446 Q130 462 138 434 Q176 344 164 252Z"
CAT = (
    "M112 194 L92 84 L166 146 Q200 134 234 146 L308 84 L288 194"
    " Q308 280 252 332 Q200 374 148 332 Q92 280 112 194Z"
)
BUTTERFLY = (
    "M200 150 Q118 74 74 144 Q58 214 120 258 Q80 288 106 344 Q158 384 200 308"
    " Q242 384 294 344 Q320 288 280 258 Q342 214 326 144 Q282 74 200 150Z"
)
OWL = (
    "M102 172 Q84 104 112 92 Q146 122 200 128 Q254 122 288 92"
    " Q316 104 298 172 Q314 292 200 384 Q86 292 102 172Z"
)
FOX = (
    "M104 224 Q56 92 98 74 Q136 92 158 142 Q200 130 242 142 Q264 92 302 74 Q344 92 296 224"
    " Q288 300 200 388 Q112 300 104 224Z"
)
FOX_CHEEK = "M104 226 Q112 300 200 388 Q192 336 178 300 Q156 266 104 226Z"


def plague_doctor(livery: Livery, skin: str) -> list[Layer]:
    """A long beak below two lenses."""
    stitches = line("M166 296 Q200 284 234 296", livery.accent, 6) + line(
        "M166 330 Q196 318 226 330", livery.accent, 6
    )
    beak = Layer(drawing=path(BEAK, livery.face), bevel=24, belly=8, material=PORCELAIN, shadow=0.7)
    seams = Layer(drawing=stitches, bevel=3, material=CLOTH, shadow=0.2)
    return [oval_face(livery.face), beak, seams, *goggles(livery.metal, 38)]


def cat(livery: Livery, skin: str) -> list[Layer]:
    ears = mirrored(path("M106 112 L116 170 L150 146Z", livery.accent))
    muzzle = mirrored(ellipse(178, 302, 24, 20, "#fff", opacity=0.7)) + path(
        "M190 220 L180 280 L220 280 L210 220Z", "#fff", 0.6
    )
    whiskers = mirrored(line("M134 298 L58 282", livery.metal, 5) + line("M134 310 L62 322", livery.metal, 5))
    mouth = line("M200 296 v12 q-18 20 -40 4 M200 308 q18 20 40 4", INK, 6)
    return [
        cowl(livery.cloth),
        Layer(drawing=path(CAT, livery.face), bevel=22, belly=26, sculpt=muzzle, material=PORCELAIN),
        Layer(drawing=ears, bevel=5, shadow=0),
        *cat_eyes(livery.face, darker(livery.face, 0.4)),
        Layer(drawing=mouth, bevel=0, shadow=0),
        Layer(drawing=path("M182 276 h36 l-18 22Z", livery.accent), bevel=6, material=PORCELAIN, shadow=0.3),
        Layer(drawing=whiskers, bevel=3, material=METAL, shadow=0.2),
    ]


def butterfly(livery: Livery, skin: str) -> list[Layer]:
    """Four wings for a mask, a long body for a nose; the chin is bare."""
    upper = path("M178 186 Q122 120 98 162 Q94 206 146 230Z", livery.accent)
    lower = path("M168 276 Q114 290 128 336 Q164 350 186 298Z", livery.accent)
    feelers = line("M196 160 Q190 120 166 104", livery.metal, 6) + circle(166, 104, 8, livery.metal)
    wings = Layer(drawing=path(BUTTERFLY, livery.face), bevel=14, belly=14, material=PORCELAIN)
    return [
        bare_face(skin),
        wings,
        Layer(drawing=mirrored(upper + lower), bevel=9, material=PORCELAIN, shadow=0.3),
        Layer(drawing=ellipse(200, 240, 14, 96, livery.metal) + mirrored(feelers), bevel=12, material=METAL),
        *almond_eyes(livery.face, lighter(livery.metal, 0.3), rx=27, ry=17),
    ]


def owl(livery: Livery, skin: str) -> list[Layer]:
    tufts = mirrored(
        path("M104 150 Q98 112 112 104 Q128 120 146 130 Q120 138 104 150Z", darker(livery.face, 0.35))
    )
    beak = path("M200 250 L226 290 L200 346 L174 290Z", livery.accent)
    breast = "".join(
        path(f"M{x} {y} q12 18 24 0Z", darker(livery.face, 0.3)) for x, y in ((148, 312), (228, 312))
    )
    return [
        cowl(livery.cloth),
        Layer(drawing=path(OWL, livery.face) + tufts + breast, bevel=22, belly=26, material=PORCELAIN),
        *goggles(livery.metal, 48),
        Layer(drawing=beak, bevel=14, material=PORCELAIN),
    ]


def fox(livery: Livery, skin: str) -> list[Layer]:
    ears = mirrored(path("M100 104 Q122 122 136 152 L112 172Z", livery.accent))
    bridge = path("M186 200 L178 340 L222 340 L214 200Z", "#fff", 0.9)
    rim = darker(livery.face, 0.4) if lightness(livery.face) > 0.4 else livery.metal
    return [
        cowl(livery.cloth),
        Layer(drawing=path(FOX, livery.face), bevel=22, belly=24, sculpt=bridge, material=PORCELAIN),
        Layer(
            drawing=mirrored(path(FOX_CHEEK, lighter(BONE, 0.4))),
            bevel=10,
            belly=6,
            material=PORCELAIN,
            shadow=0.25,
        ),
        Layer(drawing=ears, bevel=6, shadow=0),
        *almond_eyes(livery.face, rim, rx=26, ry=15, tilt=20),
        Layer(drawing=ellipse(200, 376, 23, 17, NIGHT), bevel=12, material=METAL),
    ]
