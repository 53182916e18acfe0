"""The sights of the house's titles: of which fields of the state each field of a view is made.

What is hidden from whom is decided by the titles' own functions, those that make their views.
"""

from __future__ import annotations

from sternhafen.envs.watch import PLAIN, Glance, Parts, Sight
from sternhafen.games.cryo.components import SALVAGE_SPACES, SCANNER
from sternhafen.games.cryo.game import members as cryo_members
from sternhafen.games.cryo.game import seen_caves, track_heights
from sternhafen.games.escape_pods import knowledge as pods
from sternhafen.games.gen7 import knowledge as gen7
from sternhafen.games.planet_unknown import sight as colony
from sternhafen.games.planet_unknown.phases import FINAL

OWN = "seats"
"""A source that never changes, for what follows from the looker alone."""


def _tuple_of(name: str) -> Glance:
    """Return how a list of numbers is seen that everybody may know."""
    return Glance(name, name, lambda thing, _: tuple(getattr(thing, name)))


def _same(field: str, source: str = "") -> Glance:
    """Return how a value is seen that everybody may know."""
    return Glance(field, source or field, lambda thing, _: getattr(thing, source or field))


# Escape Pods -------------------------------------------------------------------------------------------------------

ESCAPE_PODS = Sight(
    lambda s, seat: seat,
    (
        Glance(
            PLAIN,
            "pool under start active left round round_cap idle free_moves closer last_turns",
            lambda s, seat: (
                seat, len(s.pool) + len(s.under), s.start, s.active, s.left, s.round, s.round_cap, s.idle, s.free_moves,
                s.closer, s.last_turns,
            ),
        ),
        Glance("seats", "reserve panels", pods.seats_from),
        Glance("pods", "places aboard", lambda s, _: pods.pods_from(s)),
        Glance("havens", "havens markers arrived assigned", lambda s, _: pods.havens_from(s)),
        Glance("crew", "crew seen", lambda s, seat: pods.known_crew(seat, tuple(s.crew), tuple(s.seen))),
        _tuple_of("seen"),
        Glance("debris", "debris", lambda s, _: pods.members(s.debris)),
        Glance("beyond", "debris closer", lambda s, _: pods.beyond_barrier(s)),
        _same("face_up"),
        _same("under"),
        Glance("gone", "pool under face_up", lambda s, _: pods.used_cards(s.seats == 1, s.pool + s.under + s.face_up)),
        _tuple_of("buoys"),
        Glance("buoy_reserve", "stock", lambda s, _: pods.members(s.stock)),
        Glance("moving", "", lambda s, _: pods.displacing(s)),
    ),
    (),
)  # fmt: skip

# Cryo --------------------------------------------------------------------------------------------------------------

CRYO = Sight(
    lambda s, seat: (seat, s.sides[seat].has(SCANNER)),
    (
        Glance(
            PLAIN,
            "",
            lambda s, looker: (
                looker[0], s.solo, s.active, s.scrapped, s.ending, s.over, len(s.deck), SALVAGE_SPACES[len(s.sides)],
            ),
        ),
        _tuple_of("tops"),
        _tuple_of("heights"),
        _same("box"),
        _same("discard"),
        Glance("caves", "caves open_caves", lambda s, looker: seen_caves(s.caves, -1 if looker[1] else s.open_caves)),
        Glance("open_caves", "open_caves", lambda s, _: cryo_members(s.open_caves)),
        _tuple_of("incidents"),
        Glance("track", "track", lambda s, _: track_heights(s.track, len(s.sides))),
        Glance("sabotaged", "sabotaged", lambda s, _: cryo_members(s.sabotaged)),
        Glance("damaged", "damaged", lambda s, _: cryo_members(s.damaged)),
        _same("board_cards"),
        _same("decisions"),
    ),
    (
        Parts(
            "sides",
            "sides",
            lambda s, seat, number: (s.is_rival(number), number == seat, number == seat or s.over),
            (
                Glance(
                    PLAIN,
                    "vehicles upgrades awake destroyed transport hand missions",
                    lambda side, looker: (
                        -1 if looker[0] else side.room(), side.awake, side.destroyed, side.transport, len(side.hand),
                        len(side.missions),
                    ),
                ),
                Glance("resources", "res", lambda side, _: tuple(side.res)),
                _tuple_of("stasis"),
                _tuple_of("salvage"),
                _tuple_of("caves"),
                _tuple_of("slots"),
                Glance("home", "home", lambda side, _: cryo_members(side.home)),
                Glance("docks", "docks", lambda side, _: cryo_members(side.docks)),
                Glance("upgrades", "upgrades", lambda side, _: cryo_members(side.upgrades)),
                _same("vehicles"),
                _same("kept"),
                Glance("hand", "hand", lambda side, looker: side.hand if looker[1] else None),
                Glance("missions", "missions", lambda side, looker: side.missions if looker[2] else None),
                Glance("put_away", "aside", lambda side, looker: side.aside if looker[2] else None),
            ),
        ),
    ),
)  # fmt: skip

