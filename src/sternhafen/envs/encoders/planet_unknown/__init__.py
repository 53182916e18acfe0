"""How the views of Planet Unknown are made from its states."""

from sternhafen.envs.encoders.planet_unknown.table import PlanetNumbers

NUMBERS = PlanetNumbers
