"""The components as small numbers, read once from components.json.

Numbers stand for things in the order of the file: sections, docks, action spaces, caves, tunnels, tiles and cards.
A *face* is what a resource tile, an incident tile or a card's scrap corner shows; all faces are numbered together.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from sternhafen.engine import bitset
from sternhafen.games.cryo.aliases import CaveSet, Cost, DockSet, HomeDockSet

RAW: Final[dict[str, Any]] = json.loads((files("sternhafen.games.cryo.data") / "components.json").read_text("utf-8"))

# Resources -----------------------------------------------------------------------------------------------------------

RESOURCES: Final[list[str]] = RAW["resources"]["names"]
CRYSTAL: Final = 0
ORGANICS: Final = 1
TECH: Final = 2
NANITES: Final = 3
ENERGY: Final = 4
TRACKS: Final = 5
"""The four resources and energy."""
START_RESOURCES: Final[list[int]] = RAW["resources"]["start"]
TRACK_LIMIT: Final[list[int]] = [RAW["resource_limit"]["each"]] * 4 + [RAW["energy_limit"]["most"]]


def amounts(items: dict[str, int]) -> Cost:
    """Return named amounts as five numbers: crystal, organics, tech, nanites, energy.

    >>> amounts({"tech": 1, "energy": 2})
    (0, 0, 1, 0, 2)
    """
    return tuple([items.get(name, 0) for name in RESOURCES])


SCOUT_COST: Final[Cost] = amounts(RAW["scout"]["cost"])
OVERCLOCK_COST: Final[Cost] = amounts(RAW["overclock"]["cost"])

# Set-up --------------------------------------------------------------------------------------------------------------

PODS: Final[int] = RAW["setup"]["pods"]
DRONES: Final[int] = RAW["setup"]["drones"]
START_HOME: Final[HomeDockSet] = bitset.of([dock - 1 for dock in RAW["setup"]["drone_docks"]])
"""The platform docks with a drone at the start."""
SEAT_BONUS: Final[list[Cost]] = [amounts(items) for items in RAW["setup"]["seat_bonus"]]
DAMAGE_MARKERS: Final[dict[int, int]] = {int(n): count for n, count in RAW["setup"]["damage_markers"].items()}
CARDS_DEALT: Final[int] = RAW["setup"]["cards_dealt"]
CARDS_KEPT: Final[int] = RAW["setup"]["cards_kept"]
HAND_LIMIT: Final[int] = RAW["setup"]["hand_limit"]
SALVAGE_SPACES: Final[dict[int, int]] = {int(n): count for n, count in RAW["salvage"]["spaces"].items()}

# The wreck: sections, docks, action spaces ---------------------------------------------------------------------------

SECTIONS: Final = 4
DISPATCH: Final = 3
"""The last section, the only one without resource spaces."""
CHAMBERS: Final = 12
CHAMBERS_OF_SECTION: Final = 3
ROWS: Final = 3
"""The salvage rows; row n yields resource n."""
SPACE_KINDS: Final = (
    "stasis_control",
    "resource_space",
    "reactor",
    "converter",
    "computer",
    "scout",
    "send_crew",
    "recall_crew",
)
STASIS: Final = 0
TILE: Final = 1
REACTOR: Final = 2
CONVERTER: Final = 3
COMPUTER: Final = 4
SCOUT: Final = 5
SEND: Final = 6
BACK: Final = 7
MAX_TIMES: Final[dict[str, int]] = RAW["actions"]["most"]

START_STASIS: Final[list[int]] = [pods for section in RAW["sections"]["items"] for pods in section["pods"]]
SPACE_KIND: Final[list[int]] = []
SPACE_SECTION: Final[list[int]] = []
SPACE_LETTER: Final[list[str]] = []
SPACE_STACK: Final[list[int]] = []
"""The number of a resource space's stack, or -1."""
STACK_SPACE: Final[list[int]] = []
DOCK_SPACES: Final[list[tuple[int, ...]]] = []
"""The action spaces beside each ship dock, clockwise from the right: right, below, left, above."""
DAMAGEABLE: Final[list[int]] = []
TOP_DOCKS: Final[list[int]] = []
"""The docks under the eight board cards of the solo game."""
DOCKS_BELOW: Final[dict[int, tuple[int, int]]] = {}


