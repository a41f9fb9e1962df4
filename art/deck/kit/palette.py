"""The forty-four colours that the whole deck is painted with, skies included."""

from art.places.finishes import PALETTE

COLOURS = {
    "bone": "#efe3cd",
    "milk": "#f7f1e4",
    "linen": "#dccdb0",
    "sand": "#d2ad78",
    "straw": "#e3c063",
    "butter": "#f3d98b",
    "honey": "#dd9d36",
    "brass": "#b58a3c",
    "apricot": "#f0b183",
    "peach": "#f4c7a3",
    "salmon": "#e88e73",
    "coral": "#dc6a4f",
    "tomato": "#c8402f",
    "brick": "#a8472f",
    "rust": "#8f4a2b",
    "cinnamon": "#7d5236",
    "chestnut": "#63362a",
    "umber": "#4b3527",
    "cherry": "#9d2338",
    "raspberry": "#b8385f",
    "rose": "#d99aa0",
    "blush": "#eccabf",
    "mauve": "#a687a8",
    "lilac": "#c3b1d6",
    "plum": "#553050",
    "aubergine": "#33203a",
    "ink": "#191c33",
    "midnight": "#12233f",
    "indigo": "#2f3a73",
    "cornflower": "#6d8fc4",
    "sky": "#9fc4d6",
    "ice": "#d6e8ea",
    "mist": "#c5cfcf",
    "pewter": "#7c858c",
    "slate": "#4b5a68",
    "petrol": "#1f4a57",
    "teal": "#25716f",
    "sea_green": "#4d9d88",
    "mint": "#b5d9bf",
    "sage": "#9bab83",
    "pistachio": "#c6d28a",
    "moss": "#66753c",
    "olive": "#7b7534",
    "bottle": "#1f4a38",
}

# The shapes are shared with Spyfall's places, and so is the table in which they look up a colour's name.
PALETTE.update(COLOURS)


def rgb(name: str) -> tuple[float, float, float]:
    """A colour as the screen shows it, each channel from 0 to 1."""
    digits = COLOURS[name].lstrip("#")
    red, green, blue = (int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4))
    return red, green, blue
