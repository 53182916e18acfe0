"""How the views of Gen7 are written as numbers."""

from __future__ import annotations

from sternhafen.envs.writing import Bits, Count, Forms, LeftOut, Row, Rows
from sternhafen.games.gen7 import book, pages, vocabulary

DICE = 12
"""Room for the dice in one place of the ship."""
DECKS = len(vocabulary.DECKS)
MAX_CARDS = max(book.N_FATES, book.N_ORDERS, book.N_FILES, book.N_SCHEMAS, book.N_TASKS)

FORMS: Forms = {
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
    "under": Rows(DECKS, Count(MAX_CARDS)),
    "look": Row(DICE),
    "packet": Count(MAX_CARDS),
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
