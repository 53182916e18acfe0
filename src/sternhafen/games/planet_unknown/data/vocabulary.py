"""The closed vocabulary of effects: what fields, cards, events and technologies can say.

An effect is (verb, a, b). Gains are carried out by `rules.gains.carry_out`; round rules hold while their
event lies open; medal verbs are read by the scoring. A technology is one bit of the sets that
`rules.technology.technologies` returns.
"""

from __future__ import annotations

from typing import Any, Final

from sternhafen.games.planet_unknown.aliases import Effect

CIV: Final = 0
WATER: Final = 1
BIOMASS: Final = 2
ROVER: Final = 3
TECH: Final = 4
ENERGY: Final = 5
RESOURCES: Final = ("civ", "water", "biomass", "rover", "tech", "energy")
TRACKS: Final = 5
SMALL: Final = 0
LARGE: Final = 1
"""The rings of the station: the inner one with small tiles, the outer one with large ones."""
SECTORS: Final = 6

_GAINS: Final = (
    "synergy",  # a boosts
    "gain_patch",  # a patches
    "rover_moves",  # a moves
    "rover",  # a rovers to put
    "civ_milestone",  # a card of level a
    "tech",  # the technology of level a
    "double_field",  # one of the two bonuses of biomass field a (Wormhole)
    "advance",  # track a by one (no boost)
    "advance_different",  # a different markers, b fields each
    "advance_choice",  # one of the tracks of mask a, b fields
    "leap",  # the same without bonuses
    "advance_all_to",  # all markers to field a, no boosts
    "step_back",  # one of the tracks of mask a, b fields back
    "take_and_place_tile",  # with its resources if a
    "collect_lifepods",  # a of them
    "collect_meteorites",
    "destroy_meteorites",
    "clear_line",  # the meteorites of a row or column are destroyed
    "teleport_rover",
    "add_meteorite",
    "lose_rover",
    "lose_lifepod",
    "lose_collected_lifepod",
    "lose_collected_meteorite",
    "extra_objective",
    "lose_objective",
    "keep_objective",  # a of those offered
    "boost_or_peek",
    "one_resource_counts",  # of tile a, placed if b
    "claim_row",
    "common_objective",
    "move_flux",
    "steer",  # Makeshift: marker a has b fields to go
    "turn_freely",
    "remove_shape",
    "add_civ_cards",
    "remove_civ_cards",
    "extra_rover",
)
_RULES: Final = (
    "rover_ban",
    "ban_edge",
    "ban_ice",
    "ban_same_terrain",
    "one_resource",
    "no_milestones",
    "no_synergy",
)
_MEDALS: Final = ("medals", "medals_per_patch", "medals_per_lifepod", "meteorite_repo", "commerce_agreement")

VERBS: Final = {name: i for i, name in enumerate(_GAINS + _RULES + _MEDALS)}

