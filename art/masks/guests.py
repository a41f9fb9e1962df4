"""Who comes to the carnival: the 36 guests, in the order of their numbers."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from art.masks import beasts, costume, crowns, faces, hats, palette
from art.masks.palette import Livery
from art.masks.svg import Layer


@dataclass(frozen=True)
class Guest:
    """What one guest wears, and in which colours."""

    mask: Callable[[Livery, str], list[Layer]]
    hat: Callable[[Livery], list[Layer]]
    collar: Callable[[Livery], list[Layer]]
    coat: Callable[[Livery], Layer]
    livery: Livery
    skin: str


_IN_ORDER = (
    Guest(faces.volto, hats.tricorn, costume.ruff, costume.harlequin, palette.SCARLET, palette.PEACH),
    Guest(faces.colombina, hats.hood, costume.pierrot, costume.stripes, palette.MINT, palette.TAN),
    Guest(beasts.plague_doctor, crowns.crescent, costume.lapels, costume.dots, palette.RAVEN, palette.BROWN),
    Guest(faces.bauta, crowns.crown, costume.boa, costume.scales, palette.COBALT, palette.FAIR),
    Guest(beasts.cat, hats.hennin, costume.jabot, costume.plain, palette.IVORY, palette.PEACH),
    Guest(faces.sun, hats.fools_cap, costume.fan, costume.stripes, palette.SKY, palette.TAN),
    Guest(faces.moon, hats.flowers, costume.dyed_ruff, costume.dots, palette.AMBER, palette.BROWN),
    Guest(beasts.butterfly, hats.plumes, costume.pierrot, costume.scales, palette.GOLD, palette.FAIR),
    Guest(beasts.owl, hats.turban, costume.lapels, costume.plain, palette.MOSS, palette.PEACH),
    Guest(beasts.fox, hats.helmet, costume.boa, costume.harlequin, palette.SILVER, palette.TAN),
    Guest(faces.jester, hats.top_hat, costume.jabot, costume.dots, palette.LILAC, palette.BROWN),
    Guest(faces.moretta, crowns.horns, costume.fan, costume.scales, palette.VERMILION, palette.FAIR),
    Guest(faces.volto, hats.turban, costume.ruff, costume.plain, palette.SILVER, palette.PEACH),
    Guest(faces.colombina, hats.helmet, costume.pierrot, costume.harlequin, palette.LILAC, palette.TAN),
    Guest(
        beasts.plague_doctor, hats.top_hat, costume.lapels, costume.stripes, palette.VERMILION, palette.BROWN
    ),
    Guest(faces.bauta, crowns.horns, costume.boa, costume.scales, palette.SCARLET, palette.FAIR),
    Guest(beasts.cat, hats.tricorn, costume.jabot, costume.plain, palette.MINT, palette.PEACH),
    Guest(faces.sun, hats.mantle, costume.fan, costume.harlequin, palette.RAVEN, palette.TAN),
    Guest(faces.moon, crowns.crescent, costume.ruff, costume.stripes, palette.COBALT, palette.BROWN),
    Guest(beasts.butterfly, crowns.crown, costume.pierrot, costume.dots, palette.IVORY, palette.FAIR),
    Guest(beasts.owl, hats.hennin, costume.lapels, costume.plain, palette.SKY, palette.PEACH),
    Guest(beasts.fox, hats.fools_cap, costume.boa, costume.harlequin, palette.AMBER, palette.TAN),
    Guest(faces.jester, hats.flowers, costume.jabot, costume.stripes, palette.GOLD, palette.BROWN),
    Guest(faces.moretta, hats.plumes, costume.fan, costume.dots, palette.MOSS, palette.FAIR),
    Guest(faces.volto, hats.hennin, costume.dyed_ruff, costume.scales, palette.AMBER, palette.PEACH),
    Guest(faces.colombina, hats.fools_cap, costume.pierrot, costume.harlequin, palette.GOLD, palette.TAN),
    Guest(beasts.plague_doctor, hats.flowers, costume.lapels, costume.stripes, palette.MOSS, palette.BROWN),
    Guest(faces.bauta, hats.plumes, costume.boa, costume.dots, palette.SILVER, palette.FAIR),
    Guest(beasts.cat, hats.turban, costume.jabot, costume.scales, palette.LILAC, palette.PEACH),
    Guest(faces.sun, hats.helmet, costume.fan, costume.plain, palette.VERMILION, palette.TAN),
    Guest(faces.moon, hats.top_hat, costume.ruff, costume.stripes, palette.SCARLET, palette.BROWN),
    Guest(beasts.butterfly, crowns.horns, costume.pierrot, costume.dots, palette.MINT, palette.FAIR),
    Guest(beasts.owl, hats.tricorn, costume.lapels, costume.scales, palette.RAVEN, palette.PEACH),
    Guest(beasts.fox, hats.hood, costume.boa, costume.plain, palette.COBALT, palette.TAN),
    Guest(faces.jester, crowns.crescent, costume.jabot, costume.harlequin, palette.IVORY, palette.BROWN),
    Guest(faces.moretta, crowns.crown, costume.fan, costume.dots, palette.SKY, palette.FAIR),
)

GUESTS: Final[Mapping[int, Guest]] = dict(enumerate(_IN_ORDER, start=1))


def layers(guest: Guest) -> list[Layer]:
    """From the back to the front."""
    livery = guest.livery
    collar = guest.collar(livery)
    stands_behind = guest.collar is costume.fan
    return [
        *(hats.hanging(livery) if guest.hat in (hats.hood, hats.mantle) else []),
        *(collar if stands_behind else []),
        costume.neck(guest.skin),
        guest.coat(livery),
        *([] if stands_behind else collar),
        *guest.mask(livery, guest.skin),
        *guest.hat(livery),
    ]