def _read_sections() -> None:
    for number, section in enumerate(RAW["sections"]["items"]):
        letters: dict[str, int] = {}
        for space in section["spaces"]:
            letters[space["id"]] = len(SPACE_KIND)
            SPACE_LETTER.append(space["id"])
            SPACE_STACK.append(len(STACK_SPACE) if space["kind"] == "resource_space" else -1)
            if space["kind"] == "resource_space":
                STACK_SPACE.append(len(SPACE_KIND))
            SPACE_KIND.append(SPACE_KINDS.index(space["kind"]))
            SPACE_SECTION.append(number)
        for dock in section["docks"]:
            here = len(DOCK_SPACES)
            if dock.get("damage"):
                DAMAGEABLE.append(here)
            if "below" in dock:
                TOP_DOCKS.append(here)
                left, right = dock["below"]
                DOCKS_BELOW[here] = (5 * number + left - 1, 5 * number + right - 1)
            beside = [dock[way] for way in ("right", "down", "left", "up")]
            DOCK_SPACES.append(tuple([letters[letter] for letter in beside if letter is not None]))


_read_sections()
SPACES: Final = len(SPACE_KIND)
STACKS: Final = len(STACK_SPACE)
DOCKS: Final = 20
TRANSPORT: Final = 20
"""The number of the transport dock, after the ship docks."""
DOCKS_OF_SECTION: Final = 5
STACKS_OF_SECTION: Final = 5
ALL_DOCKS: Final[DockSet] = bitset.full(DOCKS)

# Faces ---------------------------------------------------------------------------------------------------------------

ALL_OF: Final = 0
ONE_OF: Final = 1
CARD: Final = 2
FACE_MODE: Final[list[int]] = []
FACE_ITEMS: Final[list[tuple[tuple[int, int], ...]]] = []
FACE_COST: Final[list[Cost]] = []
"""A face read as a cost: five numbers, for an either/or tile five for each way; a card's are empty."""


def _read_face(shows: dict[str, Any]) -> int:
    mode = "all" if "all" in shows else "one_of" if "one_of" in shows else "card"
    items: dict[str, int] = shows[mode] if mode != "card" else {}
    FACE_MODE.append(("all", "one_of", "card").index(mode))
    FACE_ITEMS.append(tuple([(RESOURCES.index(name), amount) for name, amount in items.items()]))
    ways = [{name: amount} for name, amount in items.items()] if mode == "one_of" else [items] if items else []
    FACE_COST.append(tuple([number for way in ways for number in amounts(way)]))
    return len(FACE_MODE) - 1


TILE_COLOURS: Final = ("engineering", "lab", "rnd")
TILE_COLOUR: Final[list[int]] = []
TILE_COUNT: Final[list[int]] = []
for _tile in RAW["resource_tiles"]["items"]:
    _read_face(_tile["shows"])
    TILE_COLOUR.append(TILE_COLOURS.index(_tile["colour"]))
    TILE_COUNT.append(_tile["count"])
TILES: Final = len(TILE_COUNT)

EARLY: Final = 0
LATE: Final = 1
SUNSET_BACK: Final = 2
SABOTAGE: Final = 0
PLUNDER: Final = 1
SUNSET: Final = 2
INCIDENT_BACK: Final[list[int]] = []
INCIDENT_EFFECT: Final[list[int]] = []
INCIDENT_COUNT: Final[list[int]] = []
INCIDENT_FACE: Final[list[int]] = []
for _tile in RAW["incident_tiles"]["items"]:
    INCIDENT_BACK.append(("early", "late", "sunset").index(_tile["back"]))
    INCIDENT_EFFECT.append(("sabotage", "plunder", "sunset").index(_tile["effect"]))
    INCIDENT_COUNT.append(_tile["count"])
    INCIDENT_FACE.append(_read_face(_tile["shows"]) if "shows" in _tile else -1)
INCIDENTS: Final = len(INCIDENT_COUNT)
SUNSET_TILE: Final = INCIDENT_EFFECT.index(SUNSET)
TRACK_BACKS: Final[list[str]] = RAW["incident_track"]["backs"]
LATE_STACKS: Final = TRACK_BACKS.count("late")

