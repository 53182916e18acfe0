"""How the views of Planet Unknown follow from its states."""

from __future__ import annotations

from sternhafen.envs.boards import set_flags, set_row, which_set
from sternhafen.envs.layout import NONE
from sternhafen.envs.layouts import FEW_ON_A_PLANET, MANY_ON_A_PLANET
from sternhafen.envs.sights.common import ANYBODY, itself, list_of, nothing, same, who_looks
from sternhafen.envs.watch import NOTHING_ELSE, PLAIN, Glance, Parts, Private, Reader, Sight
from sternhafen.games.planet_unknown import sight as colony
from sternhafen.games.planet_unknown.board import CELLS
from sternhafen.games.planet_unknown.phases import FINAL

_few_cells = set_row(CELLS, FEW_ON_A_PLANET)
_many_cells = set_row(CELLS, MANY_ON_A_PLANET)


def _cells(field: str, source: str) -> Glance:
    return Glance(field, source, lambda c, _: getattr(c, source), _few_cells)


def _quirk(field: str, name: str) -> Glance:
    """Return how cells are seen that are kept with the rarer numbers."""
    return Glance(field, "quirks", lambda c, _: getattr(c, name), _few_cells)


def _colony_private(seat: int, seats: int) -> tuple[Private, ...]:
    def group(number: int) -> Glance:
        """Return how a colony's hidden cards are seen: what the seat knows, and the cards of all, decide it."""
        return Glance(
            f"colonies[{number}].hidden_groups",
            NOTHING_ELSE,
            lambda s, looker: colony.groups(looker[2][number], looker[0], looker[1]),
        )

    return (
        Private(
            itself,
            lambda s: s.colonies[seat].hand.knows,
            (
                who_looks(seat),
                Glance("next_event", "next_event peekers", lambda s, _: colony.next_event(s, seat)),
                Glance("joined", "joined chooser", lambda s, _: colony.joined(s, seat) if s.joined >= 0 else NONE),
                Glance("civ_stack_groups", "civs", lambda s, knows: colony.stack_groups(knows, tuple(s.civs))),
                Glance("civ_groups", NOTHING_ELSE, lambda s, knows: colony.members(knows)),
            ),
            Reader(colony.PRIVATE_FIELDS, colony.private_fields),
        ),
        Private(
            lambda s: s.colonies[seat].hand,
            nothing,
            (
                Glance("cards", "cards", lambda hand, _: colony.kept_cards(hand)),
                same("objectives"),
                same("offer"),
                same("returned"),
            ),
        ),
        Private(
            itself,
            lambda s: (s.colonies[seat].hand.knows, s.phase == FINAL, [c.hand.cards for c in s.colonies]),
            tuple([group(number) for number in range(seats)]),
        ),
    )


COLONY: tuple[Glance, ...] = (
    Glance(
        PLAIN + "points",
        "quirks store stored got_pods got_meteors moves boosts patches puts energies hand",
        lambda c, _: (
            c.flux, c.picked - 1, c.store, c.stored, c.got_pods, c.got_meteors, c.moves, c.boosts, c.patches, c.puts,
            c.held, colony.lifepods_to_move(c), len(c.energies), c.cap, len(c.hand.objectives), len(c.hand.offer),
        ),
    ),
    Glance(
        "points",
        "quirks got_pods got_meteors free meteors tracks planet corporation",
        lambda c, _: colony.open_points(c),
    ),
    Glance("planet", "planet", lambda c, _: c.ground().id),
    Glance("corporation", "corporation", lambda c, _: c.board().id),
    Glance("tops", "corporation", lambda c, _: c.board().tops),
    Glance("terrain", "terrain", lambda c, _: c.terrain, which_set(CELLS)),
    Glance("symbols", "symbols", lambda c, _: sum(c.symbols), set_flags(CELLS)),
    Glance("patches", "patch", lambda c, _: c.patch, _many_cells),
    Glance("free_spots", "spots meteors quirks", lambda c, _: c.spots & ~c.meteors & ~c.loads, _many_cells),
    Glance("meteorites", "meteors quirks", lambda c, _: colony.cells_twice(c.meteors, c.twins)),
    _cells("lifepods", "pods"),
    _cells("rovers", "rovers"),
    _quirk("loaded", "loads"),
    _quirk("moving", "fresh"),
    _cells("last", "last"),
    list_of("markers", "tracks"),
    Glance("columns", "quirks", lambda c, _: colony.columns(c)),
    _quirk("lodged", "lodged"),
    Glance("technologies", "tracks quirks", lambda c, _: colony.names(c.techs())),
    Glance("used", "quirks", lambda c, _: colony.names(c.used)),
    Glance("spent", "quirks", lambda c, _: colony.names(c.spent)),
    Glance("advances", "pending", lambda c, _: colony.advances(c.pending)),
    same("effects", "todo"),
    same("milestones", "civs"),
    Glance("open_cards", "hand", lambda c, final: colony.open_cards(c.hand.cards, final)),
    Glance("hidden_cards", "hand", lambda c, final: colony.levels(c.hand.cards, final)),
)  # fmt: skip

PLANET_UNKNOWN = Sight(
    (
        Glance(
            PLAIN,
            "round phase commander ending event peekers deck drawn next_event fixed patches_join",
            lambda s, _: (
                ANYBODY, s.round, s.phase, s.commander, s.ending, s.event, colony.next_event(s, None), s.peekers,
                colony.joined(s, None), colony.target(s), s.fixed, s.patches_join,
            ),
        ),
        Glance("sectors", "turned", lambda s, _: colony.sectors(s)),
        Glance("stacks", "offset", lambda s, _: colony.stacks(s.offset)),
        list_of("shown"),
        Glance("sizes", "pools", lambda s, _: tuple([len(pool) for pool in s.pools])),
        Glance("hidden_tiles", "pools", lambda s, _: tuple(s.pools)),
        same("gone"),
        Glance("civ_stacks", "civs", lambda s, _: tuple([len(stack) for stack in s.civs])),
        same("past_events", "drawn"),
        Glance("events_left", "deck next_event", lambda s, _: colony.events_left(s)),
        same("neighbours"),
        same("common"),
        Glance("asked", "asked", lambda s, _: tuple(s.asked())),
    ),
    Parts(
        "colonies",
        lambda s: s.colonies,
        lambda s, _: s.phase == FINAL,
        COLONY,
        Reader(colony.COLONY_FIELDS, colony.colony_fields),
    ),
    _colony_private,
    reader=Reader(colony.TABLE_FIELDS, colony.table_fields),
)  # fmt: skip
