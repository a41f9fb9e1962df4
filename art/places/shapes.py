"""The shapes that every toy is built from; z counts from a shape's foot, angles are in degrees."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import cos, pi, radians, sin

import bpy
from mathutils import Euler, Matrix, Vector

from art.places.finishes import Finish, finished

Point = Sequence[float]
Outline = Sequence[tuple[float, float]]

_frames: list[Matrix] = [Matrix()]


@contextmanager
def placed(
    x: float = 0,
    y: float = 0,
    z: float = 0,
    *,
    turn: float = 0,
    tilt: float = 0,
    lean: float = 0,
    scale: float = 1,
) -> Iterator[None]:
    """Everything made inside stands in this frame: turned about z, tilted about x, leant about y."""
    turned = Euler((radians(tilt), radians(lean), radians(turn))).to_matrix().to_4x4()
    _frames.append(_frames[-1] @ Matrix.Translation((x, y, z)) @ turned @ Matrix.Scale(scale, 4))
    try:
        yield
    finally:
        _frames.pop()


def solid(points: Sequence[Point], faces: Sequence[Sequence[int]], finish: Finish) -> None:
    _bevelled(_mesh(points, faces, set(), finish), 0.02)


def box(
    x: float,
    y: float,
    z: float,
    w: float,
    d: float,
    h: float,
    finish: Finish,
    *,
    turn: float = 0,
    bevel: float = 0.04,
) -> None:
    signs = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    points = [(sx * w / 2, sy * d / 2, level) for level in (0, h) for sx, sy in signs]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    with placed(x, y, z, turn=turn):
        _bevelled(_mesh(points, faces, set(), finish), min(bevel, 0.3 * min(w, d, h)))


def cylinder(
    x: float,
    y: float,
    z: float,
    r: float,
    h: float,
    finish: Finish,
    *,
    top: float | None = None,
    sides: int = 40,
) -> None:
    """A drum, or with a `top` radius a frustum or cone; few sides make a prism or pyramid."""
    upper = r if top is None else max(top, 1e-3)
    ring = [2 * pi * (i + 0.5) / sides for i in range(sides)]
    points = [(q * cos(a), q * sin(a), level) for q, level in ((r, 0), (upper, h)) for a in ring]
    walls = [(i, (i + 1) % sides, sides + (i + 1) % sides, sides + i) for i in range(sides)]
    caps = [tuple(range(sides))[::-1], tuple(range(sides, 2 * sides))]
    with placed(x, y, z):
        made = _mesh(points, [*walls, *caps], set(range(sides)) if sides > 11 else set(), finish)
    if upper > 0.05:
        _bevelled(made, min(0.04, 0.25 * min(r, upper, h)))


def lathe(profile: Outline, x: float, y: float, z: float, finish: Finish, *, scale: float = 1) -> None:
    """A turned shape: `profile` lists radius and height from foot to top."""
    sides, rows = 36, len(profile)
    points = [
        (r * cos(2 * pi * i / sides), r * sin(2 * pi * i / sides), h)
        for i in range(sides)
        for r, h in profile
    ]
    faces = [
        (i * rows + k, (i + 1) % sides * rows + k, (i + 1) % sides * rows + k + 1, i * rows + k + 1)
        for i in range(sides)
        for k in range(rows - 1)
    ]
    with placed(x, y, z, scale=scale):
        made = _mesh(points, faces, set(range(len(faces))), finish)
    made.modifiers.new("round", "SUBSURF").render_levels = 1


def ball(x: float, y: float, z: float, r: float, finish: Finish, *, squash: Point = (1, 1, 1)) -> None:
    """A ball about its middle (x, y, z)."""
    shell(x, y, z, r, finish, squash=squash)


def shell(
    x: float,
    y: float,
    z: float,
    r: float,
    finish: Finish,
    *,
    around: tuple[float, float] = (0, 360),
    rise: tuple[float, float] = (-90, 90),
    squash: Point = (1, 1, 1),
) -> None:
    """A piece of a sphere between two bearings and two heights, all in degrees."""
    sides, rows = 32, 18
    bearings = [radians(around[0] + (around[1] - around[0]) * i / sides) for i in range(sides + 1)]
    heights = [radians(rise[0] + (rise[1] - rise[0]) * k / rows) for k in range(rows + 1)]
    points = [
        (r * squash[0] * cos(h) * cos(a), r * squash[1] * cos(h) * sin(a), r * squash[2] * sin(h))
        for a in bearings
        for h in heights
    ]
    step = rows + 1
    corners = [i * step + k for i in range(sides) for k in range(rows)]
    faces = [(c, c + step, c + step + 1, c + 1) for c in corners]
    with placed(x, y, z):
        _mesh(points, faces, set(range(len(faces))), finish)


def rod(
    start: Point, end: Point, r: float, finish: Finish, *, top: float | None = None, sides: int = 14
) -> None:
    """A straight bar between two points."""
    a, b = Vector(start), Vector(end)
    _frames.append(_frames[-1] @ Matrix.Translation(a) @ (b - a).to_track_quat("Z", "Y").to_matrix().to_4x4())
    try:
        cylinder(0, 0, 0, r, (b - a).length, finish, top=top, sides=sides)
    finally:
        _frames.pop()


def tube(points: Sequence[Point], r: float, finish: Finish, *, closed: bool = False) -> None:
    """A bent pipe, hose or rail that eases through its points."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", r, 3, True
    spline = curve.splines.new("NURBS")
    spline.points.add(len(points) - 1)
    for knot, point in zip(spline.points, points, strict=True):
        knot.co = (*point, 1)
    spline.order_u, spline.use_endpoint_u, spline.use_cyclic_u = min(3, len(points)), not closed, closed
    _link(bpy.data.objects.new("tube", curve), finish)


