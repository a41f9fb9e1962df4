"""How unlike two guests are where it is hardest to tell them apart: small and without colour."""

from collections.abc import Iterable
from itertools import combinations
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image

SMALL: Final = (40, 48)
GROUND: Final = "#6b4a5c"
APART: Final = 0.1


def difference(one: Path, other: Path) -> float:
    """Root mean square of the grey values, from 0 (the same) to 1 (black against white)."""
    return float(np.sqrt(np.mean((small_grey(one) - small_grey(other)) ** 2)))


def small_grey(picture: Path) -> NDArray[np.float64]:
    bust = Image.open(picture).convert("RGBA")
    whole = Image.new("RGBA", bust.size, GROUND)
    whole.alpha_composite(bust)
    return np.asarray(whole.convert("L").resize(SMALL, Image.Resampling.LANCZOS), np.float64) / 255


def confusable(pictures: Iterable[Path]) -> list[tuple[Path, Path]]:
    return [pair for pair in combinations(pictures, 2) if difference(*pair) < APART]
