"""Colours: twelve liveries that the guests share in threes, skins, and simple mixing."""

from dataclasses import dataclass
from typing import Final

INK: Final = "#120e18"
NIGHT: Final = "#2c2838"
BONE: Final = "#f4ead6"
LINEN: Final = "#fffaf0"
ROUGE: Final = "#a8323a"


@dataclass(frozen=True)
class Livery:
    """The colours of one guest: costume and its trim, mask and its paint, metal."""

    cloth: str
    trim: str
    face: str
    accent: str
    metal: str


SCARLET: Final = Livery("#9c2f3b", "#dda63c", "#f4ead6", "#c8452d", "#e9b94a")
MINT: Final = Livery("#40366a", "#d9a23c", "#92c8b5", "#c2452f", "#f0c860")
RAVEN: Final = Livery("#63306a", "#e0a0b4", "#332d40", "#e0b04a", "#e9c46a")
COBALT: Final = Livery("#2f6172", "#e0b48a", "#2f528c", "#e9b94a", "#ffe6a0")
IVORY: Final = Livery("#b8422f", "#2a2536", "#f4ead6", "#7a4a9a", "#cfd6e6")
SKY: Final = Livery("#2f4a68", "#7fb5be", "#f6e6c0", "#383248", "#e9b94a")
AMBER: Final = Livery("#e0913a", "#6a2a3a", "#f1d2b0", "#1f6f78", "#ffe08a")
GOLD: Final = Livery("#1f4f62", "#7fb8a8", "#e6b23e", "#2f7690", "#f3e2b0")
MOSS: Final = Livery("#8f3c5e", "#f0d9a0", "#e9e2c8", "#4f8240", "#e9b94a")
SILVER: Final = Livery("#263d6b", "#e9dcc0", "#d9d4e6", "#4668a8", "#e9b94a")
LILAC: Final = Livery("#ddd2ba", "#a03540", "#c9a0c6", "#64307a", "#e6d6a0")
VERMILION: Final = Livery("#285038", "#c8452d", "#bb3a30", "#f3e2b0", "#ffd97a")

FAIR: Final = "#f1cfae"
PEACH: Final = "#e8b894"
TAN: Final = "#b57a52"
BROWN: Final = "#7f4e37"


def channels(colour: str) -> tuple[float, float, float]:
    """
    >>> channels("#ff0033")
    (1.0, 0.0, 0.2)
    """
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue


def mixed(colour: str, other: str, share: float) -> str:
    """
    >>> mixed("#000000", "#ffffff", 0.2)
    '#333333'
    """
    pairs = zip(channels(colour), channels(other), strict=True)
    return "#" + "".join(f"{round(255 * (a + (b - a) * share)):02x}" for a, b in pairs)


def darker(colour: str, share: float) -> str:
    return mixed(colour, INK, share)


def lighter(colour: str, share: float) -> str:
    return mixed(colour, LINEN, share)


def lightness(colour: str) -> float:
    red, green, blue = channels(colour)
    return 0.3 * red + 0.59 * green + 0.11 * blue
