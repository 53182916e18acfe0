"""Setting up a campaign and an episode, step by step (GEN7-3, 4, 5).

Step 4 needs no code: the supply of tokens and markers never runs out (GEN7-5.6).
"""

from __future__ import annotations

from typing import Final

from sternhafen.engine import TABLE, Do, bitset
from sternhafen.engine.fast import cached
from sternhafen.games.gen7.aliases import NOBODY, Seat
from sternhafen.games.gen7.campaign.carry import new_logbook, new_officer
from sternhafen.games.gen7.campaign.memory.passages import EPISODE_OPEN
from sternhafen.games.gen7.campaign.registry import campaign_of
from sternhafen.games.gen7.data.vocabulary import (
    CAMPAIGN_END,
    COLONIST,
    FATE,
    FILE,
    OF_PLAN_A,
    OF_PLAN_B,
    OF_QUARTERS,
    OF_RELATIONSHIP,
    OFFICER,
    ORDER,
    PER,
    PLAIN_PURPOSES,
    PURPOSES,
    ROBOT,
    SCHEMA,
)
from sternhafen.games.gen7.effects.agenda import resolve
from sternhafen.games.gen7.effects.causes import BY_SEAT
from sternhafen.games.gen7.effects.conditions import holds
from sternhafen.games.gen7.effects.scenes.remembering import own_memory, reach
from sternhafen.games.gen7.effects.story_events import PlansDealt, QuartersDealt, RelationshipDealt
from sternhafen.games.gen7.events import DiceRolled, LeaderNamed, SchemasPlaced
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.options import Carry, Gen7Options
from sternhafen.games.gen7.rules.cards.decks import draw_card, take_in_hand
from sternhafen.games.gen7.rules.crew import VALUE_OF, code_of, roll
from sternhafen.games.gen7.rules.phases import Round
from sternhafen.games.gen7.rules.plot import begin_point
from sternhafen.games.gen7.rules.rooms.briefing import start_draft
from sternhafen.games.gen7.rules.status import available, in_play
from sternhafen.games.gen7.state import Ship, turn_order

PER_CAMPAIGN: Final = PER.index("campaign")
MAX_CACHED: Final = 32


def new(options: Gen7Options, seats: int, seed: int, kind: type[Gen7] = Gen7) -> Gen7:
    """Return an episode before its first step; `kind` is its class, `Gen7` or the one of `fast`."""
    book = campaign_of(options.campaign)
    carry = options.carry
    s: Gen7 = empty_ship(book.id, seats, kind).copy()
    s.seed = seed
    s.confirm = options.confirm
    s.log = new_logbook(book, options, carry)
    s.pools[ORDER] = s.log.orders
    s.officers = [new_officer(book, None if carry is None else carry.officers[seat]) for seat in range(seats)]
    if carry is not None:
        s.point, s.track, s.rooms = carry.point, carry.track, carry.rooms
        s.pools[FATE] = tuple(sorted(carry.fates))
        s.lasting = tuple([(rule, owner, CAMPAIGN_END) for rule, owner in carry.lasting])
        s.used = tuple([rule for rule in carry.used if book.rules[rule].per == PER_CAMPAIGN])
    first_steps(s, carry)
    return s


@cached(MAX_CACHED)
def empty_ship(campaign: str, seats: int, kind: type[Gen7]) -> Gen7:
    """Return the ship before anybody is aboard, the same for all new campaigns with this number of seats."""
    book = campaign_of(campaign)
    return kind(
        seats=seats,
        seed=0,
        draws=[0] * (len(PURPOSES) if book.remembers else PLAIN_PURPOSES),
        agenda=[],
        lanes=[],
        confirm=False,
        officers=[],
        ladder=list(range(seats)),
        log=new_logbook(book, Gen7Options(), None),
        round=0,
        final=0,
        deadline=0,
        point=0,
        active=NOBODY,
        leader=0,
        track=0,
        store=[0, 0, 0],
        status=[0, 0, 0, 0],
        worse=0,
        rooms=book.start_rooms,
        stations=[-1] * book.station_count,
        shut=0,
        failed=0,
        broken=0,
        faulty=0,
        row=(),
        done=0,
        sticky=0,
        on_tasks=[],
        plot_dice=[],
        plot_done=[],
        plot_now=[],
        wake=(),
        pools=[book.file_deck, book.schema_deck, (), (), book.task_deck],
        unders=[(), (), (), (), ()],
        look=(),
        look_deck=0,
        looker=NOBODY,
        packet=(),
        saw=[],
        takers=[],
        known=[()] * seats,
        ballot=(),
        ballot_kind=0,
        votes=[],
        offer=None,
        refused=(),
        fallen=(),
        fate=-1,
        fate_seat=NOBODY,
        lasting=(),
        used=(),
        goals=(),
        lost_goals=0,
        tallies=[0] * 24,
        discount=0,
        replaced=False,
        briefed=False,
        brief=(),
        stage=0,
        extra=0,
        campaign=book.id,
    )


def first_steps(s: Ship, carry: Carry | None) -> None:
    """Put the steps of the set-up on the agenda, the first on top."""
    s.agenda.append(Round(TABLE))
    s.agenda.append(DraftOrders(TABLE))
    s.agenda.append(NameLeader(TABLE))
    s.agenda.append(DealCards(TABLE))
    s.agenda.append(DealPlans(TABLE))
    s.agenda.append(Consequences(TABLE))
    s.agenda.append(DealQuarters(TABLE))
    s.agenda.append(OpenBook(TABLE, s.book.start_point if carry is None else carry.point))
    s.agenda.append(LayOut(TABLE))
    if carry is None:
        s.agenda.append(DealRelationships(TABLE))


