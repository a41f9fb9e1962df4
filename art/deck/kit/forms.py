"""Shapes that the places never needed: surfaces, swept bodies, and many small things in one mesh."""

from collections.abc import Callable, Sequence
from math import cos, pi, sin
from random import Random

from mathutils import Vector

from art.deck.kit.finishes import Finish
from art.places.shapes import Point, _mesh, ball, rod

Surface = Callable[[float, float], Point]


def dice(seed: object) -> Random:
    """A random generator that gives the same numbers each time a card is made."""
    return Random(str(seed))  # noqa: S311


def surface(shape: Surface, finish: Finish, *, nu: int = 40, nv: int = 40, thick: float = 0.0) -> None:
    """A cloth, hill or wave: `shape` gives the point for u and v, each from 0 to 1."""
    points = [shape(i / nu, j / nv) for j in range(nv + 1) for i in range(nu + 1)]
    step = nu + 1
    corners = [j * step + i for j in range(nv) for i in range(nu)]
    faces = [(c, c + 1, c + step + 1, c + step) for c in corners]
    made = _mesh(points, faces, set(range(len(faces))), finish)
    if thick:
        made.modifiers.new("thickness", "SOLIDIFY").thickness = thick


def sweep(spine: Sequence[Point], radii: Sequence[tuple[float, float]], finish: Finish) -> None:
    """A soft body along a spine: every ring has a width (across) and a depth (fore and aft)."""
    knots, sides, points = [Vector(p) for p in spine], 20, []
    for index, (knot, (wide, deep)) in enumerate(zip(knots, radii, strict=True)):
        along = knots[min(index + 1, len(knots) - 1)] - knots[max(index - 1, 0)]
        across = Vector((1, 0, 0)) - along * (along.x / max(along.length_squared, 1e-9))
        across = across.normalized() if across.length > 1e-3 else Vector((0, 1, 0))
        fore = along.cross(across).normalized()
        for k in range(sides):
            a = 2 * pi * k / sides
            points.append(tuple(knot + across * (wide * cos(a)) + fore * (deep * sin(a))))
    faces = [
        (i * sides + k, i * sides + (k + 1) % sides, (i + 1) * sides + (k + 1) % sides, (i + 1) * sides + k)
        for i in range(len(knots) - 1)
        for k in range(sides)
    ]
    caps = [
        tuple(range(sides))[::-1],
        tuple(range((len(knots) - 1) * sides, len(knots) * sides)),
    ]
    made = _mesh(points, [*faces, *caps], set(range(len(faces) + 2)), finish)
    round_off = made.modifiers.new("round", "SUBSURF")
    round_off.levels = round_off.render_levels = 1


def limb(start: Point, end: Point, r: float, finish: Finish, *, tip: float | None = None) -> None:
    """A bar with round ends, for arms, fingers, branches."""
    rod(start, end, r, finish, top=tip)
    ball(*start, r, finish)
    ball(*end, r if tip is None else tip, finish)


def specks(spots: Sequence[Point], r: float, finish: Finish, *, stretch: Point = (1, 1, 1)) -> None:
    """Snow, stars, crumbs, bees: one mesh for all of them, however many."""
    corners = [(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)]
    triangles = [
        (0, 2, 4),
        (2, 1, 4),
        (1, 3, 4),
        (3, 0, 4),
        (2, 0, 5),
        (1, 2, 5),
        (3, 1, 5),
        (0, 3, 5),
    ]
    points, faces = [], []
    for n, (x, y, z) in enumerate(spots):
        size = r * (0.7 + 0.6 * ((n * 0.618) % 1))
        points += [
            (x + size * a * stretch[0], y + size * b * stretch[1], z + size * c * stretch[2])
            for a, b, c in corners
        ]
        faces += [tuple(6 * n + i for i in triangle) for triangle in triangles]
    if points:
        made = _mesh(points, faces, set(range(len(faces))), finish)
        made.modifiers.new("round", "SUBSURF").render_levels = 1 if len(spots) < 400 else 0


def blades(spots: Sequence[Point], h: float, finish: Finish, *, wide: float = 0.03, seed: int = 1) -> None:
    """Grass, stubble, fringe: upright slivers, each with its own bend."""
    chance, points, faces = dice(seed), [], []
    for n, (x, y, z) in enumerate(spots):
        a, tall = chance.uniform(0, pi), h * chance.uniform(0.6, 1.2)
        dx, dy = wide * cos(a), wide * sin(a)
        bx, by = chance.uniform(-0.3, 0.3) * tall, chance.uniform(-0.3, 0.3) * tall
        points += [(x - dx, y - dy, z), (x + dx, y + dy, z), (x + bx, y + by, z + tall)]
        faces.append((3 * n, 3 * n + 1, 3 * n + 2))
    if points:
        _mesh(points, faces, set(), finish)


def loft(outline: Sequence[Point], finish: Finish) -> None:
    """One flat face through the given points."""
    _mesh(outline, [tuple(range(len(outline)))], set(), finish)
