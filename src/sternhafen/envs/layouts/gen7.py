"""How the views of Gen7 are written as numbers."""

from __future__ import annotations

from sternhafen.envs.writing import Bits, Count, Forms, LeftOut, Row, Rows
from sternhafen.games.gen7.campaign import limits
from sternhafen.games.gen7.data import vocabulary

DICE = 12
"""Room for the dice in one place of the ship."""
DECKS = len(vocabulary.DECKS)

FORMS: Forms = {
    "ship": LeftOut("a name"),
    "names": LeftOut("names"),
    "officers.res": Row(3),
    "officers.dice": Row(DICE),
    "officers.files": Count(limits.MAX_FILES),
    "officers.orders": Count(limits.MAX_ORDERS),
    "officers.schemas": Row(4),
    "officers.skills": Count(limits.MAX_SKILLS),
    "officers.kept": Count(limits.MAX_FATES),
    "officers.plans": Row(3),
    "officers.met": Bits(3),
    "officers.barred": Bits(limits.MAX_PLANS),
    "officers.used": Row(24),
    "ladder": Row(vocabulary.MAX_SEATS),
    "store": Row(3),
    "status": Row(4),
    "rooms": Bits(limits.MAX_ROOMS),
    "stations": Row(limits.MAX_STATIONS),
    "shut": Bits(limits.MAX_STATIONS),
    "failed": Bits(limits.MAX_STATIONS),
    "broken": Bits(limits.MAX_STATIONS),
    "faulty": Bits(limits.MAX_STATIONS),
    "row": Row(DICE),
    "done": Bits(limits.MAX_TASKS),
    "sticky": Bits(limits.MAX_TASKS),
    "on_tasks": Rows(DICE, Row(DICE)),
    "plot_dice": Rows(DICE, Row(DICE)),
    "plot_done": Row(DICE),
    "plot_now": Row(DICE),
    "wake": Row(32),
    "deck_sizes": Row(DECKS),
    "under": Rows(DECKS, Count(limits.MAX_CARDS)),
    "look": Row(DICE),
    "packet": Count(limits.MAX_CARDS),
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
    "rule_cards": Bits(limits.MAX_RULE_CARDS),
    "tallies": Row(48),
    "history": Rows(8, Row(8)),
    "codas": Row(DICE),
    "campaign": LeftOut("an id"),
}