# Planet Unknown ----------------------------------------------------------------------------------------------------


def _cells(field: str, source: str) -> Glance:
    return Glance(field, source, lambda c, _: colony.cells(getattr(c, source)))


def _quirk(field: str, name: str) -> Glance:
    """Return how cells are seen that are kept with the rarer numbers."""
    return Glance(field, "quirks", lambda c, _: colony.cells(getattr(c, name)))


COLONY: tuple[Glance, ...] = (
    Glance(
        PLAIN,
        "quirks store stored got_pods got_meteors moves boosts patches puts energies hand.objectives "
        "hand.offer free meteors pods tracks planet corporation",
        lambda c, _: (
            c.flux, c.picked - 1, c.store, c.stored, c.got_pods, c.got_meteors, c.moves, c.boosts, c.patches, c.puts,
            c.held, colony.lifepods_to_move(c), len(c.energies), c.cap, len(c.hand.objectives), len(c.hand.offer),
            colony.open_points(c),
        ),
    ),
    Glance("planet", "planet", lambda c, _: c.ground().id),
    Glance("corporation", "corporation", lambda c, _: c.board().id),
    Glance("tops", "corporation", lambda c, _: c.board().tops),
    Glance("terrain", "terrain", lambda c, _: colony.terrain(tuple(c.terrain))),
    Glance("symbols", "symbols", lambda c, _: colony.cells(sum(c.symbols))),
    _cells("patches", "patch"),
    Glance("free_spots", "spots meteors quirks", lambda c, _: colony.cells(c.spots & ~c.meteors & ~c.loads)),
    Glance("meteorites", "meteors quirks", lambda c, _: colony.cells_twice(c.meteors, c.twins)),
    _cells("lifepods", "pods"),
    _cells("rovers", "rovers"),
    _quirk("loaded", "loads"),
    _quirk("moving", "fresh"),
    _cells("last", "last"),
    Glance("markers", "tracks", lambda c, _: tuple(c.tracks)),
    Glance("columns", "quirks", lambda c, _: colony.columns(c)),
    _quirk("lodged", "lodged"),
    Glance("technologies", "tracks quirks", lambda c, _: colony.names(c.techs())),
    Glance("used", "quirks", lambda c, _: colony.names(c.used)),
    Glance("spent", "quirks", lambda c, _: colony.names(c.spent)),
    Glance("advances", "pending", lambda c, _: colony.advances(c.pending)),
    _same("effects", "todo"),
    _same("milestones", "civs"),
    Glance("open_cards", "hand.cards", lambda c, looker: colony.open_cards(c.hand.cards, looker[1])),
    Glance("hidden_cards", "hand.cards", lambda c, looker: colony.levels(c.hand.cards, looker[1])),
    Glance("hidden_groups", "hand.cards", lambda c, looker: colony.groups(c.hand.cards, *looker)),
)  # fmt: skip

