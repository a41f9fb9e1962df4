"""What masks share: the oval of a face, its modelling, eyes and lips."""

from collections.abc import Callable
from typing import Final

from art.masks.palette import BONE, INK, LINEN, ROUGE, darker, lighter, lightness
from art.masks.svg import (
    EYE_DX,
    EYE_Y,
    GLASS,
    METAL,
    MIDDLE,
    PORCELAIN,
    SKIN,
    Layer,
    circle,
    ellipse,
    line,
    mirrored,
    path,
)

LEFT_EYE: Final = MIDDLE - EYE_DX
OVAL: Final = "M104 224 Q100 136 200 130 Q300 136 296 224 Q296 316 244 366 Q200 396 156 366 Q104 316 104 224Z"
COWL: Final = "M116 224 Q112 140 200 136 Q288 140 284 224 Q280 298 236 338 Q200 360 164 338 Q120 298 116 224Z"
NOSE: Final = "M193 212 Q188 262 178 300 Q200 318 222 300 Q212 262 207 212Z"

# Below this a dark hole would drown in the mask, so the eyes are painted on it instead.
DARK_MASK: Final = 0.36


def modelling() -> str:
    """The forms of a human face: sockets sink, brow, nose, cheeks and chin rise."""
    sockets = ellipse(LEFT_EYE, EYE_Y, 42, 27, "#000", opacity=0.6)
    brow = line("M110 204 Q144 178 186 194", "#fff", 14, 0.6)
    cheek = ellipse(146, 294, 28, 25, "#fff", opacity=0.4)
    return (
        mirrored(sockets + brow + cheek)
        + path(NOSE, "#fff", 0.85)
        + ellipse(200, 360, 28, 15, "#fff", opacity=0.7)
    )


def oval_face(colour: str, paint: str = "") -> Layer:
    return Layer(
        drawing=path(OVAL, colour) + paint, bevel=30, belly=34, sculpt=modelling(), material=PORCELAIN
    )


def bare_face(colour: str) -> Layer:
    """Skin, for those who wear half a mask."""
    return Layer(
        drawing=path(OVAL, colour) + lips_paint(ROUGE),
        bevel=30,
        belly=34,
        material=SKIN,
        sculpt=modelling() + lips_paint("#fff", 0.5),
    )


def cowl(cloth: str) -> Layer:
    """A close hood that hides the head behind a beast's mask."""
    return Layer(drawing=path(COWL, darker(cloth, 0.55)), bevel=26, belly=30)


def lips_paint(colour: str, opacity: float = 1.0, y: float = 334) -> str:
    upper = f"M164 {y - 6} Q186 {y - 13} 200 {y - 6} Q214 {y - 13} 236 {y - 6}"
    return path(f"{upper} Q200 {y + 30} 164 {y - 6}Z", colour, opacity)


def lips(colour: str, y: float = 334) -> Layer:
    parting = line(f"M167 {y - 5} Q200 {y + 7} 233 {y - 5}", darker(colour, 0.65), 3)
    return Layer(drawing=lips_paint(colour, y=y) + parting, bevel=7, material=PORCELAIN, shadow=0.2)


def almond_eyes(face: str, rim: str, *, rx: float = 29, ry: float = 16, tilt: float = 9) -> list[Layer]:
    return _eyes(
        face, rim, lambda grow, fill: ellipse(LEFT_EYE, EYE_Y, rx + grow, ry + grow, fill, turn=tilt)
    )


def round_eyes(face: str, rim: str, r: float = 19) -> list[Layer]:
    return _eyes(face, rim, lambda grow, fill: circle(LEFT_EYE, EYE_Y, r + grow, fill))


def cat_eyes(face: str, rim: str) -> list[Layer]:
    def slant(grow: float, fill: str) -> str:
        shape = f"M{118 - grow} {222 - grow} Q150 {206 - 2 * grow} {184 + grow} {246 + grow / 2}"
        return path(f"{shape} Q146 {266 + 2 * grow} {118 - grow} {222 - grow}Z", fill)

    return _eyes(face, rim, slant)


def goggles(metal: str, r: float) -> list[Layer]:
    """Round lenses in thick rings, for doctors and owls."""
    ring = mirrored(
        circle(LEFT_EYE, EYE_Y, r, metal) + circle(LEFT_EYE, EYE_Y, 0.66 * r, darker(metal, 0.45))
    )
    return [Layer(drawing=ring, bevel=8, material=METAL), _lens(0.56 * r)]


def _lens(r: float) -> Layer:
    glint = circle(LEFT_EYE - 0.3 * r, EYE_Y - 0.34 * r, 0.3 * r, LINEN)
    other = circle(LEFT_EYE + 2 * EYE_DX - 0.3 * r, EYE_Y - 0.34 * r, 0.3 * r, LINEN)
    return Layer(
        drawing=mirrored(circle(LEFT_EYE, EYE_Y, r, INK)) + glint + other, bevel=0, material=GLASS, shadow=0
    )


def _eyes(face: str, rim: str, shape: Callable[[float, str], str]) -> list[Layer]:
    lids = Layer(drawing=mirrored(shape(5, rim)), bevel=4, material=PORCELAIN, shadow=0.25)
    if lightness(face) < DARK_MASK:
        white = Layer(drawing=mirrored(shape(0, BONE)), bevel=6, material=GLASS, shadow=0)
        return [lids, white, _lens(12)]
    hole = Layer(drawing=mirrored(shape(0, INK)) + _glints(), bevel=0, material=GLASS, shadow=0)
    return [lids, hole]


def _glints() -> str:
    """One small reflection of the lamp in each eye, at the same side."""
    return "".join(
        ellipse(x - 9, EYE_Y - 5, 5.5, 4, lighter(INK, 0.85), turn=-20)
        for x in (LEFT_EYE, LEFT_EYE + 2 * EYE_DX)
    )
