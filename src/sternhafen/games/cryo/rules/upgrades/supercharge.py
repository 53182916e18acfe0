"""Supercharge: at a launch each energy counts as two (CRYO-9.4, 9.5)."""

from __future__ import annotations

from typing import Final

from sternhafen.games.cryo.data.tables import SUPERCHARGE
from sternhafen.games.cryo.rules.upgrades.hooks import Upgrade

UPGRADE: Final[Upgrade] = Upgrade(SUPERCHARGE, energy_value=2)
