"""Eight hooded spies, one figure in layers.

A box of 240 x 264. From the back: the cloak with the dark of the hood, the face with the whites of the eyes,
the irises, an upper and a lower lid (the left one; mirrored for the right), the domino that hides whatever
leaves the eye hole, and the hood with hem, collar and brooch. Nothing is clipped: a gaze moves the irises, a
blink scales the lids.
"""

BOX = (240, 264)
EYES = ((86, 122), (154, 122))
RX, RY, IRIS = 29, 22, 15

# name, cloth, lit cloth, deep cloth, emblem: colour is never alone, the emblem stands beside it everywhere.
SPIES = (
    ("scarlet", "#b02c2a", "#e0604c", "#5d1214", "star"),
    ("amber", "#cf9130", "#f3c868", "#72460c", "ring"),
    ("leaf", "#5c8a38", "#93bd5e", "#26420f", "clover"),
    ("teal", "#2b8783", "#66c0b4", "#0c3b3c", "drop"),
    ("cobalt", "#3a5fb4", "#7a9be6", "#152654", "moon"),
    ("violet", "#7b48a6", "#ae80d6", "#331650", "diamond"),
    ("rose", "#c46a88", "#f2aebf", "#6d2c45", "heart"),
    ("ivory", "#cfc2a6", "#f6eedb", "#6f6248", "cross"),
)

# 24-unit box, centred on 0 0.
EMBLEMS = {
    "star": "M0-11 3.1-3.6 11-3 5 2.2 6.9 10 0 5.7-6.9 10-5 2.2-11-3-3.1-3.6Z",
    "ring": "M0-10A10 10 0 1 1 0 10 10 10 0 1 1 0-10ZM0-4.5A4.5 4.5 0 1 0 0 4.5 4.5 4.5 0 1 0 0-4.5Z",
    "clover": "M-1.6 10 -.8 4.5A5 5 0 1 1-5.5-2 5 5 0 1 1 5.5-2 5 5 0 1 1 .8 4.5L1.6 10Z",
    "drop": "M0-11C3-5 8-1 8 4.2A8 7 0 0 1-8 4.2C-8-1-3-5 0-11Z",
    "moon": "M4-10A10.5 10.5 0 1 0 9.5 6 8.5 8.5 0 0 1 4-10Z",
    "diamond": "M0-11 8 0 0 11-8 0Z",
    "heart": "M0 10C-6 5-11 1-11-4A5.5 5.5 0 0 1 0-6 5.5 5.5 0 0 1 11-4C11 1 6 5 0 10Z",
    "cross": "M-3.5-10H3.5V-3.5H10V3.5H3.5V10H-3.5V3.5H-10V-3.5H-3.5Z",
}

HOOD = "M128 4C158 18 200 62 208 130C212 164 208 192 200 212H40C32 192 28 164 32 130C39 66 88 22 128 4Z"
CLOAK = "M120 172C66 178 20 204 6 264H234C220 204 174 178 120 172Z"
OPENING = "M121 44C164 52 193 90 193 136C193 182 160 212 120 212C80 212 47 182 47 136C47 90 78 52 121 44Z"
COLLAR = (
    "M28 264C30 226 46 188 62 164C80 180 100 186 120 186C140 186 160 180 178 164C194 188 210 226 212 264Z"
)
FACE = "M120 70C158 70 182 100 181 138C180 184 150 216 120 216C90 216 60 184 59 138C58 100 82 70 120 70Z"
DOMINO = (
    "M52 107C58 92 80 82 104 91C113 95 127 95 136 91C160 82 182 92 188 107C191 134 181 160 156 158"
    "C140 157 131 143 120 143C109 143 100 157 84 158C59 160 49 134 52 107Z"
)


def hole(*, left: bool) -> str:
    """The eye hole: an almond a little higher at the temple."""
    (x, y), m = EYES[0 if left else 1], 1 if left else -1
    p = (
        (-29, -3),
        (-25, -19),
        (-9, -23),
        (3, -22),
        (18, -21),
        (27, -9),
        (29, 4),
        (22, 17),
        (10, 22),
        (-2, 21),
        (-16, 20),
        (-26, 11),
    )
    q = [f"{x + m * a} {y + b}" for a, b in p]
    return f"M{q[0]}C{q[1]} {q[2]} {q[3]}C{q[4]} {q[5]} {q[6]}C{q[7]} {q[8]} {q[9]}C{q[10]} {q[11]} {q[0]}Z"


