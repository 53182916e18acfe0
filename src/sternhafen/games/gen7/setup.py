"""Setting up a campaign and an episode, step by step (GEN7-3, 4, 5)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import TABLE, Do
from sternhafen.games.gen7.agenda import resolve
from sternhafen.games.gen7.book import (
    COLONISTS,
    COVERED_DOTS,
    N_RELS,
    ORDER_DECK,
    PERSONAL,
    PLANS_A,
    PLANS_B,
    QUARTERS_PLAN,
    REL_FATE,
    ROBOT_AT_HOME,
    RULE_CARD_WITH,
    SLEEPERS,
    START_FATES,
    START_ROOMS,
    STATION_DOTS,
    STORE_START,
)
from sternhafen.games.gen7.briefing import start_draft
from sternhafen.games.gen7.conditions import BY_SEAT, holds
from sternhafen.games.gen7.crew import VALUE_OF, code_of, roll
from sternhafen.games.gen7.decks import draw_card, take_in_hand
from sternhafen.games.gen7.events import DiceRolled, LeaderNamed, SchemasPlaced
from sternhafen.games.gen7.logbook import Logbook
from sternhafen.games.gen7.officer import NO_SCHEMAS, Officer
from sternhafen.games.gen7.options import Carry, Gen7Options, ServiceRecord
from sternhafen.games.gen7.pages import (
    FLAG_NAMES,
    N_ROOMS,
    QUARTERS_DATA,
)
from sternhafen.games.gen7.plot_end import begin_point
from sternhafen.games.gen7.rounds import Round
from sternhafen.games.gen7.ship import NOBODY, STAT_COUNT, Ship, turn_order
from sternhafen.games.gen7.status import available, bits, in_play
from sternhafen.games.gen7.story import (
    CONSEQUENCES,
    COUNTER_SCOPE,
    COUNTER_START,
    EPISODE_GOALS,
    START,
)
from sternhafen.games.gen7.story_events import PlansDealt, QuartersDealt, RelationshipDealt
from sternhafen.games.gen7.vocabulary import (
    COLONIST,
    FATE,
    FILE,
    OF_PLAN_A,
    OF_PLAN_B,
    OF_QUARTERS,
    OF_RELATIONSHIP,
    OFFICER,
    ROBOT,
    SCHEMA,
)


def new_officer(record: ServiceRecord | None) -> Officer:
    """Return an officer as the logbook has it, or an ensign with nothing (GEN7-3.2, 3.8)."""
    kept = record if record is not None else ServiceRecord(1, 0, 0, (), (), -1)
    return Officer(
        -1, [0, 0, 0], (), 0, True, False, (), (), NO_SCHEMAS, kept.skills, kept.kept, kept.relationship, kept.rank,
        kept.stars, kept.underlines, (), 0, 0, [0] * STAT_COUNT, (), -1, 0,
    )  # fmt: skip


def new_logbook(options: Gen7Options, carry: Carry | None) -> Logbook:
    """Return the logbook an episode begins with; episode counters start anew (GEN7-30.13)."""
    if carry is None:
        cards = sum(1 << i for i, occasion in enumerate(RULE_CARD_WITH) if occasion == "start")
        flags = (0,) * len(FLAG_NAMES)
        return Logbook(
            options.ship, options.officers, COUNTER_START, flags, 0, (0,) * N_ROOMS, cards, ORDER_DECK, (), (), NOBODY,
            NOBODY, -1, False, (), (0, 1),
        )  # fmt: skip
    counters = tuple([
        value if COUNTER_SCOPE[i] == "campaign" else COUNTER_START[i] for i, value in enumerate(carry.counters)
    ])  # fmt: skip
    return Logbook(
        carry.ship, carry.names, counters, carry.flags, carry.damage, carry.scars, carry.rule_cards, carry.orders,
        carry.entered, carry.gone, carry.spotlight, NOBODY, -1, False, carry.history, (0, 1),
    )  # fmt: skip


def first_steps(s: Ship, carry: Carry | None) -> None:
    """Put the steps of the set-up on the agenda, the first on top."""
    s.agenda.append(Round(TABLE))
    s.agenda.append(DraftOrders(TABLE))
    s.agenda.append(NameLeader(TABLE))
    s.agenda.append(DealCards(TABLE))
    s.agenda.append(DealPlans(TABLE))
    s.agenda.append(Consequences(TABLE))
    s.agenda.append(DealQuarters(TABLE))
    s.agenda.append(OpenBook(TABLE, START if carry is None else carry.point))
    s.agenda.append(LayOut(TABLE))
    if carry is None:
        s.agenda.append(DealRelationships(TABLE))


class DealRelationships(Do):
    """A new campaign: deal relationships and add their fate cards (GEN7-3.3 to 3.5)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        fates = list(START_FATES)
        pool = tuple(range(N_RELS))
        for seat in range(s.seats):
            card, pool = s.pick(OF_RELATIONSHIP, pool)
            s.officers[seat].relationship = card
            fates.append(REL_FATE[card])
            if s.telling:
                s.tell(RelationshipDealt(seat=seat, relationship=card, reveals=True))
        s.pools[FATE] = tuple(sorted(fates))