# Caves and tunnels ---------------------------------------------------------------------------------------------------

CAVE_IDS: Final[list[str]] = [cave["id"] for cave in RAW["cave_spaces"]["items"]]
CAVES: Final = 14
CAVE_PLAYERS: Final[list[int]] = [cave["players"] for cave in RAW["cave_spaces"]["items"]]
CAVE_LARGE: Final[list[bool]] = [cave["size"] == "large" for cave in RAW["cave_spaces"]["items"]]
LARGE_CAVES: Final[CaveSet] = bitset.of([cave for cave in range(CAVES) if CAVE_LARGE[cave]])
START_CAVES: Final[CaveSet] = bitset.of(
    [number for number, cave in enumerate(RAW["cave_spaces"]["items"]) if cave.get("open")]
)
CAVES_USED: Final[dict[int, CaveSet]] = {
    n: bitset.of([cave for cave in range(CAVES) if CAVE_PLAYERS[cave] <= n]) for n in DAMAGE_MARKERS
}
"""The cave spaces in use at a number of sides."""
TUNNELS: Final = 18
TUNNEL_CAVES: Final[list[tuple[int, int]]] = [
    (CAVE_IDS.index(tunnel["caves"][0]), CAVE_IDS.index(tunnel["caves"][1])) for tunnel in RAW["tunnels"]["items"]
]
TUNNEL_ENERGY: Final[list[int]] = [tunnel["energy"] for tunnel in RAW["tunnels"]["items"]]


def _neighbours() -> list[CaveSet]:
    """Return each cave's adjacent caves (CRYO-3.35)."""
    near = [0] * CAVES
    pairs = list(TUNNEL_CAVES)
    pairs += [(i, i + 1) for i in range(CAVES - 1) if CAVE_IDS[i][0] == CAVE_IDS[i + 1][0]]
    for one, other in pairs:
        near[one] |= 1 << other
        near[other] |= 1 << one
    return near


ADJACENT_CAVES: Final[list[CaveSet]] = _neighbours()
CAVE_TILE_LARGE: Final[list[bool]] = [tile["size"] == "large" for tile in RAW["cave_tiles"]["items"]]
CAVE_TILES: Final = len(CAVE_TILE_LARGE)
CAVE_COST: Final[list[Cost]] = [amounts(tile["cost"]) for tile in RAW["cave_tiles"]["items"]]
CAVE_FIRST: Final[list[int]] = [tile["first"] for tile in RAW["cave_tiles"]["items"]]
CAVE_SECOND: Final[list[int]] = [tile["second"] for tile in RAW["cave_tiles"]["items"]]

# The platform --------------------------------------------------------------------------------------------------------

PLATFORM_DOCKS: Final = 6
UPGRADE_PLACES: Final[int] = RAW["platform"]["upgrades"]
VEHICLE_PLACES: Final[int] = RAW["platform"]["vehicles"]
MISSION_PLACES: Final[int] = RAW["platform"]["missions"]
CREW_ROOM: Final[int] = RAW["platform_crew"]["room"]
WAKE_DOCK: Final = 1
PLAN_DOCK: Final = 5
NO_SLOT: Final = -1
COST_SLOT: Final[list[int]] = []
"""The cost slot of each platform dock, or `NO_SLOT`."""
REWARD_SLOT: Final[list[int]] = []
FIXED_GAIN: Final[list[Cost]] = []
"""What a platform action yields besides tiles, wakes and cards; empty if nothing."""


def _read_platform() -> int:
    slots = 0
    for dock in RAW["platform"]["docks"]:
        COST_SLOT.append(slots if "cost" in dock else NO_SLOT)
        slots += "cost" in dock
        REWARD_SLOT.append(slots if dock["reward"] == "tile" else NO_SLOT)
        slots += dock["reward"] == "tile"
        FIXED_GAIN.append(amounts(dock["reward"]) if isinstance(dock["reward"], dict) else ())
    return slots


SLOTS: Final = _read_platform()

# Cards ---------------------------------------------------------------------------------------------------------------

