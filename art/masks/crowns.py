"""What is worn on the brow: crowns, horns and a moon."""

from art.masks.palette import Livery
from art.masks.svg import METAL, PORCELAIN, Layer, circle, line, mirrored, path, star


def crown(livery: Livery) -> list[Layer]:
    points = "M104 176 L88 62 L144 114 L168 30 L200 102 L232 30 L256 114 L312 62 L296 176 Q200 136 104 176Z"
    band = "M101 156 Q200 112 299 156 L296 178 Q200 138 104 178Z"
    gems = "".join(circle(x, y, 10, livery.accent) for x, y in ((88, 58), (168, 26), (232, 26), (312, 58)))
    inlay = "".join(circle(x, y, 8, livery.accent) for x, y in ((142, 151), (200, 145), (258, 151)))
    return [
        Layer(drawing=path(points, livery.metal), bevel=11, belly=12, material=METAL),
        Layer(drawing=path(band, livery.metal), bevel=8, material=METAL),
        Layer(drawing=gems + inlay, bevel=8, material=PORCELAIN),
    ]


def horns(livery: Livery) -> list[Layer]:
    horn = "M112 172 Q46 140 30 26 Q96 54 152 148Z"
    ridges = "".join(
        line(
            f"M{56 + 20 * k} {104 + 16 * k} Q{74 + 18 * k} {92 + 18 * k} {86 + 20 * k} {72 + 26 * k}",
            "#000",
            4,
            0.7,
        )
        for k in range(3)
    )
    band = "M98 184 Q200 96 302 184 Q200 144 98 184Z"
    return [
        Layer(drawing=mirrored(path(horn, livery.metal)), bevel=18, sculpt=mirrored(ridges), material=METAL),
        Layer(drawing=path(band, livery.accent), bevel=8, belly=6),
    ]


def crescent(livery: Livery) -> list[Layer]:
    moon = "M106 22 Q90 140 200 144 Q310 140 294 22 Q268 106 200 108 Q132 106 106 22Z"
    band = "M98 178 Q200 112 302 178 L297 198 Q200 142 103 198Z"
    return [
        Layer(drawing=path("M186 132 h28 l10 36 h-48Z", livery.metal), bevel=8, material=METAL),
        Layer(drawing=path(moon, livery.metal), bevel=15, material=METAL),
        Layer(drawing=star(200, 56, 30, livery.accent), bevel=8, material=METAL),
        Layer(drawing=path(band, livery.cloth), bevel=8, belly=6),
    ]