COVERED_WITH_THREE: Final = sum(1 << station for station, dots in enumerate(STATION_DOTS) if dots == COVERED_DOTS)
"""The stations that three players cover."""


class LayOut(Do):
    """Step 1: rooms, covered stations, scars (GEN7-5.1, 5.2, 5.5)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        if s.seats == 3:
            s.shut = in_play(s) & COVERED_WITH_THREE
        for room in bits(s.rooms):
            if s.log.scars[room]:
                for station in available(s, room)[: s.log.scars[room]]:
                    s.shut |= 1 << station


class OpenBook(Do):
    """Steps 2 to 6: the episode's first section with its goals and set-up (GEN7-5.4); the store is filled (5.7)."""

    __slots__ = ("point",)

    def __init__(self, seat: int, point: int) -> None:
        self.seat = seat
        self.point = point

    def run(self, s: Ship) -> None:
        s.store = list(STORE_START)
        s.goals = EPISODE_GOALS[self.point]
        begin_point(s, self.point)


class DealQuarters(Do):
    """Steps 7 to 9: quarters and dice (GEN7-5.9 to 5.13)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        pool = tuple(range(len(QUARTERS_DATA)))
        for seat in range(s.seats):
            quarters, pool = s.pick(OF_QUARTERS, pool)
            officer = s.officers[seat]
            officer.move_in(quarters)
            officer.cryo = SLEEPERS[quarters]
            officer.pod = True
            officer.robot = not ROBOT_AT_HOME[quarters]
            dice = [code_of(COLONIST, 1)] * (COLONISTS[quarters] - SLEEPERS[quarters]) + [code_of(OFFICER, 1)]
            if ROBOT_AT_HOME[quarters]:
                dice.append(code_of(ROBOT, 1))
            officer.dice = tuple(sorted(dice))
            if s.telling:
                s.tell(QuartersDealt(seat=seat, quarters=quarters, reveals=True))


class Consequences(Do):
    """Right after step 9: what trust, unrest and margin bring, in the listed order (GEN7-30.17)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        for i in reversed(range(len(CONSEQUENCES))):
            s.agenda.append(Consequence(TABLE, i))


class Consequence(Do):
    """One of the campaign's consequences, if its condition holds now."""

    __slots__ = ("number",)

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, s: Ship) -> None:
        test, effects = CONSEQUENCES[self.number]
        if holds(s, test, BY_SEAT[s.leader]):
            resolve(s, effects, BY_SEAT[s.leader])


class DealPlans(Do):
    """Personal goals, if they are in play: that of the quarters, a plan A and a plan B (GEN7-5.21)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        if PERSONAL not in s.goals:
            return
        plans_a, plans_b = PLANS_A, PLANS_B
        for seat in range(s.seats):
            one, plans_a = s.pick(OF_PLAN_A, plans_a)
            other, plans_b = s.pick(OF_PLAN_B, plans_b)
            s.officers[seat].plans = (QUARTERS_PLAN[s.officers[seat].quarters], one, other)
            if s.telling:
                s.tell(PlansDealt(seat=seat, plans=(one, other), to=1 << seat, reveals=True))


class DealCards(Do):
    """Step 10: a file and a schema each; the schema is placed at once (GEN7-5.14, 5.15)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        for seat in range(s.seats):
            take_in_hand(s, seat, FILE, draw_card(s, FILE))
            schema = draw_card(s, SCHEMA)
            s.officers[seat].schemas = (schema, -1, -1, -1)
            if s.telling:
                s.tell(SchemasPlaced(seat=seat, schemas=s.officers[seat].schemas, reveals=True))
        s.deaf()


class NameLeader(Do):
    """Step 11: everybody rolls the officer; the lowest leads, tied ones roll again (GEN7-5.16)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        seats = list(range(s.seats))
        while len(seats) > 1:
            rolls = [VALUE_OF[roll(s, OFFICER)] for _ in seats]
            if s.telling:
                for seat, value in zip(seats, rolls, strict=True):
                    s.tell(DiceRolled(seat=seat, dice=(code_of(OFFICER, value),), reveals=True))
            seats = [seat for seat, value in zip(seats, rolls, strict=True) if value == min(rolls)]
        s.leader = seats[0]
        s.ladder = list(turn_order(s, s.leader))
        if s.telling:
            s.tell(LeaderNamed(seat=s.leader, reveals=True))


class DraftOrders(Do):
    """Step 12: two work orders each, passed on counter-clockwise from the last player (GEN7-5.17, 5.18)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        lap = turn_order(s, s.leader)[::-1]
        start_draft(s, 2 * s.seats + 1, tuple(lap + lap), 2 * s.seats)


def start_fates(carry: Carry | None) -> tuple[int, ...]:
    """Return the fate deck an episode begins with."""
    return () if carry is None else tuple(sorted(carry.fates))


def start_rooms(carry: Carry | None) -> int:
    """Return the rooms in play when an episode begins."""
    return START_ROOMS if carry is None else carry.rooms
