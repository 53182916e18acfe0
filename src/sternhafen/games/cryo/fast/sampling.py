"""One legal answer at random, by the same draw as without `fast`, but without a list of all."""

from __future__ import annotations

from collections.abc import Callable
from math import floor
from typing import Final

from sternhafen.engine import Action
from sternhafen.games.cryo.data.tables import ALL_DOCKS, TRANSPORT
from sternhafen.games.cryo.fast.queries import count_scraps, nth_scrap
from sternhafen.games.cryo.fast.tables import DEPLOY, HIGH_MEMBERS, LOW_BITS, LOW_MEMBERS, RECALL, SPLIT
from sternhafen.games.cryo.rules.turns import Turn
from sternhafen.games.cryo.rules.upgrades.hooks import USES_DAMAGED_DOCKS
from sternhafen.games.cryo.state import CryoState

Chance = Callable[[], float]

DEPLOYABLE: Final = ALL_DOCKS | 1 << TRANSPORT


def sample_turn(s: CryoState, ask: Turn, random: Chance) -> Action:
    """Return one of a turn's answers, or one of the scraps beside them."""
    side = s.sides[ask.seat]
    taken = 0 if USES_DAMAGED_DOCKS[side.upgrades] else s.damaged
    for other in s.sides:
        taken |= other.docks
    docks = DEPLOYABLE & ~taken
    low, high = LOW_MEMBERS[docks & LOW_BITS], HIGH_MEMBERS[docks >> SPLIT]
    free = len(low) + len(high)
    homes = LOW_MEMBERS[side.home]
    deploys = len(homes) * free
    own = deploys + 1 if side.docks or side.transport else deploys
    k = floor(random() * (own if s.scrapped else own + count_scraps(side)))
    if k < deploys:
        n = k % free
        return DEPLOY[homes[k // free]][low[n] if n < len(low) else high[n - len(low)]]
    return RECALL if k < own else nth_scrap(side, k - own)
