"""What must always hold: nothing on the table is lost, doubled or beyond its limit."""

from __future__ import annotations

from sternhafen.engine.bitset import contains, members
from sternhafen.games.cryo.aliases import EARLY_POOL, FACE_DOWN, LARGE_CAVE_POOL, LATE_POOL, SMALL_CAVE_POOL, UNUSED
from sternhafen.games.cryo.data.tables import (
    CARD_COPIES,
    CARDS,
    CAVE_TILE_LARGE,
    CAVE_TILES,
    DAMAGE_MARKERS,
    DRONES,
    INCIDENT_BACK,
    INCIDENT_COUNT,
    INCIDENT_EFFECT,
    INCIDENTS,
    LARGE_CAVES,
    LATE_STACKS,
    MISSION_PLACES,
    PODS,
    RIVAL_DRONES,
    ROWS,
    SABOTAGE,
    STACKS_OF_SECTION,
    SUNSET_BACK,
    TILE_COLOUR,
    TILE_COLOURS,
    TILE_COUNT,
    TILES,
    TRACK_LIMIT,
    UPGRADE_PLACES,
    VEHICLE_PLACES,
)
from sternhafen.games.cryo.rules.upgrades.hooks import SEES_CAVES
from sternhafen.games.cryo.rules.vehicles import capacity
from sternhafen.games.cryo.state import CryoState, Side


def verify(s: CryoState) -> None:
    """Raise an AssertionError if a component is lost, doubled or known wrongly."""
    for number, side in enumerate(s.sides):
        verify_side(s, number, side)
    verify_docks(s)
    verify_cards(s)
    verify_tiles(s)
    verify_incidents(s)
    verify_caves(s)


def verify_side(s: CryoState, number: int, side: Side) -> None:
    """Assert that no pod or drone of a side is lost and every limit is kept."""
    pods = sum(side.stasis) + sum(side.salvage) + side.settled() + side.awake + side.destroyed
    assert pods == PODS, f"side {number} has {pods} pods"
    assert min(side.stasis + side.salvage + side.caves + [side.awake, side.destroyed]) >= 0, "no negative pods"
    assert all(0 <= have <= most for have, most in zip(side.resources, TRACK_LIMIT, strict=True)), "a track is too high"
    rival = s.is_rival(number)
    assert rival or side.awake <= capacity(side), f"side {number} has no room for {side.awake} pods"
    assert side.home.bit_count() + side.drones_out() == (RIVAL_DRONES if rival else DRONES), "a drone is lost"
    assert side.upgrades.bit_count() <= UPGRADE_PLACES, "too many upgrades in play"
    assert len(side.vehicles) <= VEHICLE_PLACES, "too many vehicles in play"
    assert rival or len(set(side.missions)) == len(side.missions) <= MISSION_PLACES, f"missions {side.missions}"
    for cards in (side.hand, side.missions, side.vehicles, side.kept, side.aside, side.old_hand, side.old_missions):
        assert cards == tuple(sorted(cards)), "cards without order are sorted"
    for cards, old in ((side.hand, side.old_hand), (side.missions, side.old_missions)):
        assert s.over or all(old.count(card) <= cards.count(card) for card in old), "old cards are held"


def verify_docks(s: CryoState) -> None:
    """Assert that no dock holds two drones, no salvage row too many pods, and the damage stays."""
    assert s.taken_docks().bit_count() == sum([side.docks.bit_count() for side in s.sides]), "two drones on a dock"
    assert s.damaged.bit_count() == DAMAGE_MARKERS[len(s.sides)], "damage never changes"
    assert min([s.free_salvage(row) for row in range(ROWS)]) >= 0, "a salvage row is too full"


def verify_cards(s: CryoState) -> None:
    """Assert that there are five of each card."""
    cards = [*s.deck, *s.discard, *s.board_cards, *s.decisions]
    for side in s.sides:
        cards += [*side.hand, *side.missions, *side.vehicles, *side.aside, *members(side.upgrades)]
    for card in range(CARDS):
        assert cards.count(card) == CARD_COPIES[card], f"{cards.count(card)} copies of card {card}"
    assert s.deck == tuple(sorted(s.deck)), "the deck's order is nobody's knowledge"


def verify_tiles(s: CryoState) -> None:
    """Assert that every resource tile is somewhere, and that the stacks can still be drawn."""
    seen = [*s.box, *(tile for tile in s.tops if tile >= 0)]
    for pool in s.pools[: len(TILE_COLOURS)]:
        seen += pool
    for side in s.sides:
        seen += [tile for tile in side.slots if tile >= 0]
    for tile in range(TILES):
        assert seen.count(tile) == TILE_COUNT[tile], f"{seen.count(tile)} tiles of kind {tile}"
    for colour in range(len(TILE_COLOURS)):
        stacks = range(STACKS_OF_SECTION * colour, STACKS_OF_SECTION * (colour + 1))
        face_down = sum([s.heights[i] - (s.tops[i] >= 0) for i in stacks])
        assert face_down <= len(s.pools[colour]), "a stack has no tiles to draw"
        assert all(TILE_COLOUR[s.tops[i]] == colour for i in stacks if s.tops[i] >= 0), "a tile lies in another section"


def verify_incidents(s: CryoState) -> None:
    """Assert that every incident tile is somewhere: in a pool, on a section, on a chamber or kept."""
    seen = [*s.pools[EARLY_POOL], *s.pools[LATE_POOL], *(tile for tile in s.incidents if tile >= 0)]
    for side in s.sides:
        seen += side.kept
    struck = s.sabotaged.bit_count()
    sabotages = 0
    for tile in range(INCIDENTS):
        expected = INCIDENT_COUNT[tile]
        if INCIDENT_BACK[tile] == SUNSET_BACK:
            expected = 0 if s.track else 1
        if INCIDENT_EFFECT[tile] == SABOTAGE:
            sabotages += expected - seen.count(tile)
        else:
            assert seen.count(tile) == expected, f"{seen.count(tile)} incident tiles of kind {tile}"
    assert sabotages == struck, f"{struck} chambers are struck by {sabotages} tiles"
    n = len(s.sides)
    assert len(s.pools[LATE_POOL]) >= min(max(s.track - 1, 0), LATE_STACKS * n), "the track has no late tiles to draw"
    assert len(s.pools[EARLY_POOL]) >= max(0, s.track - 1 - LATE_STACKS * n), "the track has no early tiles to draw"


def verify_caves(s: CryoState) -> None:
    """Assert that every cave tile is somewhere, sizes fit, and a Ground Scanner's owner knows them all."""
    seen = [*s.pools[SMALL_CAVE_POOL], *s.pools[LARGE_CAVE_POOL], *(tile for tile in s.caves if tile >= 0)]
    assert sorted(seen) == list(range(CAVE_TILES)), "a cave tile is lost"
    scanned = any(SEES_CAVES[s.working_upgrades(number)] for number in range(len(s.sides)))
    for cave, tile in enumerate(s.caves):
        assert (tile == UNUSED) == (not contains(s.caves_used(), cave)), "unused caves stay empty"
        assert tile < 0 or CAVE_TILE_LARGE[tile] == contains(LARGE_CAVES, cave), "a cave of the wrong size"
        assert tile != FACE_DOWN or not (scanned or contains(s.open_caves, cave)), "a cave that is known is decided"
        if not contains(s.open_caves, cave):
            assert not any(side.caves[cave] for side in s.sides), "nobody settles in a closed cave"
