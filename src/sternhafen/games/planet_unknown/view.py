"""What one seat, or a spectator, may know of a game."""

from __future__ import annotations

import msgspec

from sternhafen.engine.values import Frozen, View


class ColonyView(msgspec.Struct, frozen=True, cache_hash=True, metaclass=Frozen):
    """One player's boards. Cells are 13 * row + column."""

    planet: str
    corporation: str
    ground: tuple[str, ...]
    """The bare planet, a letter a cell: # land, ~ ice, R ring, C city, E current line, T toxic, o hole, . outside."""
    terrain: tuple[int, ...]
    """What covers each cell: a resource's number, -1 nothing."""
    symbols: tuple[int, ...]
    """Cells with a visible resource symbol."""
    tiles: tuple[tuple[int, int, int], ...]
    """Every tile laid: its number, turn and anchor."""
    patches: tuple[int, ...]
    free_spots: tuple[int, ...]
    """Meteorite symbols without a meteorite."""
    meteorites: tuple[int, ...]
    """Cells with a meteorite; a cell with two appears twice."""
    lifepods: tuple[int, ...]
    rovers: tuple[int, ...]
    loaded: tuple[int, ...]
    """Cells of rovers that carry a meteorite."""
    moving: tuple[int, ...]
    """Cells of rovers that have just come there and may load (Horizon Group)."""
    last: tuple[int, ...]
    """Cells of the tile placed last."""
    markers: tuple[int, ...]
    """The field of each marker."""
    columns: tuple[int, ...]
    """The track each marker stands on."""
    tops: tuple[int, ...]
    lodged: tuple[int, ...]
    """Lifepods on tracks (16 * track + field) or technologies (80 and up)."""
    technologies: tuple[str, ...]
    """The technologies that work now."""
    used: tuple[str, ...]
    spent: tuple[str, ...]
    flux: int
    chosen: int
    """The ring of a tile chosen in advance, or -1 (Republic)."""
    rovers_left: int
    stored_patches: int
    got_lifepods: int
    got_meteorites: int
    moves: int
    boosts: int
    patches_to_lay: int
    rovers_to_put: int
    lifepods_held: int
    lifepods_to_move: int
    advances: tuple[int, ...]
    """The tracks of advances still to be made for the tile."""
    energies: int
    effects: tuple[tuple[int, int, int], ...]
    """Other effects still to be carried out."""
    milestones: tuple[int, ...]
    """Levels of civ cards to choose."""
    tech_cap: int
    open_cards: tuple[int, ...]
    hidden_cards: tuple[int, ...]
    """The levels of cards kept for the end."""
    hidden_groups: tuple[int, ...]
    """The same, each as the number of a group of `civ_groups`."""
    objectives: int
    """How many private objectives are kept."""
    offered: int
    """How many objectives are on offer."""
    points: int
    """Medals by what everybody can see; hidden cards and objectives not counted."""


class PlanetUnknownView(View, frozen=True):
    """The whole table as a seat sees it."""

    seat: int
    """Who looks; -1 for a spectator."""
    round: int
    phase: int
    commander: int
    last_round: bool
    sectors: tuple[int, ...]
    """The sector each seat faces."""
    stacks: tuple[int, ...]
    """The stacks of sector 0 to 5: each small, large."""
    shown: tuple[int, ...]
    """The open tile of each stack, or -1."""
    sizes: tuple[int, ...]
    """How many tiles lie under it."""
    next_tiles: tuple[int, ...]
    """The tile under the open one of each stack, or -1, where the table plays with these seen; else nothing."""
    gone: tuple[int, ...]
    hidden_tiles: tuple[tuple[int, ...], ...]
    """Which tiles are still in each stack, in unknown order."""
    civ_stacks: tuple[int, ...]
    civ_stack_groups: tuple[tuple[int, ...], ...]
    """The cards of each civ stack, each as the number of a group."""
    civ_groups: tuple[tuple[int, ...], ...]
    """The civ cards in groups whose members the viewer cannot tell apart: a group of one is known."""
    event: int
    past_events: tuple[int, ...]
    events_left: tuple[int, ...]
    """Events of each colour still to come."""
    next_event: int
    """The next event if the viewer has looked at it, else -1."""
    peekers: int
    neighbours: tuple[int, ...]
    common: tuple[int, ...]
    joined: int
    """The card of the next level in the viewer's choice, or -1 (Republic)."""
    target: int
    """The solo target, or 0."""
    turning_fixed: bool
    patches_join: bool
    asked: tuple[int, ...]
    colonies: tuple[ColonyView, ...]
    cards: tuple[int, ...]
    """The viewer's own hidden cards."""
    objectives: tuple[int, ...]
    offer: tuple[int, ...]
    returned: tuple[int, ...]
