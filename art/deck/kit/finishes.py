"""The deck's finishes: the ones the places use, and a few that only cards need."""

from functools import cache

import bpy

from art.deck.kit import palette
from art.places import finishes
from art.places.finishes import Finish, beam, glass, glow, metal, paint, rgba, water

__all__ = [
    "Finish",
    "beam",
    "felt",
    "forget",
    "glass",
    "glazed",
    "glow",
    "hazed",
    "matte",
    "metal",
    "mirror",
    "paint",
    "porcelain",
    "rgba",
    "water",
]

assert palette.COLOURS


def forget() -> None:
    """Blender frees every material with the scene, so none may outlive it here."""
    finishes.forget_finishes()
    for made in (felt, porcelain, mirror):
        made.cache_clear()


@cache
def felt(name: str) -> bpy.types.Material:
    """Cloth, earth, paper: whatever has no shine."""
    material, shader = _plain(name)
    shader.inputs["Roughness"].default_value = 1.0
    shader.inputs["Specular IOR Level"].default_value = 0.1
    return material


def matte(finish: Finish) -> Finish:
    """Felt when only a colour is named; any other finish stays as it is."""
    return felt(finish) if isinstance(finish, str) else finish


def glazed(finish: Finish) -> Finish:
    """Porcelain when only a colour is named; any other finish stays as it is."""
    return porcelain(finish) if isinstance(finish, str) else finish


@cache
def porcelain(name: str) -> bpy.types.Material:
    material, shader = _plain(name)
    shader.inputs["Roughness"].default_value = 0.22
    shader.inputs["Coat Weight"].default_value = 0.4
    return material


@cache
def mirror(name: str = "mist") -> bpy.types.Material:
    material, shader = _plain(name)
    shader.inputs["Metallic"].default_value = 1.0
    shader.inputs["Roughness"].default_value = 0.03
    return material


def hazed(colour: str, near: float, far: float, most: float = 0.9) -> None:
    """Fades distant things into the air: mixes haze into every finish made so far, by distance."""
    for material in bpy.data.materials:
        _haze(material.node_tree, colour, near, far, most)


def _haze(tree: bpy.types.NodeTree, colour: str, near: float, far: float, most: float) -> None:
    out = next(node for node in tree.nodes if node.type == "OUTPUT_MATERIAL")
    surface = out.inputs["Surface"].links[0].from_socket
    seen, depth = tree.nodes.new("ShaderNodeCameraData"), tree.nodes.new("ShaderNodeMapRange")
    for socket, value in (("From Min", near), ("From Max", far), ("To Min", 0), ("To Max", most)):
        depth.inputs[socket].default_value = value
    air, mix = tree.nodes.new("ShaderNodeEmission"), tree.nodes.new("ShaderNodeMixShader")
    air.inputs["Color"].default_value = rgba(colour)
    tree.links.new(seen.outputs["View Distance"], depth.inputs["Value"])
    tree.links.new(depth.outputs["Result"], mix.inputs[0])
    tree.links.new(surface, mix.inputs[1])
    tree.links.new(air.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs["Surface"])


def _plain(name: str) -> tuple[bpy.types.Material, bpy.types.Node]:
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = rgba(name)
    return material, shader