PLANET_UNKNOWN = Sight(
    lambda s, seat: (seat, s.colonies[seat].hand),
    (
        Glance(
            PLAIN,
            "",
            lambda s, looker: (
                looker[0], s.round, s.phase, s.commander, s.ending, s.event, colony.next_event(s, looker[0]), s.peekers,
                colony.joined(s, looker[0]), colony.target(s), s.fixed, s.patches_join,
            ),
        ),
        Glance("sectors", "turned", lambda s, _: colony.sectors(s)),
        Glance("stacks", "offset", lambda s, _: colony.stacks(s.offset)),
        _tuple_of("shown"),
        Glance("sizes", "pools", lambda s, _: tuple([len(pool) for pool in s.pools])),
        Glance("hidden_tiles", "pools", lambda s, _: tuple(s.pools)),
        _same("gone"),
        Glance("civ_stacks", "civs", lambda s, _: tuple([len(stack) for stack in s.civs])),
        Glance("civ_stack_groups", "civs", lambda s, looker: colony.stack_groups(looker[1].knows, tuple(s.civs))),
        Glance("civ_groups", OWN, lambda s, looker: colony.members(looker[1].knows)),
        _same("past_events", "drawn"),
        Glance("events_left", "deck next_event", lambda s, _: colony.events_left(s)),
        _same("neighbours"),
        _same("common"),
        Glance("asked", "", lambda s, _: tuple(s.asked())),
        Glance("cards", OWN, lambda s, looker: colony.kept_cards(looker[1])),
        Glance("objectives", OWN, lambda s, looker: looker[1].objectives),
        Glance("offer", OWN, lambda s, looker: looker[1].offer),
        Glance("returned", OWN, lambda s, looker: looker[1].returned),
    ),
    (
        Parts("colonies", "colonies", lambda s, seat, _: (s.colonies[seat].hand.knows, s.phase == FINAL), COLONY),
    ),
)  # fmt: skip

# Gen7 --------------------------------------------------------------------------------------------------------------


def _logged(name: str) -> Glance:
    """Return how what the logbook remembers is seen."""
    return Glance(name, f"log.{name}", lambda s, _: getattr(s.log, name))


def _own(name: str) -> Glance:
    """Return how cards are seen that only their owner knows."""
    return Glance(name, name, lambda officer, own: getattr(officer, name) if own else ())


OFFICER: tuple[Glance, ...] = (
    Glance(
        PLAIN,
        "quarters cryo pod robot files orders gained relationship rank stars underlines merit",
        lambda o, _: (
            o.quarters, o.cryo, o.pod, o.robot, len(o.files), len(o.orders), o.gained, o.relationship, o.rank, o.stars,
            o.underlines, o.merit,
        ),
    ),
    _tuple_of("res"),
    _same("dice"),
    _own("files"),
    _own("orders"),
    _same("schemas"),
    _same("skills"),
    _same("kept"),
    Glance("plans", "plans met", lambda o, own: o.plans if own else gen7.known_plans(o.plans, o.met)),
    _same("met"),
    _same("barred"),
    _same("used"),
)  # fmt: skip

GEN7 = Sight(
    lambda s, seat: seat,
    (
        Glance(
            PLAIN,
            "",
            lambda s, seat: (
                seat, s.seats, s.round, s.stage, s.final, s.deadline, s.point, s.active, s.leader, s.track, s.looker,
                s.look_deck, len(s.look), len(s.packet), s.ballot_kind, gen7.own_vote(s, seat), s.fate, s.fate_seat,
                s.lost_goals, s.log.damage, s.log.spotlight, s.briefed, s.log.ended,
            ),
        ),
        _tuple_of("ladder"),
        _tuple_of("store"),
        _tuple_of("status"),
        _same("rooms"),
        _tuple_of("stations"),
        _same("shut"),
        _same("failed"),
        _same("broken"),
        _same("faulty"),
        _same("row"),
        _same("done"),
        _same("sticky"),
        _tuple_of("on_tasks"),
        _tuple_of("plot_dice"),
        _tuple_of("plot_done"),
        _tuple_of("plot_now"),
        _same("wake"),
        Glance("deck_sizes", "pools unders", lambda s, _: gen7.deck_sizes(s)),
        Glance("under", "unders", lambda s, _: gen7.lying_open(tuple(s.unders))),
        Glance("look", "look looker", lambda s, seat: s.look if s.looker == seat else ()),
        Glance("packet", "saw", gen7.last_saw),
        _same("ballot"),
        Glance("voted", "votes", lambda s, _: tuple([vote >= 0 for vote in s.votes])),
        Glance("offer", "offer", lambda s, _: gen7.view_offer(s.offer)),
        Glance("consequences", "", gen7.read_consequences),
        _same("lasting"),
        _same("goals"),
        _logged("counters"),
        _logged("flags"),
        _logged("scars"),
        _logged("rule_cards"),
        _tuple_of("tallies"),
        _logged("history"),
        Glance("codas", "", lambda s, _: gen7.told_codas(s)),
    ),
    (Parts("officers", "officers", lambda s, seat, number: number == seat, OFFICER),),
)  # fmt: skip

SIGHTS: dict[str, Sight] = {
    "escape-pods": ESCAPE_PODS,
    "planet-unknown": PLANET_UNKNOWN,
    "cryo": CRYO,
    "gen7": GEN7,
}
