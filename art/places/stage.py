"""The table that every place stands on: backdrop, plinth, light and camera."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from math import radians
from pathlib import Path

import bpy
from mathutils import Vector

from art.places.finishes import PALETTE, Finish, forget_finishes, metal, rgba
from art.places.shapes import box, cylinder, lathe

# A palette name, or a finish that can be made only once the stage is empty.
Ground = str | Callable[[], Finish]

TURF = 4.46
EYE = Vector((6.2, -11, 7.4)).normalized() * 32


@dataclass(frozen=True)
class Mood:
    """How a place is lit: the table's colour, the key light and the air around."""

    table: str
    sun: float = 5.0
    warmth: str = "#ffdcae"
    air: str = "#c9bfc8"
    fill: float = 1.0


SAND = Mood("#d9b07c")
ROSE = Mood("#cf9a8e")
SAGE = Mood("#a9b08a")
MIST = Mood("#9db7b4")
CLAY = Mood("#c27c57")
PLUM = Mood("#6d4763", sun=4.2, warmth="#ffd09c", fill=0.8)
DUSK = Mood("#5b4a66", sun=2.6, warmth="#ffc79a", air="#9a8fb4", fill=0.75)
NIGHT = Mood("#453a58", sun=1.9, warmth="#ffd3b8", air="#8f86b4", fill=0.6)


def set_stage(mood: Mood, ground: Ground, *, look: float = 1.0, zoom: float = 1.0) -> None:
    """An empty plinth under its light, ready for a place; `look` is the height the camera aims at."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    forget_finishes()
    PALETTE["table"] = mood.table
    _air(mood)
    _sun(mood)
    _camera(look, zoom)
    box(0, 0, -1.66, 90, 90, 1, "table", bevel=0)
    _plinth(ground if isinstance(ground, str) else ground())


def lamp(x: float, y: float, z: float, watts: float, colour: str = "lamp", *, size: float = 0.25) -> None:
    """A light without a body, to glow out of a window or lantern."""
    data = bpy.data.lights.new("lamp", "POINT")
    data.energy, data.color, data.shadow_soft_size = watts, rgba(colour)[:3], size
    made = bpy.data.objects.new("lamp", data)
    made.location = (x, y, z)
    bpy.context.scene.collection.objects.link(made)


def shoot(path: Path, size: int, samples: int) -> None:
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.samples, scene.cycles.max_bounces = samples, 5
    scene.cycles.use_denoising, scene.cycles.denoiser = True, "OPENIMAGEDENOISE"
    scene.render.resolution_x = scene.render.resolution_y = size
    scene.view_settings.view_transform = "AgX"
    with suppress(TypeError):
        scene.view_settings.look = "AgX - Punchy"
    scene.view_settings.exposure = 0.35
    scene.render.filepath = str(path)
    bpy.ops.render.render(write_still=True)


def _plinth(ground: Finish) -> None:
    edge = [(0, -0.66), (4.62, -0.66), (4.7, -0.6), (4.7, -0.46), (4.62, -0.4), (4.58, -0.34)]
    lip = [(4.58, -0.12), (4.66, -0.06), (4.64, 0.04), (4.56, 0.05), (4.5, 0.03), (4.48, -0.05), (0, -0.05)]
    lathe([*edge, *lip], 0, 0, 0, "ivory")
    cylinder(0, 0, -0.33, 4.61, 0.14, metal("brass"), sides=96)
    cylinder(0, 0, -0.2, TURF, 0.2, ground, sides=96)


def _air(mood: Mood) -> None:
    PALETTE["air"] = mood.air
    world = bpy.data.worlds.new("air")
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value = rgba("air")
    background.inputs[1].default_value = mood.fill
    bpy.context.scene.world = world


def _sun(mood: Mood) -> None:
    PALETTE["sun"] = mood.warmth
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.color, data.angle = mood.sun, rgba("sun")[:3], radians(4)
    made = bpy.data.objects.new("sun", data)
    made.rotation_euler = (radians(52), 0, radians(-40))
    bpy.context.scene.collection.objects.link(made)


def _camera(look: float, zoom: float) -> None:
    data = bpy.data.cameras.new("camera")
    data.lens = 114 * zoom
    made = bpy.data.objects.new("camera", data)
    target = Vector((0.25, 0, look))
    made.location = target + EYE
    made.rotation_euler = (-EYE).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(made)
    bpy.context.scene.camera = made
