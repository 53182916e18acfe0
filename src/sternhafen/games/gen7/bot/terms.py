"""The terms of the evaluation, for people who ask why: merits, what the quarters hold, and the ship."""

from __future__ import annotations

from sternhafen.engine.terms import Terms, add
from sternhafen.games.gen7.aliases import Seat
from sternhafen.games.gen7.bot.evaluation import (
    FILE_CARD,
    POD,
    READY_DIE,
    SCHEMA_CARD,
    SKILL_VALUE,
    SLEEPER,
    STAR,
    STATUS_STEP,
    STORE_RESOURCE,
    hope_of_offer,
    hope_of_order,
    hope_of_plot,
    hope_of_vote,
    loss_of_crew,
    resource_value,
    threat,
)
from sternhafen.games.gen7.data.vocabulary import SYSTEMS
from sternhafen.games.gen7.state import Ship


def terms(s: Ship, seat: Seat) -> Terms:
    """Return what the evaluation adds up."""
    officer = s.officers[seat]
    sums: Terms = {}
    add(sums, "merits", officer.merit)
    add(sums, "stars", STAR * officer.stars)
    add(sums, "skills", SKILL_VALUE * len(officer.skills))
    for res, amount in enumerate(officer.res):
        add(sums, "resource", resource_value(amount), res)
    add(sums, "dice", READY_DIE * len(officer.dice))
    add(sums, "crew", SLEEPER * officer.cryo + POD * officer.pod)
    add(sums, "files", FILE_CARD * len(officer.files))
    add(sums, "schemas", SCHEMA_CARD * sum([card >= 0 for card in officer.schemas]))
    for order in officer.orders:
        add(sums, "order", hope_of_order(s, seat, order), order)
    for system in SYSTEMS:
        add(sums, "status", STATUS_STEP[s.status[system]], system)
    add(sums, "store", STORE_RESOURCE * sum(s.store))
    for task in s.row:
        if not s.done >> task & 1:
            add(sums, "task", threat(s, task), task)
    if s.book.remembers:
        add(sums, "vote", hope_of_vote(s, seat))
        add(sums, "crew", loss_of_crew(s, seat))
    add(sums, "plot", hope_of_plot(s))
    add(sums, "proposal", hope_of_offer(s, seat))
    return sums
