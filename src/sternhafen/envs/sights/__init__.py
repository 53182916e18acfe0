"""The sights of the house's titles: of which fields of the state each field of a view is made.

What is hidden from whom is decided by the titles' own functions, those that make their views.
"""

from sternhafen.envs.sights.cryo import CRYO
from sternhafen.envs.sights.escape_pods import ESCAPE_PODS
from sternhafen.envs.sights.gen7 import GEN7
from sternhafen.envs.sights.planet_unknown import PLANET_UNKNOWN
from sternhafen.envs.watch import Sight

__all__ = ["SIGHTS"]

SIGHTS: dict[str, Sight] = {
    "escape-pods": ESCAPE_PODS,
    "planet-unknown": PLANET_UNKNOWN,
    "cryo": CRYO,
    "gen7": GEN7,
}
