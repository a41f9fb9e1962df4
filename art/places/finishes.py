"""The palette and the finishes: hand-painted papier-mâché, brass, glass, water, light."""

from functools import cache

import bpy

Finish = bpy.types.Material | str

PALETTE = {
    "ivory": "#fbf3e0",
    "bone": "#ecdcbd",
    "sand": "#d8b27c",
    "stone": "#a99c8d",
    "slate": "#565468",
    "ink": "#1d1926",
    "brass": "#d99b2f",
    "lamp": "#ffc864",
    "coral": "#e5805a",
    "ember": "#c63d24",
    "wine": "#84202f",
    "plum": "#5f2547",
    "grape": "#64307a",
    "rose": "#d59a94",
    "teal": "#14666d",
    "sea": "#1d5a7a",
    "sky": "#8fc0c4",
    "leaf": "#4f7f3f",
    "grass": "#7f9549",
    "moss": "#3c5b3b",
    "oak": "#bd8448",
    "wood": "#87522f",
    "bark": "#4c3226",
    "brick": "#ac5236",
    "cocoa": "#52291a",
    "steel": "#8d93a0",
    "fair": "#edbd95",
    "tan": "#c68a5e",
    "umber": "#84502f",
}


def rgba(name: str) -> tuple[float, float, float, float]:
    """A palette colour in linear light."""
    digits = PALETTE[name].lstrip("#")
    shares = (int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4))
    red, green, blue = (s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares)
    return red, green, blue, 1.0


def forget_finishes() -> None:
    """Blender frees every material with the scene, so none may outlive it here."""
    for made in (paint, metal, glow, glass, water, beam):
        made.cache_clear()


@cache
def paint(name: str) -> bpy.types.Material:
    material, shader = _principled(name)
    shader.inputs["Roughness"].default_value = 0.5
    shader.inputs["Coat Weight"].default_value = 0.15
    _mottle(material, shader, name)
    return material


@cache
def metal(name: str = "brass") -> bpy.types.Material:
    material, shader = _principled(name)
    shader.inputs["Metallic"].default_value = 0.75
    shader.inputs["Roughness"].default_value = 0.32
    return material


@cache
def glow(name: str = "lamp", strength: float = 4.0) -> bpy.types.Material:
    material, shader = _principled(name)
    shader.inputs["Emission Color"].default_value = rgba(name)
    shader.inputs["Emission Strength"].default_value = strength
    return material


@cache
def glass(name: str = "sky", alpha: float = 0.3) -> bpy.types.Material:
    """Thin tinted glass: plain transparency renders clean where true refraction needs many samples."""
    material, shader = _principled(name)
    shader.inputs["Alpha"].default_value = alpha
    shader.inputs["Roughness"].default_value = 0.05
    return material


@cache
def water(name: str = "sea", waves: float = 0.35) -> bpy.types.Material:
    material, shader = _principled(name)
    shader.inputs["Roughness"].default_value = 0.12
    _bump(material, shader, scale=1.3, strength=waves)
    return material


@cache
def beam(name: str = "lamp", alpha: float = 0.12) -> bpy.types.Material:
    """A shaft of light in dusty air."""
    material, shader = _principled(name)
    shader.inputs["Alpha"].default_value = alpha
    shader.inputs["Emission Color"].default_value = rgba(name)
    shader.inputs["Emission Strength"].default_value = 1.5
    return material


def finished(finish: Finish) -> bpy.types.Material:
    return paint(finish) if isinstance(finish, str) else finish


def _principled(name: str) -> tuple[bpy.types.Material, bpy.types.Node]:
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = rgba(name)
    return material, shader


def _mottle(material: bpy.types.Material, shader: bpy.types.Node, name: str) -> None:
    """Uneven pigment, so that a large face looks brushed rather than poured."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    noise, ramp = nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeValToRGB")
    noise.inputs["Scale"].default_value = 2.6
    noise.inputs["Detail"].default_value = 5
    red, green, blue, _ = rgba(name)
    for element, position, share in zip(ramp.color_ramp.elements, (0.32, 0.68), (0.74, 1.16), strict=True):
        element.position = position
        element.color = (min(1, red * share), min(1, green * share), min(1, blue * share), 1)
    links.new(noise.outputs[0], ramp.inputs[0])
    links.new(ramp.outputs[0], shader.inputs["Base Color"])


def _bump(material: bpy.types.Material, shader: bpy.types.Node, scale: float, strength: float) -> None:
    nodes, links = material.node_tree.nodes, material.node_tree.links
    noise, bump = nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeBump")
    noise.inputs["Scale"].default_value = scale
    bump.inputs["Strength"].default_value = strength
    links.new(noise.outputs[0], bump.inputs["Height"])
    links.new(bump.outputs[0], shader.inputs["Normal"])