def relief(name: str, blur: float, depth: float, shine: float, grain: float = 0.0) -> str:
    """Papier-mâché: the outline blown up, lit from the upper left, with a little tooth."""
    tooth = (
        f'<feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="3" result="n"/>'
        f'<feColorMatrix in="n" values="0 0 0 0 .08 0 0 0 0 .04 0 0 0 0 .05 0 0 0 {grain} '
        f'-{grain * 0.36:.3f}" result="t"/>'
        f'<feComposite in="t" in2="SourceAlpha" operator="in" result="t"/>'
        f'<feMerge><feMergeNode in="lit"/><feMergeNode in="t"/></feMerge>'
    )
    return (
        f'<filter id="{name}" filterUnits="userSpaceOnUse" x="0" y="0" width="240" height="264" '
        'color-interpolation-filters="sRGB">'
        f'<feGaussianBlur in="SourceAlpha" stdDeviation="{blur}" result="b"/>'
        f'<feDiffuseLighting in="b" surfaceScale="{depth}" diffuseConstant="1.02" '
        'lighting-color="#fff1dc" result="d">'
        f'<feDistantLight azimuth="232" elevation="56"/></feDiffuseLighting>'
        f'<feComposite in="SourceGraphic" in2="d" operator="arithmetic" k1="1.02" k2=".05" result="m"/>'
        f'<feSpecularLighting in="b" surfaceScale="{depth}" specularConstant="{shine}" '
        'specularExponent="18" lighting-color="#ffe9c0" result="s">'
        f'<feDistantLight azimuth="232" elevation="48"/></feSpecularLighting>'
        f'<feComposite in="m" in2="s" operator="arithmetic" k2="1" k3="1" result="a"/>'
        f'<feComposite in="a" in2="SourceAlpha" operator="in" result="lit"/>'
        + (tooth if grain else "")
        + "</filter>"
    )


def soft(name: str, blur: float) -> str:
    return (
        f'<filter id="{name}" filterUnits="userSpaceOnUse" x="0" y="0" width="240" height="264">'
        f'<feGaussianBlur stdDeviation="{blur}"/></filter>'
    )


def cloak(cloth: str, lit: str, deep: str) -> str:
    folds = "".join(
        f'<path d="{d}" fill="none" stroke="{c}" stroke-width="{w}" stroke-linecap="round" opacity="{o}"/>'
        for d, c, w, o in (
            ("M128 14C96 40 58 76 48 140", lit, 9, 0.5),
            ("M130 12C160 40 188 74 196 134", deep, 9, 0.7),
            ("M40 218C30 232 24 246 20 264", lit, 8, 0.45),
            ("M200 216C212 230 218 248 222 264", deep, 10, 0.7),
        )
    )
    return (
        f'<defs>{relief("r", 7, 9, 0.16, 0.38)}{soft("s", 5)}<clipPath id="c"><path d="{HOOD}"/><path '
        f'd="{CLOAK}"/></clipPath>'
        '<radialGradient id="in" cx=".5" cy=".62" r=".6"><stop stop-color="#3a2030"/><stop offset=".7" '
        'stop-color="#1c0d18"/><stop offset="1" stop-color="#12080f"/></radialGradient><linearGradient '
        f'id="sh" x1=".2" x2=".8" y2="1"><stop stop-color="{deep}" stop-opacity="0"/><stop offset=".5" '
        f'stop-color="{deep}" stop-opacity=".25"/><stop offset="1" stop-color="#14060c" '
        'stop-opacity=".75"/></linearGradient></defs>'
        f'<g filter="url(#r)"><path d="{CLOAK}" fill="{cloth}"/></g><g filter="url(#r)"><path d="{HOOD}" '
        f'fill="{cloth}"/></g>'
        f'<g clip-path="url(#c)"><g filter="url(#s)">{folds}</g><rect width="240" height="264" '
        f'fill="url(#sh)"/></g><path d="{OPENING}" fill="url(#in)"/>'
    )