class DealRelationships(Do):
    """A new campaign: deal relationships and add their fate cards (GEN7-3.3 to 3.5)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        book = s.book
        fates = list(book.start_fates)
        pool = tuple(range(book.relationship_count))
        for seat in range(s.seats):
            card, pool = s.pick(OF_RELATIONSHIP, pool)
            s.officers[seat].relationship = card
            fates.append(book.rel_fate[card])
            if s.recording:
                s.tell(RelationshipDealt(seat=seat, relationship=card, reveals=True))
        s.pools[FATE] = tuple(sorted(fates))


class LayOut(Do):
    """Step 1: rooms, covered stations, scars (GEN7-5.1, 5.2, 5.5)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        if s.seats == 3:
            s.shut = in_play(s) & s.book.covered_with_three
        for room in bitset.members(s.rooms):
            if s.log.scars[room]:
                for station in available(s, room)[: s.log.scars[room]]:
                    s.shut |= 1 << station


class OpenBook(Do):
    """Steps 2 to 6: the episode's first section with its goals and set-up (GEN7-5.4); the store is filled (5.7)."""

    __slots__ = ("point",)

    def __init__(self, seat: Seat, point: int) -> None:
        self.seat = seat
        self.point = point

    def run(self, s: Ship) -> None:
        book = s.book
        s.store = list(book.store_start)
        s.goals = book.episode_goals[self.point]
        if book.remembers:
            own_memory(s).entry = self.point
            reach(s, EPISODE_OPEN, self.point, 0)
        begin_point(s, self.point)


class DealQuarters(Do):
    """Steps 7 to 9: quarters and dice (GEN7-5.9 to 5.13)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        book = s.book
        pool = tuple(range(len(book.quarters_data)))
        for seat in range(s.seats):
            quarters, pool = s.pick(OF_QUARTERS, pool)
            officer = s.officers[seat]
            officer.move_in(quarters, book)
            officer.cryo = book.sleepers[quarters]
            officer.pod = True
            officer.robot = not book.robot_at_home[quarters]
            dice = [code_of(COLONIST, 1)] * (book.colonists[quarters] - book.sleepers[quarters]) + [code_of(OFFICER, 1)]
            if book.robot_at_home[quarters]:
                dice.append(code_of(ROBOT, 1))
            officer.dice = tuple(sorted(dice))
            if s.recording:
                s.tell(QuartersDealt(seat=seat, quarters=quarters, reveals=True))


class Consequences(Do):
    """Right after step 9: what trust, unrest and margin bring, in the listed order (GEN7-30.17)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        for i in reversed(range(len(s.book.consequences))):
            s.agenda.append(Consequence(TABLE, i))


class Consequence(Do):
    """One of the campaign's consequences, if its condition holds now."""

    __slots__ = ("number",)

    def __init__(self, seat: Seat, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, s: Ship) -> None:
        test, effects = s.book.consequences[self.number]
        if holds(s, test, BY_SEAT[s.leader]):
            resolve(s, effects, BY_SEAT[s.leader])


class DealPlans(Do):
    """Personal goals, if they are in play: that of the quarters, a plan A and a plan B (GEN7-5.21)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        book = s.book
        if book.personal_goals not in s.goals:
            return
        plans_a, plans_b = book.plans_a, book.plans_b
        for seat in range(s.seats):
            one, plans_a = s.pick(OF_PLAN_A, plans_a)
            other, plans_b = s.pick(OF_PLAN_B, plans_b)
            s.officers[seat].plans = (book.quarters_plan[s.officers[seat].quarters], one, other)
            if s.recording:
                s.tell(PlansDealt(seat=seat, plans=(one, other), to=1 << seat, reveals=True))


class DealCards(Do):
    """Step 10: a file and a schema each; the schema is placed at once (GEN7-5.14, 5.15)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        for seat in range(s.seats):
            take_in_hand(s, seat, FILE, draw_card(s, FILE))
            schema = draw_card(s, SCHEMA)
            s.officers[seat].schemas = (schema, -1, -1, -1)
            if s.recording:
                s.tell(SchemasPlaced(seat=seat, schemas=s.officers[seat].schemas, reveals=True))
        s.rules_changed()


class NameLeader(Do):
    """Step 11: everybody rolls the officer; the lowest leads, tied ones roll again (GEN7-5.16)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        seats = list(range(s.seats))
        while len(seats) > 1:
            rolls = [VALUE_OF[roll(s, OFFICER)] for _ in seats]
            if s.recording:
                for seat, value in zip(seats, rolls, strict=True):
                    s.tell(DiceRolled(seat=seat, dice=(code_of(OFFICER, value),), reveals=True))
            seats = [seat for seat, value in zip(seats, rolls, strict=True) if value == min(rolls)]
        s.leader = seats[0]
        s.ladder = list(turn_order(s, s.leader))
        if s.recording:
            s.tell(LeaderNamed(seat=s.leader, reveals=True))


class DraftOrders(Do):
    """Step 12: two work orders each, passed on counter-clockwise from the last player (GEN7-5.17, 5.18)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        lap = turn_order(s, s.leader)[::-1]
        start_draft(s, 2 * s.seats + 1, tuple(lap + lap), 2 * s.seats)
