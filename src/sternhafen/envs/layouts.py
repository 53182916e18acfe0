"""The layouts of the house's titles: how each field of their views that is more than a number is written.

Sets of components are counted, so that their size follows from the components; rows whose length only play bounds have
room to spare.
"""

from __future__ import annotations

from sternhafen.engine import Title, View
from sternhafen.envs.layout import Layout
from sternhafen.envs.writing import Bits, Count, Forms, LeftOut, Row, Rows, Where, Word, Words
from sternhafen.games.cryo import components as cryo
from sternhafen.games.escape_pods.data import tables as pods
from sternhafen.games.gen7 import book, pages, vocabulary
from sternhafen.games.planet_unknown import board, cards, tiles
from sternhafen.games.planet_unknown import vocabulary as colony
from sternhafen.games.planet_unknown.corporations import CORPORATIONS
from sternhafen.games.planet_unknown.planets import PLANETS

SECTORS = pods.SECTORS + 1
WIDEST = max(pods.CAPACITY)

ESCAPE_PODS: Forms = {
    "seats.panels": Row(pods.PANEL_SLOTS),
    "pods.crew": Row(WIDEST),
    "havens.crew": Row(pods.ARRIVAL_SPACES),
    "havens.assigned": Row(pods.ARRIVAL_SPACES),
    "crew": Row(pods.CREW_PER_SEAT * pods.MAX_SEATS),
    "seen": Row(pods.CREW_PER_SEAT * pods.MAX_SEATS),
    "debris": Count(SECTORS),
    "face_up": Row(SECTORS),
    "under": Row(SECTORS),
    "gone": Count(SECTORS),
    "buoys": Row(len(pods.BUOY_SPACES)),
    "buoy_reserve": Count(pods.BUOYS),
    "beyond": Count(SECTORS),
}

STACKS = len(tiles.STACKS)
MANY_ON_A_PLANET = 40
FEW_ON_A_PLANET = 12

PLANET_UNKNOWN: Forms = {
    "sectors": Row(6),
    "stacks": Row(STACKS),
    "shown": Row(STACKS),
    "sizes": Row(STACKS),
    "next_tiles": Row(STACKS),
    "gone": Count(tiles.TILES),
    "hidden_tiles": Where(tiles.TILES),
    "civ_stacks": Row(cards.LEVELS),
    "civ_stack_groups": Rows(cards.LEVELS, Count(cards.CARDS)),
    "civ_groups": Where(cards.CARDS),
    "past_events": Count(cards.EVENTS),
    "events_left": Row(len(cards.COLOURS)),
    "neighbours": Row(6),
    "common": Count(cards.OBJECTIVES),
    "asked": Count(6),
    "cards": Count(cards.CARDS),
    "objectives": Count(cards.OBJECTIVES),
    "offer": Count(cards.OBJECTIVES),
    "returned": Count(cards.OBJECTIVES),
    "colonies.planet": Word(tuple(planet.id for planet in PLANETS)),
    "colonies.corporation": Word(tuple(corporation.id for corporation in CORPORATIONS)),
    "colonies.ground": LeftOut("the planet's number stands for it"),
    "colonies.terrain": Row(board.CELLS),
    "colonies.symbols": Count(board.CELLS),
    "colonies.tiles": LeftOut("terrain and symbols say what lies where, though not where one tile ends"),
    "colonies.patches": Row(MANY_ON_A_PLANET),
    "colonies.free_spots": Row(MANY_ON_A_PLANET),
    "colonies.meteorites": Row(MANY_ON_A_PLANET),
    "colonies.lifepods": Row(FEW_ON_A_PLANET),
    "colonies.rovers": Row(FEW_ON_A_PLANET),
    "colonies.loaded": Row(FEW_ON_A_PLANET),
    "colonies.moving": Row(FEW_ON_A_PLANET),
    "colonies.last": Row(FEW_ON_A_PLANET),
    "colonies.markers": Row(colony.TRACKS),
    "colonies.columns": Row(colony.TRACKS),
    "colonies.tops": Row(colony.TRACKS),
    "colonies.lodged": Row(FEW_ON_A_PLANET),
    "colonies.technologies": Words(colony.TECHNOLOGIES),
    "colonies.used": Words(colony.TECHNOLOGIES),
    "colonies.spent": Words(colony.TECHNOLOGIES),
    "colonies.advances": Row(FEW_ON_A_PLANET),
    "colonies.effects": Rows(FEW_ON_A_PLANET, Row(3)),
    "colonies.milestones": Row(FEW_ON_A_PLANET),
    "colonies.open_cards": Count(cards.CARDS),
    "colonies.hidden_cards": Count(cards.LEVELS),
    "colonies.hidden_groups": Count(cards.CARDS),
}

