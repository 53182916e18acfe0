"""The legal answers to everything that the Rival's rules leave open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sternhafen.engine import Action, Ask
from sternhafen.engine.bitset import members
from sternhafen.games.cryo.data.tables import LARGE_CAVES, RIVAL, RIVAL_EXTRA_WAKES
from sternhafen.games.cryo.fast.tables import (
    CHOOSE_CAVE,
    CHOOSE_CAVES,
    CHOOSE_DOCK,
    CHOOSE_RESOURCE,
    CHOOSE_SECTION,
    RESOLUTIONS,
    SCOUT_CAVE,
    SEND_CREW,
    WAKE,
)
from sternhafen.games.cryo.rules.caves import scoutable_caves
from sternhafen.games.cryo.rules.rival.checks import RivalChambers, RivalSection, fullest_sections
from sternhafen.games.cryo.rules.rival.recall import (
    RivalCrew,
    RivalIncident,
    RivalOrder,
    fewest_pods,
    salvage_rows,
)
from sternhafen.games.cryo.rules.rival.rewards import RivalGain, scarcest_icons
from sternhafen.games.cryo.rules.rival.settling import RivalCaves, RivalOddPod, RivalScout, emptiest_pairs
from sternhafen.games.cryo.rules.rival.turn import RivalDock, open_docks, target_docks
from sternhafen.games.cryo.state import CryoState


def of_rival_gain(s: CryoState, ask: RivalGain) -> list[Action]:
    """Return the icons that the Rival has least of."""
    return [CHOOSE_RESOURCE[resource] for resource in sorted(scarcest_icons(s, ask.face))]


def of_rival_dock(s: CryoState, ask: RivalDock) -> list[Action]:
    """Return the docks that the decision card leads to."""
    return [CHOOSE_DOCK[dock] for dock in target_docks(s, ask.card, open_docks(s))]


def of_rival_crew(s: CryoState, ask: RivalCrew) -> list[Action]:
    """Return the rows for the Rival's pod."""
    return [SEND_CREW[row] for row in salvage_rows(s)]


def of_rival_incident(s: CryoState, ask: RivalIncident) -> list[Action]:
    """Return the sections with fewest Rival pods."""
    return [CHOOSE_SECTION[section] for section in fewest_pods(s, ask.chosen)]


def of_rival_order(s: CryoState, ask: RivalOrder) -> list[Action]:
    """Return the chosen tiles."""
    return RESOLUTIONS[ask.chosen]


def of_rival_section(s: CryoState, ask: RivalSection) -> list[Action]:
    """Return the sections with most Rival pods."""
    return [CHOOSE_SECTION[section] for section in fullest_sections(s)]


def of_rival_chambers(s: CryoState, ask: RivalChambers) -> list[Action]:
    """Return the chambers from which the Rival's pods can come."""
    k = 3 * ask.section
    stasis = s.sides[RIVAL].stasis
    a, b, c = stasis[k], stasis[k + 1], stasis[k + 2]
    pods = min(RIVAL_EXTRA_WAKES, a + b + c)
    return [
        WAKE[x][y][pods - x - y]
        for x in range(min(a, pods) + 1)
        for y in range(min(b, pods - x) + 1)
        if pods - x - y <= c
    ]


def of_rival_scout(s: CryoState, ask: RivalScout) -> list[Action]:
    """Return the caves that the Rival can scout."""
    caves = scoutable_caves(s)
    return [SCOUT_CAVE[cave] for cave in members(caves & LARGE_CAVES or caves)]


def of_rival_caves(s: CryoState, ask: RivalCaves) -> list[Action]:
    """Return the pairs of caves with fewest Rival pods."""
    return [CHOOSE_CAVES[pair] for pair in emptiest_pairs(s)]


def of_rival_odd_pod(s: CryoState, ask: RivalOddPod) -> list[Action]:
    """Return the two caves."""
    return [CHOOSE_CAVE[ask.first], CHOOSE_CAVE[ask.second]]


RIVAL_LISTED: Final[dict[type[Ask], Callable[[Any, Any], list[Action]]]] = {
    RivalGain: of_rival_gain,
    RivalDock: of_rival_dock,
    RivalCrew: of_rival_crew,
    RivalIncident: of_rival_incident,
    RivalOrder: of_rival_order,
    RivalSection: of_rival_section,
    RivalChambers: of_rival_chambers,
    RivalScout: of_rival_scout,
    RivalCaves: of_rival_caves,
    RivalOddPod: of_rival_odd_pod,
}
