"""The logbook between episodes: what an outcome hands to the next match (GEN7-31.14, 34)."""

from __future__ import annotations

from sternhafen.games.gen7.data.vocabulary import CAMPAIGN_END, FATE, PER
from sternhafen.games.gen7.officer import Officer
from sternhafen.games.gen7.options import Carry, ServiceRecord
from sternhafen.games.gen7.rules.ending import codas
from sternhafen.games.gen7.state import Ship


def record(officer: Officer) -> ServiceRecord:
    """Return what the logbook keeps of an officer."""
    return ServiceRecord(
        officer.rank, officer.stars, officer.underlines, officer.skills, officer.kept, officer.relationship
    )


def carried(s: Ship) -> Carry:
    """Return the logbook at the end of an episode."""
    book = s.book
    log = s.log
    per_campaign = PER.index("campaign")
    used = [rule for rule in s.used if book.rules[rule].per == per_campaign]
    return Carry(
        point=log.bookmark,
        ended=log.ended,
        ship=log.ship,
        names=log.names,
        officers=tuple([record(officer) for officer in s.officers]),
        track=s.track,
        spotlight=log.next_spotlight,
        counters=log.counters,
        flags=log.flags,
        damage=log.damage,
        scars=log.scars,
        rooms=s.rooms,
        rule_cards=log.rule_cards,
        orders=log.orders,
        fates=tuple(sorted((*s.pools[FATE], *s.unders[FATE]))),
        entered=log.entered,
        gone=log.gone,
        lasting=tuple([(rule, owner) for rule, owner, until in s.lasting if until == CAMPAIGN_END]),
        used=tuple(used),
        history=tuple([(entry[0], entry[1], entry[2], entry[3], entry[4]) for entry in log.history]),
        codas=codas(s),
        campaign=book.id,
    )
