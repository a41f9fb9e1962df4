"""People of porcelain and papier-mâché, who bend, reach, run, sit and hold hands."""

from collections.abc import Sequence
from dataclasses import replace
from math import cos, radians, sin

from mathutils import Matrix, Vector

from art.deck.kit.finishes import Finish, felt, matte, porcelain
from art.deck.kit.forms import limb, sweep
from art.deck.kit.heads import head_of
from art.deck.kit.poses import POSES, Pose
from art.places.shapes import Point, ball, placed

UPPER_ARM, FOREARM, THIGH, SHIN = 0.27, 0.27, 0.41, 0.42


def person(
    x: float,
    y: float,
    z: float = 0,
    *,
    turn: float = 0,
    tall: float = 1.7,
    pose: str = "stand",
    coat: Finish = "teal",
    legs: Finish = "umber",
    shoes: Finish = "chestnut",
    dress: str = "",
    skin: str = "peach",
    head: str = "short",
    hair: str = "chestnut",
    hat: str = "",
    hatted: Finish = "ink",
    young: bool = False,
    touch: tuple[Point | None, Point | None] = (None, None),
    tilt: float = 0,
    **gesture: object,
) -> None:
    """Faces −y; `touch` puts a hand at a point of the enclosing frame, `gesture` overrides parts of the pose.

    dress: "" for trousers, or skirt, robe, coat (long), apron.
    """
    stance = replace(POSES[pose], **gesture)
    here = (
        Matrix.Translation((x, y, z))
        @ Matrix.Rotation(radians(turn), 4, "Z")
        @ Matrix.Rotation(radians(tilt), 4, "X")
    )
    inward = (here @ Matrix.Scale(tall / 1.7, 4)).inverted()
    reached = [inward @ Vector(t) if t else Vector(h) for t, h in zip(touch, stance.hands, strict=True)]
    with placed(x, y, z, turn=turn, tilt=tilt, scale=tall / 1.7):
        chest, neck, across = _torso(stance, matte(coat))
        knees = _legs(stance, dress, legs, shoes, skin)
        if dress:
            _skirt(stance, dress, knees, coat)
        for side, hand in zip((-1, 1), reached, strict=True):
            _arm(chest + across * (0.19 * side), hand, side, coat, skin)
        _head(stance, neck, head, hair, hat, hatted, skin, 1.28 if young else 1.0)


def _torso(stance: Pose, coat: Finish) -> tuple[Vector, Vector, Vector]:
    hips = Vector(stance.hips)
    bend, side = radians(stance.bend), radians(stance.side)
    up = Vector((sin(side), -sin(bend) * cos(side), cos(bend) * cos(side)))
    low = Vector((up.x * 0.4, up.y * 0.5, max(0.2, (1 + up.z) / 2))).normalized()
    waist = hips + low * 0.2
    chest = waist + up * 0.27
    neck = chest + up * 0.1
    spine = [hips - low * 0.07, hips, waist, waist + up * 0.16, chest, neck - up * 0.01]
    sweep(
        spine, [(0.1, 0.08), (0.165, 0.13), (0.15, 0.115), (0.185, 0.13), (0.16, 0.105), (0.055, 0.05)], coat
    )
    return chest - up * 0.02, neck, Vector((cos(side), 0, -sin(side)))


def _legs(stance: Pose, dress: str, legs: Finish, shoes: Finish, skin: str) -> list[Vector]:
    knees = []
    for side, foot in zip((-1, 1), stance.feet, strict=True):
        hip = Vector(stance.hips) + Vector((0.085 * side, 0, -0.03))
        ankle = Vector(foot) + Vector((0, 0.02, 0.07))
        knee = _joint(hip, ankle, THIGH, SHIN, Vector((0.1 * side, -1, 0.2)))
        cloth = porcelain(skin) if dress == "skirt" else legs
        limb(hip, knee, 0.085, cloth, tip=0.068)
        limb(knee, ankle, 0.068, cloth, tip=0.05)
        toe = ankle + Vector((0, -0.07, -0.03))
        ball(*toe, 0.075, shoes, squash=(0.75, 1.5, 0.62))
        knees.append(knee)
    return knees


def _skirt(stance: Pose, dress: str, knees: Sequence[Vector], coat: Finish) -> None:
    hips, knee = Vector(stance.hips), (knees[0] + knees[1]) / 2
    ankle = (Vector(stance.feet[0]) + Vector(stance.feet[1])) / 2 + Vector((0, 0, 0.08))
    spread = abs(stance.feet[0][1] - stance.feet[1][1]) * 0.4
    reach = {"skirt": 0.35, "apron": 0.5, "coat": 0.55, "robe": 0.92}[dress]
    hem = knee + (ankle - knee) * reach
    top = hips + Vector((0, 0, 0.14))
    sweep(
        [top, hips, (hips + knee) / 2, knee, hem, hem + (hem - knee) * 0.02],
        [
            (0.15, 0.12),
            (0.19, 0.155),
            (0.22, 0.17 + spread * 0.3),
            (0.235, 0.18 + spread * 0.6),
            (0.25, 0.19 + spread),
            (0.2, 0.15 + spread),
        ],
        matte(coat),
    )
    if dress == "apron":
        front = Vector((0, -0.07, 0))
        sweep(
            [top + front * 1.1, hips + front * 1.3, knee + front * 1.7, hem + front * 1.8],
            [(0.1, 0.08), (0.15, 0.1), (0.17, 0.12), (0.16, 0.12)],
            felt("milk"),
        )


def _arm(shoulder: Vector, hand: Vector, side: int, coat: Finish, skin: str) -> None:
    reach = hand - shoulder
    if reach.length > UPPER_ARM + FOREARM:
        hand = shoulder + reach.normalized() * (UPPER_ARM + FOREARM - 0.005)
    elbow = _joint(shoulder, hand, UPPER_ARM, FOREARM, Vector((0.8 * side, 0.5, -0.9)))
    sleeve = matte(coat)
    limb(shoulder, elbow, 0.07, sleeve, tip=0.055)
    wrist = hand + (elbow - hand).normalized() * 0.06
    limb(elbow, wrist, 0.055, sleeve, tip=0.048)
    flesh = porcelain(skin)
    ball(*hand, 0.052, flesh)
    ball(*(hand + Vector((-0.035 * side, -0.02, 0.03))), 0.022, flesh)


def _head(
    stance: Pose, neck: Vector, head: str, hair: str, hat: str, hatted: Finish, skin: str, size: float
) -> None:
    bend = radians(stance.bend * 0.5)
    up = Vector((sin(radians(stance.side)) * 0.6, -sin(bend), cos(bend)))
    middle = neck + up * (0.05 + 0.13 * size)
    limb(neck - up * 0.05, neck + up * 0.08, 0.05, porcelain(skin))
    yaw, pitch = stance.look
    with placed(*middle, turn=yaw, tilt=stance.bend * 0.45 - pitch, lean=stance.side * 0.6, scale=size):
        head_of(head, hair, hat, hatted, skin)


def _joint(a: Vector, b: Vector, first: float, second: float, pole: Vector) -> Vector:
    """Where the elbow or knee is when both ends are given."""
    along = b - a
    reach = min(along.length, first + second - 1e-4)
    along = along.normalized() if along.length > 1e-6 else Vector((0, 0, -1))
    toward = (first**2 - second**2 + reach**2) / (2 * max(reach, 1e-3))
    out = max(first**2 - toward**2, 0) ** 0.5
    aside = pole - along * pole.dot(along)
    return a + along * toward + (aside.normalized() if aside.length > 1e-6 else Vector((0, -1, 0))) * out
