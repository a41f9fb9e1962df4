"""Every place's scene, gathered from the modules that build them."""

from art.places import scenes_grounds, scenes_halls, scenes_roads, scenes_shore, scenes_stages, scenes_works
from art.places.registry import SCENES

__all__ = ["SCENES", "scenes_grounds", "scenes_halls", "scenes_roads", "scenes_shore", "scenes_stages", "scenes_works"]
