"""Every place's scene, gathered from the modules that build them."""

from importlib import import_module

from art.places.registry import SCENES

__all__ = ["SCENES"]

for theme in (
    "care",
    "contests",
    "far",
    "feasts",
    "gardens",
    "grounds",
    "halls",
    "music",
    "roads",
    "rooms",
    "shore",
    "shows",
    "trades",
    "winter",
    "works",
):
    import_module(f"art.places.scenes_{theme}")