CRYO: Forms = {
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
    "board_cards": Row(FEW_ON_A_PLANET),
    "decisions": Row(FEW_ON_A_PLANET),
}

DICE = 12
"""Room for the dice in one place of the ship."""
DECKS = len(vocabulary.DECKS)
MOST_CARDS = max(book.N_FATES, book.N_ORDERS, book.N_FILES, book.N_SCHEMAS, book.N_TASKS)

GEN7: Forms = {
    "ship": LeftOut("a name"),
    "names": LeftOut("names"),
    "officers.res": Row(3),
    "officers.dice": Row(DICE),
    "officers.files": Count(book.N_FILES),
    "officers.orders": Count(book.N_ORDERS),
    "officers.schemas": Row(4),
    "officers.skills": Count(book.N_SKILLS),
    "officers.kept": Count(book.N_FATES),
    "officers.plans": Row(3),
    "officers.met": Bits(3),
    "officers.barred": Bits(book.N_PLANS),
    "officers.used": Row(24),
    "ladder": Row(vocabulary.MAX_SEATS),
    "store": Row(3),
    "status": Row(4),
    "rooms": Bits(pages.N_ROOMS),
    "stations": Row(book.STATIONS),
    "shut": Bits(book.STATIONS),
    "failed": Bits(book.STATIONS),
    "broken": Bits(book.STATIONS),
    "faulty": Bits(book.STATIONS),
    "row": Row(DICE),
    "done": Bits(book.N_TASKS),
    "sticky": Bits(book.N_TASKS),
    "on_tasks": Rows(DICE, Row(DICE)),
    "plot_dice": Rows(DICE, Row(DICE)),
    "plot_done": Row(DICE),
    "plot_now": Row(DICE),
    "wake": Row(32),
    "deck_sizes": Row(DECKS),
    "under": Rows(DECKS, Count(MOST_CARDS)),
    "look": Row(DICE),
    "packet": Count(MOST_CARDS),
    "known": LeftOut("a memory of what was seen, too irregular for a fixed number of places"),
    "ballot": Row(DICE),
    "voted": Row(vocabulary.MAX_SEATS),
    "offer.crew": Rows(DICE, Row(3)),
    "offer.open": Row(DICE),
    "offer.shares": Row(15),
    "offer.fits": Bits(max(vocabulary.FACES) + 1),
    "consequences": Row(DICE),
    "lasting": Rows(24, Row(3)),
    "goals": Row(DICE),
    "counters": Row(24),
    "flags": Row(64),
    "scars": Row(24),
    "rule_cards": Bits(book.N_RULE_CARDS),
    "tallies": Row(48),
    "history": Rows(8, Row(8)),
    "codas": Row(DICE),
}

LAYOUTS: dict[str, Forms] = {
    "escape-pods": ESCAPE_PODS,
    "planet-unknown": PLANET_UNKNOWN,
    "cryo": CRYO,
    "gen7": GEN7,
}


def layout(title: Title, first: View) -> Layout:
    """Return how a title's views are written; one that comes from outside is written by its types alone."""
    return Layout(type(first), LAYOUTS.get(title.id, {}), first)
