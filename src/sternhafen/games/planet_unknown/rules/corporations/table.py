"""All corporations: which module has the rules of which board."""

from __future__ import annotations

from typing import Final

from sternhafen.games.planet_unknown.data.corporations import CORPORATION_IDS
from sternhafen.games.planet_unknown.rules.corporations.cosmos_inc import CosmosInc
from sternhafen.games.planet_unknown.rules.corporations.flux_industries import FluxIndustries
from sternhafen.games.planet_unknown.rules.corporations.hooks import CORPORATION_RULES, CorporationRules
from sternhafen.games.planet_unknown.rules.corporations.horizon_group import HorizonGroup
from sternhafen.games.planet_unknown.rules.corporations.jump_drive import JumpDrive
from sternhafen.games.planet_unknown.rules.corporations.makeshift import Makeshift
from sternhafen.games.planet_unknown.rules.corporations.oasis_ultd import OasisUltd
from sternhafen.games.planet_unknown.rules.corporations.republic import Republic
from sternhafen.games.planet_unknown.rules.corporations.universal_coalition import UniversalCoalition
from sternhafen.games.planet_unknown.rules.corporations.wormhole_corp import WormholeCorp
from sternhafen.games.planet_unknown.rules.gains.pending import PENDING

RULES: Final[dict[str, type[CorporationRules]]] = {
    "universal-coalition": UniversalCoalition,
    "cosmos-inc": CosmosInc,
    "flux-industries": FluxIndustries,
    "horizon-group": HorizonGroup,
    "jump-drive": JumpDrive,
    "makeshift": Makeshift,
    "oasis-ultd": OasisUltd,
    "republic": Republic,
    "wormhole-corp": WormholeCorp,
}


def install() -> None:
    """Let the rules know every corporation; they cannot import them, because corporations use the rules."""
    CORPORATION_RULES[:] = [RULES[name](number) for number, name in enumerate(CORPORATION_IDS)]
    for rules in CORPORATION_RULES:
        PENDING.update(rules.pending())
