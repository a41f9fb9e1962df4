"""The empty theatre: camera, light and air."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import cos, radians, sin
from pathlib import Path

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from art.deck.kit.finishes import forget, hazed, rgba
from art.places.shapes import Point, _frames
from art.places.stage import lamp

__all__ = ["Air", "Sun", "View", "area", "lamp", "set_stage", "shoot", "spot"]


@dataclass(frozen=True)
class View:
    """Where the camera stands, what it looks at, and how: 36 mm lie along the card's long side."""

    eye: Point
    look: Point
    lens: float = 35
    roll: float = 0
    focus: Point | None = None
    blur: float = 2.8


@dataclass(frozen=True)
class Sun:
    """The key light; its bearing is where it comes from: 0 = behind the set, 90 = the right."""

    bearing: float
    height: float
    strength: float = 4.0
    colour: str = "peach"
    soft: float = 3.0


@dataclass(frozen=True)
class Air:
    """What is above and between things: the painted sky, how much light it gives, and haze."""

    sky: Sequence[str] = ("sky", "milk")
    fill: float = 0.8
    clouds: float = 0.0
    cloud: str = "milk"
    stars: int = 0
    haze: tuple[str, float, float] | None = None
    seed: int = 1
    exposure: float = 0.0


def set_stage(view: View, air: Air, sun: Sun | None) -> None:
    bpy.ops.wm.read_factory_settings(use_empty=True)
    forget()
    del _frames[1:]
    _world(air)
    _camera(view)
    if sun:
        _sun(sun)


def close_stage(air: Air) -> None:
    """Adds the haze once everything is in place."""
    if air.haze:
        hazed(*air.haze)


def area(at: Point, toward: Point, watts: float, colour: str = "milk", *, size: float = 1.0) -> None:
    """A soft light, such as a window gives."""
    data = bpy.data.lights.new("area", "AREA")
    data.energy, data.color, data.size = watts, rgba(colour)[:3], size
    _aimed(data, at, toward)


def spot(
    at: Point, toward: Point, watts: float, colour: str = "butter", *, angle: float = 40, soft: float = 0.2
) -> None:
    data = bpy.data.lights.new("spot", "SPOT")
    data.energy, data.color, data.shadow_soft_size = watts, rgba(colour)[:3], soft
    data.spot_size, data.spot_blend = radians(angle), 0.4
    _aimed(data, at, toward)


def shoot(path: Path, width: int, samples: int) -> float:
    """Renders on a clear film for the painted sky to go behind; returns where the horizon lies (0 = top)."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.samples, scene.cycles.max_bounces = samples, 2
    scene.cycles.transparent_max_bounces = 10
    scene.cycles.use_adaptive_sampling, scene.cycles.adaptive_threshold = True, 0.08
    scene.cycles.adaptive_min_samples = 5
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.cycles.sample_clamp_indirect = 4
    scene.cycles.use_denoising, scene.cycles.denoiser = True, "OPENIMAGEDENOISE"
    scene.cycles.denoising_prefilter = scene.cycles.denoising_quality = "FAST"
    scene.cycles.use_light_tree = False
    scene.render.resolution_x, scene.render.resolution_y = width, width * 3 // 2
    scene.render.film_transparent = True
    scene.render.image_settings.color_mode = "RGBA"
    scene.view_settings.view_transform = "AgX"
    with suppress(TypeError):
        scene.view_settings.look = "AgX - Punchy"
    scene.render.filepath = str(path)
    bpy.ops.render.render(write_still=True)
    return _horizon(scene)


def _horizon(scene: bpy.types.Scene) -> float:
    ahead = scene.camera.matrix_world.to_quaternion() @ Vector((0, 0, -1))
    level = Vector((ahead.x, ahead.y, 0)).normalized() * 1e4 + scene.camera.matrix_world.translation
    if ahead.dot(Vector((ahead.x, ahead.y, 0)).normalized() if level.length else ahead) < 0.05:
        return -1.0
    return 1 - float(world_to_camera_view(scene, scene.camera, level).y)


def _world(air: Air) -> None:
    """The sky as a light: the same colours as the painted one, from the horizon up."""
    scene = bpy.context.scene
    scene.view_settings.exposure = 0.85 + air.exposure
    world = bpy.data.worlds.new("air")
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    place, split, ramp = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "SeparateXYZ", "ValToRGB"))
    upward = list(reversed(air.sky))
    while len(ramp.color_ramp.elements) < len(upward):
        ramp.color_ramp.elements.new(0.5)
    for index, (element, name) in enumerate(zip(ramp.color_ramp.elements, upward, strict=False)):
        element.position, element.color = 0.7 * index / max(1, len(upward) - 1), rgba(name)
    links.new(place.outputs["Generated"], split.inputs[0])
    links.new(split.outputs[2], ramp.inputs[0])
    links.new(ramp.outputs[0], nodes["Background"].inputs[0])
    nodes["Background"].inputs[1].default_value = air.fill
    scene.world = world


def _sun(sun: Sun) -> None:
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.color, data.angle = sun.strength, rgba(sun.colour)[:3], radians(sun.soft)
    b, h = radians(sun.bearing), radians(sun.height)
    _aimed(data, (sin(b) * cos(h), cos(b) * cos(h), sin(h)), (0, 0, 0))


def _camera(view: View) -> None:
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width, data.clip_start = view.lens, 36, 0.01
    if view.focus:
        data.dof.use_dof, data.dof.aperture_fstop = True, view.blur
        data.dof.focus_distance = (Vector(view.focus) - Vector(view.eye)).length
    made = _aimed(data, view.eye, view.look)
    made.rotation_euler.rotate_axis("Z", radians(view.roll))
    bpy.context.scene.camera = made


def _aimed(data: bpy.types.ID, at: Point, toward: Point) -> bpy.types.Object:
    """Places a light or camera at one point of the current frame, facing another."""
    made = bpy.data.objects.new(data.name, data)
    start, end = (_frames[-1] @ Vector(p) for p in (at, toward))
    made.location = start
    made.rotation_euler = (end - start).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(made)
    return made