def face() -> str:
    whites = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{RX + 3}" ry="{RY + 3}" fill="url(#w)"/>' for x, y in EYES
    )
    return (
        f"<defs>{relief('r', 9, 10, 0.12)}{soft('s', 3)}"
        '<linearGradient id="w" x2="0" y2="1"><stop stop-color="#cfc0ad"/><stop offset=".34" '
        'stop-color="#fbf5ea"/><stop offset="1" stop-color="#fffdf6"/></linearGradient></defs>'
        f'<path d="{FACE}" fill="#dcc4a2" filter="url(#r)"/>'
        '<path d="M120 138C124 152 132 160 130 166C127 172 113 172 110 166C108 160 116 152 120 138Z" '
        'fill="#e6d0ae" filter="url(#r)"/>'
        '<path d="M106 168C114 176 126 176 134 168" fill="none" stroke="#8a5f4c" stroke-width="5" '
        f'opacity=".55" filter="url(#s)"/>{whites}'
    )


def irises() -> str:
    one = "".join(
        f'<circle cx="{x}" cy="{y}" r="{IRIS}" fill="url(#i)"/><circle cx="{x}" cy="{y}" r="8" '
        'fill="#0c0609"/>'
        f'<circle cx="{x - 5}" cy="{y - 6}" r="4.4" fill="#fffdf4"/><circle cx="{x + 5}" cy="{y + 6}" '
        'r="2" fill="#e9c9a0" opacity=".7"/>'
        for x, y in EYES
    )
    return (
        '<defs><radialGradient id="i"><stop offset=".45" stop-color="#4a2c1c"/><stop offset=".78" '
        f'stop-color="#2b1712"/><stop offset="1" stop-color="#150a0c"/></radialGradient></defs>{one}'
    )


def lid() -> str:
    """Left upper lid, shut; it hangs from the upper edge of the eye (y 98) and is scaled about it."""
    x, y = EYES[0]
    top, low = y - RY - 2, y + 9
    return (
        '<defs><linearGradient id="l" x2="0" y2="1"><stop stop-color="#80604e"/><stop offset=".5" '
        'stop-color="#cfae8c"/><stop offset="1" stop-color="#c09a7a"/></linearGradient></defs>'
        f'<path d="M{x - 34} {top}H{x + 34}V{y + 26}H{x - 34}Z" fill="url(#l)"/>'
        f'<path d="M{x - 34} {low - 6}Q{x} {low + 12} {x + 34} {low - 6}" fill="none" stroke="#1c0d10" '
        'stroke-width="6"/>'
    )


def low_lid() -> str:
    """Left lower lid, shut; scaled about the lower edge of the eye (y 146). Only a wink lifts it."""
    x, y = EYES[0]
    return f'<path d="M{x - 34} {y + 24}V{y}Q{x} {y + 14} {x + 34} {y}V{y + 24}Z" fill="#d3b08f"/>'


def domino() -> str:
    return (
        f'<defs>{relief("r", 4, 5, 0.3, 0.35)}{soft("s", 2.5)}<clipPath id="c"><path clip-rule="evenodd" '
        f'd="{DOMINO}{hole(left=True)}{hole(left=False)}"/></clipPath></defs>'
        f'<path d="{DOMINO}{hole(left=True)}{hole(left=False)}" fill-rule="evenodd" fill="#2a1a28" '
        'filter="url(#r)"/>'
        '<g clip-path="url(#c)"><path d="M46 108C66 92 88 90 106 97C114 100 126 100 134 97" fill="none" '
        'stroke="#a98a9c" stroke-width="3" opacity=".55" filter="url(#s)"/></g>'
        f'<path d="{hole(left=True)}{hole(left=False)}" fill="none" stroke="#0d060b" stroke-width="3.5"/>'
    )


