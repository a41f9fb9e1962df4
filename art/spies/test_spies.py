"""What the layers show; run where art/requirements.txt is installed: python -m pytest art/spies."""

import io

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from art.spies.layers import BOX, EMBLEMS, EYES, SPIES
from art.spies.render import PICTURES, flat, lit, pictures

NAMES = [name for name, *_ in SPIES]
LARGEST = 9_000


def alpha(name: str) -> NDArray[np.uint8]:
    picture = Image.open(io.BytesIO((PICTURES / f"{name}.webp").read_bytes())).convert("RGBA")
    assert picture.size == BOX
    return np.asarray(picture)[..., 3]


def test_the_committed_pictures_are_all_that_the_program_makes() -> None:
    made = pictures()
    assert {file.name for file in PICTURES.iterdir() if file.suffix in (".webp", ".svg")} == set(made)
    for name, content in made.items():
        if name.endswith(".svg"):
            assert (PICTURES / name).read_bytes() == content


def test_every_spy_has_a_colour_and_an_emblem_of_its_own() -> None:
    emblems = {emblem for *_, emblem in SPIES}
    assert len({cloth for _, cloth, *_ in SPIES}) == len(emblems) == len(EMBLEMS) == 8


@pytest.mark.parametrize("name", [*lit()])
def test_a_baked_layer_is_small(name: str) -> None:
    assert (PICTURES / f"{name}.webp").stat().st_size <= LARGEST


@pytest.mark.parametrize("layer", ["domino", *(f"hood-{name}" for name in NAMES)])
def test_nothing_before_the_face_covers_an_eye(layer: str) -> None:
    for x, y in EYES:
        assert alpha(layer)[y, x] < 8


def test_the_moving_layers_stay_sharp() -> None:
    assert {"irises", "lid", "low-lid"} <= flat().keys()