CARDS: Final = 8
UPGRADE: Final = 0
MISSION: Final = 1
VEHICLE: Final = 2
USES: Final = 3
"""The three ways to play a card."""
CARD_COPIES: Final[list[int]] = [card["copies"] for card in RAW["cards"]["items"]]
VEHICLE_ROOM: Final[list[int]] = [card["vehicle"]["room"] for card in RAW["cards"]["items"]]
MAX_LOAD: Final = 5
"""No vehicle ever holds more pods."""
SCRAP_FACE: Final[list[int]] = [_read_face(card["scrap"]) for card in RAW["cards"]["items"]]
UPGRADE_EFFECTS: Final[list[str]] = [card["upgrade"] for card in RAW["cards"]["items"]]
VEHICLE_EFFECTS: Final[list[str]] = [card["vehicle"].get("effect", "") for card in RAW["cards"]["items"]]
GROUND_SCANNER: Final[int] = UPGRADE_EFFECTS.index("scan")
SUPERCHARGE: Final[int] = UPGRADE_EFFECTS.index("double-energy")
INTERFACE: Final[int] = UPGRADE_EFFECTS.index("damaged-docks")
WAKE_PROTOCOL: Final[int] = UPGRADE_EFFECTS.index("wake-protocol")
AUTOMATION: Final[int] = UPGRADE_EFFECTS.index("automation")
PROTOTYPE: Final[int] = UPGRADE_EFFECTS.index("prototype")
EARLY_WARNING: Final[int] = UPGRADE_EFFECTS.index("early-warning")
OVERCLOCK: Final[int] = UPGRADE_EFFECTS.index("overclock")
MOTH: Final[int] = VEHICLE_EFFECTS.index("one-energy")
SPIDER: Final[int] = VEHICLE_EFFECTS.index("rescue")

MISSION_KINDS: Final = ("caves", "energy", "incidents", "largest", "tiles", "resources", "salvage")
PER_CAVE: Final = 0
PER_ENERGY: Final = 1
PER_INCIDENT: Final = 2
PER_LARGEST: Final = 3
PER_TILE: Final = 4
PER_RESOURCE: Final = 5
PER_SALVAGE: Final = 6
"""What missions count."""
MISSION_PER: Final[list[int]] = [MISSION_KINDS.index(card["mission"]["per"]) for card in RAW["cards"]["items"]]
MISSION_POINTS: Final[list[int]] = [card["mission"]["points"] for card in RAW["cards"]["items"]]
MISSION_EACH: Final[list[int]] = [card["mission"].get("each", 1) for card in RAW["cards"]["items"]]
MISSION_LEAST: Final[list[int]] = [card["mission"].get("least", 1) for card in RAW["cards"]["items"]]

# Points and the Rival ------------------------------------------------------------------------------------------------

POINTS_CAVE_POD: Final[int] = RAW["points"]["pod_in_cave"]
POINTS_UPGRADE: Final[int] = RAW["points"]["upgrade"]
POINTS_VEHICLE: Final[int] = RAW["points"]["vehicle"]
POINTS_AWAKE: Final[int] = RAW["points"]["pod_awake"]

RIVAL: Final = 1
"""The side that nobody plays in a solo game."""
RIVAL_DRONES: Final[int] = RAW["rival"]["drones"]
RIVAL_SALVAGE: Final[int] = RAW["rival"]["salvage_pods"]
RIVAL_INCIDENTS: Final[list[int]] = RAW["rival"]["incidents"]
"""How many incidents the Rival resolves, by the number of its drones on the board."""
RIVAL_MISSIONS: Final[int] = RAW["rival"]["missions_scored"]
RIVAL_CHECK: Final[int] = RAW["rival"]["check"]
RIVAL_ENERGY_CHECK: Final[int] = RAW["rival"]["energy_check"]
RIVAL_PODS_CHECK: Final[int] = RAW["rival"]["pods_check"]
RIVAL_ENERGY_GAIN: Final[int] = RAW["rival"]["energy_gain"]
RIVAL_EXTRA_WAKES: Final[int] = RAW["rival"]["extra_wakes"]
RIVAL_HARDER: Final[Cost] = amounts(RAW["rival"]["harder"])
