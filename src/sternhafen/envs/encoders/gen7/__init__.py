"""How the views of Gen7 are made from its states."""

from sternhafen.envs.encoders.gen7.ship import Gen7Numbers

NUMBERS = Gen7Numbers