def hood(cloth: str, lit: str, deep: str, emblem: str) -> str:
    return (
        f"<defs>{relief('r', 5, 7, 0.22, 0.38)}{relief('b', 3, 4, 0.6)}{soft('s', 8)}{soft('k', 4)}<clipPath "
        f'id="c"><path d="{OPENING}"/></clipPath><clipPath id="q"><path d="{COLLAR}"/></clipPath>'
        f'<linearGradient id="sh" x2="0" y2="1"><stop offset=".3" stop-color="{deep}" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#14060c" stop-opacity=".72"/></linearGradient></defs>'
        f'<g clip-path="url(#c)"><path d="M20 0H220V264H20ZM{OPENING[1:]}" transform="translate(4 9)" '
        'fill-rule="evenodd" fill="#0e060c" opacity=".92" filter="url(#s)"/></g>'
        f'<g filter="url(#r)"><path d="{OPENING}" fill="none" stroke="{cloth}" stroke-width="15"/></g>'
        f'<path d="{OPENING}" fill="none" stroke="{lit}" stroke-width="2" opacity=".35" '
        'transform="translate(-2 -3)"/>'
        f'<g clip-path="url(#c)"><path d="{COLLAR}" transform="translate(3 -5)" fill="#0e060c" '
        'opacity=".6" filter="url(#k)"/></g>'
        f'<g filter="url(#r)"><path d="{COLLAR}" fill="{cloth}"/></g><path d="{COLLAR}" fill="url(#sh)"/>'
        '<g clip-path="url(#q)"><g filter="url(#k)"><path d="M68 176C90 196 110 202 124 200" '
        f'fill="none" stroke="{deep}" stroke-width="7" opacity=".75"/><path d="M172 176C154 194 138 200 '
        f'122 200" fill="none" stroke="{lit}" stroke-width="5" opacity=".5"/>'
        '<path d="M112 226C96 236 84 248 78 264M130 226C146 236 158 248 164 264" fill="none" '
        f'stroke="{deep}" stroke-width="7" opacity=".8"/></g></g>'
        '<g filter="url(#b)"><circle cx="120" cy="224" r="23" fill="#d9a94c"/></g><circle cx="120" '
        f'cy="224" r="17.5" fill="{deep}"/>'
        f'<path d="{EMBLEMS[emblem]}" transform="translate(120 224) scale(1.240)" fill="#fff3d2" '
        'fill-rule="evenodd"/>'
    )


def glove() -> str:
    """A hand at the hem of the hood, for a spy who touches the hat."""
    fingers = "".join(
        f'<path d="M{x} 92C{x - 4} 70 {x - 2} 52 {x + 6} 46C{x + 15} 44 {x + 18} 54 {x + 17} 66'
        f'L{x + 20} 92Z" fill="#f3e7cf"/>'
        for x in (156, 172, 188)
    )
    return (
        f"<defs>{relief('r', 3, 4, 0.3, 0.2)}</defs>"
        f'<g filter="url(#r)">{fingers}<path d="M150 84C150 74 166 72 178 74L208 80C214 96 212 116 202 132'
        'C192 140 172 140 162 130C152 118 148 100 150 84Z" fill="#f3e7cf"/><path d="M160 128C172 140 192 142 '
        '204 130L212 152C198 166 172 166 156 154Z" fill="#d9c193"/></g>'
    )


def kiss() -> str:
    """What flies from the mouth of a spy who blows a kiss."""
    return (
        f'<path d="{EMBLEMS["heart"]}" transform="translate(120 178) scale(2.2)" fill="#d83a4e" '
        'stroke="#fff3d2" stroke-width="2"/>'
    )


def svg(body: str) -> str:
    w, h = BOX
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" '
        f'height="{h}">{body}</svg>\n'
    )


def token(ground: str, emblem: str) -> str:
    """The bead and the pawn's emblem: cloth-coloured disc, bone emblem."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-16 -16 32 32" width="32" height="32"><circle '
        f'r="15.5" fill="#fdf1d2"/><circle r="13.5" fill="{ground}"/>'
        f'<path d="{EMBLEMS[emblem]}" fill="#fff6de" fill-rule="evenodd" transform="scale(.86)"/></svg>\n'
    )