def cutout(
    outline: Outline,
    depth: float,
    finish: Finish,
    *,
    holes: Sequence[Outline] = (),
    lying: bool = False,
    bevel: float = 0.02,
) -> None:
    """A fretwork board, standing on the x axis or lying flat."""
    curve = bpy.data.curves.new("cutout", "CURVE")
    curve.dimensions, curve.fill_mode = "2D", "BOTH"
    curve.extrude, curve.bevel_depth, curve.bevel_resolution = max(depth / 2 - bevel, 0.001), bevel, 1
    for loop in (outline, *holes):
        spline = curve.splines.new("POLY")
        spline.points.add(len(loop) - 1)
        spline.use_cyclic_u = True
        for knot, (u, v) in zip(spline.points, loop, strict=True):
            knot.co = (u, v, 0, 1)
    with placed(z=depth / 2 if lying else 0, tilt=0 if lying else 90):
        _link(bpy.data.objects.new("cutout", curve), finish)


def gable(
    x: float, y: float, z: float, w: float, d: float, h: float, finish: Finish, *, turn: float = 0
) -> None:
    """A pitched roof with its ridge along y."""
    points = [
        (-w / 2, -d / 2, 0),
        (w / 2, -d / 2, 0),
        (0, -d / 2, h),
        (-w / 2, d / 2, 0),
        (w / 2, d / 2, 0),
        (0, d / 2, h),
    ]
    faces = [(0, 1, 2), (5, 4, 3), (0, 2, 5, 3), (2, 1, 4, 5), (1, 0, 3, 4)]
    with placed(x, y, z, turn=turn):
        solid(points, faces, finish)


def arc(
    x: float, y: float, r: float, start: float, end: float, *, steps: int = 20
) -> list[tuple[float, float]]:
    """Points on a circle from one angle to another, both included."""
    angles = [radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(x + r * cos(a), y + r * sin(a)) for a in angles]


def ring(r: float, count: int, *, start: float = 0, end: float = 360) -> list[tuple[float, float, float]]:
    """Points around a circle, each with its outward angle: x, y, degrees."""
    angles = [start + (end - start) * i / count for i in range(count)]
    return [(r * cos(radians(a)), r * sin(radians(a)), a) for a in angles]


def scatter(count: int, radius: float, *, inner: float = 0) -> list[tuple[float, float]]:
    """Evenly strewn spots, the way seeds sit in a sunflower: always the same ones."""
    spots = []
    for i in range(count):
        r = (inner**2 + (radius**2 - inner**2) * (i + 0.5) / count) ** 0.5
        spots.append((r * cos(2.39996 * i), r * sin(2.39996 * i)))
    return spots


def _mesh(
    points: Sequence[Point], faces: Sequence[Sequence[int]], smooth: set[int], finish: Finish
) -> bpy.types.Object:
    mesh = bpy.data.meshes.new("shape")
    mesh.from_pydata([tuple(p) for p in points], [], faces)
    for index, polygon in enumerate(mesh.polygons):
        polygon.use_smooth = index in smooth
    return _link(bpy.data.objects.new("shape", mesh), finish)


def _link(made: bpy.types.Object, finish: Finish) -> bpy.types.Object:
    made.data.materials.append(finished(finish))
    made.matrix_world = _frames[-1]
    bpy.context.scene.collection.objects.link(made)
    return made


def _bevelled(made: bpy.types.Object, width: float) -> None:
    """Soft edges catch the light: they make the difference between a toy and a diagram."""
    bevel = made.modifiers.new("edge", "BEVEL")
    bevel.width, bevel.segments, bevel.limit_method = width, 2, "ANGLE"
