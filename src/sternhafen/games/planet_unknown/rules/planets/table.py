"""All planets with rules of their own: which module has the rules of which board."""

from __future__ import annotations

from typing import Final

from sternhafen.games.planet_unknown.data.planets import PLANET_IDS
from sternhafen.games.planet_unknown.rules.planets.arashi import Arashi
from sternhafen.games.planet_unknown.rules.planets.cerberus import Cerberus
from sternhafen.games.planet_unknown.rules.planets.charybdis import Charybdis
from sternhafen.games.planet_unknown.rules.planets.gaia import Gaia
from sternhafen.games.planet_unknown.rules.planets.hooks import PLANET_RULES, PlanetRules
from sternhafen.games.planet_unknown.rules.planets.k_273 import K273
from sternhafen.games.planet_unknown.rules.planets.kaax import Kaax
from sternhafen.games.planet_unknown.rules.planets.pajitnov import Pajitnov
from sternhafen.games.planet_unknown.rules.planets.persephone import Persephone
from sternhafen.games.planet_unknown.rules.planets.petra import Petra
from sternhafen.games.planet_unknown.rules.planets.tartarus import Tartarus

RULES: Final[dict[str, type[PlanetRules]]] = {
    "arashi": Arashi,
    "cerberus": Cerberus,
    "charybdis": Charybdis,
    "gaia": Gaia,
    "k-273": K273,
    "kaax": Kaax,
    "pajitnov": Pajitnov,
    "persephone": Persephone,
    "petra": Petra,
    "tartarus": Tartarus,
}


def install() -> None:
    """Let the rules know every planet; they cannot import them, because planets use the rules."""
    PLANET_RULES[:] = [RULES.get(name, PlanetRules)(number) for number, name in enumerate(PLANET_IDS)]
