"""What the pictures show; run where art/requirements.txt is installed: python -m pytest art/masks."""

from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from art.masks.guests import GUESTS
from art.masks.likeness import APART, difference
from art.masks.palette import BONE, lightness
from art.masks.render import picture
from art.masks.svg import EYE_DX, EYE_Y, WIDTH

NUMBERS = list(GUESTS)


def pixels(number: int) -> NDArray[np.float64]:
    return np.asarray(Image.open(picture(number)).convert("RGBA"), np.float64) / 255


def test_there_are_36_guests() -> None:
    assert list(range(1, 37)) == NUMBERS


def test_no_two_guests_can_be_confused_in_grey_at_48_pixels() -> None:
    differences = {pair: difference(picture(pair[0]), picture(pair[1])) for pair in combinations(NUMBERS, 2)}
    assert {pair: value for pair, value in differences.items() if value < APART} == {}


@pytest.mark.parametrize("number", NUMBERS)
def test_a_bust_is_cut_out_and_stands_on_a_flat_edge(number: int) -> None:
    alpha = pixels(number)[..., 3]
    assert alpha.shape == (288, 240)
    assert alpha[:2].max() < 0.02, "nothing touches the upper edge"
    assert alpha[:, :2].max() < 0.02, "nothing touches the left edge"
    assert alpha[:, -2:].max() < 0.02, "nothing touches the right edge"
    assert alpha[-1, 24:-24].min() > 0.95, "the lower edge is whole"


@pytest.mark.parametrize("number", NUMBERS)
def test_a_bust_is_centred(number: int) -> None:
    foot = np.flatnonzero(pixels(number)[-1, :, 3] > 0.5)
    assert abs(foot[0] + foot[-1] - 239) <= 2


@pytest.mark.parametrize("number", NUMBERS)
def test_both_eyes_are_dark_spots_in_the_same_place(number: int) -> None:
    grey = pixels(number)[..., :3] @ np.array([0.3, 0.59, 0.11])
    unit = 240 / WIDTH
    for x in (WIDTH / 2 - EYE_DX, WIDTH / 2 + EYE_DX):
        row, column = round(EYE_Y * unit), round(x * unit)
        around = grey[row - 18 : row + 19, column - 20 : column + 21]
        assert grey[row - 1 : row + 3, column - 1 : column + 3].mean() < 0.14
        assert around.max() > 0.4, "something bright sets the eye off"


@pytest.mark.parametrize("number", NUMBERS)
def test_edges_keep_the_colour_of_what_they_bound(number: int) -> None:
    bust = pixels(number)
    edge = (bust[..., 3] > 0.1) & (bust[..., 3] < 0.7)
    beyond = bust[..., 3] == 0
    assert bust[edge][:, :3].mean() == pytest.approx(bust[beyond][:, :3].mean(), abs=0.25)
    assert bust[edge][:, :3].max() <= lightness(BONE) + 0.15
