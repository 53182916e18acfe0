"""The logbook between episodes: what an outcome hands to the next match, which begins with it (GEN7-3, 31.14, 34)."""

from __future__ import annotations

from sternhafen.engine import bitset
from sternhafen.games.gen7.aliases import NOBODY
from sternhafen.games.gen7.campaign.campaign import Campaign
from sternhafen.games.gen7.campaign.logbook import Logbook
from sternhafen.games.gen7.campaign.memory.chronicle import with_memory
from sternhafen.games.gen7.campaign.memory.memory import Memory, new_memory
from sternhafen.games.gen7.data.vocabulary import CAMPAIGN_END, FATE, PER
from sternhafen.games.gen7.effects.scenes.remembering import memory_of
from sternhafen.games.gen7.officer import NO_SCHEMAS, Officer
from sternhafen.games.gen7.options import Carry, Gen7Options, Remembered, ServiceRecord
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
        memory=remembered(s),
        campaign=book.id,
    )


def remembered(s: Ship) -> Remembered | None:
    """Return what a campaign with pages remembers."""
    if not s.book.remembers:
        return None
    memory = memory_of(s)
    return Remembered(memory.decided, memory.outcomes, memory.found, memory.reasons, memory.reason_stars)


def recalled(kept: Remembered | None) -> Memory:
    """Return the memory that an episode begins with."""
    memory = new_memory()
    if kept is not None:
        memory.decided, memory.outcomes, memory.found = kept.decided, kept.outcomes, kept.found
        memory.reasons, memory.reason_stars = kept.reasons, kept.reason_stars
    return memory


def new_officer(book: Campaign, record: ServiceRecord | None) -> Officer:
    """Return an officer as the logbook has it, or an ensign with nothing (GEN7-3.2, 3.8)."""
    kept = record if record is not None else ServiceRecord(1, 0, 0, (), (), -1)
    return Officer(
        -1, [0, 0, 0], (), 0, True, False, (), (), NO_SCHEMAS, kept.skills, kept.kept, kept.relationship, kept.rank,
        kept.stars, kept.underlines, (), 0, 0, [0] * book.stat_count, (), -1, 0,
    )  # fmt: skip


def new_logbook(book: Campaign, options: Gen7Options, carry: Carry | None) -> Logbook:
    """Return the logbook an episode begins with, a chronicle if the campaign has pages."""
    log = _plain_logbook(book, options, carry)
    return with_memory(log, recalled(carry.memory if carry is not None else None)) if book.remembers else log


def _plain_logbook(book: Campaign, options: Gen7Options, carry: Carry | None) -> Logbook:
    """Return the logbook alone; counters of an episode start again (GEN7-3.7, 30.13)."""
    if carry is None:
        return Logbook(
            ship=options.ship,
            names=options.officers,
            counters=book.counter_start,
            flags=(0,) * len(book.flag_names),
            damage=0,
            scars=(0,) * book.room_count,
            rule_cards=bitset.of([i for i, occasion in enumerate(book.rule_card_with) if occasion == "start"]),
            orders=book.order_deck,
            entered=(),
            gone=(),
            spotlight=NOBODY,
            next_spotlight=NOBODY,
            bookmark=-1,
            ended=False,
            history=(),
            average=(0, 1),
        )
    starts, lasts = book.counter_start, [scope == "campaign" for scope in book.counter_scope]
    return Logbook(
        ship=carry.ship,
        names=carry.names,
        counters=tuple([value if lasts[i] else starts[i] for i, value in enumerate(carry.counters)]),
        flags=carry.flags,
        damage=carry.damage,
        scars=carry.scars,
        rule_cards=carry.rule_cards,
        orders=carry.orders,
        entered=carry.entered,
        gone=carry.gone,
        spotlight=carry.spotlight,
        next_spotlight=NOBODY,
        bookmark=-1,
        ended=False,
        history=carry.history,
        average=(0, 1),
    )
