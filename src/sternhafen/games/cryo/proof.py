"""Proof: nothing on the table is lost, doubled or beyond its limit."""

from __future__ import annotations

from sternhafen.games.cryo.components import (
    CARDS,
    CAVE_TILE_LARGE,
    CAVE_TILES,
    COPIES,
    DAMAGE_MARKERS,
    DRONES,
    INCIDENT_BACK,
    INCIDENT_COUNT,
    INCIDENT_EFFECT,
    INCIDENTS,
    LARGE_CAVES,
    LATE_STACKS,
    LIMIT,
    MISSION_PLACES,
    PODS,
    RIVAL_DRONES,
    SABOTAGE,
    SCANNER,
    SUNSET_BACK,
    TILE_COLOUR,
    TILE_COUNT,
    TILES,
    UPGRADE_PLACES,
    VEHICLE_PLACES,
)
from sternhafen.games.cryo.table import FACE_DOWN, LARGE_CAVES_POOL, SMALL_CAVES, Side, Table, bits


def verify(s: Table) -> None:
    """Raise an AssertionError if a component is lost, doubled or known wrongly."""
    for number, side in enumerate(s.sides):
        verify_side(s, number, side)
    verify_docks(s)
    verify_cards(s)
    verify_tiles(s)
    verify_incidents(s)
    verify_caves(s)


def verify_side(s: Table, number: int, side: Side) -> None:
    """Prove that no pod or drone of a side is lost and every limit is kept."""
    pods = sum(side.stasis) + sum(side.salvage) + side.saved() + side.awake + side.destroyed
    assert pods == PODS, f"side {number} has {pods} pods"
    assert min(side.stasis + side.salvage + side.caves + [side.awake, side.destroyed]) >= 0, "no negative pods"
    assert all(0 <= have <= most for have, most in zip(side.res, LIMIT, strict=True)), f"tracks {side.res}"
    rival = s.is_rival(number)
    assert rival or side.awake <= side.capacity(), f"side {number} has no room for {side.awake} pods"
    assert side.home.bit_count() + side.drones_out() == (RIVAL_DRONES if rival else DRONES), "a drone is lost"
    assert side.upgrades.bit_count() <= UPGRADE_PLACES, "too many upgrades in play"
    assert len(side.vehicles) <= VEHICLE_PLACES, "too many vehicles in play"
    assert rival or len(set(side.missions)) == len(side.missions) <= MISSION_PLACES, f"missions {side.missions}"
    for cards in (side.hand, side.missions, side.vehicles, side.kept, side.aside, side.old_hand, side.old_missions):
        assert cards == tuple(sorted(cards)), "cards without order are sorted"
    for cards, old in ((side.hand, side.old_hand), (side.missions, side.old_missions)):
        assert s.over or all(old.count(card) <= cards.count(card) for card in old), "old cards are held"


def verify_docks(s: Table) -> None:
    """Prove that no dock holds two drones, no salvage row too many pods, and the damage stays."""
    assert s.taken_docks().bit_count() == sum([side.docks.bit_count() for side in s.sides]), "two drones on a dock"
    assert s.damaged.bit_count() == DAMAGE_MARKERS[len(s.sides)], "damage never changes"
    assert min([s.free_salvage(row) for row in range(3)]) >= 0, "a salvage row is too full"


def verify_cards(s: Table) -> None:
    """Prove that there are five of each card."""
    cards = [*s.deck, *s.discard, *s.board_cards, *s.decisions]
    for side in s.sides:
        cards += [*side.hand, *side.missions, *side.vehicles, *side.aside, *bits(side.upgrades)]
    for card in range(CARDS):
        assert cards.count(card) == COPIES[card], f"{cards.count(card)} copies of card {card}"
    assert s.deck == tuple(sorted(s.deck)), "the deck's order is nobody's knowledge"


def verify_tiles(s: Table) -> None:
    """Prove that every resource tile is somewhere, and that the stacks can still be drawn."""
    seen = [*s.box, *s.pools[0], *s.pools[1], *s.pools[2], *(tile for tile in s.tops if tile >= 0)]
    for side in s.sides:
        seen += [tile for tile in side.slots if tile >= 0]
    for tile in range(TILES):
        assert seen.count(tile) == TILE_COUNT[tile], f"{seen.count(tile)} tiles of kind {tile}"
    for colour in range(3):
        stacks = range(5 * colour, 5 * colour + 5)
        face_down = sum([s.heights[i] - (s.tops[i] >= 0) for i in stacks])
        assert face_down <= len(s.pools[colour]), "a stack has no tiles to draw"
        assert all(TILE_COLOUR[s.tops[i]] == colour for i in stacks if s.tops[i] >= 0), "a tile lies in another section"


def verify_incidents(s: Table) -> None:
    """Prove that every incident tile is somewhere: in a pool, on a section, on a chamber or kept."""
    seen = [*s.pools[5], *s.pools[6], *(tile for tile in s.incidents if tile >= 0)]
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
    assert len(s.pools[6]) >= min(max(s.track - 1, 0), LATE_STACKS * n), "the track has no late tiles to draw"
    assert len(s.pools[5]) >= max(0, s.track - 1 - LATE_STACKS * n), "the track has no early tiles to draw"


def verify_caves(s: Table) -> None:
    """Prove that every cave tile is somewhere, sizes fit, and a Ground Scanner's owner knows them all."""
    seen = [*s.pools[SMALL_CAVES], *s.pools[LARGE_CAVES_POOL], *(tile for tile in s.caves if tile >= 0)]
    assert sorted(seen) == list(range(CAVE_TILES)), "a cave tile is lost"
    scanned = any(side.has(SCANNER) and not s.is_rival(i) for i, side in enumerate(s.sides))
    for cave, tile in enumerate(s.caves):
        assert (tile == -1) == (not s.caves_used() >> cave & 1), "unused caves stay empty"
        assert tile < 0 or CAVE_TILE_LARGE[tile] == (LARGE_CAVES >> cave & 1 == 1), "a cave of the wrong size"
        assert tile != FACE_DOWN or not (scanned or s.open_caves >> cave & 1), "a cave that is known is decided"
        if not s.open_caves >> cave & 1:
            assert not any(side.caves[cave] for side in s.sides), "nobody settles in a closed cave"