BOOST: Final = VERBS["synergy"]
PATCH: Final = VERBS["gain_patch"]
MOVES: Final = VERBS["rover_moves"]
PUT: Final = VERBS["rover"]
CARD: Final = VERBS["civ_milestone"]
UNLOCK: Final = VERBS["tech"]
DOUBLE_FIELD: Final = VERBS["double_field"]
ADVANCE: Final = VERBS["advance"]
DIFFERENT: Final = VERBS["advance_different"]
CHOICE: Final = VERBS["advance_choice"]
LEAP: Final = VERBS["leap"]
ALL_TO: Final = VERBS["advance_all_to"]
BACK: Final = VERBS["step_back"]
TAKE_TILE: Final = VERBS["take_and_place_tile"]
COLLECT_PODS: Final = VERBS["collect_lifepods"]
COLLECT_METEORS: Final = VERBS["collect_meteorites"]
DESTROY_METEORS: Final = VERBS["destroy_meteorites"]
CLEAR_LINE: Final = VERBS["clear_line"]
TELEPORT: Final = VERBS["teleport_rover"]
ADD_METEOR: Final = VERBS["add_meteorite"]
LOSE_ROVER: Final = VERBS["lose_rover"]
LOSE_POD: Final = VERBS["lose_lifepod"]
LOSE_COLLECTED_POD: Final = VERBS["lose_collected_lifepod"]
LOSE_COLLECTED_METEOR: Final = VERBS["lose_collected_meteorite"]
EXTRA_OBJECTIVE: Final = VERBS["extra_objective"]
LOSE_OBJECTIVE: Final = VERBS["lose_objective"]
KEEP_OBJECTIVE: Final = VERBS["keep_objective"]
BOOST_OR_PEEK: Final = VERBS["boost_or_peek"]
ONE_COUNTS: Final = VERBS["one_resource_counts"]
CLAIM_ROW: Final = VERBS["claim_row"]
COMMON_OBJECTIVE: Final = VERBS["common_objective"]
MOVE_FLUX: Final = VERBS["move_flux"]
STEER: Final = VERBS["steer"]
TURN_FREELY: Final = VERBS["turn_freely"]
REMOVE_SHAPE: Final = VERBS["remove_shape"]
ADD_CIVS: Final = VERBS["add_civ_cards"]
REMOVE_CIVS: Final = VERBS["remove_civ_cards"]
EXTRA_ROVER: Final = VERBS["extra_rover"]
ROVER_BAN: Final = VERBS["rover_ban"]
BAN_EDGE: Final = VERBS["ban_edge"]
BAN_ICE: Final = VERBS["ban_ice"]
BAN_SAME: Final = VERBS["ban_same_terrain"]
ONE_RESOURCE: Final = VERBS["one_resource"]
NO_MILESTONES: Final = VERBS["no_milestones"]
NO_BOOSTS: Final = VERBS["no_synergy"]
MEDALS: Final = VERBS["medals"]
PER_PATCH: Final = VERBS["medals_per_patch"]
PER_POD: Final = VERBS["medals_per_lifepod"]
REPO: Final = VERBS["meteorite_repo"]
COMMERCE: Final = VERBS["commerce_agreement"]

TECHNOLOGIES: Final = (
    "ignore_adjacency",
    "store_patches",
    "rover_moves_plus_1",
    "water_placement_double",
    "no_meteorites",
    "moves_on_choosing_civ_tile",
    "extra_card_of_next_level",
    "teleport_between_civ_resources",
    "boost_per_civ_milestone",
    "two_cards_at_end",
    "reset_biomass",
    "patch_on_tiles",
    "two_patches",
    "patch_destroys_meteorite",
    "rover_diagonal",
    "move_3_lifepods_now",
    "move_lifepod_on_energy_tile",
    "free_steps_onto_energy",
    "move_1_lifepod",
    "ignore_adjacency_for_rover_tiles",
    "moves_for_loaded_rovers",
    "patch_per_collected_meteorite",
    "destroy_load_on_water",
    "advance_rover",
    "boost_instead_of_patch",
    "teleport_same_terrain",
    "double_boost",
    "tech_as_energy",
    "claim_row",
    "common_objective",
    "skip_blockers",
    "moves_for_rovers_on_water",
    "water_when_no_ice",
    "patch_per_water_tile",
    "boost_per_water_tile",
    "civ_and_tech_adjacent",
    "rover_moves_plus_1_if_shared",
    "sideways_shift",
    "regress_one",
    "score_as_highest",
    "moves_for_rovers_on_flux_terrain",
    "advance_to_next_milestone_of_flux",
    "improve_flux_track",
    "collect_meteorite_on_matching_tile",
    "advance_flux",
)
"""Every technology of every corporation; `tech("…")` is its bit."""


def tech(name: str) -> int:
    """Return a technology's bit."""
    return 1 << TECHNOLOGIES.index(name)


def effect(words: list[Any]) -> Effect:
    """Return an effect as the data spells it: a verb and up to two numbers, resources or lists of tracks.

    >>> effect(["rover_moves", 4]) == (MOVES, 4, 0)
    True
    """
    numbers = [_number(word) for word in words[1:]] + [0, 0]
    return VERBS[words[0]], numbers[0], numbers[1]


def _number(word: Any) -> int:
    if isinstance(word, list):
        return sum(1 << RESOURCES.index(name) for name in word)
    if isinstance(word, str):
        return RESOURCES.index(word)
    return int(word)
