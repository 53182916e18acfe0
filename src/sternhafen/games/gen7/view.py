"""What a seat, or somebody watching, may know."""

from __future__ import annotations

import msgspec

from sternhafen.engine.fast import cached
from sternhafen.engine.values import Frozen, View

MAX_CACHED = 1024
"""How many parts of views are kept: between two looks most of the table has not changed."""


class OfficerView(msgspec.Struct, frozen=True, cache_hash=True, metaclass=Frozen):
    """One player's sheet as others see it; hidden cards are only counted."""

    quarters: int
    res: tuple[int, ...]
    dice: tuple[int, ...]
    cryo: int
    pod: bool
    robot: bool
    file_count: int
    order_count: int
    files: tuple[int, ...]
    """The own hand; empty for others."""
    orders: tuple[int, ...]
    schemas: tuple[int, ...]
    gained: int
    skills: tuple[int, ...]
    kept: tuple[int, ...]
    relationship: int
    rank: int
    stars: int
    underlines: int
    plans: tuple[int, ...]
    """Personal goals; -1 where they are secret."""
    met: int
    barred: int
    """Goals that this officer cannot hold in secret any more, as they would have been revealed."""
    merit: int
    used: tuple[int, ...]


class OfferView(msgspec.Struct, frozen=True, cache_hash=True, metaclass=Frozen):
    """A proposal for a group station."""

    target: int
    crew: tuple[tuple[int, int, int], ...]
    open: tuple[int, ...]
    shares: tuple[int, ...]
    fits: int
    """Which values keep the rule of the next sub-station, as a mask; 0 if all are filled."""


class SceneView(msgspec.Struct, frozen=True, cache_hash=True, metaclass=Frozen):
    """What a campaign with pages has on the table besides: finds, figures, posts, teams, boxes, secrets."""

    opening: tuple[tuple[int, int], ...]
    """What was read at the set-up: pages and their texts."""
    found: tuple[int, ...]
    """Finds that were turned up in this campaign."""
    finds: tuple[int, ...]
    """Those of them that the plot point had hidden."""
    hidden: int
    """How many finds of the plot point are still hidden."""
    tokens: tuple[tuple[int, int], ...]
    """The figures of the plot point, and their rooms."""
    held: tuple[int, ...]
    """For how many ends of rounds in a row every station of the plot point has been held."""
    chain: tuple[int, int, int]
    """The links of the relay, the value of the last die, and whose it was."""
    teams: tuple[int, ...]
    ballots: int
    """Ballots in the box."""
    own_ballots: tuple[int, ...]
    arranged: tuple[tuple[int, int], ...]
    """What the seat knows of alarms: the task, and whether it is arranged."""
    strains: tuple[tuple[int, int], ...]
    """What the seat knows of strain, by plot station."""
    unseen: int
    """Tasks that lie face down."""
    away: tuple[int, ...]
    """Dice that are out for the rest of the episode."""
    open_stations: int
    """The stations of the plot point that are there now, as a mask."""
    reason: int
    """The own Reason, or -1."""
    decided: tuple[int, ...]
    """The decisions that were taken in this campaign."""
    outcomes: tuple[tuple[int, int], ...]
    """The plot points that have ended, with their grades."""


class Gen7View(View, frozen=True):
    """The table as one seat sees it."""

    seat: int
    seats: int
    ship: str
    names: tuple[str, ...]
    round: int
    stage: int
    final: int
    deadline: int
    point: int
    active: int
    leader: int
    track: int
    officers: tuple[OfficerView, ...]
    ladder: tuple[int, ...]
    store: tuple[int, ...]
    status: tuple[int, ...]
    rooms: int
    stations: tuple[int, ...]
    shut: int
    failed: int
    broken: int
    faulty: int
    row: tuple[int, ...]
    done: int
    sticky: int
    on_tasks: tuple[tuple[int, ...], ...]
    plot_dice: tuple[tuple[int, ...], ...]
    plot_done: tuple[int, ...]
    plot_now: tuple[int, ...]
    wake: tuple[int, ...]
    deck_sizes: tuple[int, ...]
    under: tuple[tuple[int, ...], ...]
    """Face-up cards under the decks; of the fate deck none."""
    looker: int
    look_deck: int
    look_count: int
    look: tuple[int, ...]
    packet_size: int
    packet: tuple[int, ...]
    """What the seat last saw of the packet that goes round."""
    known: tuple[tuple[int, tuple[int, ...], tuple[int, ...]], ...]
    ballot: tuple[int, ...]
    ballot_kind: int
    voted: tuple[bool, ...]
    vote: int
    """The own vote, or -1."""
    offer: OfferView | None
    fate: int
    fate_seat: int
    consequences: tuple[int, ...]
    """What the choices of the open fate card lead to, only for who may read it."""
    lasting: tuple[tuple[int, int, int], ...]
    goals: tuple[int, ...]
    lost_goals: int
    counters: tuple[int, ...]
    flags: tuple[int, ...]
    damage: int
    scars: tuple[int, ...]
    rule_cards: int
    spotlight: int
    tallies: tuple[int, ...]
    briefed: bool
    history: tuple[tuple[int, ...], ...]
    ended: bool
    codas: tuple[int, ...]
    campaign: str
    """The id of the campaign that is played."""
    scene: SceneView | None
    """What there is besides in a campaign with pages."""


officer_view = cached(MAX_CACHED)(OfficerView)
