"""How the views of Cryo are written as numbers."""

from __future__ import annotations

from sternhafen.envs.writing import Count, Forms, LeftOut, Row
from sternhafen.games.cryo.data import tables as cryo

RIVAL_CARDS = 12
"""Room for the cards on the Rival's board, and for the decisions of its turn."""

FORMS: Forms = {
    "sides.resources": Row(len(cryo.RESOURCES)),
    "sides.stasis": Row(cryo.CHAMBERS),
    "sides.salvage": Row(len(cryo.SALVAGE_SPACES)),
    "sides.caves": Row(cryo.CAVES),
    "sides.slots": Row(cryo.SLOTS),
    "sides.home": Count(cryo.PLATFORM_DOCKS),
    "sides.docks": Count(cryo.DOCKS),
    "sides.upgrades": Count(cryo.CARDS),
    "sides.vehicles": Count(cryo.CARDS),
    "sides.kept": Count(cryo.INCIDENTS),
    "sides.hand": Count(cryo.CARDS),
    "sides.missions": Count(cryo.CARDS),
    "sides.put_away": Count(cryo.CARDS),
    "sides.points": LeftOut("the reward says it"),
    "tops": Row(cryo.STACKS),
    "heights": Row(cryo.STACKS),
    "box": Count(cryo.TILES),
    "discard": Count(cryo.CARDS),
    "caves": Row(cryo.CAVES),
    "open_caves": Count(cryo.CAVES),
    "incidents": Row(cryo.SECTIONS),
    "track": Row(len(cryo.TRACK_BACKS)),
    "sabotaged": Count(cryo.DOCKS),
    "damaged": Count(cryo.DOCKS),
    "board_cards": Row(RIVAL_CARDS),
    "decisions": Row(RIVAL_CARDS),
}
